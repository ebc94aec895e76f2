"""What keys and common buttons do on the screen of the forces; what is clicked on a page does what the page says."""

from __future__ import annotations

from functools import partial

from pb12table.app.forces.files import ForceFiles
from pb12table.app.forces.host import Host
from pb12table.forces.gathering import copied_force, members_of, without_force
from pb12table.forces.places import staged
from pb12table.forces.seats import MOST_PLAYERS, with_player, without_player
from pb12table.layouts.editing import Thing, added, duplicated, entries_of, fresh_id, removed
from pb12table.layouts.motions import shift
from pb12table.window.screens.asking import PickOne


class ForceCommands:
    """Everything that can be pressed, whatever the rule system."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.files = ForceFiles(host)

    def press(self, command: str) -> None:
        """Carry out a command of a key or a button."""
        host, bench = self.host, self.host.bench
        sort, name = host.chosen
        match command:
            case "undo":
                self._told(bench.undo(), "edit-undone")
            case "redo":
                self._told(bench.redo(), "edit-redone")
            case "save" | "edit-save" | "edit-save-as" | "edit-play":
                self.files.press(command)
            case "forces-print":
                self.files.ask_whom_to_print()
            case "next-figure" | "previous-figure":
                self._next(1 if command == "next-figure" else -1)
            case "add-player":
                self._add_player()
            case "edit-delete" | "edit-duplicate" | "edit-copy" if sort == "figure":
                self.take(command, name)
            case _:
                pass

    def take(self, kind: str, name: str) -> None:
        """Carry out what a button about a figure or a player stands for."""
        host, document = self.host, self.host.bench.document
        match kind:
            case "add-figure":
                offers = tuple(host.face.offers(host.muster))
                host.offer(host.texts("forces-pick-profile"), offers, partial(self._add_figure, name))
            case "edit-delete":
                host.do_or_say("delete", removed(document, [Thing("figure", name)]))
            case "edit-duplicate":
                self._duplicate(Thing("figure", name))
            case "no-figures":
                host.do_or_say("delete", without_force(document, name))
            case "copy-force":
                self._ask_whom(name)
            case "save-force":
                self.files.ask_name(name)
            case "load-force":
                self.files.ask_which(name)
            case "remove-player":
                host.do_or_say("remove-player", without_player(document, name))
            case _:
                pass

    def _told(self, label: str | None, key: str) -> None:
        host, texts = self.host, self.host.texts
        host.say(texts("edit-nothing-to-undo") if label is None else texts(key, what=texts(f"edit-did-{label}")))

    def _next(self, step: int) -> None:
        host = self.host
        players = [str(player.get("id")) for player in entries_of(host.bench.document, "player")]
        figures = [str(entry["id"]) for player in players for entry in members_of(host.bench.document, player)]
        if figures:
            name = host.chosen[1]
            now = figures.index(name) if name in figures else -1 if step > 0 else 0
            host.choose("figure", figures[(now + step) % len(figures)])

    def _add_figure(self, player: str, profile: str) -> None:
        """A new figure in the staging area; without a zone to enter by there is none, and that is told."""
        document = self.host.bench.document
        name = fresh_id(document, "figure", profile)
        made = added(document, "figure", {"id": name, "profile": profile, "player": player})
        if self.host.do_or_say("add-figure", made):
            self.host.choose("figure", name)

    def _duplicate(self, thing: Thing) -> None:
        """One more of a figure beside it, or in the staging area where there is no room beside it."""
        host = self.host
        document, copies = duplicated(host.bench.document, [thing], shift(0.0, -1.0))
        done = host.do("duplicate", document) == ""
        if done or host.do_or_say("duplicate", staged(document, copies[0])):
            host.choose("figure", copies[0].id)

    # -- forces -------------------------------------------------------------------------------------------------

    def _add_player(self) -> None:
        host = self.host
        if len(entries_of(host.bench.document, "player")) >= MOST_PLAYERS:
            host.say(host.texts("forces-no-more-players", most=MOST_PLAYERS), bad=True)
            return
        document, player = with_player(host.bench.document, host.face.new_player())
        if host.do_or_say("add-player", document):
            host.choose("player", player)

    def _ask_whom(self, source: str) -> None:
        """Copy a force to the other side; where there are several, ask to which."""
        host, desk, texts = self.host, self.host.desk, self.host.texts
        entries = entries_of(host.bench.document, "player")
        others = [(str(entry["id"]), str(entry["name"])) for entry in entries if entry.get("id") != source]

        def copy(target: str) -> None:
            if host.do_or_say("copy-force", copied_force(host.bench.document, source, target, host.face.keys)):
                host.choose("player", target)
                host.say(texts("forces-copied", player=dict(others)[target], key=host.key("undo")))

        if len(others) == 1:
            copy(others[0][0])
        elif others:
            desk.open(PickOne(desk, texts("forces-copy-whom"), others, copy))
