"""The top bar, the list of a player's figures and the data sheet of one, as plain data."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pb12table.skirmish.ids import FigureId, Modifier, PlayerId, total
from pb12table.skirmish.scene.miniatures import Boxes, Cell, Chip, Listed, Order, Part, Row, Sheet, Stage, Tone
from pb12table.systems.pb12.rules.attacks.damage import armour_modifiers, damage_table
from pb12table.systems.pb12.rules.figures.figures import (
    blocks_in_use,
    changes,
    free_slots,
    is_able_to_act,
    printed,
    value,
)
from pb12table.systems.pb12.rules.game.state import Activation, BlockState, FigureState, Phase, Place, State, Status
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, Block
from pb12table.systems.pb12.rules.round.sequence import command_points_value
from pb12table.systems.pb12.rules.round.victory import POINTS, zone_standings
from pb12table.systems.pb12.rules.vehicles.aboard import vehicle_data
from pb12table.systems.pb12.scene.miniatures import (
    aims_on_table,
    marks_of,
    piece_at,
    status_mark,
    status_marks,
    statuses_of,
)
from pb12table.systems.pb12.texts.names import (
    block_facts,
    block_lines,
    damage_table_name,
    place_words,
    short_name,
    status_name,
    target_name,
)
from pb12table.table.shapes import Point, plan_distance
from pb12table.texts.describe import modifier_line
from pb12table.texts.locale import Texts, upper_first
from pb12table.texts.names import figure_name, player_name, text_key, zone_name

SAME_PLACE: Final = 0.4
"""Who points so near to a place that was aimed at is told of it, in steps."""


def aims_of_figure(texts: Texts, state: State, figure: FigureId) -> list[tuple[str, str]]:
    """Return what a figure aims at and who aims at it, each as a line with what there is to know about it."""
    found: list[tuple[str, str]] = []
    own = state.figures[figure].aimed_at
    every = aims_on_table(state)
    for aimer, target in every:
        if aimer == figure:
            by_oneself = own is not None and own.game_round == state.game_round and own.target == target
            about = texts("aim-explanation" if by_oneself else "sheet-aim-by-command")
            found.append((texts("sheet-aims-at", target=target_name(texts, state.setup, target)), about))
    those = [aimer for aimer, target in every if target.figure == figure]
    if those:
        found.append((_told(texts, state, "sheet-aimed-at", those), texts("sheet-aimed-at.help")))
    return found


def aims_at_place(texts: Texts, state: State, point: Point) -> list[str]:
    """Return who aims at a place of the table, or at the terrain there."""
    aims_there = [(aimer, target) for aimer, target in aims_on_table(state) if target.figure is None]
    if not aims_there:
        return []
    meant = piece_at(state, point)
    those = [
        aimer
        for aimer, target in aims_there
        if (target.piece is not None and target.piece == meant)
        or (target.point is not None and plan_distance(point, target.point[:2]) <= SAME_PLACE)
    ]
    return [_told(texts, state, "spot-aimed-at", those)] if those else []


def _told(texts: Texts, state: State, key: str, figures: list[FigureId]) -> str:
    names = [figure_name(texts, state.setup, figure) for figure in dict.fromkeys(figures)]
    return upper_first(texts(key, figures=texts.listing(names), count=len(names)))


def listed(state: State, texts: Texts, player: PlayerId) -> list[Listed]:
    """Return the figures of a player: on the table, then in the staging area, then those out of the game."""
    order = {Place.TABLE: 0, Place.STAGING: 1, Place.REMOVED: 2}
    own = [figure for figure in state.figures.values() if figure.controller == player]
    return [_listed(state, texts, figure) for figure in sorted(own, key=lambda figure: order[figure.place])]


def _listed(state: State, texts: Texts, figure: FigureState) -> Listed:
    active, gone = figure.activation is not Activation.NONE, figure.place is Place.REMOVED
    words, tone = _standing(texts, state, figure)
    return Listed(
        figure.id,
        place_words(texts, state, figure.id) if gone else words,
        tone,
        (figure.action_points, _most_points(state, figure)),
        coming=not active,
        active=active,
        done=figure.done,
        gone=gone,
        marks=status_marks(marks_of(state, figure)),
        tip=_tip(texts, state, figure),
    )


def _standing(texts: Texts, state: State, figure: FigureState) -> tuple[str, Tone]:
    """Return why a figure of the game has no points to show, and its tone; "" for one that has."""
    if figure.place is Place.STAGING:
        return texts("place-staging"), "planned"
    if figure.done:
        return texts("figure-done"), "muted"
    return ("", "plain") if is_able_to_act(state, figure.id) else (texts("figure-unable"), "bad")


def _most_points(state: State, figure: FigureState) -> int:
    """Return the action points a figure has been given, or will be given."""
    return max(value(state, figure.id, Attribute.ACTION_POINTS), figure.action_points, 0)


def _tip(texts: Texts, state: State, figure: FigureState) -> tuple[str, ...]:
    lines = [upper_first(figure_name(texts, state.setup, figure.id))]
    if figure.place is not Place.TABLE:
        lines.append(texts(text_key("place", figure.place)))
    statuses = statuses_of(state, figure) if figure.place is not Place.REMOVED else ()
    for status, count in statuses:
        if status is Status.INCAPACITATED:
            continue  # said by the last line, in plain words
        name = status_name(texts, status)
        lines.append(texts("status-count", status=name, count=count) if count > 1 else name)
    if figure.place is Place.TABLE and not is_able_to_act(state, figure.id):
        lines.append(texts("figure-unable"))
    elif figure.place is Place.TABLE and not figure.done:
        words = "figure-points-to-come" if figure.activation is Activation.NONE else "figure-points-left"
        lines.append(texts(words, left=figure.action_points, most=_most_points(state, figure)))
    if figure.done and figure.place is not Place.REMOVED:
        lines.append(texts("figure-done"))
    return tuple(lines)


PHASES = tuple(Phase)


def order(state: State, texts: Texts) -> Order:
    """Return the round with its four phases, and all players: those with a place in the turn order first."""
    limit = state.setup.modules.round_limit
    upcoming = _upcoming(state)
    rest = [player for player in state.players if player not in state.turn_order]
    return Order(
        title=texts("round-of" if limit else "round-is", number=state.game_round, limit=limit or 0),
        title_tip=(texts("round-limit-tip", limit=limit) if limit else texts("round-no-limit-tip"),),
        stages=tuple(_stage(texts, phase) for phase in PHASES),
        now=PHASES.index(state.phase),
        chips=tuple(
            _chip(texts, state, player, number, upcoming == player)
            for number, player in enumerate([*state.turn_order, *rest], 1)
        ),
    )


def _stage(texts: Texts, phase: Phase) -> Stage:
    name = text_key("phase", phase)
    return Stage(phase, (texts(name), texts(f"{name}.help")))


def _upcoming(state: State) -> PlayerId | None:
    """Return whose turn comes after the current one."""
    count = len(state.turn_order)
    if state.phase is not Phase.TURNS or count == 0:
        return None
    for offset in range(count):
        player = state.players[state.turn_order[(state.next_turn + offset) % count]]
        if not player.defeated and not player.broken_off and player.command_points > 0:
            return player.id
    return None


def _chip(texts: Texts, state: State, player: PlayerId, number: int, upcoming: bool) -> Chip:
    """Return one player: place, CP, VP, and whether the next turn is the player's."""
    own = state.players[player]
    tip = [
        texts("chip-tip-command", points=own.command_points),
        *(() if own.defeated else _refill_lines(texts, state, player)),
        texts("chip-tip-victory", points=own.victory_points),
    ]
    later = [] if own.initiative is None else [texts("chip-tip-initiative", initiative=own.initiative)]
    if own.broken_off:
        later.append(texts("chip-tip-broken-off"))
    # Before the turns, the order is the last round's.
    has_place = player in state.turn_order and state.phase in (Phase.TURNS, Phase.STATUS)
    return Chip(
        player,
        place=str(number) if has_place else "",
        line=texts("chip-points", command=own.command_points, victory=own.victory_points),
        note=_note(texts, state, player, upcoming),
        out=own.defeated or own.broken_off,
        struck=own.defeated,
        tip=tuple(tip),
        later=tuple(later),
    )


def _refill_lines(texts: Texts, state: State, player: PlayerId) -> list[str]:
    """Return what command points are for, and what they are refilled to at the start of a round.  R1.2.4, R1.4.9."""
    parts = command_points_value(state, player)
    made = [modifier_line(texts, state.setup, part) for part in parts]
    return [texts("chip-tip-command-for"), texts("chip-tip-refill", points=total(parts)), *made]


def zone_lines(texts: Texts, state: State, player: PlayerId) -> list[str]:
    """Return what each zone fixed for a player would yield if the round ended now.  R6.1.10, R6.1.11."""
    return [
        texts(
            "chip-tip-zone",
            zone=zone_name(texts, state.setup, standing.zone.id),
            victory_points=texts("count-victory-points", number=POINTS if standing.scores else 0),
        )
        for standing in zone_standings(state)
        if standing.player == player
    ]


def wins(state: State, texts: Texts) -> list[str]:
    """Return whom each zone would give a victory point now; how many each has its chip says.  R6.1.10, R6.1.11."""
    found: list[str] = []
    standings = zone_standings(state)
    for zone in dict.fromkeys(standing.zone.id for standing in standings):
        here = [standing for standing in standings if standing.zone.id == zone]
        names = [player_name(state.setup, standing.player) for standing in here if standing.scores]
        contested = "yes" if any(standing.own and standing.others for standing in here) else "no"
        words = {"zone": zone_name(texts, state.setup, zone), "players": texts.listing(names) if names else ""}
        found.append(texts("wins-zone", number=len(names), contested=contested, **words))
    return found


def _note(texts: Texts, state: State, player: PlayerId, upcoming: bool) -> str:
    own = state.players[player]
    if own.defeated:
        return texts("chip-defeated")
    if own.broken_off:
        return texts("chip-broken-off")
    return texts("chip-next") if upcoming else ""


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
    """Return all there is to know about a figure."""
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
    """Return what stands below the name: the profile, unless it is the figure's name, the player, and the place."""
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
    """Return a cell's current and printed numbers; armour has two if gear protects less from what is unseen.

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
    """Return what an attribute is good for, in a sentence."""
    return texts(f"{text_key('attribute', attribute)}.help")


def _armour_tip(texts: Texts, state: State, figure: FigureId) -> list[str]:
    """Return what gear adds to the armour, for damage from a seen source and from an unseen one.  R1.8.9."""
    lines: list[str] = []
    for seen in (True, False):
        parts = armour_modifiers(state, figure, seen)
        gear = [modifier_line(texts, state.setup, part) for part in parts if part.rule == "R1.8.9"]
        lines += [*gear, texts("sheet-armour-now", seen=seen, value=total(parts))]
    return lines if any(block.armour_seen or block.armour_unseen for block in blocks_in_use(state, figure)) else []


# -- what has happened to it -------------------------------------------------------------------------------------


def _damage(texts: Texts, state: State, figure: FigureId) -> Part:
    """Return damage points as boxes, the damage table, and the statuses."""
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
    """Yield the statuses by name, with their markers; what they do is explained on request."""
    if state.figures[figure].place is Place.REMOVED:
        return
    for status, count in statuses_of(state, state.figures[figure]):
        name = status_name(texts, status)
        words = texts("status-count", status=name, count=count) if count > 1 else name
        helped = f"{text_key('status', status)}.help"
        tip = (name, texts(helped)) if texts.has(helped) else (name,)
        yield Row(f"status:{status}", words, mark=status_mark(status, count), tip=tip)


def _aims(texts: Texts, state: State, figure: FigureId) -> Iterator[Row]:
    """Yield what the figure aims at, and who aims at it."""
    for line, about in aims_of_figure(texts, state, figure):
        yield Row(f"aim:{line}", line, tip=(line, about))


def _orders(texts: Texts, state: State, figure: FigureId) -> Iterator[Row]:
    """Yield access to what only its player may see: when the player is asked whether the figure interrupts."""
    if state.figures[figure].place is not Place.REMOVED and state.outcome is None:
        yield Row(f"orders:{figure}", texts("sheet-orders"), command=True, tip=(texts("sheet-orders.tip"),))


# -- what it has -------------------------------------------------------------------------------------------------


def _gear(texts: Texts, state: State, figure: FigureId) -> Part:
    """Return the building blocks: those in use first, with their remaining points."""
    slots = texts("sheet-slots", free=free_slots(state, figure), slots=value(state, figure, Attribute.SLOTS))
    why = (*_value_tip(texts, state, figure, Attribute.SLOTS), _help(texts, Attribute.SLOTS))
    by_id = state.setup.block_by_figure[figure]
    blocks = sorted(state.figures[figure].blocks.items(), key=lambda pair: not pair[1].in_use)
    rows = tuple(_block(texts, by_id[block], in_play) for block, in_play in blocks)
    return Part(texts("sheet-gear"), slots, f"attribute:{Attribute.SLOTS}", "muted", why, rows=rows)


def _block(texts: Texts, block: Block, in_play: BlockState) -> Row:
    left = ""
    if in_play.resources is not None:
        left = texts("sheet-resources", left=in_play.resources, full=block.resources or 0, charges=in_play.charges or 0)
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
