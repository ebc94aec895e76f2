"""Dice that are thrown on the real table: what they show is typed in."""

from __future__ import annotations

from typing import Any

from pb12table.kernel.request import Dice
from pb12table.skirmish.faces.system import GameSetup
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.forms.fields import Number
from pb12table.skirmish.forms.form import Form, Values
from pb12table.skirmish.ids import PlayerId
from pb12table.texts.describe import dice_name
from pb12table.texts.names import name_of, player_name


def dice(texts: Phrases, setup: GameSetup, request: Dice[Any], values: Values) -> Form[int]:
    """What a die shows that the player has thrown on the real table."""
    thrown = texts(
        "dice-explanation",
        what=dice_name(texts, request.purpose),
        subject=name_of(texts, setup, request.subject) if request.subject else "",
        has="subject" if request.subject else "none",
        sides=request.highest,
    )
    needed = request.target_number
    return Form(
        name="dice",
        title=texts("dice-title", player=player_name(setup, request.player)),
        player=PlayerId(request.player),
        lines=(thrown, *(() if needed is None else (texts("dice-target-number", target=needed),))),
        fields=(
            Number(
                name="face",
                value=values.get("face"),
                lowest=request.lowest,
                highest=request.highest,
                outside=texts("dice-faces", lowest=request.lowest, highest=request.highest),
                faces=True,
            ),
        ),
        give=lambda given: given["face"],
        note=texts("dice-note"),
    )
