"""The form of actions that a scenario brings, and of the templates for them.  RU122."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from pb12table.files.forms.basics import (
    BothNames,
    BothTexts,
    Change,
    ContentForm,
    Coordinate,
    Form,
    Id,
    Ids,
    Length,
    LongText,
    Text,
)
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.systems.pb12.rules.scenarios.effect_data import Effect

SomePoints = Annotated[int, Meta(ge=1, le=12)]


class ActionForm(Form, frozen=True, kw_only=True):
    """An action of a scenario.  RU122; what each key means stands at `pb12.scenario_data.ScenarioAction`.

    `kinds` stands for all pieces of these kinds of terrain, beside `pieces`.  `family` is the template it is made from:
    what is made for the template is made for the action.
    """

    id: Id
    name: Text | BothNames
    text: LongText | BothTexts
    target: Literal["none", "figure", "terrain", "point", "place"]
    effects: Annotated[tuple[Effect, ...], Meta(min_length=1, max_length=8)]
    attribute: Attribute | None = None
    modifier: Change = 0
    least: SomePoints = 1
    most: SomePoints | None = None
    needs: SomePoints = 1
    radius: Annotated[int, Meta(ge=1, le=60)] | None = None
    whom: Literal["opponents", "own", "anybody"] = "opponents"
    pieces: Ids = ()
    kinds: Ids = ()
    place: tuple[Coordinate, Coordinate, Coordinate] | None = None
    within: Literal["contact", "melee", "communication", "anywhere"] | Length | None = None
    zone: Id | None = None
    players: Ids = ()
    with_block: bool = False
    auxiliary: bool = False
    uses: SomePoints | None = None
    family: Id | None = None


class ActionsFile(ContentForm, frozen=True, kw_only=True):
    """A file with `content = "actions"`: templates for actions of scenarios."""

    content: Literal["actions"]
    action: Annotated[tuple[ActionForm, ...], Meta(max_length=100)]
