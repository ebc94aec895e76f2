"""What a force may be worth: value limit, its reductions, and the epicness limit.  R1.2.1 to R1.2.5, R1.1.20, RU019."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.preparations.profiles import BlockId, PlayerSetup, Setup
from pb12table.systems.pb12.rules.preparations.value import block_value, epicness, figure_value, whole_value

PER_COMMAND_POINT = 25
"""Per mille of the value limit that each chosen command point takes.  R1.2.5."""

WHOLE = 1000
"""All of a value limit, in per mille."""


@dataclass(frozen=True, slots=True)
class TooEpic:
    """A figure, or a block of it, above the epicness limit.  R1.1.20, RU020."""

    figure: FigureId
    block: BlockId | None
    epicness: int


@dataclass(frozen=True, slots=True)
class ForceWorth:
    """What a force is worth, and what it may be worth.  R1.2.1 to R1.2.5, R1.1.20.

    `epicness` is that of its most epic figure, block or card: each is held against the limit by itself (RU020).
    `per_mille` is taken off the value limit; `limit` is what is left of it, None where none is agreed.
    """

    player: PlayerId
    value: int
    epicness: int
    per_mille: int
    limit: Fraction | None

    @property
    def keeps_limit(self) -> bool:
        """Whether the force is worth less than its limit."""
        return self.limit is None or is_within_limit(self.value, self.limit)


def value_reduction(player: PlayerSetup) -> int:
    """By how many per mille of the unmodified limit a player's limit is lowered; they add up.

    R1.2.3 (Spielwertreduktion), R1.2.5 (Kommandopunkte-Wert), R5.0.2 (Karten), RU019.
    """
    return PER_COMMAND_POINT * player.command_points + player.value_reduction + player.card_reduction


def reduced_limit(limit: int, per_mille: int) -> Fraction:
    """The value limit that is left, not rounded.  R1.2.3, RU019; ValueError when more than all of it is taken."""
    if per_mille > WHOLE:
        raise ValueError("more than the whole value limit is taken")
    return Fraction(limit * (WHOLE - per_mille), WHOLE)


def force_value(setup: Setup, player: PlayerId) -> int:
    """What a player's figures are worth together, with all their blocks.  R1.2.1 (Einsatzgruppe), R1.8.18."""
    return sum(whole_value(figure) for figure in setup.figures if figure.player == player)


def force_worth(setup: Setup, player: PlayerSetup) -> ForceWorth:
    """What a player's force is worth and may be worth; a limit of which more than all is taken is 0."""
    per_mille, agreed = value_reduction(player), setup.modules.value_limit
    figures = [figure for figure in setup.figures if figure.player == player.id]
    values = [figure_value(figure.profile) for figure in figures]
    values += [block_value(block) for figure in figures for block in figure.blocks]
    cards = [setup.card_by_id[card].epicness or 0 for card in player.deck if card in setup.card_by_id]
    return ForceWorth(
        player.id,
        force_value(setup, player.id),
        max([epicness(value) for value in values] + cards, default=0),
        per_mille,
        None if agreed is None else reduced_limit(agreed, min(per_mille, WHOLE)),
    )


def is_within_limit(total: int, limit: Fraction) -> bool:
    """Whether a force is strictly below its value limit.  R1.2.2 (Spielwertlimit), RU019."""
    return total < limit


def is_within_epicness(value: float, limit: int) -> bool:
    """Whether something of a value may be used under an epicness limit.  R1.1.20, RU020: equal is allowed."""
    return epicness(value) <= limit


def too_epic(setup: Setup) -> list[TooEpic]:
    """The figures and blocks above the epicness limit, each looked at separately.  R1.1.20, R1.8.18, RU020."""
    limit = setup.modules.epicness_limit
    found: list[TooEpic] = []
    for figure in setup.figures:
        own = figure_value(figure.profile)
        if not is_within_epicness(own, limit):
            found.append(TooEpic(figure.id, None, epicness(own)))
        for block in figure.blocks:
            worth = block_value(block)
            if not is_within_epicness(worth, limit):
                found.append(TooEpic(figure.id, block.id, epicness(worth)))
    return found
