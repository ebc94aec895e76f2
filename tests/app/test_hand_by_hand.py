"""Cards in the window: drawing, the curtain before the hand, playing by click or key, questions that betray nothing."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import pygame
import pytest

from pb12table.app.game.screen import GameScreen
from pb12table.app.play.controller import Controller
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.pb12.rules.cards.after_roll import DrawCards
from pb12table.systems.pb12.rules.cards.card_legality import PlayAfterRoll
from pb12table.systems.pb12.rules.extensions.interrupts import PlayInterruption
from pb12table.systems.pb12.rules.game.answers import AskForCards
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from pb12table.systems.pb12.rules.preparations.profiles import AskCards
from pb12table.systems.pb12.rules.round.sequence import BidInitiative
from pb12table.systems.pb12.window.cards import HandScreen
from pb12table.window.forms.form_mode import FormMode
from pb12table.window.kit.canvas import Canvas
from pb12table.window.screens.dialogs import Curtain, Message, PickOne
from tests.app.helpers import Hand, open_game
from tests.systems.pb12.scene import Scene

ALICE, BOB = PlayerId("alice"), PlayerId("bob")


def gamblers(alice: list[str], bob: list[str]) -> Hand:
    """A pirate of Alice and a boy of Bob, near each other, with these cards in their hands."""
    scene = Scene(width=20.0, depth=14.0, origin=(10.0, 7.0))
    scene.human("pirate", "alice", (-4, 0), items=["pistol"], ranged=4, points=(3, 1, 1))
    scene.human("boy", "bob", (4, 0), 180, items=["pistol"], ranged=4, points=(3, 1, 1))
    scene.decks = {"alice": alice, "bob": bob}
    return open_game(setup=scene.setup())


def drawn(hand: Hand) -> Hand:
    """Let everybody draw all cards."""
    hand.frames()
    while isinstance(hand.session.pending, DrawCards):
        hand.answer(hand.session.pending.highest)
    return hand


def look(hand: Hand) -> HandScreen:
    """Ask for the hand and open the curtain."""
    hand.key(pygame.K_h, pygame.KMOD_SHIFT)
    if isinstance(hand.top, PickOne):
        hand.digit(1)  # of several hands the own one comes first
    assert isinstance(hand.top, Curtain)
    hand.key(pygame.K_RETURN)
    return hand.on_top(HandScreen)


def zone(hand: Hand, name: str) -> None:
    """Click something on the hand."""
    hand.click(hand.on_top(HandScreen).layout.place_of(name).center)


@pytest.mark.rule("R5.0.4")
def test_cards_are_drawn_by_stepper_and_key() -> None:
    hand = gamblers(["luck", "duck", "spoils"], [])
    mode = hand.game.mode
    assert isinstance(mode, FormMode)
    hand.click_zone("command:draw-more")
    hand.click_zone("command:draw-more")
    hand.click_zone("command:draw-less")
    assert mode.form.values == {"draw": 1}
    scale = hand.game.camera.scale
    hand.key(pygame.K_PLUS, typed="+")
    hand.key(pygame.K_RIGHT)
    hand.key(pygame.K_MINUS, typed="-")
    assert (mode.form.values["draw"], hand.game.camera.scale) == (2, scale)
    hand.digit(2)
    hand.key(pygame.K_RETURN)
    alice = hand.session.state.players[ALICE]
    assert (len(alice.hand), len(alice.deck), alice.command_points) == (2, 1, 8)


def test_an_arrow_that_changes_the_number_on_a_card_leaves_the_table_where_it_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hand = gamblers(["luck", "duck"], [])
    assert isinstance(hand.session.pending, DrawCards)
    camera = hand.game.camera
    held = defaultdict(bool, {pygame.K_RIGHT: True})
    monkeypatch.setattr(pygame.key, "get_pressed", lambda: held)
    hand.frames(5)
    assert hand.game.camera == camera


@pytest.mark.screen("Curtain")
@pytest.mark.rule("R5.0.4", "R5.0.3")
def test_whoever_draws_cards_is_shown_them_behind_a_curtain_or_later() -> None:
    hand = gamblers(["luck", "duck", "spoils"], [])
    hand.digit(2)
    hand.key(pygame.K_RETURN)
    assert hand.on_top(Curtain).player == ALICE
    hand.key(pygame.K_RETURN)
    screen = hand.on_top(HandScreen)
    assert sorted(screen.fresh) == sorted(hand.session.state.players[ALICE].hand)
    assert hand.session.state.players[ALICE].ask_cards is AskCards.USEFUL, "a question must not tell Bob about it"
    hand.key(pygame.K_ESCAPE)
    assert isinstance(hand.top, Curtain), "the bids are secret"
    assert not hand.top.can_stay_closed


@pytest.mark.screen("HandScreen")
@pytest.mark.rule("R1.3.3", "R5.0.3")
def test_who_bids_can_look_at_his_hand_first() -> None:
    hand = drawn(gamblers(["luck", "duck"], ["duck"]))
    hand.open_curtains()
    assert isinstance(hand.session.pending, BidInitiative)
    player = hand.session.pending.player
    hand.click_zone("command:show-hand")
    assert isinstance(hand.top, Curtain)
    assert hand.top.player == player
    hand.key(pygame.K_RETURN)
    assert hand.on_top(HandScreen).player == player
    hand.key(pygame.K_ESCAPE)
    hand.frames()
    hand.on_top(GameScreen)
    assert "command:commit" in hand.zone_names()


@pytest.mark.rule("R5.0.3")
def test_a_hand_is_shown_behind_a_curtain_and_nowhere_else() -> None:
    hand = drawn(gamblers(["luck", "war-chest"], ["duck"]))
    hand.play_to(ChooseTurn, "alice")
    assert not isinstance(hand.top, HandScreen)
    assert all(not name for name in hand.game.state.players[ALICE].hand)
    shown = "".join(str(line.event) for line in hand.game.controller.shown_log())
    assert "war-chest" not in shown
    screen = look(hand)
    assert {offer.card.id for offer in screen.offers} == {"luck", "war-chest"}
    hand.key(pygame.K_ESCAPE)
    assert isinstance(hand.top, GameScreen)


@pytest.mark.rule("R5.0.2")
def test_the_numbers_on_a_card_can_be_asked() -> None:
    hand = drawn(gamblers(["luck"], ["duck"]))
    hand.play_to(ChooseTurn, "alice")
    screen = look(hand)
    hand.program.draw()
    tip = next(hit.tip for hit in screen.layout.hits() if hit.name == "card:0")
    card = screen.offers[0].card
    texts = hand.program.texts
    assert tip[0].startswith(texts("cost-command", number=card.command_points) if card.command_points else "")
    assert tip[1].startswith(texts("card-per-mille", number=card.per_mille))
    assert "R5.0.2" in tip[1]


@pytest.mark.rule("R5.0.9")
def test_a_card_is_played_instead_of_a_turn_by_enter() -> None:
    hand = drawn(gamblers(["luck", "war-chest"], []))
    hand.play_to(ChooseTurn, "alice")
    before = hand.session.state.players[ALICE].command_points
    screen = look(hand)
    assert screen.offer is not None
    assert screen.offer.card.id == "war-chest", "the first card that can be played is chosen"
    hand.key(pygame.K_RETURN)
    alice = hand.session.state.players[ALICE]
    assert alice.discarded == ["war-chest"]
    assert alice.command_points == before + 3
    assert isinstance(hand.top, GameScreen)


@pytest.mark.rule("R5.0.7")
def test_a_card_that_cannot_be_played_says_why() -> None:
    hand = drawn(gamblers(["bulls-eye", "sand-in-the-eyes", "duck"], []))
    hand.play_to(ChooseAction, "alice")
    screen = look(hand)
    reasons = {str(offer.card.id): offer.refusal and offer.refusal.reason for offer in screen.offers}
    assert reasons == {"bulls-eye": None, "sand-in-the-eyes": "nobody-for-card", "duck": "not-the-moment"}
    number = [str(offer.card.id) for offer in screen.offers].index("bulls-eye")
    zone(hand, f"card:{number}")
    points = hand.figure("pirate").action_points
    zone(hand, "way:0")
    assert hand.figure("pirate").action_points == points - 1
    assert hand.session.state.players[ALICE].discarded == ["bulls-eye"]


@pytest.mark.rule("R5.0.8")
def test_after_a_die_the_question_shows_the_die_but_not_the_hand() -> None:
    hand = drawn(gamblers(["second-throw"], ["gust-of-wind"]))
    hand.play_to(PlayAfterRoll)
    card = hand.game.mode.card()
    assert hand.game.mode.topic == "card-question"
    assert card is not None
    assert "the die shows" in card.lines[0]
    assert {button.command for button in card.buttons} == {"show-hand", "commit"}
    screen = look(hand)
    assert screen.may_pass
    player = screen.player
    hand.digit(1)
    assert len(hand.session.state.players[player].discarded) == 1


@pytest.mark.rule("R5.0.11")
def test_an_interruption_is_played_from_the_hand() -> None:
    hand = drawn(gamblers([], ["duck"]))
    hand.play_to(PlayInterruption, "bob")
    assert hand.game.mode.topic == "interrupt"
    assert "command:show-hand" in hand.zone_names()
    screen = look(hand)
    assert screen.offer is not None
    assert [screen.way_label(way) for way in screen.offer.ways] == ["Play on boy"]
    hand.key(pygame.K_RETURN)
    assert hand.session.state.players[BOB].discarded == ["duck"]


@pytest.mark.rule("R5.0.5", "RU100")
def test_discarding_and_when_to_be_asked() -> None:
    hand = drawn(gamblers(["luck", "duck"], ["duck"]))
    hand.play_to(ChooseTurn, "alice")
    screen = look(hand)
    first = str(screen.offers[0].card.id)
    zone(hand, "discard")
    assert isinstance(hand.top, Message)
    hand.key(pygame.K_RETURN)
    assert hand.session.state.players[ALICE].discarded == [first]
    assert len(screen.offers) == 1
    zone(hand, "ask:held")
    assert hand.session.state.players[ALICE].ask_cards is AskCards.HELD
    zone(hand, "ask:always")
    assert hand.session.state.players[ALICE].ask_cards is AskCards.ALWAYS
    zone(hand, "other:bob")
    assert isinstance(hand.top, Curtain)
    hand.key(pygame.K_RETURN)
    assert hand.on_top(HandScreen).player == BOB


@pytest.mark.rule("R5.0.5")
def test_no_card_is_discarded_by_a_slip() -> None:
    hand = drawn(gamblers(["luck", "duck"], []))
    hand.play_to(ChooseTurn, "alice")
    screen = look(hand)
    hand.key(pygame.K_DELETE)
    assert isinstance(hand.top, Message)
    assert screen.offer is not None
    assert screen.offer.card.label.en in hand.top.text
    hand.key(pygame.K_ESCAPE)
    assert hand.shows(screen)
    assert len(screen.offers) == 2
    assert hand.session.state.players[ALICE].discarded == []


@pytest.mark.rule("R5.0.3")
def test_the_own_hand_opens_at_once_and_leads_on_to_the_others_behind_their_curtains() -> None:
    hand = drawn(gamblers(["luck"], ["duck"]))
    hand.play_to(ChooseTurn, "alice")
    hand.key(pygame.K_h, pygame.KMOD_SHIFT)
    assert isinstance(hand.top, Curtain)
    assert hand.top.player == ALICE
    hand.key(pygame.K_RETURN)
    hand.on_top(HandScreen)
    zone(hand, f"other:{BOB}")
    assert isinstance(hand.top, Curtain)
    assert hand.top.player == BOB
    hand.key(pygame.K_ESCAPE)
    hand.on_top(GameScreen)


@pytest.mark.rule("R5.0.3", "R5.0.4")
def test_nobody_has_to_look_away_where_one_person_alone_is_at_the_table() -> None:
    hand = gamblers(["luck", "duck"], ["duck"])
    hand.game.controller.seat(BOB, "careful")
    hand.digit(1)
    hand.key(pygame.K_RETURN)
    assert hand.on_top(HandScreen).player == ALICE, "what was drawn"
    hand.key(pygame.K_ESCAPE)
    hand.key(pygame.K_h, pygame.KMOD_SHIFT)
    assert not [name for name in hand.on_top(HandScreen).layout.hits() if name.name == f"other:{BOB}"]
    hand.key(pygame.K_ESCAPE)
    hand.game.controller.seat(BOB, None)
    hand.key(pygame.K_h, pygame.KMOD_SHIFT)
    assert isinstance(hand.top, Curtain), "somebody else is there now, whoever is asked"


@pytest.mark.rule("R5.0.3")
@pytest.mark.parametrize(("keys", "player"), [([], "bob"), ([pygame.K_DOWN], "carol"), ([pygame.K_UP], "carol")])
def test_whose_hand_is_asked_where_only_others_have_cards_and_keys_choose(keys: list[int], player: str) -> None:
    scene = Scene(width=20.0, depth=14.0, origin=(10.0, 7.0), players={"alice": 9, "bob": 5, "carol": 5})
    for number, name in enumerate(("alice", "bob", "carol")):
        scene.human(f"{name}-1", name, (number * 4 - 4, 0))
    scene.decks = {"alice": [], "bob": ["duck"], "carol": ["luck"]}
    hand = drawn(open_game(setup=scene.setup()))
    hand.play_to(ChooseTurn, "alice")
    hand.key(pygame.K_h, pygame.KMOD_SHIFT)
    assert isinstance(hand.top, PickOne)
    assert [who for who, _ in hand.top.options] == ["bob", "carol"]
    hand.program.draw()
    for key in keys:
        hand.key(key)
    hand.key(pygame.K_RETURN)
    assert hand.on_top(Curtain).player == player


def test_where_a_card_has_several_targets_no_button_pretends_to_be_enter() -> None:
    scene = Scene(width=20.0, depth=14.0, origin=(10.0, 7.0))
    for number in range(3):
        scene.human(f"alice-{number}", "alice", (number * 2 - 4, 0))
    scene.human("boy", "bob", (6, 0))
    scene.decks = {"alice": ["forced-march"], "bob": []}
    hand = drawn(open_game(setup=scene.setup()))
    hand.play_to(ChooseTurn, "alice")
    styles: list[str] = []
    button = Canvas.button

    def noted(canvas: Canvas, place: Any, name: str, *more: Any, **named: Any) -> Any:
        if name.startswith("way:"):
            styles.append(named.get("style", ""))
        return button(canvas, place, name, *more, **named)

    screen = look(hand)
    assert screen.offer is not None
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Canvas, "button", noted)
        screen._changed = True
        hand.program.draw()
    assert len(screen.offer.ways) == 3
    assert styles == ["plain"] * 3


def test_the_ways_to_play_a_card_stand_in_the_middle_below_the_cards() -> None:
    hand = drawn(gamblers(["bulls-eye", "duck"], []))
    hand.play_to(ChooseAction, "alice")
    screen = look(hand)
    zone(hand, f"card:{[str(offer.card.id) for offer in screen.offers].index('bulls-eye')}")
    hand.program.draw()
    ways = [found.rect for found in screen.layout.hits() if found.name.startswith("way:")]
    cards = [found.rect for found in screen.layout.hits() if found.name.startswith("card:")]
    middle = (min(card.x for card in cards) + max(card.right for card in cards)) / 2
    assert (ways[0].x + ways[-1].right) / 2 == pytest.approx(middle, abs=2)


def test_every_way_to_play_a_card_can_be_reached() -> None:
    scene = Scene(width=40.0, depth=24.0, origin=(20.0, 12.0))
    for number in range(14):
        scene.human(f"alices-grenadier-{number}", "alice", (-8, number * 1.5 - 10))
        scene.human(f"bobs-grenadier-{number}", "bob", (8, number * 1.5 - 10), 180)
    scene.decks = {"alice": ["forced-march"], "bob": []}
    hand = drawn(open_game(setup=scene.setup()))
    hand.play_to(ChooseTurn, "alice")
    screen = look(hand)
    hand.program.draw()
    assert screen.offer is not None
    ways, window, seen = screen.offer.ways, hand.program.surface.get_rect(), set()
    assert len(ways) > 9
    for _ in range(len(ways)):
        hits = [hit for hit in screen.layout.hits() if hit.name.startswith("way:")]
        for hit in hits:
            assert window.collidepoint(hit.rect.center)
            assert screen.layout.hit_at(*hit.rect.center) == hit
            seen.add(hit.name)
        hand.key(pygame.K_PAGEDOWN)
        hand.program.draw()
    assert seen == {f"way:{number}" for number in range(len(ways))}
    last = screen.pages[-1][0]
    hand.digit(1)
    assert isinstance(hand.top, GameScreen)
    assert last > 0
    played = hand.session.entries
    assert any(entry.request == "ChooseTurn" and entry.plain.get("figure") == ways[last].figure for entry in played)


def test_without_cards_there_is_no_tile_and_no_hand() -> None:
    hand = open_game()
    hand.play_to(ChooseTurn)
    assert "command:show-hand" not in hand.zone_names()
    hand.key(pygame.K_h, pygame.KMOD_SHIFT)
    assert isinstance(hand.top, GameScreen)
    assert isinstance(hand.game.controller, Controller)


@pytest.mark.rule("R5.0.11", "R4.0.1", "RU100")
def test_whoever_is_asked_at_every_moment_is_asked_although_nothing_can_be_played() -> None:
    """The neutral pause: the question comes with any card in hand and betrays nothing."""
    hand = drawn(gamblers([], ["spoils"]))
    hand.play_to(ChooseTurn, "alice")
    assert hand.game.controller.declare(BOB, AskForCards(AskCards.ALWAYS)) is None
    hand.play_to(PlayInterruption, "bob", most=3)
    card = hand.game.mode.card()
    assert card is not None
    assert [button.command for button in card.buttons][-5:] == [
        "show-hand", "pass-interruption", "pass-turn", "pass-round", "pass-on"
    ]  # fmt: skip
    hand.key(pygame.K_p)
    assert hand.session.state.players[BOB].hand == ["spoils"]
