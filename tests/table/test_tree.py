"""The semantic tree: what is under the pointer, what Tab visits, what a dialog keeps away."""

from __future__ import annotations

from pygame import Rect

from game.table import tree
from game.table.tree import Node


def button(key: str, x: int, y: int) -> Node:
    return Node("button", key, Rect(x, y, 40, 40), name=key, actions={"press": lambda: None})


def board() -> Node:
    return Node("scene", "root", Rect(0, 0, 400, 400)).add(
        button("a", 0, 0), button("b", 100, 0), button("c", 0, 100), button("d", 100, 100)
    )


def test_the_last_child_lies_on_top() -> None:
    root = board().add(button("over", 10, 10))
    found = tree.hit(root, (20, 20))
    assert found is not None and found.key == "over"


def test_a_modal_node_keeps_input_from_the_rest() -> None:
    root = board().add(Node("group", "veil", Rect(0, 0, 400, 400), flags={"modal"}).add(button("ok", 200, 200)))
    assert [node.key for node in tree.stops(root)] == ["ok"]
    found = tree.hit(root, (20, 20))
    assert found is not None and found.key == "veil"


def test_tab_goes_round_and_arrows_go_by_place() -> None:
    root = board()
    order = ["a"]
    for _ in range(4):
        node = tree.after(root, order[-1])
        assert node is not None
        order.append(node.key)
    assert order == ["a", "b", "c", "d", "a"]
    for direction, goal in (("right", "b"), ("down", "c")):
        node = tree.beside(root, "a", direction)  # type: ignore[arg-type]
        assert node is not None and node.key == goal


def test_an_arrow_goes_to_what_lies_straight_ahead_with_some_part_of_it() -> None:
    root = Node("scene", "root", Rect(0, 0, 400, 400))
    root.add(button("tab", 0, 0), Node("button", "wide", Rect(0, 100, 300, 40), actions={"press": lambda: None}),
             button("small", 0, 200), button("aside", 350, 30))  # fmt: skip
    for start, direction, goal in (("tab", "down", "wide"), ("wide", "down", "small"), ("small", "up", "wide"),
                                   ("aside", "down", "wide")):  # fmt: skip
        node = tree.beside(root, start, direction)  # type: ignore[arg-type]
        assert node is not None and node.key == goal, (start, direction)


def test_an_arrow_stays_in_a_row_of_which_one_stands_forward() -> None:
    root = Node("scene", "root", Rect(0, 0, 400, 400))
    for key, box in (
        ("bar", Rect(95, 70, 70, 15)),
        ("forward", Rect(100, 80, 50, 80)),
        ("next", Rect(155, 100, 50, 80)),
    ):
        root.add(Node("button", key, box, actions={"press": lambda: None}))
    node = tree.beside(root, "forward", "right")
    assert node is not None and node.key == "next"


def test_what_is_clipped_away_is_not_hit() -> None:
    area = Node("scroll", "area", Rect(0, 0, 50, 50), clip=True).add(button("far", 0, 100))
    assert tree.hit(Node("scene", "root", Rect(0, 0, 400, 400)).add(area), (10, 110)) is None


def test_a_disabled_node_does_nothing() -> None:
    done: list[int] = []
    node = Node("button", "x", Rect(0, 0, 1, 1), actions={"press": lambda: done.append(1)}, flags={"disabled"})
    assert not node.act() and not done


def test_the_tree_reads_as_text() -> None:
    root = Node("scene", "s", Rect(0, 0, 9, 9), name="Table").add(button("go", 0, 0))
    assert tree.as_text(root) == 'scene "Table"\n  button "go" (press)'


def test_what_lies_wholly_under_a_cover_is_no_stop_and_what_looks_out_is_one() -> None:
    root = board()
    root.add(Node("log", "log", Rect(90, 0, 310, 120), flags={tree.COVERS}).add(button("close", 300, 0)))
    assert [node.key for node in tree.stops(root)] == ["a", "c", "d", "close"]
