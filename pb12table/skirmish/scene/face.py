"""The scene face of a rule system: everything of a state that is drawn and looked at, as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

from pb12table.skirmish.faces.system import GameState
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.scene.miniatures import AreaCard, Marks, Miniature
from pb12table.skirmish.scene.panels import Chip, Listed, Order, Part, Sheet
from pb12table.skirmish.scene.playback import PlaybackFace
from pb12table.skirmish.scene.seeing import SeeingFace
from pb12table.table.shapes import Point

State = TypeVar("State", bound=GameState)
Texts = TypeVar("Texts", bound=Phrases, contravariant=True)


class SceneFace(SeeingFace[State, Texts], PlaybackFace[State, Texts], Protocol[State, Texts]):
    """Everything of a state that is drawn, watched and looked at.

    A system derives from it and says at least what `body` and `put` are; for all else there is something plain here.  A
    state is given as its viewer may know it (`System.view`), `texts` are those of the system in one language
    (`texts.locale.Texts`).
    """

    def miniature(self, state: State, figure: FigureId, /) -> Miniature:
        """A figure as it is drawn, on the table or in lists."""
        return Miniature(self.body(state, figure), self.owner(state, figure), half_angle=self.half_angle(state, figure))

    def marks(self, state: State, texts: Texts, /) -> Marks:
        """All that lies on the table beside its figures."""
        return Marks()

    def cards(self, state: State, texts: Texts, figure: FigureId | None, /) -> Sequence[AreaCard]:
        """What lies as cards in parts of the table, as far as they are from a `figure` that is looked at."""
        return ()

    def around(self, state: State, texts: Texts, /) -> Sequence[Part]:
        """What holds for the scene as a whole, for a panel beside the table; nothing where there is none."""
        return ()

    def order(self, state: State, texts: Texts, /) -> Order:
        """The round, and who acts in which order: players, or figures."""
        chips = tuple(Chip(player.id) for player in state.setup.players)
        return Order(texts("round-is", number=state.game_round), chips=chips)

    def further(self, state: State, texts: Texts, player: PlayerId, /) -> Sequence[str]:
        """What the tip of a player's chip also says while the mouse rests on it."""
        return ()

    def stands_for(self, state: State, figure: FigureId, /) -> FigureId:
        """The figure by which one is meant that acts with others as one."""
        return figure

    def listed(self, state: State, texts: Texts, player: PlayerId, /) -> Sequence[Listed]:
        """The figures of a player, those on the table first."""
        own = [figure for figure in self.figures(state) if self.owner(state, figure) == player]
        shown = [(figure, self.miniature(state, figure)) for figure in own]
        return [
            Listed(figure, active=each.active, done=each.done, gone=each.gone, marks=each.marks)
            for figure, each in shown
        ]

    def sheet(self, state: State, texts: Texts, figure: FigureId, /) -> Sheet:
        """What is to be known of a figure: at least whose it is."""
        return Sheet(state.setup.player_by_id[self.owner(state, figure)].name)

    tells_pieces: bool = True
    """Whether a place is told by what its terrain does to figures; else `told_at` says all that counts."""

    tells_zones: bool = False
    """Whether `told_at` tells of zones what the program does not, so that it is told while looking too."""

    def told_at(self, state: State, texts: Texts, point: Point, /) -> Sequence[str]:
        """What else is told of a place where the mouse rests, beside what lies there."""
        return ()
