"""The plate beside a ghost: what would come of the plan that leads it there, as far as that is known."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from math import dist
from typing import Final

import pygame

from pb12table.app.game.base import Playing
from pb12table.app.panels.layout import TAB
from pb12table.skirmish.faces.measures import Outcome, Strike
from pb12table.skirmish.ids import FigureId
from pb12table.texts.locale import Texts
from pb12table.texts.names import figure_name
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, shared_area
from pb12table.window.kit.palette import mixed
from pb12table.window.layout.nodes import Box, Column, Drawn, Label, Node, Plate, Row, Space
from pb12table.window.layout.painting import Painter, draw_panel, wanted_height
from pb12table.window.play.foreseeing import Foreseen, outcome_words

WIDTH: Final = 330.0
"""How wide the plate is, in natural pixels."""
GAP: Final = 34.0
"""So far from the ghost it lies, in natural pixels."""
RING: Final = 22.0
"""So far from the middle of the ghost a line to it ends."""
ARROW: Final = 16.0
BAR: Final = 6.0
MOST: Final = (3, 2, 1, 0)
"""So many answers, and so many interruptions, are told; the others are counted.  The first that hides nothing that must
be seen is taken."""
ROOM: Final = 0.75
"""No more than this share of the table's part of the window is taken by it, in its height."""
SEEN_THROUGH: Final = 190
"""How much of what lies under it is seen, of 255, while the mouse is on it."""
OWN, OTHERS, BETWEEN = "arrow:own", "arrow:others", "arrow:between"


class ForesightPlate:
    """Where the plate lies: it keeps its side of the ghost while there is room."""

    def __init__(self) -> None:
        self._side = 0
        self.rects: tuple[pygame.Rect, ...] = ()

    def draw(
        self,
        canvas: Canvas,
        game: Playing,
        found: Foreseen | None,
        kept: Sequence[pygame.Rect],
        named: Sequence[pygame.Rect],
        figures: Sequence[pygame.Rect] = (),
    ) -> tuple[pygame.Rect, ...]:
        """Paint what is known near the ghost, where it hides least of what is to be kept; say where it lies.

        Among places that hide as little of that, it hides least of those it names, and then of all `figures`.  A line
        leads from it to a ghost that it does not lie beside.
        """
        free = game.layout.free
        ghost = None if found is None else game.camera.to_screen((found.body.x, found.body.y))
        if found is None or ghost is None or not free.collidepoint(ghost):
            self.rects = ()
            return ()
        width = min(canvas.px(WIDTH), free.w - 2 * canvas.px(TAB + 4))
        here = (round(ghost[0]), round(ghost[1]))
        for most in MOST:
            node, painters = _described(game.texts, game, found, most)
            size = (width, wanted_height(node, width, canvas.scale))
            rect, hides = self._place(canvas, free, here, size, (kept, named, figures))
            if not hides and size[1] <= ROOM * free.h:
                break
        beneath = canvas.surface.subsurface(rect).copy() if rect.collidepoint(canvas.mouse) else None
        _lead(canvas, rect, here)
        canvas.shadow(rect, 6)
        draw_panel(canvas, rect, node, painters)
        if beneath is not None:
            # It has no zone: who points at it means the table, which is seen through it.
            beneath.set_alpha(SEEN_THROUGH)
            canvas.surface.blit(beneath, rect)
        self.rects = (rect,)
        return self.rects

    def _place(
        self,
        canvas: Canvas,
        free: pygame.Rect,
        ghost: tuple[int, int],
        size: tuple[int, int],
        hidden: tuple[Sequence[pygame.Rect], ...],
    ) -> tuple[pygame.Rect, int]:
        """Return where it hides least, first of what must be seen, then where it lay; and how much of that it hides."""
        # The handles of the panels stay clear.
        room = free.inflate(-2 * canvas.px(TAB + 4), -2 * canvas.px(6))
        own = pygame.Rect(ghost, (0, 0)).inflate(2 * canvas.px(GAP), 2 * canvas.px(GAP))
        places = [rect.clamp(room) for rect in (*_around(own, size), *_apart(room, own, size))]

        def cost(number: int) -> tuple[int, int, int, bool]:
            kept, named, figures = (shared_area(places[number], rects) for rects in hidden)
            return kept + shared_area(places[number], [own]), named, figures, number != self._side

        self._side = min(range(len(places)), key=cost)
        least = cost(self._side)
        return places[self._side], least[0] + least[1]


def _around(own: pygame.Rect, size: tuple[int, int]) -> Iterator[pygame.Rect]:
    """Yield the places beside a room, the best first."""
    yield _at(size, own.midright, 0.0, 0.5)
    yield _at(size, own.midleft, 1.0, 0.5)
    yield _at(size, own.midtop, 0.5, 1.0)
    yield _at(size, own.midbottom, 0.5, 0.0)
    yield _at(size, own.bottomright, 0.0, 0.0)
    yield _at(size, own.topright, 0.0, 1.0)
    yield _at(size, own.bottomleft, 1.0, 0.0)
    yield _at(size, own.topleft, 1.0, 1.0)


def _apart(room: pygame.Rect, own: pygame.Rect, size: tuple[int, int]) -> Iterator[pygame.Rect]:
    """Yield the places at the sides of the table's part of the window: as high as a room, then above and below."""
    for height, up in ((own.centery, 0.5), (room.top, 0.0), (room.bottom, 1.0)):
        yield _at(size, (room.left, height), 0.0, up)
        yield _at(size, (room.right, height), 1.0, up)


def _at(size: tuple[int, int], place: tuple[int, int], across: float, down: float) -> pygame.Rect:
    """Return a rectangle of a size, placed so that a pixel lies in it at these fractions of its width and height."""
    return pygame.Rect((round(place[0] - across * size[0]), round(place[1] - down * size[1])), size)


def _lead(canvas: Canvas, rect: pygame.Rect, ghost: tuple[int, int]) -> None:
    """Draw a line from a plate to the ghost, where the two are apart."""
    edge = (min(max(ghost[0], rect.left), rect.right), min(max(ghost[1], rect.top), rect.bottom))
    far = dist(edge, ghost)
    ring = canvas.px(RING)
    if far <= canvas.px(2 * GAP):
        return
    end = (ghost[0] + (edge[0] - ghost[0]) * ring / far, ghost[1] + (edge[1] - ghost[1]) * ring / far)
    pygame.draw.line(canvas.surface, theme.PANEL, edge, end, canvas.px(4))
    pygame.draw.line(canvas.surface, theme.PLANNED, edge, end, max(canvas.px(2), 1))


# -- what it says --------------------------------------------------------------------------------------------------


def _described(texts: Texts, game: Playing, found: Foreseen, most: int) -> tuple[Node, dict[str, Painter]]:
    """Return the plate as nodes with at most `most` answers, and the painters of its arrows and bars."""
    painters: dict[str, Painter] = {
        OWN: partial(_arrow, colour=theme.GOOD, back=False),
        OTHERS: partial(_arrow, colour=theme.BAD, back=True),
        BETWEEN: partial(_bolt, colour=theme.ACCENT),
    }
    own = texts.of(game.setup.system)
    rows: list[Node] = [*standing(texts, found)]

    def name(figure: FigureId) -> str:
        return figure_name(texts, game.setup, figure)

    if found.best is not None:
        words = texts("foresight-attack", figure=name(found.best.target), means=found.best.means)
        rows.append(_strike(painters, OWN, words, found.best, outcome_words(own, found.best)))
        rows += [Label(hint, theme.SMALL, "muted", italic=True) for hint in found.hints if most]
    elif found.is_whole:
        rows.append(Label(texts("foresight-no-attack"), theme.SMALL, "muted"))
    for reply in found.replies[:most]:
        words = texts("foresight-reply", figure=name(reply.figure), means=reply.means)
        rows.append(_strike(painters, OTHERS, words, reply, outcome_words(own, reply)))
    more = len(found.replies) - most
    if more > 0:
        key = "foresight-more" if most else "foresight-answers"
        rows.append(Label(texts(key, number=more), theme.SMALL, "muted"))
    elif found.is_whole and not found.replies:
        rows.append(Label(texts("foresight-nobody-answers"), theme.SMALL, "muted"))
    for invited in found.invited[:most]:
        words = own("foresight-invites", figure=name(invited.figure), words=invited.words)
        if invited.strike is None:
            rows.append(Row((Drawn(BETWEEN, min_width=ARROW, min_height=ARROW), Label(words, grow=1.0)), 6.0))
        else:
            words = f"{words}, {invited.strike.means}"
            rows.append(_strike(painters, BETWEEN, words, invited.strike, outcome_words(own, invited.strike)))
    if len(found.invited) > most:
        key = "foresight-more" if most else "foresight-invited"
        rows.append(Label(own(key, number=len(found.invited) - most), theme.SMALL, "muted"))
    if not found.is_whole:
        rows.append(Label("…", theme.SMALL, "muted"))
    surface = Plate(theme.PANEL, mixed(theme.PANEL, theme.PLANNED, 0.6))
    return Box(Column(tuple(rows), 5.0), (10.0, 8.0, 10.0, 8.0), surface), painters


def standing(texts: Texts, found: Foreseen) -> Iterator[Label]:
    """Yield who sees whom where the plan leads, and what it costs until then or until the first dice.

    That nobody sees anybody is told once all is known.
    """
    if found.is_whole or found.seen or found.watchers:
        yield Label(texts("foresight-seen", seen=found.seen, watchers=found.watchers), bold=True)
    if found.spent:
        key = "foresight-spent" if found.is_sure else "foresight-spent-until-dice"
        yield Label(texts(key, what=" · ".join(found.spent)), theme.SMALL, "muted")
    if not found.is_sure:
        yield Label(texts("foresight-unsure"), theme.SMALL, "accent")


def _strike(painters: dict[str, Painter], arrow: str, words: str, strike: Strike, outcomes: str) -> Node:
    """Return an attack: who attacks whom with what, a bar of its outcomes, and their chances in words."""
    bar = f"bar:{len(painters)}"
    painters[bar] = partial(_bar, outcomes=strike.outcomes)
    told = Column(
        (Label(words), Drawn(bar, min_height=BAR, max_height=BAR), Label(outcomes, theme.SMALL, "muted")), 2.0, grow=1.0
    )
    return Row((Column((Drawn(arrow, min_width=ARROW, min_height=ARROW), Space(grow=1.0)), 0.0), told), 6.0)


# -- what it paints ------------------------------------------------------------------------------------------------


def _arrow(canvas: Canvas, rect: pygame.Rect, colour: theme.Colour, back: bool) -> None:
    """Draw an arrow that leads out to the right, or back to the left."""
    size, (x, y) = canvas.px(6), rect.center
    way = -1 if back else 1
    pygame.draw.line(canvas.surface, colour, (x - way * size, y), (x + way * size // 2, y), max(canvas.px(2), 1))
    head = [(x + way * size, y), (x, y - size * 2 // 3), (x, y + size * 2 // 3)]
    pygame.draw.polygon(canvas.surface, colour, head)


def _bolt(canvas: Canvas, rect: pygame.Rect, colour: theme.Colour) -> None:
    """Draw a bolt: something that comes in between."""
    size, (x, y) = canvas.px(7), rect.center
    upper = [(x + 2, y - size), (x - size // 2, y + 1), (x, y + 1)]
    lower = [(x - 2, y + size), (x + size // 2, y - 1), (x, y - 1)]
    points = [*upper, *lower]
    pygame.draw.polygon(canvas.surface, colour, points)


def _bar(canvas: Canvas, rect: pygame.Rect, outcomes: Sequence[Outcome]) -> None:
    """Draw the outcomes as parts of a bar, the graver the brighter, with gaps between them."""
    pygame.draw.rect(canvas.surface, theme.SUNKEN, rect)
    left = float(rect.left)
    for outcome in outcomes:
        width = outcome.share * rect.w
        part = pygame.Rect(round(left), rect.top, max(round(left + width) - round(left) - 1, 0), rect.h)
        pygame.draw.rect(canvas.surface, mixed(theme.LINE, theme.BAD, outcome.grave), part)
        left += width
