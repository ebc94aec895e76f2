"""After the end of a game: the table to be looked at, and the ways on."""

from __future__ import annotations

from pb12table.app.modes.base import Mode
from pb12table.app.panels.cards import Tile


class EndedMode(Mode):
    """Nothing is asked any more; the bar leads back to the result and on to the start."""

    def tiles(self) -> list[Tile]:
        texts, key = self.texts, self.game.key
        return [
            Tile("show-result", texts("ended-result"), texts("ended-result-note"), key("commit"), strong=True),
            Tile("to-start", texts("closing-start"), texts("ended-start-note"), ""),
        ]

    def press(self, command: str) -> bool:
        match command:
            case "show-result" | "commit" | "back":
                self.game.show_result()
            case "to-start":
                self.game.leave()
            case _:
                return False
        return True
