"""How much people are asked: games are played sensibly through the window's questions, and counted.

`python -m tests.questions` writes docs/questions.md.  For each player a bot decides; what the window answers by itself
is not asked.  `python -m tests.questions --keep` writes the numbers of this version to `tests/questions.json`, beside
which later ones are put.

An input is a click or a key: one for each act or option, and one for what is pointed at on the table.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec

from pb12table.app.play.controller import Controller
from pb12table.bots.play import bots_of, seed_of
from pb12table.files.scenario import load_scenario
from pb12table.kernel.dice import SeededDice
from pb12table.kernel.request import Choice, Request
from pb12table.kernel.session import Session
from pb12table.systems.fate.rules.actors import group
from pb12table.systems.fate.rules.asking.answers import Enough
from pb12table.systems.known import system, words
from pb12table.systems.pb12.rules.extensions.interrupts import PlayInterruption
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.window.modes.turns import TurnMode
from pb12table.window.kit.keys import Settings


@dataclass(frozen=True)
class Game:
    """Games to be played: a scenario, who decides, how many of them, and so many rounds of each."""

    name: str
    scenario: str
    bot: str
    games: int
    rounds: int


GAMES: Final = (
    Game("Pb-12", "smugglers-cove", "careful", 3, 3),
    Game("Kampf W6", "petrol-station", "tactical", 3, 3),
    Game("FATE", "warehouse-three", "plain", 8, 3),
    Game("d20", "quarry-at-dusk", "plain", 2, 3),
    Game("Pocket Tactics", "the-ford", "greedy", 3, 8),
)
HERE: Final = Path(__file__).parent
KEPT: Final = HERE / "questions.json"
PAGE: Final = HERE.parent / "docs" / "questions.md"
AIMED: Final = ("target", "figure", "point", "place", "places", "at", "path", "way", "cell", "piece", "zone")
"""Fields of an answer that are pointed at on the table."""
WAY: Final = "ChooseMoveOption"
"""What goes on with a way that is planned as a whole."""
BIDS: Final = ("AddToRoll", "AddSpin")
ANSWERED: Final = (" that is answered", " with bids")
UNHURT: Final = ("", "pass", "leave")
"""Tags of answers to an attack by which nothing is done."""

Numbers = dict[str, dict[str, float]]


@dataclass
class Counted:
    """What was asked in some games: questions by their kinds, inputs, and questions of each kind of attack."""

    rounds: int = 0
    turns: int = 0
    inputs: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    attacks: dict[str, list[int]] = field(default_factory=dict)

    def numbers(self) -> dict[str, float]:
        """Return the numbers of the page by their words."""
        found = {"inputs a round": self.inputs / self.rounds, "questions a round": self.kinds.total() / self.rounds}
        if self.turns:
            found["inputs an activation"] = self.inputs / self.turns
            found["questions an activation"] = self.kinds.total() / self.turns
        for name, asked in sorted(self.attacks.items()):
            found[f"questions {name}"] = sum(asked) / len(asked)
        for name, number in self.kinds.most_common():
            found[f"`{name}` a round"] = number / self.rounds
        return {name: round(number, 1) for name, number in found.items()}


class Play:
    """One game, as it is counted."""

    def __init__(self, counted: Counted, game: Game, number: int) -> None:
        self.counted, self.game = counted, game
        self.setup = load_scenario(game.scenario).setup
        rules, make = system(self.setup.system), bots_of(self.setup.system)[game.bot]
        self.bots = {player.id: make(seed_of("questions", player.id, number)) for player in self.setup.players}
        dice = SeededDice(seed_of("questions", number))
        self.session: Session[Any] = Session(rules, rules.new_game(self.setup), dice, history=False)
        self.controller = Controller(self.session, None, Settings(language="en", dice_speed="none"))
        self._heard = self._begun = 0
        self._before: Any = None
        self._attack: tuple[str, str, int, bool] | None = None
        """The kind of question in which an attack was declared, its name, questions so far, whether it was answered."""

    def goes_on(self) -> bool:
        """Answer what is asked next, and count it; return whether there was something in the rounds that are wanted."""
        request = self.session.pending
        if request is None or not self._takes_in():
            self._ends_attack()
            return False
        known = self.session.system.view(self.session.state, request.player)
        answer = self.bots[request.player].answer(known, request)
        if self._begun and type(request).__name__ != WAY:
            self._count(request, answer)
        self._lets_stand(request, answer)
        refusal = self.controller.commit(answer)
        assert refusal is None, (request, answer, refusal)
        self._before = answer
        return True

    def _lets_stand(self, request: Request[Any, Any], answer: Any) -> None:
        """Say what a sensible person would: that turns without points end, and that walks may pass in this round."""
        if self.setup.system != "pb12" or self.controller.passing() != (answer,):
            return
        if isinstance(request, ChooseAction):
            self.controller.let_stand(answer, "", always=True)
        elif isinstance(request, PlayInterruption) and request.moment.option is not None:
            self.controller.let_stand(answer, "", always=False)

    def _takes_in(self) -> bool:
        """Hear of what has happened; return whether the rounds that are wanted go on."""
        meaning = words(self.setup.system).meaning
        for line in self.session.log[self._heard :]:
            told = meaning(line.event)
            self._begun += told.begins_round is not None
            if 0 < self._begun <= self.game.rounds:
                self.counted.rounds += told.begins_round is not None
                self.counted.turns += told.turn_player(self.setup) is not None
        self._heard = len(self.session.log)
        return self._begun <= self.game.rounds

    def _count(self, request: Request[Any, Any], answer: Any) -> None:
        kind = type(request).__name__
        if self._attack is not None and self._attack[0] == kind:
            self._ends_attack()
        self.counted.kinds[kind] += 1
        self.counted.inputs += 1 if isinstance(request, Choice) else self._inputs(answer)
        if "attack" in tag_of(answer) or "shoot" in tag_of(answer):
            self._attack = (kind, self._name(answer), 0, False)
        if self._attack is not None:
            _, name, asked, answered = self._attack
            hits_back = "React" in kind and tag_of(answer) not in UNHURT
            adds = kind in BIDS and not isinstance(answer, Enough)
            self._attack = (self._attack[0], name, asked + 1, answered or hits_back or adds)

    def _ends_attack(self) -> None:
        if self._attack is not None:
            _, name, asked, answered = self._attack
            self.counted.attacks.setdefault(
                f"{name}{ANSWERED[self.setup.system == 'fate']}" if answered else name, []
            ).append(asked)
        self._attack = None

    def _name(self, answer: Any) -> str:
        """Return what an attack is called on the page."""
        if self.setup.system != "fate":
            return "an attack"
        minions = group(self.session.state, answer.target) is not None
        return "an attack on minions" if minions else "an attack on somebody with a name"

    def _inputs(self, answer: Any) -> int:
        """Return with how many inputs an answer is given."""
        plain = msgspec.to_builtins(answer) if isinstance(answer, msgspec.Struct) else {}
        found = 1 + any(plain.get(name) not in (None, "", [], ()) for name in AIMED)
        if tag_of(answer) == "move" and tag_of(self._before) == "activate":
            # A figure that is dragged need not be activated first, where the window knows that.
            return found - 2 * ("grab" in vars(TurnMode))
        return found + (tag_of(answer) == "move" and self.setup.system == "pb12")


def tag_of(answer: Any) -> str:
    """Return the tag of an answer, "" where it has none."""
    return str(answer.__struct_config__.tag) if isinstance(answer, msgspec.Struct) else ""


def counted(game: Game) -> Counted:
    """Return what is asked in games."""
    found = Counted()
    for number in range(game.games):
        play = Play(found, game, number)
        while play.goes_on():
            pass
    return found


def measured() -> Numbers:
    """Return the numbers of all games by their names."""
    return {game.name: counted(game).numbers() for game in GAMES}


def page(before: Numbers, now: Numbers) -> str:
    """Return the page with both."""
    lines = ["# How much is asked", "", *INTRODUCTION]
    for game in GAMES:
        lines += ["", f"## {game.name}: `{game.scenario}`", "", f"{game.games} games, {game.rounds} rounds of each."]
        lines += ["", "| | before | now |", "|---|--:|--:|"]
        names = dict.fromkeys((*now[game.name], *before.get(game.name, {})))
        for name in names:
            then, new = before.get(game.name, {}).get(name), now[game.name].get(name)
            lines.append(f"| {name} | {told(then)} | {told(new)} |")
    return "\n".join(lines) + "\n"


def told(number: float | None) -> str:
    """Return a number for the page; what never came is left out."""
    return "–" if number is None else f"{number:g}"


INTRODUCTION: Final = (
    "Written by `python -m tests.questions`. Bots decide for all players, through the questions of the window: what",
    "the program answers by itself is not counted, and a way that is planned as a whole is one question. In Pb-12",
    "they let turns without action points end, and walks pass for the round, where the window offers that. An input",
    "is a click or a key: one for each act or option, one for what is pointed at on the table, and in Pb-12 one to",
    "begin a way. *Before* are the numbers of the version before questions were merged and skipped; games go other",
    "ways by now.",
)


if __name__ == "__main__":
    numbers = measured()
    if "--keep" in sys.argv[1:]:
        KEPT.write_text(json.dumps(numbers, indent=1) + "\n", encoding="utf-8")
    else:
        PAGE.write_text(page(json.loads(KEPT.read_text(encoding="utf-8")), numbers), encoding="utf-8")
