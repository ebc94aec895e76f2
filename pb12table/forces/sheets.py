"""Forces on sheets of paper for a real table: an overview, a data sheet for each figure, and the cards to cut out.

The file is one HTML page that needs no other file; any browser prints it on A4.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from pb12table.forces.sheet_parts import INKS, boxes, card_face, figure_sheet, mark
from pb12table.forces.told import limit_lines
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.pb12.rules.preparations.limits import force_worth
from pb12table.systems.pb12.rules.preparations.profiles import PlayerSetup, Setup
from pb12table.systems.pb12.rules.preparations.value import epicness, figure_value, whole_value
from pb12table.systems.pb12.texts.names import card_name
from pb12table.texts.describe import briefing_lines
from pb12table.texts.locale import Texts

STYLE: Final = """
@page { size: A4; margin: 11mm 12mm; }
* { box-sizing: border-box; }
body { margin: 0; background: #8b8b87; color: #1d1a17; font: 9.2pt/1.32 "Inter", "Segoe UI", "Helvetica Neue", Arial,
  "DejaVu Sans", sans-serif; -webkit-print-color-adjust: exact; print-color-adjust: exact; }
.hint { background: #ffe9b0; padding: 3mm 6mm; font-size: 10pt; }
.force { width: 210mm; margin: 6mm auto; padding: 11mm 12mm; background: #fff; break-after: page; }
.force:last-of-type { break-after: auto; }
h1, h2 { font-family: "Vollkorn", "Iowan Old Style", "Palatino Linotype", Georgia, serif; margin: 0;
  line-height: 1.15; }
h1 { font-size: 21pt; display: flex; align-items: center; gap: 3mm; }
h1 svg { width: 9mm; height: 9mm; flex: none; }
h1 small { font: 400 10pt "Inter", Arial, sans-serif; color: #6b635a; margin-left: auto; text-align: right; }
h2 { font-size: 12.5pt; margin: 5mm 0 1.6mm; padding-bottom: .8mm; border-bottom: .5mm solid var(--ink);
  break-after: avoid; }
table { border-collapse: collapse; width: 100%; }
th { text-align: left; font-weight: 600; font-size: 7.4pt; color: #6b635a; padding: .5mm 1.4mm; }
td { padding: .9mm 1.4mm; border-top: .2mm solid #cfc8bc; vertical-align: top; }
.n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.total td { font-weight: 700; border-top: .5mm solid #1d1a17; }
.two { display: grid; grid-template-columns: 1fr 1fr; gap: 7mm; }
ul { margin: 0; padding-left: 4.5mm; } li { margin: .8mm 0; }
.tick { display: inline-block; width: 3.6mm; height: 3.6mm; border: .3mm solid #1d1a17; border-radius: .6mm;
  margin: 0 .9mm .6mm 0; vertical-align: -.5mm; }
.tick.round { border-radius: 50%; text-align: center; font-size: 7pt; line-height: 4.6mm; width: 5.4mm; height: 5.4mm;
  vertical-align: middle; color: #6b635a; }
.tick.light { background: #f6e2b4; } .tick.heavy { background: #efc1b3; } .tick.free { background: #cfe6cc; }
.group { margin-right: 4mm; white-space: nowrap; }
.sheet { border: .45mm solid var(--ink); border-radius: 2mm; margin: 0 0 4mm; break-inside: avoid; overflow: hidden; }
.sheet > header { display: flex; align-items: center; gap: 2.6mm; background: var(--ink); color: #fff;
  padding: 1.2mm 3mm; }
.sheet > header svg { width: 8.6mm; height: 8.6mm; flex: none; }
.sheet > header b { font: 700 13pt/1.1 "Vollkorn", Georgia, serif; }
.sheet > header span { font-size: 8.2pt; opacity: .94; }
.sheet > header .worth { margin-left: auto; text-align: right; white-space: nowrap; }
.sheet .body { padding: 1.6mm 3mm 1.8mm; }
.cells { display: grid; grid-template-columns: repeat(12, 1fr); gap: 1.1mm; margin-bottom: 2mm; }
.cell { border: .25mm solid #b8b0a3; border-radius: 1mm; text-align: center; padding: .5mm 0 .3mm; }
.cell i { display: block; font-style: normal; font-size: 6pt; color: #6b635a; line-height: 1.1; white-space: nowrap;
  overflow: hidden; }
.cell b { font-size: 11.5pt; line-height: 1.15; }
.line { display: flex; flex-wrap: wrap; align-items: center; gap: 0 2mm; margin: 0 0 1.6mm; }
.damage { font-size: 7pt; width: auto; margin-left: auto; }
.damage td, .damage th { padding: .2mm 1mm; text-align: center; border: .2mm solid #cfc8bc; font-size: 7pt; }
.gear .range + td:not(.range), .gear .range + th:not(.range) { padding-left: 3mm; } .gear th.range { font-size: 6.6pt; }
.gear { table-layout: fixed; } .gear th { vertical-align: bottom; }
.gear td { font-size: 8.6pt; padding: .6mm 1.4mm; } .gear .range { text-align: center; white-space: nowrap; }
.gear .whole { white-space: nowrap; }
.gear .off td { color: #7d766c; } .gear small { color: #6b635a; font-size: 7.2pt; }
.notes { border-bottom: .25mm dotted #8b8378; color: #6b635a; font-size: 7.4pt; margin-top: 1.2mm; height: 5mm; }
.cards { display: grid; grid-template-columns: repeat(3, 60mm); gap: 3mm; }
.card { width: 60mm; height: 84mm; border: .3mm dashed #8b8378; border-radius: 3mm; padding: 3.4mm; break-inside: avoid;
  display: flex; flex-direction: column; }
.card b { font: 700 12.5pt/1.1 "Vollkorn", Georgia, serif; }
.card .when { background: #3c3731; color: #fff; border-radius: 1mm; padding: .7mm 2mm; margin: 2mm 0; font-size: 8pt; }
.card p { margin: 0 0 2mm; font-size: 9pt; } .card em { color: #6b635a; font-size: 8.4pt; }
.card footer { margin-top: auto; display: flex; justify-content: space-between; font-size: 7.6pt; color: #6b635a; }
.break { break-before: page; }
@media print { body { background: #fff; } .hint { display: none; } .force { margin: 0; padding: 0; width: auto; } }
"""


def force_sheets(setup: Setup, texts: Texts, players: Sequence[PlayerId] | None = None) -> str:
    """The page with the forces of some players (None: of all who have figures), as HTML."""
    shown = [
        (number, player) for number, player in enumerate(setup.players)
        if (players is None or player.id in players) and any(each.player == player.id for each in setup.figures)
    ]  # fmt: skip
    title = texts("sheets-title", scenario=setup.name.in_language(texts.language))
    bodies = "\n".join(_force(setup, texts, player, number) for number, player in shown)
    return (
        f'<!DOCTYPE html>\n<html lang="{texts.language}">\n<head>\n<meta charset="utf-8">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
        f'<div class="hint">{escape(texts("sheets-print"))}</div>\n{bodies}\n</body>\n</html>\n'
    )


def _force(setup: Setup, texts: Texts, player: PlayerSetup, number: int) -> str:
    """One force: its overview, its figures, its cards."""
    ink = INKS[number % len(INKS)]
    figures = [figure for figure in setup.figures if figure.player == player.id]
    scenario = setup.name.in_language(texts.language)
    step = texts("sheets-step", cm=setup.step_cm)
    head = (
        f"<h1>{mark(number)}{escape(player.name)}<small>{escape(scenario)}<br>{escape(step)}</small></h1>"
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
    return f'<section class="force" style="--ink: {ink}">{"".join(parts)}</section>'


def _overview(setup: Setup, texts: Texts, player: PlayerSetup) -> str:
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


def _accounts(setup: Setup, texts: Texts, player: PlayerSetup) -> str:
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
