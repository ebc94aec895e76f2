"""What forces are worth.  Section 6, comparing forces; a rough measure, as the specification says."""

from __future__ import annotations

from fractions import Fraction
from math import ceil

from pb12table.skirmish.ids import PlayerId
from pb12table.systems.fate.rules.data import (
    CharacterSetup,
    GroupSetup,
    Options,
    Setup,
    SideId,
    Skill,
    Track,
    boxes,
    group_bonus,
)

_ATTACKS = (Skill.FISTS, Skill.WEAPONS, Skill.GUNS)
_DEFENCES = (Skill.FISTS, Skill.WEAPONS, Skill.ATHLETICS)
_STRONGER = Fraction(3, 2)
"""A point of attack or defence is worth so many times more."""
_USUAL = 6
"""Attack and defence together of one worth 100."""
_TOUGHNESS = 12
"""Boxes, consequences and points together of one worth 100."""


def worth(attack: int, defence: int, toughness: Fraction) -> int:
    """What someone is worth, rounded half down."""
    value = 100 * _STRONGER ** (attack + defence - _USUAL) * toughness / _TOUGHNESS
    return ceil(value - Fraction(1, 2))


def character_worth(character: CharacterSetup, options: Options) -> int:
    """What a character is worth with companions that help in this kind of conflict."""
    profile = character.profile
    helpers = [each for each in character.companions if options.conflict in each.scope]
    bonus = group_bonus(1 + len(helpers))
    attack = max(profile.skill(skill) for skill in _ATTACKS) + bonus
    defence = max(profile.skill(skill) for skill in _DEFENCES) + bonus
    toughness = boxes(profile, Track.HEALTH, Options()) + profile.limit + character.fate_points + len(helpers)
    return worth(attack, defence, Fraction(toughness))


def group_worth(group: GroupSetup) -> int:
    """What a group of minions is worth: it is weaker with each loss, so half its bonus counts."""
    heads, quality = len(group.members), group.kind.quality
    bonus = Fraction(group_bonus(heads), 2)
    value: float = 100.0 * float(_STRONGER) ** float(2 * (quality + bonus) - _USUAL) * quality * heads / 2 / _TOUGHNESS
    return ceil(value - 0.5)


def side_worth(setup: Setup, side: SideId) -> int:
    """What a side is worth together."""
    players = {player.id for player in setup.players if player.side == side}
    characters = sum(
        character_worth(character, setup.options) for character in setup.characters if character.player in players
    )
    groups = [group for group in setup.groups if group.player in players and group.companion is None]
    return characters + sum(group_worth(group) for group in groups)


def is_unusual_company(setup: Setup, player: PlayerId) -> bool:
    """Whether heroes lead minions, or opponents have companions: of which a hint is given, no more.  F099.

    Heroes are those without grit.
    """
    characters = [each for each in setup.characters if each.player == player]
    heroes = [each for each in characters if each.profile.grit is None]
    leads_minions = any(group.player == player and group.companion is None for group in setup.groups)
    attended = any(each.companions for each in characters if each.profile.grit is not None)
    return attended or (leads_minions and bool(heroes))
