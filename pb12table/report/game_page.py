"""A played game as one page that needs no other file: its result, its rounds with pictures, and all that happened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from html import escape
from typing import Protocol

from pb12table.analysis.deeds import Deeds, deeds, tally
from pb12table.kernel.log import Event, LogLine
from pb12table.kernel.session import Session
from pb12table.report.charts import curves
from pb12table.report.colours import Colour
from pb12table.report.course import Fallen, Passage, Round, Trail, course
from pb12table.report.elements import document, heading, legend, links, paragraph, picture, section, swatch, table
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.pb12.rules.figures.figures import is_able_to_act
from pb12table.systems.pb12.rules.game import events
from pb12table.systems.pb12.rules.game.state import Place, State
from pb12table.systems.pb12.rules.game.view import view
from pb12table.systems.pb12.rules.preparations.profiles import FigureSetup, Setup
from pb12table.systems.pb12.rules.vehicles import vehicle_events
from pb12table.texts.game_result import ending_lines, player_line, winner_line
from pb12table.texts.locale import Texts
from pb12table.texts.log_rows import LogRow, row_tip, row_words, rows_of
from pb12table.texts.names import player_name, seated_name
from pb12table.texts.plain import upper_first

MOMENTS = (
    events.FigureWentOutOfAction,
    events.FigureFell,
    events.PlayerGaveUp,
    events.PlayerDefeated,
    events.VictoryPointsGained,
    vehicle_events.VehicleDestroyed,
)
"""What is told of a round at a glance."""


class Painter(Protocol):
    """Whoever can draw a position, as a JPEG file."""

    def position(self, state: State, trails: Sequence[Trail], fallen: Sequence[Fallen]) -> bytes:
        """The table with its figures, where they went, and those who went out of action."""
        ...


@dataclass(frozen=True, eq=False)
class GameReport:
    """A game as far as it was played: where it has come to, and its log.

    `colours` are those of the players, `by_program` for whom the program played last, `pictures` those of the rounds by
    their numbers.
    """

    state: State
    log: Sequence[LogLine]
    rounds: Sequence[Round]
    colours: Mapping[PlayerId, Colour]
    by_program: Sequence[PlayerId] = ()
    day: date | None = None
    version: str = ""
    pictures: Mapping[int, bytes] = field(default_factory=dict)

    @property
    def told(self) -> list[Event]:
        """The events of the game, without those taken back."""
        return [line.event for line in self.log if not line.struck]


def drawn_rounds(session: Session[State], rounds: Sequence[Round], painter: Painter) -> dict[int, bytes]:
    """The table at the end of each round of a session that was played, by the numbers of the rounds.

    They show what everybody may know.
    """
    found: dict[int, bytes] = {}
    for each in rounds:
        then = session if each.end == len(session.entries) else session.past(each.end)
        found[each.number] = painter.position(view(then.state, None), each.trails, each.fallen)
    return found


def rounds_of(session: Session[State]) -> list[Round]:
    """The rounds of a session that was played."""
    return course(session.state, session.log, len(session.entries))


def game_page(texts: Texts, game: GameReport) -> str:
    """The whole page."""
    setup, contents = game.state.setup, list[tuple[str, str]]()
    title = setup.name.in_language(texts.language)
    parts = [
        section("result", texts("game-report-result"), _result(texts, game), contents),
        section("figures", texts("game-report-figures"), _figures(texts, game), contents),
        *(
            section(f"round{each.number}", _round_name(texts, each), _round(texts, game, each), contents)
            for each in game.rounds
        ),
    ]
    body = "\n".join([_header(texts, game, title), links(texts("game-report-contents"), contents), *parts])
    made = texts("game-report-made", version=game.version)
    return document(texts.language, f"{title} – {texts('game-report')}", body, made)


def _header(texts: Texts, game: GameReport, title: str) -> str:
    state = game.state
    names = texts.listing([_name(texts, game, player) for player in state.players])
    lead = [texts("game-report-of", players=names, rounds=state.game_round)]
    if game.day is not None:
        lead.append(texts("game-report-played", day=texts.date(game.day)))
    return (
        f'<header><p class="kicker">{escape(texts("game-report"))}</p><h1>{escape(title)}</h1>'
        + paragraph(" · ".join(lead), "lead")
        + "</header>"
        + _short(texts, game)
    )


def _short(texts: Texts, game: GameReport) -> str:
    """Who has won, and how it came to that."""
    outcome = game.state.outcome
    if outcome is None:
        return f'<div class="short"><p>{escape(texts("game-report-open"))}</p></div>'
    won = winner_line(texts, [_name(texts, game, winner) for winner in outcome.winners])
    lines = "".join(f"<li>{escape(line)}</li>" for line in ending_lines(texts, game.state, game.told))
    return f'<div class="short"><h3>{escape(won)}</h3><ul>{lines}</ul></div>'


def _name(texts: Texts, game: GameReport, player: PlayerId) -> str:
    return seated_name(texts, game.state.setup, player, game.by_program)


# -- players and figures ------------------------------------------------------------------------------------------


def _result(texts: Texts, game: GameReport) -> str:
    state, sums = game.state, tally(game.state, game.log)
    keys = ("game-report-player", "closing-victory-points", "closing-checks", "game-report-expected")
    headings = [texts(key) for key in (*keys, "closing-damage", "closing-lost")]
    rows: list[list[str]] = []
    for player in sorted(state.players.values(), key=lambda own: (own.defeated, -own.victory_points)):
        own = sums[player.id]
        why = player_line(texts, state, game.told, player.id)
        force = sum(figure.player == player.id for figure in state.setup.figures)
        name = swatch(game.colours[player.id], _name(texts, game, player.id))
        rows.append([
            name + (f'<br><span class="even">{escape(why)}</span>' if why else ""),
            str(player.victory_points),
            escape(texts("closing-hits", passed=own.passed, checks=own.checks)),
            escape(texts.number(own.expected, 1)),
            str(own.damage),
            escape(texts("closing-of", lost=own.lost, force=force)),
        ])  # fmt: skip
    html = table(headings, rows, range(1, 6)) + paragraph(texts("game-report-expected-note"), "note")
    played = [each for each in game.rounds if each.number]
    if len(played) > 1 and any(max(each.points.values(), default=0) for each in played):
        lines = [
            (player_name(state.setup, player), game.colours[player], [each.points[player] for each in played], False)
            for player in state.players
        ]
        chart = curves(lines, texts("game-report-rounds"), texts("closing-victory-points"))
        html += heading(texts("closing-victory-points")) + chart + legend([(line[1], line[0]) for line in lines])
    return html


def _figures(texts: Texts, game: GameReport) -> str:
    keys = ("game-report-figure", "closing-checks", "game-report-dealt", "game-report-received", "game-report-steps")
    headings = [texts(key) for key in (*keys, "game-report-became")]
    found = deeds(game.state, game.log)
    order = {player: number for number, player in enumerate(game.state.players)}
    figures = sorted(game.state.setup.figures, key=lambda figure: order[figure.player])
    rows = [_figure_row(texts, game, figure, found[figure.id]) for figure in figures]
    return table(headings, rows, range(1, 5)) + paragraph(texts("game-report-figures-note"), "note")


def _figure_row(texts: Texts, game: GameReport, figure: FigureSetup, own: Deeds) -> list[str]:
    placed = game.state.figures[figure.id]
    if own.is_out:
        became = texts("game-report-out", round=own.out_in)
    elif placed.place is Place.REMOVED:
        became = texts("game-report-removed")
    else:
        became = texts("game-report-able" if is_able_to_act(game.state, figure.id) else "figure-unable")
    return [
        swatch(game.colours[figure.player], upper_first(figure.label.in_language(texts.language))),
        escape(texts("closing-hits", passed=own.passed, checks=own.checks)) if own.checks else "–",
        str(own.damage or "–"),
        str(own.suffered or "–"),
        escape(texts.number(own.steps, 1)) if own.steps else "–",
        escape(became),
    ]


# -- rounds -------------------------------------------------------------------------------------------------------


def _round_name(texts: Texts, each: Round) -> str:
    return texts("game-report-round", number=each.number) if each.number else texts("game-report-before")


def _round(texts: Texts, game: GameReport, each: Round) -> str:
    setup = game.state.setup
    html = ""
    if each.number in game.pictures:
        is_now = each is game.rounds[-1] and game.state.outcome is None
        caption = texts("game-report-picture-now" if is_now else "game-report-picture", number=each.number)
        caption = caption if each.number else texts("game-report-picture-before")
        html = picture(game.pictures[each.number], caption, single=True)
    rows = [(passage, rows_of(passage.lines)) for passage in each.passages]
    moments = [row for _, found in rows for row in found if isinstance(row.event, MOMENTS)]
    if moments:
        items = "".join(f"<li>{escape(row_words(texts, setup, row))}</li>" for row in moments)
        html += f'<ul class="moments">{items}</ul>'
    elif each.number:
        html += paragraph(texts("game-report-quiet"), "note")
    count = sum(len(found) for _, found in rows)
    told = "".join(_passage(texts, game, passage, found) for passage, found in rows)
    log = escape(texts("game-report-log", lines=count))
    hover = paragraph(texts("game-report-hover"), "note")
    return f'{html}<details class="log"><summary>{log}</summary>{hover}{told}</details>'


def _passage(texts: Texts, game: GameReport, passage: Passage, rows: Sequence[LogRow]) -> str:
    """What happened in a turn or a phase, below its name."""
    before = ""
    if passage.player is not None:
        name = texts("game-report-turn", player=_name(texts, game, passage.player))
        before = f"<h4>{swatch(game.colours[passage.player], name)}</h4>"
    elif passage.phase is not None:
        before = f"<h4>{escape(texts(f'phase-{passage.phase}'))}</h4>"
    named = (events.PhaseBegan, events.TurnBegan)
    items = "".join(_line(texts, game.state.setup, row) for row in rows if not isinstance(row.event, named))
    return f"{before}<ol>{items}</ol>" if items or before else ""


def _line(texts: Texts, setup: Setup, row: LogRow) -> str:
    tip = "\n".join(row_tip(texts, setup, row))
    shown = f' title="{escape(tip)}"' if tip else ""
    return f"<li{shown}>{escape(row_words(texts, setup, row))}</li>"
