"""A described part of a screen that takes events by zones: the same description is laid out only once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final

import pygame

from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas
from pb12table.window.layout import placing
from pb12table.window.layout.letters import FontLetters
from pb12table.window.layout.nodes import Node
from pb12table.window.layout.painting import Look, Painter, paint
from pb12table.window.layout.placed import Layout, Rect, offset_of

NO_PAINTERS: Final[Mapping[str, Painter]] = MappingProxyType({})


def draw_panel(
    canvas: Canvas, rect: pygame.Rect, node: Node, painters: Mapping[str, Painter] = NO_PAINTERS
) -> Layout:
    """Paint a description into a rectangle of the window; named nodes become zones."""
    layout = _filled(node, Rect(*rect), canvas.scale, theme.EDITION)
    paint(canvas, layout, Look(painters=painters))
    return layout


def scrolled(layout: Layout, name: str) -> int:
    """By how many pixels a scrolling node is scrolled, as far as there is something to scroll."""
    return offset_of(layout.scrolls()[name])


@lru_cache(maxsize=64)
def _filled(node: Node, rect: Rect, scale: float, edition: int) -> Layout:
    """Places; letters are as large as the theme of an edition wants them."""
    return placing.filled(node, rect, scale, FontLetters())


def wanted_width(node: Node, scale: float) -> int:
    """How wide a description wants to be, in window pixels."""
    return _wanted_width(node, scale, theme.EDITION)


@lru_cache(maxsize=256)
def _wanted_width(node: Node, scale: float, edition: int) -> int:
    return placing.wanted_width(node, scale, FontLetters())


def least_width(node: Node, scale: float) -> int:
    """How narrow a description can be at most, in window pixels."""
    return _least_width(node, scale, theme.EDITION)


@lru_cache(maxsize=256)
def _least_width(node: Node, scale: float, edition: int) -> int:
    return placing.least_width(node, scale, FontLetters())


def wanted_height(node: Node, width: int, scale: float) -> int:
    """How high a description of a width wants to be, both in window pixels."""
    return _wanted_height(node, width, scale, theme.EDITION)


@lru_cache(maxsize=256)
def _wanted_height(node: Node, width: int, scale: float, edition: int) -> int:
    return placing.wanted_height(node, width, scale, FontLetters())


def that_fits(nodes: Iterable[Node], width: int, scale: float) -> Node:
    """The first of some descriptions that is no wider than some window pixels wants to be, the last when none is."""
    listed = list(nodes)
    return next((node for node in listed if wanted_width(node, scale) <= width), listed[-1])
