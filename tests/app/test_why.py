"""On demand the window says why the program did something: at its line of the log, and by a key for the last."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from pb12table.app.game.why import AskingAgain, WhySheet
from pb12table.app.panels.side_panels import _draw_why, _first_of_each
from pb12table.app.program import Program
from pb12table.bots.play import RandomBot
from pb12table.files.scenario import load_scenario
from pb12table.kernel.game import LogLine
from pb12table.kernel.request import Request
from pb12table.skirmish.bot import Reasons, Weighed
from pb12table.skirmish.faces.words import Tone
from pb12table.skirmish.ids import FigureId
from pb12table.systems.kampf_w6.rules.events import ActBegan, TurnBegan, TurnEnded
from pb12table.systems.known import system
from pb12table.texts.log_rows import row_tone, rows_of
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.keys import Settings
from pb12table.window.play.base import ThinkingMode
from tests.app.helpers import SIZE, Hand

LEADER = FigureId("leader")


class Thinker(RandomBot):
    """A bot that passes where it can, and says what it has weighed."""

    def answer(self, state: Any, request: Request[Any, Any], /) -> Any:
        self._found = request.default(state)
        return self._found

    def reasons(self) -> Reasons | None:
        return Reasons("rush", 0.4, (Weighed(self._found, "rush", 0.62, 0.05, 40),))


class Idler(Thinker):
    """A bot that passes by its rule of thumb."""

    def reasons(self) -> Reasons | None:
        return None


def begun(
    monkeypatch: pytest.MonkeyPatch,
    scenario: str,
    by_program: list[str],
    language: Any = "en",
    bot: type[Thinker] = Thinker,
) -> Hand:
    """A game in which a thinker plays for some."""
    for identity in ("w6", "d20"):
        monkeypatch.setattr(type(system(identity)), "bots", property(lambda _: {"thinker": bot}))
        monkeypatch.setattr(type(system(identity)), "styles", ("thinker",))
    program = Program(Settings(language=language, dice_speed="none", by_program=by_program, hints=False), SIZE)
    program.play(scenario)
    hand = Hand(program)
    hand.frames(2)
    return hand


def let_decide(hand: Hand, number: int = 1) -> None:
    """Wait until the program has decided some more."""
    wanted = len(hand.game.controller.decided) + number
    for _ in range(200):
        if len(hand.game.controller.decided) >= wanted:
            break
        hand.game.skip()
        if isinstance(hand.game.mode, ThinkingMode):
            hand.game.mode.settle()
        elif hand.session.pending is not None and not hand.game.controller.asks_program:
            hand.game.commit(hand.session.pending.default(hand.session.state))
        hand.frames(1)
    hand.game.skip()
    hand.frames(2)


def asked(hand: Hand) -> list[str]:
    """The marks at lines of the log that ask why."""
    hand.program.draw()
    return [zone.name for zone in hand.game.zones if zone.name.startswith("why:")]


@pytest.mark.screen("WhySheet")
def test_a_line_of_the_log_is_asked_why(monkeypatch: pytest.MonkeyPatch) -> None:
    hand = begun(monkeypatch, "petrol-station", ["thinker", ""])
    hand.key(pygame.K_F1, pygame.KMOD_CTRL)
    assert hand.game.toast[0] == "The program has decided nothing yet."
    let_decide(hand)
    marks = asked(hand)
    assert len(marks) == 1
    hand.game.press_zone(marks[0])
    sheet = hand.on_top(WhySheet)
    assert sheet.title == "Why did Alice do that?"
    assert sheet.lines_told[0].startswith("It decided: ")
    assert sheet.lines_told[2].startswith("→ 62 % (± 5, played on 40 times in thought) – ")
    hand.key(pygame.K_ESCAPE)
    assert hand.shows(hand.game)
    hand.key(pygame.K_F1, pygame.KMOD_CTRL)
    hand.on_top(WhySheet)
    hand.key(pygame.K_RETURN)
    assert hand.shows(hand.game)


def test_the_mark_is_at_the_first_line_that_is_seen() -> None:
    setup = load_scenario("petrol-station").setup
    begun, turn = ActBegan(figure=LEADER, kind="attack", cost=1, left=3), TurnBegan(figure=LEADER, actions=4)
    ended = TurnEnded(figure=LEADER, actions=2)
    unseen, comes_next, seen, later = (LogLine(event, 4) for event in (begun, turn, ended, ended))
    rows = rows_of("w6", [unseen, comes_next, seen, later])
    assert [row_tone(setup, row) for row in rows[:2]] == [Tone.UNSEEN, Tone.TURN]
    assert _first_of_each(setup, rows, lambda _: 3) == {id(seen): 3}


def test_a_mark_is_seen_whole_beside_its_line_or_not_at_all() -> None:
    body = pygame.Rect(0, 20, 300, 60)
    for top, seen in ((10, False), (22, True), (70, False)):
        canvas = Canvas(pygame.Surface((300, 100)), 1.0, (-1, -1))
        _draw_why(canvas, pygame.Rect(0, top, 300, 40), body, 3, ("why",))
        assert [zone.name for zone in canvas.zones] == (["why:3"] if seen else [])


def test_what_befalls_a_figure_of_ones_own_is_not_the_programs_to_explain(monkeypatch: pytest.MonkeyPatch) -> None:
    hand = begun(monkeypatch, "petrol-station", ["thinker", ""])
    let_decide(hand)
    controller = hand.game.controller
    entry = next(iter(controller.decided))
    by_player = {figure.player: figure.id for figure in controller.setup.figures}
    told = {
        player: controller.decision_of(LogLine(TurnEnded(figure=figure, actions=1), entry + 1))
        for player, figure in by_player.items()
    }
    assert told == {"alice": entry, "bob": None}


@pytest.mark.screen("AskingAgain")
def test_of_a_game_that_was_opened_the_program_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    hand = begun(monkeypatch, "petrol-station", ["thinker", ""])
    let_decide(hand, 2)
    marks = asked(hand)
    save = hand.game.controller.save
    assert save is not None
    hand.program.to_start()
    hand.program.load(save.path)
    hand.frames(4)
    hand.game.skip()
    hand.frames(1)
    assert hand.game.controller.decided == {}
    assert set(marks) <= set(asked(hand))
    hand.game.press_zone(marks[-1])
    sheet = hand.on_top(AskingAgain)
    assert sheet.lines_told[0].endswith("it is being asked again …")
    sheet.settle()
    hand.frames(1)
    assert sheet.lines_told[0].startswith("It decided: ")
    assert sheet.lines_told[2].startswith("→ 62 % (± 5, played on 40 times in thought) – ")
    assert "otherwise" not in " ".join(sheet.lines_told)
    hand.key(pygame.K_ESCAPE)
    hand.key(pygame.K_F1, pygame.KMOD_CTRL)
    hand.on_top(AskingAgain)
    hand.key(pygame.K_ESCAPE)
    assert hand.shows(hand.game)


def test_what_was_taken_back_is_not_asked_about(monkeypatch: pytest.MonkeyPatch) -> None:
    hand = begun(monkeypatch, "petrol-station", ["thinker", ""])
    let_decide(hand)
    assert asked(hand)
    hand.game.go_back(0)
    hand.frames(1)
    assert hand.game.controller.decided == {}
    assert asked(hand) == []


def test_what_was_not_weighed_has_no_mark_where_that_tells_no_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    hand = begun(monkeypatch, "petrol-station", ["thinker", ""], bot=Idler)
    let_decide(hand, 2)
    assert asked(hand) == []
    hand = begun(monkeypatch, "quarry-at-dusk", ["", "thinker"], bot=Idler)
    let_decide(hand)
    marked = [hand.game.controller.decision_of(line) for line in hand.session.log]
    assert set(marked) & set(hand.game.controller.decided), "a mark that is missing must not tell of who hides"


def test_where_figures_may_hide_reasons_are_read_after_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    hand = begun(monkeypatch, "quarry-at-dusk", ["", "thinker"], "de")
    let_decide(hand)
    hand.key(pygame.K_F1, pygame.KMOD_CTRL)
    assert hand.shows(hand.game)
    assert hand.game.toast[0].startswith("Das lest ihr, wenn das Spiel vorbei ist")
    hand.session.pending = None
    hand.game.press_command("why")
    assert hand.on_top(WhySheet).title.startswith("Warum hat ")
