"""Games of FATE for tests of what comes after them."""

from __future__ import annotations

from pathlib import Path

from pb12table.bots.play import started
from pb12table.files.saves.save import SaveFile
from pb12table.files.scenario import load_scenario
from pb12table.skirmish.faces.system import Amendment, plain_amendment
from pb12table.systems.fate.rules.asking.answers import GiveUp
from pb12table.systems.fate.rules.asking.requests import ChooseAct


def brought_to_an_end(path: Path) -> None:
    """A save of the warehouse that is over, in which Marit has three consequences, a box and one fate point."""
    scenario = load_scenario("warehouse-three")
    session = started(scenario.setup, 1)
    save = SaveFile.create(path, scenario)
    while not isinstance(session.pending, ChooseAct):
        assert session.pending is not None
        session.answer(session.pending.default(session.state))
    for severity in ("mild", "moderate", "severe"):
        words = Amendment(set=f"consequence-{severity}", to=f"A {severity} one", about="marit")
        session.amend(plain_amendment(words))
    session.amend(plain_amendment(Amendment(set="fate-points", to=1, about="marit")))
    session.amend(plain_amendment(Amendment(set="health-box", to="yes", about="marit", name="2")))
    session.declare("bob", GiveUp())
    save.write(session)
    save.close()
