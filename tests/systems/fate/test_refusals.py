"""Every reason for which something is refused in a conflict, each in a position of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from pb12table.cli.saves import failure_line
from pb12table.files.content import load_content
from pb12table.referee.running import judge
from pb12table.referee.script import script_of

Plain = dict[str, Any]

PROFILES = [
    {
        "id": "one",
        "name": "One",
        "skills": {"weapons": 4, "guns": 3, "fists": 3, "might": 4, "athletics": 2, "intimidation": 2},
        "weapons": ["cutlass", "pistol", "bomb"],
        "fate_points": 0,
        "aspects": ["Owes a favour"],
    },
    {"id": "two", "name": "Two", "skills": {"athletics": 2}, "weapons": ["sabre"], "fate_points": 0},
]
FIGURES = [
    {"id": "a", "profile": "one", "player": "alice", "at": [3, 5]},
    {"id": "f", "profile": "two", "player": "alice", "at": [3, 7]},
    {"id": "b", "profile": "two", "player": "bob", "at": [5, 5]},
]
THUG = {"id": "thug", "name": "Thug", "quality": 1, "weapons": ["club"]}
LED: Plain = {"minion": [THUG], "group": [{"id": "g", "minion": "thug", "player": "alice", "at": [[1, 1]]}]}
"""A group of one on the side of Alice."""
CHEST = {"thing": [{"id": "chest", "name": "Chest", "weight": 2, "zone": "west", "at": [2, 2]}]}
FAR_CHEST = {"thing": [{"id": "chest", "name": "Chest", "weight": 2, "zone": "east", "at": [25, 2]}]}
LAMP: Plain = {
    "id": "lamp", "name": "Lamp", "effect": "aspect", "zone": "west", "skills": ["athletics"], "aspect": "On fire!",
}  # fmt: skip
LEVER = {"id": "lever", "name": "Lever", "effect": "opens", "zone": "west", "link": ["west", "east"]}
SWITCH = {**LEVER, "penalty": 0}
CLOSED = {"link": [{"between": ["west", "east"], "closed": True}]}
WALL = {"terrain": [{"id": "wall", "kind": "wall", "line": [[10, 0], [10, 10]]}]}
EXIT = {"zone": [{"id": "out", "kind": "exit", "rectangle": [10, 0, 10, 10]}]}
"""All of the middle leads off the table."""
AWAY = {"figure": [{"id": "b", "at": [15, 5]}]}
"""The foe stands in the next zone."""
OFF = {"figure": [{"id": "b", "at": [35, 5]}]}
"""The foe stands three zones away."""
FRIEND_AWAY = {"figure": [{"id": "f", "at": [15, 5]}]}
FULL = {"position": {"actors": [{"id": "b", "health": [1, 2, 3, 4, 5]}]}}
WORST = ("mild", "moderate", "severe")
CUT = {"type": "attack", "aim": "harm", "skill": "weapons", "target": "b", "weapon": "cutlass"}
SHOT = {"type": "attack", "aim": "harm", "skill": "guns", "target": "b", "weapon": "pistol"}
PUNCH = {"type": "attack", "aim": "harm", "skill": "fists", "target": "b"}
THROW = {"type": "throw", "path": ["middle"], "target": "b"}
BOMB = {"type": "blast", "weapon": "bomb", "zone": "west"}
TRIP = {"type": "hinder", "target": "b", "skill": "weapons", "text": "Off balance"}
SMOKE = {"type": "change", "skill": "weapons", "text": "Smoke"}
GUARD = {"type": "block", "skill": "weapons"}


def beside(**act: Any) -> list[Plain]:
    """A small act before the dice of another."""
    return [{"type": "supplement", "act": act}]


def small(**act: Any) -> Plain:
    """A turn in which a small act only is done."""
    return {"type": "pass", "beside": beside(**act)}


OUT = {"beside": beside(type="move", to="middle")}
"""A move into the middle before the dice."""


def put(identity: str, **fields: Any) -> Plain:
    """A position in which something is different about one of the three."""
    return {"position": {"actors": [{"id": identity, **fields}]}}


def aspect(**fields: Any) -> Plain:
    """A position with an aspect; that of the sheet is number 1, this one number 2."""
    return {"position": {"aspect": [{"text": "Tangled", **fields}]}}


def merged(*documents: Plain) -> Plain:
    """Documents laid over each other."""
    found: Plain = {}
    for document in documents:
        for key, value in document.items():
            if isinstance(value, dict) and isinstance(found.get(key), dict):
                found[key] = merged(found[key], value)
            else:
                found[key] = value
    return found


def said(document: Plain, *lines: Plain) -> list[str]:
    """What does not come as the lines say, from a position in the turn of a."""
    whole = {
        "format": 1,
        "system": "fate",
        "title": "refused",
        "always": {"OfferCompel": {"type": "no-compel"}},
        "profile": PROFILES,
        "figure": FIGURES,
        "case": [{"name": "refused", "play": list(lines), **document}],
        "position": {"actor": "a", "bids": "never"},
    }
    cases = judge(script_of(whole, load_content("fate"), Path("refused.toml"))).cases
    return [failure_line(case.state and case.state.setup, failure) for case in cases for failure in case.failures]


def kept(deed: str) -> Plain:
    """A block by b that keeps a from a kind of act."""
    return {"position": {"block": [{"owner": "b", "kind": "deed", "strength": 2, "subject": "a", "deed": deed}]}}


def with_companion(identity: str, **more: Any) -> Plain:
    """The first of the three with a companion."""
    companion = {"id": identity, "name": identity.title(), "type": "sidekick", **more}
    return {"companion": [companion], "figure": [{"id": "a", "companions": [identity]}]}


COMPANIONS = with_companion("pim")
ALONE = with_companion("otte", independent=True)
TAKEN = {"id": "stand", "name": "Stand", "effect": "take", "zone": "west", "skills": ["athletics"], "thing": "chest"}
TAKE = {"type": "feature", "feature": "stand", "skill": "athletics"}

REFUSED: list[tuple[str, str, Plain, Plain]] = [
    # attacks
    ("FR09", "aim-not-agreed", {"rules": {"aims": ["scare"]}}, CUT),
    ("F022", "wrong-skill", {}, {**CUT, "skill": "athletics"}),
    ("F022", "wrong-skill", {}, {**CUT, "skill": "guns"}),
    ("F081", "push-skill", {}, {**CUT, "push": True}),
    ("F081", "push-skill", {}, {"type": "attack", "aim": "force", "skill": "might", "target": "b"}),
    ("F022", "target-gone", put("b", out="taken-out"), CUT),
    ("F022", "own-side", {}, {**CUT, "target": "f"}),
    ("F022", "no-weapon", {}, {**CUT, "weapon": "rapier"}),
    ("F112", "gone-before", merged(EXIT, AWAY), {**CUT, **OUT}),
    ("FR09", "other-zone", AWAY, PUNCH),
    ("F108", "blasts-zones", put("a", in_hand=["bomb"]), {**CUT, "weapon": "bomb"}),
    ("F033", "not-in-hand", {}, SHOT),
    ("F077", "not-in-hand", put("a", disarmed={"cutlass": 1}), CUT),
    ("F012", "out-of-range", AWAY, CUT),
    ("FR05", "no-sight", merged(AWAY, WALL, put("a", in_hand=["pistol"])), SHOT),
    # skills combined and swapped
    ("FR47", "not-combined", {}, {**CUT, "ways": {"type": "with", "modify": "might"}}),
    ("F106", "no-scene-aspect", put("a", points=1), {**CUT, "ways": {"type": "with", "swap": 1}}),
    (
        "F106",
        "no-scene-aspect",
        merged(put("a", points=1), aspect(on="zone", bearer="east")),
        {**CUT, "ways": {"type": "with", "swap": 2}},
    ),
    ("F106", "no-points", aspect(on="zone", bearer="west"), {**CUT, "ways": {"type": "with", "swap": 2}}),
    # small acts
    ("FR24", "moved-already", {}, {"type": "pass", "beside": 2 * beside(type="move", to="middle")}),
    ("F035", "no-link", {}, small(type="move", to="far")),
    (
        "F032",
        "passage-blocked",
        {"position": {"block": [{"owner": "b", "kind": "passage", "strength": 1, "zones": ["west", "middle"]}]}},
        small(type="move", to="middle"),
    ),
    ("F080", "cannot-carry", {}, small(type="move", to="middle", carry="b")),
    ("F080", "cannot-carry", {}, small(type="move", to="middle", carry="a")),
    ("F080", "cannot-carry", FRIEND_AWAY, small(type="move", to="middle", carry="f")),
    ("F080", "cannot-carry", LED, small(type="move", to="middle", carry="g")),
    ("FR41", "not-attached", LED, small(type="move", to="middle", take=["g"])),
    ("FR41", "not-attached", LED, {"type": "sprint", "path": ["middle"], "take": ["g"]}),
    ("F035", "places-do-not-fit", {}, small(type="move", to="middle", places=[[15, 5], [16, 5]])),
    ("F035", "no-place", AWAY, small(type="move", to="middle", places=[[15, 5]])),
    ("F035", "no-place", AWAY, small(type="move", to="middle", places=[[25, 5]])),
    (
        "F035",
        "no-room",
        {
            "zone": [{"id": "middle", "rectangle": [10, 0, 0.4, 10]}, {"id": "east", "rectangle": [10.4, 0, 19.6, 10]}],
            "figure": [{"id": "b", "at": [15, 5]}],
            "terrain": [{"id": "rock", "kind": "wall", "line": [[10.2, 0], [10.2, 10]], "thickness": 0.4}],
        },
        small(type="move", to="middle"),
    ),
    ("F033", "no-such-weapon", {}, small(type="draw", weapon="rapier")),
    ("F033", "in-hand-already", {}, small(type="draw", weapon="cutlass")),
    ("F077", "weapon-lost", put("a", disarmed={"cutlass": 1}), small(type="draw", weapon="cutlass")),
    (
        "FR69",
        "weapon-elsewhere",
        put("a", disarmed={"cutlass": 1}, lying={"cutlass": "east"}),
        {"type": "rearm", "weapon": "cutlass"},
    ),
    ("F078", "not-disarmed", {}, {"type": "rearm", "weapon": "cutlass"}),
    ("F080", "no-such-thing", {}, small(type="lift", thing="chest")),
    ("F080", "thing-carried", CHEST | {"position": {"carried": {"chest": "b"}}}, small(type="lift", thing="chest")),
    ("F080", "thing-elsewhere", FAR_CHEST, small(type="lift", thing="chest")),
    ("F110", "no-such-feature", {"feature": [LAMP]}, small(type="side-feature", feature="lamp")),
    (
        "F110",
        "feature-elsewhere",
        merged(CLOSED, {"feature": [{**LEVER, "zone": "east"}]}),
        small(type="side-feature", feature="lever"),
    ),
    # sprints and throws
    ("FR24", "moved-already", {}, {"type": "pass", "beside": 2 * beside(type="move", to="middle")}),
    ("F036", "no-link", {}, {"type": "sprint", "path": ["east"]}),
    ("F082", "wrong-skill", {}, {**THROW, "skill": "guns"}),
    ("F082", "throw-what", CHEST, {**THROW, "thing": "chest"}),
    ("F082", "throw-what", {}, {"type": "throw", "path": ["middle"]}),
    ("F112", "gone-before", EXIT, {**THROW, **OUT, "path": ["east"]}),
    ("F082", "target-gone", {}, {**THROW, "target": "f"}),
    ("F082", "target-gone", put("b", out="conceded"), THROW),
    ("FR09", "other-zone", AWAY, THROW),
    ("F082", "no-such-thing", {}, {"type": "throw", "path": ["middle"], "thing": "chest"}),
    ("F082", "thing-elsewhere", FAR_CHEST, {"type": "throw", "path": ["middle"], "thing": "chest"}),
    # bombs
    ("F108", "no-area-attacks", merged({"rules": {"area_attacks": False}}, put("a", in_hand=["bomb"])), BOMB),
    ("F108", "no-bomb", {}, {**BOMB, "weapon": "cutlass"}),
    ("F108", "wrong-skill", put("a", in_hand=["bomb"]), {**BOMB, "skill": "engineering"}),
    ("F108", "no-such-zone", put("a", in_hand=["bomb"]), {**BOMB, "zone": "nowhere"}),
    ("F108", "lay-here", put("a", in_hand=["bomb"]), {**BOMB, "zone": "middle", "lay": True}),
    ("F033", "not-in-hand", {}, BOMB),
    ("F012", "out-of-range", put("a", in_hand=["bomb"]), {**BOMB, "zone": "east"}),
    ("FR05", "no-sight", merged(WALL, put("a", in_hand=["bomb"])), {**BOMB, "zone": "middle"}),
    ("F112", "gone-before", merged(EXIT, put("a", in_hand=["bomb"])), {**BOMB, **OUT}),
    # maneuvers
    ("FR61", "no-weapon", {}, {**TRIP, "skill": "guns"}),
    ("FR61", "no-weapon", {}, {**TRIP, "using": "rifle"}),
    ("F033", "not-in-hand", {}, {**TRIP, "using": "pistol", "skill": "guns"}),
    ("F012", "out-of-range", OFF, {**TRIP, "thrown": True}),
    ("FR05", "no-sight", merged(WALL, AWAY), {**TRIP, "thrown": True}),
    ("FR09", "other-zone", AWAY, {**TRIP, "thrown": True, "skill": "deceit"}),
    ("F069", "target-gone", put("b", out="left"), TRIP),
    ("F069", "own-side", {}, {**TRIP, "target": "f"}),
    ("F069", "no-words", {}, {**TRIP, "text": "  "}),
    ("F069", "unfit-words", {}, {**TRIP, "text": "Off\u0007balance"}),
    ("FR09", "other-zone", AWAY, TRIP),
    ("F112", "gone-before", EXIT, {**TRIP, **OUT}),
    ("F077", "no-weapon-there", {}, {**TRIP, "kind": "disarm", "weapon": "rapier"}),
    ("F077", "no-weapon-there", put("b", disarmed={"sabre": 1}), {**TRIP, "kind": "disarm", "weapon": "sabre"}),
    ("F012", "out-of-range", put("a", in_hand=["pistol"]) | OFF, {**TRIP, "kind": "aim", "skill": "guns"}),
    ("FR05", "no-sight", merged(WALL, AWAY, put("a", in_hand=["pistol"])), {**TRIP, "kind": "aim", "skill": "guns"}),
    ("F073", "lasting-aspect", {"aspects": ["Foggy quay"]}, {"type": "change", "skill": "weapons", "remove": 1}),
    ("F073", "no-such-aspect", {}, {"type": "change", "skill": "weapons", "remove": 99}),
    ("F073", "lasting-aspect", {}, {"type": "change", "skill": "weapons", "remove": 1}),
    (
        "F073",
        "lasting-aspect",
        aspect(on="actor", bearer="b", severity="mild"),
        {"type": "change", "skill": "weapons", "remove": 2},
    ),
    ("F073", "other-zone", aspect(on="zone", bearer="east"), {"type": "change", "skill": "weapons", "remove": 2}),
    ("F068", "no-such-zone", {}, {**SMOKE, "zone": "nowhere"}),
    ("F068", "other-zone", {}, {**SMOKE, "zone": "east"}),
    ("F068", "no-words", {}, {**SMOKE, "text": ""}),
    ("FR26", "no-points", {}, {**SMOKE, "point": True}),
    ("F112", "gone-before", EXIT, {**SMOKE, **OUT}),
    # blocks
    ("FR63", "block-one-feature", {}, {**GUARD, "kind": "deeds", "deed": "feature"}),
    ("FR63", "block-one-feature", {"feature": [LAMP]}, {**GUARD, "kind": "deeds", "deed": "move", "feature": "lamp"}),
    ("F030", "block-no-friend", {}, {**GUARD, "kind": "protect", "subject": "b"}),
    ("F030", "block-no-friend", {}, {**GUARD, "kind": "protect", "subject": "a"}),
    ("FR20", "block-other-zone", FRIEND_AWAY, {**GUARD, "kind": "protect", "subject": "f"}),
    ("FR22", "block-no-link", {}, {**GUARD, "kind": "passage", "zone": "far"}),
    ("F029", "block-no-deed", {}, {**GUARD, "kind": "deed", "subject": "b"}),
    ("F029", "block-no-deed", {}, {**GUARD, "kind": "deeds"}),
    ("F031", "block-no-foe", {}, {**GUARD, "kind": "deed", "subject": "f", "deed": "attack"}),
    ("FR22", "block-too-far", AWAY, {**GUARD, "kind": "deed", "subject": "b", "deed": "attack"}),
    (
        "FR22",
        "no-sight",
        merged(AWAY, WALL, put("a", in_hand=["pistol"])),
        {**GUARD, "kind": "deed", "subject": "b", "deed": "attack", "skill": "guns"},
    ),
    # features
    ("F110", "no-such-feature", {}, {"type": "feature", "feature": "lamp", "skill": "athletics"}),
    ("F110", "wrong-skill", {"feature": [LAMP]}, {"type": "feature", "feature": "lamp", "skill": "guns"}),
    (
        "F110",
        "not-yours",
        {"feature": [{**LAMP, "actors": ["b"]}]},
        {"type": "feature", "feature": "lamp", "skill": "athletics"},
    ),
    (
        "F110",
        "not-yours",
        {"feature": [{**LAMP, "sides": ["b"]}]},
        {"type": "feature", "feature": "lamp", "skill": "athletics"},
    ),
    (
        "F110",
        "too-early",
        {"feature": [{**LAMP, "from_exchange": 2}]},
        {"type": "feature", "feature": "lamp", "skill": "athletics"},
    ),
    (
        "F110",
        "feature-elsewhere",
        {"feature": [{**LAMP, "zone": "east"}]},
        {"type": "feature", "feature": "lamp", "skill": "athletics"},
    ),
    (
        "F112",
        "gone-before",
        merged(EXIT, {"feature": [LAMP]}),
        {"type": "feature", "feature": "lamp", "skill": "athletics", **OUT},
    ),
    (
        "FR22",
        "block-no-link",
        {"feature": [{"id": "crates", "name": "Crates", "effect": "bars", "zone": "west", "skills": ["might"]}]},
        {"type": "feature", "feature": "crates", "skill": "might", "zone": "far"},
    ),
    (
        "F006",
        "name-a-rival",
        merged(CHEST, {"feature": [{**LAMP, "effect": "take", "thing": "chest"}]}),
        {"type": "feature", "feature": "lamp", "skill": "athletics"},
    ),
    # free acts
    ("", "not-your-figure", {}, {"type": "step", "figure": "b", "to": [4, 4]}),
    ("FR24", "no-place", {}, {"type": "step", "figure": "a", "to": [5, 5]}),
    ("F089", "no-such-group", {}, {"type": "attach", "group": "f"}),
    ("F089", "attached-already", merged(LED, put("g", led_by="f")), {"type": "attach", "group": "g"}),
    (
        "FR41",
        "other-zone",
        merged(LED, {"group": [{**LED["group"][0], "at": [[15, 1]]}]}),
        {"type": "attach", "group": "g"},
    ),
    ("F090", "not-attached", LED, {"type": "detach", "group": "g"}),
    ("F080", "not-carried", CHEST, {"type": "put-down", "thing": "chest"}),
    ("F026", "no-words", {}, {"type": "say", "text": " "}),
    ("F110", "no-such-feature", merged(CLOSED, {"feature": [LEVER]}), {"type": "switch", "feature": "lever"}),
    (
        "F032",
        "kept-from-it",
        merged(CLOSED, {"feature": [SWITCH]}, kept("feature")),
        {"type": "switch", "feature": "lever"},
    ),
    (
        "F032",
        "kept-from-it",
        merged(put("a", disarmed={"cutlass": 1}), kept("rearm")),
        {"type": "rearm", "weapon": "cutlass"},
    ),
    (
        "F110",
        "needs-no-roll",
        merged(CLOSED, {"feature": [SWITCH]}),
        {"type": "feature", "feature": "lever", "skill": "athletics"},
    ),
    ("F006", "name-a-rival", merged(CHEST, {"feature": [TAKEN]}), TAKE),
    ("F006", "name-a-rival", merged(CHEST, AWAY, {"feature": [TAKEN]}), {**TAKE, "rival": "b"}),
    ("F080", "no-such-thing", merged(FAR_CHEST, {"feature": [TAKEN]}), {**TAKE, "rival": "b"}),
    ("F091", "no-such-companion", {}, {"type": "send-out", "companion": "pim"}),
    ("F091", "no-such-companion", ALONE, {"type": "call-back", "companion": "otte"}),
    ("F095", "not-independent", COMPANIONS, {"type": "send-out", "companion": "pim"}),
]


@pytest.mark.parametrize(
    ("rule", "reason", "document", "answer"), REFUSED, ids=[f"{rule}-{reason}" for rule, reason, _, _ in REFUSED]
)
def test_a_refusal_has_its_rule_and_reason(rule: str, reason: str, document: Plain, answer: Plain) -> None:
    assert not said(document, {**answer, "refused": rule or True, "reason": reason})


def test_groups_lead_nobody() -> None:
    two = {**LED, "group": [*LED["group"], {**LED["group"][0], "id": "h", "at": [[1, 3]]}], "position": {"actor": "g"}}
    assert not said(two, {"type": "attach", "group": "h", "refused": "F089", "reason": "leads-nobody"})


@pytest.mark.rule("FR42")
def test_a_group_is_taken_on_and_let_go_once_a_turn() -> None:
    attach, detach = {"type": "attach", "group": "g"}, {"type": "detach", "group": "g"}
    once = {"refused": "FR42", "reason": "once-a-turn"}
    assert not said(LED, attach, detach, {**attach, **once})
    led = {**LED, "group": [{**LED["group"][0], "leader": "a"}]}
    assert not said(led, detach, attach, {**detach, **once})
    many = {"refused": "FR42", "reason": "too-many-free-acts"}
    assert not said(LED, *[{"type": "say", "text": "Here!"}] * 5, {**attach, **many})


@pytest.mark.rule("F095", "F098", "FR53")
def test_companions_act_alone_where_they_can_be_told_what_to_do() -> None:
    out, back = {"type": "send-out", "companion": "otte"}, {"type": "call-back", "companion": "otte"}
    once = {"refused": "FR42", "reason": "once-a-turn"}
    assert not said(ALONE, out, back, {**out, **once})
    ready = {**ALONE, "profile": [{**PROFILES[0], "skills": {"alertness": 5}}, PROFILES[1]]}
    go = small(type="move", to="middle")
    hit = {"type": "attack", "aim": "harm", "skill": "fists", "target": "b"}
    order = {"position": {"order": ["a", "f", "b"]}}
    hidden = merged(ready, WALL, FRIEND_AWAY, order)
    lost = {"refused": "F098", "reason": "undirected"}
    lines: list[Plain] = [out, go, {"asked": "ChooseAct", "actor": "otte"}]
    hidden["figure"] = [{"id": "a", "companions": ["otte"]}, {"id": "f", "at": [15, 2]}]
    assert not said(hidden, *lines, {**hit, **lost})
    assert not said(ALONE, out, {**back, "legal": True})


@pytest.mark.rule("F110")
def test_a_switch_is_used_once_in_a_turn() -> None:
    switch = {"type": "switch", "feature": "lever"}
    document = merged(CLOSED, {"feature": [SWITCH]})
    assert not said(document, switch, {**switch, "refused": "F110", "reason": "open-already"})


@pytest.mark.rule("F004")
def test_shifts_are_good_for_what_a_feature_says() -> None:
    lock = {"id": "lock", "name": "Lock", "effect": "work", "zone": "west", "skills": ["athletics"], "uses": ["time"]}
    document = {"feature": [lock], "dice": [0, 0, 0, 0]}
    act = {"type": "feature", "feature": "lock", "skill": "athletics"}
    lines: list[Plain] = [act, {"asked": "UseShifts", "shifts": 1}]
    many = {"type": "uses", "time": 2, "refused": "F004", "reason": "too-few-shifts"}
    other = {"type": "uses", "quality": 1, "refused": "F004", "reason": "no-such-use"}
    assert not said(document, *lines, many, other, {"type": "uses", "time": 1, "legal": True})


@pytest.mark.rule("F028")
def test_one_acts_once_a_turn_and_holds_once() -> None:
    held = {"refused": "F028", "reason": "held-already"}
    lines: list[Plain] = [{"type": "hold"}, {"type": "pass"}, {"asked": "ActHeld"}, {"answer": True}]
    assert not said({}, *lines, {"type": "hold", **held})


@pytest.mark.rule("FR11")
def test_full_defence_has_nothing_beside_it() -> None:
    assert not said({}, {"type": "full-defence"}, {"event": "FullyDefending"}, {"actor": "a", "has_acted": True})
    assert said({}, {"type": "full-defence", **OUT})


@pytest.mark.rule("F050", "F055")
def test_a_hit_is_taken_as_it_can_be() -> None:
    document = {"always": {"DefendFully": False}, "dice": [0] * 8}
    lines: list[Plain] = [CUT, {"answer": "athletics"}, {"asked": "TakeHit", "hit": 2}]
    down = {"type": "down", "refused": "F055", "reason": "not-beaten"}
    nobody = {"type": "companion", "companion": "pim", "refused": "F091", "reason": "no-such-companion"}
    blank = {"type": "consequence", "text": "", "refused": "F053", "reason": "no-words"}
    assert not said(document, *lines, down, nobody, blank)
    held = {"position": {"aspect": [{"text": each, "on": "actor", "bearer": "b", "severity": each} for each in WORST]}}
    fourth = {"type": "consequence", "text": "More", "refused": "F052", "reason": "no-consequence-left"}
    assert not said(merged(document, held), *lines, fourth, {"type": "box", "legal": True})
    box = {"type": "box", "refused": "F050", "reason": "no-box-left"}
    assert not said(merged(document, FULL), *lines, box, {"type": "consequence", "text": "Limping", "legal": True})


@pytest.mark.rule("FR25", "F103")
def test_only_what_there_is_can_be_bid() -> None:
    document = merged(
        {"always": {"DefendFully": False, "UseSpinNow": "lapse"}, "dice": [0] * 8},
        aspect(on="actor", bearer="b", free="a"),
    )
    lines: list[Plain] = [CUT, {"answer": "athletics"}, {"asked": "AddToRoll", "by": "alice"}]
    wrong = {"refused": "FR25", "reason": "no-such-bid"}
    free = merged(document, {"position": {"bids": "always"}})
    bids: list[Plain] = [{"type": "aspect", "aspect": 99}, {"type": "aspect", "aspect": 2, "reroll": True}]
    bids += [{"type": "spin", "to_other": False, "less": False, "text": "So"}]
    assert not said(free, *lines, *({**bid, **wrong} for bid in bids))
    spin = merged(document, {"position": {"bids": "free", "spin": {"holder": "f"}, "aspect": []}})
    other = {"type": "aspect", "aspect": 1, "refused": "F103", "reason": "no-such-bid"}
    assert not said(spin, CUT, {"answer": "athletics"}, {"asked": "AddSpin", "by": "alice"}, other)


@pytest.mark.rule("F107", "FR29")
def test_a_compel_needs_an_aspect_a_point_and_a_use() -> None:
    document = merged(
        {"always": {"OfferCompel": "ask", "DefendFully": False}},
        {"position": {"aspect": [{"text": "Blinded", "on": "actor", "bearer": "a"}]}},
        put("b", points=1),
    )
    compel = {"type": "compel", "aspect": 2, "payer": "b", "effect": "hold-back"}
    lines: list[Plain] = [{"type": "full-defence"}, {"asked": "OfferCompel", "by": "bob"}]
    assert not said(
        document,
        *lines,
        {**compel, "effect": "fall", "refused": "FR29", "reason": "no-such-effect"},
        {**compel, "aspect": 99, "refused": "F107", "reason": "no-such-aspect"},
        {**compel, "payer": "f", "refused": "F107", "reason": "no-points"},
        {**compel, "effect": "redirect", "target": "f", "refused": "FR29", "reason": "no-other-target"},
        compel,
        {"answer": False, "refused": "FR29", "reason": "must-accept"},
    )


@pytest.mark.rule("F107", "FR29")
def test_what_a_compel_has_made_one_drop_is_not_chosen_again() -> None:
    document = merged(
        {"always": {"OfferCompel": "ask", "DefendFully": False}},
        {"position": {"aspect": [{"text": "Blinded", "on": "actor", "bearer": "a"}]}},
        put("b", points=1),
    )
    compel = {"type": "compel", "aspect": 2, "payer": "b", "effect": "hold-back"}
    again = {**CUT, "refused": "FR29", "reason": "dropped-act"}
    assert not said(document, CUT, compel, {"answer": True}, again, {"type": "full-defence"})


@pytest.mark.rule("F036")
def test_one_lands_as_far_as_the_shifts_go() -> None:
    document = {"dice": [0, 0, 0, 0]}
    lines: list[Plain] = [{"type": "sprint", "path": ["middle", "east"]}, {"asked": "ChooseLanding", "shifts": 1}]
    far = {"type": "land", "zones": 2, "refused": "F036", "reason": "too-few-shifts"}
    nowhere = {"type": "land", "zones": 0, "places": [[4, 4]], "refused": "F036", "reason": "places-do-not-fit"}
    assert not said(document, *lines, far, nowhere, {"type": "land", "zones": 1})


@pytest.mark.rule("F100")
def test_overflow_pays_for_what_it_is_enough_for() -> None:
    document = merged(
        {"always": {"DefendFully": False, "UseSpinNow": "lapse"}, "dice": [1, 0, 0, 0, 0, -1, 0, 0]},
        {"link": [{"between": ["west", "middle"], "border": 3}]},
        {"always": {"OfferConcession": {"type": "no-offer"}}},
        put("b", health=[3, 4, 5]),
    )
    limping = {"type": "consequence", "text": "Limping"}
    lines: list[Plain] = [CUT, {"answer": "athletics"}, limping, {"asked": "SpendShifts", "shifts": 1}]
    over = {"type": "spend", "act": {"type": "move", "to": "middle"}, "refused": "F100", "reason": "too-few-shifts"}
    assert not said(document, *lines, over, {"type": "lapse"})


def before(document: Plain, *lines: Plain) -> list[str]:
    """What does not come as the lines say, before a conflict."""
    whole = {
        "format": 1, "system": "fate", "title": "before", "profile": PROFILES, "figure": FIGURES, "play": list(lines),
        "always": {"PlaceFigures": "ask"}, **document,
    }  # fmt: skip
    cases = judge(script_of(whole, load_content("fate"), Path("before.toml"))).cases
    return [failure_line(case.state and case.state.setup, failure) for case in cases for failure in case.failures]


@pytest.mark.rule("F011", "F014", "FR07")
def test_what_is_chosen_before_a_conflict_fits() -> None:
    foreign = {"type": "placing", "places": [{"type": "placed", "figure": "b", "at": [4, 4]}]}
    elsewhere = {"type": "placing", "places": [{"type": "placed", "figure": "a", "at": [15, 4]}]}
    assert not before(
        {},
        {**foreign, "refused": True, "reason": "not-your-figure"},
        {**elsewhere, "refused": "F011", "reason": "no-place"},
    )
    three = {**LED, "group": [{**LED["group"][0], "at": [[1, 1], [1, 2], [1, 3]]}]}
    always = {"PlaceFigures": {"type": "placing"}}
    parts = {"type": "split", "parts": [["g-1"], ["g-2"]], "refused": "F014", "reason": "not-these"}
    assert not before({**three, "always": always}, parts)
    four = {**LED, "group": [{**LED["group"][0], "at": [[1, 1], [1, 2], [1, 3], [1, 4]]}]}
    three_and_one = {"type": "split", "parts": [["g-1", "g-2", "g-3"], ["g-4"]]}
    assert not before({**four, "always": always}, {**three_and_one, "refused": "FR08", "reason": "uneven-split"})
    assert not before({**four, "always": always, "rules": {"even_split": False}}, {**three_and_one, "legal": True})
    mine = {"asked": "OrderOwn", "by": "alice"}
    order = {"type": "order", "actors": ["a", "b"], "refused": "FR07", "reason": "not-these"}
    assert not before({"always": always}, mine, order)


def test_what_is_declared_fits() -> None:
    defends = {"declare": "when-defending", "actor": "b", "defends": "never"}
    up = {"declare": "give-up", "by": "alice"}
    assert not said({}, {**defends, "by": "alice", "refused": "F027"}, {**defends, "by": "bob"})
    assert not said({}, up, {**up, "refused": True})


def test_shifts_are_spent_on_what_a_feature_lists() -> None:
    document = {"feature": [{**LAMP, "uses": ["time"]}], "dice": [1, 1, 0, 0]}
    use = {"type": "feature", "feature": "lamp", "skill": "athletics"}
    asked = {"asked": "UseShifts", "shifts": 3}
    wrong = {"type": "uses", "quality": 1, "refused": "F004", "reason": "no-such-use"}
    many = {"type": "uses", "time": 4, "refused": "F004", "reason": "too-few-shifts"}
    assert not said(document, use, asked, wrong, many, {"type": "uses", "time": 2})
