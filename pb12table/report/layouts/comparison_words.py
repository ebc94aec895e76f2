"""How two layouts differ, in words; a report, the window and the command line say the same."""

from __future__ import annotations

from collections.abc import Iterable

from pb12table.analysis.comparing import Change, Compared
from pb12table.report.layouts.words import ground_name, percent
from pb12table.texts.locale import Texts
from pb12table.texts.names import piece_name, player_name
from pb12table.texts.numbers import rounded

MOST_NAMED = 6
"""Of the pieces that are others so many are named; the rest is counted."""
NOBODY = "–"


def change_name(texts: Texts, compared: Compared, change: Change) -> str:
    """What a number is about, without whose it is."""
    if change.key == "way-to":
        return texts("layout-measure-way-to", goal=_ground(texts, compared, change.about[0]))
    if change.key == "way":
        start, end = (_ground(texts, compared, key) for key in change.about)
        return texts("layout-change-way", start=start, end=end)
    if change.key == "ground-in-sight":
        return texts("layout-change-ground-in-sight", ground=_ground(texts, compared, change.about[0]))
    return texts(f"layout-measure-{change.key}" if change.player >= 0 else f"layout-change-{change.key}")


def _ground(texts: Texts, compared: Compared, key: str) -> str:
    """The name of a ground, on the layout that has it."""
    has = any(ground.id == key for ground in compared.second.grounds)
    return ground_name(texts, (compared.second if has else compared.first).setup, key)


def whose(compared: Compared, change: Change) -> str:
    """The player whose number it is; "" where it is no player's."""
    players = (compared.second if change.player < len(compared.second.setup.players) else compared.first).setup.players
    return player_name(compared.second.setup, players[change.player].id) if change.player >= 0 else ""


def change_value(texts: Texts, change: Change, value: float | None) -> str:
    """A number with its unit; a dash for none."""
    if value is None:
        return texts("layout-report-no-way") if change.key in ("way", "way-to") and change.is_other else NOBODY
    if change.unit == "share":
        return percent(texts, value, 1)
    if change.unit == "count":
        return texts.number(value, 0)
    return texts(f"layout-unit-{change.unit}", value=round(value, 2))


def change_difference(texts: Texts, change: Change, *, short: bool = False) -> str:
    """How much more it is afterwards, with its sign: shares by percentage points; "=" where it is even.

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
    """A difference with its sign and so many decimals."""
    short = rounded(value, decimals)
    return f"+{texts.number(short, decimals)}" if short > 0 else texts.number(short, decimals)


def comparison_findings(texts: Texts, compared: Compared) -> list[str]:
    """The most important things about how two layouts differ."""
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
    """Which pieces are others."""
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
