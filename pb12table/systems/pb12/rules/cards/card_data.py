"""Cards as data: what is printed on them, when they can be played, and at whom.  Chapter 5, RU112."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from pb12table.skirmish.ids import Label
from pb12table.systems.pb12.rules.preparations.blocks import CardId, Status
from pb12table.systems.pb12.rules.scenarios.scenario_data import CardEffect, Whom, Within


class Playability(StrEnum):
    """When a card can be played.  R5.0.7 to R5.0.11 (Spielbarkeit)."""

    ACTION = "action"
    AFTER_ROLL = "after-roll"
    TURN = "turn"
    STATUS_PHASE = "status-phase"
    INTERRUPTION = "interruption"


class Occasion(StrEnum):
    """What an interruption card interrupts.  R5.0.11, R4.0.1."""

    OWN_ACTION = "own-action"
    OWN_ATTACK = "own-attack"
    OPPONENTS_ACTION = "opponents-action"
    OPPONENTS_ATTACK = "opponents-attack"
    ATTACKED = "attacked"
    OPPONENTS_STEP = "opponents-step"
    OWN_TURN = "own-turn"
    OPPONENTS_TURN = "opponents-turn"
    TURN_OVER = "turn-over"
    INTERRUPTION = "interruption"


class StatusMoment(StrEnum):
    """When in the status phase a card is played: before its effects, or after the markers are gone.  RU033."""

    START = "start"
    END = "end"


class RollKind(StrEnum):
    """After which dice a card can be played.  R5.0.8."""

    ATTACK = "attack"
    ACTION = "action"
    NERVE = "nerve"
    CHECK = "check"
    DAMAGE = "damage"
    INITIATIVE = "initiative"
    DIVERGENCE = "divergence"
    RANDOM_MOVEMENT = "random-movement"


class TargetRole(StrEnum):
    """Who feels a card: a figure that is chosen, the one that acts or moves, the one that is attacked, or none."""

    NONE = "none"
    CHOSEN = "chosen"
    ACTING = "acting"
    ATTACKED = "attacked"


@dataclass(frozen=True, slots=True)
class CardTarget:
    """Which figures a card can be played at.

    A chosen one is of `whom`, on the table, holds one of `statuses` if any are named, is done or not (`done`, None for
    either), and in an action `within` reach of the acting figure, with `sight` also in its sight.
    """

    role: TargetRole = TargetRole.NONE
    whom: Whom = Whom.OWN
    statuses: tuple[Status, ...] = ()
    done: bool | None = None
    within: Within | float = Within.ANYWHERE
    sight: bool = False


@dataclass(frozen=True, slots=True)
class Card:
    """One card.  R5.0.12: name, playability, reduction in per mille, the rule, and an adornment in italics.

    `command_points` and `action_points` are its costs, `epicness` None when it has none (RU020).  `occasions` belong to
    interruptions, `moment` to the status phase, `rolls` and `thrower` (whose die) to after-rolls.
    """

    id: CardId
    label: Label
    text: Label
    flavour: Label | None
    playability: Playability
    per_mille: int
    effects: tuple[CardEffect, ...]
    command_points: int = 0
    action_points: int = 0
    epicness: int | None = None
    target: CardTarget = CardTarget()
    occasions: tuple[Occasion, ...] = ()
    moment: StatusMoment = StatusMoment.START
    rolls: tuple[RollKind, ...] = ()
    thrower: Whom = Whom.OWN
