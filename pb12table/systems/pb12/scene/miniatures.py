"""How the figures of Pb-12 look on the table, with their aims and statuses, and ghosts that only look."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from pb12table.files.content import usable_content
from pb12table.files.problems import FileProblem
from pb12table.skirmish.ids import GHOST, FigureId, PlayerId, one_more
from pb12table.skirmish.scene.miniatures import Aim, Fallen, Hull, HullPart, Mark, Marks, Miniature, Outfit, RingDrawing
from pb12table.skirmish.scene.seeing import Template
from pb12table.systems.pb12.files.content import Content
from pb12table.systems.pb12.files.figures import figure_of
from pb12table.systems.pb12.files.forms import FigureForm
from pb12table.systems.pb12.rules.actions.equipment import ITEM_SIZE
from pb12table.systems.pb12.rules.attacks.targets import aims, is_present, target_point
from pb12table.systems.pb12.rules.cards.card_data import Card
from pb12table.systems.pb12.rules.figures.figures import (
    blocks_in_use,
    body,
    figures_on_table,
    has_status,
    is_able_to_act,
)
from pb12table.systems.pb12.rules.figures.seeing import half_angle_of
from pb12table.systems.pb12.rules.game.state import Activation, ChosenTarget, FigureState, Place, State, Status
from pb12table.systems.pb12.rules.preparations.profiles import FigureSetup, PlayerSetup, Profile, Setup
from pb12table.systems.pb12.rules.preparations.setup import new_game
from pb12table.systems.pb12.rules.vehicles.aboard import is_wrecked
from pb12table.table.footprints import footprint_ring, ring_gap
from pb12table.table.shapes import Point, Point3
from pb12table.table.terrain import Piece
from pb12table.texts import locale
from pb12table.texts.locale import Texts

EMBLEMS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "strong-pirate": "pirate-hook",
        "fearless-captain": "pirate-captain",
        "ships-boy": "ship-wheel",
        "pirate": "crossed-sabres",
        "boatswain": "anchor",
        "topman": "sail",
        "gunner": "pirate-cannon",
        "freedom-fighter": "fist",
        "rebel-leader": "vertical-banner",
        "free-rifleman": "crossed-pistols",
        "poacher": "deer-head",
        "smith": "anvil",
        "smuggler": "lantern-flame",
        "duellist": "fencer",
        "human": "person",
        "legionary": "roman-shield",
        "centurion": "centurion-helmet",
        "legion-archer": "bowman",
        "standard-bearer": "eagle-emblem",
        "harbour-guard": "lighthouse",
        "guard-sergeant": "rank-3",
        "halberdier": "sharp-halberd",
        "marksman": "crosshair",
    }
)
"""The silhouettes of figures, by their profiles."""

CARD_EMBLEMS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "action-points": "sprint",
        "activate": "trumpet-flag",
        "attribute-melee": "crossed-sabres",
        "attribute-ranged": "crosshair",
        "attribute-ranged_defence": "templar-shield",
        "attribute-melee_defence": "templar-shield",
        "attribute-toughness": "roman-shield",
        "cancel": "halt",
        "clear-markers": "tombstone",
        "command-points": "open-treasure-chest",
        "concentrate": "clover",
        "damage": "cannon-shot",
        "die-again": "rolling-dices",
        "die-again-nerve": "drum",
        "die-change-attack-less": "wind-slap",
        "die-change-attack-more": "targeted",
        "die-change-damage-less": "shield-reflect",
        "die-change-damage-more": "deadly-strike",
        "die-change": "rolling-dices",
        "die-change-initiative-more": "pocket-watch",
        "die-set": "dice-six-faces-six",
        "discard": "snatch",
        "draw": "card-draw",
        "heal": "medical-pack",
        "lose-status": "camp-cooking-pot",
        "lose-status-panicked": "lantern-flame",
        "move": "boots",
        "panic-check": "screaming",
        "random-movement": "split-arrows",
        "ready": "hourglass",
        "refill": "powder-bag",
        "status-blinded": "blindfold",
        "status-camouflaged": "high-grass",
        "status-distracted": "conversation",
        "take-command-points": "tied-scroll",
        "truce": "peace-dove",
        "victory-points": "laurels-trophy",
    }
)
"""The silhouettes of cards by the first thing they do, what is told more exactly before what is not."""
PLAIN_ORDER: Final = "scroll-unfurled"


def card_emblem(card: Card) -> str:
    """Return the name of the silhouette that a card bears, a shipped one or not."""
    first = next(iter(card.effects), None)
    if first is None:
        return PLAIN_ORDER
    told = (getattr(first, each, "") for each in ("attribute", "status"))
    by = getattr(first, "by", 0)
    more = [*filter(None, told), *card.rolls, *(("more" if by > 0 else "less",) if by else ())]
    names = [str(first.__struct_config__.tag), *map(str, more)]
    known = (CARD_EMBLEMS.get("-".join(names[:length])) for length in range(len(names), 0, -1))
    return next(filter(None, known), PLAIN_ORDER)


BOUNDS: Final = (25, 50, 75)
"""In percent: up to which covered share a level of concealment holds.  R1.6.16 (Sichtschutz)."""


def whole_percent(share: float) -> int:
    """Return a covered fraction 0..1 as a percentage that fits the level of concealment.  R1.6.16 (Sichtschutz)."""
    return locale.whole_percent(share, BOUNDS)


FLAT: Final = 0.1
"""Pieces lower than this, in steps, are ground to walk on and nothing to aim at."""
NEAR: Final = 0.5
"""So near to a piece of terrain the mouse means it, in steps; walls are thin."""


def piece_at(state: State, point: Point) -> str | None:
    """Return the piece of terrain a place means: the nearest, of several there a damageable one, the highest.

    Roads and other flat ground that nothing can damage are none.
    """
    durable = state.setup.durability
    solid = [piece for piece in state.battlefield.pieces if piece.height >= FLAT or piece.id in durable]
    found = [(ring_gap(point, piece.outline), piece) for piece in solid]
    near = [(gap, piece) for gap, piece in found if gap <= NEAR]
    if not near:
        return None

    def rank(pair: tuple[float, Piece]) -> tuple[bool, bool, float, float]:
        gap, piece = pair
        return (gap > 0.0, piece.id not in durable, -(piece.base + piece.height), gap)

    return min(near, key=rank)[1].id


def aims_on_table(state: State) -> list[tuple[FigureId, ChosenTarget]]:
    """Return each figure with what its aim is at: its own aim, or that of the command action it takes part in."""
    return [
        (figure.id, target)
        for figure in figures_on_table(state)
        for target in dict.fromkeys(aims(state, figure.id))
        if is_present(state, figure.id, target)
    ]


def aims_drawn(state: State) -> tuple[Aim, ...]:
    """Return the aims as drawn: those of one player at one place together."""
    found: dict[tuple[PlayerId, ChosenTarget, Point3], list[FigureId]] = {}
    for figure, target in aims_on_table(state):
        there = target_point(state, figure, target)
        found.setdefault((state.figures[figure].controller, target, there), []).append(figure)
    return tuple(
        Aim(
            player,
            tuple(body(state, figure).position for figure in figures),
            there[:2],
            tuple(figures),
            target.figure,
            target.piece,
        )
        for (player, target, there), figures in found.items()
    )


MARKS: Final[Mapping[Status, Mark]] = MappingProxyType(
    {
        Status.MOVED: Mark("chevron", (120, 200, 240)),
        Status.LIGHTLY_WOUNDED: Mark("drop", (236, 92, 84), (255, 255, 255)),
        Status.SEVERELY_WOUNDED: Mark("cross", (176, 22, 34), (255, 255, 255)),
        Status.PANICKED: Mark("triangle", (255, 196, 40), sign="!"),
        Status.INCAPACITATED: Mark("star", (176, 132, 232)),
        Status.STATIC: Mark("square", (150, 150, 154), sign="="),
        Status.DISTRACTED: Mark("disc", (222, 210, 184), sign="?"),
        Status.THREATENED: Mark("diamond", (244, 128, 36), sign="×"),
        Status.EXHAUSTED: Mark("shield", (128, 148, 164), (255, 255, 255), sign="z"),
        Status.CAMOUFLAGED: Mark("leaf", (96, 140, 64), (255, 255, 255)),
        Status.DELAYED: Mark("hourglass", (248, 224, 120)),
        Status.BLINDED: Mark("eye", (250, 240, 150)),
        Status.LIGHTLY_DAMAGED: Mark("plate", (236, 150, 120)),
        Status.SEVERELY_DAMAGED: Mark("bolt", (190, 70, 40), (255, 255, 255)),
        Status.DESTROYED: Mark("crescent", (70, 60, 60), (255, 255, 255)),
        Status.OUT_OF_CONTROL: Mark("pinwheel", (226, 70, 140), (255, 255, 255)),
        Status.OUT_OF_ACTION: Mark("cross", (60, 56, 56), (255, 255, 255)),
    }
)


def status_mark(status: Status, markers: int) -> Mark:
    """Return the mark of a status with its number of markers."""
    return replace(MARKS[status], number=markers)


def status_marks(statuses: Iterable[tuple[Status, int]]) -> tuple[Mark, ...]:
    """Return the marks of statuses, each with its number of markers."""
    return tuple(status_mark(status, markers) for status, markers in statuses)


SHIELD: Final = "shield"

SHOWN_STATUSES = tuple(status for status in Status if status is not Status.OUT_OF_ACTION)


def miniature(state: State, figure: FigureId) -> Miniature:
    """Return a figure as it is drawn; one off the table faces east."""
    placed = state.figures[figure]
    active = placed.activation is not Activation.NONE
    gone = placed.place is Place.REMOVED
    return Miniature(
        body=body(state, figure, None if placed.place is Place.TABLE else 0.0),
        player=placed.controller,
        outfit=outfit(state, figure),
        marks=status_marks(marks_of(state, placed)),
        points=placed.action_points if active else None,
        active=active,
        done=placed.done,
        able=gone or is_able_to_act(state, figure),
        gone=gone,
        half_angle=half_angle_of(state, figure),
    )


def outfit(state: State, figure: FigureId) -> Outfit:
    """Return what a figure currently wears and holds."""
    profile = state.setup.figure_by_id[figure].profile
    return Outfit(
        profile.headgear,
        weapon_of(state, figure),
        shield=has_shield(state, figure),
        hull=hull_of(profile),
        kind=profile.id,
        emblem=EMBLEMS.get(profile.id, "person"),
    ).portrayed(state.setup.portraits, figure)


def outfit_of(profile: Profile) -> Outfit:
    """Return what all figures of a profile wear."""
    emblem = EMBLEMS.get(profile.id, "person")
    return Outfit(profile.headgear, hull=hull_of(profile), kind=profile.id, emblem=emblem)


def _wrecked(profile: Profile) -> Outfit:
    """Return how the wreck of a vehicle looks."""
    return Outfit(hull=hull_of(profile, wrecked=True))


def hull_of(profile: Profile, *, wrecked: bool = False) -> Hull | None:
    """Return how a profile's vehicle is drawn; None if it is not one."""
    vehicle = profile.vehicle
    if vehicle is None:
        return None
    parts = tuple(HullPart(part.outline, part.base, part.height) for part in vehicle.parts if not part.open)
    steering = tuple((x, y) for x, y, _ in vehicle.steering_points)
    return Hull(footprint_ring(profile.footprint), vehicle.looks, vehicle.floor, parts, steering, wrecked)


def marks(state: State, texts: Texts) -> Marks:
    """Return what lies on the table: out-of-action markers, wrecks, items, aims, and what was opened or destroyed."""
    portraits = state.setup.portraits
    return Marks(
        fallen=tuple(
            Fallen(
                marker.figure,
                state.figures[marker.figure].controller,
                marker.at,
                outfit_of(state.setup.figure_by_id[marker.figure].profile).portrayed(portraits, marker.figure),
            )
            for marker in state.markers
        ),
        wrecks=tuple(
            Miniature(
                body(state, vehicle),
                state.figures[vehicle].controller,
                _wrecked(state.setup.figure_by_id[vehicle].profile).portrayed(portraits, vehicle),
                able=False,
            )
            for vehicle in state.setup.vehicles
            if is_wrecked(state, vehicle)
        ),
        rings=item_rings(state, texts.language),
        aims=aims_drawn(state),
        gone=tuple(piece for piece, changed in state.terrain.items() if changed.gone),
        doors=tuple(state.doors.items()),
    )


def item_rings(state: State, language: str) -> tuple[RingDrawing, ...]:
    """Return the items on the ground, those at one place together.  RU073."""
    by_place: dict[Point, list[str]] = {}
    for item in state.ground:
        block = next(blocks[item.block] for blocks in state.setup.block_by_figure.values() if item.block in blocks)
        by_place.setdefault(item.at[:2], []).append(block.label.in_language(language))
    return tuple(RingDrawing(place, ITEM_SIZE, "item", ", ".join(names)) for place, names in by_place.items())


def statuses_of(state: State, figure: FigureState) -> tuple[tuple[Status, int], ...]:
    """Return the statuses a figure shows, each with its number of markers; 0 where it follows from something else.

    Lightly Wounded is not shown beside the graver wound that implies it (R1.10.6).
    """
    found = []
    for status in SHOWN_STATUSES:
        count = figure.statuses.get(status, 0)
        implied = (
            status is Status.LIGHTLY_WOUNDED and count == 0 and has_status(state, figure.id, Status.SEVERELY_WOUNDED)
        )
        if count or (not implied and has_status(state, figure.id, status)):
            found.append((status, count))
    return tuple(found)


def marks_of(state: State, figure: FigureState) -> tuple[tuple[Status, int], ...]:
    """Return the statuses a figure is marked with, without those a graver one implies, which the data sheet tells.

    R1.10.3, R1.10.6, R3.0.22.
    """
    found = statuses_of(state, figure)
    shown = {status for status, _ in found}
    return tuple((status, count) for status, count in found if not shown & _said_by(status, count))


def _said_by(status: Status, count: int) -> frozenset[Status]:
    """Return the statuses that imply another one; for some, only if it follows from them, without own markers."""
    if status is Status.LIGHTLY_WOUNDED:
        return frozenset({Status.SEVERELY_WOUNDED})
    if status is Status.LIGHTLY_DAMAGED:
        return frozenset({Status.SEVERELY_DAMAGED, Status.DESTROYED})
    if status is Status.INCAPACITATED and count == 0:
        return frozenset({Status.PANICKED})
    if status is Status.STATIC and count == 0:
        return frozenset({Status.PANICKED, Status.INCAPACITATED})
    return frozenset()


def weapon_of(state: State, figure: FigureId) -> str:
    """Return what a figure is drawn with in its hands: the first ranged weapon in use, else the first for melee."""
    weapons = sorted(
        (block for block in blocks_in_use(state, figure) if block.is_ranged_weapon or block.is_melee_weapon),
        key=lambda block: not block.is_ranged_weapon,
    )
    return next((block.held for block in weapons if block.held not in ("none", SHIELD)), "")


def has_shield(state: State, figure: FigureId) -> bool:
    """Return whether a figure is drawn with a shield."""
    return any(block.held == SHIELD for block in blocks_in_use(state, figure))


STAND_INS: Final = tuple(PlayerSetup(PlayerId(name), name, 0) for name in ("1", "2"))
"""Whose the ghosts are on a layout that has no players, as one that was imported."""


def peopled(state: State) -> State:
    """Return a state to look at with some player in it."""
    return state if state.players else new_game(replace(state.setup, players=STAND_INS))


def template_of(figure: FigureSetup) -> Template:
    """Return a figure as a template."""
    profile = figure.profile
    return Template(profile.id, profile.label, profile.footprint, outfit_of(profile), figure)


def templates(setup: Setup) -> tuple[Template, ...]:
    """Return a figure of each profile, with what it carries; those of the setup first, with their gear from there.

    Profiles that cannot be read are left out: the table must stay usable without them.
    """
    found = {figure.profile.id: figure for figure in reversed(setup.figures)}
    found = {figure.profile.id: found[figure.profile.id] for figure in setup.figures}
    try:
        content = usable_content()[0]
    except FileProblem:
        # Broken files of the user's own are told about on the start screen.
        return tuple(template_of(figure) for figure in found.values())
    others = templates_of(content)
    together = {**others, **found}
    return tuple(template_of(together[profile]) for profile in dict.fromkeys((*found, *others)))


def templates_of(content: Content) -> dict[str, FigureSetup]:
    """Return a figure of each existing profile, with what it always carries; unreadable ones are left out."""
    found: dict[str, FigureSetup] = {}
    for profile in content.profiles:
        with suppress(FileProblem):
            form = FigureForm(id="ghost", profile=profile, player=PlayerId("nobody"))
            found[profile] = figure_of(form, content, profile, "profile")
    return found


def with_ghost(state: State, template: Template, player: PlayerId, number: int) -> tuple[State, FigureId]:
    """Return a copy of a state with one more figure, still off the table, and its id."""
    figure: FigureSetup = template.source
    label = one_more(figure.label, [other.label for other in state.setup.figures])
    ghost = replace(figure, id=FigureId(f"{GHOST}{number}"), label=label, player=player, at=None)
    setup = replace(state.setup, figures=(*state.setup.figures, ghost))
    fresh = new_game(replace(setup, figures=(ghost,)))
    result = state.clone()
    result.setup = setup
    result.figures[ghost.id] = fresh.figures[ghost.id]
    return result, ghost.id


def without_ghost(state: State, ghost: FigureId) -> State:
    """Return a copy of a state without a figure that was put in by `with_ghost`."""
    result = state.clone()
    result.setup = replace(state.setup, figures=tuple(figure for figure in state.setup.figures if figure.id != ghost))
    del result.figures[ghost]
    return result
