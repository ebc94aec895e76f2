"""What characters, weapons, minions and companions are good for, in short words."""

from __future__ import annotations

from itertools import groupby

from pb12table.skirmish.faces.words import Phrases
from pb12table.systems.fate.rules.data import Companion, GroupSetup, Options, Profile, Track, Weapon, boxes
from pb12table.systems.fate.texts.face import ladder


def skill_lines(texts: Phrases, profile: Profile) -> list[tuple[str, str]]:
    """The steps of the ladder a character has skills on, the best first, each with those skills."""
    ordered = sorted(profile.skills.items(), key=lambda each: -each[1])
    return [
        (f"{ladder(texts, value)} {value}", ", ".join(texts(f"skill-{skill.value}") for skill, _ in same))
        for value, same in groupby(ordered, key=lambda each: each[1])
    ]


def best_skills(texts: Phrases, profile: Profile, most: int = 3) -> str:
    """The best skills of a character with their values."""
    ordered = sorted(profile.skills.items(), key=lambda each: -each[1])[:most]
    return ", ".join(f"{texts(f'skill-{skill.value}')} {value}" for skill, value in ordered)


def weapon_facts(texts: Phrases, weapon: Weapon) -> str:
    """With which skill a weapon is used, and how far it reaches."""
    skill = texts(f"skill-{weapon.skill.value}")
    parts = [skill, texts("fate-reach", use=weapon.use.value, zones=weapon.farthest)]
    if weapon.thrown:
        parts.append(texts("fate-force-thrown", zones=weapon.thrown))
    if weapon.least:
        parts.append(texts("fate-force-least", zones=weapon.least))
    if weapon.blasts:
        parts.append(texts("fate-force-blasts"))
    return " · ".join(parts)


def companion_facts(texts: Phrases, companion: Companion) -> str:
    """How good a companion is, in which conflicts, and at what."""
    kinds = ", ".join(texts(f"fate-force-kind-{kind.value}") for kind in companion.scope)
    parts = [f"{ladder(texts, companion.quality)} {companion.quality}", kinds]
    parts += [f"{texts(f'skill-{skill.value}')} {value}" for skill, value in companion.skilled.items()]
    return " · ".join(parts)


def group_facts(texts: Phrases, group: GroupSetup) -> str:
    """How good the minions of a group are, and how many."""
    quality = group.kind.quality
    return texts(
        "fate-force-group", number=len(group.members), quality=quality, word=ladder(texts, quality),
        kind=texts(f"fate-force-kind-{group.kind.kind.value}"),
    )  # fmt: skip


def tracks_words(texts: Phrases, profile: Profile, options: Options) -> str:
    """How many boxes, consequences and fate points there are."""
    numbers = {track: boxes(profile, track, options) for track in Track}
    return " · ".join(f"{texts(f'track-{track.value}')} {number}" for track, number in numbers.items())
