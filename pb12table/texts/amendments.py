"""What a referee sets, in words: what it is, whose, and its values."""

from __future__ import annotations

from pb12table.skirmish.faces.amending import NOW, Amended, Setting, Value
from pb12table.skirmish.faces.system import GameSetup
from pb12table.skirmish.faces.words import Phrases
from pb12table.texts.names import direction_name, figure_name, name_of, player_name
from pb12table.texts.numbers import rounded
from pb12table.texts.plain import upper_first


def setting_name(texts: Phrases, setup: GameSetup, key: str, name: str) -> str:
    """What is set: "free damage points", "Panicked", "resources of the musket"."""
    own = texts.of(setup.system)
    return own(f"amend-{key}", name=name_of(own, setup, name) if name else "")


def value_words(texts: Phrases, setup: GameSetup, key: str, value: Value) -> str:
    """A value: a number, a place, or the name of a choice."""
    own = texts.of(setup.system)
    if isinstance(value, tuple):
        x, y, z, facing = value
        if x < 0.0:
            return own("amend-nowhere")
        look = direction_name(own, facing)
        return own("amend-at", x=rounded(x, 1), y=rounded(y, 1), z=rounded(z, 1), facing=look)
    if isinstance(value, int):
        return own.number(value)
    return own.either(f"amend-value-{value}", name_of(own, setup, value)) if value else own("amend-nothing")


def about_words(texts: Phrases, setup: GameSetup, about: str) -> str:
    """Whose it is: a figure, a player, or the game."""
    if not about:
        return texts("amend-game")
    return upper_first(figure_name(texts, setup, about)) if about in setup.figure_by_id else player_name(setup, about)


def amendment_line(texts: Phrases, setup: GameSetup, setting: Setting, to: Value) -> str:
    """What is to be set, in a sentence: "Anna: light damage points 2 instead of 3"."""
    what = setting_name(texts, setup, setting.key, setting.name)
    about = about_words(texts, setup, setting.about)
    if to == NOW:
        return texts("amend-line-done", about=about, what=what)
    before = value_words(texts, setup, setting.key, setting.value)
    return texts(
        "amend-line", about=about, what=what, before=before, after=value_words(texts, setup, setting.key, to)
    )


def amended_line(texts: Phrases, setup: GameSetup, event: Amended) -> str:
    """The line of the log: the referee has set something."""
    about = event.figure or event.player or ""
    setting = Setting(key=event.setting, about=about, name=event.name, value=event.before)
    return texts("event-amended", what=amendment_line(texts, setup, setting, event.after))
