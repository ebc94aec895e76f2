"""The data sheet of a figure: printed and present values, why they differ, damage, statuses, aims and gear.  R1.4.1."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.modifiers import Modifier, total
from pb12table.skirmish.scene.panels import Boxes, Cell, Part, Row, Sheet, Tone
from pb12table.systems.pb12.rules.damage.damage import armour_modifiers, damage_table
from pb12table.systems.pb12.rules.figures.figures import blocks_in_use, changes, free_slots, printed, value
from pb12table.systems.pb12.rules.game.state import BlockState, Place, State
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, Block
from pb12table.systems.pb12.rules.vehicles.aboard import vehicle_data
from pb12table.systems.pb12.scene.aim_words import aims_of_figure
from pb12table.systems.pb12.scene.miniatures import statuses_of
from pb12table.systems.pb12.scene.status_marks import status_mark
from pb12table.systems.pb12.texts.block_words import block_facts, block_lines
from pb12table.systems.pb12.texts.names import place_words, short_name, status_name
from pb12table.systems.pb12.texts.sums import damage_table_name
from pb12table.texts.describe import modifier_line
from pb12table.texts.locale import Texts
from pb12table.texts.names import figure_name, player_name, text_key
from pb12table.texts.plain import upper_first

CELLS: Final = (
    (Attribute.ACTION_POINTS,),
    (Attribute.MOVEMENT, Attribute.VERTICAL_MOVEMENT),
    (Attribute.STRENGTH,),
    (Attribute.TOUGHNESS,),
    (Attribute.INITIATIVE,),
    (Attribute.NERVE,),
    (Attribute.COMMAND,),
    (Attribute.RANGED, Attribute.RANGED_DEFENCE),
    (Attribute.MELEE, Attribute.MELEE_DEFENCE),
    (Attribute.TECH,),
    (Attribute.ARMOUR,),
    (Attribute.MELEE_REACH, Attribute.SIGHT_ANGLE),
)
"""The cells of the sheet in the rulebook's order; values printed together stand in one cell."""


def sheet(state: State, texts: Texts, figure: FigureId) -> Sheet:
    """All that is to be known of a figure."""
    return Sheet(
        under=_under(texts, state, figure),
        cells=tuple(_cell(texts, state, figure, attributes) for attributes in CELLS),
        parts=(
            _damage(texts, state, figure),
            Part(rows=tuple(_aims(texts, state, figure))),
            Part(rows=tuple(_orders(texts, state, figure))),
            _gear(texts, state, figure),
        ),
    )


def _under(texts: Texts, state: State, figure: FigureId) -> str:
    """What stands below the name: the profile, unless the figure is called so, the player, and where it is."""
    placed = state.figures[figure]
    name = figure_name(texts, state.setup, figure)
    profile = state.setup.figure_by_id[figure].profile.label.in_language(texts.language)
    under = [] if profile.casefold() == name.casefold() else [profile]
    under.append(player_name(state.setup, placed.controller))
    if placed.place is Place.TABLE:
        under.append(texts("sheet-height", height=texts.number(placed.z, 1)))
    else:
        under.append(place_words(texts, state, figure))
    return upper_first(" · ".join(under))


# -- values -----------------------------------------------------------------------------------------------------


def _cell(texts: Texts, state: State, figure: FigureId, attributes: tuple[Attribute, ...]) -> Cell:
    tip: list[str] = []
    for attribute in attributes:
        tip += [*_value_tip(texts, state, figure, attribute), _help(texts, attribute)]
    now, then = _numbers(state, figure, attributes)
    old = then[:1] if attributes == (Attribute.ARMOUR,) else then
    short = "/".join(short_name(texts, attribute) for attribute in attributes)
    return Cell(
        f"attribute:{attributes[0]}",
        short,
        "/".join(texts.number(number) for number in now),
        "" if now == then else "/".join(texts.number(number) for number in old),
        "plain" if now == then else "good" if sum(now) > sum(then) else "bad",
        texts.either(text_key("sheet-word", attributes[0]), short, letters=short),
        tuple(tip),
    )


def _numbers(state: State, figure: FigureId, attributes: tuple[Attribute, ...]) -> tuple[list[int], list[int]]:
    """The present and the printed numbers of a cell; armour has two where gear protects less from what is not seen.

    R1.8.9: the armour is what a damage roll counts.
    """
    if attributes != (Attribute.ARMOUR,):
        now = [value(state, figure, attribute) for attribute in attributes]
        return now, [printed(state, figure, attribute) for attribute in attributes]
    now = [total(armour_modifiers(state, figure, seen)) for seen in (True, False)]
    now = now[: len(set(now))]
    return now, [printed(state, figure, Attribute.ARMOUR)] * len(now)


def _value_tip(texts: Texts, state: State, figure: FigureId, attribute: Attribute) -> list[str]:
    """Name, printed value, or the modifier that a vehicle has in its place (R3.0.12), and what changed it."""
    name = texts(text_key("attribute", attribute))
    vehicle = vehicle_data(state, figure)
    modifier = None if vehicle is None else vehicle.modifier(attribute)
    lines = [texts("sheet-printed", name=name, value=printed(state, figure, attribute))]
    if modifier is not None:
        lines = [texts("sheet-printed-modifier", name=name, modifier=texts.signed(modifier))]
    found: list[Modifier] = changes(state, figure, attribute)
    lines += [modifier_line(texts, state.setup, modifier) for modifier in found]
    if attribute is Attribute.ARMOUR:
        return lines + _armour_tip(texts, state, figure)
    if found:
        lines.append(texts("sheet-current", value=value(state, figure, attribute)))
    return lines


def _help(texts: Texts, attribute: Attribute) -> str:
    """What an attribute is good for, in a sentence."""
    return texts(f"{text_key('attribute', attribute)}.help")


def _armour_tip(texts: Texts, state: State, figure: FigureId) -> list[str]:
    """What gear adds to the armour, for damage whose source is seen and for damage whose source is not.  R1.8.9."""
    lines: list[str] = []
    for seen in (True, False):
        parts = armour_modifiers(state, figure, seen)
        gear = [modifier_line(texts, state.setup, part) for part in parts if part.rule == "R1.8.9"]
        lines += [*gear, texts("sheet-armour-now", seen=seen, value=total(parts))]
    return lines if any(block.armour_seen or block.armour_unseen for block in blocks_in_use(state, figure)) else []


# -- what has happened to it -------------------------------------------------------------------------------------


def _damage(texts: Texts, state: State, figure: FigureId) -> Part:
    """Damage points as boxes, the damage table, and the statuses."""
    placed, profile = state.figures[figure], state.setup.figure_by_id[figure].profile
    points = profile.damage_points
    kinds: tuple[tuple[str, int, int, Tone], ...] = (
        ("free", placed.free_points, points.free, "good"),
        ("light", placed.light_points, points.light, "accent"),
        ("heavy", placed.heavy_points, points.heavy, "bad"),
    )
    now, then = damage_table(state, figure), profile.damage_table
    table = texts("sheet-damage-table", table=damage_table_name(now))
    why = (table,) if now == then else tuple(_value_tip(texts, state, figure, Attribute.DAMAGE_TABLE))
    return Part(
        texts("sheet-damage"),
        table,
        f"attribute:{Attribute.DAMAGE_TABLE}",
        "muted" if now == then else "good" if now < then else "bad",
        (*why, _help(texts, Attribute.DAMAGE_TABLE)),
        boxes=tuple(_boxes(texts, kind, left, most, tone) for kind, left, most, tone in kinds if most),
        rows=tuple(_statuses(texts, state, figure)),
    )


def _boxes(texts: Texts, kind: str, left: int, most: int, tone: Tone) -> Boxes:
    told = texts("sheet-points-left", kind=texts(f"damage-points-{kind}"), left=left, most=most)
    tip = (told, texts(f"damage-points-{kind}.help"))
    return Boxes(f"points:{kind}", texts(f"damage-points-{kind}.short"), left, most, tone, tip)


def _statuses(texts: Texts, state: State, figure: FigureId) -> Iterator[Row]:
    """The statuses by name, with their markers; what they do is said when asked."""
    if state.figures[figure].place is Place.REMOVED:
        return
    for status, count in statuses_of(state, state.figures[figure]):
        name = status_name(texts, status)
        words = texts("status-count", status=name, count=count) if count > 1 else name
        helped = f"{text_key('status', status)}.help"
        tip = (name, texts(helped)) if texts.has(helped) else (name,)
        yield Row(f"status:{status}", words, mark=status_mark(status, count), tip=tip)


def _aims(texts: Texts, state: State, figure: FigureId) -> Iterator[Row]:
    """What the figure aims at, and who aims at it."""
    for line, about in aims_of_figure(texts, state, figure):
        yield Row(f"aim:{line}", line, tip=(line, about))


def _orders(texts: Texts, state: State, figure: FigureId) -> Iterator[Row]:
    """The way to what only its player may see: when the player is asked whether the figure interrupts."""
    if state.figures[figure].place is not Place.REMOVED and state.outcome is None:
        yield Row(f"orders:{figure}", texts("sheet-orders"), command=True, tip=(texts("sheet-orders.tip"),))


# -- what it has -------------------------------------------------------------------------------------------------


def _gear(texts: Texts, state: State, figure: FigureId) -> Part:
    """The building blocks: those in use first, with what is left of their points."""
    slots = texts("sheet-slots", free=free_slots(state, figure), slots=value(state, figure, Attribute.SLOTS))
    why = (*_value_tip(texts, state, figure, Attribute.SLOTS), _help(texts, Attribute.SLOTS))
    by_id = state.setup.block_by_figure[figure]
    blocks = sorted(state.figures[figure].blocks.items(), key=lambda pair: not pair[1].in_use)
    rows = tuple(_block(texts, by_id[block], in_play) for block, in_play in blocks)
    return Part(texts("sheet-gear"), slots, f"attribute:{Attribute.SLOTS}", "muted", why, rows=rows)


def _block(texts: Texts, block: Block, in_play: BlockState) -> Row:
    left = ""
    if in_play.resources is not None:
        left = texts(
            "sheet-resources", left=in_play.resources, full=block.resources or 0, charges=in_play.charges or 0
        )
    name, slots, *facts = block_lines(texts, block)
    in_use = texts("sheet-block-in-use" if in_play.in_use else "sheet-block-not-in-use")
    return Row(
        f"block:{block.id}",
        upper_first(block.label.in_language(texts.language)),
        left,
        block_facts(texts, block),
        "plain" if in_play.in_use else "faint",
        framed=True,
        tip=(name, slots, in_use, *facts),
    )
