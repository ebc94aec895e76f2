"""Content of Pb-12: profiles, items, kinds of terrain, tables, cards;
and players, modules and actions of a scenario.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, TypeAlias, TypeVar

import msgspec

from pb12table.files.forms.basics import as_data, label_of
from pb12table.files.problems import FileProblem, every_fault_told, refuse_twins
from pb12table.files.reading import converted, type_name
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.zones import ZoneKind
from pb12table.systems.pb12.files.building import block_of, check_card, check_shape, deck_of, deck_reduction, order_of
from pb12table.systems.pb12.files.forms import (
    ActionForm,
    ActionsFile,
    CardForm,
    CardsFile,
    ItemForm,
    ItemsFile,
    KindForm,
    PlayerForm,
    ProfileForm,
    ProfilesFile,
    RulesForm,
    ScenarioForm,
    TablesFile,
    TablesForm,
    TerrainFile,
)
from pb12table.systems.pb12.rules.preparations.profiles import Block, Modules, PlayerSetup, Setup
from pb12table.systems.pb12.rules.scenarios.scenario_data import Open, ScenarioAction, TargetKind, Whom, Within

Named = TypeVar("Named", ProfileForm, ItemForm, KindForm, ActionForm, CardForm)

CONTENT_FILES: Final = (
    "terrain.toml", "tables.toml", "actions.toml", "items/*.toml", "profiles/*.toml", "cards/*.toml"
)  # fmt: skip
"""Where content files lie in a folder of content, in the order in which they are read."""

ContentFile: TypeAlias = ProfilesFile | ItemsFile | TerrainFile | TablesFile | ActionsFile | CardsFile
CONTENT_FORMS: Mapping[str, type[ContentFile]] = MappingProxyType(
    {
        "profiles": ProfilesFile,
        "items": ItemsFile,
        "terrain": TerrainFile,
        "tables": TablesFile,
        "actions": ActionsFile,
        "cards": CardsFile,
    }
)


@dataclass(frozen=True)
class Content:
    """Everything a scenario can name, by id, as it is written in the files."""

    profiles: Mapping[str, ProfileForm]
    items: Mapping[str, ItemForm]
    kinds: Mapping[str, KindForm]
    tables: TablesForm
    actions: Mapping[str, ActionForm]
    cards: Mapping[str, CardForm]

    def with_own(
        self,
        profiles: Iterable[ProfileForm] = (),
        items: Iterable[ItemForm] = (),
        kinds: Iterable[KindForm] = (),
        tables: TablesForm | None = None,
        actions: Iterable[ActionForm] = (),
        cards: Iterable[CardForm] = (),
    ) -> Content:
        """Return this content with other content laid over it."""
        return Content(
            MappingProxyType({**self.profiles, **_by_id(profiles)}),
            MappingProxyType({**self.items, **_by_id(items)}),
            MappingProxyType({**self.kinds, **_by_id(kinds)}),
            laid_over(self.tables, tables),
            MappingProxyType({**self.actions, **_by_id(actions)}),
            MappingProxyType({**self.cards, **_by_id(cards)}),
        )

    def under(self, more: Content) -> Content:
        """Return this content with all of another laid over it."""
        return self.with_own(
            more.profiles.values(),
            more.items.values(),
            more.kinds.values(),
            more.tables,
            more.actions.values(),
            more.cards.values(),
        )

    def block(self, block: str) -> Block:
        """Return an item or ability in the form the rules use; KeyError if it does not exist."""
        return block_of(self.items[block])


_NOTHING: Mapping[str, Any] = MappingProxyType({})
NO_CONTENT = Content(_NOTHING, _NOTHING, _NOTHING, TablesForm(), _NOTHING, _NOTHING)


def _by_id(forms: Iterable[Named]) -> dict[str, Named]:
    return {form.id: form for form in forms}


def laid_over(tables: TablesForm, changes: TablesForm | None) -> TablesForm:
    """Return tables with those given in others replaced."""
    if changes is None:
        return tables
    given = {field: value for field in TablesForm.__struct_fields__ if (value := getattr(changes, field)) is not None}
    return msgspec.structs.replace(tables, **given)


def content_of(document: dict[str, Any], path: str | Path) -> Content:
    """Return the plain data of a content file as content; raises FileProblem."""
    if "content" not in document:
        raise FileProblem(path, "", "problem-missing-key", key="content")
    sort = document["content"]
    if not isinstance(sort, str):
        raise FileProblem(path, "content", "problem-wrong-type", expected="text", found=type_name(sort))
    if sort not in CONTENT_FORMS:
        known = ", ".join(f'"{name}"' for name in CONTENT_FORMS)
        raise FileProblem(path, "content", "problem-unknown-content", found=sort[:80], known=known)
    file = converted(document, CONTENT_FORMS[sort], path)
    match file:
        case ProfilesFile():
            refuse_twins(file.profile, "profile", path)
            return NO_CONTENT.with_own(profiles=file.profile)
        case ItemsFile():
            refuse_twins(file.item, "item", path)
            for number, item in enumerate(file.item):
                check_item(item, f'item[{number}] "{item.id}"', path)
            return NO_CONTENT.with_own(items=file.item)
        case TerrainFile():
            refuse_twins(file.kind, "kind", path)
            return NO_CONTENT.with_own(kinds=file.kind)
        case ActionsFile():
            refuse_twins(file.action, "action", path)
            return NO_CONTENT.with_own(actions=file.action)
        case CardsFile():
            refuse_twins(file.card, "card", path)
            for number, card in enumerate(file.card):
                check_card(card, f'card[{number}] "{card.id}"', path)
            return NO_CONTENT.with_own(cards=file.card)
        case TablesFile():
            check_tables(file.tables, path)
            return replace(NO_CONTENT, tables=file.tables)
    raise AssertionError(file)


def merged(content: Content, more: Content, path: str | Path) -> Content:
    """Return content of one folder together with that of its next file; raises FileProblem for an id in two files."""
    for place, old, new in (
        ("profile", content.profiles, more.profiles),
        ("item", content.items, more.items),
        ("kind", content.kinds, more.kinds),
        ("action", content.actions, more.actions),
        ("card", content.cards, more.cards),
    ):
        for twin in sorted(set(old) & set(new)):
            raise FileProblem(path, f'{place} "{twin}"', "problem-twin", id=twin)
    return content.under(more)


def check_item(item: ItemForm, place: str, path: str | Path) -> None:
    """Raise FileProblem when an item's values do not go together."""
    block = block_of(item)
    if (block.is_melee_weapon or block.is_ranged_weapon) and item.damage is None:
        raise FileProblem(path, place, "problem-missing-key", key="damage")
    if item.charges is not None and item.resources is None:
        raise FileProblem(path, place, "problem-missing-key", key="resources")


def check_tables(tables: TablesForm, path: str | Path) -> None:
    """Raise FileProblem when a table's rows do not go up, or a face is missing."""
    for name, numbers in (
        ("damage", [row.table for row in tables.damage or ()]),
        ("random_movement", [row.face for row in tables.random_movement or ()]),
        ("divergence", [row.face for row in tables.divergence or ()]),
    ):
        for number, found in enumerate(numbers):
            if found != number + 1:
                raise FileProblem(path, f"tables.{name}[{number}]", "problem-wrong-order", expected=number + 1)
    shares = [row.share for row in tables.concealment or ()]
    bounds = list(tables.ranges.bounds) if tables.ranges else []
    for name, values in (("concealment", shares), ("ranges.bounds", bounds)):
        for number in range(1, len(values)):
            if values[number] <= values[number - 1]:
                raise FileProblem(path, f"tables.{name}[{number}]", "problem-not-rising")


def check_profiles(profiles: Iterable[ProfileForm], content: Content, path: str | Path) -> None:
    """Raise FileProblem when a profile names an item there is none of, or has an impossible base or vehicle."""
    for number, profile in enumerate(profiles):
        with every_fault_told(path):
            check_shape(profile, path, f'profile[{number}] "{profile.id}"')
        for key in ("abilities", "items"):
            for block in getattr(profile, key):
                if block not in content.items:
                    place = f'profile[{number}] "{profile.id}".{key}'
                    raise FileProblem(path, place, "problem-no-such-item", id=block)


def player_of(form: PlayerForm, cards: Mapping[str, CardForm], file: str | Path, place: str) -> PlayerSetup:
    """Return a player as the rules use him, with his deck; raises FileProblem for an unknown card."""
    deck = deck_of(form.deck, cards, file, place)
    return PlayerSetup(
        PlayerId(form.id),
        form.name,
        form.command_points,
        form.value_reduction,
        None if form.leader is None else FigureId(form.leader),
        deck,
        deck_reduction(form.deck, cards),
    )


def modules_of(rules: RulesForm) -> Modules:
    """Return the options of a scenario.  R6.1.1 (Szenariobausteine)."""
    return Modules(
        rules.round_limit,
        rules.value_limit,
        rules.epicness_limit,
        rules.take_out_leader,
        order_of(rules.interruptions),
    )


def check_conditions(setup: Setup, file: str | Path) -> None:
    """Raise FileProblem when a victory or defeat condition says not for whom.  R6.1.9 to R6.1.11."""
    for number, player in enumerate(setup.players):
        if setup.modules.take_out_leader and player.leader is None:
            raise FileProblem(file, f'player[{number}] "{player.id}"', "problem-no-leader")
    for number, zone in enumerate(setup.zones):
        if zone.kind in (ZoneKind.HOLD, ZoneKind.CONTEST) and not zone.players:
            raise FileProblem(file, f'zone[{number}] "{zone.id}"', "problem-missing-key", key="players")


TEMPLATE = "template"


def action_forms(form: ScenarioForm, templates: Mapping[str, ActionForm], file: str | Path) -> tuple[ActionForm, ...]:
    """Return the scenario's actions with what their templates say; raises FileProblem."""
    found: list[ActionForm] = []
    for number, plain in enumerate(form.action):
        name = plain.get("id")
        place = f'action[{number}] "{name[:48]}"' if isinstance(name, str) else f"action[{number}]"
        action = _filled(plain, templates, file, place)
        taken = {known.id for group in (found, form.zone, form.player, form.figure, form.terrain) for known in group}
        if action.id in taken:
            raise FileProblem(file, place, "problem-twin", id=action.id)
        found.append(action)
    return tuple(found)


def _filled(plain: dict[str, Any], templates: Mapping[str, ActionForm], file: str | Path, place: str) -> ActionForm:
    """Return one action with its template's keys first."""
    template = plain.get(TEMPLATE)
    if template is None:
        return converted(plain, ActionForm, file, place)
    if not isinstance(template, str):
        found = type_name(template)
        raise FileProblem(file, f"{place}.{TEMPLATE}", "problem-wrong-type", expected="text", found=found)
    if template not in templates:
        raise FileProblem(file, f"{place}.{TEMPLATE}", "problem-no-such-action", id=template[:48])
    changes = {key: value for key, value in plain.items() if key != TEMPLATE}
    base: dict[str, Any] = msgspec.to_builtins(templates[template])
    return converted({**base, "family": template, **changes}, ActionForm, file, place)


def action_of(action: ActionForm, form: ScenarioForm, file: str | Path, place: str) -> ScenarioAction:
    """Return an action as the rules use it; raises FileProblem if what it names does not exist."""
    pieces = (*action.pieces, *(piece.id for piece in form.terrain if piece.kind in action.kinds))
    _check_names(action, form, file, place)
    _check_target(action, pieces, form, file, place)
    usual = Within.CONTACT if action.target == "terrain" else Within.ANYWHERE
    within = action.within
    return as_data(
        ScenarioAction,
        action,
        text=label_of(action.text),
        target=TargetKind(action.target),
        whom=Whom(action.whom),
        pieces=tuple(dict.fromkeys(pieces)),
        within=usual if within is None else Within(within) if isinstance(within, str) else within,
    )


def _check_names(action: ActionForm, form: ScenarioForm, file: str | Path, place: str) -> None:
    pieces = {piece.id for piece in form.terrain}
    opened = [piece for effect in action.effects if isinstance(effect, Open) for piece in effect.pieces]
    for key, named in (("pieces", action.pieces), ("effects", tuple(opened))):
        for piece in named:
            if piece not in pieces:
                raise FileProblem(file, f"{place}.{key}", "problem-no-such-piece", id=piece[:48])
    if action.zone is not None and all(zone.id != action.zone for zone in form.zone):
        raise FileProblem(file, f"{place}.zone", "problem-no-such-zone", id=action.zone)
    for player in action.players:
        if all(known.id != player for known in form.player):
            raise FileProblem(file, f"{place}.players", "problem-no-such-player", id=player)


def _check_target(
    action: ActionForm, pieces: tuple[str, ...], form: ScenarioForm, file: str | Path, place: str
) -> None:
    """Raise FileProblem when the keys do not go with the kind of target."""
    if action.target == "terrain" and not pieces:
        raise FileProblem(file, place, "problem-missing-key", key="pieces")
    if action.target != "terrain" and any(isinstance(one, Open) and not one.pieces for one in action.effects):
        raise FileProblem(file, f"{place}.effects", "problem-missing-key", key="pieces")
    if action.target == "place" and action.place is None:
        raise FileProblem(file, place, "problem-missing-key", key="place")
    if action.place is not None:
        x, y, _ = action.place
        if not (0.0 <= x <= form.table.width and 0.0 <= y <= form.table.depth):
            raise FileProblem(file, f"{place}.place", "problem-off-table")
    if action.radius is not None and action.target == "none":
        raise FileProblem(file, f"{place}.radius", "problem-only-with", key="target")
