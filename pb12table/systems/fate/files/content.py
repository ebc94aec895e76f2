"""Content of FATE: from forms to what the rules use, and what of a scenario does not fit together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from pb12table.files.forms.basics import as_data, label_of
from pb12table.files.forms.scenarios import ListedContent, TerrainKinds
from pb12table.files.problems import FileProblem
from pb12table.skirmish.hindrances import LayoutFault
from pb12table.skirmish.zones import Zone, ZoneKind
from pb12table.systems.fate.files.forms import (
    CompanionForm,
    Companions,
    FateScenarioForm,
    MinionForm,
    Minions,
    ProfileForm,
    Profiles,
    WeaponForm,
    Weapons,
)
from pb12table.systems.fate.rules.data import (
    ActorId,
    CharacterSetup,
    Companion,
    ConflictType,
    Effect,
    GoalKind,
    MinionKind,
    Profile,
    SceneZoneId,
    Setup,
    Use,
    Weapon,
    WeaponId,
    ZoneLink,
)
from pb12table.systems.fate.rules.zones import scene_faults, scene_zones, zone_at
from pb12table.table.battlefield import Battlefield
from pb12table.table.footprints import Area, in_area
from pb12table.table.planar import ring_distance
from pb12table.table.shapes import Point

CONTENT_FILES: Final = ("terrain.toml", "weapons.toml", "characters.toml")
"""Where content files lie in a folder of content, in the order in which they are read."""
FILE_LISTS: Final[Mapping[str, Mapping[str, Any]]] = MappingProxyType(
    {
        "weapons": {"weapon": Weapons},
        "characters": {"profile": Profiles, "minion": Minions, "companion": Companions},
        "terrain": {"kind": TerrainKinds},
    }
)
"""The lists of a content file, by what it says it holds."""
TYPES: Final = MappingProxyType(
    {"sidekick": ConflictType.PHYSICAL, "aide": ConflictType.SOCIAL, "assistant": ConflictType.MENTAL}
)
"""In which kind of conflict a companion of a type helps.  F092."""
MOST_SCOPES: Final = 3
"""A companion helps in so many kinds of conflict at most: its own and two more.  F094."""


@dataclass(frozen=True)
class Content(ListedContent):
    """Everything a scenario can name, by id, as it is written in the files."""

    weapons: Mapping[str, WeaponForm] = field(default_factory=dict)
    profiles: Mapping[str, ProfileForm] = field(default_factory=dict)
    minions: Mapping[str, MinionForm] = field(default_factory=dict)
    companions: Mapping[str, CompanionForm] = field(default_factory=dict)


def check_own(content: Content, file: str | Path) -> None:
    """Raise FileProblem for a weapon or a companion that cannot be.  F012, F091 to F096."""
    for number, weapon in enumerate(content.weapons.values()):
        place = f'weapon[{number}] "{weapon.id}"'
        if weapon.use is Use.HAND and weapon.zones:
            raise FileProblem(file, f"{place}.zones", "problem-hand-weapon-zones")
        if weapon.use is not Use.HAND and weapon.thrown:
            raise FileProblem(file, f"{place}.thrown", "problem-thrown-twice")
        if weapon.least > max(weapon.zones, weapon.thrown):
            raise FileProblem(file, f"{place}.least", "problem-least-too-far", most=max(weapon.zones, weapon.thrown))
    for number, companion in enumerate(content.companions.values()):
        place = f'companion[{number}] "{companion.id}"'
        if TYPES[companion.type] in companion.scope or len(set(companion.scope)) < len(companion.scope):
            raise FileProblem(file, f"{place}.scope", "problem-scope-twice")
        if not skilled_fits(companion.quality, sorted(companion.skilled.values(), reverse=True)):
            raise FileProblem(file, f"{place}.skilled", "problem-companion-skills", quality=companion.quality)


def skilled_fits(quality: int, values: list[int]) -> bool:
    """Return whether skills can come of advances: each time one at the quality, two one or three two below.  F096."""
    if not values:
        return True
    sizes = ((1, quality), (2, quality - 1), (3, quality - 2))
    return any(
        all(value <= most for value in values[:size]) and skilled_fits(quality, values[size:]) for size, most in sizes
    )


def check_gear(weapons: Iterable[str], content: Content, file: str | Path, place: str) -> None:
    """Raise FileProblem for a weapon there is none of."""
    for number, weapon in enumerate(weapons):
        if weapon not in content.weapons:
            raise FileProblem(file, f"{place}.weapons[{number}]", "problem-no-such-weapon", id=weapon)


def check_characters(part: Content, whole: Content, file: str | Path) -> None:
    """Raise FileProblem for a character or minion with a weapon that there is none of."""
    for number, profile in enumerate(part.profiles.values()):
        check_gear(profile.weapons, whole, file, f'profile[{number}] "{profile.id}"')
    for number, minion in enumerate(part.minions.values()):
        check_gear(minion.weapons, whole, file, f'minion[{number}] "{minion.id}"')


# -- from forms to what the rules use -----------------------------------------------------------------------------


def weapon_of(form: WeaponForm) -> Weapon:
    """Return a weapon."""
    return as_data(Weapon, form)


def weapons_of(identities: Iterable[str], content: Content) -> tuple[Weapon, ...]:
    """Return weapons by their ids, each once."""
    return tuple(weapon_of(content.weapons[identity]) for identity in dict.fromkeys(identities))


def profile_of(form: ProfileForm) -> Profile:
    """Return a character's profile."""
    weapons = tuple(WeaponId(weapon) for weapon in dict.fromkeys(form.weapons))
    return as_data(Profile, form, weapons=weapons, aspects=tuple(label_of(aspect) for aspect in form.aspects))


def minion_of(form: MinionForm) -> MinionKind:
    """Return a kind of minion."""
    return as_data(MinionKind, form)


def companion_of(form: CompanionForm) -> Companion:
    """Return a companion."""
    return as_data(Companion, form, scope=(TYPES[form.type], *form.scope))


def check_whole(setup: Setup, form: FateScenarioForm, file: str | Path) -> None:
    """Raise FileProblem where the parts of a scenario do not fit together."""
    if len(setup.players) > 1 and len(setup.sides) < 2:
        raise FileProblem(file, "side", "problem-one-side")
    _check_ids(setup, form, file)
    _check_reachable(setup, file)
    _check_groups(setup, file)
    for number, character in enumerate(setup.characters):
        place = f'figure[{number}] "{character.id}"'
        _check_companions(character, file, f"{place}.companions")
        if len(character.brought) > character.profile.limit:
            raise FileProblem(file, f"{place}.consequences", "problem-consequences", most=character.profile.limit)
    _check_places(setup, file)
    _check_goals(setup, file)


def _check_ids(setup: Setup, form: FateScenarioForm, file: str | Path) -> None:
    """Make sure that ids tell apart figures and pieces, and the minions of a group, which are numbered."""
    taken = {piece.id for piece in form.terrain}
    actors = [(f'figure[{number}] "{one.id}"', one.id) for number, one in enumerate(setup.characters)]
    minions = [one for one in setup.groups if one.companion is None]
    actors += [(f'group[{number}] "{one.id}"', one.id) for number, one in enumerate(minions)]
    for place, actor in actors:
        own = {actor, *(figure.id for figure in setup.figures if figure.actor == actor)}
        for identity in sorted(own & taken):
            raise FileProblem(file, place, "problem-twin", id=identity)
        taken |= own


def _check_reachable(setup: Setup, file: str | Path) -> None:
    """Make sure that each zone has a path to another one, if only one that a feature opens.  Section 4.1."""
    for number, zone in enumerate(setup.zones):
        identity = SceneZoneId(zone.id)
        if identity in setup.zone_by_id and len(setup.scene_zones) > 1 and not _neighbours(setup, identity):
            raise FileProblem(file, f'zone[{number}] "{zone.id}"', "problem-zone-alone", id=zone.id)


def _neighbours(setup: Setup, zone: SceneZoneId) -> list[ZoneLink]:
    opened = [feature.link for feature in setup.features if feature.link is not None]
    return [
        link
        for link in setup.links
        if zone in (link.first, link.second) and (not link.closed or any(link.joins(*pair) for pair in opened))
    ]


def _zones_of(setup: Setup, actor: ActorId) -> list[SceneZoneId | None]:
    return [zone_at(setup, figure.at, figure.z) for figure in setup.figures if figure.actor == actor]


def _check_groups(setup: Setup, file: str | Path) -> None:
    """Make sure that the minions of a group stand in one zone, and with their leader.  F089, FR41, section 4.1."""
    for number, group in enumerate(setup.groups):
        place = f'group[{number}] "{group.id}"'
        zones = _zones_of(setup, group.id)
        for index, zone in enumerate(zones):
            if zone != zones[0]:
                raise FileProblem(file, f"{place}.at[{index}]", "problem-group-apart")
        if zones and group.leader is not None and _zones_of(setup, group.leader) != zones[:1]:
            raise FileProblem(file, f"{place}.leader", "problem-leader-elsewhere", id=group.leader)


def _check_companions(character: CharacterSetup, file: str | Path, place: str) -> None:
    """Make sure that a companion comes once, and is at most one below the best skill of its partner.  F093."""
    seen = set[str]()
    best = max(character.profile.skills.values(), default=0)
    for number, companion in enumerate(character.companions):
        if companion.id in seen:
            raise FileProblem(file, f"{place}[{number}]", "problem-twin", id=companion.id)
        seen.add(companion.id)
        if companion.quality > max(best - 1, 1):
            raise FileProblem(file, f"{place}[{number}]", "problem-companion-quality", most=max(best - 1, 1))


def _check_places(setup: Setup, file: str | Path) -> None:
    """Make sure that things and features lie in their zones.  F110."""
    placed: list[tuple[str, SceneZoneId, Point | None]] = [
        (f'thing[{number}] "{one.id}".at', one.zone, one.at) for number, one in enumerate(setup.things)
    ]
    placed += [(f'feature[{number}] "{one.id}".at', one.zone, one.at) for number, one in enumerate(setup.features)]
    for place, zone, at in placed:
        area = setup.zone_by_id[zone].area
        if at is not None and not in_area(Area(area.outline, area.holes), at, 0.0):
            raise FileProblem(file, place, "problem-outside-zone", id=zone)


def _check_goals(setup: Setup, file: str | Path) -> None:
    """Make sure that what wins can come about.  F109, F112."""
    for number, goal in enumerate(setup.goals):
        place = f"goal[{number}]"
        players = {player.id for player in setup.players if player.side == goal.side}
        exits = [zone for zone in setup.zones if zone.kind is ZoneKind.EXIT]
        has_exit = any(not zone.players or players & set(zone.players) for zone in exits)
        if goal.kind in (GoalKind.CARRY, GoalKind.LEAVE) and not has_exit:
            raise FileProblem(file, place, "problem-goal-without-exit", id=goal.side)
        figures = sum(figure.player in players for figure in setup.figures)
        if goal.kind is GoalKind.LEAVE and goal.number > figures:
            raise FileProblem(file, f"{place}.number", "problem-goal-number", most=figures)
        if goal.kind is GoalKind.FUSE and not any(feature.effect is Effect.FUSE for feature in setup.features):
            raise FileProblem(file, place, "problem-goal-without-fuse")


def check_exits(setup: Setup, file: str | Path) -> None:
    """Raise FileProblem for an exit in no zone of the scene, which nobody comes to.  F112."""
    scene = [zone.area.outline for zone in setup.scene_zones]
    for number, zone in enumerate(setup.zones):
        if zone.kind is ZoneKind.EXIT and all(ring_distance(zone.area.outline, ring) > 0.0 for ring in scene):
            raise FileProblem(file, f'zone[{number}] "{zone.id}"', "problem-outside-zones")


# -- layouts -------------------------------------------------------------------------------------------------------


def faults_of(battlefield: Battlefield, zones: Sequence[Zone], document: Mapping[str, Any]) -> tuple[LayoutFault, ...]:
    """Return what is wrong with the zones and links of a scenario's document taken together."""
    return scene_faults(battlefield, scene_zones(zones), [*_written(document)])


def _written(document: Mapping[str, Any]) -> Iterable[ZoneLink]:
    """Return the links a document gives, as far as they can be read; one that a feature opens counts as open."""
    opened = {frozenset(pair) for pair, _ in _pairs(document, "feature", "link")}
    for (first, second), link in _pairs(document, "link", "between"):
        closed = bool(link.get("closed")) and frozenset((first, second)) not in opened
        yield ZoneLink(SceneZoneId(first), SceneZoneId(second), closed=closed)


def _pairs(document: Mapping[str, Any], section: str, key: str) -> Iterable[tuple[tuple[str, str], Mapping[str, Any]]]:
    """Return the pairs of ids that the entries of a section have under a key, each with its entry."""
    entries = document.get(section)
    for entry in entries if isinstance(entries, list | tuple) else ():
        pair = entry.get(key) if isinstance(entry, dict) else None
        if isinstance(pair, list | tuple) and len(pair) == 2 and all(isinstance(each, str) for each in pair):
            yield (pair[0], pair[1]), entry
