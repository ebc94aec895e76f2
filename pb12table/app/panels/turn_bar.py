"""The top of the game screen: round and phase, and the players in the order of their turns."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import lru_cache
from math import cos, radians, sin

import pygame

from pb12table.skirmish.ids import PlayerId
from pb12table.skirmish.modifiers import total
from pb12table.systems.pb12.rules.game.state import Phase, State
from pb12table.systems.pb12.rules.round.sequence import command_points_value
from pb12table.systems.pb12.rules.scenarios.scenario_rules import POINTS, zone_standings
from pb12table.texts.describe import modifier_line
from pb12table.texts.locale import Texts
from pb12table.texts.names import seated_name, text_key, zone_name
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, width_of
from pb12table.window.kit.palette import PlayerLook, ink_on, mixed

PHASES = tuple(Phase)
CHIP = 210
"""How wide the place of a player is, in natural pixels; for a long name it grows while there is room."""
CHIP_FRAME = 48
"""So much wider it is than its name."""
NAME_SIZES = (theme.NORMAL, theme.NORMAL - 1, theme.SMALL, theme.SMALL - 1)
"""The sizes of a name, the largest that fits is taken."""
FINE = 4
"""How many times larger the arrows are painted than shown."""


def draw_turn_bar(
    canvas: Canvas,
    rect: pygame.Rect,
    texts: Texts,
    state: State,
    looks: Mapping[PlayerId, PlayerLook],
    deciding: PlayerId | None,
    key: Callable[[str], str],
    by_program: Collection[str] = (),
) -> None:
    """Paint the bar; `deciding` is the player who is asked now, `key` names the key of a command.

    `by_program` are the players for whom the program plays now.
    """
    px = canvas.px
    canvas.box(rect, theme.INK, None, 0)
    pygame.draw.line(canvas.surface, theme.LINE, rect.bottomleft, rect.bottomright)
    _round(canvas, rect, texts, state)
    menu = _menu(canvas, rect, texts, key)
    order = _order(state)
    available = menu.left - rect.left - px(300)
    names = {player: seated_name(texts, state.setup, player, by_program) for player in order}
    longest = max((width_of(name, px(theme.NORMAL), True) for name in names.values()), default=0)
    width = min(max(px(CHIP), longest + px(CHIP_FRAME)), available // max(len(order), 1) - px(8))
    left = rect.left + px(290) + max(0, (available - len(order) * (width + px(8))) // 2)
    upcoming = _upcoming(state)
    for number, player in enumerate(order):
        chip = pygame.Rect(left + number * (width + px(8)), rect.top + px(6), width, rect.h - px(12))
        _chip(canvas, chip, texts, state, looks, player, names[player], number, deciding == player, upcoming == player)


def _order(state: State) -> list[PlayerId]:
    """All players: those with a place in the turn order first."""
    rest = [player for player in state.players if player not in state.turn_order]
    return [*state.turn_order, *rest]


def _upcoming(state: State) -> PlayerId | None:
    """Whose turn comes after the present one."""
    count = len(state.turn_order)
    if state.phase is not Phase.TURNS or count == 0:
        return None
    for offset in range(count):
        player = state.players[state.turn_order[(state.next_turn + offset) % count]]
        if not player.defeated and not player.broken_off and player.command_points > 0:
            return player.id
    return None


def _round(canvas: Canvas, rect: pygame.Rect, texts: Texts, state: State) -> None:
    """Round number, and the four phases as a little track."""
    px = canvas.px
    limit = state.setup.modules.round_limit
    words = texts("round-of" if limit else "round-is", number=state.game_round, limit=limit or 0)
    canvas.text((rect.left + px(14), rect.top + px(5)), words, theme.LARGE, bold=True)
    canvas.text(
        (rect.left + px(14), rect.top + px(28)), texts(text_key("phase", state.phase)), theme.SMALL, theme.ACCENT
    )
    now = PHASES.index(state.phase)
    end = rect.left + px(272)
    for number, phase in enumerate(PHASES):
        center = (end - px(18) * (len(PHASES) - number), rect.top + px(18))
        colour = theme.ACCENT if number == now else theme.FAINT
        if number <= now:
            pygame.draw.circle(canvas.surface, colour, center, px(5))
        else:
            pygame.draw.circle(canvas.surface, theme.FAINT, center, px(5), max(1, px(1)))
        spot = pygame.Rect(0, 0, px(18), px(22))
        spot.center = center
        name = text_key("phase", phase)
        canvas.zone(spot, f"phase:{phase}", tip=(texts(name), texts(f"{name}.help")))
    whole = pygame.Rect(rect.left, rect.top, px(190), rect.h)
    canvas.zone(whole, "command:briefing", tip=(*_round_tip(texts, limit), texts("round-briefing-tip")))


def _round_tip(texts: Texts, limit: int | None) -> list[str]:
    return [texts("round-limit-tip", limit=limit)] if limit else [texts("round-no-limit-tip")]


def _chip(
    canvas: Canvas,
    chip: pygame.Rect,
    texts: Texts,
    state: State,
    looks: Mapping[PlayerId, PlayerLook],
    player: PlayerId,
    words: str,
    number: int,
    deciding: bool,
    upcoming: bool,
) -> None:
    """One player: place, mark, name, CP, VP, and whether it is the player's turn."""
    px = canvas.px
    own, look = state.players[player], looks[player]
    out = own.defeated or own.broken_off
    fill = mixed(theme.PANEL, look.dark, 0.75) if deciding else theme.PANEL
    canvas.box(chip, fill, look.colour if deciding else theme.LINE, 8, 2 if deciding else 1)
    canvas.player_mark((chip.left + px(20), chip.centery), 10, look)
    if player in state.turn_order and state.phase in (Phase.TURNS, Phase.STATUS):  # before, it is the last round's
        spot = pygame.Rect(chip.left + px(10), chip.centery - px(10), px(20), px(20))
        canvas.middle(spot, str(number + 1), theme.SMALL, ink_on(look.colour), bold=True)
    left, right = chip.left + px(38), chip.right - px(8)
    points = texts("chip-points", command=own.command_points, victory=own.victory_points)
    ink = theme.FAINT if out else theme.TEXT
    note = _note(texts, state, player, deciding, upcoming)
    space = right - left
    note_width = width_of(note, px(theme.SMALL)) + px(6) if note else 0
    # Beside a long name there is no room for the note, but beside the points there may be; else border and tip tell it.
    lower = width_of(words, px(theme.NORMAL), True) > space - note_width
    shown = note if not lower or width_of(points, px(theme.SMALL)) <= space - note_width else ""
    note_width = note_width if shown else 0
    name_width, points_width = (space, space - note_width) if lower else (space - note_width, space)
    size = next((size for size in NAME_SIZES if width_of(words, px(size), True) <= name_width), NAME_SIZES[-1])
    name = canvas.text((left, chip.top + px(2)), words, size, ink, bold=True, width=name_width)
    if own.defeated:
        pygame.draw.line(canvas.surface, theme.FAINT, name.midleft, name.midright)
    if shown:
        colour = theme.ACCENT if deciding else theme.MUTED
        height = chip.bottom - px(19) if lower else chip.top + px(4)
        canvas.text((right, height), shown, theme.SMALL, colour, anchor="right")
    canvas.text((left, chip.bottom - px(19)), points, theme.SMALL, theme.MUTED, width=points_width)
    tip = [
        words,
        *([note] if note else ()),
        texts("chip-tip-command", points=own.command_points),
        *(() if own.defeated else _refill_lines(texts, state, player)),
        texts("chip-tip-victory", points=own.victory_points),
    ]
    if chip.collidepoint(canvas.mouse):
        tip += _zone_lines(texts, state, player)
    if own.initiative is not None:
        tip.append(texts("chip-tip-initiative", initiative=own.initiative))
    if own.broken_off:
        tip.append(texts("chip-tip-broken-off"))
    canvas.zone(chip, f"player:{player}", tip=tuple(tip))


def _refill_lines(texts: Texts, state: State, player: PlayerId) -> list[str]:
    """What command points are for, and what they are refilled to at the start of a round.  R1.2.4, R1.4.9."""
    parts = command_points_value(state, player)
    made = [modifier_line(texts, state.setup, part) for part in parts]
    return [texts("chip-tip-command-for"), texts("chip-tip-refill", points=total(parts)), *made]


def _zone_lines(texts: Texts, state: State, player: PlayerId) -> list[str]:
    """What each zone fixed for a player would bring if the round ended now.  R6.1.10, R6.1.11."""
    return [
        texts(
            "chip-tip-zone",
            zone=zone_name(texts, state.setup, standing.zone.id),
            victory_points=texts("count-victory-points", number=POINTS if standing.scores else 0),
        )
        for standing in zone_standings(state)
        if standing.player == player
    ]


def _note(texts: Texts, state: State, player: PlayerId, deciding: bool, upcoming: bool) -> str:
    own = state.players[player]
    if own.defeated:
        return texts("chip-defeated")
    if deciding:
        return texts("chip-deciding")
    if own.broken_off:
        return texts("chip-broken-off")
    return texts("chip-next") if upcoming else ""


def _menu(canvas: Canvas, rect: pygame.Rect, texts: Texts, key: Callable[[str], str]) -> pygame.Rect:
    """The buttons on the right: undo, redo, menu."""
    px = canvas.px
    place = pygame.Rect(rect.right - px(96), rect.top + px(9), px(86), rect.h - px(18))
    canvas.button(place, "command:menu", texts("menu"), style="quiet")
    for command in ("redo", "undo"):
        place = pygame.Rect(place.left - px(44), rect.top + px(9), px(38), rect.h - px(18))
        tip = (texts(f"command-{command}"), key(command))
        hovered = canvas.button(place, f"command:{command}", "", style="quiet", tip=tip)
        _arrow(canvas, place, command == "redo", theme.TEXT if hovered else theme.MUTED)
    return place


def _arrow(canvas: Canvas, rect: pygame.Rect, right: bool, colour: theme.Colour) -> None:
    """A bent arrow, drawn, since the font has none."""
    picture = _bent_arrow(canvas.px(20), right, colour)
    canvas.surface.blit(picture, picture.get_rect(center=rect.center))


@lru_cache(maxsize=16)
def _bent_arrow(size: int, right: bool, colour: theme.Colour) -> pygame.Surface:
    """Most of a circle with a head at its end, painted large and made small so that its edges are smooth."""
    large = FINE * size
    surface = pygame.Surface((large, large), pygame.SRCALPHA)
    surface.fill((*colour, 0))
    middle, radius, thick = large / 2.0, large * 0.36, large * 0.1
    for degrees in range(-60, 181):
        angle = radians(degrees)
        spot = (middle + radius * cos(angle), middle * 1.12 - radius * sin(angle))
        pygame.draw.circle(surface, colour, spot, thick / 2.0)
    x, y = middle - radius, middle * 1.12 + large * 0.08
    head = large * 0.2
    pygame.draw.polygon(surface, colour, [(x - head, y - head), (x + head, y - head), (x, y + head * 0.75)])
    small = pygame.transform.smoothscale(surface, (size, size))
    return pygame.transform.flip(small, True, False) if right else small
