"""The table as the players see it: terrain, zones, figures and everything that explains them.

`TableView.draw` paints a `Picture` (see picture.py) for a `Camera`.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import hypot
from typing import Final

import pygame

from pb12table.skirmish.faces.system import GameSetup
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.scene.miniatures import AreaCard, RingDrawing
from pb12table.skirmish.zones import Zone
from pb12table.table.battlefield import without
from pb12table.table.openings import with_doors
from pb12table.table.shapes import Point
from pb12table.table.terrain import Piece
from pb12table.table.zones import Area, in_area
from pb12table.texts.locale import Texts
from pb12table.texts.names import player_name
from pb12table.window.kit import palette, theme
from pb12table.window.kit.palette import PlayerLook, looks_of
from pb12table.window.kit.same import Same
from pb12table.window.kit.strokes import Pixel
from pb12table.window.scene.camera import Camera
from pb12table.window.scene.ground import KeptAreas, KeptGround
from pb12table.window.scene.layers.aim_marks import (
    PlacedAim,
    draw_aim_mark,
    draw_aim_ties,
    draw_aimed_piece,
    place_aims,
)
from pb12table.window.scene.layers.area_cards import draw_tints, place_cards
from pb12table.window.scene.layers.areas import (
    draw_below,
    draw_lid,
    draw_outlined_piece,
    draw_region,
    draw_sight_angle,
    draw_zone,
    draw_zone_name,
)
from pb12table.window.scene.layers.cells import draw_cells
from pb12table.window.scene.layers.effects import draw_effect
from pb12table.window.scene.layers.heights import draw_height_tints, draw_heights
from pb12table.window.scene.layers.lines import (
    draw_link,
    draw_passage,
    draw_passage_label,
    draw_ring,
    draw_ring_label,
    draw_ruler,
    draw_sight_label,
    draw_sight_line,
)
from pb12table.window.scene.layers.paths import draw_path, draw_path_signs
from pb12table.window.scene.layers.reach import draw_reach, draw_reach_labels
from pb12table.window.scene.layers.sight_labels import KeptLabels
from pb12table.window.scene.layers.squares import draw_squares
from pb12table.window.scene.layers.threat import draw_threat
from pb12table.window.scene.layers.trails import TrailsLayer
from pb12table.window.scene.picture import FallenToken, PathLeg, Picture, SightDrawing, Token
from pb12table.window.scene.plates import draw_float, draw_label
from pb12table.window.scene.unseen import Veil
from pb12table.window.terrain.terrain_layer import TerrainLayer
from pb12table.window.tokens.token_marks import draw_token_marks, status_places, token_rooms
from pb12table.window.tokens.token_names import draw_fallen_plate, draw_leader, plate_places
from pb12table.window.tokens.tokens import (
    draw_fallen_token,
    draw_hiding_figure,
    draw_token,
    grip_radius,
    token_radius,
)

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
        self._terrain.remove(gone)
        finest = self._draw_below(surface, camera, picture, complete)
        self._draw_above(surface, camera, picture)
        surface.set_clip(before)
        return finest

    def _draw_below(self, surface: pygame.Surface, camera: Camera, picture: Picture, complete: bool) -> bool:
        """The ground, which changes seldom, and what lies flat on it; return whether the terrain was at its finest."""
        ground = (
            self._terrain.look, camera, self.interface_scale, Same(self.setup), tuple(picture.cells),
            picture.show_heights, picture.show_zones, picture.squares, Same(picture.storey), theme.EDITION,
        )  # fmt: skip
        areas = (
            ground, Same(self._battlefield), Same(picture.seen), Same(picture.reach), Same(picture.threat),
            [(Same(region), style) for region, style in picture.regions],
            [(aim.piece, aim.look) for aim in picture.aims if aim.piece], picture.highlighted_pieces,
            [(sight.state, sight.blockers) for sight in picture.sights if sight.blockers],
            [(card.zone, card.away) for card in self._cards_of(picture)],
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
            draw_zone(surface, camera, zone, self.looks, scale)
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
        """What lies flat on the ground and changes often, but not while a figure alone moves."""
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
        """What lies on all that, and below the figures."""
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
        for link in picture.links:
            draw_link(surface, camera, link, scale)

    def _draw_names_and_numbers(self, surface: pygame.Surface, camera: Camera, picture: Picture) -> None:
        """Heights as numbers and the names of zones, where no figure stands on them."""
        scale = self.interface_scale
        taken = list(self._rooms)
        if picture.show_heights or camera.scale >= NUMBERS_FROM * scale:
            pieces, before = self._battlefield.pieces, len(taken)
            draw_heights(surface, camera, pieces, scale, self._number, taken, always=picture.show_heights)
            self._numbers = taken[before:]
        cards = self._cards_of(picture)
        view = surface.get_clip()
        placed = place_cards(camera, cards, view, scale, taken, [*picture.rings, *picture.passages])
        for card, place in placed:
            surface.blit(card, place)
            taken.append(place)
        self._cards = [place for _, place in placed]
        named = {card.zone for card in cards}
        for zone in self._zones(picture):
            if zone.id not in named:
                draw_zone_name(surface, camera, zone, self._zone_name(zone), self.looks, scale, taken)

    def _cards_of(self, picture: Picture) -> Sequence[AreaCard]:
        """The cards that lie on the table: with the zones, and with the storey that is shown alone."""
        if not picture.show_zones:
            return ()
        storey = picture.storey
        return [card for card in picture.cards if storey is None or storey.has(card.area.band)]

    def _zones(self, picture: Picture) -> Sequence[Zone]:
        """The zones that are drawn: where one storey is shown alone, those that have to do with it."""
        if not picture.show_zones:
            return ()
        storey = picture.storey
        return [zone for zone in self.setup.zones if storey is None or storey.has(zone.area.band)]

    def _draw_figures(self, surface: pygame.Surface, camera: Camera, picture: Picture) -> None:
        """Wrecks, markers, ways, sight lines and tokens, the higher ones above the lower."""
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
            self._trails.draw(surface, camera, picture.trails, self.looks, scale)
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
                height=self._height_mark(token) if picture.show_heights else "",
                hidden=token.body.id in below,
                places=self._marks[id(token)],
                plate=self._plates.get(id(token)),
            )
        for aim in self._aims:
            draw_aim_mark(surface, aim)

    def _is_near(self, camera: Camera, token: Token) -> bool:
        """Whether something of a token may be seen."""
        return camera.shows(token.body.position, -4.0 * token_radius(camera, token, self.interface_scale))

    def _draw_texts(self, surface: pygame.Surface, camera: Camera, picture: Picture) -> None:
        """What must not be hidden by anything."""
        scale = self.interface_scale
        taken = [*self._standing, *self._cards, *(self._numbers if picture.show_heights else ()), *picture.covered]
        view = surface.get_clip().inflate(-round(8 * scale), -round(8 * scale))
        labels = reversed(self._kept_labels.place(camera, picture.sights, taken, view, scale, self._ghosts))
        taken += self._ghosts
        self.labels = [draw_sight_label(surface, label, scale) for label in labels]
        taken += self.labels
        for ring in picture.rings:
            draw_ring_label(surface, camera, ring, scale, taken)
        for passage in picture.passages:
            draw_passage_label(surface, camera, passage, scale, taken)
        draw_path_signs(surface, camera, picture.path, scale, taken)
        if picture.reach is not None:
            draw_reach_labels(surface, camera, picture.reach, scale, taken)
        if len(picture.measure) > 1:
            draw_ruler(surface, camera, picture.measure, picture.measure_label, scale)
        for point, text, label_style in picture.labels:
            lies = draw_label(surface, camera, point, text, label_style, scale, picture.covered, taken)
            taken += () if lies is None else (lies,)
        for drawing in picture.effects:
            draw_effect(surface, camera, drawing, scale)
        words: list[pygame.Rect] = []
        for point, text, float_style, age in sorted(picture.floats, key=lambda each: each[3]):
            draw_float(surface, camera, point, text, float_style, age, scale, words)

    def _token_rooms(self, camera: Camera, tokens: Sequence[Token], name: bool) -> list[pygame.Rect]:
        """Where tokens lie, the letters below them and their statuses."""
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
        """How high a figure stands, for those above the ground; not where one is only remembered."""
        return self._number(token.body.z) if token.body.z > 0.05 and token.alpha >= FADED else ""

    def _named(self, ids: tuple[str, ...]) -> list[Piece]:
        return [self._pieces[name] for name in ids if name in self._pieces]

    def _is_below_something(self, token: Token) -> bool:
        """Whether a bridge or roof lies over a figure."""
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
        """A length in steps as it is written."""
        return f"{value:.3g}" if self.texts is None else self.texts.number(value)

    def _zone_name(self, zone: Zone) -> str:
        """What is written into a zone: its own name, else its kind and whom it is for."""
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
        """What the figures cover in the window with their letters, points and statuses, as they were drawn last."""
        return self._rooms

    def token_radius(self, camera: Camera, token: Token) -> float:
        """How large a token is drawn, as its radius in pixels."""
        return token_radius(camera, token, self.interface_scale)

    def token_at(
        self, pixel: tuple[float, float], camera: Camera, picture: Picture, *, ghosts: bool = False
    ) -> FigureId | None:
        """The figure whose token lies under a pixel, the nearest of several; ghosts only when wanted, faded never."""
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
    """Whether a point lies within reach of a wall without thickness."""
    for (ax, ay), (bx, by) in pairwise(piece.outline):
        dx, dy = bx - ax, by - ay
        squared = dx * dx + dy * dy
        share = 0.0 if squared == 0.0 else ((point[0] - ax) * dx + (point[1] - ay) * dy) / squared
        share = min(max(share, 0.0), 1.0)
        if hypot(point[0] - ax - dx * share, point[1] - ay - dy * share) <= reach:
            return True
    return False


def _lies_below(token: Token) -> bool:
    """Whether a token lies below markers, ways and sight lines: vehicles do, being large."""
    return token.hull is not None and not token.ghost


def _drawn_later(token: Token) -> tuple[bool, bool, bool, float, float]:
    """What lies above what: plans above all, the selected figure above others, and everybody above vehicles."""
    return token.ghost, token.hull is None, token.selected, token.body.z, -token.body.y
