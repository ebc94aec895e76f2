"""Content of Pocket Tactics: kinds of tiles and features, factions, units."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, TypeVar

from pb12table.files.forms.labels import label_of
from pb12table.files.forms.scenarios import KindForm
from pb12table.files.problems import FileProblem, refuse_twins
from pb12table.files.reading import converted, type_name
from pb12table.systems.pocket_tactics.files.forms import (
    AbilityForm,
    BaneForm,
    BonusForm,
    FactionForm,
    FeatureForm,
    FeaturesFile,
    HexForm,
    RallyForm,
    TileKindForm,
    TilesFile,
    UnitForm,
    UnitsFile,
    WardForm,
)
from pb12table.systems.pocket_tactics.rules.setup import Ability, Bonus, Does, Faction, Ground, Pool, UnitCard

Named = TypeVar("Named", TileKindForm, FeatureForm, FactionForm, UnitForm)

CONTENT_FILES: Final = ("tiles.toml", "features.toml", "units/*.toml")
CONTENT_FORMS: Final[Mapping[str, type[TilesFile | FeaturesFile | UnitsFile]]] = MappingProxyType(
    {"tiles": TilesFile, "features": FeaturesFile, "units": UnitsFile}
)


@dataclass(frozen=True)
class Content:
    """Everything a scenario can name, by id, as it is written in the files; `kinds` of other terrain there are none."""

    tiles: Mapping[str, TileKindForm] = field(default_factory=dict)
    features: Mapping[str, FeatureForm] = field(default_factory=dict)
    factions: Mapping[str, FactionForm] = field(default_factory=dict)
    units: Mapping[str, UnitForm] = field(default_factory=dict)
    kinds: Mapping[str, KindForm] = field(default_factory=dict)

    def under(self, more: Content) -> Content:
        """This content with other content laid over it."""
        return Content(*({**old, **new} for old, new in zip(_parts(self), _parts(more), strict=True)))


def _parts(content: Content) -> Iterator[Mapping[str, Any]]:
    return (getattr(content, part.name) for part in fields(content))


def by_id(forms: Iterable[Named]) -> dict[str, Named]:
    """Forms by their ids."""
    return {form.id: form for form in forms}


def content_of(document: dict[str, Any], path: str | Path) -> Content:
    """The plain data of a content file as content; raises FileProblem."""
    if "content" not in document:
        raise FileProblem(path, "", "problem-missing-key", key="content")
    sort = document["content"]
    if not isinstance(sort, str):
        raise FileProblem(path, "content", "problem-wrong-type", expected="text", found=type_name(sort))
    if sort not in CONTENT_FORMS:
        known = ", ".join(f'"{name}"' for name in CONTENT_FORMS)
        raise FileProblem(path, "content", "problem-unknown-content", found=sort[:80], known=known)
    match converted(document, CONTENT_FORMS[sort], path):
        case TilesFile() as file:
            refuse_twins(file.tile, "tile", path)
            return Content(tiles=by_id(file.tile))
        case FeaturesFile() as file:
            refuse_twins(file.feature, "feature", path)
            return Content(features=by_id(file.feature))
        case UnitsFile() as file:
            refuse_twins(file.faction, "faction", path)
            refuse_twins(file.unit, "unit", path)
            return Content(factions=by_id(file.faction), units=by_id(file.unit))
    raise AssertionError(sort)


def merged(content: Content, more: Content, path: str | Path) -> Content:
    """Content of one folder together with that of its next file; raises FileProblem for an id in two files."""
    for part, old, new in zip(fields(content), _parts(content), _parts(more), strict=True):
        for identity in new:
            if identity in old:
                raise FileProblem(path, f'{part.name} "{identity}"', "problem-twin", id=identity)
    return content.under(more)


def check_units(units: Iterable[UnitForm], whole: Content, path: str | Path) -> None:
    """Raise FileProblem where a unit names a faction or a favoured terrain that there is not."""
    for number, unit in enumerate(units):
        place = f'unit[{number}] "{unit.id}"'
        if unit.faction not in whole.factions:
            raise FileProblem(path, f"{place}.faction", "problem-pocket-no-such-faction", id=unit.faction)
        for favoured in unit.favoured:
            if favoured not in whole.tiles and favoured not in whole.features:
                raise FileProblem(path, f"{place}.favoured", "problem-pocket-no-such-terrain", id=favoured)


# -- as the rules use it --------------------------------------------------------------------------------------


def bonus_of(form: BonusForm, source: str) -> Bonus:
    """A bonus as the rules use it."""
    return Bonus(None if form.on == "any" else Pool(form.on), form.value, source)


def ability_of(form: AbilityForm | None, source: str) -> Ability | None:
    """An ability as the rules use it."""
    match form:
        case BaneForm():
            return Ability(Does.BANE, against=form.against, bonus=bonus_of(form.bonus, source))
        case WardForm():
            return Ability(Does.WARD, bonus=bonus_of(form.bonus, source))
        case RallyForm():
            return Ability(Does.RALLY, rerolls=form.rerolls)
        case HexForm():
            return Ability(Does.HEX, reach=form.reach)
    return None


def card_of(form: UnitForm) -> UnitCard:
    """A card as the rules use it."""
    return UnitCard(
        id=form.id,
        label=label_of(form.name),
        faction=form.faction,
        points=form.points,
        off=form.off,
        defence=form.defence,
        types=form.types,
        bonuses=tuple(bonus_of(bonus, form.id) for bonus in form.bonuses),
        fast=form.fast,
        flying=form.flying,
        ranged=form.ranged,
        favoured=form.favoured,
        ability=ability_of(form.ability, form.id),
    )


def tile_kind_of(form: TileKindForm) -> Ground:
    """A kind of tile as the rules use it."""
    return Ground(form.id, label_of(form.name), form.hazard, form.ends_move, stock=form.stock)


def feature_of(form: FeatureForm) -> Ground:
    """A kind of feature as the rules use it."""
    return Ground(
        form.id,
        label_of(form.name),
        form.hazard,
        form.ends_move,
        blocks=form.blocks_sight,
        bonuses=tuple(bonus_of(bonus, form.id) for bonus in form.bonuses),
        rerolls=form.rerolls,
        height=form.height,
    )


def faction_of(form: FactionForm) -> Faction:
    """A faction as the rules use it."""
    return Faction(form.id, label_of(form.name))
