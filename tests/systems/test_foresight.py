"""What would come of plans, in every system: the rules' own numbers where a plan leads, and nothing secret in it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from pb12table.kernel.session import Session
from pb12table.skirmish.bot import Planned
from pb12table.skirmish.faces.measures import Strike
from pb12table.skirmish.ids import FigureId
from pb12table.systems import known
from pb12table.systems.kampf_w6.rules.answers import Attack, Walk
from pb12table.systems.kampf_w6.rules.data import StandingOrder as W6Order
from pb12table.systems.kampf_w6.rules.data import WeaponId
from pb12table.systems.pb12.rules.attacks.odds import odds
from pb12table.systems.pb12.rules.game.answers import Concentrate, Horizontal, Move, RangedAttack, Stop
from pb12table.systems.pb12.rules.game.state import Status
from pb12table.systems.pb12.rules.preparations.profiles import StandingOrder, When
from pb12table.systems.pocket_tactics.rules.answers import AttackAction, MoveAction, SpecialAction
from pb12table.texts.locale import Texts
from pb12table.window.play.foreseeing import (
    Exchange,
    Exchanging,
    Foreseeing,
    Foreseen,
    outcome_words,
    step_lines,
    thought_through,
)
from tests.systems.kampf_w6.scene import Scene as W6Scene
from tests.systems.pb12.expect import blade, gun
from tests.systems.pb12.interrupting import GUN, A, B
from tests.systems.pb12.scene import Play, Scene
from tests.systems.pocket_tactics.board import Board, field, row

GO = (Move(2), Horizontal(1.0, 0.0), Horizontal(2.0, 0.0), Horizontal(3.0, 0.0), Horizontal(4.0, 0.0), Stop())


def foreseen(session: Session[Any], figure: FigureId, *answers: Any, language: str = "en") -> Foreseen | None:
    """All that is known of a plan."""
    working = Foreseeing()
    working.ask(session, Planned(figure, answers, answers), Texts(language))
    working.settle()
    return working.found


def meeting(**edits: Any) -> Scene:
    """Alice's a, and ten steps further Bob's b, who faces it; what b holds is given."""
    scene = Scene()
    scene.human("a", "alice", blocks=[gun(), blade()], ranged=4, melee=4, action_points=4, movement=2)
    scene.human("b", "bob", at=(10, 0), facing=180, blocks=[gun(), blade()], ranged=4, melee=4, action_points=2)
    if edits:
        scene.edit("b", **edits)
    return scene


def gone(play: Play) -> tuple[Any, ...]:
    """The plan in the coordinates of the table."""
    return tuple(play.placed(answer) for answer in GO)


def everything(found: Foreseen | None) -> str:
    """All that could be shown of a plan, as text; sights by what they say."""
    assert found is not None
    pairs = [
        (pair.other, pair.level, pair.level_back, pair.there.exists, pair.there.covered_share, pair.back.exists)
        for pair in found.pairs
    ]
    shown = (found.figure, found.body, found.is_sure, found.spent, found.best, found.replies, found.invited)
    return repr((shown, pairs, found.hints))


# -- Pb-12 --------------------------------------------------------------------------------------------------------


def test_an_attack_at_the_ghost_is_what_the_rules_would_roll_there() -> None:
    with meeting().activate("a") as play:
        found = foreseen(play.session, A, *gone(play))
        assert found is not None
        assert found.is_sure
        assert found.spent == ("2 AP", "Moved ×1")
        assert (found.seen, found.watchers) == (1, 1)
        for answer in GO[:-1]:
            play.answer(answer)
        assert (found.body.x, found.body.y) == (play.state.figures[A].x, play.state.figures[A].y)
        assert found.best is not None
        attack = found.best.answer
        assert play.refusal(attack) is None
        if "concentrated" in found.best.means:
            play.answer(Concentrate())
        exact = odds(play.state, A, attack)
        assert found.best.outcomes[-1].share == pytest.approx(exact.p_out)
        assert found.best.outcomes[0].share == pytest.approx(exact.p_damage_points[0])
        assert sum(each.share for each in found.best.outcomes) == pytest.approx(1.0)


def test_the_answer_is_that_of_the_opponents_next_turn_at_the_ghost() -> None:
    with meeting().activate("a") as play:
        found = foreseen(play.session, A, *gone(play))
        assert found is not None
        (reply,) = found.replies
        assert (reply.figure, reply.target) == (B, A)
        assert reply.answer.action_points <= 2
        there = thought_through(play.session, Planned(A, gone(play), ()))
        there.figures[B].concentrated = "concentrated" in reply.means
        assert reply.outcomes[-1].share == pytest.approx(odds(there, B, reply.answer).p_out)
        assert play.state.figures[A].action_points == 4, "nothing of it has happened"


def test_who_is_delayed_and_sees_it_is_invited_whatever_it_is_ordered_to() -> None:
    with meeting(statuses={Status.DELAYED: 2}).activate("a") as play:
        found = foreseen(play.session, A, *gone(play))
        assert found is not None
        (invited,) = found.invited
        assert (invited.figure, invited.words) == (B, "Delayed, 2\u00a0AP")
        assert invited.strike is not None
        assert invited.strike.some > 0.0
    with meeting(statuses={Status.DELAYED: 2}, facing=0.0).activate("a") as play:
        found = foreseen(play.session, A, *gone(play))
        assert found is not None
        assert found.invited == (), "it looks away"


def test_a_plan_that_comes_to_a_die_is_told_as_far_as_it_is_sure() -> None:
    with meeting().activate("a") as play:
        answer = play.placed(RangedAttack(GUN, B, 1))
        working = Foreseeing()
        working.ask(play.session, Planned(A, (*gone(play), answer), "shot"), Texts("en"))
        working.settle()
        assert working.found is not None
        assert not working.found.is_sure


def test_a_plan_that_moves_nobody_tells_nothing() -> None:
    with meeting().activate("a") as play:
        assert foreseen(play.session, A, Concentrate()) is None


def test_a_stale_answer_goes_with_its_plan() -> None:
    with meeting().activate("a") as play:
        working, texts = Foreseeing(), Texts("en")
        plan = Planned(A, gone(play), "first")
        assert not working.ask(play.session, plan, texts)
        working.settle()
        assert not working.ask(play.session, plan, texts), "it is known"
        assert working.ask(play.session, Planned(A, gone(play)[:2], "second"), texts), "it was known, and goes"
        assert working.found is None
        assert not working.ask(play.session, None, texts)


def test_what_would_change_the_number_is_said_as_looking_says_it() -> None:
    scene = meeting()
    scene.wall(6.0, 1.5, (-0.2, 3.0))
    with scene.activate("a") as play:
        found = foreseen(play.session, A, *gone(play))
        assert found is not None
        there = thought_through(play.session, Planned(A, gone(play), ()))
        said = [*step_lines(there, Texts("en").of("pb12"), A, B)][-1]
        assert said
        assert found.hints == said


@pytest.mark.parametrize("when", list(When))
def test_orders_of_others_show_in_no_preview(when: When) -> None:
    """What a player may not know: when the others want to be asked."""
    with meeting(statuses={Status.DELAYED: 2}).activate("a") as play:
        usual = everything(foreseen(play.session, A, *gone(play)))
    with meeting(statuses={Status.DELAYED: 2}, standing_order=StandingOrder(when, 9)).activate("a") as play:
        play.passing()
        assert everything(foreseen(play.session, A, *gone(play))) == usual


def test_hands_and_decks_of_others_show_in_no_preview() -> None:
    """What a player may not know: which cards the others hold, and the order of theirs."""
    seen = set()
    for hand, deck in ((["lucky-shot"], []), ([], ["lucky-shot"])):
        scene = meeting()
        scene.edit("bob", hand=hand, deck=deck, passed_turn=bool(hand))
        with scene.activate("a") as play:
            state = thought_through(play.session, Planned(A, gone(play), ()))
            shown = repr(state.players["bob"])
            assert "lucky-shot" not in shown
            seen.add(everything(foreseen(play.session, A, *gone(play))))
    assert len(seen) == 1


def test_outcomes_read_in_both_languages() -> None:
    with meeting().activate("a") as play:
        for language, word in (("en", "unhurt"), ("de", "heil")):
            found = foreseen(play.session, A, *gone(play), language=language)
            assert found is not None
            assert found.best is not None
            assert word in outcome_words(Texts(language).of("pb12"), found.best)


# -- Kampf W6 -----------------------------------------------------------------------------------------------------


def street(**changes: Any) -> W6Scene:
    scene = W6Scene()
    scene.figure("a", "alice", 5.0, 10.0, "pistol", shooting=4)
    return scene.figure("b", "bob", 16.0, 10.0, "pistol", shooting=4, **changes)


def test_a_walk_of_kampf_w6_tells_attack_answer_and_reaction() -> None:
    face = known.foresight("w6")
    assert face is not None
    play = street().play()
    walk = Walk(((7.0, 10.0),))
    found = foreseen(play.session, A, walk)
    assert found is not None
    assert found.spent == ("1 action",)
    assert found.best is not None
    assert isinstance(found.best.answer, Attack)
    assert play.refusal(Walk(walk.path, found.best.answer)) is None or play.figure("a").actions > 1
    (reply,) = found.replies
    assert reply.figure == B
    (invited,) = found.invited
    assert invited.figure == B
    assert sum(each.share for each in reply.outcomes) == pytest.approx(1.0)
    told = face.strike(play.state, Texts("en").of("w6"), A, Attack(found.best.answer.weapon, B))
    assert told is not None


@pytest.mark.parametrize("order", list(W6Order))
def test_orders_of_others_show_in_no_preview_of_kampf_w6(order: W6Order) -> None:
    usual = everything(foreseen(street().play().session, A, Walk(((7.0, 10.0),))))
    asked = street(standing_order=order, passed_turn=order is W6Order.NEVER).play().session
    assert everything(foreseen(asked, A, Walk(((7.0, 10.0),)))) == usual


@pytest.mark.rule("WR44")
def test_nobody_is_said_to_answer_in_kampf_w6_without_an_action_or_a_die_for_one() -> None:
    walk = Walk(((7.0, 10.0),))

    def told(actions: int, dice: tuple[int, int, int]) -> tuple[int, list[str]]:
        scene = street(actions=actions)
        scene.dice["bob"] = dice
        found = foreseen(scene.play().session, A, walk)
        assert found is not None
        return len(found.replies), [invited.words for invited in found.invited]

    assert told(2, (0, 0, 0)) == (1, ["2 actions left"])
    assert told(0, (0, 0, 0)) == (0, [])
    assert told(0, (1, 0, 0)) == (1, ["for a die"])
    assert told(0, (0, 2, 0)) == (0, []), "reroll dice are none for an action"


@pytest.mark.rule("WR44")
def test_a_reaction_of_kampf_w6_opens_no_window_and_invites_nobody() -> None:
    face = known.foresight("w6")
    assert face is not None
    scene = W6Scene().figure("a", "alice", 5.0, 10.0, "pistol", shooting=4)
    play = scene.figure("b", "bob", 16.0, 10.0, "pistol", shooting=4, standing_order=W6Order.ALWAYS).play()
    play.answer(Walk(((7.0, 10.0),)))
    shot = Attack(WeaponId("pistol"), A, None, 2)
    texts = Texts("en").of("w6")
    strike = face.strike(play.state, texts, B, shot)
    assert strike is not None
    assert face.reply(play.state, texts, A, B) is None
    found = foreseen(play.session, B, Walk(((15.0, 10.0),)))
    assert found is not None
    assert not found.invited


# -- Pocket Tactics -----------------------------------------------------------------------------------------------


def test_a_move_of_pocket_tactics_tells_the_fights_of_the_next_turn() -> None:
    board = Board(field(3))
    own, other = board.put("alice", "swordsman", (-2, 0), 2), board.put("bob", "swordsman", (0, 0), 2)
    board.play("alice")
    found = foreseen(board.session, own, MoveAction(own, (-1, 0)))
    assert found is not None
    assert found.best is not None
    assert found.best.answer == AttackAction(own, other)
    (reply,) = [each for each in found.replies if each.figure == other]
    assert [each.name for each in reply.outcomes] == ["falls", "both", "lost", "neither"]
    assert sum(each.share for each in reply.outcomes) == pytest.approx(1.0)


# -- all ----------------------------------------------------------------------------------------------------------


def test_a_hex_has_its_odds_and_what_its_target_could_answer() -> None:
    board = Board(row(3))
    board.put("bob", "witch", (0, 0))
    board.put("alice", "rider", (2, 0))
    witch, rider, state = FigureId("bob-witch"), FigureId("alice-rider"), board.state
    face, texts = known.foresight("pocket"), Texts("en").of("pocket")
    assert face is not None
    strike = face.strike(state, texts, witch, SpecialAction(witch, "hex", rider))
    assert strike is not None
    assert {each.name: each.share for each in strike.outcomes} == pytest.approx({"falls": 10 / 27, "stays": 17 / 27})
    assert face.changes(state, texts, strike) == ()
    exchanging = Exchanging()
    exchanging.ask(state, Texts("en"), witch, strike.answer)
    exchanging.settle()
    found = exchanging.ask(state, Texts("en"), witch, strike.answer)
    assert found is not None
    assert found.is_known, "what comes back is told, too"


def strikes() -> Iterator[tuple[str, Strike]]:
    with meeting().activate("a") as play:
        found = foreseen(play.session, A, *gone(play))
        assert found is not None
        assert found.best is not None
        yield "pb12", found.best
    w6 = foreseen(street().play().session, A, Walk(((7.0, 10.0),)))
    assert w6 is not None
    assert w6.best is not None
    yield "w6", w6.best


def test_each_outcome_has_its_words() -> None:
    for system, strike in strikes():
        for language in ("en", "de"):
            texts = Texts(language).of(system)
            assert all(texts.has(f"outcome-{each.name}") for each in strike.outcomes)
    assert Exchange(strike).reply is None
