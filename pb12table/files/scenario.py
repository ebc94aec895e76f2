"""Scenarios: from a TOML file, or from the document inside a save, to the setup of a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

import msgspec

from pb12table.files.building import label_of, tables_of
from pb12table.files.card_forms import CardForm
from pb12table.files.cards import card_of, check_card
from pb12table.files.content import (
    NO_CONTENT,
    Content,
    check_item,
    check_tables,
    description_label,
    laid_over,
    refuse_twins,
    usable_content,
)
from pb12table.files.forces import figure_of, profile_form
from pb12table.files.forms import ScenarioForm
from pb12table.files.groups import check_groups, group_of_form
from pb12table.files.limits_check import check_limits
from pb12table.files.modules import check_conditions, modules_of, player_of
from pb12table.files.pictures import backdrop_of
from pb12table.files.pieces import piece_of, zone_of
from pb12table.files.places import scenarios_folder, user_scenarios_folder
from pb12table.files.placing import put_down
from pb12table.files.possible_words import nearest
from pb12table.files.problems import FileProblem, check_regular, every_fault_told, told_as_problem
from pb12table.files.reading import check_plain, converted, is_standard_input, migrated, read_toml
from pb12table.files.scenario_actions import action_forms, action_of
from pb12table.files.shown_text import as_name, without_marks
from pb12table.files.terrain_values import durability_of, piece_names
from pb12table.files.vehicles import check_shape
from pb12table.skirmish.naming import Label, told_apart
from pb12table.skirmish.zones import Zone, ZoneKind
from pb12table.systems.pb12.rules.figures.gait import GAIT
from pb12table.systems.pb12.rules.preparations.profiles import FigureSetup, Setup
from pb12table.table.battlefield import Battlefield


@dataclass(frozen=True, slots=True)
class ScenarioSummary:
    """What a list of scenarios shows.  `width` and `depth` in steps; `minutes` None when the file does not say."""

    id: str
    path: Path
    name: Label
    description: Label | None
    players: tuple[str, ...]
    figures: int
    width: float
    depth: float
    minutes: int | None
    round_limit: int | None
    playable: bool


@dataclass(frozen=True)
class Scenario:
    """A scenario, or a layout to look at; `check_playable` tells whether a game can begin on it.

    `document` is plain JSON-ready data that needs no other file: the scenario with the profiles, items, kinds and
    tables it uses written into it.
    """

    id: str
    path: Path
    setup: Setup
    document: dict[str, Any]
    summary: ScenarioSummary


_MISSING: Final = frozenset(f"problem-no-such-{what}" for what in ("profile", "item", "kind", "card", "action"))
"""What is said of a scenario that names content there is none of."""

# -- finding --------------------------------------------------------------------------------------------------


def scenario_files() -> dict[str, Path]:
    """All scenario files by id (the file's name without ending), the user's own before the program's."""
    found: dict[str, Path] = {}
    for folder in (scenarios_folder(), user_scenarios_folder()):
        if folder.is_dir():
            with told_as_problem(folder):
                found |= {path.stem: path for path in sorted(folder.glob("*.toml"))}
    return dict(sorted(found.items()))


def find_scenario(name_or_path: str | Path) -> Path:
    """The file of a scenario by its id, or the path itself, STANDARD_INPUT too; FileProblem when there is none."""
    text = str(name_or_path)
    if text in (files := scenario_files()):
        return files[text]
    path = Path(text)
    if is_standard_input(text) or len(path.parts) > 1 or (path.suffix == ".toml" and path.exists()):
        return path
    known = nearest(list(files), text.removesuffix(".toml"))
    raise FileProblem(text or "“”", "", "problem-no-such-scenario", known=known)


def load_scenario(name_or_path: str | Path, content: Content | None = None) -> Scenario:
    """A scenario by its id or path; raises FileProblem.

    Where it names something that a bad file of the user's content may have been meant to hold, that file is told.
    """
    path = find_scenario(name_or_path)
    known, problems = usable_content() if content is None else (content, ())
    try:
        return scenario_of(read_toml(path), known, path)
    except FileProblem as problem:
        if problems and problem.key in _MISSING:
            raise problems[0] from problem
        raise


def scan_scenarios(content: Content | None = None) -> tuple[list[ScenarioSummary], list[FileProblem]]:
    """All scenarios that can be played, shortest first, and what is wrong with the others."""
    known, wrong = usable_content() if content is None else (content, ())
    summaries: list[ScenarioSummary] = []
    problems: list[FileProblem] = [*wrong]
    for path in scenario_files().values():
        try:
            check_regular(path)
            with every_fault_told(path):
                summaries.append(scenario_of(read_toml(path), known, path).summary)
        except FileProblem as problem:
            problems.append(problem)
    return sorted(summaries, key=lambda summary: (summary.minutes or 1000, summary.id)), problems


# -- reading --------------------------------------------------------------------------------------------------


def scenario_of(document: dict[str, Any], content: Content, path: Path) -> Scenario:
    """A scenario from the plain data of its file; raises FileProblem."""
    with every_fault_told(path):
        return _scenario_of(document, content, path)


def _scenario_of(document: dict[str, Any], content: Content, path: Path) -> Scenario:
    form = converted(document, ScenarioForm, path)
    known = _with_own_content(form, content, path)
    setup = _with_backdrop(form, known, path)
    check_limits(setup, path)
    # Names of files may hold bytes that are no letters; everything made of an id is text.
    identity = path.stem.encode("utf-8", "replace").decode("utf-8")
    summary = ScenarioSummary(
        id=identity,
        path=path,
        name=setup.name,
        description=description_label(form.description),
        players=tuple(player.name for player in form.player),
        figures=len(form.figure),
        width=form.table.width,
        depth=form.table.depth,
        minutes=form.minutes,
        round_limit=form.rules.round_limit,
        playable=_is_playable(setup, path),
    )
    return Scenario(identity, path, setup, _inlined(form, known, path), summary)


def unlimited_setup(document: dict[str, Any], content: Content, path: Path) -> Setup:
    """The setup of a scenario whose forces may be worth more than is agreed; raises FileProblem."""
    with every_fault_told(path):
        form = converted(document, ScenarioForm, path)
        return _with_backdrop(form, _with_own_content(form, content, path), path)


def known_content(document: dict[str, Any], content: Content, path: Path) -> Content:
    """All content that a scenario may name; its own is left out where the file is no scenario."""
    try:
        return _with_own_content(converted(document, ScenarioForm, path), content, path)
    except FileProblem:
        return content


def _with_backdrop(form: ScenarioForm, content: Content, path: Path) -> Setup:
    setup = _setup(form, content, path)
    if form.background is None:
        return setup
    return replace(setup, backdrop=backdrop_of(form.background, [path.parent], path))


def _is_playable(setup: Setup, file: str | Path) -> bool:
    try:
        check_playable(setup, file)
    except FileProblem:
        return False
    return True


def with_player_names(scenario: Scenario, names: Sequence[str]) -> Scenario:
    """A scenario with the names of those who play it, in the order of its players; "" or none keeps its own.

    Nothing but what people read depends on them: players are told apart by their ids.  Where two would then be called
    the same, as a remembered name may be that of another seat in this scenario, all keep the scenario's names.
    """
    setup = scenario.setup
    given = [as_name(name) or player.name for name, player in zip(names, setup.players, strict=False)]
    given += [player.name for player in setup.players[len(given) :]]
    if len({*given}) < len(given):
        given = [player.name for player in setup.players]
    players = tuple(replace(player, name=name) for player, name in zip(setup.players, given, strict=True))
    forms = [form | {"name": name} for form, name in zip(scenario.document["player"], given, strict=True)]
    return replace(
        scenario,
        setup=replace(setup, players=players),
        document={**scenario.document, "player": forms},
        summary=replace(scenario.summary, players=tuple(given)),
    )


def check_playable(setup: Setup, file: str | Path) -> None:
    """Raise FileProblem when nobody could play a game on a layout: fewer than two players, or one who cannot begin."""
    if len(setup.players) < 2:
        raise FileProblem(file, "player", "problem-too-few-players", found=len(setup.players))
    for number, player in enumerate(setup.players):
        place = f'player[{number}] "{player.id}"'
        own = [figure for figure in setup.figures if figure.player == player.id]
        if not own:
            raise FileProblem(file, place, "problem-no-figure")
        if player.command_points + sum(max(figure.profile.command, 0) for figure in own) == 0:
            raise FileProblem(file, f"{place}.command_points", "problem-no-command-points")
    check_conditions(setup, file)


def setup_from_document(document: Any, file: str | Path = "scenario") -> Setup:
    """The setup from a scenario's `document`, without any other file; raises FileProblem.

    Only its background picture, if it has one, is looked for in the folders of scenarios, and left out if it is not
    there or broken.
    """
    if not isinstance(document, dict):
        raise FileProblem(file, "", "problem-wrong-type", expected="table", found=type(document).__name__)
    check_plain(document, file)
    form = converted(migrated(without_marks(document), file), ScenarioForm, file)
    with every_fault_told(file):
        setup = _setup(form, _with_own_content(form, NO_CONTENT, file), file)
    if form.background is None:
        return setup
    try:
        folders = [user_scenarios_folder(), scenarios_folder()]
        return replace(setup, backdrop=backdrop_of(form.background, folders, file))
    except FileProblem:
        return setup  # the game matters, not the picture


def _with_own_content(form: ScenarioForm, content: Content, file: str | Path) -> Content:
    """The content with the scenario's own laid over it."""
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


def _inlined(form: ScenarioForm, content: Content, file: str | Path) -> dict[str, Any]:
    """The scenario with everything it uses written into it, as plain data."""
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


def _known_cards(form: ScenarioForm, content: Content) -> tuple[CardForm, ...]:
    """All cards there are, if anybody has a deck: those of the decks alone would betray who has what.  R5.0.3."""
    return tuple(content.cards.values()) if any(player.deck for player in form.player) else ()


def _setup(form: ScenarioForm, content: Content, file: str | Path) -> Setup:
    refuse_twins(form.terrain, "terrain", file)
    refuse_twins(form.zone, "zone", file)
    refuse_twins(form.player, "player", file)
    refuse_twins(form.figure, "figure", file)
    refuse_twins(form.group, "group", file)
    pieces = tuple(
        piece_of(piece, content.kinds, file, f'terrain[{number}] "{piece.id}"')
        for number, piece in enumerate(form.terrain)
    )
    zones = tuple(zone_of(zone, file, f'zone[{number}] "{zone.id}"') for number, zone in enumerate(form.zone))
    figures = tuple(
        figure_of(figure, content, file, f'figure[{number}] "{figure.id}"')
        for number, figure in enumerate(form.figure)
    )
    labels = told_apart([figure.label for figure in figures])
    figures = tuple(replace(figure, label=label) for figure, label in zip(figures, labels, strict=True))
    battlefield = Battlefield(form.table.width, form.table.depth, pieces, GAIT)
    _check_players(form, zones, figures, file)
    placed = put_down(battlefield, figures, form.figure, file)
    setup = Setup(
        name=label_of(form.name),
        battlefield=battlefield,
        step_cm=form.table.step_cm,
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
        piece_names=piece_names(form.terrain),
        actions=tuple(
            action_of(action, form, file, f'action[{number}] "{action.id}"')
            for number, action in enumerate(action_forms(form, content.actions, file))
        ),
        groups=tuple(group_of_form(group) for group in form.group),
    )
    check_groups(setup, file)
    return setup


def _check_players(
    form: ScenarioForm, zones: tuple[Zone, ...], figures: tuple[FigureSetup, ...], file: str | Path
) -> None:
    """Raise FileProblem when somebody is named who does not play, or a figure could never enter."""
    players = {player.id for player in form.player}
    for number, zone in enumerate(zones):
        for player in zone.players:
            if player not in players:
                place = f'zone[{number}] "{zone.id}".players'
                raise FileProblem(file, place, "problem-no-such-player", id=player)
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

