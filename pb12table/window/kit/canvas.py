"""Painting the interface: fonts, texts, panels and buttons on a surface, and the zones, tips and presses of a mouse."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, Literal, TypeAlias, TypeVar

import pygame

from pb12table.files.places import assets_folder
from pb12table.texts.rule_list import CITED, is_rule
from pb12table.window.kit import keys, theme
from pb12table.window.kit.palette import PlayerLook, lay
from pb12table.window.kit.portraits import portraits
from pb12table.window.kit.strokes import draw_icon
from pb12table.window.kit.theme import Colour

SANS: Final = {
    (False, False): "Inter-Regular.otf",
    (True, False): "Inter-SemiBold.otf",
    (False, True): "Inter-Italic.otf",
    (True, True): "Inter-SemiBoldItalic.otf",
}
SERIF: Final = {
    (False, False): "Vollkorn-Variable.ttf",
    (True, False): "Vollkorn-SemiBold.ttf",
    (False, True): "Vollkorn-VariableItalic.ttf",
    (True, True): "Vollkorn-SemiBoldItalic.ttf",
}
LARGER: Final = 1.06
"""So much larger letters with serifs are, to look as large as the others."""
SPACED: Final = 24
"""Below this size in window pixels the spaces between their words are widened."""


def font(size: float, bold: bool = False, italic: bool = False) -> pygame.font.Font:
    """Return the sans-serif font at a size in pixels; kept once requested."""
    return _loaded(SANS[bold, italic], max(round(size), 6))


def told_font(size: float, bold: bool = False, italic: bool = False) -> pygame.font.Font:
    """Return the serif font at a size in pixels, which looks as large as the other of that size."""
    return _loaded(SERIF[bold, italic], max(round(size * LARGER), 6))


def map_font(size: float, italic: bool = False) -> pygame.font.Font:
    """Return the font for names on the map at a size in pixels."""
    return _loaded(SERIF[True, italic], max(round(size), 6))


@lru_cache(maxsize=128)
def _loaded(name: str, size: int) -> pygame.font.Font:
    if not pygame.font.get_init():
        pygame.font.init()
    return pygame.font.Font(assets_folder() / "fonts" / name, size)


@lru_cache(maxsize=1024)
def words(
    text: str,
    size: int,
    colour: tuple[int, int, int],
    bold: bool = False,
    italic: bool = False,
    halo: tuple[int, int, int] | None = None,
    serif: bool = False,
) -> pygame.Surface:
    """Return a line of text as a picture, with a soft outline in the halo's colour if given; kept for reuse."""
    face = map_font(size, italic) if serif else font(size, bold, italic)
    front = face.render(text, True, colour)
    if halo is None:
        return front
    width = max(1, round(size / 11))
    result = pygame.Surface((front.get_width() + 2 * width, front.get_height() + 2 * width), pygame.SRCALPHA)
    back = face.render(text, True, halo)
    back.set_alpha(190)
    for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1), (-0.7, -0.7), (0.7, -0.7), (-0.7, 0.7), (0.7, 0.7)):
        result.blit(back, (width + round(dx * width), width + round(dy * width)))
    result.blit(front, (width, width))
    return result


ZONE: Final = "rule:"


@lru_cache(maxsize=6000)
def cited_in(text: str) -> tuple[tuple[int, int, str], ...]:
    """Return where in a text rules and rulings are named: first letter, one past the last, id."""
    return tuple((match.start(), match.end(), match[0]) for match in CITED.finditer(text) if is_rule(match[0]))


def rules_in(lines: Iterable[str]) -> tuple[str, ...]:
    """Return the rules and rulings that some lines name, each once."""
    return tuple(dict.fromkeys(rule for line in lines for _, _, rule in cited_in(line)))


def rule_of(zone: str) -> str:
    """Return the rule or ruling opened by a zone of that name, "" for none."""
    return zone.removeprefix(ZONE) if zone.startswith(ZONE) else ""


Anchor = Literal["left", "center", "right"]
ButtonStyle = Literal["plain", "primary", "quiet", "danger", "good"]
ELLIPSIS: Final = "…"
BETWEEN: Final = " · "
"""What stands between things that are told one after the other."""
HYPHEN: Final = "-"
HELD: Final = "\N{NO-BREAK SPACE}%"
LEAST_LETTERS: Final = 4
"""So many letters at least stand before and behind the place where a word is broken that has no hyphen."""

VOWELS: Final = frozenset("aeiouyäöü")
ONE_SOUND: Final = frozenset({"ch", "ck", "ph", "qu", "sh", "th"})
"""Two letters that are not parted where a word is broken."""

ICON: Final = 20.0
ICON_ROOM: Final = 26.0
"""How large an icon is on a button, and how much room it takes there, in natural pixels."""
DIALOG_PAD: Final = 26.0
"""How far inside a dialog its contents begin, in natural pixels."""


@dataclass(frozen=True, slots=True)
class Zone:
    """A part of the window with a name such as "command:move"; `tip` is what it says when asked, line by line."""

    rect: pygame.Rect
    name: str
    enabled: bool = True
    tip: tuple[str, ...] = ()


Row = TypeVar("Row")


def still_there(rows: Sequence[Row], number: str) -> Row | None:
    """Return what a number in the name of a zone, or of a button, means in a list; None for what has gone meanwhile.

    What is pressed was painted with the frame before.
    """
    return rows[int(number)] if number.isdecimal() and int(number) < len(rows) else None


@lru_cache(maxsize=6000)
def rendered(text: str, size: int, colour: Colour, bold: bool, italic: bool, told: bool = False) -> pygame.Surface:
    """Return a line of text as a surface, `told` with serifs; `size` in window pixels."""
    return _face(size, bold, italic, told).render(_spaced(text, size, told), True, colour)


def _spaced(text: str, size: int, told: bool) -> str:
    """Return a text whose words stand far enough apart: small letters with serifs have narrow spaces of their own."""
    return text.replace(" ", " \N{HAIR SPACE}") if told and size < SPACED else text


def _face(size: int, bold: bool, italic: bool, told: bool) -> pygame.font.Font:
    return told_font(size, bold, italic) if told else font(size, bold, italic)


@lru_cache(maxsize=6000)
def width_of(text: str, size: int, bold: bool = False, italic: bool = False, told: bool = False) -> int:
    """Return the width of a line of text in window pixels."""
    return int(_face(size, bold, italic, told).size(_spaced(text, size, told))[0])


@lru_cache(maxsize=3000)
def wrapped(
    text: str, size: int, width: int, bold: bool = False, italic: bool = False, told: bool = False
) -> tuple[str, ...]:
    """Return a text broken into lines no wider than `width` window pixels.

    A single word that is wider is broken after a hyphen, else with a hyphen added, between syllables where one begins
    there, unless too few letters would be left on either line.
    """

    def fits(words: str) -> bool:
        return width_of(words, size, bold, italic, told) <= width

    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        # Not at a space that holds together what belongs together, as a word and its number, or a number and its "%".
        for word in filter(None, paragraph.replace(" %", HELD).split(" ")):
            longer = f"{line} {word}" if line else word
            if not line or fits(longer):
                line = longer
            else:
                lines.append(line)
                line = word
            while not fits(line) and (place := _hyphen(line, fits) or _last_letter(line, fits)):
                lines.append(line[:place] + ("" if line[place - 1] == HYPHEN else HYPHEN))
                line = line[place:]
        lines.append(line)
    return tuple(line.replace(HELD, " %") for line in lines)


def line_height(size: int) -> int:
    """Return the distance between two lines of letters of a size, both in window pixels."""
    return round(size * 1.36)


def _hyphen(line: str, fits: Callable[[str], bool]) -> int:
    """Return where an overlong line can be broken after a hyphen, 0 for nowhere."""
    places = [number + 1 for number, sign in enumerate(line[:-1]) if sign == HYPHEN and fits(line[: number + 1])]
    return max(places, default=0)


def _last_letter(line: str, fits: Callable[[str], bool]) -> int:
    """Return after how many letters an overlong word can be broken with an added hyphen, 0 for not at all."""
    most = len(line) - LEAST_LETTERS
    places = [place for place in range(most, LEAST_LETTERS - 1, -1) if fits(line[:place] + HYPHEN)]
    found = next((place for place in places if _between_syllables(line, place)), places[0] if places else 0)
    return found if line[:found].isalpha() else 0


def _between_syllables(word: str, place: int) -> bool:
    """Return whether a new syllable may begin there: with one consonant before a vowel, not a two-letter sound."""
    there = word.lower()
    begins = there[place] not in VOWELS and there[place + 1] in VOWELS
    return begins and there[place - 1 : place + 1] not in ONE_SOUND


@lru_cache(maxsize=3000)
def shortened(text: str, size: int, width: int, bold: bool = False, italic: bool = False, told: bool = False) -> str:
    """Return a text cut to `width` window pixels, with dots where something is missing.

    Of what is told one after the other whole parts are left out, if one at least has room.
    """
    if width_of(text, size, bold, italic, told) <= width:
        return text
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if width_of(text[:middle].rstrip() + ELLIPSIS, size, bold, italic, told) <= width:
            low = middle
        else:
            high = middle - 1
    parts, _, _ = text[:low].rpartition(BETWEEN)
    while parts and width_of(f"{parts}{BETWEEN}{ELLIPSIS}", size, bold, italic, told) > width:
        parts, _, _ = parts.rpartition(BETWEEN)
    return f"{parts}{BETWEEN}{ELLIPSIS}" if parts else text[:low].rstrip() + ELLIPSIS


def shared_area(rect: pygame.Rect, others: Iterable[pygame.Rect]) -> int:
    """Return how much of a rectangle others cover, in square pixels; what two cover counts twice."""
    return sum(rect.clip(other).w * rect.clip(other).h for other in others)


def fitting_size(text: str, sizes: Sequence[float], width: int, scale: float, bold: bool = False) -> float:
    """Return the first of some sizes, in natural pixels, at which a text fits in `width`; the last if none does."""
    return next((size for size in sizes if width_of(text, round(size * scale), bold) <= width), sizes[-1])


def _veiled(size: tuple[int, int], colour: tuple[int, int, int, int], radius: int) -> pygame.Surface:
    surface = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(surface, colour, surface.get_rect(), border_radius=radius)
    return surface


_veil = lru_cache(maxsize=64)(_veiled)
_veil_of_window = lru_cache(maxsize=2)(_veiled)
"""Those over the whole window are large, and each size it has had would leave some."""


def zone_at(zones: Sequence[Zone], pixel: tuple[int, int]) -> Zone | None:
    """Return the topmost of some zones under a pixel."""
    return next((zone for zone in reversed(zones) if zone.rect.collidepoint(pixel)), None)


@dataclass(slots=True)
class Canvas:
    """A surface to paint on, with the interface scale and the place of the mouse.

    `help_key` names the key that opens a rule; `told` are those that the painted tip, or else a notice, names.
    """

    surface: pygame.Surface
    scale: float
    mouse: tuple[int, int]
    help_key: str = ""
    zones: list[Zone] = field(default_factory=list)
    told: tuple[str, ...] = ()

    def px(self, length: float) -> int:
        """Return natural pixels as window pixels."""
        return round(length * self.scale)

    @property
    def rect(self) -> pygame.Rect:
        """The whole window."""
        return self.surface.get_rect()

    def zone(self, rect: pygame.Rect, name: str, *, enabled: bool = True, tip: tuple[str, ...] = ()) -> bool:
        """Register a zone; return whether the mouse is in it."""
        self.zones.append(Zone(rect.copy(), name, enabled, tip))
        return rect.collidepoint(self.mouse)

    def zone_at(self, pixel: tuple[int, int]) -> Zone | None:
        """Return the topmost zone under a pixel."""
        return zone_at(self.zones, pixel)

    # -- texts ------------------------------------------------------------------------------------------------

    def text(
        self,
        place: tuple[float, float],
        text: str,
        size: float | None = None,
        colour: Colour | None = None,
        *,
        bold: bool = False,
        italic: bool = False,
        anchor: Anchor = "left",
        width: int | None = None,
        cites: bool = True,
        told: bool = False,
    ) -> pygame.Rect:
        """Draw one line; `place` is its upper left, upper middle or upper right corner, in window pixels.

        The rules it `cites` can be opened.  What is `told` has serifs.
        """
        pixels, colour = self.px(size or theme.NORMAL), colour or theme.TEXT
        shown = text if width is None else shortened(text, pixels, width, bold, italic, told)
        picture = rendered(shown, pixels, colour, bold, italic, told)
        rect = picture.get_rect(top=round(place[1]))
        if anchor == "left":
            rect.left = round(place[0])
        elif anchor == "right":
            rect.right = round(place[0])
        else:
            rect.centerx = round(place[0])
        self.surface.blit(picture, rect)
        for start, end, rule in cited_in(shown) if cites else ():
            left, right = (rect.left + width_of(shown[:letter], pixels, bold, italic, told) for letter in (start, end))
            self._cite(pygame.Rect(left, rect.top, right - left, rect.h), rule, colour)
        return rect

    def _cite(self, place: pygame.Rect, rule: str, colour: Colour) -> None:
        """Underline the id of a rule and let it be opened; asked, it says what lies below it says."""
        place = place.clip(self.surface.get_clip())
        below = self.zone_at(place.center)
        if place.w and self.zone(place, f"{ZONE}{rule}", tip=() if below is None else below.tip):
            colour = theme.ACCENT
        height = place.bottom - self.px(2)
        pygame.draw.line(self.surface, colour, (place.left, height), (place.right - 1, height))

    def middle(
        self,
        rect: pygame.Rect,
        text: str,
        size: float | None = None,
        colour: Colour | None = None,
        *,
        bold: bool = False,
        italic: bool = False,
        anchor: Anchor = "center",
        told: bool = False,
    ) -> None:
        """Write a line in a rectangle's middle, or half way down its side, shortened to fit; `told` with serifs."""
        pixels = self.px(size or theme.NORMAL)
        shown = shortened(text, pixels, rect.w, bold, italic, told)
        picture = rendered(shown, pixels, colour or theme.TEXT, bold, italic, told)
        place = picture.get_rect(center=rect.center)
        if anchor == "left":
            place.left = rect.left
        elif anchor == "right":
            place.right = rect.right
        self.surface.blit(picture, place)

    def paragraph(
        self,
        place: tuple[int, int],
        width: int,
        text: str,
        size: float | None = None,
        colour: Colour | None = None,
        *,
        bold: bool = False,
        italic: bool = False,
        anchor: Anchor = "left",
        lines: int | None = None,
        cites: bool = True,
        told: bool = False,
    ) -> int:
        """Draw wrapped lines from an upper left corner on, `told` with serifs; return the height in window pixels."""
        size = size or theme.NORMAL
        pixels = self.px(size)
        step = self.line_height(size)
        found = wrapped(text, pixels, width, bold, italic, told)
        shown = found if lines is None else found[:lines]
        for number, line in enumerate(shown):
            cut = lines is not None and number == lines - 1 and len(found) > lines
            x = place[0] + (width // 2 if anchor == "center" else width if anchor == "right" else 0)
            words = line + ELLIPSIS if cut else line
            spot = (x, place[1] + number * step)
            self.text(
                spot, words, size, colour, bold=bold, italic=italic, anchor=anchor, width=width, cites=cites, told=told
            )
        return step * len(shown)

    def line_height(self, size: float) -> int:
        """Return the distance between two lines in window pixels."""
        return line_height(self.px(size))

    # -- surfaces ---------------------------------------------------------------------------------------------

    def veil(self, rect: pygame.Rect, colour: Colour, alpha: int, radius: float = 0) -> None:
        """Draw a translucent rectangle."""
        veil = _veil_of_window if rect.size == self.surface.get_size() else _veil
        self.surface.blit(veil(rect.size, (*colour, alpha), self.px(radius)), rect)

    def box(
        self,
        rect: pygame.Rect,
        fill: Colour | Literal["panel"] | None = "panel",
        border: Colour | Literal["line"] | None = "line",
        radius: float = 6,
        thickness: float = 1,
    ) -> None:
        """Draw a filled rectangle with a border and round corners."""
        if fill is not None:
            fill = theme.PANEL if fill == "panel" else fill
            pygame.draw.rect(self.surface, fill, rect, border_radius=self.px(radius))
        if border is not None:
            border, width = theme.LINE if border == "line" else border, max(1, self.px(thickness))
            pygame.draw.rect(self.surface, border, rect, width=width, border_radius=self.px(radius))

    def ground(self, rect: pygame.Rect, *, panel: bool = False) -> None:
        """Lay the material of the ground, or that of panels."""
        material = theme.PANELS_OF if panel else theme.GROUND_OF
        lay(self.surface, rect, theme.PANEL if panel else theme.INK, material)

    def dialog(self, size: tuple[float, float], title: str) -> pygame.Rect:
        """Draw a titled panel in the middle of a darkened window, as large as its size (natural pixels) or as fits."""
        self.zones.clear()
        self.veil(self.rect, theme.INK, 150)
        edge = 2 * self.px(12)
        rect = pygame.Rect(0, 0, self.px(size[0]), self.px(size[1])).clip(self.rect.inflate(-edge, -edge))
        rect.center = self.rect.center
        self.shadow(rect, 10)
        self.box(rect, theme.PANEL, theme.LINE, 10)
        self.text((rect.left + self.px(DIALOG_PAD), rect.top + self.px(16)), title, theme.TITLE, bold=True, cites=False)
        return rect

    def shadow(self, rect: pygame.Rect, radius: float = 8) -> None:
        """Draw a soft dark edge around a rectangle that lies over something."""
        for spread, alpha in ((8, 22), (5, 34), (2, 46)):
            reach = self.px(spread)
            self.veil(rect.inflate(2 * reach, 2 * reach).move(0, reach // 2), (0, 0, 0), alpha, radius + spread)

    def button(
        self,
        rect: pygame.Rect,
        name: str,
        label: str,
        *,
        key: str = "",
        enabled: bool = True,
        style: ButtonStyle = "plain",
        pressed: bool = False,
        tip: tuple[str, ...] = (),
        size: float | None = None,
        anchor: Anchor = "center",
        lines: int = 1,
        icon: str = "",
    ) -> bool:
        """Draw a push button, its key in the corner, its label in a few lines; return whether the mouse is over it.

        `icon`: strokes at its left, "" for none.
        """
        hovered = self.zone(rect, name, enabled=enabled, tip=tip) and enabled
        fill, border, ink = _button_colours(style, enabled, hovered, pressed)
        self.box(rect, fill, border, 5)
        inner = rect.inflate(-self.px(16), 0)
        if key:
            badge = width_of(key, self.px(theme.SMALL)) + self.px(10)
            inner.w -= badge
            self.key_badge((rect.right - self.px(7), rect.centery), key, ink if enabled else theme.FAINT)
        if icon:
            side = self.px(ICON)
            draw_icon(self.surface, pygame.Rect(inner.left, inner.centery - side // 2, side, side), icon, ink)
            inner.left, inner.w = inner.left + self.px(ICON_ROOM), inner.w - self.px(ICON_ROOM)
        bold, size = style == "primary" and enabled, size or theme.NORMAL
        if lines > 1 and (count := len(wrapped(label, self.px(size), inner.w, bold))) > 1:
            top = inner.centery - min(count, lines) * self.line_height(size) // 2
            self.paragraph((inner.left, top), inner.w, label, size, ink, bold=bold, anchor=anchor, lines=lines,
                           cites=False)  # fmt: skip
        else:
            self.middle(inner, label, size, ink, bold=bold, anchor=anchor)
        return hovered

    def button_width(self, label: str, key: str = "", size: float | None = None, *, bold: bool = False) -> int:
        """Return how wide a button must be to show its words and its key."""
        badge = width_of(key, self.px(theme.SMALL)) + self.px(10) if key else 0
        return width_of(label, self.px(size or theme.NORMAL), bold) + badge + self.px(18)

    def key_badge(self, place: tuple[int, int], key: str, colour: Colour) -> pygame.Rect:
        """Draw the name of a key in a little frame; `place` is the middle of its right side."""
        picture = rendered(key, self.px(theme.SMALL), colour, False, False)
        frame = picture.get_rect().inflate(self.px(8), self.px(2))
        frame.midright = place
        pygame.draw.rect(self.surface, colour, frame, width=1, border_radius=self.px(3))
        self.surface.blit(picture, picture.get_rect(center=frame.center))
        return frame

    def badge_width(self, key: str) -> int:
        """Return the width of a key's badge."""
        return width_of(key, self.px(theme.SMALL)) + self.px(8)

    def scroll_mark(self, rect: pygame.Rect, height: int, scroll: int) -> None:
        """Draw a thin bar at the right side that shows which part of a higher whole is seen."""
        if height <= rect.h or rect.h <= 0:
            return
        long = max(rect.h * rect.h // height, self.px(20))
        top = rect.top + (rect.h - long) * min(scroll, height - rect.h) // (height - rect.h)
        bar = pygame.Rect(rect.right - self.px(5), top, self.px(3), long)
        pygame.draw.rect(self.surface, theme.FAINT, bar, border_radius=self.px(2))

    def player_mark(self, center: tuple[int, int], radius: float, look: PlayerLook) -> None:
        """Draw a player's colour in the player's shape."""
        points = mark_outline(look.shape, center, self.px(radius))
        if points is None:
            pygame.draw.circle(self.surface, look.colour, center, self.px(radius))
            pygame.draw.aacircle(self.surface, look.light, center, self.px(radius), max(1, self.px(1.5)))
        else:
            pygame.draw.polygon(self.surface, look.colour, points)
            pygame.draw.polygon(self.surface, look.light, points, max(1, self.px(1.5)))
        picture = portraits.picture(portraits.key(look.portrait), round(IN_MARK * self.px(radius)))
        if picture is not None:
            self.surface.blit(picture, picture.get_rect(center=center))


IN_MARK: Final = 1.5
"""How wide a picture in a player's mark is, in radii of that."""
_SHAPES: Final[dict[str, tuple[tuple[float, float], ...]]] = {
    "square": ((-0.88, -0.88), (0.88, -0.88), (0.88, 0.88), (-0.88, 0.88)),
    "triangle": ((0.0, -1.1), (1.05, 0.8), (-1.05, 0.8)),
    "hexagon": ((-0.55, -0.95), (0.55, -0.95), (1.1, 0.0), (0.55, 0.95), (-0.55, 0.95), (-1.1, 0.0)),
    "diamond": ((0.0, -1.15), (1.15, 0.0), (0.0, 1.15), (-1.15, 0.0)),
}


def mark_outline(shape: str, center: tuple[int, int], radius: int) -> list[tuple[int, int]] | None:
    """Return the corners of a player's shape around a centre; None for the circle."""
    corners = _SHAPES.get(shape)
    if corners is None:
        return None
    return [(round(center[0] + x * radius), round(center[1] + y * radius)) for x, y in corners]


def _button_colours(style: ButtonStyle, enabled: bool, hovered: bool, pressed: bool) -> tuple[Colour, Colour, Colour]:
    """Fill, border and ink of a button."""
    if not enabled:
        return theme.SUNKEN, theme.RAISED, theme.FAINT
    if style == "primary":
        return (theme.ACCENT, theme.TEXT, theme.INK) if hovered else (theme.ACCENT, theme.ACCENT_DARK, theme.INK)
    if pressed:
        return theme.ACCENT_DARK, theme.ACCENT, theme.TEXT
    if style == "danger":
        return (theme.HOVERED, theme.BAD, theme.BAD) if hovered else (theme.RAISED, theme.LINE, theme.BAD)
    if style == "good":
        return (theme.HOVERED, theme.GOOD, theme.GOOD) if hovered else (theme.RAISED, theme.GOOD, theme.GOOD)
    if style == "quiet":
        return (theme.HOVERED, theme.LINE, theme.TEXT) if hovered else (theme.PANEL, theme.LINE, theme.MUTED)
    return (theme.HOVERED, theme.ACCENT, theme.TEXT) if hovered else (theme.RAISED, theme.LINE, theme.TEXT)


WIDEST = 380.0


def draw_tip(canvas: Canvas, lines: tuple[str, ...], cards: Sequence[pygame.Rect] = ()) -> None:
    """Paint lines beside the mouse, the first one being the name; on none of the `cards` while there is room.

    The first line that names a rule says which key opens it.
    """
    px = canvas.px
    canvas.told = rules_in(lines) or canvas.told
    size = px(theme.SMALL)
    shown: list[tuple[str, bool]] = []
    for number, line in enumerate(lines):
        bold = number == 0 and len(lines) > 1
        shown += [(part, bold) for part in wrapped(line, size, px(WIDEST), bold)]
    cites = next((number for number, (line, _) in enumerate(shown) if cited_in(line)), None)
    badge = canvas.badge_width(canvas.help_key) + px(8) if canvas.help_key else 0
    widths = [width_of(line, size, bold) + badge * (number == cites) for number, (line, bold) in enumerate(shown)]
    width = max(widths) + px(20)
    step = canvas.line_height(theme.SMALL)
    rect = pygame.Rect(0, 0, width, step * len(shown) + px(12))
    beside = _places(canvas, rect.size)
    rect = min((*beside, *_farther(canvas, beside, cards)), key=lambda place: shared_area(place, cards))
    canvas.shadow(rect, 5)
    canvas.box(rect, theme.INK, theme.LINE, 5)
    for number, (line, bold) in enumerate(shown):
        place = (rect.left + px(10), rect.top + px(5) + number * step)
        spot = canvas.text(place, line, theme.SMALL, theme.TEXT, bold=bold, cites=False)
        if number == cites and badge:
            canvas.key_badge((spot.right + badge, spot.centery), canvas.help_key, theme.MUTED)


def _places(canvas: Canvas, size: tuple[int, int]) -> list[pygame.Rect]:
    """Return where a tip of a size can lie without being under the mouse, best place first."""
    px, (x, y) = canvas.px, canvas.mouse
    found: list[pygame.Rect] = []
    for top in (y + px(18), y - px(8) - size[1]):
        for left in (x + px(16), x - px(8) - size[0]):
            rect = pygame.Rect((left, top), size)
            if canvas.rect.contains(rect):
                found.append(rect)
    # As low as the window lets it, but beside the mouse.
    for left in (x + px(16), x - px(8) - size[0]):
        rect = pygame.Rect((left, min(y + px(18), canvas.rect.bottom - size[1])), size)
        if canvas.rect.contains(rect):
            found.append(rect)
    return found or [pygame.Rect((x + px(16), y + px(18)), size).clamp(canvas.rect)]


FARTHEST: Final = 120.0
"""So far above or below its usual place a tip may lie to be on no button."""


def _farther(canvas: Canvas, beside: Sequence[pygame.Rect], cards: Sequence[pygame.Rect]) -> Iterator[pygame.Rect]:
    """Yield where a tip lies just above or below the cards it would lie on, nearest first, where that is not far."""
    gap, found = canvas.px(4), list[tuple[int, pygame.Rect]]()
    for place in beside:
        tops = (top for card in cards for top in (card.top - gap - place.h, card.bottom + gap))
        found += ((abs(top - place.top), pygame.Rect((place.left, top), place.size)) for top in tops)
    for far, place in sorted(found, key=lambda each: each[0]):
        if far <= canvas.px(FARTHEST) and canvas.rect.contains(place) and not place.collidepoint(canvas.mouse):
            yield place


PRESSES: Final = (pygame.KEYDOWN, pygame.TEXTINPUT, pygame.MOUSEBUTTONDOWN)
"""What people do about what they see."""
SLOW: Final = 0.25
"""In a frame of more seconds keys are pressed before what it brings can be seen."""

Asked: TypeAlias = tuple[object, object]
"""What keys are about: the screen on top, and the open question of a game, if there is one."""


class Presses:
    """Looks through the events of each frame.

    What only `looks`, and decides nothing, is meant whatever was to be seen when it was pressed.
    """

    def __init__(self, looks: Callable[[pygame.event.Event], bool]) -> None:
        self._looks = looks
        self._is_new_game = self._is_unseen = False
        self._opened_by: int | None = None
        """The key that is down and has changed what is on top."""

    def begin_frame(self) -> None:
        """Begin to take events of another frame."""
        self._is_new_game = self._is_unseen = False

    def game_opened(self) -> None:
        """Note that a game was opened: what was pressed before it could be seen is not for it."""
        self._is_new_game = True

    def is_meant(self, event: pygame.event.Event) -> bool:
        """Return whether an event is for what is on top, not left over from what was there before."""
        if self._is_new_game and event.type in PRESSES:
            return False
        if self._is_unseen and event.type in PRESSES:
            return self._looks(event)
        # The letter of the key that opened a dialog is typed when that is there already.
        return not (event.type == pygame.TEXTINPUT and self._opened_by is not None)

    def taken(self, event: pygame.event.Event, *, opened: bool, asked: bool, types: bool) -> None:
        """Note that an event was taken, and has changed what is on top (`opened`) and what is `asked`, or not.

        What comes then was pressed before it could be seen; but where one `types` what is on top, one may go on typing.
        """
        self._is_unseen = self._is_unseen or asked or (opened and not types)
        if event.type == pygame.KEYDOWN:
            self._opened_by = event.key if opened else None
        elif event.type == pygame.KEYUP and event.key == self._opened_by:
            self._opened_by = None

    def end_frame(self, before: Asked, now: Asked, seconds: float, *, decides: bool, types: bool = False) -> None:
        """Drop what was pressed while a frame was at work for so long, and so was meant for what was to be seen before.

        Where the same is asked as before a key counts, since one may be typing, but for a screen that `decides`.  Where
        one `types` what is on top now, letters are kept: who opens a line with a key goes on with its words.
        """
        if self._is_new_game:
            pygame.event.clear(PRESSES)
        elif seconds > SLOW and (decides or any(one is not other for one, other in zip(before, now, strict=True))):
            for event in pygame.event.get((pygame.KEYDOWN, pygame.TEXTINPUT)):
                if self._looks(event) or (types and event.type == pygame.TEXTINPUT):
                    pygame.event.post(event)


def is_help(event: pygame.event.Event, bindings: Mapping[str, str]) -> bool:
    """Return whether an event is the help key."""
    if event.type != pygame.KEYDOWN:
        return False
    return keys.command_for(keys.binding_of(event), ("table",), bindings) == "help"


def rules_asked(event: pygame.event.Event, painted: Canvas | None, bindings: Mapping[str, str]) -> tuple[str, ...]:
    """Return the rules an event opens: that of a clicked id, or with the help key those that are shown."""
    if painted is None:
        return ()
    helps = is_help(event, bindings)
    if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
        zone = zone_at(painted.zones, event.pos)
    elif helps:
        zone = zone_at(painted.zones, painted.mouse)
    else:
        return ()
    clicked = "" if zone is None else rule_of(zone.name)
    told = painted.told if helps else ()
    return tuple(dict.fromkeys((clicked, *told) if clicked else told))
