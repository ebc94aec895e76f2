"""The laws of forms: what a field refuses gives no answer, what it hints at does, and fields change each other."""

from __future__ import annotations

from math import inf, nan
from typing import Any

import pytest

from pb12table.skirmish.forms.form import Aim, Number, Option, Several, Spot, Text, begun, given
from pb12table.skirmish.ids import FigureId
from tests.skirmish.toy_form import (
    FIELDS,
    NO_WHALES,
    ONLY_SIX,
    POOL,
    RAFT,
    TOO_FAR,
    TOO_LONG,
    WHALE,
    voyage,
)


def test_a_form_says_what_is_given() -> None:
    form = begun(voyage)
    assert tuple(form.values) == FIELDS
    assert form.answer() == form.values
    assert form.field("wind") is form.fields[-1]
    assert form.field("weather") is None


@pytest.mark.parametrize("name", FIELDS)
def test_every_hint_of_a_field_is_taken_and_answers(name: str) -> None:
    form = begun(voyage)
    field = form.field(name)
    assert field is not None
    hints = field.hints()
    assert hints
    for value in hints:
        assert field.refusal(value) is None
        if value != RAFT:
            answer = form.answer({name: value})
            assert answer is not None
            assert answer[name] == value


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("craft", WHALE, NO_WHALES),
        ("craft", "submarine", ""),
        ("craft", None, ""),
        ("gear", ("net", "harpoon"), NO_WHALES),
        ("gear", ("net", "net"), ""),
        ("gear", ("anchor",), ""),
        ("gear", "net", ""),
        ("rowers", 7, ONLY_SIX),
        ("rowers", -1, ONLY_SIX),
        ("rowers", None, ONLY_SIX),
        ("rowers", True, ONLY_SIX),
        ("rowers", 1.0, ONLY_SIX),
        ("name", "A name that is far too long", TOO_LONG),
        ("name", "two\nlines", ""),
        ("name", None, ""),
        ("goal", Aim(figure=FigureId("c")), ""),
        ("goal", Aim(figure=FigureId("a"), point=(1.0, 1.0, 0.0)), ""),
        ("goal", Aim(point=(16.0, 1.0, 0.0)), TOO_FAR),
        ("goal", None, ""),
        ("berth", Spot((16.0, 1.0, 0.0)), TOO_FAR),
        ("berth", Spot((nan, 1.0, 0.0)), ""),
        ("berth", Spot((1.0, 1.0, 0.0), inf), ""),
        ("course", ((1.0, 1.0, 0.0),) * 4, TOO_FAR),
        ("course", ((inf, 1.0, 0.0),), ""),
        ("wind", inf, ""),
        ("wind", None, ""),
    ],
)
def test_what_a_field_refuses_gives_no_answer(name: str, value: Any, reason: str) -> None:
    form = begun(voyage)
    field = form.field(name)
    assert field is not None
    assert field.refusal(value) == reason
    assert form.refusal({name: value}) == reason
    assert form.answer({name: value}) is None


def test_what_the_rules_refuse_is_no_answer_though_every_field_takes_its_value() -> None:
    form = begun(voyage)
    assert form.refusal({"craft": RAFT}) is None
    assert form.answer({"craft": RAFT}) is None
    answer = form.answer({"craft": RAFT, "rowers": 2})
    assert answer is not None
    assert answer["rowers"] == 2


def test_a_field_that_changes_can_change_others() -> None:
    manned = given(voyage, begun(voyage), "rowers", 5)
    assert manned.values["rowers"] == 5
    raft = given(voyage, manned, "craft", RAFT)
    assert (raft.values["rowers"], raft.warning) == (0, "Nobody rows")
    number = raft.field("rowers")
    assert isinstance(number, Number)
    assert number.highest == 3


def test_equal_values_bring_equal_forms() -> None:
    form = given(voyage, begun(voyage), "wind", 30.0)
    again = voyage(form.values, "")
    assert again.values == form.values
    assert (again.title, again.warning, again.lines) == (form.title, form.warning, form.lines)


def test_several_keep_the_order_of_their_options() -> None:
    gear = begun(voyage).field("gear")
    assert isinstance(gear, Several)
    assert gear.toggled("song") == ("song",)
    song = given(voyage, begun(voyage), "gear", ("song",)).field("gear")
    assert isinstance(song, Several)
    assert song.toggled("net") == ("net", "song")
    assert song.toggled("song") == ()


def test_an_option_brings_along_what_it_needs_and_goes_with_it() -> None:
    options = (
        Option(value="crew", label="Crew"),
        Option(value="boat", label="Boat", needs=("crew",)),
        Option(value="sails", label="Sails", needs=("crew", "boat")),
    )
    sails = Several(name="s", options=options)
    assert sails.toggled("sails") == ("crew", "boat", "sails")
    rigged = Several(name="s", options=options, value=sails.toggled("sails"))
    assert rigged.toggled("boat") == ("crew",)
    assert rigged.toggled("crew") == ()
    assert sails.refusal(("boat",)) == ""
    assert sails.hints() == [(), ("crew",), ("crew", "boat"), ("crew", "boat", "sails")]


def test_a_click_means_a_figure_before_a_cell_before_a_point() -> None:
    goal: Any = begun(voyage).field("goal")
    assert goal.meant((11.0, 7.0), FigureId("a")) == Aim(figure=FigureId("a"))
    assert goal.meant((11.0, 7.0), FigureId("stranger")) == Aim(cell="pool")
    assert goal.meant(POOL[0], None) == Aim(cell="pool")
    assert goal.meant((3.0, 3.0), None) == Aim(point=(3.0, 3.0, 0.0))


def test_a_spot_is_put_on_top_turned_and_raised() -> None:
    berth: Any = begun(voyage).field("berth")
    assert berth.put((4.0, 4.0)) == Spot((4.0, 4.0, 2.0))
    assert berth.turned(-15.0) == Spot((1.0, 1.0, 0.0), 345.0, turned=True)
    assert berth.raised(1) == Spot((1.0, 1.0, 2.0), raised=2.0)
    assert berth.raised(-1) == Spot((1.0, 1.0, 0.0), raised=0.0)


def test_numbers_know_the_next_that_can_be_given() -> None:
    number = Number(name="n", lowest=2, highest=4)
    assert [number.within(value) for value in (0, 3, 9)] == [2, 3, 4]
    assert number.hints() == [2, 3, 4]
    assert Number(name="n", lowest=3, highest=2).hints() == []


def test_a_text_may_be_refused_for_what_it_says() -> None:
    text = Text(name="t", longest=5, value="bad", refuse=lambda words: "No" if words == "bad" else None)
    assert text.refusal("bad") == "No"
    assert text.hints() == []
