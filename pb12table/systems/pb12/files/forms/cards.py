"""The form of cards as they are written in TOML.  Chapter 5, RU112."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from pb12table.files.forms.basics import BothNames, BothTexts, ContentForm, Form, Id, Length, LongText, Points, Text
from pb12table.systems.pb12.rules.cards.card_data import Occasion, Playability, RollKind, StatusMoment, TargetRole
from pb12table.systems.pb12.rules.game.state import Status
from pb12table.systems.pb12.rules.scenarios.effect_data import CardEffect
from pb12table.systems.pb12.rules.scenarios.scenario_data import Whom

PerMille = Annotated[int, Meta(ge=0, le=1000)]


class CardTargetForm(Form, frozen=True, kw_only=True):
    """At which figures a card is played; what each key means stands at `pb12.card_data.CardTarget`."""

    role: TargetRole
    whom: Whom = Whom.OWN
    statuses: Annotated[tuple[Status, ...], Meta(max_length=8)] = ()
    done: bool | None = None
    within: Literal["contact", "melee", "communication", "anywhere"] | Length = "anywhere"
    sight: bool = False


class CardForm(Form, frozen=True, kw_only=True):
    """A card.  R5.0.12: name, playability, reduction, text, and `flavour` in italics, which is no rule."""

    id: Id
    name: Text | BothNames
    text: LongText | BothTexts
    flavour: LongText | BothTexts | None = None
    playability: Playability
    per_mille: PerMille
    effects: Annotated[tuple[CardEffect, ...], Meta(min_length=1, max_length=8)]
    command_points: Points = 0
    action_points: Annotated[int, Meta(ge=0, le=12)] = 0
    epicness: Annotated[int, Meta(ge=0, le=30)] | None = None
    target: CardTargetForm | None = None
    occasions: Annotated[tuple[Occasion, ...], Meta(max_length=10)] = ()
    moment: StatusMoment | None = None
    rolls: Annotated[tuple[RollKind, ...], Meta(max_length=8)] = ()
    thrower: Whom | None = None


class CardsFile(ContentForm, frozen=True, kw_only=True):
    """A file with `content = "cards"`."""

    content: Literal["cards"]
    card: Annotated[tuple[CardForm, ...], Meta(max_length=300)]
