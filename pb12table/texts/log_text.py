"""A whole log as plain text: rounds, turns, what happened, with the sums behind it, and who played whom."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from pb12table.kernel.log import LogLine, visible_to
from pb12table.skirmish.faces.system import GameSetup, GameState, reader
from pb12table.skirmish.faces.words import Tone
from pb12table.skirmish.seating import Seatings
from pb12table.systems import known
from pb12table.texts.describe import result_of, winner_line
from pb12table.texts.locale import Texts
from pb12table.texts.log_rows import LogRow, row_tip, row_tone, row_words, rows_of
from pb12table.texts.names import player_name, seated_name


def seat_lines(texts: Texts, setup: GameSetup, before: Mapping[str, str], now: Mapping[str, str]) -> list[str]:
    """Who sits down at a seat, or leaves it to the program: a sentence for each player for whom something changes."""
    lines = []
    for player in setup.players:
        name, was, then = player_name(setup, player.id), before.get(player.id), now.get(player.id)
        if then is not None and then != was:
            own = texts.of(setup.system)
            lines.append(own("log-seat-program", player=name, how=own("names-by-program", style=then)))
        elif was is not None and then is None:
            lines.append(texts("log-seat-person", player=name))
    return lines


def log_text(texts: Texts, state: GameState, log: Sequence[LogLine], seatings: Seatings = ()) -> str:
    """The log of a game that has come to a state, line by line, as everybody may know it.

    What was taken back is left out.  A sum stands below its line, deeper; `seatings` say who played.
    """
    return "\n".join((*_head(texts, state, seatings), "", *_told(texts, state, log, seatings), ""))


def _head(texts: Texts, state: GameState, seatings: Seatings) -> Iterator[str]:
    setup = state.setup
    yield setup.name.in_language(texts.language)
    begun = seatings[0][1] if seatings else {}
    names = [seated_name(texts, setup, player.id, begun) for player in setup.players]
    yield texts("log-text-players", players=texts.listing(names))


def _told(texts: Texts, state: GameState, log: Sequence[LogLine], seatings: Seatings) -> Iterator[str]:
    setup = state.setup
    viewer = reader(known.system(setup.system), state)
    public = [line for line in log if not line.struck and visible_to(line.event, viewer)]
    changes = list(pairwise(seatings))
    for row in rows_of(setup.system, public):
        while changes and changes[0][1][0] < row.lines[0].entry:
            (_, before), (_, now) = changes.pop(0)
            yield from (f"    ({line})" for line in seat_lines(texts, setup, before, now))
        yield from _row(texts, setup, row)
    for (_, before), (_, now) in changes:
        yield from (f"    ({line})" for line in seat_lines(texts, setup, before, now))
    told = [line.event for line in public]
    result = result_of(texts, state, told)
    if result is not None:
        yield ""
        yield winner_line(texts, [player_name(setup, winner) for winner in result.winners])
        yield from result.lines


def _row(texts: Texts, setup: GameSetup, row: LogRow) -> Iterator[str]:
    tone, words = row_tone(setup, row), row_words(texts, setup, row)
    meaning = known.words(setup.system).meaning(row.event)
    if tone is Tone.UNSEEN:
        return
    if tone is Tone.HEADING:
        if meaning.begins_round is not None:
            yield ""
        yield words
        return
    yield f"  {words}" if tone is Tone.TURN else f"    {words}"
    if len(row.lines) == 1:
        yield from (f"        {line}" for line in row_tip(texts, setup, row))
