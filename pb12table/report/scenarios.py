"""The scenarios of all games with what was measured of them, as a document in Markdown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pb12table.analysis.played.evenness import Faults, by_goal, faults, shares
from pb12table.files.measured import Numbers
from pb12table.files.scenario import ScenarioSummary
from pb12table.systems.known import SYSTEMS, system
from pb12table.texts.locale import Texts
from pb12table.texts.names import system_name

COLUMNS = ("name", "kind", "players", "told", "minutes", "rounds", "decisions", "wins", "goal", "endings", "games")


@dataclass(frozen=True, slots=True)
class Row:
    """A scenario, and what was measured of it; None where nothing was, or it has changed since."""

    summary: ScenarioSummary
    numbers: Numbers | None

    @property
    def faults(self) -> Faults | None:
        """Return what is wrong with it by its numbers."""
        if self.numbers is None:
            return None
        equal = self.summary.mission is None or self.summary.mission.equal
        return faults(self.numbers, self.summary.minutes, self.summary.system, equal=equal)


def document(texts: Texts, rows: Sequence[Row]) -> str:
    """Return the whole document: what is wanted, and a table for each game."""
    lines = [f"# {texts('measure-title')}", "", texts("measure-goals"), ""]
    for identity in SYSTEMS:
        own = [row for row in rows if row.summary.system == identity]
        if own:
            lines += _section(texts, identity, own)
    return "\n".join(lines)


def _section(texts: Texts, identity: str, rows: Sequence[Row]) -> list[str]:
    measured = [row for row in rows if row.faults is not None]
    sound = sum(not _any(row.faults) for row in measured if row.faults is not None)
    least = round(100 * system(identity).yardstick.by_goal)
    head = [texts(f"measure-column-{key}") for key in COLUMNS]
    return [
        f"## {system_name(texts, identity)}",
        "",
        texts("measure-summary", all=len(rows), measured=len(measured), sound=sound, least=least),
        "",
        "| " + " | ".join(head) + " |",
        "|" + " --- |" * len(head),
        *("| " + " | ".join(_cells(texts, row)) + " |" for row in rows),
        "",
    ]


def _any(found: Faults) -> bool:
    return found.wins or found.decided or found.minutes


def _cells(texts: Texts, row: Row) -> Iterator[str]:
    summary, numbers, wrong = row.summary, row.numbers, row.faults
    yield summary.name.in_language(texts.language)
    yield mission_words(texts, summary) or "–"
    yield str(len(summary.players))
    limit = "" if summary.round_limit is None else texts("measure-limit", rounds=summary.round_limit)
    yield f"{'–' if summary.minutes is None else summary.minutes}{limit}"
    if numbers is None or wrong is None:
        yield from ("–",) * (len(COLUMNS) - 4)
        return
    yield _marked(str(numbers.minutes), wrong.minutes)
    yield texts.number(numbers.rounds)
    yield texts.number(round(numbers.decisions))
    yield _marked("<br>".join(_wins(texts, row, numbers)), wrong.wins)
    yield _marked(_percent(texts, by_goal(numbers).value, by_goal(numbers).low, by_goal(numbers).high), wrong.decided)
    yield ", ".join(f"{reason} {games}" for reason, games in numbers.endings.items())
    yield texts("measure-played", games=numbers.games, bot=numbers.bot, seed=numbers.seed)


def _wins(texts: Texts, row: Row, numbers: Numbers) -> Iterator[str]:
    for party, found in shares(numbers).items():
        yield f"{party} {_percent(texts, found.value, found.low, found.high)}"


def _percent(texts: Texts, *parts: float | None) -> str:
    if parts[0] is None:
        return "–"
    value, low, high = (round(100 * (part or 0.0)) for part in parts)
    return texts("cli-simulate-share", value=value, low=low, high=high)


def _marked(text: str, wrong: bool) -> str:
    return f"**✗** {text}" if wrong else text


def mission_words(texts: Texts, summary: ScenarioSummary) -> str:
    """Return what a scenario is about; "" where it does not say."""
    mission = summary.mission
    return "" if mission is None else ", ".join(texts(f"mission-{kind}") for kind in mission.kinds)
