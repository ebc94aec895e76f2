"""Campaigns: scenarios played one after another by the same figures; the form of their file, and their list."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from pb12table.files.content import load_content, system_of
from pb12table.files.forms.basics import (
    BothNames,
    BothTexts,
    Form,
    Id,
    Ids,
    LongText,
    Text,
    description_label,
    label_of,
)
from pb12table.files.forms.scenarios import Entry, base_of
from pb12table.files.problems import FileProblem, check_regular, refuse_twins, told_as_problem
from pb12table.files.reading import converted, read_toml
from pb12table.files.scenario import (
    known_content,
    own_scenarios_folder,
    scenario_files,
    scenario_folders,
    scenario_form,
    unlimited_setup,
)
from pb12table.files.writing import write_scenario
from pb12table.skirmish.faces.content import ContentFace
from pb12table.skirmish.ids import Label
from pb12table.systems import known

CAMPAIGN: Final = "campaign"
"""What `content` says in the file of a campaign."""
FOLDER: Final = "campaigns"
"""The folder beside the scenarios of a system in which its campaigns lie."""
REFERRED: Final = frozenset({"id", "player"})
"""Keys of a figure's entry that others refer to: nobody gains them."""
WINNERS, ALL = "winners", "all"
"""Who gains something: the figures of those who won, or all that come along."""

Document = Mapping[str, Any]

ScenarioName = Annotated[str, Meta(min_length=1, max_length=200)]


class GainForm(Form, frozen=True, kw_only=True):
    """What a chapter brings to figures: keys of their entries that are set, and such to which something is added.

    `who` are ids of figures of the campaign, or one of the words "winners" and "all".
    """

    who: Ids | str = ALL
    set: Entry = msgspec.field(default_factory=dict)
    add: Entry = msgspec.field(default_factory=dict)
    text: Text | BothNames | None = None


class ChapterForm(Form, frozen=True, kw_only=True):
    """One game of a campaign.

    `scenario` is the id of one, or a file beside the campaign's; `instead` is another one if a player has won the
    chapter before.  `rest` is how long figures rest before it.  `cast` says which figure of the scenario is which of
    the campaign, and `seats` the same of players: those not named are themselves.  With `recruits` somebody new comes
    for who is missing.
    """

    id: Id
    scenario: ScenarioName
    name: Text | BothNames | None = None
    text: LongText | BothTexts | None = None
    rest: Id = "none"
    instead: dict[Id, ScenarioName] = msgspec.field(default_factory=dict)
    cast: dict[Id, Id] = msgspec.field(default_factory=dict)
    seats: dict[Id, Id] = msgspec.field(default_factory=dict)
    recruits: bool = False
    gain: Annotated[tuple[GainForm, ...], Meta(max_length=20)] = ()


class CampaignForm(Form, frozen=True, kw_only=True):
    """A whole campaign."""

    format: int
    content: str
    system: Id
    name: Text | BothNames
    description: LongText | BothTexts | None = None
    chapter: Annotated[tuple[ChapterForm, ...], Meta(min_length=2, max_length=20)]


@dataclass(frozen=True)
class Campaign:
    """A campaign whose scenarios are all there; `id` is its system and the name of its file without ending."""

    id: str
    path: Path
    form: CampaignForm

    @property
    def system(self) -> str:
        return self.form.system

    @property
    def name(self) -> Label:
        return label_of(self.form.name)

    @property
    def description(self) -> Label | None:
        return description_label(self.form.description)

    def place(self, chapter: int) -> str:
        """Return where in the file a chapter stands."""
        return f'chapter[{chapter}] "{self.form.chapter[chapter].id}"'

    def scenario(self, chapter: int, winners: tuple[str, ...] = ()) -> Path:
        """Return the file of a chapter's scenario after one that some players have won; raises FileProblem."""
        form = self.form.chapter[chapter]
        name = form.instead.get(winners[0], form.scenario) if len(winners) == 1 else form.scenario
        return _scenario(name, self.path, f"{self.place(chapter)}.scenario")


def scenario_at(name: str, file: Path) -> Path | None:
    """Return a scenario's file by its id, or by the name of a file beside a campaign's; None if there is none."""
    if Path(name).name == name and name.endswith(".toml") and (file.parent / name).is_file():
        return file.parent / name
    return scenario_files().get(name)


def _scenario(name: str, file: Path, place: str) -> Path:
    """Return a scenario's file by its name in a campaign; raises FileProblem."""
    found = scenario_at(name, file)
    if found is None:
        raise FileProblem(file, place, "problem-campaign-scenario", id=name)
    return found


def campaign_files(system: str = "") -> dict[str, Path]:
    """Return the files of all campaigns, or of a system's, by id; the user's own before the program's."""
    found: dict[str, Path] = {}
    for each in (system,) if system else known.SYSTEMS:
        for folder in scenario_folders(each):
            found |= {f"{each}/{path.stem}": path for path in sorted((folder / FOLDER).glob("*.toml"))
                      if is_campaign(path)}  # fmt: skip
    return found


def is_campaign(path: Path) -> bool:
    """Return whether a file among campaigns holds one: it says so, or cannot be read, which is told on loading it."""
    try:
        return path.is_file() and read_toml(path).get("content") == CAMPAIGN
    except FileProblem:
        return True


def campaign_of(document: dict[str, Any], path: Path) -> Campaign:
    """Return a campaign from the plain data of its file; raises FileProblem for whatever in it does not exist."""
    form = converted(document, CampaignForm, path)
    system = system_of(document, path)
    campaign = Campaign(f"{system}/{path.stem}", path, form)
    rests = known.content(system).rests
    if not rests:
        raise FileProblem(path, "system", "problem-no-sequel", system=system)
    refuse_twins(form.chapter, "chapter", path)
    for number, chapter in enumerate(form.chapter):
        place = campaign.place(number)
        if chapter.rest not in rests:
            raise FileProblem(
                path, f"{place}.rest", "problem-campaign-rest", found=chapter.rest, known=", ".join(rests)
            )
        for name in (chapter.scenario, *chapter.instead.values()):
            file = _scenario(name, path, f"{place}.scenario")
            if system_of(read_toml(file), file) != system:
                raise FileProblem(path, f"{place}.scenario", "problem-campaign-other-system", id=name)
        for at, gain in enumerate(chapter.gain):
            if isinstance(gain.who, str) and gain.who not in (WINNERS, ALL):
                raise FileProblem(path, f"{place}.gain[{at}].who", "problem-campaign-who", found=gain.who)
    _check_casts(campaign)
    return campaign


def _check_casts(campaign: Campaign) -> None:
    """Raise FileProblem when a chapter casts whom its scenarios do not have, one twice, or with another profile, and
    when what it says of winners and gains is about nobody in it or does not fit.
    """
    profiles: dict[str, str] = {}
    before: set[str] = set()
    for number, chapter in enumerate(campaign.form.chapter):
        place = campaign.place(number)
        documents = _documents(campaign, number)
        parts = (("cast", "figure", chapter.cast), ("seats", "player", chapter.seats))
        for key, section, named in parts:
            for each in (each for each in named if each not in _ids(documents, section)):
                raise FileProblem(campaign.path, f"{place}.{key}", "problem-campaign-cast", id=each)
            for document in documents:
                _refuse_two_parts(named, _ids([document], section), campaign.path, f"{place}.{key}")
        for entry in (entry for document in documents for entry in document.get("figure", ())):
            figure, profile = str(entry.get("id")), base_of(entry.get("profile"))
            member = chapter.cast.get(figure, figure)
            if member in chapter.cast.values() and profiles.setdefault(member, profile) != profile:
                raise FileProblem(campaign.path, f"{place}.cast", "problem-campaign-profile", id=member)
            profiles.setdefault(member, profile)
        for each in (each for each in chapter.instead if number and each not in before):
            raise FileProblem(campaign.path, f"{place}.instead", "problem-campaign-nobody", id=each)
        before = {chapter.seats.get(player, player) for player in _ids(documents, "player")}
        here = {chapter.cast.get(figure, figure) for figure in _ids(documents, "figure")}
        for at, gain in enumerate(chapter.gain):
            _check_gain(campaign.path, f"{place}.gain[{at}]", gain, here, documents[0])


def _documents(campaign: Campaign, number: int) -> list[dict[str, Any]]:
    """Return the scenarios that a chapter may be played in; raises FileProblem for one that has not their form."""
    chapter, found = campaign.form.chapter[number], list[dict[str, Any]]()
    for name in (chapter.scenario, *chapter.instead.values()):
        file = _scenario(name, campaign.path, f"{campaign.place(number)}.scenario")
        found.append(read_toml(file))
        scenario_form(found[-1], file)
    return found


def _ids(documents: Iterable[Document], section: str) -> set[str]:
    return {str(entry.get("id")) for document in documents for entry in document.get(section, ())}


def _refuse_two_parts(named: Mapping[str, str], there: set[str], path: Path, place: str) -> None:
    """Raise FileProblem when two of a scenario are one of the campaign, also where one of them is itself."""
    played = sorted(named.get(each, each) for each in there)
    for one, other in pairwise(played):
        if one == other:
            raise FileProblem(path, place, "problem-twin", id=one)


def _check_gain(path: Path, place: str, gain: GainForm, here: set[str], document: Document) -> None:
    """Raise FileProblem when nobody of a chapter gains something, or an entry of a figure cannot have it."""
    if isinstance(gain.who, tuple):
        for each in (each for each in gain.who if each not in here):
            raise FileProblem(path, f"{place}.who", "problem-campaign-cast", id=each)
    for key in ("set", "add"):
        gained: Mapping[str, Any] = getattr(gain, key)
        for each in (each for each in gained if each in REFERRED):
            raise FileProblem(path, f"{place}.{key}", "problem-campaign-gain", id=each)
        try:
            scenario_form({**document, "figure": [{**entry, **gained} for entry in document.get("figure", ())]}, path)
        except FileProblem as problem:
            # A sum may be within bounds where what is added is not.
            if key == "set" or problem.key != "problem-out-of-bounds":
                where = f"{place}.{key}.{_inside(problem.place)}".rstrip(".")
                raise FileProblem(path, where, problem.key, **problem.details) from None


def _inside(place: str) -> str:
    """Return where in the entry of a figure a place is."""
    return re.sub(r'^figure\[\d+\](?: "[^"]*")?\.?', "", place)


def check_gains(campaign: Campaign, content: Any) -> None:
    """Raise FileProblem when what figures gain does not exist in some content, or they cannot have it."""
    face = known.content(campaign.system)
    for number, chapter in enumerate(campaign.form.chapter):
        document = _documents(campaign, number)[0]
        whole = known_content(document, content, campaign.path)
        for at, gain in enumerate(chapter.gain):
            for key in ("set", "add"):
                entries = [_with_gain(entry, chapter, gain, key, face, whole) for entry in document.get("figure", ())]
                try:
                    unlimited_setup({**document, "figure": entries}, content, campaign.scenario(number))
                except FileProblem as problem:
                    where = f"{campaign.place(number)}.gain[{at}].{key}.{_inside(problem.place)}".rstrip(".")
                    raise FileProblem(campaign.path, where, problem.key, **problem.details) from None


def _with_gain(
    entry: Document, chapter: ChapterForm, gain: GainForm, key: str, face: ContentFace[Any], content: Any
) -> Document:
    """Return the entry of a figure with what it gains, lists after what it has; sums show only in play."""
    figure = str(entry.get("id"))
    if isinstance(gain.who, tuple) and chapter.cast.get(figure, figure) not in gain.who:
        return entry
    if key == "set":
        return {**entry, **gain.set}
    lists = {name: value for name, value in gain.add.items() if isinstance(value, list)}
    usual = {name: face.usual(content, entry, name) for name in lists if entry.get(name) is None}
    had = {name: [*(({**entry, **usual})[name] or ())] for name in lists}
    return {**entry, **{name: [*had[name], *(each for each in lists[name] if each not in had[name])] for name in lists}}


def load_campaign(path: Path) -> Campaign:
    """Return a campaign from its file; raises FileProblem."""
    return campaign_of(read_toml(path), path)


def own_campaign(system: str, name: str) -> Path:
    """Return the file of a campaign of the user's own by its name; it need not exist."""
    return own_scenarios_folder(system) / FOLDER / f"{name}.toml"


def write_campaign(path: Path, document: dict[str, Any]) -> Campaign:
    """Write a campaign and return it; one that could not be played is not written.  Raises FileProblem."""
    campaign = campaign_of(document, path)
    check_gains(campaign, load_content(campaign.system))
    with told_as_problem(path):
        path.parent.mkdir(parents=True, exist_ok=True)
    write_scenario(path, document)
    return campaign


def campaign_named(identity: str) -> Campaign | None:
    """Return a campaign by its id; None if there is none any more; raises FileProblem for one that is broken."""
    path = campaign_files().get(identity)
    return None if path is None else load_campaign(path)


def scan_campaigns(system: str = "") -> tuple[list[Campaign], list[FileProblem]]:
    """Return all campaigns, or those of a system, in the order of the systems, and what is wrong with others."""
    campaigns, problems = list[Campaign](), list[FileProblem]()
    for path in campaign_files(system).values():
        try:
            check_regular(path)
            campaigns.append(load_campaign(path))
        except FileProblem as problem:
            problems.append(problem)
    return campaigns, problems
