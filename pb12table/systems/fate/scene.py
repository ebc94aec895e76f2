"""The scene face of FATE: characters and minions, zones with their borders, the order, sheets, and watching."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from pb12table.kernel.log import Event
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.scene.face import SceneFace
from pb12table.skirmish.scene.miniatures import Fallen, Mark, Marks, Miniature, Outfit, Passage, RingDrawing
from pb12table.skirmish.scene.panels import Boxes, Cell, Chip, Listed, Order, Part, Row, Sheet
from pb12table.skirmish.scene.playback import FloatStyle, Strike
from pb12table.systems.fate.rules import events
from pb12table.systems.fate.rules.actors import (
    actor_of,
    aspects_on,
    attached,
    body,
    character,
    companion_actor,
    companions_left,
    consequences,
    data,
    group,
    has_in_hand,
    heads,
    is_in,
    is_opposing,
    limit,
    others,
    standing,
    track_length,
)
from pb12table.systems.fate.rules.data import (
    ActorId,
    ActorSetup,
    GroupSetup,
    SceneZone,
    Setup,
    Skill,
    Track,
    Use,
    ZoneLink,
    group_bonus,
)
from pb12table.systems.fate.rules.sight import COVER, LEAST_SHARE, is_in_cover
from pb12table.systems.fate.rules.state import BlockKind, Gone, On, State
from pb12table.systems.fate.rules.zones import meeting, middle_of, open_links, zone_of
from pb12table.systems.fate.texts.face import actor_name, aspect_name, ladder
from pb12table.table.battlefield import Body
from pb12table.table.shapes import Point, Point3
from pb12table.table.sight.sight import FigureSight
from pb12table.table.zones import Area, in_area

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
_ROLLS: Final = (events.FudgeRolled, events.AspectTagged, events.SpinUsed, events.AttackResolved)


_NOT_THERE: Final = (Gone.WITH, Gone.JOINED)
"""Those are with others, and not out."""


class FateScene(SceneFace[State, Phrases]):
    """FATE on the table."""

    least_share = LEAST_SHARE
    overlays = frozenset({"gear", "ground"})
    share_bounds = (round(100 * COVER),)

    def figures(self, state: State, /) -> Sequence[FigureId]:
        return [figure for figure, placed in state.figures.items() if placed.gone is Gone.NO]

    def body(self, state: State, figure: FigureId, facing: float | None = None, /) -> Body:
        return body(state, figure)

    def are_opposed(self, state: State, first: FigureId, second: FigureId, /) -> bool:
        return is_opposing(state, actor_of(state, first), actor_of(state, second))

    def hiding(self, state: State, observer: FigureId, target: FigureId | None = None, /) -> Sequence[Body]:
        return others(state, observer, *(() if target is None else (target,)))

    def level(self, state: State, seen: FigureSight, /) -> int:
        return int(is_in_cover(seen.covered_share))

    def level_words(self, texts: Phrases, level: int, /) -> str:
        return texts("fate-cover" if level else "fate-no-cover")

    def put(self, state: State, figure: FigureId, place: Point3, facing: float, /) -> None:
        placed = state.figures[figure]
        placed.x, placed.y, placed.z = place
        placed.gone = Gone.NO

    # -- figures ---------------------------------------------------------------------------------------------------

    def miniature(self, state: State, figure: FigureId, /) -> Miniature:
        actor = actor_of(state, figure)
        placed, found = state.figures[figure], state.actors[actor]
        return Miniature(
            body(state, figure),
            self.owner(state, figure),
            outfit_of(data(state, actor)),
            tuple(_marks(state, actor)),
            None if character(state, actor) is None else found.fate_points,
            active=actor == state.actor,
            done=found.has_acted,
            able=placed.gone is Gone.NO,
            gone=placed.gone is not Gone.NO,
        )

    def marks(self, state: State, texts: Phrases, /) -> Marks:
        fallen = tuple(
            Fallen(figure, self.owner(state, figure), placed.at, outfit_of(data(state, actor_of(state, figure))))
            for figure, placed in state.figures.items()
            if placed.gone not in (Gone.NO, Gone.LEFT, Gone.WITH)
        )
        rings = [
            RingDrawing(thing.at[:2], 0.5, "item", setup.label.in_language(texts.language))
            for setup in state.setup.things
            if (thing := state.things[setup.id]).carrier is None and not thing.is_out
        ]
        rings += [
            RingDrawing(feature.at, 0.4, "item", feature.label.in_language(texts.language))
            for feature in state.setup.features
            if feature.at is not None
        ]
        return Marks(fallen, rings=tuple(rings), passages=tuple(_passages(state)))

    def told_at(self, state: State, texts: Phrases, point: Point, /) -> Sequence[str]:
        here = [zone for zone in state.setup.scene_zones if _over(zone, point)]
        return [line for zone in here for line in zone_lines(state, texts, zone)]

    def order(self, state: State, texts: Phrases, /) -> Order:
        key = "order-before" if not state.exchange else "round-of"
        known = [actor for actor in state.order or list(state.actors) if state.actors[actor].gone not in _NOT_THERE]
        listed = [actor for actor in known if _first(state, actor) is not None]
        return Order(
            texts(key, number=state.exchange, limit=state.setup.options.exchange_limit),
            chips=tuple(self._chip(state, texts, actor, place) for place, actor in enumerate(listed, start=1)),
        )

    def _chip(self, state: State, texts: Phrases, actor: ActorId, place: int) -> Chip:
        found, setup = state.actors[actor], data(state, actor)
        gone = not is_in(state, actor)
        members = len(standing(state, actor))
        note = texts("fate-heads", number=members) if group(state, actor) is not None else ""
        lines = [texts("fate-points", number=found.fate_points)] if character(state, actor) is not None else []
        if found.led_by is not None:
            lines.append(texts("fate-follows", leader=actor_name(texts, state.setup, found.led_by)))
        return Chip(
            setup.player,
            _first(state, actor),
            place=str(place),
            line=texts("fate-out") if gone else texts("fate-waits") if found.held else "",
            points=None if gone or found.held or group(state, actor) is not None else (found.fate_points,) * 2,
            note="" if gone else note,
            out=gone or found.has_acted or found.led_by is not None,
            struck=gone,
            active=actor == state.actor,
            tip=(actor_name(texts, state.setup, actor), *lines),
        )

    def listed(self, state: State, texts: Phrases, player: PlayerId, /) -> Sequence[Listed]:
        found: list[Listed] = []
        for setup in state.setup.figures:
            if setup.player != player or state.figures[setup.id].gone is Gone.WITH:
                continue
            actor = actor_of(state, setup.id)
            gone = state.figures[setup.id].gone is not Gone.NO
            points = state.actors[actor].fate_points
            found.append(
                Listed(
                    setup.id,
                    words=texts("fate-out") if gone else "" if character(state, actor) is not None else " ",
                    tone="bad" if gone else "plain",
                    points=(points, points),
                    active=actor == state.actor,
                    done=state.actors[actor].has_acted,
                    gone=gone,
                    marks=tuple(_marks(state, actor)),
                )
            )
        return sorted(found, key=lambda listed: listed.gone)

    def sheet(self, state: State, texts: Phrases, figure: FigureId, /) -> Sheet:
        return _sheet(state, texts, actor_of(state, figure))

    # -- watching --------------------------------------------------------------------------------------------------

    def seconds(self, event: Event, /) -> float:
        match event:
            case events.FigureMoved():
                return 0.5
            case events.FudgeRolled():
                return 1.2
            case events.AspectTagged() | events.ConsequenceTaken() | events.TakenOut() | events.ZoneBlasted():
                return 0.8
            case events.ExchangeBegan() | events.TurnBegan() | events.AspectPlaced() | events.BlockSet():
                return 0.7
            case events.AttackResolved() | events.ActResolved() | events.StressMarked() | events.GroupLostMembers():
                return 0.6
        return 0.0

    def glide(self, state: State, event: Event, age: float, before: float, /) -> None:
        if isinstance(event, events.FigureMoved):
            share = max(0.0, min(age, 1.0))
            placed = state.figures[event.figure]
            placed.x, placed.y, placed.z = (a + (b - a) * share for a, b in zip(event.start, event.end, strict=True))

    def show(self, state: State, event: Event, before: float, /) -> None:
        _show(self, state, event)

    def place(self, state: State, event: Event, /) -> Point | None:
        if isinstance(event, events.ZoneBlasted):
            return middle_of(state.setup.zone_by_id[event.zone])
        actor = getattr(event, "target", None) or getattr(event, "actor", None) or getattr(event, "group", None)
        if isinstance(event, events.FigureMoved):
            return event.end[:2]
        if not isinstance(actor, str) or actor not in state.actors:
            return None
        figure = _first(state, ActorId(actor))
        return None if figure is None else state.figures[figure].at[:2]

    def word(self, texts: Phrases, event: Event, /) -> tuple[str, FloatStyle] | None:
        match event:
            case events.FudgeRolled():
                return f"{event.effort} {ladder(texts, event.effort)}", "plain"
            case events.AttackResolved():
                return texts("count-shifts", number=max(event.shifts, 0)), "good" if event.shifts > 0 else "plain"
            case events.ConsequenceTaken() | events.AspectPlaced():
                return aspect_name(texts, event.label), "status"
            case events.StressMarked():
                return texts("fate-box", number=event.box), "damage"
            case events.GroupLostMembers() if event.members:
                return texts("fate-heads-lost", number=len(event.members)), "damage"
            case events.TakenOut():
                return texts("fate-out"), "damage"
        return None

    def sounds(self, state: State, event: Event, /) -> tuple[str, ...]:
        match event:
            case events.FigureMoved():
                return ("steps",)
            case events.FudgeRolled():
                return ("dice",)
            case events.ActDeclared() if event.kind == "attack":
                return _attack_sound(state.setup, event)
            case events.AttackResolved():
                return ("hit",) if event.shifts > 0 else ("miss",)
            case events.ZoneBlasted():
                return ("blast",)
            case events.TakenOut() | events.GroupLostMembers():
                return ("out",)
            case events.ExchangeBegan():
                return ("round",)
            case events.TurnBegan():
                return ("turn",)
            case events.ConflictEnded():
                return ("end",)
        return ()

    def strike(self, state: State, event: Event, /) -> Strike | None:
        if isinstance(event, events.ActDeclared) and event.kind == "attack" and event.target in state.actors:
            figure, target = _first(state, event.actor), _first(state, ActorId(event.target))
            if figure is not None and target is not None:
                shot = _attack_sound(state.setup, event) in (("shot",), ("throw",))
                return Strike(figure, target, state.figures[target].at, "shot" if shot else "blow")
        return None

    def track(self, event: Event, /) -> Sequence[Point3]:
        return [event.start, event.end] if isinstance(event, events.FigureMoved) else ()

    def duel(self, event: Event, before: tuple[FigureId, FigureId] | None, /) -> tuple[FigureId, FigureId] | None:
        return before if isinstance(event, _ROLLS) else None


# -- what is told of zones ---------------------------------------------------------------------------------------------


def _over(zone: SceneZone, point: Point) -> bool:
    """Whether a zone lies over or under a point of the plane."""
    return in_area(Area(zone.area.outline, zone.area.holes), point, 0.0)


def zone_lines(state: State, texts: Phrases, zone: SceneZone) -> Iterator[str]:
    """A zone with its aspects, its borders and the blocks there.  F011, F037, F010."""
    yield texts("fate-zone", zone=zone.label.in_language(texts.language))
    for aspect in aspects_on(state, On.ZONE, zone.id):
        yield texts("fate-zone-aspect", name=aspect_name(texts, aspect.label))
    for link in open_links(state):
        if zone.id in (link.first, link.second):
            other = state.setup.zone_by_id[link.second if zone.id == link.first else link.first]
            border = link.border_from(zone.id)
            yield texts("fate-zone-link", zone=other.label.in_language(texts.language), border=border)
    for block in state.blocks:
        if zone.id in block.zones and block.kind in (BlockKind.PASSAGE, BlockKind.EXITS):
            owner = actor_name(texts, state.setup, block.owner)
            yield texts("fate-zone-block", actor=owner, strength=block.strength)


def _passages(state: State) -> Iterator[Passage]:
    """The links with their borders, where the zones meet."""
    barred = {frozenset(block.zones) for block in state.blocks if block.kind is BlockKind.PASSAGE}
    for link in open_links(state):
        first, second = (state.setup.zone_by_id[zone] for zone in (link.first, link.second))
        place, ahead = meeting(first, second), middle_of(second)
        yield Passage(place, ahead, _border_words(link), frozenset((link.first, link.second)) in barred)


def _border_words(link: ZoneLink) -> str:
    if link.back is None or link.back == link.border:
        return str(link.border) if link.border else ""
    return f"{link.border}/{link.back}"


# -- figures ---------------------------------------------------------------------------------------------------------


def _first(state: State, actor: ActorId) -> FigureId | None:
    """The figure that stands for an actor."""
    figures = standing(state, actor) or state.actors[actor].members
    return figures[0] if figures else None


def outfit_of(actor: ActorSetup) -> Outfit:
    """How a figure looks: what it holds, and a colour for its kind."""
    held = next((_HELD.get(weapon.id, "blade") for weapon in actor.weapons), "")
    kind = actor.kind.id if isinstance(actor, GroupSetup) else actor.profile.id
    return Outfit("bare", held, kind=kind)


def _marks(state: State, actor: ActorId) -> Iterator[Mark]:
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
    if state.spin is not None and state.spin.holder == actor:
        yield SPIN


def _sheet(state: State, texts: Phrases, actor: ActorId) -> Sheet:
    """Skills on the ladder, boxes that are ticked, consequences, aspects, weapons and companions."""
    found, setup = character(state, actor), data(state, actor)
    parts: list[Part] = []
    player = state.setup.player_by_id[setup.player].name
    zone = state.setup.zone_by_id[zone_of(state, actor)].label if is_in(state, actor) else None
    under = " · ".join(filter(None, (player, "" if zone is None else zone.in_language(texts.language))))
    if found is None:
        minions = group(state, actor)
        assert minions is not None, "one or the other"
        quality = minions.kind.quality
        cells: tuple[Cell, ...] = (
            Cell("quality", texts("fate-quality"), str(quality), tip=(ladder(texts, quality),)),
            Cell("heads", texts("fate-head-count"), str(len(standing(state, actor)))),
            Cell("bonus", texts("fate-bonus"), f"+{group_bonus(heads(state, actor, acts=True))}"),
        )
        left = quality - state.actors[actor].partial
        parts.append(Part(boxes=(Boxes("stress", texts("fate-foremost"), left, quality),)))
    else:
        skills = sorted(found.profile.skills.items(), key=lambda each: -each[1])
        cells = tuple(
            Cell(skill.value, texts(f"skill-{skill.value}"), str(value), tip=(ladder(texts, value),))
            for skill, value in skills
        )
        points = state.actors[actor].fate_points
        parts.append(Part(boxes=tuple(_tracks(state, texts, actor))))
        parts.append(Part(texts("fate-points-head"), str(points)))
        taken = [
            Row(str(aspect.id), aspect_name(texts, aspect.label), texts(f"severity-{aspect.severity}"), tone="bad")
            for aspect in consequences(state, actor)
        ]
        parts.append(Part(texts("fate-consequences-head"), f"{len(taken)}/{limit(state, actor)}", rows=tuple(taken)))
    aspects = [aspect for aspect in aspects_on(state, On.ACTOR, actor) if aspect.severity is None]
    if aspects:
        rows = tuple(
            Row(
                str(aspect.id),
                aspect_name(texts, aspect.label),
                "" if aspect.free is None else texts("fate-free-tag"),
                tone="plain" if aspect.own else "accent",
            )
            for aspect in aspects
        )
        parts.append(Part(texts("fate-aspects-head"), rows=rows))
    parts.append(Part(texts("fate-weapons-head"), rows=tuple(_weapon_rows(state, texts, actor))))
    helpers = [each.label.in_language(texts.language) for each in companions_left(state, actor)]
    helpers += [actor_name(texts, state.setup, each) for each in attached(state, actor)]
    if helpers:
        parts.append(Part(texts("fate-companions-head"), rows=tuple(Row(name, name) for name in helpers)))
    return Sheet(under, cells, tuple(parts))


def _tracks(state: State, texts: Phrases, actor: ActorId) -> Iterator[Boxes]:
    for track in Track:
        most, marked = track_length(state, actor, track), len(state.actors[actor].marks.get(track, ()))
        yield Boxes(track.value, texts(f"track-{track.value}"), most - marked, most, "bad" if marked else "good")


def _weapon_rows(state: State, texts: Phrases, actor: ActorId) -> Iterator[Row]:
    for weapon in data(state, actor).weapons:
        reach = texts("fate-reach", use=weapon.use.value, zones=weapon.farthest)
        ready = has_in_hand(state, actor, weapon.id)
        yield Row(
            weapon.id,
            weapon.label.in_language(texts.language),
            "" if ready else texts("fate-not-in-hand"),
            reach,
            "plain" if ready else "muted",
            framed=True,
        )


def _attack_sound(setup: Setup, event: events.ActDeclared) -> tuple[str, ...]:
    weapons = [weapon for each in setup.actor_by_id.values() for weapon in each.weapons if weapon.id == event.weapon]
    if not weapons:
        return ("blow",)
    if event.skill is Skill.GUNS:
        return ("shot",)
    return ("throw",) if weapons[0].use is Use.THROW else ("blade",)


# -- watching --------------------------------------------------------------------------------------------------------


def _show(scene: FateScene, state: State, event: Event) -> None:
    """Show an event done."""
    match event:
        case events.FigureMoved():
            scene.glide(state, event, 1.0, 0.0)
        case events.ExchangeBegan():
            state.exchange, state.turn_index = event.exchange, 0
            for actor in state.actors.values():
                actor.has_acted = actor.held = actor.full_defence = False
        case events.OrderSet():
            state.order = list(event.order)
        case events.TurnBegan():
            state.actor = event.actor
            state.actors[event.actor].held = False
        case events.TurnEnded():
            state.actor = None
            state.actors[event.actor].has_acted = True
        case events.HeldBack():
            state.actors[event.actor].held = True
        case events.FullyDefending():
            state.actors[event.actor].full_defence = True
        case events.PointMoved():
            state.actors[event.actor].fate_points = event.points
        case events.StressMarked():
            state.actors[event.actor].marks.setdefault(event.track, []).append(event.box)
        case events.GroupLostMembers():
            for figure in event.members:
                state.figures[figure].gone = Gone.FALLEN
            state.actors[event.group].partial = event.partial
        case events.TakenOut():
            _go(state, event.actor, Gone.TAKEN_OUT)
        case events.LeftConflict() if len(standing(state, event.actor)) == 1:
            _go(state, event.actor, Gone(event.how))
        case events.AspectEnded():
            state.aspects.pop(event.aspect, None)
        case events.CompanionMoved():
            _show_companion(state, event)
        case events.ThingTaken():
            state.things[event.thing].carrier = event.actor
        case events.ThingDropped():
            state.things[event.thing].carrier, state.things[event.thing].at = None, event.at
        case events.AttachmentChanged():
            state.actors[event.group].led_by = event.leader


def _show_companion(state: State, event: events.CompanionMoved) -> None:
    """A companion that may act alone comes onto the table, or goes back to its partner."""
    alone = companion_actor(state, event.companion)
    if alone is not None:
        gone = Gone.WITH if event.how == "back" else Gone.NO
        state.actors[alone].gone = gone
        for figure in state.actors[alone].members:
            state.figures[figure].gone = gone


def _go(state: State, actor: ActorId, how: Gone) -> None:
    for figure in standing(state, actor):
        state.figures[figure].gone = how
    state.actors[actor].gone = how


SCENE: Final = FateScene()
