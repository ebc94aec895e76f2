"""The characters, minions, weapons and companions there are: tables for people, and the same as plain data."""

from __future__ import annotations

from typing import Any

from pb12table.skirmish.faces.forces import Listing
from pb12table.skirmish.faces.words import Phrases
from pb12table.systems.fate.files.content import Content, companion_of, profile_of, weapon_of
from pb12table.systems.fate.rules.data import Options, Track, boxes
from pb12table.systems.fate.sheets.offers import name_of, worth_of
from pb12table.systems.fate.sheets.words import best_skills, companion_facts, weapon_facts
from pb12table.systems.fate.texts.face import ladder


def profile_listing(texts: Phrases, content: Content) -> Listing:
    """All characters with their best skills, boxes, fate points and what they are worth; then the kinds of minions."""
    rows: list[tuple[str, ...]] = []
    plain: list[dict[str, Any]] = []
    for form in sorted(content.profiles.values(), key=lambda each: each.id):
        profile, value = profile_of(form), worth_of(form, Options())
        name = name_of(texts, form)
        tracks = [boxes(profile, track, Options()) for track in Track]
        marks = "/".join(map(str, tracks))
        rows.append(
            (form.id, name, best_skills(texts, profile), marks, str(form.fate_points), texts.number(value))
        )  # fmt: skip
        skills = {skill.value: number for skill, number in profile.skills.items()}
        plain.append(
            {
                "id": form.id, "name": name, "skills": skills, "fate_points": form.fate_points, "grit": form.grit,
                "health": tracks[0], "composure": tracks[1], "weapons": list(form.weapons),
                "stunts": [stunt.value for stunt in form.stunts], "value": value,
            }
        )  # fmt: skip
    for minion in sorted(content.minions.values(), key=lambda each: each.id):
        name, word = name_of(texts, minion), f"{ladder(texts, minion.quality)} {minion.quality}"
        rows.append((minion.id, name, word, str(minion.quality), "–", "–"))
        plain.append(
            {
                "id": minion.id, "name": name, "quality": minion.quality, "conflict": minion.kind.value,
                "weapons": list(minion.weapons), "value": None,
            }
        )  # fmt: skip
    headings = (
        texts("cli-column-id"), texts("cli-column-name"), texts("fate-force-column-good-at"),
        texts("fate-force-column-boxes"), texts("fate-force-column-points"), texts("cli-column-value"),
    )  # fmt: skip
    return Listing(headings, tuple(rows), tuple(plain), (4, 5))


def item_listing(texts: Phrases, content: Content) -> Listing:
    """All weapons and companions, with what they are good for."""
    rows: list[tuple[str, ...]] = []
    plain: list[dict[str, Any]] = []
    for form in sorted(content.weapons.values(), key=lambda each: each.id):
        weapon, name = weapon_of(form), name_of(texts, form)
        rows.append((form.id, name, texts("fate-force-sort-weapon"), weapon_facts(texts, weapon)))
        plain.append(
            {
                "id": form.id, "name": name, "sort": "weapon", "skill": form.skill.value, "use": form.use.value,
                "zones": weapon.farthest, "least": form.least, "blasts": form.blasts,
            }
        )  # fmt: skip
    for each in sorted(content.companions.values(), key=lambda form: form.id):
        companion, name = companion_of(each), name_of(texts, each)
        rows.append((each.id, name, texts("fate-force-sort-companion"), companion_facts(texts, companion)))
        plain.append({"id": each.id, "name": name, "sort": "companion", "quality": companion.quality})
    headings = (
        texts("cli-column-id"), texts("cli-column-name"), texts("fate-force-column-sort"),
        texts("fate-force-column-does"),
    )  # fmt: skip
    return Listing(headings, tuple(rows), tuple(plain))
