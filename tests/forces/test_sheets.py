"""What forces are worth in words, and their sheets of paper."""

from __future__ import annotations

import re
from dataclasses import replace
from html.parser import HTMLParser

import pytest

from pb12table.files.scenario import load_scenario, scenario_files
from pb12table.forces.sheets import balance_line, force_sheets, plain_forces
from pb12table.skirmish.ids import Label, PlayerId
from pb12table.systems.pb12.rules.preparations.setup import force_worth, whole_value
from pb12table.systems.pb12.sheets.data_sheet import figure_sheet
from pb12table.systems.pb12.sheets.face import FORCES
from pb12table.systems.pb12.sheets.force_page import limit_lines
from pb12table.texts.locale import LANGUAGES, Texts

VOID = {"meta", "br", "circle", "rect", "path", "col"}


class Tree(HTMLParser):
    """Whether every element of a page is closed where it was opened."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag


@pytest.mark.format("sheets")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", scenario_files("pb12"))
def test_there_is_a_sheet_with_boxes_to_tick_for_every_figure(name: str, language: str) -> None:
    setup, texts = load_scenario(name).setup, Texts(language)
    page = force_sheets(setup, texts, FORCES)
    tree = Tree()
    tree.feed(page)
    assert not tree.open
    assert page.count('<article class="sheet">') == len(setup.figures)
    heavy = sum(figure.profile.damage_points.heavy for figure in setup.figures)
    assert page.count('<span class="tick heavy">') == heavy
    assert page.count('<div class="card">') == sum(len(player.deck) for player in setup.players)
    for player in setup.players:
        assert f'<td class="n">{texts.number(force_worth(setup, player).value)}</td>' in page
    assert not re.search(r">(sheets|forces|sheet)-[a-z-]+<", page), "a text is missing"


def test_ranges_are_told_in_steps_and_in_centimetres_of_the_real_table() -> None:
    setup = load_scenario("smugglers-cove").setup
    page = force_sheets(replace(setup, step_cm=2.5), Texts("en"), FORCES)
    # A pirate pistol has range factor 3: near is up to 3 steps.
    assert "<small>to 3<br>7.5 cm</small>" in page


def test_what_shoots_to_extreme_range_is_told_to_shoot_beyond_it() -> None:
    setup = load_scenario("marked-cards").setup
    page = force_sheets(setup, Texts("en"), FORCES)
    far = [
        figure for figure in setup.figures if any(block.ranged_modifiers.extreme is not None for block in figure.blocks)
    ]
    assert 0 < len(far) < len(setup.figures)
    assert page.count("Beyond extreme, up to twice as far: a further +4.") == len(far)


@pytest.mark.rule("R1.4.1", "R1.4.22", "R3.0.12")
@pytest.mark.parametrize(
    ("profile", "tech", "ranged", "sight"), [("coach", "+1", "0/0", 6), ("field-gun", "+1", "±0/0", 2)]
)
def test_sheets_of_vehicles_tell_modifiers_by_their_sign_and_how_far_to_each_side_they_see(
    profile: str, tech: str, ranged: str, sight: int
) -> None:
    setup = load_scenario("post-road").setup
    figure = next(figure for figure in setup.figures if figure.profile.id == profile)
    page = figure_sheet(setup, Texts("en"), figure, 0)
    assert f"<i>Tech T</i><b>{tech}</b>" in page
    assert f"<i>Shot F/DF</i><b>{ranged}</b>" in page
    assert f"<i>Reach/See</i><b>2/{sight}</b>" in page
    assert "the value of the steering figure counts, 0 without one." in page
    walker = next(figure for figure in setup.figures if figure.profile.vehicle is None)
    assert "the steering figure" not in figure_sheet(setup, Texts("en"), walker, 0)


def test_each_player_can_have_his_own_sheets_and_what_is_secret_is_not_on_them() -> None:
    setup = load_scenario("marked-cards").setup
    page = force_sheets(setup, Texts("en"), FORCES, (PlayerId("bob"),))
    assert "Hold the Line" in page
    assert "Sand in the Eyes" not in page
    assert "Duellist" not in page


def test_names_cannot_write_into_the_page() -> None:
    setup = load_scenario("smugglers-cove").setup
    name = "<script>alert(1)</script>"
    figures = tuple(replace(figure, label=Label(name, name)) for figure in setup.figures)
    page = force_sheets(replace(setup, figures=figures, name=Label(name, name)), Texts("en"), FORCES)
    assert "<script" not in page


@pytest.mark.rule("R1.2.2", "R1.2.3", "R1.2.5")
def test_how_a_limit_comes_about_is_told_part_by_part() -> None:
    setup = load_scenario("marked-cards").setup
    lines = limit_lines(Texts("en"), setup, setup.players[0])
    assert lines == [
        "Agreed: 18,500",
        "− 125 per mille for 5 chosen command points",
        "− 75 per mille for 14 cards",
        "The force must be worth less than 14,800.",
        "It is worth 14,665: 135 are left.",
    ]


def test_forces_are_compared_in_a_sentence() -> None:
    setup = load_scenario("marked-cards").setup
    texts = Texts("en")
    told = balance_line(texts, setup, FORCES)
    assert told.startswith("Alice is worth 1,757 more than Bob (14 %). Alice: in play ")
    assert told.endswith("objectives are not included.")
    alone = replace(setup, figures=tuple(each for each in setup.figures if each.player == "alice"))
    assert balance_line(texts, alone, FORCES) == "Bob has no figures yet."
    assert "compare" in balance_line(texts, replace(setup, figures=()), FORCES)
    mirrored = tuple(replace(each, player=PlayerId("bob"), id=each.id) for each in alone.figures)
    told = balance_line(texts, replace(setup, figures=(*alone.figures, *mirrored)), FORCES)
    assert told.startswith("Alice and Bob are worth the same. ")
    assert "Alice wins 50 % (50–50 %)" in told


def test_plain_data_add_up() -> None:
    setup = load_scenario("marked-cards").setup
    plain = plain_forces(Texts("en"), setup, FORCES)
    for force in plain["forces"]:
        assert force["value"] == sum(figure["value"] for figure in force["figures"])
        for figure in force["figures"]:
            assert figure["value"] == figure["own_value"] + sum(block["value"] for block in figure["gear"])
            assert figure["value"] == whole_value(setup.figure_by_id[figure["id"]])
    assert plain["forces"][0]["figures"][-1]["start"] == "staging"
