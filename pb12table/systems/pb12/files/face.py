"""The content face of Pb-12, its own part of scenarios and what they may name; see `faces.content.ContentFace`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import msgspec

from pb12table.files.forms.basics import label_of
from pb12table.files.forms.scenarios import ZoneForm, base_of
from pb12table.files.problems import FileProblem, refuse_twins
from pb12table.skirmish.faces.content import USUAL_ZONES, CarriedOver, ContentFace, KindTable, Layout, Naming, SaveWords
from pb12table.skirmish.hindrances import LayoutFault
from pb12table.skirmish.ids import Label, PlayerId, told_apart
from pb12table.skirmish.zones import Zone, ZoneKind
from pb12table.systems.pb12.files.building import card_of, check_card, check_shape, durability_of, tables_of
from pb12table.systems.pb12.files.content import (
    CONTENT_FILES,
    NO_CONTENT,
    Content,
    action_forms,
    action_of,
    check_conditions,
    check_item,
    check_profiles,
    check_tables,
    content_of,
    laid_over,
    merged,
    modules_of,
    player_of,
)
from pb12table.systems.pb12.files.figures import (
    check_groups,
    check_limits,
    figure_of,
    group_of_form,
    profile_form,
    put_down,
)
from pb12table.systems.pb12.files.forms import CardForm, FigureForm, KindForm, OwnActionForm, ScenarioForm, TerrainForm
from pb12table.systems.pb12.rules.figures.figures import GAIT
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.preparations.blocks import BlockKind
from pb12table.systems.pb12.rules.preparations.profiles import FigureSetup, Setup
from pb12table.systems.pb12.rules.preparations.setup import Rest, carried, comes_along, is_lost, used_after
from pb12table.table.battlefield import Battlefield, Gait
from pb12table.table.shapes import Point


def _carried_over(state: State, figure: FigureSetup, content: Content, rest: Rest) -> CarriedOver:
    used = used_after(state, figure.id, rest)
    items = [item for item in carried(state, figure.id) if item in content.items]
    has_others = items != [block.id for block in figure.blocks if block.kind is BlockKind.ITEM]
    points = {"free": used.free, "light": used.light, "heavy": used.heavy}
    entry = {
        "used_points": {kind: number for kind, number in points.items() if number} or None,
        **({"items": items} if has_others else {}),
    }
    comes = comes_along(state, figure.id, rest)
    return CarriedOver(figure.id, "", figure.player, entry if comes else None, is_lost(state, figure.id))


class Pb12Content(ContentFace[Content]):
    """How Pb-12 reads its content and scenarios; what each method does says `ContentFace`."""

    scenario_form = ScenarioForm
    named_by = MappingProxyType(
        {
            "aboard": ("figure",),
            "fixed_to": ("figure",),
            "leader": ("figure",),
            "parent": ("group", "player"),
            "deck": ("card",),
            "in_use": ("item",),
            "abilities": ("item",),
            "family": ("action",),
            "template": ("action",),
            "pieces": ("terrain",),
            "in": ("terrain",),
        }
    )
    loose_forms = MappingProxyType({"action": OwnActionForm})
    entry_forms = MappingProxyType({"terrain": TerrainForm, "zone": ZoneForm, "figure": FigureForm, "kind": KindForm})
    kind_tables = (KindTable("kind", "kind", KindForm, lambda content: content.kinds),)
    zone_kinds = USUAL_ZONES
    content_files = CONTENT_FILES
    nothing = NO_CONTENT
    new_player = MappingProxyType({"command_points": 3})
    bare: Mapping[str, Any] = MappingProxyType({})
    placed: Sequence[str] = ()
    namings: Mapping[str, Sequence[Naming]] = MappingProxyType({})
    # R1.3.3: every player bids once a round.  R5.0.3: decks are secret.
    save_words = SaveWords(each_round="BidInitiative", turn="ChooseTurn", secret="deck")

    def content_of(self, document: dict[str, Any], file: str | Path, /) -> Content:
        return content_of(document, file)

    def merged(self, content: Content, more: Content, file: str | Path, /) -> Content:
        return merged(content, more, file)

    def laid_over(self, content: Content, more: Content, /) -> Content:
        return content.under(more)

    def check_references(self, part: Content, whole: Content, file: str | Path, /) -> None:
        check_profiles(part.profiles.values(), whole, file)

    def check_whole(self, content: Content, folder: Path, /) -> None:
        tables_of(content.tables, folder)

    def check_document(self, document: dict[str, Any], content: Content, file: Path, /) -> None:
        own = content_of(document, file)
        check_profiles(own.profiles.values(), content.under(own), file)

    def with_own(self, form: ScenarioForm, content: Content, file: str | Path, /) -> Content:
        refuse_twins(form.profile, "profile", file)
        refuse_twins(form.item, "item", file)
        refuse_twins(form.kind, "kind", file)
        for number, item in enumerate(form.item):
            check_item(item, f'item[{number}] "{item.id}"', file)
        refuse_twins(form.card, "card", file)
        for number, card in enumerate(form.card):
            check_card(card, f'card[{number}] "{card.id}"', file)
        if form.tables is not None:
            check_tables(form.tables, file)
        for number, profile in enumerate(form.profile):
            check_shape(profile, file, f'profile[{number}] "{profile.id}"')
        return content.with_own(form.profile, form.item, form.kind, form.tables, cards=form.card)

    def setup(self, form: ScenarioForm, layout: Layout, content: Content, file: str | Path, /) -> Setup:
        refuse_twins(form.figure, "figure", file)
        refuse_twins(form.group, "group", file)
        figures = tuple(
            figure_of(figure, content, file, f'figure[{number}] "{figure.id}"')
            for number, figure in enumerate(form.figure)
        )
        labels = told_apart([figure.label for figure in figures])
        figures = tuple(replace(figure, label=label) for figure, label in zip(figures, labels, strict=True))
        everybody = tuple(PlayerId(player.id) for player in form.player)
        zones = tuple(_for_everybody(zone, everybody) for zone in layout.zones)
        _check_figures(form, zones, figures, file)
        placed = put_down(layout.battlefield, figures, form.figure, file)
        setup = Setup(
            name=layout.name,
            battlefield=layout.battlefield,
            step_cm=layout.step_cm,
            tables=tables_of(content.tables, file),
            players=tuple(
                player_of(player, content.cards, file, f'player[{number}] "{player.id}"')
                for number, player in enumerate(form.player)
            ),
            cards=tuple(card_of(card) for card in _known_cards(form, content)),
            figures=placed,
            zones=zones,
            modules=modules_of(form.rules),
            durable=tuple(
                durable for piece in form.terrain if (durable := durability_of(piece, content.kinds)) is not None
            ),
            piece_names=layout.piece_names,
            actions=tuple(
                action_of(action, form, file, f'action[{number}] "{action.id}"')
                for number, action in enumerate(action_forms(form, content.actions, file))
            ),
            groups=tuple(group_of_form(group) for group in form.group),
            backdrop=layout.backdrop,
        )
        check_groups(setup, file)
        return setup

    def document(self, form: ScenarioForm, content: Content, file: str | Path, /) -> dict[str, Any]:
        sheets = [profile_form(figure.profile, content, file, "figure.profile") for figure in form.figure]
        profiles = {sheet.id: content.profiles[sheet.id] for sheet in sheets}
        items = {
            block
            for sheet, figure in zip(sheets, form.figure, strict=True)
            for block in (*sheet.abilities, *sheet.items, *(figure.items or ()))
        }
        whole = msgspec.structs.replace(
            form,
            profile=tuple(profiles.values()),
            item=tuple(content.items[block] for block in content.items if block in items),
            kind=tuple(content.kinds[kind] for kind in sorted({piece.kind for piece in form.terrain})),
            tables=laid_over(content.tables, form.tables),
            action=tuple(msgspec.to_builtins(action) for action in action_forms(form, content.actions, file)),
            card=_known_cards(form, content),
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
        """Return wounds and what is carried, as far as there is such a thing in the next scenario.  RU205."""
        return [_carried_over(state, figure, content, Rest(rest)) for figure in state.setup.figures]

    def usual(self, content: Content, entry: Mapping[str, Any], key: str, /) -> Any:
        return getattr(content.profiles.get(base_of(entry.get("profile"))), key, None)

    def check_limits(self, setup: Setup, file: str | Path, /) -> None:
        check_limits(setup, file)

    def check_playable(self, setup: Setup, file: str | Path, /) -> None:
        for number, player in enumerate(setup.players):
            place = f'player[{number}] "{player.id}"'
            own = [figure for figure in setup.figures if figure.player == player.id]
            if not own:
                raise FileProblem(file, place, "problem-no-figure")
            if player.command_points + sum(max(figure.profile.command, 0) for figure in own) == 0:
                raise FileProblem(file, f"{place}.command_points", "problem-no-command-points")
        check_conditions(setup, file)

    def figures(self, setup: Setup, /) -> int:
        return len(setup.figures)

    def round_limit(self, setup: Setup, /) -> int | None:
        return setup.modules.round_limit

    def step_lengths(self, setup: Setup, /) -> Sequence[tuple[int, float]]:
        """Return how many centimetres long a step is for models of each scale.  R1.1.13."""
        return [(row.scale, row.step_cm) for row in setup.tables.step_lengths]

    def profiles(self, content: Content, /) -> Mapping[str, Label]:
        return {identity: label_of(profile.name) for identity, profile in content.profiles.items()}

    @property
    def gait(self) -> Gait:
        return GAIT

    def layout_faults(
        self,
        battlefield: Battlefield,
        zones: Sequence[Zone],
        figures: Sequence[tuple[Point, float | None]],
        document: Mapping[str, Any],
        /,
    ) -> tuple[LayoutFault, ...]:
        # Only now: what looks for ways takes longer to load than a scenario to read.
        from pb12table.systems.pb12.rules.preparations.setup import layout_faults

        return layout_faults(battlefield, zones, figures)


def _known_cards(form: ScenarioForm, content: Content) -> tuple[CardForm, ...]:
    """Return all existing cards if anybody has a deck: those of the decks alone would betray who has what.  R5.0.3."""
    return tuple(content.cards.values()) if any(player.deck for player in form.player) else ()


def _check_figures(
    form: ScenarioForm, zones: tuple[Zone, ...], figures: tuple[FigureSetup, ...], file: str | Path
) -> None:
    """Raise FileProblem when a figure is of somebody who does not play, or could never enter."""
    players = {player.id for player in form.player}
    entries = {player for zone in zones if zone.kind is ZoneKind.ENTRY for player in zone.players}
    pieces = {piece.id for piece in form.terrain}
    for number, figure in enumerate(figures):
        place = f'figure[{number}] "{figure.id}"'
        if figure.player not in players:
            raise FileProblem(file, f"{place}.player", "problem-no-such-player", id=figure.player)
        if figure.at is None and figure.player not in entries:
            raise FileProblem(file, place, "problem-no-entry", id=figure.player)
        if figure.id in pieces:
            raise FileProblem(file, place, "problem-twin", id=figure.id)


CONTENT = Pb12Content()

if TYPE_CHECKING:
    _: ContentFace[Content] = CONTENT


def _for_everybody(zone: Zone, everybody: tuple[PlayerId, ...]) -> Zone:
    """Return the zone, bringing points to everybody if it is to contest and names no players.  R6.1.11."""
    return replace(zone, players=everybody) if zone.kind is ZoneKind.CONTEST and not zone.players else zone
