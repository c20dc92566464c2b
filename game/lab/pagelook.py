"""The looks of the page of a balance, and what its tables and numbers do when they are pressed."""

STYLE = """
:root { color-scheme: light dark; --ink: #1d1b19; --soft: #665f57; --line: #d8d2c8; --paper: #fffdf9; --mark: #a3261b;
  --code: #f4f0e8; --band: #e9e3d6; --high: 38 110 150; --low: 190 105 20; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece7de; --soft: #b0a89c; --line: #4a443d; --paper: #191715;
  --mark: #ff9a8c; --code: #24211e; --band: #332e28; --high: 90 165 205; --low: 215 140 60; } }
* { box-sizing: border-box; }
html { scroll-padding-top: 3.5rem; }
body { margin: 0 auto; padding: 2rem; max-width: 72rem; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, "Segoe UI", Roboto, sans-serif; }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.3rem; margin: 2.5rem 0 .5rem; padding-bottom: .3rem; border-bottom: 2px solid var(--ink);
  break-after: avoid; }
p { margin: .4rem 0; max-width: 46rem; }
header p, figcaption, caption, small, em { color: var(--soft); }
header p { margin: .1rem 0; overflow-wrap: anywhere; }
nav { position: sticky; top: 0; z-index: 2; display: flex; gap: .2rem 1.1rem; align-items: center; height: 3rem;
  overflow-x: auto; white-space: nowrap; background: var(--paper); border-bottom: 1px solid var(--line); }
nav a { color: inherit; padding: .3rem 0; }
button, input { font: inherit; color: inherit; }
:focus-visible { outline: 3px solid var(--mark); outline-offset: 2px; }
figure { margin: 1rem 0; break-inside: avoid; }
figcaption, caption { text-align: left; font-size: .9rem; padding-bottom: .3rem; }
.aloud { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.plot { display: block; width: 100%; max-width: 46rem; height: auto; font-family: inherit; stroke-linejoin: round;
  stroke-linecap: butt; }
.scrolled { overflow-x: auto; margin: 1rem 0; max-width: 100%; }
table { border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .6rem; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
thead th { border-bottom: 2px solid var(--line); vertical-align: bottom; }
tbody th { font-weight: 600; position: sticky; left: 0; background: var(--paper); min-width: 8rem; }
.number { text-align: right; white-space: nowrap; }
thead .number { white-space: normal; }
#table-cards td:nth-child(2) { min-width: 11rem; }
td small { display: block; }
.sort { background: none; border: 0; padding: 0; font-weight: 600; text-align: inherit; cursor: pointer; }
[aria-sort] .sort::after { content: " ▴"; }
[aria-sort="descending"] .sort::after { content: " ▾"; }
[data-seeds] { background: none; border: 0; padding: 0; text-align: inherit; cursor: pointer;
  text-decoration: underline dotted; text-underline-offset: .2em; }
.matrix td { text-align: center; min-width: 6.5rem; border: 1px solid var(--line); }
.matrix thead th { text-align: center; }
.matrix td.high { background: rgb(var(--high) / calc(var(--much) * .55)); }
.matrix td.low { background: rgb(var(--low) / calc(var(--much) * .55)); }
.matrix td[style] small, .matrix em { color: inherit; }
.matrix [data-seeds] { text-align: center; font-weight: 600; }
.matrix small { font-weight: 400; }
.matrix em { display: block; font-style: normal; font-size: .85em; }
.search { display: flex; gap: 1rem; align-items: center; }
input { background: var(--code); border: 1px solid var(--soft); border-radius: 4px; padding: .4rem .6rem;
  width: min(20rem, 100%); }
dialog { background: var(--paper); color: var(--ink); border: 1px solid var(--soft); border-radius: 6px;
  max-width: min(40rem, 92vw); max-height: 80vh; overflow: auto; }
dialog::backdrop { background: rgb(0 0 0 / .5); }
dialog h2 { margin-top: 0; }
dialog h3 { font-size: 1rem; margin: .8rem 0 .2rem; }
dialog button { background: var(--code); border: 1px solid var(--soft); border-radius: 4px; padding: .4rem 1rem;
  margin-top: 1rem; }
code { background: var(--code); padding: .1rem .3rem; border-radius: 3px; overflow-wrap: anywhere; }
[hidden] { display: none; }
@media (max-width: 40rem) { body { padding: 1rem; font-size: 15px; } h1 { font-size: 1.5rem; }
  th, td { padding: .3rem .4rem; } tbody th { min-width: 6rem; max-width: 9rem; } .matrix td { min-width: 5.2rem; } }
@media print { :root { color-scheme: light; --ink: #000; --soft: #444; --line: #bbb; --paper: #fff; --mark: #a00;
  --code: #fff; --band: #e4e4e4; --high: 38 110 150; --low: 190 105 20; }
  nav, .search, dialog { display: none; } body { padding: 0; font-size: 10pt; max-width: none; }
  .scrolled { overflow: visible; } table { font-size: 7.5pt; }
  th, td { padding: .1rem .25rem; } tr { break-inside: avoid; }
  tbody th { position: static; min-width: 0; } [data-seeds] { text-decoration: none; }
  .matrix td, #table-cards td:nth-child(2) { min-width: 0; } td small { font-size: 6pt; }
  thead { display: table-header-group; } .plot { max-width: 15cm; }
  .matrix td { print-color-adjust: exact; -webkit-print-color-adjust: exact; } @page { margin: 12mm; } }
"""

SCRIPT = """
const data = JSON.parse(document.getElementById("data").textContent);
const plain = text => text.normalize("NFD").replace(/[\\u0300-\\u036f]/g, "").toLowerCase();
const value = (row, place) => {
  const cell = row.cells[place], by = cell.dataset.by;
  return by === undefined ? cell.textContent : isNaN(by) || by === "" ? by : Number(by);
};
document.querySelectorAll(".sort").forEach(button => button.addEventListener("click", () => {
  const head = button.closest("th"), table = head.closest("table"), place = head.cellIndex;
  const down = head.hasAttribute("aria-sort") ? head.getAttribute("aria-sort") === "ascending"
    : head.classList.contains("number");
  table.querySelectorAll("[aria-sort]").forEach(other => other.removeAttribute("aria-sort"));
  head.setAttribute("aria-sort", down ? "descending" : "ascending");
  const rows = [...table.tBodies[0].rows].map(row => [value(row, place), row]);
  rows.sort(([one], [other]) => (typeof one === "number" && typeof other === "number" ? one - other
    : String(one).localeCompare(String(other), document.documentElement.lang)) * (down ? -1 : 1));
  table.tBodies[0].append(...rows.map(([, row]) => row));
}));
document.querySelectorAll("input[data-table]").forEach(field => field.addEventListener("input", () => {
  const words = plain(field.value).split(/\\s+/);
  const rows = [...document.getElementById(field.dataset.table).tBodies[0].rows];
  rows.forEach(row => { row.hidden = !words.every(word => plain(row.textContent).includes(word)); });
  field.parentElement.querySelector("output").textContent = field.value
    ? data.found.replace("##", rows.length).replace("#", rows.filter(row => !row.hidden).length) : "";
}));
const dialog = document.querySelector("dialog"), list = document.getElementById("seeds-list");
document.querySelectorAll("[data-seeds]").forEach(button => button.addEventListener("click", () => {
  const [title, parts] = data.seeds[button.dataset.seeds];
  document.getElementById("seeds-title").textContent = title;
  list.replaceChildren(...(parts.length ? parts : [[data.none, []]]).flatMap(([name, seeds]) => {
    const head = document.createElement("h3"), body = document.createElement("p");
    head.textContent = name;
    seeds.forEach(seed => {
      const code = document.createElement("code");
      code.textContent = seed;
      body.append(code, " ");
    });
    return [head, body];
  }));
  dialog.showModal();
}));
"""
