"""How a decision lies in the dock: below its title, as low as can be, and the table is left alone."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from pb12table.app.panels.dock import Docked, Fold, about, described, draw_dock, draw_sheet
from pb12table.app.panels.foresight_plate import ForesightPlate
from pb12table.skirmish.ids import PlayerId
from pb12table.window.kit import palette
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.strokes import strokes_of
from pb12table.window.layout.nodes import Column, Row
from pb12table.window.layout.painting import wanted_height
from pb12table.window.play.base import Card, CardButton, Stepper, SumLine, Tile
from pb12table.window.play.base import Column as Sum

BOB = PlayerId("bob")
LINES = (
    "10.4 steps, medium", "94 % covered", "One check, damage 3/2", "A click keeps the target.", "Sound 100",
    "The leader could answer, brace of pistols: sound 92, light 4, heavy 4, out 0.",
    "If the captain moves 0.86 steps to the right, the cover is only 3.",
    "If the target moves 1.62 steps to the right, it is out of sight.",
)  # fmt: skip
SUMS = tuple(SumLine("+1", f"Range {number}", rule="R1.7.10") for number in range(5))
STEPPERS = tuple(Stepper(f"Stepper {number}", "0", f"less-{number}", f"more-{number}") for number in range(4))
BUTTONS = tuple(CardButton(name, name.title(), name[0]) for name in ("defend", "parry twice", "pass", "pass the turn"))


def painted(card: Card, width: int, high: int = 144) -> Canvas:
    """A card in a strip of a height, in a window so wide, and what lies above it on a sheet."""
    canvas = Canvas(pygame.Surface((width, 900)), 1.0, (-1, -1))
    what, looks = Docked(card, Fold((), False)), {BOB: palette.PLAYER_LOOKS[0]}
    room, free = pygame.Rect(0, 900 - high, width, high), pygame.Rect(0, 0, width, 900 - high)
    laid = described(canvas, room, free, what, {})
    draw_dock(canvas, room, what, laid, {}, looks)
    if laid.sheet is not None:
        draw_sheet(canvas, pygame.Rect((0, 0), laid.size), what, laid.sheet, {}, looks, 0)
    return canvas


def test_lines_stand_in_two_columns_as_even_as_can_be() -> None:
    node = about(Card("A", BOB, LINES), 620.0, 1.0)
    (row,) = node.children
    assert isinstance(row, Row)
    high = [wanted_height(each, 300, 1.0) for each in row.children if isinstance(each, Column)]
    longest = max(wanted_height(about(Card("A", BOB, (line,)), 300.0, 1.0), 300, 1.0) for line in LINES)
    assert len(high) == 2
    assert abs(high[0] - high[1]) <= longest, "no line could go over to the other"


def test_an_attack_with_all_its_words_is_folded_into_the_strip_and_tells_its_sum_when_asked() -> None:
    card = Card("The captain shoots", BOB, LINES, steppers=STEPPERS, sums=SUMS, result="15", buttons=BUTTONS[:2])
    canvas = painted(card, 1280, 132)
    strip = pygame.Rect(0, 768, 1280, 132)
    assert all(strip.contains(zone.rect) for zone in canvas.zones), "there is no sheet"
    tips = {zone.name: zone.tip for zone in canvas.zones}
    assert len(tips["about:result"]) == len(SUMS)
    assert all("R1.7.10" in line for line in tips["about:result"])
    assert set(LINES) <= set(tips["about:told"])


def test_words_below_a_field_take_the_lines_there_are_before_any_are_cut_off(shown: list[str]) -> None:
    words = ("Click a bright tile or an enemy, and once more to do what can be done there.",
             "Numbers at an enemy say how often it falls, and how often your own unit does, with bonuses and hazards.",
             "A move can end on four tiles; a number says after how many single steps it gets there.")  # fmt: skip
    painted(Card("One act", BOB, words, steppers=STEPPERS[:1], buttons=BUTTONS, sums=SUMS), 1280, 132)
    assert not [line for line in shown if line.endswith("…")]


def test_what_is_set_is_read_whole_where_the_words_beside_it_can_give_way(shown: list[str]) -> None:
    values = ("Sanitäterin", "Maschinenpistole", "Halbautomatik")
    steppers = tuple(Stepper("Was", value, "less", "more", "", "", True, True) for value in values)
    sums = tuple(SumLine("5+", "Treffer") for _ in range(3))
    buttons = tuple(CardButton(f"act-{number}", "Etwas tun", "A", new_row=number == 4) for number in range(8))
    card = Card(
        "Anführer ist am Zug", BOB, (LINES[5], LINES[6], LINES[7]), steppers=steppers, sums=sums, buttons=buttons
    )
    canvas = painted(card, 1280, 132)
    assert set(values) <= set(shown)
    assert max(zone.rect.right for zone in canvas.zones) <= 1280


def test_what_has_no_room_in_the_strip_lies_on_a_sheet_and_its_answer_stays_in_the_strip() -> None:
    buttons = (*(CardButton(f"act-{number}", "Something long enough") for number in range(24)),
               CardButton("commit", "Do it", "Enter", primary=True))  # fmt: skip
    canvas = painted(Card("The captain shoots", BOB, LINES, steppers=STEPPERS * 2, buttons=buttons), 1280, 132)
    strip = pygame.Rect(0, 768, 1280, 132)
    at = {zone.name: zone.rect for zone in canvas.zones}
    assert strip.contains(at["command:commit"])
    assert not strip.colliderect(at["command:act-0"])


def test_acts_stand_at_their_places_whatever_stands_behind_them_or_ends_it() -> None:
    words = ("Angriff", "Gehen", "Rennen", "Robben", "Aufstehen", "Hinknien", "Hinlegen", "Aktion kaufen")
    always = tuple(CardButton(word, word, "Umschalt N", act=True) for word in words)
    reload, kit = CardButton("u", "Nachladen: Pistole", "U", act=True), CardButton("1", "Verbandszeug: Rekrut 1", "1")
    ends = CardButton("end", "Zug beenden, 3 behalten", "P", act=True, apart=True)
    passes = [CardButton(word, word, apart=True) for word in ("Nicht reagieren", "Diesen Zug nicht")]

    def at(*more: CardButton) -> dict[str, pygame.Rect]:
        canvas = painted(Card("Was tut Rekrut 1?", BOB, LINES[:1], buttons=(*always, *more)), 1280, 132)
        return {zone.name.removeprefix("command:"): zone.rect for zone in canvas.zones}

    few, many = at(reload, ends), at(reload, kit, kit, *passes)
    assert {few[word].topleft for word in words} == {many[word].topleft for word in words}
    assert len({few[word].top for word in words}) == 2
    assert few["u"].topleft == many["u"].topleft
    assert few["end"] == many["Nicht reagieren"]
    assert many["Diesen Zug nicht"].left == few["end"].left > max(many[word].right for word in words)


def test_long_acts_go_without_icons_so_that_what_comes_and_goes_leaves_the_table_alone() -> None:
    words = ("Bewegen", "Springen", "Angreifen · ●", "Stoßen · ●", "Packen · ●", "Spurten · ●", "Lösen · ●",
             "Ausweichen · ●", "Verstecken · ●", "Helfen · ●", "Vorbereiten · ●", "Suchen · ●", "Ende")  # fmt: skip
    keys = ("M", "J", "A", "X", "G", "Umschalt M", "D", "O", "I", "Umschalt A", "W", "S", "P")
    icon = strokes_of("walk")
    always = tuple(CardButton(word, word, key, act=True, icon=icon) for word, key in zip(words, keys, strict=True))
    free = (CardButton("Rufen", "Rufen", "1"), CardButton("Hinwerfen", "Hinwerfen", "Umschalt N"))
    bow, use = ("Fallen lassen: Langbogen", "Ziehen: Kurzschwert"), "Benutzen: unteres Wehr · ●"
    gear = tuple(CardButton(word, word, "2") for word in bow)
    field = Stepper("Weg", "klicke, wohin es geht, bis 9 m", "", "more")

    def at(*more: CardButton) -> dict[str, pygame.Rect]:
        card = Card("Vogelfängerin ist am Zug", BOB, LINES[:1], steppers=(field,), buttons=(*always, *free, *more))
        canvas = painted(card, 1280, 132)
        assert all(zone.rect.top >= 768 for zone in canvas.zones), "there is no sheet"
        return {zone.name.removeprefix("command:"): zone.rect for zone in canvas.zones}

    few, many = at(), at(*gear, CardButton(use, use, "U"))
    assert {word: few[word] for word in words} == {word: many[word] for word in words}
    assert {many[word].top for word in (*bow, use)} == {many["Ende"].top}


def test_where_fields_have_no_room_beside_each_other_they_say_their_names_when_asked() -> None:
    values = ("2.8 of 3 m", "attack", "at the end", "MG gunner", "assault rifle", "semi-automatic")
    steppers = tuple(Stepper(f"Field of {value}", value, "less", "more") for value in values)
    sums = tuple(SumLine("5+", "To hit") for _ in range(3))
    acts = tuple(CardButton(f"act-{number}", "Do something", "A", act=True) for number in range(9))
    canvas = painted(Card("What now?", BOB, LINES[:1], steppers=steppers, sums=sums, buttons=acts), 1280, 132)
    assert all(zone.rect.top >= 768 for zone in canvas.zones), "there is no sheet"
    tips = {zone.name: zone.tip for zone in canvas.zones}
    assert all(tips[f"about:Field of {value}"] == (f"Field of {value}",) for value in values)


def test_an_empty_field_without_room_for_its_name_shows_that_instead_of_nothing(written: list[str]) -> None:
    values = ("stay", "nothing else", "the boilerman", "weapons of all kinds", "knocked off balance", "")
    steppers = tuple(Stepper(f"Field {number}", value, "", "more") for number, value in enumerate(values))
    acts = tuple(CardButton(f"act-{number}", "Do something", "A", act=True) for number in range(9))
    painted(Card("What now?", BOB, LINES[:1], steppers=steppers, buttons=acts), 1000, 132)
    assert [word for word in written if word.startswith("Field ")] == ["Field 5"]


@pytest.mark.parametrize("width", [1600, 700])
def test_buttons_stand_beside_the_title_where_all_have_room(width: int) -> None:
    card = Card("Do you interrupt?", BOB, LINES[:3], sums=SUMS, result="9", buttons=BUTTONS)
    canvas = painted(card, width)
    fold = next(zone.rect for zone in canvas.zones if zone.name == "command:fold-card")
    at = [zone.rect for zone in canvas.zones if zone.name in {f"command:{each.command}" for each in BUTTONS}]
    assert len(at) == len(BUTTONS)
    assert all((abs(rect.centery - fold.centery) < 4) == (width == 1600) for rect in at)


def test_buttons_alone_have_the_whole_width() -> None:
    card = Card("React to the attack of somebody?", BOB, buttons=BUTTONS * 2)
    canvas = painted(card, 1066)
    rows = {zone.rect.y for zone in canvas.zones if zone.name.partition(":")[2] in {each.command for each in BUTTONS}}
    assert len(rows) <= 2


def test_what_a_card_says_begins_below_its_title(monkeypatch: pytest.MonkeyPatch) -> None:
    left: dict[str, int] = {}
    text = Canvas.text

    def noted(canvas: Canvas, place: tuple[int, int], words: str, *more: Any, **named: Any) -> pygame.Rect:
        found = text(canvas, place, words, *more, **named)
        left[words] = found.left
        return found

    monkeypatch.setattr(Canvas, "text", noted)
    painted(Card("You bid", BOB, ("How many points?",), steppers=STEPPERS[:1], buttons=BUTTONS[:1]), 1600)
    painted(Card("You choose", BOB, ("The first or the last?",), buttons=BUTTONS[:2]), 1600)
    assert left["You bid"] == left["How many points?"]
    assert left["You choose"] == left["The first or the last?"]


def test_the_plate_of_a_plan_hides_no_figure_while_there_is_room_elsewhere() -> None:
    canvas = Canvas(pygame.Surface((1000, 700)), 1.0, (-1, -1))
    free, ghost, size = canvas.rect, (500, 350), (300, 120)
    beside = [pygame.Rect(480 + x, 330 + y, 40, 40) for x in (-150, 0, 150) for y in (-110, 0, 110) if x or y]
    rect, hides = ForesightPlate()._place(canvas, free, ghost, size, ((), (), beside))
    assert not hides
    assert rect.collidelist(beside) < 0
    assert free.contains(rect)
    assert not rect.collidepoint(ghost)


@pytest.mark.parametrize("width", [1280, 2560])
@pytest.mark.parametrize("listed", [False, True])
def test_what_cannot_be_made_good_again_stands_last_and_apart(width: int, *, listed: bool) -> None:
    buttons = (*(CardButton(f"act-{n}", f"Take wound {n}", str(n)) for n in range(5)),
               CardButton("out", "Be taken out", "9", grave=True))  # fmt: skip
    canvas = painted(Card("A hit", BOB, buttons=buttons, listed=listed), width, 132)
    at = {zone.name: zone.rect for zone in canvas.zones}
    out, last = at["command:out"], max((at[f"command:act-{n}"] for n in range(5)), key=lambda rect: (rect.y, rect.x))
    assert out.top >= last.bottom or out.left >= last.right + 24


def test_options_of_a_group_stand_together_after_its_words_and_what_is_enough_is_ticked(shown: list[str]) -> None:
    buttons = (CardButton("pass", "Nothing more"), CardButton("own", "Bad knee", group="Mine"),
               CardButton("quay", "Foggy quay", group="The scene"),
               CardButton("oil", "Lamp oil", group="The scene", turns=True), CardButton("no", "Never"))  # fmt: skip
    card = Card("Anything to add?", BOB, result="5 : 8", columns=(Sum("Ilka", "", "5"),), buttons=buttons)
    painted(card, 1280, 132)
    wanted = ["Mine", "Bad knee", "The scene", "Foggy quay", "Lamp oil ✓", "Never"]
    assert [line for line in shown if line in wanted] == wanted


def test_a_title_of_one_word_is_not_broken_beside_its_words_and_buttons(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    ordinary = Canvas.text

    def text(self: Canvas, place: tuple[float, float], words: str, *args: Any, **more: Any) -> Any:
        drawn.append(words)
        return ordinary(self, place, words, *args, **more)

    monkeypatch.setattr(Canvas, "text", text)
    line = "Every opponent in reach and in sight becomes Threatened until the next status phase: no moving, +4."
    buttons = [CardButton(name, f"{name}: Legionary (free action)", "1") for name in ("Fists", "Rapier", "Whip")]
    what = Docked(
        Card("Threaten", BOB, (line,), buttons=tuple(buttons)), Fold((), False), (Tile("x", "Move", "", "m"),)
    )
    canvas, room = Canvas(pygame.Surface((1280, 720)), 1.0, (-1, -1)), pygame.Rect(0, 588, 1280, 132)
    laid = described(canvas, room, pygame.Rect(0, 0, 1280, 588), what, {})
    draw_dock(canvas, room, what, laid, {}, {BOB: palette.PLAYER_LOOKS[0]})
    assert "Threaten" in drawn
