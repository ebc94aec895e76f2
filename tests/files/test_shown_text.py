"""Names hold nothing that is obeyed or not seen, whichever way they come, and what a save is given it gives back."""

from __future__ import annotations

import json
import unicodedata
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pb12table.files.content import load_content
from pb12table.files.forms.basics import LONGEST_TEXT, Id, LongText, Text, as_name, seen, without_marks
from pb12table.files.problems import FileProblem
from pb12table.files.reading import toml_document
from pb12table.files.saves.loading import load_save, scenario_name
from pb12table.files.saves.resuming import save_summary
from pb12table.files.saves.save import SaveFile
from pb12table.files.scenario import load_scenario, scenario_of, setup_from_document, with_player_names
from pb12table.texts.locale import on_one_line

ANYTHING = st.text(st.characters(), max_size=120) | st.text(
    st.sampled_from("aä \n\t\x00\x1b\x7f\x85\xad\u034f\u061c\u115f\u200b\u200d\u202e\u2028\u2068\u3164\ufe0f\ud800"),
    max_size=30,
)
UNSEEN = ["\u200b", "\u2068", "\u202e", "\u200f", "\u061c", "\ufeff", "\u00ad", "\u2060", "\u3164", "\U000e0041"]


@given(ANYTHING)
def test_a_name_is_one_that_a_file_may_hold(text: str) -> None:
    name = as_name(text)
    assert len(name) <= LONGEST_TEXT
    assert as_name(name) == name
    assert on_one_line(name) == name
    if name:
        assert msgspec.convert(name, Text) == name
        assert msgspec.json.decode(msgspec.json.encode(name), type=Text) == name


@pytest.mark.parametrize("mark", UNSEEN)
def test_marks_that_nobody_sees_are_taken_out(mark: str) -> None:
    assert as_name(f"{mark}A{mark}da{mark}") == "Ada"
    assert as_name(mark * 3) == ""
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(f"A{mark}da", Text)


def test_nothing_that_unicode_formats_with_is_seen() -> None:
    unseen = ("Cf", "Cc", "Zl", "Zp", "Cs")
    letters = (chr(code) for code in range(0x110000) if unicodedata.category(chr(code)) in unseen)
    left = {unicodedata.name(letter).split()[0] for letter in letters if seen(letter).strip()}
    assert left <= {"ARABIC", "SYRIAC", "KAITHI", "EGYPTIAN"}, "signs that are drawn around numbers and others"


def test_what_can_be_seen_stays() -> None:
    assert as_name("  Jörg\tMüller-Lüdenscheidt  \n d. J. ") == "Jörg Müller-Lüdenscheidt d. J."
    assert as_name("\u0301 \u0301Ada\u0301") == "Ad\u00e1"
    assert as_name("e\u0301") == "\u00e9"
    assert as_name("Ada Lovelace", 4) == "Ada"
    assert seen(" a b ") == " a b "


@settings(max_examples=40)
@given(st.lists(ANYTHING, max_size=3))
def test_a_save_is_read_again_whatever_the_players_are_called(names: list[str]) -> None:
    scenario = with_player_names(load_scenario("smugglers-cove"), names)
    with TemporaryDirectory() as folder:
        path = Path(folder) / "game.pb12save"
        SaveFile.create(path, scenario).close()
        loaded = load_save(path)
    assert [player.name for player in loaded.setup.players] == [player.name for player in scenario.setup.players]
    assert all(player.name == as_name(player.name) for player in loaded.setup.players)


def test_a_scenario_gives_no_mark_to_a_game_its_save_or_the_list_of_saves(tmp_path: Path) -> None:
    plain = json.loads(json.dumps(load_scenario("smugglers-cove").document))
    plain["name"] = "C\u202eove\u200b"
    plain["player"][0]["name"] = "\u2068Alice\u2069"
    plain["figure"][0]["name"] = {"en": "The \u200bone", "de": "Der\u200d eine"}
    path = tmp_path / "marked.toml"
    scenario = scenario_of(without_marks(plain), load_content(), path)
    assert (scenario.setup.name.en, scenario.setup.players[0].name) == ("Cove", "Alice")
    assert scenario.setup.figures[0].label.de == "Der eine"
    assert "\\u20" not in json.dumps(scenario.document)
    assert setup_from_document(plain).players[0].name == "Alice", "as in a save from before"
    save = tmp_path / "game.pb12save"
    SaveFile.create(save, scenario).close()
    header, _, rest = save.read_bytes().partition(b"\n")
    save.write_bytes(header.replace(b'"Cove"', b'"C\\u202eo\\nve"') + b"\n" + rest)
    name, summary = scenario_name(save), save_summary(save)
    assert name is not None
    assert summary is not None
    assert name.en == summary.scenario.en == "Co ve"


def test_a_file_with_marks_in_its_names_is_read_without_them() -> None:
    text = 'format = 1\nname = "C\\u202eove\u200b"\npicture = "a\u200db.png"\n'
    text += '[[player]]\nname = { en = "A\\u2068", de = "B" }\n'
    document = toml_document(text, "x.toml")
    assert (document["name"], document["player"][0]["name"]) == ("Cove", {"en": "A", "de": "B"})
    assert document["picture"] == "a\u200db.png", "a file is called what it is called"


@pytest.mark.parametrize(("kind", "text"), [(Id, "bob\n"), (Text, "Bob\n"), (Id, "bob\n\n"), (LongText, "a\x1b\n")])
def test_nothing_ends_in_a_line_break_that_may_not_hold_one(kind: type[str], text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(text, kind)
    assert msgspec.convert("bob", kind) == "bob"


def test_a_control_character_in_the_name_of_a_file_is_refused_all_the_same() -> None:
    document = {**load_scenario("smugglers-cove").document, "name": "red \x1b[31m"}
    with pytest.raises(FileProblem) as caught:
        setup_from_document(document)
    assert caught.value.key == "problem-unseen-characters"
