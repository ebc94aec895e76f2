"""How much people are asked: games are played sensibly through the window's questions, and counted.

`python -m tests.questions` writes docs/questions.md.  For each player a bot decides; what the window answers by itself
is not asked.  `python -m tests.questions --keep` writes the numbers of this version to `tests/questions.json`, beside
which later ones are put.

What an input is, the page says.
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
from pb12table.kernel.request import Request
from pb12table.kernel.session import Session
from pb12table.skirmish.forms.form import InTurn, Pick
from pb12table.skirmish.ids import FigureId
from pb12table.systems.d20.rules.asking import steps as d20
from pb12table.systems.fate.rules.actors import group
from pb12table.systems.fate.rules.asking import requests as fate
from pb12table.systems.fate.rules.asking.answers import Enough
from pb12table.systems.kampf_w6.rules import acts as w6
from pb12table.systems.kampf_w6.rules.answers import Attack, EndTurn, Pass, Stop
from pb12table.systems.kampf_w6.rules.data import WeaponId
from pb12table.systems.known import system, words
from pb12table.systems.pb12.rules.extensions.interrupts import PlayInterruption
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from pb12table.systems.pb12.rules.round.sequence import BidInitiative
from pb12table.systems.pocket_tactics.rules import turn as pocket
from pb12table.texts.locale import Texts
from pb12table.window.kit.keys import Settings
from pb12table.window.play.face import window_of


@dataclass(frozen=True)
class Game:
    """Games to be played: a scenario, who decides, how many of them, and so many rounds of each."""

    name: str
    scenario: str
    bot: str
    games: int
    rounds: int


W6: Final = "Kampf W6"
SCOUT, ROOKIE = FigureId("scout"), FigureId("rookie")
SHOTS: Final = 12
GAMES: Final = (
    Game("Pb-12", "smugglers-cove", "careful", 3, 3),
    Game(W6, "petrol-station", "tactical", 24, 3),
    Game("FATE", "warehouse-three", "plain", 8, 3),
    Game("d20", "quarry-at-dusk", "plain", 2, 3),
    Game("Pocket Tactics", "the-ford", "greedy", 3, 8),
)
HERE: Final = Path(__file__).parent
KEPT: Final = HERE / "questions.json"
PAGE: Final = HERE.parent / "docs" / "questions.md"
ACTS: Final = (
    ChooseTurn,
    ChooseAction,
    w6.ChooseAct,
    w6.ChooseReaction,
    fate.ChooseAct,
    d20.ChooseStep,
    pocket.ChooseAction,
)
"""Questions for an act: it is chosen by a key, or by what is clicked, and then done; or both by a drag and Enter."""
AT_ONCE: Final = frozenset(("end-turn", "pass", "wait", "break-off", "concentrate", "reload"))
"""Tags of acts that are done with one input."""
WAY: Final = "ChooseMoveOption"
"""What goes on with a way that is planned as a whole."""
BIDS: Final = ("AddToRoll", "AddSpin")
ANSWERED: Final = (" that is answered", " with bids")
UNHURT: Final = ("", "pass", "leave")
"""Tags of answers to an attack by which nothing is done."""

Numbers = dict[str, dict[str, float]]
GOALS: Final = {
    "Pb-12": {"inputs a round": 26, "inputs an activation": 3},
    W6: {"questions a round": 22, "questions a bow shot with a shot back": 5},
    "FATE": {"questions an attack on minions": 2, "questions an attack on minions with bids": 2,
             "questions an attack on somebody with a name": 4},
}  # fmt: skip
"""What is wanted at most."""


@dataclass
class Counted:
    """What was asked in some games: questions by their kinds, inputs, and questions of each kind of attack."""

    rounds: int = 0
    turns: int = 0
    inputs: int = 0
    curtains: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    attacks: dict[str, list[int]] = field(default_factory=dict)

    def numbers(self) -> dict[str, float]:
        """Return the numbers of the page by their words."""
        found = {"inputs a round": self.inputs / self.rounds, "questions a round": self.kinds.total() / self.rounds}
        if self.curtains:
            found["curtains a round"] = self.curtains / self.rounds
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
        self._seated: str | None = None
        self._attack: tuple[str, str, int, bool] | None = None
        """The kind of question in which an attack was declared, its name, questions so far, whether it was answered."""

    def goes_on(self) -> bool:
        """Answer what is asked next, and count it; return whether there was something in the rounds that are wanted."""
        request = self.session.pending
        if request is None or not self._takes_in():
            self._ends_attack()
            return False
        answer = self._decides(request, self.session.system.view(self.session.state, request.player))
        if self._begun and type(request).__name__ != WAY:
            self._count(request, answer)
        self._lets_stand(request, answer)
        refusal = self.controller.commit(*self._at_once(request, answer))
        assert refusal is None, (request, answer, refusal)
        self._before = answer
        return True

    def _decides(self, request: Request[Any, Any], known: Any) -> Any:
        """Return how somebody decides."""
        return self.bots[request.player].answer(known, request)

    def _at_once(self, request: Request[Any, Any], answer: Any) -> tuple[Any, ...]:
        """Return what is answered together, where the window offers as much as would be answered one by one."""
        if not isinstance(request, self.controller.assistant.in_turn):
            return (answer,)
        passing, system = window_of(self.setup.system).passing, self.setup.system
        fork, wished, now = self.session.fork(), [answer], self.session.pending
        while isinstance(now, type(request)) and not isinstance(wished[-1], passing):
            if now.player == request.player:
                fork.answer(wished[-1])
            else:
                fork.answer(now.default(fork.state))
            now = fork.pending
            if isinstance(now, type(request)) and now.player == request.player:
                wished.append(self.bots[now.player].answer(fork.system.view(fork.state, now.player), now))
        done = [each for each in wished if not isinstance(each, passing)]
        values = {"figure": answer.figure} if hasattr(answer, "figure") else {}
        known = self.session.system.view(self.session.state, request.player)
        form = window_of(system).form(Texts("en").of(system), known, request, values, "")
        fields = () if form is None else form.fields
        options = [option.value for each in fields if isinstance(each, Pick) for option in each.options]
        offered = [option.answers for option in options if isinstance(option, InTurn)]

        def number(answers: tuple[Any, ...]) -> int:
            return sum(not isinstance(each, passing) for each in answers)

        same = [each for each in offered if type(each[0]) is type(answer) and 0 < number(each) <= len(done)]
        return max(same, key=number, default=(answer,))

    def _lets_stand(self, request: Request[Any, Any], answer: Any) -> None:
        """Say what a sensible person would: that turns without points end, and that walks may pass in this round.

        In Kampf W6: to be asked about dice only where a roll is bad.
        """
        if self.setup.system == "w6" and isinstance(answer, Stop):
            known = self.session.system.view(self.session.state, request.player)
            form = window_of("w6").form(Texts("en").of("w6"), known, request, {}, "")
            if form is not None and any(each.stands == "always" for each in form.instead):
                self.controller.let_stand(answer, "", always=True)
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
        self.counted.inputs += self._inputs(request, answer)
        if self._hands_over(request):
            self.counted.curtains += 1
            self.counted.inputs += 1
        if "attack" in tag_of(answer) or "shoot" in tag_of(answer):
            self._attack = (kind, self._name(answer), 0, False)
        if self._attack is not None:
            _, name, asked, answered = self._attack
            hits_back = "React" in kind and tag_of(answer) not in UNHURT
            adds = kind in BIDS and not isinstance(answer, Enough)
            self._attack = (self._attack[0], name, asked + 1, answered or hits_back or adds)

    def _hands_over(self, request: Request[Any, Any]) -> bool:
        """Return whether a curtain closes before a question, as the window does it."""
        control, secret = self.controller, window_of(self.setup.system).asks_in_secret(request)
        if not secret and (not control.hides or control.shows_all):
            self._seated = None
            return False
        before, self._seated = self._seated, request.player
        return before != request.player

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

    def _inputs(self, request: Request[Any, Any], answer: Any) -> int:
        """Return with how many inputs an answer is given in the window."""
        if isinstance(request, BidInitiative):
            return 1 if answer < 10 and request.highest < 10 else 2
        tag, first = tag_of(answer), tag_of(self._before) == "activate"
        if tag == "activate":
            return 1
        at_once = tag in AT_ONCE and not getattr(answer, "beside", ())
        sheds = tag == "change-status" and not answer.take_on and answer.status == "distracted"
        if first:
            # Who was clicked is activated by the key of what he does; a drag is the click, too.
            return 1 if tag == "move" or sheds or (at_once and tag != "end-turn") else 2
        if not isinstance(request, ACTS) or at_once or sheds or answer == getattr(request, "declared", None):
            return 1
        return 2


class BowShot(Play):
    """The scout shoots at the rookie, who shoots back; both leave the dice as they lie, and nobody else joins in."""

    shot = Attack(WeaponId("bow"), ROOKIE)
    back = Attack(WeaponId("pistol"), SCOUT)
    is_shot = is_answered = False

    def _decides(self, request: Request[Any, Any], known: Any) -> Any:
        match request:
            case w6.ChooseAct(figure=figure):
                self.is_shot = figure == SCOUT
                return self.shot if self.is_shot else EndTurn()
            case w6.ChooseReaction(figure=figure):
                self.is_answered = self.is_answered or figure == ROOKIE
                return self.back if figure == ROOKIE else Pass()
            case _:
                return request.default(known)


def bow_shots() -> dict[str, float]:
    """Return how many questions there are from a shot to the end of the answer to it."""
    game, asked = next(game for game in GAMES if game.name == W6), list[int]()
    for number in range(SHOTS):
        found = Counted()
        play = BowShot(found, game, number)
        while not play.is_shot and play.goes_on():
            before = found.kinds.total()
        while play.is_shot and not isinstance(play.session.pending, w6.ChooseAct) and play.goes_on():
            pass
        if play.is_answered:
            asked.append(found.kinds.total() - before + 1)
    return {"questions a bow shot with a shot back": round(sum(asked) / len(asked), 1)}


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
    found = {game.name: counted(game).numbers() for game in GAMES}
    return {**found, W6: {**found[W6], **bow_shots()}}


def page(before: Numbers, now: Numbers) -> str:
    """Return the page with both."""
    lines = ["# How much is asked", "", *INTRODUCTION]
    for game in GAMES:
        lines += ["", f"## {game.name}: `{game.scenario}`", "", f"{game.games} games, {game.rounds} rounds of each."]
        lines += ["", "| | before | now | goal |", "|---|--:|--:|--:|"]
        names = dict.fromkeys((*now[game.name], *before.get(game.name, {})))
        for name in names:
            then, new = before.get(game.name, {}).get(name), now[game.name].get(name)
            goal = GOALS.get(game.name, {}).get(name)
            lines.append(f"| {name} | {told(then)} | {told(new)} | {'' if goal is None else goal} |")
    return "\n".join(lines) + "\n"


def told(number: float | None) -> str:
    """Return a number for the page; what never came is left out."""
    return "–" if number is None else f"{number:g}"


INTRODUCTION: Final = (
    "Written by `python -m tests.questions`. Bots decide for all players, through the questions of the window: what",
    "the program answers by itself is not counted, a way that is planned as a whole is one question, and so are bids",
    "and defences that are given at once. Where the window offers it, bots let turns without action points end and",
    "walks pass for the round in Pb-12, and want to be asked only about bad rolls in Kampf W6.",
    "",
    "An input is a click, a drag or a key. An act takes two: its key or a click on the foe, or the drag of a figure,",
    "and then Enter or a second click; its figure must be clicked first where there are activations, unless it is",
    "dragged. Ending, passing, a bid for initiative and what stands on a card take one, and each curtain one more.",
    "*Before* are the numbers of the version before questions were merged and skipped, counted the same way by what",
    "that version offered; games go other ways by now.",
)


if __name__ == "__main__":
    numbers = measured()
    if "--keep" in sys.argv[1:]:
        KEPT.write_text(json.dumps(numbers, indent=1) + "\n", encoding="utf-8")
    else:
        PAGE.write_text(page(json.loads(KEPT.read_text(encoding="utf-8")), numbers), encoding="utf-8")
