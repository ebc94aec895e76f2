"""Actions of a scenario: from their templates and keys to what the rules use, with every reference checked.  RU122."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from pb12table.files.forms.labels import label_of
from pb12table.files.problems import FileProblem
from pb12table.files.reading import converted, type_name
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.pb12.files.forms.actions import ActionForm
from pb12table.systems.pb12.files.forms.scenarios import ScenarioForm
from pb12table.systems.pb12.rules.scenarios.effect_data import Open
from pb12table.systems.pb12.rules.scenarios.scenario_data import ScenarioAction, TargetKind, Whom, Within

TEMPLATE = "template"


def action_forms(
    form: ScenarioForm, templates: Mapping[str, ActionForm], file: str | Path
) -> tuple[ActionForm, ...]:
    """The scenario's actions with what their templates say; raises FileProblem."""
    found: list[ActionForm] = []
    for number, plain in enumerate(form.action):
        name = plain.get("id")
        place = f'action[{number}] "{name[:48]}"' if isinstance(name, str) else f"action[{number}]"
        action = _filled(plain, templates, file, place)
        taken = {known.id for group in (found, form.zone, form.player, form.figure, form.terrain) for known in group}
        if action.id in taken:
            raise FileProblem(file, place, "problem-twin", id=action.id)
        found.append(action)
    return tuple(found)


def _filled(plain: dict[str, Any], templates: Mapping[str, ActionForm], file: str | Path, place: str) -> ActionForm:
    """One action, its template's keys first."""
    template = plain.get(TEMPLATE)
    if template is None:
        return converted(plain, ActionForm, file, place)
    if not isinstance(template, str):
        found = type_name(template)
        raise FileProblem(file, f"{place}.{TEMPLATE}", "problem-wrong-type", expected="text", found=found)
    if template not in templates:
        raise FileProblem(file, f"{place}.{TEMPLATE}", "problem-no-such-action", id=template[:48])
    changes = {key: value for key, value in plain.items() if key != TEMPLATE}
    base: dict[str, Any] = msgspec.to_builtins(templates[template])
    return converted({**base, "family": template, **changes}, ActionForm, file, place)


def action_of(action: ActionForm, form: ScenarioForm, file: str | Path, place: str) -> ScenarioAction:
    """An action as the rules use it; raises FileProblem for what it names and there is none of."""
    pieces = (*action.pieces, *(piece.id for piece in form.terrain if piece.kind in action.kinds))
    _check_names(action, form, file, place)
    _check_target(action, pieces, form, file, place)
    usual = Within.CONTACT if action.target == "terrain" else Within.ANYWHERE
    within = action.within
    return ScenarioAction(
        id=action.id,
        label=label_of(action.name),
        text=label_of(action.text),
        target=TargetKind(action.target),
        effects=action.effects,
        attribute=action.attribute,
        modifier=action.modifier,
        least=action.least,
        most=action.most,
        needs=action.needs,
        radius=action.radius,
        whom=Whom(action.whom),
        pieces=tuple(dict.fromkeys(pieces)),
        place=action.place,
        within=usual if within is None else Within(within) if isinstance(within, str) else within,
        zone=action.zone,
        players=tuple(PlayerId(player) for player in action.players),
        with_block=action.with_block,
        auxiliary=action.auxiliary,
        uses=action.uses,
        family=action.family or "",
    )


def _check_names(action: ActionForm, form: ScenarioForm, file: str | Path, place: str) -> None:
    pieces = {piece.id for piece in form.terrain}
    opened = [piece for effect in action.effects if isinstance(effect, Open) for piece in effect.pieces]
    for key, named in (("pieces", action.pieces), ("effects", tuple(opened))):
        for piece in named:
            if piece not in pieces:
                raise FileProblem(file, f"{place}.{key}", "problem-no-such-piece", id=piece[:48])
    if action.zone is not None and all(zone.id != action.zone for zone in form.zone):
        raise FileProblem(file, f"{place}.zone", "problem-no-such-zone", id=action.zone)
    for player in action.players:
        if all(known.id != player for known in form.player):
            raise FileProblem(file, f"{place}.players", "problem-no-such-player", id=player)


def _check_target(
    action: ActionForm, pieces: tuple[str, ...], form: ScenarioForm, file: str | Path, place: str
) -> None:
    """Raise FileProblem when the keys do not go with the kind of target."""
    if action.target == "terrain" and not pieces:
        raise FileProblem(file, place, "problem-missing-key", key="pieces")
    if action.target != "terrain" and any(isinstance(one, Open) and not one.pieces for one in action.effects):
        raise FileProblem(file, f"{place}.effects", "problem-missing-key", key="pieces")
    if action.target == "place" and action.place is None:
        raise FileProblem(file, place, "problem-missing-key", key="place")
    if action.place is not None:
        x, y, _ = action.place
        if not (0.0 <= x <= form.table.width and 0.0 <= y <= form.table.depth):
            raise FileProblem(file, f"{place}.place", "problem-off-table")
    if action.radius is not None and action.target == "none":
        raise FileProblem(file, f"{place}.radius", "problem-only-with", key="target")
