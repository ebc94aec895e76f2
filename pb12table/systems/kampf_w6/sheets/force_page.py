"""The page of a whole force below its name: the player's dice; and what is agreed for a fight."""

from __future__ import annotations

from typing import Any, Final

from pb12table.files.forms.labels import label_of
from pb12table.forces.gathering import player_entry, with_player_key
from pb12table.forces.rows import player_name_row, whole_number
from pb12table.layouts.editing import Document, part_of
from pb12table.layouts.typed import number_of
from pb12table.skirmish.faces.forces import Muster
from pb12table.skirmish.forms.force_pages import Fields, Groups, Lines
from pb12table.skirmish.forms.rows import Property
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.kampf_w6.files.forms import OptionsForm, W6PlayerForm
from pb12table.systems.kampf_w6.rules.data import AtTheLimit, InitialPool, StandingOrder
from pb12table.systems.kampf_w6.rules.value import figure_value
from pb12table.texts.plain import upper_first

DICE: Final = ("bonus_dice", "reroll_dice", "fate_dice")
SWITCHES: Final = (
    "recoil", "distance", "fire_modes", "parry", "stance_cover_in_melee", "downed_may_react", "ones_fail"
)  # fmt: skip
_USUAL: Final = OptionsForm()
_PLAYER: Final = W6PlayerForm(id="nobody", name="nobody")


def force_groups(muster: Muster, player: str) -> Groups:
    """The player's dice beside what the figures are worth together."""
    texts = muster.texts
    own = [figure for figure in muster.setup.figures if figure.player == PlayerId(player)]
    lines = [
        texts(
            "forces-worth-line",
            figure=upper_first(figure.label.in_language(texts.language)),
            value=figure_value(figure),
        )
        for figure in own
    ]
    total = texts("forces-worth-total", value=sum(figure_value(figure) for figure in own))
    worth = Lines(texts("forces-worth-head"), (*lines, total), has_result=True)
    return (((_player(muster, player),), (worth,)),)


def _player(muster: Muster, player: str) -> Fields:
    """Name, side and dice.  WR34."""
    texts, document = muster.texts, muster.document
    entry = player_entry(document, player)

    def dice(key: str) -> Property:
        def put(text: str) -> Document:
            number = whole_number(text)
            return with_player_key(document, player, key, None if number == getattr(_PLAYER, key) else number)

        name = key.replace("_", "-")
        shown = str(entry.get(key, getattr(_PLAYER, key)))
        return Property(upper_first(texts(f"sheet-{name}")), shown, "number", put, tip=texts(f"forces-tip-{name}"))

    rows = {"name": player_name_row(muster, player), **{key: dice(key) for key in DICE}}
    sides = tuple(
        (str(side.get("id", "")), _side_name(muster, side)) for side in document.get("side") or () if "id" in side
    )
    if sides:

        def join(text: str) -> Document:
            return with_player_key(document, player, "side", text)

        now = str(entry.get("side", ""))
        rows["side"] = Property(texts("forces-side"), dict(sides).get(now, now or "–"), "choice", join, sides)
    return Fields(rows, texts("forces-player"))


def _side_name(muster: Muster, side: dict[str, Any]) -> str:
    name = side.get("name")
    if isinstance(name, dict):
        return str(name.get(muster.texts.language, side["id"]))
    return label_of(name).en if isinstance(name, str) else str(side["id"])


def agreed(muster: Muster) -> Fields:
    """What is agreed before a fight: what decides it, and which rules are played.  W040, W043, W045."""
    texts, document = muster.texts, muster.document
    rules = part_of(document, "rules")

    def put(key: str, value: Any) -> Document:
        kept = {name: old for name, old in rules.items() if name != key}
        found = kept if value is None or value == getattr(_USUAL, key) else {**kept, key: value}
        rest = {name: old for name, old in document.items() if name != "rules"}
        return {**rest, "rules": found} if found else rest

    def now(key: str) -> Any:
        return rules.get(key, getattr(_USUAL, key))

    def label(key: str) -> str:
        return texts(f"forces-option-{key.replace('_', '-')}")

    def tip(key: str) -> str:
        return texts(f"forces-option-{key.replace('_', '-')}.tip")

    def switch(key: str) -> Property:
        options = (("yes", texts("edit-yes")), ("no", texts("edit-no")))
        shown = dict(options)["yes" if now(key) else "no"]
        return Property(label(key), shown, "choice", lambda text: put(key, text == "yes"), options, tip(key))

    def choice(key: str, words: dict[str, str]) -> Property:
        value = str(now(key))
        return Property(
            label(key), words.get(value, value), "choice", lambda text: put(key, text), tuple(words.items()), tip(key)
        )

    def number(key: str) -> Property:
        value = now(key)
        shown = texts("forces-option-none") if value is None else texts.number(value)
        return Property(
            label(key), shown, "number", lambda text: put(key, whole_number(text) if text.strip() else None),
            tip=tip(key), unset=value is None,
        )  # fmt: skip

    def scale(text: str) -> Document:
        return put("range_scale", number_of(text) if text.strip() else None)

    rows = {
        "round_limit": number("round_limit"),
        "at_the_limit": choice(
            "at_the_limit", {each.value: texts(f"forces-decides-{each.value}") for each in AtTheLimit}
        ),
        "value_margin": number("value_margin"),
        **{key: switch(key) for key in SWITCHES},
        "range_scale": Property(
            label("range_scale"), texts.number(now("range_scale")), "number", scale, tip=tip("range_scale")
        ),
        "initial_pool": choice(
            "initial_pool", {each.value: texts(f"forces-pool-{each.value}") for each in InitialPool}
        ),
        "reactions": choice("reactions", {each.value: texts(f"forces-asks-{each.value}") for each in StandingOrder}),
    }
    return Fields(rows, texts("forces-agreed-head"))
