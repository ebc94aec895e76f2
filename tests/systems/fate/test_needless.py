"""What is asked in a conflict: bids that can tell, hits, no minions; nobody is asked how to defend."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Final

import pytest

from pb12table.app.play.controller import Controller
from pb12table.bots.play import make_bots, started
from pb12table.files.scenario import load_scenario
from pb12table.kernel.dice import SeededDice
from pb12table.kernel.request import Request
from pb12table.kernel.session import Session
from pb12table.skirmish.forms.form import Pick
from pb12table.skirmish.ids import Modifier, PlayerId
from pb12table.systems.fate.rules.actors import owner
from pb12table.systems.fate.rules.acts.attacks import ChooseDefence, DefendFully, UseSpinNow
from pb12table.systems.fate.rules.acts.moving import ChooseLanding
from pb12table.systems.fate.rules.acts.travelling import sprint_costs
from pb12table.systems.fate.rules.asking.answers import Enough, Land, Sprint, UseSpin, WhenDefending
from pb12table.systems.fate.rules.asking.judging import Judge
from pb12table.systems.fate.rules.asking.requests import ChooseAct, PlaceFigures, SplitGroup
from pb12table.systems.fate.rules.bidding import OTHER, ROLL, AddSpin, AddToRoll, bids_at_once, is_free, useful_aspects
from pb12table.systems.fate.rules.data import ActorId, SceneZoneId, Skill
from pb12table.systems.fate.rules.events import FudgeRolled
from pb12table.systems.fate.rules.harm import TakeHit
from pb12table.systems.fate.rules.state import Asked, Contest, Deed, Defends, Roll, State
from pb12table.systems.fate.window.asked import standing_orders
from pb12table.systems.fate.window.face import WINDOW, FateAssistant
from pb12table.texts.locale import Texts
from pb12table.window.kit.keys import Settings

GAMES: Final = {"random": 2, "plain": 3}
"""How many games are played by which bots; those that think take their time."""
MOST = 120
MARIT, GUARDS, OTHERS = ActorId("marit"), ActorId("lane-guards"), ActorId("yard-guards")


@cache
def moments(style: str = "random") -> tuple[tuple[Session[State], Request[State, Any]], ...]:
    """Games of bots at each of their questions."""
    found = []
    for seed in range(GAMES[style]):
        session: Session[State] = started(load_scenario("warehouse-three").setup, seed)
        bots = make_bots([style], session.state.setup, seed)
        for _ in range(MOST):
            request = session.pending
            if request is None:
                break
            found.append((session.fork(), request))
            player = PlayerId(request.player)
            session.answer(bots[player].answer(session.system.view(session.state, player), request))
    return tuple(found)


def asked(*kinds: type[Any], style: str = "random") -> Iterator[tuple[Session[State], Any, tuple[Any] | None]]:
    """Yield games at questions of some kinds, each with the answer that needs nobody, if there is one."""
    for session, request in moments(style):
        if isinstance(request, kinds):
            known = session.system.view(session.state, request.player)
            yield session, request, FateAssistant(Settings()).spared(request, known)


def outcome(session: Session[State]) -> object:
    """Return what has come of a contest, whatever was spent on it."""
    while isinstance(session.pending, AddToRoll | AddSpin):
        session.answer(Enough())
    actors = [
        (each.id, each.marks, each.gone, each.partial, each.full_defence) for each in session.state.actors.values()
    ]
    figures = [(each.x, each.y, each.z) for each in session.state.figures.values()]
    return type(session.pending), repr(actors), figures, session.state.spin_won


def harms(request: AddToRoll | AddSpin, bid: Any) -> bool:
    """Return whether a bid may make one's own side worse, as dice that are thrown again and a spin against it."""
    own = isinstance(request, AddToRoll) and request.which == OTHER
    return (isinstance(bid, UseSpin) and (bid.to_other is own) is bid.less) or getattr(bid, "reroll", False)


@pytest.mark.rule("FR25", "F103")
@pytest.mark.slow_but("random")
@pytest.mark.parametrize("style", GAMES)
def test_of_a_bid_that_is_not_asked_for_the_same_comes_as_of_passing(style: str) -> None:
    passed = 0
    for session, request, found in asked(AddToRoll, AddSpin, style=style):
        if found is None:
            continue
        passed += 1
        outcomes = []
        for bid in request.options(session.state):
            if harms(request, bid):
                continue
            fork = session.fork(SeededDice(passed))
            fork.answer(bid)
            outcomes.append(outcome(fork))
        assert all(each == outcomes[-1] for each in outcomes), (request, session.state.contest)
    assert passed > 5


def contest(margin: int, deed: Deed = Deed.ATTACK) -> tuple[State, Contest]:
    """Return a state in which Marit attacks guards and is ahead by so much."""
    state = next(session.state for session, request in moments() if isinstance(request, ChooseAct)).clone()
    own = Roll(MARIT, Skill.FISTS, (1, 1, 1, 1), [Modifier("F002", "skill", margin, "")])
    state.contest = Contest(deed, own, Roll(GUARDS, Skill.FISTS, (1, 1, 1, 1), []))
    state.actors[MARIT].fate_points = 1
    return state, state.contest


@pytest.mark.rule("FR25", "F103")
@pytest.mark.parametrize(
    ("margin", "points", "is_asked"),
    [(-6, 1, False), (-5, 1, False), (-4, 1, True), (-2, 1, False), (-1, 1, True), (1, 1, True), (-1, 0, False)],
)
def test_a_bid_is_asked_for_where_it_may_turn_a_miss_into_a_hit_or_take_a_spin_away(
    margin: int, points: int, is_asked: bool
) -> None:
    state, _ = contest(margin)
    for aspect in state.aspects.values():
        aspect.free = None
    state.actors[MARIT].fate_points = points
    request = AddToRoll(owner(state, MARIT), MARIT, ROLL)
    assert (FateAssistant(Settings()).spared(request, state) is None) is is_asked


@pytest.mark.rule("F036", "FR25")
@pytest.mark.parametrize(("margin", "is_asked"), [(-1, False), (0, True), (2, False), (3, True), (5, False)])
def test_a_run_is_asked_about_where_a_bid_may_lead_it_farther(margin: int, is_asked: bool) -> None:
    state, found = contest(margin, Deed.MOVE)
    found.other, found.difficulty = None, 4
    for aspect in state.aspects.values():
        aspect.free = None
    state.run = [2, 3]
    request = AddToRoll(owner(state, MARIT), MARIT, ROLL)
    assert (FateAssistant(Settings()).spared(request, state) is None) is is_asked


@pytest.mark.rule("F036", "FR24", "FR25")
def test_while_it_is_bid_for_a_run_all_know_how_many_shifts_it_takes() -> None:
    path = (SceneZoneId("warehouse"), SceneZoneId("gallery"))
    session = next(each for each, request in moments() if isinstance(request, ChooseAct) and request.actor == MARIT)
    session = session.fork()
    session.state.players[PlayerId("alice")].bids = Asked.ALWAYS
    session.state.actors[MARIT].fate_points = 3
    assert session.state.run == []
    session.answer(Sprint(path))
    state = session.state
    assert isinstance(session.pending, AddToRoll)
    assert sum(state.run) == sum(sprint_costs(state, MARIT, path)) == 5
    form = WINDOW.form(Texts("en").of("fate"), state, session.pending, {}, "")
    assert form is not None
    assert form.result.endswith("3 of 5 shifts for the run")
    (bids,) = (field for field in form.fields if isinstance(field, Pick) and field.name == "answer")
    turning = {option.about.partition(": ")[2] for option in bids.options if option.turns}
    assert turning == {"6 : 1 · 5 of 5 shifts for the run"}
    session.answer(Enough())
    assert session.state.run == [], "the dice lie there no more"


@pytest.mark.rule("F036")
def test_a_run_that_hardly_ever_comes_to_its_end_says_so_and_is_not_proposed() -> None:
    able = ((each.state, asked) for each, asked in moments() if isinstance(asked, ChooseAct) and asked.actor == MARIT)
    state, request = next(able)
    plain = WINDOW.form(Texts("en").of("fate"), state, request, {"kind": "move"}, "")
    assert plain is not None
    acts = plain.field("act")
    assert isinstance(acts, Pick)
    runs = {option.cost: option.value for option in acts.options if isinstance(option.value, Sprint)}
    proposed = {}
    for chance in ("62 %", "6 %"):
        form = WINDOW.form(Texts("en").of("fate"), state, request, {"kind": "move", "act": runs[chance]}, "act")
        assert form is not None
        assert form.answer() == runs[chance]
        proposed[chance] = not form.in_vain
    assert proposed == {"62 %": True, "6 %": False}


@pytest.mark.rule("F036")
@pytest.mark.parametrize(("shifts", "found"), [(6, (Land(2),)), (4, None)])
def test_who_comes_as_far_as_was_meant_is_not_asked_how_far(shifts: int, found: tuple[Land] | None) -> None:
    state, assistant = contest(shifts)[0], FateAssistant(Settings())
    path = (SceneZoneId("warehouse"), SceneZoneId("gallery"))
    landing = ChooseLanding(owner(state, MARIT), MARIT, path, (2, 3), shifts)
    assert assistant.spared(landing, state) is None, "nobody has said where to"
    assistant.decided(ChooseAct(owner(state, MARIT), MARIT), Sprint(path), ())
    assert assistant.spared(landing, state) == found


@pytest.mark.rule("FR25")
def test_a_block_that_must_be_passed_is_always_asked_about() -> None:
    state, found = contest(-6)
    found.barrier, found.barrier_owner = 2, GUARDS
    assert FateAssistant(Settings()).spared(AddToRoll(owner(state, MARIT), MARIT, ROLL), state) is None


@pytest.mark.rule("F022", "FR09")
def test_the_best_defence_is_taken_unasked_and_no_other_one_throws_more() -> None:
    met = 0
    for session, request, found in asked(ChooseDefence):
        efforts = {}
        for skill in request.skills:
            fork = session.fork(SeededDice(7))
            fork.answer(skill)
            rolls = [line.event for line in fork.log if isinstance(line.event, FudgeRolled)]
            efforts[skill] = next(each.effort for each in rolls if each.actor == request.actor)
        assert found is not None
        assert efforts[found[0]] == max(efforts.values())
        met += len(set(efforts.values())) > 1
    assert met > 1, "they differ somewhere"


@pytest.mark.rule("F027", "F103", "FR12")
@pytest.mark.parametrize(("kind", "usual"), [(DefendFully, False), (UseSpinNow, "keep")])
def test_minions_act_on_and_keep_their_spin_unasked(kind: type[Any], usual: Any) -> None:
    state, _ = contest(0)
    player = owner(state, GUARDS)
    more = (3,) if kind is UseSpinNow else (MARIT,)
    assistant = FateAssistant(Settings())
    assert assistant.spared(kind(player, GUARDS, *more), state) == (usual,)
    assert assistant.spared(kind(player, ActorId("boilerman"), *more), state) is None, "who has a name is asked"


@pytest.mark.rule("F027", "F103", "FR12")
@pytest.mark.parametrize(("kind", "said"), [(DefendFully, False), (DefendFully, True), (UseSpinNow, "overflow")])
def test_minions_of_whom_it_was_ordered_are_asked_about_once_an_exchange(kind: type[Any], said: Any) -> None:
    state, _ = contest(0)
    player = owner(state, GUARDS)
    state.actors[GUARDS].defends = state.actors[OTHERS].defends = Defends.ALWAYS
    more = (3,) if kind is UseSpinNow else (MARIT,)
    assistant = FateAssistant(Settings())
    first, second = (kind(player, each, *more) for each in (GUARDS, OTHERS))
    assert assistant.spared(first, state) is None
    assistant.decided(first, said, ())
    assert assistant.spared(second, state) == (said,)
    state.exchange += 1
    assert assistant.spared(second, state) is None, "in the next exchange they are asked about anew"


@pytest.mark.rule("F027")
def test_what_is_said_for_one_with_a_name_does_not_hold_for_minions() -> None:
    state, _ = contest(0)
    state.actors[GUARDS].defends = Defends.ALWAYS
    assistant = FateAssistant(Settings())
    named, group = (DefendFully(owner(state, GUARDS), ActorId(each), MARIT) for each in ("boilerman", GUARDS))
    assert assistant.spared(named, state) is None
    assistant.decided(named, True, ())
    assert assistant.spared(group, state) is None


@pytest.mark.rule("F027", "FR46")
def test_of_minions_it_is_ordered_to_be_asked_or_not() -> None:
    state, _ = contest(0)
    player, texts = owner(state, GUARDS), Texts("en").of("fate")

    def switch() -> tuple[str, Any]:
        orders = standing_orders(texts, state, player, GUARDS)
        return next((words, said) for words, said in orders if isinstance(said, WhenDefending))

    words, said = switch()
    assert words.endswith(": never ask")
    state.actors[GUARDS].defends = said.defends
    assert said.defends is Defends.ALWAYS
    words, said = switch()
    assert words.endswith(": always ask")
    assert said.defends is Defends.NEVER


# -- several bids at once ----------------------------------------------------------------------------------------------


def several(margin: int) -> tuple[State, AddToRoll, list[tuple[Any, ...]]]:
    """Return Marit's bids at once in an attack on guards, with two free aspects and one fate point."""
    state, found = contest(margin)
    own = state.setup.player_by_id[owner(state, MARIT)].side
    request = AddToRoll(owner(state, MARIT), MARIT, ROLL)
    for number, aspect in enumerate(list(useful_aspects(state, found, ROLL))):
        aspect.free = own if number in (1, 2) else None
    return state, request, bids_at_once(state, request)


@pytest.mark.rule("F070", "F107", "FR25")
@pytest.mark.parametrize(("margin", "numbers"), [(-12, []), (-6, [2]), (-4, [3]), (-2, [2, 3]), (0, [2, 3])])
def test_aspects_are_used_at_once_in_numbers_that_change_what_comes_of_it(margin: int, numbers: list[int]) -> None:
    state, request, found = several(margin)
    assert [len(uses) for uses in found] == numbers
    for uses in found:
        free = [is_free(state, MARIT, state.aspects[use.aspect]) for use in uses]
        assert free == [True, True, False][: len(uses)], "what costs nothing comes first"
        assert all(request.refusal(state, use) is None for use in uses)


@pytest.mark.rule("FR25")
def test_who_is_asked_about_free_aspects_only_pays_for_none_behind_them() -> None:
    state, request, _ = several(-2)
    state.players[owner(state, MARIT)].bids = Asked.FREE
    assert [len(uses) for uses in bids_at_once(state, request)] == [2], "with a third nobody would be asked again"


@pytest.mark.rule("FR25")
def test_several_bids_are_one_answer_each_of_which_stands_in_the_journal() -> None:
    session, request = next(
        (session.fork(), request)
        for session, request, found in asked(AddToRoll, style="plain")
        if found is None and bids_at_once(session.state, request)
    )
    controller = Controller(session, None, Settings(language="en", dice_speed="none"))
    uses = bids_at_once(session.state, request)[-1]
    before = len(session.entries)
    assert controller.commit(*uses) is None
    while (now := session.pending) is not None and isinstance(now, AddToRoll) and now.player != request.player:
        controller.commit(Enough())
    given = [entry.plain for entry in session.entries[before:] if entry.player == request.player]
    assert given[: len(uses)] == [request.encode(use) for use in uses]


@pytest.mark.rule("F048", "F055")
def test_a_hit_is_asked_about_where_it_can_be_taken_in_several_ways() -> None:
    hits = list(asked(TakeHit))
    assert any(len(request.hints(session.state)) > 1 for session, request, _ in hits)
    for session, request, found in hits:
        assert (found is None) is (len(request.hints(session.state)) > 1)


@pytest.mark.rule("F011", "F014")
def test_figures_begin_where_the_scenario_puts_them_and_undo_asks_after_all() -> None:
    session: Session[State] = started(load_scenario("warehouse-three").setup, 1)
    controller = Controller(session, None, Settings(language="en", dice_speed="none"))
    assert not isinstance(session.pending, PlaceFigures | SplitGroup)
    given = [entry.request for entry in session.entries]
    assert "PlaceFigures" in given
    target = controller.undo_target()
    assert target is not None
    controller.undo(target)
    assert isinstance(session.pending, PlaceFigures | SplitGroup)


@pytest.mark.rule("FR01")
@pytest.mark.parametrize(("text", "found"), [("dazzled", (True,)), ("Blinded by sand", None), ("", None)])
def test_an_arbiter_judges_words_that_somebody_has_typed(text: str, found: tuple[bool] | None) -> None:
    state, _ = contest(0)
    assert FateAssistant(Settings()).spared(Judge("arbiter", "aspect", MARIT, text), state) == found


def test_what_another_wishes_to_be_asked_shows_in_nothing() -> None:
    for session, request in moments():
        state = session.state.clone()
        for player in state.players:
            if player != request.player:
                state.players[player].bids = state.players[player].compels = Asked.NEVER
        for each in state.actors.values():
            if owner(state, each.id) != request.player:
                each.defends = Defends.NEVER
        found = [
            FateAssistant(Settings()).spared(request, session.system.view(each, request.player))
            for each in (session.state, state)
        ]
        assert found[0] == found[1]


@pytest.mark.rule("FR25")
def test_a_defender_who_can_win_a_spin_is_asked() -> None:
    state, _ = contest(-1)
    for aspect in state.aspects.values():
        aspect.free = state.setup.player_by_id[owner(state, GUARDS)].side
    request = AddToRoll(owner(state, GUARDS), GUARDS, OTHER)
    assert FateAssistant(Settings()).spared(request, state) is None
