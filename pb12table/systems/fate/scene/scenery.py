"""The scene itself: its zones as cards on the table, the passages between them, and what holds for all of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.scene.miniatures import AreaCard, CardTone, Passage
from pb12table.skirmish.scene.panels import Part, Row
from pb12table.systems.fate.rules.actors import actor_of, aspects_on
from pb12table.systems.fate.rules.data import BlockUntil, SceneZone, SceneZoneId, ZoneLink
from pb12table.systems.fate.rules.state import Aspect, Block, BlockKind, Fuse, On, Spin, State
from pb12table.systems.fate.rules.zones import distances, meeting, open_links
from pb12table.systems.fate.scene.figures import zone_now
from pb12table.systems.fate.scene.sheets import aspect_row
from pb12table.systems.fate.texts.face import actor_name, aspect_name, block_words
from pb12table.table.shapes import Point
from pb12table.table.zones import Area, in_area

OF_ZONES = (BlockKind.PASSAGE, BlockKind.EXITS, BlockKind.DEEDS)
"""Blocks that are about a place."""


def over(zone: SceneZone, point: Point) -> bool:
    """Whether a zone lies over or under a point of the plane."""
    return in_area(Area(zone.area.outline, zone.area.holes), point, 0.0)


def cards(state: State, texts: Phrases, figure: FigureId | None) -> Iterator[AreaCard]:
    """Each zone as a card: its name, how far it is from a figure, its aspects, fuses and blocks.  F010, F011, F012."""
    away: dict[SceneZoneId, int] = {}
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
    """What is blocked in a zone, by what strength and by whom."""
    if block.kind is BlockKind.PASSAGE:
        end = next((zone for zone in block.zones if zone != here), here)
        told = texts("fate-way-barred", zone=_name(state, texts, end), strength=block.strength)
    else:
        told = texts("fate-blocked", block=block_words(texts, state.setup, block), strength=block.strength)
    return told if block.debris else texts("fate-by", told=told, actor=actor_name(texts, state.setup, block.owner))


def zone_lines(state: State, texts: Phrases, zone: SceneZone) -> Iterator[str]:
    """A zone with its aspects, its borders, the blocks there and what can be used.  F011, F037, F010, F110."""
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
    """What holds for the scene as a whole: its aspects, what burns, what is blocked, and who has spin."""
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
    told = block_words(texts, state.setup, block)
    if block.kind is BlockKind.PASSAGE:
        ends = " – ".join(_name(state, texts, zone) for zone in block.zones)
        told = texts("fate-debris", ends=ends) if block.debris else f"{told} ({ends})"
    who = "" if block.debris else actor_name(texts, state.setup, block.owner)
    until = state.setup.options.block_until is BlockUntil.TURN and not block.debris
    tip = texts("fate-block-until-turn" if until else "fate-block-until-exchange")
    return Row(f"block-{block.id}", f"{who} {told}".strip(), str(block.strength), tone="bad", tip=(tip,))


# -- passages ----------------------------------------------------------------------------------------------------------


def passages(state: State, texts: Phrases) -> Iterator[Passage]:
    """The links with their borders and kinds, where the zones meet."""
    barred = {frozenset(block.zones) for block in state.blocks if block.kind is BlockKind.PASSAGE}
    for link in open_links(state):
        first, second = (state.setup.zone_by_id[zone] for zone in (link.first, link.second))
        place, ahead = meeting(first, second) if link.at is None else (link.at, link.at)
        yield Passage(
            place, ahead, _border_words(texts, link, first, second), frozenset((link.first, link.second)) in barred
        )


def _border_words(texts: Phrases, link: ZoneLink, first: SceneZone, second: SceneZone) -> str:
    """The kind of a link with what it adds: two numbers where it is not the same both ways, up and down."""
    kind = "" if link.kind == "way" else texts(f"link-{link.kind}")
    if link.back is None or link.back == link.border:
        return " ".join(filter(None, (kind, str(link.border) if link.border else "")))
    low, high = (0.0 if zone.area.band is None else zone.area.band[0] for zone in (first, second))
    up, down = (link.border, link.back) if high >= low else (link.back, link.border)
    return f"{kind} ↑{up} ↓{down}".strip()


def _name(state: State, texts: Phrases, zone: SceneZoneId) -> str:
    return state.setup.zone_by_id[zone].label.in_language(texts.language)
