"""The d20 fight in the window: both scenarios begin, a turn is played by keys and mouse, reactions are cards."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from pb12table.app.game.screen import GameScreen
from pb12table.app.panels.side_panels import _row
from pb12table.app.play.controller import Controller
from pb12table.app.preview.state_picture import ghost_of, picture_of
from pb12table.app.program import Program
from pb12table.bots.play import make_bots, started
from pb12table.console.positions import figure_on_table, opening
from pb12table.files.scenario import load_scenario
from pb12table.kernel.dice import SeededDice
from pb12table.kernel.game import LogLine
from pb12table.kernel.session import Session
from pb12table.skirmish.forms.form import NOTHING, Aim, Circle, Ghost, Lit, Note, Pick, Several, Stretch
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.d20.routes import led_through
from pb12table.systems.d20.rules.asking.answers import (
    ChooseNext,
    Dash,
    DropWeapon,
    EndTurn,
    MayReact,
    Move,
    Pass,
    SetAsks,
)
from pb12table.systems.d20.rules.asking.legality import move_refusal
from pb12table.systems.d20.rules.asking.steps import ChooseStep
from pb12table.systems.d20.rules.attack import possible_attacks
from pb12table.systems.d20.rules.data import AttackId, Condition, Mode
from pb12table.systems.d20.rules.events import (
    CreatureMoved,
    DamageDealt,
    Died,
    DroppedTo0,
    Fled,
    RoundBegan,
    SearchMade,
)
from pb12table.systems.d20.rules.sequence import ChooseSneakers, PlaceCreatures
from pb12table.systems.d20.rules.state import Asks, Dropped, Life, Phase, ReactionKind
from pb12table.systems.d20.scene import marks_of
from pb12table.systems.d20.texts import briefing
from pb12table.systems.d20.window.attacking import Attacking
from pb12table.systems.d20.window.face import WINDOW, menu, next_asks, next_form, throw_of
from pb12table.systems.d20.window.steps import Moving, StepForm, jump_sketch, offers
from pb12table.systems.known import foresight, scene, system
from pb12table.systems.known import words as words_of
from pb12table.table.surfaces import stand_heights
from pb12table.texts.describe import event_line
from pb12table.texts.locale import Language, Texts
from pb12table.texts.log_rows import row_words, rows_of
from pb12table.tutorials import tutorial_files
from pb12table.window.kit.keys import Settings
from pb12table.window.kit.palette import looks_of
from pb12table.window.layout.painting import wanted_width
from pb12table.window.scene.picture import Camera
from pb12table.window.screens.dialogs import Curtain
from pb12table.window.tokens.tokens import draw_token
from tests.app.helpers import SIZE, Hand

SELLSWORD, RAIDER = FigureId("sellsword"), FigureId("raider-3")


def opened(scenario: str = "the-ford-at-noon") -> Hand:
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


def at_turn_of(hand: Hand, figure: FigureId) -> None:
    """All others leave their turns alone until a creature has its own."""
    for _ in range(60):
        hand.open_curtains()
        request = pending(hand)
        if isinstance(request, ChooseStep) and request.figure == figure:
            hand.frames()
            hand.breathe()
            return
        assert hand.game.commit(request.default(hand.session.state)), hand.game.toast
        hand.game.skip()
        hand.frames(1)
    raise AssertionError(figure)


def beside() -> Hand:
    """A raider stands beside the sellsword, who has the turn."""
    hand = opened(str(Path(__file__).parent / "duel.toml"))
    at_turn_of(hand, SELLSWORD)
    return hand


def test_places_are_taken_then_sneakers_named_behind_curtains() -> None:
    hand = opened()
    assert isinstance(hand.top, Curtain)
    hand.open_curtains()
    assert isinstance(pending(hand), PlaceCreatures)
    assert hand.game.controller.viewer == "west"
    hand.digit(2)
    hand.frames()
    hand.click_table(6.0, 6.0)
    hand.frames()
    answer = hand.form("places").answer()
    assert answer is not None
    assert [placed.figure for placed in answer.figures] == ["watchman-north"]
    hand.key(pygame.K_RETURN)
    hand.open_curtains()
    hand.key(pygame.K_RETURN)
    hand.frames()
    assert isinstance(pending(hand), ChooseSneakers)
    (several,) = hand.form("sneakers").fields
    assert isinstance(several, Several)
    assert [option.value for option in several.options] == ["skulker-south", "skulker-north", "bog-hound"]
    hand.breathe()
    hand.key(pygame.K_RETURN)
    assert not isinstance(pending(hand), ChooseSneakers), "whoever can sneaks, without more ado"
    hand.program.draw()
    assert isinstance(hand.top, Curtain)
    assert "undo" not in {zone.name for zone in hand.top.layout.hits()}, "it would tell that somebody sneaks"


def test_creatures_are_dragged_to_where_they_begin_and_what_refuses_a_place_says_why() -> None:
    rules, setup = system("d20"), load_scenario(Path(__file__).parent / "arena.toml").setup
    session: Session[Any] = Session(rules, rules.new_game(setup), SeededDice(1))
    settings = Settings(language="en", dice_speed="none", hints=False)
    program = Program(settings, SIZE)
    program.open(GameScreen(program, Controller(session, None, settings)))
    hand = Hand(program)
    with hand.unpainted():
        hand.frames(1)
        hand.open_curtains()
    figure = FigureId("watchman")

    def put() -> dict[str, tuple[float, float]]:
        answer = hand.form("places").answer()
        return {} if answer is None else {str(placed.figure): placed.at for placed in answer.figures}

    def stands_at(x: float, y: float) -> None:
        assert put() == {figure: pytest.approx((x, y), abs=0.05)}

    hand.drag((4.0, 2.0), (4.0, 1.0))
    stands_at(4.0, 1.0)
    hand.drag((4.0, 1.0), (3.0, 3.0))
    stands_at(3.0, 3.0)
    tokens = [token.ghost for token in hand.game.paint.picture().tokens if token.body.id == figure]
    assert tokens == [True], "nobody lies below, where it stood before"
    hand.point(hand.game.camera.to_screen((3.5, 2.0)))
    stands_at(3.0, 3.0)
    assert not hand.game.toast[0]
    hand.drag((3.0, 3.0), (14.0, 8.0))
    stands_at(3.0, 3.0)
    assert hand.game.toast == ("Watchman 1 must begin inside its entry zone.  D018", True)
    ghosts = [each.place.position for each in hand.form("places").sketch if isinstance(each, Ghost)]
    assert ghosts == [pytest.approx((3.0, 3.0), abs=0.05)]


def test_those_who_may_sneak_are_on_no_list_of_the_others() -> None:
    hand = opened()
    hand.open_curtains()
    west = {token.body.id for token in hand.game.paint.picture().tokens}
    assert "bog-hound" not in west
    hand.key(pygame.K_RETURN)
    hand.open_curtains()
    assert "bog-hound" in {token.body.id for token in hand.game.paint.picture().tokens}


def test_a_way_out_of_a_reach_is_red_and_names_whom_it_provokes() -> None:
    hand = beside()
    hand.key(pygame.K_m)
    hand.click_table(3.0, 6.0)
    hand.frames()
    form = hand.form("step")
    assert isinstance(form.answer(), Move)
    assert any(isinstance(sketch, Stretch) and sketch.threatened for sketch in form.sketch)
    assert [sketch.words for sketch in form.sketch if isinstance(sketch, Note)] == ["provokes Raider"]
    assert form.lines == ("Provokes an attack from Raider.",)
    assert any(tally.value.endswith("9 m") for tally in form.tallies), "what is left of the turn"


def test_a_way_to_the_very_edge_leads_beside_it_and_so_does_one_to_a_place_of_a_foe() -> None:
    hand = beside()
    hand.key(pygame.K_m)
    hand.click_table(6.0, 0.1)
    hand.frames()
    led = hand.form("step").answer()
    assert isinstance(led, Move)
    assert led.path[-1][1] == pytest.approx(0.75)
    hand.key(pygame.K_BACKSPACE)
    hand.click_table(6.7, 6.4)
    hand.frames()
    form = hand.form("step")
    assert form.lines[0].startswith("No route leads there"), "nobody stops in the space of another"
    assert isinstance(form.answer(), Move), "but beside it"
    hand.key(pygame.K_BACKSPACE)
    hand.click_table(6.0, 9.0)
    hand.frames()
    put = hand.form("step").answer()
    assert isinstance(put, Move)
    assert len(put.path) == 1
    assert put.path[0] == pytest.approx((6.0, 9.0), abs=0.05)


def test_a_click_on_a_foe_out_of_reach_keeps_the_way_and_says_why(tmp_path: Path) -> None:
    file = tmp_path / "far.toml"
    text = (Path(__file__).parent / "duel.toml").read_text(encoding="utf-8")
    file.write_text(text.replace("at = [7.6, 6.0]", "at = [14.0, 6.0]"), encoding="utf-8")
    hand = opened(str(file))
    at_turn_of(hand, SELLSWORD)
    hand.key(pygame.K_m)
    hand.click_table(6.0, 9.0)
    planned = hand.form("step").answer()
    assert isinstance(planned, Move)
    hand.click_table(14.0, 6.0)
    assert hand.form("step").answer() == planned
    assert hand.game.toast == ("The planned route stays. Out of reach: the gap must be under 1.5 m.  DR13", True)
    hand.key(pygame.K_BACKSPACE)
    hand.click_table(14.0, 6.0)
    form = hand.form("step")
    assert form.values["act"] == "attack", "with nothing planned the card shows the attack"
    assert form.warning == "Out of reach: the gap must be under 1.5 m.  DR13"


def test_no_way_is_begun_where_nothing_is_left_to_go() -> None:
    hand = beside()
    hand.answer(Move(((6.0, 10.0), (10.98, 10.0))))
    hand.key(pygame.K_m)
    hand.click_table(3.0, 6.0)
    hand.frames()
    assert hand.form("step").answer() is None


def test_a_flight_leads_no_farther_than_what_is_left() -> None:
    setup = load_scenario("quarry-at-dusk").setup
    kite, player = FigureId("kite"), PlayerId("red")
    state = system("d20").new_game(setup)
    state.phase, state.game_round, state.order, state.active = Phase.TURNS, 1, [[each] for each in state.figures], kite
    state.slot = list(state.figures).index(kite)
    values = {"act": "move-fly", "way": ((3.0, 19.0, 0.0),)}
    form = WINDOW.form(Texts("en").of("d20"), state, ChooseStep(player, kite), values, "way")
    assert form is not None
    flown = form.answer()
    assert isinstance(flown, Move)
    (end,) = flown.path
    assert end == pytest.approx((11.0, 19.0, 6.0), abs=0.01)


def test_what_a_hidden_creature_has_dropped_lies_on_no_table_of_the_others() -> None:
    state = state_of(beside()).clone()
    state.dropped = [Dropped(RAIDER, AttackId("axe"), (9.0, 9.0, 0.0))]
    assert system("d20").view(state, "west").dropped == state.dropped
    state.figures[RAIDER].hidden_from = {SELLSWORD: 17}
    assert system("d20").view(state, "west").dropped == []
    assert system("d20").view(state, "east").dropped == state.dropped


def test_who_stands_in_the_dark_sees_and_is_not_seen() -> None:
    setup = load_scenario(str(tutorial_files()["d20/first-turns"].with_name("barn.toml"))).setup
    state, face = system("d20").new_game(setup), scene("d20")
    tracker, raider = FigureId("tracker"), FigureId("raider")
    assert face.sight(state, raider, tracker).exists
    state.figures[tracker].x, state.figures[tracker].y = 3.0, 5.5
    assert face.sight(state, tracker, raider).exists
    assert not face.sight(state, raider, tracker).exists


@pytest.mark.slow
def test_ways_round_a_whole_quarry_are_found() -> None:
    state = system("d20").new_game(load_scenario("quarry-at-dusk").setup)
    state.phase, state.game_round = Phase.TURNS, 1
    led_up = led_through(state, SELLSWORD, Mode.WALK, [(27.0, 8.0)]).path
    assert move_refusal(state, SELLSWORD, Move(led_up)) is None, "up the ramp, over the plank and up the stairs"


def test_an_answer_may_draw_another_weapon_first() -> None:
    state = state_of(beside()).clone()
    raider = state.figures[RAIDER]
    raider.x, raider.y = 15.0, 6.0
    assert raider.in_hand == "axe"
    face = foresight("d20")
    assert face is not None
    strike = face.reply(state, Texts("en").of("d20"), RAIDER, SELLSWORD)
    assert strike is not None
    assert strike.answer.weapon == "javelin"


def test_what_foes_notice_in_passing_is_on_no_sheet_and_the_own_ones_tell_from_whom_they_hide() -> None:
    state, texts = state_of(beside()).clone(), Texts("en").of("d20")
    state.figures[SELLSWORD].hidden_from = {RAIDER: 17}
    known = system("d20").view(state, "west")
    keys = [[cell.key for cell in scene("d20").sheet(known, texts, figure).cells] for figure in (SELLSWORD, RAIDER)]
    assert "perception" in keys[0]
    assert "perception" not in keys[1]
    (row,) = [
        row for part in scene("d20").sheet(known, texts, SELLSWORD).parts for row in part.rows if row.mark is not None
    ]
    assert (row.label, row.value, row.tip) == ("Hidden from", "1", ("Raider",))
    wide = [wanted_width(_row(each, {}), 1.0) for each in (row, replace(row, value=""))]
    assert wide[0] > wide[1], "the number is shown"


def test_the_card_of_an_attack_tells_advantage_cover_and_chance() -> None:
    hand = beside()
    hand.key(pygame.K_a)
    hand.frames()
    form = hand.form("step")
    target = form.field("target")
    assert target is not None
    assert target.value == Aim(figure=RAIDER)
    assert "0 % covered: no cover" in form.lines
    assert any(line.startswith("65 % to hit · 5 % critical") for line in form.lines), form.lines
    assert form.rolls[0].result == "8+"
    hand.key(pygame.K_RETURN)
    hand.frames()
    assert state_of(hand).figures[SELLSWORD].attacks_left == 1


@pytest.mark.rule("DR41")
def test_the_card_of_an_attack_on_a_place_tells_its_dice_and_no_number() -> None:
    hand = beside()
    state = state_of(hand)
    state.figures[RAIDER].hidden_from = {SELLSWORD: 17}
    (x, y, _), attack = state.figures[RAIDER].at, AttackId("longsword")
    told = []
    for place in ((x, y, 0.5), (x, y - 1.0, 0.5)):
        card = Attacking(Texts("en").of("d20"), state, SELLSWORD, {"target": Aim(point=place), "weapon": attack})
        assert card.attack is not None
        told.append((card.lines(), card.rolls()))
    assert told[0] == told[1]
    (lines, (roll,)) = told[0]
    assert lines[0] == "Disadvantage: attack on a place (DR41)"
    assert (roll.words, roll.result) == ("two d20, the lower counts", "")


@pytest.mark.rule("DR43")
def test_who_hides_leaves_reactions_and_its_owner_is_told_what_being_asked_shows() -> None:
    hand = beside()
    state_of(hand).figures[SELLSWORD].hidden_from = {RAIDER: 17}
    hand.game.select(SELLSWORD)
    said = [text for text, _ in menu(hand.game, PlayerId(pending(hand).player))]
    assert said[0] == "Sellsword, opportunity attacks: never"
    for wish in ("always", "ask"):
        next_asks(hand.game, SELLSWORD)
        assert hand.game.toast is not None
        assert f"opportunity attacks: {wish}" in hand.game.toast[0]
        assert ("somebody is near" in hand.game.toast[0]) is (wish == "ask")


@pytest.mark.rule("DR42")
def test_a_no_that_nobody_knows_of_is_taken_back_with_the_way() -> None:
    hand = beside()
    raider = state_of(hand).setup.figure_by_id[RAIDER].player
    hand.game.controller.declare(raider, SetAsks(RAIDER, ReactionKind.OPPORTUNITY, Asks.ASK))
    before = len(hand.session.entries)
    hand.answer(Move(((3.0, 6.0),)))
    assert isinstance(pending(hand), MayReact)
    hand.answer(Pass())
    assert isinstance(pending(hand), ChooseStep)
    controller = hand.game.controller
    assert controller.undo_target() == before
    assert controller.is_free(before)
    controller.undo(before)
    assert pending(hand).player != raider
    assert controller.redo()
    assert state_of(hand).figures[SELLSWORD].at[:2] == (3.0, 6.0)


def test_what_cannot_be_done_any_more_keeps_its_key_and_says_why() -> None:
    hand = beside()
    act = hand.form("step").field("act")
    assert isinstance(act, Pick)
    before = {option.value: option.key for option in act.options}
    hand.answer(Dash())
    hand.frames()
    act = hand.form("step").field("act")
    assert isinstance(act, Pick)
    attack = next(option for option in act.options if option.value == "attack")
    assert attack.refusal
    assert [option.key for option in act.options] == [before[option.value] for option in act.options]
    hand.key(pygame.K_a)
    assert hand.game.toast is not None
    assert attack.refusal in hand.game.toast


def test_acts_keep_their_places_and_digits_whoever_stands_beside_and_whatever_is_done() -> None:
    hand = beside()

    def places() -> dict[str, tuple[tuple[int, int], str]]:
        hand.frames()
        at = {zone.name.removeprefix("command:"): zone.rect.topleft for zone in hand.game.zones}
        return {each.command: (at[each.command], each.key) for each in hand.card().buttons if each.command in at}

    before = places()
    assert len({row for (_, row), _ in before.values()} - {before["commit"][0][1]}) == 2, "two rows in the strip"
    hand.answer(Move(((3.0, 6.0), (3.0, 1.0))))
    alone = places()
    assert {name: before[name] for name in alone if name != "commit"} == {
        name: alone[name] for name in alone if name != "commit"
    }
    hand.answer(DropWeapon())
    hand.answer(Dash())
    done = places()
    assert [(name, before[name], done[name]) for name in done if name != "commit" and before[name] != done[name]] == []


def test_to_draw_a_weapon_has_the_digit_and_the_place_of_dropping_it() -> None:
    setup = load_scenario("the-ford-at-noon").setup
    state, texts = system("d20").new_game(setup), Texts("en").of("d20")
    watchman = FigureId("watchman-south")
    spear = [(each.key, each.place) for each in offers(texts, state, watchman)]
    state.figures[watchman].in_hand = AttackId("crossbow")
    crossbow = [(each.key, each.place) for each in offers(texts, state, watchman)]
    assert [place for _, place in spear] == [place for _, place in crossbow]
    assert {key for key, _ in spear} - {key for key, _ in crossbow} == {"draw-crossbow"}
    assert dict(spear)["drop-weapon"] == dict(crossbow)["draw-spear"] == "draw-spear"


def test_only_a_turn_with_nothing_left_is_ended_by_enter_alone() -> None:
    hand = beside()
    hand.answer(Move(((6.0, 10.0), (10.98, 10.0))))
    form = hand.form("step")
    assert not any(instead.main for instead in form.instead), "there is an action left"
    act = form.field("act")
    assert isinstance(act, Pick)
    move = act.option("move-walk")
    assert move is not None
    assert move.refusal, "two centimetres lead nowhere"
    state = state_of(hand).clone()
    state.figures[SELLSWORD].action_used = True
    spent = StepForm(Texts("en").of("d20"), state, ChooseStep("west", SELLSWORD), {}).form()
    assert [instead.main for instead in spent.instead] == [True]


def test_of_several_things_the_key_uses_one_that_can_be_used() -> None:
    setup = load_scenario(Path(__file__).parent / "arena.toml").setup
    state, texts = system("d20").new_game(setup), Texts("en").of("d20")
    figure = next(each.id for each in setup.figures if each.profile.id == "sellsword")
    standing = state.figures[figure]
    standing.x, standing.y, standing.z = 8.5, 3.0, 0.0
    things = {offer.key: offer for offer in offers(texts, state, figure) if offer.key.startswith("thing-")}
    assert things["thing-plank"].refusal is not None
    assert things["thing-gate"].refusal is None
    assert [each.key for each in things.values() if each.command == "use-object"] == ["thing-gate"]


def test_to_draw_quickly_takes_nothing_and_says_so() -> None:
    setup = load_scenario(str(tutorial_files()["d20/first-turns"].with_name("barn.toml"))).setup
    state = system("d20").new_game(setup)
    costs = [
        {offer.key: offer.cost for offer in offers(Texts("en"), state, FigureId(figure))}
        for figure in ("tracker", "raider")
    ]
    assert costs[0]["draw-short-sword"] == ""
    assert costs[1]["draw-javelin"] == Texts("en")("takes-interaction")


@pytest.mark.parametrize(("language", "said"), [("en", "Damage"), ("de", "Schaden")])
def test_dice_for_damage_say_what_they_are_for(language: Language, said: str) -> None:
    setup = load_scenario(str(Path(__file__).parent / "duel.toml")).setup
    happened = DamageDealt(figure=RAIDER, damage=7, left=4, rolled=(4,), plus=3, source="longsword", by=SELLSWORD)
    throw = throw_of(Texts(language), setup, happened)
    assert throw is not None
    assert throw.purpose == said


def test_a_reaction_is_asked_as_a_card_and_never_again_if_so_wished() -> None:
    hand = beside()
    ask = SetAsks(RAIDER, ReactionKind.OPPORTUNITY, Asks.ASK)
    assert hand.game.controller.declare(state_of(hand).setup.figure_by_id[RAIDER].player, ask) is None
    hand.answer(Move(((3.0, 6.0),)))
    hand.open_curtains()
    hand.frames()
    assert isinstance(pending(hand), MayReact)
    hand.breathe()
    assert "%" in hand.form("reaction").lines[0], "what it comes to"
    hand.click_zone("command:pass-always")
    hand.frames()
    assert state_of(hand).figures[RAIDER].asks[ReactionKind.OPPORTUNITY] is Asks.NEVER
    assert not isinstance(pending(hand), MayReact)


def test_a_round_tells_who_fell_and_who_got_away() -> None:
    setup = load_scenario("the-ford-at-noon").setup
    log = (
        RoundBegan(game_round=2),
        Fled(figure=RAIDER),
        DroppedTo0(figure=SELLSWORD, life=Life.DYING),
        Died(figure=SELLSWORD),
    )
    told = words_of("d20").round_news(Texts("en").of("d20"), setup, log)
    assert told == "Round 2 – down: Sellsword; got away: Raider 3."


def test_a_move_is_told_whole_with_what_it_has_used() -> None:
    setup, texts = load_scenario("the-ford-at-noon").setup, Texts("en")

    def gone(kind: str, length: float, cost: float, moved: float) -> LogLine:
        place = (0.0, 0.0, 0.0)
        event = CreatureMoved(figure=SELLSWORD, kind=kind, places=(place,) * 2, length=length, cost=cost, moved=moved)
        return LogLine(event, 0)

    def told(*lines: LogLine) -> list[str]:
        return [row_words(texts, setup, row) for row in rows_of("d20", lines)]

    assert told(gone("walk", 3.0, 3.0, 3.0)) == ["Sellsword walks 3 m."]
    over_the_wall = gone("walk", 1.0, 1.0, 1.0), gone("climb", 1.0, 2.0, 3.0), gone("walk", 1.5, 1.5, 4.5)
    assert told(*over_the_wall) == ["Sellsword walks 2.5 m and climbs 1 m (4.5 m of movement used)."]
    assert told(gone("walk", 1.0, 1.0, 9.0)) == ["Sellsword walks 1 m (9 m of movement used)."]
    assert told(gone("dragged", 2.0, 0.0, 7.0)) == ["Sellsword is dragged 2 m."]
    assert len(told(gone("walk", 1.0, 1.0, 1.0), gone("dragged", 2.0, 0.0, 7.0))) == 2


def test_squares_are_shown_by_a_key() -> None:
    hand = opened()
    hand.open_curtains()
    assert hand.game.paint.picture().squares == 0.0
    hand.game.press_command("show-squares")
    assert hand.game.paint.picture().squares == 1.5


@pytest.mark.parametrize(("scenario", "seed"), [("the-ford-at-noon", 3), ("quarry-at-dusk", 5)])
def test_every_question_of_a_game_is_a_form_in_both_languages(scenario: str, seed: int) -> None:
    setup = load_scenario(scenario).setup
    rules = system("d20")
    session: Session[Any] = Session(rules, rules.new_game(setup), SeededDice(seed))
    bots, asked = make_bots(["random"], setup, seed), set[str]()
    texts = [Texts(language).of("d20") for language in ("en", "de")]
    for number in range(70):
        request = session.pending
        if request is None:
            break
        player: Any = request.player
        known = rules.view(session.state, player)
        if number < 12 or type(request).__name__ not in asked:
            for words in texts:
                form = WINDOW.form(words, known, request, NOTHING, "")
                assert form is not None, request
                assert form.title
        asked.add(type(request).__name__)
        session.answer(bots[player].answer(known, request))
    assert {"PlaceCreatures", "ChooseStep"} <= asked


@pytest.mark.rule("D091")
def test_the_cards_of_contests_tell_both_sums_and_the_chance() -> None:
    hand = beside()
    state, texts = state_of(hand), Texts("en").of("d20")
    request = ChooseStep("west", SELLSWORD)
    for values in ({"act": "shove"}, {"act": "shove", "how": "shove-away"}, {"act": "grapple"}):
        form = StepForm(texts, state, request, values).form()
        assert "against Raider: 62 % to win" in form.lines, form.lines
        assert [(roll.title, roll.result) for roll in form.rolls] == [("Athletics", "+5"), ("Athletics", "+2")]
    held = state.clone()
    held.figures[SELLSWORD].grappled_by = RAIDER
    held.figures[SELLSWORD].conditions.append(Condition.GRAPPLED)
    assert "against Raider: 62 % to win" in StepForm(texts, held, request, {"act": "escape"}).form().lines


@pytest.mark.rule("DR49")
def test_who_cannot_react_has_no_reaction_at_hand() -> None:
    state, texts = state_of(beside()), Texts("en").of("d20")

    def told() -> list[str]:
        sheet = scene("d20").sheet(state, texts, RAIDER)
        return [row.value for part in sheet.parts for row in part.rows if row.key == "reaction"]

    assert told() == ["available"]
    state.figures[RAIDER].conditions.append(Condition.INCAPACITATED)
    assert told() == ["none"]
    chips = scene("d20").order(state, texts).chips
    assert ["no reaction" in chip.tip for chip in chips if chip.figure == RAIDER] == [True]


@pytest.mark.rule("DR45")
def test_who_is_in_the_air_wears_its_height() -> None:
    state = state_of(beside())
    assert [mark.sign for mark in marks_of(state, RAIDER)] == []
    state.figures[RAIDER].z = 6.0
    assert [mark.sign for mark in marks_of(state, RAIDER)] == ["6"]


def test_places_to_search_tell_from_where_and_goals_when_they_count() -> None:
    hand = opened("three-at-the-well")
    state, english = state_of(hand), Texts("en").of("d20")
    rings = [ring.label for ring in scene("d20").marks(state, english).rings]
    assert "grass around the well · search here or beside" in rings
    (told,) = scene("d20").told_at(state, english, (12.0, 12.0))
    assert told.endswith("from less than 1.5 m beside it.")
    lines = list(briefing(english, state.setup))
    assert lines.index("A goal counts at the end of a turn, not before.") == len(state.setup.goals)
    without = replace(state.setup, goals=())
    assert not any("A goal" in line for line in briefing(english, without))


def test_a_search_that_finds_somebody_is_a_sentence() -> None:
    state = state_of(beside())
    found = SearchMade(figure=SELLSWORD, at=(1.0, 1.0, 0.0), found=True)
    for language, said in (("en", "Sellsword searches: somebody is hiding there."),
                           ("de", "Söldner sucht: Dort versteckt sich jemand.")):  # fmt: skip
        assert event_line(Texts(language), state.setup, found) == said


@pytest.mark.rule("DR50")
def test_a_jump_is_drawn_far_ahead_of_the_run_only() -> None:
    state, texts = state_of(beside()), Texts("en").of("d20")
    (circle,) = jump_sketch(texts, state, SELLSWORD)
    assert isinstance(circle, Circle)
    assert circle.radius == pytest.approx(2.4)
    state.figures[SELLSWORD].run_up, state.figures[SELLSWORD].facing = 3.0, 90.0
    circle, *ahead, note = jump_sketch(texts, state, SELLSWORD)
    assert isinstance(circle, Circle)
    assert circle.radius == pytest.approx(2.4)
    x, y, _ = state.figures[SELLSWORD].at
    assert isinstance(note, Note)
    assert note.at == pytest.approx((x, y + 4.8))
    assert note.words == "Jump 4.8 m"
    assert len(ahead) == 3


@pytest.mark.rule("D031")
def test_a_way_that_is_drawn_beyond_a_door_ends_where_it_is_opened_and_shows_what_follows() -> None:
    """DR53."""
    state = opening(str(Path(__file__).parents[2] / "cases" / "door-room-d20.toml"), "watchman@6,8.6")
    creature = figure_on_table(state, "watchman@6,8.6")
    moving = Moving(Texts("en").of("d20"), state, creature, Mode.WALK, {"way": ((12.0, 9.0, 0.0),)})
    sketch = [*moving.sketch()]
    notes = [each for each in sketch if isinstance(each, Note) and "door" in each.words]
    assert [each.words for each in notes] == ["opens the door here: the free interaction, or the action"]
    assert moving.points[-1][:2] == notes[0].at
    assert [each.end for each in sketch if isinstance(each, Stretch)][-1] == (12.0, 9.0)


def in_quarry() -> Hand:
    """Creatures that come next in any order stand in the quarry."""
    hand = opened("quarry-at-dusk")
    for _ in range(60):
        if isinstance(pending(hand), ChooseNext):
            return hand
        assert hand.game.commit(pending(hand).default(hand.session.state)), hand.game.toast
        hand.game.skip()
        hand.frames(1)
        hand.open_curtains()
    raise AssertionError


def test_who_is_next_is_clicked_and_enter_alone_chooses_nobody() -> None:
    hand = in_quarry()
    hand.breathe()
    last = pending(hand).figures[-1]
    card = hand.game.mode.card()
    assert card is not None
    assert not card.buttons, "no list"
    names = (state_of(hand).setup.figure_by_id[each].label.en for each in pending(hand).figures)
    assert all(name in " ".join(card.lines) for name in names), "it says who is meant"
    length = len(hand.session.entries)
    hand.key(pygame.K_RETURN)
    assert len(hand.session.entries) == length
    hand.click_table(*state_of(hand).figures[last].at[:2])
    assert hand.session.entries[length].plain == last


def test_in_a_tie_a_click_on_any_of_a_group_means_the_group() -> None:
    setup = load_scenario("the-ford-at-noon").setup
    state, texts = system("d20").new_game(setup), Texts("en").of("d20")
    skulkers, hound = ("skulker-south", "skulker-north"), FigureId("bog-hound")
    request = ChooseNext("east", (FigureId(skulkers[0]), hound), "tie")
    form = next_form(texts, state, request, {})
    field = form.field("next")
    assert isinstance(field, Pick)
    meant = {option.figure: option.value for option in field.options}
    assert meant == {skulkers[0]: skulkers[0], skulkers[1]: skulkers[0], hound: hound}
    assert [replace(field, value=skulkers[0]).stepped(1), replace(field, value=hound).stepped(1)] == [
        hound,
        skulkers[0],
    ]
    assert form.lines == ("Skulker 1 and Skulker 2 · Bog hound",)
    assert {name for each in form.sketch if isinstance(each, Lit) for name in each.figures} == {*skulkers, hound}


def test_who_is_next_is_chosen_by_keys_as_well() -> None:
    hand = in_quarry()
    hand.breathe()
    first, length = pending(hand).figures[0], len(hand.session.entries)
    hand.key(pygame.K_TAB)
    hand.key(pygame.K_RETURN)
    assert hand.session.entries[length].plain == first


def test_nobody_looks_away_while_nothing_is_hidden() -> None:
    hand = beside()
    assert not isinstance(hand.top, Curtain)
    controller, state = hand.game.controller, state_of(hand)
    assert controller.viewer is None
    assert (
        controller.declare(state.setup.figure_by_id[RAIDER].player, SetAsks(RAIDER, ReactionKind.GUARD, Asks.NEVER))
        is None
    )
    assert controller.shows_all, "when somebody wants to be asked lies on no table"
    state.figures[SELLSWORD].hidden_from[RAIDER] = 15
    hand.game.question.ask_again()
    hand.frames()
    assert isinstance(hand.top, Curtain), "even for whoever has the turn: the others have looked on"


def test_no_curtain_tells_whether_a_search_has_found_something() -> None:
    hand = opened("quarry-at-dusk")
    controller = hand.game.controller
    assert state_of(hand).setup.secrets
    assert controller.shows_all
    hand.session.log.append(LogLine(SearchMade(figure=SELLSWORD), 0))
    assert not controller.shows_all


def test_what_flies_has_its_shadow_on_the_ground_and_a_planned_flight_its_height() -> None:
    setup = load_scenario("quarry-at-dusk").setup
    kite = FigureId("kite")
    state = system("d20").new_game(setup)
    placed = state.figures[kite]
    face = scene("d20")

    def pixels(height: float) -> bytes:
        placed.z = height
        token = next(each for each in picture_of(state).tokens if each.body.id == kite)
        assert (token.aloft > 0.0) == (height > 0.0)
        surface = pygame.Surface((300, 300))
        surface.fill((200, 200, 200))
        camera = Camera(pygame.Rect(0, 0, 300, 300), 20.0, token.body.position, 30.0, 30.0)
        draw_token(surface, camera, replace(token, marks=()), 1.0)
        return pygame.image.tobytes(surface, "RGB")

    ground = stand_heights(state.battlefield, *placed.at[:2])[-1]
    assert pixels(0.0) != pixels(ground + 6.0) != pixels(ground + 3.0)
    flying = face.body(state, kite)
    ghost = ghost_of(state, kite, looks_of(setup)[PlayerId("red")], replace(flying, z=ground + 4.0), "en")
    assert ghost.aloft == pytest.approx(4.0)
    assert face.aloft(state, replace(flying, z=ground)) == 0.0


GUARDED = {"en": "Smith’s wife: guard Poacher against Fowler?", "de": "Schmiedin: Wilderin vor Vogelfängerin schützen?"}


@pytest.mark.parametrize("language", GUARDED)
def test_who_may_guard_an_ally_is_asked_about_it_by_name(language: Language) -> None:
    session: Session[Any] = started(load_scenario("the-mill-race").setup, 5)
    fowler, poacher, smith = (FigureId(each) for each in ("upper-fowler", "lower-poacher", "lower-smith"))
    while not isinstance(session.pending, ChooseStep) or session.pending.figure != fowler:
        assert session.pending is not None
        session.answer(EndTurn() if isinstance(session.pending, ChooseStep) else session.pending.default(session.state))
    session.state.figures[fowler].x, session.state.figures[fowler].y = 20.5, 6.5
    session.answer(next(iter(possible_attacks(session.state, fowler, poacher))))
    asked: Any = session.pending
    assert asked == MayReact("bob", smith, ReactionKind.GUARD, fowler, poacher)
    form = WINDOW.form(Texts(language).of("d20"), session.state, asked, {}, "")
    assert form is not None
    assert form.title == GUARDED[language]
