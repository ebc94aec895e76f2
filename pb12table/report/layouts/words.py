"""What an analysis comes to, in sentences; a report and the command line say the same."""

from __future__ import annotations

from dataclasses import replace
from math import ceil, log10

import numpy as np

from pb12table.analysis.games.statistics import Estimate
from pb12table.analysis.games.trials import Trial, Tried
from pb12table.analysis.layout import TABLE, Measured, TooFine
from pb12table.analysis.parts.chokes import Choke
from pb12table.analysis.parts.grounds import START, sources_of, united
from pb12table.analysis.parts.sides import Measure
from pb12table.analysis.parts.walking import Walk
from pb12table.analysis.setups import doors_of, with_changes
from pb12table.analysis.storeys import heights_along
from pb12table.report.layouts.contents import Part, Report
from pb12table.report.layouts.pictures import against_somebody, exposure_against
from pb12table.skirmish.faces.system import GameSetup
from pb12table.skirmish.ids import PlayerId
from pb12table.texts.locale import Texts
from pb12table.texts.names import name_of, player_name, zone_name
from pb12table.texts.plain import upper_first
from pb12table.texts.storeys import place_told

WIDE = 0.3
"""An interval wider than this says nothing about whether a layout is fair."""


def percent(texts: Texts, value: float | None, decimals: int = 0) -> str:
    """A share as percent; a dash for none."""
    return "–" if value is None else f"{texts.number(100.0 * value, decimals)} %"


def too_fine_line(texts: Texts, grid: float, error: TooFine) -> str:
    """Why cells of a size are too small for a table, and what is the least."""
    finest = round(error.finest + 0.005, 2)  # up: as it is said it must be allowed
    return texts("layout-too-fine", found=grid, finest=finest)


def ground_name(texts: Texts, setup: GameSetup, key: str) -> str:
    """The name of a ground, or of the whole table."""
    if key == TABLE:
        return texts("layout-whole-table")
    if key.startswith(f"{START}-") and all(zone.id != key for zone in setup.zones):
        return texts("layout-start-of", player=player_name(setup, key.removeprefix(f"{START}-")))
    return zone_name(texts, setup, key)


def findings(texts: Texts, part: Part) -> list[str]:
    """The most important things about a layout, without the games."""
    measured = part.measured
    if not len(measured.sites):
        return [texts("layout-nobody-stands")]
    found = [crossing_line(texts, measured), *_door_lines(texts, part.setup)]
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
    """The names of a player's opponents."""
    return texts.listing([player_name(part.setup, other) for other in part.players if other != player])


def crossing_line(texts: Texts, measured: Measured) -> str:
    """What it costs to cross the table, or that nobody can."""
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
    """Whether choke points can be spoken of: where nobody can cross the table, nothing can get tighter."""
    return bool(measured.chokes) or measured.can_be_crossed is not False


def choke_line(texts: Texts, choke: Choke) -> str:
    """What closing a place does."""
    key = "layout-finding-choke-cut" if choke.cut_off else "layout-finding-choke"
    return texts(key, place=place_told(texts, choke.place), ways=choke.cut_off or len(choke.closings), more=choke.more)


def heights_told(texts: Texts, walk: Walk) -> str:
    """The heights at which a way begins, turns and ends."""
    return " → ".join(texts.number(height, 1) for height in heights_along(walk.points))


def favoured_by(texts: Texts, setup: GameSetup, measure: Measure) -> str:
    """Whom a measure favours; a dash where only one player has a value."""
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
    """What a number is about."""
    if measure.key.startswith("way-to:"):
        goal = ground_name(texts, setup, measure.key.removeprefix("way-to:"))
        return texts("layout-measure-way-to", goal=goal)
    return texts(f"layout-measure-{measure.key}")


def measured_value(texts: Texts, measure: Measure, value: float | None) -> str:
    """A number of a measure with its unit; a dash for none."""
    if value is None:
        return "–"
    if measure.unit == "share":
        return percent(texts, value, 1)
    return texts(f"layout-unit-{measure.unit}", value=round(value, 2))


def measured_difference(texts: Texts, measure: Measure) -> str:
    """How far the players lie apart in a measure; shares differ by percentage points, and levels by levels."""
    difference = measure.difference
    if difference is not None and measure.unit == "share":
        return texts("layout-apart-share", value=texts.number(100.0 * difference, 1))
    if difference is not None and measure.unit == "levels":
        return texts("layout-apart-levels", value=round(difference, 2))
    return measured_value(texts, measure, difference)


# -- games --------------------------------------------------------------------------------------------------------


def interval(texts: Texts, estimate: Estimate) -> str:
    """A share with its interval."""
    if estimate.value is None or estimate.low is None or estimate.high is None:
        return "–"
    low, high = (texts.number(100.0 * value, 0) for value in (estimate.low, estimate.high))
    return texts("layout-interval", value=texts.number(100.0 * estimate.value, 0), low=low, high=high)


def chance(texts: Texts, value: float) -> str:
    """How often chance brings something, as p."""
    return texts("layout-chance-tiny") if value < 0.01 else texts("layout-chance", p=texts.number(value, 2))


def game_findings(texts: Texts, report: Report) -> list[str]:
    """What the games have shown: of each layout whether it favours a side, and of two the difference."""
    if report.trial is None:
        return []
    found = [
        verdict_of_games(texts, part.setup, part.tried, name_of_part(texts, part))
        for part in report.parts
        if part.tried is not None
    ]
    if report.trial.difference is not None:
        found.append(difference_line(texts, report, report.trial))
    return found


def verdict_of_games(texts: Texts, setup: GameSetup, tried: Tried, name: str) -> str:
    """Whether a side of a layout came off better more often than chance explains."""
    if not tried.decided:
        return texts("layout-games-undecided", layout=name, games=tried.games)
    best = int(np.argmax([share.better for share in tried.sides]))
    share = tried.sides[best]
    player = setup.players[best].name
    estimate = share.estimate
    is_wide = estimate.low is None or estimate.high is None or estimate.high - estimate.low > WIDE
    key = "layout-games-open" if is_wide else "layout-games-even"
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


def difference_line(texts: Texts, report: Report, trial: Trial) -> str:
    """Whether two layouts differ by more than chance."""
    first, second = report.parts
    gap = trial.difference
    if gap is None or gap.value is None or gap.low is None or gap.high is None or trial.chance is None:
        return texts("layout-difference-unknown")
    key = "layout-difference-real" if trial.is_more_than_chance else "layout-difference-chance"
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
    """What a layout is called."""
    return part.setup.name.in_language(texts.language)


def told_apart(texts: Texts, parts: tuple[Part, ...]) -> tuple[Part, ...]:
    """Layouts of the same name, such as a file and its changed copy, with their ids in their names."""
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
    """The side of a layout: whose it is in the file."""
    return texts("layout-side-of", player=setup.players[number].name)
