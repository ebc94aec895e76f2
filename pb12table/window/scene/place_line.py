"""What lies under the mouse: where it is, the terrain with what it does to figures, and the zones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Final

import pygame

from pb12table.skirmish.faces.system import GameSetup
from pb12table.skirmish.zones import Zone, ZoneKind
from pb12table.table.battlefield import Battlefield
from pb12table.table.index import terrain_index
from pb12table.table.shapes import Point
from pb12table.table.terrain import Piece
from pb12table.table.zones import Area, in_area
from pb12table.texts.locale import Texts
from pb12table.texts.names import piece_name, text_key, zone_name
from pb12table.texts.plain import upper_first
from pb12table.texts.storeys import storey_name
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, width_of, wrapped
from pb12table.window.scene.storeys import ShownStorey
from pb12table.window.scene.table_view import near_line

MOST_PIECES: Final = 3
"""So many pieces that lie over each other are told, the highest first."""
FLAT: Final = 0.1
"""What is lower lies flat on the ground, as roads and water do, in steps."""
BESIDE: Final = 0.5
"""What lies farther from a point than that cannot be meant, in steps."""
APART: Final = "   ·   "


def place_line(
    texts: Texts,
    setup: GameSetup,
    battlefield: Battlefield,
    point: Point,
    *,
    coordinates: bool,
    more: Sequence[str] = (),
    pieces: bool = True,
    storeys: ShownStorey | None = None,
) -> str:
    """What lies at a point of the table, in steps, with its `coordinates` first when they are wanted; "" for nothing.

    `battlefield` is what is left of the setup's; `more` is told of the place besides, before the terrain, which is left
    out without `pieces`. With `storeys` all those with a place there are told, and of the terrain only what is shown.
    """
    if not (0.0 <= point[0] <= battlefield.width and 0.0 <= point[1] <= battlefield.depth):
        return ""
    parts = [texts("spot-at", x=texts.number(point[0], 2), y=texts.number(point[1], 2))] if coordinates else []
    parts += more
    if storeys is not None:
        parts += storey_words(texts, setup, storeys, point)
        shown = {piece.id for piece in storeys.things(battlefield)}
    else:
        shown = {piece.id for piece in battlefield.pieces}
    lying = [piece for piece in pieces_at(battlefield, point) if piece.id in shown][:MOST_PIECES] if pieces else ()
    told = ""
    for piece in lying:
        # What a piece does is told once where the one above it does the same.
        traits = _traits(texts, setup, piece)
        parts.append(_piece_words(texts, setup, piece, point, "" if traits == told else traits))
        told = traits
    # A zone of the scene is told of with all that holds there.
    zones = [zone for zone in zones_at(setup, point) if not more or zone.kind is not ZoneKind.SCENE]
    parts += [_zone_words(texts, setup, zone) for zone in zones]
    return APART.join(parts)


def storey_words(texts: Texts, setup: GameSetup, storeys: ShownStorey, point: Point) -> list[str]:
    """All storeys with a place at a point, from above, each with its height and on what one stands there.

    Nothing where there is but one.
    """
    house = storeys.house
    stands = house.stands_at(point) if house is not None and house.is_storeyed else ()
    if len(stands) < 2:
        return []
    told = [
        texts(
            "storey-here-on" if stand.piece else "storey-here",
            storey=storey_name(texts, stand.storey),
            height=texts.number(stand.height, 2),
            piece=upper_first(piece_name(texts, setup, stand.piece)) if stand.piece else "",
        )
        for stand in reversed(stands)
    ]
    return [texts("storeys-here", storeys="; ".join(told))]


def draw_place_line(
    canvas: Canvas,
    free: pygame.Rect,
    text: str,
    cards: Sequence[pygame.Rect] = (),
    kept: Sequence[pygame.Rect] = (),
    figures: Sequence[pygame.Rect] = (),
) -> pygame.Rect:
    """Paint it small in the lower left corner of the table; where that is.

    While there is room it lies below none of the cards, which are painted later, on nothing that is `kept` free and on
    none of the figures: else above a card, in another corner, at another place of the border or anywhere.
    """
    px, size = canvas.px, theme.SMALL
    lines = _lines(text, px(size), free.w - px(36))
    width = max(width_of(line, px(size)) for line in lines) + px(20)
    rect = pygame.Rect(0, 0, width, px(24) + (len(lines) - 1) * canvas.line_height(size))
    room = free.inflate(-px(16), -px(16))
    taken = [list(cards), list(kept), list(figures)]

    def cost(place: pygame.Rect) -> tuple[bool, bool, int]:
        on_card, on_kept, on_figures = (place.collidelistall(rooms) for rooms in taken)
        return bool(on_card), bool(on_kept), len(on_figures)

    every = [each for rooms in taken for each in rooms]
    usual = list(_usual_places(rect, room, cards, px(6)))
    clear = (place for place in chain(usual, _places_between(rect, room, every, px(6))) if place.collidelist(every) < 0)
    rect = next(clear, None) or min(usual, key=cost)
    canvas.box(rect, theme.INK, theme.LINE, 5)
    for number, line in enumerate(lines):
        place = (rect.left + px(10), rect.top + px(4) + number * canvas.line_height(size))
        canvas.text(place, line, size, theme.TEXT)
    return rect


def _lines(text: str, size: int, width: int) -> list[str]:
    """The parts of the line in as few lines of a width as they take; only a part that is longer is broken itself."""
    lines: list[str] = []
    for part in text.split(APART):
        longer = f"{lines[-1]}{APART}{part}" if lines else part
        if lines and width_of(longer, size) <= width:
            lines[-1] = longer
        else:
            lines += [part] if width_of(part, size) <= width else wrapped(part, size, width)
    return lines


def _usual_places(
    rect: pygame.Rect, room: pygame.Rect, cards: Sequence[pygame.Rect], gap: int
) -> Iterator[pygame.Rect]:
    """The corners of a room and the places above cards, the best first."""
    for bottom in (room.bottom, *(card.top - gap for card in cards), room.top + rect.h):
        for left in (room.left, room.right - rect.w):
            if bottom - rect.h >= room.top:
                yield rect.move(left, bottom - rect.h)


def _places_between(
    rect: pygame.Rect, room: pygame.Rect, taken: Sequence[pygame.Rect], gap: int
) -> Iterator[pygame.Rect]:
    """Places in a room beside, above and below what is taken, those at its lower and its upper border first."""
    lefts = {room.left, *(each.right + gap for each in taken), *(each.left - gap - rect.w for each in taken)}
    tops = {*(each.bottom + gap for each in taken), *(each.top - gap - rect.h for each in taken)}
    for top in (room.bottom - rect.h, room.top, *sorted(tops, reverse=True)):
        for left in sorted(lefts):
            place = rect.move(left, top)
            if room.contains(place):
                yield place


def pieces_at(battlefield: Battlefield, point: Point) -> list[Piece]:
    """The terrain over a point, the highest first; a wall without thickness counts a quarter step away."""

    def lies_there(piece: Piece) -> bool:
        return near_line(piece, point) if piece.thin else _is_in(Area(piece.outline, piece.holes), point)

    x, y = point
    near = terrain_index(battlefield).near((x - BESIDE, y - BESIDE, x + BESIDE, y + BESIDE))
    found = [entry.piece for entry in near if lies_there(entry.piece)]
    return sorted(found, key=lambda piece: (-piece.top, piece.id))


def zones_at(setup: GameSetup, point: Point) -> list[Zone]:
    """The zones that a point lies in, seen from above."""
    return [zone for zone in setup.zones if _is_in(zone.area, point)]


def _is_in(area: Area, point: Point) -> bool:
    """Whether a point lies in an area seen from above, at whatever heights it holds."""
    return in_area(Area(area.outline, area.holes), point, 0.0)


def _piece_words(texts: Texts, setup: GameSetup, piece: Piece, point: Point, traits: str) -> str:
    """A piece by name, with its height there and, unless "", what it means for figures."""
    name = upper_first(piece_name(texts, setup, piece.id))
    top = piece.top_at(point)
    if piece.base > 0.0:
        height = texts("spot-from-to", base=texts.number(piece.base, 2), top=texts.number(top, 2))
    else:
        height = texts("spot-flat") if top < FLAT else texts("spot-height", top=texts.number(top, 2))
    if not traits:
        return texts("spot-piece-alike", piece=name, height=height)
    return texts("spot-piece", piece=name, height=height, traits=traits)


def _traits(texts: Texts, setup: GameSetup, piece: Piece) -> str:
    """What a piece means for figures."""
    holds = {
        "climbable": piece.climbable,
        "standable": setup.battlefield.carries(piece),
        "passable": piece.passable,
        "hides": piece.opaque,
        "stops-damage": piece.stops_damage and piece.translucent <= 0,
    }
    traits = [texts(f"spot-{trait}") for trait, is_so in holds.items() if is_so]
    if piece.translucent > 0:
        traits.append(texts("spot-translucent", level=piece.translucent))
    return texts.listing(traits) or texts("spot-nothing")


def _zone_words(texts: Texts, setup: GameSetup, zone: Zone) -> str:
    """A zone by name, and of which kind it is where the name does not tell."""
    name, kind = zone_name(texts, setup, zone.id), texts(text_key("zone", zone.kind))
    return name if zone.label is None else texts("spot-zone", zone=name, kind=kind)
