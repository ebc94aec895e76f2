"""What an analysis or a comparison totals, in sentences, and which pictures a report shows of a layout."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import ceil, log10
from typing import Final, Protocol

import numpy as np

from pb12table.analysis.along import Along
from pb12table.analysis.between import Between
from pb12table.analysis.chokes import CLOSED, Choke
from pb12table.analysis.comparing import Change, Compared, opposed
from pb12table.analysis.covering import UNSEEN
from pb12table.analysis.layout import TABLE, Measured, TooFine, heights_along
from pb12table.analysis.played.games import UNLIKELY, Estimate, Trial, Tried
from pb12table.analysis.played.walked import Walked, heat_raster
from pb12table.analysis.sides import Measure
from pb12table.analysis.symmetry import symmetry_of
from pb12table.analysis.walking import (
    START,
    Walk,
    doors_of,
    measuring,
    sources_against,
    sources_of,
    united,
    with_changes,
)
from pb12table.report.elements import (
    CAME,
    COVER,
    SIGHT,
    WENT,
    Colour,
    Colours,
    changes,
    filled,
    heat,
    owners,
    shades,
    with_hidden,
)
from pb12table.skirmish.faces.system import GameSetup
from pb12table.skirmish.ids import PlayerId
from pb12table.table.cells import Floats, Raster
from pb12table.table.shapes import Point3, whole_of
from pb12table.table.sight.many import Sites
from pb12table.table.terrain import Piece
from pb12table.texts.layouts import body_lines, place_told
from pb12table.texts.locale import Texts, rounded, upper_first
from pb12table.texts.names import name_of, piece_name, player_name, zone_name

MOST_WALKED: Final = 3
"""So many of the places where figures walked most are told."""
SAVED: Final = "saved"
"""The picture of where figures walked in saved games."""


@dataclass(frozen=True, eq=False)
class Part:
    """One layout: its file's id, its setup, what was measured, what games on it came to, and where figures walked.

    Where it is told with pictures, also the colours of its players, and the pictures by name.
    """

    id: str
    setup: GameSetup
    measured: Measured
    tried: Tried | None = None
    colours: Mapping[PlayerId, Colour] = field(default_factory=dict)
    pictures: Mapping[str, bytes] = field(default_factory=dict)
    walked: Walked | None = None

    @property
    def players(self) -> list[PlayerId]:
        """The players, in their order."""
        return [player.id for player in self.setup.players]


@dataclass(frozen=True, eq=False)
class Comparison:
    """How the second of two layouts differs from the first, with the pictures of that by name where it has some."""

    compared: Compared
    pictures: Mapping[str, bytes] = field(default_factory=dict)


@dataclass(frozen=True, eq=False)
class Report:
    """The layouts in order, the games on them if there were any, and how long it all took, in seconds.

    Of two layouts that were measured alike it also tells how they differ; deployments on one are told in a table.
    """

    parts: tuple[Part, ...]
    trial: Trial | None
    seconds: float
    version: str
    comparison: Comparison | None = None
    are_deployments: bool = False


SHARES, LEVELS = 0.1, 0.5
"""In such steps the scales of differences of shares and of levels end."""

MOST_ODD_NAMED = 4
"""Of the pieces that break a symmetry so many are named."""
MOST_LEVEL = 5.0
"""The concealment level at which the scale of cover ends."""


class Painter(Protocol):
    """A painter of one layout, whose pictures are JPEG files."""

    def overview(self) -> bytes:
        """Return the opening position with all zones."""
        ...

    def cells(
        self, raster: Raster, colours: Colours, places: Sequence[tuple[str, Point3]] = (), storey: int | None = None
    ) -> bytes:
        """Return a map of coloured cells, rows from the south, over one level or all of them."""
        ...

    def lanes(self, lanes: Sequence[tuple[Point3, Point3]]) -> bytes:
        """Return numbered lines of sight."""
        ...

    def ways(
        self, ways: Sequence[tuple[PlayerId | None, Sequence[Point3]]], chokes: Sequence[tuple[Point3, float]]
    ) -> bytes:
        """Return paths in the colours of the players, and numbered circles."""
        ...


def pictures_of(part: Part, painter: Painter) -> dict[str, bytes]:
    """Return all pictures of a layout by name; `exposure_name` and others below name those that exist several times."""
    measured = part.measured
    raster = measured.sites.raster
    found = {"overview": painter.overview()}
    for storey in mapped_storeys(measured):
        for key in (TABLE, *against_somebody(part)):
            seen = exposure_against(measured, key)
            colours = _exposed(measured, seen, storey)
            found[exposure_name(key, storey)] = painter.cells(raster, colours, storey=storey)
            if (levels := cover_against(measured, key)) is not None:
                colours = _covered(measured, levels, storey)
                found[cover_name(key, storey)] = painter.cells(raster, colours, storey=storey)
        if measured.sides.measures:
            nearest = measured.sides.nearest.astype(np.float64)
            numbers = measured.sites.without_gaps(nearest, measured.of_storey(storey))
            colours = owners(numbers, [part.colours[player] for player in part.players])
            found[first_name(storey)] = painter.cells(raster, colours, storey=storey)
    found["lanes"] = painter.lanes([(lane.start, lane.end) for lane in measured.lanes])
    found["ways"] = painter.ways(ways_drawn(measured), [(choke.place, CLOSED) for choke in measured.chokes])
    if part.tried is not None:
        cells = heat_raster(part.setup)
        tried = part.tried
        maps = (("stood", tried.stood), ("moved", tried.moved), ("walked", tried.walked), ("fell", tried.fell))
        for name, counts in maps:
            found[name] = painter.cells(cells, heat(counts.sum(axis=0).astype(np.float64)))
    if part.walked is not None:
        found[SAVED] = painter.cells(part.walked.raster, heat(part.walked.together.astype(np.float64)))
    return found


def mapped_storeys(measured: Measured) -> Sequence[int | None]:
    """Return the levels with maps of their own, from below; None for all together if none lies above another.

    Where there is no room to stand on what lies above, as on many roofs, the map shows what is below it.
    """
    return measured.storeys if measured.house.is_storeyed and measured.storeys else (None,)


def pictures_of_difference(compared: Compared, painter: Painter) -> dict[str, bytes]:
    """Return the maps of how the second of two layouts differs from the first, by the map names of each.

    `painter` paints the second layout.
    """
    raster = compared.second.sites.raster
    players = compared.second.setup.players
    found: dict[str, bytes] = {}
    for storey in mapped_storeys(compared.second):
        for number in (None, *opposed(compared)):
            key = TABLE if number is None else players[number].id
            seen = compared.exposure(TABLE) if number is None else compared.exposed(number)
            colours = change_colours(compared, seen, SHARES, storey)
            found[exposure_name(key, storey)] = painter.cells(raster, colours, storey=storey)
            levels = compared.cover(TABLE) if number is None else compared.covered(number)
            if levels is not None:
                colours = change_colours(compared, levels, LEVELS, storey)
                found[cover_name(key, storey)] = painter.cells(raster, colours, storey=storey)
    return found


def change_colours(compared: Compared, values: Floats, least: float, storey: int | None = None) -> Colours:
    """Return the colours of a map of differences: less, the same, more, new places, and places that no longer exist.

    `values` are of the places of the second layout; the scale ends at `least` at the least.  Places of the first are of
    the `storey` with the same number; a layout without storeys is all of it.
    """
    before, after = compared.first.sites, compared.second.sites
    old = compared.first.of_storey(storey) if compared.first.house.is_storeyed else None
    new = compared.second.of_storey(storey)
    picture = after.without_gaps(values, new)
    colours = changes(picture, widest(values, least))
    fresh = np.where(compared.partners >= 0, 0.0, 1.0)
    colours = filled(colours, after.without_gaps(fresh, new) == 1.0, CAME)
    rows, columns = (min(pair) for pair in zip(_size(before), _size(after), strict=True))
    there = ~np.isnan(before.without_gaps(np.zeros(len(before)), old)[:rows, :columns])
    gone = np.zeros(picture.shape, dtype=np.bool_)
    gone[:rows, :columns] = there & np.isnan(after.without_gaps(np.zeros(len(after)), new)[:rows, :columns])
    return filled(colours, gone, WENT)


def _size(sites: Sites) -> tuple[int, int]:
    return sites.raster.rows, sites.raster.columns


def widest(values: Floats, least: float) -> float:
    """Return the end of the scale of some differences: a multiple of `least` that covers them all."""
    most = float(np.nanmax(np.abs(values))) if np.isfinite(values).any() else 0.0
    return least * max(1, ceil(most / least - 1e-9))


def _of_storey(name: str, storey: int | None) -> str:
    return name if storey is None else f"{name}-storey{storey}"


def exposure_name(key: str, storey: int | None = None) -> str:
    """Return the name of the map of what a player's opponents see, or all on the whole TABLE, of a level or of all."""
    return _of_storey(f"exposure-{key or 'table'}", storey)


def cover_name(key: str, storey: int | None = None) -> str:
    """Return the name of the map of cover against a player's opponents, or all on the whole TABLE, in the same way."""
    return _of_storey(f"cover-{key or 'table'}", storey)


def first_name(storey: int | None = None) -> str:
    """Return the name of the map of who gets there first."""
    return _of_storey("first", storey)


def against_somebody(part: Part) -> list[PlayerId]:
    """Return the players whose opponents come from some ground."""
    return [player for player in part.players if len(united(sources_against(part.measured.grounds, player)))]


def exposure_against(measured: Measured, key: str) -> Floats:
    """Return what fraction of the ground of a player's opponents, or of the whole TABLE, sees each site."""
    if key == TABLE:
        return measured.exposure(TABLE)
    return measured.sights[0].exposure(united(sources_against(measured.grounds, PlayerId(key))))


def cover_against(measured: Measured, key: str) -> Floats | None:
    """Return the mean concealment level at each site against a player's opponents, or against the whole TABLE."""
    if measured.covering is None:
        return None
    if key == TABLE:
        return measured.cover(TABLE)
    enemies = sources_against(measured.grounds, PlayerId(key))
    return measured.covering.mean(np.unique(np.concatenate([measured.observers[ground.id] for ground in enemies])))


def _exposed(measured: Measured, seen: Floats, storey: int | None) -> Colours:
    picture = measured.sites.without_gaps(seen, measured.of_storey(storey))
    return with_hidden(shades(picture, SIGHT, 1.0), picture == 0.0)


def _covered(measured: Measured, levels: Floats, storey: int | None) -> Colours:
    # Sites that nobody sees have no level; cells without a site are another matter.
    picture = measured.sites.without_gaps(np.where(np.isnan(levels), -1.0, levels), measured.of_storey(storey))
    return with_hidden(shades(picture, COVER, MOST_LEVEL), picture < 0.0)


def ways_drawn(measured: Measured) -> list[tuple[PlayerId | None, Sequence[Point3]]]:
    """Return the paths from the grounds of each player, each once."""
    by_id = {ground.id: ground for ground in measured.grounds}
    found: list[tuple[PlayerId | None, Sequence[Point3]]] = []
    for way in measured.ways:
        start, end = by_id[way.start], by_id[way.end]
        if way.walk is None or way.walk.cost is None or not start.is_source or not (end.is_source or end.is_goal):
            continue
        if end.is_source and set(start.players) & set(end.players):
            continue
        found.append((start.players[0] if len(start.players) == 1 else None, way.walk.points))
    return found


WIDE = 0.3
"""An interval wider than this says nothing about whether a layout is fair."""


def percent(texts: Texts, value: float | None, decimals: int = 0) -> str:
    """Return a fraction as a percentage; a dash for none."""
    return "–" if value is None else f"{texts.number(100.0 * value, decimals)} %"


def too_fine_line(texts: Texts, grid: float, error: TooFine) -> str:
    """Return why cells of a size are too small for a table, and the smallest possible size."""
    finest = round(error.finest + 0.005, 2)  # up: as it is said it must be allowed
    return texts("layout-too-fine", found=grid, finest=finest)


def ground_name(texts: Texts, setup: GameSetup, key: str) -> str:
    """Return the name of a ground, or of the whole table."""
    if key == TABLE:
        return texts("layout-whole-table")
    if key.startswith(f"{START}-") and all(zone.id != key for zone in setup.zones):
        return texts("layout-start-of", player=player_name(setup, key.removeprefix(f"{START}-")))
    return zone_name(texts, setup, key)


def findings(texts: Texts, part: Part) -> list[str]:
    """Return the most important facts about a layout, without the games."""
    measured = part.measured
    if not len(measured.sites):
        return [texts("layout-nobody-stands")]
    found = [
        *body_lines(texts, part.setup),
        crossing_line(texts, measured),
        symmetry_line(texts, part.setup),
        *_door_lines(texts, part.setup),
    ]
    for player in part.players:
        own = united(sources_of(measured.grounds, player))
        if len(own):
            seen = float((measured.sights[0].exposure(own) > 0.0).mean())
            name = player_name(part.setup, player)
            found.append(texts("layout-finding-sight", player=name, share=percent(texts, seen)))
    for player in against_somebody(part):
        dead = float((exposure_against(measured, player) == 0.0).mean())
        found.append(texts("layout-finding-dead", enemies=enemies_of(texts, part, player), share=percent(texts, dead)))
    if measured.lanes:
        found.append(texts("layout-finding-lane", length=round(measured.lanes[0].length, 1)))
    if can_have_chokes(measured) and any(way.walk for way in measured.ways):
        found.append(choke_line(texts, measured.chokes[0]) if measured.chokes else texts("layout-finding-no-choke"))
    if measured.sides.measures:
        found.append(_balance(texts, measured, part.setup))
    return [line for line in found if line]


def narrow_lines(texts: Texts, measured: Measured) -> list[str]:
    """Return how many passages are narrower than asked, and how many too narrow for the average figure."""
    narrow = measured.narrow
    if narrow is None:
        return []
    width, count = texts("layout-report-steps", value=rounded(narrow.width, 2)), len(narrow.passages)
    if narrow.base is not None:
        return [texts("layout-narrow-base", base=texts.number(narrow.base, 1), width=width, count=count)]
    person, shut = texts("layout-report-steps", value=rounded(narrow.person, 2)), len(narrow.shut)
    lines = [texts("layout-narrow-count", width=width, count=count)]
    return [*lines, texts("layout-narrow-shut", person=person, count=shut)] if shut else lines


def walked_lines(texts: Texts, walked: Walked) -> list[str]:
    """Return in how many saved games figures walked, and the places where they walked most."""
    if not walked.games:
        return [texts("walked-nothing")]
    counts = walked.together
    lines = [texts("walked-games", games=walked.games)]
    for number in np.argsort(-counts, axis=None, kind="stable")[:MOST_WALKED].tolist():
        row, column = divmod(number, walked.raster.columns)
        if counts[row, column]:
            x, y = walked.raster.middle((column, row))
            lines.append(texts("walked-most", place=place_told(texts, (x, y, 0.0)), count=int(counts[row, column])))
    return lines


def narrow_table(texts: Texts, part: Part) -> tuple[list[str], list[list[str]]]:
    """Return the narrow places in a table: number, width, place, and what stands on both sides."""
    narrow = part.measured.narrow
    headings = ["", *(texts(f"layout-narrow-{key}") for key in ("wide", "place", "between"))]
    rows: list[list[str]] = []
    for number, passage in enumerate(() if narrow is None else narrow.passages, 1):
        place = place_told(texts, (*passage.middle, passage.height))
        names = [name_of(texts, part.setup, whole_of(name)) if name else texts("no-way-edge") for name in passage.names]
        rows.append([str(number), texts.number(passage.width, 2), place, texts.listing(names)])
    return headings, rows


def symmetry_line(texts: Texts, setup: GameSetup) -> str:
    """Return how the terrain is alike on both sides, and which pieces break that; "" where it is not alike."""
    found = symmetry_of(setup.battlefield)
    if found is None:
        return ""
    # A wall with a door in it is several pieces and one thing.
    things = {piece.whole: piece for piece in reversed(found.odd)}
    odd = [
        texts("layout-symmetry-piece", name=piece_name(texts, setup, name), at=place_told(texts, _middle_of(piece)))
        for name, piece in list(things.items())[::-1][:MOST_ODD_NAMED]
    ]
    more = len(things) - len(odd)
    told = texts.listing(odd + ([texts("layout-symmetry-more", count=more)] if more else []))
    return texts(f"layout-symmetry-{found.kind}", odd=told, count=len(things))


def _middle_of(piece: Piece) -> Point3:
    xs, ys = zip(*piece.outline, strict=True)
    return ((min(xs) + max(xs)) / 2.0, (min(ys) + max(ys)) / 2.0, 0.0)


def _door_lines(texts: Texts, setup: GameSetup) -> list[str]:
    """Return which doors ways lead through, and which nobody opens."""
    found: list[str] = []
    for key, doors in zip(("layout-finding-doors", "layout-finding-shut-doors"), doors_of(setup), strict=True):
        names = list(dict.fromkeys(name_of(texts, setup, door) for door in doors))
        if names:
            options = " ".join(f"--open {door}" for door in doors)
            found.append(upper_first(texts(key, doors=texts.listing(names), count=len(doors), options=options)))
    return found


def enemies_of(texts: Texts, part: Part, player: PlayerId) -> str:
    """Return the names of a player's opponents."""
    return texts.listing([player_name(part.setup, other) for other in part.players if other != player])


def crossing_line(texts: Texts, measured: Measured) -> str:
    """Return what it costs to cross the table, or that nobody can."""
    setup = measured.setup
    crossings = measured.crossings
    if not crossings:
        return texts("layout-finding-no-sides")
    possible = [way for way in crossings if way.walk is not None and way.walk.cost is not None]
    if not possible:
        start, end = (ground_name(texts, setup, key) for key in (crossings[0].start, crossings[0].end))
        return texts("layout-finding-uncrossable", start=start, end=end)
    best = min(possible, key=lambda way: way.walk.cost if way.walk and way.walk.cost else 0)
    assert best.walk is not None
    start, end = (ground_name(texts, setup, key) for key in (best.start, best.end))
    return texts(
        "layout-finding-crossing", start=start, end=end, cost=best.walk.cost, length=round(best.walk.length, 1)
    )


def can_have_chokes(measured: Measured) -> bool:
    """Return whether there can be choke points: if nobody can cross the table, nothing can become tighter."""
    return bool(measured.chokes) or measured.can_be_crossed is not False


def choke_line(texts: Texts, choke: Choke) -> str:
    """Return the effect of closing a place."""
    key = "layout-finding-choke-cut" if choke.cut_off else "layout-finding-choke"
    return texts(key, place=place_told(texts, choke.place), ways=choke.cut_off or len(choke.closings), more=choke.more)


def heights_told(texts: Texts, walk: Walk) -> str:
    """Return the heights at which a path begins, turns and ends."""
    return " → ".join(texts.number(height, 1) for height in heights_along(walk.points))


def favoured_by(texts: Texts, setup: GameSetup, measure: Measure) -> str:
    """Return whom a measure favours; a dash where only one player has a value."""
    if measure.favours is not None:
        return player_name(setup, measure.favours)
    return "–" if measure.difference is None else texts("layout-report-even")


def _balance(texts: Texts, measured: Measured, setup: GameSetup) -> str:
    counts = measured.sides.favoured()
    # What one player alone has, such as a way to a zone of this player, favours nobody and is even for nobody.
    total = sum(measure.difference is not None for measure in measured.sides.measures)
    even = total - sum(counts.values())
    told = [
        texts("layout-finding-favoured", count=count, player=player_name(setup, player))
        for player, count in counts.items()
    ]
    return texts("layout-finding-balance", total=total, told=texts.listing(told), even=even)


def measure_name(texts: Texts, setup: GameSetup, measure: Measure) -> str:
    """Return what a number is about."""
    if measure.key.startswith("way-to:"):
        goal = ground_name(texts, setup, measure.key.removeprefix("way-to:"))
        return texts("layout-measure-way-to", goal=goal)
    return texts(f"layout-measure-{measure.key}")


def measured_value(texts: Texts, measure: Measure, value: float | None) -> str:
    """Return the value of a measure with its unit; a dash for none."""
    if value is None:
        return "–"
    if measure.unit == "share":
        return percent(texts, value, 1)
    return texts(f"layout-unit-{measure.unit}", value=round(value, 2))


def measured_difference(texts: Texts, measure: Measure) -> str:
    """Return how far apart the players are in a measure; fractions by percentage points, and levels by levels."""
    difference = measure.difference
    if difference is not None and measure.unit == "share":
        return texts("layout-apart-share", value=texts.number(100.0 * difference, 1))
    if difference is not None and measure.unit == "levels":
        return texts("layout-apart-levels", value=round(difference, 2))
    return measured_value(texts, measure, difference)


# -- games --------------------------------------------------------------------------------------------------------


def interval(texts: Texts, estimate: Estimate) -> str:
    """Return a fraction with its interval."""
    if estimate.value is None or estimate.low is None or estimate.high is None:
        return "–"
    low, high = (texts.number(100.0 * value, 0) for value in (estimate.low, estimate.high))
    return texts("layout-interval", value=texts.number(100.0 * estimate.value, 0), low=low, high=high)


def chance(texts: Texts, value: float) -> str:
    """Return how often chance produces something, as p."""
    return texts("layout-chance-tiny") if value < 0.01 else texts("layout-chance", p=texts.number(value, 2))


def game_findings(texts: Texts, report: Report) -> list[str]:
    """Return what the games have shown: for each layout whether it favours a side, and for two the difference."""
    if report.trial is None:
        return []
    found = [
        line
        for part in report.parts
        if part.tried is not None
        for line in (
            verdict_of_games(texts, part.setup, part.tried, name_of_part(texts, part)),
            first_turn_line(texts, part.setup, part.tried, name_of_part(texts, part)),
        )
        if line
    ]
    if report.trial.difference is not None:
        found.append(difference_line(texts, report, report.trial))
    return [*found, *otherwise_lines(texts, report, report.trial)]


def otherwise_lines(texts: Texts, report: Report, trial: Trial) -> list[str]:
    """Return for each layout on which a second kind of player disagrees what its games have shown."""
    lines = []
    for number, part in enumerate(report.parts):
        side = trial.seen_otherwise(number)
        if trial.second is not None and side is not None:
            tried = trial.second.layouts[number]
            told, player = interval(texts, tried.sides[side].estimate), part.setup.players[side].name
            kind, layout = texts("players-of-style", style=trial.second.bot), name_of_part(texts, part)
            key = "layout-games-otherwise"
            lines.append(texts(key, kind=kind, layout=layout, player=player, interval=told, games=tried.games))
    return lines


def verdict_of_games(texts: Texts, setup: GameSetup, tried: Tried, name: str) -> str:
    """Return whether a side of a layout came off better more often than chance explains."""
    if not tried.decided:
        return texts("layout-games-undecided", layout=name, games=tried.games)
    best = int(np.argmax([share.better for share in tried.sides]))
    share = tried.sides[best]
    player = setup.players[best].name
    key = "layout-games-open" if is_wide(share.estimate) else "layout-games-even"
    if tried.favours is not None:
        key = "layout-games-favour"
    return texts(
        key,
        layout=name,
        games=tried.games,
        player=player,
        interval=interval(texts, share.estimate),
        chance=chance(texts, share.chance),
    )


def first_turn_line(texts: Texts, setup: GameSetup, tried: Tried, name: str) -> str:
    """Return whether who had the first turn came off better more often than chance explains; "" where nobody had."""
    first, always = tried.turns.first, tried.turns.always
    if not first.estimate.count:
        return ""
    if always is not None:
        return texts("layout-first-always", layout=name, player=setup.players[always].name)
    key = "layout-first-open" if is_wide(first.estimate) else "layout-first-even"
    if first.chance < UNLIKELY:
        fair = 1.0 / len(setup.players)
        key = "layout-first-favoured" if (first.estimate.value or 0.0) > fair else "layout-first-worse"
    told = interval(texts, first.estimate)
    return texts(key, layout=name, games=first.estimate.count, interval=told, chance=chance(texts, first.chance))


def is_wide(estimate: Estimate) -> bool:
    """Return whether an interval says nothing yet: so few games have been decided."""
    return estimate.low is None or estimate.high is None or estimate.high - estimate.low > WIDE


def difference_line(texts: Texts, report: Report, trial: Trial) -> str:
    """Return whether two layouts differ by more than chance."""
    first, second = report.parts
    gap = trial.difference
    if gap is None or gap.value is None or gap.low is None or gap.high is None or trial.chance is None:
        return texts("layout-difference-unknown")
    key = "layout-difference-real" if trial.is_more_than_chance else "layout-difference-chance"
    if gap.high - gap.low > 2.0 * WIDE and not trial.is_more_than_chance:
        return texts(
            "layout-difference-few",
            low=texts.signed(round(100.0 * gap.low)),
            high=texts.signed(round(100.0 * gap.high)),
        )
    points = 100.0 * abs(gap.value)
    if points < 1e-7:
        key, points = "layout-difference-none", 0.0
    # What would be told as none at all, or as none of two equal percentages, needs more digits.
    decimals = 0 if points >= 1.0 or not points else ceil(-log10(points) - 1e-9)
    before, after = (tried.sides[0].estimate.value for tried in trial.layouts)
    return texts(
        key,
        first=name_of_part(texts, first),
        second=name_of_part(texts, second),
        player=first.setup.players[0].name,
        before=percent(texts, before, decimals),
        after=percent(texts, after, decimals),
        points=texts.number(points, decimals),
        count=round(points, decimals),
        low=texts.signed(round(100.0 * gap.low)),
        high=texts.signed(round(100.0 * gap.high)),
        more="more" if gap.value >= 0 else "less",
        chance=chance(texts, trial.chance),
    )


def name_of_part(texts: Texts, part: Part) -> str:
    """Return the name of a layout."""
    return part.setup.name.in_language(texts.language)


def told_apart(texts: Texts, parts: tuple[Part, ...]) -> tuple[Part, ...]:
    """Return layouts of the same name, such as a file and its changed copy, with their ids in their names."""
    if len({name_of_part(texts, part) for part in parts}) == len(parts):
        return parts
    ids = [part.id for part in parts]
    marks = ids if len(set(ids)) == len(ids) else [str(number) for number in range(1, len(ids) + 1)]
    return tuple(_marked(part, mark) for part, mark in zip(parts, marks, strict=True))


def _marked(part: Part, mark: str) -> Part:
    name = part.setup.name
    marked = replace(name, en=f"{name.en} ({mark})", de=f"{name.de} ({mark})")
    return replace(part, setup=with_changes(part.setup, name=marked))


def side_name(texts: Texts, setup: GameSetup, number: int) -> str:
    """Return the side of a layout: its owner in the file."""
    return texts("layout-side-of", player=setup.players[number].name)


def looked_from(texts: Texts, setup: GameSetup, player: str) -> str:
    """Return the ground that looks: that of a player's opponents, or the whole table for ""."""
    if not player:
        return texts("layout-whole-table")
    others = [each.name for each in setup.players if each.id != player]
    return texts("compare-ground-of", players=texts.listing(others))


def along_lines(texts: Texts, setup: GameSetup, found: Along) -> list[str]:
    """Return the cost of a path, how exposed it is, and where most."""
    ground = looked_from(texts, setup, found.player)
    if not found.observers:
        return [texts("along-nobody-looks", ground=ground)]
    cost = texts(f"layout-unit-{measuring(setup).way_unit}", value=round(found.cost, 2))
    lines = [
        *body_lines(texts, setup),
        texts("along-length", length=round(found.length, 1), cost=cost),
        texts("along-mean", ground=ground, share=percent(texts, found.mean, 1)),
    ]
    most = found.most
    if most is not None and most.seen > 0.0:
        at, far = place_told(texts, most.at), round(most.along, 1)
        lines.append(texts("along-most", share=percent(texts, most.seen, 1), at=at, along=far))
    lines.append(texts("along-hidden", length=round(found.hidden, 1)))
    return lines


def ground_told(texts: Texts, setup: GameSetup, key: str) -> str:
    """Return the name of a ground as `ground_name` does, or the corners that were typed."""
    zones = {zone.id for zone in setup.zones}
    if key != TABLE and key not in zones and not key.startswith(f"{START}-"):
        return texts("between-polygon", corners=key)
    return ground_name(texts, setup, key)


def between_lines(texts: Texts, setup: GameSetup, found: Between) -> list[str]:
    """Return what one ground sees of another: the share of pairs, by range and cover, after moves, and from where."""
    first, second = (ground_told(texts, setup, ground.id) for ground in (found.first, found.second))
    share = percent(texts, found.in_sight, 1)
    lines = [
        *body_lines(texts, setup),
        texts("between-in-sight", first=first, second=second, share=share, pairs=found.pairs),
    ]
    # A step is a metre in some games.
    own = texts.of(setup.system)
    before = 0.0
    for band in found.bands:
        if band.pairs:
            share, beyond = percent(texts, band.seen / band.pairs, 1), band.to is None
            if beyond:
                low = own("worth-steps", value=before)
                lines.append(texts("between-band-beyond", low=low, pairs=band.pairs, share=share))
            else:
                low, high = texts.number(before, 2), own("worth-steps", value=band.to or 0.0)
                lines.append(texts("between-band", low=low, high=high, pairs=band.pairs, share=share))
        before = before if band.to is None else band.to
    asked = sum(found.levels.values())
    for level, pairs in found.levels.items():
        share = percent(texts, pairs / asked, 1)
        if level == UNSEEN:
            lines.append(texts("between-level-hidden", share=share))
        else:
            lines.append(texts("between-level", share=share, level=level))
    for shot in found.shots:
        share = percent(texts, shot.share, 1)
        how = "between-shots" if found.range is None else "between-shots-within"
        within = own("worth-steps", value=found.range or 0.0)
        lines.append(texts(how, moves=shot.moves, share=share, second=second, range=within))
    if len(found.shots) > 1 and found.is_driven:
        lines.append(texts("between-driven"))
    for key, place in (
        ("best", found.best),
        ("worst", found.worst),
        ("barest", found.barest),
        ("safest", found.safest),
    ):
        at = place_told(texts, place.at)
        lines.append(texts(f"between-{key}", first=first, second=second, at=at, share=percent(texts, place.share, 1)))
    return lines


def between_maps(found: Between) -> dict[str, Colours]:
    """Return the colours of the maps of two grounds, by what they tell: how much is seen from each place, and of each.

    Where storeys lie above each other the highest place is shown.
    """
    values = np.full((2, len(found.sites)), np.nan)
    values[0, found.first.sites], values[1, found.second.sites] = found.sees, found.seen
    maps: dict[str, Colours] = {}
    for key, row in zip(("sees", "seen"), values, strict=True):
        picture = found.sites.without_gaps(row, ~np.isnan(row))
        maps[key] = with_hidden(shades(picture, SIGHT, 1.0), picture == 0.0)
    return maps


AFTER_MOVES: Final[tuple[Colour, ...]] = ((214, 72, 44), (240, 140, 52), (250, 206, 96))
"""The colours of places somebody sees before anybody moves, after one move, and after two."""


def shots_map(found: Between) -> Colours:
    """Return the colours of the second ground's places by after how many moves somebody sees them within range."""
    moves = np.full(len(found.second.sites), float(len(AFTER_MOVES)))
    for shot in reversed(found.shots):
        moves[shot.by_place] = shot.moves
    values = np.full(len(found.sites), np.nan)
    values[found.second.sites] = moves
    picture = found.sites.without_gaps(values, ~np.isnan(values))
    return with_hidden(owners(picture, AFTER_MOVES), picture == len(AFTER_MOVES))


MOST_NAMED = 6
"""Of the pieces that are others so many are named; the rest is counted."""
NOBODY = "–"


def change_name(texts: Texts, compared: Compared, change: Change) -> str:
    """Return what a number is about, without its owner."""
    if change.key == "way-to":
        return texts("layout-measure-way-to", goal=_ground(texts, compared, change.about[0]))
    if change.key == "way":
        start, end = (_ground(texts, compared, key) for key in change.about)
        return texts("layout-change-way", start=start, end=end)
    if change.key == "ground-in-sight":
        return texts("layout-change-ground-in-sight", ground=_ground(texts, compared, change.about[0]))
    return texts(f"layout-measure-{change.key}" if change.player >= 0 else f"layout-change-{change.key}")


def _ground(texts: Texts, compared: Compared, key: str) -> str:
    """Return the name of a ground, on the layout that has it."""
    has = any(ground.id == key for ground in compared.second.grounds)
    return ground_name(texts, (compared.second if has else compared.first).setup, key)


def whose(compared: Compared, change: Change) -> str:
    """Return the player the number belongs to; "" if it is no player's."""
    players = (compared.second if change.player < len(compared.second.setup.players) else compared.first).setup.players
    return player_name(compared.second.setup, players[change.player].id) if change.player >= 0 else ""


def change_value(texts: Texts, change: Change, value: float | None) -> str:
    """Return a number with its unit; a dash for none."""
    if value is None:
        return texts("layout-report-no-way") if change.key in ("way", "way-to") and change.is_other else NOBODY
    if change.unit == "share":
        return percent(texts, value, 1)
    if change.unit == "count":
        return texts.number(value, 0)
    return texts(f"layout-unit-{change.unit}", value=round(value, 2))


def change_difference(texts: Texts, change: Change, *, short: bool = False) -> str:
    """Return how much more it is afterwards, with its sign: fractions by percentage points; "=" if it is even.

    `short`: the bare number, for beside two shares in percent.
    """
    difference = change.difference
    if not change.is_other:
        return "="
    if difference is None:
        return texts("layout-change-new" if change.before is None else "layout-change-gone")
    if change.unit == "share":
        points = signed(texts, 100.0 * difference, 1)
        return points if short else texts("layout-apart-share", value=points)
    return signed(texts, difference, 0 if change.unit == "count" else 2)


def signed(texts: Texts, value: float, decimals: int) -> str:
    """Return a difference with its sign and a number of decimals."""
    short = rounded(value, decimals)
    return f"+{texts.number(short, decimals)}" if short > 0 else texts.number(short, decimals)


def comparison_findings(texts: Texts, compared: Compared) -> list[str]:
    """Return the most important facts about how two layouts differ."""
    found = [*_pieces(texts, compared)]
    changes = [change for change in compared.changes if change.is_other]
    if not changes:
        return [*found, texts("layout-compared-same")]
    better = [0] * len(compared.second.setup.players)
    worse = list(better)
    for change in changes:
        if change.is_better is not None and 0 <= change.player < len(better):
            (better if change.is_better else worse)[change.player] += 1
    for number, player in enumerate(compared.second.setup.players):
        if better[number] or worse[number]:
            found.append(
                texts("layout-compared-player", player=player.name, better=better[number], worse=worse[number])
            )
    by_key = {change.key: change for change in changes if change.player < 0 and not change.about}
    for key in ("seen-at-once", "hidden", "longest-lane"):
        if key in by_key:
            change = by_key[key]
            before, after = (change_value(texts, change, value) for value in (change.before, change.after))
            found.append(texts(f"layout-compared-{key}", before=before, after=after))
    ways = [change for change in changes if change.key == "way"]
    closed = [change for change in ways if change.after is None]
    opened = [change for change in ways if change.before is None]
    for key, told in (("closed", closed), ("opened", opened)):
        if told:
            found.append(texts(f"layout-compared-{key}", count=len(told), way=change_name(texts, compared, told[0])))
    return found


def _pieces(texts: Texts, compared: Compared) -> Iterable[str]:
    """Return which pieces differ."""
    pieces = compared.pieces
    if not pieces.count:
        yield texts("layout-compared-no-piece")
        return
    for key, found, part in (
        ("altered", pieces.altered, compared.second),
        ("added", pieces.added, compared.second),
        ("removed", pieces.removed, compared.first),
    ):
        if found:
            names = [piece_name(texts, part.setup, piece) for piece in found[:MOST_NAMED]]
            more = len(found) - len(names)
            listed = texts.listing([*names, texts("layout-compared-more", count=more)] if more else names)
            yield texts(f"layout-compared-{key}", count=len(found), pieces=listed)
