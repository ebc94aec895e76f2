"""The table as the players see it, with one storey alone, and what is under the mouse."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import chain, pairwise
from math import hypot, inf
from typing import Final

import pygame

from pb12table.analysis.walking import house_on
from pb12table.skirmish.faces.system import GameSetup
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.scene.miniatures import AreaCard, Passage, RingDrawing
from pb12table.skirmish.zones import Zone, ZoneKind
from pb12table.table.battlefield import Battlefield, without
from pb12table.table.cells import Truths
from pb12table.table.footprints import Area, in_area
from pb12table.table.index import terrain_index
from pb12table.table.openings import cut_open, with_doors
from pb12table.table.routes.house import House
from pb12table.table.shapes import TOLERANCE, Point, Region
from pb12table.table.sight.many import Numbers, Sites
from pb12table.table.terrain import Piece
from pb12table.texts.layouts import storey_heights, storey_name
from pb12table.texts.locale import Texts, upper_first
from pb12table.texts.names import piece_name, player_name, text_key, zone_name
from pb12table.window.kit import palette, theme
from pb12table.window.kit.background import Same
from pb12table.window.kit.canvas import Canvas, width_of, wrapped
from pb12table.window.kit.palette import PlayerLook, looks_of
from pb12table.window.kit.strokes import Pixel
from pb12table.window.layout.nodes import Box, Button, Column, Node, Plate
from pb12table.window.layout.painting import draw_panel, wanted_height, wanted_width
from pb12table.window.scene.layers.areas import (
    draw_below,
    draw_lid,
    draw_outlined_piece,
    draw_region,
    draw_sight_angle,
    draw_squares,
    draw_tints,
    draw_zone,
    draw_zone_name,
    place_cards,
)
from pb12table.window.scene.layers.cells import draw_cells, draw_laid
from pb12table.window.scene.layers.effects import TrailsLayer, draw_effect
from pb12table.window.scene.layers.layouts import draw_height_tints, draw_heights, draw_threat
from pb12table.window.scene.layers.lines import (
    KeptLabels,
    KeptSpots,
    PlacedAim,
    draw_aim_mark,
    draw_aim_ties,
    draw_aimed_piece,
    draw_link,
    draw_passage,
    draw_passage_label,
    draw_ring,
    draw_ring_label,
    draw_ruler,
    draw_sight_label,
    draw_sight_line,
    place_aims,
    place_passages,
)
from pb12table.window.scene.layers.paths import draw_path, draw_path_signs, draw_reach, draw_reach_labels
from pb12table.window.scene.layers.sections import draw_section, strip_place
from pb12table.window.scene.picture import (
    Camera,
    FallenToken,
    PathLeg,
    Picture,
    Reach,
    SightDrawing,
    StoreyShown,
    Token,
    draw_float,
    draw_label,
)
from pb12table.window.scene.unseen import KeptAreas, KeptGround, Veil
from pb12table.window.terrain.terrain_layer import TerrainLayer
from pb12table.window.tokens.token_marks import (
    draw_fallen_plate,
    draw_leader,
    draw_token_marks,
    plate_places,
    status_places,
    token_rooms,
)
from pb12table.window.tokens.tokens import (
    draw_fallen_token,
    draw_hiding_figure,
    draw_token,
    fallen_room,
    grip_radius,
    token_radius,
)

ABOVE: Final = 0.3
"""How faint a figure is that stands above the storey that is shown: only hinted at, and not to be clicked on."""
BELOW: Final = 0.6
"""How faint one is that stands below it."""


@lru_cache(maxsize=16)
def shown_of(house: House, number: int) -> StoreyShown:
    """Return how a level is shown alone; there is nothing below the ground level."""
    below = house.outside(number) if number else Region()
    heights = [(storey.low, storey.high) for storey in house.storeys if storey.number == number]
    low, high = heights[0] if heights else (0.0, 0.0)
    return StoreyShown(house.above(number), house.lid(number), below, low, high)


class ShownStorey:
    """Which storey of a table a screen shows alone, None for all of them, and what of a picture belongs to it."""

    def __init__(self) -> None:
        self.house: House | None = None
        self.number: int | None = None
        self._battlefield: Battlefield | None = None
        self._numbers: tuple[object, Numbers] | None = None
        self._seen: tuple[object, tuple[tuple[float, Region], ...] | None] = (None, None)
        self._reach: tuple[object, Reach | None] = (None, None)

    def follow(self, house: House | None) -> None:
        """Take in that the table is another one, or has changed; no longer show a level that is no more."""
        if house is self.house:
            return
        self.house = house
        if self.number is not None and (house is None or not house.is_storeyed or self.number > house.most):
            self.number = None

    def follow_table(self, system: str, battlefield: Battlefield) -> bool:
        """Follow what lies on the table; return whether it is another one."""
        if battlefield is self._battlefield:
            return False
        self._battlefield = battlefield
        self.follow(house_on(system, battlefield))
        return True

    @property
    def numbers(self) -> tuple[int, ...]:
        """The storeys that can be shown alone, from below; none where nothing lies above anybody's head."""
        if self.house is None or not self.house.is_storeyed:
            return ()
        return tuple(range(self.house.most + 1))

    def choose(self, number: int | None) -> None:
        """Show one storey alone, or all."""
        self.number = number if number in self.numbers else None

    def step(self, step: int = 1) -> None:
        """Show the next storey up or down; behind the last one come all of them."""
        every = [None, *self.numbers]
        self.choose(every[(every.index(self.number) + step) % len(every)])

    @property
    def shown(self) -> StoreyShown | None:
        """Return how the level is shown; None for all of them."""
        if self.house is None or self.number is None:
            return None
        return shown_of(self.house, self.number)

    def height_at(self, point: Point | None) -> float | None:
        """Return how high one stands there on the level shown; None if it does not say, or off the table."""
        if self.house is None or self.number is None or point is None:
            return None
        return self.house.height_at(self.number, point)

    def chosen(self, sites: Sites) -> Truths | None:
        """Return which sites are on the level shown; None for all levels."""
        if self.house is None or self.number is None:
            return None
        key = (Same(sites), Same(self.house))
        if self._numbers is None or self._numbers[0] != key:
            self._numbers = key, self.house.numbers_at(sites.places)
        found: Truths = self._numbers[1] == self.number
        return found

    def things(self, battlefield: Battlefield) -> Sequence[Piece]:
        """Return the pieces of a table that are not faded; those of the level shown first."""
        house, number = self.house, self.number
        if house is None or number is None:
            return battlefield.pieces
        storeys = house.things
        left = [piece for piece in battlefield.pieces if storeys.get(piece.whole, 0) <= number]
        return sorted(left, key=lambda piece: -storeys.get(piece.whole, 0))

    def show(self, picture: Picture) -> None:
        """Leave in a picture what belongs to the storey."""
        house, number, shown = self.house, self.number, self.shown
        if house is None or number is None or shown is None:
            return
        picture.storey = shown
        picture.tokens = [_faded(token, house, number) for token in picture.tokens]
        if picture.seen is not None:
            key = (Same(picture.seen), Same(house), number)
            if self._seen[0] != key:
                self._seen = key, house.within(picture.seen, number)
            picture.seen = self._seen[1]
        if picture.reach is not None:
            key = (Same(picture.reach), Same(house), number)
            if self._reach[0] != key:
                self._reach = key, _reach_within(picture.reach, house, number)
            picture.reach = self._reach[1]


def _faded(token: Token, house: House, number: int) -> Token:
    storey = house.number_at((token.body.x, token.body.y, token.body.z))
    if storey == number:
        return token
    alpha = ABOVE if storey > number else BELOW
    return token if token.alpha <= alpha + TOLERANCE else replace(token, alpha=alpha)


def _reach_within(reach: Reach, house: House, number: int) -> Reach:
    areas = [
        replace(area, height=height, region=region)
        for area in reach.areas
        for height, region in house.within(((area.height, area.region),), number)
    ]
    return replace(reach, areas=tuple(areas))


COMMAND: Final = "show-storey"
"""What the key does: the next storey up, and behind the highest one all of them."""
CHOICE: Final = "storey:"
"""How the commands of the buttons begin; a number follows, or nothing for all storeys."""
MARGIN: Final = 26.0
"""So far from the edge of the table's room it lies, in natural pixels: beside the tabs that fold panels."""


def take_storey(shown: ShownStorey, command: str) -> bool:
    """Carry out a command of the key or of a button; return whether it was one."""
    if command == COMMAND:
        shown.step()
    elif command.startswith(CHOICE):
        number = command.removeprefix(CHOICE)
        shown.choose(int(number) if number else None)
    else:
        return False
    return True


def storey_line(texts: Texts, shown: ShownStorey) -> str:
    """Return what is currently shown, in a few words."""
    if not shown.numbers or shown.house is None:
        return texts("storey-none-here")
    if shown.number is None:
        return upper_first(texts("storey-shown-all"))
    name, known = storey_name(texts, shown.number), {storey.number: storey for storey in shown.house.storeys}
    storey = known.get(shown.number)
    if storey is None:
        return upper_first(texts("storey-shown-lidded", storey=name))
    return upper_first(texts("storey-shown", storey=name, heights=storey_heights(texts, storey.low, storey.high)))


def draw_storey_picker(
    canvas: Canvas,
    free: pygame.Rect,
    texts: Texts,
    shown: ShownStorey,
    key: str,
    plates: Sequence[pygame.Rect] = (),
) -> pygame.Rect:
    """Paint it in the upper right corner of a room, left of plates that lie there; return where that is: nowhere on a
    table without storeys.
    """
    if not shown.numbers or shown.house is None:
        return pygame.Rect(free.topright, (0, 0))
    heights = {storey.number: storey_heights(texts, storey.low, storey.high) for storey in shown.house.storeys}
    tip = texts("storey-picker-tip", key=key)
    buttons: list[Node] = []
    for number in reversed(shown.numbers):
        name = upper_first(storey_name(texts, number))
        told = (texts("storey-at-height", heights=heights[number]),) if number in heights else ()
        on = shown.number == number
        buttons.append(_button(f"{CHOICE}{number}", name, "", on, (*told, tip)))
    name = upper_first(texts("storey-all"))
    buttons.append(_button(CHOICE, name, key, shown.number is None, (tip,)))
    node = Box(Column(tuple(buttons), 3.0), (6.0, 6.0, 6.0, 6.0), Plate(theme.PANEL, theme.LINE, 6, shaded=True))
    width = wanted_width(node, canvas.scale)
    margin = canvas.px(MARGIN)
    rect = pygame.Rect(0, 0, width, wanted_height(node, width, canvas.scale))
    rect.topright = (free.right - margin, free.top + canvas.px(12))
    for plate in sorted(plates, key=lambda plate: -plate.left):
        if rect.colliderect(plate) and plate.left - canvas.px(8) - rect.w >= free.left:
            rect.right = plate.left - canvas.px(8)
    draw_panel(canvas, rect, node)
    return rect


def _button(command: str, name: str, key: str, on: bool, tip: tuple[str, ...]) -> Button:
    return Button(f"command:{command}", name, key, 25.0, pressed=on, size=theme.SMALL + 1, side="left", tip=tip)


__all__ = [
    "FallenToken",
    "PathLeg",
    "Picture",
    "RingDrawing",
    "SightDrawing",
    "TableView",
    "Token",
]

FADED = 0.5
"""Tokens fainter than this are only remembered, not there."""
NUMBERS_FROM = 62.0
"""The scale in pixels per step from which heights are written without being asked for."""
MOST_PLACES: Final = 1024
"""Of so many places it is kept whether a roof lies over them."""


class TableView:
    """Draws one setup's table; `interface_scale` (1.0 = 100 %) enlarges least sizes, lines and texts."""

    def __init__(self, setup: GameSetup, texts: Texts | None = None, interface_scale: float = 1.0) -> None:
        self.setup = setup
        self.texts = texts
        self.interface_scale = interface_scale
        self._terrain = TerrainLayer(setup)
        self._ground = KeptGround()
        self._areas = KeptAreas()
        self._veil = Veil()
        self._zone_names: dict[tuple[str, str], str] = {}
        self._rooms: list[pygame.Rect] = []
        self._standing: list[pygame.Rect] = []
        self._ghosts: list[pygame.Rect] = []
        self._kept_labels = KeptLabels()
        self._kept_spots = KeptSpots()
        self.labels: list[pygame.Rect] = []
        """Where the words of the sight lines lie in the window, as they were drawn last."""
        self._numbers: list[pygame.Rect] = []
        self._cards: list[pygame.Rect] = []
        self._aims: list[PlacedAim] = []
        self._marks: dict[int, list[Pixel]] = {}
        self._plates: dict[int, pygame.Rect] = {}
        self._trails = TrailsLayer()
        self._doors: tuple[tuple[str, float], ...] = ()
        self._whole = self._battlefield = setup.battlefield
        self._pieces = {piece.id: piece for piece in setup.battlefield.pieces}
        self._covered_in = self._battlefield
        self._covered: dict[tuple[Point, float], bool] = {}
        """Whether something lies over a place and a height of that battlefield, for those asked about lately."""

    @property
    def looks(self) -> dict[PlayerId, PlayerLook]:
        """Each player's look."""
        return looks_of(self.setup)

    def change(self, setup: GameSetup) -> None:
        """Show another setup from now on; what is the same in both is not painted anew."""
        self.setup = setup
        self._zone_names.clear()
        self._show(setup)

    def _show(self, setup: GameSetup) -> None:
        """Show the terrain of a setup, its doors as they stand."""
        self._whole = with_doors(setup.battlefield, self._doors)
        self._terrain.change(self._whole, setup.backdrop)
        self._pieces = {piece.id: piece for piece in self._whole.pieces}
        self._battlefield = self._whole

    def draw(self, surface: pygame.Surface, camera: Camera, picture: Picture, *, complete: bool = False) -> bool:
        """Draw everything into the camera's viewport.

        Terrain that is not painted yet at this scale appears coarse and is refined from call to call; the result says
        whether all of it was at its finest. `complete` paints all of it now.
        """
        before = surface.get_clip()
        surface.set_clip(camera.viewport.clip(before))
        if picture.doors != self._doors:
            self._doors = picture.doors
            self._show(self.setup)
        gone = picture.gone if picture.storey is None else (*picture.gone, *picture.storey.above)
        self._battlefield = without(self._whole, gone) if gone else self._whole
        if picture.cuts_open and picture.storey is None:
            bodies = [token.body for token in picture.tokens if token.alpha >= FADED]
            self._battlefield = cut_open(self._battlefield, bodies)
        self._terrain.show(self._battlefield)
        finest = self._draw_below(surface, camera, picture, complete)
        self._draw_above(surface, camera, picture)
        surface.set_clip(before)
        return finest

    def _draw_below(self, surface: pygame.Surface, camera: Camera, picture: Picture, complete: bool) -> bool:
        """Draw the ground, which rarely changes, and what lies flat on it; return whether terrain was at its finest."""
        ground = (
            self._terrain.look, camera, self.interface_scale, Same(self.setup), tuple(picture.cells),
            picture.show_heights, picture.show_zones, picture.begun, picture.squares, Same(picture.storey),
            theme.EDITION,
        )  # fmt: skip
        areas = (
            ground, Same(self._battlefield), Same(picture.seen), Same(picture.reach), Same(picture.threat),
            [(Same(region), style) for region, style in picture.regions],
            [(aim.piece, aim.look) for aim in picture.aims if aim.piece], picture.highlighted_pieces,
            [(sight.state, sight.blockers) for sight in picture.sights if sight.blockers],
            [(card.zone, card.away) for card in self._cards_of(picture)], tuple(picture.laid),
        )  # fmt: skip
        if self._areas.copied(surface, areas):
            return True
        finest = self._ground.draw(surface, ground, lambda: self._paint_ground(surface, camera, picture, complete))
        self._draw_areas(surface, camera, picture)
        if self._ground.rests:
            self._areas.keep(surface, areas)
        return finest

    def _paint_ground(self, surface: pygame.Surface, camera: Camera, picture: Picture, complete: bool) -> bool:
        finest = self._terrain.draw(surface, camera, complete=complete)
        self._paint_ground_plan(surface, camera, picture)
        return finest

    def _paint_ground_plan(self, surface: pygame.Surface, camera: Camera, picture: Picture) -> None:
        scale = self.interface_scale
        if picture.storey is not None:
            draw_below(surface, camera, picture.storey.below)
        draw_cells(surface, camera, picture.cells, scale)
        if picture.show_heights:
            draw_height_tints(surface, camera, self._battlefield.pieces, scale)
        for zone in self._zones(picture):
            painted, pale = self.setup.backdrop is not None, picture.begun and zone.kind is ZoneKind.ENTRY
            draw_zone(surface, camera, zone, self.looks, scale, painted=painted, pale=pale)
        if picture.squares:
            draw_squares(surface, camera, (self._battlefield.width, self._battlefield.depth), picture.squares)
        if picture.storey is not None:
            draw_lid(surface, camera, picture.storey.lid, scale)

    def draw_above(self, surface: pygame.Surface, camera: Camera, picture: Picture) -> None:
        """Draw everything but the terrain itself."""
        self._paint_ground_plan(surface, camera, picture)
        self._draw_areas(surface, camera, picture)
        self._draw_above(surface, camera, picture)

    def _draw_above(self, surface: pygame.Surface, camera: Camera, picture: Picture) -> None:
        """Draw everything but the ground and what lies flat on it."""
        near = [token for token in picture.tokens if self._is_near(camera, token)]
        scale, name = self.interface_scale, picture.show_names
        plates = plate_places(camera, near, scale, name=name)
        places = status_places(camera, near, scale, name=name, plates=plates)
        self._plates = {id(token): lies for token, lies in zip(near, plates, strict=True) if lies is not None}
        self._marks = {id(token): lie for token, lie in zip(near, places, strict=True)}
        self._standing, self._ghosts = (
            self._token_rooms(camera, [token for token in near if token.ghost is ghost], picture.show_names)
            for ghost in (False, True)
        )
        self._rooms, self._numbers = [*self._standing, *self._ghosts], []
        self._aims = place_aims(camera, picture.aims, picture.tokens, self._rooms, self.interface_scale)
        self._draw_rings(surface, camera, picture)
        self._draw_figures(surface, camera, picture)
        self._draw_texts(surface, camera, picture)

    def _draw_areas(self, surface: pygame.Surface, camera: Camera, picture: Picture) -> None:
        """Draw what lies flat on the ground and changes often, but not while a figure alone moves."""
        scale = self.interface_scale
        draw_tints(surface, camera, self._cards_of(picture), scale)
        if picture.seen is not None:
            self._veil.draw(surface, camera, picture.seen, self._battlefield, self._ground.dark(surface))
        if picture.reach is not None:
            draw_reach(surface, camera, picture.reach, self._battlefield, scale)
        if picture.threat is not None:
            draw_threat(surface, camera, picture.threat, scale)
        for region, style in picture.regions:
            draw_region(surface, camera, region, style, scale)
        draw_laid(surface, camera, picture.laid, scale)
        for aim in picture.aims:
            for piece in self._named((aim.piece,) if aim.piece else ()):
                draw_aimed_piece(surface, camera, piece, aim.look, scale)
        for piece in self._named(picture.highlighted_pieces):
            draw_outlined_piece(surface, camera, piece, palette.SIGHT_FREE, scale)
        for sight in picture.sights:
            colour = palette.SIGHT_BLOCKED if sight.state == "blocked" else palette.SIGHT_COVERED
            for piece in self._named(sight.blockers) if sight.state != "free" else []:
                draw_outlined_piece(surface, camera, piece, colour, scale)

    def _draw_rings(self, surface: pygame.Surface, camera: Camera, picture: Picture) -> None:
        """Draw what lies on all that, and below the figures."""
        scale = self.interface_scale
        self._draw_names_and_numbers(surface, camera, picture)
        whole = surface.get_clip()
        surface.set_clip(camera.table_on_screen().clip(whole))
        for token in picture.tokens:
            if token.body.id in picture.show_angles:
                draw_sight_angle(surface, camera, token, scale)
        for ring in picture.rings:
            draw_ring(surface, camera, ring, scale)
        for passage in picture.passages:
            draw_passage(surface, camera, passage, scale)
        surface.set_clip(whole)
        taken = [*self._rooms, *self._cards]
        labels = place_passages(camera, picture.passages, scale, taken, self._kept_spots)
        # Below the figures: who walks over one is not hidden by it.
        self._cards += [draw_passage_label(surface, passage, place, scale) for passage, place in labels]
        for link in picture.links:
            draw_link(surface, camera, link, scale)

    def _draw_names_and_numbers(self, surface: pygame.Surface, camera: Camera, picture: Picture) -> None:
        """Draw heights as numbers and the names of zones, where no figure stands on them."""
        scale = self.interface_scale
        taken = list(self._rooms)
        if picture.show_heights or camera.scale >= NUMBERS_FROM * scale:
            pieces, before = self._battlefield.pieces, len(taken)
            draw_heights(surface, camera, pieces, scale, self._number, taken, always=picture.show_heights)
            self._numbers = taken[before:]
        cards = self._cards_of(picture)
        view = surface.get_clip()
        self._kept_spots.begin((camera, scale, view.size, picture.storey), self._rooms)
        things: list[RingDrawing | Passage] = [*picture.rings, *picture.passages]
        placed = place_cards(camera, cards, view, scale, taken, things, self._kept_spots)
        for card, place in placed:
            surface.blit(card, place)
            taken.append(place)
        self._cards = [place for _, place in placed]
        named = {card.zone for card in cards}
        for zone in self._zones(picture):
            if zone.id not in named:
                draw_zone_name(surface, camera, zone, self._zone_name(zone), self.looks, scale, taken)

    def _cards_of(self, picture: Picture) -> Sequence[AreaCard]:
        """Return the cards that lie on the table: with the zones, and with the level that is shown alone."""
        if not picture.show_zones:
            return ()
        storey = picture.storey
        return [card for card in picture.cards if storey is None or storey.has(card.area.band)]

    def _zones(self, picture: Picture) -> Sequence[Zone]:
        """Return the zones that are drawn: if one level is shown alone, those that concern it."""
        if not picture.show_zones:
            return ()
        storey = picture.storey
        return [zone for zone in self.setup.zones if storey is None or storey.has(zone.area.band)]

    def _draw_figures(self, surface: pygame.Surface, camera: Camera, picture: Picture) -> None:
        """Draw wrecks, markers, paths, sight lines and tokens, the higher ones above the lower."""
        scale = self.interface_scale
        tokens = [token for token in sorted(picture.tokens, key=_drawn_later) if self._is_near(camera, token)]
        vehicles = [token for token in tokens if _lies_below(token)]
        below = {token.body.id for token in tokens if self._is_below_something(token)}
        for wreck in picture.wrecks:
            draw_token(surface, camera, wreck, scale)
        for token in vehicles:
            draw_token(surface, camera, token, scale, hidden=token.body.id in below)
        # Who fell on a vehicle lies on it, also on its wreck, and not below.
        for marker in picture.markers:
            draw_fallen_token(surface, camera, marker, scale)
            draw_fallen_plate(surface, camera, marker, scale, self._rooms, name=picture.show_names)
        for aim in self._aims:
            draw_aim_ties(surface, aim, scale)
        if picture.trails is not None:
            self._trails.draw(surface, camera, picture.trails, self.looks, scale, pale=picture.plans)
        draw_path(surface, camera, picture.path, scale)
        for sight in picture.sights:
            draw_sight_line(surface, camera, sight, scale)
        hiding = {
            blocker: palette.SIGHT_BLOCKED if sight.state == "blocked" else palette.SIGHT_COVERED
            for sight in sorted(picture.sights, key=lambda sight: sight.state == "blocked")
            if sight.state != "free"
            for blocker in sight.blockers
        }
        for token in tokens:
            if token.body.id in hiding:
                draw_hiding_figure(surface, camera, token, hiding[token.body.id], scale)
            if not _lies_below(token):
                draw_token(surface, camera, token, scale, hidden=token.body.id in below)
        for token in tokens:
            if id(token) in self._plates:
                draw_leader(surface, camera, token, self._plates[id(token)], scale)
        for token in tokens:
            draw_token_marks(
                surface,
                camera,
                token,
                scale,
                name=picture.show_names,
                height=self._height_mark(token) if picture.show_heights or (token.ghost and token.aloft > 0.0) else "",
                hidden=token.body.id in below,
                places=self._marks[id(token)],
                plate=self._plates.get(id(token)),
            )
        for aim in self._aims:
            draw_aim_mark(surface, aim)

    def _is_near(self, camera: Camera, token: Token) -> bool:
        """Return whether any part of a token may be seen."""
        return camera.shows(token.body.position, -4.0 * token_radius(camera, token, self.interface_scale))

    def _draw_texts(self, surface: pygame.Surface, camera: Camera, picture: Picture) -> None:
        """Draw what must not be hidden by anything."""
        scale = self.interface_scale
        taken = [*self._standing, *self._cards, *(self._numbers if picture.show_heights else ()), *picture.covered]
        view = surface.get_clip().inflate(-round(8 * scale), -round(8 * scale))
        labels = reversed(self._kept_labels.place(camera, picture.sights, taken, view, scale, self._ghosts))
        taken += self._ghosts
        self.labels = [draw_sight_label(surface, label, scale) for label in labels]
        taken += self.labels
        taken += [fallen_room(camera, marker, scale) for marker in picture.markers]
        for ring in picture.rings:
            draw_ring_label(surface, camera, ring, scale, taken)
        draw_path_signs(surface, camera, picture.path, scale, taken)
        if picture.reach is not None:
            draw_reach_labels(surface, camera, picture.reach, scale, taken)
        if len(picture.measure) > 1:
            draw_ruler(surface, camera, picture.measure, picture.measure_label, scale)
        if picture.section is not None:
            tape = [camera.to_screen_exact(point) for point in picture.measure]
            strip = strip_place(surface.get_clip(), scale, taken, tape)
            draw_section(surface, picture.section, strip, scale)
            # Plates that are painted later keep off it.
            self.labels.append(strip)
        for point, text, label_style in picture.labels:
            lies = draw_label(surface, camera, point, text, label_style, scale, picture.covered, taken)
            taken += () if lies is None else (lies,)
        for drawing in picture.effects:
            draw_effect(surface, camera, drawing, scale)
        words: list[pygame.Rect] = []
        for point, text, float_style, age in sorted(picture.floats, key=lambda each: each[3]):
            draw_float(surface, camera, point, text, float_style, age, scale, words)

    def _token_rooms(self, camera: Camera, tokens: Sequence[Token], name: bool) -> list[pygame.Rect]:
        """Return where tokens lie, the letters below them and their statuses."""
        return [
            room
            for token in tokens
            for room in token_rooms(
                camera,
                token,
                self.interface_scale,
                name=name,
                places=self._marks[id(token)],
                plate=self._plates.get(id(token)),
            )
        ]

    def _height_mark(self, token: Token) -> str:
        """Return how high a figure stands, if above the ground; not for one only remembered."""
        return self._number(token.body.z) if token.body.z > 0.05 and token.alpha >= FADED else ""

    def _named(self, ids: tuple[str, ...]) -> list[Piece]:
        return [self._pieces[name] for name in ids if name in self._pieces]

    def _is_below_something(self, token: Token) -> bool:
        """Return whether a bridge or roof lies over a figure."""
        place, top = token.body.position, token.body.top
        if self._covered_in is not self._battlefield or len(self._covered) > MOST_PLACES:
            self._covered_in, self._covered = self._battlefield, {}
        known = self._covered.get((place, top))
        if known is None:
            known = self._covered[place, top] = any(
                piece.base >= top - 1e-6 and not piece.thin and in_area(Area(piece.outline, piece.holes), place, 0.0)
                for piece in self._battlefield.pieces
            )
        return known

    def _number(self, value: float) -> str:
        """Return a length in steps as written."""
        return f"{value:.3g}" if self.texts is None else self.texts.number(value)

    def _zone_name(self, zone: Zone) -> str:
        """Return what is written in a zone: its own name, else its kind and whom it is for."""
        language = "en" if self.texts is None else self.texts.language
        if zone.label is not None:
            return zone.label.in_language(language)
        if self.texts is None:
            return ""
        key = (zone.id, language)
        if key not in self._zone_names:
            players = [player_name(self.setup, player) for player in zone.players]
            self._zone_names[key] = self.texts(
                "draw-zone",
                kind=zone.kind.value,
                players=", ".join(players),
                count=len(players),
                level=zone.level,
            )
        return self._zone_names[key]

    @property
    def rooms(self) -> list[pygame.Rect]:
        """Return what the figures cover in the window with letters, points and statuses, as last drawn."""
        return self._rooms

    def token_radius(self, camera: Camera, token: Token) -> float:
        """Return how large a token is drawn, as its radius in pixels."""
        return token_radius(camera, token, self.interface_scale)

    def token_at(
        self, pixel: tuple[float, float], camera: Camera, picture: Picture, *, ghosts: bool = False
    ) -> FigureId | None:
        """Return the figure whose token lies under a pixel, nearest of several; ghosts only if wanted, faded never."""
        best: tuple[float, FigureId] | None = None
        for token in picture.tokens:
            x, y = camera.to_screen_exact(token.body.position)
            away = hypot(pixel[0] - x, pixel[1] - y)
            grip = grip_radius(camera, token, self.interface_scale)
            if (token.ghost and not ghosts) or token.alpha < FADED or away > grip:
                continue
            if best is None or away < best[0]:
                best = (away, FigureId(token.body.id))
        return None if best is None else best[1]


def near_line(piece: Piece, point: Point, reach: float = 0.25) -> bool:
    """Return whether a point is within reach of a wall without thickness."""
    for (ax, ay), (bx, by) in pairwise(piece.outline):
        dx, dy = bx - ax, by - ay
        squared = dx * dx + dy * dy
        share = 0.0 if squared == 0.0 else ((point[0] - ax) * dx + (point[1] - ay) * dy) / squared
        share = min(max(share, 0.0), 1.0)
        if hypot(point[0] - ax - dx * share, point[1] - ay - dy * share) <= reach:
            return True
    return False


def _lies_below(token: Token) -> bool:
    """Return whether a token lies below markers, paths and sight lines: vehicles do, being large."""
    return token.hull is not None and not token.ghost


def _drawn_later(token: Token) -> tuple[bool, bool, bool, float, float]:
    """Return the drawing order: plans above all, the selected figure above others, everybody above vehicles."""
    return token.ghost, token.hull is None, token.selected, token.body.z, -token.body.y


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
    """Return what lies at a point of the table, in steps, with `coordinates` first if wanted; "" for nothing.

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
    """Return all levels with a place at a point, from above, each with its height and what one stands on there.

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
    """Return the parts of the line in as few lines of a width as possible; only an overlong part is itself broken."""
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
    """Yield the corners of a room and the places above cards, best first."""
    for bottom in (room.bottom, *(card.top - gap for card in cards), room.top + rect.h):
        for left in (room.left, room.right - rect.w):
            if bottom - rect.h >= room.top:
                yield rect.move(left, bottom - rect.h)


def _places_between(
    rect: pygame.Rect, room: pygame.Rect, taken: Sequence[pygame.Rect], gap: int
) -> Iterator[pygame.Rect]:
    """Yield places in a room beside, above and below what is taken, those at its lower and upper borders first."""
    lefts = {room.left, *(each.right + gap for each in taken), *(each.left - gap - rect.w for each in taken)}
    tops = {*(each.bottom + gap for each in taken), *(each.top - gap - rect.h for each in taken)}
    for top in (room.bottom - rect.h, room.top, *sorted(tops, reverse=True)):
        for left in sorted(lefts):
            place = rect.move(left, top)
            if room.contains(place):
                yield place


def pieces_at(battlefield: Battlefield, point: Point) -> list[Piece]:
    """Return the terrain over a point, highest first; a wall without thickness counts a quarter step away."""

    def lies_there(piece: Piece) -> bool:
        return near_line(piece, point) if piece.thin else _is_in(Area(piece.outline, piece.holes), point)

    x, y = point
    near = terrain_index(battlefield).near((x - BESIDE, y - BESIDE, x + BESIDE, y + BESIDE))
    found = [entry.piece for entry in near if lies_there(entry.piece)]
    return sorted(found, key=lambda piece: (-piece.top, piece.id))


def zones_at(setup: GameSetup, point: Point) -> list[Zone]:
    """Return the zones that a point lies in, as seen from above."""
    return [zone for zone in setup.zones if _is_in(zone.area, point)]


def _is_in(area: Area, point: Point) -> bool:
    """Return whether a point lies in an area as seen from above, at any height."""
    return in_area(Area(area.outline, area.holes), point, 0.0)


def _piece_words(texts: Texts, setup: GameSetup, piece: Piece, point: Point, traits: str) -> str:
    """Return a piece by name, with its height there and, unless "", what it means for figures."""
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
    """Return what a piece means for figures."""
    holds = {
        "climbable": piece.climbable,
        "standable": setup.battlefield.carries(piece),
        "passable": piece.passable,
        "hides": piece.opaque,
        "stops-damage": piece.shields,
    }
    traits = [texts(f"spot-{trait}") for trait, is_so in holds.items() if is_so]
    if piece.translucent > 0:
        traits.append(texts("spot-translucent", level=piece.translucent))
    if piece.hides == inf:
        traits.append(texts("spot-hiding-ground"))
    elif piece.hides is not None:
        traits.append(texts("spot-hiding-ground-depth", depth=texts.number(piece.hides, 2)))
    return texts.listing(traits) or texts("spot-nothing")


def _zone_words(texts: Texts, setup: GameSetup, zone: Zone) -> str:
    """Return a zone by name, and its kind if the name does not tell."""
    name, kind = zone_name(texts, setup, zone.id), texts(text_key("zone", zone.kind))
    return name if zone.label is None else texts("spot-zone", zone=name, kind=kind)
