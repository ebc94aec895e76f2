"""Which skill attacks and which defends, what is hurt by it, and for which kind of conflict a skill is.  F022, F084."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from pb12table.systems.fate.rules.data import Aim, ConflictType, Skill, Track

TYPE_OF: Final[Mapping[Skill, ConflictType]] = MappingProxyType(
    dict.fromkeys(Skill, ConflictType.PHYSICAL)
    | dict.fromkeys(
        (Skill.DECEIT, Skill.EMPATHY, Skill.INTIMIDATION, Skill.LEADERSHIP, Skill.RAPPORT), ConflictType.SOCIAL
    )
    | dict.fromkeys((Skill.ART, Skill.ENGINEERING, Skill.RESOLVE), ConflictType.MENTAL)
)
"""For which kind of conflict a skill is: a minion is good at those of its own.  F084, FR35."""
ATTACK_SKILLS: Final[Mapping[Aim, tuple[Skill, ...]]] = MappingProxyType(
    {
        Aim.HARM: (Skill.FISTS, Skill.GUNS, Skill.WEAPONS),
        Aim.DECEIVE: (Skill.DECEIT,),
        Aim.SCARE: (Skill.INTIMIDATION,),
        Aim.CHARM: (Skill.RAPPORT,),
        Aim.FORCE: (Skill.MIGHT,),
    }
)
"""F022."""
DEFENCE_SKILLS: Final[Mapping[Aim, tuple[Skill, ...]]] = MappingProxyType(
    {
        Aim.HARM: (Skill.FISTS, Skill.WEAPONS, Skill.ATHLETICS),
        Aim.DECEIVE: (Skill.RESOLVE, Skill.EMPATHY),
        Aim.SCARE: (Skill.RESOLVE,),
        Aim.CHARM: (Skill.RESOLVE, Skill.DECEIT),
        Aim.FORCE: (Skill.MIGHT,),
    }
)
"""F022, FR09."""
ANSWERS: Final[Mapping[Skill, Skill]] = MappingProxyType(
    {Skill.RAPPORT: Skill.DECEIT, Skill.DECEIT: Skill.EMPATHY}
)
"""Which skill defends against another besides the usual ones, in maneuvers as in attacks.  FR70."""
WORDS: Final = (
    Skill.ART, Skill.DECEIT, Skill.EMPATHY, Skill.INTIMIDATION, Skill.LEADERSHIP, Skill.RAPPORT, Skill.RESOLVE,
)  # fmt: skip
"""What is done with words, in the own zone.  FR09, FR61, FR62."""
TRACK_OF: Final[Mapping[Aim, Track]] = MappingProxyType(
    {aim: Track.HEALTH if aim in (Aim.HARM, Aim.FORCE) else Track.COMPOSURE for aim in Aim}
)
"""FR09, FR70: a mental attack is one by word, too."""
