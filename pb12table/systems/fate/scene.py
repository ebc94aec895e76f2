"""The scene interface of FATE: characters and minions, zones with their borders, the order, sheets, and watching."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from types import MappingProxyType
from typing import Final

from pb12table.kernel.game import Event
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.scene.face import SceneFace, ended
from pb12table.skirmish.scene.miniatures import (
    AreaCard,
    Boxes,
    CardTone,
    Cell,
    Chip,
    Fallen,
    Listed,
    Mark,
    Marks,
    Miniature,
    Order,
    Outfit,
    Part,
    Passage,
    RingDrawing,
    Row,
    Sheet,
)
from pb12table.skirmish.scene.playback import Effect, FloatStyle, Gait, Strike
from pb12table.skirmish.scene.seeing import Template
from pb12table.systems.fate.files.content import Content, profile_of
from pb12table.systems.fate.rules import events
from pb12table.systems.fate.rules.actors import (
    acting,
    actor_of,
    aspects_on,
    attached,
    body,
    character,
    companion_actor,
    companions_left,
    consequences,
    data,
    fresh,
    group,
    has_in_hand,
    heads,
    is_in,
    is_opposing,
    limit,
    side,
    standing,
    track_length,
)
from pb12table.systems.fate.rules.course import decide_at_the_end, held_for, left_by
from pb12table.systems.fate.rules.data import (
    BODY,
    ActorId,
    ActorSetup,
    BlockUntil,
    CharacterSetup,
    Goal,
    GoalKind,
    GroupSetup,
    Profile,
    SceneZone,
    SceneZoneId,
    Setup,
    Severity,
    SideId,
    Skill,
    Track,
    Use,
    Weapon,
    ZoneLink,
    group_bonus,
)
from pb12table.systems.fate.rules.state import Aspect, Block, BlockKind, Fuse, Gone, On, Spin, State, packed
from pb12table.systems.fate.rules.zones import (
    COVER,
    LEAST_SHARE,
    distances,
    is_in_cover,
    meeting,
    middle_of,
    open_links,
    zone_at,
    zone_of,
)
from pb12table.systems.fate.texts import actor_name, aspect_name, block_words, label_of, ladder
from pb12table.table.battlefield import Body
from pb12table.table.footprints import Area, in_area
from pb12table.table.shapes import Point, Point3, plan_distance
from pb12table.table.sight.sight import FigureSight

CONSEQUENCE: Final = Mark("drop", (214, 58, 50))
DEFENDING: Final = Mark("shield", (120, 190, 235))
WAITING: Final = Mark("hourglass", (240, 205, 80))
ASPECT: Final = Mark("leaf", (150, 200, 110))
CARRIER: Final = Mark("star", (240, 205, 80))
SPIN: Final = Mark("pinwheel", (240, 160, 60))
EMBLEMS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "marit": "crossed-sabres",
        "anselm": "monk-face",
        "ilka": "rifle",
        "tomas": "wrench",
        "voss": "mad-scientist",
        "boilerman": "furnace",
        "silke": "fencer",
        "brandt": "captain-hat-profile",
        "jory": "slingshot",
        "dock-thug": "wood-club",
        "harbour-guard": "brodie-helmet",
        "black-marine": "bayonet",
        "adela": "griffin-symbol",
        "severin": "scroll-unfurled",
        "corvin": "eagle-emblem",
        "lydia": "conversation",
    }
)
"""The silhouettes of characters and minions on their medallions, by their profiles."""


def first(state: State, actor: ActorId) -> FigureId | None:
    """Return the figure that stands for an actor."""
    figures = standing(state, actor) or state.actors[actor].members
    return figures[0] if figures else None


def is_shown(state: State, actor: ActorId) -> bool:
    """Return whether an actor is on its own, in the conflict or out of it: not with a partner or another group."""
    return state.actors[actor].gone not in (Gone.WITH, Gone.JOINED)


def zone_now(state: State, actor: ActorId) -> SceneZoneId | None:
    """Return the zone an actor is seen in; None while its figure is between two, or out of the conflict."""
    figures = standing(state, actor)
    if not figures:
        return None
    x, y, height = state.figures[figures[0]].at
    return zone_at(state.setup, (x, y), height)


def outfit_of(actor: ActorSetup) -> Outfit:
    """Return the medallion of a figure."""
    return medallion_of(actor.kind.id if isinstance(actor, GroupSetup) else actor.profile.id)


def medallion_of(kind: str) -> Outfit:
    """Return the medallion of a kind of figure."""
    return Outfit("", kind=kind, emblem=EMBLEMS.get(kind, "person"), pointer=False)


def _worn(state: State, figure: FigureId) -> Outfit:
    """Return the medallion of a figure, with a picture of one's own if it has one."""
    return outfit_of(data(state, actor_of(state, figure))).portrayed(state.setup.portraits, figure)


def marks_of(state: State, actor: ActorId) -> Iterator[Mark]:
    """Yield the marks of an actor: consequences, aspects placed on it, what it does, and what it has."""
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


def sheet_of(state: State, texts: Phrases, actor: ActorId) -> Sheet:
    """Return all there is to know about an actor."""
    found, setup = character(state, actor), data(state, actor)
    player = state.setup.player_by_id[setup.player].name
    here = zone_now(state, actor)
    zone = None if here is None else state.setup.zone_by_id[here].label
    under = " · ".join(filter(None, (player, "" if zone is None else zone.in_language(texts.language))))
    cells: tuple[Cell, ...] = ()
    parts: list[Part] = []
    if found is None:
        minions = group(state, actor)
        assert minions is not None, "one or the other"
        cells = tuple(_group_cells(state, texts, actor, minions))
        left = minions.kind.quality - state.actors[actor].partial
        parts.append(Part(boxes=(Boxes("stress", texts("fate-foremost"), left, minions.kind.quality),)))
    else:
        parts.append(Part(boxes=tuple(_boxes(state, texts, actor, found))))
        parts.append(_consequences(state, texts, actor))
    aspects = [aspect for aspect in aspects_on(state, On.ACTOR, actor) if aspect.severity is None]
    if aspects:
        parts.append(Part(texts("fate-aspects-head"), rows=tuple(aspect_row(state, texts, each) for each in aspects)))
    if found is not None:
        parts.append(Part(texts("fate-skills-head"), rows=tuple(_ladder_rows(texts, found.profile))))
        if found.profile.stunts:
            rows = tuple(
                Row(stunt.value, texts(f"stunt-{stunt.value}"), tip=(texts(f"stunt-{stunt.value}.about"),))
                for stunt in found.profile.stunts
            )
            parts.append(Part(texts("fate-stunts-head"), rows=rows))
    if weapons := tuple(_weapon_rows(state, texts, actor)):
        parts.append(Part(texts("fate-weapons-head"), rows=weapons))
    helpers = [each.label.in_language(texts.language) for each in companions_left(state, actor)]
    helpers += [actor_name(texts, state.setup, each) for each in attached(state, actor)]
    if helpers:
        parts.append(Part(texts("fate-companions-head"), rows=tuple(Row(name, name) for name in helpers)))
    return Sheet(under, cells, tuple(parts), "" if found is not None else actor_name(texts, state.setup, actor))


def aspect_row(state: State, texts: Phrases, aspect: Aspect) -> Row:
    """Return an aspect with the side whose next tag is free."""
    free = "" if aspect.free is None else texts("fate-free-tag", side=_side(state, texts, aspect))
    name = aspect_name(texts, aspect.label)
    tip = (texts("fate-lasting-aspect" if aspect.sticky else "fate-fleeting-aspect"), *filter(None, (free,)))
    return Row(str(aspect.id), name, below=free, tone="plain" if aspect.own else "accent", tip=(name, *tip))


def _side(state: State, texts: Phrases, aspect: Aspect) -> str:
    assert aspect.free is not None, "asked only then"
    return state.setup.side_by_id[aspect.free].label.in_language(texts.language)


def _group_cells(state: State, texts: Phrases, actor: ActorId, minions: GroupSetup) -> Iterator[Cell]:
    quality = minions.kind.quality
    yield Cell("quality", texts("fate-quality"), str(quality), tip=(ladder(texts, quality),))
    yield Cell("heads", texts("fate-head-count"), str(len(standing(state, actor))))
    yield Cell("bonus", texts("fate-bonus"), f"+{group_bonus(heads(state, actor, fresh(state, actor)))}")


def _boxes(state: State, texts: Phrases, actor: ActorId, found: CharacterSetup) -> Iterator[Boxes]:
    """Yield both tracks with the boxes that are ticked, and the fate points.  F047, F048."""
    for track in Track:
        marked, most = tuple(state.actors[actor].marks.get(track, ())), track_length(state, actor, track)
        tip = (texts(f"track-{track.value}"), texts("fate-track-about"))
        yield Boxes(track.value, texts(f"track-{track.value}"), most - len(marked), most, "bad", tip, ticked=marked)
    points = state.actors[actor].fate_points
    yield Boxes("points", texts("fate-points", number=points), points, max(points, found.fate_points), "accent")


def _consequences(state: State, texts: Phrases, actor: ActorId) -> Part:
    """Return the slots of consequences, the taken ones with their names.  F051, F052."""
    taken, most = consequences(state, actor), limit(state, actor)
    slots = [*Severity, *[Severity.SEVERE] * most][:most]
    rows: list[Row] = []
    left = list(taken)
    for number, severity in enumerate(slots):
        held = next((aspect for aspect in left if aspect.severity is severity), None)
        words = texts(f"severity-{severity.value}")
        if held is None:
            rows.append(Row(f"slot-{number}", "–", words, tone="faint"))
        else:
            left.remove(held)
            free = () if held.free is None else (texts("fate-free-tag", side=_side(state, texts, held)),)
            name = aspect_name(texts, held.label)
            rows.append(Row(str(held.id), name, words, tone="bad", tip=(name, *free)))
    return Part(texts("fate-consequences-head"), f"{len(taken)}/{most}", rows=tuple(rows))


def _ladder_rows(texts: Phrases, profile: Profile) -> Iterator[Row]:
    """Yield the skills by their step of the ladder, best first."""
    skills = sorted(profile.skills.items(), key=lambda each: -each[1])
    for value, same in groupby(skills, key=lambda each: each[1]):
        names = ", ".join(texts(f"skill-{skill.value}") for skill, _ in same)
        yield Row(f"ladder-{value}", names, f"{ladder(texts, value)} {value}")


def _where(state: State, texts: Phrases, actor: ActorId, weapon: Weapon) -> str:
    """Return where a weapon is that is not in hand: in which zone, if it was struck away.  FR69."""
    zone = state.lying.get(actor, {}).get(weapon.id)
    if zone is None:
        return texts("fate-not-in-hand")
    return texts("fate-lies", zone=state.setup.zone_by_id[zone].label.in_language(texts.language))


def _weapon_rows(state: State, texts: Phrases, actor: ActorId) -> Iterator[Row]:
    for weapon in data(state, actor).weapons:
        ready = has_in_hand(state, actor, weapon.id)
        yield Row(
            weapon.id,
            weapon.label.in_language(texts.language),
            "" if ready else _where(state, texts, actor, weapon),
            _reach(state, texts, actor, weapon),
            "plain" if ready else "muted",
            framed=True,
        )


def _reach(state: State, texts: Phrases, actor: ActorId, weapon: Weapon) -> str:
    words = texts("fate-reach", use=weapon.use.value, zones=weapon.farthest)
    left = state.actors[actor].uses.get(weapon.id)
    return words if left is None else texts("fate-reach-left", reach=words, number=left)


OF_ZONES = (BlockKind.PASSAGE, BlockKind.EXITS, BlockKind.DEEDS)
"""Blocks that are about a place."""


def over(zone: SceneZone, point: Point) -> bool:
    """Return whether a zone lies over or under a point of the plane."""
    return in_area(Area(zone.area.outline, zone.area.holes), point, 0.0)


def cards(state: State, texts: Phrases, figure: FigureId | None) -> Iterator[AreaCard]:
    """Yield each zone as a card: its name, distance from a figure, aspects, fuses and blocks.  F010, F011, F012."""
    away: Mapping[SceneZoneId, int] = {}
    here = None if figure is None else zone_now(state, actor_of(state, figure))
    if here is not None:
        away = distances(state, here)
    for zone in state.setup.scene_zones:
        far = away.get(zone.id)
        note = "" if here is None else texts("fate-no-way") if far is None else texts("fate-zones-away", number=far)
        lines = [*_aspect_lines(state, texts, aspects_on(state, On.ZONE, zone.id)), *_dangers(state, texts, zone)]
        yield AreaCard(zone.area, _name(state, texts, zone.id), zone.id, note, tuple(lines), far)


def _aspect_lines(state: State, texts: Phrases, aspects: Sequence[Aspect]) -> Iterator[tuple[str, CardTone]]:
    for aspect in aspects:
        name = aspect_name(texts, aspect.label)
        yield texts("fate-zone-aspect", name=name), "plain" if aspect.free is None else "free"


def _dangers(state: State, texts: Phrases, zone: SceneZone) -> Iterator[tuple[str, CardTone]]:
    for fuse in state.fuses:
        if fuse.zone == zone.id:
            yield texts("fate-fuse", exchange=fuse.exchange, effort=fuse.effort), "warning"
    for block in state.blocks:
        if block.kind in OF_ZONES and zone.id in block.zones:
            yield _block_line(state, texts, block, zone.id), "warning"


def _block_line(state: State, texts: Phrases, block: Block, here: SceneZoneId) -> str:
    """Return what is blocked in a zone, at what strength and by whom."""
    if block.kind is BlockKind.PASSAGE:
        end = next((zone for zone in block.zones if zone != here), here)
        told = texts("fate-way-barred", zone=_name(state, texts, end), strength=block.strength)
    else:
        told = texts("fate-blocked", block=block_words(texts, state.setup, block, block.owner), strength=block.strength)
    return told if block.debris else texts("fate-by", told=told, actor=actor_name(texts, state.setup, block.owner))


def zone_lines(state: State, texts: Phrases, zone: SceneZone) -> Iterator[str]:
    """Yield a zone with its aspects, its borders, its blocks and what can be used there.  F011, F037, F010, F110."""
    yield texts("fate-zone", zone=_name(state, texts, zone.id))
    for words, _ in _aspect_lines(state, texts, aspects_on(state, On.ZONE, zone.id)):
        yield words
    for link in open_links(state):
        if zone.id in (link.first, link.second):
            other = link.second if zone.id == link.first else link.first
            kind = texts(f"link-{link.kind}")
            yield texts("fate-zone-link", zone=_name(state, texts, other), border=link.border_from(zone.id), kind=kind)
    for words, _ in _dangers(state, texts, zone):
        yield words
    for feature in state.setup.features:
        if feature.zone == zone.id:
            skills = ", ".join(texts(f"skill-{skill.value}") for skill in feature.skills)
            name = feature.label.in_language(texts.language)
            yield texts("fate-zone-feature", feature=name, skills=skills, difficulty=feature.difficulty)


def around(state: State, texts: Phrases) -> Iterator[Part]:
    """Yield what holds for the scene as a whole: its aspects, what burns, what is blocked, and who has spin."""
    aspects = aspects_on(state, On.SCENE)
    rows = tuple(aspect_row(state, texts, aspect) for aspect in aspects)
    yield Part(texts("fate-scene-head"), rows=rows or (Row("scene-none", texts("fate-none"), tone="faint"),))
    if state.fuses:
        yield Part(texts("fate-fuses-head"), rows=tuple(_fuse_row(state, texts, fuse) for fuse in state.fuses))
    if state.blocks:
        yield Part(texts("fate-blocks-head"), rows=tuple(_block_row(state, texts, block) for block in state.blocks))
    if state.spins:
        rows = tuple(_spin_row(state, texts, number, spin) for number, spin in enumerate(state.spins))
        yield Part(texts("fate-spin-head"), rows=rows)


def _spin_row(state: State, texts: Phrases, number: int, spin: Spin) -> Row:
    """Return the row of a spin: the first one keeps its plain key."""
    key = f"spin-{number}" if number else "spin"
    name = actor_name(texts, state.setup, spin.holder)
    return Row(key, name, str(spin.value), tone="accent", tip=(texts("fate-spin-about"),))


def _fuse_row(state: State, texts: Phrases, fuse: Fuse) -> Row:
    words = texts("fate-fuse", exchange=fuse.exchange, effort=fuse.effort)
    return Row(f"fuse-{fuse.zone}-{fuse.exchange}", _name(state, texts, fuse.zone), below=words, tone="bad")


def _block_row(state: State, texts: Phrases, block: Block) -> Row:
    told = block_words(texts, state.setup, block, block.owner)
    if block.kind is BlockKind.PASSAGE:
        ends = " – ".join(_name(state, texts, zone) for zone in block.zones)
        told = texts("fate-debris", ends=ends) if block.debris else f"{told} ({ends})"
    who = "" if block.debris else actor_name(texts, state.setup, block.owner)
    until = state.setup.options.block_until is BlockUntil.TURN and not block.debris
    tip = texts("fate-block-until-turn" if until else "fate-block-until-exchange")
    return Row(f"block-{block.id}", f"{who} {told}".strip(), str(block.strength), tone="bad", tip=(tip,))


# -- passages ----------------------------------------------------------------------------------------------------------


def passages(state: State, texts: Phrases) -> Iterator[Passage]:
    """Yield the links with their borders, kinds and the places where the zones meet."""
    barred = {frozenset(block.zones) for block in state.blocks if block.kind is BlockKind.PASSAGE}
    for link in open_links(state):
        first, second = (state.setup.zone_by_id[zone] for zone in (link.first, link.second))
        place, ahead = meeting(first, second) if link.at is None else (link.at, link.at)
        yield Passage(
            place, ahead, _border_words(texts, link, first, second), frozenset((link.first, link.second)) in barred
        )


def _border_words(texts: Phrases, link: ZoneLink, first: SceneZone, second: SceneZone) -> str:
    """Return the kind of a link with what it adds: two numbers if it differs up and down, or there and back."""
    kind = "" if link.kind == "way" else texts(f"link-{link.kind}")
    if link.back is None or link.back == link.border:
        return " ".join(filter(None, (kind, str(link.border) if link.border else "")))
    low, high = (0.0 if zone.area.band is None else zone.area.band[0] for zone in (first, second))
    if low == high:
        goal = second.label.in_language(texts.language)
        ways = texts("fate-border-ways", zone=goal, there=link.border, back=link.back)
        return f"{kind} {ways}".strip()
    up, down = (link.border, link.back) if high >= low else (link.back, link.border)
    return f"{kind} ↑{up} ↓{down}".strip()


def _name(state: State, texts: Phrases, zone: SceneZoneId) -> str:
    return state.setup.zone_by_id[zone].label.in_language(texts.language)


def glide(state: State, event: events.FigureMoved, age: float) -> None:
    """Show a figure on its way; `age` runs from 0 to 1."""
    share = max(0.0, min(age, 1.0))
    placed = state.figures[event.figure]
    placed.x, placed.y, placed.z = (a + (b - a) * share for a, b in zip(event.start, event.end, strict=True))


def show(state: State, event: Event) -> None:
    """Show an event done."""
    match event:
        case events.FigureMoved():
            glide(state, event, 1.0)
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
        case events.AspectPlaced():
            placed = Aspect(event.aspect, event.label, event.on, event.bearer, sticky=event.sticky)
            state.aspects[event.aspect] = placed
        case events.ConsequenceTaken():
            hurt = Aspect(event.aspect, event.label, On.ACTOR, event.actor, severity=event.severity)
            state.aspects[event.aspect] = hurt
        case events.BlockSet():
            number = max((block.id for block in state.blocks), default=0) + 1
            block = Block(number, event.actor, event.kind, event.strength, event.subject, event.zones, event.deed,
                          event.debris)  # fmt: skip
            state.blocks.append(block)
        case events.BlockEnded():
            ended = [block for block in state.blocks if (block.owner, block.kind) == (event.actor, event.kind)]
            state.blocks = [block for block in state.blocks if block is not next(iter(ended), None)]
        case events.SpinGained():
            state.spin = packed((*state.spins, Spin(event.actor, event.value)))
        case events.SpinUsed() | events.SpinLapsed():
            left, used = list(state.spins), state.spins_of(event.actor)
            if used:
                left.remove(used[0])
            state.spin = packed(left)
        case events.FuseOut() | events.ZoneBlasted():
            state.fuses = [fuse for fuse in state.fuses if fuse.zone != event.zone]
        case events.AspectEnded():
            state.aspects.pop(event.aspect, None)
        case events.ThingTaken():
            state.things[event.thing].carrier = event.actor
        case events.ThingDropped():
            state.things[event.thing].carrier, state.things[event.thing].at = None, event.at
        case events.AttachmentChanged():
            state.actors[event.group].led_by = event.leader
        case events.CompanionMoved():
            _show_companion(state, event)


def _show_companion(state: State, event: events.CompanionMoved) -> None:
    """Let a companion that may act alone come onto the table, or go back to its partner."""
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


def attack_sound(setup: Setup, event: events.ActDeclared) -> tuple[str, ...]:
    """Return the sound of an attack by its weapon."""
    weapons = [weapon for each in setup.actor_by_id.values() for weapon in each.weapons if weapon.id == event.weapon]
    if not weapons:
        return ("blow",)
    if event.skill is Skill.GUNS:
        return ("shot-pistol",)
    return ("throw",) if weapons[0].use is Use.THROW else ("blade",)


_ROLLS: Final = (events.FudgeRolled, events.AspectTagged, events.SpinUsed, events.AttackResolved)


def _goal_words(state: State, texts: Phrases, goal: Goal) -> str:
    """Return how far a side has got with a goal.  F109."""
    setup = state.setup

    def of_side(identity: SideId) -> str:
        return setup.side_by_id[identity].label.in_language(texts.language)

    named = next((identity for identity in (goal.thing, goal.actor, goal.zone) if identity is not None), None)
    label = None if named is None else label_of(setup, named)
    words = {"side": of_side(goal.side), "name": "" if label is None else label.in_language(texts.language)}
    number, has = 0, "no"
    match goal.kind:
        case GoalKind.CARRY if goal.thing in state.things:
            carrier = state.things[goal.thing].carrier
            whose = None if carrier is None else data(state, carrier).player
            holder = None if whose is None else setup.player_by_id[whose].side
            has, words["holder"] = ("no", "") if holder is None else ("yes", of_side(holder))
        case GoalKind.OUT if goal.actor is not None:
            has = "no" if state.actors[goal.actor].gone is Gone.NO else "yes"
        case GoalKind.FUSE:
            has = "yes" if any(fuse.feature is not None for fuse in state.fuses) else "no"
        case GoalKind.LEAVE:
            number = left_by(state, goal.side)
        case GoalKind.HOLD:
            there = {side(state, actor) for actor in acting(state) if zone_of(state, actor) == goal.zone}
            has, number = "yes" if there == {goal.side} else "no", held_for(state, goal)
    return texts(f"wins-{goal.kind.value}", number=number, of=goal.number, has=has, **words)


def _held_words(state: State, texts: Phrases, zone: SceneZoneId) -> str:
    """Return who alone stands in a zone in which several sides want to stand alone.  F109."""
    setup, label = state.setup, label_of(state.setup, zone)
    there = {side(state, actor) for actor in acting(state) if zone_of(state, actor) == zone}
    wishing = {goal.side: goal for goal in setup.goals if goal.zone == zone}
    holder = next(iter(there)) if len(there) == 1 and there <= wishing.keys() else None
    number, needed = (0, 1) if holder is None else (held_for(state, wishing[holder]), wishing[holder].number)
    whose = "" if holder is None else setup.side_by_id[holder].label.in_language(texts.language)
    name = "" if label is None else label.in_language(texts.language)
    return texts("wins-held", name=name, has="yes" if whose else "no", side=whose, number=number, of=needed)


class FateScene(SceneFace[State, Phrases]):
    """FATE on the table."""

    tells_zones = True
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
        return ()  # terrain alone (FR67)

    def level(self, state: State, seen: FigureSight, /) -> int:
        return int(is_in_cover(seen.covered_share))

    def level_words(self, texts: Phrases, level: int, /) -> str:
        return texts("fate-cover" if level else "fate-no-cover")

    def put(self, state: State, figure: FigureId, place: Point3, facing: float, /) -> None:
        placed = state.figures[figure]
        placed.x, placed.y, placed.z = place
        placed.gone = Gone.NO

    # -- figures ---------------------------------------------------------------------------------------------------

    def templates_in(self, content: Content, /) -> Sequence[Template]:
        profiles = map(profile_of, content.profiles.values())
        return [Template(each.id, each.label, BODY, medallion_of(each.id), each) for each in profiles]

    def miniature(self, state: State, figure: FigureId, /) -> Miniature:
        actor = actor_of(state, figure)
        placed, found = state.figures[figure], state.actors[actor]
        return Miniature(
            body(state, figure),
            self.owner(state, figure),
            _worn(state, figure),
            tuple(marks_of(state, actor)),
            None if character(state, actor) is None else found.fate_points,
            active=actor == state.actor,
            done=found.has_acted,
            able=placed.gone is Gone.NO,
            gone=placed.gone is not Gone.NO,
        )

    def marks(self, state: State, texts: Phrases, /) -> Marks:
        fallen = tuple(
            Fallen(figure, self.owner(state, figure), placed.at, _worn(state, figure))
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
        return Marks(fallen, rings=tuple(rings), passages=tuple(passages(state, texts)))

    def told_at(self, state: State, texts: Phrases, point: Point, /) -> Sequence[str]:
        here = [zone for zone in state.setup.scene_zones if over(zone, point)]
        return [line for zone in here for line in zone_lines(state, texts, zone)]

    def cards(self, state: State, texts: Phrases, figure: FigureId | None, /) -> Sequence[AreaCard]:
        return tuple(cards(state, texts, figure))

    def around(self, state: State, texts: Phrases, /) -> Sequence[Part]:
        return tuple(around(state, texts))

    def order(self, state: State, texts: Phrases, /) -> Order:
        key = "order-before" if not state.exchange else "round-of"
        known = [actor for actor in state.order or list(state.actors) if is_shown(state, actor)]
        listed = [actor for actor in known if first(state, actor) is not None]
        return Order(
            texts(key, number=state.exchange, limit=state.setup.options.exchange_limit),
            chips=tuple(self._chip(state, texts, actor, place) for place, actor in enumerate(listed, start=1)),
        )

    def wins(self, state: State, texts: Phrases, /) -> Sequence[str]:
        holds = Counter(goal.zone for goal in state.setup.goals if goal.kind is GoalKind.HOLD)
        shared = [zone for zone, sides in holds.items() if zone is not None and sides > 1]
        single = [goal for goal in state.setup.goals if goal.kind is not GoalKind.HOLD or goal.zone not in shared]
        found = [_goal_words(state, texts, goal) for goal in single]
        found += [_held_words(state, texts, zone) for zone in shared]
        return found or [texts("wins-last-side")]

    def ending(self, state: State, /) -> Sequence[PlayerId] | None:
        return ended(state, decide_at_the_end) if state.exchange else None

    def _chip(self, state: State, texts: Phrases, actor: ActorId, place: int) -> Chip:
        found, setup = state.actors[actor], data(state, actor)
        gone = not is_in(state, actor)
        members = len(standing(state, actor))
        note = texts("fate-heads", number=members) if group(state, actor) is not None else ""
        lines = [texts("fate-points", number=found.fate_points)] if character(state, actor) is not None else []
        if found.led_by is not None:
            lines.append(texts("fate-follows", leader=actor_name(texts, state.setup, found.led_by)))
        name = actor_name(texts, state.setup, actor)
        return Chip(
            setup.player,
            first(state, actor),
            place=str(place),
            line=texts("fate-out") if gone else texts("fate-waits") if found.held else "",
            points=None if gone or found.held or group(state, actor) is not None else (found.fate_points,) * 2,
            note="" if gone else note,
            out=gone or found.has_acted or found.led_by is not None,
            struck=gone,
            active=actor == state.actor,
            tip=tuple(lines),
            name="" if character(state, actor) is not None else name,
        )

    def stands_for(self, state: State, figure: FigureId, /) -> FigureId:
        return first(state, actor_of(state, figure)) or figure

    def listed(self, state: State, texts: Phrases, player: PlayerId, /) -> Sequence[Listed]:
        found = [
            _listed(state, texts, actor)
            for actor in state.actors
            if data(state, actor).player == player and is_shown(state, actor) and first(state, actor) is not None
        ]
        return sorted(found, key=lambda listed: listed.gone)

    def sheet(self, state: State, texts: Phrases, figure: FigureId, /) -> Sheet:
        return sheet_of(state, texts, actor_of(state, figure))

    # -- watching --------------------------------------------------------------------------------------------------

    def seconds(self, event: Event, /) -> float:
        match event:
            case events.FigureMoved(start=start, end=end):
                return 0.3 + 0.04 * plan_distance(start[:2], end[:2])
            case events.FudgeRolled():
                return 1.2
            case events.AspectTagged() | events.ConsequenceTaken() | events.TakenOut() | events.ZoneBlasted():
                return 0.8
            case events.ExchangeBegan() | events.TurnBegan() | events.AspectPlaced() | events.BlockSet():
                return 0.7
            case events.AttackResolved() | events.ActResolved() | events.StressMarked() | events.GroupLostMembers():
                return 0.6
            case events.SpinGained() | events.SpinUsed():
                return 0.7
        return 0.0

    def gait(self, event: Event, /) -> Gait | None:
        return "walk" if isinstance(event, events.FigureMoved) else None

    def glide(self, state: State, event: Event, age: float, before: float, /) -> None:
        if isinstance(event, events.FigureMoved):
            glide(state, event, age)

    def show(self, state: State, event: Event, before: float, /) -> None:
        show(state, event)

    def place(self, state: State, event: Event, /) -> Point | None:
        if isinstance(event, events.ZoneBlasted):
            return middle_of(state.setup.zone_by_id[event.zone])
        actor = getattr(event, "target", None) or getattr(event, "actor", None) or getattr(event, "group", None)
        if isinstance(event, events.FigureMoved):
            return event.end[:2]
        if not isinstance(actor, str) or actor not in state.actors:
            return None
        figure = first(state, ActorId(actor))
        return None if figure is None else state.figures[figure].at[:2]

    def word(self, texts: Phrases, event: Event, /) -> tuple[str, FloatStyle] | None:
        match event:
            case events.FudgeRolled():
                return f"{event.effort} {ladder(texts, event.effort)}".replace("-", "−"), "plain"
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
            case events.SpinGained():
                return texts("fate-spin-head"), "good"
        return None

    def sounds(self, state: State, event: Event, /) -> tuple[str, ...]:
        match event:
            case events.FigureMoved():
                return ("steps",)
            case events.FudgeRolled():
                return ("dice-fudge",)
            case events.AspectTagged() | events.PointMoved():
                return ("bid",)
            case events.SpinGained() | events.SpinUsed():
                return ("spin",)
            case events.ConsequenceTaken():
                return ("wound",)
            case events.ActDeclared() if event.kind == "attack":
                return attack_sound(state.setup, event)
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

    def effects(self, state: State, event: Event, /) -> Sequence[Effect]:
        match event:
            case events.SpinGained(actor=actor) | events.SpinUsed(actor=actor):
                return [Effect("spin", state.figures[one].at[:2], figure=one) for one in standing(state, actor)[:1]]
            case events.ConsequenceTaken(actor=actor):
                return [Effect("wound", state.figures[one].at[:2], figure=one) for one in standing(state, actor)[:1]]
            case events.TakenOut(actor=actor):
                return [Effect("down", state.figures[one].at[:2], figure=one) for one in standing(state, actor)]
            case events.GroupLostMembers(members=members):
                return [Effect("down", state.figures[one].at[:2], figure=one) for one in members]
            case events.ZoneBlasted(zone=zone):
                return [Effect("blast", middle_of(state.setup.zone_by_id[zone]), radius=2.0)]
        return ()

    def strike(self, state: State, event: Event, /) -> Strike | None:
        if isinstance(event, events.AttackResolved):
            figure = first(state, event.actor)
            return None if figure is None else Strike(figure, hit=event.shifts > 0)
        if isinstance(event, events.ActDeclared) and event.kind == "attack" and event.target in state.actors:
            figure, target = first(state, event.actor), first(state, ActorId(event.target))
            if figure is not None and target is not None:
                shot = attack_sound(state.setup, event) in (("shot-pistol",), ("throw",))
                return Strike(figure, target, state.figures[target].at, "shot" if shot else "blow")
        return None

    def track(self, event: Event, /) -> Sequence[Point3]:
        return [event.start, event.end] if isinstance(event, events.FigureMoved) else ()

    def duel(self, event: Event, before: tuple[FigureId, FigureId] | None, /) -> tuple[FigureId, FigureId] | None:
        return before if isinstance(event, _ROLLS) else None


def _listed(state: State, texts: Phrases, actor: ActorId) -> Listed:
    """Return a character, or a group as one entry."""
    figure, found = first(state, actor), state.actors[actor]
    assert figure is not None, "asked only then"
    gone, is_group = not is_in(state, actor), character(state, actor) is None
    heads = texts("fate-heads", number=len(standing(state, actor))) if is_group else ""
    return Listed(
        figure,
        words=texts("fate-out") if gone else heads,
        tone="bad" if gone else "plain",
        points=(found.fate_points, found.fate_points),
        active=actor == state.actor,
        done=found.has_acted,
        gone=gone,
        marks=tuple(marks_of(state, actor)),
        name=actor_name(texts, state.setup, actor) if is_group else "",
    )


SCENE: Final = FateScene()
