"""What follows on a game: another scenario, or the next chapter of a campaign, with the figures that are left."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec

from pb12table.files.campaigns import ALL, WINNERS, Campaign, GainForm
from pb12table.files.content import load_content
from pb12table.files.forms.scenarios import CampaignNote, GainedForm, base_of
from pb12table.files.problems import FileProblem
from pb12table.files.reading import converted, read_toml
from pb12table.files.scenario import Scenario, known_content, scenario_form, scenario_of
from pb12table.layouts.editing import Thing, removed
from pb12table.skirmish.faces.content import CarriedOver
from pb12table.skirmish.ids import PlayerId
from pb12table.systems import known

Document = Mapping[str, Any]

OWN: Final = ("name", "portrait", "cloth")
"""What a figure keeps, whoever it plays: keys of its entry."""


@dataclass(frozen=True)
class Ended:
    """A game that is over: its state, and its scenario's document as it was played."""

    state: Any
    document: Document

    @property
    def system(self) -> str:
        return str(self.state.setup.system)

    @property
    def winners(self) -> tuple[str, ...]:
        """Return the players who have won."""
        ending = known.system(self.system).ending(self.state)
        assert ending is not None, "asked of games that are over only"
        return tuple(map(str, ending.winners))

    @property
    def note(self) -> CampaignNote | None:
        """Return which chapter of a campaign it was."""
        note = self.document.get("campaign")
        return None if note is None else converted(note, CampaignNote, "scenario", "campaign")


@dataclass(frozen=True, slots=True)
class Comer:
    """Somebody of a game that is over: its name there, what it brings, and what it has gained.

    `gained` is what it has gained before and now, `lately` only now: what is brought has all that came before in it.
    """

    figure: str
    player: PlayerId
    brought: CarriedOver
    gained: GainedForm | None = None
    lately: GainedForm | None = None


def ended(state: Any, document: Document, file: str | Path) -> Ended:
    """Return a game that is over; raises FileProblem for one that is not, or after which nothing is carried over."""
    game = Ended(state, document)
    if not known.content(game.system).rests:
        raise FileProblem(file, "", "problem-no-sequel", system=game.system)
    if not known.system(game.system).is_over(state):
        raise FileProblem(file, "", "problem-sequel-too-early")
    return game


# -- a scenario after a game ------------------------------------------------------------------------------------------


def sequel(game: Ended, path: Path, rest: str, *, back_to_back: bool = False) -> dict[str, Any]:
    """Return a scenario's document with the figures that a finished game has left; raises FileProblem.

    Figures are known by their ids, if they are of the same profile, and by a profile that is of one only.
    """
    document = _of_system(game.system, path)
    found = _places(game, document, _brought(game, document, path, rest, back_to_back=back_to_back))
    if not found:
        raise FileProblem(path, "figure", "problem-sequel-nobody")
    return _with(document, game, {name: Comer(name, each.player, each) for name, each in found.items()}, path)


def scenarios_after(game: Ended, files: Mapping[str, Path]) -> dict[str, tuple[Path, Document]]:
    """Return those of some scenarios in which somebody of a finished game has a place, with their documents, by id."""
    face = known.content(game.system)
    brought = face.brought(game.state, load_content(game.system), face.rests[0])
    found: dict[str, tuple[Path, Document]] = {}
    for name, path in files.items():
        try:
            document = _of_system(game.system, path)
            if _places(game, document, brought):
                found[name] = (path, document)
        except FileProblem:
            continue  # what is wrong with a scenario is told where scenarios are listed
    return found


def _places(game: Ended, document: Document, brought: Sequence[CarriedOver]) -> dict[str, CarriedOver]:
    """Return who of a game that is over has a place in a document, by the ids of the figures there."""
    before, by_figure = _profiles(game.document), {each.figure: each for each in brought}
    profiles = _profiles(document)
    kinds = list(profiles.values())
    found: dict[str, CarriedOver] = {}
    for name, profile in profiles.items():
        alike = [each for each in brought if each.profile and each.profile == profile]
        if name in by_figure and before.get(name) == profile:
            found[name] = by_figure[name]
        elif len(alike) == 1 and kinds.count(profile) == 1:
            found[name] = alike[0]
    return found


# -- campaigns --------------------------------------------------------------------------------------------------------


def first_chapter(campaign: Campaign) -> dict[str, Any]:
    """Return the scenario's document that a campaign begins with; raises FileProblem."""
    document = _of_system(campaign.system, campaign.scenario(0))
    chapter = campaign.form.chapter[0]
    note = CampaignNote(id=campaign.id, chapter=0, cast=chapter.cast, seats=chapter.seats)
    return {**document, "campaign": msgspec.to_builtins(note)}


def next_chapter(campaign: Campaign, game: Ended) -> dict[str, Any] | None:
    """Return the document of the scenario after a chapter that was played; None after the last; raises FileProblem.

    Who sits a chapter out is as new in the one after it; who is lost stays so.
    """
    note = game.note
    if note is None or note.chapter + 1 >= len(campaign.form.chapter):
        return None
    chapter = campaign.form.chapter[note.chapter + 1]
    won = tuple(note.seats.get(player, player) for player in game.winners)
    path = campaign.scenario(note.chapter + 1, won)
    document = _of_system(campaign.system, path)
    brought = _brought(game, document, path, chapter.rest)
    by_member = {note.cast.get(each.figure, each.figure): each for each in brought}
    gained = _gained(note.gained, campaign, note, game, by_member)
    lately = _gained({}, campaign, note, game, by_member)
    gone = {member for member, each in by_member.items() if each.is_lost}
    # With recruits, who was lost is somebody else from then on.
    lost = () if chapter.recruits else tuple(sorted({*note.lost, *gone}))
    comers: dict[str, Comer] = {}
    for entry in document.get("figure", ()):
        figure = str(entry.get("id"))
        member = chapter.cast.get(figure, figure)
        found = by_member.get(member)
        if found is None and member in lost:
            found = CarriedOver(member, "", PlayerId(str(entry.get("player"))), None, is_lost=True)
        if found is None and member in gained:
            found = CarriedOver(member, "", PlayerId(str(entry.get("player"))), {})
        if found is None or (found.entry is None and chapter.recruits):
            continue
        comers[figure] = Comer(found.figure, found.player, found, gained.get(member), lately.get(member))
    following = CampaignNote(
        id=campaign.id, chapter=note.chapter + 1, cast=chapter.cast, seats=chapter.seats,
        winners=(*note.winners, won), lost=lost,
        gained={member: each for member, each in gained.items() if member not in gone},
    )  # fmt: skip
    return {**_with(document, game, comers, path), "campaign": msgspec.to_builtins(following)}


def _gained(
    so_far: Mapping[str, GainedForm], campaign: Campaign, note: CampaignNote, game: Ended,
    by_member: Mapping[str, CarriedOver],
) -> dict[str, GainedForm]:  # fmt: skip
    """Return what each figure of a campaign has gained by the end of a chapter, besides what it had gained so far."""
    found = dict(so_far)
    for gain in campaign.form.chapter[note.chapter].gain:
        for member, each in by_member.items():
            if _gains(gain, member, each, game.winners):
                before = found.get(member, GainedForm())
                found[member] = GainedForm(set={**before.set, **gain.set}, add=_sums(before.add, gain.add))
    return found


def _gains(gain: GainForm, member: str, each: CarriedOver, winners: Sequence[str]) -> bool:
    if each.entry is None:
        return False
    if isinstance(gain.who, str):
        return gain.who == ALL or (gain.who == WINNERS and each.player in winners)
    return member in gain.who


def _sums(one: Document, other: Document) -> dict[str, Any]:
    """Return the entries of two tables: numbers added up, lists one after the other, all else of the second."""
    return {**one, **{key: _sum(one.get(key), value) for key, value in other.items()}}


def _sum(one: Any, other: Any) -> Any:
    if isinstance(one, int | float) and isinstance(other, int | float):
        return one + other
    if isinstance(one, list | tuple) and isinstance(other, list | tuple):
        return [*one, *(each for each in other if each not in one)]
    return other


# -- inside -----------------------------------------------------------------------------------------------------------


def _of_system(system: str, path: Path) -> dict[str, Any]:
    document = read_toml(path)
    if document.get("system", known.UNNAMED) != system:
        raise FileProblem(path, "system", "problem-sequel-other-system", system=system)
    scenario_form(document, path)
    return document


def _profiles(document: Document) -> dict[str, str]:
    """Return the ids of the figures of a document with those of their profiles."""
    return {str(entry.get("id")): base_of(entry.get("profile")) for entry in document.get("figure", ())}


def _brought(
    game: Ended, document: dict[str, Any], path: Path, rest: str, *, back_to_back: bool = False
) -> Sequence[CarriedOver]:
    content = known_content(document, load_content(game.system), path)
    return known.content(game.system).brought(game.state, content, rest, back_to_back=back_to_back)


def _with(document: Document, game: Ended, comers: Mapping[str, Comer], path: Path) -> dict[str, Any]:
    """Return a document in which those who come have what they bring, and those who stay behind are missing."""
    played = {str(entry.get("id")): entry for entry in game.document.get("figure", ())}
    face, content = known.content(game.system), known_content(dict(document), load_content(game.system), path)
    entries: list[dict[str, Any]] = []
    for entry in document.get("figure", ()):
        comer = comers.get(str(entry.get("id")))
        if comer is None or comer.brought.entry is None:
            entries.append(dict(entry))
            continue
        before = played.get(comer.figure, {})
        own = {key: before[key] for key in OWN if before.get(key) is not None}
        there = {**entry, **own, **comer.brought.entry}
        if comer.gained is not None:
            there |= comer.gained.set
            usual = {key: face.usual(content, there, key) for key in comer.gained.add if there.get(key) is None}
            there = _sums({**there, **usual}, _added(comer))
        entries.append({key: value for key, value in there.items() if value is not None})
    missing = [Thing("figure", name) for name, comer in comers.items() if comer.brought.entry is None]
    whole = removed({**document, "figure": entries}, missing) if missing else {**document, "figure": entries}
    left = {entry.get("player") for entry in whole["figure"]}
    for player in document.get("player", ()):
        had = any(entry.get("player") == player["id"] for entry in document.get("figure", ()))
        if had and player["id"] not in left:
            raise FileProblem(path, f'player "{player["id"]}"', "problem-sequel-nobody-left", name=player["name"])
    return dict(whole)


def _added(comer: Comer) -> dict[str, Any]:
    """Return what is added to somebody's entry: to what is brought only what was gained lately."""
    lately = {} if comer.lately is None else comer.lately.add
    found: dict[str, Any] = {}
    for key, everything in ({} if comer.gained is None else comer.gained.add).items():
        is_brought = (comer.brought.entry or {}).get(key) is not None
        if not is_brought or key in lately:
            found[key] = lately[key] if is_brought else everything
    return found


def scenario_after(document: dict[str, Any], path: Path) -> Scenario:
    """Return a document that follows on a game as a scenario of a file; raises FileProblem."""
    return scenario_of(document, load_content(str(document.get("system", known.UNNAMED))), path)
