"""Dice of a fight about which people are not asked in Pocket Tactics, each beside some about which they are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from pb12table.app.play.controller import Controller
from pb12table.kernel.dice import ScriptedDice
from pb12table.kernel.session import Session
from pb12table.skirmish.forms.form import Aim, Note, Pick
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pocket_tactics.bots.by_name import answer_name
from pb12table.systems.pocket_tactics.rules.answers import AttackAction, Pass, Raise, Reroll
from pb12table.systems.pocket_tactics.rules.fights import UseBonus, UseReroll
from pb12table.systems.pocket_tactics.rules.setup import Bonus, Pool
from pb12table.systems.pocket_tactics.rules.state import Fight, Fighter, State, Tile
from pb12table.systems.pocket_tactics.rules.turn import ChooseAction
from pb12table.systems.pocket_tactics.system import SYSTEM
from pb12table.systems.pocket_tactics.window.face import WINDOW
from pb12table.systems.pocket_tactics.window.fight_forms import worthwhile
from pb12table.texts.locale import LANGUAGES, Texts
from pb12table.window.forms.form_card import choices
from pb12table.window.kit.keys import Settings
from pb12table.window.play.base import Digits
from tests.systems.pocket_tactics.board import Board, row

CAPTAIN, TROLL = FigureId("alice-captain"), FigureId("bob-troll")


def board() -> Board:
    found = Board(row(2, 0), alone=True)
    found.put("alice", "captain", (0, 0))
    found.put("bob", "troll", (1, 0))
    return found


def thrown(own: Sequence[int], other: Sequence[int], *, again: tuple[int, int]) -> State:
    """The captain's red dice lie against the troll's green ones; both have rerolls."""
    state = board().state
    attacker, target = Fighter(CAPTAIN, list(own), [6]), Fighter(TROLL, [], list(other))
    attacker.rerolls, target.rerolls = again
    state.fight = Fight(attacker, target, ranged=True, magic=False, answers=False)
    return state


def asked(state: State) -> list[int] | None:
    """The red dice that the captain's player may throw again; None if nobody is asked."""
    request = UseReroll("alice", CAPTAIN)
    found = worthwhile(state, request)
    spared = WINDOW.assistant(Settings()).spared(request, state)
    assert (spared == (Pass(),)) is not bool(found)
    return [answer.die for answer in found if answer.pool is Pool.OFF] or None


def test_a_six_is_not_thrown_again_and_a_lower_die_is() -> None:
    state = thrown((6, 2), (6, 5), again=(1, 0))
    assert len(UseReroll("alice", CAPTAIN).options(state)) == 3, "the rules offer both dice"
    assert asked(state) == [1]
    form = WINDOW.form(Texts("en").of("pocket"), state, UseReroll("alice", CAPTAIN), {}, "")
    assert form is not None
    (choice,) = form.fields
    assert isinstance(choice, Pick)
    assert [option.value for option in choice.options] == [Reroll(Pool.OFF, 1), Pass()]


def test_dice_that_may_be_thrown_again_are_numbered_from_the_left_whatever_was_asked_before() -> None:
    digits = Digits()

    def numbers(red: Sequence[int], green: Sequence[int]) -> list[int]:
        state = thrown(red, green, again=(1, 0))
        form = WINDOW.form(Texts("en").of("pocket"), state, UseReroll("alice", CAPTAIN), {}, "")
        assert form is not None
        return [each.digit for each in choices(form, digits) if each.option.die]

    assert numbers((6, 2), (6, 5)) == [1]
    assert numbers((3, 2), (4, 3)) == [1, 2]


def test_who_shows_nothing_but_sixes_is_not_asked() -> None:
    state = thrown((6, 6), (6, 6), again=(1, 1))
    assert len(UseReroll("alice", CAPTAIN).options(state)) > 1
    assert asked(state) is None


def test_what_holds_whatever_the_other_may_do_is_not_thrown_again() -> None:
    assert asked(thrown((5, 2), (3, 2), again=(1, 0))) is None
    assert asked(thrown((5, 2), (3, 2), again=(1, 1))) == [0, 1], "the other could still throw a six"


def test_what_fails_may_be_thrown_again() -> None:
    assert asked(thrown((3, 2), (5, 2), again=(1, 0))) == [0, 1]


def test_what_cannot_succeed_any_more_is_not_asked_about() -> None:
    assert asked(thrown((3, 2), (6, 6), again=(1, 1))) is None, "one six is not enough, whatever the other does"
    assert asked(thrown((3, 2), (6, 5), again=(1, 0))) is None, "two sixes would be needed"
    assert asked(thrown((6, 2), (6, 5), again=(1, 0))) == [1]
    assert asked(thrown((3, 2), (6, 5), again=(2, 0))) == [0, 1], "both together may do it"


def test_a_bonus_is_asked_for_only_where_it_may_help() -> None:
    for own, others, expected in (((5,), (3,), False), ((3,), (3,), True)):
        state, request = thrown(own, others, again=(0, 0)), UseBonus("alice", CAPTAIN)
        assert state.fight is not None
        state.fight.attacker.bonuses = [Bonus(Pool.OFF, 1, "captain"), Bonus(Pool.OFF, 1, "captain")]
        state.fight.target.bonuses = [Bonus(Pool.DEFENCE, 1, "troll")] if expected else []
        found = worthwhile(state, request)
        assert {type(answer) for answer in found} == ({Raise} if expected else set())
        assert (WINDOW.assistant(Settings()).spared(request, state) is None) is expected


def test_bonuses_that_do_the_same_are_not_chosen_between() -> None:
    state = board().state
    one, same, other = (Bonus(pool, 1, source) for pool, source in (
        (Pool.OFF, "rider"), (Pool.OFF, "highland"), (Pool.DEFENCE, "city")))  # fmt: skip

    def fields(*bonuses: Bonus) -> int:
        attacker, target = Fighter(CAPTAIN, [4], [4]), Fighter(TROLL, [5], [4])
        attacker.bonuses = list(bonuses)
        state.fight = Fight(attacker, target, ranged=False, magic=False, answers=True)
        form = WINDOW.form(Texts("en").of("pocket"), state, UseBonus("alice", CAPTAIN), {}, "")
        assert form is not None
        return len(form.fields)

    assert fields(one, same) == 1
    assert fields(one, other) == 2


def test_what_is_said_of_an_attack_says_no_chance_twice() -> None:
    """The forecast of the window tells the chances with bonuses; bare dice are told where they differ."""

    def said(*, with_a_bonus: bool) -> list[str]:
        found = board() if with_a_bonus else Board(row(2, 0), alone=True)
        if not with_a_bonus:
            found.put("alice", "swordsman", (0, 0))
            found.put("bob", "troll", (1, 0))
        form = WINDOW.form(Texts("en").of("pocket"), found.state, ChooseAction("alice"), {"aim": Aim(figure=TROLL)}, "")
        assert form is not None
        return [line for line in form.lines if "%" in line]

    (bare,) = said(with_a_bonus=True)
    assert bare.startswith("With plain dice: Fen Troll falls ")
    assert not said(with_a_bonus=False)


def test_beside_an_enemy_an_archer_is_offered_first_what_costs_less_and_the_tile_follows_what_is_chosen() -> None:
    """Before water, where who strikes may drown, the shot comes first; the number at the enemy is of what is chosen."""
    found = Board({**row(1, 0), (1, 0): Tile("water")}, alone=True)
    found.put("alice", "archer", (0, 0))
    found.put("bob", "troll", (1, 0))

    def offered(manner: str | None) -> tuple[list[str], str]:
        values: dict[str, Any] = {"aim": Aim(figure=TROLL), "unit": FigureId("alice-archer")}
        if manner is not None:
            values["manner"] = manner
        form = WINDOW.form(Texts("en").of("pocket"), found.state, ChooseAction("alice"), values, "")
        assert form is not None
        manners = next(field for field in form.fields if field.name == "manner")
        assert isinstance(manners, Pick)
        (note,) = [each.words for each in form.sketch if isinstance(each, Note)]
        return [option.value for option in manners.options], note

    order, shot = offered(None)
    assert order == ["ranged", "melee"]
    assert offered("ranged") == (order, shot)
    assert offered("melee")[1] != shot


def test_what_the_window_passes_is_in_the_journal() -> None:
    ground = Board(row(3, -1), alone=True)
    ground.put("alice", "archer", (-1, 0))
    ground.put("alice", "captain", (0, 0))
    ground.put("bob", "troll", (1, 0))
    game = Controller(Session(SYSTEM, ground.state, ScriptedDice((6, 1, 6, 6, 1, 1, 3, 3, 3))), None, Settings())
    assert game.commit(AttackAction(CAPTAIN, TROLL)) is None
    pending: Any = game.pending
    assert not isinstance(pending, UseBonus | UseReroll)
    passed = [entry for entry in game.session.entries if entry.request in ("UseBonus", "UseReroll")]
    assert passed, "the captain's support would let the rules ask"
    assert {str(entry.plain) for entry in passed} == {str(UseReroll("alice", CAPTAIN).encode(Pass()))}


@pytest.mark.rule("P034")
@pytest.mark.parametrize("rerolls", [0, 1])
def test_a_share_beside_a_die_says_that_it_leaves_out_what_the_other_side_may_still_reroll(rerolls: int) -> None:
    state = thrown((3, 1), (4, 4), again=(1, rerolls))
    form = WINDOW.form(Texts("en").of("pocket"), state, UseReroll("alice", CAPTAIN), {}, "")
    assert form is not None
    told = "without the rerolls of Fen Troll, which has one left"
    assert any(told in line for line in form.lines) == bool(rerolls)


def test_who_asks_why_a_die_was_thrown_again_is_told_which() -> None:
    side = Fighter(CAPTAIN, [3, 1], [6])
    names = [answer_name(Reroll(Pool.OFF, die), side) for die in range(2)]
    assert names == ["reroll-off-3", "reroll-off-1"]
    assert answer_name(Pass(), side) == "pass"
    assert Texts("en").of("pocket")(f"plan-{names[1]}") == "reroll the red 1"
    for texts in (Texts(language).of("pocket") for language in LANGUAGES):
        dice = [f"{pool}-{face}" for pool in Pool for face in range(1, 7)]
        assert all(texts.has(f"plan-{act}-{die}") for act in ("bonus", "reroll") for die in dice)
