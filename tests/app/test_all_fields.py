"""Every field of every form is reached by a page of the editor, and what is set there the reader reads back."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import inspect

from pb12table.app.editor.fields.pages import HEAD, FieldPages, path_from, path_name
from pb12table.app.editor.filing.filing import empty_layout
from pb12table.app.editor.workbench import Workbench
from pb12table.files.checking import bundled_files
from pb12table.files.content import load_content
from pb12table.files.forms.basics import label_of
from pb12table.files.places import scenarios_folder
from pb12table.files.problems import FileProblem
from pb12table.files.reading import toml_document
from pb12table.files.scenario import find_scenario, scan_scenarios, scenario_form
from pb12table.files.writing import scenario_text
from pb12table.layouts.editing import Document
from pb12table.layouts.fields import (
    BOTH,
    Sort,
    all_fields,
    bare,
    fields_of,
    form_of,
    forms_in,
    sort_of,
    tags_of,
    value_at,
    with_value,
)
from pb12table.layouts.fields import Path as FieldPath
from pb12table.skirmish.forms.force_pages import Change, Counters, Fields, Picking, Pieces, Property, Refused, Ticks
from pb12table.skirmish.ids import FigureId
from pb12table.systems import known
from pb12table.systems.pb12.files.content import CONTENT_FORMS
from pb12table.texts.locale import LANGUAGES, Language, Texts
from tests.texts.catalogue import keys_of
from tests.texts.field_keys import as_key, field_keys

WITHOUT_A_PAGE: Final = {
    "format": "tells by which form the file is read, which the program that writes it knows",
    "system": "tells whose rules hold; a layout is begun for a rule system and stays with it",
    "campaign": "is written by the program when a game becomes a chapter of a campaign",
}
"""Why no page sets these."""
MOST_WITHOUT: Final = 3
"""How many fields are without a page; this may only fall."""


@cache
def bench_of(system: str) -> Workbench:
    document = empty_layout("All", of_system=system)
    return Workbench(document, load_content(system), Path("all.toml"), keeps_drafts=False)


def pages_of(system: str, document: Document | None = None) -> FieldPages:
    """Pages of an empty layout, or of a document that is taken as it is."""
    bench = bench_of(system)
    bench.history.document = document or empty_layout("All", of_system=system)
    return FieldPages(bench, Texts("en"))


def reached(pages: FieldPages, path: FieldPath) -> set[str]:
    """The paths of the fields that a page sets: by a row, a tick, a number, or a button that adds or opens them."""
    found: set[str] = set()
    for part in pages.parts(path):
        match part:
            case Fields():
                found |= {key.split(":")[0] for key in part.rows}
            case Ticks():
                found |= {tick.name.removeprefix("tick:").rpartition("/")[0] for tick in part.ticks}
            case Counters():
                found |= {key.rpartition("/")[0] for key in part.counters}
            case Pieces():
                found |= {piece.name.removeprefix("open:") for piece in part.pieces}
                found |= {deed.name.partition(":")[2] for deed in part.deeds}
            case _:
                pass
    return found


def unreached(pages: FieldPages, path: FieldPath, form: type[Any]) -> Iterator[tuple[str, bool]]:
    """Every field of the form at a path and of the forms in it, and whether its page lacks it.

    What holds further fields is added to the document first, as the page adds it.
    """
    there = {path_name(each) for each in pages.sections()} if not path else set[str]()
    there |= reached(pages, path)
    for field in fields_of(form):
        here = (*path, field.key)
        if not path and field.key in WITHOUT_A_PAGE:
            continue
        place = path_name(here)
        yield place, not any(each == place or each.startswith(f"{place}/") for each in there)
        kind = pages.names.inner(pages.names.kind_at(path), path, field.key)
        if sort_of(kind) is Sort.LIST:
            here, kind = (*here, 0), pages.names.inner(kind, here, 0)
        if sort_of(kind) not in (Sort.STRUCT, Sort.TAGGED) or form_of(kind) in BOTH:
            continue
        before = pages.document
        for tag in tags_of(kind)[1] if sort_of(kind) is Sort.TAGGED else ("",):
            entry = pages.tagged(kind, tag) if tag else pages.entry(here, kind)
            pages.bench.history.document = pages.names.with_value(here, entry)
            inner = form_of(kind, entry)
            assert inner is not None
            yield from unreached(pages, here, inner)
            pages.bench.history.document = before


@pytest.mark.parametrize("system", known.SYSTEMS)
def test_every_field_of_a_scenario_is_reached_by_a_page(system: str) -> None:
    pages = pages_of(system)
    looked_at = dict(unreached(pages, (), pages.names.face.scenario_form))
    assert not [place for place, is_missing in looked_at.items() if is_missing]
    forms = {name.split(".")[0] for name, _ in all_fields(pages.names.face.scenario_form)}
    assert len(looked_at) > len(forms), "the fields of all forms were asked for"


@pytest.mark.parametrize("system", known.SYSTEMS)
def test_what_content_files_hold_a_scenario_holds_in_the_same_forms(system: str) -> None:
    face = known.content(system)
    in_scenarios = {name.split(".")[0] for name, _ in all_fields(face.scenario_form)}
    in_scenarios |= {form.__name__ for loose in face.loose_forms.values() for form in loose.__mro__}
    files = [inspect.type_info(kind) for lists in getattr(face, "file_lists", {}).values() for kind in lists.values()]
    files += [field.type for form in (CONTENT_FORMS.values() if system == "pb12" else ()) for field in fields_of(form)]
    assert files, "the system has content files"
    for kind in files:
        assert {form.__name__ for form in forms_in(kind)} <= in_scenarios


def test_few_fields_have_no_page_and_each_has_a_reason() -> None:
    assert set(WITHOUT_A_PAGE) == set(HEAD)
    assert len(WITHOUT_A_PAGE) <= MOST_WITHOUT


@pytest.mark.parametrize("system", known.SYSTEMS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_field_and_every_page_says_in_words_what_it_is(system: str, language: Language) -> None:
    there = {*keys_of(language, system)}
    nameless = [keys[0] for keys in field_keys(system) if not there & {*keys}]
    assert not nameless
    sections = [as_key(str(path[0])) for path in pages_of(system).sections() if path]
    assert not [name for name in sections if not {f"fields-page-{name}", f"fields-page-{name}-help"} <= there]


TOLD: Final = ("figure", "zone", "goal")
"""The lists whose fields all say what they mean."""


@pytest.mark.parametrize("system", known.SYSTEMS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_field_of_figures_zones_and_goals_says_what_it_means(system: str, language: Language) -> None:
    document, there = rows_of(system)[0], {*keys_of(language, system)}
    dumb, told = list[str](), set[str]()
    for section in (section for section in TOLD if document.get(section)):
        rows = {key: row for part in rows_on(system, (section, 0)) if isinstance(part, Fields)
                for key, row in part.rows.items()}  # fmt: skip
        for key, row in rows.items():
            _, _, field, *inside = path_from(key.split(":")[0])
            names = {f"fields-tip-{as_key(section)}-{as_key(str(field))}", f"fields-tip-{as_key(str(field))}"}
            if not any(isinstance(each, str) for each in inside):
                told |= names & there
                dumb += [] if row.tip and names & there else [key]
    assert not dumb
    assert told


# -- what is set is read ----------------------------------------------------------------------------------------


def filled(pages: FieldPages, path: FieldPath, form: type[Any]) -> Document:
    """A document in which every table and every list of tables has what the page adds to it."""
    for field in fields_of(form):
        here = (*path, field.key)
        if not path and field.key in WITHOUT_A_PAGE:
            continue
        kind = pages.names.inner(pages.names.kind_at(path), path, field.key)
        if sort_of(kind) is Sort.LIST:
            if forms_in(kind) and not value_at(pages.document, here):
                pages.bench.history.document = pages.names.with_value(here, pages.entry(here, kind))
            here, kind = (*here, 0), pages.names.inner(kind, here, 0)
        if sort_of(kind) not in (Sort.STRUCT, Sort.TAGGED) or form_of(kind) in BOTH:
            continue
        if value_at(pages.document, here) is None:
            pages.bench.history.document = pages.names.with_value(here, pages.entry(here, kind))
        inner = form_of(kind, value_at(pages.document, here))
        assert inner is not None
        filled(pages, here, inner)
    return pages.document


def tables_of(value: Any, path: FieldPath = ()) -> Iterator[FieldPath]:
    """The paths of all tables in a document."""
    if isinstance(value, dict):
        yield path
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in items:
        yield from tables_of(inner, (*path, key))


@cache
def rows_of(system: str) -> tuple[Document, dict[str, FieldPath]]:
    """A full document of a system, and where each of its rows is: the key of the row, and the path of its page."""
    pages = pages_of(system)
    document = filled(pages, (), pages.names.face.scenario_form)
    pages = pages_of(system, document)
    rows: dict[str, FieldPath] = {}
    for path in tables_of(document):
        if path[:1] in {(key,) for key in WITHOUT_A_PAGE}:
            continue
        for part in pages.parts(path):
            if isinstance(part, Fields | Counters):
                keys = part.rows if isinstance(part, Fields) else part.counters
                rows |= {key: path for key in keys if key not in rows}
    return document, rows


@cache
def rows_on(system: str, page: FieldPath) -> list[Fields | Counters]:
    """The parts with rows of a page of a full document, which is on the bench when they are asked for and used."""
    return [part for part in pages_of(system, rows_of(system)[0]).parts(page) if isinstance(part, Fields | Counters)]


NEEDED: Final = ("format", "system", "name", "table")
"""What no scenario lacks; the rest of a full one need not be written to read a single part of it."""
NUMBERS: Final = st.integers(-200, 200) | st.floats(-200, 200).map(lambda number: round(number, 3))
WORDS: Final = st.text("abc deÄß-0", min_size=1, max_size=90).map(str.strip).filter(bool)


def typed_text(draw: st.DataObject, kind: inspect.Type, row: Property) -> tuple[str, Any]:
    """What is typed or chosen in a row, and what the reader is to read then."""
    if row.options:
        word = draw.draw(st.sampled_from([word for word, _ in row.options]))
        return word, {"": None, "yes": True, "no": False}.get(word, word) if sort_of(kind) is Sort.TRUTH else word
    match sort_of(kind):
        case Sort.NUMBER:
            number = draw.draw(NUMBERS)
            return f"{number:.3f}".rstrip("0").rstrip("."), number
        case Sort.NUMBERS:
            number = draw.draw(st.integers(-200, 200))
            found = bare(kind)
            assert isinstance(found, inspect.TupleType)
            return "; ".join([str(number)] * len(found.item_types)), [number] * len(found.item_types)
    words = draw.draw(WORDS)
    return words, "-".join(words.lower().split()) if sort_of(kind) is Sort.NAME else words


@pytest.mark.parametrize("system", known.SYSTEMS)
def test_the_reader_takes_all_that_pages_add(system: str) -> None:
    document, rows = rows_of(system)
    scenario_form(document, "all.toml")
    assert len(rows) > 100


@pytest.mark.parametrize("system", known.SYSTEMS)
@given(data=st.data())
def test_what_a_page_sets_the_reader_reads_back(system: str, data: st.DataObject) -> None:
    document, rows = rows_of(system)
    pages = pages_of(system, document)
    key = data.draw(st.sampled_from(sorted(rows)))
    path = tuple(int(part) if part.isdigit() else part for part in key.split(":")[0].split("/"))
    parts = rows_on(system, rows[key])
    row = next(
        part.rows[key] if isinstance(part, Fields) else part.counters[key].row
        for part in parts
        if key in (part.rows if isinstance(part, Fields) else part.counters)
    )
    kind = pages.names.kind_at(path)
    if row.put is None:
        picking = next(part.acts[key]() for part in parts if isinstance(part, Fields) and key in part.acts)
        assert isinstance(picking, Picking)
        offer = data.draw(st.sampled_from([offer.value for offer in picking.offers] or [""]))
        done = picking.take(offer)
        assert isinstance(done, Change)
        after, expected = done.document, offer or None
    else:
        text, expected = typed_text(data, kind, row)
        try:
            after = row.put(text)
        except Refused:
            assert sort_of(kind) not in (Sort.CHOICE, Sort.TRUTH), "what is offered can be taken"
            return
    try:
        written = {part: after[part] for part in (*NEEDED, path[0]) if part in after}
        form = scenario_form(toml_document(scenario_text(written), "all.toml"), "all.toml")
    except FileProblem:
        return
    if sort_of(kind) in (Sort.EITHER, Sort.FREE, Sort.TABLE) or path[-1] == "+" or expected in (None, ""):
        return
    read = value_at(msgspec.to_builtins(form), path)
    if sort_of(kind) is Sort.BOTH:
        language = key.split(":")[1]
        read = read[language] if isinstance(read, dict) else read
    is_number = sort_of(kind) in (Sort.NUMBER, Sort.NUMBERS)
    assert read == (pytest.approx(expected) if is_number else expected)


@pytest.mark.parametrize("system", known.SYSTEMS)
def test_what_scenarios_of_the_program_name_is_offered_where_it_is_named(system: str) -> None:
    missing: set[str] = set()
    looked_at = 0
    for summary in scan_scenarios()[0]:
        if summary.system != system:
            continue
        pages = pages_of(system, toml_document(summary.path.read_text("utf-8"), summary.path))
        for place in pages.names.places_of_names():
            key = next(str(part) for part in reversed(place) if isinstance(part, str))
            if not pages.names.lists_named(key) or key == "id":
                continue
            looked_at += 1
            field_key = f"{place[0]}.{key}" if f"{place[0]}.{key}" in pages.names.face.named_by else key
            if value_at(pages.document, place) not in dict(pages.names.offered(field_key, pages.texts)):
                missing.add(f"{summary.path.name}: {path_name(place)}")
    assert looked_at
    assert not missing


def test_a_word_that_may_stand_for_a_number_is_typed_as_it_is_called() -> None:
    bench = bench_of("pb12")
    bench.history.document = empty_layout("All", of_system="pb12")
    pages = FieldPages(bench, Texts("de"))
    (row,) = (part.rows["rules/interruptions"] for part in pages.parts(("rules",)) if isinstance(part, Fields))
    assert row.put is not None
    assert "wenn angegriffen" in row.tip
    assert row.put("nie")["rules"] == {"interruptions": "never"}
    assert row.put("2")["rules"] == {"interruptions": 2}


def pages_of_file(path: Path) -> FieldPages:
    document = toml_document(path.read_text(encoding="utf-8"), path)
    return FieldPages(Workbench(document, load_content(document["system"]), path, keeps_drafts=False), Texts("en"))


def shown_of(pages: FieldPages, path: FieldPath) -> dict[str, str]:
    """Return what the rows of a page and of those that lie in it show, and what these are called, by path."""
    found = {path_name(path): pages.page_title(path)}
    for part in pages.parts(path):
        if isinstance(part, Fields):
            found |= {key: row.value for key, row in part.rows.items()}
        elif isinstance(part, Pieces):
            for piece in part.pieces:
                inside = shown_of(pages, path_from(piece.name.removeprefix("open:")))
                found |= {**inside, piece.name: f"{piece.label}: {piece.facts}"}
    return found


@pytest.mark.parametrize(
    ("scenario", "key", "told"),
    [
        ("the-opening-night", "group/0/leader", "Harbour Master Brandt"),
        ("the-harbour-ball", "goal/1/actor", "Countess Adela"),
        ("the-opening-night", "open:figure/0", "Brother Anselm: Profile: Brother Anselm"),
        ("allotments", "figure/4", "Figures › Duellist 2"),
        ("the-causeway", "open:tile/0", "-1; 3: Place: -1; 3 · Terrain: Meadow"),
    ],
)
def test_figures_are_called_by_their_names_and_tiles_by_their_places(scenario: str, key: str, told: str) -> None:
    pages = pages_of_file(find_scenario(scenario))
    section = path_from(key.removeprefix("open:"))[:1]
    assert shown_of(pages, section)[key].startswith(told)


@pytest.mark.slow
@pytest.mark.parametrize(
    "path", [path for path in bundled_files() if path.is_relative_to(scenarios_folder())], ids=lambda path: path.stem
)
def test_every_page_of_a_scenario_can_be_opened_and_figures_are_named_as_in_the_game(path: Path) -> None:
    pages = pages_of_file(path)
    named = {each.id: each.label.in_language("en") for each in pages.bench.setup.figures}
    for section in pages.sections():
        for key, told in shown_of(pages, section).items():
            at = path_from(key.split(":")[0])
            name = value_at(pages.document, at)
            if at[-1:] != ("id",) and isinstance(name, str) and "figure" in pages.names.lists_named(str(at[-1])):
                assert told.startswith(named.get(FigureId(name), told)), key


def test_words_in_use_are_told_where_any_word_may_stand_and_lists_are_picked_from_by_their_name() -> None:
    bench = bench_of("pocket")
    unit = {"id": "guard", "name": "Guard", "faction": "march-guard", "points": 5, "off": 1, "def": 1}
    pages = pages_of("pocket", {**bench.document, "unit": [unit]})
    parts = [part for part in pages.parts(("unit", 0)) if isinstance(part, Fields)]
    types = next(row for part in parts for key, row in part.rows.items() if key == path_name(("unit", 0, "types", 0)))
    assert "soldier" in types.tip.split(": ")[1].split(", ")
    kind = pages.names.kind_at(("unit", 0, "ability"))
    assert pages.entry(("unit", 0, "ability"), kind)["against"] == "beast"
    key = path_name(("unit", 0, "favoured", 0))
    picking = next(part.acts[key]() for part in parts if key in part.acts)
    assert isinstance(picking, Picking)
    assert picking.title == pages.label(("unit", 0, "favoured"))


def test_cards_of_a_deck_are_told_by_their_texts_and_nothing_is_left_out_where_one_is_added() -> None:
    document = empty_layout("All", of_system="pb12")
    pages = pages_of("pb12", {**document, "player": [{**document["player"][0], "deck": ["luck"]}]})
    parts = [part for part in pages.parts(("player", 0)) if isinstance(part, Fields)]
    acts = {key: act for part in parts for key, act in part.acts.items()}
    held, new = (acts[path_name(("player", 0, "deck", number))]() for number in (0, 1))
    assert isinstance(held, Picking)
    assert isinstance(new, Picking)
    assert [offer.name for offer in held.offers if not offer.value] == ["Remove"]
    luck = next(offer for offer in new.offers if offer.name == "Luck")
    assert all(offer.value for offer in new.offers)
    assert luck.facts not in ("", "luck")
    assert luck.facts in luck.tip


@pytest.mark.parametrize("system", ["d20", "fate"])
def test_a_player_may_take_a_side_and_be_no_other_player(system: str) -> None:
    sides = [{"id": "reds", "name": "Reds"}]
    pages = pages_of(system, {**empty_layout("All", of_system=system), "side": sides})
    key, parts = path_name(("player", 0, "side")), pages.parts(("player", 0))
    picking = next(part.acts[key]() for part in parts if isinstance(part, Fields) and key in part.acts)
    assert isinstance(picking, Picking)
    assert [offer.value for offer in picking.offers] == ["", "reds"]


def test_what_is_new_names_the_zone_that_its_place_lies_in() -> None:
    zones = [
        {"id": name, "kind": "scene", "rectangle": [x, 0.0, 20.0, 30.0]}
        for name, x in (("west", 0.0), ("middle", 20.0), ("east", 40.0))
    ]
    table = {"width": 60.0, "depth": 30.0, "step_cm": 2.0}
    bench = Workbench({**empty_layout("All", of_system="fate"), "zone": zones, "table": table},
                      load_content("fate"), Path("three.toml"), keeps_drafts=False)  # fmt: skip
    pages = FieldPages(bench, Texts("en"))
    kind = pages.names.inner(pages.names.kind_at(("thing",)), ("thing",), 0)
    thing = pages.entry(("thing", 0), kind)
    assert (thing["zone"], thing["at"]) == ("middle", [30.0, 15.0])


def test_a_new_d20_profile_begins_as_a_usual_human_who_can_attack() -> None:
    pages = pages_of("d20")
    profile = pages.entry(("profile", 0), pages.names.inner(pages.names.kind_at(("profile",)), ("profile",), 0))
    assert (profile["size"], profile["speeds"], profile["hit_points"]) == ("medium", {"walk": 9.0}, 10)
    assert set(profile["abilities"].values()) == {10}
    assert [attack["damage"] for attack in profile["attacks"]] == ["1d6"]


@pytest.mark.parametrize(
    ("system", "path", "told"),
    [
        ("pb12", ("minutes",), "From 1 to 1000."),
        ("pb12", ("table", "width"), "From 2 to 400."),
        ("pb12", ("name",), ""),
    ],
)
def test_pointing_at_a_number_says_between_what_it_lies(system: str, path: FieldPath, told: str) -> None:
    rows = {
        key: row
        for part in pages_of(system).parts(path[:-1])
        if isinstance(part, Fields)
        for key, row in part.rows.items()
    }
    assert next(row for key, row in rows.items() if key.startswith(path_name(path))).tip.split("\n")[-1] == told


def test_what_is_wrong_with_a_choice_is_told_in_the_words_of_the_choice() -> None:
    feature = {"id": "patch", "name": "Patch", "kind": "mend", "timing": "always", "dice": "1d6", "range": 1.5}
    bench = Workbench({**empty_layout("All", of_system="d20"), "feature": [feature]}, load_content("d20"),
                      Path("patch.toml"), keeps_drafts=False)  # fmt: skip
    pages = FieldPages(bench, Texts("en"))
    told = [line for part in pages.parts(("feature", 0)) if isinstance(part, Fields) for line in part.wrong.values()]
    assert told == ["A feature of the kind mend needs one of these times: an action, a bonus action."]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("system", ["pb12", "w6", "d20", "fate"])
def test_no_two_kinds_of_terrain_are_called_the_same_in_the_palette(system: str, language: Language) -> None:
    texts, kinds = Texts(language), load_content(system).kinds
    names = [label_of(kind.name).in_language(texts.language) for kind in kinds.values()]
    assert sorted(names) == sorted({*names})


def test_zones_are_offered_in_the_kinds_that_mean_something_in_the_game() -> None:
    zone = {"id": "pit", "kind": "airless", "rectangle": [1.0, 1.0, 2.0, 2.0]}
    pages = pages_of("fate")
    assert pages.entry(("zone", 0), pages.names.inner(pages.names.kind_at(("zone",)), ("zone",), 0))["kind"] == "scene"
    pages = pages_of("fate", {**empty_layout("All", of_system="fate"), "zone": [zone]})
    rows = [row for part in pages.parts(("zone", 0)) if isinstance(part, Fields) for row in part.rows.items()]
    assert [value for value, _ in dict(rows)["zone/0/kind"].options] == ["airless", "exit", "scene"]


def conflict_of(**more: Any) -> FieldPages:
    """Pages of a conflict in two zones, of two players of one side."""
    players = [{"id": name, "name": name, "side": "crew"} for name in ("ada", "bo")]
    document = {**empty_layout("All", of_system="fate"), "player": players, "side": [{"id": "crew"}], **more}
    return FieldPages(Workbench(document, load_content("fate"), Path("two.toml"), keeps_drafts=False), Texts("en"))


def test_a_new_passage_leads_from_one_zone_to_another() -> None:
    pages = conflict_of()
    kind = pages.names.inner(pages.names.kind_at(("link",)), ("link",), 0)
    assert pages.entry(("link", 0), kind)["between"] == ["west", "east"]


def test_what_is_wrong_with_a_short_list_as_a_whole_is_told_below_it() -> None:
    pages = conflict_of(link=[{"between": ["west", "west"]}])
    told = [line for part in pages.parts(("link", 0)) if isinstance(part, Fields) for line in part.wrong.items()]
    assert told == [("link/0/between/1", "West and west are the same zone or linked already.")]


def test_a_player_of_a_side_is_not_offered_as_a_side_beside_it() -> None:
    assert conflict_of().names.offered("sides", Texts("en")) == (("crew", "crew"),)


@pytest.mark.parametrize(
    ("system", "path", "told"),
    [
        ("d20", ("feature", 0, "kind"), "burst"),
        ("d20", ("rules", "hide_from"), ""),
        ("d20", ("object", 0, "after"), ""),
        ("w6", ("rules", "value_margin"), ""),
        ("w6", ("weapon", 0, "noise"), ""),
        ("pb12", ("figure", 0, "facing"), ""),
    ],
)
def test_pointing_at_a_field_says_what_it_means(system: str, path: FieldPath, told: str) -> None:
    pages = pages_of(system, rows_of(system)[0])
    document = with_value(pages.document, path, told) if told else pages.document
    pages = pages_of(system, document)
    rows = {key: row for part in pages.parts(path[:-1]) if isinstance(part, Fields) for key, row in part.rows.items()}
    row = rows[path_name(path)]
    meant = pages.means(path, told)
    assert meant
    assert row.tip.split("\n")[: len(meant.split("\n"))] == meant.split("\n")
