"""Setting up figures in an entry zone: one, or a leader and those of its group.  R1.3.11, R2.2.8."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from pb12table.skirmish.forms.fields import Option, Several
from pb12table.skirmish.forms.form import Form, Values
from pb12table.skirmish.forms.sketch import Ghost, Sketch, ZonesShown
from pb12table.skirmish.forms.table_fields import Place, Spot
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.modifiers import total
from pb12table.skirmish.zones import ZoneKind
from pb12table.systems.pb12.rules.command.command_groups import followers
from pb12table.systems.pb12.rules.figures.figures import body, body_at
from pb12table.systems.pb12.rules.game import state as states
from pb12table.systems.pb12.rules.game.answers import Placing, RelocateIn
from pb12table.systems.pb12.rules.game.requests import ChooseTurn
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.preparations.profiles import GroupId
from pb12table.systems.pb12.rules.round.entering import entering_leader, entry_cost, entry_heights, placement, set_up
from pb12table.systems.pb12.rules.round.turn_legality import turn_refusal
from pb12table.systems.pb12.rules.vehicles.aboard import is_fixed
from pb12table.systems.pb12.window.forms.asked import Asked
from pb12table.systems.pb12.window.forms.take_over import GROUP, dissolving
from pb12table.table.shapes import Point
from pb12table.table.units import direction, rounded_point

BRING: Final = "bring"
HIGHER, LOWER = "stand-higher", "stand-lower"


@dataclass(frozen=True, slots=True)
class Entering:
    """Who enters: a figure, and those whom it brings along; `spots` are where they stand as far as that is given."""

    asked: Asked[ChooseTurn]
    figure: FigureId
    bring: tuple[FigureId, ...]
    dissolve: tuple[GroupId, ...]
    spots: tuple[Spot | None, ...]

    @property
    def all(self) -> tuple[FigureId, ...]:
        """Who enters, in the order in which they are put down."""
        return (self.figure, *self.bring)

    def placing(self, number: int, spot: Spot) -> Placing:
        """How one of them is set up at a spot; where there is one height only it need not be said."""
        x, y = rounded_point(spot.point[:2])
        placing = Placing(self.all[number], x, y, spot.facing)
        heights = entry_heights(self.there(number), placing)
        height = spot.point[2] if len(heights) > 1 and spot.point[2] in heights else None
        return Placing(placing.figure, x, y, spot.facing, height)

    def put(self, before: int) -> tuple[Placing, ...]:
        """How those are set up that have been put down, as far as one of them; up to the first that has no place."""
        found: list[Placing] = []
        for number, spot in enumerate(self.spots[:before]):
            if spot is None or not spot.put:
                break
            found.append(self.placing(number, spot))
        return tuple(found)

    def there(self, number: int) -> State:
        """The table with those on it that are put down before one of them."""
        state = self.asked.state
        before = self.put(number) if number else ()
        there = state.clone() if before else state
        for placing in before:
            standing = placement(there, placing)
            if standing is not None:
                set_up(there, placing.figure, standing)
        return there

    def entry(self, placings: Sequence[Placing]) -> RelocateIn:
        """The answer for those who have a place."""
        first, *others = placings
        return RelocateIn(
            first.figure, first.x, first.y, first.facing, first.height,
            group=tuple(others), dissolve=self.dissolve if others else (),
        )  # fmt: skip

    @property
    def answer(self) -> RelocateIn | None:
        """The answer once all have been put down."""
        put = self.put(len(self.all))
        return self.entry(put) if len(put) == len(self.all) else None

    def refusal(self, number: int, spot: Spot) -> str | None:
        """Why one of them cannot be set up at a spot, as a sentence; None when it can."""
        answer = self.entry((*self.put(number), self.placing(number, spot)))
        refused = turn_refusal(self.asked.state, self.asked.player, answer)
        return None if refused is None else self.asked.words(refused)


def entering(
    asked: Asked[ChooseTurn], figure: FigureId, values: Values, key: Callable[[str], str]
) -> Form[RelocateIn]:
    """The ghost of one figure after the other follows the mouse, and a click puts it down.

    The last one stays where it was clicked until Enter or another click on it decides; `key` is how the key of a
    command is called.
    """
    texts, state = asked.texts, asked.state
    plan, leader = _plan(asked, figure, values), entering_leader(state, figure)
    possible = companions(state, figure, plan.dissolve)
    cost = entry_cost(plan.entry([Placing(each, 0.0, 0.0, 0.0) for each in plan.all]))
    done = plan.answer is not None
    label = texts("card-commit-cost", cost=texts("cost-command", number=total(cost)))
    zones = (zone for zone in asked.setup.zones if zone.kind is ZoneKind.ENTRY and asked.player in zone.players)
    return Form(
        name="enter",
        title=texts("relocate-title", figure=asked.figure_name(figure)),
        player=asked.player,
        lines=tuple(_lines(plan, total(cost), done, key, could_bring=bool(possible))),
        modifiers=tuple(cost) if total(cost) > 1 else (),
        fields=(
            Several(
                name=BRING,
                value=plan.bring,
                options=tuple(
                    Option(value=each, label=asked.figure_name(each), about=texts("relocate-bring"), figure=each)
                    for each in possible
                ),
            ),
            *((dissolving(asked, leader, plan.dissolve),) if leader is not None else ()),
            *(_place(plan, number) for number in range(len(plan.all))),
        ),
        give=lambda given: _legal(_plan(asked, figure, given)),
        commit=label if done else "",
        vital=tuple(corner for zone in zones for corner in zone.area.outline),
        sketch=tuple(_sketch(plan)),
        groups=("plan", "path", "turn"),
    )


def _plan(asked: Asked[ChooseTurn], figure: FigureId, values: Values) -> Entering:
    """What is given; whoever may not come along any more is left out."""
    dissolve = tuple(values.get(GROUP, ()))
    possible = companions(asked.state, figure, dissolve)
    bring = tuple(each for each in possible if each in values.get(BRING, ()))
    return Entering(asked, figure, bring, dissolve, tuple(values.get(place_of(each)) for each in (figure, *bring)))


def _legal(plan: Entering) -> RelocateIn | None:
    """The answer, once all are put down and the rules take it."""
    return None if plan.answer is None else plan.asked.legal(plan.answer)


def place_of(figure: FigureId) -> str:
    """The name of the field that says where a figure is set up."""
    return f"at:{figure}"


def companions(state: State, figure: FigureId, dissolve: tuple[GroupId, ...]) -> tuple[FigureId, ...]:
    """Those who wait beside a figure and can come with it; who is fixed to something comes with that.  R2.2.8."""
    leader = entering_leader(state, figure)
    found = () if leader is None else followers(state, leader, dissolve)
    return tuple(
        each
        for each in found
        if each != figure and state.figures[each].place is states.Place.STAGING and not is_fixed(state, each)
    )


def _place(plan: Entering, number: int) -> Place:
    """Where one of them is set up: it looks into the table, and stands where the rules let it."""
    figure, there = plan.all[number], plan.there(number)
    field = plan.asked.setup.battlefield
    middle = (field.width / 2, field.depth / 2)

    def looks(point: Point) -> float:
        return direction(rounded_point(point), middle)

    def heights(point: Point) -> list[float]:
        x, y = rounded_point(point)
        spot = plan.spots[number]
        facing = spot.facing if spot is not None and spot.turned else looks(point)
        return entry_heights(there, Placing(figure, x, y, facing))

    return Place(
        name=place_of(figure),
        value=plan.spots[number],
        radius=0.0,
        turns=True,
        follows=True,
        below=True,
        looks=looks,
        heights=heights,
        refuse=lambda spot: plan.refusal(number, spot),
    )


def _current(plan: Entering) -> int:
    """Whose ghost is at the mouse, or was put down last."""
    waiting = (number for number, spot in enumerate(plan.spots) if spot is None or not spot.put)
    return next(waiting, len(plan.spots) - 1)


def _lines(plan: Entering, cost: int, done: bool, key: Callable[[str], str], *, could_bring: bool) -> list[str]:
    """What to do now, at which height the figure would stand, and who is put down next."""
    texts, number = plan.asked.texts, _current(plan)
    lines = [texts("relocate-pinned" if done else "relocate-explanation")]
    lines += [texts("relocate-who")] if could_bring else []
    spot = plan.spots[number]
    if spot is not None:
        placing = plan.placing(number, spot)
        heights, placed = entry_heights(plan.there(number), placing), placement(plan.there(number), placing)
        if len(heights) > 1 and placed is not None:
            keys = f"{key(HIGHER)}, {key(LOWER)}"
            lines.append(texts("moving-heights", height=texts.number(placed.z), count=len(heights), keys=keys))
    if plan.bring:
        words = {
            "figure": plan.asked.figure_name(plan.all[number]),
            "cost": texts("cost-command", number=cost),
            "number": number + 1,
            "all": len(plan.all),
            "last": "yes" if number == len(plan.bring) else "no",
        }
        lines.append(texts("relocate-step", **words))
    return lines


def _sketch(plan: Entering) -> list[Sketch]:
    """The zones, the ghosts of those that are put down, and the one at the mouse."""
    number = _current(plan)
    there, spot = plan.there(number), plan.spots[number]
    before = plan.all[:number]
    on_table = [each for each in before if there.figures[each].place is states.Place.TABLE]
    found: list[Sketch] = [ZonesShown(), *(Ghost(each, body(there, each), lettered=True) for each in on_table)]
    if spot is not None:
        placing = plan.placing(number, spot)
        wished = body_at(there, placing.figure, placing.x, placing.y, 0.0, placing.facing)
        able = plan.refusal(number, spot) is None
        found.append(Ghost(placing.figure, placement(there, placing) or wished, able))
    return found
