"""The command `deck-search`: is there a deck that beats all the others?"""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from game.commands import FINE, INTERRUPTED, Watch, WrongUsage, executor, print_json, warn_of_stale_weights


def deck_search(given: Namespace) -> int:
    from game.lab.simulate import NoSuch

    if given.save and Path(given.save).suffix not in (".yaml", ".yml"):
        raise WrongUsage(f"`{given.save}` must end in .yaml")
    try:
        return _search(given)
    except NoSuch as error:
        raise WrongUsage(str(error)) from None


def _search(given: Namespace) -> int:
    from game.lab import deckfound, decksearch
    from game.lab.arena import AT, file_of
    from game.lab.decksearch import Plan, Search
    from game.lab.simulate import agreed_on, new_seed

    kept, code = Path(given.out) if given.out else None, FINE
    options = {"seed": new_seed(), "pairs": Plan.pairs} | decksearch.options_of(kept)
    options |= {name: value for name in ("seed", "pairs") if (value := getattr(given, name)) is not None}
    rules = agreed_on(given.game, given.rule)
    if given.balance:
        options["known"] = decksearch.known_by(Path(given.balance), given.game, rules)
    plan = decksearch.planned(
        given.game, given.starts, given.field, agent=given.agents, rounds=given.rounds, nodes=given.node_limit,
        rules=rules, **options,
    )  # fmt: skip
    warn_of_stale_weights(given.game, [given.agents])
    watch: Watch[Search] = Watch(deckfound.so_far)
    files = [file_of(given.agents)] if AT in given.agents else []
    with executor(given, files) as by:
        try:
            search = decksearch.searched(plan, by, kept, watch)
        except KeyboardInterrupt:
            search, code = watch.interrupted(kept), INTERRUPTED
    library = decksearch.table(plan).library
    told = deckfound.as_json(search, library)
    if given.save:
        deckfound.save(Path(given.save), search, library)
    if given.json:
        print_json(told)
    else:
        print(deckfound.as_text(told, library, given.lang))
    return code
