"""Sentences about a game: events, sums, refusals, names, files."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from pb12table.files.problems import FileProblem
from pb12table.kernel.request import Refusal
from pb12table.skirmish.ids import FigureId, Label, Modifier
from pb12table.systems.pb12.rules.game import events
from pb12table.systems.pb12.rules.game.events import Happening
from pb12table.systems.pb12.rules.game.state import DueEffect, Effect, Status
from pb12table.systems.pb12.texts.names import damage_table_name, effect_line
from pb12table.texts.describe import check_lines, event_line, modifier_line, problem_line, refusal_line
from pb12table.texts.locale import LANGUAGES, Texts
from pb12table.texts.names import direction_name, kind_name, name_of, names
from pb12table.texts.rule_list import all_rules, left_out_line, rule_name
from tests.systems.pb12.texts.samples import (
    BOY,
    GOLDEN,
    GUN,
    LUCK,
    PIRATE,
    SHIELD,
    sample_events,
    sample_setup,
    written,
)
from tests.texts.strict import every_text_gets_what_it_needs

SETUP = sample_setup()
ENGLISH, GERMAN = Texts("en"), Texts("de")


@pytest.fixture(autouse=True)
def _strict() -> Iterator[None]:
    with every_text_gets_what_it_needs():
        yield


def test_every_event_has_an_example() -> None:
    assert {type(event) for event in sample_events()} == set(Happening.__subclasses__())


def test_the_lines_are_those_that_were_read_and_found_good() -> None:
    """After a wanted change: `python -m tests.systems.pb12.texts.samples`, and read the difference."""
    assert written() == GOLDEN.read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_are_whole(language: str) -> None:
    texts = Texts(language)
    for event in sample_events():
        for line in (event_line(texts, SETUP, event), *check_lines(texts, SETUP, event)):
            assert line
            assert not set(line) & set("{}$_"), line
            assert "  " not in event_line(texts, SETUP, event)
            assert not re.search("event-|modifier-|dice-|count-|status-", line), line


def test_a_sum_adds_up() -> None:
    for event in sample_events():
        modifiers = getattr(event, "modifiers", ())
        if hasattr(event, "target_number"):
            assert sum(modifier.value for modifier in modifiers) == event.target_number
        thrown = isinstance(event, events.InitiativeRolled) and not event.tie
        assert bool(check_lines(ENGLISH, SETUP, event)) == (bool(modifiers) or thrown)


@pytest.mark.parametrize(
    ("modifier", "english", "german"),
    [
        (
            Modifier("R1.6.16", "covered", 2, "harbour-wall"),
            "+2  up to half covered by the wall  R1.6.16",
            "+2  bis zur Hälfte verdeckt durch die Mauer  R1.6.16",
        ),
        (
            Modifier("R1.6.16", "covered", 4, BOY),
            "+4  almost wholly covered by Clever ship's boy  R1.6.16",
            "+4  fast ganz verdeckt durch „Schlauer Schiffsjunge“  R1.6.16",
        ),
        (
            Modifier("R1.6.16", "covered", 1),
            "+1  up to a quarter covered  R1.6.16",
            "+1  bis zu einem Viertel verdeckt  R1.6.16",
        ),
        (
            Modifier("R1.6.16", "translucent", 1, "giant-mushroom"),
            "+1  seen through giant-mushroom  R1.6.16",
            "+1  Sicht durch giant-mushroom  R1.6.16",
        ),
        (
            Modifier("R1.7.15", "support", -3),
            "−3  help from 3 other figures  R1.7.15",
            "−3  Hilfe durch 3 weitere Figuren  R1.7.15",
        ),
        (
            Modifier("R1.10.6", "severely-wounded", 2, Status.SEVERELY_WOUNDED),
            "+2  Severely Wounded  R1.10.6",
            "+2  Schwer verwundet  R1.10.6",
        ),
        (
            Modifier("R1.8.10", "block-defence", 1, SHIELD),
            "+1  defence by gear (shield)  R1.8.10",
            "+1  Schutz durch Ausrüstung (Schild)  R1.8.10",
        ),
        (
            Modifier("R1.4.26", "base", 12),
            "12  starting value of every check  R1.4.26",
            "12  Ausgangswert jeder Probe  R1.4.26",
        ),
    ],
)
def test_a_modifier_names_value_reason_source_and_rule(modifier: Modifier, english: str, german: str) -> None:
    assert modifier_line(ENGLISH, SETUP, modifier) == english
    assert modifier_line(GERMAN, SETUP, modifier) == german


@pytest.mark.parametrize(
    ("refusal", "english", "german"),
    [
        (
            Refusal("R1.4.24", "no-sight-line", (("target", BOY), ("obstacle", "long-fence"))),
            "Clever ship's boy is hidden by the fence.  R1.4.24",
            "Schlauer Schiffsjunge ist verdeckt durch den Zaun.  R1.4.24",
        ),
        (
            Refusal("R1.4.24", "no-sight-line", (("target", BOY), ("obstacle", ""))),
            "No sight line to Clever ship's boy.  R1.4.24",
            "Keine Sichtlinie: Schlauer Schiffsjunge.  R1.4.24",
        ),
        (
            Refusal("R1.7.9", "nearer-target", (("distance", 10.25), ("limit", 9.0))),
            "Another target is much nearer: this one 10.25 steps, at most 9.  R1.7.9",
            "Ein Ziel ist viel näher: dieses 10,25 Schritte, höchstens 9.  R1.7.9",
        ),
        (
            Refusal("R1.8.14", "no-resources", (("block", GUN),)),
            "Twin gun is empty; reload first.  R1.8.14",
            "Zwillingspistole ist leer; erst nachladen.  R1.8.14",
        ),
        (
            Refusal("R1.8.14", "used-up", (("block", GUN),)),
            "Used up: twin gun. Neither resource points nor charges are left.  R1.8.14",
            "Zwillingspistole ist leer und hat keinen Ladungspunkt mehr.  R1.8.14",
        ),
        (
            Refusal("R1.7.5", "too-high", (("most", 1),)),
            "Too high: at most 1 step up or down at once.  R1.7.5",
            "Zu hoch: höchstens 1 Schritt hinauf oder hinab auf einmal.  R1.7.5",
        ),
        (
            Refusal("R1.4.29", "no-safe-stand", (("at", (1.0, 2.0)),)),
            "There is no safe stand at that place.  R1.4.29",
            "An dieser Stelle gibt es keinen sicheren Stand.  R1.4.29",
        ),
        (Refusal("", "game-over"), "The game is over.", "Das Spiel ist vorbei."),
    ],
)
def test_a_refusal_says_the_one_reason_and_its_rule(refusal: Refusal, english: str, german: str) -> None:
    assert refusal_line(ENGLISH, SETUP, refusal) == english
    assert refusal_line(GERMAN, SETUP, refusal) == german


@pytest.mark.parametrize(
    ("identity", "english", "german"),
    [
        (PIRATE, "Strong pirate", "Starker Pirat"),
        ("alice", "Alice", "Alice"),
        (GUN, "twin gun", "Zwillingspistole"),
        ("harbour-wall", "wall", "Mauer"),
        ("giant-mushroom", "giant-mushroom", "giant-mushroom"),
        ("west-entry", "Entry zone (Alice and Bob)", "Eintrittszone (Alice und Bob)"),
        ("scree", "Rough zone", "Unwegsames Gebiet"),
        ("bog", "the bog", "das Moor"),
        (Status.PANICKED, "Panicked", "Panisch"),
        ("nobody-knows", "nobody-knows", "nobody-knows"),
    ],
)
def test_everything_with_an_id_has_a_name(identity: str, english: str, german: str) -> None:
    assert name_of(ENGLISH, SETUP, identity) == english
    assert name_of(GERMAN, SETUP, identity) == german


def test_names_can_be_listed() -> None:
    assert names(GERMAN, SETUP, [PIRATE, "bob"]) == "Starker Pirat und Bob"


def test_kinds_of_terrain_have_names_and_unknown_ones_their_key() -> None:
    assert kind_name(GERMAN, "wall") == "Mauer"
    assert kind_name(GERMAN, "mushroom") == "mushroom"


@pytest.mark.parametrize(
    ("facing", "direction"),
    [(0.0, "east"), (22.4, "east"), (45.0, "north-east"), (180.0, "west"), (350.0, "east"), (270.0, "south")],
)
def test_a_facing_is_a_compass_direction(facing: float, direction: str) -> None:
    assert direction_name(ENGLISH, facing) == direction


def test_effects_of_the_status_phase_have_names() -> None:
    nerve = DueEffect(Effect.NERVE, BOY)
    assert effect_line(ENGLISH, SETUP, nerve) == "Clever ship's boy: nerve check, to get over the panic"
    expected = "Schlauer Schiffsjunge: Panikprobe, Ausgeschaltete in der Nähe"
    assert effect_line(GERMAN, SETUP, DueEffect(Effect.MARKERS, BOY)) == expected


def test_damage_tables_have_roman_numbers() -> None:
    assert [damage_table_name(number) for number in (1, 4, 6, 7)] == ["I", "IV", "VI", "7"]


def test_a_problem_names_file_and_place() -> None:
    somewhere = FileProblem("cove.toml", 'terrain[3] "wall".height', "no-such-problem")
    assert problem_line(ENGLISH, somewhere) == 'cove.toml, terrain[3] "wall".height: no-such-problem'
    whole = FileProblem("cove.toml", "", "no-such-problem")
    assert problem_line(GERMAN, whole) == "cove.toml: no-such-problem"


def test_rules_have_names_in_both_languages() -> None:
    assert rule_name(ENGLISH, "R1.5.2") == "Damage roll"
    assert rule_name(GERMAN, "R1.5.2") == "Schadenswurf"
    assert rule_name(GERMAN, "RU060") == GERMAN("ruling-060.question")
    assert rule_name(ENGLISH, "nonsense") == "nonsense"


def test_a_rule_that_is_left_out_says_why() -> None:
    for rule in all_rules().values():
        for texts in (ENGLISH, GERMAN):
            assert bool(left_out_line(texts, rule)) == (not rule.done)
            assert "left-out-" not in left_out_line(texts, rule)


@pytest.mark.parametrize(
    ("place", "german"),
    [
        ("line 5", "f, Zeile 5: diese Zeile ist beschädigt."),
        ("line 5, column 12", "f, Zeile 5, Spalte 12: diese Zeile ist beschädigt."),
        ("byte 12345", "f, Byte 12345: diese Zeile ist beschädigt."),
        ('zone[3] "line-up".polygon', 'f, zone[3] "line-up".polygon: diese Zeile ist beschädigt.'),
    ],
)
def test_lines_and_columns_of_files_are_named_in_the_language(place: str, german: str) -> None:
    assert problem_line(GERMAN, FileProblem("f", place, "problem-save-line")) == german
    assert problem_line(ENGLISH, FileProblem("f", place, "problem-save-line")) == f"f, {place}: this line is damaged."


@pytest.mark.parametrize(
    ("facing", "english", "german"),
    [
        (0.0, "turns east.", "dreht sich nach Osten."),
        (315.2, "turns south-east.", "dreht sich nach Südosten."),
        (15.0, "turns roughly east.", "dreht sich etwa nach Osten."),
    ],
)
def test_a_facing_is_told_as_a_compass_direction(facing: float, english: str, german: str) -> None:
    event = events.FigureTurned(figure=PIRATE, facing=facing)
    assert event_line(ENGLISH, SETUP, event) == f"Strong pirate {english}"
    assert event_line(GERMAN, SETUP, event) == f"Starker Pirat {german}"


def test_gear_is_named_even_if_a_figure_has_its_id() -> None:
    pirate, *others = SETUP.figures
    twin = replace(pirate, id=FigureId(SHIELD), label=Label("somebody", "jemand"))
    setup = replace(SETUP, figures=(pirate, *others, twin))
    told = modifier_line(ENGLISH, setup, Modifier("R1.8.10", "block-defence", 1, SHIELD))
    assert told == "+1  defence by gear (shield)  R1.8.10"


def test_common_nouns_have_an_article_and_proper_names_none() -> None:
    for label, english in ((Label("toll house", "Zollhaus"), "the toll house"), (Label("Tollgate", "Tor"), "Tollgate")):
        setup = replace(SETUP, piece_names=(("harbour-wall", label),))
        refusal = Refusal("R1.4.29", "no-safe-stand", (("obstacle", "harbour-wall"),))
        assert f": {english} takes it up." in refusal_line(ENGLISH, setup, refusal)
        assert f"„{label.in_language('de')}“" in refusal_line(GERMAN, setup, refusal)


@pytest.mark.parametrize(
    ("rule", "english", "german"),
    [
        ("R5.0.7", "by an active figure instead of an action", "von einer aktiven Figur anstelle einer Aktion"),
        ("R5.0.8", "after a roll", "nach einem Wurf"),
        ("R5.0.9", "instead of a turn", "anstelle eines Spielzugs"),
        ("R5.0.10", "in the status phase", "in der Statusphase"),
        ("R5.0.11", "as an interruption", "als Unterbrechung"),
    ],
)
def test_a_card_at_the_wrong_moment_says_the_right_one(rule: str, english: str, german: str) -> None:
    refusal = Refusal(rule, "not-the-moment", (("card", LUCK),))
    assert f"cannot be played now: it is played {english}" in refusal_line(ENGLISH, SETUP, refusal)
    assert f"Gespielt wird die Karte {german}" in refusal_line(GERMAN, SETUP, refusal)
