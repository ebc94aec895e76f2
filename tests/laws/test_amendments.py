"""Laws of what a referee sets: it is taken back whole, replayed the same, kept in saves, and leaves a legal game."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pb12table.bots.play import RandomBot
from pb12table.files.saves.loading import load_save
from pb12table.files.saves.resuming import resume
from pb12table.files.saves.save import SaveFile
from pb12table.files.scenario import Scenario, load_scenario
from pb12table.kernel.dice import SeededDice, TypedDice
from pb12table.kernel.game import EntryKind
from pb12table.kernel.request import IllegalAnswer
from pb12table.kernel.session import Session, replay
from pb12table.skirmish.faces.system import Amended, Amendment, Setting, plain_amendment
from pb12table.systems.known import scene, system
from pb12table.table.motion.falling import stand
from pb12table.texts.describe import event_line, refusal_line
from pb12table.texts.locale import Texts
from tests.systems.table_of_systems import MEADOW, knowing

SCENARIOS = ("smugglers-cove", "petrol-station", "the-ford", "dash")
OFTEN = 0.35
ANSWERS = 120


def wish(setting: Setting, chance: random.Random, width: float, depth: float) -> Amendment:
    """Some value for a setting, now and then one that it cannot have."""
    if setting.choices:
        to: Any = chance.choice((*setting.choices, "nonsense") if chance.random() < 0.1 else setting.choices)
    elif isinstance(setting.value, tuple):
        x, y, z, _ = setting.value
        far = chance.choice((1.5, 6.0, 60.0))
        to = (
            min(max(x + chance.uniform(-far, far), 0.0), width),
            min(max(y + chance.uniform(-far, far), 0.0), depth),
            z,
            chance.uniform(0.0, 360.0),
        )
    else:
        to = chance.randint(setting.lowest - 1, setting.highest + 1)
    return Amendment(set=setting.key, to=to, about=setting.about, name=setting.name)


def amended(scenario: Scenario, seed: int, answers: int = ANSWERS) -> tuple[Session[Any], set[str]]:
    """A random game in which much is set by hand; what was set is taken back and set again each third time."""
    rules, chance = system(scenario.setup.system), random.Random(seed)
    session: Session[Any] = Session(rules, rules.new_game(scenario.setup), SeededDice(seed))
    bot, keys, width = RandomBot(seed), set[str](), scenario.setup.battlefield.width
    for _ in range(answers):
        if session.pending is None:
            break
        settings = rules.amending.settings(session.state) if rules.amending is not None else ()
        if settings and chance.random() < OFTEN:
            key = chance.choice(sorted({each.key for each in settings}))
            setting = chance.choice([each for each in settings if each.key == key])
            plain = plain_amendment(wish(setting, chance, width, scenario.setup.battlefield.depth))
            if set_by_hand(session, plain, again=chance.random() < 0.3):
                keys.add(setting.key)
        answer_by(bot, session)
    return session, keys


def answer_by(bot: RandomBot, session: Session[Any]) -> None:
    """Let a bot answer the open question, if there is one."""
    request = session.pending
    if request is not None:
        session.answer(bot.answer(session.system.view(session.state, request.player), request))


def set_by_hand(session: Session[Any], plain: Any, *, again: bool) -> bool:
    """Set something where it can be; return whether it could."""
    rules, before, length = session.system, session.system.digest(session.state), len(session.entries)
    asked, told = session.pending, len(session.log)
    refusal = session.amendment_refusal(plain)
    if refusal is not None:
        with pytest.raises(IllegalAnswer):
            session.amend(plain)
        assert (rules.digest(session.state), len(session.entries), session.pending) == (before, length, asked)
        words = refusal_line(Texts("en"), session.state.setup, refusal)
        assert "refusal-" not in words, words
        return False
    session.amend(plain)
    assert session.entries[length].kind is EntryKind.AMENDMENT
    assert isinstance(session.log[told].event, Amended)
    if again:
        after = rules.digest(session.state)
        assert session.free_undo_limit > length, "nobody takes it back alone"
        session.rewind(length)
        assert (rules.digest(session.state), session.pending) == (before, asked)
        session.amend(plain)
        assert rules.digest(session.state) == after
    return True


@pytest.fixture(autouse=True)
def toy() -> Iterator[None]:
    """The toy is known, too."""
    with knowing(dash="pb12table_dash"):
        yield


def scenario_of(name: str) -> Scenario:
    return load_scenario(MEADOW if name == "dash" else name)


@pytest.mark.law("amendments")
@pytest.mark.parametrize("name", SCENARIOS)
def test_what_is_set_by_hand_is_replayed_forked_and_saved(name: str, tmp_path: Path) -> None:
    scenario, seen = scenario_of(name), set[str]()
    rules = system(scenario.setup.system)
    for seed in range(3):
        session, keys = amended(scenario, seed)
        seen |= keys
        again, drift = replay(rules, rules.new_game(scenario.setup), session.entries, TypedDice())
        assert drift is None
        assert rules.digest(again.state) == rules.digest(session.state)
        assert [line.event for line in again.log] == [line.event for line in session.log if not line.struck]
        fork = session.fork()
        assert (fork.pending, rules.digest(fork.state)) == (session.pending, rules.digest(session.state))
        for length in range(0, len(session.entries), 9):
            then = session.past(length)
            assert then.entries == session.entries[:length]
        save = SaveFile.create(tmp_path / f"{seed}.pb12save", scenario)
        save.write(session)
        save.close()
        loaded = resume(load_save(save.path), TypedDice())
        assert rules.digest(loaded.state) == rules.digest(session.state)
        for line in session.log:
            if isinstance(line.event, Amended):
                for language in ("en", "de"):
                    told = event_line(Texts(language), scenario.setup, line.event)
                    assert "amend-" not in told, told
    assert {"turn", "place"} <= seen


@pytest.mark.parametrize("name", SCENARIOS[:2])
def test_whoever_is_put_somewhere_stands_there_safely(name: str) -> None:
    scenario = load_scenario(name)
    session, _ = amended(scenario, 8, 40)
    rules, face, chance = system(scenario.setup.system), scene(scenario.setup.system), random.Random(1)
    assert rules.amending is not None
    bot, put = RandomBot(3), 0
    for _ in range(60):
        if session.pending is None or put > 4:
            break
        places = [each for each in rules.amending.settings(session.state) if each.key == "place"]
        if places:
            setting = chance.choice(places)
            plain = plain_amendment(wish(setting, chance, scenario.setup.battlefield.width, 20.0))
            if session.amendment_refusal(plain) is None:
                session.amend(plain)
                figure: Any = setting.about
                body = face.body(session.state, figure)
                footing, others = face.footing(session.state, figure), face.in_the_way(session.state, figure)
                assert stand(footing, body, others).safe
                put += 1
        answer_by(bot, session)
    assert put


def test_bad_values_are_refused_in_a_sentence() -> None:
    scenario = load_scenario("smugglers-cove")
    rules = system("pb12")
    session: Session[Any] = Session(rules, rules.new_game(scenario.setup), SeededDice(1))
    figure = scenario.setup.figures[0].id
    texts = Texts("en")
    for plain, words in (
        ({"set": "light-points", "about": figure, "to": 99}, "99"),
        ({"set": "light-points", "about": figure, "to": "many"}, "many"),
        ({"set": "done", "about": figure, "to": "perhaps"}, "perhaps"),
        ({"set": "place", "about": figure, "to": [900.0, 1.0, 0.0, 0.0]}, "900"),
        ({"set": "place", "about": figure, "to": [float("nan"), 1.0, 0.0, 0.0]}, "place"),
        ({"set": "unheard-of", "to": 1}, "cannot change"),
        ({"put": 3}, "cannot change"),
        ("nonsense", "cannot change"),
    ):
        refusal = session.amendment_refusal(plain)
        assert refusal is not None, plain
        told = refusal_line(texts, scenario.setup, refusal)
        assert words in told, (plain, told)
