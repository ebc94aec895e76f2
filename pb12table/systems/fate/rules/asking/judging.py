"""What the arbiter decides, and what becomes of it when somebody objects.  FR01.

A policy agrees to whatever is said, or a player who has the seat is asked.  Each player may object once in a conflict;
then all others say which way they see it, and the word of the group holds.  At a tie the arbiter's stands.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from pb12table.kernel.request import Choice, Number, YesNo
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.fate.rules.actors import owner
from pb12table.systems.fate.rules.asking.words import are_own
from pb12table.systems.fate.rules.data import HIGHEST, LOWEST, ActorId, PlayerSetup
from pb12table.systems.fate.rules.events import GroupSpoke, Judged, NumberJudged, Objected
from pb12table.systems.fate.rules.rolling.rolls import Game
from pb12table.systems.fate.rules.state import Asked, State

MOST_PENALTY = 4
"""A wide block or an unusual skill costs no more than this.  FR62, FR63."""
ALWAYS_TOLD = ("concession", "offer")
"""What the policy decides so that all should know of it; it merely agrees to words."""


@dataclass(frozen=True, slots=True)
class Judge(YesNo[State]):
    """What the arbiter decides: whether something fits, is reasonable, or may be.  FR01."""

    binding: ClassVar[bool] = True
    about: str
    actor: ActorId
    text: str = ""


@dataclass(frozen=True, slots=True)
class JudgeNumber(Number[State]):
    """A number the arbiter names: how hard something is, what a wide block or an unusual skill costs.

    `usual` is the policy's.

    F005, F029, F068, FR01.
    """

    binding: ClassVar[bool] = True
    about: str
    actor: ActorId
    usual: int
    text: str = ""

    def default(self, state: State) -> int:
        return self.usual


@dataclass(frozen=True, slots=True)
class Object(YesNo[State]):
    """Whether a player objects to what has been decided, which each may do once.  FR01."""

    binding: ClassVar[bool] = True
    about: str
    actor: ActorId
    ruling: bool
    text: str = ""


@dataclass(frozen=True, slots=True)
class Vote(YesNo[State]):
    """How a player sees what another objects to: yes is what has been decided against.  FR01."""

    binding: ClassVar[bool] = True
    about: str
    actor: ActorId
    ruling: bool
    text: str = ""

    def default(self, state: State) -> bool:
        return self.ruling


@dataclass(frozen=True, slots=True)
class NameAnew(Choice[State, str]):
    """Other words, of those that are offered, for some that do not fit.  F053, F056."""

    about: str
    actor: ActorId
    words: tuple[str, ...]

    def options(self, state: State) -> Sequence[str]:
        return self.words

    def decode(self, plain: object) -> str:
        if not isinstance(plain, str):
            raise ValueError(f"Expected `str`, got `{type(plain).__name__}`")
        return plain


async def judged(
    game: Game, about: str, actor: ActorId, text: str, policy: bool = True, *, anew: bool = True
) -> bool:
    """What holds in the end: the ruling of the arbiter, or the word of the group.  FR01, FR55.

    `anew`: the words have just been given; others are objected to only by players who always want to be asked.
    """
    arbiter = game.state.setup.arbiter
    ruling = policy if arbiter is None else await game.ask(Judge(arbiter, about, actor, text))
    if arbiter is not None or about in ALWAYS_TOLD:
        game.record(Judged(about=about, ruling=ruling))
    return await _after_objections(game, about, actor, text, ruling, anew)


async def judged_number(
    game: Game, about: str, actor: ActorId, text: str, usual: int, least: int = LOWEST, most: int = HIGHEST
) -> int:
    """A number the arbiter names within bounds; the policy keeps to the usual one.  FR01, FR22, FR26, FR62."""
    arbiter = game.state.setup.arbiter
    if arbiter is None:
        return usual
    number = await game.ask(JudgeNumber(arbiter, least, most, about, actor, usual, text))
    game.record(NumberJudged(about=about, number=number))
    return number


async def fitting(game: Game, about: str, actor: ActorId, text: str, words: tuple[str, ...]) -> str:
    """Words as the arbiter lets them stand, or others of those that are offered.  F053, F056."""
    if not are_own(text) or await judged(game, about, actor, text):
        return text
    return await game.ask(NameAnew(owner(game.state, actor), about, actor, words))


# -- objections ----------------------------------------------------------------------------------------------------


async def _after_objections(game: Game, about: str, actor: ActorId, text: str, ruling: bool, anew: bool) -> bool:
    for player in _hurt(game.state, actor, ruling, own_words=anew and are_own(text)):
        if await game.ask(Object(player, about, actor, ruling, text)):
            game.state.players[player].objected = True
            game.record(Objected(player=player, about=about))
            return await _word_of_the_group(game, player, about, actor, text, ruling)
    return ruling


def _hurt(state: State, actor: ActorId, ruling: bool, *, own_words: bool) -> list[PlayerId]:
    """Who may object and wants to be asked, seat by seat: those the ruling is against."""
    side = state.setup.player_by_id[owner(state, actor)].side
    found: list[PlayerId] = []
    for player in _seats(state):
        own = state.players[player.id]
        wants = own.objects is Asked.ALWAYS or (own.objects is Asked.FREE and own_words)
        against = player.side is not None and (player.side == side) is not ruling
        if against and wants and not own.objected and not own.gave_up:
            found.append(player.id)
    return found


async def _word_of_the_group(
    game: Game, objector: PlayerId, about: str, actor: ActorId, text: str, ruling: bool
) -> bool:
    """The objector against it, and how each other player sees it; a majority overrules.  FR01."""
    against, for_ = 1, 0
    for player in _seats(game.state):
        if player.id == objector or game.state.players[player.id].gave_up:
            continue
        if await game.ask(Vote(player.id, about, actor, ruling, text)) is ruling:
            for_ += 1
        else:
            against += 1
    overruled = against > for_
    word = ruling is not overruled
    game.record(GroupSpoke(about=about, ruling=word, overruled=overruled))
    return word


def _seats(state: State) -> list[PlayerSetup]:
    return sorted(state.setup.players, key=lambda player: player.seat)
