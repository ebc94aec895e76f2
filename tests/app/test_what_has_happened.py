"""What has happened is seen: trails until somebody acts, watched again at any speed, moments of the log, the result."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from pb12table.app.game.screen import GameScreen
from pb12table.app.play.controller import Controller
from pb12table.app.play.recap import MOST_MOMENTS, PACES, best_moments, faster, moment_line, told_since, trails_since
from pb12table.app.preview.state_picture import picture_of
from pb12table.app.program import Program
from pb12table.app.screens import closing
from pb12table.app.screens.closing import Closing
from pb12table.app.screens.help import SOUGHT, Help
from pb12table.bots.play import make_bots, play_game
from pb12table.files.scenario import load_scenario
from pb12table.kernel.dice import SeededDice
from pb12table.kernel.game import visible_to
from pb12table.kernel.session import Session
from pb12table.report.games import course_of
from pb12table.skirmish.ids import FigureId
from pb12table.systems.known import scene, system, words
from pb12table.systems.pb12.rules.game.answers import Activate, EndTurn
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from pb12table.systems.pb12.rules.preparations.profiles import HIDDEN
from pb12table.systems.pb12.rules.round.sequence import BidInitiative
from pb12table.texts.locale import Texts
from pb12table.texts.log_rows import row_words, rows_of
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.keys import Settings
from pb12table.window.scene.picture import Picture
from pb12table.window.screens.dialogs import Agreement, Curtain
from tests.app.helpers import SIZE, Hand
from tests.app.test_what_was_missed import shot_at

SCENARIOS = ("smugglers-cove", "petrol-station", "the-ford")


def played(name: str, answers: int, seed: int = 3) -> Session[Any]:
    """A game that bots have played for some answers."""
    setup = load_scenario(name).setup
    rules = system(setup.system)
    session: Session[Any] = Session(rules, rules.new_game(setup), SeededDice(seed))
    bots = make_bots([next(iter(rules.bots))], setup, seed)
    for _ in range(answers):
        if session.pending is None:
            break
        player: Any = session.pending.player
        session.answer(bots[player].answer(rules.view(session.state, player), session.pending))
    return session


def at_table(session: Session[Any]) -> Hand:
    settings = Settings(language="en", dice_speed="none", hints=False)
    program = Program(settings, SIZE)
    program.open(GameScreen(program, Controller(session, None, settings)))
    hand = Hand(program)
    hand.frames()
    return hand


# -- trails ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SCENARIOS)
def test_trails_lead_from_where_everybody_was_to_where_everybody_is(name: str) -> None:
    found = 0
    for answers in range(20, 110, 15):
        session = played(name, answers)
        if session.pending is None:
            break
        player: Any = session.pending.player
        lines = told_since(session, player)
        trails = trails_since(session, lines)
        found += len(trails.tracks) + len(trails.strikes)
        face = scene(session.state.setup.system)
        if not lines or lines[-1].entry != session.log[-1].entry:
            continue
        last = {track.figure: track.places[-1] for track in trails.tracks}
        gone = {each.figure for each in trails.gone}
        for figure, place in last.items():
            if figure not in gone and face.is_on_table(session.state, figure):
                body = face.body(session.state, figure)
                # A state rounds the end of a way to a thousandth of a step.
                assert (body.x, body.y) == pytest.approx(place[:2], abs=5.1e-4)
    assert found, "something has moved or fought"


def test_trails_lie_on_the_table_until_somebody_acts_and_come_back_by_a_key() -> None:
    hand = shot_at()
    trails = hand.game.paint.picture().trails
    assert trails is not None
    (strike,) = trails.strikes
    assert (strike.figure, strike.manner, strike.hit) == ("shooter", "shot", True)
    hand.answer(Activate(FigureId("friend")))
    assert hand.game.paint.picture().trails is None
    hand.key(pygame.K_t, pygame.KMOD_CTRL)
    assert hand.game.paint.picture().trails is not None, "by the key"
    hand.key(pygame.K_t, pygame.KMOD_CTRL)
    assert hand.game.paint.picture().trails is None


def test_the_last_turn_is_watched_again_at_any_speed_and_nothing_is_lost() -> None:
    hand = shot_at()
    before, mode = list(hand.session.entries), hand.game.mode
    hand.key(pygame.K_w, pygame.KMOD_CTRL)
    playback = hand.game.recap.playback
    assert playback is not None
    assert hand.game.paint.picture().trails is None, "while it is watched nothing is told ahead"
    hand.key(pygame.K_RIGHT, pygame.KMOD_SHIFT)
    assert playback.pace == 2.0
    hand.key(pygame.K_RETURN)
    queue = len(playback.queue)
    hand.frames(30)
    assert len(playback.queue) == queue, "it rests"
    hand.key(pygame.K_RETURN)
    hand.frames(400)
    assert hand.game.playing is hand.game.controller.playback
    assert hand.session.entries == before
    assert hand.game.mode is mode, "what was being decided goes on"
    hand.key(pygame.K_w, pygame.KMOD_CTRL)
    assert hand.game.playing is not hand.game.controller.playback
    hand.key(pygame.K_ESCAPE)
    assert hand.game.playing is hand.game.controller.playback


def test_paces_end_somewhere() -> None:
    assert faster(PACES[-1]) == PACES[-1]
    assert faster(PACES[0], -1) == PACES[0]
    assert faster(1.0) == 2.0


# -- secrets --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["smugglers-cove", "marked-cards", "petrol-station"])
def test_neither_trails_nor_recaps_nor_moments_tell_a_secret(name: str) -> None:
    """What is not for everybody is in no line that is told again, and what is shown is a state as all may know it."""
    secrets = 0
    for answers in (40, 90):
        session = played(name, answers, seed=5)
        if session.pending is None:
            continue
        secrets += sum(not visible_to(line.event, None) for line in session.log)
        for player in session.state.setup.players:
            lines = told_since(session, player.id)
            assert all(visible_to(line.event, None) for line in lines)
            assert all(not line.struck for line in lines)
        hand = at_table(session)
        hand.game.skip()
        public = [line for line in session.log if visible_to(line.event, None)]
        for line in public[-6:]:
            hand.game.show_moment(line)
            past = hand.game.past
            assert past is not None
            assert all(visible_to(event, None) for event in past.events)
            if name == "marked-cards":
                held = [card for own in past.state.players.values() for card in (*own.hand, *own.deck)]
                assert set(held) == {HIDDEN}, "cards are not shown"
        for row in best_moments(session):
            assert all(visible_to(line.event, None) for line in row.lines)
    assert secrets or name != "marked-cards"


def test_the_curtain_shows_what_has_happened_and_no_bid(written: list[str]) -> None:
    for seed in range(3, 12):
        session, rules = played("smugglers-cove", 10, seed), system("pb12")
        bots = make_bots(["aggressive"], session.state.setup, seed)
        while session.pending is not None:
            player: Any = session.pending.player
            is_bid = isinstance(session.pending, BidInitiative) and session.state.game_round > 1
            if is_bid and trails_since(session, told_since(session, player)):
                break
            session.answer(bots[player].answer(rules.view(session.state, player), session.pending))
        if session.pending is not None:
            break
    hand = at_table(session)
    hand.game.skip()
    hand.frames(3)
    curtain = hand.on_top(Curtain)
    assert curtain.recalled is not None
    texts, setup = hand.game.texts, session.state.setup
    public = [line for line in session.log if not line.struck and visible_to(line.event, None)]
    assert 0 < len(curtain.told.events) <= len(public)
    assert set(curtain.told.events) <= {row_words(texts, setup, row) for row in rows_of("pb12", public)}
    assert curtain.told.score == tuple(scene("pb12").wins(session.state, texts.of("pb12")))
    written.clear()
    hand.program.draw()
    assert {*curtain.told.score, curtain.player} <= set(written)
    hand.key(pygame.K_w)
    hand.frames(4)
    hand.key(pygame.K_RIGHT, pygame.KMOD_SHIFT)
    written.clear()
    hand.program.draw()
    assert "× 2" in written, "the speed stands between its buttons"
    hand.key(pygame.K_RETURN)
    assert isinstance(hand.session.pending, BidInitiative)
    assert not isinstance(hand.top, Curtain)


# -- moments of the log ---------------------------------------------------------------------------------------


def test_a_line_of_the_log_shows_its_moment_with_sight_line_target_sum_and_dice() -> None:
    hand = shot_at()
    line = next(line for line in hand.session.log if type(line.event).__name__ == "CheckMade")
    hand.game.press_zone(f"log:{id(line)}")
    past = hand.game.past
    assert past is not None
    assert past.duel == ("shooter", "target")
    assert past.card is not None
    assert any("12" in each.what for each in past.card.sums)
    picture = hand.game.paint.picture()
    assert past.sight in picture.sights
    assert [token.body.id for token in picture.tokens if token.targeted] == ["target"]
    assert hand.game.paint.card() is past.card
    hand.program.draw()
    hand.key(pygame.K_ESCAPE)
    assert hand.game.past is None


def test_a_movement_in_the_log_shows_its_way() -> None:
    session = played("smugglers-cove", 70)
    hand = at_table(session)
    hand.game.skip()
    moved = [line for line in session.log if type(line.event).__name__ == "FigureMoved"]
    hand.game.show_moment(moved[0])
    hand.program.draw()
    (row,) = [row for row in rows_of("pb12", hand.game.controller.shown_log()) if moved[0] in row.lines]
    assert any(zone.name == f"log:{id(row.last)}" for zone in hand.game.zones), "the log is scrolled to it"
    past = hand.game.past
    assert past is not None
    assert len(past.trails.tracks) == 1
    assert len(past.trails.tracks[0].places) > 2, "one line, all its steps"


# -- going back, the result, help -----------------------------------------------------------------------------


def test_a_whole_turn_is_taken_back_at_once_and_done_again() -> None:
    hand = shot_at()
    hand.answer(Activate(FigureId("friend")))
    hand.play_to(ChooseAction, "bob")
    start = next(line.entry for line in reversed(hand.session.log) if type(line.event).__name__ == "TurnBegan")
    hand.answer(EndTurn())
    made = len(hand.session.entries)
    hand.game.skip()
    hand.game.press_command("undo-turn")
    hand.frames()
    if isinstance(hand.top, Agreement):
        for name in list(hand.top.names):
            hand.top.press(f"agree:{name}")
        hand.frames()
    assert len(hand.session.entries) <= start + 1
    assert isinstance(hand.session.pending, ChooseTurn)
    hand.game.press_command("redo")
    assert len(hand.session.entries) == made
    assert hand.game.notice.redone


def test_the_result_shows_the_last_table_the_course_and_moments_to_click() -> None:
    session = played("smugglers-cove", 3000)
    assert session.pending is None
    hand = at_table(session)
    hand.game.skip()
    hand.frames(3)
    closing = hand.on_top(Closing)
    hand.program.draw()
    assert 0 < len(best_moments(session)) <= MOST_MOMENTS
    closing.press("moment:0")
    hand.frames()
    assert hand.game.past is not None
    hand.program.draw()
    hand.game.show_moment(moment_line(session, best_moments(session)[0]))
    attacked = 0
    for row in best_moments(session):
        fallen = words("pb12").meaning(row.lines[0].event).fallen
        line = moment_line(session, row)
        if fallen is None:
            assert line is row.last
        elif line is not row.last:
            hand.game.show_moment(line)
            past = hand.game.past
            assert past is not None
            assert past.duel is not None
            assert past.duel[1] == fallen[0], "a fall is shown by the attack it came of"
            attacked += 1
    assert attacked


@pytest.mark.parametrize("name", SCENARIOS)
def test_the_course_of_a_game_ends_as_it_stands(name: str) -> None:
    setup = load_scenario(name).setup
    games = (play_game(setup, [next(iter(system(setup.system).bots))], seed) for seed in range(1, 9))
    session = next(session for record, session in games if record.rounds > 1)
    found = course_of(Texts("en"), session)
    assert len(found.rounds) > 1
    assert {len(numbers) for numbers in found.stands.values()} == {len(found.rounds)}
    assert any(any(numbers) for numbers in found.stands.values())


def test_one_who_only_judges_has_no_line_in_the_course(tmp_path: Path) -> None:
    text = (Path(__file__).parents[2] / "scenarios" / "fate" / "the-doctors-roof.toml").read_text(encoding="utf-8")
    seat = '[[player]]\nid = "dora"\nname = "Dora"\narbiter = true\n\n[[zone]]'
    path = tmp_path / "judged.toml"
    judged = text.replace("[rules]\n", '[rules]\narbiter = "seat"\n').replace("[[zone]]", seat, 1)
    path.write_text(judged, encoding="utf-8")
    setup = load_scenario(path).setup
    rules = system(setup.system)
    session: Session[Any] = Session(rules, rules.new_game(setup), SeededDice(1))
    assert [player.id for player in setup.players] == ["alice", "bob", "dora"]
    assert set(course_of(Texts("en"), session).stands) == {"alice", "bob"}


def test_the_last_table_speaks_the_language_of_the_window(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = load_scenario("the-doctors-roof").setup
    rules = system(setup.system)
    session: Session[Any] = Session(rules, rules.new_game(setup), SeededDice(1))
    languages: list[str] = []

    def noted(state: Any, texts: Texts | None = None) -> Picture:
        languages.append("" if texts is None else texts.language)
        return picture_of(state, texts)

    monkeypatch.setattr(closing, "picture_of", noted)
    settings = Settings(language="de", dice_speed="none", hints=False)
    program = Program(settings, SIZE)
    review = closing.Review(Texts("de"), Controller(session, None, settings))
    review.paint_table(Canvas(program.surface, 1.0, (0, 0)), pygame.Rect(0, 0, 300, 200))
    assert languages == ["de"]


def test_keys_are_searched_for() -> None:
    hand = shot_at()
    hand.key(pygame.K_F1)
    page = hand.top
    if not isinstance(page, Help):
        hand.program.open_help(())
        page = hand.on_top(Help)
    everything = sum(len(block.rows) for block in page.found())
    page.lines[SOUGHT].set("redo")
    rows = [row for block in page.found() for row in block.rows]
    assert 0 < len(rows) < everything
    assert any("Redo" in words for _, words in rows)
    hand.program.draw()
    page.lines[SOUGHT].set("xyzzy")
    assert page.found() == []
    hand.program.draw()
