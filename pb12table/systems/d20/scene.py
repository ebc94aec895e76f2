"""The scene interface of the d20 fight: creatures with their hit points and marks, initiative, sheets, watching."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from pb12table.files.problems import FileProblem
from pb12table.kernel.game import Event
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.forms.form import Tally
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.scene.face import SceneFace, ended
from pb12table.skirmish.scene.miniatures import (
    Cell,
    Chip,
    Fallen,
    Listed,
    Mark,
    Marks,
    Miniature,
    Order,
    Outfit,
    Part,
    Posture,
    RingDrawing,
    Row,
    Sheet,
)
from pb12table.skirmish.scene.playback import Effect, FloatStyle, Gait, Strike, along
from pb12table.skirmish.scene.seeing import Gear, GearFact, Template
from pb12table.systems.d20.files import Content, CreatureForm, creature_of
from pb12table.systems.d20.rules import events
from pb12table.systems.d20.rules.asking.answers import Attack
from pb12table.systems.d20.rules.attack import is_made_from_afar
from pb12table.systems.d20.rules.carrying_out import reach_of
from pb12table.systems.d20.rules.checks import passive_perception
from pb12table.systems.d20.rules.creatures import (
    LEAST,
    Cover,
    attacks_by_action,
    body,
    data,
    is_foe,
    is_incapacitated,
    is_unseen,
    left,
    level_of,
    may_react,
    present,
    profile,
    speed,
)
from pb12table.systems.d20.rules.data import (
    CELL,
    Ability,
    AttackId,
    Condition,
    CreatureSetup,
    FeatureKind,
    GoalKind,
    Mode,
    SecretId,
    Size,
    Timing,
    Weapon,
    footprint_of,
)
from pb12table.systems.d20.rules.harm import rests
from pb12table.systems.d20.rules.state import CreatureState, Life, Phase, State
from pb12table.systems.d20.rules.turn import decide_at_the_limit, fled, is_reached
from pb12table.table.battlefield import Body
from pb12table.table.motion.rests import is_held_up
from pb12table.table.openings import with_doors
from pb12table.table.shapes import TOLERANCE, Point, Point3, box_of, circumradius, direction
from pb12table.table.sight.sight import FigureSight
from pb12table.table.surfaces import stand_heights
from pb12table.texts.locale import rounded, upper_first
from pb12table.texts.names import name_of, names

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
    """Return whether the viewers have a mark of where a creature was last seen."""
    return any(mark.figure == figure for mark in state.sightings)


EMBLEMS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "watchman": "barbute",
        "sellsword": "broadsword",
        "shieldbearer": "templar-shield",
        "tracker": "footprint",
        "surgeon": "plague-doctor-profile",
        "firebrand": "molotov",
        "herald": "trumpet-flag",
        "skulker": "hood",
        "raider": "battle-axe",
        "bog-hound": "wolf-head",
        "cliff-kite": "hawk-emblem",
        "quarry-giant": "rock-golem",
        "marsh-worm": "lamprey-mouth",
    }
)
"""The silhouettes of creatures, by their profiles."""
EMBLEMS_OF_HEADS: Final[Mapping[str, str]] = MappingProxyType(
    {"ears": "wolf-head", "beak": "hawk-emblem", "horns": "ogre", "maw": "lamprey-mouth"}
)
"""Those of other beasts by their heads; beasts are not seen from above."""


def outfit_of(figure: CreatureSetup, in_hand: AttackId | None) -> Outfit:
    """Return how a creature looks: what it wears on its head and has in hand; a beast is a medallion."""
    kind = figure.profile
    held = None if in_hand is None else kind.attack(in_hand)
    is_beast = kind.headgear in EMBLEMS_OF_HEADS
    is_person = not is_beast and kind.size in (Size.SMALL, Size.MEDIUM)
    return Outfit(
        "" if is_beast else kind.headgear or "bare",
        "" if held is None else held.held,
        "" if kind.look == "shield" else kind.look,
        kind.look == "shield",
        kind=kind.id if is_person else "",
        emblem=EMBLEMS.get(kind.id, EMBLEMS_OF_HEADS.get(kind.headgear, "person")),
        pointer=False,
    )


def _worn(state: State, figure: FigureId) -> Outfit:
    """Return how a creature looks now, with a picture of one's own if it has one."""
    return outfit_of(data(state, figure), state.figures[figure].in_hand).portrayed(state.setup.portraits, figure)


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
    """Yield how far the creature whose turn it is reaches with what is in hand."""
    figure = state.active
    if figure is None or state.figures[figure].unseen or state.figures[figure].life is not Life.UP:
        return
    reach = reach_of(state, figure)
    if reach > 0.0:
        yield RingDrawing(state.figures[figure].at[:2], circumradius(body(state, figure).footprint) + reach, "reach")


def things(state: State, texts: Phrases) -> Iterator[RingDrawing]:
    """Yield the things to use that are still there."""
    for thing in state.setup.objects:
        if thing.piece and thing.piece in state.gone:
            continue
        for place in thing.places:
            yield RingDrawing(place, 0.4, "item", thing.label.in_language(texts.language))


def searched(state: State, texts: Phrases) -> Iterator[RingDrawing]:
    """Yield places to search, which everybody knows."""
    for secret in state.setup.secrets:
        left_, low, right, high = box_of(secret.area.outline)
        middle = ((left_ + right) / 2.0, (low + high) / 2.0)
        label = texts("search-place", name=secret.label.in_language(texts.language))
        yield RingDrawing(middle, max(right - left_, high - low) / 2.0, "perception", label)


def is_in_box(box: tuple[float, float, float, float], point: Point) -> bool:
    west, south, east, north = box
    return west <= point[0] <= east and south <= point[1] <= north


def attack_name(state: State, texts: Phrases, figure: FigureId, weapon: str) -> str:
    found = profile(state, figure).attack(AttackId(weapon))
    return weapon if found is None else found.label.in_language(texts.language)


def fact(texts: Phrases, attack: Weapon, gap: float) -> GearFact:
    """Return what an attack could do at a gap."""
    name = attack.label.in_language(texts.language)
    if attack.is_melee and gap < attack.reach:
        return GearFact(name, texts("fact-reach", reach=attack.reach), good=True)
    if attack.is_ranged and gap < attack.long:
        return GearFact(name, texts("fact-near" if gap < attack.normal else "fact-far"), good=True)
    return GearFact(name, texts("fact-beyond"), good=False)


def sheet_of(state: State, texts: Phrases, figure: FigureId) -> Sheet:
    """Return values, hit points, the rest of the turn, attacks, features, items; of others nothing kept secret."""
    setup, placed, kind = data(state, figure), state.figures[figure], profile(state, figure)
    armour = texts("sheet-armour-class.short")
    cells = [Cell("armour-class", armour, str(kind.armour_class), tip=_tip(texts, "armour-class"))]
    for ability in Ability:
        score, word = kind.abilities[ability], texts(f"ability-{ability.value}")
        value = texts.signed(kind.modifier(ability))
        cells.append(Cell("abilities", texts(f"ability-{ability.value}.short"), value, tip=(f"{word} {score}",)))
    if not placed.strange:
        passive = str(passive_perception(state, figure))
        cells.append(Cell("perception", texts("sheet-passive.short"), passive, tip=_tip(texts, "passive")))
    parts = [Part(rows=tuple(_state_rows(state, texts, figure)))]
    attacks = (*kind.attacks, kind.unarmed)
    parts.append(Part(texts("sheet-attacks"), rows=tuple(_attack_row(texts, each, placed) for each in attacks)))
    more = [*_feature_rows(state, texts, figure), *_item_rows(state, texts, figure)]
    if more:
        parts.append(Part(texts("sheet-features"), rows=tuple(more)))
    owner_name = state.setup.player_by_id[setup.player].name
    under = " · ".join((owner_name, texts(f"size-{kind.size.value}"), _speeds(texts, setup)))
    return Sheet(under, tuple(cells), tuple(parts))


def _tip(texts: Phrases, name: str) -> tuple[str, ...]:
    return (upper_first(texts(f"sheet-{name}")),)


def _speeds(texts: Phrases, setup: CreatureSetup) -> str:
    speeds = setup.profile.speeds
    parts = [texts("length-metres", number=speeds.get(Mode.WALK, 0.0))]
    parts += [
        f"{texts(f'mode-{mode.value}')} {texts('length-metres', number=speed)}"
        for mode, speed in speeds.items()
        if mode is not Mode.WALK
    ]
    return ", ".join(parts)


def _state_rows(state: State, texts: Phrases, figure: FigureId) -> Iterator[Row]:
    """Yield the creature's condition, and in its own turn what is left of it.  DR49."""
    placed, kind = state.figures[figure], profile(state, figure)
    hurt = placed.hit_points <= kind.hit_points // 2
    points = f"{placed.hit_points} / {kind.hit_points}"
    yield Row("hit-points", texts("sheet-hit-points"), points, tone="bad" if hurt else "good")
    if placed.life is not Life.UP:
        yield Row("life", upper_first(texts(f"life-{placed.life.value}")), tone="bad")
    for condition in placed.conditions:
        yield Row(f"status:{condition.value}", upper_first(texts(f"condition-{condition.value}")), tone="bad")
    if placed.hidden_from:
        label, number = upper_first(texts("sheet-hidden")), str(len(placed.hidden_from))
        observers = names(texts, state.setup, list(placed.hidden_from))
        yield Row("status:hidden", label, number, mark=HIDDEN, tip=(upper_first(observers),))
    if state.active == figure:
        for mode in kind.speeds:
            far = max(0.0, left(state, figure, mode))
            label = texts("sheet-left", how=texts(f"mode-{mode.value}"))
            way = texts("length-metres", number=round(far, 1))
            yield Row("speed", label, way, tone="plain" if far > 0.0 else "faint")
        for name, used in (
            ("action", placed.action_used and not placed.attacks_left),
            ("bonus", placed.bonus_used),
            ("interaction", placed.interaction_used),
        ):
            if name == "bonus" and not any(each.timing is Timing.BONUS for each in kind.features):
                continue
            able = not is_incapacitated(placed)
            word = texts("sheet-used" if used else "sheet-free" if able else "sheet-none")
            if name == "action" and placed.attacks_left and placed.action_used:
                word = texts("sheet-attacks-left", number=placed.attacks_left, of=attacks_by_action(state, figure))
            yield Row(name, texts(f"sheet-{name}"), word, tone="good" if able and not used else "faint")
    ready = may_react(state, figure)
    word = texts("sheet-used" if placed.reaction_used else "sheet-free" if ready else "sheet-none")
    yield Row("reaction", texts("sheet-reaction"), word, tone="plain" if ready else "faint")


def _attack_row(texts: Phrases, attack: Weapon, placed: CreatureState) -> Row:
    reach = [texts("fact-reach", reach=attack.reach)] if attack.is_melee else []
    if attack.is_ranged:
        reach.append(f"{texts.number(attack.normal, 0)}/{texts.number(attack.long, 0)} m")
    below = texts("sheet-attack", bonus=attack.bonus, damage=str(attack.damage), reach=", ".join(reach))
    held = attack.natural or placed.in_hand == attack.id
    name = upper_first(attack.label.in_language(texts.language))
    value = texts("sheet-in-hand") if held else ""
    return Row(attack.id, name, value, below, "plain" if held else "muted", framed=True)


def _feature_rows(state: State, texts: Phrases, figure: FigureId) -> Iterator[Row]:
    for feature in profile(state, figure).features:
        uses = state.figures[figure].uses.get(feature.id)
        below = "" if feature.description is None else feature.description.in_language(texts.language)
        name = upper_first(feature.label.in_language(texts.language))
        yield Row(f"feature:{feature.id}", name, "" if uses is None else str(uses), below, framed=True)


def _item_rows(state: State, texts: Phrases, figure: FigureId) -> Iterator[Row]:
    for item in data(state, figure).items:
        uses = state.figures[figure].item_uses.get(item.id)
        below = "" if item.description is None else item.description.in_language(texts.language)
        name = upper_first(item.label.in_language(texts.language))
        yield Row(item.id, name, "" if uses is None else str(uses), below)


def budget(texts: Phrases, state: State, figure: FigureId) -> list[Tally]:
    """Return what is left of a turn: metres per mode, action, bonus action, interaction.  D028, D031, D037, D044."""
    placed, found = state.figures[figure], list[Tally]()
    for mode in Mode:
        if mode not in profile(state, figure).speeds:
            continue
        whole, rest = speed(state, figure, mode), max(0.0, left(state, figure, mode))
        value = texts("budget-metres", left=rounded(rest, 1), whole=rounded(whole, 1))
        found.append(Tally(texts("budget-speed", how=texts(f"mode-{mode.value}")), value, "D044"))
    spent = texts("budget-spent")
    there = texts("budget-none" if is_incapacitated(placed) else "budget-there")
    action = spent if placed.action_used else there
    if placed.action_used and placed.attacks_left:
        action = texts("budget-attacks", number=placed.attacks_left)
    found.append(Tally(texts("budget-action"), action, "D028"))
    if any(feature.timing is Timing.BONUS for feature in profile(state, figure).features):
        found.append(Tally(texts("budget-bonus"), spent if placed.bonus_used else there, "D037"))
    found.append(Tally(texts("budget-interaction"), spent if placed.interaction_used else there, "D031"))
    return found


def glide(state: State, event: events.CreatureMoved, age: float) -> None:
    """Show a movement done by a share."""
    placed = state.figures[event.figure]
    (placed.x, placed.y, placed.z), facing = along(event.places, age)
    placed.facing = placed.facing if facing is None else facing


def show(state: State, event: Event) -> None:
    """Show an event done, as far as those who look can know it."""
    match event:
        case events.CreatureMoved():
            glide(state, event, 1.0)
            state.figures[event.figure].moved = event.moved
        case events.Pushed():
            _put(state, event.figure, event.places[-1])
        case (
            events.CreaturePlaced()
            | events.CreatureMadeWay()
            | events.PlaceRevealed()
            | events.Noticed()
            | events.Fell()
        ):
            _put(state, event.figure, event.at)
        case events.WentOutOfSight():
            state.figures[event.figure].unseen = True
        case events.AttackDeclared():
            state.figures[event.figure].facing = direction(event.origin[:2], event.place[:2])
        case events.DamageDealt() | events.Healed():
            state.figures[event.figure].hit_points = event.left
        case events.DroppedTo0():
            state.figures[event.figure].life = event.life
        case events.Died():
            state.figures[event.figure].life = Life.DEAD
        case events.Fled():
            state.figures[event.figure].life = Life.FLED
        case events.Stabilised():
            state.figures[event.figure].life = Life.STABLE
        case events.DeathSaveRolled():
            placed = state.figures[event.figure]
            placed.passed_saves, placed.failed_saves = event.passed, event.failed
        case events.FellProne():
            _gain(state, event.figure, Condition.PRONE)
        case events.StoodUp():
            _lose(state, event.figure, Condition.PRONE)
        case events.ConditionGained():
            _gain(state, event.figure, event.condition)
        case events.ConditionLost():
            _lose(state, event.figure, event.condition)
        case events.WeaponDrawn():
            state.figures[event.figure].in_hand = event.weapon
        case events.WeaponDropped():
            state.figures[event.figure].in_hand = None
        case events.TurnBegan():
            state.active = event.figure
            state.figures[event.figure].reaction_used = False
        case events.TurnEnded():
            state.acted.append(event.figure)
            state.active = None
        case events.ReactionUsed():
            state.figures[event.figure].reaction_used = True
        case events.RoundBegan():
            state.phase, state.game_round, state.slot, state.acted = Phase.TURNS, event.game_round, 0, []
        case events.OrderSet():
            state.order = [list(group) for group in event.order]
        case events.InitiativeRolled():
            for figure in event.figures:
                state.figures[figure].initiative = event.total
        case events.PieceThrownDown():
            state.gone.append(event.piece)
        case events.SearchMade() if event.found and event.place is not None:
            state.found.setdefault(SecretId(event.place), [])


def _put(state: State, figure: FigureId, at: Point3) -> None:
    placed = state.figures[figure]
    placed.x, placed.y, placed.z = at
    placed.unseen = False


def _gain(state: State, figure: FigureId, condition: Condition) -> None:
    conditions = state.figures[figure].conditions
    if condition not in conditions:
        conditions.append(condition)


def _lose(state: State, figure: FigureId, condition: Condition) -> None:
    conditions = state.figures[figure].conditions
    if condition in conditions:
        conditions.remove(condition)


LEVELS: Final = (Cover.NONE, Cover.HALF, Cover.THREE_QUARTERS, Cover.TOTAL)
"""Levels of cover by their numbers."""
_PACES: Final = {"walk": 0.13, "crawl": 0.3, "climb": 0.4, "swim": 0.2, "fly": 0.09, "jump": 0.1, "dragged": 0.25}
"""How long a metre is watched, in seconds."""
_GAITS: Final[Mapping[str, Gait]] = MappingProxyType(
    {"crawl": "crawl", "climb": "crawl", "swim": "swim", "fly": "fly", "jump": "jump", "dragged": "shove"}
)
"""How each kind of movement looks; all others are walks."""
_OF_AN_ATTACK: Final = (events.AttackRolled, events.DamageDealt, events.ReactionUsed)


class FightScene(SceneFace[State, Phrases]):
    """The d20 fight on the table."""

    least_share = LEAST
    share_bounds = (50, 75, 99)
    overlays = frozenset({"gear", "ground", "radii", "squares"})

    def figures(self, state: State, /) -> Sequence[FigureId]:
        return present(state)

    def squares(self, state: State, /) -> float:
        return CELL

    def counts_squares(self, state: State, /) -> bool:
        return state.setup.options.grid

    def is_known(self, state: State, figure: FigureId, /) -> bool:
        placed = state.figures[figure]
        return not placed.unseen or is_sighted(state, figure)

    def body(self, state: State, figure: FigureId, facing: float | None = None, /) -> Body:
        found, turned = body(state, figure), state.figures[figure].facing if facing is None else facing
        return found.at(found.x, found.y, found.z, turned)

    def are_opposed(self, state: State, first: FigureId, second: FigureId, /) -> bool:
        return is_foe(state, first, second)

    def hiding(self, state: State, observer: FigureId, target: FigureId | None = None, /) -> Sequence[Body]:
        """Return all creatures the observer knows of: hidden ones cover no target.  DR32."""
        return [
            body(state, other)
            for other in present(state)
            if other not in (observer, target) and not {observer, target} & state.figures[other].hidden_from.keys()
        ]

    def sight(self, state: State, observer: FigureId, target: FigureId, facing: float | None = None, /) -> FigureSight:
        """Return a sight line: fog, darkness and invisibility cover nothing, but let nothing be seen.  D089."""
        seen = super().sight(state, observer, target, facing)
        return replace(seen, exists=False, visible_share=0.0) if is_unseen(state, observer, target) else seen

    def level(self, state: State, seen: FigureSight, /) -> int:
        return LEVELS.index(level_of(seen.covered_share))

    def level_words(self, texts: Phrases, level: int, /) -> str:
        return texts(f"cover-{LEVELS[level].value}.short")

    def turn_door(self, state: State, door: str, degrees: float, /) -> bool:
        state.setup = replace(state.setup, battlefield=with_doors(state.setup.battlefield, ((door, degrees),)))
        return True

    def put(self, state: State, figure: FigureId, place: Point3, facing: float, /) -> None:
        placed = state.figures[figure]
        placed.x, placed.y, placed.z = place
        placed.facing, placed.unseen = facing, False
        if placed.life not in (Life.UP, Life.DYING, Life.STABLE):
            placed.life = Life.UP

    # -- figures ----------------------------------------------------------------------------------------------

    def aloft(self, state: State, place: Body, /) -> float:
        if place.z <= TOLERANCE or is_held_up(state.battlefield, place):
            return 0.0
        below = (height for height in stand_heights(state.battlefield, *place.position) if height <= place.z)
        return place.z - max(below, default=0.0)

    def templates_in(self, content: Content, /) -> Sequence[Template]:
        found: list[Template] = []
        for name in content.profiles:
            with suppress(FileProblem):
                one = creature_of(CreatureForm(id="ghost", profile=name, player=PlayerId("nobody")), content, name, "")
                held = next((attack.id for attack in one.profile.attacks), None)
                footprint = footprint_of(one.profile.size, grid=False)
                found.append(Template(name, one.label, footprint, outfit_of(one, held), one))
        return found

    def miniature(self, state: State, figure: FigureId, /) -> Miniature:
        placed = state.figures[figure]
        posture: Posture = "lying" if placed.is_prone or placed.life is Life.STABLE else "standing"
        outfit = _worn(state, figure)
        return Miniature(
            self.body(state, figure),
            self.owner(state, figure),
            replace(outfit, posture="dying" if placed.life is Life.DYING else posture),
            tuple(marks_of(state, figure)),
            active=figure == state.active,
            able=placed.life is Life.UP,
            gone=placed.life in (Life.OUT, Life.DEAD, Life.FLED),
            bar=(placed.hit_points, profile(state, figure).hit_points),
        )

    def marks(self, state: State, texts: Phrases, /) -> Marks:
        fallen = tuple(
            Fallen(figure, self.owner(state, figure), placed.at, _worn(state, figure))
            for figure, placed in state.figures.items()
            if placed.life in (Life.OUT, Life.DEAD) and not placed.unseen
        )
        rings = [*things(state, texts), *searched(state, texts), *reach_of_the_active(state)]
        for dropped in state.dropped:
            name = attack_name(state, texts, dropped.figure, dropped.weapon)
            rings.append(RingDrawing(dropped.at[:2], 0.4, "item", name))
        seen = tuple(
            Miniature(self.body(state, figure), self.owner(state, figure), _worn(state, figure))
            for figure, placed in state.figures.items()
            if placed.unseen and is_sighted(state, figure)
        )
        return Marks(
            fallen, rings=tuple(rings), gone=tuple(state.gone), doors=tuple(state.doors.items()), last_seen=seen
        )

    def told_at(self, state: State, texts: Phrases, point: Point, /) -> Sequence[str]:
        return [
            texts("search-place-tip", name=secret.label.in_language(texts.language), most=CELL)
            for secret in state.setup.secrets
            if is_in_box(box_of(secret.area.outline), point)
        ]

    def order(self, state: State, texts: Phrases, /) -> Order:
        limit = state.setup.options.round_limit
        if state.phase is not Phase.TURNS:
            title = texts("order-not-yet")
        else:
            title = texts("round-of", number=state.game_round, limit=limit)
        flat = [figure for group in state.order for figure in group]
        listed = flat or [figure for figure in state.figures if self.is_known(state, figure)]
        places = {figure: place for place, group in enumerate(state.order, start=1) for figure in group}
        return Order(title, chips=tuple(self._chip(state, texts, figure, places.get(figure)) for figure in listed))

    def wins(self, state: State, texts: Phrases, /) -> Sequence[str]:
        found = []
        for goal in state.setup.goals:
            whose = state.setup.side_by_id[goal.side].label.in_language(texts.language)
            if goal.kind is GoalKind.FLEE:
                found.append(texts("wins-away", side=whose, number=fled(state, goal.side), of=max(1, goal.number)))
            elif goal.thing is not None:
                done = "yes" if is_reached(state, goal) else "no"
                found.append(texts("wins-used", side=whose, thing=name_of(texts, state.setup, goal.thing), done=done))
        return found or [texts("wins-last-side")]

    def ending(self, state: State, /) -> Sequence[PlayerId] | None:
        return ended(state, decide_at_the_limit)

    def _chip(self, state: State, texts: Phrases, figure: FigureId, place: int | None) -> Chip:
        placed, kind = state.figures[figure], profile(state, figure)
        gone = placed.life in (Life.OUT, Life.DEAD, Life.FLED)
        acted = figure in state.acted or (place is not None and place - 1 < state.slot)
        words = texts(f"life-{placed.life.value}") if placed.life is not Life.UP else ""
        if placed.unseen and not gone:
            words = texts("chip-unseen")
        elif placed.life is Life.OUT:
            words = texts("chip-fallen")  # in whole sentences it is out of the fight, for which a chip has no room
        return Chip(
            self.owner(state, figure),
            figure,
            place="" if place is None else str(place),
            line=words or f"{placed.hit_points}/{kind.hit_points}",
            note="" if place is None else str(placed.initiative),
            out=gone or acted,
            struck=gone,
            active=figure == state.active,
            tip=tuple(self._chip_tip(state, texts, figure)),
        )

    def _chip_tip(self, state: State, texts: Phrases, figure: FigureId) -> Iterator[str]:
        placed = state.figures[figure]
        if placed.unseen:
            yield texts("chip-unseen")
            return
        yield texts("count-hit-points", number=placed.hit_points)
        if state.order:
            yield texts("chip-rank", total=placed.initiative)
        ready = may_react(state, figure)
        word = "used" if placed.reaction_used else "free" if ready else "none"
        yield texts(f"chip-reaction-{word}")

    def listed(self, state: State, texts: Phrases, player: PlayerId, /) -> Sequence[Listed]:
        found = []
        for figure in (one.id for one in state.setup.figures if one.player == player):
            if not self.is_known(state, figure):
                continue
            placed = state.figures[figure]
            gone = placed.life in (Life.OUT, Life.DEAD, Life.FLED)
            if placed.unseen and not gone:
                found.append(Listed(figure, words=texts("chip-unseen"), tone="faint"))
                continue
            up = placed.life is Life.UP
            words = f"{placed.hit_points}/{profile(state, figure).hit_points}"
            found.append(
                Listed(
                    figure,
                    words=words if up else texts(f"life-{placed.life.value}"),
                    tone="plain" if up else "bad",
                    active=figure == state.active,
                    done=figure in state.acted,
                    gone=gone,
                    marks=tuple(marks_of(state, figure)),
                )
            )
        return sorted(found, key=lambda listed: listed.gone)

    def sheet(self, state: State, texts: Phrases, figure: FigureId, /) -> Sheet:
        if not self.is_known(state, figure):
            return Sheet(state.setup.player_by_id[self.owner(state, figure)].name)
        return sheet_of(state, texts, figure)

    # -- looking ----------------------------------------------------------------------------------------------

    def gear(self, state: State, texts: Phrases, figure: FigureId, /) -> Sequence[Gear]:
        placed, girth = state.figures[figure], circumradius(body(state, figure).footprint)
        found: list[Gear] = []
        for attack in profile(state, figure).attacks:
            name, rings = attack.label.in_language(texts.language), list[RingDrawing]()
            if attack.is_melee:
                rings.append(RingDrawing(placed.at[:2], girth + attack.reach, "reach", name))
            if attack.is_ranged:
                for far in (attack.normal, attack.long):
                    if far <= state.battlefield.width:
                        label = texts("fact-range", most=far)
                        rings.append(RingDrawing(placed.at[:2], girth + far, "range", label))
            limit = attack.long if attack.is_ranged else girth + attack.reach
            found.append(Gear(attack.id, name, tuple(rings), limit))
        return sorted(found, key=lambda gear: -(gear.limit or 0.0))

    def gear_facts(self, state: State, texts: Phrases, figure: FigureId, distance: float, /) -> Sequence[GearFact]:
        girth = circumradius(body(state, figure).footprint)
        return [fact(texts, attack, distance - girth) for attack in profile(state, figure).attacks]

    def radii(self, state: State, texts: Phrases, figure: FigureId, /) -> Sequence[RingDrawing]:
        found, girth = list[RingDrawing](), circumradius(body(state, figure).footprint)
        for feature in profile(state, figure).features:
            if feature.kind in (FeatureKind.GUARD, FeatureKind.RALLY):
                name = feature.label.in_language(texts.language)
                found.append(RingDrawing(state.figures[figure].at[:2], girth + feature.range, "command", name))
        return found

    # -- watching ---------------------------------------------------------------------------------------------

    def seconds(self, event: Event, /) -> float:
        match event:
            case events.CreatureMoved():
                return 0.1 + _PACES.get(event.kind, 0.15) * event.length
            case events.AttackRolled() | events.CheckRolled() | events.SaveRolled() | events.ContestRolled():
                return 1.1
            case events.DeathSaveRolled():
                return 1.3
            case events.InitiativeRolled():
                return 0.7
            case events.DamageDealt() | events.DroppedTo0() | events.Died() | events.Fell() | events.PlaceRevealed():
                return 0.6
            case events.RoundBegan() | events.TurnBegan() | events.GoalReached():
                return 0.8
            case events.AttackDeclared() | events.FellProne() | events.StoodUp() | events.Pushed() | events.Healed():
                return 0.4
            case events.ReactionUsed() | events.ActionTaken() | events.FeatureUsed() | events.Noticed():
                return 0.5
        return 0.0

    def gait(self, event: Event, /) -> Gait | None:
        match event:
            case events.CreatureMoved():
                return _GAITS.get(event.kind, "walk")
            case events.Pushed():
                return "shove"
            case events.Fell():
                return "fall"
        return None

    def glide(self, state: State, event: Event, age: float, before: float, /) -> None:
        match event:
            case events.CreatureMoved():
                glide(state, event, age)
            case events.Pushed():
                placed = state.figures[event.figure]
                placed.x, placed.y, placed.z = along(event.places, age)[0]
            case events.Fell():
                placed, share = state.figures[event.figure], (age - before) / (1.0 - before) if before < 1.0 else 1.0
                start = placed.at
                placed.x, placed.y, placed.z = (a + (b - a) * share for a, b in zip(start, event.at, strict=True))

    def show(self, state: State, event: Event, before: float, /) -> None:
        show(state, event)

    def place(self, state: State, event: Event, /) -> Point | None:
        figure = self.whom(event)
        if isinstance(event, events.AttackRolled):
            figure = event.target
        placed = None if figure is None else state.figures.get(figure)
        if placed is None or placed.unseen:
            return None
        return event.at[:2] if isinstance(event, events.Fell) else placed.at[:2]

    def word(self, texts: Phrases, event: Event, /) -> tuple[str, FloatStyle] | None:
        match event:
            case events.AttackRolled():
                key = "critical" if event.critical else "hit" if event.hit else "miss"
                return texts(f"float-{key}"), "good" if event.hit else "plain"
            case events.DamageDealt():
                return f"−{event.damage}", "damage"
            case events.Healed():
                return f"+{event.hit_points}", "good"
            case events.SaveRolled():
                made = event.passed
                return texts("float-save-made" if made else "float-save-failed"), "good" if made else "plain"
            case events.DeathSaveRolled():
                return f"{event.passed}✓ {event.failed}✗", "status"
            case events.ConditionGained():
                return texts(f"condition-{event.condition.value}"), "status"
            case events.FellProne():
                return texts("condition-prone"), "status"
            case events.DroppedTo0() | events.Died():
                return texts("life-dead" if isinstance(event, events.Died) else f"life-{event.life.value}"), "damage"
            case events.PlaceRevealed() | events.Noticed():
                return texts("float-noticed"), "status"
            case events.WentOutOfSight():
                return texts("float-lost"), "status"
            case events.Stabilised():
                return texts("life-stable"), "good"
        return None

    def sounds(self, state: State, event: Event, /) -> tuple[str, ...]:
        match event:
            case events.CreatureMoved() | events.SomethingMoved():
                return ("steps",)
            case events.AttackDeclared():
                attack = profile(state, event.figure).attack(event.weapon)
                thrown = attack is not None and attack.is_melee and event.ranged
                if attack is None or not attack.sound:
                    return ()
                sound = "bow-crossbow" if attack.held == "crossbow" else attack.sound
                return ("throw" if thrown else sound,)
            case events.AttackRolled():
                return ("dice-cloth", "hit" if event.hit else "miss")
            case events.AttackMissed():
                return ("miss",)
            case events.CheckRolled() | events.SaveRolled() | events.DeathSaveRolled() | events.ContestRolled():
                return ("dice-cloth",)
            case events.InitiativeRolled():
                return ("dice-cloth",)
            case events.FeatureUsed() if event.point is not None:
                return ("throw", "blast")
            case events.StoodUp() | events.FellProne():
                return ("steps",)
            case events.DroppedTo0() | events.Died():
                return ("out",)
            case events.Fell():
                return ("fall",)
            case events.PieceThrownDown():
                return ("crash",)
            case events.RoundBegan():
                return ("round",)
            case events.TurnBegan():
                return ("turn",)
            case events.GoalReached():
                return ("points",)
            case events.GameEnded():
                return ("end",)
        return ()

    def effects(self, state: State, event: Event, /) -> Sequence[Effect]:
        if isinstance(event, events.FellProne) and self.is_on_table(state, event.figure):
            return [Effect("fall", state.figures[event.figure].at[:2], figure=event.figure)]
        if isinstance(event, events.FeatureUsed) and event.point is not None:
            feature = data(state, event.figure).feature(event.feature)
            return [Effect("blast", event.point[:2], radius=1.5 if feature is None else feature.radius)]
        return ()

    def strike(self, state: State, event: Event, /) -> Strike | None:
        match event:
            case events.AttackDeclared():
                attack = profile(state, event.figure).attack(event.weapon)
                answer = Attack(event.weapon, event.target, ranged=event.ranged)
                far = attack is not None and is_made_from_afar(attack, answer)
                return Strike(event.figure, event.target, event.place, "shot" if far else "blow")
            case events.AttackRolled():
                return Strike(event.figure, hit=event.hit)
            case events.AttackMissed():
                return Strike(event.figure, hit=False)
        return None

    def track(self, event: Event, /) -> Sequence[Point3]:
        return event.places if isinstance(event, events.CreatureMoved | events.Pushed) else ()

    def duel(self, event: Event, before: tuple[FigureId, FigureId] | None, /) -> tuple[FigureId, FigureId] | None:
        if isinstance(event, events.AttackDeclared):
            return None if event.target is None else (event.figure, event.target)
        return before if isinstance(event, _OF_AN_ATTACK) else None


SCENE: Final = FightScene()
