"""The gear of a figure: what each thing does and is worth, what is in use at the start, and how to take more."""

from __future__ import annotations

from pb12table.files.forms.labels import description_label
from pb12table.layouts.editing import Thing, entry_of
from pb12table.layouts.typed import in_order
from pb12table.skirmish.faces.forces import Muster
from pb12table.skirmish.forms.force_pages import Change, Deed, Offer, Picking, Piece, Pieces
from pb12table.systems.pb12.rules.preparations.profiles import Block, FigureSetup
from pb12table.systems.pb12.rules.preparations.value import block_value, epicness
from pb12table.systems.pb12.sheets.members import carried, whole_sheet, with_in_use, with_items
from pb12table.systems.pb12.texts.block_words import block_facts, block_lines
from pb12table.texts.plain import upper_first


def pieces(muster: Muster, thing: Thing, figure: FigureSetup) -> Pieces:
    """The blocks of a figure, abilities of its profile first."""
    texts = muster.texts
    used = sum(block.slots for block in figure.blocks if block.id in figure.in_use)
    own = {block.id for block in figure.profile.blocks}
    add = Deed("add-item:", texts("forces-add-item"), lambda: _pick_item(muster, thing))
    return Pieces(
        texts("sheet-gear"),
        tuple(_piece(muster, thing, figure, block, can_go=block.id not in own) for block in figure.blocks),
        (add,),
        texts("forces-slots", used=used, slots=figure.profile.slots),
    )


def _piece(muster: Muster, thing: Thing, figure: FigureSetup, block: Block, *, can_go: bool) -> Piece:
    texts, in_use = muster.texts, block.id in figure.in_use
    first, *lines = block_lines(texts, block)
    value = block_value(block)

    def use() -> Change:
        """Take it in use at the start, or out of it; what has no room is told when the layout is built."""
        used = [str(each) for each in figure.in_use]
        wished = [each for each in used if each != block.id] if in_use else [*used, str(block.id)]
        return Change("gear", with_in_use(muster.document, thing, wished))

    def drop() -> Change:
        items = carried(entry_of(muster.document, thing), muster.content)
        return Change("gear", with_items(muster.document, thing, muster.content, [i for i in items if i != block.id]))

    return Piece(
        f"about:{block.id}",
        upper_first(block.label.in_language(texts.language)),
        block_facts(texts, block),
        texts.signed(value),
        texts("forces-block-slots", slots=block.slots) if can_go else texts("forces-ability"),
        (upper_first(first), *lines, texts("sheet-block-in-use" if in_use else "sheet-block-not-in-use")),
        in_use,
        Deed(f"use:{block.id}", "", use, (texts("forces-use-tip"),)),
        Deed(f"drop-item:{block.id}", "×", drop, (texts("forces-drop-tip"),)) if can_go else None,
        is_wrong=epicness(value) > muster.setup.modules.epicness_limit,
    )


def _pick_item(muster: Muster, thing: Thing) -> Picking:
    """All items and abilities that the figure does not have yet."""
    texts, content = muster.texts, muster.content
    entry = entry_of(muster.document, thing)
    sheet = whole_sheet(entry, content)
    has = {*carried(entry, content), *(() if sheet is None else sheet.abilities)}
    offers = {name: _offer(muster, name) for name in content.items if name not in has}
    ordered = tuple(offers[name] for name, _ in in_order((name, each.name) for name, each in offers.items()))

    def take(name: str) -> Change:
        return Change("gear", with_items(muster.document, thing, content, [*carried(entry, content), name]))

    return Picking(texts("forces-pick-item"), ordered, take)


def _offer(muster: Muster, name: str) -> Offer:
    texts, block = muster.texts, muster.content.block(name)
    value = block_value(block)
    label = upper_first(block.label.in_language(texts.language))
    told = description_label(muster.content.items[name].description)
    words = () if told is None else (told.in_language(texts.language),)
    facts = block_facts(texts, block) or "".join(words)
    sort = texts(f"forces-sort-{block.kind}", slots=block.slots)
    worth = texts("forces-adds", value=texts.signed(value), epicness=epicness(value))
    tip = (label, *words, *block_lines(texts, block)[1:])
    return Offer(name, label, " · ".join(part for part in (sort, facts) if part), worth, tip)
