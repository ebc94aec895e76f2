"""Going from zone to zone and within one, what goes along, and what comes of having moved.  F035 to F037, F080."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from pb12table.kernel.request import Chance, Refusal
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.plain_states import OfForm
from pb12table.systems.fate.rules.actors import (
    actor_of,
    attached,
    character,
    is_in,
    is_opposing,
    standing,
    stunts,
)
from pb12table.systems.fate.rules.acts.blocks import blocks_of, deed_blocks, end_blocks, passage_blocks
from pb12table.systems.fate.rules.acts.company import meet_again, outrun
from pb12table.systems.fate.rules.asking.answers import Land, Move, Places
from pb12table.systems.fate.rules.data import PERSON, ActorId, SceneZoneId, Stunt
from pb12table.systems.fate.rules.events import AttachmentChanged, FigureMoved, LeftConflict
from pb12table.systems.fate.rules.harm import leave
from pb12table.systems.fate.rules.rolls import Game, end_aspect
from pb12table.systems.fate.rules.state import Deed, Gone, State
from pb12table.systems.fate.rules.zones import distance, exit_at, link, place_in, places_for, sees, zone_of
from pb12table.table.shapes import Point, Point3

STEP_COST: Final = 1
"""What entering a zone takes off a roll, or of the shifts of a sprint, beside borders and weight.  F035, FR23."""


def weight(state: State, actor: ActorId, carry: ActorId | None = None) -> int:
    """Return the weight an actor carries, with someone who is carried along.  F080."""
    things = sum(
        thing.weight
        for identity, placed in state.things.items()
        if placed.carrier == actor and (thing := state.setup.thing(identity)) is not None
    )
    return things + (PERSON if carry is not None else 0)


def link_cost(state: State, actor: ActorId, start: SceneZoneId, goal: SceneZoneId, carry: ActorId | None = None) -> int:
    """Return the cost of going over a link.  F035, F037, F080, FR23."""
    found = link(state, start, goal)
    assert found is not None, "refused before"
    return STEP_COST + found.border_from(start) + weight(state, actor, carry)


def move_refusal(state: State, actor: ActorId, act: Move) -> Refusal | None:
    """Return why an actor cannot go into a neighbouring zone beside an action.  F032, F035, F090, FR41, section 4.1."""
    here = zone_of(state, actor)
    if act.to not in state.setup.zone_by_id or link(state, here, act.to) is None:
        return Refusal("F035", "no-link")
    if passage_blocks(state, actor, here, act.to) or deed_blocks(state, actor, Deed.MOVE):
        return Refusal("F032", "passage-blocked")
    if act.carry is not None:
        refusal = _carry_refusal(state, actor, act.carry)
        if refusal is not None:
            return refusal
    if any(other not in attached(state, actor) for other in act.take):
        return Refusal("FR41", "not-attached")
    return places_refusal(state, goers(state, actor, act), act.to, act.places)


def _carry_refusal(state: State, actor: ActorId, carry: ActorId) -> Refusal | None:
    if carry == actor or not is_in(state, carry) or character(state, carry) is None:
        return Refusal("F080", "cannot-carry")
    if is_opposing(state, actor, carry) or zone_of(state, carry) != zone_of(state, actor):
        return Refusal("F080", "cannot-carry")
    return None


def goers(state: State, actor: ActorId, act: Move) -> list[FigureId]:
    """Return the figures that go, in the order they take places.  FR41."""
    actors = [actor, *act.take, *([] if act.carry is None else [act.carry])]
    return [figure for each in actors for figure in standing(state, each)]


def places_refusal(state: State, figures: Sequence[FigureId], zone: SceneZoneId, places: Places) -> Refusal | None:
    """Return why figures cannot stand at some places of a zone, or anywhere in it when none are named.  Section 4.1."""
    if not places:
        found = places_for(state, figures, zone, _came_from(state, figures))
        return None if found is not None else Refusal("F035", "no-room", (("zone", zone),))
    if len(places) != len(figures):
        return Refusal("F035", "places-do-not-fit", (("needed", len(figures)),))
    return None if _stood(state, figures, zone, places) is not None else Refusal("F035", "no-place", (("zone", zone),))


def _stood(
    state: State, figures: Sequence[FigureId], zone: SceneZoneId, places: Sequence[Point]
) -> list[Point3] | None:
    """Return where figures stand that are put down one after another, None if one cannot."""
    trial, found = state.clone(), list[Point3]()
    for number, (figure, place) in enumerate(zip(figures, places, strict=True)):
        stood = place_in(trial, figure, zone, place, *figures[number + 1 :])
        if stood is None:
            return None
        trial.figures[figure].x, trial.figures[figure].y, trial.figures[figure].z = stood
        found.append(stood)
    return found


def _came_from(state: State, figures: Sequence[FigureId]) -> Point:
    """Return the point near which figures entering a zone without a named place stand: where they come from."""
    placed = state.figures[figures[0]]
    return (placed.x, placed.y)


@dataclass(frozen=True, slots=True)
class ChooseLanding(OfForm[State, Land]):
    """How far along a path something goes, and where it comes to stand.  F036, F081, F082, section 4.1.

    `mover` goes or is moved, `costs` is what each zone takes of the `shifts`, the first `free` ones whatever they are.
    """

    form: ClassVar[Any] = Land
    mover: ActorId
    path: tuple[SceneZoneId, ...]
    costs: tuple[int, ...]
    shifts: int
    free: int = 0
    take: tuple[ActorId, ...] = ()

    def refusal(self, state: State, answer: Land) -> Refusal | None:
        if answer.zones > self.most():
            needed = (("needed", sum(self.costs[: answer.zones])), ("shifts", self.shifts))
            return Refusal("F036", "too-few-shifts", needed)
        if answer.zones == 0:
            return None if not answer.places else Refusal("F036", "places-do-not-fit", (("needed", 0),))
        figures = [figure for each in (self.mover, *self.take) for figure in standing(state, each)]
        return places_refusal(state, figures, self.path[answer.zones - 1], answer.places)

    def most(self) -> int:
        """Return how many zones of the path the shifts pay for; `free` ones cost nothing."""
        paid = [number for number in range(len(self.path) + 1) if sum(self.costs[:number]) <= self.shifts]
        return min(max(max(paid), self.free), len(self.path))

    def hints(self, state: State) -> Sequence[Land]:
        found = [Land(zones) for zones in range(self.most(), -1, -1)]
        return [land for land in found if self.refusal(state, land) is None]

    def sample(self, state: State, chance: Chance) -> Land:
        return chance.choice(self.hints(state))

    def default(self, state: State) -> Land:
        return self.hints(state)[0]


# -- going ---------------------------------------------------------------------------------------------------------


def go(game: Game, actor: ActorId, act: Move, how: str = "move") -> None:
    """Go into a neighbouring zone, with those that are taken along.  F035, FR41."""
    state = game.state
    figures = goers(state, actor, act)
    state.actors[actor].moved = True
    relocate(game, figures, act.to, act.places, how)
    leave_behind(game, actor, act.take)


def leave_behind(game: Game, actor: ActorId, taken: Sequence[ActorId] = ()) -> None:
    """Detach groups that do not come along.  F090."""
    state = game.state
    if not is_in(state, actor):
        return
    for other in attached(state, actor):
        if other not in taken and zone_of(state, other) != zone_of(state, actor):
            state.actors[other].led_by = None
            game.record(AttachmentChanged(group=other, leader=None))
    leader = state.actors[actor].led_by
    if leader is not None and is_in(state, leader) and zone_of(state, leader) != zone_of(state, actor):
        state.actors[actor].led_by = None
        game.record(AttachmentChanged(group=actor, leader=None))


def relocate(game: Game, figures: Sequence[FigureId], zone: SceneZoneId, places: Places, how: str) -> None:
    """Bring figures into a zone, at places of it or where there is room; those that come to an exit leave.  F112."""
    state = game.state
    stood = _stood(state, figures, zone, places) if places else None
    if stood is None:
        stood = places_for(state, figures, zone, _came_from(state, figures))
    assert stood is not None, "refused before"
    movers = list(dict.fromkeys(actor_of(state, figure) for figure in figures))
    starts = {mover: zone_of(state, mover) for mover in movers}
    far = {mover: distance(state, start, zone) or 0 for mover, start in starts.items()}
    for figure, place in zip(figures, stood, strict=True):
        put(game, figure, place, how)
    for mover in movers:
        outrun(game, mover, starts[mover], far[mover])
        after_moving(game, mover)


def put(game: Game, figure: FigureId, place: Point3, how: str) -> None:
    """Put a figure elsewhere."""
    state = game.state
    placed, actor = state.figures[figure], actor_of(state, figure)
    before, start = zone_of(state, actor), placed.at
    placed.x, placed.y, placed.z = place
    game.record(FigureMoved(figure=figure, start=start, end=place, how=how, zone=zone_of(state, actor), before=before))


def after_moving(game: Game, actor: ActorId) -> None:
    """Do what comes of having moved: exits, blocks that one leaves, aims that are lost.  F071, F112, FR22, FR28."""
    state = game.state
    leave_by_exit(game, actor)
    if is_in(state, actor):
        here = zone_of(state, actor)
        meet_again(game, actor)
        end_blocks(game, [block for block in blocks_of(state, actor, debris=False) if block.zones[0] != here])
    lose_aims(game, actor)


def leave_by_exit(game: Game, actor: ActorId) -> None:
    """Take figures in an exit out of the conflict, with what they carry.  F112, FR59."""
    state = game.state
    for figure in standing(state, actor):
        if exit_at(state, actor, state.figures[figure].at) is None:
            continue
        last = len(standing(state, actor)) == 1
        for thing in state.things.values():
            thing.is_out = thing.is_out or (thing.carrier == actor and last)
        if not last:
            state.figures[figure].gone = Gone.LEFT
            game.record(LeftConflict(actor=actor, how=Gone.LEFT.value))
        else:
            leave(game, actor, Gone.LEFT)


def lose_aims(game: Game, mover: ActorId) -> None:
    """Lose an aim when its target has left the zone, or sight is broken.  F071, FR28, section 6 (patient aim)."""
    state = game.state
    for aspect in list(state.aspects.values()):
        if aspect.aim is None or mover not in (aspect.aim, aspect.bearer):
            continue
        target = ActorId(aspect.bearer)
        moved_off = mover == target and aspect.zone != zone_of(state, target) if is_in(state, target) else True
        if moved_off and Stunt.PATIENT_AIM in stunts(state, aspect.aim):
            moved_off = False
        if moved_off or not sees(state, aspect.aim, target):
            end_aspect(game, aspect.id, "aim-lost")


def moves(state: State, actor: ActorId) -> Iterator[Move]:
    """Yield the moves into each neighbouring zone that are legal, with all groups along."""
    here = zone_of(state, actor)
    for zone in state.setup.zone_by_id:
        if link(state, here, zone) is not None:
            act = Move(zone, take=tuple(attached(state, actor)))
            if move_refusal(state, actor, act) is None:
                yield act
