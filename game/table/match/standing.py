"""Where every card and player stands on the table, in design units and in pixels."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.table.games.layout import SHARED
from game.table.match import poses, room
from game.table.match.poses import Pose

if TYPE_CHECKING:
    from game.table.games.layout import Row
    from game.table.match.scene import MatchScene


class Standing:
    """Places follow from the position that is shown; `settle` sets the cards on their way there."""

    def __init__(self, scene: MatchScene) -> None:
        self.scene = scene
        self.room = self._room()

    def _room(self) -> room.Room:
        scene = self.scene
        return room.room(scene.game.layout(len(scene.play.seats)), scene.ui.scale, scene.upper_edge)

    def lay_out(self) -> None:
        """Lay the table out anew where the scale of the interface has changed."""
        found = self._room()
        if found != self.room:
            self.room = found
            self.settle(quick=True)

    def place(self, entity: int) -> tuple[float, float] | None:
        """Where a card or player is, in design units."""
        scene = self.scene
        if scene.is_player(entity):
            x, y, w, h = scene.side(entity).plate
            return x + w / 2, y + h / 2
        pose = scene.motion.pose(entity)
        return (pose.x, pose.y) if pose else None

    def spot(self, entity: int) -> tuple[int, int] | None:
        scene = self.scene
        found = self.place(entity)
        if found is None:
            return None
        left, top = scene.ui.origin
        return left + scene.ui.u(found[0]), top + scene.ui.u(found[1])

    def upper_edge(self, entity: int) -> tuple[int, int] | None:
        """The middle of the upper edge of a card or of a player's plate, in pixels."""
        scene, spot = self.scene, self.spot(entity)
        if spot is None:
            return None
        pose = scene.motion.pose(entity)
        high = scene.side(entity).plate[3] if scene.is_player(entity) else pose.height if pose else 0.0
        return spot[0], spot[1] - scene.ui.u(high / 2)

    def home(self, entity: int) -> tuple[int, int] | None:
        """Where it stands even while it lunges or glides, in pixels."""
        glide = self.scene.motion.glides.get(entity)
        if glide is None:
            return self.spot(entity)
        return self.scene.ui.rect(glide.goal.x, glide.goal.y, 0, 0).topleft

    def settle(self, quick: bool = False) -> None:
        """Let every card glide to where the shown position has it."""
        scene = self.scene
        goals: dict[Any, Pose] = {}
        sources: dict[Any, Pose] = {}
        for seat in range(len(scene.table.sides)):
            for row in scene.side(seat).field:
                places = self.spread(row, seat)
                goals |= places
                sources |= dict.fromkeys(places, self.hand_spot(seat))
        for row in scene.table.shared_field:
            goals |= self.spread(row, SHARED)
        if not scene.play.covered:
            hand = poses.hand(scene.room, scene.own_hand)
            aside = scene.aim.parked
            if aside is not None:
                hand[aside] = self.aside
            goals |= hand
            sources |= dict.fromkeys(hand, self._deck_spot(scene.near))
        for seat in scene.others:
            backs = scene.side(seat).backs
            if backs is not None:
                for index, pose in enumerate(
                    poses.backs(backs, scene.view["seats"][seat][f"{scene.table.hand}_count"])
                ):
                    goals["back", seat, index] = pose
                    sources["back", seat, index] = self._deck_spot(seat)
        if scene.hands.dragged is not None and not scene.hands.arrow and scene.aim.parked is None:
            held = scene.motion.pose(scene.hands.dragged)
            if held:
                goals[scene.hands.dragged] = held
        scene.motion.reduced = scene.stage.settings.reduced_motion
        scene.motion.settle(goals, sources, quick)

    def spread(self, row: Row, seat: int) -> dict[Any, Pose]:
        """Where the cards of one row of `seat` stand."""
        scene = self.scene
        mine = scene.held(seat)
        gap = scene.hands.gap if row.kinds and seat == scene.near else None
        return poses.spread(row, mine[row.zone], gap, mine[row.places] if row.places else 0)

    @property
    def aside(self) -> Pose:
        """Where a card lies that is being played: free of all that can be aimed at, and of what it is paid with."""
        return poses.aside(self.scene.room)

    def hand_spot(self, seat: int) -> Pose:
        """Whence a card that was played comes."""
        scene = self.scene
        if seat == scene.near:
            return Pose(poses.MIDDLE, scene.room.hand_y, scene.room.hand_card[1])
        backs = scene.side(seat).backs
        x, y = (backs.x, backs.y) if backs else (self.place(seat) or (0.0, 0.0))
        return Pose(x, y, scene.side(seat).field[0].height)

    def _deck_spot(self, seat: int) -> Pose:
        row = self.scene.side(seat).piles[0]
        return Pose(row.x, row.y, row.height, order=5)
