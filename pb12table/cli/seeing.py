"""`pb12table sight`, `section` and `visible`: sight lines and cover, what lies along a line, and the ground
that a figure sees, from an opening position.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer

from pb12table.analysis.walking import person_of
from pb12table.console.bodies import Body, with_body
from pb12table.console.output import check_page, json_option, show_json, show_table, texts
from pb12table.console.positions import (
    ClosedOption,
    OpenOption,
    ScenarioArgument,
    clear_name,
    figure_argument,
    figure_on_table,
    needed,
    opening,
)
from pb12table.files.forms.basics import MOST_STEPS
from pb12table.files.places import write_file
from pb12table.report.section import plain_section, section_headings, section_lines, section_page, section_rows
from pb12table.skirmish.faces.measures import Looking, SeenFigure
from pb12table.skirmish.faces.system import GameState
from pb12table.skirmish.ids import FigureId
from pb12table.systems.known import measures
from pb12table.table.battlefield import Battlefield
from pb12table.table.shapes import NOWHERE, TOLERANCE, Point3, Region, Ring, rounded, wholes_of
from pb12table.table.sight.section import section
from pb12table.table.sight.silhouette import hiding_bodies
from pb12table.table.sight.visible import SeenSurface, standing_ground, visible_ground, visible_surfaces
from pb12table.table.surfaces import stand_heights
from pb12table.texts.layouts import body_lines
from pb12table.texts.locale import upper_first


def register_sight(app: typer.Typer) -> None:
    """Add the sub-command."""
    app.command("sight", help=texts()("cli-sight-help"))(show_sight)


def show_sight(
    scenario: ScenarioArgument,
    observer: Annotated[str, figure_argument("OBSERVER")],
    target: Annotated[str, figure_argument("TARGET")],
    opened: OpenOption = None,
    closed: ClosedOption = None,
    as_json: Annotated[bool, json_option()] = False,
) -> None:
    """Show what one figure sees of another in a scenario's opening position."""
    state = opening(scenario, observer, target, opened=opened, closed=closed)
    first, second = figure_on_table(state, observer), figure_on_table(state, target)
    if first == second:
        raise typer.BadParameter(texts()("cli-same-figure", found=observer))
    found = needed(measures(state.setup.system).looking, state.setup.system, "looking").seen(state, first, second)
    if as_json:
        show_json(plain_sight(found))
    else:
        sys.stdout.write("".join(f"{line}\n" for line in _lines(state, first, second, found)))


def plain_sight(found: SeenFigure) -> dict[str, Any]:
    """Return the sight from one figure to another as JSON-ready data; what is hidden has no level of cover."""
    seen = found.sight
    return {
        "sight_line": seen.exists,
        "in_sight_angle": seen.in_sight_angle,
        "covered_share": seen.covered_share,
        "visible_share": seen.visible_share,
        "concealment": found.level,
        "distance": seen.distance,
        "blockers": list(wholes_of(seen.blockers)),
        "translucent": list(wholes_of(seen.translucent)),
        "borderline": seen.borderline,
    }


def _lines(state: GameState, observer: FigureId, target: FigureId, found: SeenFigure) -> list[str]:
    say, setup, seen = texts().of(state.setup.system), state.setup, found.sight
    line = "cli-sight-line" if seen.exists else "cli-no-sight-line"
    lines = [upper_first(say(line, observer=clear_name(setup, observer), target=clear_name(setup, target)))]
    lines.append(say("cli-sight-distance", distance=seen.distance))
    covered, visible = (round(100 * share, 1) for share in (seen.covered_share, seen.visible_share))
    if found.level is None:
        lines.append(say("cli-sight-covered-only", share=covered))
    else:
        lines.append(say("cli-sight-covered", share=covered, level=found.level))
    if not seen.in_sight_angle:
        lines.append(say("cli-sight-outside-angle"))
    elif not seen.exists and not found.is_hidden:
        least = round(100 * found.least)
        lines.append(say("cli-sight-too-little", share=visible, least=least, rule=found.rule or "-"))
    between = wholes_of([*seen.blockers, *seen.translucent])
    if between:
        lines.append(say("cli-sight-blockers", names=say.listing([clear_name(setup, each) for each in between])))
    if seen.borderline:
        lines.append(say("cli-sight-borderline"))
    return lines


# -- a section along a line ---------------------------------------------------------------------------------------

_PLACE = re.compile(r"(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)(?:,(-?\d+(?:\.\d+)?))?")


def register_section(app: typer.Typer) -> None:
    """Add the sub-command."""
    app.command("section", help=texts()("section-help"))(show_section)


@with_body
def show_section(
    scenario: ScenarioArgument,
    start: Annotated[str, typer.Argument(metavar="FROM", help=texts()("section-from-help"))],
    end: Annotated[str, typer.Argument(metavar="TO", help=texts()("section-to-help"))],
    html: Annotated[Path | None, typer.Option(help=texts()("section-html-help"), metavar="FILE")] = None,
    opened: OpenOption = None,
    closed: ClosedOption = None,
    *,
    body: Body,
    as_json: Annotated[bool, json_option()] = False,
) -> None:
    """Show a section along a line of a scenario's opening position."""
    if html is not None:
        check_page(html)
    figures = [name for name in (start, end) if not _PLACE.fullmatch(name.strip())]
    state = opening(scenario, *figures, opened=opened, closed=closed, body=body.on)
    first, second = _end_of(state, start), _end_of(state, end)
    if first.point == second.point:
        raise typer.BadParameter(texts()("section-same-end"))
    around = (first if first.looking is not None else second).looking
    bodies = [] if around is None else [around.body, *around.others]
    between = [body for body in bodies if body.id not in (first.figure, second.figure)]
    found = section(state.battlefield, first.point, second.point, hiding_bodies(between, first.point))
    say, setup = texts().of(state.setup.system), state.setup

    def named(identity: str) -> str:
        return clear_name(setup, identity)

    ends = (first.words, second.words)
    if html is not None:
        write_file(html, section_page(say, setup, found, ends, named).encode("utf-8"))
    if as_json:
        show_json(plain_section(found))
        return
    sys.stdout.write("".join(f"{line}\n" for line in body_lines(say, setup)))
    sys.stdout.write("".join(f"{line}\n" for line in section_lines(say, found, ends, named)))
    if found.crossings:
        show_table(section_headings(say), section_rows(say, found, named), right=(1, 2))
    if html is not None:
        sys.stdout.write(say("layout-written", file=html) + "\n")


@dataclass(frozen=True, slots=True)
class _End:
    """An end of a line: where it is, in words, and the figure whose base point it is, with how that looks."""

    point: Point3
    words: str
    figure: str | None = None
    looking: Looking | None = None


def _end_of(state: GameState, typed: str) -> _End:
    """Return an end of a line as typed; raises typer.BadParameter."""
    setup, table, say = state.setup, state.battlefield, texts().of(state.setup.system)
    face = measures(setup.system)
    found = _PLACE.fullmatch(typed.strip())
    if found is None:
        figure = figure_on_table(state, typed)
        looking = needed(face.looking, setup.system, "looking").looking(state, figure)
        return _End(looking.body.base_point, clear_name(setup, figure), looking.body.id, looking)
    x, y, height = (None if part is None else float(part) for part in found.groups())
    assert x is not None, "the pattern wants both"
    assert y is not None, "the pattern wants both"
    if not (0.0 <= x <= table.width and 0.0 <= y <= table.depth and 0.0 <= (height or 0.0) <= MOST_STEPS):
        wide, deep = table.width, table.depth
        raise typer.BadParameter(say("section-off-the-table", found=typed, width=wide, depth=deep, most=MOST_STEPS))
    if height is None:
        person = None if face.layout is None else person_of(setup)
        eye = 0.0 if person is None else person.aim_at(person.stature.height)
        height = max(stand_heights(table, x, y), default=0.0) + eye
    place = (rounded(x), rounded(y), rounded(height))
    return _End(place, say("spot-at", x=say.number(x, 2), y=say.number(y, 2)))


def register_visible(app: typer.Typer) -> None:
    """Add the sub-command."""
    app.command("visible", help=texts()("visible-help"))(show_visible)


@with_body
def show_visible(
    scenario: ScenarioArgument,
    figure: Annotated[str, figure_argument("FIGURE")],
    limit: Annotated[float | None, typer.Option(help=texts()("visible-limit-help"), metavar="STEPS")] = None,
    level: Annotated[float | None, typer.Option(help=texts()("visible-level-help"), metavar="STEPS")] = None,
    height: Annotated[float | None, typer.Option(help=texts()("visible-height-help"), metavar="STEPS")] = None,
    opened: OpenOption = None,
    closed: ClosedOption = None,
    *,
    body: Body,
    as_json: Annotated[bool, json_option()] = False,
) -> None:
    """Show what one figure sees of the table and its terrain."""
    state = opening(scenario, figure, opened=opened, closed=closed, body=body.on)
    observer = figure_on_table(state, figure)
    # Written so that what is no number at all is refused, too.
    if limit is not None and not 0.0 < limit <= MOST_STEPS:
        raise typer.BadParameter(texts()("visible-bad-limit", found=f"{limit:g}", most=MOST_STEPS))
    for key, given in (("visible-bad-level", level), ("visible-bad-height", height)):
        if given is not None and not 0.0 <= given <= MOST_STEPS:
            raise typer.BadParameter(texts()(key, found=f"{given:g}", most=MOST_STEPS))
    if level is not None and height is not None:
        raise typer.BadParameter(texts()("visible-level-or-height"))
    face, identity = measures(state.setup.system), state.setup.system
    looking = needed(face.looking, identity, "looking").looking(state, observer)
    if height is not None:
        needed(face.layout, identity, "layout")
        aim = person_of(state.setup).aim_at(height)
        found = plain_standing(state.battlefield, looking, aim, limit)
    else:
        found = plain_visible(state.battlefield, looking, limit, level or 0.0)
    if as_json:
        show_json(found)
    else:
        lines = [*body_lines(texts().of(identity), state.setup), *_visible_lines(state, observer, limit, height, found)]
        sys.stdout.write("".join(f"{line}\n" for line in lines))


def plain_visible(
    table: Battlefield, looking: Looking, limit: float | None = None, level: float = 0.0
) -> dict[str, Any]:
    """Return the visible ground as JSON-ready data: polygons and area of the table, and the same for tops by height.

    With a `level` above 0 it is the plane so many steps above the table instead of the ground.  A polygon is a list of
    rings of [x, y], its border first, then its holes; lengths in steps, areas in square steps. Tops have the ids of
    their `pieces`; each ramp is one of its own, with the height of its highest point and that of its `lowest`.
    """
    here, angle, others = looking.body, looking.half_angle, looking.others
    ground = visible_ground(table, here, angle, others, limit=limit, level=level)
    tops = visible_surfaces(table, here, angle, others, limit=limit)
    return {
        "polygons": plain_polygons(ground),
        "area": ground.area,
        "surfaces": _plain_surfaces(tops),
    }


def plain_standing(table: Battlefield, looking: Looking, aim: float, limit: float | None = None) -> dict[str, Any]:
    """Return where points `aim` steps above a person's stand height are seen, in the form of `plain_visible`.

    It is the same sight as in the exposure map of `pb12table layout`. At 0 it is the surfaces themselves.
    """
    found = standing_ground(table, looking.body, looking.half_angle, looking.others, aim, limit=limit)
    ground = next((each.region for each in found if not each.pieces), NOWHERE)
    return {
        "polygons": plain_polygons(ground),
        "area": ground.area,
        "surfaces": _plain_surfaces([top for top in found if top.pieces]),
    }


def _plain_surfaces(tops: Sequence[SeenSurface]) -> list[dict[str, Any]]:
    return [
        {
            "height": rounded(top.height),
            "lowest": rounded(top.lowest),
            "pieces": list(wholes_of(top.pieces)),
            "polygons": plain_polygons(top.region),
            "area": top.region.area,
        }
        for top in tops
    ]


def plain_polygons(region: Region) -> list[list[list[list[float]]]]:
    """Return a region as lists of rings of points, unrounded: what lies beside a border is told as the rules would."""
    return [[_points(ring) for ring in (outer, *holes)] for outer, holes in region.rings]


def _points(ring: Ring) -> list[list[float]]:
    return [[x, y] for x, y in ring]


def _visible_lines(
    state: GameState, observer: FigureId, limit: float | None, height: float | None, found: dict[str, Any]
) -> Sequence[str]:
    say, table = texts().of(state.setup.system), state.battlefield
    share = round(100.0 * found["area"] / (table.width * table.depth), 1)
    name, area = clear_name(state.setup, observer), round(found["area"], 2)
    if height is None:
        lines = [upper_first(say("visible-ground", name=name, area=area, share=share))]
    else:
        lines = [upper_first(say("visible-standing", name=name, height=height, area=area, share=share))]
    if limit is not None:
        lines.append(say("visible-limited", limit=limit))
    lines.append(say("visible-polygons", count=len(found["polygons"])))
    # Of slivers that would be told as 0 there is nothing to say.
    return [*lines, *(_surface_line(state, top) for top in found["surfaces"] if round(top["area"], 2) > 0.0)]


def _surface_line(state: GameState, top: dict[str, Any]) -> str:
    """Return how much is seen of a top, or of those who stand there: one line for each height and each ramp."""
    say = texts().of(state.setup.system)
    names = say.listing([clear_name(state.setup, piece) for piece in top["pieces"]])
    heights = {"height": round(top["height"], 2), "lowest": round(top["lowest"], 2)}
    sloping = top["lowest"] < top["height"] - TOLERANCE
    return say("visible-surface", names=names, sloping=sloping, area=round(top["area"], 2), **heights)
