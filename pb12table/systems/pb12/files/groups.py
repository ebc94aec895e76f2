"""Command groups of a scenario: from forms to what the rules use, and whether they make a tree.  Chapter 2.2."""

from __future__ import annotations

from pathlib import Path
from types import MappingProxyType

from pb12table.files.forms.labels import label_of
from pb12table.files.problems import FileProblem
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.files.forms.scenarios import GroupForm
from pb12table.systems.pb12.rules.command.command_groups import structure_fault
from pb12table.systems.pb12.rules.preparations.profiles import CommandGroup, GroupId, Setup

_PROBLEMS = MappingProxyType(
    {
        "named-like-a-player": "problem-named-like-a-player",
        "not-in-this-force": "problem-not-in-force",
        "in-two-groups": "problem-in-two-groups",
        "no-group-above": "problem-no-group-above",
        "groups-in-a-circle": "problem-groups-in-a-circle",
        "no-command-figure": "problem-no-command-figure",
        "cannot-lead-this-group": "problem-cannot-lead-this-group",
    }
)
"""The texts for what can be wrong with a command structure."""


def group_of_form(form: GroupForm) -> CommandGroup:
    """A command group as the rules use it."""
    return CommandGroup(
        id=GroupId(form.id),
        label=label_of(form.name),
        player=PlayerId(form.player),
        parent=GroupId(form.parent),
        figures=tuple(FigureId(figure) for figure in form.figures),
        leader=None if form.leader is None else FigureId(form.leader),
    )


def check_groups(setup: Setup, file: str | Path) -> None:
    """Raise FileProblem for the first fault of the command structure.  R2.2.1 to R2.2.5, RU082."""
    for number, group in enumerate(setup.groups):
        if group.player not in setup.player_by_id:
            place = f'group[{number}] "{group.id}".player'
            raise FileProblem(file, place, "problem-no-such-player", id=group.player)
    fault = structure_fault(setup)
    if fault is None:
        return
    kind = "group" if fault.group in setup.group_by_id else "player"
    known = [str(entry.id) for entry in (setup.groups if kind == "group" else setup.players)]
    place = f'{kind}[{known.index(fault.group)}] "{fault.group}".{fault.part}'
    raise FileProblem(file, place, _PROBLEMS[fault.reason], id=fault.what)
