"""A campaign written in the window: its name, its scenarios in order, and what is carried on from one to the next."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

import pygame

from pb12table.app.screens.base import Desk, ProgramScreen
from pb12table.app.screens.handbook import page_help
from pb12table.files.campaigns import ALL, CAMPAIGN, WINNERS, Campaign, own_campaign, scenario_at, write_campaign
from pb12table.files.content import usable_content
from pb12table.files.forms.basics import CURRENT_FORMAT, as_id, as_name, label_of
from pb12table.files.forms.scenarios import base_of
from pb12table.files.problems import FileProblem
from pb12table.files.reading import read_toml
from pb12table.files.scenario import Scenario, load_scenario, scenario_files
from pb12table.layouts.editing import in_order
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems import known
from pb12table.texts.describe import problem_words
from pb12table.texts.locale import LANGUAGES, Texts, on_one_line, upper_first
from pb12table.texts.names import name_of, player_name
from pb12table.window.kit import theme
from pb12table.window.layout.nodes import Box, Button, Column, Field, Label, Node, Plate, Row, Scroll
from pb12table.window.layout.placing import dialog, dialog_button
from pb12table.window.layout.text_line import TextLine
from pb12table.window.screens.dialogs import PickOne

WIDTH: Final = 1160.0
LIST: Final = 400.0
FIELDS: Final = 250.0
"""How wide the column with name and description is."""
LONGEST: Final = 1200
MOST: Final = 20
"""So many chapters and gains there are at most, as their form says."""
LOW: Final = 26.0
"""How high the buttons of a chapter are."""

Document = dict[str, Any]


class WritingScreen(ProgramScreen):
    """A campaign with its chapters; what is wrong is said at its chapter or field, and nothing of it is lost.

    `on_written` gets the campaign, which is in a file of the user's then.  One that exists is changed in its file.
    """

    def __init__(
        self, desk: Desk, system: str, on_written: Callable[[Campaign], None], campaign: Campaign | None = None
    ) -> None:
        super().__init__(desk)
        self.system, self._on_written = system, on_written
        self._path = None if campaign is None else campaign.path
        head: Document = {"format": CURRENT_FORMAT, "content": CAMPAIGN, "system": system, "name": "", "chapter": []}
        self._rest: Document = head if campaign is None else read_toml(campaign.path)
        self.chapters: tuple[Document, ...] = tuple(self._rest["chapter"])
        self._before: list[tuple[Document, ...]] = []
        self._after: list[tuple[Document, ...]] = []
        self.wrong: dict[str, str] = {}
        """What is wrong, by the field or the number of the chapter at which it is said; "" for all of it."""
        for key in ("name", "description"):
            self.lines[key] = TextLine(self._said(key), LONGEST)
        self._typed = {key: line.text for key, line in self.lines.items()}
        self._loaded: dict[Path, Scenario | None] = {}
        self.set_focus("name")

    def _said(self, key: str) -> str:
        found = self._rest.get(key) or ""
        return str(found.get(self.desk.texts.language, "") if isinstance(found, Mapping) else found)

    @property
    def document(self) -> Document:
        """The campaign as its file has it; a text in both languages keeps the one that is not shown."""
        made = {**self._rest, "chapter": list(self.chapters)}
        for key in ("name", "description"):
            typed, before = as_name(self.lines[key].text, LONGEST), made.get(key)
            made[key] = {**before, self.desk.texts.language: typed} if isinstance(before, dict) and typed else typed
        return {key: value for key, value in made.items() if value or key != "description"}

    @property
    def path(self) -> Path:
        """The file that is written."""
        return self._path or own_campaign(self.system, as_id(self.lines["name"].text, CAMPAIGN))

    # -- the chapters -----------------------------------------------------------------------------------------------

    def _put(self, chapters: Sequence[Document]) -> None:
        """Take other chapters, so that those of before can be had back."""
        self._before.append(self.chapters)
        self._after.clear()
        self.chapters, self.wrong, self._changed = tuple(chapters), {}, True

    def _back(self, there: list[tuple[Document, ...]], others: list[tuple[Document, ...]]) -> None:
        if there:
            others.append(self.chapters)
            self.chapters, self.wrong, self._changed = there.pop(), {}, True

    def _with(self, number: int, **changes: Any) -> None:
        """Change a chapter; what is None or empty is left out of it."""
        made = {**self.chapters[number], **changes}
        kept = {key: value for key, value in made.items() if value not in (None, [], {}, False)}
        self._put([*self.chapters[:number], kept, *self.chapters[number + 1 :]])

    def _scenario(self, number: int) -> Scenario | None:
        """Return the scenario of a chapter; None where it cannot be read."""
        path = scenario_at(str(self.chapters[number].get("scenario")), self.path)
        if path is None:
            return None
        if path not in self._loaded:
            try:
                self._loaded[path] = load_scenario(path)
            except FileProblem:
                self._loaded[path] = None
        return self._loaded[path]

    def _figures(self, number: int) -> dict[str, tuple[str, str]]:
        """Return the figures of a chapter, each with whom of the campaign it is, and with its profile."""
        found, cast = self._scenario(number), self.chapters[number].get("cast", {})
        entries = () if found is None else found.document.get("figure", ())
        return {str(each["id"]): (cast.get(each["id"], each["id"]), base_of(each.get("profile"))) for each in entries}

    def _earlier(self, number: int) -> dict[str, tuple[int, str, str]]:
        """Return who of the campaign has played before a chapter: first where, as whom, and with which profile."""
        found: dict[str, tuple[int, str, str]] = {}
        for before in range(number):
            for figure, (member, profile) in self._figures(before).items():
                found.setdefault(member, (before, figure, profile))
        return found

    def _name(self, number: int, figure: str) -> str:
        found = self._scenario(number)
        return figure if found is None else upper_first(name_of(self.desk.texts, found.setup, FigureId(figure)))

    # -- keys and mouse ---------------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_z and event.mod & pygame.KMOD_CTRL:
            self.press("redo" if event.mod & pygame.KMOD_SHIFT else "undo")
            return
        before = self.lines["name"].text
        super().handle(event)
        if self.lines["name"].text != before:
            self.wrong.pop("name", None)

    def press(self, name: str) -> None:
        what, _, which = name.partition(":")
        number = int(which) if which.isdecimal() and int(which) < len(self.chapters) else None
        match what:
            case "add" if len(self.chapters) < MOST:
                self._pick("campaign-add-title", self._scenarios(), self._add)
            case "undo":
                self._back(self._before, self._after)
            case "redo":
                self._back(self._after, self._before)
            case "write":
                self.accept()
            case "cancel":
                self.refuse()
            case _ if number is not None:
                self._press_chapter(what, number)

    def _press_chapter(self, what: str, number: int) -> None:
        chapter = self.chapters[number]
        match what:
            case "up" | "down" if 0 <= (other := number + (1 if what == "down" else -1)) < len(self.chapters):
                order = list(self.chapters)
                order[number], order[other] = order[other], order[number]
                self._put(order)
            case "drop":
                self._put([*self.chapters[:number], *self.chapters[number + 1 :]])
            case "rest":
                rests = known.content(self.system).rests
                now = rests.index(chapter["rest"]) if chapter.get("rest") in rests else 0
                self._with(number, rest=rests[(now + 1) % len(rests)])
            case "recruits":
                self._with(number, recruits=not chapter.get("recruits", False))
            case "cast":
                self._pick("campaign-cast-title", self._parts(number), partial(self._ask_member, number))
            case "gain":
                self._pick("campaign-gain-title", self._gains(number), partial(self._gain, number))

    def _pick(self, title: str, options: Sequence[tuple[str, str]], then: Callable[[str], None]) -> None:
        self.desk.open(PickOne(self.desk, self.desk.texts(title), options, then))

    def _scenarios(self) -> list[tuple[str, str]]:
        """Return the scenarios of the game that the campaign is of, by their ids everywhere."""
        texts, found = self.desk.texts, list[tuple[str, str]]()
        own = set(scenario_files(self.system).values())
        for name, path in scenario_files().items():
            if path in own:
                try:
                    found.append((name, _named(texts, read_toml(path).get("name"), name)))
                except FileProblem:
                    continue
        return [*in_order(found)]

    def _add(self, scenario: str) -> None:
        stem, taken = scenario.rpartition("/")[2], {chapter["id"] for chapter in self.chapters}
        ids = (stem if number == 1 else f"{stem}-{number}" for number in range(1, MOST + 2))
        chapter: Document = {"id": next(each for each in ids if each not in taken), "scenario": scenario}
        if self.chapters:
            chapter |= {"rest": known.content(self.system).rests[-1], "recruits": True}
        self._put([*self.chapters, chapter])

    def _parts(self, number: int) -> list[tuple[str, str]]:
        """Return the figures and players of a chapter, each with who it is in the campaign."""
        texts, chapter, earlier = self.desk.texts, self.chapters[number], self._earlier(number)
        found: list[tuple[str, str]] = []
        for figure, (member, _) in self._figures(number).items():
            was = earlier.get(member)
            who = texts("campaign-new") if was is None else self._name(was[0], was[1])
            found.append((f"cast:{figure}", texts("campaign-is", part=self._name(number, figure), who=who)))
        seats = chapter.get("seats", {})
        for player in self._players(number):
            part, sat = self._sits(number, player), self._seats(number)
            told = sat.get(seats.get(player, player), texts("campaign-new"))
            found.append((f"seats:{player}", texts("campaign-sits", part=part, who=told)))
        return found

    def _sits(self, number: int, player: str) -> str:
        found = self._scenario(number)
        return player if found is None else player_name(found.setup, PlayerId(player))

    def _seats(self, number: int) -> dict[str, str]:
        """Return who has sat at the table before a chapter, each with the name of where it sat first."""
        found: dict[str, str] = {}
        for before in range(number):
            seats = self.chapters[before].get("seats", {})
            for player in self._players(before):
                found.setdefault(seats.get(player, player), self._sits(before, player))
        return found

    def _players(self, number: int) -> list[str]:
        found = self._scenario(number)
        return [] if found is None else [str(each["id"]) for each in found.document.get("player", ())]

    def _ask_member(self, number: int, part: str) -> None:
        """Ask whom of the campaign a figure or player of a chapter is."""
        key, _, which = part.partition(":")
        texts = self.desk.texts
        if key == "cast":
            profile = self._figures(number)[which][1]
            offers = [
                (member, self._name(*was[:2])) for member, was in self._earlier(number).items() if was[2] == profile
            ]
            if not offers:
                self.desk.say(texts("campaign-nobody-like", figure=self._name(number, which)))
                return
        else:
            offers = [*self._seats(number).items()]
        if which not in dict(offers):
            offers.append((which, texts("campaign-new")))

        def take(member: str) -> None:
            # Who was this one before is itself again.
            now = {one: who for one, who in self.chapters[number].get(key, {}).items() if who != member}
            self._with(number, **{key: {**now, which: member} if member != which else _without(now, which)})

        self._pick("campaign-member-title", offers, take)

    def _gains(self, number: int) -> list[tuple[str, str]]:
        """Return what a chapter may bring, and what of it can be taken away again."""
        texts, face, found = self.desk.texts, known.content(self.system), list[tuple[str, str]]()
        for at, gain in enumerate(self.chapters[number].get("gain", ())):
            found.append((f"drop:{at}", texts("campaign-gain-drop", gain=self._gain_told(gain))))
        if len(found) == MOST:
            return found
        for who in (WINNERS, ALL):
            for key in face.gains:
                listed = face.listed(usable_content(self.system)[0], key.removesuffix("s"))
                things = in_order([(name, _named(texts, None, name, form)) for name, form in listed.items()])
                for name, label in things or [("", texts.of(self.system)(f"field-{key.replace('_', '-')}"))]:
                    found.append((f"{who}:{key}:{name}", texts("campaign-gain", who=who, what=label)))
        return found

    def _gain(self, number: int, chosen: str) -> None:
        who, _, what = chosen.partition(":")
        gains = list(self.chapters[number].get("gain", ()))
        if who == "drop":
            del gains[int(what)]
        else:
            key, _, name = what.partition(":")
            listed = known.content(self.system).listed(usable_content(self.system)[0], key.removesuffix("s"))
            told = {}
            for language in LANGUAGES:
                texts = Texts(language)
                label = (
                    _named(texts, None, name, listed.get(name))
                    if name
                    else texts.of(self.system)(f"field-{key.replace('_', '-')}")
                )
                told[language] = texts("campaign-gain", who=who, what=label)
            gains.append({"who": who, "add": {key: [name] if name else 1}, "text": told})
        self._with(number, gain=gains)

    def _gain_told(self, gain: Mapping[str, Any]) -> str:
        """Return what a gain says of itself, else what it sets or adds."""
        said = gain.get("text")
        things = ", ".join(key for part in ("set", "add") for key in gain.get(part, {}))
        return _named(self.desk.texts, said, things or "–")

    # -- written or left ----------------------------------------------------------------------------------------------

    def accept(self) -> None:
        texts = self.desk.texts
        self._changed, self.wrong = True, {}
        if not as_name(self.lines["name"].text):
            self.wrong["name"] = texts("compose-missing")
            self.set_focus("name")
        if len(self.chapters) < 2:
            self.wrong[""] = texts("campaign-too-short")
        if self.wrong:
            return
        if self._path is None and self.path.exists():
            self.desk.ask(
                texts("edit-replace-title"), texts("edit-replace-text", file=on_one_line(self.path.name)),
                texts("edit-replace-yes"), texts("card-cancel"), self._write, grave=True,
            )  # fmt: skip
        else:
            self._write()

    def _write(self) -> None:
        try:
            campaign = write_campaign(self.path, self.document)
        except FileProblem as problem:
            self._tell(problem)
            return
        self.desk.leave(self)
        self._on_written(campaign)

    def _tell(self, problem: FileProblem) -> None:
        """Say what is wrong at the chapter it is about, else below all of them."""
        at = problem.place.removeprefix("chapter[").partition("]")[0] if problem.place.startswith("chapter[") else ""
        self.wrong = {at: problem_words(self.desk.texts, problem)}

    def refuse(self) -> None:
        """Go back; what was changed is asked about first."""
        texts = self.desk.texts
        typed = {key: line.text for key, line in self.lines.items()}
        if self._before or typed != self._typed:
            self.desk.ask(
                texts("campaign-leave-title"), texts("campaign-leave-text"), texts("compose-leave-yes"),
                texts("card-cancel"), partial(self.desk.leave, self), grave=True,
            )  # fmt: skip
        else:
            self.desk.leave(self)

    # -- what is shown ----------------------------------------------------------------------------------------------

    def describe(self) -> Node:
        texts = self.desk.texts
        rows: list[Node] = [self._row(number) for number in range(len(self.chapters))]
        if not rows:
            rows.append(Label(texts("campaign-empty"), tone="muted"))
        rows.append(Row((Button("add", texts("campaign-add"), min_height=32.0, enabled=len(self.chapters) < MOST),)))
        shown = Scroll("list", Box(Column(tuple(rows), 8.0), (0.0, 0.0, 8.0, 0.0)), self.offsets.get("list", 0),
                       min_height=LIST, max_height=LIST, grow=1.0)  # fmt: skip
        foot = Label(self.wrong.get("", texts("campaign-into", file=str(self.path))), theme.SMALL + 1,
                     "bad" if "" in self.wrong else "muted")  # fmt: skip
        fields = Column((self._field("name"), self._field("description")), 7.0, min_width=FIELDS, max_width=FIELDS)
        left = Column((shown, foot), 8.0, grow=1.0)
        body = Column((page_help(texts, "campaign-writing", theme.SMALL + 1), Row((left, fields), 24.0)), 12.0)
        buttons = [
            dialog_button("write", texts("campaign-write"), key=texts("key-return"), is_main=True),
            dialog_button("undo", texts("campaign-undo"), key=f"{texts('key-ctrl')} Z", enabled=bool(self._before)),
            dialog_button("cancel", texts("card-cancel"), key=texts("key-escape")),
        ]
        return dialog(WIDTH, texts("campaign-writing-title"), body, buttons, offset=self.scrolled)

    def _field(self, key: str) -> Node:
        texts, wrong = self.desk.texts, self.wrong.get(key, "")
        label = texts(f"campaign-field-{key}")
        said = texts("edit-refused", label=label, what=wrong) if wrong else label
        name = Label(said, theme.SMALL + 1, "bad" if wrong else "muted")
        return Column((name, Field(key, "", is_wrong=bool(wrong))), 2.0)

    def _row(self, number: int) -> Node:
        """Return a chapter: its scenario, how it follows on the one before, and what it brings."""
        texts, chapter = self.desk.texts, self.chapters[number]
        scenario, size = self._scenario(number), theme.SMALL + 1
        called = str(chapter.get("scenario")) if scenario is None else scenario.summary.name.in_language(texts.language)
        gone, last = str(number), len(self.chapters) - 1
        head: list[Node] = [
            Label(str(number + 1), bold=True, min_width=20.0), Label(called, bold=True, grow=1.0),
            Button(f"up:{gone}", "↑", size=size, min_height=LOW, min_width=30.0, enabled=number > 0),
            Button(f"down:{gone}", "↓", size=size, min_height=LOW, min_width=30.0, enabled=number < last),
            Button(f"drop:{gone}", "×", size=size, min_height=LOW, min_width=30.0, tip=(texts("campaign-drop"),)),
        ]  # fmt: skip
        ways: list[Node] = []
        if number:
            rest, new = str(chapter.get("rest", "none")), bool(chapter.get("recruits"))
            ways += [
                Button(f"rest:{gone}", texts("campaign-rest", rest=texts(f"rest-{rest}")), size=size, min_height=LOW),
                Button(f"recruits:{gone}", texts("campaign-recruits", new="yes" if new else "no"), size=size,
                       min_height=LOW, tip=(texts("campaign-recruits.tip"),)),
                Button(f"cast:{gone}", texts("campaign-cast"), size=size, min_height=LOW,
                       tip=(texts("campaign-cast.tip"),)),
            ]  # fmt: skip
        gains = chapter.get("gain", ())
        ways.append(
            Button(f"gain:{gone}", texts("campaign-gains", number=len(gains)), size=size, min_height=LOW)
        )  # fmt: skip
        told: list[Node] = []
        if number and scenario is not None:
            earlier, here = self._earlier(number), self._figures(number)
            on = [figure for figure, (member, profile) in here.items()
                  if member in earlier and earlier[member][2] == profile]  # fmt: skip
            names = texts.listing([self._name(number, figure) for figure in on])
            key = "campaign-go-on" if on else "campaign-nobody-goes-on"
            told.append(Label(texts(key, number=len(on), of=len(here), names=names), theme.SMALL, "muted"))
        if gone in self.wrong:
            told.append(Label(self.wrong[gone], theme.SMALL + 1, "bad"))
        inner = Column((Row(tuple(head), 6.0, "center"), Row(tuple(ways), 6.0), *told), 5.0)
        return Box(
            inner, (10.0, 7.0, 10.0, 7.0), Plate(theme.SUNKEN, theme.BAD if gone in self.wrong else theme.LINE, 5)
        )


def _named(texts: Texts, name: Any, otherwise: str, form: Any = None) -> str:
    """Return what something is called by a name of a file or a form, else by its id."""
    if form is not None:
        return upper_first(label_of(form.name).in_language(texts.language))
    found = name.get(texts.language) or next(iter(name.values()), "") if isinstance(name, Mapping) else name
    return as_name(str(found)) if found else otherwise


def _without(names: Mapping[str, str], one: str) -> dict[str, str]:
    return {name: who for name, who in names.items() if name != one}
