"""Which cards can be played now and at whom, the one decisive reason when not, and what is asked about them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, ClassVar, Final, TypeAlias

from pb12table.kernel.request import Chance, Choice, Refusal
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.plain_states import decoded, encoded
from pb12table.systems.pb12.rules.attacks.targets import side_refusal, sighted_figure_refusal, within_refusal
from pb12table.systems.pb12.rules.cards.card_data import (
    Card,
    CardTarget,
    Playability,
    RollKind,
    StatusMoment,
    TargetRole,
)
from pb12table.systems.pb12.rules.figures.figures import base_point, has_status, is_on_table
from pb12table.systems.pb12.rules.figures.standing import facing_at
from pb12table.systems.pb12.rules.game.answers import Pass, PlayCard
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.preparations.profiles import CardId
from pb12table.systems.pb12.rules.scenarios.scenario_data import GoAhead, MakeDiscard, TakeCommandPoints, Whom
from pb12table.systems.pb12.rules.vehicles.aboard import is_fixed

SIDES: Final = 12
"""All dice of the game are twelve-sided.  R1.1.10 (Würfelproben)."""


@dataclass(frozen=True, slots=True)
class Thrown:
    """Who threw, what for (`purpose` and `subject` as in the kernel's dice), what it must reach, and what it shows."""

    player: PlayerId
    purpose: str
    subject: str
    target_number: int | None
    face: int


RULES: Final[Mapping[Playability, str]] = MappingProxyType(
    {
        Playability.ACTION: "R5.0.7",
        Playability.AFTER_ROLL: "R5.0.8",
        Playability.TURN: "R5.0.9",
        Playability.STATUS_PHASE: "R5.0.10",
        Playability.INTERRUPTION: "R5.0.11",
    }
)
"""The rule of each playability."""


# -- what all cards have in common ----------------------------------------------------------------------------


def card_in_hand(state: State, player: PlayerId | str, card: CardId) -> Card | None:
    """Return a card that a player holds, None if he does not."""
    held = card in state.players[PlayerId(player)].hand
    return state.setup.card_by_id.get(card) if held else None


def discard_refusal(state: State, player: PlayerId, card: CardId) -> Refusal | None:
    """Return why a player cannot discard a card: he does not hold it.  R5.0.5 (Ablegen), RU112."""
    return None if card in state.players[player].hand else Refusal("R5.0.3", "not-in-hand")


def cards_of(state: State, player: PlayerId | str, playability: Playability) -> list[Card]:
    """Return the cards of a kind in a hand, each once."""
    hand = dict.fromkeys(state.players[PlayerId(player)].hand)
    found = (state.setup.card_by_id.get(card) for card in hand)
    return [card for card in found if card is not None and card.playability is playability]


def card_refusal(
    state: State,
    player: PlayerId | str,
    answer: PlayCard,
    playability: Playability,
    figure: FigureId | None = None,
    attacked: Sequence[FigureId] = (),
) -> Refusal | None:
    """Return why a player cannot play a card of his hand at this moment: another kind, or its target.  R5.0.6, R5.0.7.

    `figure` acts or moves, `attacked` are those whom an attack would hit.  Too few CP are no reason (RU112).  A facing
    is taken before an action only (R1.6.2).
    """
    card = card_in_hand(state, player, answer.card)
    if card is None:
        return Refusal("R5.0.3", "not-in-hand")
    return _use_refusal(state, PlayerId(player), card, answer, playability, figure, attacked)


def _use_refusal(
    state: State,
    player: PlayerId,
    card: Card,
    answer: PlayCard,
    playability: Playability,
    figure: FigureId | None,
    attacked: Sequence[FigureId],
) -> Refusal | None:
    """Return why a card could not be played this way now even by one who holds it.  R5.0.6, R5.0.7."""
    if card.playability is not playability:
        return Refusal(RULES[card.playability], "not-the-moment", (("card", card.id),))
    if answer.action_points != card.action_points:
        return Refusal("R5.0.7", "other-action-points", (("cost", card.action_points),))
    if playability is not Playability.ACTION and answer.facing is not None:
        return Refusal("R1.6.2", "only-before-an-action")
    refusal = _opponent_refusal(state, player, card, answer)
    return refusal or _figure_refusal(state, player, card, answer, figure, attacked)


def _opponent_refusal(state: State, player: PlayerId, card: Card, answer: PlayCard) -> Refusal | None:
    """Return why a card that harms a player does not name one: an opponent still in the game.  R5.0.6."""
    if not harms_player(card):
        return None if answer.player is None else Refusal("R5.0.6", "no-player-needed", (("card", card.id),))
    if answer.player not in opponents_of(state, player):
        return Refusal("R5.0.6", "name-an-opponent", (("card", card.id),))
    return None


def harms_player(card: Card) -> bool:
    """Return whether a card is played against another player."""
    return any(isinstance(effect, MakeDiscard | TakeCommandPoints) for effect in card.effects)


def opponents_of(state: State, player: PlayerId) -> list[PlayerId]:
    """Return the opponents of a player who are still in the game."""
    return [other.id for other in state.players.values() if other.id != player and not other.defeated]


def _figure_refusal(
    state: State,
    player: PlayerId,
    card: Card,
    answer: PlayCard,
    figure: FigureId | None,
    attacked: Sequence[FigureId],
) -> Refusal | None:
    """Return why a card cannot be played at a figure.  R5.0.6."""
    target, chosen = card.target, answer.figure
    match target.role:
        case TargetRole.NONE:
            return None if chosen is None else Refusal("R5.0.6", "no-figure-needed", (("card", card.id),))
        case TargetRole.ACTING:
            if chosen != figure or chosen is None:
                return Refusal("R5.0.6", "at-the-acting-figure", (("card", card.id),))
        case TargetRole.ATTACKED:
            if chosen is None or chosen not in attacked:
                return Refusal("R5.0.6", "at-the-attacked-figure", (("card", card.id),))
        case TargetRole.CHOSEN:
            if chosen is None:
                return Refusal("R5.0.6", "choose-a-figure", (("card", card.id),))
    assert chosen is not None, "every other case is refused above"
    acting = figure if card.playability is Playability.ACTION else None
    refusal = target_refusal(state, player, target, chosen, acting, answer.facing)
    if refusal is None and is_fixed(state, chosen) and any(isinstance(effect, GoAhead) for effect in card.effects):
        return Refusal("R3.0.11", "fixed", (("figure", chosen),))
    return refusal


def target_refusal(
    state: State,
    player: PlayerId,
    target: CardTarget,
    figure: FigureId,
    acting: FigureId | None,
    facing: float | None,
) -> Refusal | None:
    """Return why a figure is no target of a card: side, statuses, or place as the acting figure faces.  R5.0.6.

    `facing` is the free one before the action (R1.6.2, RU048, RU114).
    """
    subject = (("figure", figure),)
    if figure not in state.figures or not is_on_table(state, figure):
        return Refusal("R1.6.4", "no-such-target")
    refusal = side_refusal(state, player, figure, target.whom)
    if refusal is not None:
        return refusal
    if target.statuses and not any(has_status(state, figure, status) for status in target.statuses):
        return Refusal("R5.0.6", "lacks-the-status", subject)
    if target.done is not None and state.figures[figure].done is not target.done:
        return Refusal("R5.0.6", "must-be-done" if target.done else "must-not-be-done", subject)
    if acting is None or acting == figure:
        return None
    refusal = within_refusal(state, acting, figure, base_point(state, figure), target.within, facing)
    if refusal is not None or not target.sight:
        return refusal
    return sighted_figure_refusal(state, acting, figure, facing)


def ways_to_play(
    state: State,
    player: PlayerId,
    card: Card,
    figure: FigureId | None = None,
    attacked: Sequence[FigureId] = (),
) -> list[PlayCard]:
    """Return every legal way to play a card now, for one who holds it: at each figure, against each opponent.

    The acting figure turns to whom it needs to see only where it must.  R1.6.2, RU114.
    """
    figures: Sequence[FigureId | None] = [None]
    if card.target.role is TargetRole.ACTING:
        figures = [figure]
    elif card.target.role is TargetRole.ATTACKED:
        figures = list(attacked)
    elif card.target.role is TargetRole.CHOSEN:
        figures = [other.id for other in state.figures.values()]
    against: Sequence[PlayerId | None] = opponents_of(state, player) if harms_player(card) else [None]

    def is_possible(answer: PlayCard) -> bool:
        return _use_refusal(state, player, card, answer, card.playability, figure, attacked) is None

    found: list[PlayCard] = []
    for target in figures:
        facings: list[float | None] = [None]
        if card.playability is Playability.ACTION and figure is not None and target is not None:
            facings.append(facing_at(state, figure, target))
        for opponent in against:
            ways = (PlayCard(card.id, target, opponent, card.action_points, facing) for facing in facings)
            found += [way for way in ways if is_possible(way)][:1]
    return found


# -- instead of an action or a turn, in the status phase, after a die -----------------------------------------------


def turn_card_refusal(state: State, player: PlayerId, answer: PlayCard) -> Refusal | None:
    """Return why a card cannot be played instead of a turn.  R5.0.9 (Spielzug)."""
    return card_refusal(state, player, answer, Playability.TURN)


def status_card_refusal(state: State, player: PlayerId, moment: StatusMoment, answer: PlayCard) -> Refusal | None:
    """Return why a card cannot be played at this moment of the status phase.  R5.0.10 (Statusphase)."""
    refusal = card_refusal(state, player, answer, Playability.STATUS_PHASE)
    if refusal is None and state.setup.card_by_id[answer.card].moment is not moment:
        return Refusal("R5.0.10", "not-the-moment", (("card", answer.card),))
    return refusal


def status_cards(state: State, player: PlayerId, moment: StatusMoment) -> list[PlayCard]:
    """Return every way to play a card at this moment of the status phase.  R5.0.10."""
    cards = (card for card in cards_of(state, player, Playability.STATUS_PHASE) if card.moment is moment)
    return [answer for card in cards for answer in ways_to_play(state, player, card)]


def after_roll_refusal(state: State, player: PlayerId, thrown: Thrown, answer: PlayCard) -> Refusal | None:
    """Return why a card cannot be played after this die.  R5.0.8 (Rückwirkung), RU113."""
    refusal = card_refusal(state, player, answer, Playability.AFTER_ROLL)
    if refusal is None and not fits_roll(player, state.setup.card_by_id[answer.card], thrown):
        return Refusal("R5.0.8", "not-this-die", (("card", answer.card),))
    return refusal


def fits_roll(player: PlayerId, card: Card, thrown: Thrown) -> bool:
    """Return whether a card is for this sort of die, and for dice of this thrower.  R5.0.8."""
    own = thrown.player == player
    if (card.thrower is Whom.OWN and not own) or (card.thrower is Whom.OPPONENTS and own):
        return False
    return bool({*kinds_of_roll(thrown.purpose)} & {*card.rolls})


def kinds_of_roll(purpose: str) -> tuple[RollKind, ...]:
    """Return the sorts of die that a roll is.  R5.0.8."""
    if purpose in ("ranged-check", "melee-check"):
        return (RollKind.ATTACK, RollKind.CHECK)
    if purpose == "action-check":
        return (RollKind.ACTION, RollKind.CHECK)
    if purpose in ("panic-check", "nerve-check"):
        return (RollKind.NERVE, RollKind.CHECK)
    plain: Mapping[str, RollKind] = {
        "damage-roll": RollKind.DAMAGE,
        "initiative-roll": RollKind.INITIATIVE,
        "initiative-tie": RollKind.INITIATIVE,
        "divergence": RollKind.DIVERGENCE,
        "random-movement": RollKind.RANDOM_MOVEMENT,
    }
    return (plain.get(purpose, RollKind.CHECK),)


def after_roll_cards(state: State, player: PlayerId, thrown: Thrown) -> list[PlayCard]:
    """Return every way to play a card after this die.  R5.0.8."""
    cards = (card for card in cards_of(state, player, Playability.AFTER_ROLL) if fits_roll(player, card, thrown))
    return [answer for card in cards for answer in ways_to_play(state, player, card)]


def turn_cards(state: State, player: PlayerId | str) -> list[PlayCard]:
    """Return every way to play a card instead of a turn; one that activates may find no figure to activate.  R5.0.9."""
    cards = cards_of(state, player, Playability.TURN)
    return [answer for card in cards for answer in ways_to_play(state, PlayerId(player), card)]


CardAnswer: TypeAlias = PlayCard | Pass


@dataclass(frozen=True, slots=True)
class PlayOrPass(Choice[State, CardAnswer]):
    """Whether to play a card at a moment, and which; passing comes first."""

    playing: ClassVar[float] = 0.3
    """How likely an arbitrary answer is a card."""

    def cards(self, state: State) -> Sequence[PlayCard]:
        """Return every way to play a card now."""
        raise NotImplementedError

    def card_refusal(self, state: State, answer: PlayCard) -> Refusal | None:
        """Return why a card cannot be played this way now."""
        raise NotImplementedError

    def options(self, state: State) -> Sequence[CardAnswer]:
        return [Pass(), *self.cards(state)]

    def refusal(self, state: State, answer: CardAnswer) -> Refusal | None:
        return None if isinstance(answer, Pass) else self.card_refusal(state, answer)

    def sample(self, state: State, chance: Chance) -> CardAnswer:
        cards = self.cards(state)
        return chance.choice(cards) if cards and chance.random() < self.playing else Pass()

    def encode(self, answer: CardAnswer) -> Any:
        return encoded(answer)

    def decode(self, plain: Any) -> CardAnswer:
        answer: CardAnswer = decoded(plain, CardAnswer)
        return answer


@dataclass(frozen=True, slots=True)
class PlayAfterRoll(PlayOrPass):
    """Whether to play a card after a die, and which.  R5.0.8, RU113.

    `played` are the cards that will change the die first, with those who played them.
    """

    thrown: Thrown
    played: tuple[tuple[PlayerId, PlayCard], ...] = ()

    def cards(self, state: State) -> Sequence[PlayCard]:
        return after_roll_cards(state, PlayerId(self.player), self.thrown)

    def card_refusal(self, state: State, answer: PlayCard) -> Refusal | None:
        return after_roll_refusal(state, PlayerId(self.player), self.thrown, answer)


@dataclass(frozen=True, slots=True)
class PlayStatusCard(PlayOrPass):
    """Whether to play a card at a moment of the status phase, and which.  R5.0.10."""

    moment: StatusMoment

    def cards(self, state: State) -> Sequence[PlayCard]:
        return status_cards(state, PlayerId(self.player), self.moment)

    def card_refusal(self, state: State, answer: PlayCard) -> Refusal | None:
        return status_card_refusal(state, PlayerId(self.player), self.moment, answer)
