"""The deployments on one layout as one table: a row for the other side and one for each goal, with all players."""

from __future__ import annotations

from collections.abc import Sequence

from pb12table.analysis.sides import ACROSS, Aim, aims_of
from pb12table.files.forms.deployments import BETWEEN
from pb12table.report.layout_words import Part, ground_name, interval, name_of_part, percent, side_name
from pb12table.texts.locale import Texts, upper_first
from pb12table.texts.names import player_name


def deployment_name(texts: Texts, part: Part) -> str:
    """Return the name of a deployment without that of its layout."""
    return name_of_part(texts, part).rpartition(BETWEEN)[2]


def aims_in(part: Part) -> tuple[Aim, ...]:
    """Return what players aim at on a layout that has been measured."""
    measured = part.measured
    return aims_of(measured.setup, measured.sights[0], measured.grounds, measured.ways)


def deployment_table(texts: Texts, parts: Sequence[Part]) -> tuple[list[str], list[list[str]]]:
    """Return the headings, and for each deployment a row for the other side and one for each goal.

    Games are told in the first of them, as the share that the first side has won.
    """
    has_games = any(part.tried is not None for part in parts)
    names = [player_name(parts[0].setup, player) for player in parts[0].players] if parts else []
    headings = [texts("deployments-name"), texts("deployments-aim")]
    headings += [texts("deployments-way", player=name) for name in names]
    headings += [texts("deployments-seen", player=name) for name in names]
    headings += [
        texts("deployments-even"),
        *([texts("deployments-games", side=side_name(texts, parts[0].setup, 0))] if has_games else []),
    ]
    rows: list[list[str]] = []
    for part in parts:
        for aim in aims_in(part):
            games = ""
            if aim.ground == ACROSS and part.tried is not None:
                games = interval(texts, part.tried.sides[0].estimate)
            rows.append(
                [
                    deployment_name(texts, part) if aim.ground == ACROSS else "",
                    aim_name(texts, part, aim),
                    *(_way(texts, aim.ways[player]) for player in part.players),
                    *(percent(texts, aim.seen[player], 1) for player in part.players),
                    _favours(texts, part, aim),
                    *([games] if has_games else []),
                ]
            )
    return headings, rows


def aim_name(texts: Texts, part: Part, aim: Aim) -> str:
    """Return what players aim at: the other side, or a goal by its name."""
    return (
        texts("deployments-across") if aim.ground == ACROSS else upper_first(ground_name(texts, part.setup, aim.ground))
    )


def _way(texts: Texts, cost: float | None) -> str:
    return "–" if cost is None else texts.number(cost, 1)


def grid_line(texts: Texts, part: Part) -> str:
    """Return that cells do not divide the table, so that what lies mirrored is not measured alike; "" where they do."""
    table, grid = part.setup.battlefield, part.measured.wishes.grid
    is_whole = all(abs(side / grid - round(side / grid)) < 1e-6 for side in (table.width, table.depth))
    return "" if is_whole else texts("deployments-grid", grid=grid)


def even_line(texts: Texts, aim: Aim) -> str:
    """Return whether all players have the same of it."""
    return texts("deployments-is-even" if aim.is_even else "deployments-is-uneven")


def _favours(texts: Texts, part: Part, aim: Aim) -> str:
    """Return whether a row is the same for all, and with the other side how many measures favour each player."""
    told = even_line(texts, aim)
    favoured = part.measured.sides.favoured()
    if aim.ground != ACROSS or not any(favoured.values()):
        return told
    counts = (f"{player_name(part.setup, player)} {count}" for player, count in favoured.items() if count)
    return texts("deployments-favours", even=told, favours=", ".join(counts), all=len(part.measured.sides.measures))
