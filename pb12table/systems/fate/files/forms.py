"""The forms of what FATE has of its own in files, as it is written in TOML.

Every bound here keeps a wrong or hostile file from taking the program down.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from pb12table.files.forms.basics import (
    Angle,
    Base,
    BothNames,
    BothTexts,
    Cloth,
    Form,
    FormPoint,
    Id,
    Ids,
    LongText,
    PictureName,
    Text,
)
from pb12table.files.forms.scenarios import PlayerForm, ScenarioForm
from pb12table.systems.fate.rules.data import (
    HIGHEST,
    Aim,
    BlockUntil,
    ConflictType,
    Effect,
    GoalKind,
    Initiative,
    RangedDefence,
    Severity,
    ShiftUse,
    Skill,
    Stunt,
    ThrowCost,
    ThrowDefence,
    Use,
)

Value = Annotated[int, Meta(ge=0, le=HIGHEST)]
"""A skill or quality on the ladder."""
Skills = Annotated[dict[Skill, Value], Meta(max_length=20)]
Few = Annotated[int, Meta(ge=0, le=12)]
Exchange = Annotated[int, Meta(ge=1, le=99)]
Name = Annotated[tuple[Text | BothNames, ...], Meta(max_length=12)]


class WeaponForm(Form, frozen=True, kw_only=True):
    """A weapon.  F012, F108; `thrown`: how many zones one for the hand is thrown."""

    id: Id
    name: Text | BothNames
    skill: Skill
    use: Use
    zones: Few = 0
    least: Few = 0
    thrown: Few = 0
    blasts: bool = False


class CompanionForm(Form, frozen=True, kw_only=True):
    """A companion.  F091 to F098; `type` gives the first kind of conflict, `scope` what advances have added."""

    id: Id
    name: Text | BothNames
    type: Literal["sidekick", "aide", "assistant"]
    quality: Annotated[int, Meta(ge=1, le=HIGHEST)] = 1
    scope: Annotated[tuple[ConflictType, ...], Meta(max_length=2)] = ()
    skilled: Skills = msgspec.field(default_factory=dict)
    keeping_up: bool = False
    independent: bool = False
    communication: bool = False


class ProfileForm(Form, frozen=True, kw_only=True):
    """A character.  Section 6; without `grit` it is a hero's."""

    id: Id
    name: Text | BothNames
    description: LongText | BothTexts | None = None
    skills: Skills
    fate_points: Annotated[int, Meta(ge=0, le=20)] = 3
    grit: Annotated[int, Meta(ge=1, le=3)] | None = None
    weapons: Ids = ()
    stunts: Annotated[tuple[Stunt, ...], Meta(max_length=6)] = ()
    aspects: Name = ()


class MinionForm(Form, frozen=True, kw_only=True):
    """A kind of minion.  F084."""

    id: Id
    name: Text | BothNames
    description: LongText | BothTexts | None = None
    quality: Annotated[int, Meta(ge=1, le=3)]
    kind: ConflictType = ConflictType.PHYSICAL
    weapons: Ids = ()
    portrait: PictureName | None = None
    cloth: Cloth | None = None


Weapons = Annotated[tuple[WeaponForm, ...], Meta(max_length=200)]
Profiles = Annotated[tuple[ProfileForm, ...], Meta(max_length=200)]
Minions = Annotated[tuple[MinionForm, ...], Meta(max_length=100)]
Companions = Annotated[tuple[CompanionForm, ...], Meta(max_length=100)]


# -- scenarios -----------------------------------------------------------------------------------------------------


class FatePlayerForm(PlayerForm, frozen=True, kw_only=True):
    """A player; without a side, one of their own.  An `arbiter` has no figures.  FR01."""

    side: Id | None = None
    arbiter: bool = False


class SideForm(Form, frozen=True, kw_only=True):
    """A side."""

    id: Id
    name: Text | BothNames | None = None


class FigureForm(Form, frozen=True, kw_only=True):
    """A character on the table; what is named replaces what its profile has.

    Without a `height` it stands as high as its zone lets it; its `facing` is for the eye.
    """

    id: Id
    profile: Id
    player: Id
    at: FormPoint | None = None
    height: Base | None = None
    facing: Angle = 0.0
    name: Text | BothNames | None = None
    fate_points: Annotated[int, Meta(ge=0, le=20)] | None = None
    weapons: Ids | None = None
    companions: Ids = ()
    consequences: Annotated[tuple[BroughtForm, ...], Meta(max_length=4)] = ()
    portrait: PictureName | None = None
    cloth: Cloth | None = None


class GroupForm(Form, frozen=True, kw_only=True):
    """A group of minions: a figure at each place of `at`, or so many `heads` where there is room.

    `leader` is the character it is attached to.  F085, F089.
    """

    id: Id
    minion: Id
    player: Id
    at: Annotated[tuple[FormPoint, ...], Meta(min_length=1, max_length=30)] | None = None
    heads: Annotated[int, Meta(ge=1, le=30)] = 1
    height: Base | None = None
    name: Text | BothNames | None = None
    leader: Id | None = None


class LinkForm(Form, frozen=True, kw_only=True):
    """A passage between two zones; `back` is the border on the way back where it differs, `at` where it is drawn.

    FR04, section 4.1.
    """

    between: tuple[Id, Id]
    border: Few = 0
    back: Few | None = None
    closed: bool = False
    kind: Literal["way", "gate", "door", "window", "ladder", "stairs", "hatch", "climb"] = "way"
    at: FormPoint | None = None


class FeatureForm(Form, frozen=True, kw_only=True):
    """A thing of the scene with an act of its own.  F110."""

    id: Id
    name: Text | BothNames
    effect: Effect
    zone: Id
    skills: Annotated[tuple[Skill, ...], Meta(max_length=4)] = ()
    difficulty: Value = 1
    at: FormPoint | None = None
    actors: Ids = ()
    sides: Ids = ()
    from_exchange: Exchange = 1
    aspect: Text | BothNames | None = None
    link: tuple[Id, Id] | None = None
    delay: Few = 0
    effort: Value = 0
    out_skills: Annotated[tuple[Skill, ...], Meta(max_length=4)] = ()
    out_difficulty: Value = 1
    out_sides: Ids = ()
    penalty: Few = 1
    modify: Annotated[tuple[Skill, ...], Meta(max_length=4)] = ()
    complement: Annotated[tuple[Skill, ...], Meta(max_length=4)] = ()
    restrict: Annotated[tuple[Skill, ...], Meta(max_length=4)] = ()
    uses: Annotated[tuple[ShiftUse, ...], Meta(max_length=3)] = ()
    thing: Id | None = None
    lasts: Annotated[int, Meta(ge=0, le=99)] = 0


class SceneAspectForm(Form, frozen=True, kw_only=True):
    """An aspect of the scene, or of a `zone`; with a `difficulty` it can be removed.  F010, F068, FR26."""

    name: Text | BothNames
    zone: Id | None = None
    difficulty: Value | None = None


class BroughtForm(Form, frozen=True, kw_only=True):
    """A consequence brought from an earlier scene.  F062 to F065."""

    text: Text
    severity: Severity


class ThingForm(Form, frozen=True, kw_only=True):
    """Something that is carried.  F080."""

    id: Id
    name: Text | BothNames
    weight: Few = 0
    zone: Id
    at: FormPoint


class GoalForm(Form, frozen=True, kw_only=True):
    """What wins for a side.  F109."""

    kind: GoalKind
    side: Id
    thing: Id | None = None
    actor: Id | None = None
    zone: Id | None = None
    number: Annotated[int, Meta(ge=1, le=99)] = 1


class OptionsForm(Form, frozen=True, kw_only=True):
    """What is agreed before play.  Section 4.3."""

    conflict: ConflictType = ConflictType.PHYSICAL
    initiative: Initiative = Initiative.SKILL
    arbiter: Literal["policy", "seat"] = "policy"
    even_split: bool = True
    ranged_defence: RangedDefence = RangedDefence.ROW
    aims: Annotated[tuple[Aim, ...], Meta(min_length=1, max_length=5)] = tuple(Aim)
    block_until: BlockUntil = BlockUntil.EXCHANGE
    sprint_difficulty: Value = 1
    throw_cost: ThrowCost = ThrowCost.GERMAN
    throw_defence: ThrowDefence = ThrowDefence.OPPOSED
    long_conflict: bool = False
    duel: bool = False
    restrict_all: Annotated[tuple[Literal["alertness", "resolve"], ...], Meta(max_length=2)] = ()
    grit: bool = True
    cover_aspect: bool = True
    area_attacks: bool = True
    stress_boxes: Annotated[int, Meta(ge=1, le=10)] = 5
    exchange_limit: Exchange = 30


class FateScenarioForm(ScenarioForm, frozen=True, kw_only=True):
    """A scenario of FATE."""

    rules: OptionsForm = OptionsForm()
    aspects: Name = ()
    aspect: Annotated[tuple[SceneAspectForm, ...], Meta(max_length=30)] = ()
    side: Annotated[tuple[SideForm, ...], Meta(max_length=8)] = ()
    player: Annotated[tuple[FatePlayerForm, ...], Meta(max_length=8)] = ()
    figure: Annotated[tuple[FigureForm, ...], Meta(max_length=60)] = ()
    group: Annotated[tuple[GroupForm, ...], Meta(max_length=30)] = ()
    link: Annotated[tuple[LinkForm, ...], Meta(max_length=200)] = ()
    feature: Annotated[tuple[FeatureForm, ...], Meta(max_length=40)] = ()
    thing: Annotated[tuple[ThingForm, ...], Meta(max_length=20)] = ()
    goal: Annotated[tuple[GoalForm, ...], Meta(max_length=12)] = ()
    weapon: Weapons = ()
    profile: Profiles = ()
    minion: Minions = ()
    companion: Companions = ()
