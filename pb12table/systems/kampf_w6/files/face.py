"""The content face of Kampf W6: what its scenarios have of their own; see `skirmish.faces.content.ContentFace`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

import msgspec

from pb12table.files.forms.labels import label_of
from pb12table.files.forms.listed import ListedContentFace
from pb12table.files.forms.profiles import base_of
from pb12table.files.forms.scenarios import KindForm, TerrainForm, ZoneForm
from pb12table.files.forms.sides import side_of, sides_of
from pb12table.files.free_place import free_place
from pb12table.files.problems import FileProblem, refuse_twins
from pb12table.files.standing import no_stand
from pb12table.skirmish.faces.content import Layout, SaveWords
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.naming import Label, told_apart
from pb12table.skirmish.table_setup import table_of
from pb12table.skirmish.zones import ZoneKind
from pb12table.systems.kampf_w6.files.content import (
    CONTENT_FILES,
    FILE_LISTS,
    PARTS,
    Content,
    armour_of,
    check_gear,
    check_profiles,
    check_weapons,
    check_whole,
    item_of,
    profile_form,
    profile_of,
    weapon_of,
)
from pb12table.systems.kampf_w6.files.forms import FigureForm, OptionsForm, ProfileForm, SideForm, W6ScenarioForm
from pb12table.systems.kampf_w6.rules.data import (
    FISTS,
    GAIT,
    FigureSetup,
    Options,
    PlayerSetup,
    Setup,
    SideId,
    SideSetup,
    Stance,
    TakeAct,
)
from pb12table.systems.kampf_w6.rules.figures import body_of
from pb12table.table.battlefield import Body, Gait
from pb12table.table.standing.support import settled
from pb12table.table.units import rounded, rounded_point

_HIGH_ABOVE: Final = 1000.0
"""From where figures are put down, so that the highest free surface is found and not the ground under a roof."""


class W6Content(ListedContentFace[Content]):
    """How Kampf W6 reads its content and scenarios; what each method does says `ContentFace`."""

    scenario_form = W6ScenarioForm
    # No ground is slower or darker than other ground.  WR40.
    zone_kinds = (ZoneKind.ENTRY, ZoneKind.EXIT, ZoneKind.HOLD, ZoneKind.CONTEST)
    entry_forms = MappingProxyType({"terrain": TerrainForm, "zone": ZoneForm, "figure": FigureForm, "kind": KindForm})
    content_files = CONTENT_FILES
    nothing = Content()
    file_lists = FILE_LISTS
    parts = PARTS
    # W007: an owner takes the turn of a figure by its first act.
    save_words = SaveWords(turn="ChooseAct")

    def profiles(self, content: Content, /) -> Mapping[str, Label]:
        return {profile.id: label_of(profile.name) for profile in content.profiles.values()}

    def check_own(self, content: Content, file: str | Path, /) -> None:
        check_weapons(content, file)

    def check_references(self, part: Content, whole: Content, file: str | Path, /) -> None:
        check_profiles(part, whole, file)

    def check_whole(self, content: Content, folder: Path, /) -> None:
        check_whole(content, folder)

    def setup(self, form: W6ScenarioForm, layout: Layout, content: Content, file: str | Path, /) -> Setup:
        for key in ("side", "figure", "act"):
            refuse_twins(getattr(form, key), key, file)
        sides, players = sides_of(form.player, form.side, _side, file), _players(form)
        figures = [_figure(one, form, content, file, number) for number, one in enumerate(form.figure)]
        labels = told_apart([figure.label for figure in figures])
        _check_acts(form, file)
        return Setup(
            **table_of(layout),
            players=players,
            sides=sides,
            figures=_put_down(
                layout,
                [replace(figure, label=label) for figure, label in zip(figures, labels, strict=True)],
                [form.id for form in form.figure if form.at is None],
                file,
            ),
            options=_options(form.rules),
            acts=tuple(
                TakeAct(
                    act.id,
                    label_of(act.name),
                    act.piece,
                    act.gap,
                    act.feet,
                    act.cost,
                    act.from_round,
                    act.while_walking,
                )
                for act in form.act
            ),
        )

    def document(self, form: W6ScenarioForm, content: Content, file: str | Path, /) -> dict[str, Any]:
        bases = dict.fromkeys(base_of(one.profile) for one in form.figure)
        profiles = {base: content.profiles[base] for base in bases}
        used: list[ProfileForm | FigureForm] = [*profiles.values(), *form.figure]
        weapons = {FISTS, *(weapon for one in used for weapon in one.weapons or ())}
        items = {item for one in used for item in one.items or ()}
        armours = {one.armour for one in used if one.armour is not None}
        whole = msgspec.structs.replace(
            form,
            profile=tuple(profiles.values()),
            weapon=tuple(one for one in content.weapons.values() if one.id in weapons),
            item=tuple(one for one in content.items.values() if one.id in items),
            armour=tuple(one for one in content.armours.values() if one.id in armours),
            kind=tuple(content.kinds[kind] for kind in sorted({piece.kind for piece in form.terrain})),
        )
        document: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(whole))
        return document

    def check_limits(self, setup: Setup, file: str | Path, /) -> None:
        pass  # no limit of values is agreed

    def check_playable(self, setup: Setup, file: str | Path, /) -> None:
        for number, player in enumerate(setup.players):
            if not any(figure.player == player.id for figure in setup.figures):
                raise FileProblem(file, f'player[{number}] "{player.id}"', "problem-no-figure")
        if len(setup.sides) < 2:
            raise FileProblem(file, "side", "problem-one-side")

    def figures(self, setup: Setup, /) -> int:
        return len(setup.figures)

    def round_limit(self, setup: Setup, /) -> int | None:
        return setup.options.round_limit

    @property
    def gait(self) -> Gait:
        return GAIT


def _options(form: OptionsForm) -> Options:
    return Options(**{name: getattr(form, name) for name in form.__struct_fields__})


def _side(side: str, label: Label, form: SideForm | None) -> SideSetup:
    return SideSetup(SideId(side), label, 0 if form is None else form.group_dice)


def _players(form: W6ScenarioForm) -> tuple[PlayerSetup, ...]:
    return tuple(
        PlayerSetup(
            PlayerId(player.id), player.name, SideId(side_of(player)),
            player.bonus_dice, player.reroll_dice, player.fate_dice,
        )
        for player in form.player
    )


def _figure(form: FigureForm, scenario: W6ScenarioForm, content: Content, file: str | Path, number: int) -> FigureSetup:
    """A figure of one of the scenario's players, where the file puts it."""
    place = f'figure[{number}] "{form.id}"'
    if form.player not in {player.id for player in scenario.player}:
        raise FileProblem(file, f"{place}.player", "problem-no-such-player", id=form.player)
    if form.id in {piece.id for piece in scenario.terrain}:
        raise FileProblem(file, place, "problem-twin", id=form.id)
    return figure_of(form, content, file, place)


def figure_of(form: FigureForm, content: Content, file: str | Path, place: str) -> FigureSetup:
    """A figure with its gear, at the height it wishes or high above; raises FileProblem."""
    profile = profile_form(form.profile, content, file, f"{place}.profile")
    armour = profile.armour if form.armour is None else form.armour
    weapons = profile.weapons if form.weapons is None else form.weapons
    items = profile.items if form.items is None else form.items
    check_gear(armour, weapons, items, content, file, place)
    carried = dict.fromkeys((*(weapon for weapon in weapons if weapon != FISTS), FISTS))
    return FigureSetup(
        id=FigureId(form.id),
        label=label_of(profile.name if form.name is None else form.name),
        player=PlayerId(form.player),
        profile=profile_of(profile),
        armour=armour_of(content.armours[armour]),
        weapons=tuple(weapon_of(content.weapons[weapon]) for weapon in carried),
        items=tuple(item_of(content.items[item]) for item in dict.fromkeys(items)),
        at=(0.0, 0.0) if form.at is None else rounded_point(form.at),
        stance=form.stance,
        z=_HIGH_ABOVE if form.height is None else rounded(form.height),
        facing=form.facing,
    )


def _put_down(
    layout: Layout, figures: Sequence[FigureSetup], anywhere: Sequence[str], file: str | Path
) -> tuple[FigureSetup, ...]:
    """The figures where they stand, those that may begin anywhere last; raises FileProblem where one cannot."""
    battlefield = layout.battlefield
    bodies: dict[FigureId, Body] = {}
    for number, figure in sorted(enumerate(figures), key=lambda each: each[1].id in anywhere):
        place = f'figure[{number}] "{figure.id}"'
        is_high = figure.z == _HIGH_ABOVE
        wished = body_of(figure, (*figure.at, 0.0 if is_high else figure.z), figure.stance, figure.facing)
        others = list(bodies.values())
        if figure.id in anywhere:
            friends = [bodies[each.id] for each in figures if each.player == figure.player and each.id in bodies]
            high = wished.at(*figure.at, figure.z)
            body = free_place(battlefield, high, others, layout.zones, figure.player, friends)
            if body is None:
                raise FileProblem(file, f"{place}.at", "problem-no-free-place")
        else:
            body = settled(battlefield, wished.at(*figure.at, figure.z), others)
            if body is None or not (is_high or body.z == figure.z):
                cramped = _cramped(figure.stance, file, place)
                raise no_stand(battlefield, wished, others, file, f"{place}.at", cramped)
        bodies[figure.id] = body
    return tuple(replace(figure, at=bodies[figure.id].position, z=bodies[figure.id].z) for figure in figures)


def _cramped(stance: Stance, file: str | Path, place: str) -> FileProblem | None:
    """What is wrong where a figure cannot kneel or lie."""
    if stance is Stance.STANDING:
        return None
    return FileProblem(file, f"{place}.stance", "problem-no-room-for-stance", stance=stance.value)


def _check_acts(form: W6ScenarioForm, file: str | Path) -> None:
    """Raise FileProblem for an act at a piece of terrain that there is none of."""
    pieces = {piece.id for piece in form.terrain}
    for number, act in enumerate(form.act):
        if act.piece not in pieces:
            raise FileProblem(file, f'act[{number}] "{act.id}".piece', "problem-no-such-piece", id=act.piece)


CONTENT = W6Content()
