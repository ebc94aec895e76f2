"""The right panel while looking: who looks, at whom, how well, and all the numbers of the pair."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Final

import pygame

from pb12table.app.look.looking import Looking, Shares
from pb12table.app.look.silhouette import draw_silhouette
from pb12table.app.preview.portraits import draw_portrait
from pb12table.app.preview.sight_view import (
    Sightline,
    levels_for,
    seen_above,
    seen_area,
    seen_counts,
    seen_if_turned,
    standing,
)
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.table.units import at_least, plan_distance
from pb12table.texts.locale import Texts
from pb12table.texts.names import direction_name, figure_name, name_of
from pb12table.texts.percents import whole_percent
from pb12table.texts.plain import upper_first
from pb12table.window.kit import palette, theme
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.palette import Colour, PlayerLook
from pb12table.window.kit.strokes import dashed, line
from pb12table.window.layout.nodes import Box, Card, Column, Drawn, Label, Node, Plate, Row, Space
from pb12table.window.layout.painting import Painter
from pb12table.window.layout.panel import draw_panel, scrolled
from pb12table.window.layout.parts import side_panel
from pb12table.window.scene.layers.lines import sight_colours
from pb12table.window.scene.picture import SightState

Looks = Mapping[PlayerId, PlayerLook]
INSET: Final = (112.0, 196.0)
LONG: Final = 38.0
SHORT: Final = 24.0
"""How long a piece of a sight line is beside words about it, and in the list of all others, in natural pixels."""
APART: Final = 32.0
"""How far the two pieces are apart there."""
GROUND: Final = (62, 52, 44)
"""Below sight lines in a light panel: their colours are those of the table, where light is what is seen."""
MOST_LINES: Final = 3
"""The most lines a name takes in the list of all others."""


def draw_look_panel(
    canvas: Canvas, rect: pygame.Rect, texts: Texts, looking: Looking, looks: Looks, scroll: int
) -> int:
    """Paint the panel, scrolled by pixels; return by how many there are to scroll."""
    looker, target = looking.looker, looking.target
    page = _Page(looking.texts, looking, looks)
    if looker is None:
        page.nodes.append(Box(Label(texts(looking.nobody_words()[0]), tone="muted"), (8.0, 16.0, 8.0, 0.0)))
    else:
        page.figure(looker, "look-sees" if target is not None else "look-looks")
        page.place(looker)
        if target is None:
            page.summary()
            page.others()
        else:
            page.gap(6)
            page.figure(target, "look-target")
            page.words(page.where(target), theme.MUTED, theme.SMALL)
            found = looking.line
            if found is not None:
                page.pair(looker, found)
    first = len(canvas.zones)
    node = side_panel(Column(tuple(page.nodes), 1.0), "look", scroll, at_right=True)
    layout = draw_panel(canvas, rect, node, page.painters)
    for at, zone in enumerate(canvas.zones[first:], first):
        # What takes some reckoning is told only where the mouse is.
        if zone.rect.collidepoint(canvas.mouse):
            canvas.zones[at] = replace(zone, tip=(*zone.tip, *page.further(zone.name)))
    return scrolled(layout, "look")


class _Page:
    """Lines from top to bottom, and who paints what is drawn in them."""

    def __init__(self, texts: Texts, looking: Looking, looks: Looks) -> None:
        self.texts, self.looking, self.looks = texts, looking, looks
        self.state, self.face = looking.state, looking.face
        self.nodes: list[Node] = []
        lines = {f"line:{state}": partial(_sample, state=state) for state in sight_colours()}
        self.painters: dict[str, Painter] = {**lines}

    def gap(self, height: float) -> None:
        self.nodes.append(Space(min_height=height))

    def words(self, text: str, colour: Colour | None = None, size: float = 0.0) -> None:
        """A paragraph."""
        self.nodes.append(Label(text, size, colour or "text"))

    def row(self, label: str, shown: str, colour: Colour | None = None) -> None:
        """A name and its value at the right."""
        value = Label(shown, tone=colour or "text", wrap=False)
        self.nodes.append(Row((Label(label, tone="muted", lines=1, grow=1.0), value)))

    def head(self, key: str) -> None:
        """The name of a part."""
        self.gap(5)
        self.nodes.append(Label(self.texts(key), theme.SMALL, "accent", bold=True))

    # -- who ----------------------------------------------------------------------------------------------

    def name(self, figure: FigureId) -> str:
        return upper_first(figure_name(self.texts, self.state.setup, figure))

    def figure(self, figure: FigureId, key: str) -> None:
        """Portrait, role and name."""
        look = self.looks[self.face.owner(self.state, figure)]
        self.painters[f"portrait:{figure}"] = partial(_portrait, looking=self.looking, figure=figure, look=look)
        name = Label(self.name(figure), theme.LARGE, bold=True, lines=2, least=theme.NORMAL)
        words = Column((Label(self.texts(key), theme.SMALL, "accent", lines=1), name), 0.0, grow=1.0)
        portrait = Drawn(f"portrait:{figure}", min_width=34.0, min_height=42.0)
        self.nodes.append(Row((portrait, words), align="center"))

    def where(self, figure: FigureId) -> str:
        """The place of a figure in the coordinates of files and the command line."""
        here, number = self.face.body(self.state, figure), self.texts.number
        return self.texts("look-where", x=number(here.x, 2), y=number(here.y, 2), height=number(here.z, 2))

    def place(self, figure: FigureId) -> None:
        """Where the observer stands and looks, and why it could not really stand there."""
        texts, here = self.texts, self.face.body(self.state, figure)
        facts = self.where(figure)
        if self.face.faces:
            told = {"facing": round(here.facing), "direction": direction_name(texts, here.facing)}
            facts = texts("look-place", where=facts, **told)
        self.words(facts, theme.MUTED, theme.SMALL)
        found = standing(self.state, figure)
        levels = levels_for(self.state, figure, here.position)
        if len(levels) > 1 and found.safe:
            heights = texts.listing([texts.number(level, 2) for level in levels])
            self.words(texts("look-levels", heights=heights), theme.PLANNED, theme.SMALL)
        if not found.safe:
            obstacle = name_of(texts, self.state.setup, found.obstacles[0]) if found.obstacles else ""
            self.words(texts(f"look-stand-{found.reason}", obstacle=obstacle), theme.BAD, theme.SMALL)

    # -- one target ---------------------------------------------------------------------------------------

    def pair(self, looker: FigureId, found: Sightline) -> None:
        """Everything about one observer and one target."""
        self.gap(2)
        border = sight_colours()[found.state] if found.state != "free" else theme.LINE
        verdict = self.told(found, bold=True)
        self.nodes += [Box(verdict, (8.0, 4.0, 8.0, 5.0), Plate(theme.SUNKEN, border, 5)), Space(min_height=4.0)]
        self.inset(looker, found)
        if found.state == "blocked" and not at_least(found.seen.covered_share, 1.0):
            # Neither wholly hidden nor outside the sight angle.
            self.words(self.face.too_little(self.state, self.texts, looker), theme.BAD, theme.SMALL)
        # Where nothing covers in part, sight itself tells what is in its way.
        shares = self.looking.shares() if self.face.covers else tuple((each, 1.0) for each in found.seen.blockers)
        if shares or found.seen.translucent:
            self.head("look-hidden-by")
            self.blockers(found, shares)
        facts = self.face.gear_facts(self.state, self.texts, looker, found.seen.distance)
        if facts:
            self.head("look-weapons")
            for fact in facts:
                self.row(fact.name, fact.words, theme.TEXT if fact.good else theme.FAINT)
        self.head("look-back")
        back = self.looking.line_back
        # Whether the target sees the observer, and whether turning would change it.
        self.nodes.append(Label("…", tone="muted") if back is None else self.told(back))
        hints = self.looking.hints(self.texts)
        if hints:
            self.head("look-hints")
            for hint in hints:
                self.words(hint, theme.PLANNED)
                self.gap(2)

    def told(self, found: Sightline, *, bold: bool = False) -> Node:
        """A sight line in its own pattern, and what it says."""
        return Row((_line(found.state, LONG), Label(self.state_words(found), bold=bold, grow=1.0)), 10.0)

    def state_words(self, found: Sightline) -> str:
        """What a sight line comes to; "=" marks a result on the border."""
        texts, seen = self.texts, found.seen
        if found.state == "free":
            words = texts("look-free")
        elif found.state == "covered":
            words = texts(
                "look-covered",
                share=whole_percent(seen.covered_share, self.face.share_bounds),
                level=self.face.level_words(texts, found.level),
            )
        else:
            words = texts("look-blocked" if found.state == "blocked" else "look-outside")
        return f"{words}  =" if seen.borderline else words

    def inset(self, looker: FigureId, found: Sightline) -> None:
        """The silhouette, and beside it the measures."""
        texts, seen = self.texts, found.seen
        look = self.looks[self.face.owner(self.state, found.target)]
        all_hidden = not at_least(1.0 - seen.covered_share, self.face.least_share)
        if not seen.cover.silhouette.is_empty:
            self.painters["inset"] = lambda canvas, rect: draw_silhouette(canvas, rect, seen, all_hidden, look)
        here, there = self.face.body(self.state, looker), self.face.body(self.state, found.target)
        plane = plan_distance(here.position, there.position)
        if self.face.by_cells or texts.number(plane, 2) == texts.number(seen.distance, 2):
            measures = [("look-distance", texts("look-steps", length=seen.distance if self.face.by_cells else plane))]
        else:
            measures = [
                ("look-distance-space", texts("look-steps", length=seen.distance)),
                ("look-distance-plane", texts("look-steps", length=plane)),
            ]
        if self.face.covers:
            share = texts("look-share", share=texts.number(100 * seen.covered_share, 1))
            level = texts("look-level-value", level=found.level) if seen.exists else "–"
            measures += [("look-covered-share", share), ("look-level", level)]
        beside = [_measure(texts(key), shown) for key, shown in measures]
        if self.face.faces:
            inside = texts("look-yes" if seen.in_sight_angle else "look-no")
            beside.append(_measure(texts("look-in-angle"), inside, theme.TEXT if seen.in_sight_angle else theme.BAD))
        if seen.borderline:
            beside.append(Label(texts("look-borderline"), theme.SMALL, "accent"))
        picture = (Drawn("inset", min_width=INSET[0], min_height=INSET[1]),) if "inset" in self.painters else ()
        self.nodes.append(Row((*picture, Column(tuple(beside), 4.0, grow=1.0)), 12.0, "start"))

    def blockers(self, found: Sightline, shares: Shares) -> None:
        """Who and what hides the target, each with its own share."""
        texts, setup = self.texts, self.state.setup
        for blocker, share in shares[:5]:
            shown = texts("look-share", share=texts.number(100 * share, 1)) if self.face.covers else ""
            self.row(upper_first(name_of(texts, setup, blocker)), shown)
        levels = {piece.id: piece.translucent for piece in setup.battlefield.pieces}
        for piece in found.seen.translucent:
            self.row(upper_first(name_of(texts, setup, piece)), texts.signed(levels[piece]))

    # -- nobody in particular -----------------------------------------------------------------------------

    def summary(self) -> None:
        """How much and whom the observer sees."""
        seen, texts = self.looking.seen, self.texts
        if seen is None or seen.observer != self.looking.looker:
            return
        self.gap(2)
        sees, is_seen = seen_counts(seen)
        self.row(texts("look-sees-count"), texts("look-of", number=sees, all=len(seen.lines)))
        if seen.back or not seen.lines:
            self.row(texts("look-seen-count"), texts("look-of", number=is_seen, all=len(seen.lines)))
        if seen.ground:
            self.row(texts("look-area"), texts("look-square-steps", area=texts.number(seen_area(seen), 0)))
            if above := seen_above(seen):
                self.row(texts("look-area-above"), texts("look-square-steps", area=texts.number(above, 0)))
            weapon = self.looking.limiting_weapon()
            if weapon is not None:
                self.words(texts("look-area-limited", weapon=weapon.name), theme.MUTED)

    def others(self) -> None:
        """All others, nearest first: how they are seen, and how they see back; and what the patterns mean."""
        seen = self.looking.seen
        if seen is None or seen.observer != self.looking.looker or not seen.lines:
            return
        keys = ("look-column-sees", "look-column-back")
        columns = (Label(self.texts(key), theme.SMALL, "accent", side="right", wrap=False) for key in keys)
        self.nodes.append(Box(Row((Space(grow=1.0), *columns), 12.0), (0.0, 4.0, 0.0, 0.0)))
        back = seen.back if len(seen.back) == len(seen.lines) else (None,) * len(seen.lines)
        for there, returned in zip(seen.lines, back, strict=True):
            if self.face.is_on_table(self.state, there.target):
                self.nodes.append(self.other(there, returned))
        self.gap(6)
        states = {line.state for line in (*seen.lines, *seen.back)}
        for state in filter(states.__contains__, sight_colours()):
            words = Label(self.texts(f"look-legend-{state}"), theme.SMALL, "muted", lines=1, grow=1.0)
            self.nodes.append(Row((_line(state, SHORT), words), 12.0))

    def other(self, there: Sightline, returned: Sightline | None) -> Node:
        """One row of the list: a click on it holds the target."""
        look = self.looks[self.face.owner(self.state, there.target)]
        self.painters[f"mark:{there.target}"] = lambda canvas, rect: canvas.player_mark(rect.center, 6, look)
        name, ink = self.name(there.target), theme.TEXT if there.seen.exists else theme.MUTED
        level = self.face.level_words(self.texts, there.level) if there.state == "covered" else ""
        body = (
            Drawn(f"mark:{there.target}", min_width=16.0, min_height=16.0),
            Label(name, tone=ink, lines=MOST_LINES, least=theme.SMALL, grow=1.0),
            Label(level, theme.SMALL, "accent", wrap=False),
            _line(there.state, SHORT),
            Space(min_width=APART - 12.0),
            Space(min_width=SHORT) if returned is None else _line(returned.state, SHORT),
        )
        zone, tip = f"command:aim-at:{there.target}", (name, self.state_words(there))
        pad = (0.0, 2.0, 2.0, 2.0)
        return Card(zone, Row(body, 6.0, "center"), pad, _other(), keyless=True, tip=tip, min_height=26.0)

    def further(self, zone: str) -> tuple[str, ...]:
        """What a row of the list also tells: whether turning would let that figure be seen."""
        seen, looker = self.looking.seen, self.looking.looker
        lines = () if seen is None else seen.lines
        there = next((line for line in lines if zone == f"command:aim-at:{line.target}"), None)
        turned = there is not None and looker is not None and seen_if_turned(self.state, looker, there)
        return (self.texts("look-if-turned"),) if turned else ()


def _measure(label: str, shown: str, colour: Colour | None = None) -> Node:
    """A small name over its value."""
    value = Label(shown, tone=colour or "text", bold=True, lines=1)
    return Column((Label(label, theme.SMALL, "muted", lines=1), value), 0.0)


def _line(state: SightState, length: float) -> Node:
    return Drawn(f"line:{state}", min_width=length, min_height=18.0)


def _portrait(canvas: Canvas, rect: pygame.Rect, *, looking: Looking, figure: FigureId, look: PlayerLook) -> None:
    draw_portrait(canvas, rect.center, 15, looking.state, figure, look)


def _sample(canvas: Canvas, rect: pygame.Rect, *, state: SightState) -> None:
    """A short piece of a sight line in its colour and pattern, on a ground as dark as what it is made for."""
    surface, scale = canvas.surface, canvas.scale
    start, end = rect.midleft, rect.midright
    if palette.luminance(theme.PANEL) > palette.luminance(theme.TEXT):
        canvas.box(rect.inflate(canvas.px(5), -canvas.px(4)), GROUND, radius=4)
    if state == "free":
        line(surface, palette.SIGHT_FREE, start, end, 2.6 * scale)
    elif state == "covered":
        dashed(surface, palette.SIGHT_COVERED, (start, end), 3.0 * scale, 9 * scale, 5 * scale)
    elif state == "outside":
        dashed(surface, palette.SIGHT_OUTSIDE, (start, end), 2.0 * scale, 4 * scale, 7 * scale)
    else:
        dashed(surface, palette.SIGHT_BLOCKED, (start, end), 4.0 * scale, 1.0 * scale, 7 * scale)


def _other() -> Plate:
    """A row of the list of all others."""
    return Plate(None, None, 4, hovered=theme.HOVERED)
