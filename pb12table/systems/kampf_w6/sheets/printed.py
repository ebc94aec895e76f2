"""A force on sheets of paper: what is agreed, the player's dice, and a card for each figure with boxes to tick."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Final

from pb12table.forces.sheets import CARDS, boxes, card_line, cell, mark, won_and_counted
from pb12table.skirmish.faces.words import Phrases
from pb12table.systems.kampf_w6.rules.data import FISTS, FigureSetup, PlayerSetup, Setup, Weapon
from pb12table.systems.kampf_w6.rules.value import figure_value
from pb12table.systems.kampf_w6.sheets.listings import NUMBERS, numbers_of
from pb12table.systems.kampf_w6.sheets.words import armour_facts, item_facts, reach_words
from pb12table.texts.names import initials_in
from pb12table.texts.plain import upper_first

STYLE: Final = CARDS + """\
.cells { grid-template-columns: repeat(9, 1fr); }
.gear { table-layout: fixed; } .gear td { font-size: 8.4pt; } .gear th { font-size: 7.2pt; vertical-align: bottom; }
 .gear small { color: #6b635a; font-size: 7.4pt; }
"""
MOST_BOXES: Final = 12
"""Larger magazines are counted on paper, not ticked."""
WIDTHS: Final = {
    "weapon": 18, "attacks": 8, "accuracy": 9, "penetration": 10, "wounds": 8, "reach": 13, "modes": 13, "magazine": 21
}  # fmt: skip
"""The columns of the weapons, with their widths in per cent."""


def player_sheets(setup: Setup, texts: Phrases, player: PlayerSetup, number: int) -> str:
    """One force: how it wins, its dice, its figures."""
    figures = [figure for figure in setup.figures if figure.player == player.id]
    total = sum(figure_value(figure) for figure in figures)
    rows = [
        (texts("sheet-bonus-dice"), boxes(player.bonus_dice)),
        (texts("sheet-reroll-dice"), boxes(player.reroll_dice)),
        (texts("sheet-fate-dice"), boxes(player.fate_dice)),
        (texts("sheet-group-dice"), boxes(setup.side_by_id[player.side].group_dice)),
    ]
    lines = [card_line(upper_first(name), ticks) for name, ticks in rows if ticks]
    lines.append(card_line(texts("forces-worth-total", value=total)))
    head = won_and_counted(texts, setup, setup.options.round_limit, lines)
    cards = "".join(figure_sheet(setup, texts, figure, number) for figure in figures)
    return f"{head}<h2>{escape(texts('forces-cards-head'))}</h2>{cards}"


def figure_sheet(setup: Setup, texts: Phrases, figure: FigureSetup, number: int) -> str:
    """The card of a figure with boxes for its actions, wounds, rounds and uses; `number` is its player's."""
    language = texts.language
    name, kind = figure.label.in_language(language), figure.profile.label.in_language(language)
    under = [] if kind.casefold() == name.casefold() else [kind]
    under.append(f"{figure.armour.label.in_language(language)} ({armour_facts(texts, figure.armour)})")
    worth = texts("worth-of", value=figure_value(figure))
    head = (
        f"<header>{mark(number, initials_in(setup, language)[figure.id])}<div><b>{escape(upper_first(name))}</b><br>"
        f'<span>{escape(" · ".join(under))}</span></div><span class="worth">{escape(worth)}</span></header>'
    )
    values = [*zip(NUMBERS, numbers_of(figure), strict=True)]
    cells = [cell(texts(f"sheet-{key}"), str(value)) for key, value in values]
    speed = max(figure.speed, 1)
    for key, metres in (("walk", speed), ("run", 2 * speed), ("crawl", speed / 2)):
        cells.append(cell(texts(f"act-{key}"), texts("count-metres", number=texts.number(metres))))
    ticks = card_line(texts("sheet-actions"), boxes(figure.most_actions)) + card_line(
        texts("forces-wound-limit"), boxes(figure.profile.wound_limit)
    )
    notes = escape(texts("forces-notes"))
    return (
        f'<article class="sheet">{head}<div class="body"><div class="cells">{"".join(cells)}</div>{ticks}'
        f"{_weapons(texts, figure.weapons)}{_items(texts, figure)}"
        f'<div class="notes">{notes}</div></div></article>'
    )


def _weapons(texts: Phrases, weapons: Iterable[Weapon]) -> str:
    """A row for each weapon, with boxes for what is loaded."""
    heads = "".join(f"<th>{escape(texts(f'forces-head-{key}'))}</th>" for key in WIDTHS)
    columns = "".join(f'<col style="width: {width}%">' for width in WIDTHS.values())
    rows = []
    for weapon in weapons:
        name = upper_first(weapon.label.in_language(texts.language))
        modes = ", ".join(texts(f"mode-{mode.value}") for mode in weapon.modes) if len(weapon.modes) > 1 else "–"
        if weapon.is_melee:
            loaded = escape(texts("forces-weapon-parry", parry=weapon.parry))
        elif weapon.magazine <= MOST_BOXES:
            loaded = boxes(weapon.magazine)
        else:
            loaded = f"{weapon.magazine} ______"
        cells = (
            f"<b>{escape(name)}</b>" if weapon.id != FISTS else escape(name),
            str(weapon.attacks), escape(texts.signed(weapon.accuracy)), escape(texts.signed(weapon.penetration)),
            str(weapon.wounds), escape(reach_words(texts, weapon)), f"<small>{escape(modes)}</small>", loaded,
        )  # fmt: skip
        rows.append("<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>")
    return f'<table class="gear"><colgroup>{columns}</colgroup><tr>{heads}</tr>{"".join(rows)}</table>'


def _items(texts: Phrases, figure: FigureSetup) -> str:
    return "".join(
        f'<div class="line"><b>{escape(upper_first(item.label.in_language(texts.language)))}</b> '
        f"{escape(item_facts(texts, item))} {boxes(item.uses)}</div>"
        for item in figure.items
    )
