"""Random descriptions, and letters that are all as wide as half of their size."""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import strategies as st

from pb12table.window.layout.nodes import (
    Box,
    Button,
    Card,
    Column,
    Field,
    Flow,
    Grid,
    Label,
    Node,
    Row,
    Scroll,
    Space,
    Toggle,
)


class PlainLetters:
    """Every letter is half as wide as high; words that are too wide are broken anywhere."""

    def width(self, text: str, size: int, bold: bool = False, italic: bool = False, told: bool = False) -> int:
        return len(text) * size // 2

    def lines(
        self,
        text: str,
        size: int,
        width: int,
        bold: bool = False,
        italic: bool = False,
        hyphens: bool = True,
        told: bool = False,
    ) -> Sequence[str]:
        found: list[str] = []
        most = max(1, 2 * width // max(size, 1))
        for paragraph in text.split("\n"):
            line = ""
            for word in paragraph.split(" "):
                line = f"{line} {word}" if line and len(line) + 1 + len(word) <= most else self._next(found, line, word)
                while len(line) > most:
                    found.append(line[:most])
                    line = line[most:]
            found.append(line)
        return found

    def _next(self, found: list[str], line: str, word: str) -> str:
        if line:
            found.append(line)
        return word

    def line_height(self, size: int) -> int:
        return round(size * 1.36)


WORDS = st.lists(st.text("abcdefgh", min_size=1, max_size=14), min_size=1, max_size=8).map(" ".join)
SIDES = st.fixed_dictionaries(
    {},
    optional={
        "grow": st.sampled_from([0.0, 1.0, 2.0]),
        "min_width": st.sampled_from([0.0, 40.0, 120.0]),
        "max_width": st.sampled_from([30.0, 90.0, 300.0]),
        "min_height": st.sampled_from([0.0, 25.0, 70.0]),
        "max_height": st.sampled_from([20.0, 60.0, 200.0]),
    },
)
ALIGNS = st.sampled_from(["start", "center", "end", "stretch"])
GAPS = st.sampled_from([0.0, 3.0, 8.0, 12.5])
LEAVES: st.SearchStrategy[Node] = st.one_of(
    st.builds(
        lambda text, wrap, least, sides: Label(text, wrap=wrap, least=least, **sides),
        WORDS,
        st.booleans(),
        st.sampled_from([0.0, 9.0]),
        SIDES,
    ),
    st.builds(lambda text, sides: Label(text, lines=1, **sides), WORDS, SIDES),
    st.builds(lambda text, key, sides: Button("b", text, key, **sides), WORDS, st.sampled_from(["", "Esc"]), SIDES),
    st.builds(lambda text, sides: Toggle("t", text, True, **sides), WORDS, SIDES),
    st.builds(lambda sides: Field("f", **sides), SIDES),
    st.builds(lambda sides: Space(**sides), SIDES),
)


def _around(inner: st.SearchStrategy[Node]) -> st.SearchStrategy[Node]:
    several = st.lists(inner, max_size=4).map(tuple)
    pads = st.tuples(*[st.sampled_from([0.0, 4.0, 11.0])] * 4)
    return st.one_of(
        st.builds(lambda nodes, gap, align, sides: Row(nodes, gap, align, **sides), several, GAPS, ALIGNS, SIDES),
        st.builds(lambda nodes, gap, align, sides: Column(nodes, gap, align, **sides), several, GAPS, ALIGNS, SIDES),
        st.builds(
            lambda nodes, gap, align, equal, back, sides: Flow(nodes, gap, align, equal, back, **sides),
            several, GAPS, ALIGNS, st.booleans(), st.booleans(), SIDES,
        ),
        st.builds(
            lambda nodes, columns, gap, sides: Grid(nodes, columns, gap, **sides),
            several, st.integers(1, 3), GAPS, SIDES,
        ),
        st.builds(lambda node, pad, sides: Box(node, pad, **sides), inner, pads, SIDES),
        st.builds(lambda node, pad, sides: Card("c", node, pad, **sides), inner, pads, SIDES),
        st.builds(lambda node, offset, sides: Scroll("s", node, offset, **sides), inner, st.integers(-5, 500), SIDES),
    )  # fmt: skip


NODES = st.recursive(LEAVES, _around, max_leaves=12)
SCALES = st.sampled_from([0.75, 1.0, 1.25, 1.5, 2.0])
ROOMS = st.tuples(st.integers(0, 900), st.integers(0, 700))
