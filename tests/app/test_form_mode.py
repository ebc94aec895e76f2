"""One mode asks by any form: a toy with every sort of field is filled in by mouse and by keys."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pygame
import pytest

from pb12table.skirmish.forms.form import Aim, Ask, Form, Number, Option, Pick, Place, Price, Spot, Target, Values, Way
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.game.requests import ChooseTurn
from pb12table.table.shapes import Point3, direction
from pb12table.window.forms.form_card import card_of
from pb12table.window.forms.form_mode import FormMode
from pb12table.window.play.base import Mode
from pb12table.window.screens.dialogs import AskText
from tests.app.helpers import Hand, open_game
from tests.skirmish.toy_form import BOAT, NO_WHALES, RAFT, TOO_FAR, craft, voyage
from tests.systems.pb12.scene import Scene

A, B = FigureId("a"), FigureId("b")


class Asked:
    """Somebody before the form of a toy; `answers` is what has been committed."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, ask: Ask, **settings: Any) -> None:
        scene = Scene(width=20.0, depth=14.0, origin=(0.0, 0.0))
        scene.human("a", "alice", at=(3, 7))
        scene.human("b", "bob", at=(17, 7))
        self.hand: Hand = open_game(setup=scene.setup(), **settings)
        self.hand.play_to(ChooseTurn, "alice")
        self.answers: list[Any] = []
        monkeypatch.setattr(self.hand.game, "commit", self.answers.append)
        self.mode = FormMode(self.hand.game, ask)
        self.hand.game.enter(self.mode)
        self.hand.frames()

    def __getitem__(self, name: str) -> Any:
        """What is given in a field."""
        return self.mode.form.values[name]

    @property
    def said(self) -> str:
        return self.hand.game.toast[0]


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Asked:
    return Asked(monkeypatch, voyage)


def only_craft(values: Values, changed: str) -> Form[Any]:
    """A single choice, which answers at once."""
    return Form(
        name="craft",
        title="Which?",
        player=PlayerId("alice"),
        fields=(craft(values.get("craft"), decides=True),),
        give=lambda given: given["craft"],
    )


def at_places(values: Values, changed: str) -> Form[Any]:
    """Places to choose from, and figures to choose between."""
    places = (
        Option(value=0, label="West", at=(5.0, 3.0, 0.0)),
        Option(value=1, label="East", at=(8.0, 3.0, 0.0)),
        Option(value=2, label="With a", figure=A),
        Option(value=3, label="With b", figure=B),
        Option(value=4, label="With b, too", figure=B),
    )
    pick = Pick(name="place", options=places, value=values.get("place"))
    return Form(name="places", title="Where?", fields=(pick,), give=lambda given: given["place"])


def harpoon(values: Values, changed: str) -> Form[Any]:
    """What to throw at: a figure or a place, which the mouse points at; a throw at a place is in vain."""
    aim: Aim | None = values.get("whale", Aim(figure=B, keyed=True))
    target = Target(
        name="whale",
        value=aim,
        figures=(A, B),
        points=True,
        heights=lambda point: (0.0, 2.0),
        follows=True,
        order=lambda: (Aim(figure=B), Aim(figure=A)),
        refuse=lambda other: "That is me" if other.figure == A else None,
        keys=("previous-figure", "next-figure"),
    )
    vain = "Nobody is there" if aim is not None and aim.point is not None else ""
    return Form(name="harpoon", title="At whom?", fields=(target,), give=lambda given: given["whale"], sure=vain)


def two_boats(values: Values, changed: str) -> Form[Any]:
    """Two boats to be put on the table, one after the other, facing the middle; the lake ends in the east."""
    places = tuple(
        Place(
            name=name,
            value=values.get(name),
            turns=True,
            follows=True,
            below=True,
            looks=lambda point: direction(point, (10.0, 7.0)),
            heights=lambda point: (0.0, 2.0) if point[1] > 7.0 else (0.0,),
            refuse=lambda spot: "No water" if spot.point[0] > 15.0 else None,
        )
        for name in ("first", "second")
    )
    done = all(place.value is not None and place.value.put for place in places)
    give = (lambda given: dict(given)) if done else (lambda given: None)
    return Form(name="boats", title="Where?", fields=places, give=give, commit="Moor" if done else "")


def a_die(values: Values, changed: str) -> Form[Any]:
    """A die to type in."""
    face = Number(name="face", lowest=1, highest=12, value=values.get("face"), outside="1 to 12", faces=True)
    return Form(name="die", title="What does it show?", fields=(face,), give=lambda given: given["face"])


def with_or_without_a_lamp(values: Values, changed: str) -> Form[Any]:
    """A boat that carries no lamp unless one is taken along."""
    options = (Option(value=None, label="no lamp"), Option(value="lamp", label="a lamp"))
    lamp = Pick(name="lamp", options=options, value=values.get("lamp"), decides=False, cycled=True)
    return Form(name="lamp", title="What is on board?", fields=(lamp,), give=lambda given: given["lamp"])


def round_a_buoy(values: Values, changed: str) -> Form[Any]:
    """A course that bends twice for each click, and on which nobody gets farther than four legs."""
    given: tuple[Point3, ...] = values.get("course", ())
    bends = tuple((x, y + 0.5, z) for x, y, z in given[-1:] if len(given) % 2)
    led = (*given[:-1], *bends, *given[-1:])
    price = Price(str(len(led)))
    course = Way(name="course", start=(0.0, 0.0, 0.0), value=led, price=lambda way: price, spent=len(led) > 3)
    return Form(name="buoy", title="Where to?", fields=(course,), give=lambda given: given["course"])


# -- keys -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("digit", "answer"), [(1, BOAT), (2, RAFT)])
def test_each_digit_answers_what_stands_beside_it(monkeypatch: pytest.MonkeyPatch, digit: int, answer: str) -> None:
    asked = Asked(monkeypatch, only_craft)
    assert [button.key for button in asked.mode.card().buttons] == ["1", "2", "3"]
    asked.hand.digit(digit)
    assert asked.answers == [answer]


def test_what_is_refused_says_why_and_answers_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Asked(monkeypatch, only_craft)
    asked.hand.digit(3)
    assert (asked.answers, asked.said) == ([], NO_WHALES)
    asked.hand.game.say("")
    asked.hand.click_zone("command:craft-2")
    assert (asked.answers, asked.said) == ([], NO_WHALES)
    asked.hand.digit(7)
    assert asked.answers == []


def test_enter_answers_with_what_is_free_and_with_nothing_that_nobody_has_chosen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = Asked(monkeypatch, only_craft)
    asked.hand.key(pygame.K_RETURN)
    assert asked.answers == []
    proposed = Asked(monkeypatch, lambda values, changed: only_craft({"craft": RAFT, **values}, changed))
    assert [button.primary for button in proposed.mode.card().buttons] == [False] * 3
    proposed.hand.key(pygame.K_RETURN)
    assert (proposed.answers, "chosen anything yet" in proposed.said) == ([], True)
    proposed.mode._is_free = lambda answer: answer == RAFT
    assert [button.primary for button in proposed.mode.card().buttons] == [False, True, False]
    proposed.hand.key(pygame.K_RETURN)
    assert proposed.answers == [RAFT]


def test_digits_count_through_the_options_of_all_fields(asked: Asked) -> None:
    assert [button.key for button in asked.mode.card().buttons][:6] == ["1", "2", "3", "4", "5", "Shift M"]
    asked.hand.digit(2)
    asked.hand.digit(4)
    asked.hand.key(pygame.K_m, pygame.KMOD_SHIFT)
    asked.hand.digit(5)
    assert (asked["craft"], asked["gear"]) == (RAFT, ("net", "song"))
    asked.hand.digit(4)
    assert asked["gear"] == ("song",)


def test_tab_leads_through_what_can_be_stepped_in_the_order_of_the_fields(asked: Asked) -> None:
    order = []
    for _ in range(5):
        order.append(asked.mode.focus)
        asked.hand.key(pygame.K_TAB)
    assert order == ["rowers", "goal", "berth", "wind", "rowers"]
    asked.hand.key(pygame.K_TAB, pygame.KMOD_SHIFT)
    assert asked.mode.focus == "rowers"
    asked.hand.key(pygame.K_TAB, pygame.KMOD_SHIFT)
    assert asked.mode.focus == "wind"


def test_arrows_and_signs_step_what_tab_has_led_to(asked: Asked) -> None:
    scale = asked.hand.game.camera.scale
    asked.hand.key(pygame.K_RIGHT)
    asked.hand.key(pygame.K_PLUS, typed="+")
    asked.hand.key(pygame.K_LEFT)
    assert (asked["rowers"], asked.hand.game.camera.scale) == (1, scale)
    for _ in range(9):
        asked.hand.key(pygame.K_RIGHT)
    assert asked["rowers"] == 6
    asked.hand.key(pygame.K_TAB)
    asked.hand.key(pygame.K_RIGHT)
    assert asked["goal"] == Aim(figure=A)
    asked.hand.key(pygame.K_LEFT)
    assert asked["goal"] == Aim(cell="pool")


def test_the_keys_that_step_lead_back_to_nothing_where_that_is_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Asked(monkeypatch, with_or_without_a_lamp)
    asked.hand.key(pygame.K_RIGHT)
    assert asked["lamp"] == "lamp"
    asked.hand.key(pygame.K_RIGHT)
    assert asked["lamp"] is None
    asked.hand.key(pygame.K_LEFT)
    assert asked["lamp"] == "lamp"


def test_turning_keys_turn_what_can_be_turned(asked: Asked) -> None:
    for _ in range(3):
        asked.hand.key(pygame.K_TAB)
    assert asked.mode.focus == "wind"
    asked.hand.key(pygame.K_q)
    assert asked["wind"] == 15.0
    asked.hand.key(pygame.K_e)
    asked.hand.key(pygame.K_e)
    assert asked["wind"] == 345.0
    asked.hand.key(pygame.K_TAB, pygame.KMOD_SHIFT)
    asked.hand.key(pygame.K_q)
    assert asked["berth"].facing == 15.0


def test_enter_answers_with_all_that_is_given_and_says_what_is_missing(asked: Asked) -> None:
    asked.hand.digit(2)
    assert "commit" in {button.command for button in asked.mode.card().buttons if not button.enabled}
    asked.hand.key(pygame.K_RETURN)
    assert (asked.answers, asked.said) == ([], "Nobody rows")
    asked.hand.key(pygame.K_RIGHT)
    asked.hand.key(pygame.K_RETURN)
    assert [(answer["craft"], answer["rowers"]) for answer in asked.answers] == [(RAFT, 1)]


def test_another_answer_has_a_key_and_a_button(asked: Asked) -> None:
    asked.hand.key(pygame.K_p)
    asked.hand.click_zone("command:stay")
    assert asked.answers == ["stayed", "stayed"]


def test_escape_begins_anew(asked: Asked) -> None:
    asked.hand.key(pygame.K_RIGHT)
    asked.hand.digit(4)
    asked.hand.key(pygame.K_ESCAPE)
    assert (asked["rowers"], asked["gear"], asked.answers) == (0, (), [])
    asked.hand.digit(4)
    asked.hand.click_table(5.0, 5.0, 3)
    assert asked["gear"] == ()


def test_faces_are_typed_with_two_digits_and_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Asked(monkeypatch, a_die)
    assert not asked.mode.card().warning, "nothing is wrong before anything is typed"
    asked.hand.digit(1)
    asked.hand.digit(2)
    assert [button.label for button in asked.mode.card().buttons if button.pressed] == ["12"]
    asked.hand.key(pygame.K_BACKSPACE)
    assert asked["face"] == 1
    asked.hand.digit(3)
    assert (asked.said, asked["face"]) == ("1 to 12", None)
    asked.hand.key(pygame.K_RETURN)
    assert asked.answers == []
    asked.hand.digit(7)
    asked.hand.key(pygame.K_RETURN)
    asked.hand.click_zone("command:face-9")
    assert asked.answers == [7, 9]


# -- mouse ------------------------------------------------------------------------------------------------------


def test_buttons_of_a_line_step_it(asked: Asked) -> None:
    asked.hand.click_zone("command:rowers-more")
    asked.hand.click_zone("command:rowers-more")
    asked.hand.click_zone("command:rowers-less")
    assert asked["rowers"] == 1
    asked.hand.click_zone("command:wind-less")
    assert asked["wind"] == 15.0
    asked.hand.click_zone("command:goal-more")
    assert asked["goal"] == Aim(figure=A)


def test_the_wheel_steps_what_tab_has_led_to(asked: Asked) -> None:
    asked.mode.turn(15.0)
    assert asked["rowers"] == 1
    asked.mode.focus = "wind"
    asked.mode.turn(30.0)
    assert asked["wind"] == 30.0
    assert asked.mode.choose_height(1)
    assert asked["berth"] == Spot((1.0, 1.0, 2.0), raised=2.0)


def test_clicks_on_the_table_give_what_is_in_turn_and_answer_the_second_time(asked: Asked) -> None:
    asked.mode.focus = "goal"
    asked.hand.click_table(17.0, 7.0)
    assert asked["goal"] == Aim(figure=B)
    asked.mode.click((16.5, 2.0), None)
    assert (asked["goal"], asked.said) == (Aim(figure=B), TOO_FAR)
    asked.mode.click((4.0, 4.0), None)
    assert asked["goal"] == Aim(point=(4.0, 4.0, 0.0))
    assert asked.answers == []
    asked.mode.click((4.0, 4.0), None)
    assert [answer["goal"] for answer in asked.answers] == [Aim(point=(4.0, 4.0, 0.0))]
    asked.mode.focus = "berth"
    asked.mode.click((4.0, 5.0), None)
    assert asked["berth"] == Spot((4.0, 5.0, 2.0), put=True)
    asked.mode.focus = "course"
    asked.mode.click((4.0, 5.0), None)
    asked.mode.click((6.0, 5.0), None)
    asked.hand.key(pygame.K_BACKSPACE)
    assert asked["course"] == ((4.0, 5.0, 0.0),)


def test_what_one_click_has_led_to_is_taken_back_at_once_and_who_gets_no_farther_goes_elsewhere(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = Asked(monkeypatch, round_a_buoy)
    first, second = ((4.0, 5.5, 0.0), (4.0, 5.0, 0.0)), ((6.0, 5.5, 0.0), (6.0, 5.0, 0.0))
    asked.mode.click((4.0, 5.0), None)
    asked.mode.click((6.0, 5.0), None)
    assert asked["course"] == (*first, *second)
    asked.hand.key(pygame.K_BACKSPACE)
    assert asked["course"] == first
    asked.mode.click((6.0, 5.0), None)
    asked.mode.click((4.0, 5.0), None)
    assert asked["course"] == first, "nothing is left to go from there"
    asked.hand.key(pygame.K_BACKSPACE)
    assert asked["course"] == ()


def test_a_way_that_cannot_be_taken_says_so_and_answers_nothing(asked: Asked) -> None:
    asked.mode.focus = "course"
    for number in range(4):
        asked.mode.click((4.0 + number, 5.0), None)
    assert asked.mode.card().warning == TOO_FAR
    asked.hand.key(pygame.K_RETURN)
    assert asked.answers == []


def test_options_with_a_place_are_pointed_at_and_clicked(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Asked(monkeypatch, at_places)
    asked.hand.point_at_table(8.2, 3.0)
    rings = asked.hand.game.paint.picture().rings
    assert [(ring.label, ring.centre) for ring in rings if ring.label] == [("1", (5.0, 3.0)), ("2", (8.0, 3.0))]
    assert rings[1].radius > rings[0].radius
    asked.hand.click_table(8.2, 3.0)
    asked.hand.click_table(12.0, 12.0)
    assert asked.answers == [1]


def test_a_click_on_a_figure_takes_its_only_option_or_leaves_only_those_it_has(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = Asked(monkeypatch, at_places)
    lit = {token.body.id for token in asked.hand.game.paint.picture().tokens if token.hovered}
    assert lit == {A, B}
    asked.hand.click_table(3.0, 7.0)
    assert asked.answers == [2]
    asked.hand.click_table(17.0, 7.0)
    assert [(button.label, button.key) for button in asked.mode.card().buttons] == [
        ("With b", "4"),
        ("With b, too", "5"),
    ]
    asked.hand.digit(2)
    assert asked.answers == [2], "the digits stay what they were"
    asked.hand.digit(5)
    assert asked.answers == [2, 4]


def test_an_option_keeps_its_digit_while_others_come_and_go(monkeypatch: pytest.MonkeyPatch) -> None:
    def among(*names: str) -> Callable[[Values, str], Form[Any]]:
        options = tuple(Option(value=name, label=name) for name in names)
        pick = Pick(name="gift", options=options)
        return lambda values, changed: Form(
            name="gift", title="Which?", fields=(pick,), give=lambda given: given["gift"]
        )

    asked = Asked(monkeypatch, among("pearl", "net", "song"))
    hand, keys = asked.hand, []
    for names in (("pearl", "net", "song"), ("song",), ("amber", "song", "net"), tuple("abcdefgh"), ("song", "a")):
        hand.game.enter(FormMode(hand.game, among(*names)))
        keys.append({button.label: button.key for button in hand.card().buttons})
    assert keys[1] == {"song": "3"}
    assert keys[2] == {"amber": "4", "song": "3", "net": "2"}
    assert keys[4]["song"] != keys[4]["a"], "what was away while there were too many takes the place of another"


def test_the_mouse_points_an_angle(monkeypatch: pytest.MonkeyPatch, asked: Asked) -> None:
    asked.hand.point_at_table(5.0, 9.0)
    assert asked["wind"] == 0.0, "the mouse points at the goal first"
    asked.mode.focus = "wind"
    asked.hand.point_at_table(5.0, 9.1)
    assert asked["wind"] == pytest.approx(90.0, abs=1.0)


def test_a_target_is_what_the_mouse_points_at_until_it_is_held(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Asked(monkeypatch, harpoon)
    asked.hand.point_at_table(9.0, 3.0)
    assert asked["whale"].point[:2] == pytest.approx((9.0, 3.0), abs=0.1)
    asked.hand.point_at_table(17.0, 7.0)
    assert asked["whale"] == Aim(figure=B)
    assert not asked["whale"].held
    asked.hand.click_table(17.0, 7.0)
    asked.hand.point_at_table(9.0, 3.0)
    assert asked["whale"] == Aim(figure=B)
    assert asked.mode.held == B
    assert asked.answers == []
    asked.hand.click_table(17.0, 7.0)
    assert asked.answers == [Aim(figure=B)]


def test_enter_does_nothing_at_a_place_on_which_the_mouse_merely_rests(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody has chosen to throw, on the bar; but not yet where."""
    asked = Asked(monkeypatch, lambda values, changed: replace(harpoon(values, changed), sure=""))
    asked.mode = FormMode(asked.hand.game, asked.mode._ask, Mode(asked.hand.game), "harpoon")
    asked.hand.game.enter(asked.mode)
    asked.hand.point_at_table(9.0, 3.0)
    assert asked["whale"].point is not None
    asked.hand.key(pygame.K_RETURN)
    assert asked.answers == []
    asked.hand.click_table(9.0, 3.0)
    asked.hand.key(pygame.K_RETURN)
    assert asked.answers == [asked["whale"]]


def test_keys_hold_a_target_that_is_refused_until_it_was_said(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Asked(monkeypatch, harpoon)
    asked.hand.key(pygame.K_TAB)
    assert (asked["whale"], asked["whale"].held, asked["whale"].keyed) == (Aim(figure=A), True, True)
    asked.hand.point_at_table(17.0, 7.0)
    assert asked["whale"] == Aim(figure=A)
    asked.hand.key(pygame.K_RETURN)
    assert (asked.answers, asked.said) == ([], "That is me")
    asked.hand.point_at_table(17.0, 7.1)
    assert asked["whale"] == Aim(figure=B)
    asked.hand.click_table(3.0, 7.0)
    assert (asked["whale"], asked["whale"].held) == (Aim(figure=A), False), "what is refused is not held by a click"


def test_what_is_in_vain_is_said_first_and_the_height_of_a_point_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Asked(monkeypatch, harpoon)
    asked.hand.click_table(9.0, 3.0)
    assert asked["whale"].point[2] == 0.0
    asked.hand.key(pygame.K_PAGEUP)
    assert asked["whale"].point[2] == 2.0
    assert asked["whale"].held
    asked.mode.click((8.0, 3.0), None)
    assert asked["whale"].point == (8.0, 3.0, 2.0)
    asked.hand.key(pygame.K_RETURN)
    assert (asked.answers, asked.said) == ([], "Nobody is there")
    asked.hand.key(pygame.K_RETURN)
    assert asked.answers == [Aim(point=(8.0, 3.0, 2.0))]


def test_a_form_is_made_once_for_each_event_that_changes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    looked: list[FormMode] = []
    known = FormMode._known

    def counted(values: Values, changed: str) -> Form[Any]:
        made.append(changed)
        return harpoon(values, changed)

    def noted(mode: FormMode) -> Form[Any] | None:
        looked.append(mode)
        return known(mode)

    asked = Asked(monkeypatch, counted)
    hand = asked.hand
    assert made == [""], "making the mode and showing its question ask for one form"
    hand.point(hand.game.camera.to_screen((10.0, 3.0)))
    hand.frames(4)
    assert made == ["", "whale"]
    hand.point(hand.game.camera.to_screen((17.0, 7.0)))
    hand.click(hand.game.camera.to_screen((17.0, 7.0)))
    assert made == ["", *["whale"] * 3], "another target, and then it is held"
    hand.click(hand.game.camera.to_screen((17.0, 7.0)))
    assert made == ["", *["whale"] * 3], "an answer changes nothing in it"
    assert [aim.figure for aim in asked.answers] == [B]
    monkeypatch.setattr(FormMode, "_known", noted)
    asked.mode.hover((10.0, 3.0), None)
    assert len(looked) == 1
    asked.mode.click((17.0, 7.0), None)
    assert len(looked) <= 1 + 3, "what an event looks for is handed on"


def test_ghosts_follow_the_mouse_one_after_the_other_and_are_put_down(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Asked(monkeypatch, two_boats)
    asked.hand.point_at_table(5.0, 7.0)
    assert (asked["first"].put, asked["second"]) == (False, None)
    assert asked["first"].facing == pytest.approx(0.0, abs=1.0)
    asked.hand.click_table(16.0, 7.0)
    assert (asked["first"].put, asked.said) == (False, "No water")
    asked.hand.click_table(5.0, 7.0)
    assert asked["first"].put
    asked.hand.point_at_table(10.0, 3.0)
    assert not asked["second"].put
    asked.hand.key(pygame.K_RETURN)
    assert asked["second"].put
    asked.hand.key(pygame.K_BACKSPACE)
    assert (asked["first"].put, asked["second"]) == (True, None)
    asked.hand.drag((10.0, 4.0), (13.0, 4.0))
    assert asked["second"].put
    assert asked["second"].facing == pytest.approx(0.0, abs=2.0)
    assert asked.answers == []
    asked.mode.click(asked["second"].point[:2], None)
    assert [sorted(answer) for answer in asked.answers] == [["first", "second"]]


def test_a_ghost_stands_below_first_and_as_high_as_was_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Asked(monkeypatch, two_boats)
    asked.hand.point_at_table(5.0, 9.0)
    assert asked["first"].point[2] == 0.0
    asked.hand.key(pygame.K_PAGEUP)
    asked.hand.point_at_table(5.0, 4.0)
    assert asked["first"].point[2] == 0.0
    asked.hand.point_at_table(6.0, 9.0)
    assert asked["first"].point[2] == 2.0


def test_a_line_is_written_where_it_stands(asked: Asked) -> None:
    asked.hand.key(pygame.K_x, pygame.KMOD_SHIFT)
    asked.hand.program.draw()
    places = [zone.rect for zone in asked.hand.game.zones if zone.name == "command:name-text"]
    assert len(places) == 3, "the line, the sign beside it and the button"
    asked.hand.click(max(places[:2], key=lambda rect: rect.width).center)
    assert asked.hand.on_top(AskText).text == "Gull"


def test_a_line_is_written_in_a_dialog(asked: Asked) -> None:
    asked.hand.click_zone("command:name-text")
    dialog = asked.hand.on_top(AskText)
    assert dialog.text == "Gull"
    for letter in "Tern":
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=letter))
    asked.hand.frames()
    asked.hand.key(pygame.K_RETURN)
    assert asked["name"] == "Tern"


# -- the card ---------------------------------------------------------------------------------------------------


def test_the_card_names_costs_and_what_a_number_is_made_of(asked: Asked) -> None:
    boat, raft, whale = asked.mode.card().buttons[:3]
    assert (boat.label, boat.reason, boat.pressed) == ("Boat · 2", "It is dry", True)
    assert raft.sums
    assert raft.sums[0].endswith("(R1)")
    assert (whale.enabled, whale.reason) == (False, NO_WHALES)


def test_a_form_lies_over_the_bar_of_the_mode_it_came_from(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Asked(monkeypatch, only_craft)
    game, bar = asked.hand.game, Mode(asked.hand.game)
    pressed: list[str] = []

    def take(command: str) -> bool:
        pressed.append(command)
        return True

    monkeypatch.setattr(bar, "press", take)
    mode = FormMode(game, only_craft, bar, "sail")
    assert [button.command for button in mode.card().buttons][-1] == "back"
    assert mode.press("move")
    assert pressed == ["move"]


def test_forms_of_one_name_are_folded_together(asked: Asked) -> None:
    game = asked.hand.game
    assert asked.mode.topic == FormMode(game, voyage).topic == "voyage"
    assert asked.mode.topic != FormMode(game, only_craft).topic


def somewhere_on_the_way(values: Values, changed: str) -> Form[Any]:
    """One of many places, of which the card shows only the chosen one, and a way."""
    places = tuple(
        Option(value=number, label=f"Place {number}", at=(4.0 + number, 3.0, 0.0), mark=str(number))
        for number in range(12)
    )
    return Form(
        name="somewhere",
        title="Where?",
        player=PlayerId("alice"),
        fields=(
            Pick(name="place", label="Where", options=places, value=values.get("place", 0), decides=False, cycled=True),
            Way(
                name="way", label="Way", start=(3.0, 7.0, 0.0), value=values.get("way", ()),
                price=lambda points: Price(f"{len(points)} points"),
            ),
        ),
        give=lambda given: (given["place"], given["way"]),
        commit="Go",
    )  # fmt: skip


def test_a_place_of_many_is_clicked_though_it_has_no_button(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Asked(monkeypatch, somewhere_on_the_way)
    assert not [button for button in asked.mode.card().buttons if button.command.startswith("place")]
    marks = {ring.label for ring in asked.hand.game.paint.picture().rings}
    assert {str(number) for number in range(12)} <= marks
    asked.hand.click_table(14.1, 3.1)
    assert asked["place"] == 10
    assert asked["way"] == (), "that was no waypoint"


def test_a_second_click_on_the_end_of_a_way_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Asked(monkeypatch, somewhere_on_the_way)
    asked.hand.click_table(6.0, 9.0)
    assert len(asked["way"]) == 1
    assert not asked.answers
    asked.hand.click_table(6.1, 9.0)
    assert [place for place, _ in asked.answers] == [0]


@pytest.mark.parametrize("shape", ["group", "row", "list"])
def test_digits_rise_along_acts_a_group_and_a_list_of_which_some_come_later(asked: Asked, shape: str) -> None:
    def card(*names: str) -> list[tuple[str, str]]:
        options = tuple(Option(value=name, label=name, group="mine" if shape == "group" else "") for name in names)
        fields = (Pick(name="act", options=options, row=shape == "row", listed=shape == "list"),)
        form: Form[Any] = Form(name="acts", title="What now?", fields=fields, give=lambda given: given["act"])
        shown = card_of(asked.hand.game, form, "", can_leave=False, means="").buttons
        return [(button.label, button.key) for button in shown]

    assert card("draw a pistol") == [("draw a pistol", "1")]
    assert card("drop the bar", "draw a pistol") == [("draw a pistol", "1"), ("drop the bar", "2")]
