"""The content interface of Kampf W6: the forms of what its scenarios have of their own, and what the rules use."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from pb12table.files.forms.basics import (
    Angle,
    Base,
    BothNames,
    BothTexts,
    Change,
    Cloth,
    Form,
    FormPoint,
    Id,
    Ids,
    LongText,
    PictureName,
    Text,
    as_data,
    label_of,
)
from pb12table.files.forms.pieces import free_place, no_stand
from pb12table.files.forms.scenarios import (
    KindForm,
    ListedContent,
    ListedContentFace,
    PlayerForm,
    ScenarioForm,
    TerrainForm,
    TerrainKinds,
    ZoneForm,
    base_of,
    changed_profile,
    side_of,
    sides_of,
)
from pb12table.files.problems import FileProblem, refuse_twins
from pb12table.skirmish.faces.content import Layout, SaveWords, table_of
from pb12table.skirmish.ids import FigureId, Label, told_apart
from pb12table.skirmish.zones import ZoneKind
from pb12table.systems.kampf_w6.rules.data import (
    FISTS,
    GAIT,
    Armour,
    AtTheLimit,
    Band,
    FigureSetup,
    FireMode,
    Heights,
    InitialPool,
    Item,
    Options,
    PlayerSetup,
    Profile,
    Setup,
    SideId,
    SideSetup,
    Skills,
    Stance,
    StandingOrder,
    TakeAct,
    Weapon,
    WeaponClass,
)
from pb12table.systems.kampf_w6.rules.figures import body_of
from pb12table.table.battlefield import Body
from pb12table.table.motion.falling import settled
from pb12table.table.shapes import Circle, rounded, rounded_point

Held = Literal[
    "none", "blade", "axe", "spear", "bow", "pistol", "shotgun", "submachine-gun", "rifle", "machine-gun",
    "sniper-rifle", "long-gun", "shield",
]  # fmt: skip
Headgear = Literal[
    "bare", "bandana", "cap", "field-cap", "beret", "goggles", "hood", "long-hair", "helmet", "steel-helmet",
    "medic-helmet",
]  # fmt: skip
Worn = Literal["none", "jacket", "mail", "vest", "plates"]
WeaponSound = Literal["blade", "blow", "bow", "shot", "throw"]
Few = Annotated[int, Meta(ge=0, le=12)]
Dice = Annotated[int, Meta(ge=0, le=99)]
Metres = Annotated[float, Meta(gt=0, le=1000)]
Attribute = Annotated[int, Meta(ge=-6, le=12)]


class WeaponForm(Form, frozen=True, kw_only=True):
    """A weapon.  W033 to W048, WR15, WR16, WR31: which keys it needs depends on its class."""

    id: Id
    name: Text | BothNames
    description: LongText | BothTexts | None = None
    kind: WeaponClass
    attacks: Annotated[int, Meta(ge=1, le=12)]
    accuracy: Change = 0
    penetration: Change = 0
    wounds: Annotated[int, Meta(ge=1, le=12)] = 1
    noise: Annotated[float, Meta(ge=0, le=1000)]
    reach: Metres | None = None
    parry: Change | None = None
    band: Band | None = None
    max_range: Metres | None = None
    recoil_control: Few | None = None
    modes: Annotated[tuple[FireMode, ...], Meta(max_length=3)] = ()
    magazine: Annotated[int, Meta(ge=1, le=999)] | None = None
    reload: Annotated[int, Meta(ge=1, le=12)] | None = None
    held: Held = "none"
    sound: WeaponSound = "blow"


class ArmourForm(Form, frozen=True, kw_only=True):
    """What protects a figure.  W053, W054."""

    id: Id
    name: Text | BothNames
    protection: Few
    speed: Annotated[int, Meta(ge=-6, le=6)] = 0
    dexterity: Annotated[int, Meta(ge=-6, le=6)] = 0
    worn: Worn = "none"


class ItemForm(Form, frozen=True, kw_only=True):
    """A thing to use.  W020, WR30."""

    id: Id
    name: Text | BothNames
    description: LongText | BothTexts | None = None
    heal: Few = 0
    uses: Dice = 0
    reach: Metres = 1.0
    parry: Change | None = None
    value: Annotated[int, Meta(ge=0, le=999)] = 0
    cost: Annotated[int, Meta(ge=1, le=12)] = 1


class SkillsForm(Form, frozen=True, kw_only=True):
    """The skills.  W034."""

    melee: Few = 0
    shooting: Few = 0
    throwing: Few = 0


Tall = Annotated[float, Meta(ge=0.1, le=20)]


class HeightsForm(Form, frozen=True, kw_only=True):
    """How tall a figure is in each stance, in metres."""

    standing: Tall = 1.8
    kneeling: Tall = 1.2
    prone: Tall = 0.4


class ProfileForm(Form, frozen=True, kw_only=True):
    """A kind of figure, with what it wears and carries unless a scenario says otherwise; `radius` in metres."""

    id: Id
    name: Text | BothNames
    description: LongText | BothTexts | None = None
    speed: Attribute
    dexterity: Attribute
    skills: SkillsForm = SkillsForm()
    wound_limit: Annotated[int, Meta(ge=1, le=30)]
    radius: Annotated[float, Meta(ge=0.05, le=10)] = 0.25
    heights: HeightsForm = HeightsForm()
    armour: Id = "none"
    weapons: Ids = ()
    items: Ids = ()
    headgear: Headgear = "bare"


Weapons = Annotated[tuple[WeaponForm, ...], Meta(max_length=200)]
Armours = Annotated[tuple[ArmourForm, ...], Meta(max_length=100)]
Items = Annotated[tuple[ItemForm, ...], Meta(max_length=100)]
Profiles = Annotated[tuple[ProfileForm, ...], Meta(max_length=200)]

# -- scenarios ------------------------------------------------------------------------------------------------


class FigureForm(Form, frozen=True, kw_only=True):
    """A figure; armour, weapons and items replace those of its profile.

    A profile may be the id of one, or a table with its id as `base` and what is changed of it.  Without a `height` the
    figure stands as high as it can, and without a place somewhere in an entry zone of its player.
    """

    id: Id
    # An Id or a table, which `content.profile_form` checks: where two forms have such a union, msgspec brings the
    # interpreter down at its end.
    profile: Any
    player: Id
    at: FormPoint | None = None
    height: Base | None = None
    facing: Angle = 0.0
    stance: Stance = Stance.STANDING
    armour: Id | None = None
    weapons: Ids | None = None
    items: Ids | None = None
    name: Text | BothNames | None = None
    portrait: PictureName | None = None
    cloth: Cloth | None = None


class W6PlayerForm(PlayerForm, frozen=True, kw_only=True):
    """A player; without a side, one of their own.  WR34."""

    side: Id | None = None
    bonus_dice: Dice = 2
    reroll_dice: Dice = 2
    fate_dice: Dice = 1


class SideForm(Form, frozen=True, kw_only=True):
    """A side with its common dice.  WR29."""

    id: Id
    name: Text | BothNames | None = None
    group_dice: Dice = 0


class ActForm(Form, frozen=True, kw_only=True):
    """A scenario act that takes something from a piece of terrain.  W022."""

    id: Id
    name: Text | BothNames
    piece: Id
    gap: Annotated[float, Meta(ge=0, le=10)] = 0.25
    feet: Annotated[float, Meta(ge=0, le=10)] = 0.5
    cost: Annotated[int, Meta(ge=1, le=12)] = 1
    from_round: Annotated[int, Meta(ge=1, le=99)] = 1
    while_walking: bool = True


class OptionsForm(Form, frozen=True, kw_only=True):
    """What is agreed before play.  W040, W043, W045, WR03, WR16, WR18, WR23, WR24, WR26, WR28, WR32."""

    recoil: bool = False
    distance: bool = False
    range_scale: Annotated[float, Meta(ge=0.01, le=1000)] = 1.0
    fire_modes: bool = True
    parry: bool = True
    ones_fail: bool = False
    downed_may_react: bool = True
    initial_pool: InitialPool = InitialPool.ONE
    stance_cover_in_melee: bool = True
    reactions: StandingOrder = StandingOrder.TARGET
    round_limit: Annotated[int, Meta(ge=1, le=99)] | None = None
    points_to_win: Annotated[int, Meta(ge=1, le=99)] | None = None
    at_the_limit: AtTheLimit = AtTheLimit.POINTS
    value_margin: Annotated[int, Meta(ge=0, le=9999)] = 0


class W6ScenarioForm(ScenarioForm, frozen=True, kw_only=True):
    """A scenario of Kampf W6."""

    rules: OptionsForm = OptionsForm()
    side: Annotated[tuple[SideForm, ...], Meta(max_length=8)] = ()
    player: Annotated[tuple[W6PlayerForm, ...], Meta(max_length=8)] = ()
    figure: Annotated[tuple[FigureForm, ...], Meta(max_length=100)] = ()
    act: Annotated[tuple[ActForm, ...], Meta(max_length=20)] = ()
    weapon: Weapons = ()
    armour: Armours = ()
    item: Items = ()
    profile: Profiles = ()


CONTENT_FILES: Final = ("terrain.toml", "weapons.toml", "armour.toml", "items.toml", "profiles.toml")
"""Where content files lie in a folder of content, in the order in which they are read."""
FILE_LISTS: Final[Mapping[str, Mapping[str, Any]]] = MappingProxyType(
    {
        "weapons": {"weapon": Weapons},
        "armour": {"armour": Armours},
        "items": {"item": Items},
        "profiles": {"profile": Profiles},
        "terrain": {"kind": TerrainKinds},
    }
)
"""The lists of a content file, by what it says it holds."""
UNCHANGED: Final = ("id", "name", "description", "armour", "weapons", "items")
"""What a figure does not change of its profile: gear stands beside it, in the figure's own keys."""


@dataclass(frozen=True)
class Content(ListedContent):
    """Everything a scenario can name, by id, as it is written in the files."""

    weapons: Mapping[str, WeaponForm] = field(default_factory=dict)
    armours: Mapping[str, ArmourForm] = field(default_factory=dict)
    items: Mapping[str, ItemForm] = field(default_factory=dict)
    profiles: Mapping[str, ProfileForm] = field(default_factory=dict)


def check_weapon(form: WeaponForm, file: str | Path, place: str) -> None:
    """Raise FileProblem for a weapon that cannot be.  W043, W045, WR15, WR31."""
    melee = form.kind is WeaponClass.MELEE
    needed: tuple[str, ...] = ("reach",) if melee else ("band", "magazine")
    if form.kind is WeaponClass.THROWN:
        needed += ("max_range",)
    for key in needed:
        if getattr(form, key) is None:
            raise FileProblem(file, place, "problem-weapon-needs", key=key, kind=form.kind.value)
    foreign: tuple[str, ...] = (
        ("band", "magazine", "max_range", "recoil_control", "reload") if melee else ("reach", "parry")
    )
    foreign += ("recoil_control", "reload") if form.kind is WeaponClass.THROWN else ()
    for key in foreign:
        if getattr(form, key) is not None:
            raise FileProblem(file, f"{place}.{key}", "problem-weapon-has-none", kind=form.kind.value)
    modes = form.modes
    if modes and form.kind is not WeaponClass.SHOOTING:
        raise FileProblem(file, f"{place}.modes", "problem-weapon-has-none", kind=form.kind.value)
    if len(set(modes)) < len(modes):
        raise FileProblem(
            file, f"{place}.modes", "problem-twin", id=next(each for each in modes if modes.count(each) > 1)
        )
    if modes and FireMode.SEMI not in modes and modes != (FireMode.FULL,):
        raise FileProblem(file, f"{place}.modes", "problem-modes")
    if FireMode.SINGLE in modes and form.attacks < 2:
        raise FileProblem(file, f"{place}.modes", "problem-single-mode")
    if not melee and form.magazine is not None and form.kind is WeaponClass.SHOOTING and form.magazine < form.attacks:
        raise FileProblem(file, f"{place}.magazine", "problem-magazine", attacks=form.attacks)


def profile_form(profile: Any, content: Content, file: str | Path, place: str) -> ProfileForm:
    """Return the profile a figure names, with what the figure changes in it; raises FileProblem."""
    return changed_profile(profile, content.profiles, UNCHANGED, file, place)


def check_gear(
    armour: str, weapons: Iterable[str], items: Iterable[str], content: Content, file: str | Path, place: str
) -> None:
    """Raise FileProblem for gear that there is none of."""
    if armour not in content.armours:
        raise FileProblem(file, f"{place}.armour", "problem-no-such-armour", id=armour)
    for number, weapon in enumerate(weapons):
        if weapon not in content.weapons:
            raise FileProblem(file, f"{place}.weapons[{number}]", "problem-no-such-weapon", id=weapon)
    for number, item in enumerate(items):
        if item not in content.items:
            raise FileProblem(file, f"{place}.items[{number}]", "problem-no-such-item", id=item)


def check_whole(content: Content, folder: str | Path) -> None:
    """Raise FileProblem where the fists are missing, which everybody has."""
    if FISTS not in content.weapons:
        raise FileProblem(folder, "weapon", "problem-no-such-weapon", id=FISTS)


# -- from forms to what the rules use -----------------------------------------------------------------------------


def weapon_of(form: WeaponForm) -> Weapon:
    """Return a weapon."""
    return as_data(Weapon, form)


def armour_of(form: ArmourForm) -> Armour:
    """Return what protects a figure."""
    return as_data(Armour, form)


def item_of(form: ItemForm) -> Item:
    """Return a usable thing."""
    return as_data(Item, form)


def profile_of(form: ProfileForm) -> Profile:
    """Return a kind of figure."""
    skills, heights = as_data(Skills, form.skills), as_data(Heights, form.heights)
    return as_data(Profile, form, skills=skills, heights=heights, footprint=Circle(form.radius))


_HIGH_ABOVE: Final = 1000.0
"""From where figures are put down, so that the highest free surface is found and not the ground under a roof."""


class W6Content(ListedContentFace[Content]):
    """How Kampf W6 reads its content and scenarios; what each method does says `ContentFace`."""

    scenario_form = W6ScenarioForm
    named_by = MappingProxyType({"piece": ("terrain",), "in": ("terrain",)})
    # No ground is slower or darker than other ground.  WR40.
    zone_kinds = (ZoneKind.ENTRY, ZoneKind.EXIT, ZoneKind.HOLD, ZoneKind.CONTEST)
    entry_forms = MappingProxyType({"terrain": TerrainForm, "zone": ZoneForm, "figure": FigureForm, "kind": KindForm})
    content_files = CONTENT_FILES
    nothing = Content()
    gait = GAIT
    file_lists = FILE_LISTS
    # W007: an owner takes the turn of a figure by its first act.
    save_words = SaveWords(turn="ChooseAct")

    def check_own(self, content: Content, file: str | Path, /) -> None:
        for number, weapon in enumerate(content.weapons.values()):
            check_weapon(weapon, file, f'weapon[{number}] "{weapon.id}"')

    def check_references(self, part: Content, whole: Content, file: str | Path, /) -> None:
        for number, profile in enumerate(part.profiles.values()):
            check_gear(profile.armour, profile.weapons, profile.items, whole, file, f'profile[{number}] "{profile.id}"')

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
            options=as_data(Options, form.rules),
            acts=tuple(as_data(TakeAct, act) for act in form.act),
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
        # No limit of values is agreed.
        scoring = (ZoneKind.HOLD, ZoneKind.CONTEST)
        if setup.options.points_to_win is not None and not any(zone.kind in scoring for zone in setup.zones):
            raise FileProblem(file, "rules.points_to_win", "problem-points-without-zones")

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


def _side(side: str, label: Label, form: SideForm | None) -> SideSetup:
    return SideSetup(SideId(side), label, 0 if form is None else form.group_dice)


def _players(form: W6ScenarioForm) -> tuple[PlayerSetup, ...]:
    return tuple(as_data(PlayerSetup, player, side=SideId(side_of(player))) for player in form.player)


def _figure(form: FigureForm, scenario: W6ScenarioForm, content: Content, file: str | Path, number: int) -> FigureSetup:
    """Return a figure of one of the scenario's players, where the file puts it."""
    place = f'figure[{number}] "{form.id}"'
    if form.player not in {player.id for player in scenario.player}:
        raise FileProblem(file, f"{place}.player", "problem-no-such-player", id=form.player)
    if form.id in {piece.id for piece in scenario.terrain}:
        raise FileProblem(file, place, "problem-twin", id=form.id)
    return figure_of(form, content, file, place)


def figure_of(form: FigureForm, content: Content, file: str | Path, place: str) -> FigureSetup:
    """Return a figure with its gear, at the height it asks for or high above; raises FileProblem."""
    profile = profile_form(form.profile, content, file, f"{place}.profile")
    armour = profile.armour if form.armour is None else form.armour
    weapons = profile.weapons if form.weapons is None else form.weapons
    items = profile.items if form.items is None else form.items
    check_gear(armour, weapons, items, content, file, place)
    carried = dict.fromkeys((*(weapon for weapon in weapons if weapon != FISTS), FISTS))
    return as_data(
        FigureSetup,
        form,
        label=label_of(profile.name if form.name is None else form.name),
        profile=profile_of(profile),
        armour=armour_of(content.armours[armour]),
        weapons=tuple(weapon_of(content.weapons[weapon]) for weapon in carried),
        items=tuple(item_of(content.items[item]) for item in dict.fromkeys(items)),
        at=(0.0, 0.0) if form.at is None else rounded_point(form.at),
        z=_HIGH_ABOVE if form.height is None else rounded(form.height),
    )


def _put_down(
    layout: Layout, figures: Sequence[FigureSetup], anywhere: Sequence[str], file: str | Path
) -> tuple[FigureSetup, ...]:
    """Return the figures where they stand, those that may begin anywhere last; raises FileProblem if one cannot."""
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
    """Return what is wrong if a figure cannot kneel or lie."""
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
