"""A toy question that has a field of every sort, so that one form shows all that forms can."""

from __future__ import annotations

from typing import Any

from pb12table.skirmish.forms.form import (
    Aim,
    Angle,
    Form,
    Instead,
    Number,
    Option,
    Pick,
    Place,
    Price,
    Several,
    Spot,
    Target,
    Text,
    Values,
    Way,
)
from pb12table.skirmish.ids import FigureId, Modifier, PlayerId
from pb12table.table.shapes import Point3

BOAT, RAFT, WHALE = "boat", "raft", "whale"
TOO_FAR, TOO_LONG, NO_WHALES, ONLY_SIX = "That is too far", "That is too long", "There are no whales", "From 0 to 6"
POOL = ((10.0, 6.0), (12.0, 6.0), (12.0, 8.0), (10.0, 8.0))
FIELDS = ("craft", "gear", "rowers", "name", "goal", "berth", "course", "wind")


def _price(way: tuple[Point3, ...]) -> Price:
    return Price(f"{len(way)} legs", TOO_FAR if len(way) > 3 else None)


def _berth(spot: Spot) -> str | None:
    return TOO_FAR if spot.point[0] > 15.0 else None


def _goal(aim: Aim) -> str | None:
    return TOO_FAR if aim.point is not None and aim.point[0] > 15.0 else None


def craft(value: Any = BOAT, *, decides: bool = False) -> Pick:
    """A boat, a raft, or a whale, which nobody has."""
    return Pick(
        name="craft",
        value=value,
        decides=decides,
        options=(
            Option(value=BOAT, label="Boat", cost="2", about="It is dry"),
            Option(value=RAFT, label="Raft", modifiers=(Modifier("R1", "base", 3),)),
            Option(value=WHALE, label="Whale", refusal=NO_WHALES),
        ),
    )


def voyage(values: Values, changed: str) -> Form[dict[str, Any]]:
    """A voyage; a raft takes three rowers at most, and whoever changes the craft lets all go on land."""
    chosen = values.get("craft", BOAT)
    most = 6 if chosen == BOAT else 3
    rowers = 0 if changed == "craft" else values.get("rowers", 0)
    return Form(
        name="voyage",
        title="Where to?",
        player=PlayerId("alice"),
        lines=("The sea is calm",),
        commit="Set sail",
        give=lambda given: None if given["craft"] == RAFT and given["rowers"] == 0 else dict(given),
        warning="Nobody rows" if chosen == RAFT and rowers == 0 else "",
        instead=(Instead("stay", "Stay here", "stayed", "pass-interruption"),),
        groups=("plan", "interrupt"),
        again={},
        fields=(
            craft(chosen),
            Several(
                name="gear",
                value=values.get("gear", ()),
                row=True,
                options=(
                    Option(value="net", label="Net"),
                    Option(value="harpoon", label="Harpoon", refusal=NO_WHALES),
                    Option(value="song", label="Song", key="respond"),
                ),
            ),
            Number(name="rowers", label="Rowers", value=rowers, lowest=0, highest=most, outside=ONLY_SIX),
            Text(name="name", label="Name", value=values.get("name", "Gull"), longest=12, too_long=TOO_LONG),
            Target(
                name="goal",
                label="Goal",
                value=values.get("goal", Aim(cell="pool")),
                figures=(FigureId("a"), FigureId("b")),
                cells=(("pool", POOL),),
                points=True,
                refuse=_goal,
            ),
            Place(
                name="berth",
                label="Berth",
                value=values.get("berth", Spot((1.0, 1.0, 0.0))),
                turns=True,
                heights=lambda point: (0.0, 2.0),
                refuse=_berth,
                suggested=(Spot((2.0, 2.0, 0.0)), Spot((16.0, 2.0, 0.0))),
            ),
            Way(
                name="course",
                label="Course",
                start=(1.0, 1.0, 0.0),
                value=values.get("course", ()),
                price=_price,
                suggested=(((2.0, 2.0, 0.0),), ((1.0, 2.0, 0.0),) * 5),
            ),
            Angle(name="wind", label="Wind", centre=(5.0, 5.0), value=values.get("wind", 0.0)),
        ),
    )
