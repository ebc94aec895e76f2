"""What figures and forces are worth, in sentences and as plain data.  R1.1.19, R1.2.1 to R1.2.5."""

from __future__ import annotations

from typing import Any, Final

from pb12table.skirmish.faces.forces import Listing, Worth
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.pb12.rules.preparations.limits import PER_COMMAND_POINT, ForceWorth, force_worth
from pb12table.systems.pb12.rules.preparations.profiles import BlockKind, FigureSetup, PlayerSetup, Setup
from pb12table.systems.pb12.rules.preparations.value import block_value, epicness, figure_value, whole_value
from pb12table.systems.pb12.texts.names import card_name

COLUMNS: Final = ("cli-column-id", "cli-column-name", "sheets-gear", "sheets-own", "sheets-epicness", "sheets-value")


def worth_of_figure(texts: Phrases, setup: Setup, figure: FigureSetup) -> Worth:
    """A figure with its gear: the value of both, the epicness of the figure alone.  R1.1.20."""
    level = epicness(figure_value(figure.profile))
    value = whole_value(figure)
    return Worth(
        value,
        texts("forces-worth", value=value, epicness=level),
        texts("forces-epicness", epicness=level),
        within=level <= setup.modules.epicness_limit,
        plain={"epicness": level},
    )


def worth_of_force(texts: Phrases, setup: Setup, player: PlayerSetup) -> Worth:
    """A whole force, with how its limit comes about."""
    worth = force_worth(setup, player)
    figures = sum(figure.player == player.id for figure in setup.figures)
    return Worth(
        worth.value,
        texts("forces-worth", value=worth.value, epicness=worth.epicness),
        texts("forces-most-epic", epicness=worth.epicness, limit=setup.modules.epicness_limit),
        within=worth.keeps_limit,
        limit=None if worth.limit is None else float(worth.limit),
        short=texts("forces-line", figures=figures, points=player.command_points, cards=len(player.deck)),
        lines=tuple(limit_lines(texts, setup, player)),
        plain=_plain_force(texts, setup, player, worth),
        listed={"epicness": worth.epicness},
    )


def limit_lines(texts: Phrases, setup: Setup, player: PlayerSetup) -> list[str]:
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


def _plain_force(texts: Phrases, setup: Setup, player: PlayerSetup, worth: ForceWorth) -> dict[str, Any]:
    return {
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
    }  # fmt: skip


def listing(texts: Phrases, setup: Setup, player: PlayerId) -> Listing:
    """The figures of a force with their gear."""
    plain = [_plain_figure(texts, figure) for figure in setup.figures if figure.player == player]
    rows = tuple(
        (
            figure["id"], figure["name"], ", ".join(f'{each["name"]} {each["value"]}' for each in figure["gear"]),
            str(figure["own_value"]), str(figure["epicness"]), str(figure["value"]),
        )
        for figure in plain
    )  # fmt: skip
    return Listing(tuple(texts(key) for key in COLUMNS), rows, tuple(plain), right=(3, 4, 5))


def _plain_figure(texts: Phrases, figure: FigureSetup) -> dict[str, Any]:
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
