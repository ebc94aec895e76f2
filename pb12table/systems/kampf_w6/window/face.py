"""Kampf W6 in the window: its questions as forms, its dice, and what is written big; see `window.play.face`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal

from pb12table.kernel.log import Event
from pb12table.kernel.request import Request
from pb12table.skirmish.forms.form import Form, Values
from pb12table.skirmish.ids import PlayerId
from pb12table.skirmish.scene.miniatures import Mark
from pb12table.systems.kampf_w6.rules import events as happened
from pb12table.systems.kampf_w6.rules.asking.answers import GiveUp
from pb12table.systems.kampf_w6.rules.asking.requests import ChooseAct, ChooseParry, ChooseReaction, SpendOnRoll
from pb12table.systems.kampf_w6.rules.attacks.attack_plan import succeeds
from pb12table.systems.kampf_w6.rules.data import SIDES_OF_A_DIE, Setup
from pb12table.systems.kampf_w6.rules.state import State
from pb12table.systems.kampf_w6.scene import CARRIER, STANCE_MARKS, STEADY, WOUND
from pb12table.systems.kampf_w6.window.acts import ActForm
from pb12table.systems.kampf_w6.window.menu import menu, next_order
from pb12table.systems.kampf_w6.window.rolls import parry_form, spend_form
from pb12table.texts.locale import Texts
from pb12table.texts.names import figure_name
from pb12table.window.play.base import GameDesk
from pb12table.window.play.cards import MenuEntry
from pb12table.window.play.face import WindowFace
from pb12table.window.play.throws import Die, Throw

OF_AN_ATTACK: Final = (happened.HitsRolled, happened.ParryRolled, happened.CoverRolled, happened.ArmourRolled)


class W6Window(WindowFace):
    """How Kampf W6 is asked and watched in the window."""

    def form(
        self, texts: Texts, state: State, request: Request[State, Any], values: Values, changed: str, /
    ) -> Form[Any] | None:
        match request:
            case ChooseAct() | ChooseReaction():
                return ActForm(texts, state, request, values).form()
            case ChooseParry():
                return parry_form(texts, state, request)
            case SpendOnRoll():
                return spend_form(texts, state, request)
        return None

    def signs(self, texts: Texts, /) -> list[tuple[str, Mark]]:
        found = [(texts(f"stance-{stance.value}"), mark) for stance, mark in STANCE_MARKS.items()]
        more = (("sign-wounds", WOUND), ("sign-carrier", CARRIER), ("sign-recoil", STEADY))
        return [*found, *((texts(key), mark) for key, mark in more)]

    def throw(self, texts: Texts, setup: Setup, event: Event, /) -> Throw | None:
        return throw_of(texts, setup, event)

    def throws(self, texts: Texts, setup: Setup, events: Sequence[Event], /) -> Sequence[Throw]:
        """The throws of one attack stay until its wounds are suffered.  W033."""
        own = throw_of(texts, setup, events[-1])
        return () if own is None else (*_before(texts, setup, events), own)

    def headline(self, texts: Texts, setup: Setup, event: Event, /) -> str:
        if isinstance(event, happened.TurnBegan):
            return texts("headline-turn", figure=figure_name(texts, setup, event.figure))
        return super().headline(texts, setup, event)

    deciding = frozenset({"standing-orders"})
    giving_up = GiveUp()

    def menu(self, game: GameDesk, player: PlayerId, /) -> Sequence[MenuEntry]:
        return menu(game, player)

    def press(self, game: GameDesk, command: str, /) -> bool:
        if command != "standing-orders":
            return False
        if game.selected is not None:
            next_order(game, game.selected)
        return True

    def between_turns(self, request: Request[Any, Any], /) -> bool:
        return isinstance(request, ChooseReaction)


def _before(texts: Texts, setup: Setup, events: Sequence[Event]) -> Sequence[Throw]:
    """The throws of the attack to which the last event belongs, before it."""
    found: list[Throw] = []
    if not isinstance(events[-1], (*OF_AN_ATTACK, happened.DieSpent)):
        return ()
    for event in reversed(events[:-1]):
        if isinstance(event, OF_AN_ATTACK):
            thrown = throw_of(texts, setup, event)
            found += [] if thrown is None else [thrown]
        elif isinstance(event, happened.AttackDeclared):
            return found[::-1]
        elif not isinstance(event, happened.DieSpent):
            return ()  # a fall
    return ()


def throw_of(texts: Texts, setup: Setup, event: Event) -> Throw | None:
    """The dice that fall with an event, with what they come to."""
    match event:
        case happened.HitsRolled(faces=faces) if faces:
            told = texts("count-hits", number=event.hits)
            return _thrown(texts, setup, event, faces, "hit", event.target_number, told)
        case happened.CoverRolled(faces=faces) if faces:
            told = texts("float-saved", number=event.saved)
            return _thrown(texts, setup, event, faces, "cover", event.target_number, told)
        case happened.ArmourRolled(faces=faces) if faces:
            told = texts("float-saved", number=event.saved)
            return _thrown(texts, setup, event, faces, "armour", event.target_number, told)
        case happened.ParryRolled(faces=faces) if faces:
            told = texts("float-parried", number=event.parried)
            return _thrown(texts, setup, event, faces, "parry", event.target_number, told)
        case happened.InitiativeRolled():
            name = figure_name(texts, setup, event.figure)
            die = Die(SIDES_OF_A_DIE, event.face)
            told = texts("chip-initiative", total=event.total)
            return Throw((die,), name, texts("dice-initiative"), told, figures=(event.figure,))
        case happened.DieSpent():
            name = figure_name(texts, setup, event.figure)
            die = Die(SIDES_OF_A_DIE, event.face)
            return Throw((die,), name, texts(f"dice-{event.kind}"), "", figures=(event.figure,))
    return None


def _thrown(texts: Texts, setup: Setup, event: Any, faces: tuple[int, ...], what: str, number: int, told: str) -> Throw:
    dice = tuple(Die(SIDES_OF_A_DIE, face) for face in faces)
    tone: Literal["good", "bad"] = "good" if any(succeeds(face, number) for face in faces) else "bad"
    name = figure_name(texts, setup, event.figure)
    return Throw(dice, name, f"{texts(f'dice-{what}')} {number}+", told, tone, figures=(event.figure,))


WINDOW: Final = W6Window()
