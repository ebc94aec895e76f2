"""A match of two bots for people: as a page that needs no other file, as Markdown, and as numbers."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from math import log10
from typing import Any, Final

from pb12table.analysis.played.games import Estimate
from pb12table.analysis.played.match import ERROR, Pair, Sprt, Strength, counted, strength
from pb12table.report.elements import Colour, document, paragraph, share_bars, table
from pb12table.texts.locale import Texts
from pb12table.texts.names import system_name

FIRST: Final[Colour] = (31, 95, 139)
"""The colour of the first bot's share."""


@dataclass(frozen=True, eq=False)
class Matched:
    """A match that was played: who met whom in which game, the names of the layouts, all pairs and the test, if any.

    `command` is what to type to play it again, `version` what the program said of itself.
    """

    system: str
    bots: tuple[str, str]
    seed: int
    layouts: tuple[str, ...]
    pairs: tuple[Pair, ...]
    sprt: Sprt | None
    command: str
    version: str

    @property
    def whole(self) -> Strength:
        """Return how the two did on all layouts together."""
        return strength(self.pairs)

    def on(self, layout: int) -> Strength:
        """Return how the two did on one layout."""
        return strength([pair for pair in self.pairs if pair.layout == layout])


def elo(points: float) -> float | None:
    """Return by how many Elo a bot is the stronger that gets this share of the points; None where it gets all or
    nothing.
    """
    return -400.0 * log10(1.0 / points - 1.0) if 0.0 < points < 1.0 else None


def numbers(match: Matched) -> dict[str, Any]:
    """Return a match as JSON-ready data: shares are those of games that one of the two won alone."""
    sprt, counts = match.sprt, counted(match.pairs)
    points = sum(pair.points for pair in match.pairs) / max(1, len(match.pairs))
    return {
        "system": match.system,
        "bots": list(match.bots),
        "seed": match.seed,
        "pairs": list(counts),
        "points": points,
        "elo": elo(points),
        "sprt": None
        if sprt is None
        else {
            "lower": sprt.lower,
            "upper": sprt.upper,
            "error": ERROR,
            "bound": sprt.bound,
            "evidence": sprt.evidence(counts),
            "verdict": sprt.verdict(counts),
        },
        "all": _numbers(match.whole),
        "layouts": {name: _numbers(match.on(number)) for number, name in enumerate(match.layouts)},
        "command": match.command,
        "version": match.version,
    }


def _numbers(found: Strength) -> dict[str, Any]:
    return {
        "games": found.games,
        "won": list(found.won),
        "share": {"value": found.decided.value, "low": found.decided.low, "high": found.decided.high},
        "endings": [
            {"won_by": winner, "reason": reason, "games": games} for (winner, reason), games in found.endings.items()
        ],
        "rounds": found.rounds,
        "decisions": list(found.decisions),
        "milliseconds": list(found.milliseconds),
    }


def verdict(texts: Texts, match: Matched) -> str:
    """Return what the match shows, as a sentence or two."""
    found, (first, second) = match.whole, match.bots
    told = texts("match-summary", games=found.games, first=first, second=second, share=told_share(texts, found.decided))
    if match.sprt is None:
        return told
    counts, sprt = counted(match.pairs), match.sprt
    result = {True: "upper", False: "lower", None: "open"}[sprt.verdict(counts)]
    return f"{told} " + texts(
        "match-sprt",
        result=result,
        first=first,
        lower=round(sprt.lower),
        upper=round(sprt.upper),
        evidence=round(sprt.evidence(counts), 2),
        bound=round(sprt.bound, 2),
    )


def told_share(texts: Texts, found: Estimate) -> str:
    """Return a share with its interval, such as 52 % (38–65 %); a dash where no game was decided."""
    if found.value is None:
        return "–"
    value, low, high = (round(100 * (part or 0.0)) for part in (found.value, found.low, found.high))
    return texts("cli-simulate-share", value=value, low=low, high=high)


def columns(texts: Texts, match: Matched) -> list[str]:
    """Return the headings of the table of layouts."""
    first, second = match.bots
    return [
        texts("match-column-layout"),
        texts("match-column-games"),
        texts("match-column-won", bot=first),
        texts("match-column-won", bot=second),
        texts("match-column-share", bot=first),
        texts("match-column-rounds"),
        texts("match-column-time", bot=first),
        texts("match-column-time", bot=second),
    ]


def rows(texts: Texts, match: Matched) -> list[list[str]]:
    """Return the table of layouts, that of all of them last."""
    found = [(name, match.on(number)) for number, name in enumerate(match.layouts)]
    return [_row(texts, name, each) for name, each in (*found, (texts("match-all-layouts"), match.whole))]


def _row(texts: Texts, name: str, found: Strength) -> list[str]:
    won, times = found.won, found.milliseconds
    return [
        name,
        str(found.games),
        str(won[0]),
        str(won[1]),
        told_share(texts, found.decided),
        texts.number(round(found.rounds, 1)),
        *(texts.number(round(time, 2)) for time in times),
    ]


def endings(texts: Texts, match: Matched) -> list[str]:
    """Return how games ended, and how many so, by who won them."""
    found = match.whole.endings
    told = []
    for winner in (0, 1, None):
        games = [f"{reason} {count}" for (who, reason), count in found.items() if who == winner]
        if games:
            name = texts("match-nobody") if winner is None else match.bots[winner]
            told.append(texts("match-endings", who=name, endings=", ".join(games)))
    return told


def markdown(texts: Texts, match: Matched) -> str:
    """Return a match as a section of a document in Markdown, with the command that plays it again."""
    first, second = match.bots
    head = columns(texts, match)
    lines = [
        f"## {system_name(texts, match.system)}: {first} – {second}",
        "",
        verdict(texts, match),
        "",
        "| " + " | ".join(head) + " |",
        "|" + "|".join(" --- " if number == 0 else " ---: " for number in range(len(head))) + "|",
        *("| " + " | ".join(row) + " |" for row in rows(texts, match)),
        "",
        *(f"- {line}" for line in endings(texts, match)),
        "",
        f"`{match.command}` ({match.version})",
    ]
    return "\n".join(lines) + "\n"


def page(texts: Texts, match: Matched) -> str:
    """Return a match as a whole page: what it shows, the layouts as bars and as a table, and how games ended."""
    first, second = match.bots
    title = f"{system_name(texts, match.system)}: {first} – {second}"
    shares = [
        (name, told_share(texts, found.decided), FIRST, found.decided)
        for number, name in enumerate(match.layouts)
        for found in (match.on(number),)
    ]
    head = columns(texts, match)
    html = (
        f"<header><h1>{escape(title)}</h1></header>"
        + paragraph(verdict(texts, match))
        + share_bars(shares, fair=0.5)
        + table(head, [[escape(cell) for cell in row] for row in rows(texts, match)], range(1, len(head)))
        + "".join(paragraph(line) for line in endings(texts, match))
        + f"<p><code>{escape(match.command)}</code></p>"
    )
    return document(texts.language, title, html, match.version)
