"""Setting up figures in an entry zone: one, or a leader and those of his group.  R1.3.11, R2.2.8."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.modifiers import total
from pb12table.skirmish.zones import ZoneKind
from pb12table.systems.pb12.rules.command.command_groups import followers
from pb12table.systems.pb12.rules.figures.figures import body, body_at
from pb12table.systems.pb12.rules.game.answers import Placing, RelocateIn
from pb12table.systems.pb12.rules.game.requests import ChooseTurn
from pb12table.systems.pb12.rules.game.state import Place, State
from pb12table.systems.pb12.rules.preparations.profiles import GroupId
from pb12table.systems.pb12.rules.round.entering import entering_leader, entry_cost, entry_heights, placement, set_up
from pb12table.systems.pb12.rules.round.turn_legality import turn_refusal
from pb12table.systems.pb12.rules.vehicles.aboard import is_fixed
from pb12table.systems.pb12.window.modes.acting.turns import TurnMode
from pb12table.systems.pb12.window.modes.desk import Desk
from pb12table.systems.pb12.window.modes.further.dissolving import dissolve_buttons, dissolved_with
from pb12table.table.shapes import Point
from pb12table.table.units import direction, normalised, plan_distance, rounded_point
from pb12table.texts.names import figure_name
from pb12table.window.play.cards import Card, CardButton
from pb12table.window.play.sum_lines import sum_lines
from pb12table.window.scene.picture import Picture

SMALL_TURN: Final = 15.0
ON_THE_SPOT: Final = 0.5
"""A click so near to the ghost means it, in steps."""


def _last(answer: RelocateIn) -> Placing:
    """Where the figure is set up that comes last."""
    alone = Placing(answer.figure, answer.x, answer.y, answer.facing, answer.height)
    return answer.group[-1] if answer.group else alone


class RelocateMode(TurnMode):
    """The ghost of one figure after the other follows the mouse, and a click puts it down.

    `figure` comes in, and `bring` with it when it leads them; `put` are those that have been put down.  The ghost of
    the last one stays where it was clicked (`pinned`) until Enter or another click on it decides.
    """

    groups: tuple[str, ...] = ("plan", "path", "turn")
    name = "relocate-in"
    follows_mouse = True

    def __init__(self, game: Desk, request: ChooseTurn, figure: FigureId) -> None:
        super().__init__(game, request)
        self.figure = figure
        self.point: Point | None = None
        self.pinned = False
        self._turning = False
        self.bring: list[FigureId] = []
        self.dissolve: list[GroupId] = []
        self.put: list[Placing] = []
        self._middle = (game.setup.battlefield.width / 2, game.setup.battlefield.depth / 2)
        self._turned: float | None = None
        self._height: float | None = None
        self._wished_height: float | None = None

    # -- who comes along ----------------------------------------------------------------------------------

    @property
    def topic(self) -> str:
        return "enter"

    def companions(self) -> list[FigureId]:
        """Those who wait beside the figure and can come with it; who is fixed to something comes with that."""
        state, leader = self.game.state, self._leader
        found = [] if leader is None else followers(state, leader, tuple(self.dissolve))
        return [
            each
            for each in found
            if each != self.figure and state.figures[each].place is Place.STAGING and not is_fixed(state, each)
        ]

    @property
    def _leader(self) -> FigureId | None:
        """Whose group can come along.  R2.2.8."""
        return entering_leader(self.game.state, self.figure)

    @property
    def current(self) -> FigureId:
        """Whose ghost is at the mouse."""
        return [self.figure, *self.bring][len(self.put)]

    @property
    def answer(self) -> RelocateIn | None:
        """The set-up as planned, as far as it has come; None while the mouse is elsewhere."""
        if self.point is None:
            return None
        x, y = rounded_point(self.point)
        facing = direction((x, y), self._middle) if self._turned is None else self._turned
        return self._entry((*self.put, Placing(self.current, x, y, facing, self._height)))

    def _entry(self, placings: tuple[Placing, ...]) -> RelocateIn:
        """The answer for those who have a place."""
        first, *others = placings
        dissolve = tuple(self.dissolve) if others else ()
        group = tuple(others)
        return RelocateIn(first.figure, first.x, first.y, first.facing, first.height, group=group, dissolve=dissolve)

    # -- on the bridge or below it ------------------------------------------------------------------------

    def _there(self) -> State:
        """The table with those on it that have been put down."""
        state = self.game.state
        there = state.clone() if self.put else state
        for placing in self.put:
            body = placement(there, placing)
            if body is not None:
                set_up(there, placing.figure, body)
        return there

    @property
    def heights(self) -> list[float]:
        """The heights at which the figure could stand where the mouse is, lowest first.  R1.3.11."""
        answer = self.answer
        return [] if answer is None else entry_heights(self._there(), _last(answer))

    def height_chosen(self) -> float | None:
        """The height at which the figure is to stand, None where there is only one."""
        answer = self.answer
        if answer is None or len(self.heights) < 2:
            return None
        placed = placement(self._there(), _last(answer))
        return None if placed is None else placed.z

    def choose_height(self, step: int) -> bool:
        """Choose the next height up or down at the mouse; return whether there are several."""
        now, heights = self.height_chosen(), self.heights
        if now is None:
            return False
        nearest = min(range(len(heights)), key=lambda number: abs(heights[number] - now))
        self._height = self._wished_height = heights[max(0, min(nearest + step, len(heights) - 1))]
        return True

    def _move_to(self, point: Point | None) -> None:
        """Let the ghost be at a place: as high as was wished where it can stand so, else where the rules accept it."""
        self.point, self._height = point, None
        heights = self.heights
        if self._wished_height in heights:
            self._height = self._wished_height
        elif len(heights) > 1:
            accepted = (height for height in (None, *heights) if self._is_accepted_at(height))
            self._height = next(accepted, None)

    def _is_accepted_at(self, height: float | None) -> bool:
        """Whether the rules let the figure stand so high where it is now; an entry zone may be one floor alone."""
        self._height = height
        answer = self.answer
        return answer is not None and turn_refusal(self.game.state, self.player, answer) is None

    # -- mouse and keys -----------------------------------------------------------------------------------

    def hover(self, point: Point | None, figure: FigureId | None) -> None:
        if self._turning and self.point is not None and point is not None:
            if plan_distance(self.point, point) > ON_THE_SPOT:
                self._turned = direction(self.point, point)
        elif not self.pinned:
            self._move_to(point)

    def click(self, point: Point, figure: FigureId | None) -> None:
        if self._turning:
            self._turning = False
            self._go_on()
        elif self.pinned and self.point is not None and plan_distance(self.point, point) <= ON_THE_SPOT:
            self._set_up()
        elif self._pin(point):
            self._go_on()

    def grab(self, point: Point, figure: FigureId | None) -> bool:
        """Pull at the ghost, or at a place where it can stand: it looks where the mouse goes."""
        again = self.pinned and self.point is not None and plan_distance(self.point, point) <= 2 * ON_THE_SPOT
        self._turning = again or self._pin(point)
        return self._turning

    def _pin(self, point: Point) -> bool:
        """Let the ghost stay at a place, if the figure can be set up there."""
        self.pinned = False
        self._move_to(point)
        answer = self.answer
        assert answer is not None, "there is a place"
        refusal = turn_refusal(self.game.state, self.player, answer)
        if refusal is not None:
            self.game.refuse(refusal)
        self.pinned = refusal is None
        return self.pinned

    def _go_on(self) -> None:
        """Once one has been put down the next one follows; the last one waits for the decision."""
        answer = self.answer
        if answer is None or len(self.put) == len(self.bring):
            return
        self.put.append(_last(answer))
        # The next one is not where this one stands, but wherever the mouse goes.
        self._let_go()

    def _let_go(self) -> None:
        """Let the ghost follow the mouse again."""
        self.pinned, self.point, self._turned = False, None, None
        self._height = self._wished_height = None

    def _set_up(self) -> None:
        """Decide."""
        answer = self.answer
        if answer is not None:
            self.game.commit(answer)

    def turn(self, degrees: float) -> None:
        answer = self.answer
        now = 90.0 if answer is None else _last(answer).facing
        self._turned = normalised(now + degrees)

    def press(self, command: str) -> bool:
        kind, _, name = command.partition("-")
        companions = self.companions()
        if command in ("turn-left", "turn-right"):
            self.turn(SMALL_TURN if command == "turn-left" else -SMALL_TURN)
        elif command in ("stand-higher", "stand-lower"):
            self.choose_height(1 if command == "stand-higher" else -1)
        elif command == "commit":
            if self.pinned:
                self._set_up()
            elif self.point is not None:
                self.click(self.point, None)
        elif command == "take-back":
            self._take_back()
        elif kind == "digit" and 1 <= int(name) <= len(companions):
            self._bring(companions[int(name) - 1])
        elif kind == "bring":
            self._bring(FigureId(name))
        elif kind == "group":
            self._dissolve(GroupId(name))
        else:
            return super().press(command)
        return True

    def pick(self, figure: FigureId) -> None:
        """A click in the list lets somebody come along, or stay."""
        if figure in self.companions():
            self._bring(figure)
        else:
            super().pick(figure)

    def _bring(self, figure: FigureId) -> None:
        if figure in self.bring:
            number = self.bring.index(figure)
            self.bring.remove(figure)
            self.put = self.put[: number + 1] if self.bring else []
        else:
            self.bring.append(figure)
            if self.pinned:
                self._go_on()

    def _dissolve(self, group: GroupId) -> None:
        """Dissolve a group for it, or leave it as it is."""
        assert self._leader is not None, "only a leader's groups are shown"
        self.dissolve = dissolved_with(self.game.state, self._leader, self.dissolve, group)
        self.bring = [figure for figure in self.bring if figure in self.companions()]
        self.put = self.put[:1] if self.bring else []

    def _take_back(self) -> None:
        """Let the ghost go that stays, else pick up the figure that was put down last."""
        if not self.pinned:
            self.put = self.put[:-1]
        self._let_go()

    def back(self) -> None:
        if self.put or self.pinned:
            self._take_back()
        else:
            self.game.leave_mode()

    # -- what is shown ------------------------------------------------------------------------------------

    def card(self) -> Card:
        texts, game = self.texts, self.game
        answer = self.answer
        refusal = None if answer is None else turn_refusal(game.state, self.player, answer)
        whole = RelocateIn(
            self.figure, 0.0, 0.0, 0.0, group=tuple(Placing(figure, 0.0, 0.0, 0.0) for figure in self.bring),
            dissolve=tuple(self.dissolve),
        )  # fmt: skip
        parts = entry_cost(whole)
        lines = [texts("relocate-pinned" if self.pinned else "relocate-explanation")]
        lines += [texts("relocate-who")] if self.companions() else []
        height = self.height_chosen()
        if height is not None:
            keys = f"{game.key('stand-higher')}, {game.key('stand-lower')}"
            words = {"height": texts.number(height), "count": len(self.heights), "keys": keys}
            lines.append(texts("moving-heights", **words))
        if self.bring:
            name, number = figure_name(texts, game.setup, self.current), len(self.put) + 1
            step = {"number": number, "all": len(self.bring) + 1, "last": "no" if number <= len(self.bring) else "yes"}
            cost = texts("cost-command", number=total(parts))
            lines.append(texts("relocate-step", figure=name, cost=cost, **step))
        return Card(
            texts("relocate-title", figure=figure_name(texts, game.setup, self.figure)),
            self.player,
            tuple(lines),
            warning=game.refusal_text(refusal),
            sums=sum_lines(texts, game.setup, parts) if total(parts) > 1 else (),
            buttons=(
                *self._companion_buttons(),
                CardButton("take-back", texts("moving-take-back"), game.key("take-back"), new_row=True)
                if self.put or self.pinned
                else CardButton("back", texts("card-cancel"), game.key("back"), new_row=True),
                *self._commit_button(total(parts)),
            ),
        )

    def _commit_button(self, cost: int) -> list[CardButton]:
        """What decides, as soon as everybody has a place."""
        texts = self.texts
        if not self.pinned:
            return []
        label = texts("card-commit-cost", cost=texts("cost-command", number=cost))
        return [CardButton("commit", label, self.game.key("commit"), primary=True)]

    def _companion_buttons(self) -> list[CardButton]:
        """Who can come along, and the groups that can be dissolved for it."""
        texts, setup = self.texts, self.game.setup
        figures = [
            CardButton(
                f"bring-{figure}",
                figure_name(texts, setup, figure),
                str(number) if number < 10 else "",
                pressed=figure in self.bring,
                reason=texts("relocate-bring"),
            )
            for number, figure in enumerate(self.companions(), start=1)
        ]
        leader = self._leader
        return [*figures, *(() if leader is None else dissolve_buttons(self, leader, self.dissolve))]

    def vital(self) -> list[Point]:
        """The corners of the zones the figure can enter by."""
        zones = (zone for zone in self.game.setup.zones if zone.kind is ZoneKind.ENTRY and self.player in zone.players)
        return [corner for zone in zones for corner in zone.area.outline]

    def decorate(self, picture: Picture) -> None:
        picture.show_zones = True
        answer, game, state = self.answer, self.game, self.game.state
        there = self._there()
        for placing in self.put:
            if there.figures[placing.figure].place is Place.TABLE:
                ghost = game.ghost(placing.figure, body(there, placing.figure))
                picture.tokens.append(replace(ghost, lettered=True))
        if answer is None:
            return
        last = _last(answer)
        placed = placement(there, last)
        shown = body_at(state, last.figure, last.x, last.y, 0.0, last.facing) if placed is None else placed
        legal = turn_refusal(state, self.player, answer) is None
        picture.tokens.append(replace(game.ghost(last.figure, shown), selected=legal, able=legal))
