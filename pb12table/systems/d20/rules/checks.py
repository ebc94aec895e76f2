"""Dice, checks, saving throws, contests, passive values, and reactions that are used up."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, ClassVar, Final, TypeAlias

from pb12table.kernel.game import Game as AnyGame
from pb12table.kernel.request import Dice, die
from pb12table.skirmish.ids import FigureId, Modifier, total
from pb12table.systems.d20.rules.asking.answers import MayReact, React
from pb12table.systems.d20.rules.creatures import is_incapacitated, is_known_to_all, owner, profile, speed, who_know
from pb12table.systems.d20.rules.data import SIDES_OF_A_D20, Ability, DiceSum, FeatureKind, Mode, Sense, Skill
from pb12table.systems.d20.rules.events import CheckRolled, ContestRolled, ReactionPassed, ReactionUsed, SaveRolled
from pb12table.systems.d20.rules.state import Asks, ReactionKind, State

Game: TypeAlias = AnyGame[State]
PASSIVE: Final = 10
PASSIVE_ADVANTAGE: Final = 5
"""D007, D008."""


@dataclass(frozen=True, slots=True)
class SecretDie(Dice[State]):
    """A die that only the player it is thrown for may see; the program throws it.  D009, DR41, section 4.2."""

    hidden: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Leanings:
    """What speaks for and against a roll; each source is named, and one of each kind is as good as many.  D062."""

    advantages: tuple[Modifier, ...] = ()
    disadvantages: tuple[Modifier, ...] = ()

    @property
    def net(self) -> int:
        """Return 1 for advantage, -1 for disadvantage, 0 for neither or both.  D062."""
        return bool(self.advantages) - bool(self.disadvantages)

    def picked(self, faces: Sequence[int]) -> int:
        """Return which of the rolled faces counts; if nothing leans, it is the first.  D062."""
        return min(faces) if self.net < 0 else max(faces) if self.net else faces[0]


EVEN: Final = Leanings()


@dataclass(frozen=True, slots=True)
class Roll:
    """A d20 roll: the faces, the one that counts, and the total."""

    faces: tuple[int, ...]
    face: int
    total: int


async def thrown(
    game: Game,
    figure: FigureId,
    sides: int,
    purpose: str,
    target_number: int | None = None,
    *,
    openly: bool = False,
) -> int:
    """Return the face of a die that a creature's owner throws for it.

    It is thrown in secret where a player does not know of the creature, unless it does what shows it (`openly`).  DR41.
    """
    if not openly and not is_known_to_all(game.state, figure):
        return await thrown_in_secret(game, figure, purpose, sides)
    return await game.roll(die(owner(game.state, figure), sides, purpose, figure, target_number))


async def thrown_in_secret(game: Game, figure: FigureId, purpose: str, sides: int = SIDES_OF_A_D20) -> int:
    """Return the face of a die that only the owner sees.  D009."""
    player = owner(game.state, figure)
    request: Dice[Any] = SecretDie(player, 1, sides, purpose, figure)
    return await game.roll(request)


async def d20(
    game: Game,
    figure: FigureId,
    purpose: str,
    modifiers: Iterable[Modifier],
    leanings: Leanings = EVEN,
    target_number: int | None = None,
    *,
    openly: bool = False,
) -> Roll:
    """Return a roll of one d20, or two with advantage or disadvantage, with what is added.  D061, D062.

    `target_number` is what the total must reach.
    """
    added = total(modifiers)
    needed = None if target_number is None else target_number - added
    faces = [
        await thrown(game, figure, SIDES_OF_A_D20, purpose, needed, openly=openly)
        for _ in range(2 if leanings.net else 1)
    ]
    face = leanings.picked(faces)
    return Roll(tuple(faces), face, face + added)


async def dice_of(
    game: Game, figure: FigureId, dice: DiceSum, purpose: str, *, double: bool = False, openly: bool = False
) -> list[int]:
    """Return the faces of some dice, twice as many for a critical hit.  D065."""
    count = dice.count * (2 if double else 1)
    return [await thrown(game, figure, dice.sides, purpose, openly=openly) for _ in range(count)]


# -- checks --------------------------------------------------------------------------------------------------------


def modifier(score: int) -> int:
    """Return the modifier of an ability score.  D060."""
    return (score - 10) // 2


def skill_modifiers(state: State, figure: FigureId, skill: Skill) -> tuple[Modifier, ...]:
    """Return what a check of a skill adds.  D061."""
    kind = profile(state, figure)
    found = [Modifier("D060", f"ability-{skill.ability.value}", kind.modifier(skill.ability))]
    if skill in kind.trained:
        found.append(Modifier("D061", "proficiency", kind.proficiency, skill.value))
    return tuple(found)


def perception_leanings(state: State, figure: FigureId, *, sees: bool = True) -> Leanings:
    """Return what keen and dull senses bring to Perception; those of sight only for what it `sees`.  D008, DR47."""
    serving = [each for each in profile(state, figure).features if sees or each.sense is not Sense.SIGHT]
    return Leanings(
        tuple(Modifier("DR47", "keen", 0, each.id) for each in serving if each.kind is FeatureKind.KEEN),
        tuple(Modifier("DR47", "dull", 0, each.id) for each in serving if each.kind is FeatureKind.DULL),
    )


def passive_perception(state: State, figure: FigureId, *, sees: bool = True) -> int:
    """Return how well a creature passively notices what it `sees`, or does not see.  D007, D008, DR03, DR47."""
    leanings = perception_leanings(state, figure, sees=sees)
    return PASSIVE + profile(state, figure).bonus(Skill.PERCEPTION) + PASSIVE_ADVANTAGE * leanings.net


def meets(total_rolled: int, difficulty: int) -> bool:
    """Return whether a check reaches a fixed difficulty.  D061, DR02."""
    return total_rolled >= difficulty


def finds(seeking: int, stealth: int) -> bool:
    """Return whether a passive value or a search exceeds a Stealth total; a tie changes nothing.  D009, DR02."""
    return seeking > stealth


async def check(
    game: Game,
    figure: FigureId,
    skill: Skill,
    purpose: str,
    difficulty: int | None = None,
    leanings: Leanings = EVEN,
) -> Roll:
    """Return a check of a skill, reported to all.  D061 (Attributswurf)."""
    modifiers = skill_modifiers(game.state, figure, skill)
    roll = await d20(game, figure, purpose, modifiers, leanings, difficulty)
    game.record(
        CheckRolled(
            audience=who_know(game.state, figure),
            figure=figure,
            skill=skill,
            ability=skill.ability,
            purpose=purpose,
            faces=roll.faces,
            face=roll.face,
            total=roll.total,
            modifiers=modifiers,
            difficulty=difficulty,
            passed=None if difficulty is None else meets(roll.total, difficulty),
            advantages=leanings.advantages,
            disadvantages=leanings.disadvantages,
        )
    )
    return roll


def better_skill(state: State, figure: FigureId) -> Skill:
    """Return Athletics or Acrobatics, whichever is better.  D091."""
    kind = profile(state, figure)
    return max((Skill.ATHLETICS, Skill.ACROBATICS), key=kind.bonus)


async def contest(game: Game, figure: FigureId, skill: Skill, other: FigureId, against: Skill, purpose: str) -> bool:
    """Return whether a creature wins a contest; a tie changes nothing.  D061, D091."""
    state = game.state
    own = await d20(game, figure, purpose, skill_modifiers(state, figure, skill))
    theirs = await d20(game, other, purpose, skill_modifiers(state, other, against))
    won = own.total > theirs.total
    game.record(
        ContestRolled(
            audience=who_know(game.state, figure, other),
            figure=figure,
            other=other,
            purpose=purpose,
            face=own.face,
            total=own.total,
            other_face=theirs.face,
            other_total=theirs.total,
            won=won,
        )
    )
    return won


# -- saving throws -------------------------------------------------------------------------------------------------


def is_dodging(state: State, figure: FigureId) -> bool:
    """Return whether a creature dodges and is able to.  D072."""
    placed = state.figures[figure]
    fastest = max(speed(state, figure, mode) for mode in Mode)
    return placed.dodging and not is_incapacitated(placed) and fastest > 0.0


def save_modifiers(state: State, figure: FigureId, ability: Ability, cover: int = 0) -> tuple[Modifier, ...]:
    """Return what a saving throw adds; `cover` counts for Dexterity.  D068, D090."""
    kind = profile(state, figure)
    found = [Modifier("D060", f"ability-{ability.value}", kind.modifier(ability))]
    if ability in kind.saves:
        found.append(Modifier("D090", "proficiency", kind.proficiency, ability.value))
    if cover and ability is Ability.DEXTERITY:
        found.append(Modifier("D068", "cover", cover))
    return tuple(found)


def save_leanings(state: State, figure: FigureId, ability: Ability) -> Leanings:
    """Return what favours a saving throw.  D072."""
    if ability is Ability.DEXTERITY and is_dodging(state, figure):
        return Leanings((Modifier("D072", "dodging", 0, figure),))
    return EVEN


async def save(game: Game, figure: FigureId, ability: Ability, difficulty: int, cover: int = 0) -> bool:
    """Roll a saving throw and return whether it succeeded.  D090 (Rettungswurf)."""
    modifiers = save_modifiers(game.state, figure, ability, cover)
    leanings = save_leanings(game.state, figure, ability)
    roll = await d20(game, figure, "save", modifiers, leanings, difficulty)
    passed = meets(roll.total, difficulty)
    game.record(
        SaveRolled(
            audience=who_know(game.state, figure),
            figure=figure,
            ability=ability,
            faces=roll.faces,
            face=roll.face,
            total=roll.total,
            difficulty=difficulty,
            passed=passed,
            modifiers=modifiers,
            advantages=leanings.advantages,
            disadvantages=leanings.disadvantages,
        )
    )
    return passed


USUAL: Final = MappingProxyType(
    {ReactionKind.OPPORTUNITY: Asks.ALWAYS, ReactionKind.GUARD: Asks.ASK, ReactionKind.READY: Asks.ASK}
)
"""Whether owners are asked that have said nothing.  DR19."""
_FROM_HIDING: Final = (ReactionKind.OPPORTUNITY, ReactionKind.GUARD)
"""What a hidden creature leaves unless its owner has said otherwise; what it waits for it has chosen.  DR43."""


def asks(state: State, figure: FigureId, kind: ReactionKind, trigger: FigureId | None = None) -> Asks:
    """Return whether the owner of a creature is asked for a reaction to another, or without one to anybody.

    Where its owner has said nothing, a creature that is hidden from the other stays hidden.  DR19, DR43.
    """
    placed = state.figures[figure]
    hides = bool(placed.hidden_from) if trigger is None else trigger in placed.hidden_from
    usual = Asks.NEVER if hides and kind in _FROM_HIDING else USUAL[kind]
    return placed.asks.get(kind, usual)


async def is_wanted(
    game: Game, figure: FigureId, kind: ReactionKind, trigger: FigureId, ally: FigureId | None = None
) -> bool:
    """Return whether a reaction is taken, perhaps for an `ally`: as its owner decided before, or decides now.

    D039, DR19.
    """
    state = game.state
    wish = asks(state, figure, kind, trigger)
    if wish is not Asks.ASK:
        return wish is Asks.ALWAYS
    answer = await game.ask(MayReact(owner(state, figure), figure, kind, trigger, ally))
    if isinstance(answer, React):
        return True
    pass_by(game, figure, kind, trigger)
    return False


def pass_by(game: Game, figure: FigureId, kind: ReactionKind, trigger: FigureId) -> None:
    """Leave a reaction that was offered, which only the owner knows."""
    audience = (owner(game.state, figure),)
    game.record(ReactionPassed(audience=audience, figure=figure, kind=kind, trigger=trigger))


def use_up(game: Game, figure: FigureId, kind: ReactionKind, trigger: FigureId) -> None:
    """Use up the reaction until the creature's next turn begins.  D040."""
    game.state.figures[figure].reaction_used = True
    audience = who_know(game.state, figure, trigger)
    game.record(ReactionUsed(audience=audience, figure=figure, kind=kind, trigger=trigger))
