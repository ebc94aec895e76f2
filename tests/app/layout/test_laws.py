"""The laws of placing, over random descriptions, rooms and scales."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pb12table.window.kit import theme
from pb12table.window.layout.nodes import Button, Column, Flow, Grid, Label, Node, Row, Scroll, Space
from pb12table.window.layout.placing import BUTTON_AIR, Extent, Layout, Placed, Rect, filled, fitted, shared
from tests.app.layout.described import NODES, ROOMS, SCALES, PlainLetters

NORMAL = theme.NORMAL
LETTERS = PlainLetters()
LENGTHS = st.integers(0, 90)


def laid(node: Node, room: tuple[int, int], scale: float) -> Layout:
    return filled(node, Rect(7, 5, *room), scale, LETTERS)


def least_width(node: Node, scale: float) -> int:
    """The width that a node takes where it gets none."""
    return laid(node, (0, 100_000), scale).root.rect.w


def every(layout: Layout) -> list[Placed]:
    return list(layout.root.walk())


@given(NODES, ROOMS, SCALES)
def test_children_lie_in_their_parents_unless_those_scroll(node: Node, room: tuple[int, int], scale: float) -> None:
    for parent in every(laid(node, room, scale)):
        for child in parent.children:
            if isinstance(parent.node, Scroll):
                assert parent.rect.x <= child.rect.x
                assert child.rect.right <= parent.rect.right
                assert child.rect.y <= parent.rect.y
                assert child.rect.bottom >= parent.rect.bottom
            else:
                assert parent.rect.holds(child.rect)


@given(NODES, ROOMS, SCALES)
def test_nothing_overlaps_in_rows_columns_and_flows(node: Node, room: tuple[int, int], scale: float) -> None:
    for parent in every(laid(node, room, scale)):
        if isinstance(parent.node, Row | Column | Flow | Grid):
            assert [child.node for child in parent.children] == list(parent.node.children)
            assert not any(one.rect.overlaps(other.rect) for one, other in combinations(parent.children, 2))


@given(NODES, ROOMS, SCALES)
def test_rows_and_columns_keep_their_gaps(node: Node, room: tuple[int, int], scale: float) -> None:
    for parent in every(laid(node, room, scale)):
        for one, other in pairwise(parent.children):
            if isinstance(parent.node, Row):
                assert other.rect.x - one.rect.right == round(parent.node.gap * scale)
            elif isinstance(parent.node, Column):
                assert other.rect.y - one.rect.bottom == round(parent.node.gap * scale)


@given(NODES, ROOMS, SCALES)
def test_nothing_is_smaller_than_its_minimum_nor_larger_than_its_maximum_allows(
    node: Node, room: tuple[int, int], scale: float
) -> None:
    for parent in every(laid(node, room, scale)):
        for placed in parent.children:
            least = least_width(placed.node, scale)
            assert placed.rect.w >= max(least, round(placed.node.min_width * scale))
            assert placed.rect.h >= round(placed.node.min_height * scale)
            # A box, what scrolls, and equal cells fill their rooms whatever is in them.
            if isinstance(parent.node, Row | Column) or (isinstance(parent.node, Flow) and not parent.node.equal):
                assert placed.rect.w <= max(least, round(min(placed.node.max_width, 1e6) * scale))


@given(NODES, ROOMS, SCALES)
def test_words_are_never_cut(node: Node, room: tuple[int, int], scale: float) -> None:
    for placed in every(laid(node, room, scale)):
        if isinstance(placed.node, Label):
            assert placed.words is not None
            size = round(placed.words.size * scale)
            lines = LETTERS.lines(placed.node.text, size, placed.rect.w)
            count = len(lines) if placed.node.wrap and placed.node.lines != 1 else 1
            assert len(placed.words.lines) == count
            assert placed.rect.h >= count * LETTERS.line_height(size)
            fits = LETTERS.width(placed.node.text, size) <= placed.rect.w
            assert fits or placed.words.size in (placed.node.size or NORMAL, placed.node.least)


@given(
    st.lists(st.tuples(LENGTHS, LENGTHS, st.sampled_from([0, 1, 2, 3.5])), min_size=1, max_size=6),
    st.integers(0, 900),
)
def test_shares_sum_up_and_grow_by_their_weight(sides: list[tuple[int, int, float]], room: int) -> None:
    extents = [Extent(min(pair), max(pair)) for *pair, _ in sides]
    shares = [share for *_, share in sides]
    lengths = shared(extents, shares, room)
    assert all(length >= extent.least for length, extent in zip(lengths, extents, strict=True))
    if room < sum(extent.wanted for extent in extents):
        assert sum(lengths) == max(room, sum(extent.least for extent in extents))
    elif any(shares):
        assert sum(lengths) == room
        left = room - sum(extent.wanted for extent in extents)
        for length, extent, share in zip(lengths, extents, shares, strict=True):
            assert abs(length - extent.wanted - left * share / sum(shares)) <= 1
    else:
        assert lengths == [extent.wanted for extent in extents]


@given(st.lists(st.tuples(st.integers(0, 50), st.integers(0, 60)), min_size=1, max_size=5), st.integers(0, 900))
def test_what_one_cannot_take_goes_to_the_others(sides: list[tuple[int, int]], room: int) -> None:
    extents = [Extent(wanted, wanted, wanted + more) for wanted, more in sides]
    lengths = shared(extents, [1.0] * len(extents), room)
    most = sum(int(extent.most) for extent in extents)
    assert sum(lengths) == min(max(room, sum(extent.wanted for extent in extents)), most)
    assert all(length <= extent.most for length, extent in zip(lengths, extents, strict=True))


@given(NODES, ROOMS, SCALES)
def test_a_row_that_grows_is_filled(node: Node, room: tuple[int, int], scale: float) -> None:
    row = Row((Label("left"), node, Space(grow=1.0)), 5.0)
    placed = laid(row, room, scale).root
    assert placed.children[-1].rect.right == placed.rect.right


@given(NODES, ROOMS, SCALES)
def test_hit_areas_are_seen_parts_of_their_nodes(node: Node, room: tuple[int, int], scale: float) -> None:
    layout = laid(node, room, scale)
    for hit in layout.hits():
        owners = [placed for placed in every(layout) if placed.node is hit.node and placed.rect.holds(hit.rect)]
        assert owners
        assert layout.root.rect.holds(hit.rect)
    for scroll in every(layout):
        if isinstance(scroll.node, Scroll):
            inside = {id(placed.node) for placed in scroll.walk()}
            outside = {id(placed.node) for placed in every(layout)} - inside
            for hit in layout.hits():
                assert id(hit.node) in outside or scroll.rect.holds(hit.rect)


@given(NODES)
def test_sizes_follow_the_scale(node: Node) -> None:
    """A size is that of scale 1 times the scale, but for a pixel of rounding for each node and each letter."""
    plain = fitted(node, (10**7, 10**7), 1.0, LETTERS)
    for scale in (0.75, 1.25, 2.0):
        scaled = fitted(node, (10**7, 10**7), scale, LETTERS)
        slack = 4.0 * sum(1 + len(getattr(each.node, "label", getattr(each.node, "text", ""))) for each in every(plain))
        assert abs(scaled.root.rect.w - plain.root.rect.w * scale) <= slack


@given(NODES, SCALES)
@settings(max_examples=50)
def test_the_order_of_focus_is_that_of_the_description(node: Node, scale: float) -> None:
    buttons = tuple(Button(name, name.upper()) for name in ("one", "two", "three"))
    mixed = Column((buttons[0], Flow((buttons[1], Button("grey", "Grey", enabled=False)), mirrored=True), buttons[2]))
    assert laid(Column((mixed, Label("x"))), (300, 300), scale).focusable() == ("one", "two", "three")


@pytest.mark.parametrize("scale", [0.75, 1.0, 1.5, 2.0])
def test_what_is_too_high_scrolls_and_keeps_the_panel_in_the_window(scale: float) -> None:
    rows = Column(tuple(Button(f"row-{number}", f"Row {number}") for number in range(40)))
    panel = Column((Label("Title"), Scroll("list", rows, grow=1.0), Button("close", "Close")))
    layout = fitted(panel, (800, 600), scale, LETTERS)
    assert Rect(0, 0, 800, 600).holds(layout.root.rect)
    assert layout.place_of("close").bottom == layout.root.rect.bottom
    shown = {hit.name for hit in layout.hits()}
    assert "row-0" in shown
    assert "row-39" not in shown
    assert "row-39" in layout.focusable()
    offset = layout.showing("row-39")["list"]
    scrolled = Column((Label("Title"), Scroll("list", rows, offset, grow=1.0), Button("close", "Close")))
    moved = fitted(scrolled, (800, 600), scale, LETTERS)
    assert moved.place_of("row-39").bottom == moved.place_of("list").bottom
    assert moved.showing("row-39") == {"list": offset}
    assert moved.showing("row-0") == {"list": 0}


def test_buttons_give_their_air_away_before_they_make_one_line_more() -> None:
    flow = Flow(tuple(Button(name, name) for name in ("first", "second", "third")), 8.0)
    roomy = laid(flow, (100_000, 0), 1.0)
    whole = roomy.place_of("third").right - roomy.place_of("first").x
    tight = laid(flow, (whole - 1, 0), 1.0)
    assert len({tight.place_of(name).y for name in ("first", "second", "third")}) == 1
    assert tight.place_of("first").w < roomy.place_of("first").w
    narrow = laid(flow, (whole - 3 * round(BUTTON_AIR) - 1, 0), 1.0)
    assert narrow.place_of("third").y > narrow.place_of("first").y
    assert narrow.place_of("first").w == roomy.place_of("first").w


def test_buttons_without_room_beside_each_other_stand_below_each_other() -> None:
    names = ("yes", "later", "no")
    flow = Flow(tuple(Button(name, name, min_width=80.0) for name in names), 10.0, "end", equal=True, mirrored=True)
    wide, narrow = laid(flow, (600, 0), 1.0), laid(flow, (200, 0), 1.0)
    assert wide.place_of("yes").right == wide.root.rect.right
    assert wide.place_of("no").right < wide.place_of("yes").x
    assert wide.place_of("no").w == wide.place_of("yes").w
    assert [narrow.place_of(name).w for name in names] == [200, 200, 200]
    assert narrow.place_of("yes").bottom < narrow.place_of("later").y < narrow.place_of("no").y
