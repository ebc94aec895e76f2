"""Every word of the rules that can reach a person has a text in both languages."""

from __future__ import annotations

import tomllib
import typing
from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import Final

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from pb12table.kernel.request import Refusal
from pb12table.skirmish.zones import ZoneKind
from pb12table.systems.d20.rules.data import Ability
from pb12table.systems.d20.rules.events import AnyEvent as FightEvent
from pb12table.systems.d20.rules.events import Happening as FightHappening
from pb12table.systems.fate.rules.events import AnyEvent as FateEvent
from pb12table.systems.fate.rules.events import Happening as FateHappening
from pb12table.systems.kampf_w6.rules.data import WeaponClass
from pb12table.systems.kampf_w6.rules.events import AnyEvent as W6Event
from pb12table.systems.kampf_w6.rules.events import Happening as W6Happening
from pb12table.systems.known import SYSTEMS
from pb12table.systems.pb12.rules.game import answers
from pb12table.systems.pb12.rules.game.events import AnyEvent, Happening
from pb12table.systems.pb12.rules.game.state import Phase, Place, Status
from pb12table.systems.pb12.rules.game.tables import RangeCategory
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, StrengthMode
from pb12table.texts.describe import event_key
from pb12table.texts.locale import LANGUAGES
from pb12table.texts.names import text_key
from pb12table.window.kit import keys
from tests.texts import sources
from tests.texts.catalogue import keys_of, message, system_at
from tests.texts.sources import Word

ATTRIBUTES: Final = tuple(f"attribute-{attribute}".replace("_", "-") for attribute in Attribute)
RANGES: Final = tuple(f"range-{name}" for name in ("near", "short", "medium", "long", "extreme"))

SKILLS: Final = tuple(f"skill-{kind.value}" for kind in WeaponClass)
ABILITIES: Final = tuple(f"ability-{ability.value}" for ability in Ability)
COVERS: Final = ("cover-half", "cover-three-quarters")
OF_GAMES: Final = {"briefing", "word-"}
"""What only small games of others have in texts instead of functions; `tests/packages/test_plain_game.py` plays one."""
DEEDS: Final = ("maneuver", "feature", "rearm")

# The words that are put together or handed on, by file and expression: what they can be.
COMPOSED: Final = {
    ("systems/kampf_w6/rules/attack_plan.py", "f'skill-{weapon.kind.value}'"): SKILLS,
    ("systems/kampf_w6/rules/dice.py", "purpose"): (),
    ("systems/kampf_w6/rules/attack.py", "kind"): ("reroll", "bonus"),
    (
        "systems/kampf_w6/rules/dice.py",
        "game.roll(die(player, SIDES_OF_A_DIE, purpose, figure, target_number))",
    ): (),
    ("systems/d20/rules/attack.py", "f'cover-{cover.value}'"): COVERS,
    ("systems/d20/rules/checks.py", "f'ability-{skill.ability.value}'"): ABILITIES,
    ("systems/d20/rules/checks.py", "f'ability-{ability.value}'"): ABILITIES,
    ("systems/d20/rules/checks.py", "purpose"): (),
    (
        "systems/d20/rules/checks.py",
        "game.roll(die(owner(game.state, figure), sides, purpose, figure, target_number))",
    ): (),
    ("systems/d20/rules/checks.py", "game.roll(request)"): (),
    ("systems/d20/rules/checks.py", "SIDES_OF_A_D20"): (),
    ("systems/d20/rules/checks.py", "dice.sides"): (),
    ("systems/d20/rules/harm.py", "die(game, figure)"): (),
    ("systems/d20/rules/turn.py", "die(game, figure)"): (),
    ("systems/d20/rules/sequence.py", "SIDES_OF_A_D20"): ("initiative", "tie"),
    ("systems/d20/rules/turn.py", "SIDES_OF_A_D20"): ("death",),
    ("systems/d20/rules/actions.py", "Skill.PERCEPTION"): ("search",),
    ("systems/d20/rules/actions.py", "Skill.MEDICINE"): ("stabilise",),
    ("systems/fate/rules/acts/beside.py", "rules.label"): (
        "move",
        "draw",
        "rearm",
        "lift",
        "side-feature",
    ),
    ("systems/fate/rules/rolls.py", "game.roll(Dice(player, -1, 1, purpose, actor))"): (),
    ("systems/fate/rules/acts/maneuvers.py", "purpose"): DEEDS,
    ("systems/fate/rules/bidding.py", "purpose"): (),
    ("systems/pocket_tactics/rules/hazards.py", "purpose"): (),
    ("systems/pocket_tactics/rules/hazards.py", "game.roll(die(player, SIDES, purpose, subject))"): (),
    (
        "systems/pocket_tactics/rules/preparations.py",
        "game.roll(Dice(player, 1, len(state.bag), 'draw'))",
    ): ("draw",),
    ("systems/pocket_tactics/window/fight_forms.py", "LAID_ON[bonus.pool]"): (
        "pocket-bonus-off",
        "pocket-bonus-def",
        "pocket-bonus-any",
    ),
    ("systems/pb12/rules/checks/checks.py", "f'attribute-{attribute}'.replace('_', '-')"): ATTRIBUTES,
    ("systems/pb12/rules/attacks/attack_plan.py", "f'range-{key.value}'"): RANGES,
    ("systems/pb12/rules/attacks/attack_plan.py", "DEFENCES[attribute]"): ("ranged-defence", "melee-defence"),
    ("systems/pb12/rules/attacks/damage.py", "label"): ("block-armour-seen", "block-armour-unseen"),
    ("systems/pb12/rules/movement/move_options.py", "Modifier(*rules[zone.kind], 1, zone.id)"): (
        "difficult-zone",
        "rough-zone",
    ),
    ("systems/pb12/rules/figures/figures.py", "EFFECTS.get(effect.rule, 'effect')"): (
        "effect",
        "ranged-defence-reaction",
        "melee-defence-reaction",
    ),
    ("systems/pb12/window/forms/interruption.py", "label"): ("ranged-defence-reaction", "melee-defence-reaction"),
    ("systems/pb12/rules/checks/action_checks.py", "series.kind"): ("ranged-check", "melee-check", "action-check"),
    ("systems/pb12/rules/checks/checks.py", "kind"): (),
    ("systems/pb12/rules/checks/deputies.py", "kind"): ("panic-check", "nerve-check"),
    ("systems/pb12/rules/checks/checks.py", "purpose"): (),
    ("systems/pb12/rules/checks/checks.py", "game.roll(die(player, SIDES, purpose, subject, target_number))"): (),
    ("systems/pb12/rules/cards/after_roll.py", "game.roll(HiddenDie(player, 1, last + 1, 'shuffle', player))"): (
        "shuffle",
    ),
    ("systems/pb12/rules/cards/after_roll.py", "game.roll(HiddenDie(player, 1, len(hand), 'lot', player))"): ("lot",),
}


def spelled_out(words: Iterable[Word]) -> Iterator[tuple[str, str]]:
    """Each word with its place; a composed one that the table above does not know fails."""
    for word in words:
        if word.word is not None:
            yield word.place, word.word
            continue
        assert word.site in COMPOSED, f"{word.place}: say in COMPOSED what {word.expression} can be"
        for possible in COMPOSED[word.site]:
            yield word.place, possible


def missing(prefix: str, words: Iterable[tuple[str, str]]) -> list[str]:
    return sorted(
        f"{place}: {language} lacks {prefix}{word}"
        for place, word in words
        for language in LANGUAGES
        if f"{prefix}{word}" not in keys_of(language, system_at(place))
    )


def test_the_table_of_composed_words_is_true() -> None:
    for (file, _), words in COMPOSED.items():
        source = (sources.PACKAGE / file).read_text(encoding="utf-8")
        for word in words:
            if word not in ATTRIBUTES + RANGES + SKILLS + ABILITIES + COVERS + DEEDS:
                assert f'"{word}"' in source, f"{file} does not say {word}"


def test_every_refusal_has_a_text() -> None:
    found = list(spelled_out(sources.words("Refusal")))
    assert len(found) > 40
    assert not missing("refusal-", found)


def test_every_modifier_has_a_name() -> None:
    found = list(spelled_out(sources.words("Modifier", "systems", "skirmish")))
    assert len(found) > 40
    assert not missing("modifier-", found)


@pytest.mark.parametrize("function", ["die", "roll", "rolled", "thrown", "check"])
def test_every_die_says_what_it_is_for(function: str) -> None:
    found = list(spelled_out(sources.words(function, "systems")))
    assert not missing("dice-", found)


def test_dice_are_found_in_the_source() -> None:
    found = [word for function in ("die", "roll", "check") for word in sources.words(function, "systems")]
    assert {word.word for word in found} >= {"damage-roll", "panic-check", "initiative-roll"}


def test_every_end_of_a_game_has_a_reason() -> None:
    found = list(spelled_out(sources.words("end_game", "systems", "skirmish")))
    assert len(found) >= 2
    assert not missing("ending-", found)


def test_every_problem_with_a_file_has_a_text() -> None:
    found = [(word.place, word.word) for word in sources.words("FileProblem") if word.word is not None]
    assert len(found) > 10
    assert not missing("", found)


def test_every_text_asked_for_exists() -> None:
    asked = [(place, key, whole) for place, key, whole in sources.text_keys() if key not in OF_GAMES]
    assert len(asked) > 30
    lacking = [
        f"{place}: {language} lacks {key}"
        for place, key, whole in asked
        for language in LANGUAGES
        for known in [keys_of(language, system_at(place))]
        if not (key in known if whole else any(each.startswith(key) for each in known))
    ]
    assert not lacking


def test_every_event_has_a_line() -> None:
    kinds = typing.get_args(AnyEvent)
    assert set(kinds) == set(Happening.__subclasses__())
    assert not missing("", [(kind.__name__, event_key(kind)) for kind in kinds])
    of_w6 = typing.get_args(W6Event)
    assert set(of_w6) == set(W6Happening.__subclasses__())
    assert not missing("", [("systems/kampf_w6/rules/events.py", event_key(kind)) for kind in of_w6])
    of_the_fight = typing.get_args(FightEvent)
    assert set(of_the_fight) == set(FightHappening.__subclasses__())
    assert not missing("", [("systems/d20/rules/events.py", event_key(kind)) for kind in of_the_fight])
    of_fate = typing.get_args(FateEvent)
    assert set(of_fate) == set(FateHappening.__subclasses__())
    assert not missing("", [("systems/fate/rules/events.py", event_key(kind)) for kind in of_fate])


@pytest.mark.parametrize(
    ("prefix", "words"),
    [
        ("attribute", Attribute),
        ("status", Status),
        ("phase", Phase),
        ("place", Place),
        ("zone", ZoneKind),
        ("range", RangeCategory),
        ("strength-mode", StrengthMode),
    ],
)
def test_every_word_of_the_rules_has_a_name(prefix: str, words: type[StrEnum]) -> None:
    assert not missing("", [(words.__name__, text_key(prefix, word)) for word in words])


def test_every_attribute_has_its_abbreviation() -> None:
    assert not missing("", [("Attribute", text_key("attribute", word) + ".short") for word in Attribute])


def test_every_status_is_explained() -> None:
    assert not missing("", [("Status", text_key("status", word) + ".help") for word in Status])


@pytest.mark.parametrize(
    ("prefix", "forms"),
    [
        ("turn-", typing.get_args(answers.TurnAnswer)),
        ("action-", typing.get_args(answers.ActionAnswer)),
        ("option-", typing.get_args(answers.MoveAnswer)),
        ("interruption-", typing.get_args(answers.InterruptionAnswer)),
        ("mover-", typing.get_args(answers.MoverAnswer)),
    ],
)
def test_every_answer_has_a_name_and_is_explained(prefix: str, forms: tuple[type[answers.Plain], ...]) -> None:
    tags = [(form.__name__, str(form.__struct_config__.tag)) for form in forms]
    assert tags
    assert not missing(prefix, [*tags, *((name, f"{tag}.help") for name, tag in tags)])


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_command_with_a_key_is_named(system: str) -> None:
    commands = keys.commands(system)
    assert commands
    words = {word for command in commands for word in (f"command-{command.name}", f"key-group-{command.group}")}
    assert not [(each, language) for language in LANGUAGES for each in sorted(words - set(keys_of(language, system)))]


def test_every_kind_of_terrain_has_a_name_as_in_its_file() -> None:
    kinds = tomllib.loads((sources.ROOT / "assets" / "terrain.toml").read_text(encoding="utf-8"))["kind"]
    assert len(kinds) > 20
    names = [("terrain.toml", f"kind-{kind['id']}") for kind in kinds]
    assert not missing("", [*names, *((place, f"{key}.object") for place, key in names)])
    for kind in kinds:
        for language in LANGUAGES:
            assert message(language, f"kind-{kind['id']}") == kind["name"][language]


class _Variables(Visitor):
    """Collects the names of the variables of a text and of those it includes; if asked, those verbs agree with too."""

    def __init__(self, language: str, system: str, *, agreeing: bool) -> None:
        self.language, self.system, self.agreeing = language, system, agreeing
        self.found: set[str] = set()

    def visit_FunctionReference(self, node: fluent.FunctionReference) -> None:  # noqa: N802
        if self.agreeing or node.id.name != "VERB":
            self.generic_visit(node)

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        self.visit(keys_of(self.language, self.system)[node.id.name])


def variables(language: str, key: str, system: str, *, agreeing: bool = True) -> set[str]:
    visitor = _Variables(language, system, agreeing=agreeing)
    visitor.visit(keys_of(language, system)[key])
    return visitor.found


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_speak_only_of_what_they_are_told(language: str) -> None:
    told = list(sources.refusal_details())
    assert len(told) > 30
    for place, reason, names in told:
        unknown = variables(language, f"refusal-{reason}", system_at(place)) - names - {"rule"}
        assert not unknown, f"{place}: {reason} in {language} speaks of {unknown}"


def test_both_languages_speak_of_the_same_things() -> None:
    """What a verb agrees with is grammar: one language may need it where the other does not."""

    def said(language: str, key: str, system: str) -> set[str]:
        return variables(language, key, system, agreeing=False)

    different = [
        key
        for system in SYSTEMS
        for key in keys_of("en", system).keys() & keys_of("de", system).keys()
        if not key.startswith("-") and said("en", key, system) != said("de", key, system)
    ]
    assert not different


def test_a_refusal_without_rule_or_details_is_possible() -> None:
    assert Refusal("", "game-over").detail("anything") is None
