"""Reaction windows, dice for actions, items and how fights end.  W020, W023 to W032, WR26 to WR37."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from pb12table.files.scenario import load_scenario
from pb12table.kernel.game import EntryKind, visible_to
from pb12table.kernel.request import IllegalAnswer
from pb12table.report.games import course_of
from pb12table.skirmish.ids import FigureId, Label, PlayerId
from pb12table.skirmish.zones import Zone, ZoneKind
from pb12table.systems.kampf_w6.rules.acts import ChooseAct, ChooseReaction
from pb12table.systems.kampf_w6.rules.answers import (
    Attack,
    BuyAction,
    ChangeStance,
    Crawl,
    EndTurn,
    GiveUp,
    KeepDice,
    Pass,
    PassTurn,
    Reload,
    Run,
    ScenarioAct,
    SetStandingOrder,
    StealAction,
    UseItem,
    Walk,
)
from pb12table.systems.kampf_w6.rules.attack_plan import figure_value, weapon_value
from pb12table.systems.kampf_w6.rules.data import (
    AtTheLimit,
    ItemId,
    Skills,
    Stance,
    StandingOrder,
    TakeAct,
    WeaponId,
)
from pb12table.systems.kampf_w6.rules.events import (
    ActionStolen,
    FigureOut,
    GameEnded,
    ItemUsed,
    PapersDropped,
    PointsScored,
    ReactionPassed,
    TurnBegan,
)
from pb12table.systems.kampf_w6.rules.figures import perceives
from pb12table.systems.kampf_w6.rules.sequence import is_asked, new_game
from pb12table.systems.kampf_w6.rules.state import Fate
from pb12table.systems.kampf_w6.texts import briefing
from pb12table.table.footprints import Area
from pb12table.texts.locale import Language, Texts
from tests.systems.kampf_w6.scene import ALWAYS, Play, Scene, acting, box, profile, thin, weapon

A, B, C, D, E = (FigureId(name) for name in "abcde")
PISTOL, EAGLE = WeaponId("pistol"), WeaponId("heavy-pistol")
ALICE, BOB = PlayerId("alice"), PlayerId("bob")
KNEEL = ChangeStance(Stance.KNEELING)


def crowd(order: StandingOrder) -> Scene:
    """WV52: A acts; B and C see it, C has no action, D neither sees nor hears it; E is an ally."""
    scene = Scene(box("house", 20, 40, 10, 10, 3.0))
    scene.figure("a", "alice", 10, 20, "pistol", standing_order=order)
    scene.figure("b", "bob", 20, 20, "pistol", actions=2, standing_order=order)
    scene.figure("c", "bob", 20, 25, "pistol", actions=0, standing_order=order)
    scene.figure("d", "bob", 25, 55, "pistol", standing_order=order)
    return scene.figure("e", "alice", 10, 25, "pistol", actions=1, standing_order=order)


# -- the window ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("W023")
@pytest.mark.rule("W024")
@pytest.mark.rule("W025")
@pytest.mark.rule("W026")
@pytest.mark.rule("W028")
@pytest.mark.rule("W029")
@pytest.mark.vector("WV52")
def test_wv52_who_is_asked() -> None:
    play = crowd(StandingOrder.ALWAYS).play(1, 1).answer(KNEEL)
    assert play.asked == ChooseReaction("bob", B, "stance")
    play.answer(Attack(PISTOL, A, None, 1))
    assert play.figure("b").actions == 1
    assert play.asked == ChooseReaction("alice", E, "stance"), "not B again, and neither C nor D"
    play.answer(Pass())
    assert play.asked == ChooseAct("alice", A)


@pytest.mark.rule("W023")
@pytest.mark.rule("W028")
def test_nobody_but_its_player_learns_that_a_figure_was_asked_and_passed() -> None:
    play = crowd(StandingOrder.ALWAYS).play().answer(KNEEL, Pass(), PassTurn())
    told = [(event.figure, visible_to(event, ALICE), visible_to(event, BOB)) for event in play.events(ReactionPassed)]
    assert told == [(B, False, True), (E, True, False)]


@pytest.mark.rule("W024")
@pytest.mark.vector("WV52")
def test_wv52_by_default_those_are_asked_who_could_attack() -> None:
    play = crowd(StandingOrder.TARGET).play().answer(KNEEL)
    assert play.asked == ChooseReaction("bob", B, "stance")
    play.answer(Pass())
    assert play.asked == ChooseAct("alice", A)


@pytest.mark.rule("W025")
@pytest.mark.vector("WV53")
def test_wv53_seeing_hearing_and_being_attacked() -> None:
    scene = Scene(thin("wall", (30, 0), (30, 60), 5.0)).figure("a", "alice", 10, 20, "assault-rifle")
    state = scene.figure("b", "bob", 50, 20).figure("c", "bob", 31, 20).state()
    assert perceives(state, B, acting(state, "a", noise=150.0)), "a rifle is heard through a wall"
    near = acting(state, "a", (28.5, 20, 0), noise=2.0)
    assert not perceives(state, C, near), "a crawl is not heard so far"
    assert perceives(state, C, acting(state, "a", (29.0, 20, 0), noise=2.0))
    shot = acting(state, "a", noise=5.0)
    assert not perceives(state, B, shot)
    shot.attacked.append(B)
    assert perceives(state, B, shot)


@pytest.mark.rule("W027")
@pytest.mark.vector("WV54")
def test_wv54_a_runner_is_shot_in_the_gap() -> None:
    walls = (thin("west", (5, 25), (12.9, 25), 3.0), thin("east", (14.1, 25), (40, 25), 3.0))
    scene = Scene(*walls).figure("a", "alice", 10, 30, "pistol").figure("b", "bob", 13.5, 20, "pistol")
    play = scene.play(1, 1).answer(Run(((16.0, 30.0),)))
    assert isinstance(play.asked, ChooseReaction)
    places = [place for place in range(7) if play.why(Attack(PISTOL, A, None, place)) is None]
    assert places == [3, 4]
    assert play.why(Attack(PISTOL, A, None, 6)) == ("WR21", "no-sight-line")
    play.answer(Attack(PISTOL, A, None, 3))
    assert play.figure("a").at == (16.0, 30.0, 0.0)


@pytest.mark.rule("WR42", "W017", "W025")
@pytest.mark.vector("WV69")
def test_wv69_a_stab_in_passing_is_answered_where_it_was_and_heard_from_there() -> None:
    scene = Scene(thin("wall", (25, 0), (25, 60), 5.0), parry=False).figure("a", "alice", 10, 20, "knife")
    scene.figure("b", "bob", 11, 21.5, "knife").figure("c", "bob", 31.5, 20, **ALWAYS)
    walk = Walk(((10.5, 20.0), (13.0, 20.0)), Attack(WeaponId("knife"), B), 1.0)
    play = scene.play(1, 1).answer(walk)
    assert play.asked == ChooseReaction("bob", B, "walk")
    knife = WeaponId("knife")
    assert [place for place in range(6) if play.why(Attack(knife, A, None, place)) is None] == [2]
    act = play.state.current_act
    assert act is not None
    assert [act.noise_at(place) for place in range(6)] == [5.0, 5.0, 20.0, 5.0, 5.0, 5.0]
    assert not perceives(play.state, C, act), "20.5 m away, though the end of the way is nearer"
    nearer = scene.state()
    nearer.figures[C].x, nearer.current_act = 31.0, act
    assert perceives(nearer, C, act)


def shoot_out(**options: Any) -> Scene:
    """A with a shot that puts B out; C is B's friend, far from all."""
    scene = Scene(**options).figure("a", "alice", 10, 20, "heavy-pistol")
    return scene.figure("b", "bob", 15, 20, "pistol", wounds=2, actions=1).figure("c", "bob", 50, 50)


@pytest.mark.rule("W027")
@pytest.mark.vector("WV55")
def test_wv55_a_last_reaction_of_who_goes_down() -> None:
    play = shoot_out().play(6, 1, 1).answer(Attack(EAGLE, B))
    assert play.asked == ChooseReaction("bob", B, "attack")
    assert play.why(KNEEL) == ("WR26", "only-attacks-when-down")
    assert not play.events(FigureOut)
    play.answer(Attack(PISTOL, A))
    assert [event.figure for event in play.events(FigureOut)] == [B]
    play = shoot_out(downed_may_react=False).play(6).answer(Attack(EAGLE, B))
    assert play.asked == ChooseAct("alice", A)
    assert play.figure("b").fate == "out"


@pytest.mark.rule("W027")
@pytest.mark.vector("WV56")
def test_wv56_a_runner_lies_where_it_was_hit() -> None:
    scene = Scene().figure("a", "alice", 10, 30, "pistol", wound_limit=1)
    scene.figure("b", "bob", 13, 20, "heavy-pistol").figure("c", "bob", 13, 40, "heavy-pistol")
    play = scene.figure("d", "alice", 50, 50).play(6).answer(Run(((16.0, 30.0),)), Attack(EAGLE, A, None, 3))
    assert play.figure("a").at == (13.0, 30.0, 0.0)
    assert [event.figure for event in play.events(FigureOut)] == [A]
    assert play.asked == ChooseAct("bob", B), "C has no attack any more, and A's turn is over"


@pytest.mark.rule("W023")
@pytest.mark.rule("W026")
@pytest.mark.rule("W029")
@pytest.mark.vector("WV57")
def test_wv57_reactions_are_not_answered() -> None:
    scene = Scene(thin("wall", (15, 30), (15, 60), 5.0)).figure("a", "alice", 10, 50, "pistol")
    scene.figure("b", "bob", 10, 40, "machine-gun", loaded={"machine-gun": 10}, **ALWAYS)
    play = scene.figure("d", "alice", 20, 40, "pistol", **ALWAYS).play().answer(KNEEL)
    assert play.asked == ChooseReaction("bob", B, "stance")
    assert play.why(Reload(WeaponId("machine-gun"))) == ("WR04", "too-dear-for-a-reaction")
    play.answer(KNEEL)
    assert play.asked == ChooseAct("alice", A), "D does not perceive the act of A"


@pytest.mark.rule("W026")
@pytest.mark.vector("WV57")
def test_wv57_a_standing_order_counts_as_a_pass() -> None:
    scene = Scene().figure("a", "alice", 10, 20, "pistol").figure("c", "bob", 20, 30, "pistol")
    scene.figure("b", "bob", 20, 20, "pistol", standing_order=StandingOrder.ATTACKED)
    state = scene.state()
    act = acting(state, "a")
    assert (is_asked(state, B), is_asked(state, C)) == (False, True)
    act.attacked.append(B)
    assert is_asked(state, B)
    state.figures[B].standing_order = StandingOrder.NEVER
    assert not is_asked(state, B)


@pytest.mark.rule("WR38")
def test_an_attack_that_cannot_hit_asks_nobody() -> None:
    scene = Scene().figure("a", "alice", 10, 20, "pistol")
    play = scene.figure("b", "bob", 20, 20, "pistol", shooting=0).play().answer(KNEEL)
    assert play.asked == ChooseAct("alice", A)
    play.answer(ChangeStance(Stance.STANDING))
    scene = Scene().figure("a", "alice", 10, 20, "pistol")
    assert isinstance(scene.figure("b", "bob", 20, 20, "pistol", shooting=1).play().answer(KNEEL).asked, ChooseReaction)


@pytest.mark.rule("W028")
def test_passing_for_a_turn() -> None:
    scene = Scene().figure("a", "alice", 10, 20, "pistol").figure("b", "bob", 20, 20, "pistol")
    play = scene.play(1, 1).answer(KNEEL, PassTurn(), ChangeStance(Stance.PRONE))
    assert play.asked == ChooseAct("alice", A)
    play.answer(Attack(PISTOL, B))
    assert play.asked == ChooseReaction("bob", B, "attack"), "but not when attacked"
    play.answer(Pass(), EndTurn(), EndTurn())
    assert not play.figure("b").passed_turn


# -- dice for actions -------------------------------------------------------------------------------------------------


@pytest.mark.rule("W030")
@pytest.mark.rule("W032")
@pytest.mark.vector("WV58")
def test_wv58_buying_an_action() -> None:
    scene = Scene().figure("a", "alice", 10, 20, "pistol").figure("b", "bob", 20, 20, "pistol", actions=0)
    scene.dice["bob"] = (3, 0, 0)
    scene.dice["alice"] = (1, 0, 0)
    play = scene.play(1, 1).answer(Attack(PISTOL, B))
    while not isinstance(play.asked, ChooseReaction):
        play.answer(play.asked.default(play.state))
    play.answer(BuyAction())
    assert (play.figure("b").actions, play.state.players[BOB].bonus_dice) == (1, 2)
    assert play.asked == ChooseReaction("bob", B, "attack"), "no window, and it may react now"
    play.answer(Pass())
    other = scene.play().answer(BuyAction())
    assert (other.figure("a").actions, other.asked) == (5, ChooseAct("alice", A))
    assert other.why(BuyAction()) == ("W030", "no-bonus-die")


@pytest.mark.rule("W031")
@pytest.mark.vector("WV59")
def test_wv59_stealing_an_action() -> None:
    scene = Scene().figure("a", "alice", 10, 20, "pistol", actions=3).figure("b", "bob", 20, 20, "pistol", **ALWAYS)
    scene.figure("c", "alice", 10, 30, "pistol", actions=2)
    scene.dice["bob"] = (0, 0, 2)
    play = scene.play().answer(KNEEL, StealAction(A))
    assert (play.figure("a").actions, play.figure("b").actions) == (1, 5)
    play.answer(StealAction(C))
    stolen = play.last(ActionStolen)
    assert (play.figure("c").actions, play.figure("c").debt, stolen.at_once, stolen.fate_dice) == (2, 1, False, 0)
    play.answer(Pass(), EndTurn(), EndTurn())
    assert play.last(TurnBegan) == TurnBegan(figure=C, actions=3, debt=1)


@pytest.mark.rule("W010")
@pytest.mark.rule("W031")
@pytest.mark.vector("WV60")
def test_wv60_what_cannot_be_stolen() -> None:
    scene = Scene().figure("a", "alice", 10, 20, "pistol", actions=1)
    scene.figure("b", "bob", 20, 20, "pistol", **ALWAYS)
    scene.figure("c", "alice", 10, 30, speed=0, dexterity=0).figure("d", "bob", 20, 30)
    scene.dice["bob"] = (0, 0, 3)
    play = scene.play().answer(KNEEL, StealAction(C))
    assert play.why(StealAction(C)) == ("WR19", "nothing-to-steal")
    assert play.why(StealAction(A)) == ("WR19", "nothing-to-steal"), "the actor has none left"
    assert play.why(StealAction(D)) == ("WR19", "own-side")
    assert play.why(StealAction(FigureId("nobody"))) == ("WR19", "no-such-figure")
    play.answer(Pass())
    while play.state.actor != D:
        play.answer(play.asked.default(play.state))
    assert [(event.figure, event.actions) for event in play.events(TurnBegan)][1] == (C, 0)
    assert Scene().figure("a", "alice", 1, 1).figure("b", "bob", 9, 9).play().why(StealAction(B)) == (
        "W031",
        "no-fate-die",
    )


@pytest.mark.rule("W032")
def test_keeping_dice_asks_less() -> None:
    scene = Scene().figure("a", "alice", 10, 20, "pistol").figure("b", "bob", 20, 20, "pistol")
    scene.dice["alice"] = (1, 1, 1)
    play = scene.play(1, 1)
    play.session.declare("alice", KeepDice(True))
    play.answer(Attack(PISTOL, B))
    assert isinstance(play.asked, ChooseReaction)
    with pytest.raises(IllegalAnswer):
        play.session.declare("alice", SetStandingOrder(B, StandingOrder.NEVER))
    play.session.declare("bob", SetStandingOrder(B, StandingOrder.NEVER))
    assert play.figure("b").standing_order is StandingOrder.NEVER
    hidden = play.session.system.view(play.state, "alice")
    assert hidden.figures[B].standing_order is StandingOrder.TARGET
    assert play.session.entries[-1].kind is EntryKind.DECLARATION


# -- items ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("W020")
@pytest.mark.vector("WV62")
def test_wv62_first_aid() -> None:
    kit = ItemId("first-aid-kit")

    def medic(away: float, **ally: Any) -> Any:
        scene = Scene().figure("a", "alice", 10, 20, items=("first-aid-kit", "shield"))
        scene.figure("c", "alice", 10.5 + away, 20, **{"wounds": 2, **ally})
        return scene.figure("b", "bob", 50, 50).play()

    play = medic(0.8).answer(UseItem(kit, C))
    assert (play.figure("c").wounds, play.figure("a").uses["first-aid-kit"]) == (1, 1)
    assert play.last(ItemUsed).healed == 1
    assert medic(1.2).why(UseItem(kit, C)) == ("WR30", "out-of-reach")
    assert medic(0.8, wounds=0).why(UseItem(kit, C)) == ("WR30", "not-wounded")
    assert medic(0.8, fate="out").why(UseItem(kit, C)) == ("WR25", "out-of-action")
    play.answer(UseItem(kit, C))
    assert play.why(UseItem(kit, C)) == ("WR30", "used-up")
    assert play.why(UseItem(ItemId("shield"), C)) == ("WR30", "nothing-to-use")
    assert play.why(UseItem(ItemId("spade"), C)) == ("W020", "no-such-item")
    assert medic(0.8).why(UseItem(kit, FigureId("nobody"))) == ("WR30", "no-such-figure")


# -- sides and ends -------------------------------------------------------------------------------------------


@pytest.mark.rule("W013")
@pytest.mark.rule("W056")
@pytest.mark.vector("WV65")
def test_wv65_players_share_dice_and_friends_hide() -> None:
    scene = Scene().figure("a", "alice", 10, 20, "pistol", shooting=1).figure("c", "alice", 15, 20, "pistol")
    scene.figure("b", "bob", 20, 20, "pistol", wound_limit=9, standing_order=StandingOrder.NEVER)
    scene.dice["alice"] = (3, 0, 0)
    play = scene.play(*[6] * 4)
    assert play.why(Attack(PISTOL, C)) == ("WR35", "own-side")
    assert play.why(Attack(PISTOL, B)) == ("WR21", "no-sight-line")
    play.answer(BuyAction())
    assert play.state.players[ALICE].bonus_dice == 2
    play.answer(EndTurn(), BuyAction())
    assert play.state.players[ALICE].bonus_dice == 1


@pytest.mark.vector("WV66")
def test_wv66_both_sides_gone_in_one_window_is_a_draw() -> None:
    scene = Scene().figure("a", "alice", 10, 20, "heavy-pistol", wounds=2)
    scene.figure("b", "bob", 15, 20, "heavy-pistol", wounds=2)
    play = scene.play(6, 6).answer(Attack(EAGLE, B), Attack(EAGLE, A))
    assert play.last(GameEnded) == GameEnded(winners=(), reason="all-out")
    assert play.session.pending is None


@pytest.mark.rule("W033")
@pytest.mark.vector("WV67")
def test_wv67_what_figures_are_worth() -> None:
    alice = [figure_value(profile(name)) for name in ("veteran", "recruit", "medic", "scout")]
    bob = [figure_value(profile(name)) for name in ("leader", "gunner", "brute", "recruit")]
    assert (alice, sum(alice)) == ([110, 64, 78, 63], 315)
    assert (bob, sum(bob)) == ([95, 88, 69, 64], 316)
    assert [figure_value(profile(name)) for name in ("marksman", "duellist", "warrior")] == [105, 72, 75]


WEAPONS = {
    "fists": 2, "knife": 8, "axe": 10, "sabre": 11, "spear": 7, "pistol": 9, "heavy-pistol": 14, "smg": 19,
    "shotgun": 14, "assault-rifle": 36, "machine-gun": 31, "sniper-rifle": 40, "bow": 11, "throwing-knife": 3,
    "throwing-axe": 8,
}  # fmt: skip


@pytest.mark.parametrize(("name", "value"), WEAPONS.items())
def test_what_weapons_are_worth_with_a_skill_of_three(name: str, value: int) -> None:
    assert int(weapon_value(weapon(name), Skills(3, 3, 3)) + 0.5) == value


def square(identity: str, kind: ZoneKind, x: float, y: float, size: float, *players: PlayerId) -> Zone:
    return Zone(identity, kind, Area(((x, y), (x + size, y), (x + size, y + size), (x, y + size))), players)


@pytest.mark.rule("W006")
@pytest.mark.rule("WR37")
def test_points_of_zones_decide_after_the_last_round() -> None:
    scene = Scene(round_limit=1).figure("a", "alice", 10, 20).figure("b", "bob", 50, 50)
    scene.zones = (square("yard", ZoneKind.CONTEST, 8, 18, 4),)
    play = scene.play().answer(EndTurn(), EndTurn())
    assert play.last(PointsScored).side == "alice"
    assert play.last(GameEnded) == GameEnded(winners=(ALICE,), reason="most-points")
    scene.zones = ()
    assert scene.play().answer(EndTurn(), EndTurn()).last(GameEnded) == GameEnded(winners=(), reason="even")


@pytest.mark.rule("WR32")
def test_enough_points_decide_at_the_end_of_a_round() -> None:
    scene = Scene(round_limit=9, points_to_win=2).figure("a", "alice", 10, 20).figure("b", "bob", 50, 50)
    scene.zones = (square("yard", ZoneKind.CONTEST, 8, 18, 4),)
    play = scene.play().answer(EndTurn(), EndTurn())
    assert play.state.outcome is None, "one point is not enough"
    play.answer(EndTurn(), EndTurn())
    assert play.state.game_round == 2
    assert play.last(GameEnded) == GameEnded(winners=(ALICE,), reason="points-reached")


@pytest.mark.parametrize(("language", "told"), [("en", "Whoever has a point at"), ("de", "Runde einen Punkt hat")])
def test_the_briefing_tells_of_one_point_in_words(language: Language, told: str) -> None:
    setup = Scene(points_to_win=1).figure("a", "alice", 10, 20).figure("b", "bob", 50, 50).play().state.setup
    assert any(told in line for line in briefing(Texts(language).of("w6"), setup))


@pytest.mark.parametrize(
    ("able", "told"),
    [
        ((), "A side that holds the zone “fountain” alone at the end of a round scores a point."),
        (
            ("alice", "bob", "carol"),
            "A side that holds the zone “fountain” alone at the end of a round scores a point.",
        ),
        (("alice", "bob"), "Only Alice and Bob can score a point in the zone “fountain”: "),
        (("carol",), "Only Carol can score a point in the zone “fountain”: "),
    ],
)
def test_the_briefing_names_who_can_score_in_a_zone_unless_all_can(able: tuple[str, ...], told: str) -> None:
    setup = load_scenario("market-for-three").setup
    zones = tuple(
        replace(zone, players=tuple(map(PlayerId, able))) if zone.kind is ZoneKind.CONTEST else zone
        for zone in setup.zones
    )
    assert next(briefing(Texts("en").of("w6"), replace(setup, zones=zones))).startswith(told)


def test_the_briefing_tells_of_zones_that_score_alike_in_one_sentence() -> None:
    setup = load_scenario("two-depots").setup
    told = list(briefing(Texts("de").of("w6"), setup))
    assert told[0].startswith("Für jede der Zonen „Die Mitte“, „Die Westrampe“ und „Die Ostrampe“ gibt es")
    assert not any("Zone" in line for line in told[1:])


@pytest.mark.rule("WR32")
def test_where_two_have_enough_points_nobody_wins_yet() -> None:
    scene = Scene(round_limit=2, points_to_win=1).figure("a", "alice", 10, 20).figure("b", "bob", 50, 50)
    scene.zones = (square("yard", ZoneKind.CONTEST, 8, 18, 4), square("shed", ZoneKind.CONTEST, 48, 48, 4))
    play = scene.play().answer(EndTurn(), EndTurn())
    assert play.state.points == {"alice": 1, "bob": 1}
    assert play.state.outcome is None
    play.answer(EndTurn(), EndTurn())
    assert play.last(GameEnded) == GameEnded(winners=(), reason="even"), "that was the last round"


def test_points_are_counted_for_all_players_of_a_side_in_the_course_of_a_game() -> None:
    scene = Scene(round_limit=2).figure("a", "alice", 10, 20).figure("c", "carol", 50, 10).figure("b", "bob", 50, 50)
    scene.sides = {"alice": "reds", "carol": "reds"}
    scene.zones = (square("yard", ZoneKind.CONTEST, 8, 18, 4),)
    play = scene.play().answer(*[EndTurn()] * 6)
    found = course_of(Texts("en"), play.session)
    assert {player: points[-1] for player, points in found.stands.items()} == {"alice": 2, "carol": 2, "bob": 0}


@pytest.mark.rule("W006")
def test_two_sides_in_a_zone_score_nothing() -> None:
    scene = Scene(round_limit=2).figure("a", "alice", 10, 20).figure("b", "bob", 11, 20)
    scene.zones = (square("yard", ZoneKind.CONTEST, 8, 18, 4), square("shed", ZoneKind.HOLD, 8, 18, 4, BOB))
    play = scene.play().answer(EndTurn(), EndTurn())
    assert not play.events(PointsScored)


@pytest.mark.parametrize(("margin", "reason"), [(20, "most-value"), (500, "even")])
def test_the_value_of_those_left_decides(margin: int, reason: str) -> None:
    scene = Scene(round_limit=1, at_the_limit=AtTheLimit.VALUE, value_margin=margin)
    scene.figure("a", "alice", 10, 20, "assault-rifle").figure("b", "bob", 50, 50)
    assert scene.play().answer(EndTurn(), EndTurn()).last(GameEnded).reason == reason


@pytest.mark.rule("WR40")
@pytest.mark.parametrize(("kind", "wins"), [(ZoneKind.ENTRY, True), (ZoneKind.EXIT, True), (ZoneKind.HOLD, False)])
def test_home_is_where_one_enters_or_leaves(kind: ZoneKind, wins: bool) -> None:
    scene = Scene(box("hut", 6, 4, 2, 2, 2.6)).figure("a", "alice", 5.6, 5).figure("b", "bob", 50, 50)
    scene.acts = (TakeAct("take-papers", Label("", ""), "hut"),)
    scene.zones = (square("yard", kind, 4, 4, 2, ALICE),)
    play = scene.play().answer(ScenarioAct("take-papers"))
    assert (play.state.outcome is not None) is wins


@pytest.mark.rule("W022")
def test_a_carrier_who_comes_home_wins_and_one_who_goes_out_drops_it() -> None:
    scene = Scene(box("hut", 6, 4, 2, 2, 2.6)).figure("a", "alice", 5.6, 5, wound_limit=1)
    scene.figure("b", "bob", 5.6, 9, "heavy-pistol").figure("c", "alice", 5.0, 5)
    scene.acts = (TakeAct("take-papers", Label("", ""), "hut"),)
    scene.zones = (square("edge", ZoneKind.ENTRY, 0, 0, 4, ALICE),)
    play = scene.play(6).answer(ScenarioAct("take-papers"), Pass())
    assert play.why(Run(((3.5, 3.5),))) == ("W022", "carrier-does-not-run")
    fork = play.session.fork()
    fork.answer(Walk(((5.4, 4.0), (3.9, 3.9))))
    fork.answer(Pass())
    assert fork.state.outcome is not None
    assert fork.state.outcome.reason == "carried-home"
    play.answer(KNEEL, Attack(EAGLE, A, None, 0))
    assert play.last(PapersDropped).at == (5.6, 5, 0.0)
    while play.state.actor != C:
        play.answer(play.asked.default(play.state))
    assert play.why(ScenarioAct("take-papers")) == ("W022", "not-there")
    play.answer(Walk(((5.2, 5.0),))).pass_all()
    assert play.why(ScenarioAct("take-papers")) is None


def test_giving_up_ends_a_fight_of_two() -> None:
    play = Scene().figure("a", "alice", 10, 20).figure("b", "bob", 50, 50).play()
    play.session.declare("bob", GiveUp())
    assert play.last(GameEnded) == GameEnded(winners=(ALICE,), reason="last-side")


def test_the_others_fight_on_when_one_of_three_gives_up() -> None:
    scene = Scene().figure("a", "alice", 10, 20, "pistol").figure("b", "bob", 20, 20, "pistol")
    play = scene.figure("c", "carol", 20, 30, "pistol").play()
    play.answer(KNEEL)
    play.session.declare("alice", GiveUp())
    with pytest.raises(IllegalAnswer):
        play.session.declare("alice", GiveUp())
    assert play.state.outcome is None
    while not isinstance(play.asked, ChooseAct):
        play.answer(play.asked.default(play.state))
    assert play.state.actor == B


@pytest.mark.rule("W019")
@pytest.mark.rule("W025")
def test_a_crawl_behind_a_wall_is_not_noticed() -> None:
    scene = Scene(thin("wall", (11.5, 0), (11.5, 60), 3.0)).figure("a", "alice", 10, 20, stance=Stance.PRONE)
    play = scene.figure("b", "bob", 12.6, 20, **ALWAYS).play().answer(Crawl(((10.0, 21.0),)))
    assert play.asked == ChooseAct("alice", A)


def test_why_something_cannot_be_declared() -> None:
    play = Scene().figure("a", "alice", 10, 20).figure("b", "bob", 50, 50).figure("c", "carol", 50, 10).play()

    def why(player: str, said: Any) -> str:
        refusal = play.session.system.declaration_refusal(play.state, player, said)
        return "" if refusal is None else refusal.reason

    assert why("alice", {"type": "surrender"}) == "no-such-declaration"
    assert why("alice", SetStandingOrder(B, StandingOrder.ALWAYS)) == "not-your-figure"
    assert why("nobody", GiveUp()) == "game-over"
    play.session.declare("carol", GiveUp())
    assert why("carol", KeepDice(True)) == "gave-up"


@pytest.mark.rule("WR32")
def test_a_fight_of_nobody_is_over_at_once() -> None:
    assert Play(new_game(Scene().setup()), ()).last(GameEnded) == GameEnded(winners=(), reason="all-out")
    scene = Scene().figure("a", "alice", 10, 20, fate=Fate.OUT).figure("b", "bob", 50, 50, fate=Fate.OUT)
    assert scene.play().last(GameEnded).reason == "all-out"
