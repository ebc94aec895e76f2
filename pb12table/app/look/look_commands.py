"""The commands of looking, shared by the screen without a game and by the mode inside one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from pb12table.app.look.looking import LookDesk, Looking
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.window.kit import keys
from pb12table.window.play.cards import Tile

TURN: Final = 15.0
GROUPS: Final = ("look", "plan")
TOGGLES: Final[Mapping[str, str]] = {
    "look-ground": "ground",
    "look-lines": "lines",
    "show-all-sight": "everybody",
    "show-ranges": "weapons",
    "show-command": "radii",
    "look-reach": "reach",
}
"""Which part of the picture a command switches on and off."""


class LookCommands:
    """What keys, tiles and lists do while looking; `take_picture` exports what is seen.

    `scrolls` tells how far the two parts of the list are scrolled, in pixels, `palette_top` where in the window the
    second one begins, and `listed` how many ghosts the first one shows.
    """

    def __init__(self, desk: LookDesk, looking: Looking, key: Callable[[str], str], take_picture: Callable[[], None]):
        self.desk = desk
        self.looking = looking
        self.templates = looking.templates
        self.scrolls = {"figures": 0, "palette": 0}
        self.palette_top = 0
        self.listed = 0
        self._key = key
        self._take_picture = take_picture

    def press(self, command: str) -> bool:
        """Carry out a command; return whether it was one of looking."""
        looking = self.looking
        kind, _, rest = command.partition(":")
        match kind:
            case _ if not self._is_there(kind):
                return False
            case _ if kind in TOGGLES:
                looking.shows ^= {TOGGLES[kind]}
            case "look-weapon":
                looking.weapon += 1
                looking.shows |= {"weapons"}
            case "turn-left" | "turn-right":
                looking.turn(TURN if kind == "turn-left" else -TURN)
            case "look-higher" | "look-lower":
                self.desk.say(looking.change_level(1 if kind == "look-higher" else -1, self.desk.texts))
            case "look-remove" | "take-back":
                looking.remove(looking.held or looking.pointed or looking.observer)
            case "look-reset":
                looking.reset()
            case "look-picture":
                self._take_picture()
            case "next-figure" | "previous-figure":
                looking.cycle(1 if kind == "next-figure" else -1)
            case "take" if rest in self.templates:
                looking.take(self.templates[rest])
            case "hold" if FigureId(rest) in looking.state.setup.figure_by_id:
                looking.take_figure(FigureId(rest))
            case "aim-at" if FigureId(rest) in looking.state.setup.figure_by_id:
                looking.observer, looking.aimed, looking.touched = looking.looker, FigureId(rest), FigureId(rest)
            case "owner":
                looking.owner = PlayerId(rest)
            case _:
                return False
        return True

    def _is_there(self, command: str) -> bool:
        """Whether a command shows anything of this system."""
        return keys.shows(command, self.looking.state.setup.system)

    def scroll(self, y: int, pixels: int) -> None:
        """Scroll the part of the list that lies at a height of the window; it goes no further than it is long."""
        self.scrolls["figures" if y < self.palette_top else "palette"] += pixels

    def back(self) -> bool:
        """Let go of what is held; return False when nothing was."""
        looking = self.looking
        if looking.held is not None:
            return looking.remove(looking.held)
        if looking.observer is not None:
            looking.look_from(None)
            return True
        return False

    def tiles(self, leave: str) -> list[Tile]:
        """The bar: what is shown, and what else can be done; `leave` is the command that ends it."""
        texts, looking = self.desk.texts, self.looking
        weapon = looking.chosen_weapon()
        name = texts("look-no-weapon") if weapon is None else weapon.name
        costs = {
            "look-weapon": name,
            "look-picture": texts("look-picture-where"),
            "look-reset": texts("look-reset-what", number=len(looking.ghosts) + len(looking.moved)),
        }
        commands = [
            command
            for command in (*TOGGLES, "look-weapon", "look-reset", "look-picture", leave)
            if self._is_there(command)
        ]
        return [
            Tile(
                command,
                texts(f"tile-{command}"),
                costs.get(command, texts("look-on" if TOGGLES.get(command) in looking.shows else "look-off"))
                if command != leave
                else texts("look-leave" if leave == "leave" else "look-leave-game"),
                self._key("back" if command == "leave" else command),
                active=TOGGLES.get(command) in looking.shows,
            )
            for command in commands
        ]
