"""What the cards say about interruptions: what is announced, what waits on the stack, in which order it comes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pb12table.skirmish.forms.form import Waiting
from pb12table.systems.pb12.rules.extensions.interrupt_answers import UseDelayed
from pb12table.systems.pb12.rules.extensions.moments import Moment, Played, Window
from pb12table.systems.pb12.rules.game.answers import Action, PlayCard, ScenarioAct
from pb12table.systems.pb12.rules.preparations.profiles import Setup
from pb12table.systems.pb12.texts.names import block_name, card_name, scenario_action_name
from pb12table.texts.locale import Texts
from pb12table.texts.names import figure_name, name_of, player_name, text_key

MOST: Final = 5
"""So many rows of a stack are shown."""


def declared_words(texts: Texts, setup: Setup, action: Action) -> str:
    """An action with its weapon and its target, where it has them."""
    name = texts(text_key("action", str(action.__struct_config__.tag)))
    if isinstance(action, ScenarioAct):
        name = scenario_action_name(texts, setup, action.action)
    weapon = getattr(action, "weapon", None)
    target = getattr(action, "target", None) or getattr(action, "piece", None)
    if isinstance(action, PlayCard):
        name, target = texts("declared-card", card=card_name(texts, setup, action.card)), action.figure or action.player
    return texts(
        "declared-action",
        action=name,
        has="both" if weapon and target else "weapon" if weapon else "target" if target else "none",
        weapon=block_name(texts, setup, weapon) if weapon else "",
        target=name_of(texts, setup, target) if target else "",
    )


def moment_words(texts: Texts, setup: Setup, moment: Moment) -> str:
    """What the game stands before or behind."""
    figure = figure_name(texts, setup, moment.figure) if moment.figure is not None else ""
    action = declared_words(texts, setup, moment.action) if moment.action is not None else ""
    player = player_name(setup, moment.player)
    entered = moment.window is Window.AFTER_TURN and moment.figure is not None
    key = "moment-after-entering" if entered else f"moment-{moment.window.value}"
    return texts(key, figure=figure, action=action, player=player)


def played_words(texts: Texts, setup: Setup, played: Played) -> str:
    """An interruption that waits for its effect."""
    answer = played.answer
    if isinstance(answer, PlayCard):
        aim = answer.figure or answer.player
        return texts(
            "stack-card",
            card=card_name(texts, setup, answer.card),
            has="target" if aim else "none",
            target=name_of(texts, setup, aim) if aim else "",
        )
    figure = figure_name(texts, setup, answer.figure)
    if isinstance(answer, UseDelayed) and played.action is not None:
        return texts("stack-acts", figure=figure, action=declared_words(texts, setup, played.action))
    return texts("stack-plays", figure=figure, what=texts(f"interruption-{answer.__struct_config__.tag}"))


def stack_lines(texts: Texts, setup: Setup, moment: Moment | None, stack: Sequence[Played]) -> tuple[Waiting, ...]:
    """The stack from its top down to what is interrupted."""
    first = len(stack) - 1
    found = [
        Waiting(
            played.player,
            played_words(texts, setup, played),
            texts("stack-first") if number == first else texts("stack-then"),
        )
        for number, played in reversed(list(enumerate(stack)))
    ]
    if len(found) > MOST:
        bottom = Waiting(found[-1].player, texts("stack-more", number=len(found) - MOST + 1))
        found = [*found[: MOST - 1], bottom]
    if moment is not None:
        over = moment.window in (Window.AFTER_TURN, Window.AFTER_ACTION, Window.AFTER_OPTION)
        found.append(Waiting(moment.player, moment_words(texts, setup, moment), texts("stack-announced", over=over)))
    return tuple(found)
