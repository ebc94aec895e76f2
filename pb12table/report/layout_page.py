"""The report about one layout or two as one page that needs no other
file: text, tables, pictures, all numbers as JSON.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from html import escape
from typing import Any, Final

import msgspec

import pb12table
from pb12table.analysis.along import Along
from pb12table.analysis.between import Between
from pb12table.analysis.chokes import CLOSED
from pb12table.analysis.comparing import Change, Compared
from pb12table.analysis.layout import MOST_OBSERVERS, TABLE, StoreyWorth, storey_worths
from pb12table.analysis.plain import plain_comparison, plain_layout, plain_trial, plain_walked
from pb12table.analysis.played.games import Share
from pb12table.analysis.played.walked import Walked
from pb12table.analysis.sides import Measure
from pb12table.analysis.walking import Ground
from pb12table.report.deployment_rows import deployment_table, grid_line
from pb12table.report.elements import (
    CAME,
    CHANGE,
    COVER,
    HEAT,
    SIGHT,
    WENT,
    Colour,
    balance,
    css,
    curves,
    document,
    heading,
    legend,
    links,
    maps,
    paragraph,
    picture,
    scale,
    section,
    share_bars,
    swatch,
    table,
)
from pb12table.report.layout_words import (
    LEVELS,
    MOST_LEVEL,
    SAVED,
    SHARES,
    Comparison,
    Part,
    Report,
    against_somebody,
    along_lines,
    between_lines,
    can_have_chokes,
    change_difference,
    change_name,
    change_value,
    choke_line,
    comparison_findings,
    cover_name,
    enemies_of,
    exposure_name,
    favoured_by,
    findings,
    first_name,
    game_findings,
    ground_name,
    ground_told,
    heights_told,
    interval,
    mapped_storeys,
    measure_name,
    measured_difference,
    measured_value,
    name_of_part,
    narrow_lines,
    narrow_table,
    percent,
    side_name,
    symmetry_line,
    walked_lines,
    whose,
    widest,
)
from pb12table.skirmish.faces.system import GameSetup
from pb12table.skirmish.ids import PlayerId
from pb12table.table.routes.house import Link
from pb12table.texts.layouts import place_told, storey_heights, storey_name
from pb12table.texts.locale import Texts, rounded, upper_first
from pb12table.texts.names import piece_name, player_name


def storey_section(texts: Texts, part: Part) -> str:
    """Return a table of all levels, and one of how each is seen from every ground."""
    found = [paragraph(texts("layout-report-storeys-note"), "note")]
    for headings, rows, right in storey_tables(texts, part):
        found.append(table(headings, [[escape(cell) for cell in row] for row in rows], right))
    return "".join(found)


def storey_tables(texts: Texts, part: Part) -> list[tuple[list[str], list[list[str]], range]]:
    """Return the same tables as plain text: headings, rows, and which columns are numbers."""
    worths = storey_worths(part.measured)
    headings = [texts("layout-report-storey"), texts("layout-report-heights"), texts("layout-report-places")]
    headings += [texts("layout-report-first-by", player=player_name(part.setup, player)) for player in part.players]
    headings.append(texts("layout-report-joined"))
    rows = [
        [
            _name(texts, worth),
            storey_heights(texts, worth.storey.low, worth.storey.high),
            str(worth.places),
            *(percent(texts, worth.first[player]) for player in part.players),
            joined_by(texts, part, worth.storey.links, worth.storey.number),
        ]
        for worth in worths
    ]
    has_cover = part.measured.covering is not None
    seen = [texts(f"layout-report-{key}") for key in ("storey", "ground", "in-sight", "seen-at-once")]
    seen += [texts("worth-mean-level")] if has_cover else []
    told = [
        [
            _name(texts, worth),
            ground_name(texts, part.setup, key),
            percent(texts, found.in_sight),
            percent(texts, found.mean),
            *([_level_told(texts, found.cover)] if has_cover else []),
        ]
        for worth in worths
        for key, found in sorted(worth.seen.items(), key=lambda pair: pair[0] == TABLE)
    ]
    return [(headings, rows, range(2, 3 + len(part.players))), (seen, told, range(2, len(seen)))]


def _name(texts: Texts, worth: StoreyWorth) -> str:
    return upper_first(storey_name(texts, worth.storey.number))


def _level_told(texts: Texts, level: float | None) -> str:
    """Return a mean level of cover in words; a dash for none."""
    return "–" if level is None else texts.number(level, 1)


def joined_by(texts: Texts, part: Part, links: tuple[Link, ...], number: int) -> str:
    """Return what leads from a level to others, by name, each with the level it leads to; a dash for nothing."""
    told = [
        texts(
            "storey-joined",
            piece=upper_first(piece_name(texts, part.setup, link.piece)),
            storey=storey_name(texts, link.upper if link.lower == number else link.lower),
        )
        for link in links
    ]
    counted = Counter(told)
    several = [
        each if number == 1 else texts("storey-joined-times", number=number, joined=each)
        for each, number in counted.items()
    ]
    return ", ".join(several) or "–"


def play_sections(texts: Texts, report: Report, contents: list[tuple[str, str]]) -> str:
    """Return wins, rounds, losses, and where the figures were."""
    trial = report.trial
    assert trial is not None
    parts = [part for part in report.parts if part.tried is not None]
    games = max((part.tried.games for part in parts if part.tried is not None), default=0)
    note = texts("layout-report-games-note", games=games, bot=trial.bot, seed=str(trial.seed))
    html = [
        paragraph(note, "note"),
        *(paragraph(line) for line in game_findings(texts, report)),
        heading(texts("layout-report-sides")),
        paragraph(texts("layout-report-fair"), "note"),
        *(_sides(texts, part, titled=len(parts) > 1) for part in parts),
        heading(texts("layout-report-turns")),
        paragraph(texts("layout-report-turns-note"), "note"),
        *(_turns(texts, part, titled=len(parts) > 1) for part in parts),
        heading(texts("layout-report-forces")),
        *(_forces(texts, part, titled=len(parts) > 1) for part in parts),
        _counts(texts, parts),
        heading(texts("layout-report-losses")),
        paragraph(texts("layout-report-losses-note"), "note"),
        _losses(texts, parts),
        heading(texts("layout-report-heat")),
        *(_heat(texts, part, titled=len(parts) > 1) for part in parts),
    ]
    return section("games", texts("layout-report-games"), "".join(html), contents)


def _sides(texts: Texts, part: Part, *, titled: bool) -> str:
    assert part.tried is not None
    names = [side_name(texts, part.setup, number) for number in range(len(part.players))]
    return _bars(texts, part, names, part.tried.sides, titled=titled)


def _turns(texts: Texts, part: Part, *, titled: bool) -> str:
    """Return bars of how often each side came off better with the first turn, and without it."""
    assert part.tried is not None
    turns = part.tried.turns
    rows = [
        (
            texts(f"layout-report-turns-{key}", side=side_name(texts, part.setup, number)),
            interval(texts, estimates[number]),
            part.colours[player],
            estimates[number],
        )
        for number, player in enumerate(part.players)
        for key, estimates in (("first", turns.beginning), ("later", turns.following))
    ]
    before = f"<p><b>{escape(name_of_part(texts, part))}</b></p>" if titled else ""
    return before + share_bars(rows, fair=1.0 / max(len(part.players), 1))


def _forces(texts: Texts, part: Part, *, titled: bool) -> str:
    assert part.tried is not None
    names = [texts("layout-report-force-of", player=player.name) for player in part.setup.players]
    return _bars(texts, part, names, part.tried.forces, titled=titled)


def _bars(texts: Texts, part: Part, names: list[str], shares: tuple[Share, ...], *, titled: bool) -> str:
    assert part.tried is not None
    rows = [
        (name, interval(texts, share.estimate), part.colours[player], share.estimate)
        for name, player, share in zip(names, part.players, shares, strict=True)
    ]
    before = f"<p><b>{escape(name_of_part(texts, part))}</b></p>" if titled else ""
    return before + share_bars(rows, fair=1.0 / max(len(names), 1))


def _counts(texts: Texts, parts: list[Part]) -> str:
    columns = ("layout", "games-column", "decided", "alone", "shared", "unfinished", "rounds")
    rows: list[list[str]] = []
    for part in parts:
        tried = part.tried
        assert tried is not None
        rounds = "–"
        if tried.rounds.value is not None and tried.rounds.low is not None and tried.rounds.high is not None:
            mean, low, high = (
                texts.number(value, 1) for value in (tried.rounds.value, tried.rounds.low, tried.rounds.high)
            )
            rounds = texts("layout-report-rounds-told", mean=mean, low=low, high=high)
        counts = (tried.games, tried.decided, tried.won_alone, tried.shared, tried.unfinished)
        rows.append([escape(name_of_part(texts, part)), *map(str, counts), escape(rounds)])
    return table([texts(f"layout-report-{key}") for key in columns], rows, range(1, len(columns)))


def _losses(texts: Texts, parts: list[Part]) -> str:
    rows: list[tuple[str, Colour, tuple[float, ...], bool]] = []
    entries: list[tuple[Colour, str]] = []
    for number, part in enumerate(parts):
        assert part.tried is not None
        for side, losses in enumerate(part.tried.losses):
            name = side_name(texts, part.setup, side)
            if len(parts) > 1:
                name = f"{name_of_part(texts, part)}: {name}{' (- -)' if number else ''}"
            colour = part.colours[part.players[side]]
            rows.append((name, colour, (0.0, *losses), number > 0))
            entries.append((colour, name))
    across, up = texts("layout-report-losses-across"), texts("layout-report-losses-up")
    return legend(entries) + curves(rows, across, up)


HEATS: Final = ("stood", "moved", "walked", "fell")
"""The maps of what figures did in games."""


def _heat(texts: Texts, part: Part, *, titled: bool) -> str:
    bar = scale(texts("layout-report-heat-none"), texts("layout-report-heat-all"), HEAT)
    figures = [picture(part.pictures[name], texts(f"layout-report-{name}"), bar) for name in HEATS]
    return (heading(name_of_part(texts, part)) if titled else "") + maps(figures)


def layout_sections(texts: Texts, part: Part, contents: list[tuple[str, str]], *, prefix: str, title: str) -> str:
    """Return all parts about a layout; `title` precedes each heading if there are two layouts."""

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
    if part.measured.narrow is not None:
        found.append(section(f"{prefix}-narrow", titled("layout-report-narrow"), _narrow(texts, part), contents))
    if part.walked is not None:
        found.append(section(f"{prefix}-walked", titled("walked-title"), _walked(texts, part, part.walked), contents))
    return "\n".join(found)


def _walked(texts: Texts, part: Part, walked: Walked) -> str:
    """Return where figures walked in saved games."""
    bar = scale(texts("layout-report-heat-none"), texts("layout-report-heat-all"), HEAT)
    told = "".join(paragraph(line) for line in walked_lines(texts, walked))
    return told + picture(part.pictures[SAVED], texts("walked-title"), bar, single=True)


def map_title(texts: Texts, part: Part, title: str, storey: int | None) -> str:
    """Return the title of a map with the level it shows, if there are several."""
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
    """Return how far a measure leans to the first player (left) or another (right), from -1 to 1."""
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


def _narrow(texts: Texts, part: Part) -> str:
    headings, rows = narrow_table(texts, part)
    told = [paragraph(texts("layout-narrow-note"), "note"), *map(paragraph, narrow_lines(texts, part.measured))]
    return "".join(told) + (table(headings, [[escape(cell) for cell in row] for row in rows], (0, 1)) if rows else "")


def comparison_sections(texts: Texts, report: Report, contents: list[tuple[str, str]]) -> str:
    """Return what differs: in short, in numbers, and as maps."""
    comparison = report.comparison
    assert comparison is not None
    compared, parts = comparison.compared, report.parts
    rows = [change for change in compared.changes if change.key != "way"]
    ways = [change for change in compared.changes if change.key == "way"]
    html = [
        *(paragraph(line) for line in comparison_findings(texts, compared)),
        heading(texts("layout-compared-numbers")),
        paragraph(texts("layout-compared-numbers-note"), "note"),
        _table(texts, compared, parts, rows),
    ]
    if ways:
        html += [heading(texts("layout-report-ways")), _table(texts, compared, parts, ways)]
    html += [heading(texts("layout-report-exposure")), paragraph(texts("layout-compared-maps-note"), "note")]
    storeys = mapped_storeys(compared.second)
    for storey in storeys:
        keys = _keys(comparison, exposure_name, storey)
        html += [_compared_exposure(texts, comparison, parts, key, storey) for key in keys]
    if _keys(comparison, cover_name, storeys[0]):
        html.append(heading(texts("layout-report-cover")))
    for storey in storeys:
        keys = _keys(comparison, cover_name, storey)
        html += [_compared_cover(texts, comparison, parts, key, storey) for key in keys]
    return section("compared", texts("layout-compared"), "".join(html), contents)


def _keys(comparison: Comparison, name: Callable[[str, int | None], str], storey: int | None) -> list[str]:
    """Return the players, or the TABLE, with a map of differences for a level."""
    keys = [*(player.id for player in comparison.compared.second.setup.players), TABLE]
    return [key for key in keys if name(key, storey) in comparison.pictures]


def _table(texts: Texts, compared: Compared, parts: tuple[Part, ...], changes: list[Change]) -> str:
    names = [name_of_part(texts, part) for part in parts]
    headings = [texts("layout-report-measure"), texts("layout-report-whose"), *names, texts("layout-compared-change")]
    rows = [_row(texts, compared, parts[1], change) for change in changes]
    return table(headings, rows, (2, 3, 4))


def _row(texts: Texts, compared: Compared, part: Part, change: Change) -> list[str]:
    name = change_name(texts, compared, change)
    owner = whose(compared, change)
    player = part.players[change.player] if 0 <= change.player < len(part.players) else None
    told = change_difference(texts, change)
    kind = {None: "other" if change.is_other else "even", True: "better", False: "worse"}[change.is_better]
    return [
        escape(name[:1].upper() + name[1:]),
        swatch(part.colours[player], owner) if player is not None else escape(owner),
        *(escape(change_value(texts, change, value)) for value in (change.before, change.after)),
        f'<span class="{kind}">{escape(told)}</span>',
    ]


def _compared_exposure(
    texts: Texts, comparison: Comparison, parts: tuple[Part, ...], key: str, storey: int | None
) -> str:
    ends = (texts("layout-report-seen-none"), texts("layout-report-seen-all"))
    compared, name = comparison.compared, exposure_name(key, storey)
    number = _number(parts[1], key)
    values = compared.exposure(TABLE) if number is None else compared.exposed(number)
    end = widest(values, SHARES)
    told = texts("layout-apart-share", value=texts.number(100.0 * end, 0))
    title = texts("layout-report-exposure-table")
    if number is not None:
        title = texts("layout-report-exposure-of", enemies=enemies_of(texts, parts[1], parts[1].players[number]))
    title = map_title(texts, parts[1], title, storey)
    return _three(texts, comparison, parts, name, title, scale("1 %", ends[1], SIGHT, ends[0]), told)


def _compared_cover(texts: Texts, comparison: Comparison, parts: tuple[Part, ...], key: str, storey: int | None) -> str:
    high = texts("layout-report-cover-all", level=round(MOST_LEVEL))
    bar = scale(texts("layout-report-cover-none"), high, COVER, texts("layout-report-cover-hidden"))
    compared, name = comparison.compared, cover_name(key, storey)
    number = _number(parts[1], key)
    values = compared.cover(TABLE) if number is None else compared.covered(number)
    assert values is not None
    title = texts("layout-report-cover-table")
    if number is not None:
        title = texts("layout-report-cover-of", enemies=enemies_of(texts, parts[1], parts[1].players[number]))
    end = texts("layout-apart-levels", value=widest(values, LEVELS))
    title = map_title(texts, parts[1], title, storey)
    return _three(texts, comparison, parts, name, title, bar, end)


def _number(part: Part, key: str) -> int | None:
    """Return the number of a player; None for the TABLE."""
    return next((number for number, player in enumerate(part.players) if player == key), None)


def _three(
    texts: Texts, comparison: Comparison, parts: tuple[Part, ...], name: str, title: str, bar: str, end: str
) -> str:
    """Return a map of each layout, and of how they differ."""
    figures = [picture(part.pictures[name], name_of_part(texts, part), bar) for part in parts if name in part.pictures]
    known = legend([(CAME, texts("layout-compared-came")), (WENT, texts("layout-compared-went"))])
    difference = scale(f"−{end}", f"+{end}", CHANGE) + known
    figures.append(picture(comparison.pictures[name], texts("layout-compared-difference"), difference))
    return f"<p><b>{escape(title)}</b></p>" + maps(figures, three=True)


CURVE: Colour = (31, 95, 139)


def along_page(texts: Texts, setup: GameSetup, found: Along) -> str:
    """Return the whole page."""
    name = setup.name.in_language(texts.language)
    title = texts("along-title", layout=name)
    headings = [texts(f"along-column-{key}") for key in ("along", "place", "seen")]
    rows = [
        [escape(told) for told in (texts.number(p.along, 1), place_told(texts, p.at), percent(texts, p.seen, 1))]
        for p in found.places
    ]
    html = (
        f'<header><p class="kicker">{escape(texts("along-kicker"))}</p><h1>{escape(title)}</h1></header>'
        + "".join(paragraph(line) for line in along_lines(texts, setup, found))
        + curve(found, texts("along-column-along"), texts("along-column-seen"))
        + table(headings, rows, (0, 2))
    )
    made = texts("layout-report-made", version=pb12table.__version__, minutes=0, seconds=0)
    return document(texts.language, title, html, made)


def between_page(texts: Texts, setup: GameSetup, found: Between, pictures: Mapping[str, bytes]) -> str:
    """Return the whole page about what one ground sees of another, with a map of each."""
    first, second = (ground_told(texts, setup, ground.id) for ground in (found.first, found.second))
    title = texts("between-title", layout=setup.name.in_language(texts.language))
    bar = scale("0 %", "100 %", SIGHT, texts("between-nothing"))
    drawn = [
        picture(image, texts(f"between-map-{key}", first=first, second=second), "" if key == "shots" else bar)
        for key, image in pictures.items()
    ]
    html = (
        f'<header><p class="kicker">{escape(texts("between-kicker"))}</p><h1>{escape(title)}</h1></header>'
        + "".join(paragraph(line) for line in between_lines(texts, setup, found))
        + maps(drawn)
    )
    made = texts("layout-report-made", version=pb12table.__version__, minutes=0, seconds=0)
    return document(texts.language, title, html, made)


def curve(found: Along, across: str, up: str) -> str:
    """Return the fraction that sees one along the path, as a drawing over its length."""
    left, top, wide, high = 56, 12, 620, 220
    length = found.length or 1.0
    parts = [f'<svg class="chart" viewBox="0 0 {left + wide + 20} {top + high + 44}" role="img">']
    for tick in range(5):
        y = top + high - high * tick / 4
        parts.append(f'<line class="grid" x1="{left}" y1="{y:.1f}" x2="{left + wide}" y2="{y:.1f}"/>')
        parts.append(f'<text class="tick" x="{left - 8}" y="{y + 4:.1f}" text-anchor="end">{25 * tick} %</text>')
    for tick in range(6):
        x = left + wide * tick / 5
        parts.append(
            f'<text class="tick" x="{x:.1f}" y="{top + high + 18}" text-anchor="middle">{length * tick / 5:.1f}</text>'
        )
    points = [(left + wide * place.along / length, top + high - high * place.seen) for place in found.places]
    path = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    if points:
        base = top + high
        area = f"M{points[0][0]:.1f} {base}L{path}L{points[-1][0]:.1f} {base}Z"
        parts.append(f'<path d="{area}" fill="{css(CURVE)}" opacity="0.16"/>')
        parts.append(f'<path class="curve" d="M{path}" stroke="{css(CURVE)}"/>')
    below = top + high + 38
    parts.append(f'<text class="tick" x="{left + wide}" y="{below}" text-anchor="end">{escape(across)}</text>')
    parts.append(f'<text class="tick" x="{left}" y="{below}">{escape(up)}</text></svg>')
    return "".join(parts)


def page(texts: Texts, report: Report) -> str:
    """Return the whole page."""
    two = len(report.parts) > 1
    title = " · ".join(name_of_part(texts, part) for part in report.parts)
    heading = texts("layout-report-title-two" if two else "layout-report-title")
    if report.are_deployments:
        heading = texts("layout-report-title-deployments")
    body = [_header(texts, report, title, heading)]
    contents: list[tuple[str, str]] = []
    if report.are_deployments:
        headings, rows = deployment_table(texts, report.parts)
        told = [[escape(cell) for cell in row] for row in rows]
        html = paragraph(symmetry_line(texts, report.parts[0].setup)) + paragraph(texts("deployments-note"), "note")
        html += table(headings, told, range(2, 2 + 2 * len(report.parts[0].players)))
        html += paragraph(line) if (line := grid_line(texts, report.parts[0])) else ""
        body.append(section("deployments", texts("deployments-title"), html, contents))
    if report.comparison is not None:
        body.append(comparison_sections(texts, report, contents))
    if report.trial is not None and two:
        body.append(play_sections(texts, report, contents))
    for number, part in enumerate(report.parts):
        name = name_of_part(texts, part) if two else ""
        body.append(layout_sections(texts, part, contents, prefix=f"layout{number + 1}", title=name))
    if report.trial is not None and not two:
        body.append(play_sections(texts, report, contents))
    how = paragraph(texts("layout-report-how-note", observers=MOST_OBSERVERS), "note")
    body.append(section("how", texts("layout-report-how"), how, contents))
    body.insert(1, links(texts("layout-report-contents"), contents))
    minutes, seconds = divmod(round(report.seconds), 60)
    made = texts("layout-report-made", version=report.version, minutes=minutes, seconds=seconds)
    script = f'<script type="application/json" id="numbers">{_safe_json(numbers(report))}</script>'
    return document(texts.language, f"{title} – {heading}", "\n".join(body), made, script)


def numbers(report: Report) -> dict[str, Any]:
    """Return everything a report says, as JSON-ready data."""
    return {
        "layouts": [
            {
                "id": part.id,
                **plain_layout(part.measured),
                **({} if part.walked is None else {"walked_in_saves": plain_walked(part.walked)}),
            }
            for part in report.parts
        ],
        "comparison": None if report.comparison is None else plain_comparison(report.comparison.compared),
        "games": None
        if report.trial is None
        else plain_trial(report.trial, [(part.id, part.setup) for part in report.parts]),
    }


def _safe_json(content: Any) -> str:
    """Return JSON that cannot end the element it stands in."""
    return msgspec.json.encode(content).decode("utf-8").replace("<", "\\u003c")


def _header(texts: Texts, report: Report, title: str, heading: str) -> str:
    parts = [
        f'<header><p class="kicker">{escape(heading)}</p><h1>{escape(title)}</h1>',
        *(f'<p class="lead">{escape(_described(texts, part))}</p>' for part in report.parts),
        "</header>",
    ]
    games = game_findings(texts, report)
    both = [] if report.comparison is None else comparison_findings(texts, report.comparison.compared)
    if len(report.parts) > 1 and (games or both):
        lines = [*((line, True) for line in games), *((line, False) for line in both)]
        parts.append(_short(texts("layout-report-short"), lines))
    for part in report.parts:
        name = name_of_part(texts, part) if len(report.parts) > 1 else texts("layout-report-short")
        lines = [(line, False) for line in findings(texts, part)]
        if len(report.parts) == 1:
            lines = [*((line, True) for line in games), *lines]
        parts.append(_short(name, lines))
    return "\n".join(parts)


def _short(title: str, lines: list[tuple[str, bool]]) -> str:
    items = "".join(
        f'<li class="verdict">{escape(line)}</li>' if strong else f"<li>{escape(line)}</li>" for line, strong in lines
    )
    return f'<div class="short"><h3>{escape(title)}</h3><ul>{items}</ul></div>'


def _described(texts: Texts, part: Part) -> str:
    table = part.setup.battlefield
    told = texts(
        "layout-report-of",
        width=table.width,
        depth=table.depth,
        pieces=len(table.pieces),
        grid=part.measured.wishes.grid,
    )
    players = texts.listing([player_name(part.setup, player) for player in part.players])
    return f"{name_of_part(texts, part)}: {told}" + (f" · {players}" if players else "")
