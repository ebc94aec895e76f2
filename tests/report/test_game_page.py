"""The report of a game: what it counts, how it cuts a game into rounds, and the page made of it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from typing import Any

import pytest

from pb12table.analysis.played.games import deeds, tally
from pb12table.bots.play import make_bots, play, started
from pb12table.files.scenario import load_scenario
from pb12table.kernel.dice import SeededDice
from pb12table.kernel.game import Event, LogLine, visible_to
from pb12table.kernel.session import Session
from pb12table.report.elements import curves
from pb12table.report.games import (
    Course,
    Fallen,
    GameReport,
    Trail,
    course_of,
    drawn_rounds,
    game_page,
    rounds_in,
    rounds_of,
)
from pb12table.skirmish.faces.system import NOW, Amendment, plain_amendment
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems import known
from pb12table.systems.pb12.rules.game import events
from pb12table.systems.pb12.rules.game.state import Phase, State
from pb12table.systems.pb12.rules.preparations.profiles import HIDDEN
from pb12table.systems.pb12.texts.face import fate_words
from pb12table.texts.locale import Texts
from tests.systems.pb12.scene import Scene

A, B, ALICE, BOB = FigureId("ann"), FigureId("ben"), PlayerId("alice"), PlayerId("bob")
COLOURS = {ALICE: (40, 90, 180), BOB: (200, 80, 30)}


def two() -> State:
    scene = Scene()
    scene.human(A, "alice", at=(0.0, 0.0))
    scene.human(B, "bob", at=(5.0, 0.0))
    return scene.state()


def log_of(*happened: Event) -> list[LogLine]:
    return [LogLine(event, number) for number, event in enumerate(happened)]


def shot(*, target_number: int, passed: bool) -> events.CheckMade:
    return events.CheckMade(
        figure=A, kind="ranged-check", rule="R1.6.4", target_number=target_number, modifiers=(), face=6, passed=passed
    )


def harm(points: int) -> events.DamageRolled:
    return events.DamageRolled(
        figure=B, strength=3, penetration=0, face=5, modifiers=(), result=8, damage_table=4, points=points
    )


def walk(figure: FigureId, start: float, end: float) -> events.FigureMoved:
    return events.FigureMoved(
        figure=figure, option="horizontal", start=(start, 0.0, 0.0), end=(end, 0.0, 0.0), movement_points=1
    )


def test_hits_to_be_expected_are_the_chances_of_the_checks() -> None:
    """With D12 a target number of 7 is passed by 6 faces of 12, one of 10 by 3."""
    state = two()
    log = log_of(shot(target_number=7, passed=True), harm(2), shot(target_number=10, passed=False))
    found = deeds(state, log)
    assert (found[A].attempts, found[A].hits, found[A].dealt) == (2, 1, 2)
    assert found[A].expected == pytest.approx((6 + 3) / 12)
    assert found[B].suffered == 2
    assert tally(state, log)[ALICE].expected == found[A].expected


def test_steps_count_in_plan_and_what_was_taken_back_does_not() -> None:
    log = log_of(walk(A, 0.0, 1.0), walk(A, 1.0, 3.0), walk(A, 3.0, 9.0))
    log[2].struck = True
    assert deeds(two(), log)[A].steps == 3.0


def test_who_went_out_of_action_when() -> None:
    out = events.FigureWentOutOfAction(figure=B, at=(5.0, 0.0, 0.0), rule="R1.10.1")
    found = deeds(two(), log_of(events.RoundBegan(game_round=1), events.RoundBegan(game_round=2), out))
    assert found[B].out_in == 2
    assert found[A].out_in is None


def test_a_game_is_cut_into_rounds_phases_and_turns() -> None:
    log = log_of(
        events.RoundBegan(game_round=1),
        events.PhaseBegan(phase=Phase.TURNS),
        events.TurnBegan(player=ALICE),
        walk(A, 0.0, 1.0),
        walk(A, 1.0, 2.0),
        walk(B, 5.0, 4.0),
        walk(A, 2.0, 3.0),
        walk(A, 3.0, 4.0),
        events.RoundBegan(game_round=2),
        events.TurnBegan(player=BOB),
        events.FigureWentOutOfAction(figure=A, at=(3.0, 0.0, 0.0), rule="R1.10.1"),
    )
    first, second = rounds_in(two(), log, 20)
    assert (first.number, second.number) == (1, 2)
    assert (first.end, second.end) == (8, 20)
    assert [(passage.part, passage.player) for passage in first.passages] == [
        ("", None), ("phase-turns", None), ("", ALICE),
    ]  # fmt: skip
    places = [(player, [place[0] for place in way]) for player, way in first.trails]
    assert places == [(ALICE, [0.0, 1.0, 2.0]), (BOB, [5.0, 4.0]), (ALICE, [2.0, 3.0, 4.0])]
    assert second.fallen == [(A, (3.0, 0.0, 0.0))]


class Camera:
    """Notes what it is to draw."""

    def __init__(self) -> None:
        self.seen: list[tuple[int, str]] = []
        self.states: list[State] = []

    def position(self, state: State, trails: Sequence[Trail], fallen: Sequence[Fallen]) -> bytes:
        self.seen.append((state.game_round, "".join(figure for figure, _ in fallen)))
        self.states.append(state)
        return b"jpeg"


@pytest.fixture(scope="module")
def game() -> Session[State]:
    scenario = load_scenario("marked-cards")
    session = started(scenario.setup, "a report")
    play(session, make_bots(["random"], scenario.setup, "a report"))
    assert session.state.outcome is not None
    return session


def report(session: Session[State]) -> GameReport:
    rounds = rounds_of(session)
    pictures = drawn_rounds(session, rounds, Camera())
    return GameReport(session.state, session.log, rounds, COLOURS, pictures=pictures, version="1.2.3")


def test_a_picture_shows_each_round_where_it_ended(game: Session[State]) -> None:
    camera, rounds = Camera(), rounds_of(game)
    drawn_rounds(game, rounds, camera)
    assert len(camera.seen) == len(rounds)
    # The next round has begun by then; the last picture is that of the end.
    assert camera.seen[-1][0] == game.state.game_round
    assert [number for number, _ in camera.seen] == sorted(number for number, _ in camera.seen)
    assert "".join(fallen for _, fallen in camera.seen) == "".join(
        line.event.figure for line in game.log if isinstance(line.event, events.FigureWentOutOfAction)
    )


@pytest.mark.format("game page")
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_page_tells_every_round_and_all_that_everybody_may_know(game: Session[State], language: str) -> None:
    texts = Texts(language)
    page = game_page(texts, report(game))
    for number in range(1, game.state.game_round + 1):
        assert f'id="round{number}"' in page
    assert page.count("data:image/jpeg") == len(rounds_of(game))
    told = sum(visible_to(line.event, None) for line in game.log)
    assert told > len(re.findall("<li", page)) > told / 4, "steps of one movement stand in one line"
    assert 'title="' in page
    assert "1.2.3" in page
    first = game.state.setup.figures[0].id
    fate = fate_words(texts, game.state, first, deeds(game.state, game.log)[first].out_in)
    assert f"<td>{fate}</td>" in page, "words are no numbers"


def test_attacks_without_harm_are_told_as_none() -> None:
    scene = Scene()
    scene.human(A, "alice", at=(0.0, 0.0))
    scene.human(B, "bob", at=(5.0, 0.0))
    state = scene.state()
    log = log_of(shot(target_number=12, passed=False))
    page = game_page(Texts("en"), GameReport(state, log, rounds_in(state, log, len(log)), COLOURS, version="1"))
    assert '<td class="number">0</td>' in page


def test_cards_that_were_drawn_in_secret_stay_secret(game: Session[State]) -> None:
    camera = Camera()
    drawn_rounds(game, rounds_of(game), camera)
    held = [card for state in camera.states for own in state.players.values() for card in own.hand]
    assert held
    assert {*held} == {HIDDEN}
    lines = [line for each in rounds_of(game) for passage in each.passages for line in passage.lines]
    assert any(line.event.audience is not None for line in game.log), "there are secrets in it"
    assert all(line.event.audience is None for line in lines)


def test_names_from_a_file_end_no_element(game: Session[State]) -> None:
    scene = Scene()
    scene.human(FigureId("<b>bold"), "alice", at=(0.0, 0.0))
    state = scene.state()
    log = log_of(events.RoundBegan(game_round=1), walk(FigureId("<b>bold"), 0.0, 1.0))
    page = game_page(Texts("en"), GameReport(state, log, rounds_in(state, log, 2), COLOURS))
    assert "<b>bold" not in page
    assert "&lt;b&gt;bold" in page
    assert "The game is still going on" in page


def test_rules_in_the_log_lead_to_what_they_say_at_the_end_of_the_page() -> None:
    scenario = load_scenario("two-companies")
    session = started(scenario.setup, "a report")
    play(session, make_bots(["random"], scenario.setup, "a report"), most=150)
    colours = {player.id: (40, 90, 180) for player in scenario.setup.players}
    page = game_page(Texts("en"), GameReport(session.state, session.log, rounds_of(session), colours))
    links = set(re.findall(r'<a class="rule" href="#rule-([^"]+)">', page))
    told = re.findall(r'<div class="rule" id="rule-([^"]+)">', page)
    assert links
    assert links == set(told)
    assert len(told) == len(set(told))
    assert set(re.findall(r'href="#rule-([^"]+)"', page)) <= set(told)


# -- how it stood -------------------------------------------------------------------------------------------------


def set_points(session: Session[Any], key: str, value: int) -> None:
    """Let a referee set the first such number there is."""
    amending = known.system(session.state.setup.system).amending
    assert amending is not None
    found = next(each for each in amending.settings(session.state) if each.key == key)
    session.amend(plain_amendment(Amendment(set=key, about=found.about, name=found.name, to=value)))


def through_rounds(name: str, rounds: int, key: str = "", values: Sequence[int] = ()) -> Session[Any]:
    """A game of so many rounds; in each of them some points are set to the next value."""
    setup = load_scenario(name).setup
    rules, left = known.system(setup.system), list(values)
    session: Session[Any] = Session(rules, rules.new_game(setup), SeededDice(3))
    bots, seen = make_bots(["random"], setup, 3), 0
    while session.pending is not None and session.state.game_round <= rounds:
        if session.state.game_round > seen and left:
            set_points(session, key, left.pop(0))
            seen = session.state.game_round
        player = PlayerId(session.pending.player)
        session.answer(bots[player].answer(rules.view(session.state, player), session.pending))
    return session


@pytest.mark.parametrize(("name", "key"), [("smugglers-cove", "victory-points"), ("petrol-station", "points")])
def test_points_that_are_lost_again_are_lost_in_the_course_too(name: str, key: str) -> None:
    session = through_rounds(name, 2, key, (2, 1))
    found = course_of(Texts("en"), session)
    assert found.counts_points
    first = session.state.setup.players[0].id
    assert found.stands[first][0] > found.stands[first][1], "the curve goes down"
    assert ends_as_the_table(session, found)


def ends_as_the_table(session: Session[Any], found: Course) -> bool:
    told = known.words(session.state.setup.system).standings(Texts("en"), session.state, [])
    return {stand.player: stand.points for stand in told} == {player: own[-1] for player, own in found.stands.items()}


def test_who_is_defeated_has_no_points_any_more_in_the_course() -> None:
    scene = Scene()
    scene.human(A, "alice", at=(0.0, 0.0))
    scene.human(B, "bob", at=(5.0, 0.0))
    state = scene.state()
    state.players[BOB].victory_points = 3
    session: Session[Any] = Session(known.system("pb12"), state, SeededDice(1))
    out = plain_amendment(Amendment(set="out", about=B, to=NOW))
    while session.state.game_round < 3 or session.amendment_refusal(out) is not None:
        assert session.pending is not None
        session.answer(session.pending.default(session.state))
    session.amend(out)
    while session.pending is not None:
        session.answer(session.pending.default(session.state))
    found = course_of(Texts("en"), session)
    assert found.stands[BOB] == (3, 0)
    assert ends_as_the_table(session, found)


def test_the_course_begins_with_all_who_stood_before_the_first_round() -> None:
    setup = load_scenario("two-huts").setup
    session: Session[Any] = Session(known.system("d20"), known.system("d20").new_game(setup), SeededDice(3))
    one = next(figure.id for figure in setup.figures if figure.player == BOB)
    out = plain_amendment(Amendment(set="out", about=one, to=NOW))
    while session.state.game_round < 1 or session.amendment_refusal(out) is not None:
        assert session.pending is not None
        session.answer(session.pending.default(session.state))
    session.amend(out)
    while session.state.game_round < 3:
        assert session.pending is not None
        session.answer(session.pending.default(session.state))
    found = course_of(Texts("en"), session)
    assert not found.counts_points
    assert found.begun[BOB] == found.stands[BOB][0] + 1, "one fell in the first round"
    colours = {player.id: (10, 20, 30) for player in session.state.setup.players}
    page = game_page(Texts("en"), GameReport(session.state, session.log, rounds_of(session), colours, course=found))
    falling = re.findall(r'class="curve" d="M([^"]+)"', page)[1].split("L")
    assert falling[0].split()[1] != falling[1].split()[1], "the page draws it, too"


@pytest.mark.parametrize(
    ("name", "heading"),
    [("the-ford", "closing-victory-points"), ("quarry-at-dusk", "closing-figures-left"),
     ("the-doctors-roof", "closing-figures-left")],
)  # fmt: skip
def test_the_page_of_every_game_has_a_course(name: str, heading: str) -> None:
    session = through_rounds(name, 12 if name == "the-ford" else 2)
    texts, setup = Texts("en"), session.state.setup
    colours = {player.id: (10, 20, 30) for player in setup.players}
    found = course_of(texts, session)
    game = GameReport(session.state, session.log, rounds_of(session), colours, course=found)
    own = texts.of(setup.system)
    page = game_page(texts, game)
    assert escape(own("closing-course", what=own(heading if found.counts_points else "closing-figures-left"))) in page
    assert page.count('class="curve"') == len(found.stands) > 1


@pytest.mark.parametrize(("length", "told"), [(1, [0, 1]), (8, [*range(9)]), (21, [*range(0, 20, 2), 21])])
def test_the_last_of_many_rounds_is_told_below_a_chart(length: int, told: list[int]) -> None:
    chart = curves([("Alice", (0, 0, 0), [1.0] * (length + 1), False)], "", "")
    ticks = re.findall(r'text-anchor="middle">(\d+)<', chart)
    assert [int(tick) for tick in ticks] == told
