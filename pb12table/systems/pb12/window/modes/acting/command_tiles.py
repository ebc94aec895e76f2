"""The tiles of command actions.  Chapter 2.1, R1.3.9."""

from __future__ import annotations

from pb12table.systems.pb12.rules.command.commanding import commanding_refusal, may_command
from pb12table.systems.pb12.rules.command.taking_part import running_command
from pb12table.systems.pb12.rules.game.answers import EndCommand
from pb12table.systems.pb12.window.forms.commanding import COMMAND
from pb12table.systems.pb12.window.modes.acting.actions import ActionMode
from pb12table.systems.pb12.window.modes.acting.tiles import END_COMMAND
from pb12table.window.play.cards import Tile


def has_followers(mode: ActionMode) -> bool:
    """Whether there is anybody to command: a figure that is alone on its side needs no tile."""
    own = mode.game.state.figures.values()
    return sum(figure.controller == mode.player for figure in own) > 1


def command_tile(mode: ActionMode) -> Tile | None:
    """Command, for whoever was activated directly."""
    state, texts = mode.game.state, mode.texts
    if mode.is_interrupting or running_command(state) is not None or not has_followers(mode):
        return None
    refusal = commanding_refusal(state, mode.figure)
    if refusal is not None and refusal.reason == "not-activated-directly":
        return None
    nobody = texts("command-nobody-left") if refusal is None and not may_command(state, mode.figure) else ""
    reason = mode.game.refusal_text(refusal) or nobody
    label, more = texts("action-command"), texts("action-command.help")
    key, active = mode.game.key(COMMAND), mode.name == COMMAND
    return Tile(COMMAND, label, texts("cost-some-command"), key, reason, active, help=more)


def end_command_tile(mode: ActionMode) -> Tile | None:
    """The end of the command action that goes on."""
    if mode.is_interrupting or running_command(mode.game.state) is None:
        return None
    texts = mode.texts
    reason = mode.game.refusal_text(mode.request.refusal(mode.game.state, EndCommand()))
    label, more = texts("action-end-command"), texts("action-end-command.help")
    key, bright = mode.game.key(END_COMMAND), mode.enter_means() == END_COMMAND
    return Tile(END_COMMAND, label, texts("cost-none"), key, reason, strong=bright, help=more)
