"""What Contracts asks beside the acts of a turn, on the table itself: in the row of mana, at the deck, in the hand."""

from __future__ import annotations

from game.table.games.contracts.tokens import ELEMENTS
from game.table.games.desk import Desk
from game.table.games.interface import Answer, Choice, Offer, Question
from game.table.tree import Act


def extractor(desk: Desk) -> Question:
    """A new extractor stands where it will stand; to exchange one, first the one that is given up is pressed."""
    ui, now = desk.ui, desk.legal
    gains = [a[1] for a in now.answers if a[0] == "gain"]
    exchanges = [(a[1], a[2]) for a in now.answers if a[0] == "exchange"]
    if not exchanges:
        offers = tuple(_offer(desk, "gain", e, desk.give("gain", e)) for e in gains)
        return Question(ui.say("ask-extractor"), ui.say("ask-extractor-note"), offers=offers)
    given = desk.choice.half
    leave = Choice("decline", ui.say("extractor-decline"), desk.give("decline"), "main")
    choices = (leave,) if ("decline",) in now.answers else ()
    if given is None:
        kinds = [e for e in ELEMENTS if any(give == e for give, _ in exchanges)]
        offers = tuple(_offer(desk, "give", e, desk.half(e), fresh=False) for e in kinds)
        return Question(ui.say("ask-exchange"), ui.say("ask-exchange-note"), choices, offers)
    back = Choice("again", ui.say("back"), desk.half(None))
    taken = [get for give, get in exchanges if give == given]
    offers = tuple(_offer(desk, "take", e, desk.give("exchange", given, e)) for e in taken)
    return Question(ui.say("ask-exchange-for", element=ui.say(f"element-{given}")), "", (back, *choices), offers)


def no_exchange(desk: Desk) -> Answer:
    """Exchange none, where none of the own contracts asks for a colour that could be had; () where one does."""
    answers, library, mine = desk.legal.answers, desk.library, desk.numbers
    held = {entity["card"] for zone in ("hand", "line", "rune", "orb") for card in mine.get(zone) or ()
            if (entity := desk.entity(card)) is not None}  # fmt: skip
    had, own = {answer[2] for answer in answers if answer[0] == "exchange"}, desk.own_cards
    if not had or not own or ("decline",) not in answers:
        return ()
    cards = [library.cards[card] for card in own | held if card in library.cards]
    asked = {element for card in cards for element, amount in card.cost.items() if amount} | {card.x for card in cards}
    told = "".join(library.write(card.id, "en") for card in cards)
    return () if had & asked or any(f"{{{element}}}" in told for element in had) else ("decline",)


def _offer(desk: Desk, word: str, element: str, act: Act, fresh: bool = True) -> Offer:
    name = desk.ui.say(f"extractor-{word}", element=desk.ui.say(f"element-{element}"))
    return Offer(f"{word}-{element}", element, name, act, fresh)


def draw(desk: Desk) -> Question:
    """The backs of so many contracts as are looked at; the deck itself stands for the most."""
    ui, left = desk.ui, len(desk.numbers.get("deck") or ()) or desk.numbers["deck_count"]
    choices: list[Choice] = []
    for answer in desk.legal.answers:
        words = ui.say(
            "draw-look" if answer[0] == "draw" else "draw-special", count=answer[1], keep=desk.constants["special_keep"]
        )
        note = words if answer[1] <= left else f"{words}\n{ui.say('draw-burnout', left=left)}"
        if answer[0] == "special":
            note = f"{note}\n{ui.say('ask-special-note')}"
        kind = "danger" if answer[1] > left else "plain" if answer[0] == "draw" else "main"
        key = f"{answer[0]}-{answer[1]}"
        first = answer[0] == "special" and all(other.key.startswith("draw-") for other in choices)
        before = ui.say("ask-special", keep=desk.constants["special_keep"]) if first else ""
        choices.append(
            Choice(
                key,
                words,
                desk.give(*answer),
                kind,
                hint=note,
                number=answer[1],
                before=before,
                once=answer[0] == "special",
            )
        )
    plain = [answer for answer in desk.legal.answers if answer[0] == "draw" and answer[1] <= max(1, left)]
    return Question(ui.say("ask-draw"), ui.say("ask-draw-note"), tuple(choices),
                    deck=desk.give(*plain[-1]) if plain else None)  # fmt: skip


def keep(desk: Desk) -> Question:
    """The contracts that were looked at lie open above the hand."""
    ui, now = desk.ui, desk.legal
    looking = desk.numbers.get("looking") or sorted(now.picks)
    ids = [card for card in looking if card in now.picks] or sorted(now.picks)
    note = ui.say("ask-keep-one-note" if now.kind == "keep_one" else "ask-keep-note")
    return Question(ui.say("ask-keep", count=now.most), note, _confirm(desk), cards=tuple(ids))


def _confirm(desk: Desk) -> tuple[Choice, ...]:
    """Nothing where one press is enough."""
    if desk.legal.most == desk.legal.least == 1:
        return ()
    return (Choice("confirm", desk.ui.say("confirm"), desk.confirm(), "main", desk.enough),)


def set_aside(desk: Desk) -> Question:
    """Contracts of the hand are pressed in the hand."""
    ui, chosen = desk.ui, len(desk.choice.picked)
    words = ui.say("aside-confirm", count=chosen) if chosen else ui.say("aside-keep-all")
    confirm = Choice("confirm", words, desk.confirm(), "main", desk.enough)
    return Question(ui.say("ask-aside"), ui.say("ask-aside-note"), (confirm,), mark="mark-aside")


def orb_active(desk: Desk) -> Question:
    ui, answers = desk.ui, desk.legal.answers
    orbs = desk.numbers["orb"]
    source = desk.legal.source if desk.legal.source is not None else (orbs[0] if orbs else None)
    choices = (
        Choice("yes", ui.say("orb-yes"), desk.give("yes"), "main", ("yes",) in answers),
        Choice("no", ui.say("orb-no"), desk.give("no"), "plain", ("no",) in answers),
    )
    return Question(ui.say("ask-orb", card=desk.name(source)), ui.say("ask-orb-note"), choices)


def store(desk: Desk) -> Question:
    """How much mana goes into the tanks, where that is not left to the table (`all_of_it`)."""
    ui = desk.ui
    amounts = sorted((a[1] for a in desk.legal.answers if a[0] == "store"), reverse=True)
    choices = [
        Choice("confirm" if number == 0 else f"store-{amount}", ui.say("store-confirm", count=amount),
               desk.give("store", amount), "plain" if number else "main")
        for number, amount in enumerate(amounts)
    ]  # fmt: skip
    return Question(ui.say("ask-store"), ui.say("ask-store-note"), tuple(choices))


def all_of_it(answers: list[Answer]) -> Answer:
    """Store all that can be stored."""
    return max(answer for answer in answers if answer[0] == "store")
