"""The right panel while looking: who looks, at whom, how well, and all the numbers of the pair."""

from __future__ import annotations

from collections.abc import Mapping
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
from pb12table.skirmish.scene.seeing import GearFact
from pb12table.table.units import at_least, plan_distance
from pb12table.texts.locale import Texts
from pb12table.texts.names import direction_name, figure_name, name_of
from pb12table.texts.percents import whole_percent
from pb12table.texts.plain import upper_first
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, width_of, wrapped
from pb12table.window.kit.palette import SIGHT_BLOCKED, SIGHT_COVERED, SIGHT_FREE, SIGHT_OUTSIDE, Colour, PlayerLook
from pb12table.window.kit.strokes import dashed, line
from pb12table.window.scene.overlays import SIGHT_COLOURS
from pb12table.window.scene.picture import SightState

Looks = Mapping[PlayerId, PlayerLook]
INSET: Final = (112.0, 196.0)
ROW: Final = 26.0
MOST_LINES: Final = 3
"""The most lines a name takes in the list of all others."""


def draw_look_panel(
    canvas: Canvas, rect: pygame.Rect, texts: Texts, looking: Looking, looks: Looks, scroll: int
) -> int:
    """Paint the panel, scrolled by pixels; return the height of everything."""
    px = canvas.px
    canvas.box(rect, theme.PANEL, None, 0)
    pygame.draw.line(canvas.surface, theme.LINE, rect.topleft, rect.bottomleft)
    looker, target = looking.looker, looking.target
    if looker is None:
        words = texts(looking.nobody_words()[0])
        canvas.paragraph((rect.left + px(20), rect.top + px(24)), rect.w - px(40), words, theme.NORMAL, theme.MUTED)
        return 0
    before = canvas.surface.get_clip()
    canvas.surface.set_clip(rect)
    page = _Page(canvas, rect, looking.texts, looking, looks, rect.top + px(8) - scroll)
    page.figure(looker, "look-sees" if target is not None else "look-looks")
    page.place(looker)
    if target is None:
        page.summary()
        page.others()
    else:
        page.gap(6)
        page.figure(target, "look-target")
        page.words(page.where(target), theme.MUTED, theme.SMALL + 0.5)
        page.gap(4)
        found = looking.line
        if found is not None:
            page.pair(looker, found)
    canvas.surface.set_clip(before)
    height = page.top + scroll - rect.top + px(10)
    canvas.scroll_mark(rect, height, scroll)
    return height


class _Page:
    """Lines from top to bottom; `top` is where the next one goes."""

    def __init__(
        self, canvas: Canvas, rect: pygame.Rect, texts: Texts, looking: Looking, looks: Looks, top: int
    ) -> None:
        self.canvas, self.rect, self.texts, self.looking, self.looks = canvas, rect, texts, looking, looks
        self.state, self.face = looking.state, looking.face
        self.top = top
        self.left = rect.left + canvas.px(12)
        self.width = rect.w - canvas.px(24)

    def gap(self, height: float) -> None:
        self.top += self.canvas.px(height)

    def words(self, text: str, colour: Colour = theme.TEXT, size: float = theme.NORMAL, *, bold: bool = False) -> None:
        """A paragraph."""
        self.top += self.canvas.paragraph((self.left, self.top), self.width, text, size, colour, bold=bold)

    def row(self, label: str, shown: str, colour: Colour = theme.TEXT) -> None:
        """A name and its value at the right."""
        canvas = self.canvas
        right = canvas.text((self.left + self.width, self.top), shown, theme.NORMAL, colour, anchor="right")
        room = right.left - self.left - canvas.px(8)
        canvas.text((self.left, self.top), label, theme.NORMAL, theme.MUTED, width=room)
        self.top += canvas.line_height(theme.NORMAL)

    def head(self, key: str) -> None:
        """The name of a part."""
        self.gap(6)
        self.canvas.text((self.left, self.top), self.texts(key), theme.SMALL, theme.ACCENT, bold=True)
        self.top += self.canvas.line_height(theme.SMALL) + self.canvas.px(1)

    # -- who ----------------------------------------------------------------------------------------------

    def name(self, figure: FigureId) -> str:
        return upper_first(figure_name(self.texts, self.state.setup, figure))

    def figure(self, figure: FigureId, key: str) -> None:
        """Portrait, role and name."""
        canvas, px = self.canvas, self.canvas.px
        look = self.looks[self.face.owner(self.state, figure)]
        draw_portrait(canvas, (self.left + px(17), self.top + px(20)), 15, self.state, figure, look)
        left, width = self.left + px(42), self.width - px(42)
        canvas.text((left, self.top), self.texts(key), theme.SMALL, theme.ACCENT, width=width)
        self.top += canvas.heading((left, self.top + px(15)), width, self.name(figure)) + px(43)

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
        self.words(facts, theme.MUTED, theme.SMALL + 0.5)
        found = standing(self.state, figure)
        levels = levels_for(self.state, figure, here.position)
        if len(levels) > 1 and found.safe:
            heights = texts.listing([texts.number(level, 2) for level in levels])
            self.words(texts("look-levels", heights=heights), theme.PLANNED, theme.SMALL + 0.5)
        if not found.safe:
            obstacle = name_of(texts, self.state.setup, found.obstacles[0]) if found.obstacles else ""
            reason = texts(f"look-stand-{found.reason}", obstacle=obstacle)
            self.words(reason, theme.BAD, theme.SMALL + 0.5)

    # -- one target ---------------------------------------------------------------------------------------

    def pair(self, looker: FigureId, found: Sightline) -> None:
        """Everything about one observer and one target."""
        self.verdict(found)
        self.inset(looker, found)
        self.reason(looker, found)
        shares = self.looking.shares()
        if shares or found.seen.translucent:
            self.head("look-hidden-by")
            self.blockers(found, shares)
        facts = self.face.gear_facts(self.state, self.texts, looker, found.seen.distance)
        if facts:
            self.head("look-weapons")
            for fact in facts:
                self.weapon(fact)
        self.head("look-back")
        self.back()
        hints = self.looking.hints(self.texts)
        if hints:
            self.head("look-hints")
            for hint in hints:
                self.words(hint, theme.PLANNED)
                self.gap(3)

    def verdict(self, found: Sightline) -> None:
        """The sight line in its own pattern, and what it says."""
        canvas, px = self.canvas, self.canvas.px
        words, room = self.state_words(found), self.width - px(64)
        further = len(wrapped(words, px(theme.NORMAL), room, True)) - 1
        box = pygame.Rect(self.left, self.top, self.width, px(30) + further * canvas.line_height(theme.NORMAL))
        canvas.box(box, theme.SUNKEN, SIGHT_COLOURS[found.state] if found.state != "free" else theme.LINE, 5)
        self.sample((box.left + px(10), box.centery), found.state, px(38))
        canvas.paragraph((box.left + px(58), box.top + px(5)), room, words, theme.NORMAL, bold=True)
        self.top = box.bottom + px(6)

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

    def sample(self, start: tuple[int, int], state: SightState, length: int) -> None:
        """A short piece of a sight line in its colour and pattern."""
        surface, scale = self.canvas.surface, self.canvas.scale
        end = (start[0] + length, start[1])
        if state == "free":
            line(surface, SIGHT_FREE, start, end, 2.6 * scale)
        elif state == "covered":
            dashed(surface, SIGHT_COVERED, (start, end), 3.0 * scale, 9 * scale, 5 * scale)
        elif state == "outside":
            dashed(surface, SIGHT_OUTSIDE, (start, end), 2.0 * scale, 4 * scale, 7 * scale)
        else:
            dashed(surface, SIGHT_BLOCKED, (start, end), 4.0 * scale, 1.0 * scale, 7 * scale)

    def inset(self, looker: FigureId, found: Sightline) -> None:
        """The silhouette, and beside it the measures."""
        canvas, px, texts, seen = self.canvas, self.canvas.px, self.texts, found.seen
        look = self.looks[self.face.owner(self.state, found.target)]
        rect = pygame.Rect(self.left, self.top, px(INSET[0]), px(INSET[1]))
        draw_silhouette(canvas, rect, seen, not at_least(1.0 - seen.covered_share, self.face.least_share), look)
        before = (self.left, self.width, self.top)
        self.left, self.width = rect.right + px(12), self.width - rect.w - px(12)
        here, there = self.face.body(self.state, looker), self.face.body(self.state, found.target)
        plane = plan_distance(here.position, there.position)
        if texts.number(plane, 2) == texts.number(seen.distance, 2):
            self.measure(texts("look-distance"), texts("look-steps", length=plane))
        else:
            self.measure(texts("look-distance-space"), texts("look-steps", length=seen.distance))
            self.measure(texts("look-distance-plane"), texts("look-steps", length=plane))
        self.measure(texts("look-covered-share"), texts("look-share", share=texts.number(100 * seen.covered_share, 1)))
        level = texts("look-level-value", level=found.level) if seen.exists else "–"
        self.measure(texts("look-level"), level)
        if self.face.faces:
            inside = texts("look-yes" if seen.in_sight_angle else "look-no")
            self.measure(texts("look-in-angle"), inside, theme.TEXT if seen.in_sight_angle else theme.BAD)
        if seen.borderline:
            self.words(texts("look-borderline"), theme.ACCENT, theme.SMALL)
        self.left, self.width = before[:2]
        self.top = max(rect.bottom, self.top) + px(4)

    def measure(self, label: str, shown: str, colour: Colour = theme.TEXT) -> None:
        """A small name over its value."""
        canvas = self.canvas
        canvas.text((self.left, self.top), label, theme.SMALL, theme.MUTED, width=self.width)
        self.top += canvas.px(14)
        canvas.text((self.left, self.top), shown, theme.NORMAL, colour, bold=True, width=self.width)
        self.top += canvas.px(23)

    def reason(self, looker: FigureId, found: Sightline) -> None:
        """Why there is no sight line to a target that is neither wholly hidden nor outside the sight angle."""
        if found.state == "blocked" and not at_least(found.seen.covered_share, 1.0):
            told = self.face.too_little(self.state, self.texts, looker)
            self.words(told, theme.BAD, theme.SMALL + 0.5)

    def blockers(self, found: Sightline, shares: Shares) -> None:
        """Who and what hides the target, each with its own share."""
        texts, setup = self.texts, self.state.setup
        for blocker, share in shares[:5]:
            shown = texts("look-share", share=texts.number(100 * share, 1))
            self.row(upper_first(name_of(texts, setup, blocker)), shown)
        levels = {piece.id: piece.translucent for piece in setup.battlefield.pieces}
        for piece in found.seen.translucent:
            self.row(upper_first(name_of(texts, setup, piece)), texts.signed(levels[piece]))

    def weapon(self, fact: GearFact) -> None:
        """What a weapon could do at that distance."""
        self.row(fact.name, fact.words, theme.TEXT if fact.good else theme.FAINT)

    def back(self) -> None:
        """Whether the target sees the observer, and whether turning would change it."""
        back = self.looking.line_back
        if back is None:
            self.words("…", theme.MUTED)
            return
        px = self.canvas.px
        self.sample((self.left + px(2), self.top + px(10)), back.state, px(30))
        self.left, self.width = self.left + px(42), self.width - px(42)
        self.words(self.state_words(back))
        self.left, self.width = self.left - px(42), self.width + px(42)

    # -- nobody in particular -----------------------------------------------------------------------------

    def summary(self) -> None:
        """How much and whom the observer sees."""
        seen, texts = self.looking.seen, self.texts
        if seen is None or seen.observer != self.looking.looker:
            return
        self.gap(4)
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
        """All others, nearest first: how they are seen, and how they see back."""
        seen = self.looking.seen
        if seen is None or seen.observer != self.looking.looker or not seen.lines:
            return
        canvas, px = self.canvas, self.canvas.px
        self.gap(4)
        right = self.left + self.width
        for place, key in ((right - px(58), "look-column-sees"), (right, "look-column-back")):
            canvas.text((place, self.top), self.texts(key), theme.SMALL, theme.ACCENT, anchor="right")
        self.top += canvas.line_height(theme.SMALL)
        back = seen.back if len(seen.back) == len(seen.lines) else (None,) * len(seen.lines)
        for there, returned in zip(seen.lines, back, strict=True):
            if self.face.is_on_table(self.state, there.target):
                self.other(there, returned)
        self.legend({line.state for line in (*seen.lines, *seen.back)})

    def legend(self, states: set[SightState]) -> None:
        """What the patterns in the list mean."""
        canvas, px = self.canvas, self.canvas.px
        self.gap(8)
        for state in SIGHT_COLOURS:
            if state in states:
                self.sample((self.left + px(2), self.top + px(8)), state, px(24))
                words = self.texts(f"look-legend-{state}")
                canvas.text((self.left + px(38), self.top), words, theme.SMALL, theme.MUTED, width=self.width - px(38))
                self.top += canvas.line_height(theme.SMALL)

    def other(self, there: Sightline, returned: Sightline | None) -> None:
        """One row of the list: a click on it holds the target."""
        canvas, px = self.canvas, self.canvas.px
        row = pygame.Rect(self.left - px(4), self.top, self.width + px(8), px(ROW))
        name, room = self.name(there.target), self.width - px(134)
        # A name that is too long for the line takes two or three smaller ones.
        fits = width_of(name, px(theme.NORMAL)) <= room
        lines = 0 if fits else min(len(wrapped(name, px(theme.SMALL), room)), MOST_LINES)
        high = lines * canvas.line_height(theme.SMALL)
        row.h = max(row.h, high + px(6))
        if row.bottom > self.rect.top and row.top < self.rect.bottom:
            turned = seen_if_turned(self.state, self.looking.looker, there) if self.looking.looker else False
            tip = [name, self.state_words(there)]
            tip += [self.texts("look-if-turned")] if turned else []
            hovered = canvas.zone(row.clip(self.rect), f"command:aim-at:{there.target}", tip=tuple(tip))
            if hovered:
                canvas.box(row, theme.HOVERED, None, 4)
            look = self.looks[self.face.owner(self.state, there.target)]
            canvas.player_mark((row.left + px(12), row.centery), 6, look)
            right = row.right - px(4)
            if returned is not None:
                self.sample((right - px(28), row.centery), returned.state, px(24))
            self.sample((right - px(84), row.centery), there.state, px(24))
            words = self.face.level_words(self.texts, there.level) if there.state == "covered" else ""
            if words:
                canvas.text((right - px(90), row.top + px(4)), words, theme.SMALL, SIGHT_COVERED, anchor="right")
            ink = theme.TEXT if there.seen.exists else theme.MUTED
            if fits:
                canvas.text((row.left + px(24), row.top + px(4)), name, theme.NORMAL, ink)
            else:
                spot = (row.left + px(24), row.centery - high // 2)
                canvas.paragraph(spot, room, name, theme.SMALL, ink, lines=MOST_LINES)
        self.top = row.bottom
