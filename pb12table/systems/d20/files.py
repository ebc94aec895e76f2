"""The content interface of the d20 fight: the forms of what its scenarios have of their own, and what the rules use."""

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
    BothNames,
    BothTexts,
    Cloth,
    Coordinate,
    Form,
    FormCircle,
    FormPoint,
    FormRectangle,
    FormRing,
    Id,
    Ids,
    LongText,
    PictureName,
    Text,
    as_data,
    description_label,
    label_of,
)
from pb12table.files.forms.pieces import free_place, no_stand, zone_of
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
    no_side,
    side_of,
    sides_of,
)
from pb12table.files.problems import FileProblem, refuse_twins
from pb12table.skirmish.faces.content import CarriedOver, Layout, Naming, SaveWords, table_of
from pb12table.skirmish.ids import FigureId, told_apart
from pb12table.skirmish.zones import ZoneKind
from pb12table.systems.d20.rules.data import (
    CELL,
    GAIT,
    Ability,
    Arbiter,
    AttackId,
    Condition,
    CreatureSetup,
    DiceSum,
    Feature,
    FeatureKind,
    Goal,
    GoalKind,
    GroupInitiative,
    HideFrom,
    Item,
    ItemKind,
    Mode,
    Needs,
    ObjectId,
    ObjectKind,
    ObjectSetup,
    Options,
    PlayerSetup,
    Profile,
    Secret,
    SecretId,
    Sense,
    Setup,
    SideId,
    SideSetup,
    Size,
    Skill,
    Tie,
    Timing,
    Weapon,
    eye_of,
    footprint_of,
)
from pb12table.systems.d20.rules.harm import Rest, hit_points_after, is_taken_along
from pb12table.systems.d20.rules.state import State
from pb12table.systems.d20.rules.ways import nearest_on_grid
from pb12table.table.battlefield import Body
from pb12table.table.motion.contact import overlapping
from pb12table.table.motion.falling import settled
from pb12table.table.shapes import rounded, rounded_point

Held = Literal["none", "blade", "axe", "club", "spear", "halberd", "bow", "crossbow"]
Sound = Literal["blade", "blow", "bow", "throw"]
Headgear = Literal[
    "bare", "bandana", "cap", "hood", "long-hair", "helmet", "iron-hat", "broad-hat", "ears", "beak", "horns", "maw",
]  # fmt: skip
DiceText = Annotated[str, Meta(pattern=r"^[1-9]\d?d(4|6|8|10|12)([+-]\d{1,2})?\Z", examples=["1d6"])]
"""Dice and a number, as 2d6+3."""
Metres = Annotated[float, Meta(gt=0, le=1000)]
Speed = Annotated[float, Meta(ge=0.5, le=100, examples=[9.0])]
Bonus = Annotated[int, Meta(ge=-10, le=20, examples=[2])]
Score = Annotated[int, Meta(ge=1, le=30, examples=[10])]
Uses = Annotated[int, Meta(ge=1, le=99)]
Difficulty = Annotated[int, Meta(ge=1, le=40)]


class WeaponForm(Form, frozen=True, kw_only=True):
    """What creatures attack with: it needs a `reach`, or a `range` (normal and long), or both.  D063 to D066.

    A `natural` one needs no hand.
    """

    id: Id
    name: Text | BothNames
    description: LongText | BothTexts | None = None
    reach: Metres | None = None
    range: tuple[Metres, Metres] | None = None
    natural: bool = False
    held: Held = "none"
    sound: Sound = "blow"


class FeatureForm(Form, frozen=True, kw_only=True):
    """What creatures can do beside; which keys it needs depends on its `kind`.  D094, section 6."""

    id: Id
    name: Text | BothNames
    description: LongText | BothTexts | None = None
    kind: FeatureKind
    timing: Timing = Timing.ALWAYS
    uses: Uses | None = None
    number: Annotated[int, Meta(ge=1, le=12)] | None = None
    dice: DiceText | None = None
    range: Metres | None = None
    long: Metres | None = None
    radius: Metres | None = None
    save: Ability | None = None
    difficulty: Difficulty | None = None
    weapon: Id | None = None
    sense: Sense | None = None
    loud: bool = False


class ItemForm(Form, frozen=True, kw_only=True):
    """A thing that a creature has on it.  D033, section 6."""

    id: Id
    name: Text | BothNames
    description: LongText | BothTexts | None = None
    kind: ItemKind
    uses: Uses | None = None
    range: Metres | None = None


class SpeedsForm(Form, frozen=True, kw_only=True):
    """Speeds in metres; every creature has one for walking.  D029, D048."""

    walk: Speed
    fly: Speed | None = None
    swim: Speed | None = None
    climb: Speed | None = None


class AbilitiesForm(Form, frozen=True, kw_only=True):
    """The six scores.  D060."""

    strength: Score
    dexterity: Score
    constitution: Score
    intelligence: Score
    wisdom: Score
    charisma: Score


class AttackForm(Form, frozen=True, kw_only=True):
    """A weapon of a creature, with the bonus and the damage on its sheet.  D063, D065."""

    weapon: Id
    bonus: Bonus
    damage: DiceText


class ProfileForm(Form, frozen=True, kw_only=True):
    """A kind of creature; the first of its attacks is in hand at the start.  Section 6.

    The examples are those of a usual human, from whom a new one is begun.
    """

    id: Id
    name: Text | BothNames
    description: LongText | BothTexts | None = None
    size: Annotated[Size, Meta(examples=[Size.MEDIUM.value])]
    speeds: SpeedsForm
    abilities: AbilitiesForm
    proficiency: Annotated[int, Meta(ge=1, le=9)] = 2
    trained: Annotated[tuple[Skill, ...], Meta(max_length=12)] = ()
    saves: Annotated[tuple[Ability, ...], Meta(max_length=6)] = ()
    armour_class: Annotated[int, Meta(ge=1, le=40, examples=[12])]
    hit_points: Annotated[int, Meta(ge=1, le=999, examples=[10])]
    attacks: Annotated[tuple[AttackForm, ...], Meta(min_length=1, max_length=12)]
    features: Ids = ()
    items: Ids = ()
    minor: bool = False
    headgear: Headgear = "bare"
    look: Literal["", "shield", "jacket", "mail", "plates"] = ""


Weapons = Annotated[tuple[WeaponForm, ...], Meta(max_length=200)]
Features = Annotated[tuple[FeatureForm, ...], Meta(max_length=100)]
Items = Annotated[tuple[ItemForm, ...], Meta(max_length=100)]
Profiles = Annotated[tuple[ProfileForm, ...], Meta(max_length=200)]

# -- scenarios ------------------------------------------------------------------------------------------------


class CreatureForm(Form, frozen=True, kw_only=True):
    """A creature.

    A profile may be the id of one, or a table with its id as `base` and what is changed of it; `items` replace those of
    the profile.  Without a `height` it stands as high as it can, and without a place somewhere in an entry zone of its
    player.  Creatures of one `group` roll initiative together (D024), which must be alike.  Those that `may_sneak` may
    do so before the fight (D020).
    """

    id: Id
    # An Id or a table, which `content.profile_form` checks: where two forms have such a union, msgspec brings the
    # interpreter down at its end.
    profile: Any
    player: Id
    at: FormPoint | None = None
    height: Coordinate | None = None
    facing: Angle = 0.0
    items: Ids | None = None
    name: Text | BothNames | None = None
    group: Id | None = None
    may_sneak: bool = False
    hit_points: Annotated[int, Meta(ge=0, le=999)] | None = None
    conditions: Annotated[tuple[Condition, ...], Meta(max_length=5)] = ()
    portrait: PictureName | None = None
    cloth: Cloth | None = None


class FightPlayerForm(PlayerForm, frozen=True, kw_only=True):
    """A player; without a side, one of their own.  The creatures of `monsters` are monsters, an `arbiter` has none."""

    side: Id | None = None
    monsters: bool = False
    arbiter: bool = False


class SideForm(Form, frozen=True, kw_only=True):
    """A side."""

    id: Id
    name: Text | BothNames | None = None


class ObjectForm(Form, frozen=True, kw_only=True):
    """A thing that is used from beside one of its `places`.  D010, D031, D034."""

    id: Id
    name: Text | BothNames
    kind: ObjectKind
    places: Annotated[tuple[FormPoint, ...], Meta(min_length=1, max_length=12)]
    height: Coordinate = 0.0
    reach: Metres = CELL
    needs: Needs = Needs.INTERACTION
    piece: Id | None = None
    after: Id | None = None
    awkward: bool = False
    outcome: LongText | BothTexts | None = None


class SearchForm(Form, frozen=True, kw_only=True):
    """A place to search; without a difficulty there is nothing.  D011, D012."""

    id: Id
    name: Text | BothNames
    polygon: FormRing | None = None
    rectangle: FormRectangle | None = None
    circle: FormCircle | None = None
    difficulty: Difficulty | None = None
    finding: LongText | BothTexts | None = None


class GoalForm(Form, frozen=True, kw_only=True):
    """What a side wins by: `number` of its creatures flee, or it uses an `object`.  D093, D095."""

    id: Id
    name: Text | BothNames
    side: Id
    kind: GoalKind
    number: Annotated[int, Meta(ge=1, le=100)] | None = None
    object: Id | None = None


class OptionsForm(Form, frozen=True, kw_only=True):
    """What is agreed before play.  Section 4.3.

    `winner_at_limit` is the side that wins after the last round, `surprisable` the sides that could be surprised.
    """

    grid: bool = False
    hide_from: HideFrom = HideFrom.ALL
    tie: Tie = Tie.ARBITER
    surprised_may_act: bool = True
    shove_grapple: bool = True
    open_ready: bool = True
    arbiter: Arbiter = Arbiter.POLICY
    round_limit: Annotated[int, Meta(ge=1, le=99)] = 30
    winner_at_limit: Id | None = None
    group_initiative: GroupInitiative = "usual"
    group_stealth: bool = False
    surprisable: Ids | None = None


class FightForm(ScenarioForm, frozen=True, kw_only=True):
    """A scenario of the d20 fight."""

    rules: OptionsForm = OptionsForm()
    side: Annotated[tuple[SideForm, ...], Meta(max_length=8)] = ()
    player: Annotated[tuple[FightPlayerForm, ...], Meta(max_length=8)] = ()
    figure: Annotated[tuple[CreatureForm, ...], Meta(max_length=100)] = ()
    object: Annotated[tuple[ObjectForm, ...], Meta(max_length=40)] = ()
    search: Annotated[tuple[SearchForm, ...], Meta(max_length=40)] = ()
    goal: Annotated[tuple[GoalForm, ...], Meta(max_length=8)] = ()
    weapon: Weapons = ()
    feature: Features = ()
    item: Items = ()
    profile: Profiles = ()


CONTENT_FILES: Final = ("terrain.toml", "weapons.toml", "features.toml", "items.toml", "creatures.toml")
"""Where content files lie in a folder of content, in the order in which they are read."""
FILE_LISTS: Final[Mapping[str, Mapping[str, Any]]] = MappingProxyType(
    {
        "weapons": {"weapon": Weapons},
        "features": {"feature": Features},
        "items": {"item": Items},
        "profiles": {"profile": Profiles},
        "terrain": {"kind": TerrainKinds},
    }
)
"""The lists of a content file, by what it says it holds."""
UNCHANGED: Final = ("id", "name", "description", "items")
"""What a creature does not change of its profile: name and items stand beside it, in the creature's own keys."""
_NEEDED: Final[Mapping[FeatureKind, tuple[str, ...]]] = MappingProxyType(
    {
        FeatureKind.MULTIATTACK: ("number",),
        FeatureKind.GUARD: ("range",),
        FeatureKind.MEND: ("dice", "range"),
        FeatureKind.BURST: ("dice", "range", "long", "radius", "save", "difficulty"),
        FeatureKind.RALLY: ("dice", "range"),
        FeatureKind.BACKSTAB: ("dice",),
        FeatureKind.KEEN: ("sense",),
        FeatureKind.DULL: ("sense",),
        FeatureKind.DRAG_DOWN: ("save", "difficulty", "weapon"),
    }
)
"""The keys that a feature of a kind cannot do without."""
_TIMES: Final[Mapping[FeatureKind, tuple[Timing, ...]]] = MappingProxyType(
    {
        FeatureKind.GUARD: (Timing.REACTION,),
        FeatureKind.MEND: (Timing.ACTION, Timing.BONUS),
        FeatureKind.BURST: (Timing.ACTION, Timing.BONUS),
        FeatureKind.RALLY: (Timing.ACTION, Timing.BONUS),
        FeatureKind.SLIP_AWAY: (Timing.BONUS,),
    }
)
"""The times at which a feature of a kind can come; all others are always there."""


@dataclass(frozen=True)
class Content(ListedContent):
    """Everything a scenario can name, by id, as it is written in the files."""

    weapons: Mapping[str, WeaponForm] = field(default_factory=dict)
    features: Mapping[str, FeatureForm] = field(default_factory=dict)
    items: Mapping[str, ItemForm] = field(default_factory=dict)
    profiles: Mapping[str, ProfileForm] = field(default_factory=dict)


# -- what cannot be -----------------------------------------------------------------------------------------------


def check_own(content: Content, file: str | Path) -> None:
    """Raise FileProblem for a weapon without a reach or a range, and for features and items that lack something."""
    for number, weapon in enumerate(content.weapons.values()):
        place = f'weapon[{number}] "{weapon.id}"'
        if weapon.reach is None and weapon.range is None:
            raise FileProblem(file, place, "problem-weapon-reach")
        if weapon.range is not None and weapon.range[0] > weapon.range[1]:
            raise FileProblem(file, f"{place}.range", "problem-not-rising")
    for number, feature in enumerate(content.features.values()):
        _check_feature(feature, file, f'feature[{number}] "{feature.id}"')
    for number, item in enumerate(content.items.values()):
        if item.kind is not ItemKind.HEALING_KIT and item.range is None:
            raise FileProblem(file, f'item[{number}] "{item.id}"', "problem-missing-key", key="range")


def _check_feature(form: FeatureForm, file: str | Path, place: str) -> None:
    for key in _NEEDED.get(form.kind, ()):
        if getattr(form, key) is None:
            raise FileProblem(file, place, "problem-missing-key", key=key)
    times = _TIMES.get(form.kind, (Timing.ALWAYS,))
    if form.timing not in times:
        known = ", ".join(time.value for time in times)
        raise FileProblem(file, f"{place}.timing", "problem-feature-timing", kind=form.kind.value, known=known)


def check_profile(form: ProfileForm, content: Content, file: str | Path, place: str) -> None:
    """Raise FileProblem for what a creature has that there is none of."""
    for number, attack in enumerate(form.attacks):
        if attack.weapon not in content.weapons:
            raise FileProblem(file, f"{place}.attacks[{number}].weapon", "problem-no-such-weapon", id=attack.weapon)
        if attack.weapon in {earlier.weapon for earlier in form.attacks[:number]}:
            raise FileProblem(file, f"{place}.attacks[{number}].weapon", "problem-twin", id=attack.weapon)
    for number, feature in enumerate(form.features):
        found = content.features.get(feature)
        if found is None:
            raise FileProblem(file, f"{place}.features[{number}]", "problem-no-such-feature", id=feature)
        if found.weapon is not None and found.weapon not in {attack.weapon for attack in form.attacks}:
            raise FileProblem(file, f"{place}.features[{number}]", "problem-no-such-weapon", id=found.weapon)
    check_items(form.items, content, file, f"{place}.items")


def check_items(items: Iterable[str], content: Content, file: str | Path, place: str) -> None:
    """Raise FileProblem for an item that there is none of."""
    for number, item in enumerate(items):
        if item not in content.items:
            raise FileProblem(file, f"{place}[{number}]", "problem-no-such-item", id=item)


def profile_form(profile: Any, content: Content, file: str | Path, place: str) -> ProfileForm:
    """Return the profile a creature names, with what it changes of it; raises FileProblem."""
    form = changed_profile(profile, content.profiles, UNCHANGED, file, place)
    if not isinstance(profile, str):
        check_profile(form, content, file, place)
    return form


# -- from forms to what the rules use -----------------------------------------------------------------------------


def dice_of(text: str) -> DiceSum:
    """Return dice as they are written: 2d6+3."""
    count, _, rest = text.partition("d")
    sign = "-" if "-" in rest else "+"
    sides, _, plus = rest.partition(sign)
    return DiceSum(int(count), int(sides), int(f"{sign}{plus}") if plus else 0)


def attack_of(form: WeaponForm, bonus: int, damage: str) -> Weapon:
    """Return a weapon in the hands of a creature."""
    normal, long = form.range or (0.0, 0.0)
    return as_data(
        Weapon, form, bonus=bonus, damage=dice_of(damage), reach=form.reach or 0.0, normal=normal, long=long,
        held="" if form.held == "none" else form.held,
    )  # fmt: skip


def feature_of(form: FeatureForm) -> Feature:
    """Return what else a creature can do."""
    dice = None if form.dice is None else dice_of(form.dice)
    return as_data(Feature, form, dice=dice, attack=None if form.weapon is None else AttackId(form.weapon))


def item_of(form: ItemForm) -> Item:
    """Return a thing that a creature carries."""
    return as_data(Item, form)


def profile_of(form: ProfileForm, content: Content) -> Profile:
    """Return a kind of creature, with its equipment."""
    speeds = {Mode(name): getattr(form.speeds, name) for name in form.speeds.__struct_fields__}
    return as_data(
        Profile,
        form,
        speeds={mode: speed for mode, speed in speeds.items() if speed is not None},
        abilities={ability: getattr(form.abilities, ability.value) for ability in Ability},
        attacks=tuple(attack_of(content.weapons[one.weapon], one.bonus, one.damage) for one in form.attacks),
        features=tuple(feature_of(content.features[one]) for one in form.features),
    )


_HIGH_ABOVE: Final = 1000.0
"""From where creatures are put down, so that the highest free surface is found and not the ground under a roof."""


class FightContent(ListedContentFace[Content]):
    """How the d20 fight reads its content and scenarios; what each method does says `ContentFace`."""

    scenario_form = FightForm
    named_by = MappingProxyType(
        {
            "side": ("side", "player"),
            "player.side": ("side",),
            "winner_at_limit": ("side", "player"),
            "surprisable": ("side", "player"),
            "piece": ("terrain",),
            "in": ("terrain",),
            "after": ("search",),
        }
    )
    zone_kinds = (ZoneKind.ENTRY, ZoneKind.EXIT, ZoneKind.DIFFICULT, ZoneKind.DARK, ZoneKind.FOG, ZoneKind.DEEP,
                  ZoneKind.AIRLESS)  # fmt: skip
    entry_forms = MappingProxyType({"terrain": TerrainForm, "zone": ZoneForm, "figure": CreatureForm, "kind": KindForm})
    content_files = CONTENT_FILES
    nothing = Content()
    gait = GAIT
    file_lists = FILE_LISTS
    save_words = SaveWords(turn="ChooseStep")
    placed = ("object", "search")
    namings = MappingProxyType({"terrain": (Naming("object", "piece"),)})

    def check_own(self, content: Content, file: str | Path, /) -> None:
        check_own(content, file)

    def check_references(self, part: Content, whole: Content, file: str | Path, /) -> None:
        for number, profile in enumerate(part.profiles.values()):
            check_profile(profile, whole, file, f'profile[{number}] "{profile.id}"')

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

    gains = ("items",)

    @property
    def rests(self) -> Sequence[str]:
        return tuple(rest.value for rest in Rest)

    def brought(
        self, state: State, content: Content, rest: str, /, *, back_to_back: bool = False
    ) -> Sequence[CarriedOver]:
        """Return hit points; who died, or was left behind, is lost, and minor creatures are nobody's.  DR55."""
        return [
            CarriedOver(
                figure=figure.id,
                profile=figure.profile.id,
                player=figure.player,
                entry={"hit_points": hit_points_after(state, figure.id, Rest(rest))}
                if is_taken_along(state, figure.id)
                else None,
                is_lost=not is_taken_along(state, figure.id),
            )
            for figure in state.setup.figures
            if not figure.profile.minor
        ]

    def usual(self, content: Content, entry: Mapping[str, Any], key: str, /) -> Any:
        return getattr(content.profiles.get(base_of(entry.get("profile"))), key, None)

    def check_playable(self, setup: Setup, file: str | Path, /) -> None:
        for number, player in enumerate(setup.players):
            if not player.arbiter and not any(figure.player == player.id for figure in setup.figures):
                raise FileProblem(file, f'player[{number}] "{player.id}"', "problem-no-figure")
        if len({player.side for player in setup.players if not player.arbiter}) < 2:
            raise FileProblem(file, "side", "problem-one-side")

    def round_limit(self, setup: Setup, /) -> int | None:
        return setup.options.round_limit


# -- sides, players, options ---------------------------------------------------------------------------------------


def _options(form: FightForm, sides: set[SideId], file: str | Path) -> Options:
    rules: OptionsForm = form.rules
    for key, named in (("winner_at_limit", (rules.winner_at_limit,)), ("surprisable", rules.surprisable or ())):
        for side in named:
            if side is not None and side not in sides:
                raise no_side(side, form.side, file, f"rules.{key}")
    if rules.arbiter is Arbiter.SEAT and not any(player.arbiter for player in form.player):
        raise FileProblem(file, "rules.arbiter", "problem-no-arbiter")
    return as_data(Options, rules)


def _players(form: FightForm) -> tuple[PlayerSetup, ...]:
    return tuple(as_data(PlayerSetup, player, side=SideId(side_of(player))) for player in form.player)


# -- creatures -----------------------------------------------------------------------------------------------------


def _creature(
    form: CreatureForm, scenario: FightForm, content: Content, file: str | Path, number: int
) -> CreatureSetup:
    """Return a creature of one of the scenario's players, where the file puts it."""
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
    """Return a creature at the height it wants or high above; raises FileProblem."""
    profile = profile_form(form.profile, content, file, f"{place}.profile")
    items = profile.items if form.items is None else form.items
    check_items(items, content, file, f"{place}.items")
    if form.hit_points is not None and form.hit_points > profile.hit_points:
        raise FileProblem(file, f"{place}.hit_points", "problem-hit-points", most=profile.hit_points)
    if form.hit_points == 0 and profile.minor:
        raise FileProblem(file, f"{place}.hit_points", "problem-minor-down")
    return as_data(
        CreatureSetup,
        form,
        label=label_of(profile.name if form.name is None else form.name),
        profile=profile_of(profile, content),
        at=(0.0, 0.0) if form.at is None else rounded_point(form.at),
        z=_HIGH_ABOVE if form.height is None else rounded(form.height),
        items=tuple(item_of(content.items[item]) for item in dict.fromkeys(items)),
        conditions=tuple(dict.fromkeys(form.conditions)),
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
    """Return the creatures where they stand or hang in the air, those without a place last; raises FileProblem.

    D018.
    """
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
        places, outcome = tuple(rounded_point(at) for at in one.places), description_label(one.outcome)
        found.append(as_data(ObjectSetup, one, places=places, z=rounded(one.height), outcome=outcome))
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
            raise no_side(one.side, form.side, file, f"{place}.side")
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
