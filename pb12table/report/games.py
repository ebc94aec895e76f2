"""A played game as one page that needs no other file: its result, its rounds with pictures, and all that happened."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from html import escape
from typing import Any, Final, Protocol

from pb12table.analysis.played.games import Deeds, any_fought, deeds, tally
from pb12table.kernel.game import Event, LogLine, visible_to
from pb12table.kernel.session import Session
from pb12table.report.elements import (
    Colour,
    curves,
    document,
    heading,
    legend,
    links,
    paragraph,
    picture,
    section,
    swatch,
    table,
)
from pb12table.skirmish.faces.system import FigureOfSetup, GameSetup, GameState, reader
from pb12table.skirmish.faces.words import Result
from pb12table.skirmish.ids import FigureId, PlayerId, Seatings
from pb12table.systems import known
from pb12table.table.shapes import Point3
from pb12table.texts.describe import result_of, winner_line
from pb12table.texts.locale import Texts, upper_first
from pb12table.texts.log_rows import LogRow, row_tip, row_words, rows_of
from pb12table.texts.names import figure_name, seats_as_they_were
from pb12table.texts.rule_list import CITED, all_ids, is_rule, told_rule

MOST_STANDS: Final = 40
"""So many rounds are looked at, evenly spread over those of a long game."""

Trail = tuple[PlayerId, tuple[Point3, ...]]
"""The player whose figure moved, and where it went from place to place."""


Fallen = tuple[FigureId, Point3]
"""A figure that fell, and where."""


@dataclass(slots=True)
class Passage:
    """What happened in a turn of a player (of one figure, where figures take turns), or in a part of a round.

    `part` is the key of the name of the part, "" for none.
    """

    part: str = ""
    player: PlayerId | None = None
    figure: FigureId | None = None
    lines: list[LogLine] = field(default_factory=list)


@dataclass(slots=True)
class Round:
    """A round; number 0 is what happened before the first.

    `end` is how many entries of the journal had been made when it was over.
    """

    number: int
    passages: list[Passage]
    trails: list[Trail] = field(default_factory=list)
    fallen: list[Fallen] = field(default_factory=list)
    end: int = 0


@dataclass(frozen=True, slots=True)
class Course:
    """How each player stood after each of some rounds: points where any were counted, else figures on the table.

    `begun` is how each stood as the first round began.
    """

    rounds: tuple[int, ...]
    stands: Mapping[PlayerId, tuple[int, ...]]
    begun: Mapping[PlayerId, int]
    counts_points: bool


def course_of(texts: Texts, session: Session[Any], viewer: str | None = None) -> Course:
    """Return the course of a game as a viewer (None: everybody) may know it, from its beginning to where it stands.

    What rules count is asked of the states: it may be lost again, set by hand, or follow from who was captured.
    """
    setup = session.state.setup
    found = [each for each in rounds_in(session.state, session.log, len(session.entries), viewer) if each.number]
    step = max(1, -(-len(found) // MOST_STANDS))
    kept = found[::-1][::step][::-1]
    # One who only judges has nothing on the table.
    players = [player.id for player in setup.players if any(each.player == player.id for each in setup.figures)]
    face, own = known.scene(setup.system), known.words(setup.system)
    told = [line for line in session.log if not line.struck]
    points: dict[PlayerId, list[int]] = {player: [] for player in players}
    figures: dict[PlayerId, list[int]] = {player: [] for player in players}
    beginning = next((line.entry for line in told if own.meaning(line.event).begins_round is not None), 0)
    for end in (beginning, *(each.end for each in kept)):
        is_last = bool(found) and end == found[-1].end
        state = session.system.view((session if is_last else session.past(end)).state, viewer)
        log = [line.event for line in told if line.entry <= end]
        standings = {stand.player: stand.points or 0 for stand in own.standings(texts.of(setup.system), state, log)}
        owners = [face.owner(state, figure) for figure in face.figures(state)]
        for player in players:
            points[player].append(standings.get(player, 0))
            figures[player].append(owners.count(player))
    counts = any(any(numbers) for numbers in points.values())
    stands = points if counts else figures
    return Course(
        tuple(each.number for each in kept),
        {player: tuple(numbers[1:]) for player, numbers in stands.items()},
        {player: numbers[0] for player, numbers in stands.items()},
        counts,
    )


def rounds_in(state: GameState, log: Sequence[LogLine], entries: int, viewer: str | None = None) -> list[Round]:
    """Return the rounds of a game after so many entries, with what a viewer may know (None: all)."""
    words = known.words(state.setup.system)
    found = [Round(0, [Passage()])]
    moving: FigureId | None = None
    for line in log:
        if line.struck or not visible_to(line.event, viewer):
            continue
        told = words.meaning(line.event)
        if told.begins_round is not None:
            found[-1].end = line.entry
            found.append(Round(told.begins_round, [Passage()]))
        if told.begins_part:
            found[-1].passages.append(Passage(told.begins_part))
        if (taking := told.turn_player(state.setup)) is not None:
            found[-1].passages.append(Passage("", taking, told.turn_of))
        if told.way is not None:
            figure, start, end = told.way
            owner = words.fate(state, figure, None).owner
            _go_on(found[-1].trails, owner, start, end, is_same=figure == moving)
            moving = figure
        match told.fallen:
            case (figure, (x, y, z)):
                found[-1].fallen.append((figure, (x, y, z)))
        found[-1].passages[-1].lines.append(line)
    found[-1].end = entries
    for each in found:
        each.passages = [passage for passage in each.passages if passage.lines]
    return [each for each in found if each.passages]


def _go_on(trails: list[Trail], owner: PlayerId, start: Point3, end: Point3, *, is_same: bool) -> None:
    """Lengthen the last trail where it is the same figure's that goes on from there, else begin another."""
    if is_same and trails and trails[-1][1][-1] == start:
        player, places = trails.pop()
        trails.append((player, (*places, end)))
    else:
        trails.append((owner, (start, end)))


def named_in(lines: Iterable[str]) -> tuple[str, ...]:
    """Return the rules and rulings named by some lines, each once."""
    return tuple(dict.fromkeys(cited for line in lines for cited in CITED.findall(line) if is_rule(cited)))


def rule_links(rules: Iterable[str]) -> str:
    """Return links to the text of some rules, as html; "" if there are none."""
    found = "".join(f' <a class="rule" href="#{_anchor(rule)}">{escape(rule)}</a>' for rule in rules)
    return f'<span class="rules">{found}</span>' if found else ""


def rules_told(texts: Texts, system: str, rules: Iterable[str]) -> str:
    """Return the text of a system's rules and rulings, in order, as html; ids in it lead to the others on the page."""
    wanted = set(rules)
    listed = [rule for rule in all_ids(system) if rule in wanted]
    return "".join(_told(texts, rule, listed) for rule in listed)


def _told(texts: Texts, rule: str, listed: Sequence[str]) -> str:
    told = told_rule(texts, rule)
    html = "".join(f"<p>{_linked(text, listed)}</p>" for text in told.paragraphs)
    under = paragraph(told.under, "note") if told.under else ""
    return f'<div class="rule" id="{_anchor(rule)}"><h4>{escape(f"{rule} · {told.name}")}</h4>{under}{html}</div>'


def _linked(text: str, listed: Sequence[str]) -> str:
    """Return a text as html with its ids linked to the rules on the page."""
    parts, begins = list[str](), 0
    for match in CITED.finditer(text):
        if match[0] in listed:
            parts += [escape(text[begins : match.start()]), f'<a href="#{_anchor(match[0])}">{escape(match[0])}</a>']
            begins = match.end()
    return "".join((*parts, escape(text[begins:])))


def _anchor(rule: str) -> str:
    return f"rule-{rule}"


class Painter(Protocol):
    """A painter of positions, whose pictures are JPEG files."""

    def position(self, state: Any, trails: Sequence[Trail], fallen: Sequence[Fallen]) -> bytes:
        """Return the table with its figures, their paths, and those who went out of action."""
        ...


@dataclass(frozen=True, eq=False)
class GameReport:
    """A game as far as it was played: where it has come to, and its log.

    `colours` are those of the players, `seatings` say for whom the program played from when on, `pictures` are
    those of the rounds by their numbers, `course` says how it stood after the rounds.
    """

    state: GameState
    log: Sequence[LogLine]
    rounds: Sequence[Round]
    colours: Mapping[PlayerId, Colour]
    seatings: Seatings = ()
    day: date | None = None
    version: str = ""
    pictures: Mapping[int, bytes] = field(default_factory=dict)
    course: Course | None = None

    @property
    def told(self) -> list[Event]:
        """The events of the game, without those taken back."""
        return [line.event for line in self.log if not line.struck]

    def result(self, texts: Texts) -> Result | None:
        """Return who has won and why; None while the game is not over."""
        return result_of(texts, self.state, self.told)


def drawn_rounds(session: Session[Any], rounds: Sequence[Round], painter: Painter) -> dict[int, bytes]:
    """Return the table at the end of each round of a session that was played, by the numbers of the rounds.

    They show what everybody may know.
    """
    rules = known.system(session.state.setup.system)
    viewer = reader(rules, session.state)
    found: dict[int, bytes] = {}
    for each in rounds:
        then = session if each.end == len(session.entries) else session.past(each.end)
        public = rules.view(then.state, viewer)
        found[each.number] = painter.position(public, each.trails, each.fallen)
    return found


def rounds_of(session: Session[Any]) -> list[Round]:
    """Return the rounds of a session that was played."""
    viewer = reader(known.system(session.state.setup.system), session.state)
    return rounds_in(session.state, session.log, len(session.entries), viewer)


def to_be_told(session: Session[Any]) -> tuple[Any, Sequence[LogLine]]:
    """Return the state and log of a session as a page shows them: if figures may hide, what everybody may know."""
    rules = known.system(session.state.setup.system)
    if not rules.hides(session.state):
        return session.state, session.log
    viewer = reader(rules, session.state)
    return rules.view(session.state, viewer), [line for line in session.log if visible_to(line.event, viewer)]


def game_page(texts: Texts, game: GameReport) -> str:
    """Return the whole page."""
    setup, contents = game.state.setup, list[tuple[str, str]]()
    texts = texts.of(setup.system)
    title = setup.name.in_language(texts.language)
    parts = [
        section("result", texts("game-report-result"), _result(texts, game), contents),
        section("figures", texts("game-report-figures"), _figures(texts, game), contents),
        *(
            section(f"round{each.number}", _round_name(texts, each), _round(texts, game, each), contents)
            for each in game.rounds
        ),
    ]
    rules = _rules(texts, game)
    if rules:
        parts.append(section("rules", texts("game-report-rules"), rules_told(texts, setup.system, rules), contents))
    body = "\n".join([_header(texts, game, title), links(texts("game-report-contents"), contents), *parts])
    made = texts("game-report-made", version=game.version)
    return document(texts.language, f"{title} – {_kind(texts, game)}", body, made)


def _header(texts: Texts, game: GameReport, title: str) -> str:
    state = game.state
    names = texts.listing([_name(texts, game, player.id) for player in state.setup.players])
    lead = [texts("game-report-of", players=names, rounds=state.game_round)]
    if game.day is not None:
        lead.append(texts("game-report-played", day=texts.date(game.day)))
    return (
        f'<header><p class="kicker">{escape(_kind(texts, game))}</p><h1>{escape(title)}</h1>'
        + paragraph(" · ".join(lead), "lead")
        + "</header>"
        + _short(texts, game)
    )


def _kind(texts: Texts, game: GameReport) -> str:
    """Return by which rules the game is played."""
    system = game.state.setup.system
    return texts("game-report", system=texts.of(system).either("system-name", system))


def _short(texts: Texts, game: GameReport) -> str:
    """Return who has won, and how it came about."""
    result = game.result(texts)
    if result is None:
        return f'<div class="short"><p>{escape(texts("game-report-open"))}</p></div>'
    won = winner_line(texts, [_name(texts, game, winner) for winner in result.winners])
    lines = "".join(f"<li>{escape(line)}</li>" for line in result.lines)
    return f'<div class="short"><h3>{escape(won)}</h3><ul>{lines}</ul></div>'


def _name(texts: Texts, game: GameReport, player: PlayerId) -> str:
    return seats_as_they_were(texts, game.state.setup, player, game.seatings)


# -- players and figures ------------------------------------------------------------------------------------------


def _result(texts: Texts, game: GameReport) -> str:
    """Return the players with what their rules count of them, and its course; columns without content are left out."""
    state, system = game.state, game.state.setup.system
    own_texts, sums = texts.of(system), tally(game.state, game.log)
    rows: list[tuple[str, ...]] = []
    for standing in known.words(system).standings(own_texts, state, game.told):
        own = sums[standing.player]
        name = swatch(game.colours[standing.player], _name(texts, game, standing.player))
        rows.append((
            name + (f'<br><span class="even">{escape(standing.what)}</span>' if standing.what else ""),
            "" if standing.points is None else str(standing.points),
            escape(texts("closing-hits", hits=own.hits, attempts=own.attempts)) if own.attempts else "",
            escape(texts.number(own.expected, 1)) if own.expected else "",
            str(own.dealt) if own.dealt or own.attempts else "",
            escape(texts("closing-of", lost=own.lost, force=own.force)) if any_fought(sums) else "",
        ))  # fmt: skip
    keys = ("game-report-player", "closing-victory-points", "closing-checks", "game-report-expected", "closing-damage")
    html = _table([own_texts(key) for key in (*keys, "closing-lost")], rows)
    if any(each.expected for each in sums.values()):
        html += paragraph(own_texts("game-report-expected-note"), "note")
    course = game.course
    if course is not None and len(course.rounds) > 1:
        names = {player.id: player.name for player in state.setup.players}
        lines = [
            (names[player], game.colours[player], (course.begun[player], *own), False)
            for player, own in course.stands.items()
        ]
        counted = own_texts("closing-victory-points" if course.counts_points else "closing-figures-left")
        chart = curves(lines, own_texts("game-report-rounds"), counted, course.rounds)
        html += heading(own_texts("closing-course", what=counted)) + chart
        html += legend([(line[1], line[0]) for line in lines])
    return html


def _table(headings: Sequence[str], rows: Sequence[Sequence[str]], words: Container[int] = (0,)) -> str:
    """Return a table without the columns that are empty for everybody; a dash where only some have nothing.

    All columns hold numbers but those of `words`.
    """
    kept = [number for number in range(len(headings)) if number == 0 or any(row[number] for row in rows)]
    told = [[row[number] or "–" for number in kept] for row in rows]
    numbers = [place for place, number in enumerate(kept) if number not in words]
    return table([headings[number] for number in kept], told, numbers)


def _figures(texts: Texts, game: GameReport) -> str:
    own_texts = texts.of(game.state.setup.system)
    keys = ("game-report-figure", "closing-checks", "game-report-dealt", "game-report-received", "game-report-steps")
    headings = [own_texts(key) for key in (*keys, "game-report-became")]
    found = deeds(game.state, game.log)
    order = {player.id: number for number, player in enumerate(game.state.setup.players)}
    figures = sorted(game.state.setup.figures, key=lambda figure: order[figure.player])
    words = known.words(game.state.setup.system)
    there = [figure for figure in figures if words.takes_part(game.state, figure.id)]
    rows = [_figure_row(own_texts, game, figure, found[figure.id]) for figure in there]
    is_counted = any(own.dealt or own.suffered for own in found.values())
    note = paragraph(own_texts("game-report-figures-note"), "note") if is_counted else ""
    return _table(headings, rows, (0, len(keys))) + note


def _figure_row(texts: Texts, game: GameReport, figure: FigureOfSetup, own: Deeds) -> tuple[str, ...]:
    words = known.words(game.state.setup.system)
    return (
        swatch(game.colours[figure.player], upper_first(figure.label.in_language(texts.language))),
        escape(texts("closing-hits", hits=own.hits, attempts=own.attempts)) if own.attempts else "",
        str(own.dealt or ""),
        str(own.suffered or ""),
        escape(texts.number(own.steps, 1)) if own.steps else "",
        escape(words.fate_words(texts, game.state, figure.id, own.out_in)),
    )


# -- rounds -------------------------------------------------------------------------------------------------------


def _round_name(texts: Texts, each: Round) -> str:
    return texts("game-report-round", number=each.number) if each.number else texts("game-report-before")


def _round(texts: Texts, game: GameReport, each: Round) -> str:
    setup, words = game.state.setup, known.words(game.state.setup.system)
    html = ""
    if each.number in game.pictures:
        is_now = each is game.rounds[-1] and game.result(texts) is None
        caption = texts("game-report-picture-now" if is_now else "game-report-picture", number=each.number)
        caption = caption if each.number else texts("game-report-picture-before")
        html = picture(game.pictures[each.number], caption, single=True)
    rows = [(passage, rows_of(setup.system, passage.lines)) for passage in each.passages]
    moments = [row for _, found in rows for row in found if words.meaning(row.event).is_moment]
    if moments:
        items = "".join(f"<li>{escape(row_words(texts, setup, row))}</li>" for row in moments)
        html += f'<ul class="moments">{items}</ul>'
    elif each.number and any(words.meaning(event).is_moment for event in game.told):
        html += paragraph(texts.of(setup.system)("game-report-quiet"), "note")
    count = sum(len(found) for _, found in rows)
    told = "".join(_passage(texts, game, passage, found) for passage, found in rows)
    log = escape(texts("game-report-log", lines=count))
    hover = paragraph(texts("game-report-hover"), "note")
    return f'{html}<details class="log"><summary>{log}</summary>{hover}{told}</details>'


def _passage(texts: Texts, game: GameReport, passage: Passage, rows: Sequence[LogRow]) -> str:
    """Return what happened in a turn or a part of a round, below its name."""
    setup, before = game.state.setup, ""
    words = known.words(setup.system)
    if passage.player is not None:
        name = texts("game-report-turn", player=_name(texts, game, passage.player))
        if passage.figure is not None:
            name = upper_first(figure_name(texts, setup, passage.figure))
        before = f"<h4>{swatch(game.colours[passage.player], name)}</h4>"
    elif passage.part:
        before = f"<h4>{escape(texts.of(setup.system)(passage.part))}</h4>"
    told = [(row, words.meaning(row.event)) for row in rows]
    told = [(row, what) for row, what in told if not what.begins_part and what.turn_player(setup) is None]
    items = "".join(_line(texts, setup, row) for row, _ in told)
    return f"{before}<ol>{items}</ol>" if items or before else ""


def _line(texts: Texts, setup: GameSetup, row: LogRow) -> str:
    told, words = row_tip(texts, setup, row), row_words(texts, setup, row)
    tip = "\n".join(told)
    shown = f' title="{escape(tip)}"' if tip else ""
    return f"<li{shown}>{escape(words)}{rule_links(named_in((words, *told)))}</li>"


def _rules(texts: Texts, game: GameReport) -> tuple[str, ...]:
    """Return the rules named by the lines of the log or the sums behind them."""
    setup = game.state.setup
    passages = (passage for each in game.rounds for passage in each.passages)
    rows = (row for passage in passages for row in rows_of(setup.system, passage.lines))
    return named_in(line for row in rows for line in (row_words(texts, setup, row), *row_tip(texts, setup, row)))
