"""Tutorials without a window: those of the program are sound, and a step that cannot be reached is refused."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from pb12table.cli.main import run
from pb12table.files.problems import FileProblem
from pb12table.kernel.session import Session
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.d20.rules.asking.answers import MayReact, Pass, React
from pb12table.systems.d20.rules.state import ReactionKind
from pb12table.systems.known import system
from pb12table.texts.describe import problem_line
from pb12table.texts.locale import Texts
from pb12table.texts.log_rows import check_lessons
from pb12table.tutorials import (
    Course,
    Tutorial,
    check_tutorial,
    decoded,
    is_tutorial,
    load_tutorial,
    place_of,
    scan_tutorials,
    tutorial_files,
)

TUTORIALS = tutorial_files()
PB12 = TUTORIALS["pb12/first-steps"]


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """The tutorial of Pb-12 and its scenario in a folder of their own."""
    for path in PB12.parent.glob("*.toml"):
        shutil.copyfile(path, tmp_path / path.name)
    return tmp_path / PB12.name


def changed(path: Path, old: str, new: str) -> Path:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return path


def told(path: Path) -> str:
    """What is said of a faulty tutorial."""
    with pytest.raises(FileProblem) as raised:
        check_tutorial(load_tutorial(path))
    return problem_line(Texts("en"), raised.value)


def test_there_is_one_for_each_system() -> None:
    assert {name.partition("/")[0] for name in TUTORIALS} == {"pb12", "w6", "pocket", "d20", "fate"}
    found, problems = scan_tutorials()
    assert not problems
    assert [each.system for each in found] == ["pb12", "w6", "pocket", "d20", "fate"]
    assert all(each.description is not None and each.minutes <= 10 for each in found)


@pytest.mark.parametrize("name", TUTORIALS)
def test_each_is_played_to_its_end_and_says_something_at_every_step(name: str) -> None:
    tutorial = load_tutorial(TUTORIALS[name])
    check_lessons(tutorial)
    check_tutorial(tutorial)


def test_that_of_pb12_teaches_what_it_should() -> None:
    shown = str([step.show for step in load_tutorial(PB12).steps])
    for what in ("activate", "move", "ranged-attack", "ranged-defence", "command", "melee-attack", "take-over"):
        assert f"'{what}'" in shown, what
    assert "show-all-sight" in PB12.read_text(encoding="utf-8")


@pytest.mark.parametrize("spot", ["3.45, 5.6", "2.6, 5.3", "2.95, 5.95", "3.1, 5.05"])
def test_that_of_d20_is_played_to_its_end_wherever_in_the_mark_the_tracker_stands(tmp_path: Path, spot: str) -> None:
    d20 = TUTORIALS["d20/first-turns"]
    for path in d20.parent.glob("*.toml"):
        shutil.copyfile(path, tmp_path / path.name)
    check_tutorial(load_tutorial(changed(tmp_path / d20.name, "[6.2, 4.6], [3.0, 5.5]", f"[6.2, 4.6], [{spot}]")))


def test_in_that_of_d20_an_opportunity_attack_is_made_though_it_is_asked_for() -> None:
    # The step itself says by which key one is asked.
    course = Course(load_tutorial(TUTORIALS["d20/first-turns"]))
    course.begins = [0] * (1 + [step.form.id for step in course.tutorial.steps].index("let-go"))
    asked = MayReact(PlayerId("alice"), FigureId("tracker"), ReactionKind.OPPORTUNITY, FigureId("hound"))
    assert course.allows(asked, React())
    assert not course.allows(asked, Pass())


@pytest.mark.parametrize(
    ("old", "new", "place", "what"),
    [
        ('event = "DamageRolled"', 'event = "DamageRoled"', 'step[5] "shoot".until', "similar is DamageRolled"),
        ('fields = { figure = "guard" }', 'fields = { figur = "guard" }', 'step[5] "shoot".until.fields', "figur;"),
        ('near = { figure = "shooter"', 'near = { figure = "shoter"', 'step[4] "cover".until', "no figure shoter"),
        ('point = ["figure:captain"]', 'point = ["figure:captn"]', 'step[9] "leader".point', "no figure captn"),
        ('point = ["zone:quay-stage"]', 'point = ["zone:quay"]', 'step[0] "welcome".point', "no zone quay"),
        ('"place:5.7,8.9"', '"place:here"', 'step[4] "cover".point', "place:here is not a place"),
        ('asked = "TakeOverPanicChecks"', 'asked = "TakeOver"', 'step[11] "melee"', "never happens: DamageRolled"),
        ('id = "sheet"', 'id = "activate"', 'step[3] "activate"', "two steps activate"),
        ('until = { command = "show-all-sight" }', "until = { }", 'step[1] "look-around".until', "waits for nothing"),
        ('player = "alice"', 'player = "carol"', "player", "no player carol"),
        ("dice = [10]", "dice = [13]", 'step[8] "defend".dice', "at most 12"),
        ('allow = [{ kind = "activate", figure = "captain" }]', 'allow = [{ kind = "wait" }]', '"leader"', "let"),
        ('target = "guard", action_points = 1 }]', 'target = "drummer", action_points = 9 }]', '"shoot"', "R1."),
        ('scenario = "landing-stage.toml"', 'scenario = "../landing-stage.toml"', "scenario", "next to"),
    ],
)
def test_a_tutorial_with_a_fault_is_refused_in_one_sentence_with_its_place(
    copied: Path, old: str, new: str, place: str, what: str
) -> None:
    said = told(changed(copied, old, new))
    assert str(copied) in said
    assert place in said
    assert what in said
    assert "\n" not in said


def test_a_step_without_words_is_refused(copied: Path) -> None:
    tutorial = load_tutorial(changed(copied, 'id = "sheet"', 'id = "silent"'))
    with pytest.raises(FileProblem, match="lesson-first-steps-silent"):
        check_lessons(tutorial)


def test_the_command_line_checks_tutorials(copied: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["validate", str(copied)]) == 0
    changed(copied, 'event = "CommandEnded"', 'event = "NoSuchThing"')
    assert run(["validate", str(copied)]) == 2
    assert 'step[10] "order".until: there is no event NoSuchThing' in capsys.readouterr().err


def test_only_files_that_say_so_are_tutorials() -> None:
    assert is_tutorial(PB12)
    assert not is_tutorial(PB12.parent / "landing-stage.toml")
    assert not is_tutorial(PB12.parent / "nothing.toml")
    assert place_of("place:1.5,-2") == (1.5, -2.0)
    assert place_of("figure:1.5,-2") is None


# -- the course -----------------------------------------------------------------------------------------------------


def begun(tutorial: Tutorial) -> Course:
    rules, course = system(tutorial.system), Course(tutorial)
    course.session = Session(rules, rules.new_game(tutorial.scenario.setup), course.dice())
    return course


def settled(course: Course) -> None:
    session = course.session
    assert session is not None
    while session.pending is not None and (answer := course.answer(session.pending, session.state)) is not None:
        session.answer(answer[0])


def test_others_are_answered_for_and_dice_are_those_of_the_step() -> None:
    course = begun(load_tutorial(PB12))
    settled(course)
    session = course.session
    assert session is not None
    assert [entry.plain for entry in session.entries if entry.request == "Dice"] == [9, 3]
    assert session.pending is not None
    assert session.pending.player == "alice"


def test_what_is_undone_is_not_reached_any_more_and_its_dice_come_again() -> None:
    course = begun(load_tutorial(PB12))
    settled(course)
    session = course.session
    assert session is not None
    course.go_on()
    course.hear("show-all-sight")
    assert course.is_reached()
    course.go_on()
    request = session.pending
    assert request is not None
    answer = decoded(request, course.step.show[0])
    assert course.allows(request, answer)
    assert not course.allows(request, decoded(request, {"kind": "wait"}))
    session.answer(answer)
    settled(course)
    assert course.is_reached()
    course.go_on()
    assert course.step.id == "sheet"
    asked = session.pending
    assert asked is not None
    assert not course.allows(asked, decoded(asked, {"kind": "end-turn"}))
    session.rewind(course.begins[2])
    course.travelled()
    assert course.step.id == "activate"
    assert not course.is_reached()
    session.rewind(0)
    course.travelled()
    settled(course)
    assert course.at == 0
    assert [entry.plain for entry in session.entries if entry.request == "Dice"] == [9, 3]
