"""The deployments on the layout that is measured, side by side: each is measured beside the screen."""

from __future__ import annotations

from collections.abc import Sequence

from pb12table.analysis.crew import Beside, Crew, cores
from pb12table.analysis.layout import Earlier, Measured, TooFine, Wishes, measured_in_parts
from pb12table.app.editor.workbench import Workbench
from pb12table.app.worth.views import Line, Looks
from pb12table.files.problems import FileProblem
from pb12table.files.scenario import scenario_of
from pb12table.layouts.deploying import deployments
from pb12table.report.deployment_rows import aim_name, aims_in, deployment_name, even_line
from pb12table.report.layout_words import Part, percent
from pb12table.skirmish.faces.system import GameSetup
from pb12table.texts.locale import Texts
from pb12table.texts.names import player_name


class _MeasuringAll(Beside):
    """Measures a layout with one deployment after the other; `found` is what is done."""

    foreseen = (*Beside.foreseen, TooFine)

    def __init__(self, setups: Sequence[GameSetup], wishes: Wishes, known: Measured) -> None:
        super().__init__(cores())
        self.setups, self.found = setups, list[Measured]()
        self._wishes, self._known = wishes, Earlier.of(known)
        self.begin()

    def _work(self, crew: Crew) -> None:
        found: list[Measured] = []
        for setup in self.setups:
            parts = measured_in_parts(setup, self._wishes, crew, known=lambda: self._known, ways_first=lambda: True)
            # Sight and the ways are all that is told here.
            found.append(next(part for part in parts if part.ways or part.is_whole))
            self.found = list(found)


class Deployed:
    """What is known of all deployments, asked for when they are looked at and layout or wishes are others."""

    def __init__(self) -> None:
        self._job: _MeasuringAll | None = None
        self._key: tuple[int, Wishes] | None = None
        self._shown = -1

    def ask(self, bench: Workbench, found: Measured) -> None:
        """Have all deployments of a layout measured as it was itself, once that is done."""
        key = (bench.changes, found.wishes)
        if not found.is_whole or self._key == key:
            return
        self.give_up()
        self._key, setups = key, list[GameSetup]()
        for entry in sorted(deployments(bench.document), key=lambda entry: str(entry["id"])):
            try:
                setups.append(scenario_of(bench.document, bench.content, bench.path, str(entry["id"])).setup)
            except FileProblem:
                continue  # the editor says what is wrong with it
        self._job = _MeasuringAll(setups, found.wishes, found)

    def work(self) -> bool:
        """Return whether there is more to show."""
        done = -1 if self._job is None else len(self._job.found)
        done, self._shown = self._shown, done
        return done != self._shown

    def settle(self) -> None:
        """Wait for all of it."""
        while self._job is not None and not self._job.join(1.0):
            pass

    def give_up(self) -> None:
        """Break it off."""
        if self._job is not None:
            self._job.stop()
        self._job, self._key = None, None

    def lines(self, texts: Texts, looks: Looks) -> list[Line]:
        """Return the lines beside the table: for each deployment the other side and each goal."""
        told = [Line("head", texts("deployments-title"))]
        done, everything = (0, 0) if self._job is None else (len(self._job.found), len(self._job.setups))
        if done < everything or self._job is None:
            told.append(Line("bad", texts("deployments-working", done=done, all=everything)))
        for found in [] if self._job is None else self._job.found:
            part = Part("", found.setup, found)
            told.append(Line("head", deployment_name(texts, part)))
            for aim in aims_in(part):
                told.append(Line("text", f"{aim_name(texts, part, aim)}: {even_line(texts, aim)}"))
                for player in part.players:
                    way, seen = aim.ways[player], percent(texts, aim.seen[player], 1)
                    cost = "–" if way is None else texts.number(way, 1)
                    value = texts("deployments-value", way=cost, seen=seen)
                    told.append(Line("pair", player_name(part.setup, player), value, looks[player].colour))
        return [*told, Line("text", texts("deployments-note"))]
