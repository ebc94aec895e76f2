"""What of a whole force, and of the scenario, can be set in numbers and words: a row for each, by its key."""

from __future__ import annotations

from typing import Any, Final

from pb12table.app.editor.table_properties import name_row
from pb12table.app.editor.workbench import Workbench
from pb12table.files.shown_text import as_name
from pb12table.forces.gathering import player_entry, with_player_key
from pb12table.layouts.editing import Document, part_of
from pb12table.layouts.typed import number_of
from pb12table.skirmish.rows import NotANumber, Property
from pb12table.texts.locale import Texts
from pb12table.texts.names import figure_name
from pb12table.texts.plain import upper_first

USUAL_EPICNESS: Final = 12
"""The limit where a scenario names none.  R1.1.20."""
NOBODY: Final = ""
ORDERS: Final = ("never", "attacked", "always")


def whole_number(text: str) -> int:
    """A typed whole number; raises NotANumber."""
    number = number_of(text)
    if number != int(number):
        raise NotANumber(text)
    return int(number)


def player_rows(bench: Workbench, texts: Texts, player: str) -> dict[str, Property]:
    """The rows of a player: name, command points, what the scenario takes off his limit, and his leader."""
    entry = player_entry(bench.document, player)

    def number(key: str, label: str) -> Property:
        def put(text: str) -> Document:
            value = whole_number(text)
            return with_player_key(bench.document, player, key, value if value or key == "command_points" else None)

        return Property(texts(label), str(entry.get(key, 0)), "number", put, tip=texts(f"{label}.tip"))

    def rename(text: str) -> Document:
        name = as_name(text)
        return with_player_key(bench.document, player, "name", name) if name else bench.document

    def lead(text: str) -> Document:
        return with_player_key(bench.document, player, "leader", text or None)

    setup = bench.setup
    able = [figure for figure in setup.figures if figure.player == player and figure.profile.command > 0]
    names = [(str(figure.id), upper_first(figure_name(texts, setup, figure.id))) for figure in able]
    leaders = ((NOBODY, texts("forces-nobody")), *names)
    leader = str(entry.get("leader", NOBODY))
    return {
        "name": Property(texts("edit-property-name"), str(entry.get("name", player)), "text", rename),
        "command_points": number("command_points", "forces-command-points"),
        "value_reduction": number("value_reduction", "forces-value-reduction"),
        "leader": Property(
            texts("forces-leader"), dict(leaders).get(leader, leader), "choice", lead, leaders,
            texts("forces-leader.tip"),
        ),
    }  # fmt: skip


def rules_rows(bench: Workbench, texts: Texts) -> dict[str, Property]:
    """The rows of the scenario: its name, its text, limits, and what decides a game."""
    document = bench.document
    rules = part_of(document, "rules")

    def set_rule(key: str, value: Any) -> Document:
        kept = {name: old for name, old in part_of(bench.document, "rules").items() if name != key}
        found = kept if value is None else {**kept, key: value}
        rest = {name: old for name, old in bench.document.items() if name != "rules"}
        return {**rest, "rules": found} if found else rest

    def number(key: str, label: str, unset: str) -> Property:
        def put(text: str) -> Document:
            return set_rule(key, whole_number(text) if text.strip() else None)

        value = rules.get(key)
        shown = texts(unset, value=USUAL_EPICNESS) if value is None else str(value)
        return Property(texts(label), shown, "number", put, tip=texts(f"{label}.tip"), unset=value is None)

    def describe(text: str) -> Document:
        before = bench.document.get("description")
        rest = {key: value for key, value in bench.document.items() if key != "description"}
        new = text.strip()
        if not new:
            return rest
        return {**rest, "description": {**before, texts.language: new} if isinstance(before, dict) else new}

    def last(text: str) -> Document:
        rest = {key: value for key, value in bench.document.items() if key != "minutes"}
        return {**rest, "minutes": whole_number(text)} if text.strip() else rest

    told = document.get("description") or ""
    text = str(told.get(texts.language, "")) if isinstance(told, dict) else str(told)
    minutes = document.get("minutes")
    flags = (("yes", texts("edit-yes")), ("no", texts("edit-no")))
    is_on = "yes" if rules.get("take_out_leader") else "no"
    order = rules.get("interruptions", "attacked")
    orders = tuple((each, texts(f"forces-asked-{each}")) for each in ORDERS)
    shown = dict(orders).get(order) or texts("forces-asked-near", steps=order)
    return {
        "name": name_row(bench, texts),
        "description": Property(
            texts("forces-description"), text or texts("edit-unset"), "text", describe,
            tip=text or texts("forces-description.tip"), unset=not text,
        ),
        "minutes": Property(
            texts("forces-minutes"), texts("edit-unset") if minutes is None else str(minutes), "number", last,
            tip=texts("forces-minutes.tip"), unset=minutes is None,
        ),
        "round_limit": number("round_limit", "forces-round-limit", "forces-no-limit"),
        "value_limit": number("value_limit", "forces-value-limit", "forces-no-limit"),
        "epicness_limit": number("epicness_limit", "forces-epicness-limit", "edit-usual"),
        "take_out_leader": Property(
            texts("forces-take-out-leader"), dict(flags)[is_on], "choice",
            lambda text: set_rule("take_out_leader", True if text == "yes" else None), flags,
            texts("forces-take-out-leader.tip"),
        ),
        "interruptions": Property(
            texts("forces-asked"), shown, "choice",
            lambda text: set_rule("interruptions", None if text == "attacked" else text), orders,
            texts("forces-asked.tip"),
        ),
    }  # fmt: skip
