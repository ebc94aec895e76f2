"""What referee scripts look at in a game of Pb-12: figures, players, the game and sights, held against what is said."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, get_args

from pb12table.referee.looks import agrees, shown
from pb12table.skirmish.faces.refereeing import Difference
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.modifiers import total
from pb12table.systems.pb12.referee.forms import FigureLine, GameForm, PlayerLine, SightLine
from pb12table.systems.pb12.rules.figures.figures import (
    body,
    command_radius,
    communication_radius,
    has_status,
    markers_of,
    perception_radius,
    steering_figure,
    value,
)
from pb12table.systems.pb12.rules.figures.seeing import concealment, point_sight, sight
from pb12table.systems.pb12.rules.game.all_events import AnyEvent, Happening
from pb12table.systems.pb12.rules.game.state import Activation, State
from pb12table.systems.pb12.rules.game.view import view
from pb12table.systems.pb12.rules.preparations.limits import force_value, reduced_limit, value_reduction
from pb12table.systems.pb12.rules.preparations.profiles import BlockId
from pb12table.systems.pb12.rules.preparations.value import block_value, epicness, figure_value, whole_value
from pb12table.systems.pb12.rules.vehicles.aboard import is_vehicle, vehicle_of
from pb12table.systems.pb12.rules.vehicles.passengers import must_hold_on
from pb12table.table.motion.contact import in_contact
from pb12table.table.units import normalised

EVENTS: Mapping[str, type[Happening]] = {kind.__name__: kind for kind in get_args(AnyEvent)}
"""All kinds of events by the name a script calls them."""


# -- figures, players, the game -----------------------------------------------------------------------------------


def figure_differences(state: State, line: FigureLine) -> Iterator[Difference]:
    """How a figure differs from what a line says of it."""
    name = FigureId(line.figure)
    figure = state.figures[name]
    simple = ("place", "action_points", "movement_points", "free_points", "light_points", "heavy_points", "done")
    yield from _fields(line, figure, simple)
    if line.at is not None:
        at = (figure.x, figure.y, figure.z)[: len(line.at)]
        if not agrees(line.at, at):
            yield "at", shown(line.at), shown(at)
    if line.facing is not None and not agrees(normalised(line.facing), figure.facing):
        yield "facing", shown(line.facing), shown(figure.facing)
    if line.active is not None and line.active is not (figure.activation is not Activation.NONE):
        yield "active", shown(line.active), shown(not line.active)
    for status, wished in line.statuses.items():
        has = has_status(state, name, status)
        markers = markers_of(state, name, status) or int(has)
        if wished is not has if isinstance(wished, bool) else wished != markers:
            yield status.value, shown(wished), shown(has if isinstance(wished, bool) else markers)
    for attribute, number in line.values.items():
        if value(state, name, attribute) != number:
            yield attribute.value, shown(number), shown(value(state, name, attribute))
    yield from _measures(state, name, line)
    yield from _riding(state, name, line)
    for block, expected in line.block.items():
        own = figure.blocks.get(BlockId(block))
        if own is None:
            yield block, shown("there"), "–"
        else:
            yield from ((f"{block}.{key}", one, two) for key, one, two in _fields(expected, own, _BLOCK))


def _measures(state: State, name: FigureId, line: FigureLine) -> Iterator[Difference]:
    """Radii, contact, capacity, worth.  R1.4.15, R1.4.19, R1.4.20, R1.4.21, R1.1.16, R1.1.20, R1.8.18."""
    setup = state.setup_of(name)
    for radius, wished in line.radii.items():
        measured = RADII[radius](state, name)
        found: int | bool = False if measured is None else measured
        if (wished is not found and wished != found) or isinstance(wished, bool) is not isinstance(found, bool):
            yield f"{radius}_radius", shown(wished), shown(found)
    for other, touches in line.contact.items():
        here = FigureId(other) in state.figures and in_contact(body(state, name), body(state, FigureId(other)))
        if touches is not here:
            yield f"contact.{other}", shown(touches), shown(here)
    worths = {block.id: epicness(block_value(block)) for block in setup.blocks}
    given: dict[str, Any] = {
        "game_value": whole_value(setup),
        "epicness": epicness(figure_value(setup.profile)),
        "capacity": setup.profile.damage_points.capacity,
        "block_epicness": worths,
    }
    for key, own in given.items():
        expected = getattr(line, key)
        if expected is not None and not agrees(expected, own):
            yield key, shown(expected), shown(own)


def _riding(state: State, name: FigureId, line: FigureLine) -> Iterator[Difference]:
    """Control, and what has to do with vehicles.  R3.0.4, R3.0.7, R3.0.8."""
    given: dict[str, Any] = {
        "controller": state.figures[name].controller,
        "aboard": vehicle_of(state, name) or False,
        "steered_by": (steering_figure(state, name) if is_vehicle(state, name) else None) or False,
        "must_hold_on": must_hold_on(state, name),
    }
    for key, own in given.items():
        wished = getattr(line, key)
        if wished is not None and wished != own:
            yield key, shown(wished), shown(own)


RADII: Mapping[str, Callable[[State, FigureId], int | None]] = {
    "communication": communication_radius,
    "perception": perception_radius,
    "command": command_radius,
}
"""The radii of a figure by name."""

_BLOCK = ("in_use", "resources", "charges")


def player_differences(state: State, line: PlayerLine) -> Iterator[Difference]:
    """How a player differs from what a line says of him."""
    account = ("command_points", "victory_points", "initiative", "broken_off", "defeated")
    seen = state if line.seen_by is None else view(state, PlayerId(line.seen_by))
    yield from _fields(line, seen.players[PlayerId(line.player)], account)
    for pile in ("deck", "hand", "discarded"):
        cards = getattr(seen.players[PlayerId(line.player)], pile)
        if (wished := getattr(line, pile)) is not None and list(wished) != cards:
            yield pile, shown(wished), shown(cards)
    setup, limit = state.setup, state.setup.modules.value_limit
    reduction = value_reduction(setup.player_by_id[PlayerId(line.player)])
    given: dict[str, Any] = {
        "force_value": force_value(setup, PlayerId(line.player)),
        "value_reduction": reduction,
        "card_reduction": seen.setup.player_by_id[PlayerId(line.player)].card_reduction,
        "value_limit": None if limit is None else float(reduced_limit(limit, reduction)),
    }
    for key, own in given.items():
        wished = getattr(line, key)
        if wished is not None and not agrees(wished, own):
            yield key, shown(wished), shown(own)


def game_differences(state: State, form: GameForm) -> Iterator[Difference]:
    """How the game differs from what a line says of it."""
    over = state.outcome is not None
    found: dict[str, Any] = {
        "round": state.game_round,
        "phase": state.phase,
        "turn_order": list(state.turn_order),
        "over": over,
        "winners": [] if state.outcome is None else list(state.outcome.winners),
        "reason": "" if state.outcome is None else state.outcome.reason,
        "markers": [marker.figure for marker in state.markers],
        "step_cm": state.setup.step_cm,
        "gone": [piece for piece, changed in state.terrain.items() if changed.gone],
    }
    for key, given in found.items():
        wished = getattr(form, key)
        if wished is not None and not agrees(wished, given):
            yield key, shown(wished), shown(given)


def _fields(line: Any, found: Any, names: Sequence[str]) -> Iterator[Difference]:
    for name in names:
        wished = getattr(line, name)
        if wished is not None and wished != getattr(found, name):
            yield name, shown(wished), shown(getattr(found, name))


def sight_differences(state: State, line: SightLine) -> Iterator[Difference]:
    """How what a figure sees of another or of a point differs from what a line says.  R1.4.23, R1.4.24, R1.6.16."""
    found: dict[str, Any] = {}
    if line.point is not None:
        found["line"] = point_sight(state, FigureId(line.sight), line.point).exists
    elif line.of is not None:
        seen = sight(state, FigureId(line.sight), FigureId(line.of))
        found = {
            "line": seen.exists,
            "concealment": total(concealment(state, seen)),
            "distance": seen.distance,
        }
        if line.covered is not None and abs(line.covered - 100 * seen.covered_share) > _A_TENTH:
            yield "covered", shown(line.covered), shown(round(100 * seen.covered_share, 2))
    for key, given in found.items():
        wished = getattr(line, key)
        if wished is not None and not agrees(wished, given):
            yield key, shown(wished), shown(given)


_A_TENTH = 0.1
"""Shares are told in per cent to one decimal."""
