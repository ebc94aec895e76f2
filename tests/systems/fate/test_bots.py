"""What the bots of FATE do: they bring goals home, make big hits ready, compel, and give in by grit."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from pb12table.bots.play import make_bots, play, started
from pb12table.bots.reasons import reasons_of
from pb12table.files.content import load_content
from pb12table.files.scenario import load_scenario, scenario_of, suite_files
from pb12table.kernel.session import Session
from pb12table.skirmish.bot import Reasons, answering
from pb12table.skirmish.ids import FigureId, Label, PlayerId
from pb12table.systems.fate.bots import by_name
from pb12table.systems.fate.bots.answering import (
    FAR,
    PLAIN,
    STEADY,
    STRONG,
    Mind,
    against,
    alone,
    answer,
    away,
    errand,
    goals_of,
    grit,
    harm,
    outbid,
)
from pb12table.systems.fate.bots.by_name import BOTS, MOOD, OPPOSED, SIMPLE, LikelyDice, dice_for, outcomes_of, played
from pb12table.systems.fate.bots.ideas import Idea, free_act, ideas, zone_worth
from pb12table.systems.fate.rules.actors import side
from pb12table.systems.fate.rules.acts.attacks import DefendFully
from pb12table.systems.fate.rules.acts.compels import OfferCompel
from pb12table.systems.fate.rules.asking.answers import (
    Attack,
    Blast,
    Change,
    Compel,
    Enough,
    Hamper,
    Lift,
    MainAct,
    Move,
    NoCompel,
    NoOffer,
    PassTurn,
    Sprint,
    Step,
    Switch,
    TakeConsequence,
    Terms,
    UseAspect,
    UseFeature,
)
from pb12table.systems.fate.rules.asking.judging import AnswerCompel
from pb12table.systems.fate.rules.asking.requests import ChooseAct
from pb12table.systems.fate.rules.bidding import OTHER, ROLL, AddToRoll
from pb12table.systems.fate.rules.data import (
    ActorId,
    FeatureId,
    GoalKind,
    Setup,
    Severity,
    SideId,
    Skill,
    ThingId,
    Track,
)
from pb12table.systems.fate.rules.harm import OfferConcession, TakeHit
from pb12table.systems.fate.rules.state import Aspect, Contest, Deed, Gone, On, Roll, State
from pb12table.systems.fate.system import SYSTEM
from pb12table.texts.locale import Texts

MARIT, JORY, ANSELM, TOMAS = (ActorId(name) for name in ("marit", "jory", "anselm", "tomas"))
VOSS, SILKE, BOILERMAN = (ActorId(name) for name in ("voss", "silke", "boilerman"))
CHEST = ThingId("chest")


@cache
def setup(scenario: str) -> Setup:
    found: Setup = load_scenario(scenario).setup
    return found


def at_turn(scenario: str, actor: ActorId) -> State:
    """The state of a conflict at the turn of an actor, all others having passed."""
    session: Session[State] = started(setup(scenario), 1, digests=False)
    while not (isinstance(session.pending, ChooseAct) and session.pending.actor == actor):
        request: Any = session.pending
        session.answer(PassTurn() if isinstance(request, ChooseAct) else request.default(session.state))
    return session.state.clone()


def put(state: State, actor: ActorId, at: tuple[float, float, float]) -> None:
    figure = state.figures[state.actors[actor].members[0]]
    figure.x, figure.y, figure.z = at


def best(state: State, actor: ActorId) -> MainAct:
    return ideas(state, actor)[0].act


def hurt(state: State, actor: ActorId, *severities: Severity) -> None:
    for severity in severities:
        state.aspects[state.next_id] = Aspect(
            state.next_id, Label("cut", "Schnitt"), On.ACTOR, actor, severity=severity
        )
        state.next_id += 1


def test_they_have_names_like_the_bots_of_other_systems() -> None:
    assert tuple(BOTS) == ("plain", "steady", "strong", "learner", "easy", "medium", "hard", "curious")
    assert tuple(SYSTEM.bots) == tuple(BOTS)
    assert SYSTEM.styles == ("steady", "strong", "learner")


def test_chances_are_those_of_four_dice() -> None:
    for dice in (alone(), against(), OPPOSED, SIMPLE):
        assert sum(dice.values()) == pytest.approx(1.0)
    assert against()[0] == pytest.approx(1107 / 6561)
    gathered: dict[int, float] = {}
    for lead, chance in against().items():
        least = -3 if lead <= -3 else -1 if lead <= -1 else min(lead, 4)
        gathered[least] = gathered.get(least, 0.0) + chance
    assert gathered == pytest.approx(dict(OPPOSED))
    gathered = {}
    for total, chance in alone().items():
        total = max(-2, min(total, 2))
        gathered[total] = gathered.get(total, 0.0) + chance
    assert gathered == pytest.approx(dict(SIMPLE))


class Noted(LikelyDice):
    """Dice in thought that note what has been thrown, by throw."""

    def __init__(self, dice: LikelyDice) -> None:
        super().__init__(0, 0)
        self._faces, self.thrown = list(dice._faces), dict[tuple[str, ...], list[int]]()

    def roll(self, request: Any) -> int:
        face = super().roll(request)
        self.thrown.setdefault((str(request.purpose), str(request.subject)), []).append(face)
        return face


@pytest.mark.parametrize("name", ["gallery", "barricades"])
def test_the_rules_throw_for_each_act_the_dice_that_are_thought_of(name: str) -> None:
    """Four by the one who acts and four by the other, four alone, or none; the one is ahead as far as is likely."""
    session: Session[State] = started(load_scenario(suite_files("fate")[name]).setup, 1, digests=False)
    bots, met = make_bots(["plain"], session.state.setup, 1), set[type[Any]]()
    for _ in range(40):
        request: Any = session.pending
        if isinstance(request, ChooseAct):
            for act in [idea.act for idea in ideas(session.state, request.actor)]:
                if type(act) in met or request.refusal(session.state, act) is not None:
                    continue
                met.add(type(act))
                ways = dice_for(act)
                for expected, (_, dice) in zip((OPPOSED if len(ways) > 5 else SIMPLE), ways, strict=False):
                    noted = Noted(dice)
                    played(session.state, act, noted)
                    sums = [sum(thrown) for thrown in noted.thrown.values()]
                    assert [len(thrown) for thrown in noted.thrown.values()] == [4] * {7: 2, 5: 1, 1: 0}[len(ways)], act
                    if sums:
                        assert sums[0] - sum(sums[1:]) == expected
        play(session, bots, 1)
    assert len(met) > 5


# -- goals ---------------------------------------------------------------------------------------------------------


def test_the_chest_is_lifted_carried_home_and_out() -> None:
    state = at_turn("warehouse-three", JORY)
    heroes = SideId("heroes")
    far = errand(state, heroes)
    put(state, JORY, (12.0, 7.0, 3.0))
    near = errand(state, heroes)
    assert far is not None
    assert near is not None
    assert near < far
    act = best(state, JORY)
    assert isinstance(act, PassTurn | Attack)
    assert [each.act for each in act.beside] == [Lift(CHEST)]
    state.things[CHEST].carrier = JORY
    going = best(state, JORY)
    assert isinstance(going, PassTurn)
    assert isinstance(going.beside[0].act, Move)
    put(state, JORY, (4.0, 8.0, 0.0))
    out = free_act(state, JORY)
    assert isinstance(out, Step)
    assert out.to[0] < 1.0


def test_who_carries_the_chest_out_of_the_lane_ends_in_the_boat() -> None:
    state = at_turn("warehouse-three", JORY)
    put(state, JORY, (9.0, 12.0, 0.0))
    state.things[CHEST].carrier = JORY
    act = best(state, JORY)
    assert isinstance(act, PassTurn)
    move = act.beside[0].act
    assert isinstance(move, Move)
    assert move.to == "quay"
    assert move.places[0][0] < 1.0
    assert all(after.outcome is not None and after.outcome.side == "heroes" for _, after in outcomes_of(state, act))


@pytest.mark.parametrize("mind", [PLAIN, STEADY, STRONG], ids=["learner", "steady", "strong"])
def test_who_carries_the_chest_does_not_stop_to_fight(mind: Mind) -> None:
    state = at_turn("warehouse-three", JORY)
    put(state, JORY, (9.0, 8.0, 0.0))
    put(state, BOILERMAN, (9.8, 8.0, 0.0))
    state.things[CHEST].carrier = JORY
    act, *others = [idea.act for idea in ideas(state, JORY, mind)]
    assert any(isinstance(other, Attack) for other in others), "there is somebody to fight"
    assert isinstance(act, PassTurn)
    assert [type(each.act) for each in act.beside] == [Move]


def test_the_strongest_foe_takes_the_chest_up_first() -> None:
    state = at_turn("warehouse-three", BOILERMAN)
    act = best(state, BOILERMAN)
    assert isinstance(act, PassTurn | Attack)
    assert Move in {type(each.act) for each in act.beside}
    put(state, BOILERMAN, (12.0, 6.0, 3.0))
    assert any(
        isinstance(each.act, Lift) for idea in ideas(state, BOILERMAN)[:1]
        if isinstance(idea.act, PassTurn | Attack) for each in idea.act.beside
    )  # fmt: skip


def test_the_doctor_lights_the_fuse_and_the_engineer_puts_it_out() -> None:
    state = at_turn("the-doctors-roof", VOSS)
    state.exchange = 3
    lit = best(state, VOSS)
    assert isinstance(lit, UseFeature)
    burning = max(outcomes_of(state, lit), key=lambda each: each[0])[1]
    assert burning.fuses
    put(burning, TOMAS, (10.0, 16.0, 7.0))
    assert isinstance(best(burning, TOMAS), UseFeature)


def test_a_steady_one_goes_at_once_for_what_its_side_must_hold() -> None:
    """Whoever holds the square alone at the end of an exchange has won."""
    session: Session[State] = started(load_scenario(suite_files("fate")["square"]).setup, 1, digests=False)
    while not isinstance(session.pending, ChooseAct):
        request: Any = session.pending
        session.answer(request.default(session.state))
    state, actor = session.state, session.pending.actor
    (goal,) = goals_of(state, side(state, actor), GoalKind.HOLD)

    def goes(mind: Mind) -> bool:
        act = ideas(state, actor, mind)[0].act
        path = act.path if isinstance(act, Sprint) else ()
        beside = act.beside if isinstance(act, PassTurn | Attack) else ()
        return goal.zone in (*path, *(each.act.to for each in beside if isinstance(each.act, Move)))

    assert goes(STEADY)
    assert not goes(PLAIN)


# -- big hits, bids, compels ---------------------------------------------------------------------------------------


def test_hits_are_made_ready_by_maneuvers_where_blows_are_in_vain() -> None:
    state = at_turn("the-doctors-roof", SILKE)
    assert isinstance(best(state, SILKE), Change), "nobody is near yet: the next blow gets a tag"


def test_a_free_tag_is_used_where_it_changes_what_happens_and_kept_where_it_does_not() -> None:
    state = at_turn("the-doctors-roof", SILKE)
    state.aspects[90] = Aspect(90, Label("Smoke", "Rauch"), On.SCENE, free=SideId("foes"))
    behind = Roll(SILKE, Skill.WEAPONS, (0, 0, 0, 0), [])
    ahead = Roll(MARIT, Skill.WEAPONS, (1, 0, 0, 0), [])
    state.contest = Contest(Deed.ATTACK, behind, ahead)
    assert answer(state, AddToRoll("bob", SILKE, ROLL)) == UseAspect(90)
    state.contest = Contest(Deed.ATTACK, behind, replace(ahead, faces=(1, 1, 1, 1)))
    assert answer(state, AddToRoll("bob", SILKE, ROLL)) == Enough(), "four behind: one tag is not enough"
    state.actors[MARIT].fate_points = 1
    state.contest = Contest(Deed.ATTACK, replace(behind, faces=(1, 1, 1, 0)), replace(ahead, faces=(0, 0, 0, 0)))
    assert answer(state, AddToRoll("alice", MARIT, OTHER)) == Enough(), "three behind: the last point does not help"


def test_a_dangerous_blow_and_a_decisive_act_are_compelled() -> None:
    state = at_turn("the-doctors-roof", SILKE)
    state.aspects[90] = Aspect(90, Label("Dazed", "Benommen"), On.ACTOR, SILKE)
    hurt(state, TOMAS, Severity.MILD, Severity.MODERATE, Severity.SEVERE)
    state.actors[TOMAS].marks[Track.HEALTH] = [1, 2, 3, 4]
    blow, defence = Roll(SILKE, Skill.WEAPONS, (1, 0, 0, 0), []), Roll(TOMAS, Skill.ATHLETICS, (0, 0, 0, 0), [])
    state.contest = Contest(Deed.ATTACK, blow, defence)
    state.actors[TOMAS].fate_points = 1
    for aspect in [each for each in state.aspects.values() if each.on is not On.ACTOR or each.bearer == TOMAS]:
        if aspect.severity is None:
            del state.aspects[aspect.id]
    bid = answer(state, AddToRoll("alice", TOMAS, OTHER))
    assert isinstance(bid, Hamper | UseAspect), "else the blow takes him out"
    state.contest = None
    lighting = UseFeature(state.setup.features[0].id, Skill.GUNS)
    state.aspects[91] = Aspect(91, Label("Dazed", "Benommen"), On.ACTOR, VOSS)
    offer = answer(state, OfferCompel("alice", VOSS, lighting))
    assert isinstance(offer, Compel)
    assert (offer.aspect, offer.effect) == (91, "hold-back")
    for each in (MARIT, ANSELM, TOMAS):
        state.actors[each].fate_points = 1
    assert isinstance(answer(state, OfferCompel("alice", VOSS, lighting)), NoCompel), "no point to spare"
    assert answer(state, AnswerCompel("bob", VOSS, 91, "hinder"), lighting) is True
    assert answer(state, AnswerCompel("bob", VOSS, 91, "hold-back"), lighting) is False
    state.actors[VOSS].fate_points = 0
    assert answer(state, AnswerCompel("bob", VOSS, 91, "hold-back"), lighting) is True, "FR29: it must be"


# -- grit ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("actor", "held", "gives_in"),
    [
        (SILKE, (Severity.MILD,), False),
        (SILKE, (Severity.MILD, Severity.MODERATE), True),
        (MARIT, (Severity.MILD,), False),
        (MARIT, (Severity.MILD, Severity.MODERATE), True),
        (VOSS, (Severity.MILD, Severity.MODERATE), False),
        (VOSS, (Severity.MILD, Severity.MODERATE, Severity.SEVERE), True),
    ],
)
def test_one_gives_in_by_grit_and_later_where_a_goal_hangs_on_it(
    actor: ActorId, held: tuple[Severity, ...], gives_in: bool
) -> None:
    """F061: a rating of 2 for both foes and 2 for heroes without one; vital to him: one more."""
    state = at_turn("the-doctors-roof", SILKE)
    hurt(state, actor, *held)
    player = setup("the-doctors-roof").actor_by_id[actor].player
    assert isinstance(answer(state, OfferConcession(player, actor)), Terms if gives_in else NoOffer)


def test_nobody_gives_in_alone_or_where_grit_is_not_agreed() -> None:
    state = at_turn("the-doctors-roof", SILKE)
    hurt(state, MARIT, Severity.MILD, Severity.MODERATE)
    assert grit(state, MARIT) == 2
    alone_now = state.clone()
    for other in (ANSELM, TOMAS):
        alone_now.actors[other].gone = Gone.CONCEDED
    assert isinstance(answer(alone_now, OfferConcession("alice", MARIT)), NoOffer)
    agreed = replace(state.setup.options, grit=False)
    state.setup = replace(state.setup, options=agreed)
    assert isinstance(answer(state, OfferConcession("alice", MARIT)), NoOffer)


def test_a_steady_hero_who_has_no_rating_fights_on_and_others_give_in_by_theirs() -> None:
    """F061: grit is a rating of those who are no heroes."""
    state = at_turn("the-doctors-roof", SILKE)
    for actor in (MARIT, SILKE):
        hurt(state, actor, Severity.MILD, Severity.MODERATE)
    assert isinstance(answer(state, OfferConcession("alice", MARIT), None, STEADY), NoOffer)
    assert isinstance(answer(state, OfferConcession("bob", SILKE), None, STEADY), Terms)


# -- what pays after the answers of the others ----------------------------------------------------------------------


def blow(deed: Deed, faces: tuple[int, ...]) -> State:
    """One who has two tags and no points strikes at another who has one tag and three points."""
    state = at_turn("the-doctors-roof", SILKE)
    for number, of in ((90, "foes"), (91, "foes"), (92, "heroes")):
        state.aspects[number] = Aspect(number, Label("Smoke", "Rauch"), On.SCENE, free=SideId(of))
    state.actors[SILKE].fate_points, state.actors[MARIT].fate_points = 0, 3
    defence = Roll(MARIT, Skill.WEAPONS, (0, 0, 0, 0), [])
    state.contest = Contest(deed, Roll(SILKE, Skill.WEAPONS, faces, []), defence)
    return state


@pytest.mark.parametrize(
    ("deed", "faces"), [(Deed.ATTACK, (-1, -1, -1, 0)), (Deed.MANEUVER, (0, 0, 0, 0))], ids=["answered", "maneuver"]
)
def test_steady_ones_keep_tags_that_would_bring_nothing(deed: Deed, faces: tuple[int, ...]) -> None:
    """Two tags for a scratch are met by one; a maneuver wins one tag for the one that it costs."""
    state = blow(deed, faces)
    asked = AddToRoll("bob", SILKE, ROLL)
    assert isinstance(answer(state, asked, None, PLAIN), UseAspect), "a learner spends them"
    assert answer(state, asked, None, STEADY) == Enough()


@pytest.mark.parametrize("mind", [PLAIN, STEADY], ids=["learner", "steady"])
def test_one_tag_that_makes_a_hit_is_spent(mind: Mind) -> None:
    assert isinstance(answer(blow(Deed.ATTACK, (0, 0, 0, 0)), AddToRoll("bob", SILKE, ROLL), None, mind), UseAspect)


def test_bids_are_thought_through_to_the_last_answer() -> None:
    hits = (0.0, 0.0, 3.0, 5.0)
    assert outbid(hits, 1, (1.0,), (), True, False) == 2.0, "one addition for one hit, and nobody answers"
    assert outbid(hits, 1, (1.0,), (1.0,), True, False) == 0.0, "the other side pays one to take three away"
    assert outbid(hits, 1, (1.0,), (4.0,), True, False) == 2.0, "its answer would be dearer than the hit"
    assert outbid(hits, 1, (1.0, 1.0), (1.0,), True, False) == 2.0, "nor does it answer where more would follow"


# -- finishing what was begun --------------------------------------------------------------------------------------


def on_layout(name: str, **places: tuple[float, float, float]) -> State:
    """A conflict of the suite at its first turn, with some characters elsewhere."""
    session: Session[State] = started(load_scenario(suite_files("fate")[name]).setup, 1, digests=False)
    while not isinstance(session.pending, ChooseAct):
        request: Any = session.pending
        session.answer(request.default(session.state))
    state = session.state.clone()
    for actor, at in places.items():
        put(state, ActorId(actor.replace("_", "-")), at)
    return state


def test_a_sharpshooter_steps_out_of_the_brawl_and_shoots() -> None:
    """A rifle is of no use in its own zone; a steady one goes on with her fists."""
    ilka = ActorId("west-ilka")
    state = on_layout("square", west_ilka=(9.0, 4.0, 0.0), west_marit=(10.0, 5.0, 0.0), east_marit=(14.0, 8.0, 0.0))
    for other in ("east-ilka", "east-guards"):
        state.actors[ActorId(other)].gone = Gone.TAKEN_OUT
    (act, *_) = [idea.act for idea in ideas(state, ilka, STRONG) if isinstance(idea.act, Attack)]
    assert (act.weapon, [type(each.act) for each in act.beside]) == ("rifle", [Move])
    assert all(not (isinstance(idea.act, Attack) and idea.act.beside) for idea in ideas(state, ilka, STEADY))


def test_ground_that_a_friend_holds_is_left_to_him() -> None:
    ilka = ActorId("west-ilka")
    empty, kept = on_layout("square"), on_layout("square", west_marit=(10.0, 5.0, 0.0))
    assert zone_worth(kept, ilka, STRONG) < zone_worth(empty, ilka, STRONG)
    assert zone_worth(kept, ilka, STEADY) == zone_worth(empty, ilka, STEADY)


def test_one_with_a_blade_goes_in_where_only_a_sharpshooter_holds_the_ground() -> None:
    marit = ActorId("west-marit")
    state = on_layout("square", west_ilka=(10.0, 4.0, 0.0), east_marit=(14.0, 8.0, 0.0))
    act = ideas(state, marit, STRONG)[0].act
    assert isinstance(act, PassTurn | Attack)
    assert "middle" in [each.act.to for each in act.beside if isinstance(each.act, Move)]


def test_a_bomb_is_drawn_and_thrown_among_several_foes() -> None:
    tomas = ActorId("west-tomas")
    state = on_layout("barricades", west_tomas=(14.0, 6.0, 0.0))
    for actor in state.actors.values():
        actor.fate_points = 0
    act = ideas(state, tomas, STRONG)[0].act
    assert isinstance(act, Blast)
    assert act.zone == "east-end"
    assert not any(isinstance(idea.act, Blast) for idea in ideas(state, tomas, STEADY))


@pytest.mark.parametrize(("mind", "gives_in"), [(PLAIN, False), (STEADY, True), (STRONG, True)])
def test_a_side_with_nothing_left_gives_in_even_by_its_last_one(mind: Mind, gives_in: bool) -> None:
    jory, marit = ActorId("east-jory"), ActorId("east-marit")
    state = on_layout("open-ground")
    offer = OfferConcession("bob", jory)
    assert isinstance(answer(state, offer, None, mind), NoOffer), "both sides are fresh"
    hurt(state, jory, Severity.MILD)
    state.actors[marit].gone = Gone.TAKEN_OUT
    assert isinstance(answer(state, offer, None, mind), Terms if gives_in else NoOffer)


def test_each_of_its_consequences_has_a_name_of_its_own() -> None:
    adela = ActorId("adela")
    state = at_turn("the-harbour-ball", adela)
    hit = TakeHit("alice", adela, Track.COMPOSURE, 9, ActorId("corvin"))
    first = answer(state, hit)
    assert isinstance(first, TakeConsequence)
    state.aspects[state.next_id] = Aspect(
        state.next_id, Label(first.text, first.text), On.ACTOR, adela, severity=Severity.MILD
    )
    second = answer(state, hit)
    assert isinstance(second, TakeConsequence)
    assert second.text != first.text


def test_a_side_with_an_errand_does_not_give_in() -> None:
    """Whoever carries the chest out wins, however few they are."""
    state = at_turn("warehouse-three", JORY)
    for actor in [each for each in state.actors if side(state, each) == "heroes" and each != JORY]:
        state.actors[actor].gone = Gone.TAKEN_OUT
    hurt(state, JORY, Severity.MILD)
    assert isinstance(answer(state, OfferConcession("alice", JORY), None, STRONG), NoOffer)


def test_tags_are_saved_up_and_the_surplus_is_cashed_in_while_there_is_time() -> None:
    state = blow(Deed.ATTACK, (0, 0, 0, 0))
    request = AddToRoll("bob", SILKE, ROLL)
    assert isinstance(answer(state, request, None, STEADY), UseAspect)
    state.exchange, saved = 1, answer(state, request, None, STRONG)
    assert saved == Enough(), "one box is not worth the second tag"
    state.exchange = state.setup.options.exchange_limit
    assert isinstance(answer(state, request, None, STRONG), UseAspect), "nothing is left to save them for"


def test_who_is_beset_strikes_back_rather_than_wait_for_the_end() -> None:
    state = at_turn("the-doctors-roof", SILKE)
    hurt(state, MARIT, Severity.MILD, Severity.MODERATE, Severity.SEVERE)
    assert answer(state, DefendFully("alice", MARIT, SILKE), None, STEADY)
    assert not answer(state, DefendFully("alice", MARIT, SILKE), None, STRONG)


def test_a_scratch_costs_the_box_it_takes() -> None:
    state = at_turn("the-doctors-roof", SILKE)
    fresh = harm(state, MARIT, Track.HEALTH, 1, STRONG)
    state.actors[MARIT].marks[Track.HEALTH] = [1, 2]
    assert harm(state, MARIT, Track.HEALTH, 1, STRONG) > fresh
    assert harm(state, MARIT, Track.HEALTH, 1, STEADY) == harm(state, MARIT, Track.HEALTH, 1, PLAIN)


def test_fr71_a_bot_opens_the_link_on_its_way() -> None:
    """By a latch for nothing; over a locked one it goes in the act that opens it."""
    path = Path(__file__).parents[2] / "cases" / "door-room-fate.toml"
    document = tomllib.loads(path.read_text(encoding="utf-8")) | {
        "side": [{"id": each, "name": each} for each in ("one", "two")],
        "player": [{"id": "alice", "name": "Alice", "side": "one"}, {"id": "bob", "name": "Bob", "side": "two"}],
        "figure": [
            {"id": "a", "profile": "anselm", "player": "alice", "at": [3.0, 9.0]},
            {"id": "b", "profile": "boilerman", "player": "bob", "at": [20.0, 9.0]},
        ],
    }
    state = SYSTEM.new_game(scenario_of(document, load_content("fate"), path).setup)
    state.exchange, monk = 1, ActorId("a")
    assert free_act(state, monk) == Switch(FeatureId("latch"))
    assert away(state, monk) < FAR
    state.figures[FigureId("a")].x = 12.0
    (best, *_) = [idea.act for idea in ideas(state, monk) if isinstance(idea.act, UseFeature)]
    assert best.feature == "lock"
    assert [each.act.to for each in best.beside if isinstance(each.act, Move)] == ["cellar"]
    state.figures[FigureId("b")].x = 3.0
    assert away(state, monk) == FAR, "from here nothing opens the way back"


# -- why it did what it did ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["steady", "strong", "learner"])
def test_why_it_acted_is_told_and_changes_no_game(level: str) -> None:
    setup, games, known = load_scenario("the-doctors-roof").setup, list[list[Any]](), Texts("de").of("fate")
    for asks in (False, True):
        session, told, asked = started(setup, 2), 0, set[type[Any]]()
        bots = make_bots([level], setup, 2)
        for _ in range(60):
            request = session.pending
            assert request is not None, "the first exchanges decide nothing"
            bot = bots[PlayerId(request.player)]
            answer = answering(bot, session)()
            reasons = reasons_of(bot) if asks else None
            if reasons is not None:
                told += 1
                assert isinstance(request, ChooseAct | AddToRoll), "nothing else is weighed so"
                asked.add(type(request))
                assert reasons.plans[0].first == answer
                assert reasons.in_points
                best = max(plan.worth for plan in reasons.plans)
                mood = MOOD * isinstance(request, ChooseAct)
                assert best <= reasons.plans[0].worth * (1.0 + mood), "only by its mood is another one better"
                assert all(session.refusal(plan.first) is None for plan in reasons.plans)
                assert all(known.has(f"plan-{plan.name}") for plan in reasons.plans)
            session.answer(answer)
        assert (told > 5) == asks
        assert asked == ({ChooseAct, AddToRoll} if asks else set())
        games.append([entry.plain for entry in session.entries])
    assert games[0] == games[1]


def test_what_the_rules_refuse_is_not_counted_among_the_plans(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = load_scenario("the-doctors-roof").setup
    session, bot = started(setup, 2), make_bots(["steady"], setup, 2)

    def told() -> Reasons:
        for _ in range(20):
            request = session.pending
            assert request is not None
            answer = answering(bot[PlayerId(request.player)], session)()
            reasons = reasons_of(bot[PlayerId(request.player)])
            if reasons is not None and reasons.others:
                return reasons
            session.answer(answer)
        raise AssertionError("somebody has more ideas than are told")

    before = told()
    refused = [Idea(UseFeature(FeatureId("nowhere"), Skill.GUNS), -100.0 - number) for number in range(3)]
    monkeypatch.setattr(by_name, "ideas", lambda *args: [*ideas(*args), *refused])
    assert told().others == before.others
