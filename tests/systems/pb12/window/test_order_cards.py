"""Cards as orders: a seal and a silhouette for each, backs that are alike, and a card that is played before all."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from pb12table.files.content import load_content
from pb12table.files.places import assets_folder
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.files.building import card_of
from pb12table.systems.pb12.rules.game.events import CardPlayed, RoundBegan, TurnBegan, TurnEnded
from pb12table.systems.pb12.rules.preparations.profiles import CardId
from pb12table.systems.pb12.scene.miniatures import PLAIN_ORDER, card_emblem
from pb12table.systems.pb12.sheets.data_sheet import card_face
from pb12table.systems.pb12.window import cards
from pb12table.systems.pb12.window.cards import HEIGHT, WIDTH, CardState, card_picture, revealed_card
from pb12table.texts.locale import Language, Texts
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.palette import PlayerLook, looks_of
from pb12table.window.play.base import RevealedCard
from tests.app.helpers import pixel_digits
from tests.app.test_hand_by_hand import ALICE, BOB, drawn, gamblers, look
from tests.contact_sheets import seen

CARDS = {name: card_of(form) for name, form in load_content("pb12").cards.items()}
SIZE = (round(WIDTH), round(HEIGHT))


def state_of(card: str, **more: Any) -> CardState:
    return CardState(CARDS[card], **more)


def test_every_shipped_card_bears_a_silhouette_that_is_there_and_hardly_two_the_same() -> None:
    emblems = [card_emblem(card) for card in CARDS.values()]
    assert PLAIN_ORDER not in emblems
    assert all((assets_folder() / "icons" / f"{emblem}.svg").is_file() for emblem in (*emblems, PLAIN_ORDER))
    assert len(set(emblems)) >= len(emblems) - 3
    assert all("<svg" in card_face(Texts("en"), card) for card in list(CARDS.values())[:3])


@pytest.mark.parametrize("language", ["en", "de"])
def test_all_words_of_every_card_have_room_on_it(language: Language) -> None:
    texts = Texts(language)
    with seen() as found:
        for card in CARDS.values():
            card_picture(texts, CardState(card), SIZE, 1.0)
    assert not found.cut
    assert len(found.lines) > 4 * len(CARDS)
    room = pygame.Rect((0, 0), SIZE)
    assert [words for words, rect in found.lines if not room.contains(rect)] == []


def test_a_card_is_painted_once_for_each_of_its_states() -> None:
    texts = Texts("en")
    changes: list[dict[str, Any]] = [{}, {"playable": False}, {"affordable": False}, {"stamped": "spent"}]
    states = [state_of("luck", **more) for more in (*changes, {"stamped": "lost"})]
    pictures = [card_picture(texts, each, SIZE, 1.0) for each in states]
    assert len({pixel_digits(picture) for picture in pictures}) == len(states)
    assert all(card_picture(texts, each, SIZE, 1.0) is picture for each, picture in zip(states, pictures, strict=True))


def test_of_what_others_hold_only_backs_are_seen_alike_whatever_they_are() -> None:
    def backs(held: list[str]) -> str:
        hand = drawn(gamblers(["luck"], held))
        hand.open_curtains()
        screen = look(hand)
        hand.program.draw()
        placed = next(each for each in screen.layout.root.walk() if getattr(each.node, "what", "") == f"backs:{BOB}")
        return pixel_digits(hand.program.surface.subsurface(pygame.Rect(*placed.rect)))

    assert backs(["jeer", "cold-sweat"]) == backs(["duck", "war-chest"]) != backs(["duck"])


def test_a_card_that_is_played_is_turned_over_before_all() -> None:
    setup = gamblers(["war-chest"], []).game.setup
    surface, looks = pygame.Surface((300, 400)), looks_of(setup)

    def painted(age: float, *, works: bool = True) -> str:
        event = CardPlayed(player=ALICE, card=CardId("war-chest"), command_points=0, works=works)
        card = revealed_card(Texts("en"), setup, event)
        assert card is not None
        assert card.player == ALICE
        surface.fill(theme.INK)
        card.paint(Canvas(surface, 1.0, (0, 0)), pygame.Rect(40, 40, *map(round, card.size)), looks[ALICE], age)
        return pixel_digits(surface)

    assert len({painted(age) for age in (0.0, 0.05, 0.12, 0.5)}) == 4, "its back, narrower, its face, and all of that"
    assert painted(0.5) == painted(1.0) != painted(1.0, works=False), "a card that nobody has paid says so"
    assert revealed_card(Texts("en"), setup, RoundBegan(game_round=1)) is None


def test_a_card_that_is_played_stays_where_it_first_lay(monkeypatch: pytest.MonkeyPatch) -> None:
    hand = drawn(gamblers(["war-chest"], []))
    game, rooms = hand.game, list[pygame.Rect]()

    def paint(canvas: Canvas, room: pygame.Rect, look: PlayerLook, age: float) -> None:
        rooms.append(room)

    hand.open_curtains()
    card = RevealedCard((WIDTH, HEIGHT), ALICE, paint)
    monkeypatch.setattr(type(game.system), "revealed_card", lambda *_: card)
    playback = game.controller.playback
    playback.begin()
    playback.queue.append(CardPlayed(player=ALICE, card=CardId("war-chest"), command_points=0, works=True))
    hand.program.draw()
    pirate, lies = game.camera.to_screen((hand.figure("pirate").x, hand.figure("pirate").y)), rooms[0].center
    game.camera = game.camera.panned(lies[0] - pirate[0], lies[1] - pirate[1])
    hand.program.draw()
    assert len(rooms) == 2
    assert rooms[0] == rooms[1]
    playback.queue[0] = CardPlayed(player=ALICE, card=CardId("war-chest"), command_points=0, works=True)
    hand.program.draw()
    assert rooms[2] != rooms[0], "another one lies where it hides nobody then"


def test_the_card_on_top_of_a_pile_is_made_small_once(monkeypatch: pytest.MonkeyPatch) -> None:
    hand = drawn(gamblers(["luck"], []))
    hand.session.state.players[ALICE].discarded = [CardId("war-chest")]
    hand.open_curtains()
    screen, scale, made = look(hand), pygame.transform.smoothscale, list[tuple[int, int]]()

    def counted(surface: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
        made.append(size)
        return scale(surface, size)

    monkeypatch.setattr(pygame.transform, "smoothscale", counted)
    hand.program.draw()
    hand.program.draw()
    (pile,) = (node.rect for node in screen.layout.root.walk() if getattr(node.node, "what", "") == "spent")
    assert made.count((pile.w, pile.h)) <= 1
    seen = hand.program.surface.get_at((pile.x + pile.w // 2, pile.y + 2))[:3]
    assert seen != theme.PANEL, "and lies there"


@pytest.mark.parametrize(("language", "words"), [("en", "No effect"), ("de", "Wirkungslos")])
def test_a_card_that_nobody_could_pay_bears_a_stamp_that_says_so(
    language: Language, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    setup, texts, stamps = gamblers(["war-chest"], []).game.setup, Texts(language), list[str]()
    monkeypatch.setattr(cards, "_draw_stamp", lambda canvas, rect, stamped: stamps.append(stamped))
    for works in (True, False):
        event = CardPlayed(player=ALICE, card=CardId("war-chest"), command_points=0, works=works)
        card = revealed_card(texts, setup, event)
        assert card is not None
        room = pygame.Rect((0, 0), tuple(map(round, card.size)))
        card.paint(Canvas(pygame.Surface(room.size), 1.0, (0, 0)), room, looks_of(setup)[ALICE], 1.0)
    assert stamps == [words]


def test_no_line_of_an_attack_lies_below_a_card_that_is_played_in_the_next_turn() -> None:
    hand = drawn(gamblers(["war-chest"], []))
    face, pair = hand.game.controller.playback.face, (FigureId("pirate"), FigureId("boy"))
    assert face.duel(CardPlayed(player=ALICE, card=CardId("luck"), command_points=0, works=True), pair) == pair
    assert face.duel(TurnEnded(player=ALICE, figure=pair[0]), pair) is None
    assert face.duel(TurnBegan(player=BOB), pair) is None
