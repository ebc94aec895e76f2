"""How the figures of Pb-12 look on the table, what they wear and hold, and which statuses they show."""

from __future__ import annotations

from typing import Final

from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.scene.miniatures import Fallen, Hull, HullPart, Marks, Miniature, Outfit, RingDrawing
from pb12table.systems.pb12.rules.actions.equipment import ITEM_SIZE
from pb12table.systems.pb12.rules.figures.figures import blocks_in_use, body, has_status, is_able_to_act
from pb12table.systems.pb12.rules.figures.seeing import half_angle_of
from pb12table.systems.pb12.rules.game.state import Activation, FigureState, Place, State, Status
from pb12table.systems.pb12.rules.preparations.profiles import Profile
from pb12table.systems.pb12.rules.vehicles.aboard import is_wrecked
from pb12table.systems.pb12.scene.aims import aims_drawn
from pb12table.systems.pb12.scene.status_marks import status_marks
from pb12table.table.footprints import footprint_ring
from pb12table.table.shapes import Point
from pb12table.texts.locale import Texts

SHIELD: Final = "shield"

SHOWN_STATUSES = tuple(status for status in Status if status is not Status.OUT_OF_ACTION)


def miniature(state: State, figure: FigureId) -> Miniature:
    """A figure as it is drawn; one beside the table faces east."""
    placed = state.figures[figure]
    active = placed.activation is not Activation.NONE
    gone = placed.place is Place.REMOVED
    return Miniature(
        body=body(state, figure, None if placed.place is Place.TABLE else 0.0),
        player=placed.controller,
        outfit=outfit(state, figure),
        marks=status_marks(marks_of(state, placed)),
        points=placed.action_points if active else None,
        active=active,
        done=placed.done,
        able=gone or is_able_to_act(state, figure),
        gone=gone,
        half_angle=half_angle_of(state, figure),
    )


def outfit(state: State, figure: FigureId) -> Outfit:
    """What a figure wears and holds now."""
    profile = state.setup.figure_by_id[figure].profile
    return Outfit(
        profile.headgear,
        weapon_of(state, figure),
        shield=has_shield(state, figure),
        hull=hull_of(profile),
        kind=profile.id,
    )


def outfit_of(profile: Profile) -> Outfit:
    """What all figures of a profile wear."""
    return Outfit(profile.headgear, hull=hull_of(profile), kind=profile.id)


def hull_of(profile: Profile, *, wrecked: bool = False) -> Hull | None:
    """How a profile's vehicle is drawn; None for what is none."""
    vehicle = profile.vehicle
    if vehicle is None:
        return None
    parts = tuple(HullPart(part.outline, part.base, part.height) for part in vehicle.parts if not part.open)
    steering = tuple((x, y) for x, y, _ in vehicle.steering_points)
    return Hull(footprint_ring(profile.footprint), vehicle.looks, vehicle.floor, parts, steering, wrecked)


def marks(state: State, texts: Texts) -> Marks:
    """What lies on the table: out-of-action markers, wrecks, items, aims, and what has been opened or destroyed."""
    return Marks(
        fallen=tuple(
            Fallen(
                marker.figure,
                state.figures[marker.figure].controller,
                marker.at,
                outfit_of(state.setup.figure_by_id[marker.figure].profile),
            )
            for marker in state.markers
        ),
        wrecks=tuple(
            Miniature(
                body(state, vehicle),
                state.figures[vehicle].controller,
                Outfit(hull=hull_of(state.setup.figure_by_id[vehicle].profile, wrecked=True)),
                able=False,
            )
            for vehicle in state.setup.vehicles
            if is_wrecked(state, vehicle)
        ),
        rings=item_rings(state, texts.language),
        aims=aims_drawn(state),
        gone=tuple(piece for piece, changed in state.terrain.items() if changed.gone),
        doors=tuple(state.doors.items()),
    )


def item_rings(state: State, language: str) -> tuple[RingDrawing, ...]:
    """The items on the ground, those at one place together.  RU073."""
    by_place: dict[Point, list[str]] = {}
    for item in state.ground:
        block = next(blocks[item.block] for blocks in state.setup.block_by_figure.values() if item.block in blocks)
        by_place.setdefault(item.at[:2], []).append(block.label.in_language(language))
    return tuple(RingDrawing(place, ITEM_SIZE, "item", ", ".join(names)) for place, names in by_place.items())


def statuses_of(state: State, figure: FigureState) -> tuple[tuple[Status, int], ...]:
    """The statuses a figure shows, each with its number of markers; 0 where it follows from something else.

    Lightly Wounded is not shown beside the graver wound that implies it (R1.10.6).
    """
    found = []
    for status in SHOWN_STATUSES:
        count = figure.statuses.get(status, 0)
        implied = (
            status is Status.LIGHTLY_WOUNDED and count == 0 and has_status(state, figure.id, Status.SEVERELY_WOUNDED)
        )
        if count or (not implied and has_status(state, figure.id, status)):
            found.append((status, count))
    return tuple(found)


def marks_of(state: State, figure: FigureState) -> tuple[tuple[Status, int], ...]:
    """The statuses a figure is marked with: those without what a graver one says already, which the data sheet tells.

    R1.10.3, R1.10.6, R3.0.22.
    """
    found = statuses_of(state, figure)
    shown = {status for status, _ in found}
    return tuple((status, count) for status, count in found if not shown & _said_by(status, count))


def _said_by(status: Status, count: int) -> frozenset[Status]:
    """The statuses that say another one with them; of some only where it follows from them, without own markers."""
    if status is Status.LIGHTLY_WOUNDED:
        return frozenset({Status.SEVERELY_WOUNDED})
    if status is Status.LIGHTLY_DAMAGED:
        return frozenset({Status.SEVERELY_DAMAGED, Status.DESTROYED})
    if status is Status.INCAPACITATED and count == 0:
        return frozenset({Status.PANICKED})
    if status is Status.STATIC and count == 0:
        return frozenset({Status.PANICKED, Status.INCAPACITATED})
    return frozenset()


def weapon_of(state: State, figure: FigureId) -> str:
    """What a figure is drawn with in its hands: the first ranged weapon in use, else the first for melee."""
    weapons = sorted(
        (block for block in blocks_in_use(state, figure) if block.is_ranged_weapon or block.is_melee_weapon),
        key=lambda block: not block.is_ranged_weapon,
    )
    return next((block.held for block in weapons if block.held not in ("none", SHIELD)), "")


def has_shield(state: State, figure: FigureId) -> bool:
    """Whether a figure is drawn with a shield."""
    return any(block.held == SHIELD for block in blocks_in_use(state, figure))
