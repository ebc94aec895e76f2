"""What the arbiter decides, words that are typed, and the bargain of a compel.  F107, FR01, FR29."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from pb12table.kernel.request import Choice, Number, Refusal, YesNo
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.fate.rules.actors import owner, points
from pb12table.systems.fate.rules.asking.answers import LONGEST_TEXT
from pb12table.systems.fate.rules.data import HIGHEST, LOWEST, ActorId, ConflictType, PlayerSetup, Track
from pb12table.systems.fate.rules.events import Compelled, GroupSpoke, Judged, NumberJudged, Objected
from pb12table.systems.fate.rules.rolls import Game, gain, pay
from pb12table.systems.fate.rules.state import Asked, Aspect, State

OUTCOMES: Final = ("knocked-out", "captured", "flees", "dead")
"""The outcomes and terms that are offered, by the key of their text.  FR17, FR18."""
LEAVES: Final = "leaves"
"""The terms of going away.  FR18."""
TERMS: Final = (*OUTCOMES, LEAVES)
WOUNDS: Final = ("winded", "cut-arm", "limping", "dazed", "shaken", "rattled")
"""The consequences that are offered, by the key of their text.  F053."""
BODILY: Final = 3
"""So many of them are of the body, the others of the mind."""
ASPECTS: Final = ("off-balance", "cornered", "distracted", "dazzled", "wrong-footed")
"""Names for aspects on someone that are offered, by the key of their text."""
SCENES: Final = ("slippery-ground", "smoke", "tangled-ropes", "overturned-tables", "darkness", "crowd")
"""Names for aspects of a scene that are offered, by the key of their text."""
SPINS: Final = ("an-opening", "out-of-step")
"""Explanations of a spin that are offered, by the key of their text.  F103."""
SAYINGS: Final = ("look-out", "behind-you", "give-up")
"""What is called out, by the key of its text.  F026."""
SLIGHTS: Final = ("laughed-at", "lost-for-words", "doubted", "seething", *WOUNDS[BODILY:])
"""The consequences that are offered first where no blood flows, by the key of their text.  F008, F053."""
SNUBS: Final = ("disgraced", "silenced", *TERMS)
"""The outcomes and terms that are offered first where no blood flows, by the key of their text.  F008, FR17."""
TALKED_ABOUT: Final = ("on-the-spot", "contradicted", "distracted", "flustered", "off-guard")
"""Names for aspects on someone in a conflict of words or minds that are offered, by the key of their text."""
MOODS: Final = ("whispers", "all-eyes-here", "awkward-silence", "embarrassing-question", "laughter", "crowd")
"""Names for aspects of the scene of such a conflict that are offered, by the key of their text."""
PRESETS: Final = (*TERMS, *WOUNDS, *ASPECTS, *SCENES, *SPINS, *SAYINGS, *SLIGHTS, *SNUBS, *TALKED_ABOUT, *MOODS)
MOST_KEPT: Final = 12
"""So many words of a kind are offered again."""

ASPECT, SCENE, CONSEQUENCE, OUTCOME, SPIN, SAYING = "aspect", "scene", "consequence", "outcome", "spin", "saying"
"""What words are for."""
_OFFERED: Final = {
    ASPECT: ASPECTS, SCENE: SCENES, CONSEQUENCE: WOUNDS, OUTCOME: TERMS, SPIN: SPINS, SAYING: SAYINGS,
}  # fmt: skip
_OFFERED_OF_WORDS: Final = {
    **_OFFERED, ASPECT: TALKED_ABOUT, SCENE: MOODS, CONSEQUENCE: (*SLIGHTS, *WOUNDS[:BODILY]), OUTCOME: SNUBS,
}  # fmt: skip


def text_refusal(rule: str, text: str) -> Refusal | None:
    """Return why words that were typed cannot stand; None if they can.  FR42, section 8."""
    if not text.strip():
        return Refusal(rule, "no-words")
    if len(text) > LONGEST_TEXT or any(not letter.isprintable() for letter in text):
        return Refusal(rule, "unfit-words", (("most", LONGEST_TEXT),))
    return None


def are_own(text: str) -> bool:
    """Return whether words were typed by somebody, not chosen from those that are offered."""
    return bool(text) and text not in PRESETS


def remember(state: State, kind: str, text: str) -> None:
    """Remember words that were typed, to offer them again, the last ones first."""
    if are_own(text):
        used = state.words.get(kind, [])
        state.words[kind] = [text, *(each for each in used if each != text)][:MOST_KEPT]


def presets(state: State, kind: str) -> tuple[str, ...]:
    """Return the words of the rules that are offered for something, which fit what the conflict is about.  F008."""
    brawl = state.setup.options.conflict is ConflictType.PHYSICAL
    return (_OFFERED if brawl else _OFFERED_OF_WORDS)[kind]


def offered(state: State, kind: str) -> tuple[str, ...]:
    """Return the words offered for something: those of the rules, then those used before."""
    return (*presets(state, kind), *state.words.get(kind, ()))


def names_for_consequences(state: State, track: Track) -> tuple[str, ...]:
    """Return the names offered for a consequence of a hit, those first that fit the track.  F046, F053."""
    names, bodily = offered(state, CONSEQUENCE), WOUNDS[:BODILY]
    of_mind = tuple(name for name in names if name not in bodily)
    return (*bodily, *of_mind) if track is Track.HEALTH else (*of_mind, *bodily)


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


async def judged(game: Game, about: str, actor: ActorId, text: str, policy: bool = True, *, anew: bool = True) -> bool:
    """Return what holds in the end: the ruling of the arbiter, or the word of the group.  FR01, FR55.

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
    """Return a number the arbiter names in bounds; the policy keeps to the usual one.  FR01, FR22, FR26, FR62."""
    arbiter = game.state.setup.arbiter
    if arbiter is None:
        return usual
    number = await game.ask(JudgeNumber(arbiter, least, most, about, actor, usual, text))
    game.record(NumberJudged(about=about, number=number))
    return number


async def fitting(game: Game, about: str, actor: ActorId, text: str, words: tuple[str, ...]) -> str:
    """Return words as the arbiter lets them stand, or others of those offered.  F053, F056."""
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
    """Return those who may object and want to be asked, seat by seat: those the ruling goes against."""
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
    """Return the group's word: the objector is against it, each other player votes; a majority overrules.  FR01."""
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


HINDER, REDIRECT, HOLD_BACK = "hinder", "redirect", "hold-back"
"""What a compel can do.  FR29."""


@dataclass(frozen=True, slots=True)
class AnswerCompel(YesNo[State]):
    """Whether one takes the point and the limit, or pays one to be free of it.  F107, FR29."""

    binding: ClassVar[bool] = True
    actor: ActorId
    aspect: int
    effect: str
    target: ActorId | None = None

    def default(self, state: State) -> bool:
        return True

    def refusal(self, state: State, answer: bool) -> Refusal | None:
        must = not answer and not points(state, self.actor)
        return Refusal("FR29", "must-accept") if must else None

    def options(self, state: State) -> Sequence[bool]:
        return (False, True) if points(state, self.actor) else (True,)


def is_armed_with(state: State, payer: ActorId, aspect: Aspect) -> bool:
    """Return whether a player wants to be asked for a compel by an aspect: one that has come, or any.  FR51."""
    wish = state.players[owner(state, payer)].compels
    return wish is Asked.ALWAYS or (wish is Asked.FREE and not aspect.own)


async def bargain(
    game: Game, actor: ActorId, payer: ActorId, aspect: Aspect, effect: str, target: ActorId | None = None
) -> bool:
    """Offer a point for a limit; return whether it holds.  One compel for each act, taken or not.  F107, FR29.

    It is the payer's wish that is judged: a compel that may be is against the one who acts (FR01).
    """
    state = game.state
    state.actors[actor].compelled = True
    if not await judged(game, "compel", payer, aspect.label.en):
        return False
    accepts = await game.ask(AnswerCompel(owner(state, actor), actor, aspect.id, effect, target))
    if accepts:
        pay(game, payer, 1, "compel")
        gain(game, actor, 1, "compelled")
    else:
        pay(game, actor, 1, "refused-compel")
    game.record(Compelled(actor=actor, payer=payer, label=aspect.label, effect=effect, accepted=accepts, target=target))
    return accepts
