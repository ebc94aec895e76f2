"""`pb12table odds`: what an attack would come to, before a die is thrown."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from typing import Annotated, Any, Final

import typer

from pb12table.console.output import json_option, show_json, texts
from pb12table.console.positions import ScenarioArgument, figure_argument, figure_on_table, needed, opening
from pb12table.kernel.request import Refusal
from pb12table.skirmish.faces.measures import OddsFound, Wish
from pb12table.skirmish.ids import Modifier, total
from pb12table.systems.known import measures
from pb12table.texts.describe import modifier_line, modifier_name, refusal_line
from pb12table.texts.locale import Texts
from pb12table.texts.names import system_name

YES_OR_NO: Final = frozenset({"melee", "frequency", "push", "walking"})
"""What is said of an attack with yes or no."""


def register_odds(app: typer.Typer) -> None:
    """Add the sub-command."""
    app.command("odds", help=texts()("cli-odds-help"))(show_odds)


def show_odds(
    scenario: ScenarioArgument,
    attacker: Annotated[str, figure_argument("ATTACKER")],
    target: Annotated[str, figure_argument("TARGET")],
    weapon: Annotated[
        str | None, typer.Option(metavar="ID", help=texts()("cli-odds-weapon-help"), show_default=False)
    ] = None,
    action_points: Annotated[int, typer.Option("--ap", metavar="N", help=texts()("cli-odds-ap-help"))] = 1,
    melee: Annotated[bool, typer.Option("--melee", help=texts()("cli-odds-melee-help"))] = False,
    frequency: Annotated[bool, typer.Option("--frequency", help=texts()("cli-odds-frequency-help"))] = False,
    given_up: Annotated[int, typer.Option("--give-up", metavar="N", help=texts()("cli-odds-give-up-help"))] = 0,
    boost: Annotated[int, typer.Option("--boost", metavar="N", help=texts()("cli-odds-boost-help"))] = 0,
    facing: Annotated[
        float | None, typer.Option("--facing", metavar="DEG", help=texts()("cli-odds-facing-help"))
    ] = None,
    more: Annotated[
        list[str] | None,
        typer.Option("--with", metavar="NAME=VALUE", help=texts()("cli-odds-with-help"), show_default=False),
    ] = None,
    as_json: Annotated[bool, json_option()] = False,
) -> None:
    """Show the exact odds of an attack in the opening position, the attacker turned to the target or as told."""
    state = opening(scenario, attacker, target)
    identity = state.setup.system
    face = needed(measures(identity).odds, identity, "odds")
    figure, other = figure_on_table(state, attacker), figure_on_table(state, target)
    given: dict[str, Wish | None] = {
        "ap": None if action_points == 1 else action_points,
        "melee": melee or None,
        "frequency": frequency or None,
        "give-up": given_up or None,
        "boost": boost or None,
        "facing": facing,
    }
    wishes = {name: wish for name, wish in given.items() if wish is not None} | _typed(more or ())
    for name in wishes:
        if name not in face.wishes:
            told = {"system": system_name(texts(), identity), "option": f"--{name}"}
            raise typer.BadParameter(texts()("cli-odds-no-wish", **told))
        if name in YES_OR_NO and not isinstance(wishes[name], bool):
            raise typer.BadParameter(texts()("cli-odds-yes-or-no", option=name, found=str(wishes[name])))
    means = face.usual(state, figure, other) if weapon is None else weapon
    if not means:
        raise typer.BadParameter(texts()("cli-missing", what="--weapon"))
    found = face.odds(state, figure, other, means, wishes)
    if isinstance(found, Refusal):
        raise typer.BadParameter(refusal_line(texts(), state.setup, found))
    if as_json:
        show_json(plain_odds(state, found))
    else:
        sys.stdout.write("".join(f"{line}\n" for line in _lines(state, found)))


def _typed(more: Sequence[str]) -> dict[str, Wish]:
    """Return what was typed with `--with`: numbers, yes and no, and words; raises typer.BadParameter."""
    found: dict[str, Wish] = {}
    for each in more:
        name, equals, value = each.partition("=")
        if not (name and equals and value):
            raise typer.BadParameter(texts()("cli-odds-bad-with", found=each))
        if value in ("yes", "no"):
            found[name] = value == "yes"
        else:
            found[name] = int(value) if re.fullmatch(r"-?\d{1,6}", value) else value
    return found


def plain_odds(state: Any, found: OddsFound) -> dict[str, Any]:
    """Return odds as JSON-ready data."""
    return {
        "target_number": found.target_number,
        "modifiers": _plain_sum(state, found.modifiers),
        **({"against": _plain_sum(state, found.against)} if found.against else {}),
        **{name: _plain_sum(state, leaning) for name, leaning in _leanings(found)},
        "checks": found.checks,
        "p_check": found.p_check,
        **{f"p_{name.replace('-', '_')}": list(shares) for name, shares in found.shares},
        **{f"p_{name.replace('-', '_')}": chance for name, chance in found.chances},
        "p_out": found.p_out,
    }


def _plain_sum(state: Any, modifiers: Sequence[Modifier]) -> list[dict[str, Any]]:
    return [
        {
            "rule": modifier.rule,
            "label": modifier_name(texts(), state.setup, modifier),
            "value": modifier.value,
            "source": modifier.source,
        }
        for modifier in modifiers
    ]


def _lines(state: Any, found: OddsFound) -> list[str]:
    say = texts().of(state.setup.system)
    lines: list[str] = []
    if found.target_number is not None:
        lines.append(say("cli-odds-target-number", number=found.target_number, checks=found.checks))
    if found.against:
        lines.append(say("cli-odds-own-sum", sum=total(found.modifiers)))
    lines += [f"  {modifier_line(say, state.setup, modifier)}" for modifier in found.modifiers]
    if found.against:
        lines.append(say("cli-odds-other-sum", sum=total(found.against)))
        lines += [f"  {modifier_line(say, state.setup, modifier)}" for modifier in found.against]
    for name, leaning in _leanings(found):
        names = (modifier_name(say, state.setup, each) for each in leaning)
        rules = ", ".join(dict.fromkeys(each.rule for each in leaning))
        lines.append(say(f"cli-odds-{name}", what=say.listing(list(names)), rules=rules))
    for name, shares in found.shares:
        lines += _shares(say, f"cli-odds-{name}", shares)
    lines += [say(f"cli-odds-{name}", share=_percent(chance)) for name, chance in found.chances]
    lines.append(say("cli-odds-out", share=_percent(found.p_out)))
    return lines


def _leanings(found: OddsFound) -> list[tuple[str, tuple[Modifier, ...]]]:
    """Return what biases the roll towards one side, by side."""
    both = (("advantages", found.advantages), ("disadvantages", found.disadvantages))
    return [(name, leaning) for name, leaning in both if leaning]


def _shares(say: Texts, key: str, shares: tuple[float, ...]) -> list[str]:
    """Return a heading, and a line for each possible number."""
    found = [(number, share) for number, share in enumerate(shares) if share > 0]
    return [say(key), *(say("cli-odds-share", number=n, share=_percent(share)) for n, share in found)]


def _percent(share: float) -> float:
    return round(100 * share, 1)
