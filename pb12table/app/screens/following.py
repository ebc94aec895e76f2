"""What follows on a game: who comes along and with what, how long they rest, where they go; and campaigns to begin."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

import pygame

from pb12table.app.play.controller import Controller
from pb12table.app.screens.base import Desk, ProgramScreen, TakingScreen
from pb12table.app.screens.handbook import page_help
from pb12table.files.campaigns import Campaign, ChapterForm, campaign_named
from pb12table.files.forms.basics import BothNames, as_name, description_label, label_of
from pb12table.files.places import sequels_folder
from pb12table.files.problems import FileProblem
from pb12table.files.reading import read_toml
from pb12table.files.scenario import Scenario, scenario_files
from pb12table.files.writing import write_among_newest
from pb12table.forces.sequels import Ended, ended, first_chapter, next_chapter, scenario_after, scenarios_after, sequel
from pb12table.skirmish.ids import FigureId
from pb12table.systems import known
from pb12table.texts.describe import problem_in_file
from pb12table.texts.locale import Texts, upper_first
from pb12table.texts.names import name_of, player_name
from pb12table.window.kit import theme
from pb12table.window.layout.nodes import Button, Column, Label, Node, Row
from pb12table.window.layout.placing import choices, dialog, dialog_button, titled
from pb12table.window.screens.dialogs import PickOne

WIDTH: Final = 760.0
NAME: Final = 220.0
"""How wide the names of those who come along are, in natural pixels."""
MOST_KEPT: Final = 30
"""So many games that follow on others are kept as files; the oldest go first."""

Document = Mapping[str, Any]
Begin = Callable[[Scenario], None]


class FollowingScreen(TakingScreen):
    """After a game that is no chapter: choose a scenario and a rest, and see who comes along with what."""

    def __init__(self, desk: Desk, game: Ended, name: str, on_take: Begin) -> None:
        """Take the name of the game's save; `on_take` gets the scenario, which is in a file then."""
        super().__init__(desk)
        self._game, self._name, self._on_take = game, name, on_take
        self.rests = known.content(game.system).rests
        self.rest = self.rests[0]
        self.back_to_back = False
        self.places = _fitting(game)
        self.chosen = next(iter(self.places), "")
        self._made = cache(partial(_sequel, game))

    # -- keys and mouse -----------------------------------------------------------------------------------------------

    def take_key(self, event: pygame.event.Event) -> None:
        if event.key == pygame.K_n:
            self.press("where")
        else:
            super().take_key(event)

    def press(self, name: str) -> None:
        sort, _, which = name.partition(":")
        match sort:
            case "rest" if which in self.rests:
                self.rest = which
            case "apart":
                self.back_to_back = which == "no"
            case "where":
                self._ask_where()
            case _:
                super().press(name)

    def _ask_where(self) -> None:
        texts = self.desk.texts
        options = [(name, _scenario_name(texts, document)) for name, (_, document) in self.places.items()]
        marked = list(self.places).index(self.chosen) if self.chosen else 0
        self.desk.open(PickOne(self.desk, texts("following-where"), options, self._go_to, marked))

    def _go_to(self, name: str) -> None:
        self.chosen, self._changed = name, True

    def document(self) -> dict[str, Any]:
        """Return the scenario that was chosen, with those who come; raises FileProblem."""
        return self._made(self.places[self.chosen][0], self.rest, self.back_to_back)

    def accept(self) -> None:
        if self.chosen:
            take(self.desk, self, self.document, f"{self.chosen.replace('/', '-')}-{self._name}", self._on_take)

    # -- what is shown ------------------------------------------------------------------------------------------------

    def describe(self) -> Node:
        texts = self.desk.texts
        if not self.chosen:
            back = dialog_button("cancel", texts("close"), key=texts("key-escape"), is_main=True)
            nowhere = Column((Label(texts("following-nowhere")), page_help(texts, "following")), 14.0)
            return dialog(WIDTH, texts("following-title"), nowhere, [back])
        name = _scenario_name(texts, self.places[self.chosen][1])
        rests = [(f"rest:{each}", texts(f"rest-{each}"), each == self.rest) for each in self.rests]
        parts: list[Node] = [
            titled(texts("following-where"), Button("where", name, "N", min_height=34.0)),
            titled(texts("following-rest"), choices(rests)),
        ]
        if known.content(self._game.system).heals_back_to_back:
            apart = [("apart:yes", texts("following-apart"), not self.back_to_back),
                     ("apart:no", texts("following-back-to-back"), self.back_to_back)]  # fmt: skip
            parts.append(titled(texts("following-evenings"), choices(apart)))
        try:
            rows = comers(texts, self._game, self.document())
        except FileProblem as problem:
            rows = [Label(problem_in_file(texts, problem))]
        parts.append(titled(texts("following-who"), Column(tuple(rows), 4.0)))
        return _dialog(texts, "following", texts("following-title"), Column(tuple(parts), 14.0), self.scrolled)


class ChapterScreen(TakingScreen):
    """The next chapter of a campaign: what it tells, who comes along with what, and what was gained."""

    def __init__(self, desk: Desk, game: Ended, campaign: Campaign, name: str, on_take: Begin) -> None:
        super().__init__(desk)
        self._game, self.campaign, self._name, self._on_take = game, campaign, name, on_take
        self._made = cache(partial(next_chapter, campaign, game))

    def document(self) -> dict[str, Any]:
        """Return the next chapter's scenario; raises FileProblem."""
        found = self._made()
        assert found is not None, "opened before the last chapter only"
        return found

    def accept(self) -> None:
        name = f"{self.campaign.id.replace('/', '-')}-{self._number + 1}-{self._name}"
        take(self.desk, self, self.document, name, self._on_take)

    @property
    def _number(self) -> int:
        """The number of the next chapter, from 0."""
        note = self._game.note
        assert note is not None, "the game was a chapter"
        return note.chapter + 1

    def describe(self) -> Node:
        texts, number = self.desk.texts, self._number
        chapter = self.campaign.form.chapter[number]
        title = texts(
            "campaign-chapter-title", number=number + 1, of=len(self.campaign.form.chapter),
            name=self.campaign.name.in_language(texts.language),
        )  # fmt: skip
        parts: list[Node] = []
        try:
            document = self.document()
            parts.append(Label(_chapter_name(texts, chapter, document), theme.LARGE, bold=True))
            parts += _told(texts, chapter)
            parts.append(titled(texts("following-who"), Column(tuple(comers(texts, self._game, document)), 4.0)))
        except FileProblem as problem:
            parts.append(Label(problem_in_file(texts, problem)))
        gains = [_name_of(texts, gain.text) for gain in self.campaign.form.chapter[number - 1].gain if gain.text]
        if gains:
            parts.append(titled(texts("campaign-gained"), Column(tuple(Label(line) for line in gains), 4.0)))
        return _dialog(texts, "campaign", title, Column(tuple(parts), 14.0), self.scrolled)


class CampaignScreen(TakingScreen):
    """A campaign before it begins: its story, its chapters, and Enter begins the first.

    One of the user's own can be changed: `on_edit` opens the page on which it is written.
    """

    def __init__(
        self, desk: Desk, campaign: Campaign, on_take: Begin, on_edit: Callable[[], None] | None = None
    ) -> None:
        super().__init__(desk)
        self.campaign, self._on_take, self._on_edit = campaign, on_take, on_edit
        self._chapters = [read_toml(campaign.scenario(number)) for number in range(len(campaign.form.chapter))]

    def take_key(self, event: pygame.event.Event) -> None:
        if event.key == pygame.K_e:
            self.press("edit")
        else:
            super().take_key(event)

    def press(self, name: str) -> None:
        if name == "edit" and self._on_edit is not None:
            self.desk.leave(self)
            self._on_edit()
        else:
            super().press(name)

    def accept(self) -> None:
        name = f"{self.campaign.id.replace('/', '-')}-1"
        take(self.desk, self, partial(first_chapter, self.campaign), name, self._on_take)

    def describe(self) -> Node:
        texts, form = self.desk.texts, self.campaign.form
        told = self.campaign.description
        parts: list[Node] = [] if told is None else [Label(told.in_language(texts.language), hyphens=False)]
        rows: list[Node] = []
        for number, chapter in enumerate(form.chapter):
            name = _chapter_name(texts, chapter, self._chapters[number])
            rows.append(Row((Label(str(number + 1), bold=True, min_width=24.0), Label(name)), 8.0))
        parts.append(titled(texts("campaign-chapters"), Column(tuple(rows), 4.0)))
        if self._on_edit is not None:
            parts.append(Row((Button("edit", texts("campaign-edit"), "E", min_height=34.0),)))
        title = self.campaign.name.in_language(texts.language)
        return _dialog(texts, "campaign", title, Column(tuple(parts), 14.0), self.scrolled, texts("campaign-begin"))


# -- what all of them share -------------------------------------------------------------------------------------------


def open_following(desk: Desk, controller: Controller, on_take: Begin) -> None:
    """Open what follows on a game that is over: the next chapter of its campaign, or the choice of a scenario.

    Raises FileProblem if its campaign is broken; one that is gone is none.
    """
    save = controller.save
    assert save is not None, "offered for games with a save"
    game = ended(controller.session.state, save.scenario, save.path)
    note = game.note
    campaign = None if note is None else campaign_named(note.id)
    if campaign is not None and note is not None and note.chapter + 1 < len(campaign.form.chapter):
        desk.open(ChapterScreen(desk, game, campaign, save.path.stem, on_take))
    else:
        desk.open(FollowingScreen(desk, game, save.path.stem, on_take))


def campaign_line(texts: Texts, controller: Controller) -> str:
    """Return where in a campaign a game stands that is over, and who has won its chapters; "" for any other game."""
    save = controller.save
    if save is None or save.scenario.get("campaign") is None:
        return ""
    game = Ended(controller.session.state, save.scenario)
    try:
        campaign = None if game.note is None else campaign_named(game.note.id)
    except FileProblem:
        campaign = None
    if campaign is None or game.note is None:
        return ""
    seats = game.note.seats
    won = [*game.note.winners, tuple(seats.get(player, player) for player in game.winners)]
    counts = [
        (player, sum(winners == (seats.get(player.id, player.id),) for winners in won))
        for player in controller.setup.players
    ]
    score = " · ".join(
        texts("closing-evening-won", name=player_name(controller.setup, player.id), number=number)
        for player, number in counts
    )
    number, of = game.note.chapter + 1, len(campaign.form.chapter)
    name = campaign.name.in_language(texts.language)
    return texts("campaign-stands", name=name, number=number, of=of, score=score)


def take(desk: Desk, screen: ProgramScreen, made: Callable[[], dict[str, Any]], name: str, on_take: Begin) -> None:
    """Write a game that follows on another into the user's folder and begin it; what goes wrong is told."""
    try:
        document = made()
        path = sequels_folder() / f"{name[:120]}.toml"
        scenario = scenario_after(document, path)
        write_among_newest(path, document, MOST_KEPT)
    except FileProblem as problem:
        desk.say_problem(problem)
        return
    desk.leave(screen)
    on_take(scenario)


def comers(texts: Texts, game: Ended, document: Document) -> Sequence[Node]:
    """Return a line for each figure of the game that was played: its name, and what it brings into the next."""
    setup, words, own = game.state.setup, known.words(game.system), texts.of(game.system)
    before = {str(entry.get("id")): entry for entry in game.document.get("figure", ())}
    cast = {} if document.get("campaign") is None else dict(document["campaign"].get("cast", {}))
    was = {} if game.note is None else {member: figure for figure, member in game.note.cast.items()}
    rows: list[Node] = []
    for entry in document.get("figure", ()):
        member = cast.get(str(entry["id"]), str(entry["id"]))
        figure = FigureId(was.get(member, member))
        if figure in before:
            told = words.brought(own, setup, figure, entry) or texts("following-as-new")
            rows.append(_line(upper_first(name_of(texts, setup, figure)), told))
    here = {cast.get(str(entry["id"]), str(entry["id"])) for entry in document.get("figure", ())}
    parts = {} if game.note is None else game.note.cast
    missing = [FigureId(each) for each in before if parts.get(each, each) not in here]
    rows += [_line(upper_first(name_of(texts, setup, figure)), texts("following-stays")) for figure in missing]
    return rows


def _sequel(game: Ended, path: Path, rest: str, back_to_back: bool) -> dict[str, Any]:
    return sequel(game, path, rest, back_to_back=back_to_back)


def _line(name: str, told: str) -> Node:
    return Row((Label(name, bold=True, min_width=NAME, max_width=NAME), Label(told, grow=1.0)), 12.0, "start")


def _fitting(game: Ended) -> dict[str, tuple[Path, Document]]:
    """Return the scenarios in which somebody of a game has a place, by id: those of the same players, with most of its
    figures, first, and the one that was played last.
    """
    players, figures = _ids(game.document, "player"), _ids(game.document, "figure")

    def order(name: str) -> tuple[bool, bool, int, str]:
        document = found[name][1]
        others = _ids(document, "figure")
        return others == figures, _ids(document, "player") != players, -len(figures & others), name

    found = scenarios_after(game, scenario_files(game.system))
    return {name: found[name] for name in sorted(found, key=order)}


def _ids(document: Document, section: str) -> set[str]:
    return {str(entry.get("id")) for entry in document.get(section, ())}


def _scenario_name(texts: Texts, document: Document) -> str:
    name = document["name"]
    return as_name(name if isinstance(name, str) else name[texts.language])


def _name_of(texts: Texts, name: str | BothNames) -> str:
    return label_of(name).in_language(texts.language)


def _chapter_name(texts: Texts, chapter: ChapterForm, document: Document) -> str:
    """Return the name of a chapter: its own, or that of its scenario."""
    return _scenario_name(texts, document) if chapter.name is None else _name_of(texts, chapter.name)


def _told(texts: Texts, chapter: ChapterForm) -> list[Node]:
    told = description_label(chapter.text)
    return [] if told is None else [Label(told.in_language(texts.language), hyphens=False)]


def _dialog(texts: Texts, page: str, title: str, body: Node, offset: int, take: str = "") -> Node:
    """Return a dialog with something to begin, and the sentences of a page of the handbook at its foot."""
    buttons = (
        dialog_button("take", take or texts("following-take"), key=texts("key-return"), is_main=True),
        dialog_button("cancel", texts("card-cancel"), key=texts("key-escape")),
    )
    return dialog(WIDTH, title, Column((body, page_help(texts, page)), 14.0), buttons, offset=offset)
