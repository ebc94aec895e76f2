"""What the panels at the sides say: points that can be spent, and letters that are words in the language."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from pb12table.app.game.painting import LOWER
from pb12table.app.panels.turn_bar import with_room
from pb12table.files.scenario import load_scenario
from pb12table.skirmish.faces.words import Tone
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.figures.figures import printed, value
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from pb12table.systems.pb12.rules.game.state import AttributeEffect, Status
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.systems.pb12.rules.round.sequence import BidInitiative
from pb12table.texts.locale import Language, Texts
from pb12table.texts.log_rows import row_tone, row_words, rows_of
from pb12table.window.kit.canvas import Canvas, draw_tip
from tests.app.helpers import Hand, open_game
from tests.app.playground import playground

BOY, CAPTAIN = FigureId("ships-boy"), FigureId("captain")


def begin(language: Language = "en") -> Hand:
    hand = open_game(setup=playground(), language=language)
    hand.play_to(ChooseTurn, "alice")
    return hand


def tip_of(hand: Hand, zone: str) -> tuple[str, ...]:
    hand.program.draw()
    return next(found.tip for found in hand.game.zones if found.name == zone)


@pytest.mark.rule("R1.10.5")
def test_who_is_panicked_is_said_to_be_unable_to_act_instead_of_showing_points(written: list[str]) -> None:
    hand = begin()
    assert "3 AP when activated" in tip_of(hand, "figure:ships-boy")
    assert "cannot act" not in written
    hand.session.state.figures[BOY].statuses[Status.PANICKED] = 1
    hand.game.controller.playback.reset(0)
    hand.key(pygame.K_F6)
    hand.game.touch()
    assert "cannot act" in tip_of(hand, "figure:ships-boy")
    assert "cannot act" in written
    assert not any("AP" in line for line in tip_of(hand, "figure:ships-boy"))


def test_who_is_active_tells_what_is_left() -> None:
    hand = begin()
    hand.game.select(CAPTAIN)
    hand.key(pygame.K_a)
    hand.key(pygame.K_k)
    assert "2 of 3 AP left" in tip_of(hand, "figure:captain")


@pytest.mark.rule("R1.4.16", "R1.1.7")
def test_the_damage_table_of_the_sheet_is_the_one_that_counts_now(written: list[str]) -> None:
    hand = begin()
    hand.game.select(CAPTAIN)
    hand.program.draw()
    assert "Damage table IV" in written
    hand.session.state.figures[CAPTAIN].effects.append(AttributeEffect(Attribute.DAMAGE_TABLE, -2, "R5.0.6"))
    hand.game.controller.playback.reset(0)
    hand.game.touch()
    written.clear()
    tip = tip_of(hand, "attribute:damage_table")
    assert "Damage table II" in written
    assert [line for line in tip if "-2" in line or "−2" in line], tip


@pytest.mark.rule("R1.4.1", "R1.4.22", "R3.0.12")
def test_the_sheet_tells_the_sight_angle_and_that_who_steers_lends_a_vehicle_his_skill(written: list[str]) -> None:
    hand = open_game(setup=load_scenario("post-road").setup)
    hand.play_to(ChooseTurn, "alice")
    hand.game.select(FigureId("coach"))
    told = tip_of(hand, "attribute:tech")[0]
    assert told == "Tech: the value of the steering figure, 0 without one; target number of each such check +1"
    assert "Sight angle: 6 printed" in tip_of(hand, "attribute:melee_reach")
    assert "2/6" in written
    hand.game.select(FigureId("coachman"))
    assert tip_of(hand, "attribute:tech")[0] == "Tech: 2 printed"


def test_letters_that_stand_for_no_english_word_have_one_beside_them(written: list[str]) -> None:
    begin().program.draw()
    assert {"Move B/vB", "Toughness W", "Nerve V", "Command K", "Shooting F/DF"} <= set(written)
    assert {"Strength S", "Initiative I", "Tech T"} <= set(written)


def test_the_name_of_a_value_stays_whole_when_the_value_changes(written: list[str]) -> None:
    hand = open_game()
    hand.play_to(ChooseTurn)
    hand.game.select(CAPTAIN)
    hand.program.draw()
    assert value(hand.game.state, CAPTAIN, Attribute.MELEE_DEFENCE) != printed(
        hand.game.state, CAPTAIN, Attribute.MELEE_DEFENCE
    )
    assert "Melee N/DN" in written
    assert "N/DN" not in written


def test_the_german_sheet_has_words_beside_the_letters(written: list[str]) -> None:
    begin(language="de").program.draw()
    assert {"Widerstand W", "Virtù V", "Kommando K", "Schuss F/DF"} <= set(written)


def test_where_a_name_in_the_order_lacks_room_the_letters_stand_that_tell_it_on_the_table() -> None:
    assert with_room("Watchman 2", "W2", 500.0, 1.0) == "Watchman 2"
    assert with_room("Watchman 2", "W2", 60.0, 1.0) == "W2"
    assert with_room("Shieldbearer", "", 30.0, 1.0) == "Shieldbearer", "the painter shortens it"


def test_the_arrows_of_the_top_bar_tell_their_keys() -> None:
    hand = begin()
    assert tip_of(hand, "command:undo") == ("Undo", "Ctrl Z")
    assert tip_of(hand, "command:redo") == ("Redo", "Ctrl Shift Z")


@pytest.mark.parametrize(("language", "words"), [("en", "3/3 · no reload"), ("de", "3/3 · kein Nachladen")])
def test_what_cannot_be_reloaded_is_not_told_to_have_no_charge(language: str, words: str) -> None:
    assert Texts(language)("sheet-resources", left=3, full=3, charges=0) == words


def test_the_tip_of_gear_tells_what_it_adds_to_a_defence() -> None:
    hand = begin()
    hand.program.draw()
    hand.game.scrolls["sheet"] = 10_000
    hand.program.draw()
    assert 0 < hand.game.scrolls["sheet"] < 10_000, "no further than there is something to see"
    assert "Melee defence +1" in tip_of(hand, "block:rapier")


def test_no_line_of_the_log_is_cut_in_half(monkeypatch: pytest.MonkeyPatch) -> None:
    hand = begin()
    hand.play_to(BidInitiative)
    hand.open_curtains()
    hand.key(pygame.K_F8)
    hand.program.draw()
    log, places = hand.game.paint.places["log"], []
    text = Canvas.text

    def noted(canvas: Canvas, place: tuple[float, float], *more: Any, **named: Any) -> pygame.Rect:
        found = text(canvas, place, *more, **named)
        places.append(found)
        return found

    monkeypatch.setattr(Canvas, "text", noted)
    for scroll in range(0, 60, 7):
        hand.game.log.scroll = scroll
        hand.game.touch()
        places.clear()
        hand.program.draw()
        inside = [place for place in places if log.left < place.left and place.top > log.top + 20]
        assert len(inside) > 4
        head, step = log.top + 26, 18
        assert all(head <= place.top and place.top + step <= log.bottom + 2 for place in inside)


def test_the_way_back_to_the_newest_lines_hides_none_and_all_lines_can_be_reached() -> None:
    hand = open_game("smugglers-cove", size=(1280, 720), interface_scale=120)
    hand.play_to(ChooseAction)
    hand.play_to(ChooseTurn)
    hand.play_to(ChooseAction)
    hand.key(pygame.K_F8)
    hand.program.draw()
    log = hand.game.paint.places["log"]
    rows = rows_of("pb12", hand.game.controller.shown_log())
    oldest = f"log:{id(rows[0].last)}"
    assert "log:end" not in hand.zone_names()
    for scroll in (40, 80, 4000):
        hand.game.log.scroll = scroll
        hand.game.touch()
        hand.program.draw()
        shown = [zone for zone in hand.game.zones if zone.name.startswith("log:")]
        (back,) = [zone.rect for zone in shown if zone.name == "log:end"]
        assert log.contains(back)
        assert all(not zone.rect.colliderect(back) for zone in shown if zone.name != "log:end")
    first = next(zone.rect for zone in shown if zone.name == oldest)
    assert first.top >= log.top + 31
    assert first.h >= 15, "whole"


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.15, 1.3, 2.0])
def test_the_log_shows_a_whole_line_where_it_has_room_for_one(scale: float, monkeypatch: pytest.MonkeyPatch) -> None:
    hand = begin()
    hand.play_to(BidInitiative)
    game, (wide, high), shown, said = hand.game, LOWER[0], list[pygame.Rect](), list[str]()
    canvas = Canvas(pygame.Surface((800, 300)), scale, (-1, -1), "F1")
    rect = pygame.Rect(0, 0, canvas.px(0.4 * wide), canvas.px(high))
    text = Canvas.text

    def noted(canvas: Canvas, place: tuple[float, float], words: str, *given: Any, **named: Any) -> pygame.Rect:
        shown.append(text(canvas, place, words, *given, **named))
        said.append(words)
        return shown[-1]

    monkeypatch.setattr(Canvas, "text", noted)
    lines, cut = game.controller.shown_log(), 0
    for end in range(1, len(lines) + 1):
        row = rows_of(game.setup.system, lines[:end])[-1]
        if row_tone(game.setup, row) is Tone.UNSEEN:
            continue
        shown.clear()
        said.clear()
        game.log.draw(canvas, rect, game.texts, game.setup, lines[:end], (), opened=False)
        (line,), (words,) = shown, said
        assert rect.contains(line)
        assert row_words(game.texts, game.setup, row).startswith(words.rstrip(" …")), "how it begins, not its end"
        cut += words.endswith("…")
    assert cut


@pytest.mark.parametrize("mouse", [(400, 830), (700, 862), (1580, 880), (20, 890), (640, 400)])
def test_a_tip_lies_on_no_card_while_there_is_room(mouse: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    canvas = Canvas(pygame.Surface((1600, 900)), 1.0, mouse)
    card = pygame.Rect(480, 700, 560, 92)
    drawn_at: list[pygame.Rect] = []
    monkeypatch.setattr(Canvas, "box", lambda canvas, rect, *rest: drawn_at.append(rect.copy()))
    draw_tip(canvas, ("Adjust", "free action", "One movement point. Once a game round free, else for 1 AP."), [card])
    (tip,) = drawn_at
    assert not tip.colliderect(card)
    assert not tip.collidepoint(mouse)
    assert canvas.rect.contains(tip)
