"""Questions that people are spared in Kampf W6, each beside one like it that is asked all the same."""

from __future__ import annotations

from typing import Any

from pb12table.app.play.controller import Controller
from pb12table.bots.play import bots_of
from pb12table.files.scenario import load_scenario
from pb12table.kernel.dice import SeededDice
from pb12table.kernel.session import Session
from pb12table.skirmish.forms.form import Form
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.kampf_w6.rules.acts import ChooseAct, ChooseReaction
from pb12table.systems.kampf_w6.rules.answers import Attack, BonusDie, EndTurn, Reroll, Stop
from pb12table.systems.kampf_w6.rules.data import Stance, StandingOrder, WeaponId
from pb12table.systems.kampf_w6.rules.dice import ChooseParry, SpendOnRoll
from pb12table.systems.kampf_w6.rules.state import State
from pb12table.systems.kampf_w6.system import SYSTEM
from pb12table.systems.kampf_w6.window.face import WINDOW, is_bad
from pb12table.texts.locale import Texts
from pb12table.texts.reasons import answer_words
from pb12table.window.kit.keys import Settings
from tests.systems.kampf_w6.scene import Play, Scene

A, B = FigureId("a"), FigureId("b")
ALICE = PlayerId("alice")
SHOT = Attack(WeaponId("assault-rifle"), B)
STAB = Attack(WeaponId("knife"), B)


def table(play: Play) -> Controller:
    """The game in the window, with people on both sides."""
    return Controller(play.session, None, Settings())


def asked_in(game: Controller) -> Any:
    """The open question."""
    return game.pending


def form_in(game: Controller) -> Form[Any]:
    """The form of the open question."""
    form = WINDOW.form(Texts("en").of("w6"), game.session.state, asked_in(game), {}, "")
    assert form is not None
    return form


def answered(game: Controller, *answers: object) -> Controller:
    for answer in answers:
        assert game.commit(answer) is None
    return game


def shooting(
    *faces: int, dice: tuple[int, int, int], limit: int = 9, wears: str = "none", shots: int = 1
) -> Controller:
    """A target of some wounds has been shot at with three dice to a shot, which hit with 3 or more."""
    scene = Scene().figure("a", "alice", 10, 20, "assault-rifle", actions=5)
    scene.dice["alice"] = dice
    scene.figure("b", "bob", 20, 20, wears=wears, wound_limit=limit, actions=0)
    return answered(table(scene.play(*faces)), *[SHOT] * shots)


def test_a_turn_without_actions_ends_by_itself_and_can_be_taken_back() -> None:
    scene = Scene().figure("a", "alice", 10, 20, "pistol", actions=0).figure("b", "bob", 20, 20)
    scene.dice["alice"] = (1, 0, 1)
    game = table(scene.play())
    assert isinstance(asked_in(game), ChooseAct)
    assert asked_in(game).figure == B, "a die could only have got an action"
    assert [entry.plain for entry in game.session.entries] == [{"type": "end-turn"}], "it is in the journal"
    target = game.undo_target()
    assert target is not None
    game.undo(target)
    assert isinstance(asked_in(game), ChooseAct)
    assert asked_in(game).figure == A, "after all"


def test_a_turn_with_an_action_or_of_a_figure_always_to_be_asked_about_is_asked() -> None:
    for changes in ({"actions": 1}, {"actions": 0, "standing_order": StandingOrder.ALWAYS}):
        scene = Scene().figure("a", "alice", 10, 20, "pistol", **changes).figure("b", "bob", 20, 20)
        scene.dice["alice"] = (1, 0, 1)
        asked = asked_in(table(scene.play()))
        assert isinstance(asked, ChooseAct)
        assert asked.figure == A


def test_the_program_is_asked_what_people_are_spared() -> None:
    scene = Scene().figure("a", "alice", 10, 20, "pistol", actions=0).figure("b", "bob", 20, 20)
    scene.dice["alice"] = (1, 0, 1)
    game = Controller(scene.play().session, None, Settings(), {"alice": "tactical"})
    assert game.asks_program
    assert asked_in(game) is not None
    assert asked_in(game).player == ALICE


def test_a_reaction_for_which_an_action_must_be_got_first_is_not_asked_and_another_is() -> None:
    for actions, order, asked in (
        (0, StandingOrder.TARGET, False),
        (0, StandingOrder.ALWAYS, True),
        (1, StandingOrder.TARGET, True),
    ):
        scene = Scene().figure("a", "alice", 10, 20, "assault-rifle", actions=2)
        scene.figure("b", "bob", 20, 20, "pistol", wound_limit=9, actions=actions, standing_order=order)
        scene.dice["bob"] = (1, 0, 0)
        game = answered(table(scene.play(1, 1, 1)), SHOT)
        assert isinstance(asked_in(game), ChooseReaction if asked else ChooseAct)


def test_a_parry_for_a_die_is_asked_unless_none_can_stop_anything() -> None:
    for melee, asked in ((3, True), (0, False)):
        scene = Scene().figure("a", "alice", 10, 20, "knife", actions=2)
        scene.figure("b", "bob", 10.8, 20, melee=melee, wound_limit=9, actions=0)
        scene.dice["bob"] = (1, 0, 0)
        game = answered(table(scene.play(6, 6)), STAB)
        assert isinstance(asked_in(game), ChooseParry) is asked


def test_a_roll_that_has_hit_with_all_dice_asks_for_one_more_only_if_it_may_put_the_target_out() -> None:
    assert isinstance(asked_in(shooting(6, 6, 6, dice=(1, 1, 0), limit=9)), ChooseAct)
    asked = asked_in(shooting(6, 6, 6, dice=(1, 1, 0), limit=4))
    assert isinstance(asked, SpendOnRoll)
    assert asked.roll == "hit"


def test_a_missing_die_is_asked_about() -> None:
    game = shooting(6, 6, 1, 6, dice=(0, 1, 0))
    assert isinstance(asked_in(game), SpendOnRoll)
    answered(game, Reroll(2))
    assert isinstance(asked_in(game), ChooseAct)


def test_a_die_for_a_roll_is_told_of_before_it_falls() -> None:
    session = shooting(6, 6, 1, 6, dice=(1, 1, 0)).session
    bonus, reroll = (answer_words(Texts("en").of("w6"), session, each, "alice") for each in (BonusDie(), Reroll(2)))
    assert (bonus, reroll) == (
        "a adds a bonus die to the hit roll.",
        "a throws a 1 of the hit roll again with a reroll die.",
    )
    assert not answer_words(Texts("en").of("w6"), session, BonusDie(), "bob")


def test_who_leaves_a_roll_is_not_asked_about_the_next_ones_of_the_round_unless_all_has_missed() -> None:
    game = shooting(6, 6, 1, 6, 1, 1, 1, 1, 1, 1, 1, 1, dice=(0, 1, 0), limit=20)
    answered(game, Stop(), SHOT)
    assert isinstance(asked_in(game), ChooseAct), "one die of three has hit"
    answered(game, SHOT)
    assert isinstance(asked_in(game), SpendOnRoll), "none of three"
    answered(game, Stop(), SHOT)
    assert isinstance(asked_in(game), ChooseAct), "that has been left, too"


def test_what_was_left_is_asked_again_in_the_next_round_and_after_it_was_taken_back() -> None:
    scene = Scene().figure("a", "alice", 10, 20, "assault-rifle", actions=2, speed=9)
    scene.dice["alice"] = (0, 1, 0)
    scene.figure("b", "bob", 20, 20, wound_limit=20, actions=0, standing_order=StandingOrder.NEVER)
    game = answered(table(scene.play(6, 6, 1, 6, 6, 1, 6, 6, 1)), SHOT, Stop())
    target = game.undo_target()
    assert target is not None
    game.undo(target)
    assert isinstance(asked_in(game), SpendOnRoll)
    answered(game, Stop(), EndTurn(), EndTurn())
    assert game.session.state.game_round == 2
    answered(game, SHOT)
    assert isinstance(asked_in(game), SpendOnRoll)


def test_a_roll_for_cover_that_may_put_the_figure_out_is_asked_about_even_if_another_was_left() -> None:
    scene = Scene().figure("a", "alice", 10, 20, "assault-rifle", actions=3)
    scene.figure("b", "bob", 20, 20, stance=Stance.KNEELING, wound_limit=4, actions=0)
    scene.dice["bob"] = (0, 1, 0)
    game = answered(table(scene.play(6, 1, 1, 1, 6, 6, 6, 1, 1, 1)), SHOT)
    asked = asked_in(game)
    assert isinstance(asked, SpendOnRoll)
    assert (asked.roll, asked.hits) == ("cover", 1)
    answered(game, Stop(), SHOT)
    asked = asked_in(game)
    assert isinstance(asked, SpendOnRoll)
    assert (asked.roll, asked.hits) == ("cover", 3)


def test_a_weapon_that_has_all_its_rounds_does_not_make_a_roll_a_bad_one() -> None:
    for rounds, bad in ((7, False), (6, True)):
        scene = Scene().figure("a", "alice", 10, 20, "pistol", "heavy-pistol", actions=2)
        scene.figure("b", "bob", 20, 20, stance=Stance.KNEELING, wound_limit=2, actions=0)
        scene.dice["bob"] = (0, 1, 0)
        play = scene.play(6, 1, 1)
        play.state.figures[A].loaded[WeaponId("heavy-pistol")] = rounds
        game = answered(table(play), Attack(WeaponId("pistol"), B))
        assert asked_in(game).roll == "cover"
        assert is_bad(game.session.state, asked_in(game)) is bad


def test_where_armour_stops_all_no_die_and_no_parry_is_asked_for() -> None:
    for wears, asked in (("heavy", False), ("none", True)):
        scene = Scene().figure("a", "alice", 10, 20, actions=2)
        scene.dice["alice"] = (0, 1, 0)
        scene.figure("b", "bob", 10.8, 20, wears=wears, wound_limit=9, actions=0)
        game = answered(table(scene.play(1)), Attack(WeaponId("fists"), B))
        assert isinstance(asked_in(game), SpendOnRoll) is asked


def test_the_question_itself_says_how_to_be_asked_no_more() -> None:
    game = shooting(1, 1, 1, dice=(0, 1, 0))
    (never,) = form_in(game).instead
    assert game.answer_declaring(ALICE, never.declares, never.answer) is None
    assert game.session.state.players[ALICE].keep_dice


def test_who_wants_to_be_asked_only_about_what_is_bad_is_so_for_the_rest_of_the_game() -> None:
    scene = Scene().figure("a", "alice", 10, 20, "assault-rifle", actions=2, speed=9)
    scene.dice["alice"] = (0, 1, 0)
    scene.figure("b", "bob", 20, 20, wound_limit=20, actions=0, standing_order=StandingOrder.NEVER)
    game = answered(table(scene.play(6, 6, 1, 6, 1, 1, 1, 1, 1)), SHOT)
    (rarely,) = form_in(game).instead
    assert rarely.stands == "always"
    game.let_stand(rarely.answer, "", always=True)
    answered(game, rarely.answer, EndTurn(), EndTurn())
    assert game.session.state.game_round == 2
    answered(game, SHOT)
    assert isinstance(asked_in(game), ChooseAct), "one of three has hit"
    answered(game, SHOT)
    assert isinstance(asked_in(game), SpendOnRoll), "none of three"
    (never,) = form_in(game).instead
    assert never.declares is not None, "about that one can be asked no more"


def test_nothing_that_others_keep_to_themselves_changes_what_is_asked() -> None:
    setup = load_scenario("petrol-station").setup
    session: Session[State] = Session(SYSTEM, SYSTEM.new_game(setup), SeededDice(3))
    bot, shown = bots_of("w6")["tactical"](3), set()
    for _ in range(120):
        asked = session.pending
        if asked is None:
            break
        other = next(player.id for player in setup.players if player.id != asked.player)
        wishing = session.state.clone()
        for figure in setup.figures:
            if figure.player == other:
                wishing.figures[figure.id].standing_order = StandingOrder.ALWAYS
                wishing.figures[figure.id].passed_turn = True
        wishing.players[other].keep_dice = True
        found = [
            WINDOW.assistant(Settings()).spared(asked, SYSTEM.view(state, asked.player))
            for state in (session.state, wishing)
        ]
        assert found[0] == found[1]
        shown.add(found[0] is None)
        session.answer(bot.answer(SYSTEM.view(session.state, asked.player), asked))
    assert shown == {True, False}
