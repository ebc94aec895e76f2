"""The scene face of a rule system: everything of a state that is drawn and looked at, as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.scene.miniatures import Marks, Miniature
from pb12table.skirmish.scene.panels import Listed, Order, Sheet
from pb12table.skirmish.scene.playback import PlaybackFace
from pb12table.skirmish.scene.seeing import SeeingFace
from pb12table.table.shapes import Point

State = TypeVar("State")
Texts = TypeVar("Texts", contravariant=True)


class SceneFace(SeeingFace[State, Texts], PlaybackFace[State, Texts], Protocol[State, Texts]):
    """Everything of a state that is drawn, watched and looked at.

    A small system says what `figures`, `body`, `owner`, `ground`, `put`, `put_back`, `miniature` and `order` are; for
    the rest there is something usable here.  A state is given as its viewer may know it (`System.view`), `texts` are
    the texts of one language (`texts.locale.Texts`).
    """

    def miniature(self, state: State, figure: FigureId, /) -> Miniature:
        """A figure as it is drawn, on the table or in lists."""
        ...

    def marks(self, state: State, texts: Texts, /) -> Marks:
        """All that lies on the table beside its figures."""
        return Marks()

    def order(self, state: State, texts: Texts, /) -> Order:
        """The round, and who acts in which order."""
        ...

    def further(self, state: State, texts: Texts, player: PlayerId, /) -> Sequence[str]:
        """What the tip of a player's chip also says while the mouse rests on it."""
        return ()

    def listed(self, state: State, texts: Texts, player: PlayerId, /) -> Sequence[Listed]:
        """The figures of a player, those on the table first."""
        own = [figure for figure in self.figures(state) if self.owner(state, figure) == player]
        shown = [(figure, self.miniature(state, figure)) for figure in own]
        return [
            Listed(figure, active=each.active, done=each.done, gone=each.gone, marks=each.marks)
            for figure, each in shown
        ]

    def sheet(self, state: State, texts: Texts, figure: FigureId, /) -> Sheet:
        """What is to be known of a figure."""
        return Sheet()

    def told_at(self, state: State, texts: Texts, point: Point, /) -> Sequence[str]:
        """What else is told of a place where the mouse rests, beside what lies there."""
        return ()
