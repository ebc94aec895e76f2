"""The sheet of a character or group: skills on the ladder, boxes that are ticked, consequences, aspects, weapons."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.scene.panels import Boxes, Cell, Part, Row, Sheet
from pb12table.systems.fate.rules.actors import (
    aspects_on,
    attached,
    character,
    companions_left,
    consequences,
    data,
    fresh,
    group,
    has_in_hand,
    heads,
    limit,
    standing,
    track_length,
)
from pb12table.systems.fate.rules.data import (
    ActorId,
    CharacterSetup,
    GroupSetup,
    Profile,
    Severity,
    Track,
    Weapon,
    group_bonus,
)
from pb12table.systems.fate.rules.state import Aspect, On, State
from pb12table.systems.fate.scene.figures import zone_now
from pb12table.systems.fate.texts.face import actor_name, aspect_name, ladder


def sheet_of(state: State, texts: Phrases, actor: ActorId) -> Sheet:
    """All that is to be known of an actor."""
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
    parts.append(Part(texts("fate-weapons-head"), rows=tuple(_weapon_rows(state, texts, actor))))
    helpers = [each.label.in_language(texts.language) for each in companions_left(state, actor)]
    helpers += [actor_name(texts, state.setup, each) for each in attached(state, actor)]
    if helpers:
        parts.append(Part(texts("fate-companions-head"), rows=tuple(Row(name, name) for name in helpers)))
    return Sheet(under, cells, tuple(parts), "" if found is not None else actor_name(texts, state.setup, actor))


def aspect_row(state: State, texts: Phrases, aspect: Aspect) -> Row:
    """An aspect with whose next tag is free."""
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
    """Both tracks with the boxes that are ticked, and the fate points.  F047, F048."""
    for track in Track:
        marked, most = tuple(state.actors[actor].marks.get(track, ())), track_length(state, actor, track)
        tip = (texts(f"track-{track.value}"), texts("fate-track-about"))
        yield Boxes(track.value, texts(f"track-{track.value}"), most - len(marked), most, "bad", tip, ticked=marked)
    points = state.actors[actor].fate_points
    yield Boxes("points", texts("fate-points", number=points), points, max(points, found.fate_points), "accent")


def _consequences(state: State, texts: Phrases, actor: ActorId) -> Part:
    """The slots of consequences, those that are taken with their names.  F051, F052."""
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
    """The skills by their step of the ladder, the best first."""
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
