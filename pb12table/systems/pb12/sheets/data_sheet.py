"""The data sheet of a figure as it is printed, the face of a card, and a force on sheets of paper."""

from __future__ import annotations

from html import escape
from typing import Final

from pb12table.forces.sheets import CARDS, boxes, mark, silhouette
from pb12table.skirmish.faces.words import Phrases
from pb12table.systems.pb12.rules.cards.card_data import Card
from pb12table.systems.pb12.rules.game.state import Status
from pb12table.systems.pb12.rules.game.tables import Tables
from pb12table.systems.pb12.rules.preparations.profiles import (
    Attribute,
    Block,
    BlockKind,
    FigureSetup,
    PlayerSetup,
    Profile,
    Setup,
)
from pb12table.systems.pb12.rules.preparations.setup import (
    block_value,
    epicness,
    figure_value,
    force_worth,
    whole_value,
)
from pb12table.systems.pb12.scene.miniatures import card_emblem
from pb12table.systems.pb12.sheets.force_page import limit_lines
from pb12table.systems.pb12.texts.names import (
    card_name,
    category_modifiers,
    damage_code,
    damage_table_name,
    further_facts,
    short_name,
    status_name,
)
from pb12table.texts.describe import briefing_lines
from pb12table.texts.names import initials_in, text_key

CELLS: Final = (
    (Attribute.ACTION_POINTS,), (Attribute.MOVEMENT, Attribute.VERTICAL_MOVEMENT), (Attribute.STRENGTH,),
    (Attribute.TOUGHNESS,), (Attribute.INITIATIVE,), (Attribute.NERVE,), (Attribute.COMMAND,),
    (Attribute.RANGED, Attribute.RANGED_DEFENCE), (Attribute.MELEE, Attribute.MELEE_DEFENCE), (Attribute.TECH,),
    (Attribute.ARMOUR,), (Attribute.MELEE_REACH, Attribute.SIGHT_ANGLE),
)  # fmt: skip
"""The cells of the data sheet in the order of the rulebook; values printed together stand in one."""

CATEGORIES: Final = ("near", "short", "medium", "long", "extreme")
WIDTHS: Final = {"in-use": 7, "slots": 9, "damage": 20, "melee": 16, "shots": 24, "value": 16} | dict.fromkeys(
    CATEGORIES, 12
)
"""How wide the columns of the gear are, in millimetres; the names have what is left."""
RESULTS: Final = 12
"""The highest result of a damage roll that the tables tell apart."""


def figure_sheet(setup: Setup, texts: Phrases, figure: FigureSetup, number: int) -> str:
    """Return the data sheet of a figure with boxes for its damage points and shots; `number` is its player's."""
    language, profile = texts.language, figure.profile
    name, kind = figure.label.in_language(language), profile.label.in_language(language)
    player = setup.player_by_id[figure.player]
    under = [] if kind.casefold() == name.casefold() else [kind]
    if player.leader == figure.id:
        under.append(texts("forces-leads"))
    under.append(texts("forces-on-table" if figure.at is not None else "forces-staged"))
    under += [status_name(texts, Status(status)) for status in figure.statuses]
    own = figure_value(profile)
    worth = texts("forces-worth", value=whole_value(figure), epicness=epicness(own))
    letters = initials_in(setup, language)[figure.id]
    head = (
        f"<header>{mark(number, letters)}<div><b>{escape(name[:1].upper() + name[1:])}</b><br>"
        f'<span>{escape(" · ".join(under))}</span></div><span class="worth">{escape(worth)}</span></header>'
    )
    cells = "".join(_cell(texts, profile, attributes) for attributes in CELLS)
    notes = escape(texts("sheets-notes"))
    return (
        f'<article class="sheet">{head}<div class="body"><div class="cells">{cells}</div>'
        f"{_modifiers(texts, profile)}{_damage(setup.tables, texts, profile)}{_gear(setup, texts, figure)}"
        f'<div class="notes">{notes}</div></div></article>'
    )


def _cell(texts: Phrases, profile: Profile, attributes: tuple[Attribute, ...]) -> str:
    names = [texts(text_key("attribute", attribute)) for attribute in attributes]
    short = "/".join(short_name(texts, attribute) for attribute in attributes)
    value = "/".join(_printed(texts, profile, attribute) for attribute in attributes)
    word = texts.either(text_key("sheet-cell", attributes[0]), short, letters=short)
    return f'<div class="cell" title="{escape(", ".join(names))}"><i>{escape(word)}</i><b>{value}</b></div>'


def _printed(texts: Phrases, profile: Profile, attribute: Attribute) -> str:
    """Return a value, or the target number modifier that replaces it for a vehicle, with its sign.  R1.4.1, R3.0.12."""
    modifier = None if profile.vehicle is None else profile.vehicle.modifier(attribute)
    return texts.number(profile.printed(attribute)) if modifier is None else texts.signed(modifier)


def _modifiers(texts: Phrases, profile: Profile) -> str:
    """Return what the signed numbers on a vehicle's sheet are, empty if there are none.  R3.0.12."""
    if profile.vehicle is None or not profile.vehicle.modifiers:
        return ""
    names = [texts(text_key("attribute", attribute)) for attribute, _ in profile.vehicle.modifiers]
    return f'<div class="line"><small>{escape(texts("sheets-modifiers", names=", ".join(names)))}</small></div>'


def _damage(tables: Tables, texts: Phrases, profile: Profile) -> str:
    """Return the damage points to tick off, and the row of the damage table."""
    points = profile.damage_points
    groups = "".join(
        f'<span class="group">{boxes(count, sort)}{escape(texts(f"damage-points-{sort}.short"))}</span>'
        for sort, count in (("free", points.free), ("light", points.light), ("heavy", points.heavy)) if count
    )  # fmt: skip
    row = tables.damage[profile.damage_table - 1]
    name = texts("sheet-damage-table", table=damage_table_name(profile.damage_table))
    head = "".join(f"<th>{result + 1}{'+' if result + 1 == RESULTS else ''}</th>" for result in range(len(row)))
    body = "".join(f"<td>{number}</td>" for number in row)
    return (
        f'<div class="line"><b>{escape(texts("sheet-damage"))}</b> {groups}'
        f'<table class="damage"><tr><th>{escape(name)}</th>{head}</tr>'
        f"<tr><th>{escape(texts('sheets-points-lost'))}</th>{body}</tr></table></div>"
    )


def _gear(setup: Setup, texts: Phrases, figure: FigureSetup) -> str:
    """Return a row for each building block, in use or not at the start; ranged weapons with their distances."""
    shoots = any(block.is_ranged_weapon for block in figure.blocks)
    columns = ["in-use", "gear", "slots", "damage", "melee", *(CATEGORIES if shoots else ()), "shots", "value"]
    widths = "".join(f'<col style="width: {WIDTHS[key]}mm">' if key in WIDTHS else "<col>" for key in columns)
    titles = "".join(
        f'<th class="range">{escape(texts(f"range-{key}"))}</th>' if key in CATEGORIES
        else f'<th class="{"n" if key in ("slots", "value") else ""}">{escape(_heading(texts, key))}</th>'
        for key in columns
    )  # fmt: skip
    rows = "".join(_block(setup, texts, figure, block, shoots=shoots) for block in figure.blocks)
    told = texts("sheets-slots-of", slots=figure.profile.slots)
    if any(block.is_ranged_weapon and category_modifiers(block)[-1] is not None for block in figure.blocks):
        told += " " + texts("sheets-beyond", more=texts.signed(setup.tables.beyond_extreme_modifier))
    slots = escape(told)
    return f'<table class="gear"><colgroup>{widths}</colgroup><tr>{titles}</tr>{rows}</table><small>{slots}</small>'


def _heading(texts: Phrases, key: str) -> str:
    """Return the heading of a column; the ticks are explained below the table."""
    return "" if key == "in-use" else texts(f"sheets-{key}")


def _block(setup: Setup, texts: Phrases, figure: FigureSetup, block: Block, *, shoots: bool) -> str:
    name = block.label.in_language(texts.language)
    in_use = block.id in figure.in_use
    tick = f'<span class="tick">{"✓" if in_use else ""}</span>'
    if block.kind is BlockKind.ABILITY:
        tick = "✓" if in_use else ""
    melee = "" if block.melee_modifier is None else texts.signed(block.melee_modifier)
    shots = ""
    if block.resources is not None:
        shots = boxes(block.resources)
        if block.charges:
            shots += f" <small>{escape(texts('sheets-charges', charges=block.charges))}</small> {boxes(block.charges)}"
    more = _more(texts, block)
    told = f"<br><small>{escape(more)}</small>" if more else ""
    count = len(CATEGORIES) if shoots else 0
    ranges = "".join(f'<td class="range">{_range(setup, texts, block, number)}</td>' for number in range(count))
    damage = escape(damage_code(texts, block))
    shown = escape(name[:1].upper() + name[1:])
    return (
        f'<tr class="{"" if in_use else "off"}"><td>{tick}</td><td><b>{shown}</b>{told}</td>'
        f'<td class="n">{block.slots}</td><td class="whole">{damage}</td><td>{melee}</td>{ranges}'
        f'<td>{shots}</td><td class="n">{texts.number(block_value(block))}</td></tr>'
    )


def _range(setup: Setup, texts: Phrases, block: Block, number: int) -> str:
    """Return the modifier of a range category, and its limit in steps and centimetres."""
    if not block.is_ranged_weapon:
        return ""
    modifier = category_modifiers(block)[number]
    steps = setup.tables.range_bounds[number] * block.range_factor
    if modifier is None:
        return "–"
    told, cm = texts("sheets-up-to", steps=steps), texts("sheets-cm", cm=steps * setup.step_cm)
    return f"<b>{texts.signed(modifier)}</b><br><small>{escape(told)}<br>{escape(cm)}</small>"


def _more(texts: Phrases, block: Block) -> str:
    """Return what else a block does: armour, defence, frequency, successes, radius, checks for others."""
    parts = []
    if block.melee_modifier is not None and block.melee_reach:
        parts.append(texts("sheets-reach", reach=block.melee_reach))
    if block.armour_seen or block.armour_unseen:
        parts.append(texts("sheet-block-armour", seen=block.armour_seen, unseen=block.armour_unseen))
    for attribute in (Attribute.MELEE_DEFENCE, Attribute.RANGED_DEFENCE):
        if bonus := getattr(block, attribute):
            parts.append(texts(text_key("sheet-block", attribute), value=texts.signed(bonus)))
    parts += further_facts(texts, block)
    return " · ".join(parts)


def card_face(texts: Phrases, card: Card) -> str:
    """Return a card to cut out."""
    language = texts.language
    flavour = "" if card.flavour is None else f"<em>{escape(card.flavour.in_language(language))}</em>"
    costs = texts("sheets-card-costs", points=card.command_points, action_points=card.action_points)
    name = escape(card.label.in_language(language))
    return (
        f'<div class="card"><header>{silhouette(card_emblem(card))}<b>{name}</b></header>'
        f'<div class="when">{escape(texts(f"playability-{card.playability.value}"))}</div>'
        f"<p>{escape(card.text.in_language(language))}</p>{flavour}"
        f"<footer><span>{escape(costs)}</span><span>{texts.number(card.per_mille)} ‰</span></footer></div>"
    )


STYLE: Final = (
    CARDS
    + """\
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
.card header { display: flex; align-items: center; gap: 2.4mm; } .card svg { width: 11mm; height: 11mm; flex: none; }
.card b { font: 700 12.5pt/1.1 "Vollkorn", Georgia, serif; }
.card .when { background: #3c3731; color: #fff; border-radius: 1mm; padding: .7mm 2mm; margin: 2mm 0; font-size: 8pt; }
.card p { margin: 0 0 2mm; font-size: 9pt; } .card em { color: #6b635a; font-size: 8.4pt; }
.card footer { margin-top: auto; display: flex; justify-content: space-between; font-size: 7.6pt; color: #6b635a; }
"""
)


def player_sheets(setup: Setup, texts: Phrases, player: PlayerSetup, number: int) -> str:
    """Return one force: its overview, what is agreed, its figures, its cards."""
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
    """Return every figure with its value, and the total."""
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
    """Return the value limit, and what is ticked off at the table: rounds, command points, victory points."""
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
