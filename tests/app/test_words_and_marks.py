"""What is written stays in its box and says what people need; marks tell statuses apart and leave the names alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from pb12table.app.preview.state_picture import picture_of
from pb12table.app.screens.help import Help
from pb12table.files.saves.save import SaveFile
from pb12table.files.scenario import load_scenario
from pb12table.kernel.game import LogLine
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.game.events import FigureTurned
from pb12table.systems.pb12.rules.game.requests import ChooseTurn
from pb12table.systems.pb12.rules.game.state import Status
from pb12table.systems.pb12.scene.miniatures import MARKS, marks_of, status_marks, statuses_of
from pb12table.systems.pb12.texts.names import status_name
from pb12table.texts.locale import Texts
from pb12table.texts.log_rows import LogRow, row_tip, row_words
from pb12table.window.kit.canvas import Canvas
from pb12table.window.layout.placing import hidden_height
from pb12table.window.scene.table_view import place_line
from pb12table.window.screens.dialogs import Agreement, Message
from pb12table.window.tokens.token_marks import MARKS_IN_A_ROW, mark_picture, token_rooms
from tests.app.helpers import Hand, open_game

CAPTAIN = FigureId("captain")


@pytest.mark.parametrize("size", [(1280, 720), (1600, 900)])
def test_dialogs_are_as_high_as_their_text(size: tuple[int, int]) -> None:
    hand = open_game(language="de", size=size)
    texts = hand.program.texts
    title, text = texts("undo-agree-title"), texts("undo-agree-text")
    label = texts("undo-agree")
    names, keep = ["Ute mit dem langen Namen", "Kai"], texts("undo-keep")
    agreement = Agreement(hand.program, title, text, names, label, keep, lambda: None)
    message = Message(hand.program, title, "\n".join([text] * 3), texts("close"), "Ein sehr langer Knopf mit Wörtern")
    for screen in (agreement, message):
        assert screen.layout.scrolls()
        for body in screen.layout.scrolls().values():
            assert hidden_height(body) == 0
        assert pygame.Rect(0, 0, *size).contains(pygame.Rect(screen.layout.root.rect))


def test_a_long_notice_stays_in_its_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    hand = open_game(language="de", size=(1600, 900))
    hand.play_to(ChooseTurn)
    boxes: list[pygame.Rect] = []
    rooms: list[tuple[tuple[int, int], int]] = []
    box, paragraph = Canvas.box, Canvas.paragraph
    words = "Klicke jemanden an: " + "Wörter, die in eine Zeile nicht passen. " * 4

    def noted_box(canvas: Canvas, rect: pygame.Rect, *more: Any, **named: Any) -> None:
        boxes.append(rect.copy())
        box(canvas, rect, *more, **named)

    def noted(canvas: Canvas, corner: tuple[int, int], width: int, text: str, *more: Any, **named: Any) -> int:
        if text == words:
            assert boxes[-1].left <= corner[0]
            rooms.append((corner, width))
        return paragraph(canvas, corner, width, text, *more, **named)

    monkeypatch.setattr(Canvas, "box", noted_box)
    monkeypatch.setattr(Canvas, "paragraph", noted)
    hand.game.say(words)
    hand.program.draw()
    frame = [rect for rect in boxes if rooms and rect.left == rooms[0][0][0] - round(15 * hand.program.scale)]
    assert rooms
    assert frame
    free = hand.game.layout.free
    most = min(round(680 * hand.program.scale), free.w - round(30 * hand.program.scale))
    assert rooms[0][1] <= most - round(30 * hand.program.scale), "no line is wider than the frame was made for"


def wounded(hand: Hand, *statuses: Status) -> None:
    """Let the captain have some statuses and no others."""
    figure = hand.figure(CAPTAIN)
    figure.statuses.clear()
    for status in statuses:
        figure.statuses[status] = 1
    hand.game.touch()


@pytest.mark.rule("R1.10.3", "R1.10.6")
def test_what_follows_from_a_graver_status_is_told_on_the_data_sheet_only() -> None:
    hand = open_game()
    state = hand.session.state
    wounded(hand, Status.PANICKED, Status.SEVERELY_WOUNDED, Status.LIGHTLY_WOUNDED)
    figure = hand.figure(CAPTAIN)
    marked = {status for status, _ in marks_of(state, figure)}
    told = {status for status, _ in statuses_of(state, figure)}
    assert marked == {Status.PANICKED, Status.SEVERELY_WOUNDED}
    assert {Status.INCAPACITATED, Status.LIGHTLY_WOUNDED} <= told
    wounded(hand, Status.INCAPACITATED)
    assert Status.INCAPACITATED in {status for status, _ in marks_of(state, figure)}
    token = next(token for token in picture_of(state).tokens if token.body.id == CAPTAIN)
    assert token.marks == status_marks(marks_of(state, figure))


def test_many_marks_stand_in_two_rows_over_their_token() -> None:
    hand = open_game(size=(1280, 720))
    many = (Status.MOVED, Status.SEVERELY_WOUNDED, Status.PANICKED, Status.DISTRACTED, Status.THREATENED,
            Status.EXHAUSTED, Status.BLINDED)  # fmt: skip
    wounded(hand, *many)
    hand.game.controller.playback.reset(len(hand.session.log))
    hand.program.draw()
    token = next(token for token in hand.game.paint.picture().tokens if token.body.id == CAPTAIN)
    assert MARKS_IN_A_ROW < len(token.marks) <= 2 * MARKS_IN_A_ROW
    rooms = token_rooms(hand.game.camera, token, hand.program.scale, name=False)
    marks = rooms[-len(token.marks) :]
    assert len({rect.centery for rect in marks}) == 2
    assert max(rect.right for rect in marks) - min(rect.left for rect in marks) <= MARKS_IN_A_ROW * marks[0].w


def test_no_two_marks_carry_the_same_sign() -> None:
    signs = [mark.sign for mark in MARKS.values() if mark.sign]
    assert len(signs) == len(set(signs))
    pictures = {pygame.image.tobytes(mark_picture(mark, 24), "RGBA") for mark in MARKS.values()}
    assert len(pictures) == len(MARKS)


@pytest.mark.parametrize("language", ["de", "en"])
def test_done_stays_whole_in_the_list_beside_many_marks(language: str, shown: list[str]) -> None:
    hand = open_game(language=language)
    hand.play_to(ChooseTurn, "alice")
    wounded(hand, Status.MOVED, Status.SEVERELY_WOUNDED, Status.PANICKED, Status.DISTRACTED, Status.THREATENED,
            Status.EXHAUSTED, Status.BLINDED)  # fmt: skip
    hand.figure(CAPTAIN).done = True
    hand.game.controller.playback.reset(len(hand.session.log))
    hand.game.touch()
    shown.clear()
    hand.program.draw()
    assert hand.program.texts("figure-done") in shown


@pytest.mark.parametrize(("language", "words"), [("de", ("DN", "KP", "Rw")), ("en", ("DN", "CP", "Reach"))])
def test_help_explains_marks_and_abbreviations(language: str, words: tuple[str, ...], written: list[str]) -> None:
    hand = open_game(language=language)
    blocks = Help(hand.program).blocks()
    marks = next(block for block in blocks if block.marks)
    assert list(marks.marks) == [status_name(hand.program.texts, status) for status in MARKS]
    assert len(marks.rows) == len(MARKS)
    (aims,) = [block for block in blocks if block.marks == ("aim",)]
    assert hand.program.texts("command-aim") in aims.rows[0][1]
    letters = [letters for block in blocks for letters, _ in block.rows]
    assert set(words) <= set(letters)
    hand.program.open_help()
    hand.program.draw()


@pytest.mark.parametrize(("language", "words"), [("de", "etwa nach Südosten"), ("en", "roughly south-east")])
def test_the_log_says_directions_and_keeps_degrees_for_those_who_ask(language: str, words: str) -> None:
    texts, setup = Texts(language), load_scenario("smugglers-cove").setup
    row = LogRow((LogLine(FigureTurned(figure=CAPTAIN, facing=298.0), 1),))
    line = row_words(texts, setup, row)
    assert words in line
    assert "298" not in line
    assert "298" in row_tip(texts, setup, row)[0]


def test_what_lies_flat_on_the_ground_has_no_height() -> None:
    setup = load_scenario("smugglers-cove").setup
    field = setup.battlefield
    flat = [piece for piece in field.pieces if 0 < piece.top < 0.1 and piece.base == 0]
    for piece in flat:
        x = sum(point[0] for point in piece.outline) / len(piece.outline)
        y = sum(point[1] for point in piece.outline) / len(piece.outline)
        line = place_line(Texts("de"), setup, field, (x, y), coordinates=False)
        assert "0,0" not in line
    assert flat


def test_a_kept_game_is_called_by_its_name(tmp_path: Path) -> None:
    hand = open_game(language="de")
    scenario = load_scenario("smugglers-cove")
    hand.game.controller.save = SaveFile.create(tmp_path / "game.pb12save", scenario)
    hand.open_curtains()
    hand.key(pygame.K_F5)
    assert scenario.setup.name.in_language("de") in hand.game.toast[0]
    assert "pb12save" not in hand.game.toast[0]


def test_help_names_marks_on_the_table_only_in_games_that_have_them() -> None:
    hand = open_game()
    title = hand.program.texts("help-table-marks-title")
    shown = {system for system in ("pb12", "w6", "pocket") if title in _titles(Help(hand.program, system=system))}
    assert shown == {"pb12"}


def _titles(page: Help) -> list[str]:
    return [block.title for block in page.blocks()]
