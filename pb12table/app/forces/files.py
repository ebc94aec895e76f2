"""Forces in files: saved for other layouts, taken from there or from a scenario, and printed."""

from __future__ import annotations

from typing import Final

from pb12table.app.forces.host import Host
from pb12table.files.forces import FORCE, force_of, scan_forces
from pb12table.files.of_system import known_system
from pb12table.files.places import forces_folder, scenarios_folder
from pb12table.files.problems import FileProblem, told_as_problem
from pb12table.files.reading import read_toml
from pb12table.files.replacing import write_atomically
from pb12table.files.scenario import known_content, own_scenarios_folder, scenario_files, unlimited_setup
from pb12table.files.shown_text import LONGEST_TEXT, as_name
from pb12table.files.writing import write_scenario
from pb12table.forces.gathering import members_of, player_entry, taken_force, with_force
from pb12table.forces.sheets import force_sheets
from pb12table.layouts.editing import Document, entries_of
from pb12table.layouts.typed import in_order
from pb12table.skirmish.faces.system import GameSetup
from pb12table.skirmish.forms.force_pages import Offer
from pb12table.skirmish.ids import PlayerId
from pb12table.texts.plain import on_one_line, upper_first
from pb12table.window.screens.asking import AskText, PickOne
from pb12table.window.screens.base import attempt

EVERYBODY: Final = ""


class ForceFiles:
    """What is read and written from the screen of the forces."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.bench = host.bench

    @property
    def system(self) -> str:
        """The rule system of the layout."""
        return known_system(self.bench.document)

    def press(self, command: str) -> None:
        """Save or play the layout, as the editor does."""
        host, texts = self.host, self.host.texts
        forces = {entry.get("player") for entry in entries_of(self.bench.document, "figure")}
        idle = [entry for entry in entries_of(self.bench.document, "player") if entry.get("id") not in forces]
        if command == "edit-play" and host.face.makes_figures and idle:
            host.say(texts("forces-no-figures", player=str(idle[0].get("name"))), bad=True)
            return
        host.press_in_editor(command)
        if command != "edit-play" and self.bench.history.is_saved:
            host.say(texts("edit-saved", file=self.bench.path))

    # -- saving -----------------------------------------------------------------------------------------------

    def ask_name(self, player: str) -> None:
        """Ask what a force is to be called in its file."""
        desk, texts = self.host.desk, self.host.texts.of(self.system)
        if self.host.face.makes_figures and not members_of(self.bench.document, player):
            self.host.say(texts("forces-nothing-to-save"), bad=True)
            return
        name = texts("forces-of", player=str(player_entry(self.bench.document, player).get("name")))
        desk.open(
            AskText(desk, texts("forces-ask-name"), name, texts("edit-save-yes"),
                    lambda typed: attempt(desk, lambda: self.save(player, typed)), texts("forces-ask-name.help"))
        )  # fmt: skip

    def save(self, player: str, name: str) -> None:
        """Write a force into the user's folder; a file that is there is asked about first."""
        desk, texts = self.host.desk, self.host.texts
        document = taken_force(self.bench.document, player, self.host.muster.content, as_name(name), self.host.face)
        path = forces_folder(self.system) / f"{force_stem(name)}.toml"
        # What could not be read again is not written.
        force_of(document, self.bench.content, path, self.system)

        def write() -> None:
            with told_as_problem(path):
                path.parent.mkdir(parents=True, exist_ok=True)
            write_scenario(path, document)
            self.host.say(texts("forces-saved", file=path))

        if path.exists():
            desk.ask(
                texts("edit-replace-title"), texts("edit-replace-text", file=on_one_line(path.name)),
                texts("edit-replace-yes"), texts("card-cancel"), lambda: attempt(self.host.desk, write),
            )  # fmt: skip
        else:
            write()

    # -- taking -----------------------------------------------------------------------------------------------

    def ask_which(self, player: str) -> None:
        """List the forces that were saved, then those of all scenarios of the system."""
        host = self.host
        found = [*self._saved(), *self._of_scenarios()]
        offers = tuple(
            Offer(str(number), offer.name, offer.facts, offer.worth, offer.tip)
            for number, (offer, _, _) in enumerate(found)
        )

        def pick(picked: str) -> None:
            _, document, file = found[int(picked)]
            attempt(host.desk, lambda: self.take(player, document, file))

        host.offer(host.texts("forces-ask-which"), offers, pick)

    def take(self, player: str, force: Document, file: str) -> None:
        """Give a force to a player, in the staging area; undo brings back the one before."""
        host, texts = self.host, self.host.texts
        document = with_force(self.bench.document, player, force, file, self.host.face.keys)
        if host.do_or_say("load-force", document):
            host.choose("player", player)
            host.say(texts("forces-loaded", number=len(members_of(document, player)), key=host.key("undo")))

    def _saved(self) -> list[tuple[Offer, Document, str]]:
        found = []
        for path, force in scan_forces(self.system, self.bench.content)[0].items():
            name = force.name.in_language(self.host.texts.language)
            found.append((self._offer(name, force.setup, FORCE, path.name), force.document, str(path)))
        return found

    def _of_scenarios(self) -> list[tuple[Offer, Document, str]]:
        texts = self.host.muster.texts
        found: list[tuple[Offer, Document, str]] = []
        for path in scenario_files().values():
            try:
                document = read_toml(path)
                if known_system(document) != self.system:
                    continue
                setup = unlimited_setup(document, self.bench.content, path)
            except FileProblem:
                continue
            content = known_content(document, self.bench.content, path)
            for player in setup.players:
                if not self.host.face.is_there(setup, player.id):
                    continue
                name = texts("forces-from", player=player.name, scenario=setup.name.in_language(texts.language))
                force = taken_force(document, player.id, content, player.name, self.host.face)
                found.append((self._offer(name, setup, player.id, path.name), force, str(path)))
        order = in_order((str(number), offer.name) for number, (offer, _, _) in enumerate(found))
        return [found[int(number)] for number, _ in order]

    def _offer(self, name: str, setup: GameSetup, player: str, file: str) -> Offer:
        texts = self.host.muster.texts
        figures = [figure for figure in setup.figures if figure.player == player]
        names = [upper_first(figure.label.in_language(texts.language)) for figure in figures]
        worth = self.host.face.worth(texts, setup, PlayerId(player))
        facts = texts("forces-figures", number=len(figures), names=", ".join(names))
        return Offer("", name, facts, worth.words, (name, file, *names))

    # -- printing ---------------------------------------------------------------------------------------------

    def ask_whom_to_print(self) -> None:
        """Ask whose sheets: decks are secret, so each player may want sheets of their own."""
        desk, texts, setup = self.host.desk, self.host.texts, self.host.muster.setup
        options = [(EVERYBODY, texts("forces-print-all"))]
        face = self.host.face
        options += [(str(player.id), player.name) for player in setup.players if face.is_there(setup, player.id)]
        desk.open(
            PickOne(
                desk, texts("forces-print-title"), options,
                lambda player: attempt(desk, lambda: self.print(player)),
            )
        )

    def print(self, player: str) -> None:
        """Write the sheets beside the layout, for a browser to print."""
        texts, path = self.host.texts, self.bench.path
        folder = own_scenarios_folder(self.system) if scenarios_folder() in path.parents else path.parent
        ending = f"-{player}" if player else ""
        output = folder / f"{path.stem}-{texts('forces-file')}{ending}.html"
        players = None if player == EVERYBODY else (PlayerId(player),)
        page = force_sheets(self.host.muster.setup, self.host.muster.texts, self.host.face, players)
        with told_as_problem(output):
            output.parent.mkdir(parents=True, exist_ok=True)
            write_atomically(output, page.encode("utf-8"))
        self.host.say(texts("forces-printed-to", file=output))


def force_stem(name: str) -> str:
    """The name of a file for a force: small letters, digits, single hyphens."""
    letters = "".join(letter if letter.isascii() and letter.isalnum() else "-" for letter in name.lower())
    return "-".join(part for part in letters.split("-") if part)[:LONGEST_TEXT] or FORCE
