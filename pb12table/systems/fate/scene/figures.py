"""How figures look, and the marks they wear."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.scene.miniatures import Mark, Outfit
from pb12table.systems.fate.rules.actors import aspects_on, consequences, standing
from pb12table.systems.fate.rules.data import ActorId, ActorSetup, GroupSetup, SceneZoneId
from pb12table.systems.fate.rules.state import Gone, On, State
from pb12table.systems.fate.rules.zones import zone_at

CONSEQUENCE: Final = Mark("drop", (214, 58, 50))
DEFENDING: Final = Mark("shield", (120, 190, 235))
WAITING: Final = Mark("hourglass", (240, 205, 80))
ASPECT: Final = Mark("leaf", (150, 200, 110))
CARRIER: Final = Mark("star", (240, 205, 80))
SPIN: Final = Mark("pinwheel", (240, 160, 60))
_HELD: Final[Mapping[str, str]] = {
    "pistol": "pistol",
    "rifle": "rifle",
    "bayonet": "rifle",
    "staff": "spear",
    "bomb": "",
}
"""What a figure holds by its weapon; others are blades."""


def first(state: State, actor: ActorId) -> FigureId | None:
    """The figure that stands for an actor."""
    figures = standing(state, actor) or state.actors[actor].members
    return figures[0] if figures else None


def is_shown(state: State, actor: ActorId) -> bool:
    """Whether an actor is one by itself, in the conflict or out of it: not with a partner or another group."""
    return state.actors[actor].gone not in (Gone.WITH, Gone.JOINED)


def zone_now(state: State, actor: ActorId) -> SceneZoneId | None:
    """The zone an actor is seen in; None while its figure is between two of them, or out of the conflict."""
    figures = standing(state, actor)
    if not figures:
        return None
    x, y, height = state.figures[figures[0]].at
    return zone_at(state.setup, (x, y), height)


def outfit_of(actor: ActorSetup) -> Outfit:
    """How a figure looks: what it holds, and a colour for its kind."""
    held = next((_HELD.get(weapon.id, "blade") for weapon in actor.weapons), "")
    kind = actor.kind.id if isinstance(actor, GroupSetup) else actor.profile.id
    return Outfit("bare", held, kind=kind)


def marks_of(state: State, actor: ActorId) -> Iterator[Mark]:
    """The marks of an actor: consequences, aspects placed on it, what it does, and what it has."""
    found = state.actors[actor]
    hurt = len(consequences(state, actor))
    if hurt:
        yield Mark(CONSEQUENCE.shape, CONSEQUENCE.colour, number=hurt)
    placed = sum(not aspect.own and aspect.severity is None for aspect in aspects_on(state, On.ACTOR, actor))
    if placed:
        yield Mark(ASPECT.shape, ASPECT.colour, number=placed)
    if found.full_defence:
        yield DEFENDING
    if found.held:
        yield WAITING
    if any(thing.carrier == actor for thing in state.things.values()):
        yield CARRIER
    if state.spins_of(actor):
        yield SPIN
