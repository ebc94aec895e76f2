"""Several ways to deploy on one layout: which of its zones are there in which, and the scenario with one of them."""

from __future__ import annotations

from pathlib import Path
from typing import Final, TypeVar

import msgspec

from pb12table.files.forms.basics import LONGEST_TEXT, BothNames, label_of
from pb12table.files.forms.scenarios import DeploymentForm, ScenarioForm, ZoneForm
from pb12table.files.problems import FileProblem, refuse_twins
from pb12table.files.reading import nearest

AnyForm = TypeVar("AnyForm", bound=ScenarioForm)
BETWEEN: Final = ": "
"""What stands between the name of a layout and that of a deployment on it."""


def deployments_of(form: ScenarioForm) -> tuple[DeploymentForm, ...]:
    """Return the deployments of a scenario, in their order; none where there is only one way to deploy."""
    return form.deployment or ()


def is_there(zone: ZoneForm, deployment: str) -> bool:
    """Return whether a zone is there in a deployment: it names that one, or none."""
    return not zone.deployments or deployment in zone.deployments


def chosen(form: ScenarioForm, deployment: str, file: str | Path) -> str:
    """Return the id of a deployment by its id, of the first one without; "" where there are none.

    Raises FileProblem for one that does not exist, also where a zone names it.
    """
    known = [each.id for each in deployments_of(form)]
    refuse_twins(deployments_of(form), "deployment", file)
    for number, zone in enumerate(form.zone):
        named = zone.deployments or ()
        for each in named:
            if each not in known:
                place = f'zone[{number}] "{zone.id}".deployments'
                raise FileProblem(file, place, "problem-no-such-deployment", id=each, known=nearest(known, each) or "0")
    if deployment and deployment not in known:
        near = nearest(known, deployment) or "0"
        raise FileProblem(file, "deployment", "problem-no-such-deployment", id=deployment, known=near)
    return deployment or next(iter(known), "")


def with_one(form: AnyForm, deployment: str) -> AnyForm:
    """Return a scenario with a deployment as the only one, after which it is named, too."""
    own = next((each for each in deployments_of(form) if each.id == deployment), None)
    zones = tuple(
        msgspec.structs.replace(zone, deployments=msgspec.UNSET) for zone in form.zone if is_there(zone, deployment)
    )
    if own is None:
        return msgspec.structs.replace(form, zone=zones, deployment=msgspec.UNSET)
    first, second = label_of(form.name), label_of(own.name)
    names = (f"{one}{BETWEEN}{other}"[:LONGEST_TEXT] for one, other in ((first.en, second.en), (first.de, second.de)))
    en, de = names
    return msgspec.structs.replace(form, zone=zones, deployment=msgspec.UNSET, name=BothNames(en=en, de=de))
