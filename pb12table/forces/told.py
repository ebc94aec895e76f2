"""What forces are worth, in sentences and as plain data.  R1.1.19, R1.2.1 to R1.2.5."""

from __future__ import annotations

from typing import Any, Final

from pb12table.skirmish.ids import PlayerId
from pb12table.systems.pb12.rules.preparations.limits import PER_COMMAND_POINT, ForceWorth, force_worth
from pb12table.systems.pb12.rules.preparations.profiles import BlockKind, FigureSetup, PlayerSetup, Setup
from pb12table.systems.pb12.rules.preparations.value import block_value, epicness, figure_value, whole_value
from pb12table.systems.pb12.texts.names import card_name
from pb12table.texts.locale import Texts

EVEN: Final = 0.02
"""Forces whose values differ by no more than this share are called equal."""


def balance_line(texts: Texts, setup: Setup) -> str:
    """Which force is worth most, and by how much more than the least one, in one sentence."""
    worths = [force_worth(setup, player) for player in setup.players]
    if len(worths) < 2 or not any(worth.value for worth in worths):
        return texts("forces-no-balance")
    ordered = sorted(worths, key=lambda worth: -worth.value)
    first, last = ordered[0], ordered[-1]
    names = {player.id: player.name for player in setup.players}
    difference = first.value - last.value
    return texts(
        "forces-balance",
        difference=difference,
        first=names[first.player],
        last=names[last.player],
        even=difference <= EVEN * first.value,
        per_cent=round(100.0 * difference / last.value) if last.value else 0,
        empty=not last.value,
    )


def limit_lines(texts: Texts, setup: Setup, player: PlayerSetup) -> list[str]:
    """How the value limit of a player comes about, and how much of it is left: a line for each part."""
    worth = force_worth(setup, player)
    agreed = setup.modules.value_limit
    if worth.limit is None or agreed is None:
        return [texts("forces-no-value-limit"), texts("forces-is-worth", value=worth.value)]
    lines = [texts("forces-agreed", limit=agreed)]
    points = PER_COMMAND_POINT * player.command_points
    if points:
        lines.append(texts("forces-taken-points", per_mille=points, points=player.command_points))
    if player.card_reduction:
        lines.append(texts("forces-taken-cards", per_mille=player.card_reduction, cards=len(player.deck)))
    if player.value_reduction:
        lines.append(texts("forces-taken-scenario", per_mille=player.value_reduction))
    lines.append(texts("forces-must-be-below", limit=float(worth.limit)))
    left = float(worth.limit) - worth.value
    key = "forces-left" if worth.keeps_limit else "forces-too-much"
    return [*lines, texts(key, value=worth.value, difference=abs(left))]


# -- plain data ---------------------------------------------------------------------------------------------------


def plain_forces(texts: Texts, setup: Setup, players: tuple[PlayerId, ...] | None = None) -> dict[str, Any]:
    """What forces are worth, as JSON-ready data; None: those of all players."""
    shown = [player for player in setup.players if players is None or player.id in players]
    modules = setup.modules
    return {
        "scenario": setup.name.in_language(texts.language),
        "value_limit": modules.value_limit,
        "epicness_limit": modules.epicness_limit,
        "round_limit": modules.round_limit,
        "forces": [_plain_force(texts, setup, player, force_worth(setup, player)) for player in shown],
    }


def _plain_force(texts: Texts, setup: Setup, player: PlayerSetup, worth: ForceWorth) -> dict[str, Any]:
    figures = [figure for figure in setup.figures if figure.player == player.id]
    limit = None if worth.limit is None else float(worth.limit)
    return {
        "player": player.id,
        "name": player.name,
        "value": worth.value,
        "limit": limit,
        "per_mille": worth.per_mille,
        "keeps_limit": worth.keeps_limit,
        "epicness": worth.epicness,
        "command_points": player.command_points,
        "leader": player.leader,
        "cards": [
            {"id": card, "name": card_name(texts, setup, card), "number": player.deck.count(card),
             "per_mille": setup.card_by_id[card].per_mille}
            for card in dict.fromkeys(player.deck)
        ],
        "figures": [_plain_figure(texts, figure) for figure in figures],
    }  # fmt: skip


def _plain_figure(texts: Texts, figure: FigureSetup) -> dict[str, Any]:
    own = figure_value(figure.profile)
    return {
        "id": figure.id,
        "name": figure.label.in_language(texts.language),
        "profile": figure.profile.id,
        "value": whole_value(figure),
        "own_value": own,
        "epicness": epicness(own),
        "start": "staging" if figure.at is None and figure.carrier is None else "table",
        "gear": [
            {
                "id": block.id,
                "name": block.label.in_language(texts.language),
                "kind": "ability" if block.kind is BlockKind.ABILITY else "item",
                "value": block_value(block),
                "epicness": epicness(block_value(block)),
                "slots": block.slots,
                "in_use": block.id in figure.in_use,
            }
            for block in figure.blocks
        ],
    }
