"""The referee's face of FATE: positions in the turn of an actor, all events, what lines may look at.

What each part is, says `skirmish.faces.refereeing.RefereeFace`.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, get_args

import msgspec
from msgspec import UNSET

from pb12table.files.problems import FileProblem
from pb12table.kernel.session import System
from pb12table.skirmish.faces.refereeing import Difference, RefereeFace, Unanswerable
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.naming import Label
from pb12table.systems.fate.referee.forms import (
    ActorForm,
    ActorLine,
    AnyLook,
    ApartLine,
    AspectForm,
    AspectLine,
    BlockForm,
    BlockLine,
    CostLine,
    DeclareLine,
    HitHappens,
    OddsLine,
    PlacedForm,
    PositionForm,
    SightLine,
    SpinForm,
    ThingLine,
    WorthLine,
)
from pb12table.systems.fate.referee.happenings import Begun
from pb12table.systems.fate.referee.looks import looked_at, subject_of
from pb12table.systems.fate.rules.actors import body, character, consequences, limit, standing, track_length
from pb12table.systems.fate.rules.course.setting_up import new_game
from pb12table.systems.fate.rules.data import (
    AVERAGE,
    ActorId,
    FeatureId,
    SceneZoneId,
    Setup,
    SideId,
    ThingId,
    Track,
    WeaponId,
)
from pb12table.systems.fate.rules.events import AnyEvent
from pb12table.systems.fate.rules.rolling.rolls import next_id
from pb12table.systems.fate.rules.rules import STATES
from pb12table.systems.fate.rules.state import Aspect, Block, Fuse, Gone, On, Phase, Spin, State, packed
from pb12table.systems.fate.rules.zones import place_in, zone_at, zone_of
from pb12table.table.standing.support import levels_under

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

    events = MappingProxyType({kind.__name__: kind for kind in get_args(AnyEvent)})
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
        """A declaration as plain data, with what the line says of it."""
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
        return looked_at(state, form)

    def subject(self, form: AnyLook) -> str:
        return subject_of(form)

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
    """What is different about an actor."""
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
    state.blocks.append(
        Block(number, owner, form.kind, form.strength, subject, zones, form.deed, form.debris, feature)
    )


REFEREE: Final = FateReferee()
