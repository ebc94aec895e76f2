"""`pb12table odds`: what an attack would come to, before a die is thrown."""

from __future__ import annotations

import sys
from typing import Annotated, Any

import typer

from pb12table.cli.output import json_option, show_json, texts
from pb12table.cli.position import ScenarioArgument, clear_name, figure_argument, figure_on_table, opening
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.actions.attack_plan import weapon_in_use, weapons
from pb12table.systems.pb12.rules.actions.odds import Odds, odds
from pb12table.systems.pb12.rules.figures.facing import facing_at
from pb12table.systems.pb12.rules.figures.figures import figures_on_table, is_able_to_act, value
from pb12table.systems.pb12.rules.game.answers import Attack, MeleeAttack, RangedAttack
from pb12table.systems.pb12.rules.game.legality import action_refusal
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, BlockId
from pb12table.systems.pb12.rules.vehicles.aboard import is_at_steering_point, is_vehicle
from pb12table.texts.describe import modifier_line, modifier_name, refusal_line


def register(app: typer.Typer) -> None:
    """Add the sub-command."""
    app.command("odds", help=texts()("cli-odds-help"))(show_odds)


def show_odds(
    scenario: ScenarioArgument,
    attacker: Annotated[str, figure_argument("ATTACKER")],
    target: Annotated[str, figure_argument("TARGET")],
    weapon: Annotated[str, typer.Option(metavar="ID", help=texts()("cli-odds-weapon-help"))],
    action_points: Annotated[int, typer.Option("--ap", metavar="N", help=texts()("cli-odds-ap-help"))] = 1,
    melee: Annotated[bool, typer.Option("--melee", help=texts()("cli-odds-melee-help"))] = False,
    frequency: Annotated[bool, typer.Option("--frequency", help=texts()("cli-odds-frequency-help"))] = False,
    given_up: Annotated[int, typer.Option("--give-up", metavar="N", help=texts()("cli-odds-give-up-help"))] = 0,
    boost: Annotated[int, typer.Option("--boost", metavar="N", help=texts()("cli-odds-boost-help"))] = 0,
    facing: Annotated[
        float | None, typer.Option("--facing", metavar="DEG", help=texts()("cli-odds-facing-help"))
    ] = None,
    as_json: Annotated[bool, json_option()] = False,
) -> None:
    """Show the exact odds of an attack in the opening position, the attacker turned to the target or as told."""
    state = opening(scenario, attacker, target)
    figure, other = figure_on_table(state, attacker), figure_on_table(state, target)
    _made_ready(state, figure)
    block = BlockId(weapon)
    in_use = dict.fromkeys(each.id for shoots in (True, False) for each in weapons(state, figure, ranged=shoots))
    if block not in in_use:
        told = {"name": clear_name(state.setup, figure), "found": weapon, "known": ", ".join(in_use) or "–"}
        raise typer.BadParameter(texts()("cli-odds-no-weapon", **told))
    ranged = not melee and weapon_in_use(state, figure, block, ranged=True) is not None
    turned = facing_at(state, figure, other) if facing is None else facing
    attack: Attack = (RangedAttack if ranged else MeleeAttack)(
        block, other, action_points, frequency, given_up, boost, turned
    )
    _refuse_illegal(state, figure, attack)
    found = odds(state, figure, attack)
    if as_json:
        show_json(plain_odds(state, found))
    else:
        sys.stdout.write("".join(f"{line}\n" for line in _lines(state, found)))


def _made_ready(state: State, figure: FigureId) -> None:
    """Give a figure fresh AP; a vehicle also those of who stands at its steering point, who steers it.

    R1.6.1, R3.0.3 (Steuern), R3.0.4.
    """
    ready = state.figures[figure]
    ready.action_points = max(value(state, figure, Attribute.ACTION_POINTS), 0)
    crew = (other for other in figures_on_table(state) if other.controller == ready.controller)
    able = (other.id for other in crew if not is_vehicle(state, other.id) and is_able_to_act(state, other.id))
    driver = next((other for other in able if is_at_steering_point(state, other, figure)), None)
    if ready.vehicle is not None and driver is not None:
        ready.vehicle.steered_by = driver
        ready.action_points += max(value(state, driver, Attribute.ACTION_POINTS), 0)


def _refuse_illegal(state: State, figure: FigureId, attack: Attack) -> None:
    """Raise typer.BadParameter with the reason when the figure could not attack like this."""
    refusal = action_refusal(state, figure, attack)
    if refusal is not None:
        raise typer.BadParameter(refusal_line(texts(), state.setup, refusal))


def plain_odds(state: State, found: Odds) -> dict[str, Any]:
    """Odds as JSON-ready data."""
    return {
        "target_number": found.target_number,
        "modifiers": [
            {
                "rule": modifier.rule,
                "label": modifier_name(texts(), state.setup, modifier),
                "value": modifier.value,
                "source": modifier.source,
            }
            for modifier in found.modifiers
        ],
        "checks": found.checks,
        "p_check": found.p_check,
        "p_hits": list(found.p_hits),
        "p_damage_points": list(found.p_damage_points),
        "p_out": found.p_out,
    }


def _lines(state: State, found: Odds) -> list[str]:
    say = texts()
    lines = [say("cli-odds-target-number", number=found.target_number, checks=found.checks)]
    lines += [f"  {modifier_line(say, state.setup, modifier)}" for modifier in found.modifiers]
    lines += _shares("cli-odds-hits", found.p_hits)
    lines += _shares("cli-odds-damage-points", found.p_damage_points)
    lines.append(say("cli-odds-out", share=_percent(found.p_out)))
    return lines


def _shares(key: str, shares: tuple[float, ...]) -> list[str]:
    """A heading, and a line for each number that can come about."""
    found = [(number, share) for number, share in enumerate(shares) if share > 0]
    return [texts()(key), *(texts()("cli-odds-share", number=n, share=_percent(share)) for n, share in found)]


def _percent(share: float) -> float:
    return round(100 * share, 1)
