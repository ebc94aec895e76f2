"""Each act can be chosen in the window, does something, and is found by bots: a list that leaves one out fails here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Final, get_args

import pytest

from pb12table.skirmish.acts import Act, tag_of
from pb12table.skirmish.forms.form import Form, Pick
from pb12table.skirmish.ids import FigureId, Label
from pb12table.systems.kampf_w6.bots.by_name import curious_bot
from pb12table.systems.kampf_w6.rules import answers
from pb12table.systems.kampf_w6.rules.acts import ACTS
from pb12table.systems.kampf_w6.rules.answers import Attack, ChangeStance, Run, Stop, Walk
from pb12table.systems.kampf_w6.rules.data import Stance, TakeAct, WeaponId
from pb12table.systems.kampf_w6.rules.dice import DICE
from pb12table.systems.kampf_w6.rules.events import ActBegan
from pb12table.systems.kampf_w6.rules.on_the_spot import ATTACK, ON_THE_SPOT, Doer
from pb12table.systems.kampf_w6.rules.rules import STATES
from pb12table.systems.kampf_w6.rules.state import State
from pb12table.systems.kampf_w6.system import SYSTEM
from pb12table.systems.kampf_w6.window.face import WINDOW
from pb12table.table.openings import leaf
from pb12table.table.terrain import Hinge, Piece
from pb12table.texts.locale import Texts
from tests.systems.kampf_w6.scene import ALWAYS, Play, Scene, box

EN = Texts("en").of("w6")
A, B = FigureId("a"), FigureId("b")
WAYS = (((10.0, 8.0, 0.0),), ((10.0, 9.4, 0.0),))
"""To the south, and a short one, so that what is beside a figure still is."""
SABRE = Attack(WeaponId("sabre"), A)
DICE_THROWN = (4,) * 20
LOOKS = 60
"""So often a curious bot looks at one question until it has taken everything there is to take."""


def busy(stance: Stance = Stance.STANDING, **changes: Any) -> Scene:
    """A, hurt and half loaded, with dice, beside a door, a hut with papers in it and B; coins farther on."""
    hinge = Hinge((9.4, 10.0), (10.6, 10.0), 0.1, 0.0, True, False)
    door = Piece("door", leaf(hinge, 0.0), height=2.2, standable=False, kind="door", hinge=hinge)
    scene = Scene(door, box("hut", 8.0, 8.6, 1.6, 1.0, 2.6), box("chest", 9.7, 6.0, 0.6, 0.6, 0.5), round_limit=9)
    scene.figure(
        "a", "alice", 10.0, 9.6, "knife", "pistol",
        items=("first-aid-kit",), stance=stance, wounds=1, loaded={"pistol": 3}, **changes,
    )  # fmt: skip
    scene.figure("b", "bob", 10.9, 9.0, "sabre", **ALWAYS)
    scene.acts = (
        TakeAct("take-papers", Label("take the papers", ""), "hut"),
        TakeAct("take-coins", Label("take the coins", ""), "chest"),
    )
    scene.dice = {"alice": (2, 1, 1), "bob": (2, 1, 1)}
    return scene


QUESTIONS: Final[dict[str, Callable[[], Play]]] = {
    "a turn": lambda: busy().play(*DICE_THROWN),
    "a turn of one who lies": lambda: busy(Stance.PRONE).play(*DICE_THROWN),
    "a reaction": lambda: busy(**ALWAYS).play(actor="b").answer(ChangeStance(Stance.KNEELING)),
    "a reaction of one who lies": lambda: busy(Stance.PRONE, **ALWAYS).play(actor="b").answer(Run(((12.0, 8.0),))),
    "a roll to hit": lambda: busy().play(2, 2).answer(Attack(WeaponId("pistol"), B)),
    "a parry without an action": lambda: busy(actions=0).play(6, 6, actor="b").answer(SABRE, Stop()),
}
"""Questions in which, all together, everything can be answered."""
TURNS: Final = [name for name in QUESTIONS if name.startswith("a turn")]


def asked(play: Play, **values: Any) -> Form[Any]:
    form = WINDOW.form(EN, play.state, play.asked, values, "")
    assert form is not None
    return form


def options(form: Form[Any], name: str) -> list[Any]:
    """The values of a row that can be chosen."""
    return [
        option.value
        for field in form.fields
        if isinstance(field, Pick) and field.name == name
        for option in field.options
        if not option.refusal
    ]


def given(play: Play) -> Iterator[Any]:
    """Every answer that a player can make of the form of a question, with the ways above."""
    form = asked(play)
    yield from (each.answer for each in form.instead)
    yield from options(form, "parry") + options(form, "die")
    for act in options(form, "act"):
        yield asked(play, act=act, way=WAYS[0]).answer()
        for way in WAYS:
            for further in options(asked(play, act=act, way=way), "further"):
                yield asked(play, act=act, way=way, further=further).answer()


@cache
def question(name: str) -> tuple[Play, tuple[Any, ...]]:
    """A question, which is not answered but in forks, and what can be answered in the window."""
    play = QUESTIONS[name]()
    return play, tuple(given(play))


def tags(*unions: Any) -> set[str]:
    """The tags of the answers of unions."""
    return {tag_of(answer) for union in unions for answer in get_args(union) if answer is not str}


ALL: Final = tags(answers.ActAnswer, answers.ReactionAnswer, answers.SpendAnswer, answers.ParryAnswer)
FURTHER: Final = tags(answers.FurtherAct)


def parts(answer: Any) -> Iterator[str]:
    """The tag of an answer, and that of its further act."""
    if not isinstance(answer, str):
        yield tag_of(answer)
        further = getattr(answer, "further", None)
        if further is not None:
            yield f"further {tag_of(further)}"


def test_each_answer_can_be_given_in_the_window() -> None:
    found = {part for name in QUESTIONS for answer in question(name)[1] for part in parts(answer)}
    assert found == ALL | {f"further {tag}" for tag in FURTHER}


@pytest.mark.parametrize("name", QUESTIONS)
def test_what_a_form_offers_is_legal(name: str) -> None:
    play, made = question(name)
    assert len(made) > 1
    assert not [answer for answer in made if play.refusal(answer) is not None]


@pytest.mark.parametrize("name", QUESTIONS)
def test_a_curious_player_takes_each_answer(name: str) -> None:
    """As in `test_everything_of_the_catalogue_occurs`, which plays whole games until all has occurred."""
    play, made = question(name)
    missing = {part for answer in made for part in parts(answer)}
    bot, view = curious_bot(1, Counter()), SYSTEM.view(play.state, play.asked.player)
    for _ in range(LOOKS):
        missing -= set(parts(bot.answer(view, play.asked)))
        if not missing:
            break
    assert not missing


def changed(play: Play, answer: Any) -> bool:
    """Whether an answer changes more than how many actions are left, and what is going on."""
    fork, seen = play.session.fork(), len(play.session.log)
    fork.answer(answer)
    said = [line.event for line in fork.log[seen:] if not isinstance(line.event, ActBegan)]
    return bool(said) or STATES.to_json(bare(fork.state)) != STATES.to_json(bare(play.state))


def bare(state: State) -> State:
    """A state without the actions that are left, and without the act that is going on."""
    found = state.clone()
    found.current_act = None
    for figure in found.figures.values():
        figure.actions = 0
    return found


EACH: Final[tuple[Act[Any, Any, Any, Any], ...]] = (*ACTS, *DICE)


@pytest.mark.parametrize("act", EACH, ids=lambda act: act.tag)
def test_each_act_does_something(act: Act[Any, Any, Any, Any]) -> None:
    done = [
        changed(play, answer)
        for play, made in map(question, TURNS)
        for answer in made
        if type(answer) in act.answers and getattr(answer, "further", None) is None
    ]
    assert done
    assert all(done)


@pytest.mark.parametrize("act", list(ON_THE_SPOT), ids=lambda act: act.tag)
def test_each_further_act_does_something(act: Act[Any, Any, Any, Any]) -> None:
    walks = [
        (play, walk)
        for play, made in map(question, TURNS)
        for walk in made
        if isinstance(walk, Walk) and type(walk.further) in act.answers
    ]
    assert walks
    for play, walk in walks:
        plain, fork = play.session.fork(), play.session.fork()
        plain.answer(Walk(walk.path))
        fork.answer(walk)
        assert {type(line.event) for line in fork.log} > {type(line.event) for line in plain.log}


def test_nobody_is_attacked_where_nobody_is_in_reach() -> None:
    play = Scene().figure("a", "alice", 5, 5, "knife").figure("b", "bob", 50, 50).play()
    (act,) = (field for field in asked(play).fields if isinstance(field, Pick) and field.name == "act")
    attack = next(option for option in act.options if option.value == "attack")
    assert attack.refusal == EN("refusal-nobody-to-attack") + "  W013"
    refusal = ATTACK.any_refusal(play.state, Doer(A))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("W013", "nobody-to-attack")
