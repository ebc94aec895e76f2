"""What the window of Kampf W6 asks: cards of attacks with their three throws, places of a runner's way, ways, dice."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pygame
import pytest

from pb12table.skirmish.faces.words import Tone
from pb12table.skirmish.forms.form import Aim, Form, Ghost, Number, Option, Outlined, Pick, Seen, Way
from pb12table.skirmish.ids import FigureId, Label, PlayerId
from pb12table.skirmish.scene.miniatures import Posture
from pb12table.skirmish.scene.playback import DiceRow
from pb12table.systems.kampf_w6.rules.answers import (
    Attack,
    BuyAction,
    ChangeStance,
    EndTurn,
    ParryForDie,
    Reroll,
    Run,
    ScenarioAct,
    StealAction,
    UseItem,
    Walk,
)
from pb12table.systems.kampf_w6.rules.attack_plan import figure_value
from pb12table.systems.kampf_w6.rules.data import AtTheLimit, FireMode, ItemId, Stance, TakeAct, WeaponId
from pb12table.systems.kampf_w6.rules.dice import ChooseParry, SpendOnRoll
from pb12table.systems.kampf_w6.rules.events import ActBegan, FigureMoved
from pb12table.systems.kampf_w6.rules.figures import data
from pb12table.systems.kampf_w6.scene import SCENE
from pb12table.systems.kampf_w6.texts import WORDS
from pb12table.systems.kampf_w6.window.face import WINDOW, parry_form, spend_form
from pb12table.table.shapes import Circle
from pb12table.texts.describe import event_line
from pb12table.texts.locale import Texts
from pb12table.texts.log_rows import row_tone, row_words, rows_of
from pb12table.window.forms.form_card import choices, in_order, pose_lines
from pb12table.window.kit.palette import PLAYER_LOOKS
from pb12table.window.play.base import Digits
from pb12table.window.play.foreseeing import Posing
from pb12table.window.tokens.figure_art import Easel, draw_figure
from tests.systems.kampf_w6.scene import Play, Scene, box, thin

A, B = FigureId("a"), FigureId("b")
EN = Texts("en").of("w6")


def asked(play: Play, **values: Any) -> Form[Any]:
    """The form of the open question."""
    form = WINDOW.form(EN, play.state, play.asked, values, "")
    assert form is not None
    return form


def test_the_card_of_an_attack_has_three_throws_with_their_sums_and_the_exact_chances() -> None:
    scene = Scene().figure("a", "alice", 10, 20, "assault-rifle", shooting=3)
    form = asked(scene.figure("b", "bob", 20, 20, wears="plates").play())
    hit, cover, armour = form.rolls
    assert (hit.result, cover.result, armour.result) == ("3+", "none", "6+")
    assert sum(part.value for part in hit.modifiers) == 3
    assert sum(part.value for part in armour.modifiers) == 6
    assert hit.words == "3 dice · 2 hits expected"
    assert armour.words == "one die for each hit left · 1.67 wounds expected"
    assert form.lines == (), "what foresight tells is told once"
    walk = asked(scene.play(), act="walk", way=((10.0, 20.5, 0.0),), further="attack")
    told = walk.lines[0].replace("\N{NO-BREAK SPACE}", " ")
    assert told == "62 % to wound · 2 % out of action"


def test_armour_that_stops_nothing_says_so_and_not_a_number_alone() -> None:
    scene = Scene().figure("a", "alice", 10, 20, "assault-rifle", shooting=3)
    armour = asked(scene.figure("b", "bob", 20, 20).play()).rolls[2]
    assert armour.result.startswith("never (")
    assert armour.words.startswith("no roll")


def test_the_sight_line_of_an_attack_is_that_which_the_rule_has_found() -> None:
    scene = Scene(thin("wall", (19, 10), (19, 30), 1.0)).figure("a", "alice", 10, 20, "pistol")
    form = asked(scene.figure("b", "bob", 20, 20).play(), act="attack")
    (line,) = (sketch for sketch in form.sketch if isinstance(sketch, Seen))
    assert line.sight.covered_share == pytest.approx(0.517284, abs=1e-6)
    assert line.level == 5
    assert line.label == "2 × 4+"


def test_an_act_keeps_its_place_whatever_can_be_done_now() -> None:
    def acts(stance: Stance, loaded: int, bonus: int, debt: int) -> list[tuple[str, str]]:
        scene = Scene().figure("a", "alice", 10, 20, "pistol", stance=stance, items=("first-aid-kit",))
        scene.dice["alice"] = (2, 0, 1)
        play = scene.figure("b", "bob", 20, 20, debt=debt).play()
        play.state.figures[A].loaded[WeaponId("pistol")] = loaded
        play.state.players[PlayerId("alice")].bonus_dice = bonus
        field = asked(play).field("act")
        assert isinstance(field, Pick)
        return [(str(option.value), option.refusal) for option in field.options]

    free, bound = acts(Stance.STANDING, 1, 2, 0), acts(Stance.PRONE, 12, 0, 9)
    assert [key for key, _ in free] == [key for key, _ in bound]
    assert dict(free)["crawl"] == "For this, the figure must be prone.  WR09"
    assert dict(free)["item-first-aid-kit-a"] == "A is not wounded.  WR30"
    assert {key for key, refusal in bound if refusal} == {
        "walk", "run", "stance-prone", "reload-pistol", "buy", "steal", "item-first-aid-kit-a"
    }  # fmt: skip
    assert dict(bound)["steal"] == "B has no action to lose.  WR19", "not that a is on its own side"


def test_an_empty_weapon_is_the_reason_where_somebody_is_seen() -> None:
    for wall, reason in (
        (1.0, "Pistol: the magazine is empty.  WR15"),
        (4.0, "You cannot attack anybody from here.  W013"),
    ):
        scene = Scene(thin("wall", (15, 10), (15, 30), wall)).figure("a", "alice", 10, 20, "pistol")
        play = scene.figure("b", "bob", 20, 20).play()
        play.state.figures[A].loaded[WeaponId("pistol")] = 0
        field = asked(play).field("act")
        assert isinstance(field, Pick)
        assert {option.value: option.refusal for option in field.options}["attack"] == reason


def test_a_reaction_aims_at_who_has_acted_unless_that_would_be_in_vain() -> None:
    scene = Scene().figure("a", "alice", 10, 20, "pistol", wears="plates").figure("c", "alice", 20, 24)
    play = scene.figure("b", "bob", 20, 20, "heavy-pistol").play(1, 1).answer(Attack(WeaponId("pistol"), B))
    form = asked(play)
    assert form.answer() == Attack(WeaponId("heavy-pistol"), A)


def test_places_of_a_way_are_stepped_through_and_clicked_however_many_there_are() -> None:
    scene = Scene(thin("wall", (12, 19), (12, 29), 1.0)).figure("a", "alice", 10, 30, speed=9)
    play = scene.figure("b", "bob", 13, 20, "heavy-pistol").play().answer(Run(((27.5, 30.0),)))
    form = asked(play)
    place = form.field("place")
    assert isinstance(place, Pick)
    assert place.cycled
    assert len(place.options) > 9
    assert all(option.at is not None and option.mark == str(option.value) for option in place.options)
    assert {option.label.partition(" · ")[2] for option in place.options} >= {"free"}
    assert form.answer() == Attack(WeaponId("heavy-pistol"), A, None, place.value)
    later = asked(play, place=7)
    (ghost,) = (sketch for sketch in later.sketch if isinstance(sketch, Ghost))
    assert ghost.place.position == (17.0, 30.0), "the runner is seen where it is shot at"


def test_a_way_leads_round_what_is_dearer_to_climb_and_over_it_where_that_is_nearer() -> None:
    scene = Scene(thin("wall", (12, 10), (12, 20), 0.8)).figure("a", "alice", 10, 20, speed=8)
    play = scene.figure("b", "bob", 50, 50).play()

    def way(*to: float) -> tuple[tuple[float, ...], ...]:
        field = asked(play, act="walk", way=((*to, 0.0),)).field("way")
        assert isinstance(field, Way)
        return field.value

    beside = way(14.0, 19.9)
    assert len(beside) > 1
    assert beside[-1][:2] == (14.0, 19.9)
    play.state.figures[A].y = 15.0
    assert way(14.0, 15.0) == ((14.0, 15.0, 0.0),), "over it"


def test_a_way_off_the_table_ends_at_its_edge_or_where_the_metres_end() -> None:
    play = Scene().figure("a", "alice", 2, 20, "pistol", speed=5).figure("b", "bob", 50, 50).play()
    for goal, end in ((-9.0, 0.25), (90.0, 7.0)):
        answer = asked(play, act="walk", way=((goal, 20.0, 0.0),)).answer()
        assert isinstance(answer, Walk)
        assert answer.path[-1][0] == pytest.approx(end, abs=0.02)
        assert play.refusal(answer) is None


def test_what_is_within_a_way_is_what_the_rule_allows() -> None:
    scene = Scene(thin("wall", (11, 0), (11, 60), 3.0)).figure("a", "alice", 10, 20, speed=3)
    play = scene.figure("b", "bob", 40, 20).play()
    way = asked(play, act="walk").field("way")
    assert isinstance(way, Way)
    assert way.within is not None
    ((height, region),) = way.within.areas()
    east = max(x for outer, _ in region.rings for x, _ in outer)
    assert height == 0.0
    assert east == pytest.approx(10.75, abs=0.03), "as near to the wall as the body gets"
    assert play.refusal(Walk(((10.74, 20.0),))) is None
    assert play.refusal(Walk(((10.8, 20.0),))) is not None
    gone = asked(play, act="walk", way=((8.0, 20.0, 0.0),)).field("way")
    assert isinstance(gone, Way)
    assert gone.within is not None
    assert gone.within.centre == (8.0, 20.0)
    assert gone.within.label == "1 m left"


def test_dice_that_may_be_thrown_again_lie_on_the_card() -> None:
    scene = Scene().figure("a", "alice", 10, 20, "assault-rifle", shooting=2)
    scene.dice["alice"] = (1, 1, 0)
    play = scene.figure("b", "bob", 20, 20).play(2, 4, 5).answer(Attack(WeaponId("assault-rifle"), B))
    assert isinstance(play.asked, SpendOnRoll)
    assert [(die.shows, die.good) for die in asked(play).dice] == [(2, False), (4, True), (5, True)]


def test_of_dice_that_have_failed_one_is_offered_whatever_they_show() -> None:
    scene = Scene().figure("a", "alice", 10, 20, "assault-rifle", shooting=2)
    scene.dice["alice"] = (1, 2, 0)
    play = scene.figure("b", "bob", 20, 20).play(5, 2, 1).answer(Attack(WeaponId("assault-rifle"), B))
    (field,) = asked(play).fields
    assert isinstance(field, Pick)
    assert [told(option) for option in field.options] == [
        "Leave it: 1 hit", "Reroll one (reroll dice left: 2): 50 % 1 hit → 2 hits",
        "One more die (bonus dice left: 1): 50 % 1 hit → 2 hits",
    ]  # fmt: skip
    assert field.options[1].value == Reroll(1)
    rows = [option.dice_row for option in field.options]
    shown = [[(die.face, die.tone) for die in row.dice] for row in rows if row is not None]
    assert shown == [
        [(5, "good"), (2, "bad"), (1, "bad")],
        [(5, "good"), (0, "bad"), (1, "bad")],
        [(5, "good"), (2, "bad"), (1, "bad"), (0, "bad")],
    ]


def told(option: Option) -> str:
    """An option with its price, its chance, and what its dice come to, now and then."""
    row = option.dice_row
    assert row is not None
    note, then = f" ({row.note})" if row.note else "", f" → {row.then}" if row.then else ""
    odds = f"{row.odds} " if row.odds else ""
    return f"{option.label}{note}: {odds}{row.now}{then}".replace("\N{NO-BREAK SPACE}", " ")


def test_where_no_die_has_failed_none_is_shown_thrown_again() -> None:
    scene = Scene().figure("a", "alice", 10, 20, "assault-rifle").figure("b", "bob", 20, 20, wound_limit=2)
    scene.dice["alice"] = (1, 1, 0)
    (field,) = spend_form(EN, scene.state(), SpendOnRoll("alice", A, "hit", B, (5, 6), 5)).fields
    assert isinstance(field, Pick)
    again = field.options[1]
    assert again.refusal == "No die has failed."
    assert again.dice_row == DiceRow((), "", note="No die has failed.")


def test_dice_for_cover_are_green_and_say_what_would_be_stopped() -> None:
    scene = Scene().figure("a", "alice", 10, 20, "assault-rifle", shooting=2)
    scene.figure("b", "bob", 20, 20, wound_limit=2)
    scene.dice["bob"] = (1, 0, 0)
    request = SpendOnRoll("bob", B, "cover", A, (3, 5), 6, 2)
    (field,) = spend_form(EN, scene.state(), request).fields
    assert isinstance(field, Pick)
    assert [told(option) for option in field.options] == [
        "Leave it: 0 of 2 stopped", "One more die (bonus dice left: 1): 17 % 0 → 1 of 2 stopped",
    ]  # fmt: skip
    assert [option.turns for option in field.options] == [False, True], "one wound less leaves b standing"
    assert all(die.guards for option in field.options if option.dice_row for die in option.dice_row.dice)


class OtherOrder(Texts):
    """English, but of what is stopped it is said first of how many."""

    def __call__(self, key: str, /, **details: Any) -> str:
        if key == "spend-stopped":
            return f"of {details['of']}: {details['number']}"
        return super().__call__(key, **details)


def test_how_many_hits_are_stopped_now_is_no_part_of_a_sentence() -> None:
    scene = Scene().figure("a", "alice", 10, 20, "assault-rifle", shooting=2).figure("b", "bob", 20, 20, wound_limit=2)
    scene.dice["bob"] = (1, 0, 0)
    texts = OtherOrder("en", system="w6")
    (field,) = spend_form(texts, scene.state(), SpendOnRoll("bob", B, "cover", A, (3, 6, 6, 6), 6, 2)).fields
    assert isinstance(field, Pick)
    assert [told(option) for option in field.options] == [
        "Leave it: of 2: 2", "One more die (bonus dice left: 1): 17 % 2 → of 2: 2",
    ]  # fmt: skip


def test_throws_of_one_attack_stay_until_the_last_has_fallen() -> None:
    scene = Scene().figure("a", "alice", 10, 20, "assault-rifle").figure("b", "bob", 20, 20, wears="plates")
    play = scene.play(6, 5, 1, 6, 1).answer(Attack(WeaponId("assault-rifle"), B))
    events = [line.event for line in play.session.log]
    setup = play.state.setup
    ends = {type(event).__name__: WINDOW.throws(EN, setup, events[: n + 1]) for n, event in enumerate(events)}
    assert [len(throw.dice) for throw in ends["ArmourRolled"]] == [3, 2]
    assert [len(throw.dice) for throw in ends["HitsRolled"]] == [3]
    assert not ends["WoundsSuffered"]


def test_actions_are_pips_in_the_order_of_initiative() -> None:
    state = Scene().figure("a", "alice", 10, 20).figure("b", "bob", 20, 20, actions=1).state()
    chips = SCENE.order(state, EN).chips
    assert [(chip.figure, chip.points) for chip in chips] == [(A, (4, 4)), (B, (1, 4))]


def test_what_can_be_taken_is_marked_and_taking_it_shows_the_piece_and_the_price() -> None:
    scene = Scene(box("hut", 6, 4, 2, 2, 2.6)).figure("a", "alice", 5.8, 6.4).figure("b", "bob", 50, 50)
    scene.acts = (TakeAct("take-papers", Label("take the papers", ""), "hut", gap=0.5, cost=2),)
    play = scene.play()
    (ring,) = SCENE.marks(play.state, EN).rings
    assert (ring.centre, ring.label) == ((7.0, 5.0), "take the papers")
    form = asked(play, act="scenario-take-papers")
    assert form.lines == ("Costs 2 actions; 2 left after that.",)
    assert form.sketch == (Outlined(("hut",)),)
    play.answer(ScenarioAct("take-papers"))
    assert SCENE.marks(play.state, EN).rings == (), "who carries it has a mark"
    assert asked(play.pass_all(), act="stance-prone").sketch == ()


def test_a_click_where_nobody_can_stand_leads_beside_it_and_says_so() -> None:
    scene = (
        Scene(box("hut", 12, 18, 4, 4, 2.6, standable=False)).figure("a", "alice", 10, 20).figure("b", "bob", 50, 50)
    )
    form = asked(scene.play(), act="walk", way=((14.0, 20.0, 0.0),))
    way = form.answer()
    assert isinstance(way, Walk)
    assert 11.0 < way.path[-1][0] < 12.0
    assert form.lines[0].startswith("No route leads there")


def test_a_walk_offers_what_can_be_done_on_it_where_it_can_be_done() -> None:
    scene = Scene(box("hut", 6, 4, 2, 2, 2.6)).figure("a", "alice", 4.0, 6.5, items=("first-aid-kit",))
    scene.figure("c", "alice", 5.0, 7.6, wounds=1)
    scene.acts = (TakeAct("take-papers", Label("take the papers", ""), "hut"),)
    play = scene.figure("b", "bob", 50, 50).play()
    way = ((7.0, 6.5, 0.0),)
    further = asked(play, act="walk", way=way).field("further")
    assert isinstance(further, Pick)
    assert [option.label for option in further.options[-2:]] == ["First-aid kit: c", "Take the papers"]
    healing = further.options[-2].value
    treated = asked(play, act="walk", way=way, further=healing)
    use = UseItem(ItemId("first-aid-kit"), FigureId("c"))
    assert treated.answer() == Walk(((7.0, 6.5),), use, 0.0), "past the ally"
    assert play.refusal(treated.answer()) is None
    late = asked(play, act="walk", way=way, further=healing, spot=3)
    assert late.answer() is None
    assert late.lines == ("The target is out of reach: at most 1 m.  WR30",)
    done = play.session.fork()
    done.answer(treated.answer())
    assert [line.event.length for line in done.log if isinstance(line.event, FigureMoved)] == [3.0]
    taken = asked(play, act="walk", way=way, further="scenario-take-papers").answer()
    assert taken == Walk(((7.0, 6.5),), ScenarioAct("take-papers"))


@pytest.mark.rule("WR42")
def test_a_walk_offers_each_metre_and_each_bend_for_what_is_done_on_it() -> None:
    play = Scene().figure("a", "alice", 5, 30, "pistol").figure("b", "bob", 15, 30).play()
    way = ((5.5, 30.0, 0.0), (7.4, 30.0, 0.0))
    spot = asked(play, act="walk", way=way, further="attack").field("spot")
    assert isinstance(spot, Number)

    def done(number: int, *to: tuple[float, float, float]) -> tuple[float | None, str]:
        form = asked(play, act="walk", way=to, further="attack", spot=number)
        walk, field = form.answer(), form.field("spot")
        assert isinstance(walk, Walk)
        assert isinstance(field, Number)
        return walk.at, field.shown.replace("\N{NO-BREAK SPACE}", " ")

    offered = [done(number, *way) for number in range(spot.highest + 1)]
    assert [at for at, _ in offered] == [0.0, 0.5, 1.0, 2.0, None]
    assert [shown for _, shown in offered][1:3] == ["after 0.5 m", "after 1 m"]
    assert done(0, (5.5, 30.0, 0.0))[0] == 0.0, "of a way of half a metre, too"


@pytest.mark.rule("WR43")
def test_a_parry_without_actions_names_its_price() -> None:
    scene = Scene().figure("a", "alice", 10, 20, "knife", melee=5)
    scene.figure("b", "bob", 11, 20, wound_limit=9, actions=0)
    scene.dice["bob"] = (2, 0, 1)
    form = asked(scene.play(6, 6).answer(Attack(WeaponId("knife"), B)))
    (pick,) = form.fields
    assert isinstance(pick, Pick)
    assert [told(option) for option in pick.options] == [
        "Do not parry: 2 hits",
        "fists: 6+ against each hit (costs a bonus die): 17 % 2 hits → about 1.7 left",
        "fists: 6+ against each hit (costs a fate die: a loses an action): 17 % 2 hits → about 1.7 left",
    ]
    assert [option.grave for option in pick.options] == [False, False, True], "what takes from a foe stands apart"
    assert form.lines == ("No actions left: a die can pay for a parry. Bonus dice: 2, fate dice: 1.",)
    assert [option.value for option in pick.options][1:] == [
        ParryForDie("fists", BuyAction()), ParryForDie("fists", StealAction(A))
    ]  # fmt: skip


def numbers_of(digits: Digits, actions: int, bonus: int, *able: str) -> dict[str, int]:
    """Return the digits of a parry with knife and fists, by what is parried with and who loses an action for it.

    They are in the order of the rows of the card.  Of the foes some are `able` to lose an action.
    """
    scene = Scene().figure("b", "bob", 11, 20, "knife", actions=actions)
    scene.dice["bob"] = (bonus, 0, 1)
    for number, foe in enumerate("acde"):
        scene.figure(foe, "alice", 10, 20 + 5 * number, "knife", debt=0 if foe in able else 99)
    state = scene.state()
    form = parry_form(Texts("en").of("w6"), state, ChooseParry("bob", B, FigureId(able[0]), WeaponId("knife"), 2))
    rows = sorted(in_order(choices(form, digits)), key=lambda each: each.option.grave)
    shown = [each.digit or 10 for each in rows]
    assert shown == sorted(shown), "they rise along the card"

    def words(answer: Any) -> str:
        price = getattr(answer, "price", None)
        return " ".join(filter(None, (getattr(answer, "means", answer), getattr(price, "victim", ""))))

    return {words(each.option.value): each.digit for each in rows}


@pytest.mark.parametrize("first", [(1, 0, "a"), (0, 1, "a", "c"), (0, 0, "c", "a")])
def test_digits_of_parries_rise_and_mean_the_same_whatever_a_parry_costs(first: tuple[Any, ...]) -> None:
    digits, meant = Digits(), dict[str, int]()
    everybody = (0, 1, "a", "c", "d", "e")
    for asked_for in (
        first,
        (0, 1, "a"),
        (1, 1, "a"),
        everybody,
        (0, 0, "c"),
        (0, 1, "c", "a"),
        everybody,
        (1, 0, "c"),
    ):
        found = numbers_of(digits, *asked_for)
        assert found.items() >= {(name, meant[name]) for name in found.keys() & meant.keys()}
        meant |= found
    assert [meant[name] for name in ("no", "knife", "fists")] == [1, 2, 3]
    given = [number for number in meant.values() if number]
    assert sorted(given) == [*range(1, 10)], "each digit means one thing, and none of the others has one"
    assert all(meant[f"knife {foe}"] for foe in "acde"), "the best means come first"


def test_the_log_tells_an_act_once_and_of_nobody_who_is_out_that_actions_are_kept() -> None:
    scene = Scene().figure("a", "alice", 10, 20, "pistol", actions=4, wound_limit=1)
    play = scene.figure("b", "bob", 20, 20, "pistol", wound_limit=9).figure("c", "alice", 50, 50).play(1, 1, 6, 6)
    seen = len(play.session.log)
    play.answer(Attack(WeaponId("pistol"), B), Attack(WeaponId("pistol"), A))
    rows = rows_of("w6", play.session.log[seen:])
    setup = play.state.setup
    told = [row_words(EN, setup, row) for row in rows if row_tone(setup, row) is not Tone.UNSEEN]
    assert told[:2] == ["A attacks b (pistol): 2 dice, 4+.", "A rolls 1, 1: no hit."]
    assert [words for words in told if "attack" in words or "react" in words][1:] == [
        "B attacks a (pistol): 2 dice, 4+."
    ]
    assert "A is out of action." in told
    assert not [words for words in told if "keeps" in words]


def test_the_log_tells_once_that_a_round_is_over() -> None:
    play = Scene().figure("a", "alice", 10, 20).figure("b", "bob", 50, 50).play().answer(*(EndTurn(),) * 4)
    rows, setup = rows_of("w6", play.session.log), play.state.setup
    told = [row_words(EN, setup, row) for row in rows if row_tone(setup, row) is not Tone.UNSEEN]
    assert [words for words in told if "Round 2" in words] == ["Round 2 begins.", "Round 2 is over. Round 3 begins."]


def test_the_log_names_the_act_of_the_scenario_from_its_beginning() -> None:
    scene = Scene(box("hut", 6, 4, 2, 2, 2.6)).figure("a", "alice", 5.6, 5).figure("b", "bob", 50, 50)
    scene.acts = (TakeAct("take-papers", Label("take the papers", ""), "hut"),)
    play = scene.play().answer(ScenarioAct("take-papers"))
    assert event_line(EN, play.state.setup, play.last(ActBegan)) == "A: take the papers (1 action)"


def test_the_value_that_decides_is_called_a_value_and_not_points() -> None:
    scene = Scene(round_limit=1, at_the_limit=AtTheLimit.VALUE).figure("a", "alice", 10, 20, "assault-rifle")
    state = scene.figure("b", "bob", 50, 50).play().answer(EndTurn(), EndTurn()).state
    first, second = WORDS.standings(EN, state, ())
    assert (first.player, first.points, second.points) == ("alice", None, None)
    assert first.what == f"Figures in the fight: value {figure_value(data(state, A))}"


def test_what_is_watched_shows_whose_turn_is_over_and_what_a_parry_and_a_theft_take() -> None:
    scene = Scene().figure("a", "alice", 10, 20, "knife").figure("b", "bob", 11, 20, "sabre", actions=3)
    play = scene.play(6, 6, 6, 6)
    shown = play.state.clone()
    seen = len(play.session.log)
    play.answer(Attack(WeaponId("knife"), B), "sabre")
    for line in play.session.log[seen:]:
        SCENE.show(shown, line.event, 0.0)
    assert shown.figures[B].actions == play.figure("b").actions == 2
    play.pass_all().answer(EndTurn())
    for line in play.session.log[seen:]:
        SCENE.show(shown, line.event, 0.0)
    assert [chip.out for chip in SCENE.order(shown, EN).chips] == [True, False]


def test_a_target_that_is_chosen_stays_chosen() -> None:
    scene = Scene().figure("a", "alice", 10, 20, "pistol").figure("b", "bob", 20, 20)
    play = scene.figure("c", "bob", 20, 30).play()
    form = asked(play, act="attack", target=Aim(figure=FigureId("c")))
    answer = form.answer()
    assert isinstance(answer, Attack)
    assert answer.target == FigureId("c")


def test_a_figure_without_actions_spends_no_die_by_enter() -> None:
    scene = Scene().figure("a", "alice", 10, 20, "pistol", actions=0).figure("b", "bob", 20, 20)
    scene.dice["alice"] = (1, 0, 1)
    form = asked(scene.play())
    (end,) = form.instead
    assert not form.commit
    assert end.main
    assert end.answer == EndTurn()
    assert asked(scene.play(), act="buy").answer() == BuyAction(), "but it can be chosen"


def test_an_attack_that_no_die_can_bring_about_is_in_vain_and_says_so() -> None:
    scene = Scene().figure("a", "alice", 10, 20, "assault-rifle", shooting=0).figure("b", "bob", 20, 20)
    form = asked(scene.play(), act="attack", mode=FireMode.FULL)
    assert form.rolls[0].result == "never (9+)"
    assert form.in_vain
    assert form.sure
    assert not asked(scene.play(), act="attack", mode=FireMode.SINGLE).in_vain


def test_the_ring_of_a_melee_weapon_is_as_wide_as_the_figure_that_holds_it() -> None:
    scene = Scene().figure("a", "alice", 10, 20, "sabre").figure("b", "bob", 12.7, 20)
    brute = replace(scene.figures[0].profile, footprint=Circle(1.0))
    scene.figures[0] = replace(scene.figures[0], profile=brute)
    play = scene.play()
    (sabre, _) = SCENE.gear(play.state, EN, A)
    assert sabre.limit == 2.75
    assert [fact.good for fact in SCENE.gear_facts(play.state, EN, A, 2.7)] == [True, False]
    assert play.refusal(Attack(WeaponId("sabre"), B)) is None


def test_a_figure_that_lies_or_kneels_is_drawn_so_and_looks_otherwise() -> None:
    state = Scene().figure("a", "alice", 10, 20).figure("b", "bob", 20, 20, stance=Stance.PRONE).state()
    outfits = [SCENE.miniature(state, figure).outfit for figure in (A, B)]
    assert [outfit.posture for outfit in outfits] == ["standing", "lying"]
    postures: tuple[Posture, ...] = ("standing", "kneeling", "lying")
    pictures = {draw_posture(posture) for posture in postures}
    assert len(pictures) == 3


def draw_posture(posture: Posture) -> bytes:
    surface = pygame.Surface((80, 80), pygame.SRCALPHA, 32)
    draw_figure(Easel(surface, (40.0, 40.0), 20.0, 0.0), PLAYER_LOOKS[0], "helmet", "rifle", posture=posture)
    return pygame.image.tobytes(surface, "RGBA")


def test_a_place_that_is_too_far_is_told_from_one_to_which_no_way_leads() -> None:
    scene = Scene().figure("a", "alice", 10, 25, "pistol", speed=4)
    play = scene.figure("b", "bob", 38, 38, "pistol").play()
    near = asked(play, act="walk", way=((10.0, 27.0, 0.0),))
    assert (near.lines, near.answer() is None) == ((), False)
    far = asked(play, act="walk", way=((10.0, 39.0, 0.0),))
    assert far.answer() is not None
    assert far.lines == ("Too far: the figure stops 10 m short.",)


def test_the_dice_that_are_left_stand_beside_those_that_fell() -> None:
    play = Scene().figure("a", "alice", 10, 20, "pistol").figure("b", "bob", 12, 20).play()
    request = SpendOnRoll(play.asked.player, A, "hit", B, (2, 2), 5)
    form = WINDOW.form(EN, play.state, request, {}, "")
    assert form is not None
    own = play.state.players[play.asked.player]
    assert form.note == EN("chip-dice", bonus=own.bonus_dice, reroll=own.reroll_dice, fate=own.fate_dice)


@pytest.mark.parametrize("attacked", [False, True])
def test_no_sheet_lies_on_either_of_the_two_while_dice_of_an_attack_are_asked_about(attacked: bool) -> None:
    play = Scene().figure("a", "alice", 10, 20, "pistol").figure("b", "bob", 12, 20).play()
    one, other = (B, A) if attacked else (A, B)
    request = SpendOnRoll(play.asked.player, one, "cover" if attacked else "hit", other, (2, 2), 5)
    form = WINDOW.form(EN, play.state, request, {}, "")
    assert form is not None
    assert set(form.vital) == {(10, 20), (12, 20)}


def test_what_a_figure_gains_by_kneeling_is_said_before_it_kneels() -> None:
    scene = Scene(thin("sill", (15, 10), (15, 30), 1.0)).figure("a", "alice", 14, 20, "pistol")
    session = scene.figure("b", "bob", 24, 20, "pistol").figure("c", "bob", 14, 28, "pistol").play().session
    kneels = ChangeStance(Stance.KNEELING)
    posing = Posing()
    posing.ask(session, A, kneels)
    posing.settle()
    assert posing.found is not None
    assert (posing.found.before, posing.found.after) == (2, 2)
    assert (posing.found.more, posing.found.less) == ((B,), ())
    lines = pose_lines(Texts("en"), session.state, A, posing.found)
    assert lines == ("Foes that see a: 2 now, 2 then. More cover from b.",)
    posing.ask(session, A, EndTurn())
    posing.settle()
    assert posing.found is None
