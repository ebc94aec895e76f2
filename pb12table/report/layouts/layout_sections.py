"""The parts of a report about one layout."""

from __future__ import annotations

from html import escape

from pb12table.analysis.layout import TABLE
from pb12table.analysis.parts.chokes import CLOSED
from pb12table.analysis.parts.grounds import Ground
from pb12table.analysis.parts.sides import Measure
from pb12table.report.charts import balance
from pb12table.report.colours import COVER, SIGHT
from pb12table.report.elements import heading, legend, maps, paragraph, picture, scale, section, swatch, table
from pb12table.report.layouts.contents import Part
from pb12table.report.layouts.pictures import (
    MOST_LEVEL,
    against_somebody,
    cover_name,
    exposure_name,
    first_name,
    mapped_storeys,
)
from pb12table.report.layouts.storey_sections import storey_section
from pb12table.report.layouts.words import (
    can_have_chokes,
    choke_line,
    enemies_of,
    favoured_by,
    ground_name,
    heights_told,
    measure_name,
    measured_difference,
    measured_value,
    percent,
)
from pb12table.skirmish.ids import PlayerId
from pb12table.texts.locale import Texts
from pb12table.texts.names import player_name
from pb12table.texts.numbers import rounded
from pb12table.texts.storeys import place_told, storey_name


def layout_sections(texts: Texts, part: Part, contents: list[tuple[str, str]], *, prefix: str, title: str) -> str:
    """All parts about a layout; `title` stands before each heading where there are two layouts."""

    def titled(key: str) -> str:
        return f"{title}: {texts(key)}" if title else texts(key)

    found = [picture(part.pictures["overview"], part.setup.name.in_language(texts.language), single=True)]
    if part.measured.sides.measures:
        found.append(section(f"{prefix}-players", titled("layout-report-players"), _players(texts, part), contents))
    if len(part.measured.storeys) > 1:
        storeys = storey_section(texts, part)
        found.append(section(f"{prefix}-storeys", titled("layout-report-storeys"), storeys, contents))
    found.append(section(f"{prefix}-seen", titled("layout-report-exposure"), _exposure(texts, part), contents))
    if part.measured.covering is not None:
        found.append(section(f"{prefix}-cover", titled("layout-report-cover"), _cover(texts, part), contents))
    found.append(section(f"{prefix}-lanes", titled("layout-report-lanes"), _lanes(texts, part), contents))
    found.append(section(f"{prefix}-ways", titled("layout-report-ways"), _ways(texts, part), contents))
    return "\n".join(found)


def map_title(texts: Texts, part: Part, title: str, storey: int | None) -> str:
    """The title of a map with the storey that it shows, where there are several."""
    if storey is None or len(part.measured.storeys) < 2:
        return title
    return texts("storey-map", map=title, storey=storey_name(texts, storey))


# -- players ------------------------------------------------------------------------------------------------------


def _players(texts: Texts, part: Part) -> str:
    players = part.players
    names = [player_name(part.setup, player) for player in players]
    headings = [
        texts("layout-report-measure"),
        *names,
        texts("layout-report-difference"),
        texts("layout-report-favours"),
        "",
    ]
    rows = [_measure_row(texts, part, measure) for measure in part.measured.sides.measures]
    colours = [(part.colours[player], name) for player, name in zip(players, names, strict=True)]
    return (
        paragraph(texts("layout-report-players-note"), "note")
        + table(headings, rows, range(1, len(players) + 2))
        + heading(texts("layout-report-first"))
        + paragraph(texts("layout-report-first-note"), "note")
        + "".join(
            picture(
                part.pictures[first_name(storey)],
                map_title(texts, part, texts("layout-report-first"), storey),
                legend(colours),
                single=True,
            )
            for storey in mapped_storeys(part.measured)
        )
    )


def _measure_row(texts: Texts, part: Part, measure: Measure) -> list[str]:
    values = [escape(measured_value(texts, measure, measure.values[player])) for player in part.players]
    favoured = measure.favours
    if favoured is None:
        told, bar = f'<span class="even">{escape(favoured_by(texts, part.setup, measure))}</span>', ""
    else:
        told = swatch(part.colours[favoured], player_name(part.setup, favoured))
        bar = balance(_tilt(part, measure, favoured), part.colours[favoured])
    name = escape(measure_name(texts, part.setup, measure))
    return [name, *values, escape(measured_difference(texts, measure)), told, bar]


def _tilt(part: Part, measure: Measure, favoured: PlayerId) -> float:
    """How far a measure leans to the first player (left) or to another (right), from -1 to 1."""
    known = [abs(value) for value in measure.values.values() if value is not None]
    size = min((measure.difference or 0.0) / (max(known, default=0.0) or 1.0), 1.0)
    return -size if favoured == part.players[0] else size


# -- sight and cover ----------------------------------------------------------------------------------------------


def _exposure(texts: Texts, part: Part) -> str:
    ends = (texts("layout-report-seen-none"), texts("layout-report-seen-all"))
    bar = scale("1 %", ends[1], SIGHT, ends[0])
    titles = {
        player: texts("layout-report-exposure-of", enemies=enemies_of(texts, part, player))
        for player in against_somebody(part)
    } | {TABLE: texts("layout-report-exposure-table")}
    figures = [
        picture(part.pictures[exposure_name(key, storey)], map_title(texts, part, title, storey), bar)
        for key, title in titles.items()
        for storey in mapped_storeys(part.measured)
    ]
    sources = [ground for ground in part.measured.grounds if ground.is_source]
    shares = heading(texts("layout-report-sight-shares")) + _sight_shares(texts, part, sources) if sources else ""
    return paragraph(texts("layout-report-exposure-note"), "note") + maps(figures) + shares


def _sight_shares(texts: Texts, part: Part, sources: list[Ground]) -> str:
    headings = [texts(f"layout-report-{key}") for key in ("ground", "whose", "places", "in-sight", "seen-at-once")]
    rows: list[list[str]] = []
    for ground in sources:
        seen = part.measured.exposure(ground.id)
        known = len(ground.sites) > 0
        owners = " ".join(swatch(part.colours[player], player_name(part.setup, player)) for player in ground.players)
        rows.append(
            [
                escape(ground_name(texts, part.setup, ground.id)),
                owners,
                str(len(ground.sites)),
                escape(percent(texts, float((seen > 0.0).mean()) if known else None)),
                escape(percent(texts, float(seen.mean()) if known else None)),
            ]
        )
    return table(headings, rows, (2, 3, 4))


def _cover(texts: Texts, part: Part) -> str:
    high = texts("layout-report-cover-all", level=round(MOST_LEVEL))
    bar = scale(texts("layout-report-cover-none"), high, COVER, texts("layout-report-cover-hidden"))
    titles = {
        player: texts("layout-report-cover-of", enemies=enemies_of(texts, part, player))
        for player in against_somebody(part)
    } | {TABLE: texts("layout-report-cover-table")}
    figures = [
        picture(part.pictures[cover_name(key, storey)], map_title(texts, part, title, storey), bar)
        for key, title in titles.items()
        for storey in mapped_storeys(part.measured)
    ]
    return paragraph(texts("layout-report-cover-note"), "note") + maps(figures)


# -- lanes and ways -----------------------------------------------------------------------------------------------


def _lanes(texts: Texts, part: Part) -> str:
    headings = ["", *(texts(f"layout-report-{key}") for key in ("from", "to", "length"))]
    rows = [
        [
            str(number),
            escape(place_told(texts, (*lane.start[:2], lane.stands[0]))),
            escape(place_told(texts, (*lane.end[:2], lane.stands[1]))),
            escape(texts("layout-report-steps", value=rounded(lane.length, 1))),
        ]
        for number, lane in enumerate(part.measured.lanes, 1)
    ]
    return (
        paragraph(texts("layout-report-lanes-note"), "note")
        + picture(part.pictures["lanes"], texts("layout-report-lanes"), single=True)
        + table(headings, rows, (3,))
    )


def _ways(texts: Texts, part: Part) -> str:
    headings = [texts(f"layout-report-{key}") for key in ("from", "to", "heights", "cost", "length")]
    rows: list[list[str]] = []
    for way in part.measured.ways:
        ends = [escape(ground_name(texts, part.setup, key)) for key in (way.start, way.end)]
        if way.walk is None:
            rows.append([*ends, "–", escape(texts("layout-report-nowhere")), "–"])
        elif way.walk.cost is None:
            rows.append([*ends, "–", escape(texts("layout-report-no-way")), "–"])
        else:
            length = texts("layout-report-steps", value=rounded(way.walk.length, 1))
            heights = escape(heights_told(texts, way.walk))
            rows.append([*ends, heights, str(way.walk.cost), escape(length)])
    return (
        paragraph(texts("layout-report-ways-note", radius=CLOSED), "note")
        + picture(part.pictures["ways"], texts("layout-report-ways"), single=True)
        + _chokes(texts, part)
        + table(headings, rows, (3, 4))
    )


def _chokes(texts: Texts, part: Part) -> str:
    if not part.measured.chokes:
        return paragraph(texts("layout-report-no-chokes")) if can_have_chokes(part.measured) else ""
    headings = ["", *(texts(f"layout-report-{key}") for key in ("place", "affected", "cut-off", "more"))]
    rows = [
        [
            str(number),
            escape(place_told(texts, choke.place)),
            str(len(choke.closings)),
            str(choke.cut_off),
            str(choke.more),
        ]
        for number, choke in enumerate(part.measured.chokes, 1)
    ]
    return paragraph(choke_line(texts, part.measured.chokes[0])) + table(headings, rows, (2, 3, 4))
