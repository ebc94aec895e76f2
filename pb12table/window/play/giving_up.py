"""What was planned is not lost by one key: the first time it is said, the second time it is done."""

from __future__ import annotations

from typing import Literal, Protocol, TypeAlias

from pb12table.skirmish.ids import FigureId
from pb12table.texts.locale import Texts
from pb12table.texts.names import figure_name
from pb12table.window.play.base import GameDesk
from pb12table.window.play.cards import Tile

Plan: TypeAlias = Literal["", "planned", "going"]
"""Nothing planned, a way that can be gone, or one that is to be gone as soon as it has been worked out."""


class Bar(Protocol):
    """The bar of a mode, whose tiles may be done instead of what is planned."""

    @property
    def game(self) -> GameDesk: ...

    @property
    def texts(self) -> Texts: ...

    def tiles(self) -> list[Tile]: ...

    def take(self, command: str) -> bool:
        """Do what a command says without asking again; return whether it is one."""
        ...

    def would_lapse(self, command: str, again: str) -> str:
        """What a command would give up, with the key that does it all the same; "" for nothing."""
        ...


class SecondThought:
    """Remembers which command would give a plan up, until something else is done."""

    def __init__(self) -> None:
        self._asked = ""

    def forget(self, command: str = "") -> None:
        """Something else was done than the command that is remembered."""
        if command != self._asked:
            self._asked = ""

    def asks_first(self, command: str) -> bool:
        """Whether a command is to be said once more before it is done: the first time it is."""
        again, self._asked = self._asked == command, ""
        if not again:
            self._asked = command
        return not again

    def may_leave_for(self, game: GameDesk, figure: FigureId, plan: Plan) -> bool:
        """Whether to go on with another figure now; a plan is given up when the same one is chosen twice in a row."""
        wanted, texts = f"figure:{figure}", game.texts
        again, self._asked = self._asked == wanted, ""
        if plan == "going":
            game.say(texts("moving-goes-first"), bad=True)
            return False
        if not plan or again:
            return True
        self._asked = wanted
        name = figure_name(texts, game.setup, figure)
        game.say(texts("moving-would-be-lost-for", go=game.key("commit"), figure=name), bad=True)
        return False

    def leave(self, bar: Bar, command: str, plan: Plan = "") -> bool:
        """Do an action of the bar, instead of what is planned if there is a plan; return whether it is one.

        What is planned, and what lapses with the action itself, is given up when the same command comes twice in a row;
        what is to be gone goes first.
        """
        tile = next((tile for tile in bar.tiles() if tile.command == command), None)
        again, self._asked = self._asked == command, ""
        if tile is None or not tile.enabled:
            return bar.take(command)
        lapsing = bar.would_lapse(command, tile.key)
        if plan != "going" and (again or not (plan or lapsing)):
            return bar.take(command)
        texts = bar.texts
        if plan == "going":
            bar.game.say(texts("moving-goes-first"), bad=True)
            return True
        self._asked = command
        if plan:
            go = bar.game.key("commit")
            bar.game.say(texts("moving-would-be-lost", go=go, again=tile.key, action=tile.label), bad=True)
        else:
            bar.game.say(lapsing, bad=True)
        return True
