"""What a question means, in one sentence more than what is asked: by which text, and what doing nothing does."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.table.match.legal import Legal
    from game.table.match.scene import MatchScene


def of(scene: MatchScene) -> str:
    """The sentence to the pending question; "" where there is nothing to be said.

    `prompt-<kind>-note` of the game, or the clause that asks.
    """
    now = scene.legal
    if scene.hands.dragged is not None:
        return ""
    if now.free:
        return window(scene, f"{name_of(now)}-note") if scene.hands.selected is None else _deed(scene)
    clause = written(scene, now.clause)
    if now.choosing and not clause:
        return window(scene, f"prompt-{now.kind}-note") if now.source is None else ""
    return clause


def name_of(now: Legal) -> str:
    """The message of what can be done, as one likes or by duty."""
    return f"prompt-{now.kind}" if now.ending else f"prompt-{now.kind}-must"


def window(scene: MatchScene, name: str) -> str:
    """The message `name` with the cards that the question is about, what was announced, and what can be done; "" where
    there is no such message."""
    say, now = scene.ui.say, scene.legal
    if not say.has(name):
        return ""
    cards = [scene.words.entity(scene.view, card) for card in now.about]
    first, second, *_ = (*cards, "", "")
    does = {verb.word: "yes" if verb.word in now.actions else "no" for verb in now.verbs}
    return say(name, card=scene.words.listed(cards), count=len(cards), first=first, second=second,
               clause=written(scene, now.clause).replace("**", ""), **does)  # fmt: skip


def written(scene: MatchScene, clause: str) -> str:
    """The text of a clause, in one paragraph."""
    library, language = scene.stage.library, scene.ui.say.language
    return library.write_clause(clause, language).replace("\n", " ") if clause else ""


def _deed(scene: MatchScene) -> str:
    """What comes of doing what is chosen: what the rules say of it, or the text of the card whose ability is used."""
    say, now, chosen = scene.ui.say, scene.legal, scene.hands.selected
    assert chosen is not None
    meant = [*now.of(chosen, aimed=True), *now.of(chosen, beside=True), *now.of(chosen, aimed=False, beside=False)]
    verb = next(iter(meant), None)
    entity = scene.view["entities"].get(chosen)
    if verb is None or entity is None:
        return ""
    note = f"{verb.prompt}-note"
    if say.has(note):
        return say(note)
    if not verb.numbered or scene.is_player(chosen):
        return ""
    return scene.stage.library.write(entity["card"], say.language).replace("\n", " ")
