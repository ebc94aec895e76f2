"""What the helpers of the screen of the forces need of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from pb12table.app.editor.workbench import Workbench
from pb12table.app.screens.base import Desk
from pb12table.layouts.editing import Document
from pb12table.skirmish.faces.forces import ForcesFace, Muster
from pb12table.skirmish.forms.force_pages import Offer
from pb12table.texts.locale import Texts


class Host(Protocol):
    """A layout whose forces are put together, what is shown of them, and the ways to change and tell."""

    desk: Desk
    bench: Workbench
    face: ForcesFace

    @property
    def texts(self) -> Texts: ...

    @property
    def muster(self) -> Muster: ...

    @property
    def chosen(self) -> tuple[str, str]:
        """What the page shows: "figure", "player" or "rules", and its id."""
        ...

    def choose(self, sort: str, name: str = "") -> None:
        """Show a figure, a force, or the rules."""
        ...

    def say(self, text: str, *, bad: bool = False) -> None:
        """Show a short sentence for a while."""
        ...

    def key(self, command: str) -> str:
        """The key of a command, for people."""
        ...

    def press_in_editor(self, command: str) -> None:
        """Carry out a command of the editor."""
        ...

    def do(self, label: str, document: Document, joined: object = None) -> str:
        """Go on to another document; the reason why that cannot be, "" when it is done."""
        ...

    def do_or_say(self, label: str, document: Document, joined: object = None) -> bool:
        """Go on to another document, or say why that cannot be; return whether it is done."""
        ...

    def offer(self, title: str, offers: tuple[Offer, ...], on_pick: Callable[[str], None], now: str = "") -> None:
        """Open a list to pick from."""
        ...
