"""Names that tell figures apart."""

from __future__ import annotations

from pathlib import Path

import pytest

from pb12table.files.content import load_content
from pb12table.files.scenario import load_scenario, scenario_of
from pb12table.skirmish.ids import Label, one_more, told_apart
from pb12table.systems.pb12.rules.preparations.setup import new_game
from pb12table.systems.pb12.scene.miniatures import template_of, with_ghost
from pb12table.texts.names import initials_in, initials_of


def names(*pairs: tuple[str, str]) -> list[tuple[str, str]]:
    return [(label.en, label.de) for label in told_apart([Label(en, de) for en, de in pairs])]


def test_shared_names_get_numbers_and_unique_ones_stay() -> None:
    assert names(("Guard", "Wächter"), ("Scout", "Späher")) == [("Guard", "Wächter"), ("Scout", "Späher")]
    assert names(("Guard", "Wächter"), ("Scout", "Späher"), ("Guard", "Wächter")) == [
        ("Guard 1", "Wächter 1"), ("Scout", "Späher"), ("Guard 2", "Wächter 2"),
    ]  # fmt: skip


def test_each_language_for_itself_and_no_number_that_is_a_name_already() -> None:
    assert names(("Guard", "Wache"), ("Guard", "Wächter"), ("Guard 1", "Posten")) == [
        ("Guard 2", "Wache"), ("Guard 3", "Wächter"), ("Guard 1", "Posten"),
    ]  # fmt: skip


def test_one_more_gets_the_next_number_and_the_others_keep_their_names() -> None:
    guard = Label("Guard", "Wache")
    assert one_more(guard, [Label("Scout", "Späher")]) == guard
    assert one_more(guard, [guard]) == Label("Guard 2", "Wache 2")
    assert one_more(guard, [guard, Label("Guard 2", "Posten")]) == Label("Guard 3", "Wache 2")


def test_nameless_figures_of_a_scenario_can_be_told_apart() -> None:
    figures = [{"id": f"f{x}", "profile": "human", "player": "a", "at": [2.0 + x, 2.0]} for x in range(3)]
    document = {
        "format": 1, "system": "pb12", "name": "Field", "table": {"width": 20.0, "depth": 10.0},
        "player": [{"id": name, "name": name, "command_points": 3} for name in "ab"], "figure": figures,
    }  # fmt: skip
    setup = scenario_of(document, load_content(), Path("field.toml")).setup
    assert len({figure.label.de for figure in setup.figures}) == 3
    letters = initials_in(setup, "de")
    assert len(set(letters.values())) == 3, letters
    assert all(letter[-1].isdigit() for letter in letters.values())


def test_a_ghost_has_a_name_of_its_own_beside_the_figure_of_its_profile() -> None:
    state = new_game(load_scenario("smugglers-cove").setup)
    first = state.setup.figures[0]
    with_one, ghost = with_ghost(state, template_of(first), first.player, 1)
    with_two, other = with_ghost(with_one, template_of(first), first.player, 2)
    labels = {figure.id: figure.label.de for figure in with_two.setup.figures}
    assert labels[first.id] == first.label.de
    assert (labels[ghost], labels[other]) == (f"{first.label.de} 2", f"{first.label.de} 3")
    letters = initials_in(with_two.setup, "de")
    assert len({letters[first.id], letters[ghost], letters[other]}) == 3


@pytest.mark.parametrize(
    ("name", "letters"), [("Guard 12", "G12"), ("Grey Guard 2", "G2"), ("Grey Guard", "GG"), ("Guard", "Gu")]
)
def test_a_number_at_the_end_is_told_whole(name: str, letters: str) -> None:
    assert initials_of(name) == letters
