"""Forces in files: saved for other layouts, taken from there or from a scenario, and printed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pb12table.app.forces.catalogue import Catalogue, Entry
from pb12table.files.places import scenarios_folder, user_forces_folder, user_scenarios_folder
from pb12table.files.problems import FileProblem, told_as_problem
from pb12table.files.reading import read_toml
from pb12table.files.replacing import write_atomically
from pb12table.files.scenario import known_content, scenario_files, unlimited_setup
from pb12table.files.shown_text import LONGEST_TEXT, as_name
from pb12table.files.writing import write_scenario
from pb12table.forces.gathering import members_of, player_entry, taken_force, with_force
from pb12table.forces.sheets import force_sheets
from pb12table.layouts.editing import Document, entries_of
from pb12table.layouts.typed import in_order
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.pb12.files.force_files import FORCE, force_of, scan_forces
from pb12table.systems.pb12.rules.preparations.limits import force_worth
from pb12table.systems.pb12.rules.preparations.profiles import Setup
from pb12table.texts.plain import on_one_line, upper_first
from pb12table.window.screens.asking import AskText, PickOne
from pb12table.window.screens.base import attempt

if TYPE_CHECKING:
    from pb12table.app.forces.screen import ForcesScreen

EVERYBODY: Final = ""


class ForceFiles:
    """What is read and written from the screen of the forces."""

    def __init__(self, screen: ForcesScreen) -> None:
        self.screen = screen
        self.bench = screen.bench

    def press(self, command: str) -> None:
        """Save or play the layout, as the editor does."""
        screen, texts = self.screen, self.screen.texts
        forces = {entry.get("player") for entry in entries_of(self.bench.document, "figure")}
        idle = [entry for entry in entries_of(self.bench.document, "player") if entry.get("id") not in forces]
        if command == "edit-play" and idle:
            screen.say(texts("forces-no-figures", player=str(idle[0].get("name"))), bad=True)
            return
        screen.press_in_editor(command)
        if command != "edit-play" and self.bench.history.is_saved:
            screen.say(texts("edit-saved", file=self.bench.path))

    # -- saving -----------------------------------------------------------------------------------------------

    def ask_name(self, player: str) -> None:
        """Ask what a force is to be called in its file."""
        desk, texts = self.screen.desk, self.screen.texts
        if not members_of(self.bench.document, player):
            self.screen.say(texts("forces-nothing-to-save"), bad=True)
            return
        name = texts("forces-of", player=str(player_entry(self.bench.document, player).get("name")))
        desk.open(
            AskText(desk, texts("forces-ask-name"), name, texts("edit-save-yes"),
                    lambda typed: attempt(desk, lambda: self.save(player, typed)), texts("forces-ask-name.help"))
        )  # fmt: skip

    def save(self, player: str, name: str) -> None:
        """Write a force into the user's folder; a file that is there is asked about first."""
        desk, texts = self.screen.desk, self.screen.texts
        document = taken_force(self.bench.document, player, self.screen.content, as_name(name))
        path = user_forces_folder() / f"{force_stem(name)}.toml"
        # What could not be read again is not written.
        force_of(document, self.bench.content, path)

        def write() -> None:
            with told_as_problem(path):
                path.parent.mkdir(parents=True, exist_ok=True)
            write_scenario(path, document)
            self.screen.say(texts("forces-saved", file=path))

        if path.exists():
            desk.ask(
                texts("edit-replace-title"), texts("edit-replace-text", file=on_one_line(path.name)),
                texts("edit-replace-yes"), texts("card-cancel"), lambda: attempt(self.screen.desk, write),
            )  # fmt: skip
        else:
            write()

    # -- taking -----------------------------------------------------------------------------------------------

    def ask_which(self, player: str) -> None:
        """List the forces that were saved, then those of all scenarios."""
        desk, texts = self.screen.desk, self.screen.texts
        found = [*self._saved(), *self._of_scenarios()]
        documents = {str(number): document for number, (_, document, _) in enumerate(found)}
        files = {str(number): file for number, (_, _, file) in enumerate(found)}
        entries = [
            Entry(str(number), entry.name, entry.facts, entry.worth, entry.tip)
            for number, (entry, _, _) in enumerate(found)
        ]
        desk.open(
            Catalogue(desk, texts("forces-ask-which"), entries,
                      lambda picked: attempt(desk, lambda: self.take(player, documents[picked], files[picked])))
        )  # fmt: skip

    def take(self, player: str, force: Document, file: str) -> None:
        """Give a force to a player, in the staging area; undo brings back what he had."""
        screen, texts = self.screen, self.screen.texts
        document = with_force(self.bench.document, player, force, file)
        if screen.do_or_say("load-force", document):
            screen.choose("player", player)
            screen.say(texts("forces-loaded", number=len(members_of(document, player)), key=screen.key("undo")))

    def _saved(self) -> list[tuple[Entry, Document, str]]:
        found = []
        for path, force in scan_forces(self.bench.content)[0].items():
            name = force.name.in_language(self.screen.texts.language)
            found.append((self._entry(name, force.setup, FORCE, path.name), force.document, str(path)))
        return found

    def _of_scenarios(self) -> list[tuple[Entry, Document, str]]:
        texts = self.screen.texts
        found: list[tuple[Entry, Document, str]] = []
        for path in scenario_files().values():
            try:
                document = read_toml(path)
                setup = unlimited_setup(document, self.bench.content, path)
            except FileProblem:
                continue
            content = known_content(document, self.bench.content, path)
            for player in setup.players:
                if not members_of(document, player.id):
                    continue
                name = texts("forces-from", player=player.name, scenario=setup.name.in_language(texts.language))
                force = taken_force(document, player.id, content, player.name)
                found.append((self._entry(name, setup, player.id, path.name), force, str(path)))
        order = in_order((str(number), entry.name) for number, (entry, _, _) in enumerate(found))
        return [found[int(number)] for number, _ in order]

    def _entry(self, name: str, setup: Setup, player: str, file: str) -> Entry:
        texts = self.screen.texts
        figures = [figure for figure in setup.figures if figure.player == player]
        names = [upper_first(figure.label.in_language(texts.language)) for figure in figures]
        worth = force_worth(setup, setup.player_by_id[PlayerId(player)])
        facts = texts("forces-figures", number=len(figures), names=", ".join(names))
        told = texts("forces-worth", value=worth.value, epicness=worth.epicness)
        return Entry("", name, facts, told, (name, file, *names))

    # -- printing ---------------------------------------------------------------------------------------------

    def ask_whom_to_print(self) -> None:
        """Ask whose sheets: decks are secret, so each player may want his own."""
        desk, texts, setup = self.screen.desk, self.screen.texts, self.screen.setup
        options = [(EVERYBODY, texts("forces-print-all"))]
        with_figures = {figure.player for figure in setup.figures}
        options += [(str(player.id), player.name) for player in setup.players if player.id in with_figures]
        desk.open(
            PickOne(
                desk, texts("forces-print-title"), options,
                lambda player: attempt(desk, lambda: self.print(player)),
            )
        )

    def print(self, player: str) -> None:
        """Write the sheets beside the layout, for a browser to print."""
        texts, path = self.screen.texts, self.bench.path
        folder = user_scenarios_folder() if scenarios_folder() in path.parents else path.parent
        ending = f"-{player}" if player else ""
        output = folder / f"{path.stem}-{texts('forces-file')}{ending}.html"
        players = None if player == EVERYBODY else (PlayerId(player),)
        page = force_sheets(self.screen.setup, texts, players)
        with told_as_problem(output):
            output.parent.mkdir(parents=True, exist_ok=True)
            write_atomically(output, page.encode("utf-8"))
        self.screen.say(texts("forces-printed-to", file=output))


def force_stem(name: str) -> str:
    """The name of a file for a force: small letters, digits, single hyphens."""
    letters = "".join(letter if letter.isascii() and letter.isalnum() else "-" for letter in name.lower())
    return "-".join(part for part in letters.split("-") if part)[:LONGEST_TEXT] or FORCE
