"""The referee's interface of FATE: positions in the turn of an actor, what scripts say, let happen and look at."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta

from pb12table.files.forms.basics import Base, Change, Form, FormPoint, Id, Ids, Points, Text
from pb12table.files.problems import FileProblem
from pb12table.kernel.session import System
from pb12table.referee.script import RuleId, chance_differences, line_differences, shown, unknown
from pb12table.skirmish.faces.system import Difference, RefereeFace, Unanswerable
from pb12table.skirmish.ids import FigureId, Label, total
from pb12table.skirmish.plain_events import by_name
from pb12table.systems.fate.rules.actors import (
    TRACK_OF,
    body,
    character,
    consequences,
    fresh,
    group,
    heads,
    initiative,
    is_in,
    limit,
    next_severity,
    skill_value,
    standing,
    track_length,
)
from pb12table.systems.fate.rules.acts.attacks import (
    attack_odds,
    attack_refusal,
    best_defence,
    plan_attack,
    push_odds,
)
from pb12table.systems.fate.rules.acts.moving import link_cost, weight
from pb12table.systems.fate.rules.acts.travelling import throw_costs
from pb12table.systems.fate.rules.asking.answers import Attack
from pb12table.systems.fate.rules.course import decide, new_game
from pb12table.systems.fate.rules.data import (
    AVERAGE,
    PERSON,
    ActorId,
    FeatureId,
    SceneZoneId,
    Setup,
    Severity,
    SideId,
    Skill,
    ThingId,
    Track,
    WeaponId,
    character_worth,
    group_worth,
    side_worth,
)
from pb12table.systems.fate.rules.events import AnyEvent
from pb12table.systems.fate.rules.harm import suffer
from pb12table.systems.fate.rules.odds import minions_out, p_forced, p_out, p_overflow
from pb12table.systems.fate.rules.rolls import Game, acting_modifiers, next_id
from pb12table.systems.fate.rules.rules import STATES, Rules
from pb12table.systems.fate.rules.state import (
    Asked,
    Aspect,
    Block,
    BlockKind,
    Deed,
    Defends,
    Fuse,
    Gone,
    On,
    Phase,
    Spin,
    State,
    packed,
)
from pb12table.systems.fate.rules.zones import covered, distance, link, place_in, sees, zone_at, zone_of
from pb12table.table.motion.falling import levels_under

Chance = Annotated[float, Meta(ge=0, le=1)]
Chances = Annotated[tuple[Chance, ...], Meta(max_length=60)]
Sums = dict[RuleId, Change]
Boxes = Annotated[tuple[Points, ...], Meta(max_length=20)]


# -- positions ------------------------------------------------------------------------------------------------------


class PlacedForm(Form, frozen=True, kw_only=True):
    """Where a figure stands in a position."""

    id: Id
    at: FormPoint
    height: Base | None = None


class ActorForm(Form, frozen=True, kw_only=True):
    """What is different about a character or group in a position; `out`: how it has left the conflict.

    What it is `disarmed` of is `lying` in its own zone, unless another one is named.
    """

    id: Id
    points: Points | None = None
    health: Boxes = ()
    composure: Boxes = ()
    partial: Points = 0
    in_hand: Ids | None = None
    disarmed: dict[str, Points] = msgspec.field(default_factory=dict)
    lying: dict[str, Id] = msgspec.field(default_factory=dict)
    has_acted: bool = False
    held: bool = False
    attacked: bool = False
    full_defence: bool = False
    led_by: Id | None = None
    defends: Defends | None = None
    out: Gone | None = None
    fallen: Annotated[int, Meta(ge=0, le=30)] = 0


class AspectForm(Form, frozen=True, kw_only=True):
    """An aspect that is there: on the scene, a zone or an actor; `free`: the side with a free tag."""

    text: Text
    on: On = On.SCENE
    bearer: Annotated[str, Meta(max_length=48)] = ""
    sticky: bool = False
    free: Id | None = None
    severity: Severity | None = None
    aim: Id | None = None
    shifts: Points = 0


class BlockForm(Form, frozen=True, kw_only=True):
    """A block that is set."""

    owner: Id
    kind: BlockKind
    strength: Change
    subject: Id | None = None
    zones: Ids = ()
    deed: Deed | None = None
    debris: bool = False
    feature: Id | None = None


class SpinForm(Form, frozen=True, kw_only=True):
    """A spin that may be used now."""

    holder: Id
    value: Points = 1


class FuseForm(Form, frozen=True, kw_only=True):
    """What goes off in a zone at the end of an `exchange`, at first that of the position.

    It is a bomb, or the fuse of a `feature`.
    """

    zone: Id
    effort: Change
    by: Id
    exchange: Annotated[int, Meta(ge=1, le=99)] | None = None
    feature: Id | None = None


class PositionForm(Form, frozen=True, kw_only=True):
    """The turn of the `actor` in an `exchange`, nobody having acted; without one the conflict has yet to begin.

    `order` is that of initiative, at first that of the file; `carried` tells by a thing who has it.
    """

    actor: Id | None = None
    exchange: Annotated[int, Meta(ge=1, le=99)] = 1
    order: tuple[Id, ...] = ()
    figure: Annotated[tuple[PlacedForm, ...], Meta(max_length=100)] = ()
    actors: Annotated[tuple[ActorForm, ...], Meta(max_length=60)] = ()
    aspect: Annotated[tuple[AspectForm, ...], Meta(max_length=40)] = ()
    block: Annotated[tuple[BlockForm, ...], Meta(max_length=20)] = ()
    spin: SpinForm | Annotated[tuple[SpinForm, ...], Meta(max_length=20)] = ()
    fuse: Annotated[tuple[FuseForm, ...], Meta(max_length=10)] = ()
    carried: dict[str, Id] = msgspec.field(default_factory=dict)
    long: bool = False
    bids: Asked | None = None
    compels: Asked | None = None
    objects: Asked | None = None
    falls: bool = False


class DeclareLine(Form, frozen=True, kw_only=True):
    """A player declares something unasked: when to be asked, or giving up."""

    declare: Literal["when-asked", "when-defending", "give-up"]
    by: Id
    bids: Asked = Asked.ALWAYS
    compels: Asked = Asked.FREE
    splits: bool = False
    objects: Asked = Asked.FREE
    falls: bool = False
    actor: Id | None = None
    defends: Defends | None = None
    refused: RuleId | bool = False


# -- what happens before --------------------------------------------------------------------------------------------


class HitHappens(Form, frozen=True, kw_only=True):
    """A character or group takes a hit that nobody has caused, as from a fall.  FR17, FR18."""

    happens: Literal["hit"]
    actor: Id
    hit: Annotated[int, Meta(ge=1, le=20)]
    track: Track = Track.HEALTH


# -- lines that look ------------------------------------------------------------------------------------------------


class ActorLine(Form, frozen=True, kw_only=True):
    """What must be true of a character or group.

    `consequences` are their severities in order, `heads` what count on acts where all groups help, `value` of a
    `skill`, `sum` of such an act with it; `zone` where it is; `carries` whether it has a thing; `initiative` what
    orders it.
    """

    actor: Id
    points: Points | None = None
    health: Boxes | None = None
    composure: Boxes | None = None
    length: dict[Track, Points] | None = None
    partial: Points | None = None
    members: Points | None = None
    consequences: tuple[Severity, ...] | None = None
    next: Severity | Literal[False] | None = None
    gone: Gone | None = None
    outcome: str | None = None
    zone: Id | None = None
    led_by: Id | Literal[False] | None = None
    in_hand: Ids | None = None
    has_acted: bool | None = None
    held: bool | None = None
    full_defence: bool | None = None
    heads: Points | None = None
    skill: Skill | None = None
    value: Change | None = None
    sum: Change | None = None
    weight: Points | None = None
    initiative: Change | None = None


class AspectLine(Form, frozen=True, kw_only=True):
    """Whether there is an aspect of that name, and what must be true of it.

    `free` is the side with a free tag, `shifts` those that placed it.
    """

    aspect: Text
    there: bool | None = None
    on: On | None = None
    bearer: str | None = None
    sticky: bool | None = None
    free: Id | Literal[False] | None = None
    shifts: Points | None = None


class ApartLine(Form, frozen=True, kw_only=True):
    """How many links two zones are apart (false for no way), and the border of the link from one to the other."""

    apart: Id
    to: Id
    zones: Points | Literal[False] | None = None
    border: Points | Literal[False] | None = None


class SightLine(Form, frozen=True, kw_only=True):
    """What an actor must see of another: a `line`, and its least share `covered` in per cent.  FR05, FR43."""

    sight: Id
    of: Id
    line: bool | None = None
    covered: Annotated[float, Meta(ge=0, le=100)] | None = None


class BlockLine(Form, frozen=True, kw_only=True):
    """How many blocks an owner has set, and how strong the strongest of them is."""

    blocks: Id
    number: Points | None = None
    strength: Change | None = None


class ThingLine(Form, frozen=True, kw_only=True):
    """Where a thing is: its zone, who carries it (false for nobody), and whether it was carried out."""

    thing: Id
    zone: Id | None = None
    carrier: Id | Literal[False] | None = None
    out: bool | None = None


class OddsLine(Form, frozen=True, kw_only=True):
    """What an attack must come to, exactly, with nothing added later; chances to 1.  Section 7.1.

    `defence` is the skill it is met with, `modifiers` are sums by rule of the attack, `effort` and `against` the sums
    without dice; `least` and `p_least` a hit of so much or more, `p_pushed` that a push moves its target.
    """

    odds: dict[str, Any]
    actor: Id
    defence: Skill | None = None
    effort: Change | None = None
    against: Change | None = None
    modifiers: Sums = msgspec.field(default_factory=dict)
    p_hit: Chance | None = None
    mean_shifts: Annotated[float, Meta(ge=0, le=20)] | None = None
    p_spin: Chance | None = None
    p_pushed: Chance | None = None
    p_forced: Chance | None = None
    p_out: Chance | None = None
    least: Points | None = None
    p_least: Chance | None = None
    minions_out: Chances | None = None
    p_overflow: Chance | None = None


class CostLine(Form, frozen=True, kw_only=True):
    """What throwing along some zones costs in all for someone, or moving into a zone.  F035, F082, FR31."""

    cost: Literal["throw", "push", "move"]
    actor: Id
    path: Ids
    weight: Points | None = None
    shifts: Points | None = None


class WorthLine(Form, frozen=True, kw_only=True):
    """What a character, a group or a side must be worth.  Section 6."""

    worth: Id
    value: Annotated[int, Meta(ge=0, le=1_000_000)]


AnyLook: TypeAlias = (
    ActorLine | AspectLine | ApartLine | SightLine | BlockLine | ThingLine | OddsLine | CostLine | WorthLine
)


class Begun(Rules):
    """The rules of FATE, after some have been hit."""

    def __init__(self, happenings: Iterable[HitHappens]) -> None:
        self._waiting = deque(happenings)

    async def step(self, game: Game) -> None:
        if not self._waiting:
            await super().step(game)
            return
        happening = self._waiting.popleft()
        actor = ActorId(happening.actor)
        if is_in(game.state, actor):
            await suffer(game, actor, happening.track, happening.hit, None)
            decide(game)


Answer: TypeAlias = Sequence[Difference] | Unanswerable
CLOSE: Final = 5e-5
"""Chances are written with four decimals."""


def _of_actor(state: State, actor: ActorId, line: ActorLine) -> Mapping[str, Any]:
    found = state.actors[actor]
    there = is_in(state, actor)
    helping = fresh(state, actor) if there else []
    lengths = {track: track_length(state, actor, track) for track in line.length or ()}
    return {
        "points": found.fate_points,
        "health": sorted(found.marks.get(Track.HEALTH, ())),
        "composure": sorted(found.marks.get(Track.COMPOSURE, ())),
        "length": lengths,
        "partial": found.partial,
        "members": len(standing(state, actor)),
        "consequences": [aspect.severity for aspect in consequences(state, actor)],
        "next": next_severity(state, actor) or False,
        "gone": found.gone,
        "outcome": found.outcome,
        "zone": zone_of(state, actor) if there else "",
        "led_by": found.led_by or False,
        "in_hand": found.in_hand,
        "has_acted": found.has_acted,
        "held": found.held,
        "full_defence": found.full_defence,
        "heads": heads(state, actor, helping) if there else 0,
        "value": None if line.skill is None else skill_value(state, actor, line.skill),
        "sum": None if line.skill is None else total(acting_modifiers(state, actor, line.skill, helping=helping)),
        "weight": weight(state, actor),
        "initiative": initiative(state, actor),
    }


def _of_aspect(state: State, line: AspectLine) -> Mapping[str, Any]:
    found: Aspect | None = next((each for each in state.aspects.values() if each.label.en == line.aspect), None)
    if found is None:
        return {"there": False}
    return {
        "there": True,
        "on": found.on,
        "bearer": found.bearer,
        "sticky": found.sticky,
        "free": found.free or False,
        "shifts": None if found.difficulty is None else found.difficulty - AVERAGE,
    }


def _of_thing(state: State, line: ThingLine) -> Answer:
    found = state.things.get(ThingId(line.thing))
    if found is None:
        return unknown("referee-no-such-thing", line.thing, state.things)
    carrier = found.carrier or False
    carried = found.carrier is not None and is_in(state, found.carrier)
    where = zone_of(state, found.carrier) if carried and found.carrier is not None else found.zone
    return line_differences(line, {"zone": where, "carrier": carrier, "out": found.is_out})


def _apart(state: State, line: ApartLine) -> Answer:
    for name in (line.apart, line.to):
        if name not in state.setup.zone_by_id:
            return unknown("referee-no-such-zone", name, state.setup.zone_by_id)
    start, goal = SceneZoneId(line.apart), SceneZoneId(line.to)
    joined, apart = link(state, start, goal), distance(state, start, goal)
    found = {
        "zones": False if apart is None else apart,
        "border": False if joined is None else joined.border_from(start),
    }
    return line_differences(line, found)


def _odds(state: State, line: OddsLine) -> Answer:
    try:
        attack = msgspec.convert(line.odds, Attack)
    except msgspec.ValidationError as error:
        return Unanswerable("referee-no-attack", {"reason": str(error)[:200]})
    actor = ActorId(line.actor)
    refusal = attack_refusal(state, actor, attack)
    if refusal is not None:
        return Unanswerable("referee-refused", {}, broken=True, refusal=refusal)
    plan = plan_attack(state, actor, attack)
    skill = line.defence or best_defence(plan)
    odds = attack_odds(state, actor, attack, skill)
    found = list(line_differences(line, {"effort": total(plan.modifiers), "against": total(plan.defence(skill))}))
    for rule, wished in line.modifiers.items():
        given = total([modifier for modifier in plan.modifiers if modifier.rule == rule])
        found += [] if given == wished else [(rule, shown(wished), shown(given))]
    is_group = group(state, plan.target) is not None
    chances: dict[str, Sequence[Any]] = {
        "p_hit": (odds.p_hit,),
        "mean_shifts": (odds.mean_shifts,),
        "p_spin": (odds.p_spin,),
        "p_pushed": (push_odds(state, actor, attack, skill).p_moved if attack.push else 0,),
        "p_out": (p_out(state, plan.target, TRACK_OF[attack.aim], odds),),
        "p_least": (odds.at_least(line.least or 1),),
    }
    if is_group:
        chances["minions_out"] = minions_out(state, plan.target, odds)
        chances["p_overflow"] = (p_overflow(state, plan.target, odds),)
    else:
        chances["p_forced"] = (p_forced(state, plan.target, TRACK_OF[attack.aim], odds),)
    for name, given_chances in chances.items():
        expected = getattr(line, name)
        if expected is not None:
            found += chance_differences(name, expected, [float(each) for each in given_chances], CLOSE)
    return found


def _cost(state: State, line: CostLine) -> Answer:
    for name in line.path:
        if name not in state.setup.zone_by_id:
            return unknown("referee-no-such-zone", name, state.setup.zone_by_id)
    actor = ActorId(line.actor)
    path = tuple(SceneZoneId(zone) for zone in line.path)
    start = zone_of(state, actor)
    if any(link(state, one, other) is None for one, other in zip((start, *path), path, strict=False)):
        return unknown("referee-no-such-zone", line.path[0], state.setup.zone_by_id)
    burden = PERSON if line.weight is None else line.weight
    if line.cost == "throw":
        price = sum(throw_costs(state, actor, start, path, burden))
    elif line.cost == "push":
        borders = [link(state, one, other) for one, other in zip((start, *path), path, strict=False)]
        froms = (start, *path)
        price = burden + sum(
            1 + joined.border_from(froms[number]) for number, joined in enumerate(borders) if joined is not None
        )
    else:
        price = link_cost(state, actor, start, path[0])
    return line_differences(line, {"shifts": price})


def _worth(state: State, line: WorthLine) -> Answer:
    setup = state.setup
    if line.worth in setup.side_by_id:
        return line_differences(line, {"value": side_worth(setup, SideId(line.worth))})
    if line.worth not in setup.actor_by_id:
        return unknown("referee-no-such-actor", line.worth, (*setup.actor_by_id, *setup.side_by_id))
    actor = ActorId(line.worth)
    found, minions = character(state, actor), group(state, actor)
    value = 0 if minions is None else group_worth(minions)
    value = value if found is None else character_worth(found, setup.options)
    return line_differences(line, {"value": value})


_SIDES: Final = ({"id": "a", "name": "A"}, {"id": "b", "name": "B"})
_PLAYERS: Final = ({"id": "alice", "name": "Alice", "side": "a"}, {"id": "bob", "name": "Bob", "side": "b"})
_ZONES: Final = (
    {"id": "west", "kind": "scene", "rectangle": [0.0, 0.0, 10.0, 10.0]},
    {"id": "middle", "kind": "scene", "rectangle": [10.0, 0.0, 10.0, 10.0]},
    {"id": "east", "kind": "scene", "rectangle": [20.0, 0.0, 10.0, 10.0]},
    {"id": "far", "kind": "scene", "rectangle": [30.0, 0.0, 10.0, 10.0]},
)
"""Four zones in a row, each linked to the next by its edge."""


class FateReferee(RefereeFace):
    """What scripts may say and ask of FATE; a bare table has four zones in a row."""

    events = by_name(AnyEvent)
    bare = MappingProxyType(
        {
            "table": {"width": 40.0, "depth": 10.0},
            "side": list(_SIDES),
            "player": list(_PLAYERS),
            "zone": list(_ZONES),
        }
    )
    lowest_face = -1
    highest_face = 1
    answer_tag = "type"
    usual_answers = MappingProxyType({"PlaceFigures": {"type": "placing"}, "Object": False})
    position_form = PositionForm
    happening_form = HitHappens
    declaration_form = DeclareLine
    looks = MappingProxyType(
        {
            "odds": OddsLine,
            "cost": CostLine,
            "apart": ApartLine,
            "sight": SightLine,
            "worth": WorthLine,
            "blocks": BlockLine,
            "thing": ThingLine,
            "aspect": AspectLine,
            "actor": ActorLine,
        }
    )

    def position(self, setup: Setup, form: PositionForm, file: Path, place: str) -> State:
        state = new_game(setup)
        for number, placed in enumerate(form.figure):
            _put(state, placed, file, f"{place}.figure[{number}]")
        if form.actor is not None:
            alone = [each for each, found in state.actors.items() if found.gone is not Gone.WITH]
            order = [ActorId(name) for name in form.order] or alone
            for name in (form.actor, *order):
                _check(state.actors, name, file, f"{place}.actor", "referee-no-such-actor")
            if sorted(order) != sorted(alone):
                raise FileProblem(file, f"{place}.order", "referee-whole-order", known=", ".join(alone))
            state.order, state.actor, state.exchange = order, ActorId(form.actor), form.exchange
            state.turn_index, state.phase = order.index(state.actor), Phase.TURNS
        for number, one in enumerate(form.actors):
            _check(state.actors, one.id, file, f"{place}.actors[{number}].id", "referee-no-such-actor")
            _change(state, one, file, f"{place}.actors[{number}]")
        for number, aspect in enumerate(form.aspect):
            _add_aspect(state, aspect, file, f"{place}.aspect[{number}]")
        for number, block in enumerate(form.block):
            _add_block(state, block, file, f"{place}.block[{number}]")
        given = (form.spin,) if isinstance(form.spin, SpinForm) else form.spin
        for spin in given:
            _check(state.actors, spin.holder, file, f"{place}.spin.holder", "referee-no-such-actor")
        state.spin = packed([Spin(ActorId(spin.holder), spin.value) for spin in given])
        for number, fuse in enumerate(form.fuse):
            _check(state.setup.zone_by_id, fuse.zone, file, f"{place}.fuse[{number}].zone", "referee-no-such-zone")
            _check(state.actors, fuse.by, file, f"{place}.fuse[{number}].by", "referee-no-such-actor")
            ends = form.exchange if fuse.exchange is None else fuse.exchange
            feature = None if fuse.feature is None else FeatureId(fuse.feature)
            if feature is not None:
                known = [each.id for each in setup.features]
                _check(known, feature, file, f"{place}.fuse[{number}].feature", "referee-no-such-thing")
            state.fuses.append(Fuse(SceneZoneId(fuse.zone), fuse.effort, ends, ActorId(fuse.by), feature))
        for thing, carrier in form.carried.items():
            _check(state.things, thing, file, f"{place}.carried", "referee-no-such-thing")
            _check(state.actors, carrier, file, f"{place}.carried", "referee-no-such-actor")
            state.things[ThingId(thing)].carrier = ActorId(carrier)
        state.is_long = form.long
        for player in state.players.values():
            player.bids = player.bids if form.bids is None else form.bids
            player.compels = player.compels if form.compels is None else form.compels
            player.objects = player.objects if form.objects is None else form.objects
            player.falls = form.falls
        return state

    def check_happening(self, happening: HitHappens, state: State, file: Path, place: str) -> None:
        _check(state.actors, happening.actor, file, f"{place}.actor", "referee-no-such-actor")

    def begun(self, rules: System[State], happenings: Sequence[HitHappens]) -> System[State]:
        return Begun(happenings)

    def declaration(self, form: DeclareLine) -> dict[str, Any]:
        """Return a declaration as plain data, with what the line says about it."""
        if form.declare == "when-asked":
            plain = {
                "bids": form.bids.value, "compels": form.compels.value, "splits": form.splits,
                "objects": form.objects.value, "falls": form.falls,
            }  # fmt: skip
            return {"type": form.declare, **plain}
        if form.declare == "when-defending":
            return {"type": form.declare, "actor": form.actor or "", "defends": form.defends and form.defends.value}
        return {"type": form.declare}

    def look(self, state: State, form: AnyLook) -> Sequence[Difference] | Unanswerable:
        """Return how what a line looks at differs from what it expects, or why that cannot be said."""
        match form:
            case AspectLine():
                return line_differences(form, _of_aspect(state, form))
            case ApartLine():
                return _apart(state, form)
            case WorthLine():
                return _worth(state, form)
            case ThingLine():
                return _of_thing(state, form)
            case BlockLine():
                found = [block for block in state.blocks if block.owner == form.blocks]
                strongest = max((block.strength for block in found), default=0)
                return line_differences(form, {"number": len(found), "strength": strongest})
        named = (form.sight, form.of) if isinstance(form, SightLine) else (form.actor,)
        for name in named:
            if name not in state.actors:
                return unknown("referee-no-such-actor", name, state.actors)
        match form:
            case ActorLine():
                return line_differences(form, _of_actor(state, ActorId(form.actor), form))
            case SightLine():
                observer, target = ActorId(form.sight), ActorId(form.of)
                seen = {"line": sees(state, observer, target), "covered": 100 * covered(state, observer, target)}
                return line_differences(form, seen)
            case OddsLine():
                return _odds(state, form)
            case CostLine():
                return _cost(state, form)

    def subject(self, form: AnyLook) -> str:
        """Return what a line is about."""
        match form:
            case AspectLine():
                return form.aspect
            case ApartLine():
                return form.apart
            case SightLine():
                return form.sight
            case BlockLine():
                return form.blocks
            case ThingLine():
                return form.thing
            case WorthLine():
                return form.worth
        return form.actor

    def plain_state(self, state: State) -> Any:
        return msgspec.json.decode(STATES.to_json(state))


def _check(known: Collection[str], name: str, file: Path, place: str, key: str) -> None:
    if name not in known:
        raise FileProblem(file, place, key, id=name[:48], known=", ".join(known) or "–")


def _put(state: State, form: PlacedForm, file: Path, place: str) -> None:
    """Put a figure down where it shall stand; raises FileProblem where it cannot."""
    _check(state.figures, form.id, file, f"{place}.id", "referee-no-such-figure")
    figure = FigureId(form.id)
    heights = list(reversed(levels_under(state.battlefield, body(state, figure, (*form.at, 0.0)))))
    wished = heights if form.height is None else [form.height]
    for height in wished:
        zone = zone_at(state.setup, form.at, height)
        stood = None if zone is None else place_in(state, figure, zone, form.at)
        if stood is not None and stood[2] == height:
            state.figures[figure].x, state.figures[figure].y, state.figures[figure].z = stood
            return
    raise FileProblem(file, f"{place}.at", "problem-no-stand")


def _change(state: State, form: ActorForm, file: Path, place: str) -> None:
    """Set what is different about an actor."""
    actor = state.actors[ActorId(form.id)]
    actor.fate_points = actor.fate_points if form.points is None else form.points
    for track, boxes in ((Track.HEALTH, form.health), (Track.COMPOSURE, form.composure)):
        most = track_length(state, actor.id, track) if character(state, actor.id) is not None else 0
        if boxes and not 1 <= min(boxes) <= max(boxes) <= most:
            raise FileProblem(file, f"{place}.{track.value}", "referee-no-such-box", most=most)
    if form.health or form.composure:
        actor.marks = {Track.HEALTH: list(form.health), Track.COMPOSURE: list(form.composure)}
    actor.partial = form.partial
    if form.in_hand is not None:
        actor.in_hand = [WeaponId(weapon) for weapon in form.in_hand]
    actor.disarmed = {WeaponId(weapon): shifts for weapon, shifts in form.disarmed.items()}
    actor.in_hand = [weapon for weapon in actor.in_hand if weapon not in actor.disarmed]
    if actor.disarmed:
        state.lying[actor.id] = dict.fromkeys(actor.disarmed, zone_of(state, actor.id))
    for weapon, zone in form.lying.items():
        _check(actor.disarmed, weapon, file, f"{place}.lying", "referee-no-such-thing")
        _check(state.setup.zone_by_id, zone, file, f"{place}.lying", "referee-no-such-zone")
        state.lying[actor.id][WeaponId(weapon)] = SceneZoneId(zone)
    actor.has_acted, actor.held, actor.attacked = form.has_acted, form.held, form.attacked
    actor.full_defence = form.full_defence
    if form.led_by is not None:
        _check(state.actors, form.led_by, file, f"{place}.led_by", "referee-no-such-actor")
        actor.led_by = ActorId(form.led_by)
    actor.defends = actor.defends if form.defends is None else form.defends
    for figure in standing(state, actor.id)[: form.fallen]:
        state.figures[figure].gone = Gone.FALLEN
    if form.out is not None:
        for figure in standing(state, actor.id):
            state.figures[figure].gone = form.out
        actor.gone = form.out


def _add_aspect(state: State, form: AspectForm, file: Path, place: str) -> None:
    known: Collection[str] = {
        On.SCENE: ("",), On.ZONE: state.setup.zone_by_id.keys(), On.ACTOR: state.actors.keys(),
    }[form.on]  # fmt: skip
    _check(known, form.bearer, file, f"{place}.bearer", "referee-no-such-bearer")
    if form.severity is not None:
        most = limit(state, ActorId(form.bearer)) if form.on is On.ACTOR else 0
        if most == 0 or len(consequences(state, ActorId(form.bearer))) >= most:
            raise FileProblem(file, f"{place}.severity", "problem-consequences", most=most)
    number = next_id(state)
    aim = None if form.aim is None else ActorId(form.aim)
    state.aspects[number] = Aspect(
        number,
        Label(form.text, form.text),
        form.on,
        form.bearer,
        sticky=form.sticky or form.severity is not None,
        free=None if form.free is None else SideId(form.free),
        severity=form.severity,
        aim=aim,
        zone=None if aim is None else zone_of(state, ActorId(form.bearer)),
        difficulty=None if form.severity is not None else AVERAGE + form.shifts,
    )


def _add_block(state: State, form: BlockForm, file: Path, place: str) -> None:
    _check(state.actors, form.owner, file, f"{place}.owner", "referee-no-such-actor")
    for zone in form.zones:
        _check(state.setup.zone_by_id, zone, file, f"{place}.zones", "referee-no-such-zone")
    owner = ActorId(form.owner)
    zones = tuple(SceneZoneId(zone) for zone in form.zones) or (zone_of(state, owner),)
    subject = None if form.subject is None else ActorId(form.subject)
    number = next_id(state)
    if form.feature is not None:
        known = [each.id for each in state.setup.features]
        _check(known, form.feature, file, f"{place}.feature", "referee-no-such-thing")
    feature = UNSET if form.feature is None else FeatureId(form.feature)
    state.blocks.append(Block(number, owner, form.kind, form.strength, subject, zones, form.deed, form.debris, feature))


REFEREE: Final = FateReferee()
