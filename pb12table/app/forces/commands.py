"""What keys and buttons do on the screen of the forces."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from pb12table.app.forces.catalogue import Catalogue, Entry
from pb12table.app.forces.figure_rows import sheet_value
from pb12table.app.forces.files import ForceFiles
from pb12table.app.ghost_profiles import templates_of
from pb12table.files.labels import description_label, label_of
from pb12table.forces.gathering import (
    copied_force,
    player_entry,
    with_player_key,
    without_force,
)
from pb12table.forces.members import (
    attribute_of,
    base_of,
    carried,
    staged,
    whole_sheet,
    with_attribute,
    with_in_use,
    with_items,
    with_profile,
)
from pb12table.forces.places import placed
from pb12table.forces.seats import MOST_PLAYERS, with_player, without_player
from pb12table.layouts.editing import Thing, added, duplicated, entries_of, entry_of, fresh_id, removed, with_key
from pb12table.layouts.motions import shift
from pb12table.layouts.typed import in_order
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.rows import Property
from pb12table.systems.pb12.rules.preparations.value import block_value, epicness
from pb12table.systems.pb12.texts.block_words import block_facts, block_lines
from pb12table.texts.plain import upper_first
from pb12table.window.kit.palette import PlayerLook, player_look
from pb12table.window.screens.asking import PickOne

if TYPE_CHECKING:
    from pb12table.app.forces.screen import ForcesScreen

FEW: Final = 3
"""So many choices are gone through by clicking."""


class ForceCommands:
    """Everything that can be pressed."""

    def __init__(self, screen: ForcesScreen) -> None:
        self.screen = screen
        self.files = ForceFiles(screen)

    def press(self, command: str) -> None:
        """Carry out a command of a key or a button."""
        screen, bench = self.screen, self.screen.bench
        match command:
            case "back" | "edit-forces":
                screen.desk.leave(screen)
            case "undo":
                self._told(bench.undo(), "edit-undone")
            case "redo":
                self._told(bench.redo(), "edit-redone")
            case "save" | "edit-save" | "edit-save-as" | "edit-play":
                self.files.press(command)
            case "forces-print":
                self.files.ask_whom_to_print()
            case "next-figure" | "previous-figure":
                self._next(1 if command == "next-figure" else -1)
            case "add-player":
                self._add_player()
            case "edit-delete" | "edit-duplicate" | "edit-copy" if screen.chosen.sort == "figure":
                self.take(command, screen.chosen.id)
            case _:
                pass

    def take(self, kind: str, name: str) -> None:
        """Carry out what a zone of a page stands for; `name` is what it is about."""
        screen, bench = self.screen, self.screen.bench
        document, thing = bench.document, Thing("figure", screen.chosen.id)
        match kind:
            case "add-figure":
                self._pick_profile(name, partial(self._add_figure, name))
            case "profile":
                self._pick_profile(screen.player, self._change_profile, base_of(entry_of(document, thing)))
            case "less" | "more":
                self._step(name, 1 if kind == "more" else -1)
            case "add-item":
                self._pick_item(thing)
            case "drop-item":
                items = [item for item in carried(entry_of(document, thing), screen.content) if item != name]
                screen.do_or_say("gear", with_items(document, thing, screen.content, items))
            case "use":
                self._toggle_use(thing, name)
            case "edit-delete":
                screen.do_or_say("delete", removed(document, [Thing("figure", name)]))
            case "edit-duplicate":
                self._duplicate(Thing("figure", name))
            case "stage":
                screen.do_or_say("place", staged(document, thing))
            case "set-up":
                self._set_up(thing)
            case "status":
                begins = list(entry_of(document, thing).get("statuses") or ())
                wished = [each for each in begins if each != name] if name in begins else [*begins, name]
                screen.do_or_say("set-value", with_key(document, thing, "statuses", wished or None))
            case "card-more" | "card-less":
                self._deal(name, 1 if kind == "card-more" else -1)
            case "no-cards":
                screen.do_or_say("deck", with_player_key(document, name, "deck", None))
            case "no-figures":
                screen.do_or_say("delete", without_force(document, name))
            case "copy-force":
                self._ask_whom(name)
            case "save-force":
                self.files.ask_name(name)
            case "load-force":
                self.files.ask_which(name)
            case "remove-player":
                screen.do_or_say("remove-player", without_player(document, name))
            case _:
                pass

    def _told(self, label: str | None, key: str) -> None:
        screen, texts = self.screen, self.screen.texts
        told = texts("edit-nothing-to-undo") if label is None else texts(key, what=texts(f"edit-did-{label}"))
        screen.say(told)

    def offer(self, number: int, row: Property) -> None:
        """Let one of a row's options be chosen: few by clicking on, many from a list, profiles from the catalogue."""
        screen = self.screen
        if row.put is None:
            self.take("profile", "")
            return
        values, shown = [value for value, _ in row.options], [label for _, label in row.options]
        now = shown.index(row.value) if row.value in shown else -1
        if len(values) <= FEW:
            screen.put_choice(number, values[(now + 1) % len(values)])
        else:
            desk, first = screen.desk, max(now, 0)
            desk.open(
                PickOne(desk, row.label, row.options, lambda value: screen.put_choice(number, value), first)
            )

    # -- figures ------------------------------------------------------------------------------------------------

    def look(self, player: str) -> PlayerLook:
        """The colour and shape of a player."""
        ids = [str(entry.get("id")) for entry in entries_of(self.screen.bench.document, "player")]
        return player_look(ids.index(player) if player in ids else 0)

    def _next(self, step: int) -> None:
        screen = self.screen
        figures = [thing.id for player in entries_of(screen.bench.document, "player")
                   for thing in screen.members(str(player.get("id")))]  # fmt: skip
        if figures:
            now = figures.index(screen.chosen.id) if screen.chosen.id in figures else -1 if step > 0 else 0
            screen.choose("figure", figures[(now + step) % len(figures)])

    def _pick_profile(self, player: str, on_pick: Callable[[str], None], now: str = "") -> None:
        screen, texts, content = self.screen, self.screen.texts, self.screen.content
        templates = templates_of(content, PlayerId(player or "nobody"))
        entries = []
        for name, sheet in content.profiles.items():
            value = sheet_value(sheet)
            told = description_label(sheet.description)
            known = [item for item in (*sheet.abilities, *sheet.items) if item in content.items]
            gear = [label_of(content.items[item].name).in_language(texts.language) for item in known]
            numbers = texts(
                "forces-profile-facts", ranged=sheet.ranged, melee=sheet.melee, command=sheet.command,
                movement=sheet.movement, gear=", ".join(gear) or texts("forces-no-gear"),
            )  # fmt: skip
            label = upper_first(label_of(sheet.name).in_language(texts.language))
            tip = (label,) if told is None else (label, told.in_language(texts.language))
            whole = value + sum(block_value(content.block(block)) for block in dict.fromkeys(known))
            worth = texts("forces-worth", value=whole, epicness=epicness(value))
            entries.append((name, label, Entry(name, label, numbers, worth, tip, templates.get(name))))
        by_name = {name: entry for name, _, entry in entries}
        ordered = [by_name[name] for name, _ in in_order((name, label) for name, label, _ in entries)]
        screen.desk.open(
            Catalogue(screen.desk, texts("forces-pick-profile"), ordered, on_pick, self.look(player), now)
        )

    def _add_figure(self, player: str, profile: str) -> None:
        """A new figure in the staging area; without a zone to enter by there is none, and that is told."""
        document = self.screen.bench.document
        name = fresh_id(document, "figure", profile)
        made = added(document, "figure", {"id": name, "profile": profile, "player": player})
        if self.screen.do_or_say("add-figure", made):
            self.screen.choose("figure", name)

    def _change_profile(self, profile: str) -> None:
        thing = Thing("figure", self.screen.chosen.id)
        self.screen.do_or_say("set-value", with_profile(self.screen.bench.document, thing, profile))

    def _duplicate(self, thing: Thing) -> None:
        screen = self.screen
        document, copies = duplicated(screen.bench.document, [thing], shift(0.0, -1.0))
        done = screen.do("duplicate", document)
        if done:
            # There is no room beside it on the table.
            document = staged(document, copies[0])
        if not done or screen.do_or_say("duplicate", document):
            screen.choose("figure", copies[0].id)

    def _step(self, key: str, change: int) -> None:
        """One more or less of an attribute."""
        screen = self.screen
        thing = Thing("figure", screen.chosen.id)
        entry = entry_of(screen.bench.document, thing)
        sheet = screen.content.profiles[base_of(entry)]
        value = attribute_of(entry, sheet, key) + change
        document = with_attribute(screen.bench.document, thing, sheet, key, value)
        reason = screen.do("set-value", document, joined=("attribute", thing.id, key))
        if reason:
            screen.say(reason, bad=True)

    def _pick_item(self, thing: Thing) -> None:
        screen, texts, content = self.screen, self.screen.texts, self.screen.content
        entry = entry_of(screen.bench.document, thing)
        sheet = whole_sheet(entry, content)
        has = {*carried(entry, content), *(() if sheet is None else sheet.abilities)}
        entries = {}
        for name, item in content.items.items():
            if name in has:
                continue
            block = content.block(name)
            value = block_value(block)
            label = upper_first(block.label.in_language(texts.language))
            told = description_label(item.description)
            words = () if told is None else (told.in_language(texts.language),)
            tip = (label, *words, *block_lines(texts, block)[1:])
            facts = block_facts(texts, block) or ("" if told is None else told.in_language(texts.language))
            sort = texts(f"forces-sort-{block.kind}", slots=block.slots)
            worth = texts("forces-adds", value=texts.signed(value), epicness=epicness(value))
            entries[name] = Entry(name, label, " · ".join(part for part in (sort, facts) if part), worth, tip)
        ordered = [entries[name] for name, _ in in_order((name, each.name) for name, each in entries.items())]

        def take(name: str) -> None:
            items = [*carried(entry_of(screen.bench.document, thing), screen.content), name]
            screen.do_or_say("gear", with_items(screen.bench.document, thing, screen.content, items))

        screen.desk.open(Catalogue(screen.desk, texts("forces-pick-item"), ordered, take))

    def _toggle_use(self, thing: Thing, name: str) -> None:
        """Take something in use at the start, or out of it; what has no room is told."""
        screen = self.screen
        built = screen.setup.figure_by_id.get(FigureId(thing.id))
        if built is None:
            return
        used = [str(block) for block in built.in_use]
        wished = [block for block in used if block != name] if name in used else [*used, name]
        screen.do_or_say("gear", with_in_use(screen.bench.document, thing, wished))

    def _set_up(self, thing: Thing) -> None:
        """Put a figure of the staging area onto the table."""
        screen = self.screen
        document = placed(screen.bench.document, screen.setup, thing, screen.content, screen.bench.path)
        if document is None:
            screen.say(screen.texts("forces-no-room"), bad=True)
        else:
            screen.do_or_say("place", document)

    # -- forces -------------------------------------------------------------------------------------------------

    def _add_player(self) -> None:
        screen = self.screen
        if len(entries_of(screen.bench.document, "player")) >= MOST_PLAYERS:
            screen.say(screen.texts("forces-no-more-players", most=MOST_PLAYERS), bad=True)
            return
        document, player = with_player(screen.bench.document)
        if screen.do_or_say("add-player", document):
            screen.choose("player", player)

    def _deal(self, card: str, change: int) -> None:
        """One more or less of a card in the deck of the player who is shown."""
        screen, player = self.screen, self.screen.chosen.id
        deck = list(player_entry(screen.bench.document, player).get("deck") or ())
        if change > 0:
            deck.append(card)
        elif card in deck:
            deck.reverse()
            deck.remove(card)
            deck.reverse()
        document = with_player_key(screen.bench.document, player, "deck", deck or None)
        screen.do_or_say("deck", document)

    def _ask_whom(self, source: str) -> None:
        """Copy a force to the other side; where there are several, ask to which."""
        screen, desk, texts = self.screen, self.screen.desk, self.screen.texts
        entries = entries_of(screen.bench.document, "player")
        others = [(str(entry["id"]), str(entry["name"])) for entry in entries if entry.get("id") != source]

        def copy(target: str) -> None:
            if screen.do_or_say("copy-force", copied_force(screen.bench.document, source, target)):
                screen.choose("player", target)
                screen.say(texts("forces-copied", player=dict(others)[target], key=screen.key("undo")))

        if len(others) == 1:
            copy(others[0][0])
        elif others:
            desk.open(PickOne(desk, texts("forces-copy-whom"), others, copy))
