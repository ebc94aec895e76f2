"""The data sheet of a figure as it is printed, and the face of a card."""

from __future__ import annotations

from html import escape
from typing import Final

from pb12table.forces.sheets import boxes, mark
from pb12table.skirmish.faces.words import Phrases
from pb12table.systems.pb12.rules.cards.card_data import Card
from pb12table.systems.pb12.rules.game.state import Status
from pb12table.systems.pb12.rules.game.tables import Tables
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, Block, BlockKind, FigureSetup, Profile, Setup
from pb12table.systems.pb12.rules.preparations.value import block_value, epicness, figure_value, whole_value
from pb12table.systems.pb12.texts.block_words import category_modifiers, damage_code, further_facts
from pb12table.systems.pb12.texts.names import short_name, status_name
from pb12table.systems.pb12.texts.sums import damage_table_name
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
    """The data sheet of a figure with boxes for its damage points and shots; `number` is its player's."""
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
    """A value, or the target number modifier that a vehicle has in its place, with its sign.  R1.4.1, R3.0.12."""
    modifier = None if profile.vehicle is None else profile.vehicle.modifier(attribute)
    return texts.number(profile.printed(attribute)) if modifier is None else texts.signed(modifier)


def _modifiers(texts: Phrases, profile: Profile) -> str:
    """What the numbers with a sign on a vehicle's sheet are, empty without any.  R3.0.12."""
    if profile.vehicle is None or not profile.vehicle.modifiers:
        return ""
    names = [texts(text_key("attribute", attribute)) for attribute, _ in profile.vehicle.modifiers]
    return f'<div class="line"><small>{escape(texts("sheets-modifiers", names=", ".join(names)))}</small></div>'


def _damage(tables: Tables, texts: Phrases, profile: Profile) -> str:
    """The damage points to tick off, and the row of the damage table."""
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
    """A row for each building block, in use or not at the start; ranged weapons with their distances."""
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
    """What stands over a column; the ticks are told below the table."""
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
    """The modifier of a range category, and up to how many steps and centimetres it goes."""
    if not block.is_ranged_weapon:
        return ""
    modifier = category_modifiers(block)[number]
    steps = setup.tables.range_bounds[number] * block.range_factor
    if modifier is None:
        return "–"
    told, cm = texts("sheets-up-to", steps=steps), texts("sheets-cm", cm=steps * setup.step_cm)
    return f"<b>{texts.signed(modifier)}</b><br><small>{escape(told)}<br>{escape(cm)}</small>"


def _more(texts: Phrases, block: Block) -> str:
    """What a block does besides: armour, defence, frequency, successes, radius, checks for others."""
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
    """A card to cut out."""
    language = texts.language
    flavour = "" if card.flavour is None else f"<em>{escape(card.flavour.in_language(language))}</em>"
    costs = texts("sheets-card-costs", points=card.command_points, action_points=card.action_points)
    return (
        f'<div class="card"><b>{escape(card.label.in_language(language))}</b>'
        f'<div class="when">{escape(texts(f"playability-{card.playability.value}"))}</div>'
        f"<p>{escape(card.text.in_language(language))}</p>{flavour}"
        f"<footer><span>{escape(costs)}</span><span>{texts.number(card.per_mille)} ‰</span></footer></div>"
    )
