"""The forms of the rulebook's tables as they are written in TOML.  RU120."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from pb12table.files.forms.basics import Change, ContentForm, Form, Id, Length, Points, Value

Source = Literal["text", "reconstructed"]
"""Whether the rulebook prints a row or it was worked out."""


class StepLengthForm(Form, frozen=True, kw_only=True):
    """R1.1.13."""

    scale: Annotated[int, Meta(ge=1, le=1000)]
    step_cm: Annotated[float, Meta(gt=0, le=100)]
    source: Source


class RangeForm(Form, frozen=True, kw_only=True):
    """R1.1.15, R1.7.11: upper bounds of near to extreme and beyond extreme, in multiples of the range factor."""

    bounds: tuple[Length, Length, Length, Length, Length, Length]
    beyond_extreme_modifier: Change
    source: Source


Twelve = Annotated[tuple[Points, ...], Meta(min_length=12, max_length=12)]


class DamageRowForm(Form, frozen=True, kw_only=True):
    """R1.5.3: the damage points for the results 1 to 12 on one damage table."""

    table: Annotated[int, Meta(ge=1, le=6)]
    points: Twelve
    source: Source


class RandomMovementForm(Form, frozen=True, kw_only=True):
    """R1.5.6: the clockwise angle for a face, or who chooses."""

    face: Annotated[int, Meta(ge=1, le=12)]
    direction: Annotated[int, Meta(ge=0, le=359)] | Literal["opponent", "controller"]
    source: Source


class DivergenceForm(Form, frozen=True, kw_only=True):
    """R1.6.10: no `radius` means that the success has no effect."""

    face: Annotated[int, Meta(ge=1, le=12)]
    radius: Change | None = None
    strength: Change = 0
    sector: Annotated[int, Meta(ge=0, le=360)] = 360
    source: Source


class ConcealmentForm(Form, frozen=True, kw_only=True):
    """R1.6.16: up to `share` of the silhouette covered gives `level`."""

    share: Annotated[float, Meta(ge=0, le=1)]
    level: Value
    source: Source


class DarknessForm(Form, frozen=True, kw_only=True):
    """R6.1.6."""

    id: Id
    level: Value
    source: Source


class TablesForm(Form, frozen=True, kw_only=True):
    """The rulebook's tables; a scenario gives only those that it changes.  RU120."""

    step_lengths: Annotated[tuple[StepLengthForm, ...], Meta(max_length=40)] | None = None
    ranges: RangeForm | None = None
    damage: Annotated[tuple[DamageRowForm, ...], Meta(min_length=6, max_length=6)] | None = None
    random_movement: Annotated[tuple[RandomMovementForm, ...], Meta(min_length=12, max_length=12)] | None = None
    divergence: Annotated[tuple[DivergenceForm, ...], Meta(min_length=12, max_length=12)] | None = None
    concealment: Annotated[tuple[ConcealmentForm, ...], Meta(min_length=2, max_length=20)] | None = None
    hidden_above: Annotated[float, Meta(ge=0.5, le=1)] | None = None
    darkness: Annotated[tuple[DarknessForm, ...], Meta(max_length=20)] | None = None


class TablesFile(ContentForm, frozen=True, kw_only=True):
    """A file with `content = "tables"`."""

    content: Literal["tables"]
    tables: TablesForm
