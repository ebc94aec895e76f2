"""The usual shapes of kinds of terrain, and pieces that are typed: "wall 3 x 0.5", "crates", "tower 2"."""

from __future__ import annotations

import re
from collections.abc import Mapping
from math import hypot
from typing import Any, Final

from pb12table.files.forms.basics import label_of
from pb12table.files.forms.pieces import piece_of
from pb12table.files.forms.scenarios import KindForm, TerrainForm
from pb12table.files.problems import FileProblem
from pb12table.layouts.motions import Entry, moved_entry, shift, turn
from pb12table.table.shapes import Point, box_of, rounded, rounded_point
from pb12table.table.terrain import Piece

WALL: Final[tuple[Point, ...]] = ((-1.7, 0.7), (0.9, 0.7), (0.9, -0.9))
WALLS: Final = ("wall", "rampart", "palisade", "fence", "railing", "wire", "hedge", "ruin")
STRAIGHT: Final[Mapping[str, float]] = {
    "door": 1.2, "window": 1.6, "portcullis": 1.8, "one-way-wall": 3.0, "ladder": 0.6,
}  # fmt: skip
"""The kinds that stand in walls or lean against them, and how wide they are, in steps."""
ROUND: Final[Mapping[str, float]] = {
    "barrel": 0.4, "column": 0.45, "mast": 0.3, "tower": 1.5, "tree": 0.45, "well": 0.8,
}  # fmt: skip
"""The radii of what is round, in steps."""
SQUARE: Final[Mapping[str, Point]] = {
    "building": (4.4, 3.6), "hut": (2.2, 1.8), "crates": (1.6, 1.2), "cart": (2.2, 1.2), "stall": (2.2, 1.2),
    "statue": (0.9, 0.9), "bridge": (3.6, 1.4), "stairs": (3.0, 3.0), "ramp": (3.0, 3.0), "platform": (2.6, 1.8),
    "floor": (4.0, 4.0), "roof": (4.0, 4.0), "quay": (3.4, 2.4), "duckboards": (2.6, 1.4), "road": (4.0, 2.2),
    "bank": (3.0, 1.6),
}  # fmt: skip
"""Width and depth of what has four corners, in steps."""
BOAT: Final[tuple[Point, ...]] = (
    (-1.9, 0.0), (-1.0, -0.7), (1.2, -0.7), (1.7, -0.4), (1.7, 0.4), (1.2, 0.7), (-1.0, 0.7),
)  # fmt: skip
UNEVEN: Final[tuple[Point, ...]] = (
    (1.5, 0.1), (1.1, 0.8), (0.2, 1.0), (-0.8, 0.9), (-1.5, 0.3), (-1.3, -0.6), (-0.5, -1.0), (0.7, -0.9),
)  # fmt: skip
"""The outline of what has grown or lies about."""
LARGE: Final[Mapping[str, float]] = {
    "ship": 2.6, "hill": 2.2, "cliff": 2.0, "woods": 2.0, "water": 1.6, "rock": 0.7, "rampart": 1.4, "wall": 0.9,
    "palisade": 0.7, "fence": 0.5, "railing": 0.5, "wire": 0.5,
}  # fmt: skip
"""How many times as large as these walls and outlines some are."""


def usual_shape(kind: str, at: Point) -> dict[str, Any]:
    """Return the keys of a usual shape of a kind of terrain about a point, by its name's words; lengths in steps."""
    x, y = at
    if kind in STRAIGHT:
        half = STRAIGHT[kind] / 2.0
        return {"line": (rounded_point((x - half, y)), rounded_point((x + half, y)))}
    for word in reversed(kind.split("-")):
        if word in WALLS:
            return {"line": _laid(WALL, at, LARGE.get(word, 1.0))}
        if word in ROUND:
            return {"circle": (x, y, ROUND[word])}
        if word in SQUARE:
            wide, deep = SQUARE[word]
            return {"rectangle": (*rounded_point((x - wide / 2.0, y - deep / 2.0)), wide, deep)}
        if word in ("boat", "ship") or word in LARGE:
            return {"polygon": _laid(BOAT if word in ("boat", "ship") else UNEVEN, at, LARGE.get(word, 1.0))}
    return {"polygon": _laid(UNEVEN, at)}


def _laid(points: tuple[Point, ...], at: Point, times: float = 1.0) -> tuple[Point, ...]:
    return tuple(rounded_point((at[0] + x * times, at[1] + y * times)) for x, y in points)


def usual_size(kind: str) -> Point:
    """Return how wide and deep a usual shape of a kind of terrain is, in steps."""
    match usual_shape(kind, (0.0, 0.0)):
        case {"circle": (_, _, radius)}:
            return (2.0 * radius, 2.0 * radius)
        case {"rectangle": (_, _, wide, deep)}:
            return (wide, deep)
        case {"line": points} | {"polygon": points}:
            west, south, east, north = box_of(points)
            return (east - west, north - south)
        case other:
            raise AssertionError(other)


ORIGIN: Final[Point] = (0.0, 0.0)
LEAST_SIDE, MOST_SIDE = 0.1, 60.0
"""The least and the greatest side of a piece that is typed, in steps."""
RISING: Final = ("ramp", "stairs")
"""Kinds whose pieces rise from one side to the other; toward the east until it is set otherwise."""
_NUMBER: Final = r"(\d+(?:[.,]\d+)?)"
_TYPED: Final = re.compile(rf"\s*(.+?)(?:\s+{_NUMBER}(?:\s*[x×*]\s*{_NUMBER})?)?\s*", re.IGNORECASE)


class NoPiece(ValueError):
    """A piece that is typed cannot be: the text `key` says why, with `details`."""

    def __init__(self, key: str, **details: Any) -> None:
        super().__init__(key)
        self.key, self.details = key, details


def typed_entry(typed: str, kinds: Mapping[str, KindForm], language: str) -> Entry:
    """Return the keys of a piece that is typed, its shape about the origin; raises NoPiece.

    It is a kind by its id or its name, as much of either as tells it from all others, and then two sides or a radius in
    steps; without these it has its usual shape.
    """
    found = _TYPED.fullmatch(typed)
    if found is None:
        raise NoPiece("piece-no-such-kind", found=typed.strip(), known=_listed(kinds, language))
    kind = _kind_called(found[1], kinds, language)
    sides = [float(each.replace(",", ".")) for each in (found[2], found[3]) if each is not None]
    for side in sides:
        if not LEAST_SIDE <= side <= MOST_SIDE:
            raise NoPiece("piece-bad-side", found=f"{side:g}", least=LEAST_SIDE, most=MOST_SIDE)
    if len(sides) == 2:
        wide, deep = sides
        return {"kind": kind, "rectangle": [*rounded_point((-wide / 2.0, -deep / 2.0)), wide, deep]}
    if sides:
        return {"kind": kind, "circle": [*ORIGIN, sides[0]]}
    return {"kind": kind, **about_origin(usual_shape(kind, ORIGIN))}


def about_origin(entry: Mapping[str, Any]) -> Entry:
    """Return the keys of a piece moved so that the middle of its outline's box is the origin."""
    west, south, east, north = box_of(_corners(entry))
    return moved_entry(entry, shift(rounded(-(west + east) / 2.0), rounded(-(south + north) / 2.0)))


def _corners(entry: Mapping[str, Any]) -> list[Point]:
    if entry.get("circle") is not None:
        x, y, radius = entry["circle"]
        return [(x - radius, y - radius), (x + radius, y + radius)]
    return [(float(x), float(y)) for x, y in piece_from({"kind": "", **entry}, {"": _ANY}).outline]


_ANY: Final = KindForm(id="any", name="any", height=1.0)


def lying_entry(entry: Mapping[str, Any], at: Point, degrees: float) -> Entry:
    """Return the keys of a piece whose shape lies about the origin, put down at a place, turned by degrees."""
    turned = moved_entry(entry, turn(degrees, ORIGIN)) if degrees else dict(entry)
    return moved_entry(turned, shift(*at))


_OWN: Final = (
    "turned", "thickness", "height", "base", "blocks_sight", "translucent", "hides", "standable", "climbable",
    "passable",
)  # fmt: skip
"""What an entry may say of its piece beside its shape that matters to sight and walks."""


def piece_from(entry: Mapping[str, Any], kinds: Mapping[str, KindForm]) -> Piece:
    keys = ("polygon", "rectangle", "circle", "line")
    shape = {key: _frozen(entry[key]) for key in keys if entry.get(key) is not None}
    shape = {
        key: _frozen(entry[key]) for key in ("polygon", "rectangle", "circle", "line") if entry.get(key) is not None
    }
    more = {key: entry[key] for key in _OWN if entry.get(key) is not None}
    form = TerrainForm(id="typed", kind=str(entry["kind"]), **shape, **more)
    return piece_of(form, kinds, "typed", "piece")


def hiding_piece(entry: Mapping[str, Any], kinds: Mapping[str, KindForm]) -> Piece:
    """Return the piece of some keys if it can close lines of sight; raises NoPiece."""
    kind = kinds[str(entry["kind"])]
    is_opening = kind.opens is not None or kind.sill is not None or kind.one_way
    if is_opening or str(entry["kind"]).split("-")[-1] in RISING:
        raise NoPiece("piece-no-plain-one", kind=kind.id)
    try:
        piece = piece_from(entry, kinds)
    except FileProblem as problem:
        raise NoPiece(problem.key, **problem.details) from problem
    if piece.thin:
        raise NoPiece("piece-no-plain-one", kind=kind.id)
    if not piece.may_block or hypot(*box_of(piece.outline)) == 0.0:
        raise NoPiece("piece-hides-nothing", kind=kind.id)
    return piece


def _frozen(value: Any) -> Any:
    return tuple(_frozen(each) for each in value) if isinstance(value, list | tuple) else value


def _kind_called(name: str, kinds: Mapping[str, KindForm], language: str) -> str:
    """Return the kind with an id or a name, else the only one of which it is the beginning; raises NoPiece."""
    wanted = name.strip().casefold()
    by_name: dict[str, str] = {}
    for kind, form in kinds.items():
        by_name.setdefault(label_of(form.name).in_language(language).casefold(), kind)
    if wanted in kinds:
        return wanted
    if wanted in by_name:
        return by_name[wanted]
    begun = {kind for kind in kinds if kind.startswith(wanted)} or {
        kind for label, kind in by_name.items() if label.startswith(wanted)
    }
    if len(begun) != 1:
        raise NoPiece(
            "piece-no-such-kind", found=name, known=_listed({key: kinds[key] for key in begun} or kinds, language)
        )
    return begun.pop()


def _listed(kinds: Mapping[str, KindForm], language: str) -> str:
    return ", ".join(sorted({label_of(kind.name).in_language(language) for kind in kinds.values()}, key=str.casefold))
