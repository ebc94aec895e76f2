"""What happened with cards; what a player drew only he may know.  Chapter 5."""

from __future__ import annotations

from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.game.happening import Happening
from pb12table.systems.pb12.rules.preparations.profiles import CardId


class DecksShuffled(Happening, frozen=True):
    """The decks were shuffled and lie face down; how many cards each has.  R5.0.3."""

    decks: tuple[tuple[PlayerId, int], ...]


class CardsDrawn(Happening, frozen=True):
    """A player drew so many cards; `cards` are named only to himself.  R5.0.4."""

    player: PlayerId
    number: int
    cards: tuple[CardId, ...] = ()


class CardPlayed(Happening, frozen=True):
    """A player discarded a card openly and paid for it; `works`: he could.  R5.0.6, RU112.

    `figure` is whom it is played at, `opponent` the player it harms.
    """

    player: PlayerId
    card: CardId
    command_points: int
    works: bool
    figure: FigureId | None = None
    opponent: PlayerId | None = None


class CardDiscarded(Happening, frozen=True):
    """A player discarded a card without playing it.  R5.0.5."""

    player: PlayerId
    card: CardId


class CardWithoutTarget(Happening, frozen=True):
    """The figure a card was played at has left the table, so that the card has no effect.  R4.0.3, RU100."""

    player: PlayerId
    card: CardId


class InterruptionCancelled(Happening, frozen=True):
    """A card took the effect from the interruption that was played before it.  R4.0.3, R5.0.11."""

    player: PlayerId
    card: CardId


class DieChanged(Happening, frozen=True):
    """A card changed what a die shows.  R5.0.8, RU113."""

    player: PlayerId
    card: CardId
    before: int
    face: int


class FigureHealed(Happening, frozen=True):
    """A figure got damage points back.  R1.5.1."""

    figure: FigureId
    light: int
    heavy: int


class FigureReady(Happening, frozen=True):
    """A figure is no longer done.  R1.3.10."""

    figure: FigureId


class FigureHelped(Happening, frozen=True):
    """The checks of a figure's very next action are easier by a card: `value` on the target number.  R5.0.6."""

    figure: FigureId
    card: CardId
    value: int


class ActionPointsReceived(Happening, frozen=True):
    """A figure received AP by a card.  R1.6.1, RU003."""

    figure: FigureId
    points: int
    balance: int


class BlocksRefilled(Happening, frozen=True):
    """The resource points of what a figure has in use are full again.  R1.8.14."""

    figure: FigureId


class CommandPointsLost(Happening, frozen=True):
    """A player lost command points by a card of another.  R1.1.8."""

    player: PlayerId
    points: int
    balance: int


class TruceBegan(Happening, frozen=True):
    """Until the end of the turn nobody attacks."""

    player: PlayerId
