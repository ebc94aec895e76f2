"""Why the program decided something: asked again it says the same, and nobody reads from it what is not to be known."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from math import inf
from pathlib import Path
from typing import Any

import pytest

from pb12table.app.play.controller import Controller
from pb12table.bots.play import RandomBot, make_bots, play, started
from pb12table.bots.reasons import Why, asked_again, is_asked, knows_as_much, may_be_told, reasons_of
from pb12table.cli.main import run
from pb12table.files.problems import FileProblem
from pb12table.files.saves.loading import LoadedSave, load_save
from pb12table.files.saves.resuming import resume
from pb12table.files.saves.save import SaveFile
from pb12table.files.scenario import load_scenario, suite_files
from pb12table.kernel.dice import SeededDice
from pb12table.kernel.game import EVERYTHING
from pb12table.kernel.request import Request
from pb12table.kernel.session import Session
from pb12table.skirmish.bot import Reasons, Weighed, answering
from pb12table.skirmish.ids import FigureId, PlayerId, Seatings
from pb12table.systems.kampf_w6.rules.dice import SpendOnRoll
from pb12table.systems.known import system
from pb12table.texts.locale import LANGUAGES, Texts
from pb12table.texts.reasons import answer_words, why_lines
from pb12table.window.kit.keys import Settings

SEED = 7
BOTH = {"alice": "random", "bob": "random"}


class Thinker(RandomBot):
    """A bot that says it has weighed two plans."""

    def answer(self, state: Any, request: Request[Any, Any], /) -> Any:
        found = super().answer(state, request)
        other = request.default(state)
        target = FigureId("medic")
        self._reasons = Reasons(
            "rush", 0.4, (Weighed(found, "rush", 0.62, 0.05, 40, target), Weighed(other, "rush", 0.5, inf, 1))
        )
        return found

    def reasons(self) -> Reasons | None:
        return self._reasons


def begun(path: Path, scenario: str, by_program: Mapping[str, str]) -> Controller:
    """A game kept in a save."""
    loaded = load_scenario(scenario)
    save = SaveFile.create(path, loaded, "seeded", by_program)
    save.seat(by_program, 0, SEED)
    rules = system(loaded.setup.system)
    session: Session[Any] = Session(rules, rules.new_game(loaded.setup), SeededDice(3))
    return Controller(session, save, Settings(dice_speed="none"), by_program)


def go_on(game: Controller, answers: int) -> None:
    """Let the program answer."""
    for _ in range(answers):
        if not game.asks_program:
            break
        game.answer_for_program(game.thought(lambda: False)())
        game.playback.skip()


def opened(path: Path) -> tuple[Controller, LoadedSave]:
    """The game of a save, to be played on."""
    loaded = load_save(path)
    session = resume(loaded, SeededDice(4))
    return Controller(session, SaveFile.reopen(loaded), Settings(dice_speed="none"), loaded.header.by_program), loaded


def whys(loaded: LoadedSave, seed: int | None = None) -> list[Why]:
    """Why the program answered as it did in a save."""
    seed = loaded.seed if seed is None else seed
    assert seed is not None
    return [why for why, _ in asked_again(loaded.setup, loaded.journal(), loaded.seatings, seed)]


def test_asked_again_the_program_says_the_same_whatever_came_between(tmp_path: Path) -> None:
    path = tmp_path / "game.pb12save"
    game = begun(path, "the-ford", BOTH)
    go_on(game, 12)
    game.undo(len(game.session.entries) - 3)
    go_on(game, 8)
    assert game.save is not None
    game.save.close()
    game, _ = opened(path)
    go_on(game, 12)
    game.seat(PlayerId("alice"), "easy")
    go_on(game, 6)
    assert game.save is not None
    game.save.close()
    loaded = load_save(path)
    found = whys(loaded)
    assert len(found) > 15
    assert {why.style for why in found} == {"random", "easy"}
    assert [why.again for why in found] == [None] * len(found)
    assert any(why.again is not None for why in whys(loaded, 1)), "by another seed it decides otherwise, and says so"


def test_an_answer_is_told_in_the_words_of_the_log_and_changes_nothing() -> None:
    session = started(load_scenario("petrol-station").setup, 1)
    request = session.pending
    assert request is not None
    answer = request.default(session.state)
    before = len(session.entries)
    words = answer_words(Texts("en").of("w6"), session, answer, None)
    assert "ends the turn" in words
    assert "Zug" in answer_words(Texts("de").of("w6"), session, answer, None)
    assert (len(session.entries), session.pending) == (before, request)


@pytest.mark.parametrize(("viewer", "told"), [(EVERYTHING, True), ("bob", True), ("alice", False)])
def test_a_bid_is_told_as_a_decision_to_those_who_may_know_it(viewer: str, told: bool) -> None:
    session = started(load_scenario(suite_files("pb12")["bridge"]).setup, 1)
    session.answer(1)
    assert session.pending is not None
    assert session.pending.player == "bob"
    words = answer_words(Texts("en").of("pb12"), session, 3, viewer)
    assert ("bids 3 command points for initiative" in words) is told


def test_who_leaves_a_roll_is_said_to_before_what_comes_of_it() -> None:
    setup = load_scenario(suite_files("w6")["open-ground"]).setup
    session, bots = started(setup, "left", digests=False), make_bots(("steady",), setup, "left")
    while not isinstance(request := session.pending, SpendOnRoll) or request.roll != "hit":
        play(session, bots, 1)
    words = answer_words(Texts("en").of("w6"), session, request.default(session.state), EVERYTHING)
    assert words.startswith(f"{request.player.title()} leaves the roll as it is. ")
    assert "hit" in words
    other = next(each for each in request.options(session.state) if each != request.default(session.state))
    assert "leaves" not in answer_words(Texts("en").of("w6"), session, other, EVERYTHING)


def test_plans_are_told_with_chances_and_what_is_feared() -> None:
    session = started(load_scenario("petrol-station").setup, 1)
    request = session.pending
    assert request is not None
    bot = Thinker(1)
    answer = bot.answer(session.state, request)
    why = Why(len(session.entries), PlayerId(request.player), "strong", answer, bot.reasons())
    lines = why_lines(Texts("en"), session, why, None)
    assert lines[1] == "Before, it saw its chance at 40 %. It looked at 2 plans:"
    assert lines[2].startswith("→ 62 % (± 5, played on 40 times in thought) – ")
    assert lines[2].endswith("It feared Medic most.")
    assert lines[3].startswith("50 % (at a glance) – "), "the plan that was taken is the first, whatever its name"
    assert len(lines) == 4
    doubted = replace(why, reasons=Reasons("hold", 0.4, tuple(reversed(why.reasons.plans)))) if why.reasons else why
    assert why_lines(Texts("en"), session, doubted, None)[4] == "No other was better by more than chance explains."
    german = why_lines(Texts("de"), session, why, None)
    assert german[2].startswith("→ 62 % (± 5, 40-mal in Gedanken gespielt) – ")
    assert why.reasons is not None
    plans = tuple(replace(plan, error=inf, looked=0) for plan in why.reasons.plans)
    reckoned = why_lines(Texts("en"), session, replace(why, reasons=replace(why.reasons, plans=plans, others=5)), None)
    assert reckoned[1] == "Before, it saw its chance at 40 %. It looked at 7 plans:"
    assert reckoned[3].startswith("50 % – ")
    assert reckoned[4] == "… and 5 more plans."
    valued = (replace(plans[0], worth=12.3), replace(plans[1], worth=1.5))
    points = replace(why, reasons=Reasons("rush", 0.0, valued, in_points=True))
    told = why_lines(Texts("de"), session, points, None)
    assert told[1].startswith("Es hat 2 Pläne betrachtet. Die Punkte")
    assert told[2].startswith("→ 12 – ")
    assert told[3].startswith("1,5 – "), "small numbers with their decimals, and no chance"
    turned = replace(points, reasons=Reasons("rush", 0.0, valued[::-1], in_points=True))
    assert why_lines(Texts("en"), session, turned, None)[-1].startswith("Where plans promise nearly the same")
    thumb = Why(why.entry, why.player, "steady", answer, None)
    lines = why_lines(Texts("en"), session, thumb, None)
    assert lines[-1].startswith("It weighed nothing here")
    assert not any(line.startswith("It decided") for line in lines), "nobody decides a roll"


@pytest.fixture
def thinkers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Kampf W6 has a bot that weighs plans."""
    monkeypatch.setattr(type(system("w6")), "bots", property(lambda _: {"thinker": Thinker, "random": RandomBot}))


def test_the_log_tells_why(thinkers: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.pb12save"
    game = begun(path, "petrol-station", {"alice": "thinker", "bob": "random"})
    go_on(game, 12)
    assert game.save is not None
    game.save.close()
    assert run(["--language", "en", "log", str(path)]) == 0
    plain = capsys.readouterr().out
    assert run(["--language", "en", "log", str(path), "--why"]) == 0
    told = capsys.readouterr().out
    assert "        | → 62 % (± 5, played on 40 times in thought)" in told
    assert "Bob (program):" in told
    lines = told.splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("        | It decided: "))
    said = lines[first].removeprefix("        | It decided: ")
    above = lines[first - 1].strip()
    assert above != ""
    assert above in said, "it stands below the line that tells of it"
    assert [line for line in told.splitlines() if "|" not in line][1:] == plain.splitlines()
    assert run(["log", str(path), "--why", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["why"]
    weighed = [each for each in found if each["bot"] == "thinker"]
    assert weighed
    assert weighed[0]["plans"][0]["worth"] == 0.62
    assert {each["again"] for each in found} == {None}


def test_until_the_end_nobody_reads_the_reasons_of_who_may_hide(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.pb12save"
    game = begun(path, "quarry-at-dusk", {"blue": "plain", "red": "plain"})
    go_on(game, 3)
    assert game.save is not None
    game.save.close()
    assert run(["--language", "en", "log", str(path), "--why", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["why"] == []
    assert "Some reasons are told once the game is over" in found["lines"][0]


def test_what_is_hidden_decides_who_reads_reasons() -> None:
    session = started(load_scenario("petrol-station").setup, 1, history=True)
    rules = system("w6")
    request = session.pending
    assert request is not None
    actor = PlayerId(request.player)
    other = next(player.id for player in session.state.setup.players if player.id != actor)
    why, before = Why(len(session.entries), actor, "steady", None, None), session.state
    session.answer(request.default(session.state))
    by_program: Seatings = [(0, {str(actor): "steady"})]
    assert may_be_told(session, before, why, other, by_program), "nothing is hidden from the one who asks"
    assert not may_be_told(session, before, why, other, [(0, {}), *by_program]), "a person may have had secrets"
    assert may_be_told(session, before, why, actor, [])
    session.entries[why.entry].hidden = True
    assert not may_be_told(session, before, why, other, by_program), "the answer itself is a secret"
    session.entries[why.entry].hidden = False
    pb12 = started(load_scenario("smugglers-cove").setup, 1)
    assert not knows_as_much(system("pb12"), pb12.state, "alice", PlayerId("bob")), "orders are a secret"
    d20 = started(load_scenario("quarry-at-dusk").setup, 1)
    assert not knows_as_much(system("d20"), d20.state, "blue", PlayerId("red")), "where figures may hide nobody does"
    assert rules.hides(session.state) is False
    session.pending = None
    assert may_be_told(session, before, why, None, []), "after the end everybody does"


def test_a_seed_is_sealed_and_one_that_is_no_number_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.pb12save"
    game = begun(path, "the-ford", BOTH)
    go_on(game, 1)
    assert game.save is not None
    seed = game.save.seed
    game.save.close()
    assert seed == SEED
    header = path.read_bytes().splitlines()[0]
    assert b'"seed":7' not in header
    assert load_save(path).seed == SEED
    torn = header.replace(b'"seed":"', b'"seed":"AAAA')
    path.write_bytes(torn + b"\n")
    with pytest.raises(FileProblem, match="problem-broken-seal"):
        load_save(path)


NOTHING_TO_WEIGH: Mapping[str, frozenset[str]] = {
    # A die is spent on a roll by its chance alone.
    "w6": frozenset({"SpendOnRoll"}),
    # Whoever may strike at somebody who leaves does, and what was readied is done: the reaction costs nothing else.
    "d20": frozenset({"MayReact", "FireReady", "ChooseNext", "ChooseSneakers", "PlaceCreatures"}),
    # The highest value defends, the least box is marked, and one gives in by grit.
    "fate": frozenset({
        "AddSpin", "AnswerCompel", "AnswerConcession", "ChooseDefence", "ChooseLanding", "DefendFully", "OfferCompel",
        "OfferConcession", "PlaceFigures", "SpendShifts", "SplitGroup", "TakeHit", "UseSpinNow",
    }),
    # A move that was planned goes on.
    "pocket": frozenset({"ContinueMove"}),
}  # fmt: skip
"""Questions with several answers that are given by rule of thumb, or as was planned."""


@pytest.mark.parametrize(
    ("identity", "layout", "level", "most"),
    [
        ("w6", "depot", "steady", 120),
        ("d20", "open-ground", "steady", 16),
        ("fate", "barricades", "steady", 80),
        ("fate", "barricades", "strong", 80),
        ("pocket", "lake", "steady", 60),
    ],
)
def test_each_question_with_several_answers_is_weighed_or_known_as_none_to_weigh(
    identity: str, layout: str, level: str, most: int
) -> None:
    session = started(load_scenario(suite_files(identity)[layout]).setup, 2, digests=False)
    bots = make_bots([level], session.state.setup, 2)
    met, weighed, names = set[str](), set[str](), set[str]()
    for _ in range(most):
        request = session.pending
        if request is None:
            break
        bot = bots[PlayerId(request.player)]
        answer = answering(bot, session)()
        reasons = reasons_of(bot) if is_asked(request, session.state) else None
        if is_asked(request, session.state):
            met.add(type(request).__name__)
        if reasons is not None:
            weighed.add(type(request).__name__)
            names.update(plan.name for plan in reasons.plans)
        session.answer(answer)
    assert met - weighed == met & NOTHING_TO_WEIGH[identity]
    for name in names:
        assert all(Texts(language).of(identity).has(f"plan-{name}") for language in LANGUAGES), name
