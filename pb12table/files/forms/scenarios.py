"""The forms of what every scenario has, whichever its rules: the table,
what is on it, and pictures next to the file.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Any, Literal, Protocol, Self, TypeVar

import msgspec
from msgspec import Meta

from pb12table.files.forms.basics import (
    MOST_PIECES,
    Angle,
    Base,
    BothNames,
    BothTexts,
    ContentForm,
    Coordinate,
    FormCircle,
    FormPoint,
    FormRectangle,
    FormRing,
    Height,
    Holes,
    Id,
    Ids,
    Length,
    LongText,
    PictureName,
    Text,
    Thickness,
    Value,
    label_of,
)
from pb12table.files.forms.basics import (
    Form as BasicsForm,
)
from pb12table.files.pictures import ENDINGS, lying_in, read_picture
from pb12table.files.problems import FileProblem, refuse_twins
from pb12table.files.reading import converted, type_name
from pb12table.skirmish.faces.content import ContentFace
from pb12table.skirmish.ids import Label
from pb12table.skirmish.zones import Backdrop
from pb12table.systems.known import UNNAMED

AnyProfile = TypeVar("AnyProfile", bound=BasicsForm)


def base_of(profile: Any) -> str:
    """Return the id of the profile that a figure is made from; "" for one that names none."""
    found = profile.get("base") if isinstance(profile, dict) else profile
    return found if isinstance(found, str) else ""


def changed_profile(
    profile: Any, profiles: Mapping[str, AnyProfile], unchanged: tuple[str, ...], file: str | Path, place: str
) -> AnyProfile:
    """Return the profile a figure names, with the figure's changes: all keys but those `unchanged`; raises FileProblem.

    Of a table in a profile only the keys are changed that are given.
    """
    if not isinstance(profile, str | dict):
        raise FileProblem(file, place, "problem-wrong-type", expected="text-or-table", found=type_name(profile))
    base = base_of(profile)
    if not base:
        raise FileProblem(file, place, "problem-missing-key", key="base")
    found = profiles.get(base)
    if found is None:
        raise FileProblem(file, place, "problem-no-such-profile", id=base[:48])
    if isinstance(profile, str):
        return found
    for key in unchanged:
        if key in profile:
            raise FileProblem(file, place, "problem-unknown-key", key=key)
    changes = {key: value for key, value in profile.items() if key != "base"}
    usual = msgspec.to_builtins(found)
    for key, value in changes.items():
        if isinstance(value, dict) and isinstance(usual.get(key), dict):
            changes[key] = {**usual[key], **value}
    return converted({**usual, **changes}, type(found), file, place)


class SeatForm(Protocol):
    """The form of a player, who may name a side."""

    @property
    def id(self) -> str: ...

    @property
    def name(self) -> str: ...

    @property
    def side(self) -> str | None: ...


class WrittenSide(Protocol):
    """The form of a side."""

    @property
    def id(self) -> str: ...

    @property
    def name(self) -> str | BothNames | None: ...


Form = TypeVar("Form", bound=WrittenSide)
Side = TypeVar("Side")


def side_of(player: SeatForm) -> str:
    """Return the side a player stands on, which without one has the id of the player."""
    return player.side or player.id


def sides_of(
    players: Sequence[SeatForm],
    written: Sequence[Form],
    make: Callable[[str, Label, Form | None], Side],
    file: str | Path,
) -> tuple[Side, ...]:
    """Return the sides that have players, in order; raises FileProblem if a side is named that does not exist.

    `make` gives a side from its id, what it is called, and its form where it has one.
    """
    forms = {side.id: side for side in written}
    for number, player in enumerate(players):
        if player.side is not None and player.side not in forms:
            place = f'player[{number}] "{player.id}".side'
            raise FileProblem(file, place, "problem-no-such-side", id=player.side)
    found: dict[str, Side] = {}
    for player in players:
        identity = side_of(player)
        side = forms.get(identity)
        label = Label(player.name, player.name) if side is None or side.name is None else label_of(side.name)
        if identity not in found:
            found[identity] = make(identity, label, side)
    return tuple(found.values())


def no_side(identity: str, written: Sequence[Form], file: str | Path, place: str) -> FileProblem:
    """Return what is wrong with a side that nobody plays: none is called so, or no player belongs to it."""
    is_written = any(getattr(side, "id", None) == identity for side in written)
    key = "problem-side-of-nobody" if is_written else "problem-no-such-side"
    return FileProblem(file, place, key, id=identity)


Opens = Literal["turns", "lifts"]
Sill = Annotated[float, Meta(ge=0, le=100)]


class TableForm(BasicsForm, frozen=True, kw_only=True):
    """The playing area: x from 0 to `width` (east), y from 0 to `depth` (north)."""

    width: Annotated[float, Meta(ge=2, le=400)]
    depth: Annotated[float, Meta(ge=2, le=400)]
    step_cm: Annotated[float, Meta(gt=0, le=100)] = 2.0


class BackgroundForm(BasicsForm, frozen=True, kw_only=True):
    """A picture under the terrain: a file in the scenario's folder (PNG, JPEG or WebP).

    `at` is where its south-west corner lies and `width` how wide it is, before it is `turned` about its centre; how
    deep it is follows from its proportions.  `opacity` 0 hides it, 1 hides the bare table.
    """

    picture: Annotated[str, Meta(min_length=1, max_length=160)]
    at: FormPoint = (0.0, 0.0)
    width: Length
    turned: Angle = 0.0
    opacity: Annotated[float, Meta(ge=0, le=1)] = 1.0


Hides = bool | Annotated[float, Meta(gt=0, le=1000)]
"""Whether ground hides, seen into and out of but not through; a number says how many steps deep one sees into it."""


class KindForm(BasicsForm, frozen=True, kw_only=True):
    """A kind of terrain: defaults for the pieces of that kind; a rule system may add keys.

    What `opens` is a door: its leaf turns, or lifts. With a `sill` it is a window, seen and shot through from so many
    steps above its base up to its `lintel`, and never walked through. `one_way` walls are seen through from one side.
    """

    id: Id
    name: Text | BothNames
    description: LongText | BothTexts | None = None
    height: Height
    base: Base = 0.0
    thickness: Thickness = 0.2
    blocks_sight: bool = True
    translucent: Annotated[int, Meta(ge=0, le=6)] = 0
    hides: Hides = False
    stops_damage: bool = True
    standable: bool = True
    climbable: bool = False
    passable: bool = False
    vehicle_passable: bool = False
    opens: Opens | None = None
    sill: Sill | None = None
    lintel: Height | None = None
    one_way: bool = False


class TerrainForm(BasicsForm, frozen=True, kw_only=True):
    """One piece: exactly one of polygon, rectangle, circle and line; other keys override the kind's.

    `rectangle` is the south-west corner, width and depth, `turned` by degrees about its centre.  `rises` makes a ramp
    that climbs in that direction; `low_edge` and `high_edge` do the same by hand.

    Doors, windows and one-way walls are straight lines. Those that stand `in` a wall along a line leave a hole in it;
    the wall goes on above them, and below a window. A door is `open` by so many degrees about its `hinge`, the start or
    the end of its line, to the left or right as seen along the line (`swing`). `see_through` is the side of a one-way
    wall, seen along its line, from which one sees through.
    """

    id: Id
    kind: Id
    polygon: FormRing | None = None
    rectangle: FormRectangle | None = None
    turned: Angle | None = None
    circle: FormCircle | None = None
    line: FormRing | None = None
    thickness: Thickness | None = None
    holes: Holes = ()
    base: Base | None = None
    height: Height | None = None
    rises: Angle | None = None
    low_edge: tuple[FormPoint, FormPoint] | None = None
    high_edge: tuple[FormPoint, FormPoint] | None = None
    blocks_sight: bool | None = None
    translucent: Annotated[int, Meta(ge=0, le=6)] | None = None
    hides: Hides | None = None
    stops_damage: bool | None = None
    standable: bool | None = None
    climbable: bool | None = None
    passable: bool | None = None
    vehicle_passable: bool | None = None
    name: Text | BothNames | None = None
    inside: Id | None = msgspec.field(name="in", default=None)
    open: Annotated[float, Meta(ge=0, le=180)] | None = None
    hinge: Literal["start", "end"] | None = None
    swing: Literal["left", "right"] | None = None
    sill: Sill | None = None
    lintel: Height | None = None
    see_through: Literal["left", "right"] | None = None


class ZoneForm(BasicsForm, frozen=True, kw_only=True):
    """A zone: exactly one of polygon, rectangle and circle.  `band`: the lowest and highest stand height.  RU008.

    With `deployments` it is there in these alone.
    """

    id: Id
    kind: Literal["entry", "exit", "difficult", "rough", "dark", "fog", "deep", "airless", "hold", "contest", "scene"]
    name: Text | BothNames | None = None
    players: Ids = ()
    polygon: FormRing | None = None
    rectangle: FormRectangle | None = None
    turned: Angle | None = None
    circle: FormCircle | None = None
    holes: Holes = ()
    band: tuple[Coordinate, Coordinate] | None = None
    level: Value = 0
    deployments: Ids | msgspec.UnsetType = msgspec.UNSET


class DeploymentForm(BasicsForm, frozen=True, kw_only=True):
    """One of several ways to deploy on a layout: the zones that name it, and those that name none."""

    id: Id
    name: Text | BothNames


TerrainKinds = Annotated[tuple[KindForm, ...], Meta(max_length=100)]


class PlayerForm(BasicsForm, frozen=True, kw_only=True):
    """A player, of whom every rule system knows at least this."""

    id: Id
    name: Text
    portrait: PictureName | None = None


Entry = Annotated[dict[str, Any], Meta(max_length=40)]


class GainedForm(BasicsForm, frozen=True, kw_only=True):
    """What a figure has gained: keys of its entry that are set, and such to which something is added.

    Numbers are added up, lists are lengthened by what they do not hold yet.
    """

    set: Entry = msgspec.field(default_factory=dict)
    add: Entry = msgspec.field(default_factory=dict)


class CampaignNote(BasicsForm, frozen=True, kw_only=True):
    """Which chapter of a campaign a scenario is, and what happened before.  The program writes it.

    `cast` and `seats` say which figures and players of the campaign play in it, by those of the scenario; `winners` who
    won each chapter, `lost` who is lost, `gained` what figures have gained.
    """

    id: Annotated[str, Meta(min_length=1, max_length=200)]
    chapter: Annotated[int, Meta(ge=0, le=99)]
    cast: dict[Id, Id] = msgspec.field(default_factory=dict)
    seats: dict[Id, Id] = msgspec.field(default_factory=dict)
    winners: Annotated[tuple[Ids, ...], Meta(max_length=100)] = ()
    lost: Annotated[tuple[Id, ...], Meta(max_length=200)] = ()
    gained: dict[Id, GainedForm] = msgspec.field(default_factory=dict)


class Mission(StrEnum):
    """What a scenario is about, by the word of its file."""

    FIRST = "first"
    BATTLE = "battle"
    GROUND = "ground"
    FETCH = "fetch"
    ESCAPE = "escape"
    ESCORT = "escort"
    RAID = "raid"
    HOLD = "hold"
    AMBUSH = "ambush"
    INDOORS = "indoors"
    NIGHT = "night"
    TALK = "talk"
    LAND = "land"


class MissionForm(BasicsForm, frozen=True, kw_only=True):
    """What a scenario is about, and whether its sides are meant to be equal."""

    kinds: Annotated[tuple[Mission, ...], Meta(min_length=1, max_length=4)]
    equal: bool = True


class ScenarioForm(BasicsForm, frozen=True, kw_only=True):
    """What every scenario has; a rule system adds its own sections and says more closely what some lists hold."""

    format: int
    system: str = UNNAMED
    name: Text | BothNames
    description: LongText | BothTexts | None = None
    minutes: Annotated[int, Meta(ge=1, le=1000)] | None = None
    campaign: CampaignNote | None = None
    mission: MissionForm | None = None
    table: TableForm
    background: BackgroundForm | None = None
    terrain: Annotated[tuple[TerrainForm, ...], Meta(max_length=MOST_PIECES)] = ()
    zone: Annotated[tuple[ZoneForm, ...], Meta(max_length=100)] = ()
    deployment: Annotated[tuple[DeploymentForm, ...], Meta(max_length=24)] | msgspec.UnsetType = msgspec.UNSET
    player: Annotated[tuple[PlayerForm, ...], Meta(max_length=8)] = ()
    kind: TerrainKinds = ()


@dataclass(frozen=True)
class ListedContent:
    """Everything a scenario can name, by id, as it is written in the files; a system adds its own parts."""

    kinds: Mapping[str, KindForm] = field(default_factory=dict)

    def under(self, more: Self) -> Self:
        """Return this content with other content laid over it."""
        parts = (part.name for part in fields(self))
        laid = {part: MappingProxyType({**getattr(self, part), **getattr(more, part)}) for part in parts}
        return replace(self, **laid)


Listed = TypeVar("Listed", bound=ListedContent)


class ListedContentFace(ContentFace[Listed]):
    """Reads content in lists; a system says which there are and checks what they hold.

    `file_lists` gives the lists of a content file with their forms, by what the file says it holds.  The list `weapon`
    becomes the part `weapons` of the content; `renamed` are lists that have another name in scenarios.
    """

    file_lists: Mapping[str, Mapping[str, Any]]
    renamed: Mapping[str, str] = MappingProxyType({})

    def check_own(self, content: Listed, file: str | Path, /) -> None:
        """Check the entries of a file or a scenario as far as each can be checked alone."""
        return

    def content_of(self, document: dict[str, Any], file: str | Path, /) -> Listed:
        if "content" not in document:
            raise FileProblem(file, "", "problem-missing-key", key="content")
        sort = document["content"]
        if not isinstance(sort, str):
            raise FileProblem(file, "content", "problem-wrong-type", expected="text", found=type_name(sort))
        if sort not in self.file_lists:
            known = ", ".join(self.file_lists)
            raise FileProblem(file, "content", "problem-unknown-content", found=sort[:80], known=known)
        lists = self.file_lists[sort]
        fields: list[tuple[str, Any, Any]] = [("content", str, sort), *((key, each, ()) for key, each in lists.items())]
        form = msgspec.defstruct("ContentFile", fields, bases=(ContentForm,), frozen=True, kw_only=True)
        return self._own(converted(document, form, file), {key: key for key in lists}, file)

    @property
    def _keys(self) -> Sequence[str]:
        return [key for lists in self.file_lists.values() for key in lists]

    def listed(self, content: Listed, section: str, /) -> Mapping[str, Any]:
        key = next((own for own, called in self.renamed.items() if called == section), section)
        found: Mapping[str, Any] = getattr(content, f"{key}s", {}) if key in self._keys else {}
        return found

    def profiles(self, content: Listed, /) -> Mapping[str, Label]:
        return {identity: label_of(profile.name) for identity, profile in getattr(content, "profiles", {}).items()}

    def merged(self, content: Listed, more: Listed, file: str | Path, /) -> Listed:
        for key in self._keys:
            for identity in getattr(more, f"{key}s"):
                if identity in getattr(content, f"{key}s"):
                    raise FileProblem(file, f'{key} "{identity}"', "problem-twin", id=identity)
        return content.under(more)

    def laid_over(self, content: Listed, more: Listed, /) -> Listed:
        return content.under(more)

    def check_document(self, document: dict[str, Any], content: Listed, file: Path, /) -> None:
        own = self.content_of(document, file)
        self.check_references(own, content.under(own), file)

    def with_own(self, form: ScenarioForm, content: Listed, file: str | Path, /) -> Listed:
        own = self._own(form, {key: self.renamed.get(key, key) for key in self._keys}, file)
        whole = content.under(own)
        self.check_references(own, whole, file)
        return whole

    def _own(self, form: Any, keys: Mapping[str, str], file: str | Path) -> Listed:
        """Return the content of a form, whose lists are found under other `keys`; raises FileProblem."""
        for key in keys.values():
            refuse_twins(getattr(form, key), key, file)
        by_id = {
            f"{key}s": MappingProxyType({one.id: one for one in getattr(form, found)}) for key, found in keys.items()
        }
        own = replace(self.nothing, **by_id)
        self.check_own(own, file)
        return own


_PART = r"(?!\.)[^/\\:*?\"<>|\x00-\x1f]+"
_PATH = re.compile(rf"{_PART}(?:/{_PART}){{0,3}}\.(?:{'|'.join(ENDINGS)})", re.IGNORECASE)


def backdrop_of(form: BackgroundForm, folders: Sequence[Path], file: str | Path) -> Backdrop | None:
    """Return the picture under a scenario, looked for in folders; None if it is in none of them.

    Raises FileProblem for a path that leaves its folder and for a picture that is broken or too large.
    """
    place = "background.picture"
    if not _PATH.fullmatch(form.picture):
        raise FileProblem(file, place, "problem-picture-path", endings=", ".join(ENDINGS))
    whole = lying_in(folders, form.picture, file, place)
    if whole is None:
        return None
    _, size = read_picture(whole)
    depth = form.width * size.height / size.width
    return Backdrop(str(whole), form.at, form.width, depth, form.turned, form.opacity)
