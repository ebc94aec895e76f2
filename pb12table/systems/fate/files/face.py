"""The content interface of FATE: what its scenarios have of their own; see `skirmish.faces.content.ContentFace`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

import msgspec

from pb12table.files.forms.basics import as_data, label_of
from pb12table.files.forms.pieces import no_stand
from pb12table.files.forms.scenarios import KindForm, ListedContentFace, TerrainForm, ZoneForm, base_of, no_side
from pb12table.files.problems import FileProblem, refuse_twins
from pb12table.skirmish.faces.content import CarriedOver, Layout, Naming, SaveWords
from pb12table.skirmish.hindrances import LayoutFault
from pb12table.skirmish.ids import FigureId, Label, PlayerId, told_apart
from pb12table.skirmish.zones import Zone, ZoneKind
from pb12table.systems.fate.files.content import (
    CONTENT_FILES,
    FILE_LISTS,
    Content,
    check_characters,
    check_exits,
    check_gear,
    check_own,
    check_whole,
    companion_of,
    faults_of,
    minion_of,
    profile_of,
    weapons_of,
)
from pb12table.systems.fate.files.forms import (
    FatePlayerForm,
    FateScenarioForm,
    FeatureForm,
    FigureForm,
    GoalForm,
    GroupForm,
    OptionsForm,
    SideForm,
    ThingForm,
)
from pb12table.systems.fate.rules.actors import consequences
from pb12table.systems.fate.rules.course import Rest, left_after
from pb12table.systems.fate.rules.data import (
    BODY,
    EYE,
    GAIT,
    HEIGHT,
    ActorId,
    Brought,
    CharacterSetup,
    Effect,
    Feature,
    FigureSetup,
    Goal,
    GoalKind,
    GroupSetup,
    MinionKind,
    Options,
    PlayerSetup,
    SceneAspect,
    SceneZone,
    SceneZoneId,
    Setup,
    SideId,
    SideSetup,
    Skill,
    Stunt,
    Thing,
    WeaponId,
    ZoneLink,
)
from pb12table.systems.fate.rules.state import State
from pb12table.systems.fate.rules.zones import automatic_links, middle_of, scene_zones, zone_at
from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.motion.falling import levels_under, stand
from pb12table.table.shapes import Point, box_of, normalised, plan_distance, rounded, rounded_point

APART: Final = 1.0
"""How far apart the places lie that are tried, in steps."""
ROWS: Final = 24
"""So many rows and columns of places are tried at most, about the middle of a zone or its own."""


def free_place(setup: Setup, figure: FigureId, others: Sequence[Body], own: Sequence[Body]) -> Body | None:
    """Return a body in the zone of its own, near them, else in the first zone with room; None for none.  F011."""
    there = [zone_at(setup, body.position, body.z) for body in own]
    zones = sorted(setup.scene_zones, key=lambda zone: zone.id not in there)
    for zone in zones:
        near = next((body.position for body, at in zip(own, there, strict=True) if at == zone.id), middle_of(zone))
        for place in _places(zone, near):
            trial = Body(figure, BODY, *place, 0.0, 0.0, HEIGHT, EYE)
            for level in reversed(levels_under(setup.battlefield, trial)):
                found = trial.at(*place, level)
                if zone_at(setup, place, level) == zone.id and stand(setup.battlefield, found, others).safe:
                    return found
    return None


def _places(zone: SceneZone, near: Point) -> list[Point]:
    """Return places of a grid in the box of a zone, those nearest to a point first."""
    west, south, east, north = box_of(zone.area.outline)
    steps = range(-ROWS // 2, ROWS // 2 + 1)
    grid = [rounded_point((near[0] + APART * column, near[1] + APART * row)) for column in steps for row in steps]
    inside = [point for point in grid if west <= point[0] <= east and south <= point[1] <= north]
    return list(islice(sorted(inside, key=lambda point: plan_distance(point, near)), ROWS * ROWS))


def brought_by(state: State, character: CharacterSetup, rest: Rest, *, back_to_back: bool) -> list[dict[str, str]]:
    """Return the consequences left to a character after a rest, as a file has them."""
    quick = Stunt.QUICK_HEALER in character.profile.stunts
    return [
        {"text": aspect.label.en, "severity": aspect.severity.value}
        for aspect in consequences(state, character.id)
        if aspect.severity is not None and left_after([aspect.severity], rest, brought=back_to_back, quick=quick)
    ]


class FateContent(ListedContentFace[Content]):
    """How FATE reads its content and scenarios; what each method does says `ContentFace`."""

    scenario_form = FateScenarioForm
    zone_kinds = (ZoneKind.SCENE, ZoneKind.EXIT)
    entry_forms = MappingProxyType(
        {"terrain": TerrainForm, "zone": ZoneForm, "figure": FigureForm, "group": GroupForm, "kind": KindForm}
    )
    content_files = CONTENT_FILES
    nothing = Content()
    gait = GAIT
    file_lists = FILE_LISTS
    save_words = SaveWords(turn="ChooseAct")
    placed = ("group", "thing", "feature", "link")
    several = ("group",)
    named_by = MappingProxyType(
        {
            "between": ("zone",),
            "link": ("zone",),
            "side": ("side", "player"),
            "player.side": ("side",),
            "sides": ("side", "player"),
            "out_sides": ("side", "player"),
            "actor": ("figure", "group"),
            "actors": ("figure", "group"),
            "leader": ("figure",),
            "in": ("terrain",),
        }
    )
    namings = MappingProxyType(
        {
            "zone": (
                Naming("link", "between"),
                Naming("thing", "zone"),
                Naming("feature", "zone"),
                Naming("feature", "link"),
                Naming("aspect", "zone"),
                Naming("goal", "zone"),
            ),
            "figure": (Naming("goal", "actor"), Naming("feature", "actors", needs=False)),
        }
    )

    def entry_of_figure(self, setup: Setup, figure: FigureId, /) -> tuple[str, str]:
        """Return a figure's entry: for a minion its group, for a companion on its own its partner."""
        actor = setup.actor_by_id[setup.figure_by_id[figure].actor]
        if isinstance(actor, GroupSetup):
            return ("group", actor.id) if actor.partner is None else ("figure", actor.partner)
        return "figure", figure

    def check_own(self, content: Content, file: str | Path, /) -> None:
        check_own(content, file)

    def check_references(self, part: Content, whole: Content, file: str | Path, /) -> None:
        check_characters(part, whole, file)

    def setup(self, form: FateScenarioForm, layout: Layout, content: Content, file: str | Path, /) -> Setup:
        for key in ("side", "figure", "group", "feature", "thing"):
            refuse_twins(getattr(form, key), key, file)
        zones = _scene_zones(layout, file)
        links = _links(form, layout.battlefield, zones, file)
        players = _players(form, file)
        setup = Setup(
            name=layout.name,
            battlefield=layout.battlefield,
            step_cm=layout.step_cm,
            players=players,
            sides=_sides(form, players),
            figures=(),
            characters=tuple(_character(one, form, content, file, number) for number, one in enumerate(form.figure)),
            groups=(
                *(_group(one, form, content, file, number) for number, one in enumerate(form.group)),
                *_companions(form, content, file),
            ),
            scene_zones=zones,
            links=links,
            zones=layout.zones,
            aspects=tuple(_aspects(form, {zone.id for zone in zones}, file)),
            options=_options(form.rules),
            backdrop=layout.backdrop,
            piece_names=layout.piece_names,
        )
        setup = replace(setup, figures=_figures(setup, form, file))
        setup = replace(setup, things=tuple(_thing(one, setup, file, number) for number, one in enumerate(form.thing)))
        setup = replace(
            setup, features=tuple(_feature(one, setup, file, number) for number, one in enumerate(form.feature))
        )
        setup = replace(
            setup, goals=tuple(_goal(one, setup, form.side, file, number) for number, one in enumerate(form.goal))
        )
        check_whole(setup, form, file)
        # What was looked up by ids on the way stays behind: a setup travels to other processes.
        return replace(setup)

    def document(self, form: FateScenarioForm, content: Content, file: str | Path, /) -> dict[str, Any]:
        profiles = [content.profiles[identity] for identity in dict.fromkeys(one.profile for one in form.figure)]
        minions = [content.minions[identity] for identity in dict.fromkeys(one.minion for one in form.group)]
        companions = dict.fromkeys(identity for one in form.figure for identity in one.companions)
        weapons = {weapon for profile in profiles for weapon in profile.weapons}
        weapons |= {weapon for minion in minions for weapon in minion.weapons}
        weapons |= {weapon for one in form.figure for weapon in one.weapons or ()}
        whole = msgspec.structs.replace(
            form,
            profile=tuple(profiles),
            minion=tuple(minions),
            companion=tuple(content.companions[identity] for identity in companions),
            weapon=tuple(one for one in content.weapons.values() if one.id in weapons),
            kind=tuple(content.kinds[kind] for kind in sorted({piece.kind for piece in form.terrain})),
        )
        document: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(whole))
        return document

    def check_limits(self, setup: Setup, file: str | Path, /) -> None:
        check_exits(setup, file)  # no limit of values is agreed

    def check_playable(self, setup: Setup, file: str | Path, /) -> None:
        for number, player in enumerate(setup.players):
            if player.side is not None and not any(figure.player == player.id for figure in setup.figures):
                raise FileProblem(file, f'player[{number}] "{player.id}"', "problem-no-figure")

    gains = ("fate_points",)

    @property
    def rests(self) -> Sequence[str]:
        return tuple(rest.value for rest in Rest)

    heals_back_to_back = True

    def brought(
        self, state: State, content: Content, rest: str, /, *, back_to_back: bool = False
    ) -> Sequence[CarriedOver]:
        """Return fate points and the consequences that are left; nobody is lost.  F062, F063, F064."""
        return [
            CarriedOver(
                figure=character.id,
                profile=character.profile.id,
                player=character.player,
                entry={
                    "fate_points": state.actors[character.id].fate_points,
                    "consequences": brought_by(state, character, Rest(rest), back_to_back=back_to_back) or None,
                },
            )
            for character in state.setup.characters
        ]

    def usual(self, content: Content, entry: Mapping[str, Any], key: str, /) -> Any:
        return getattr(content.profiles.get(base_of(entry.get("profile"))), key, None)

    def round_limit(self, setup: Setup, /) -> int | None:
        return setup.options.exchange_limit

    @property
    def bare(self) -> Mapping[str, Any]:
        """Two zones, as a conflict needs some."""
        west = {"id": "west", "kind": "scene", "rectangle": [0.0, 0.0, 20.0, 30.0]}
        return {"zone": [west, {**west, "id": "east", "rectangle": [20.0, 0.0, 20.0, 30.0]}]}

    def layout_faults(
        self,
        battlefield: Battlefield,
        zones: Sequence[Zone],
        figures: Sequence[tuple[Point, float | None]],
        document: Mapping[str, Any],
        /,
    ) -> tuple[LayoutFault, ...]:
        return faults_of(battlefield, zones, document)


def _options(form: OptionsForm) -> Options:
    given = {name: getattr(form, name) for name in form.__struct_fields__ if name not in ("arbiter", "restrict_all")}
    restricting = tuple(Skill(skill) for skill in form.restrict_all)
    return Options(**given, has_arbiter=form.arbiter == "seat", restrict_all=restricting)


# -- players -------------------------------------------------------------------------------------------------------


def _players(form: FateScenarioForm, file: str | Path) -> tuple[PlayerSetup, ...]:
    written = {side.id for side in form.side}
    found, seat = list[PlayerSetup](), 0
    for number, player in enumerate(form.player):
        place = f'player[{number}] "{player.id}"'
        if player.side is not None and player.side not in written:
            raise FileProblem(file, f"{place}.side", "problem-no-such-side", id=player.side)
        if player.arbiter and (player.side is not None or form.rules.arbiter != "seat"):
            raise FileProblem(file, f"{place}.arbiter", "problem-arbiter")
        seat += not player.arbiter
        found.append(PlayerSetup(PlayerId(player.id), player.name, _side_of(player), 0 if player.arbiter else seat))
    if form.rules.arbiter == "seat" and sum(player.arbiter for player in form.player) != 1:
        raise FileProblem(file, "rules.arbiter", "problem-one-arbiter")
    return tuple(found)


def _side_of(player: FatePlayerForm) -> SideId | None:
    return None if player.arbiter else SideId(player.side or player.id)


def _sides(form: FateScenarioForm, players: Sequence[PlayerSetup]) -> tuple[SideSetup, ...]:
    """Return the sides that players have, with their names."""
    written = {side.id: side for side in form.side}
    found: dict[SideId, SideSetup] = {}
    for player in players:
        if player.side is None:
            continue
        side = written.get(player.side)
        label = Label(player.name, player.name) if side is None or side.name is None else label_of(side.name)
        found.setdefault(player.side, SideSetup(player.side, label))
    return tuple(found.values())


def _check_player(player: str, form: FateScenarioForm, file: str | Path, place: str) -> None:
    known = {one.id for one in form.player if not one.arbiter}
    if player not in known:
        raise FileProblem(file, f"{place}.player", "problem-no-such-player", id=player)


# -- zones and links -----------------------------------------------------------------------------------------------


def _scene_zones(layout: Layout, file: str | Path) -> tuple[SceneZone, ...]:
    """Return the zones of the scene; raises FileProblem if there are none.  F011."""
    found = tuple(scene_zones(layout.zones))
    if not found:
        raise FileProblem(file, "zone", "problem-no-scene-zone")
    return found


def _links(
    form: FateScenarioForm, battlefield: Battlefield, zones: Sequence[SceneZone], file: str | Path
) -> tuple[ZoneLink, ...]:
    """Return the links that are given, and those of zones with a common edge; raises FileProblem.  FR04."""
    known = {zone.id for zone in zones}
    given: list[ZoneLink] = []
    for number, one in enumerate(form.link):
        place = f"link[{number}].between"
        first, second = (SceneZoneId(zone) for zone in one.between)
        for zone in (first, second):
            if zone not in known:
                raise FileProblem(file, place, "problem-no-such-scene-zone", id=zone)
        if first == second or any(each.joins(first, second) for each in given):
            raise FileProblem(file, place, "problem-link-twice", first=first, second=second)
        given.append(ZoneLink(first, second, one.border, one.back, one.closed, one.kind, one.at))
    return (*given, *automatic_links(battlefield, zones, given))


def _zone(zone: str, setup: Setup, file: str | Path, place: str) -> SceneZoneId:
    """Return a zone of the scene; raises FileProblem if it does not exist."""
    if zone not in setup.zone_by_id:
        raise FileProblem(file, place, "problem-no-such-scene-zone", id=zone)
    return SceneZoneId(zone)


# -- characters and groups -----------------------------------------------------------------------------------------


def _character(
    form: FigureForm, scenario: FateScenarioForm, content: Content, file: str | Path, number: int
) -> CharacterSetup:
    place = f'figure[{number}] "{form.id}"'
    _check_player(form.player, scenario, file, place)
    return character_of(form, content, file, place)


def character_of(form: FigureForm, content: Content, file: str | Path, place: str) -> CharacterSetup:
    """Return a character, whoever its player is; raises FileProblem for an unknown profile, gear or companion."""
    profile = content.profiles.get(form.profile)
    if profile is None:
        raise FileProblem(file, f"{place}.profile", "problem-no-such-profile", id=form.profile)
    weapons = profile.weapons if form.weapons is None else form.weapons
    check_gear(weapons, content, file, place)
    for index, companion in enumerate(form.companions):
        if companion not in content.companions:
            raise FileProblem(file, f"{place}.companions[{index}]", "problem-no-such-companion", id=companion)
    counts = Counter(weapons)
    return CharacterSetup(
        id=ActorId(form.id),
        label=label_of(profile.name if form.name is None else form.name),
        player=PlayerId(form.player),
        profile=profile_of(profile),
        weapons=weapons_of(weapons, content),
        fate_points=profile.fate_points if form.fate_points is None else form.fate_points,
        companions=tuple(companion_of(content.companions[identity]) for identity in form.companions),
        uses={WeaponId(identity): count for identity, count in counts.items() if content.weapons[identity].blasts},
        brought=tuple(Brought(one.text, one.severity) for one in form.consequences),
    )


def _group(form: GroupForm, scenario: FateScenarioForm, content: Content, file: str | Path, number: int) -> GroupSetup:
    place = f'group[{number}] "{form.id}"'
    _check_player(form.player, scenario, file, place)
    if form.leader is not None:
        leader = next((one for one in scenario.figure if one.id == form.leader), None)
        if leader is None or leader.player != form.player:
            raise FileProblem(file, f"{place}.leader", "problem-no-such-leader", id=form.leader)
    if form.id in {one.id for one in scenario.figure}:
        raise FileProblem(file, place, "problem-twin", id=form.id)
    return group_of(form, content, file, place)


def group_of(form: GroupForm, content: Content, file: str | Path, place: str) -> GroupSetup:
    """Return a group, whoever its player is; raises FileProblem for an unknown kind of minions."""
    kind = content.minions.get(form.minion)
    if kind is None:
        raise FileProblem(file, f"{place}.minion", "problem-no-such-minion", id=form.minion)
    return GroupSetup(
        id=ActorId(form.id),
        label=label_of(kind.name if form.name is None else form.name),
        player=PlayerId(form.player),
        kind=minion_of(kind),
        weapons=weapons_of(kind.weapons, content),
        members=tuple(FigureId(f"{form.id}-{index}") for index in range(1, 1 + _heads(form))),
        leader=None if form.leader is None else ActorId(form.leader),
    )


def _companions(form: FateScenarioForm, content: Content, file: str | Path) -> Iterator[GroupSetup]:
    """Yield companions that may act alone, each a group of one; raises FileProblem for two partners.  F095."""
    known = {one.id for one in form.figure} | {one.id for one in form.group}
    for number, one in enumerate(form.figure):
        for index, identity in enumerate(one.companions):
            found = companion_of(content.companions[identity])
            if not found.independent:
                continue
            if identity in known:
                raise FileProblem(file, f'figure[{number}] "{one.id}".companions[{index}]', "problem-twin", id=identity)
            known.add(identity)
            yield GroupSetup(
                id=ActorId(identity),
                label=found.label,
                player=PlayerId(one.player),
                kind=MinionKind(identity, found.label, found.quality, found.scope[0], ()),
                weapons=(),
                members=(FigureId(identity),),
                companion=found,
                partner=ActorId(one.id),
            )


def _figures(setup: Setup, form: FateScenarioForm, file: str | Path) -> tuple[FigureSetup, ...]:
    """Return all figures where they stand, each in a zone; raises FileProblem if one cannot.  FR03, section 4.1."""
    found: list[FigureSetup] = []
    bodies: list[Body] = []
    for number, (character, one) in enumerate(zip(setup.characters, form.figure, strict=True)):
        place = f'figure[{number}] "{one.id}".at'
        body = _begun(setup, FigureId(one.id), character.player, one.at, one.height, bodies, found, file, place)
        bodies.append(body)
        found.append(
            FigureSetup(
                FigureId(one.id),
                character.label,
                character.player,
                character.id,
                body.position,
                body.z,
                normalised(one.facing),
            )
        )
    groups = [group for group in setup.groups if group.companion is None]
    for number, (group, each) in enumerate(zip(groups, form.group, strict=True)):
        for index, member in enumerate(group.members):
            place = f'group[{number}] "{each.id}".at[{index}]'
            at = None if each.at is None else each.at[index]
            body = _begun(setup, member, group.player, at, each.height, bodies, found, file, place)
            bodies.append(body)
            found.append(FigureSetup(member, group.kind.label, group.player, group.id, body.position, body.z))
    partners = {figure.actor: figure for figure in found}
    for group in setup.groups:
        if group.partner is not None:
            beside = partners[group.partner]
            found.append(FigureSetup(group.members[0], group.label, group.player, group.id, beside.at, beside.z))
    labels = told_apart([figure.label for figure in found])
    return tuple(replace(figure, label=label) for figure, label in zip(found, labels, strict=True))


def _heads(form: GroupForm) -> int:
    """Return how many minions a group has."""
    return form.heads if form.at is None else len(form.at)


def _begun(
    setup: Setup,
    figure: FigureId,
    player: PlayerId,
    at: Point | None,
    height: float | None,
    others: Sequence[Body],
    found: Sequence[FigureSetup],
    file: str | Path,
    place: str,
) -> Body:
    """Return a body where the file has it, or at a free place, beside its player's last one; raises FileProblem."""
    if at is not None:
        return _put_down(setup, figure, at, height, others, file, place)
    own = [body for body, each in zip(others, found, strict=True) if each.player == player]
    body = free_place(setup, figure, others, own[-1:])
    if body is None:
        raise FileProblem(file, place, "problem-no-free-place")
    return body


def _put_down(
    setup: Setup,
    figure: FigureId,
    at: Point,
    height: float | None,
    others: Sequence[Body],
    file: str | Path,
    place: str,
) -> Body:
    """Return a body at a place of a zone, as high as it can stand there, or at the height it wishes."""
    point = rounded_point(at)
    trial = Body(figure, BODY, *point, 0.0, 0.0, HEIGHT, EYE)
    heights = [*reversed(levels_under(setup.battlefield, trial))] if height is None else [rounded(height)]
    in_zones = [trial.at(*point, level) for level in heights if zone_at(setup, point, level) is not None]
    for there in in_zones:
        if stand(setup.battlefield, there, others).safe:
            return there
    if not in_zones:
        off = stand(setup.battlefield, trial, others).reason == "off-table"
        raise FileProblem(file, place, "problem-off-table" if off else "problem-outside-zones")
    raise no_stand(setup.battlefield, in_zones[0], others, file, place)


# -- features and goals --------------------------------------------------------------------------------------------


def _feature(form: FeatureForm, setup: Setup, file: str | Path, number: int) -> Feature:
    """Return a feature; raises FileProblem if it names what does not exist, or lacks what its effect needs.  F110."""
    place = f'feature[{number}] "{form.id}"'
    for key, names, known in (
        ("actors", form.actors, setup.actor_by_id),
        ("sides", form.sides, setup.side_by_id),
        ("out_sides", form.out_sides, setup.side_by_id),
    ):
        for index, name in enumerate(names):
            if name not in known:
                raise FileProblem(file, f"{place}.{key}[{index}]", "problem-no-such-name", id=name)
    link = form.link
    if link is not None and not any(each.joins(*link) for each in setup.links):
        raise FileProblem(file, f"{place}.link", "problem-no-such-link", first=link[0], second=link[1])
    if form.thing is not None and not any(thing.id == form.thing for thing in setup.things):
        raise FileProblem(file, f"{place}.thing", "problem-no-such-name", id=form.thing)
    needed: Mapping[Effect, tuple[str, ...]] = {
        Effect.ASPECT: ("skills", "aspect"),
        Effect.OPENS: ("link",),
        Effect.FUSE: ("skills", "delay", "effort", "out_skills"),
        Effect.BARS: ("skills",),
        Effect.TAKE: ("thing", "skills"),
        Effect.WORK: ("skills",),
    }
    for key in needed[form.effect]:
        if not getattr(form, key):
            raise FileProblem(file, place, "problem-feature-needs", key=key, effect=form.effect.value)
    return as_data(
        Feature,
        form,
        zone=_zone(form.zone, setup, file, f"{place}.zone"),
        at=None if form.at is None else rounded_point(form.at),
        aspect=None if form.aspect is None else label_of(form.aspect),
    )


def _aspects(form: FateScenarioForm, zones: Collection[str], file: str | Path) -> Iterator[SceneAspect]:
    """Yield the aspects of the scene and its zones; raises FileProblem for one on no zone.  F010, F068."""
    yield from (SceneAspect(label_of(aspect)) for aspect in form.aspects)
    for number, one in enumerate(form.aspect):
        if one.zone is not None and one.zone not in zones:
            raise FileProblem(file, f"aspect[{number}].zone", "problem-no-such-scene-zone", id=one.zone)
        zone = None if one.zone is None else SceneZoneId(one.zone)
        yield SceneAspect(label_of(one.name), zone, one.difficulty)


def _thing(form: ThingForm, setup: Setup, file: str | Path, number: int) -> Thing:
    """Return a thing; raises FileProblem for one in no zone.  F080."""
    zone = _zone(form.zone, setup, file, f'thing[{number}] "{form.id}".zone')
    return as_data(Thing, form, zone=zone, at=rounded_point(form.at))


_NEEDED: Mapping[GoalKind, str] = MappingProxyType(
    {GoalKind.CARRY: "thing", GoalKind.OUT: "actor", GoalKind.HOLD: "zone"}
)
"""What a goal must name."""


def _goal(form: GoalForm, setup: Setup, sides: Sequence[SideForm], file: str | Path, number: int) -> Goal:
    """Return a goal; raises FileProblem if it names what does not exist.  F109."""
    place = f"goal[{number}]"
    needed = _NEEDED.get(form.kind)
    if needed is not None and getattr(form, needed) is None:
        raise FileProblem(file, place, "problem-missing-key", key=needed)
    if form.side not in setup.side_by_id:
        raise no_side(form.side, sides, file, f"{place}.side")
    if form.thing is not None and setup.thing(form.thing) is None:
        raise FileProblem(file, f"{place}.thing", "problem-no-such-name", id=form.thing)
    if form.actor is not None and form.actor not in setup.actor_by_id:
        raise FileProblem(file, f"{place}.actor", "problem-no-such-name", id=form.actor)
    if form.zone is not None:
        _zone(form.zone, setup, file, f"{place}.zone")
    return as_data(Goal, form)


CONTENT = FateContent()
