"""After the end of a game: the table to be looked at, and the ways on."""

from __future__ import annotations

from pb12table.window.play.base import Mode
from pb12table.window.play.cards import Tile


class EndedMode(Mode):
    """Nothing is asked any more; the bar leads back to the result and on to the editor or the start."""

    def tiles(self) -> list[Tile]:
        texts, key = self.texts, self.game.key
        on, note = ("closing-start", "ended-start-note")
        if self.game.is_from_editor:
            on, note = ("closing-editor", "ended-editor-note")
        return [
            Tile("show-result", texts("ended-result"), texts("ended-result-note"), key("commit"), strong=True),
            Tile("on", texts(on), texts(note), ""),
        ]

    def press(self, command: str) -> bool:
        match command:
            case "show-result" | "commit" | "back":
                self.game.show_result()
            case "on":
                self.game.leave()
            case _:
                return False
        return True
