"""A force on sheets of paper: how the conflict is won, and a card for each character and group with boxes to tick."""

from __future__ import annotations

from html import escape
from typing import Final

from pb12table.forces.sheets import CARDS, boxes, mark
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.fate.rules.data import CharacterSetup, GroupSetup, Setup, Severity, Track
from pb12table.systems.fate.rules.data import boxes as boxes_of
from pb12table.systems.fate.rules.value import character_worth, group_worth
from pb12table.systems.fate.sheets.force_page import force_worth
from pb12table.systems.fate.sheets.words import companion_facts, group_facts, skill_lines, weapon_facts
from pb12table.texts.describe import briefing_lines
from pb12table.texts.plain import upper_first

STYLE: Final = CARDS + """\
.skills td { font-size: 8.4pt; padding: .2mm 2mm .2mm 0; } .skills td:first-child { color: #6b635a;
  white-space: nowrap; }
.aspects { margin: 1mm 0; font-style: italic; } .stunts { font-size: 8.4pt; margin: .6mm 0; }
"""
INITIALS: Final = 2
"""So many letters of a name stand on a token."""


def player_sheets(setup: Setup, texts: Phrases, player: PlayerId, number: int) -> str:
    """One force: how it wins, what it is worth, its characters and groups."""
    won = "".join(f"<li>{escape(line)}</li>" for line in briefing_lines(texts, setup))
    rounds = "".join(
        f'<span class="tick round">{each + 1}</span>' for each in range(setup.options.exchange_limit)
    )
    total = escape(texts("fate-force-total", value=force_worth(setup, player)))
    head = (
        f'<div class="two"><div><h2>{escape(texts("forces-won-head"))}</h2><ul>{won}</ul></div>'
        f"<div><h2>{escape(texts('fate-force-counted'))}</h2>{_line(texts('fate-option-exchange-limit'), rounds)}"
        f'<div class="line">{total}</div></div></div>'
    )
    cards = [_character(setup, texts, each, number) for each in setup.characters if each.player == player]
    cards += [
        _group(texts, each, number) for each in setup.groups if each.player == player and each.companion is None
    ]
    return f"{head}<h2>{escape(texts('fate-force-cards'))}</h2>{''.join(cards)}"


def _line(name: str, ticks: str) -> str:
    return f'<div class="line">{escape(name)} {ticks}</div>'


def _header(name: str, under: str, worth: str, number: int) -> str:
    initials = "".join(part[0] for part in name.split()[:INITIALS]).upper()
    return (
        f"<header>{mark(number, initials)}<div><b>{escape(name)}</b><br><span>{escape(under)}</span></div>"
        f'<span class="worth">{escape(worth)}</span></header>'
    )


def _character(setup: Setup, texts: Phrases, character: CharacterSetup, number: int) -> str:
    """The card of a character: skills, aspects, stunts, boxes, consequences, fate points, weapons, companions."""
    language, profile = texts.language, character.profile
    name = upper_first(character.label.in_language(language))
    kind = "" if profile.description is None else profile.description.in_language(language)
    skills = "".join(
        f"<tr><td>{escape(step)}</td><td>{escape(names)}</td></tr>" for step, names in skill_lines(texts, profile)
    )
    aspects = " · ".join(f"“{label.in_language(language)}”" for label in profile.aspects)
    stunts = "".join(
        f'<div class="stunts"><b>{escape(texts(f"stunt-{stunt.value}"))}</b>: '
        f"{escape(texts(f'stunt-{stunt.value}.about'))}</div>"
        for stunt in profile.stunts
    )
    ticks = "".join(
        _line(texts(f"track-{track.value}"), boxes(boxes_of(profile, track, setup.options))) for track in Track
    )
    ticks += _line(texts("fate-force-points"), boxes(character.fate_points, "round"))
    severities = [*Severity, *([Severity.SEVERE] * (profile.limit - len(Severity)))]
    wounds = "".join(
        f'<div class="notes">{escape(upper_first(texts(f"severity-{each.value}")))}:</div>' for each in severities
    )
    gear = [(each.label, weapon_facts(texts, each)) for each in character.weapons]
    gear += [(each.label, companion_facts(texts, each)) for each in character.companions]
    rows = "".join(
        f'<div class="line"><b>{escape(upper_first(label.in_language(language)))}</b> {escape(facts)}</div>'
        for label, facts in gear
    )
    worth = texts("fate-force-worth-of", value=character_worth(character, setup.options))
    return (
        f'<article class="sheet">{_header(name, kind, worth, number)}<div class="body">'
        f'<table class="skills">{skills}</table><div class="aspects">{escape(aspects)}</div>{stunts}{ticks}{wounds}'
        f"{rows}</div></article>"
    )


def _group(texts: Phrases, group: GroupSetup, number: int) -> str:
    """The card of a group: as many boxes for each minion as it has quality.  F084, F088."""
    name = upper_first(group.label.in_language(texts.language))
    worth = texts("fate-force-worth-of", value=group_worth(group))
    ticks = " ".join(boxes(group.kind.quality) + "&nbsp;" for _ in group.members)
    rows = "".join(
        f'<div class="line"><b>{escape(upper_first(each.label.in_language(texts.language)))}</b> '
        f"{escape(weapon_facts(texts, each))}</div>"
        for each in group.weapons
    )
    return (
        f'<article class="sheet">{_header(name, group_facts(texts, group), worth, number)}'
        f'<div class="body">{_line(texts("track-health"), ticks)}{rows}</div></article>'
    )
