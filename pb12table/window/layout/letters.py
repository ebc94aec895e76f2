"""How large words are in the fonts of the program."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pb12table.window.kit.canvas import line_height, width_of, wrapped


class FontLetters:
    """Measures as the canvas paints."""

    def width(self, text: str, size: int, bold: bool, italic: bool) -> int:
        return width_of(text, size, bold, italic)

    def lines(self, text: str, size: int, width: int, bold: bool, italic: bool, hyphens: bool) -> Sequence[str]:
        whole = text if hyphens else unhyphenated(text, size, width, bold, italic)
        return wrapped(whole, size, width, bold, italic)

    def line_height(self, size: int) -> int:
        return line_height(size)


def unhyphenated(text: str, size: int, width: int, bold: bool = False, italic: bool = False) -> str:
    """A text with line breaks in words that are too wide, such as paths; `wrapped` would put hyphens into them."""

    def parted(word: str) -> str:
        lines = [""]
        for piece in re.split(r"(?<=[/\\_.-])", word):
            for part in [piece] if width_of(piece, size, bold, italic) <= width else list(piece):
                if width_of(lines[-1] + part, size, bold, italic) > width:
                    lines.append("")
                lines[-1] += part
        return "\n".join(lines)

    def too_wide(word: str) -> bool:
        return width_of(word, size, bold, italic) > width

    return "".join(parted(word) if too_wide(word) else word for word in re.split(r"(\s+)", text))
