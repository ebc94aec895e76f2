"""What players choose and declare, as tagged plain data."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from pb12table.skirmish.ids import FigureId
from pb12table.systems.kampf_w6.rules.data import FireMode, ItemId, Stance, StandingOrder, WeaponId

Metres = Annotated[float, Meta(ge=-1000, le=1000)]
Path = Annotated[tuple[tuple[Metres, Metres], ...], Meta(max_length=60)]


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of all answers."""


class Attack(Answer, frozen=True, tag="attack"):
    """Attack a figure; as a reaction against the actor at a `place` of its trace.  W013 (angreifen), WR11."""

    weapon: WeaponId
    target: FigureId
    mode: FireMode | None = None
    place: int | None = None


class Reload(Answer, frozen=True, tag="reload"):
    """Fill the magazine of a weapon.  W014 (nachladen)."""

    weapon: WeaponId


class UseItem(Answer, frozen=True, tag="use-item"):
    """Use an item on a figure.  W020 (Gegenstand benutzen)."""

    item: ItemId
    target: FigureId


class ChangeStance(Answer, frozen=True, tag="stance"):
    """Stand, kneel or lie down.  W016 (hinknien, hinlegen)."""

    to: Stance


class ScenarioAct(Answer, frozen=True, tag="scenario-act"):
    """An act of the scenario.  W022."""

    id: str


class UseDoor(Answer, frozen=True, tag="use-door"):
    """Open a door by so many degrees, or close it; of one that lifts all above 0 is open.  WR41."""

    door: str
    degrees: Annotated[float, Meta(ge=-1000, le=1000)]


FurtherAct: TypeAlias = Attack | Reload | UseItem | ChangeStance | ScenarioAct | UseDoor


class Run(Answer, frozen=True, tag="run"):
    """Run.  W018 (rennen)."""

    path: Path


class Crawl(Answer, frozen=True, tag="crawl"):
    """Crawl.  W019 (robben)."""

    path: Path


class WalkOn(Answer, frozen=True, tag="walk"):
    """Walk within a walk, which is refused.  WR06."""

    path: Path


class Walk(Answer, frozen=True, tag="walk"):
    """Walk, with a further act after `at` metres of the way if one is given.  W017 (gehen), WR06.

    Another movement can be said to be the further act, and is refused.
    """

    path: Path
    further: FurtherAct | WalkOn | Run | Crawl | None = None
    at: Annotated[float, Meta(ge=0, le=1000)] | None = None


class BuyAction(Answer, frozen=True, tag="buy-action"):
    """Give up a bonus die for an action.  W030."""


class StealAction(Answer, frozen=True, tag="steal-action"):
    """Spend a fate die to take an action from an opponent.  W031."""

    victim: FigureId


DieAnswer: TypeAlias = BuyAction | StealAction
"""What gets an action for a die."""


class EndTurn(Answer, frozen=True, tag="end-turn"):
    """End the turn.  WR05."""


class Pass(Answer, frozen=True, tag="pass"):
    """Do not react to this act.  WR28."""


class PassTurn(Answer, frozen=True, tag="pass-turn"):
    """Do not react in this turn, unless attacked.  WR28."""


Moving: TypeAlias = Walk | Run | Crawl
"""Acts with a way."""
Act: TypeAlias = FurtherAct | Moving
"""What takes actions."""
ActAnswer: TypeAlias = Act | DieAnswer | EndTurn
ReactionAnswer: TypeAlias = Act | DieAnswer | PassTurn | Pass


class Reroll(Answer, frozen=True, tag="reroll"):
    """Throw one die of the roll again, by its number from 0; `group`: with a die of the side.  WR20, WR29."""

    die: Annotated[int, Meta(ge=0, le=99)]
    group: bool = False


class BonusDie(Answer, frozen=True, tag="bonus"):
    """Throw one die more.  WR20, WR29."""

    group: bool = False


class Stop(Answer, frozen=True, tag="stop"):
    """Leave the roll as it is."""


SpendAnswer: TypeAlias = Reroll | BonusDie | Stop


class ParryForDie(Answer, frozen=True, tag="parry"):
    """Parry without an action left, with one that a die gets: the object, and the price.  WR43."""

    means: str
    price: DieAnswer


ParryAnswer: TypeAlias = str | ParryForDie
"""The id of a weapon or an item, NO_PARRY for none; with the price where an action must be got first."""
NO_PARRY: Literal["no"] = "no"


class SetStandingOrder(Answer, frozen=True, tag="standing-order"):
    """Say when to be asked about a figure.  WR28."""

    figure: FigureId
    order: StandingOrder


class KeepDice(Answer, frozen=True, tag="keep-dice"):
    """Say whether to be asked only for dice.  WR28."""

    keep: bool


class GiveUp(Answer, frozen=True, tag="give-up"):
    """Leave the fight with all figures."""


Declaration: TypeAlias = SetStandingOrder | KeepDice | GiveUp
