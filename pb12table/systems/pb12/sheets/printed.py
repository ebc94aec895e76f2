"""A force on sheets of paper: an overview, what is ticked off at the table, data sheets, and the cards to cut out."""

from __future__ import annotations

from html import escape
from typing import Final

from pb12table.forces.sheets import CARDS, boxes
from pb12table.skirmish.faces.words import Phrases
from pb12table.systems.pb12.rules.preparations.limits import force_worth
from pb12table.systems.pb12.rules.preparations.profiles import PlayerSetup, Setup
from pb12table.systems.pb12.rules.preparations.value import epicness, figure_value, whole_value
from pb12table.systems.pb12.sheets.data_sheet import card_face, figure_sheet
from pb12table.systems.pb12.sheets.worth import limit_lines
from pb12table.systems.pb12.texts.names import card_name
from pb12table.texts.describe import briefing_lines

STYLE: Final = CARDS + """\
.tick.light { background: #f6e2b4; } .tick.heavy { background: #efc1b3; } .tick.free { background: #cfe6cc; }
.cells { grid-template-columns: repeat(12, 1fr); }
.damage { font-size: 7pt; width: auto; margin-left: auto; }
.damage td, .damage th { padding: .2mm 1mm; text-align: center; border: .2mm solid #cfc8bc; font-size: 7pt; }
.gear .range + td:not(.range), .gear .range + th:not(.range) { padding-left: 3mm; } .gear th.range { font-size: 6.6pt; }
.gear { table-layout: fixed; } .gear th { vertical-align: bottom; }
.gear td { font-size: 8.6pt; padding: .6mm 1.4mm; } .gear .range { text-align: center; white-space: nowrap; }
.gear .whole { white-space: nowrap; }
.gear .off td { color: #7d766c; } .gear small { color: #6b635a; font-size: 7.2pt; }
.cards { display: grid; grid-template-columns: repeat(3, 60mm); gap: 3mm; }
.card { width: 60mm; height: 84mm; border: .3mm dashed #8b8378; border-radius: 3mm; padding: 3.4mm; break-inside: avoid;
  display: flex; flex-direction: column; }
.card b { font: 700 12.5pt/1.1 "Vollkorn", Georgia, serif; }
.card .when { background: #3c3731; color: #fff; border-radius: 1mm; padding: .7mm 2mm; margin: 2mm 0; font-size: 8pt; }
.card p { margin: 0 0 2mm; font-size: 9pt; } .card em { color: #6b635a; font-size: 8.4pt; }
.card footer { margin-top: auto; display: flex; justify-content: space-between; font-size: 7.6pt; color: #6b635a; }
"""


def player_sheets(setup: Setup, texts: Phrases, player: PlayerSetup, number: int) -> str:
    """One force: its overview, what is agreed, its figures, its cards."""
    figures = [figure for figure in setup.figures if figure.player == player.id]
    head = (
        f"{_overview(setup, texts, player)}"
        f'<div class="two"><div><h2>{escape(texts("forces-won-head"))}</h2><ul>'
        + "".join(f"<li>{escape(line)}</li>" for line in briefing_lines(texts, setup))
        + f"</ul></div><div>{_accounts(setup, texts, player)}</div></div>"
    )
    sheets = "".join(figure_sheet(setup, texts, figure, number) for figure in figures)
    parts = [head, f"<h2>{escape(texts('sheets-figures'))}</h2>{sheets}"]
    if player.deck:
        faces = "".join(card_face(texts, setup.card_by_id[card]) for card in player.deck)
        parts.append(f'<h2 class="break">{escape(texts("forces-deck"))}</h2><div class="cards">{faces}</div>')
    return "".join(parts)


def _overview(setup: Setup, texts: Phrases, player: PlayerSetup) -> str:
    """Every figure with what it is worth, and the sum."""
    rows = []
    for figure in setup.figures:
        if figure.player != player.id:
            continue
        own = figure_value(figure.profile)
        gear = ", ".join(block.label.in_language(texts.language) for block in figure.blocks)
        name = figure.label.in_language(texts.language)
        leads = f" ({texts('forces-leader-mark')})" if player.leader == figure.id else ""
        rows.append(
            f"<tr><td><b>{escape(name[:1].upper() + name[1:])}</b>{escape(leads)}</td><td>{escape(gear)}</td>"
            f'<td class="n">{texts.number(own)}</td><td class="n">{epicness(own)}</td>'
            f'<td class="n">{texts.number(whole_value(figure))}</td></tr>'
        )
    worth = force_worth(setup, player)
    heads = "".join(
        f'<th class="{"n" if key in ("own", "epicness", "value") else ""}">{escape(texts(f"sheets-{key}"))}</th>'
        for key in ("figure", "gear", "own", "epicness", "value")
    )
    total = (
        f'<tr class="total"><td colspan="3">{escape(texts("sheets-total"))}</td><td class="n">{worth.epicness}</td>'
        f'<td class="n">{texts.number(worth.value)}</td></tr>'
    )
    return f"<h2>{escape(texts('sheets-overview'))}</h2><table><tr>{heads}</tr>{''.join(rows)}{total}</table>"


def _accounts(setup: Setup, texts: Phrases, player: PlayerSetup) -> str:
    """The value limit, and what is ticked off at the table: rounds, command points, victory points."""
    parts = [f"<h2>{escape(texts('forces-limit-head'))}</h2><ul>"]
    parts += [f"<li>{escape(line)}</li>" for line in limit_lines(texts, setup, player)]
    parts.append(f"</ul><h2>{escape(texts('sheets-accounts'))}</h2>")
    if setup.modules.round_limit is not None:
        rounds = "".join(f'<span class="tick round">{each + 1}</span>' for each in range(setup.modules.round_limit))
        parts.append(f'<div class="line">{escape(texts("sheets-rounds"))} {rounds}</div>')
    figures = [figure for figure in setup.figures if figure.player == player.id]
    points = player.command_points + sum(max(figure.profile.command, 0) for figure in figures)
    parts.append(f'<div class="line">{escape(texts("sheets-points", points=points))} {boxes(points)}</div>')
    parts.append(f'<div class="line">{escape(texts("sheets-victory-points"))} {boxes(10)}</div>')
    if player.deck:
        counted = [
            f"{player.deck.count(card)} × {card_name(texts, setup, card)}" for card in dict.fromkeys(player.deck)
        ]
        parts.append(f'<div class="line">{escape(texts("sheets-deck", cards=", ".join(counted)))}</div>')
    return "".join(parts)
