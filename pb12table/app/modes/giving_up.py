"""What was planned is not lost by one key: the first time it is said, the second time it is done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

if TYPE_CHECKING:
    from pb12table.app.modes.actions import ActionMode

Plan: TypeAlias = Literal["", "planned", "going"]
"""Nothing planned, a way that can be gone, or one that is to be gone as soon as it has been worked out."""


class SecondThought:
    """Remembers which command would give a plan up, until something else is done."""

    def __init__(self) -> None:
        self._asked = ""

    def forget(self, command: str = "") -> None:
        """Something else was done than the command that is remembered."""
        if command != self._asked:
            self._asked = ""

    def leave(self, bar: ActionMode, command: str, plan: Plan) -> bool:
        """Do another action of the bar instead of what is planned; return whether the command is one.

        What is planned is given up when the same command comes twice in a row; what is to be gone goes first.
        """
        tile = next((tile for tile in bar.tiles() if tile.command == command), None)
        again, self._asked = self._asked == command, ""
        if tile is None or not tile.enabled or not plan or (plan == "planned" and again):
            return bar.press(command)
        texts = bar.texts
        if plan == "going":
            bar.game.say(texts("moving-goes-first"), bad=True)
        else:
            self._asked = command
            go = bar.game.key("commit")
            bar.game.say(texts("moving-would-be-lost", go=go, again=tile.key, action=tile.label), bad=True)
        return True
