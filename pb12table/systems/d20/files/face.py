"""The content face of the d20 fight: what its scenarios have of their own; see `skirmish.faces.content.ContentFace`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

import msgspec

from pb12table.files.forms.labels import description_label, label_of
from pb12table.files.forms.listed import ListedContentFace
from pb12table.files.forms.pieces import zone_of
from pb12table.files.forms.profiles import base_of
from pb12table.files.forms.scenarios import KindForm, TerrainForm, ZoneForm
from pb12table.files.forms.sides import side_of, sides_of
from pb12table.files.free_place import free_place
from pb12table.files.problems import FileProblem, refuse_twins
from pb12table.files.standing import no_stand
from pb12table.skirmish.faces.content import Layout, Naming, SaveWords
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.naming import Label, told_apart
from pb12table.skirmish.table_setup import table_of
from pb12table.skirmish.zones import ZoneKind
from pb12table.systems.d20.files.content import (
    CONTENT_FILES,
    FILE_LISTS,
    PARTS,
    Content,
    check_items,
    check_own,
    check_profiles,
    item_of,
    profile_form,
    profile_of,
)
from pb12table.systems.d20.files.forms import CreatureForm, FightForm, OptionsForm, ProfileForm
from pb12table.systems.d20.rules.data import (
    GAIT,
    Arbiter,
    CreatureSetup,
    Goal,
    GoalKind,
    Mode,
    ObjectId,
    ObjectKind,
    ObjectSetup,
    Options,
    PlayerSetup,
    Secret,
    SecretId,
    Setup,
    SideId,
    SideSetup,
    eye_of,
    footprint_of,
)
from pb12table.systems.d20.rules.moving.squares import nearest_on_grid
from pb12table.table.battlefield import Body, Gait
from pb12table.table.motion.contact import overlapping
from pb12table.table.standing.support import settled
from pb12table.table.units import rounded, rounded_point

_HIGH_ABOVE: Final = 1000.0
"""From where creatures are put down, so that the highest free surface is found and not the ground under a roof."""


class FightContent(ListedContentFace[Content]):
    """How the d20 fight reads its content and scenarios; what each method does says `ContentFace`."""

    scenario_form = FightForm
    zone_kinds = (ZoneKind.ENTRY, ZoneKind.EXIT, ZoneKind.DIFFICULT, ZoneKind.DARK, ZoneKind.FOG, ZoneKind.DEEP,
                  ZoneKind.AIRLESS)  # fmt: skip
    entry_forms = MappingProxyType({"terrain": TerrainForm, "zone": ZoneForm, "figure": CreatureForm, "kind": KindForm})
    content_files = CONTENT_FILES
    nothing = Content()
    file_lists = FILE_LISTS
    parts = PARTS
    save_words = SaveWords(turn="ChooseStep")
    placed = ("object", "search")
    namings = MappingProxyType({"terrain": (Naming("object", "piece"),)})

    def profiles(self, content: Content, /) -> Mapping[str, Label]:
        return {profile.id: label_of(profile.name) for profile in content.profiles.values()}

    def check_own(self, content: Content, file: str | Path, /) -> None:
        check_own(content, file)

    def check_references(self, part: Content, whole: Content, file: str | Path, /) -> None:
        check_profiles(part, whole, file)

    def setup(self, form: FightForm, layout: Layout, content: Content, file: str | Path, /) -> Setup:
        for key in ("side", "figure", "object", "search", "goal"):
            refuse_twins(getattr(form, key), key, file)
        sides = sides_of(form.player, form.side, lambda side, label, _: SideSetup(SideId(side), label), file)
        players = _players(form)
        creatures = [_creature(one, form, content, file, number) for number, one in enumerate(form.figure)]
        labels = told_apart([creature.label for creature in creatures])
        named = [replace(one, label=label) for one, label in zip(creatures, labels, strict=True)]
        _check_groups(named, file)
        high = {FigureId(one.id) for one in form.figure if one.height is None}
        anywhere = {FigureId(one.id) for one in form.figure if one.at is None}
        return Setup(
            **table_of(layout),
            players=players,
            sides=sides,
            figures=_put_down(layout, named, high, anywhere, form.rules.grid, file),
            options=_options(form, {side.id for side in sides}, file),
            objects=_objects(form, file),
            secrets=_secrets(form, file),
            goals=_goals(form, {side.id for side in sides}, file),
        )

    def document(self, form: FightForm, content: Content, file: str | Path, /) -> dict[str, Any]:
        bases = dict.fromkeys(base_of(one.profile) for one in form.figure)
        profiles = {base: content.profiles[base] for base in bases}
        used: list[ProfileForm | CreatureForm] = [*profiles.values(), *form.figure]
        changed = [profile_form(one.profile, content, file, "") for one in form.figure]
        whole_ones = [*profiles.values(), *changed]
        weapons = {attack.weapon for profile in whole_ones for attack in profile.attacks}
        features = {feature for profile in whole_ones for feature in profile.features}
        items = {item for one in used for item in one.items or ()}
        whole = msgspec.structs.replace(
            form,
            profile=tuple(profiles.values()),
            weapon=tuple(one for one in content.weapons.values() if one.id in weapons),
            feature=tuple(one for one in content.features.values() if one.id in features),
            item=tuple(one for one in content.items.values() if one.id in items),
            kind=tuple(content.kinds[kind] for kind in sorted({piece.kind for piece in form.terrain})),
        )
        document: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(whole))
        return document

    def check_playable(self, setup: Setup, file: str | Path, /) -> None:
        for number, player in enumerate(setup.players):
            if not player.arbiter and not any(figure.player == player.id for figure in setup.figures):
                raise FileProblem(file, f'player[{number}] "{player.id}"', "problem-no-figure")
        if len({player.side for player in setup.players if not player.arbiter}) < 2:
            raise FileProblem(file, "side", "problem-one-side")

    def round_limit(self, setup: Setup, /) -> int | None:
        return setup.options.round_limit

    @property
    def gait(self) -> Gait:
        return GAIT


# -- sides, players, options ---------------------------------------------------------------------------------------


def _options(form: FightForm, sides: set[SideId], file: str | Path) -> Options:
    rules: OptionsForm = form.rules
    for key, named in (("winner_at_limit", (rules.winner_at_limit,)), ("surprisable", rules.surprisable or ())):
        for side in named:
            if side is not None and side not in sides:
                raise FileProblem(file, f"rules.{key}", "problem-no-such-side", id=side)
    if rules.arbiter is Arbiter.SEAT and not any(player.arbiter for player in form.player):
        raise FileProblem(file, "rules.arbiter", "problem-no-arbiter")
    plain = {name: getattr(rules, name) for name in rules.__struct_fields__}
    winner, surprisable = rules.winner_at_limit, rules.surprisable
    plain["winner_at_limit"] = None if winner is None else SideId(winner)
    plain["surprisable"] = None if surprisable is None else tuple(SideId(side) for side in surprisable)
    return Options(**plain)


def _players(form: FightForm) -> tuple[PlayerSetup, ...]:
    return tuple(
        PlayerSetup(PlayerId(player.id), player.name, SideId(side_of(player)), player.monsters, player.arbiter)
        for player in form.player
    )


# -- creatures -----------------------------------------------------------------------------------------------------


def _creature(
    form: CreatureForm, scenario: FightForm, content: Content, file: str | Path, number: int
) -> CreatureSetup:
    """A creature of one of the scenario's players, where the file puts it."""
    place = f'figure[{number}] "{form.id}"'
    owner = next((player for player in scenario.player if player.id == form.player), None)
    if owner is None:
        raise FileProblem(file, f"{place}.player", "problem-no-such-player", id=form.player)
    if owner.arbiter:
        raise FileProblem(file, f"{place}.player", "problem-figure-of-arbiter")
    if form.id in {piece.id for piece in scenario.terrain}:
        raise FileProblem(file, place, "problem-twin", id=form.id)
    return creature_of(form, content, file, place)


def creature_of(form: CreatureForm, content: Content, file: str | Path, place: str) -> CreatureSetup:
    """A creature at the height it wishes or high above; raises FileProblem."""
    profile = profile_form(form.profile, content, file, f"{place}.profile")
    items = profile.items if form.items is None else form.items
    check_items(items, content, file, f"{place}.items")
    if form.hit_points is not None and form.hit_points > profile.hit_points:
        raise FileProblem(
            file, f"{place}.hit_points", "problem-hit-points", most=profile.hit_points
        )
    if form.hit_points == 0 and profile.minor:
        raise FileProblem(file, f"{place}.hit_points", "problem-minor-down")
    return CreatureSetup(
        id=FigureId(form.id),
        label=label_of(profile.name if form.name is None else form.name),
        player=PlayerId(form.player),
        profile=profile_of(profile, content),
        at=(0.0, 0.0) if form.at is None else rounded_point(form.at),
        z=_HIGH_ABOVE if form.height is None else rounded(form.height),
        facing=form.facing,
        items=tuple(item_of(content.items[item]) for item in dict.fromkeys(items)),
        may_sneak=form.may_sneak,
        hit_points=form.hit_points,
        conditions=tuple(dict.fromkeys(form.conditions)),
        group=form.group or "",
    )


def _check_groups(creatures: Sequence[CreatureSetup], file: str | Path) -> None:
    """Raise FileProblem for a group of initiative with creatures of several kinds or players.  D024."""
    first: dict[str, CreatureSetup] = {}
    for number, creature in enumerate(creatures):
        if not creature.group:
            continue
        other = first.setdefault(creature.group, creature)
        if (other.profile.id, other.player) != (creature.profile.id, creature.player):
            place = f'figure[{number}] "{creature.id}".group'
            raise FileProblem(file, place, "problem-group-of-kinds", group=creature.group, id=other.id)


def _put_down(
    layout: Layout,
    creatures: Sequence[CreatureSetup],
    high: set[FigureId],
    anywhere: set[FigureId],
    grid: bool,
    file: str | Path,
) -> tuple[CreatureSetup, ...]:
    """The creatures where they stand or hang in the air, those without a place last; raises FileProblem.  D018."""
    battlefield, bodies = layout.battlefield, dict[FigureId, Body]()
    for number, creature in sorted(enumerate(creatures), key=lambda each: each[1].id in anywhere):
        place = f'figure[{number}] "{creature.id}"'
        is_high, others = creature.id in high, list(bodies.values())
        height = creature.profile.size.height(lying=creature.is_lying)
        footprint = footprint_of(creature.profile.size, grid=grid)
        wished = Body(creature.id, footprint, *creature.at, creature.z, 0.0, height, eye_of(height))
        if creature.id in anywhere:
            friends = [bodies[one.id] for one in creatures if one.player == creature.player and one.id in bodies]
            snapped = nearest_on_grid if grid else None
            body = free_place(battlefield, wished, others, layout.zones, creature.player, friends, snapped)
            if body is None:
                raise FileProblem(file, f"{place}.at", "problem-no-free-place")
            bodies[creature.id] = body
            continue
        if not is_high and Mode.FLY in creature.profile.speeds:
            on = overlapping(battlefield, wished, others)
            body = None if on or wished.z < 0.0 else wished
        else:
            body = settled(battlefield, wished, others)
        if body is None or not (is_high or body.z == creature.z):
            ground = wished.at(*creature.at, 0.0) if is_high else wished
            raise no_stand(battlefield, ground, others, file, f"{place}.at")
        bodies[creature.id] = body
    return tuple(replace(one, at=bodies[one.id].position, z=bodies[one.id].z) for one in creatures)


# -- things, secrets, goals ----------------------------------------------------------------------------------------


def _objects(form: FightForm, file: str | Path) -> tuple[ObjectSetup, ...]:
    pieces, searches = {piece.id for piece in form.terrain}, {search.id for search in form.search}
    found: list[ObjectSetup] = []
    for number, one in enumerate(form.object):
        place = f'object[{number}] "{one.id}"'
        if one.piece is None and one.kind is not ObjectKind.LEVER:
            raise FileProblem(file, place, "problem-missing-key", key="piece")
        if one.piece is not None and one.piece not in pieces:
            raise FileProblem(file, f"{place}.piece", "problem-no-such-piece", id=one.piece)
        if one.after is not None and one.after not in searches:
            raise FileProblem(file, f"{place}.after", "problem-no-such-search", id=one.after)
        found.append(
            ObjectSetup(
                id=ObjectId(one.id),
                label=label_of(one.name),
                kind=one.kind,
                places=tuple(rounded_point(at) for at in one.places),
                z=rounded(one.height),
                reach=one.reach,
                needs=one.needs,
                piece=one.piece or "",
                after=None if one.after is None else SecretId(one.after),
                awkward=one.awkward,
                outcome=description_label(one.outcome),
            )
        )
    return tuple(found)


def _secrets(form: FightForm, file: str | Path) -> tuple[Secret, ...]:
    found: list[Secret] = []
    for number, one in enumerate(form.search):
        zone = ZoneForm(id=one.id, kind="hold", polygon=one.polygon, rectangle=one.rectangle, circle=one.circle)
        area = zone_of(zone, file, f'search[{number}] "{one.id}"').area
        label, finding = label_of(one.name), description_label(one.finding)
        found.append(Secret(SecretId(one.id), label, area, one.difficulty, finding))
    return tuple(found)


def _goals(form: FightForm, sides: set[SideId], file: str | Path) -> tuple[Goal, ...]:
    objects = {thing.id for thing in form.object}
    found: list[Goal] = []
    for number, one in enumerate(form.goal):
        place = f'goal[{number}] "{one.id}"'
        if one.side not in sides:
            raise FileProblem(file, f"{place}.side", "problem-no-such-side", id=one.side)
        if one.kind is GoalKind.FLEE and one.number is None:
            raise FileProblem(file, place, "problem-missing-key", key="number")
        if one.kind is GoalKind.USE and one.object is None:
            raise FileProblem(file, place, "problem-missing-key", key="object")
        if one.object is not None and one.object not in objects:
            raise FileProblem(file, f"{place}.object", "problem-no-such-object", id=one.object)
        thing = None if one.object is None else ObjectId(one.object)
        found.append(Goal(one.id, label_of(one.name), SideId(one.side), one.kind, one.number or 0, thing))
    return tuple(found)


CONTENT = FightContent()
