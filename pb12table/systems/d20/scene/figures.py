"""How creatures look and what they wear, and what lies on the table beside them."""

from __future__ import annotations

from collections.abc import Iterator
from types import MappingProxyType
from typing import Final

from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.scene.miniatures import Mark, Outfit, RingDrawing
from pb12table.skirmish.scene.seeing import GearFact
from pb12table.systems.d20.rules.creatures import (
    body,
    profile,
)
from pb12table.systems.d20.rules.data import (
    Attack,
    AttackId,
    Condition,
    CreatureSetup,
    Size,
)
from pb12table.systems.d20.rules.harm import rests
from pb12table.systems.d20.rules.moving.on_the_way import reach_of
from pb12table.systems.d20.rules.state import Life, State
from pb12table.table.shapes import Point, box_of, circumradius
from pb12table.table.units import TOLERANCE

HIDDEN: Final = Mark("eye", (104, 96, 150), (255, 255, 255))
SURPRISED: Final = Mark("bolt", (250, 210, 70), sign="!")
PRONE: Final = Mark("plate", (120, 190, 235))
GRAPPLED: Final = Mark("square", (206, 140, 90))
INVISIBLE: Final = Mark("crescent", (190, 210, 240))
INCAPACITATED: Final = Mark("star", (240, 205, 80))
UNCONSCIOUS: Final = Mark("hourglass", (150, 140, 150))
DYING: Final = Mark("drop", (214, 58, 50))
STABLE: Final = Mark("cross", (120, 190, 130))
PASSED: Final = Mark("disc", (120, 190, 130))
FAILED: Final = Mark("disc", (214, 58, 50))
DODGING: Final = Mark("shield", (160, 200, 220))
READY: Final = Mark("chevron", (240, 160, 60))
REACTION_USED: Final = Mark("diamond", (150, 140, 130))
BREATH: Final = Mark("leaf", (110, 180, 220))
ALOFT: Final = Mark("triangle", (214, 226, 240))
_CONDITIONS: Final = {
    Condition.GRAPPLED: GRAPPLED,
    Condition.INVISIBLE: INVISIBLE,
    Condition.INCAPACITATED: INCAPACITATED,
    Condition.UNCONSCIOUS: UNCONSCIOUS,
}
SIGNS: Final = MappingProxyType(
    {
        "hidden": HIDDEN,
        "surprised": SURPRISED,
        "prone": PRONE,
        "grappled": GRAPPLED,
        "invisible": INVISIBLE,
        "incapacitated": INCAPACITATED,
        "unconscious": UNCONSCIOUS,
        "dying": DYING,
        "passed": PASSED,
        "failed": FAILED,
        "stable": STABLE,
        "dodging": DODGING,
        "ready": READY,
        "breath": BREATH,
        "aloft": ALOFT,
        "reaction-used": REACTION_USED,
    }
)
"""The marks that creatures wear, by the words for them."""


def is_sighted(state: State, figure: FigureId) -> bool:
    """Whether those who look have a mark of where a creature was last seen."""
    return any(mark.figure == figure for mark in state.sightings)


def outfit_of(figure: CreatureSetup, in_hand: AttackId | None) -> Outfit:
    """How a creature looks: what it wears on its head, and what it has in hand.  Beasts have no face of people."""
    kind = figure.profile
    held = None if in_hand is None else kind.attack(in_hand)
    is_person = kind.headgear not in ("ears", "beak", "horns", "maw") and kind.size in (Size.SMALL, Size.MEDIUM)
    return Outfit(
        kind.headgear or "bare",
        "" if held is None else held.held,
        "" if kind.look == "shield" else kind.look,
        kind.look == "shield",
        kind=kind.id if is_person else "",
    )


def marks_of(state: State, figure: FigureId) -> Iterator[Mark]:
    """Yield what a creature wears on the table: how it is, how high it flies, whether its reaction is spent.  DR45."""
    placed = state.figures[figure]
    if placed.hidden_from:
        yield HIDDEN
    if placed.surprised:
        yield SURPRISED
    if placed.z > TOLERANCE and not rests(state, figure):
        yield Mark(ALOFT.shape, ALOFT.colour, sign=str(round(placed.z)))
    if placed.life is Life.DYING:
        yield DYING
        if placed.passed_saves:
            yield Mark(PASSED.shape, PASSED.colour, sign=str(placed.passed_saves))
        if placed.failed_saves:
            yield Mark(FAILED.shape, FAILED.colour, (255, 255, 255), sign=str(placed.failed_saves))
        return
    if placed.life is Life.STABLE:
        yield STABLE
        return
    if placed.is_prone:
        yield PRONE
    for condition, mark in _CONDITIONS.items():
        if condition in placed.conditions:
            yield mark
    if placed.dodging:
        yield DODGING
    if placed.ready is not None:
        yield READY
    if placed.breath_left is not None or placed.choke_left is not None:
        number = placed.breath_left if placed.breath_left is not None else placed.choke_left
        yield Mark(BREATH.shape, BREATH.colour, sign=str(number))
    if placed.reaction_used and placed.life is Life.UP:
        yield REACTION_USED


def reach_of_the_active(state: State) -> Iterator[RingDrawing]:
    """How far the creature whose turn it is reaches with what is in hand."""
    figure = state.active
    if figure is None or state.figures[figure].unseen or state.figures[figure].life is not Life.UP:
        return
    reach = reach_of(state, figure)
    if reach > 0.0:
        yield RingDrawing(state.figures[figure].at[:2], circumradius(body(state, figure).footprint) + reach, "reach")


def things(state: State, texts: Phrases) -> Iterator[RingDrawing]:
    """Things that are used, as far as they are still there."""
    for thing in state.setup.objects:
        if thing.piece and thing.piece in state.gone:
            continue
        for place in thing.places:
            yield RingDrawing(place, 0.4, "item", thing.label.in_language(texts.language))


def searched(state: State, texts: Phrases) -> Iterator[RingDrawing]:
    """Places to search, which everybody knows."""
    for secret in state.setup.secrets:
        left_, low, right, high = box_of(secret.area.outline)
        middle = ((left_ + right) / 2.0, (low + high) / 2.0)
        label = secret.label.in_language(texts.language)
        yield RingDrawing(middle, max(right - left_, high - low) / 2.0, "perception", label)


def is_in_box(box: tuple[float, float, float, float], point: Point) -> bool:
    west, south, east, north = box
    return west <= point[0] <= east and south <= point[1] <= north


def attack_name(state: State, texts: Phrases, figure: FigureId, weapon: str) -> str:
    found = profile(state, figure).attack(AttackId(weapon))
    return weapon if found is None else found.label.in_language(texts.language)


def fact(texts: Phrases, attack: Attack, gap: float) -> GearFact:
    """What an attack could do at a gap."""
    name = attack.label.in_language(texts.language)
    if attack.is_melee and gap < attack.reach:
        return GearFact(name, texts("fact-reach", reach=attack.reach), good=True)
    if attack.is_ranged and gap < attack.long:
        return GearFact(name, texts("fact-near" if gap < attack.normal else "fact-far"), good=True)
    return GearFact(name, texts("fact-beyond"), good=False)
