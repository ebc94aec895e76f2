"""A closed door: ways, reach, layouts and bots' maps say the same of what lies behind it.  RU204, WR41, DR53."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from pathlib import Path
from typing import Any

import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st

from pb12table.analysis.walking import cheapest_walk, with_doors_open
from pb12table.console.positions import figure_on_table, opening
from pb12table.skirmish.faces.measures import OPENING
from pb12table.skirmish.ids import FigureId
from pb12table.systems.d20.bots.lattice import FARTHEST as FARTHEST_COUNTRY
from pb12table.systems.d20.bots.lattice import country_of
from pb12table.systems.kampf_w6.bots.going import length_from, lengths_to
from pb12table.systems.known import measures
from pb12table.systems.pb12.bots.marching import roads_for
from pb12table.systems.pb12.rules.figures.figures import own_feet
from pb12table.table.shapes import Point
from pb12table.table.unions import geometry_of

OUTSIDE, INSIDE, BEHIND = (3.0, 6.0), (8.25, 6.75), (12.75, 6.75)
ENOUGH = 20
"""So many points lead everywhere that a way leads to."""
SOUTH, NORTH, WEST, MIDDLE, EAST = 3.0, 10.5, 6.0, 10.5, 15.0


@dataclass(frozen=True)
class Gap:
    """What is in a wall, which leads from south to north: a door that turns this way or that, a portcullis, or nothing.

    The d20 fight has doors for both.
    `blocked`: so high crates stand on both sides that nobody comes near.
    """

    kind: str | None
    hinge: str = "start"
    swings: str = "left"
    blocked: bool = False


DOORS = st.builds(
    Gap,
    st.sampled_from(["door", "portcullis", None]),
    st.sampled_from(["start", "end"]),
    st.sampled_from(["left", "right"]),
    st.booleans(),
)


def room(system: str, outer: Gap, inner: Gap) -> str:
    """Return a room in the middle of a table, parted by a wall, with a gap to the west and one in the wall."""
    high = "height = 4.0\nclimbable = false\n"
    ring = [[WEST, SOUTH], [EAST, SOUTH], [EAST, NORTH], [WEST, NORTH], [WEST, SOUTH]]
    parts = [
        f'format = 1\nsystem = "{system}"\nname = "room"\n[table]\nwidth = 18.0\ndepth = 13.5\n',
        f'[[terrain]]\nid = "ring"\nkind = "wall"\nline = {ring}\n{high}',
        f'[[terrain]]\nid = "part"\nkind = "wall"\nline = [[{MIDDLE}, {SOUTH}], [{MIDDLE}, {NORTH}]]\n{high}',
    ]
    for name, wall, x, gap in (("outer", "ring", WEST, outer), ("inner", "part", MIDDLE, inner)):
        if gap.kind is None:
            continue
        kind = "door" if system == "d20" else gap.kind
        swing = "" if kind == "portcullis" else f'hinge = "{gap.hinge}"\nswing = "{gap.swings}"\n'
        line = [[x, 5.8], [x, 7.7]]
        parts.append(
            f'[[terrain]]\nid = "{name}"\nkind = "{kind}"\nin = "{wall}"\nline = {line}\nheight = 2.6\n{swing}'
        )
        if gap.blocked:
            for side, (low, far) in {"near": (x - 1.1, x - 0.15), "far": (x + 0.15, x + 1.1)}.items():
                box = [low, 3.3, far - low, 6.9]
                parts.append(f'[[terrain]]\nid = "{name}-{side}"\nkind = "wall"\nrectangle = {box}\n{high}')
    return "\n".join(parts)


def pb12_map(state: Any, figure: FigureId, to: Point) -> bool:
    """Return whether Pb-12's bots know a way."""
    ways = roads_for(state, figure)
    return ways.length_from(own_feet(state, figure), ways.lengths_to([(*to, 0.0)])) < inf


def w6_map(state: Any, figure: FigureId, to: Point) -> bool:
    """Return whether bots of Kampf W6 know a way."""
    return length_from(state, figure, lengths_to(state, figure, [(*to, 0.0)])) < inf


def d20_map(state: Any, figure: FigureId, to: Point) -> bool:
    """Return whether bots of the d20 fight know a way."""
    return country_of(state, figure).spread(((*to, 0.0),)).left(state.figures[figure].at) < FARTHEST_COUNTRY


SYSTEMS: dict[str, tuple[str, Callable[[Any, FigureId, Point], bool]]] = {
    "pb12": ("human", pb12_map),
    "w6": ("duellist", w6_map),
    "d20": ("firebrand", d20_map),
}


def said(folder: Path, system: str, outer: Gap, inner: Gap, to: Point) -> dict[str, bool]:
    """Return what each of those asked says of a place: whether one gets there from outside."""
    file = folder / f"{system}.toml"
    file.write_text(room(system, outer, inner), encoding="utf-8")
    profile, on_map = SYSTEMS[system]
    ghost = f"{profile}@{OUTSIDE[0]},{OUTSIDE[1]}"
    state = opening(str(file), ghost)
    figure = figure_on_table(state, ghost)
    face = measures(system).walking
    assert face is not None
    way = face.way(state, figure, to, None, ENOUGH)
    areas = face.reach(state, figure, ENOUGH)
    assert isinstance(areas, list | tuple)
    inside = any(geometry_of(region).contains(shapely.Point(to)) for _, region in areas)
    walk = cheapest_walk(with_doors_open(state.setup), (*OUTSIDE, 0.0), (*to, 0.0))
    opened = [part.thing for part in way.stretches if part.kind == OPENING]
    if way.reason is None:
        assert opened == ["outer"] + ["inner"] * (to == BEHIND), "each door in its turn"
    return {
        "path": way.reason is None,
        "reach": inside,
        "layout": walk.cost is not None,
        "map": on_map(state, figure, to),
    }


def is_open(system: str, outer: Gap, inner: Gap, to: Point) -> bool:
    """Return whether one gets there, as it should be."""
    gaps = (outer, inner) if to == BEHIND else (outer,)
    return all(gap.kind is not None and not gap.blocked for gap in gaps)


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize(
    ("outer", "inner"),
    [
        (Gap("door"), Gap("door", "end", "right")),
        (Gap("door", blocked=True), Gap(None)),
    ],
)
def test_all_agree_on_what_lies_behind_a_door(tmp_path: Path, system: str, outer: Gap, inner: Gap) -> None:
    for to in (INSIDE,):
        found = said(tmp_path, system, outer, inner, to)
        assert set(found.values()) == {is_open(system, outer, inner, to)}, found


@pytest.mark.slow
@pytest.mark.parametrize("system", SYSTEMS)
@settings(max_examples=20)
@given(outer=DOORS, inner=DOORS, to=st.sampled_from([INSIDE, BEHIND]))
def test_all_agree_on_random_rooms_with_doors(
    tmp_path_factory: pytest.TempPathFactory, system: str, outer: Gap, inner: Gap, to: Point
) -> None:
    found = said(tmp_path_factory.mktemp("rooms"), system, outer, inner, to)
    assert set(found.values()) == {is_open(system, outer, inner, to)}, found
