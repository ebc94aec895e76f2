"""Every reason for which something is refused in a fight, each in a position of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from pb12table.cli.saves import failure_line
from pb12table.files.content import load_content
from pb12table.referee.running import CaseReport, judge
from pb12table.referee.script import script_of
from pb12table.skirmish.faces.system import NO
from pb12table.skirmish.ids import FigureId
from pb12table.systems.d20.routes import led_through
from pb12table.systems.d20.rules.asking.answers import Dodge, EndTurn, Hide, Move, StepAnswer, UseFeature
from pb12table.systems.d20.rules.asking.legality import move_refusal, way_of_move
from pb12table.systems.d20.rules.asking.steps import ChooseStep
from pb12table.systems.d20.rules.data import FeatureId, Mode
from pb12table.systems.d20.rules.rules import Rules
from pb12table.systems.d20.rules.state import State
from pb12table.table.shapes import Point

Plain = dict[str, Any]


def creature(identity: str, profile: Any = "watchman", player: str = "alice", at: Any = (20, 20), **more: Any) -> Plain:
    """A creature of a script."""
    return {"id": identity, "profile": profile, "player": player, "at": list(at), **more}


FOE = creature("b", player="bob", at=(21.5, 20))
FAR = creature("b", player="bob", at=(50, 20))
LEDGE = {"id": "rock", "kind": "ledge", "rectangle": [22, 10, 6, 20]}
POOL = {"id": "pool", "kind": "deep", "rectangle": [10, 10, 20, 20]}
LEVER = {"id": "lever", "name": "lever", "kind": "lever", "places": [[20, 21.5]]}
FLIER = creature("a", "cliff-kite")
MEND = {"type": "use-feature", "feature": "mend"}
FLASK = {"type": "use-feature", "feature": "fire-flask"}
LOOK = {"figure": "a", "life": "up"}
WALL = {"id": "wall", "kind": "ledge", "rectangle": [24, 10, 1, 20], "height": 6}


def said(document: Plain, *lines: Plain, **position: Any) -> list[str]:
    """What does not come as the lines say, from a position in the turn of a."""
    found = cases(document, *lines, **position)
    return [failure_line(case.state and case.state.setup, failure) for case in found for failure in case.failures]


def cases(document: Plain, *lines: Plain, **position: Any) -> tuple[CaseReport, ...]:
    """What comes of lines from a position in the turn of a."""
    setting = {key: value for key, value in document.items() if key != "position"}
    whole = {
        "format": 1,
        "system": "d20",
        "title": "refused",
        "position": {"actor": "a", **document.get("position", {}), **position},
        "play": list(lines),
        **setting,
    }
    return judge(script_of(whole, load_content("d20"), Path("refused.toml"))).cases


def figures(*creatures: Plain, **more: Any) -> Plain:
    return {"figure": list(creatures), **more}


def put(identity: str, **fields: Any) -> Plain:
    """A position in which something is different about one creature."""
    return {"position": {"figure": [{"id": identity, **fields}]}}


REFUSED: list[tuple[str, Plain, Plain]] = [
    ("target-or-place", figures(creature("a"), FOE), {"type": "attack", "weapon": "spear"}),
    (
        "not-thrown",
        figures(creature("a", "sellsword"), FOE),
        {"type": "attack", "weapon": "longsword", "target": "b", "ranged": True},
    ),
    ("no-such-weapon", figures(creature("a"), FOE), {"type": "attack", "weapon": "maw", "target": "b"}),
    ("not-in-hand", figures(creature("a"), FOE), {"type": "attack", "weapon": "crossbow", "target": "b"}),
    (
        "own-side",
        figures(creature("a"), creature("c", at=(21.5, 20)), FAR),
        {"type": "attack", "weapon": "spear", "target": "c"},
    ),
    (
        "total-cover",
        figures(creature("a", "tracker"), creature("b", player="bob", at=(30, 20)), terrain=[WALL]),
        {"type": "attack", "weapon": "longbow", "target": "b"},
    ),
    ("action-used", figures(creature("a"), FOE, **put("a", action_used=True)), {"type": "dodge"}),
    ("surprised", figures(creature("a"), FOE, **put("a", surprised=True)), {"type": "move", "path": [[18, 20]]}),
    (
        "bonus-used",
        figures(creature("a", "skulker"), FAR, **put("a", bonus_used=True)),
        {"type": "use-feature", "feature": "slip-away"},
    ),
    (
        "interaction-used",
        figures(creature("a"), FAR, **put("a", interaction_used=True)),
        {"type": "draw", "weapon": "crossbow"},
    ),
    ("no-such-speed", figures(creature("a"), FAR), {"type": "move", "path": [[18, 20]], "mode": "fly"}),
    ("no-speed", figures(creature("a"), FOE, **put("a", grappled_by="b")), {"type": "move", "path": [[18, 20]]}),
    (
        "prone-does-not-fly",
        figures(creature("a", "cliff-kite", conditions=["prone"]), FAR),
        {"type": "move", "path": [[18, 20]], "mode": "fly"},
    ),
    ("in-the-air", figures(FLIER, FAR, **put("a", height=5)), {"type": "move", "path": [[18, 20]]}),
    ("no-movement-left", figures(creature("a"), FAR, **put("a", moved=9)), {"type": "move", "path": [[18, 20]]}),
    ("prone-does-not-jump", figures(creature("a", conditions=["prone"]), FAR), {"type": "jump", "to": [21, 20]}),
    ("not-prone", figures(creature("a"), FAR), {"type": "stand-up"}),
    ("cannot-stand-up", figures(creature("a", conditions=["prone"]), FAR, **put("a", moved=6)), {"type": "stand-up"}),
    ("not-agreed", figures(creature("a"), FOE, rules={"shove_grapple": False}), {"type": "shove", "target": "b"}),
    (
        "too-large",
        figures(creature("a"), creature("b", "marsh-worm", "bob", (23, 20))),
        {"type": "grapple", "target": "b"},
    ),
    ("held-already", figures(creature("a"), FOE, **put("b", grappled_by="a")), {"type": "grapple", "target": "b"}),
    (
        "is-prone",
        figures(creature("a"), creature("b", player="bob", at=(21.5, 20), conditions=["prone"])),
        {"type": "shove", "target": "b"},
    ),
    (
        "always-an-action",
        figures(creature("a", "surgeon"), FOE),
        {"type": "use-item", "item": "healing-kit", "target": "b", "free": True},
    ),
    ("who-acts", figures(creature("a"), FOE), {"type": "ready", "trigger": "acts"}),
    ("which-place", figures(creature("a"), FOE), {"type": "search"}),
    ("not-dying", figures(creature("a"), creature("c", at=(21.5, 20)), FAR), {"type": "stabilise", "target": "c"}),
    ("no-such-thing", figures(creature("a"), FOE), {"type": "use-object", "thing": "lever"}),
    (
        "takes-an-action",
        figures(creature("a"), FAR, object=[{**LEVER, "needs": "action"}]),
        {"type": "use-object", "thing": "lever"},
    ),
    ("in-hand", figures(creature("a"), FAR), {"type": "draw", "weapon": "spear"}),
    ("no-such-feature", figures(creature("a"), FAR), {"type": "use-feature", "feature": "mend"}),
    ("used-up", figures(creature("a", "surgeon"), FAR, **put("a", uses={"mend": 0})), {**MEND, "target": "a"}),
    ("target-needed", figures(creature("a", "surgeon"), FAR), MEND),
    ("other-side", figures(creature("a", "surgeon"), FOE), {**MEND, "target": "b"}),
    ("not-hurt", figures(creature("a", "surgeon"), FAR), {**MEND, "target": "a"}),
    (
        "no-air",
        figures(creature("a", "surgeon"), creature("c", at=(21.5, 20)), FAR, zone=[POOL], **put("c", life="dying")),
        {**MEND, "target": "c"},
    ),
    (
        "an-ally-needed",
        figures(creature("a", "herald"), FOE),
        {"type": "use-feature", "feature": "rallying-shout", "target": "b"},
    ),
    ("place-needed", figures(creature("a", "firebrand"), FAR), FLASK),
    ("no-stop-inside", figures(creature("a"), creature("c", at=(23, 20)), FAR), {"type": "move", "path": [[23, 20.5]]}),
    ("not-held", figures(creature("a"), FOE), {"type": "let-go", "target": "b"}),
    ("empty-handed", figures(creature("a"), FOE, **put("a", in_hand=False)), {"type": "drop-weapon"}),
    (
        "no-room-to-drag",
        figures(
            creature("a", at=(19.7, 20)),
            creature("b", player="bob", at=(21.2, 20)),
            terrain=[LEDGE],
            **put("b", grappled_by="a"),
        ),
        {"type": "move", "path": [[20, 20]]},
    ),
    (
        "no-room-to-stand",
        figures(
            creature("a", conditions=["prone"], height=0),
            FAR,
            terrain=[{**LEDGE, "base": 1, "rectangle": [15, 15, 9, 9]}],
        ),
        {"type": "stand-up"},
    ),
    ("does-not-choke", figures(creature("a"), FOE), {"type": "grapple", "target": "b", "choke": True}),
    ("is-seen", figures(creature("a"), FAR), {"type": "hide"}),
    ("no-ground-there", figures(creature("a", "sellsword"), FAR, terrain=[LEDGE]), {"type": "jump", "to": [21, 20, 1]}),
    ("jump-too-long", figures(creature("a"), FAR), {"type": "jump", "to": [26, 20]}),
    ("jump-too-high", figures(creature("a", at=(21.2, 20)), FAR, terrain=[LEDGE]), {"type": "jump", "to": [23, 20, 3]}),
    (
        "creature-in-the-way",
        figures(creature("a"), creature("b", player="bob", at=(23, 20))),
        {"type": "move", "path": [[26, 20]]},
    ),
    (
        "not-in-the-water",
        figures(creature("a", "bog-hound"), FAR),
        {"type": "move", "path": [[22, 20]], "mode": "swim"},
    ),
    ("below-the-ground", figures(FLIER, FAR), {"type": "move", "path": [[22, 20, -1]], "mode": "fly"}),
    (
        "off-the-grid",
        figures(creature("a", at=(20.25, 20.25)), FAR, rules={"grid": True}),
        {"type": "move", "path": [[22, 20]]},
    ),
    ("off-the-table", figures(creature("a", at=(2, 20)), FAR), {"type": "move", "path": [[-3, 20]]}),
    (
        "too-near-the-edge",
        figures(creature("a", at=(23.5, 20)), FAR, terrain=[{**LEDGE, "climbable": True}]),
        {"type": "move", "path": [[21.9, 20]]},
    ),
]


@pytest.mark.parametrize(("reason", "document", "answer"), REFUSED, ids=[reason for reason, _, _ in REFUSED])
def test_a_refusal_has_its_reason(reason: str, document: Plain, answer: Plain) -> None:
    assert not said(document, {**answer, "refused": True, "reason": reason})


@pytest.mark.rule("D042")
def test_a_movement_goes_up_to_the_speed() -> None:
    document = figures(creature("a"), FAR)
    assert not said(document, {"type": "move", "path": [[29, 20]], "legal": True})
    assert not said(document, {"type": "move", "path": [[29.1, 20]], "refused": "D042", "reason": "way-too-long"})


@pytest.mark.rule("D042")
def test_what_stands_farther_on_than_a_movement_leads_is_not_in_the_way() -> None:
    for far, reason in ((27, "in-the-way"), (31, "way-too-long")):
        document = figures(creature("a"), FAR, terrain=[{**WALL, "rectangle": [far, 10, 1, 20]}])
        assert not said(document, {"type": "move", "path": [[34, 20]], "refused": "D042", "reason": reason})


def test_a_way_that_is_barred_beyond_what_is_left_is_led_round_all_the_same() -> None:
    document = figures(creature("a"), FAR, terrain=[{**WALL, "rectangle": [31, 10, 1, 20]}])
    (case,) = cases(document, {"type": "move", "path": [[29, 20]], "legal": True})
    assert case.state is not None
    found = led_through(case.state, FigureId("a"), Mode.WALK, [(34.0, 20.0)])
    assert abs(found.path[-1][1] - 20.0) > 1.0


@pytest.mark.parametrize(("to", "beside"), [((30.0, 20.0), False), ((27.5, 20.0), True)])
def test_nobody_climbs_what_can_be_walked_round_and_a_barred_place_is_gone_beside(to: Point, beside: bool) -> None:
    """Behind a low wall lies ground out of reach, and a block that nobody stands on."""
    wall = {**WALL, "rectangle": [24, 15, 0.5, 6.5], "height": 1.2, "climbable": True}
    block = {**WALL, "id": "block", "rectangle": [27, 19, 1, 2], "height": 4}
    document = figures(creature("a"), FAR, terrain=[wall, block])
    (case,) = cases(document, {"type": "move", "path": [[18, 20]], "legal": True})
    assert case.state is not None
    found = led_through(case.state, FigureId("a"), Mode.WALK, [to])
    way = way_of_move(case.state, FigureId("a"), Move(found.path))
    assert {part.kind for part in way.parts} == {"walk"}
    assert found.beside == beside
    assert way.end.x > 24.5, "it has come round"
    assert move_refusal(case.state, FigureId("a"), Move(found.path)) is None


@pytest.mark.rule("D088")
def test_the_unconscious_have_no_turn_and_lie() -> None:
    document = figures(creature("a"), creature("c", at=(20, 24), conditions=["unconscious"]), FAR)
    order = {"order": ["a", "c", "b"]}
    assert not said(
        document,
        {"type": "end-turn"},
        {"event": "TurnEnded", "figure": "c"},
        {"asked": "ChooseStep", "by": "bob"},
        **order,
    )


def test_a_thing_is_used_once_and_a_weapon_is_picked_up_where_it_lies() -> None:
    lever = {"type": "use-object", "thing": "lever"}
    document = figures(creature("a"), FAR, object=[LEVER])
    assert not said(document, lever, {**lever, "action": True, "refused": True, "reason": "used-already"})
    walk = {"type": "move", "path": [[26, 20]]}
    draw = {"type": "draw", "weapon": "spear"}
    assert not said(document, {"type": "drop-weapon"}, walk, {**draw, "refused": True, "reason": "lies-elsewhere"})
    assert not said(document, {"type": "drop-weapon"}, draw, {"event": "WeaponDrawn", "weapon": "spear"})


def test_only_so_much_is_done_for_nothing() -> None:
    shout = {"type": "shout"}
    assert not said(
        figures(creature("a"), FAR), *[shout] * 6, {**shout, "refused": True, "reason": "enough-for-a-turn"}
    )


def test_a_readied_act_is_of_its_kind() -> None:
    document = figures(creature("a"), creature("b", "raider", "bob", (26, 20)))
    assert not said(
        document,
        {"type": "ready", "trigger": "comes-into-reach"},
        {"type": "end-turn"},
        {"type": "move", "path": [[22.9, 20]]},
        {"type": "move", "path": [[18, 20]], "refused": True, "reason": "not-readied"},
        {"type": "pass"},
    )


def before(document: Plain, *lines: Plain) -> list[str]:
    """What does not come as the lines say, before a fight."""
    whole = {"format": 1, "system": "d20", "title": "before", "play": list(lines), **document}
    cases = judge(script_of(whole, load_content("d20"), Path("before.toml"))).cases
    return [failure_line(case.state and case.state.setup, failure) for case in cases for failure in case.failures]


def test_places_before_a_fight_are_free_places_of_the_entry() -> None:
    entry = {"id": "west", "kind": "entry", "players": ["alice"], "rectangle": [0, 0, 30, 60]}
    document = figures(creature("a"), creature("c", at=(20, 24)), FAR, zone=[entry], terrain=[WALL])

    def places(*placed: Plain, reason: str) -> Plain:
        return {"type": "places", "figures": list(placed), "refused": True, "reason": reason}

    here, wall = {"figure": "a", "at": [20, 24]}, {"figure": "a", "at": [24.5, 20], "height": 1}
    assert not before(
        document,
        places({"figure": "b", "at": [5, 5]}, reason="not-your-creature"),
        places({"figure": "a", "at": [5, 5]}, {"figure": "a", "at": [6, 6]}, reason="placed-twice"),
        places({"figure": "a", "at": [40, 5]}, reason="not-in-the-entry"),
        places(here, reason="no-room"),
        places(wall, reason="no-stand"),
    )


def test_only_those_out_of_sight_sneak() -> None:
    seen = creature("s", "skulker", at=(20, 24), may_sneak=True)
    hidden = creature("t", "skulker", at=(20, 26), may_sneak=True)
    foe = creature("b", player="bob", at=(50, 24), facing=180)
    wall = {**WALL, "rectangle": [24, 24.9, 1, 20]}
    document = figures(seen, hidden, foe, terrain=[wall])
    refused = {"type": "sneakers", "figures": ["s"], "refused": True, "reason": "cannot-sneak"}
    assert not before(document, refused, {"type": "sneakers", "figures": ["t"], "legal": True})


@pytest.mark.rule("DR45")
@pytest.mark.parametrize("base", [1.0, 3.0])
def test_nobody_is_set_upright_by_hand_where_there_is_no_room(base: float) -> None:
    roof = {**LEDGE, "base": base, "rectangle": [15, 15, 9, 9]}
    lying = figures(creature("a", conditions=["prone"], height=0), FAR, terrain=[roof])
    whole = {"format": 1, "system": "d20", "title": "set", "position": {"actor": "a"}, "play": [LOOK], **lying}
    (case,) = judge(script_of(whole, load_content("d20"), Path("set.toml"))).cases
    state = case.state
    assert isinstance(state, State)
    a = FigureId("a")
    setting = next(each for each in Rules.amending.settings(state) if (each.key, each.about) == ("prone", a))
    refusal = Rules.amending.refusal(state, ChooseStep("alice", a), setting, NO)
    assert (refusal is None) is (base == 3.0)
    assert refusal is None or (refusal.rule, refusal.reason) == ("DR45", "no-room-to-stand")


@pytest.mark.parametrize(
    ("answer", "secret"),
    [(Hide(), True), (UseFeature(FeatureId("slip-away")), True), (Dodge(), False), (EndTurn(), False)],
)
def test_hiding_and_features_are_secrets_of_the_player(answer: StepAnswer, secret: bool) -> None:
    (case,) = cases(figures(creature("a"), FAR), LOOK)
    assert isinstance(case.state, State)
    assert ChooseStep("alice", FigureId("a")).keeps_secret(case.state, answer) is secret
