"""FATE in the window: zones are cards, acts and bids are asked for in small cards, words are typed or chosen."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pygame
import pytest

from pb12table.app.game.screen import GameScreen
from pb12table.app.look.screen import LookScreen
from pb12table.app.panels.layout import game_layout, whole_table
from pb12table.app.play.controller import Controller
from pb12table.app.preview.state_picture import picture_of
from pb12table.app.program import Program
from pb12table.bots.play import make_bots
from pb12table.files.scenario import load_scenario
from pb12table.kernel.dice import SeededDice
from pb12table.kernel.session import Session
from pb12table.skirmish.forms.form import NOTHING, Form, Pick
from pb12table.skirmish.ids import FigureId, Label, Modifier, PlayerId
from pb12table.systems.fate.rules import events
from pb12table.systems.fate.rules.actors import owner
from pb12table.systems.fate.rules.acts.act import Kind
from pb12table.systems.fate.rules.acts.attacks import attack_odds, push_odds
from pb12table.systems.fate.rules.acts.compels import core
from pb12table.systems.fate.rules.acts.maneuvers import hindrances
from pb12table.systems.fate.rules.acts.travelling import throws
from pb12table.systems.fate.rules.asking.answers import (
    Act,
    Attack,
    Blast,
    Change,
    Draw,
    Enough,
    Hinder,
    Lift,
    MarkBox,
    Move,
    PassTurn,
    Placing,
    Sprint,
    Supplement,
    TakeConsequence,
    Throw,
    WhenAsked,
    WhenDefending,
)
from pb12table.systems.fate.rules.asking.judging import LEAVES, JudgeNumber
from pb12table.systems.fate.rules.asking.requests import ACTS, ChooseAct, PlaceFigures, acts_of
from pb12table.systems.fate.rules.bidding import AddSpin, AddToRoll
from pb12table.systems.fate.rules.data import ActorId, Aim, SceneZoneId, Severity, Skill, ThingId, Track, WeaponId
from pb12table.systems.fate.rules.harm import OfferConcession, TakeHit
from pb12table.systems.fate.rules.state import (
    Asked,
    Aspect,
    Block,
    BlockKind,
    Contest,
    Deed,
    Defends,
    Fuse,
    Hindrance,
    On,
    Roll,
    Spin,
    State,
)
from pb12table.systems.fate.scene import SCENE
from pb12table.systems.fate.texts import act_words, comes_to
from pb12table.systems.fate.window.face import WINDOW
from pb12table.systems.known import foresight, system
from pb12table.texts.describe import event_line
from pb12table.texts.locale import Language, Texts
from pb12table.window.kit.keys import Settings
from pb12table.window.scene.picture import Camera
from pb12table.window.scene.table_view import TableView
from tests.app.helpers import SIZE, Hand

MARIT, ILKA, JORY, BOILERMAN, THUGS = map(ActorId, ("marit", "ilka", "jory", "boilerman", "thugs"))
ALICE, BOB = PlayerId("alice"), PlayerId("bob")
QUAY, WAREHOUSE = SceneZoneId("quay"), SceneZoneId("warehouse")
ENGLISH, GERMAN = (Texts(language).of("fate") for language in ("en", "de"))


def opened(scenario: str = "warehouse-three") -> Hand:
    program = Program(Settings(language="en", dice_speed="none", hints=False), SIZE)
    program.to_start()
    program.play(scenario)
    hand = Hand(program)
    hand.frames()
    hand.key(pygame.K_RETURN)
    hand.frames()
    return hand


def pending(hand: Hand) -> Any:
    return hand.session.pending


def state_of(hand: Hand) -> Any:
    return hand.session.state


def begun(scenario: str = "warehouse-three", seed: int = 1) -> Session[Any]:
    """A conflict at its first turn; what is asked before has been answered as usual."""
    rules, setup = system("fate"), load_scenario(scenario).setup
    session: Session[Any] = Session(rules, rules.new_game(setup), SeededDice(seed))
    while not isinstance(session.pending, ChooseAct):
        assert session.pending is not None
        session.answer(session.pending.default(session.state))
    return session


def form_of(state: State, request: Any, texts: Texts = ENGLISH, changed: str = "", **values: Any) -> Form[Any]:
    form = WINDOW.form(texts, state, request, values, changed)
    assert form is not None
    return form


def pick(form: Form[Any], name: str) -> Pick:
    found = form.field(name)
    assert isinstance(found, Pick)
    return found


# -- what lies on the table --------------------------------------------------------------------------------------------


def test_zones_are_cards_that_tell_how_far_they_are_from_a_figure() -> None:
    state = begun().state
    cards = {card.zone: card for card in SCENE.cards(state, ENGLISH, FigureId("ilka"))}
    assert {zone: card.away for zone, card in cards.items()} == {
        "quay": 0, "warehouse": 1, "lane": 1, "gallery": 2, "yard": 2,
    }  # fmt: skip
    assert cards["gallery"].note == "2 zones away"
    assert {card.away for card in SCENE.cards(state, ENGLISH, None)} == {None}, "nobody is looked at"


def test_aspects_fuses_and_blocks_stand_on_the_card_of_their_zone_and_in_the_panel() -> None:
    state = begun().state
    state.fuses.append(Fuse(WAREHOUSE, 5, 3, BOILERMAN))
    state.blocks.append(Block(1, MARIT, BlockKind.PASSAGE, 4, zones=(QUAY, WAREHOUSE)))
    cards = {card.zone: card for card in SCENE.cards(state, ENGLISH, None)}
    assert cards["warehouse"].lines == (
        ("goes off at the end of exchange 3 with 5", "warning"), ("to Quay barred: 4 (Marit Sund)", "warning"),
    )  # fmt: skip
    parts = {part.title: [row.label for row in part.rows] for part in SCENE.around(state, ENGLISH)}
    assert parts["The scene"] == ["Foggy quay", "Stacked crates", "Lamp oil"]
    assert parts["Fuses"] == ["Warehouse"]
    assert parts["Blocks"] == ["Marit Sund bars the way to Warehouse (Quay – Warehouse)"]
    barred = [passage.label for passage in SCENE.marks(state, ENGLISH).passages if passage.barred]
    assert barred == ["Gate 1"]


def test_borders_are_told_with_their_kinds_up_and_down() -> None:
    state = begun().state
    labels = {passage.label for passage in SCENE.marks(state, ENGLISH).passages}
    assert {"Gate 1", "Window 2", "Ladder ↑2 ↓1", "Hatch ↑3 ↓2"} <= labels
    assert "Leiter ↑2 ↓1" in {passage.label for passage in SCENE.marks(state, GERMAN).passages}


def test_on_one_level_nothing_leads_up_or_down() -> None:
    state = begun().state
    gate = next(link for link in state.setup.links if link.kind == "gate")
    links = tuple(replace(link, back=3) if link is gate else link for link in state.setup.links)
    state.setup = replace(state.setup, links=links)
    first, second = (state.setup.zone_by_id[zone].label for zone in (gate.first, gate.second))
    for texts, words in ((ENGLISH, f"Gate to {second.en} 1, back 3"), (GERMAN, f"Tor nach {second.de} 1, zurück 3")):
        assert words in {passage.label for passage in SCENE.marks(state, texts).passages}, first


def test_a_place_tells_of_zones_borders_and_what_can_be_used() -> None:
    told = SCENE.told_at(begun().state, ENGLISH, (12.0, 3.0))
    assert "Zone: Warehouse" in told
    assert "to Yard: Window, border 2" in told
    assert "Topple the crates (Might, 3)" in told


def test_cards_lie_on_the_table_while_zones_are_shown() -> None:
    hand = opened()
    assert len(hand.game.paint.picture().cards) == 5
    with_cards = hand.picture()
    hand.game.press_command("show-zones")
    hand.frames()
    assert hand.picture() != with_cards


def test_looking_shows_zones_as_cards_and_lists_every_figure_of_a_group() -> None:
    program = Program(Settings(language="en"), SIZE)
    program.look("warehouse-three")
    screen = program.screens[-1]
    assert isinstance(screen, LookScreen)
    assert len(screen.picture().cards) == 5
    assert not screen.picture().passages, "zones are switched off at first"
    screen.overlays.add("show-zones")
    assert {"Gate 1", "Window 2"} <= {passage.label for passage in screen.picture().passages}
    assert len(screen.looking.figures_in_game(screen.looking.state)) == 18


def test_a_group_is_one_entry_and_meant_by_any_of_its_figures() -> None:
    state = begun().state
    listed = [(each.name, each.words) for each in SCENE.listed(state, ENGLISH, BOB)]
    assert ("Dock thugs", "6 heads") in listed
    assert len(listed) == 4
    members = state.actors[THUGS].members
    assert {SCENE.stands_for(state, member) for member in members} == {members[0]}
    assert SCENE.sheet(state, ENGLISH, members[3]).name == "Dock thugs"


def test_boxes_are_ticked_one_by_one() -> None:
    state = begun().state
    state.actors[MARIT].marks[Track.HEALTH] = [3]
    parts = SCENE.sheet(state, ENGLISH, FigureId("marit")).parts
    health = next(boxes for part in parts for boxes in part.boxes if boxes.key == "health")
    assert (health.ticked, health.most) == ((3,), 4)
    skills = next(part for part in parts if part.title == "Skills")
    assert skills.rows[0].label == "Weapons"
    assert skills.rows[0].value == "Great 4"


# -- acts --------------------------------------------------------------------------------------------------------------


def test_many_acts_are_asked_for_by_their_target() -> None:
    session = begun()
    form = form_of(session.state, session.pending, kind="block")
    assert pick(form, "about").value == "protect"
    assert len(pick(form, "act").options) == 2
    attacks = form_of(session.state, session.pending, kind="block", about="attack", changed="about")
    assert all(option.value.deed is Deed.ATTACK for option in pick(attacks, "act").options)


def test_what_is_out_of_reach_is_offered_with_the_move_that_it_takes() -> None:
    session = begun()
    state, jory = session.state, ChooseAct("alice", MARIT)
    form = form_of(state, jory, kind="attack")
    answer = form.answer()
    assert isinstance(answer, Attack)
    assert [type(each.act) for each in answer.beside] == [Move], "Marit's pistol sees nobody from the quay"
    assert form.warning == ""


def test_a_move_is_made_before_or_after_the_act() -> None:
    session = begun()
    moves = pick(form_of(session.state, session.pending, kind="attack"), "move").options
    labels = [option.label for option in moves]
    assert "before: Lane" in labels
    assert "after: Lane" in labels
    after = next(option.value for option in moves if option.label == "after: Lane")
    answer = form_of(session.state, session.pending, kind="attack", move=after).answer()
    assert isinstance(answer, Attack)
    assert answer.beside == (Supplement(Move(SceneZoneId("lane")), before=False),)


def test_who_is_carried_along_is_a_field_of_its_own() -> None:
    state, marit = begun().state, ChooseAct("alice", MARIT)
    going = form_of(state, marit, kind="move")
    walks = ["Walk to Warehouse (no roll)", "Walk to Lane (no roll)"]
    assert [option.label for option in pick(going, "act").options][:2] == walks
    assert [option.label for option in pick(going, "carry").options] == ["nobody", "Ilka Rehn", "Jory"]
    carrying = form_of(state, marit, kind="move", carry=JORY)
    assert carrying.answer() is None, "nobody has said where to"
    there = form_of(state, marit, kind="move", carry=JORY, act=pick(carrying, "act").options[0].value)
    assert there.answer() == PassTurn((Supplement(Move(WAREHOUSE, carry=JORY)),))
    assert len(pick(carrying, "act").options) == 2, "nobody runs with a friend on the shoulders"
    beside = [option.label for option in pick(form_of(state, marit, kind="attack"), "move").options]
    assert beside[:3] == ["stay", "before: Warehouse", "before: Lane"], "from here she sees nobody"
    assert beside[3] == "before: Warehouse with Ilka Rehn", "the friends come last"


def test_a_click_on_a_thing_or_a_feature_takes_or_uses_it() -> None:
    state = begun().state
    chest, stand = state.things[ThingId("chest")], state.figures[FigureId(JORY)]
    stand.x, stand.y, stand.z = chest.at[0] - 2.0, chest.at[1], chest.at[2]
    form = form_of(state, ChooseAct("alice", JORY))
    found = form.leads(FigureId(JORY), (chest.at[0] + 0.3, chest.at[1]))
    assert found is not None
    assert found["act"] == PassTurn((Supplement(Lift(ThingId("chest"))),))
    beside = form.leads(FigureId(JORY), (chest.at[0] + 1.0, chest.at[1]))
    assert beside is not None
    assert beside["kind"] == "place", "next to it one only steps"
    state = beside_the_boilerman()
    lamp = form_of(state, ChooseAct("alice", MARIT)).leads(FigureId(MARIT), (14.0, 4.0))
    assert lamp is not None
    assert lamp["act"].feature == "lamp"


def test_a_way_into_a_zone_farther_off_is_a_run() -> None:
    state, ilka = begun().state, ChooseAct("alice", ILKA)
    form = form_of(state, ilka)
    far = form.leads(FigureId("ilka"), (20.0, 14.0))
    assert far is not None
    assert far["act"] == Sprint((SceneZoneId("lane"), SceneZoneId("yard")))
    near = form.leads(FigureId("ilka"), (10.0, 14.0))
    assert near is not None
    assert isinstance(near["act"], PassTurn), "no dice are needed for the next zone"


def test_a_click_on_a_foe_means_an_attack_and_the_move_that_it_takes() -> None:
    hand = opened()
    while not isinstance(pending(hand), ChooseAct) or pending(hand).actor != MARIT:
        hand.answer(pending(hand).default(state_of(hand)))
    hand.frames()
    hand.digit(1)
    before = hand.form("act").answer()
    assert isinstance(before, Attack)
    hand.key(pygame.K_m)
    length = len(hand.session.entries)
    hand.key(pygame.K_RETURN)
    assert len(hand.session.entries) == length, "of several places none is proposed"
    assert "haven't chosen" in hand.game.toast[0]
    hand.digit(1)
    assert isinstance(hand.form("act").answer(), PassTurn), "a move is meant"
    hand.click_table(13.0, 13.0)
    answer = hand.form("act").answer()
    assert isinstance(answer, Attack)
    assert answer.target == "lane-guards"
    assert answer.beside == (Supplement(Move(SceneZoneId("lane"))),)
    assert "kind-move" in {button.command for button in hand.card().buttons}, "the other acts stay where they are"
    hand.digit(1)
    answer = hand.form("act").answer()
    assert isinstance(answer, Attack)
    assert (answer.skill, answer.weapon) == (before.skill, before.weapon), "the same digit as for the boilerman"


def test_another_kind_of_act_does_not_keep_the_move_that_the_first_one_took() -> None:
    state, marit = begun().state, ChooseAct("alice", MARIT)
    taken = pick(form_of(state, marit, kind="attack"), "move").value
    assert taken is not None
    scene = form_of(state, marit, kind="scene", move=taken, changed="kind")
    assert pick(scene, "move").value is None, "nobody has chosen it"
    attack = form_of(state, marit, kind="attack", move=None, changed="kind")
    assert pick(attack, "move").value == taken, "an attack takes it again"
    after = Supplement(taken.act, before=False)
    chosen = form_of(state, marit, kind="scene", move=after, changed="kind")
    assert pick(chosen, "move").value == after, "what was chosen stays"


def test_a_throw_and_a_bomb_show_their_sums_and_what_the_way_takes() -> None:
    modifiers, result, note = comes_to(ENGLISH, begun().state, BOILERMAN, Throw((QUAY,), MARIT))
    assert [each.value for each in modifiers] == [5]
    assert result == "5 · Superb"
    assert note == "takes 3 shifts", "weight 2, the zone, the border of the gate, less 1 for one good at it: F082, F105"
    bomb = Blast(WeaponId("bomb"), SceneZoneId("street"), beside=(Supplement(Move(SceneZoneId("stairwell"))),))
    modifiers, result, note = comes_to(ENGLISH, begun("the-doctors-roof").state, ActorId("tomas"), bomb)
    assert [each.value for each in modifiers] == [0, -1]
    assert (result, note) == ("−1 · Poor", "")


def test_a_run_tells_how_likely_it_comes_as_far_as_that() -> None:
    state, jory = begun().state, JORY
    lane, gallery = SceneZoneId("lane"), SceneZoneId("gallery")
    _, result, note = comes_to(ENGLISH, state, jory, Sprint((lane,)))
    assert (result, note) == ("4 · 100 %", ""), "the first zone over an open border is reached however the dice fall"
    _, result, note = comes_to(ENGLISH, state, jory, Sprint((lane, gallery)))
    assert (result, note) == ("4 · 19 %", "takes 5 shifts"), "effort 6: 1 and 4 shifts beyond the difficulty of 1"


def beside_the_boilerman() -> State:
    """Marit stands before the boilerman in the warehouse, and has the turn."""
    state: State = begun().state
    placed, foe = state.figures[FigureId(MARIT)], state.figures[FigureId(BOILERMAN)]
    placed.x, placed.y, placed.z = foe.x - 1.0, foe.y, foe.z
    state.actor = MARIT
    return state


@pytest.mark.rule("FR61")
def test_the_card_says_what_a_maneuver_is_made_with() -> None:
    state, marit = beside_the_boilerman(), ChooseAct("alice", MARIT)
    labels = [act_words(ENGLISH, state, MARIT, act) for act in hindrances(state, MARIT, "off-balance", (BOILERMAN,))]
    assert "Blind The Boilerman (Weapons), by hand" in labels
    state.figures[FigureId(MARIT)].x, state.figures[FigureId(MARIT)].y = 2.0, 6.0
    state.actors[MARIT].in_hand = [WeaponId("pistol")]
    far = list(hindrances(state, MARIT, "off-balance"))
    assert far
    assert all(act.thrown or act.using or act.kind is Hindrance.AIM for act in far), "nobody is in her zone"
    assert all(marit.refusal(state, act) is None for act in far)


@pytest.mark.rule("FR62")
def test_any_skill_can_be_chosen_and_an_unusual_one_says_its_price() -> None:
    state, marit = beside_the_boilerman(), ChooseAct("alice", MARIT)
    state.actors[MARIT].fate_points = 0
    form = form_of(state, marit, kind="hinder")
    skills = pick(form, "swap")
    assert any(", unusual: −2" in option.label for option in skills.options)
    for option in skills.options:
        answer = form_of(state, marit, kind="hinder", act=pick(form, "act").value, swap=option.value).answer()
        assert isinstance(answer, Hinder)
        modifiers, _, _ = comes_to(ENGLISH, state, MARIT, answer)
        dear = [each.value for each in modifiers if each.label == "unusual"]
        assert dear == ([-2] if "unusual" in option.label else [])


@pytest.mark.rule("F033")
def test_a_move_without_which_nothing_is_in_reach_cannot_be_left_out() -> None:
    state, marit = beside_the_boilerman(), ChooseAct("alice", MARIT)
    near = pick(form_of(state, marit, kind="hinder"), "move")
    assert near.options[0].value is None
    assert near.steps
    ball, lydia = begun("the-harbour-ball").state, ActorId("lydia")
    ball.figures[FigureId("adela")].x, ball.figures[FigureId("adela")].y = 11.0, 13.0
    ball.actor, request = lydia, ChooseAct("bob", lydia)
    far = pick(form_of(ball, request, kind="hinder"), "move")
    assert far.value is not None
    assert None not in {option.value for option in far.options}
    assert isinstance(form_of(ball, request, kind="hinder", move=None).answer(), Hinder)


@pytest.mark.rule("F081")
def test_the_card_of_a_push_tells_how_likely_it_moves_somebody() -> None:
    state = beside_the_boilerman()
    act = Attack(Aim.HARM, Skill.FISTS, MARIT, push=True)
    _, result, note = comes_to(ENGLISH, state, BOILERMAN, act)
    moved = push_odds(state, BOILERMAN, act)
    assert result.endswith(f"{round(100 * float(moved.p_moved))} %")
    assert "may end in" in note
    assert moved.p_moved < attack_odds(state, BOILERMAN, act).p_hit


@pytest.mark.rule("FR64")
def test_each_spin_has_a_row() -> None:
    state: State = begun().state
    state.spin = (Spin(MARIT, 1), Spin(ILKA, 1))
    (part,) = (part for part in SCENE.around(state, ENGLISH) if part.title == ENGLISH("fate-spin-head"))
    assert len({row.key for row in part.rows}) == len(part.rows) == 2


@pytest.mark.rule("FR69")
def test_the_sheet_says_where_a_weapon_lies_that_was_struck_away() -> None:
    state: State = begun().state
    state.actors[MARIT].disarmed = {WeaponId("cutlass"): 1}
    state.lying = {MARIT: {WeaponId("cutlass"): WAREHOUSE}}
    sheet = SCENE.sheet(state, ENGLISH, FigureId(MARIT))
    assert "lies in Warehouse" in {row.value for part in sheet.parts for row in part.rows}


@pytest.mark.rule("FR68")
def test_a_block_against_a_bomb_is_shown_with_the_sums() -> None:
    state: State = begun().state
    state.contest = Contest(
        Deed.ATTACK, Roll(MARIT, Skill.ATHLETICS, (0, 0, 0, 0), []), difficulty=5, blocker=ILKA, strength=8
    )
    form = form_of(state, AddToRoll(ALICE, MARIT, "roll"))
    assert form.result == "8 : 5 · 3 shifts"
    assert [roll.result for roll in form.rolls][2:] == ["8"]


def test_what_a_compel_has_made_be_dropped_is_not_offered_again() -> None:
    session = begun()
    assert session.pending is not None
    before = [option.value for option in pick(form_of(session.state, session.pending, kind="attack"), "act").options]
    session.state.dropped = core(before[0])
    after = [option.value for option in pick(form_of(session.state, session.pending, kind="attack"), "act").options]
    assert before[0] not in after
    assert all(session.pending.refusal(session.state, act) is None for act in after)


def test_a_bomb_is_drawn_and_thrown_in_one_turn() -> None:
    state, tomas = begun("the-doctors-roof").state, ChooseAct("alice", ActorId("tomas"))
    drawing = Supplement(Draw(WeaponId("bomb")))
    offered = [option.value for option in pick(form_of(state, tomas, kind="use", beside=drawing), "act").options]
    bombs = [each for each in offered if isinstance(each, Blast)]
    assert {each.zone for each in bombs} >= {"street", "stairwell"}
    assert all(each.beside == (drawing,) for each in bombs)
    assert bombs[0].zone == "stairwell", "first among foes, not at the thrower's own feet"


@pytest.mark.parametrize(("typed", "told"), [("", "smoke"), ("  Gulls   everywhere ", "Gulls everywhere")])
def test_an_aspect_has_a_quick_name_or_words_of_ones_own(typed: str, told: str) -> None:
    session = begun()
    answer = form_of(session.state, session.pending, kind="scene", named="smoke", words=typed).answer()
    assert isinstance(answer, Change)
    assert answer.text == told
    anew = form_of(session.state, session.pending, kind="scene", named="smoke", words=typed, changed="named")
    assert isinstance(found := anew.answer(), Change)
    assert found.text == "smoke", "a name that has been chosen anew is meant"


def test_an_aspect_can_be_meant_to_last_and_a_point_makes_it_easier() -> None:
    session = begun()
    form = form_of(session.state, session.pending, kind="scene", extra=("sticky", "point"))
    answer = form.answer()
    assert isinstance(answer, Change)
    assert answer.sticky
    assert answer.point


def test_a_figure_is_put_down_by_a_click_before_the_first_exchange() -> None:
    hand = opened()
    hand.game.controller.undo(0)
    hand.game.travelled()
    assert isinstance(pending(hand), PlaceFigures)
    hand.click_table(4.0, 3.0)
    hand.frames()
    answer = hand.form("place").answer()
    assert isinstance(answer, Placing)
    assert [placed.figure for placed in answer.places] == [FigureId("marit")]
    hand.key(pygame.K_RETURN)
    hand.frames()
    placed = state_of(hand).figures[FigureId("marit")]
    assert (placed.x, placed.y) == pytest.approx((4.0, 3.0), abs=0.2)


def test_a_figure_is_dragged_to_where_it_begins_and_back_from_where_it_cannot() -> None:
    rules, setup = system("fate"), load_scenario("warehouse-three").setup
    session: Session[Any] = Session(rules, rules.new_game(setup), SeededDice(1))
    settings = Settings(language="en", dice_speed="none", hints=False)
    program = Program(settings, SIZE)
    program.open(GameScreen(program, Controller(session, None, settings)))
    hand = Hand(program)
    with hand.unpainted():
        hand.frames(1)
        hand.game.controller.undo(0)
        hand.game.travelled()
        hand.frames(1)
    marit, mode = state_of(hand).figures[FigureId("marit")], hand.game.mode
    for start, figure, end, why in (
        ((marit.x, marit.y), FigureId("marit"), (4.0, 3.0), ""),
        ((4.0, 3.0), None, (30.0, 20.0), "The figure cannot stand there.  F011"),
    ):
        assert mode.grab(start, figure)
        mode.hover(end, None)
        mode.click(end, None)
        answer = hand.form("place").answer()
        assert isinstance(answer, Placing)
        assert [placed.at for placed in answer.places] == [(4.0, 3.0)]
        assert hand.game.toast == (why, bool(why))


# -- where names of the table lie --------------------------------------------------------------------------------------


def standing_in(view: TableView) -> list[pygame.Rect]:
    """Where figures were seen to stand when a table was last drawn."""
    return list(view._standing)


def zone_names_in(view: TableView) -> list[pygame.Rect]:
    """Where the names of zones and borders were last written."""
    return list(view._cards)


def test_names_of_zones_and_borders_lie_on_no_figure_and_stay_from_turn_to_turn() -> None:
    setup, session = load_scenario("warehouse-three").setup, begun()
    view, surface = TableView(setup, ENGLISH, 1.0), pygame.Surface((1000, 600))
    camera = Camera.fitted(setup.battlefield.width, setup.battlefield.depth, surface.get_rect(), 18.0)
    bots, before, turns, walked = make_bots(["plain"], setup, 3), list[pygame.Rect](), 0, 0
    while turns < 8:
        request = session.pending
        assert request is not None
        if isinstance(request, ChooseAct):
            turns += 1
            actor = session.state.actors[request.actor]
            picture = picture_of(session.state, ENGLISH, selected=FigureId(actor.members[0]))
            picture.show_zones = True
            for _ in range(2):
                view.draw_above(surface, camera, picture)
            names, figures = zone_names_in(view), standing_in(view)
            assert len(names) == 5 + 4
            assert not [rect for rect in names if rect.collidelist(figures) >= 0]
            assert not [name for name in names if len(name.collidelistall(names)) > 1]
            for name, old in zip(names, before, strict=bool(before)):
                walked += old.collidelist(figures) >= 0
                assert old.collidelist(figures) >= 0 or name.topleft == old.topleft or name.right == old.right
            before = names
        session.answer(bots[PlayerId(request.player)].answer(session.state, request))
    assert walked, "some have made room"


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("scenario", ["warehouse-three", "the-doctors-roof"])
def test_in_a_small_window_no_zone_card_lies_on_a_figure(scenario: str, language: Language) -> None:
    setup, size = load_scenario(scenario).setup, (1280, 720)
    texts, surface = Texts(language).of("fate"), pygame.Surface(size)
    state = system("fate").new_game(setup)
    view = TableView(setup, texts, 1.0)
    for figure in list(state.figures)[::3]:
        picture = picture_of(state, texts, selected=figure)
        picture.show_zones = True
        view.draw_above(surface, whole_table(game_layout(size, 1.0), setup), picture)
        names, figures = zone_names_in(view), standing_in(view)
        assert len(names) > 4
        assert not [rect for rect in names if rect.collidelist(figures) >= 0]


# -- bids, hits and standing orders ------------------------------------------------------------------------------------


def contested() -> tuple[State, AddToRoll]:
    """Ilka is one behind."""
    state: State = begun().state
    own, other = (
        Roll(actor, Skill.FISTS, faces, []) for actor, faces in ((ILKA, (1, 1, 0, 0)), (BOILERMAN, (1, 1, 1, 0)))
    )
    state.contest = Contest(Deed.ATTACK, own, other)
    return state, AddToRoll("alice", ILKA, "roll")


def test_a_bid_shows_the_sums_and_what_each_aspect_makes_of_them_by_whose_it_is() -> None:
    state, request = contested()
    form = form_of(state, request)
    assert form.result == "2 : 3 · fails by 1"
    assert [(roll.title, roll.result) for roll in form.rolls] == [("Ilka Rehn", "2"), ("The Boilerman", "3")]
    assert form.answer() == Enough()
    options = pick(form, "answer").options
    assert [option.group for option in options[:6]] == ["", "Mine", "Mine", "Theirs", "Theirs", "The scene"]
    assert options[1].label == "Counts every cartridge → 4 : 3"
    assert options[1].about == "1 fate point: 4 : 3 · 1 shift"
    assert [option.turns for option in options[:6]] == [False, True, True, True, True, True], "one is enough"
    assert state.contest is not None
    state.contest.other = Roll(BOILERMAN, Skill.FISTS, (1, 1, 1, 0), [Modifier("F002", "skill", 1, "")])
    found = {option.label: option.turns for option in pick(form_of(state, request), "answer").options}
    assert not found["Counts every cartridge → 4 : 4"], "a tie is no hit"
    assert found["2 for 2 points → 6 : 4"]
    again = form_of(state, request, again=True)
    assert all(option.value == Enough() or option.value.reroll for option in pick(again, "answer").options)
    assert form_of(state, request, GERMAN).result == "2 : 4 · misslingt um 2"


@pytest.mark.rule("F103", "FR38")
@pytest.mark.parametrize(
    ("request_for", "label"),
    [
        (AddToRoll("alice", ILKA, "roll"), "Ilka Rehn +1 → 3 : 3"),
        (AddToRoll("bob", BOILERMAN, "other"), "The Boilerman +1 → 2 : 4"),
        (AddSpin("alice", MARIT), "Ilka Rehn +1 → 3 : 3"),
        (AddSpin("bob", THUGS), "The Boilerman +1 → 2 : 4"),
    ],
)
def test_a_spin_is_offered_for_ones_own_side_alone(request_for: AddToRoll | AddSpin, label: str) -> None:
    state, _ = contested()
    state.spin = Spin(request_for.actor, 1)
    spins = [option for option in pick(form_of(state, request_for), "answer").options if option.group == "Spin"]
    assert [option.label for option in spins] == [label]


def test_whoever_is_attacked_reads_the_sums_as_an_attack() -> None:
    state, _ = contested()
    form = form_of(state, AddToRoll("bob", BOILERMAN, "other"))
    assert form.result == "against you 2 : 3 · fails by 1"


def test_the_log_tells_an_attack_in_a_sentence_and_keeps_its_dice_on_a_line() -> None:
    session = begun()
    session.answer(Attack(Aim.HARM, Skill.GUNS, ActorId("lane-guards"), WeaponId("rifle")))
    while not isinstance(session.pending, AddToRoll):
        assert session.pending is not None
        session.answer(session.pending.default(session.state))
    for texts, told in ((ENGLISH, "Ilka Rehn attacks"), (GERMAN, "Ilka Rehn greift Wache in der Gasse mit")):
        lines = [event_line(texts, session.state.setup, line.event) for line in session.log]
        assert any(line.startswith(told) for line in lines)
        dice = next(line for line in lines if "Ilka Rehn" in line and "\N{NO-BREAK SPACE}" in line)
        assert dice.count("\N{NO-BREAK SPACE}") >= 3, "four dice hang together"


def test_a_group_of_several_has_its_verbs_in_the_plural() -> None:
    setup = begun().state.setup
    blocks = (events.BlockSet(who, BlockKind.PROTECT, 4, BOILERMAN) for who in (THUGS, MARIT))
    happened = (events.TurnEnded(THUGS), events.TurnEnded(MARIT), *blocks)
    assert [event_line(ENGLISH, setup, event) for event in happened] == [
        "Dock thugs end the turn.",
        "Marit Sund ends the turn.",
        "Dock thugs protect The Boilerman (block 4).",
        "Marit Sund protects The Boilerman (block 4).",
    ]
    assert event_line(GERMAN, setup, events.TurnEnded(THUGS)) == "Hafenbande beendet den Zug."
    part = events.TurnEnded(ActorId("thugs-2"))
    assert event_line(ENGLISH, setup, part) == "Dock thugs 2 end the turn."


def test_a_group_that_is_called_as_one_of_its_minions_has_its_verbs_in_the_singular() -> None:
    setup = begun().state.setup
    unnamed = replace(setup, groups=tuple(replace(each, label=each.kind.label) for each in setup.groups))
    assert event_line(ENGLISH, unnamed, events.TurnEnded(THUGS)) == "Dock thug ends the turn."


def test_the_arbiter_reads_which_block_is_to_have_its_price() -> None:
    request = JudgeNumber("alice", 0, 4, "block-penalty", MARIT, 2, BlockKind.EXITS.value)
    assert form_of(begun().state, request).title.startswith(
        "“a block of all ways out”: the price of a block (Marit Sund)"
    )


def test_bids_can_be_passed_for_good_on_the_card() -> None:
    state, request = contested()
    never = next(each for each in form_of(state, request).instead if each.name == "pass-always")
    assert never.answer == Enough()
    assert isinstance(never.declares, WhenAsked)
    assert never.declares.bids is Asked.NEVER


def test_a_hit_is_a_box_or_a_consequence_in_ones_own_words() -> None:
    state = begun().state
    request = TakeHit("alice", MARIT, Track.HEALTH, 2, None)
    form = form_of(state, request, words="Powder in the eyes")
    answers = [option.value for option in pick(form, "answer").options]
    assert answers[:2] == [MarkBox(), TakeConsequence("Powder in the eyes")]
    assert "mild" in pick(form, "answer").options[1].label
    first = pick(form_of(state, request), "answer").options[1].value
    state.aspects[77] = Aspect(77, Label(first.text, first.text), On.ACTOR, MARIT, severity=Severity.MILD)
    assert pick(form_of(state, request), "answer").options[1].value != first, "another wound is called otherwise"


def test_standing_orders_are_switches_on_the_card_and_in_the_menu() -> None:
    hand = opened()
    while not isinstance(pending(hand), ChooseAct):
        hand.answer(pending(hand).default(hand.session.state))
    hand.frames()
    state, actor = state_of(hand), pending(hand).actor
    form = form_of(state, pending(hand), kind="orders")
    assert form.answer() is None
    assert len(form.extras) == 3
    hand.breathe()
    hand.click_zone("command:kind-orders")
    assert "command:orders-1" in hand.zone_names()
    hand.click_zone("command:orders-1")
    assert state_of(hand).players[ALICE].compels is Asked.NEVER
    assert hand.game.system.press(hand.game, "orders-0")
    assert state_of(hand).players[ALICE].bids is not Asked.ALWAYS
    before = state_of(hand).actors[actor].defends
    assert hand.game.system.press(hand.game, "orders-2")
    assert state_of(hand).actors[actor].defends is not before
    words = [entry[0] for entry in hand.game.system.menu(hand.game, ALICE)]
    assert any(each.startswith("Bids: ask when it costs nothing") for each in words), words


# -- watching ----------------------------------------------------------------------------------------------------------


def test_fudge_dice_show_minus_blank_and_plus() -> None:
    setup = load_scenario("warehouse-three").setup
    rolled = events.FudgeRolled(
        actor=ILKA, skill=Skill.GUNS, purpose="attack", faces=(-1, 0, 1, 1), modifiers=(), effort=5, again=False
    )
    throw = WINDOW.throw(ENGLISH, setup, rolled)
    assert throw is not None
    assert [die.written(die.face or 1) for die in throw.dice] == ["−", " ", "+", "+"]
    assert throw.result == "5 Superb"


def test_what_is_placed_is_seen_while_it_is_watched() -> None:
    state = begun().state
    placed = events.AspectPlaced(
        aspect=99, label=state.setup.aspects[0].label, on=next(iter(state.aspects.values())).on, bearer="", sticky=True
    )
    SCENE.show(state, placed, 0.0)
    assert 99 in state.aspects
    hurt = events.ConsequenceTaken(actor=MARIT, aspect=98, label=state.setup.aspects[0].label, severity=Severity.MILD)
    SCENE.show(state, hurt, 0.0)
    assert state.aspects[98].severity is Severity.MILD
    block = events.BlockSet(actor=MARIT, kind=BlockKind.PASSAGE, strength=3, zones=(QUAY, WAREHOUSE))
    SCENE.show(state, block, 0.0)
    assert len(state.blocks) == 1
    SCENE.show(state, events.BlockEnded(actor=MARIT, kind=BlockKind.PASSAGE), 0.0)
    assert not state.blocks


def test_a_figure_between_two_zones_is_in_none_while_it_is_watched() -> None:
    state = begun("the-doctors-roof").state
    climbs = events.FigureMoved(
        figure=FigureId("silke"), start=(13.0, 10.0, 5.0), end=(3.0, 8.0, 0.0), before=SceneZoneId("roof"),
        zone=SceneZoneId("stairwell"), how="other",
    )  # fmt: skip
    SCENE.glide(state, climbs, 0.5, 0.0)
    assert {card.away for card in SCENE.cards(state, ENGLISH, FigureId("silke"))} == {None}
    assert SCENE.sheet(state, ENGLISH, FigureId("silke")).under == "Bob"


@pytest.mark.parametrize(("scenario", "seed"), [("warehouse-three", 3), ("the-doctors-roof", 5)])
def test_every_question_of_a_game_is_a_form_in_both_languages(scenario: str, seed: int) -> None:
    setup = load_scenario(scenario).setup
    rules = system("fate")
    session: Session[Any] = Session(rules, rules.new_game(setup), SeededDice(seed))
    bots, asked = make_bots(["random"], setup, seed), set[str]()
    for number in range(160):
        request = session.pending
        if request is None:
            break
        player: Any = request.player
        known = rules.view(session.state, player)
        if number < 12 or type(request).__name__ not in asked:
            for words in (ENGLISH, GERMAN):
                form = WINDOW.form(words, known, request, NOTHING, "")
                assert form is not None, request
                assert form.title
        asked.add(type(request).__name__)
        session.answer(bots[player].answer(known, request))
    assert {"PlaceFigures", "ChooseAct", "ChooseDefence", "AddToRoll"} <= asked


def test_all_kinds_of_acts_give_legal_answers() -> None:
    session = begun()
    state, request = session.state, session.pending
    kinds = [option.value for option in pick(form_of(state, request), "kind").options]
    assert {"attack", "hinder", "scene", "block", "move", "free", "wait", "orders", "place"} <= set(kinds)
    for kind in kinds:
        answer: Act | None = form_of(state, request, kind=kind).answer()
        if answer is not None:
            assert request is not None
            assert request.refusal(state, answer) is None, (kind, answer)
    assert isinstance(form_of(state, request, kind="hinder").answer(), Hinder)
    orders = WhenDefending(ILKA, Defends.NEVER)
    assert session.system.declaration_refusal(state, ALICE, session.system.plain_declaration(orders)) is None


def test_a_maneuver_on_a_foe_has_its_odds_before_it_is_made() -> None:
    state = beside_the_boilerman()
    face, texts = foresight("fate"), ENGLISH
    assert face is not None
    actor = ActorId("marit")
    act = next(each for each in acts_of(state, actor, Kind.HINDER, ()) if ACTS.of(each).target(each) == "boilerman")
    strike = face.strike(state, texts, FigureId("marit"), act)
    assert strike is not None
    assert (strike.figure, strike.target) == ("marit", "boilerman")
    chances = {each.name: each.share for each in strike.outcomes}
    assert chances["works"] == pytest.approx(ACTS.of(act).chance(state, actor, act))
    assert sum(chances.values()) == pytest.approx(1.0)
    assert all(texts.has(f"outcome-{name}") for name in chances)


@pytest.mark.parametrize(("scenario", "offered"), [("the-harbour-ball", False), ("warehouse-three", True)])
def test_pushing_is_offered_where_force_is_agreed_upon(scenario: str, offered: bool) -> None:
    session = begun(scenario)
    request = session.pending
    assert isinstance(request, ChooseAct)
    kinds = [option.value for option in pick(form_of(session.state, request), "kind").options]
    assert (Kind.SHOVE.value in kinds) is offered
    for actor in session.state.actors:
        assert offered or not list(throws(session.state, actor))


@pytest.mark.parametrize("scenario", ["the-harbour-ball", "warehouse-three"])
def test_whoever_gives_in_withdraws_unless_something_else_is_said(scenario: str) -> None:
    session = begun(scenario)
    actor = next(iter(session.state.actors))
    form = form_of(session.state, OfferConcession(owner(session.state, actor), actor))
    assert pick(form, "named").value == LEAVES
    assert pick(form, "answer").options[1].label == "Offer: withdraws"
