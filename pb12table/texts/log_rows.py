"""Rows of the log, one for each fact or movement, a whole log as plain text, and what tutorials say."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from pb12table.files.problems import FileProblem
from pb12table.kernel.game import Event, LogLine, visible_to
from pb12table.skirmish.faces.system import GameSetup, GameState, reader
from pb12table.skirmish.faces.words import Phrases, Tone
from pb12table.skirmish.ids import PlayerId, Seatings
from pb12table.systems import known
from pb12table.texts.describe import event_line, problem_line, result_of, winner_line
from pb12table.texts.locale import LANGUAGES, Texts
from pb12table.texts.names import player_name, seated_name
from pb12table.tutorials import Tutorial, lesson_key


@dataclass(frozen=True, slots=True)
class LogRow:
    """Log lines shown as one: a single one, or what belongs to one movement in its order; or, without lines, a fault.

    `round_before`: where a round begins, the lines of the one that has ended.  `fault` is what could not be shown.
    """

    lines: tuple[LogLine, ...]
    round_before: tuple[LogLine, ...] = ()
    fault: FileProblem | None = None

    @property
    def event(self) -> object:
        """The event that gives the row its look."""
        return self.lines[0].event

    @property
    def last(self) -> LogLine:
        """The line whose moment the row stands for: that of its end."""
        return self.lines[-1]

    @property
    def struck(self) -> bool:
        """Return whether it was undone."""
        return any(line.struck for line in self.lines[:1])

    @property
    def key(self) -> tuple[int | str, int]:
        """Return what tells the row from others while its lines live; it changes when lines are added.

        A fault is told by what it says and of which file and place: it may be found anew at any time.
        """
        return id(self.lines[0]) if self.fault is None else str(self.fault), len(self.lines)


def rows_of(system: str, lines: Sequence[LogLine]) -> list[LogRow]:
    """Return the rows of a game's log in that rule system; what belongs to one movement becomes one row."""
    # A long log is asked for with every picture of a window.
    words = known.words(system)
    meaning, goes_on, moves = words.meaning, words.goes_on, words.moves
    rows: list[LogRow] = []
    number, began, count = 0, None, len(lines)
    while number < count:
        line, end = lines[number], number + 1
        while end < count and lines[end].struck == line.struck and goes_on(line.event, lines[end].event):
            end += 1
        if end > number + 1 and not any(moves(each.event) for each in lines[number:end]):
            end = number + 1
        before: tuple[LogLine, ...] = ()
        if not line.struck and meaning(line.event).begins_round is not None:
            before = () if began is None else tuple(lines[began:number])
            began = number
        rows.append(LogRow(tuple(lines[number:end]), before))
        number = end
    return rows


def row_words(texts: Phrases, setup: GameSetup, row: LogRow) -> str:
    """Return what a row says; where a round begins, first what the previous one brought."""
    if row.fault is not None:
        return problem_line(texts, row.fault)
    face = known.words(setup.system)
    if len(row.lines) > 1:
        return face.movement_line(texts.of(setup.system), setup, [line.event for line in row.lines])
    words = event_line(texts, setup, row.lines[0].event)
    told = [line.event for line in row.round_before if not line.struck]
    return f"{face.round_news(texts.of(setup.system), setup, told)} {words}".lstrip() if told else words


def row_tip(texts: Phrases, setup: GameSetup, row: LogRow) -> tuple[str, ...]:
    """Return what hovering a row shows: the sum behind it, or every option of a movement."""
    if len(row.lines) == 1:
        return tuple(known.words(setup.system).tip(texts.of(setup.system), setup, row.lines[0].event))
    return tuple(event_line(texts, setup, line.event) for line in row.lines)


def row_tone(setup: GameSetup, row: LogRow) -> Tone:
    """Return how a row looks."""
    if row.fault is not None:
        return Tone.GRAVE
    return known.words(setup.system).meaning(row.event).tone


# -- parts of a log -------------------------------------------------------------------------------------------


def last_round(system: str, log: Sequence[Event]) -> Sequence[Event]:
    """Return the events of the last completed round, from its beginning; none during the first.

    `log` are the events of a game so far, the newest last, without those taken back.
    """
    meaning = known.words(system).meaning
    begun = [number for number, event in enumerate(log) if meaning(event).begins_round is not None]
    return log[begun[-2] : begun[-1]] if len(begun) > 1 else ()


def round_words(texts: Phrases, state: GameState, log: Sequence[Event]) -> str:
    """Return what the last completed round brought, and how the players stand; "" during the first."""
    face, told = known.words(state.setup.system), last_round(state.setup.system, log)
    own = texts.of(state.setup.system)
    news = face.round_news(own, state.setup, told) if told else ""
    return f"{news} {face.standing_line(own, state)}".rstrip() if news else ""


def since_last_turn(setup: GameSetup, log: Sequence[Event], player: PlayerId) -> tuple[int, int]:
    """Return the bounds in a log of what a player may not have looked at since the last own turn.

    `log` as in `last_round`.  It begins with the first turn of another player, or the first part of a round, after the
    player's last turn, and before the first one with a turn of another; it ends before the player's turn where that has
    just begun, else with the log.  Both are the same where nothing lies between.
    """
    meanings = [known.words(setup.system).meaning(event) for event in log]
    taking = [told.turn_player(setup) for told in meanings]
    turns = [number for number, each in enumerate(taking) if each == player]
    goes_on = bool(turns) and not any(
        taking[number] is not None or meanings[number].begins_part for number in range(turns[-1] + 1, len(log))
    )
    end = turns.pop() if goes_on else len(log)
    last = turns[-1] if turns else -1
    begins = (
        number
        for number in range(last + 1, end)
        if taking[number] not in (None, player) or (turns and meanings[number].begins_part)
    )
    return next(begins, end), end


def meanwhile(texts: Phrases, state: GameState, log: Sequence[Event], player: PlayerId) -> str:
    """Return what a player must know about events since the last turn; "" for nothing.  `log` as in `last_round`."""
    first, end = since_last_turn(state.setup, log, player)
    own = texts.of(state.setup.system)
    return known.words(state.setup.system).meanwhile(own, state, log[first:end], player)


def seat_lines(texts: Texts, setup: GameSetup, before: Mapping[str, str], now: Mapping[str, str]) -> list[str]:
    """Return who takes a seat, or leaves it to the program: one sentence for each player affected."""
    lines = []
    for player in setup.players:
        name, was, then = player_name(setup, player.id), before.get(player.id), now.get(player.id)
        if then is not None and then != was:
            own = texts.of(setup.system)
            lines.append(own("log-seat-program", player=name, how=own("names-by-program", style=then)))
        elif was is not None and then is None:
            lines.append(texts("log-seat-person", player=name))
    return lines


Reasoned = Sequence[tuple[int, Sequence[str]]]
"""Lines that say why something was decided, each after how many entries of the journal, in their order."""


def log_text(
    texts: Texts, state: GameState, log: Sequence[LogLine], seatings: Seatings = (), reasoned: Reasoned = ()
) -> str:
    """Return the log of a game up to a state, line by line, as everybody may know it.

    What was taken back is left out.  A sum stands below its line, deeper, and so does what was `reasoned`; `seatings`
    say who played.
    """
    return "\n".join((*_head(texts, state, seatings), "", *_told(texts, state, log, seatings, reasoned), ""))


def _head(texts: Texts, state: GameState, seatings: Seatings) -> Iterator[str]:
    setup = state.setup
    yield setup.name.in_language(texts.language)
    begun = seatings[0][1] if seatings else {}
    names = [seated_name(texts, setup, player.id, begun) for player in setup.players]
    yield texts("log-text-players", players=texts.listing(names))


def _told(
    texts: Texts, state: GameState, log: Sequence[LogLine], seatings: Seatings, reasoned: Reasoned
) -> Iterator[str]:
    setup = state.setup
    viewer = reader(known.system(setup.system), state)
    public = [line for line in log if not line.struck and visible_to(line.event, viewer)]
    changes, reasons = list(pairwise(seatings)), list(reasoned)
    for row in rows_of(setup.system, public):
        while changes and changes[0][1][0] < row.lines[0].entry:
            (_, before), (_, now) = changes.pop(0)
            yield from (f"    ({line})" for line in seat_lines(texts, setup, before, now))
        shown = [*_row(texts, setup, row)]
        yield from shown
        while shown and reasons and reasons[0][0] < row.last.entry:
            yield from (f"        | {line}" for line in reasons.pop(0)[1])
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


def check_lessons(tutorial: Tutorial) -> None:
    """Raise FileProblem for a step of which nothing is said in some language."""
    for language in LANGUAGES:
        texts = Texts(language).of(tutorial.system)
        for number, step in enumerate(tutorial.steps):
            key = lesson_key(tutorial, step.id)
            for part in (key, f"{key}.text"):
                if not texts.has(part):
                    raise FileProblem(tutorial.path, tutorial.place(number), "problem-step-without-words", key=part)
