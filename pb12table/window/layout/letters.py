"""How large words are in the fonts of the program."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pb12table.window.kit.canvas import line_height, width_of, wrapped


class FontLetters:
    """Measures as the canvas paints."""

    def width(self, text: str, size: int, bold: bool, italic: bool, told: bool = False) -> int:
        return width_of(text, size, bold, italic, told)

    def lines(
        self, text: str, size: int, width: int, bold: bool, italic: bool, hyphens: bool, told: bool = False
    ) -> Sequence[str]:
        whole = text if hyphens else unhyphenated(text, size, width, bold, italic, told)
        return wrapped(whole, size, width, bold, italic, told)

    def line_height(self, size: int) -> int:
        return line_height(size)


def unhyphenated(
    text: str, size: int, width: int, bold: bool = False, italic: bool = False, told: bool = False
) -> str:
    """A text with line breaks in words that are too wide, such as paths; `wrapped` would put hyphens into them."""

    def wide(words: str) -> int:
        return width_of(words, size, bold, italic, told)

    def parted(word: str) -> str:
        lines = [""]
        for piece in re.split(r"(?<=[/\\_.-])", word):
            for part in [piece] if wide(piece) <= width else list(piece):
                if wide(lines[-1] + part) > width:
                    lines.append("")
                lines[-1] += part
        return "\n".join(lines)

    return "".join(parted(word) if wide(word) > width else word for word in re.split(r"(\s+)", text))
