"""What referee scripts let happen, ask the rules and look at in a game of Pb-12."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from math import isclose
from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta

from pb12table.files.forms.basics import Change, Coordinate, Form, Id, Ids, Points
from pb12table.kernel.request import Request
from pb12table.referee.script import RuleId, agrees, shown, unknown
from pb12table.skirmish.faces.system import Difference, Unanswerable
from pb12table.skirmish.ids import FigureId, Modifier, PlayerId, total
from pb12table.skirmish.plain_events import by_name
from pb12table.systems.pb12.referee.forms import (
    AccidentCheckHappens,
    AnyHappening,
    CollisionHappens,
    DamageHappens,
    DamagePointsHappen,
    FallHappens,
    FigureLine,
    GameForm,
    NerveCheckHappens,
    PanicCheckHappens,
    PassengerCheckHappens,
    PlayerLine,
    RandomMovementHappens,
    SightLine,
    StatusHappens,
)
from pb12table.systems.pb12.rules.attacks.damage import damage, use_damage_points
from pb12table.systems.pb12.rules.attacks.odds import check_probability, odds
from pb12table.systems.pb12.rules.cards.card_data import Playability
from pb12table.systems.pb12.rules.checks.checks import Game, accident_modifiers, attribute_check_modifiers
from pb12table.systems.pb12.rules.checks.deputies import nerve_check, panic_modifiers
from pb12table.systems.pb12.rules.command.command_groups import (
    group_of,
    groups_of,
    leader_of,
    members,
    parent_of,
    subordinates,
)
from pb12table.systems.pb12.rules.extensions.interrupts import PlayInterruption
from pb12table.systems.pb12.rules.figures.falling import collide, fall, random_movement
from pb12table.systems.pb12.rules.figures.figures import (
    body,
    command_radius,
    communication_radius,
    has_status,
    is_on_table,
    markers_of,
    perception_radius,
    steering_figure,
    value,
)
from pb12table.systems.pb12.rules.figures.seeing import concealment, point_sight, sight
from pb12table.systems.pb12.rules.figures.statuses import panic_check, receive
from pb12table.systems.pb12.rules.game.answers import Attack, Pass, Respond
from pb12table.systems.pb12.rules.game.events import AnyEvent, Happening
from pb12table.systems.pb12.rules.game.legality import action_refusal
from pb12table.systems.pb12.rules.game.rules import Rules, view
from pb12table.systems.pb12.rules.game.state import Activation, State
from pb12table.systems.pb12.rules.movement.movement import RespondToInterruption
from pb12table.systems.pb12.rules.movement.planner import FARTHEST, plan_path
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, BlockId, DamageCode, GroupId
from pb12table.systems.pb12.rules.preparations.setup import (
    block_value,
    epicness,
    figure_value,
    force_value,
    reduced_limit,
    value_reduction,
    whole_value,
)
from pb12table.systems.pb12.rules.vehicles.aboard import is_vehicle, vehicle_of
from pb12table.systems.pb12.rules.vehicles.accidents import (
    accident_check,
    must_hold_on,
    passenger_check,
    passenger_modifiers,
)
from pb12table.table.motion.contact import in_contact
from pb12table.table.shapes import normalised


class Begun(Rules):
    """The rules of Pb-12, after some things have happened to figures."""

    def __init__(self, happenings: Iterable[AnyHappening]) -> None:
        self._waiting = deque(happenings)

    async def step(self, game: Game) -> None:
        if self._waiting:
            await happen(game, self._waiting.popleft())
        else:
            await super().step(game)


async def happen(game: Game, happening: AnyHappening) -> None:
    """Carry out what happens to a figure, if it is still on the table.

    R1.4.26, R1.4.27, R1.4.30, R1.5.1, R1.5.2, R1.5.5, R1.5.6, R1.9.1, R3.0.5, R3.0.9.
    """
    figure = FigureId(happening.figure)
    if not is_on_table(game.state, figure):
        return
    match happening:
        case DamageHappens():
            code = DamageCode(happening.strength, happening.penetration)
            await damage(game, game.state.figures[figure].controller, figure, code, happening.seen)
        case DamagePointsHappen():
            await use_damage_points(game, figure, happening.points)
        case FallHappens():
            await fall(game, figure)
        case CollisionHappens():
            await collide(game, figure, happening.obstacle)
        case RandomMovementHappens():
            await random_movement(game, figure)
        case PanicCheckHappens():
            await panic_check(game, figure, panic_modifiers(game.state, figure, happening.markers))
        case NerveCheckHappens():
            await nerve_check(game, figure)
        case AccidentCheckHappens():
            await accident_check(game, figure)
        case PassengerCheckHappens():
            await passenger_check(game, figure)
        case StatusHappens():
            await receive(game, figure, happening.status, "R1.9.1")


_DOING = ("kind", "answer", "walk", "declare", "until", "dice")
_PLAYED = ("pass", "ranged-defence", "melee-defence", "use-delayed")
_CARD = "play-card"
_MOVER = ("respond", "commit")


def passed_over(request: Request[State, Any], state: State, rest: Sequence[Mapping[str, Any]]) -> Pass | Respond | None:
    """Return the answer to a question about an interruption that the rest of a script does not wait for; else None.

    A script waits for the question if its next line that does something answers it, or a line before that looks at it.
    """
    if not isinstance(request, PlayInterruption | RespondToInterruption):
        return None
    name = type(request).__name__
    for said in rest:
        if said.get("asked") == name:
            if said.get("by", request.player) == request.player:
                return None
            break
        if any(word in said for word in _DOING) and "event" not in said and "no_event" not in said:
            if _answers(request, state, said):
                return None
            break
    return Pass() if isinstance(request, PlayInterruption) else Respond()


def _answers(request: PlayInterruption | RespondToInterruption, state: State, said: Mapping[str, Any]) -> bool:
    """Return whether a line is meant for this question: its kind, who answers and, if it says so, in which window."""
    kinds = _PLAYED if isinstance(request, PlayInterruption) else _MOVER
    if said.get("by", request.player) != request.player:
        return False
    if said.get("kind") == _CARD:
        return isinstance(request, PlayInterruption) and _plays_card(request, state, said)
    if said.get("kind") not in kinds:
        return False
    if isinstance(request, RespondToInterruption):
        return True
    if not _is_in_window(request, said):
        return False
    named = said.get("figure")
    figure = state.figures.get(FigureId(named)) if isinstance(named, str) else None
    return figure is None or figure.controller == request.player


def _is_in_window(request: PlayInterruption, said: Mapping[str, Any]) -> bool:
    return bool(said.get("window", request.moment.window) == request.moment.window)


def _plays_card(request: PlayInterruption, state: State, said: Mapping[str, Any]) -> bool:
    """Return whether a line plays a card as this interruption: its target does not tell who plays it.  R5.0.11."""
    name = said.get("card", "")
    card = state.setup.card_by_id.get(name)
    if card is None or card.playability is not Playability.INTERRUPTION or not _is_in_window(request, said):
        return False
    holders = [player.id for player in state.players.values() if name in player.hand]
    return not holders or request.player in holders


Chance = Annotated[float, Meta(ge=0, le=1)]
Sums = dict[RuleId, Change]

CLOSE = 5e-4
"""Chances are written with three decimals."""


class CheckLine(Form, frozen=True, kw_only=True):
    """What a figure would have to throw for a check.  R1.4.26, R1.4.27, R3.0.5, R3.0.9.

    `check`: an attribute, "panic" (with so many Out of Action `markers` near), "accident" or "passenger"; `chance` that
    it is passed, from 0 to 1.
    """

    check: str
    figure: Id
    markers: Points = 0
    target_number: Change | None = None
    modifiers: Sums = msgspec.field(default_factory=dict)
    chance: Chance | None = None


class OddsLine(Form, frozen=True, kw_only=True):
    """What an attack of a figure would come to, exactly.  `p_hits` and the like are chances from 0 to 1."""

    odds: dict[str, Any]
    figure: Id
    target_number: Change | None = None
    modifiers: Sums = msgspec.field(default_factory=dict)
    checks: Points | None = None
    p_hits: tuple[Chance, ...] | None = None
    p_damage_points: tuple[Chance, ...] | None = None
    p_out: Chance | None = None


class WayLine(Form, frozen=True, kw_only=True):
    """What the cheapest way to a place (steps) costs a figure.  R1.7.4 to R1.7.6."""

    way: Id
    to: Annotated[tuple[Coordinate, ...], Meta(min_length=2, max_length=3)]
    movement_points: Points | None = None
    options: Annotated[tuple[str, ...], Meta(max_length=200)] | None = None
    reachable: bool | None = None


class GroupLine(Form, frozen=True, kw_only=True):
    """Who belongs to a command group, with some groups `dissolved`.  R2.2.2, R2.2.4, R2.2.6.

    `leader` false: it has none; `above` false: it is the whole force; `direct`: the group a figure is a member of.
    """

    group: Id
    dissolved: Ids = ()
    leader: Id | bool | None = None
    members: Ids | None = None
    above: Id | bool | None = None
    groups: Ids | None = None
    direct: dict[str, Id] = msgspec.field(default_factory=dict)


AnyQuery: TypeAlias = CheckLine | OddsLine | WayLine | GroupLine

QUERIES: Mapping[str, type[Any]] = {"check": CheckLine, "odds": OddsLine, "way": WayLine, "group": GroupLine}
"""The lines by the word that tells them."""


Answer: TypeAlias = list[Difference] | Unanswerable


def subject_of(line: AnyQuery) -> str:
    """Return what a line asks about."""
    match line:
        case GroupLine():
            return line.group
        case WayLine():
            return line.way
        case _:
            return line.figure


def answered(state: State, line: AnyQuery) -> Answer:
    """Return how the rules' answer differs from what a line expects, or why there is none."""
    if isinstance(line, GroupLine):
        return _group(state, line)
    name = subject_of(line)
    if name not in state.figures:
        return unknown("referee-no-such-figure", name, state.figures)
    figure = FigureId(name)
    if not is_on_table(state, figure):
        return Unanswerable("referee-not-on-table", {"figure": name}, broken=True)
    match line:
        case CheckLine():
            return _check(state, figure, line)
        case OddsLine():
            return _odds(state, figure, line)
        case WayLine():
            return _way(state, figure, line)


# -- checks ---------------------------------------------------------------------------------------------------


_OTHER_CHECKS: Mapping[str, Callable[[State, FigureId, int], list[Modifier]]] = {
    "panic": panic_modifiers,
    "accident": lambda state, figure, markers: accident_modifiers(state, figure),
    "passenger": lambda state, figure, markers: passenger_modifiers(state, figure),
}


def _check(state: State, figure: FigureId, line: CheckLine) -> Answer:
    attributes = {str(attribute): attribute for attribute in Attribute}
    if line.check in attributes:
        modifiers = attribute_check_modifiers(state, figure, attributes[line.check])
    elif line.check not in _OTHER_CHECKS:
        return unknown("referee-no-such-check", line.check, (*_OTHER_CHECKS, *attributes))
    elif line.check == "accident" and not is_vehicle(state, figure):
        return unknown("referee-no-vehicle", figure, state.setup.vehicles)
    else:
        modifiers = _OTHER_CHECKS[line.check](state, figure, line.markers)
    number = total(modifiers)
    found = list(_plain(line, {"target_number": number}))
    found += _sums(line.modifiers, modifiers)
    return [*found, *_chances("chance", line.chance, check_probability(number))]


def _odds(state: State, figure: FigureId, line: OddsLine) -> Answer:
    try:
        attack: Attack = msgspec.convert({"target": None, **line.odds}, Attack)
    except msgspec.ValidationError as error:
        return Unanswerable("referee-no-attack", {"reason": str(error)[:200]})
    if (refusal := action_refusal(state, figure, attack)) is not None:
        return Unanswerable("referee-refused", {}, broken=True, refusal=refusal)
    answer = odds(state, figure, attack)
    found = list(_plain(line, {"target_number": answer.target_number, "checks": answer.checks}))
    found += _sums(line.modifiers, answer.modifiers)
    for name in ("p_hits", "p_damage_points", "p_out"):
        found += _chances(name, getattr(line, name), getattr(answer, name))
    return found


# -- ways and groups --------------------------------------------------------------------------------------------


def _way(state: State, figure: FigureId, line: WayLine) -> Answer:
    height = line.to[2] if len(line.to) > 2 else None
    plan = plan_path(state, figure, (line.to[0], line.to[1]), height=height, movement_points=FARTHEST)
    if line.reachable is not None or not plan.reachable:
        wished = line.reachable is not False
        if wished is not plan.reachable:
            return [("reachable", shown(wished), shown(plan.reachable))]
    options = [leg.kind for leg in plan.legs]
    return list(_plain(line, {"movement_points": plan.cost, "options": options}))


def _group(state: State, line: GroupLine) -> Answer:
    setup = state.setup
    known = [group for player in setup.players for group in groups_of(setup, player.id)]
    for name in (line.group, *line.dissolved):
        if name not in known:
            return unknown("referee-no-such-group", name, known)
    for name in line.direct:
        if name not in state.figures:
            return unknown("referee-no-such-figure", name, state.figures)
    group, dissolved = GroupId(line.group), {GroupId(one) for one in line.dissolved}
    answers: dict[str, Any] = {
        "leader": leader_of(state, group, dissolved) or False,
        "members": members(setup, group, dissolved),
        "above": parent_of(setup, group, dissolved) or False,
        "groups": subordinates(setup, group, dissolved),
    }
    found = list(_plain(line, answers))
    for name, wished in line.direct.items():
        own = group_of(setup, FigureId(name), dissolved)
        if own != wished:
            found.append((f"direct.{name}", shown(wished), shown(own)))
    return found


# -- holding answers against what is expected -------------------------------------------------------------------


def _plain(line: AnyQuery, answers: Mapping[str, Any]) -> Iterator[Difference]:
    for name, given in answers.items():
        wished = getattr(line, name)
        if wished is not None and not agrees(wished, given):
            yield name, shown(wished), shown(given)


def _sums(wished: Sums, modifiers: Sequence[Modifier]) -> Iterator[Difference]:
    """Yield differences in what each rule contributes in all."""
    for rule, expected in wished.items():
        given = total([modifier for modifier in modifiers if modifier.rule == rule])
        if given != expected:
            yield rule, shown(expected), shown(given)


def _chances(name: str, wished: float | Sequence[float] | None, given: float | Sequence[float]) -> Iterator[Difference]:
    """Yield differences in chances beyond three decimals; what lies past the end of a list is 0."""
    if wished is None:
        return
    expected = [wished] if isinstance(wished, int | float) else list(wished)
    found = [given] if isinstance(given, int | float) else list(given)
    longest = max(len(expected), len(found))
    expected += [0.0] * (longest - len(expected))
    found += [0.0] * (longest - len(found))
    if not all(isclose(one, other, rel_tol=0, abs_tol=CLOSE) for one, other in zip(expected, found, strict=True)):
        yield name, shown([round(one, 4) for one in expected]), shown([round(one, 4) for one in found])


EVENTS: Mapping[str, type[Happening]] = by_name(AnyEvent)
"""All kinds of events by the name a script calls them."""


# -- figures, players, the game -----------------------------------------------------------------------------------


def figure_differences(state: State, line: FigureLine) -> Iterator[Difference]:
    """Yield how a figure differs from what a line says about it."""
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
    """Yield wrong radii, contact, capacity, worth.  R1.4.15, R1.4.19, R1.4.20, R1.4.21, R1.1.16, R1.1.20, R1.8.18."""
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
    """Yield differences in control, and in what concerns vehicles.  R3.0.4, R3.0.7, R3.0.8."""
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
    """Yield how a player differs from what a line says about him."""
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
    """Yield how the game differs from what a line says about it."""
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
    """Yield how the sight of a figure on another or on a point differs from a line.  R1.4.23, R1.4.24, R1.6.16."""
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
