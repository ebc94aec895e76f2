"""The part of a report about games played on one layout or two."""

from __future__ import annotations

from html import escape

from pb12table.analysis.games.trials import Share
from pb12table.report.charts import curves, share_bars
from pb12table.report.colours import HEAT, Colour
from pb12table.report.elements import heading, legend, maps, paragraph, picture, scale, section, table
from pb12table.report.layouts.contents import Part, Report
from pb12table.report.layouts.words import game_findings, interval, name_of_part, side_name
from pb12table.texts.locale import Texts


def play_sections(texts: Texts, report: Report, contents: list[tuple[str, str]]) -> str:
    """Wins, rounds, losses, and where the figures were."""
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


def _heat(texts: Texts, part: Part, *, titled: bool) -> str:
    bar = scale(texts("layout-report-heat-none"), texts("layout-report-heat-all"), HEAT)
    figures = [picture(part.pictures[name], texts(f"layout-report-{name}"), bar) for name in ("stood", "moved", "fell")]
    return (heading(name_of_part(texts, part)) if titled else "") + maps(figures)
