"""`Texts`: fallbacks, numbers, lists."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse

from pb12table.texts.locale import LANGUAGES, LONGEST_DETAIL, MOST_KEPT, Bundle, Plural, Texts, entries_of
from tests.texts.catalogue import all_files, parsed


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    files = {
        "en/a.ftl": "only-english = only English\nboth = both\nvalue = { $value }\nbroken = { $one } { $two }\n"
        'share = { NUMBER($share, style: "percent") }\nshown-number = { $value }\n',
        "en/b.ftl": "item = thing\n    .plural = things\nuses = many { item.plural }\n"
        'act = { $actor } { VERB($actor, "waits", "wait") }\n',
        "de/a.ftl": "both = beide\nvalue = { $value }\nshown-number = { $value }\n",
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path


def test_a_text_is_in_the_language_then_in_english_then_its_key(folder: Path) -> None:
    texts = Texts("de", folder)
    assert texts("both") == "beide"
    assert texts("only-english") == "only English"
    assert texts("nowhere") == "nowhere"
    assert texts("both.no-such-attribute") == "both.no-such-attribute"


def test_an_unknown_language_is_english(folder: Path) -> None:
    texts = Texts("tlh", folder)
    assert texts.language == "en"
    assert texts("both") == "both"


def test_a_forgotten_detail_raises_nothing(folder: Path) -> None:
    assert Texts("en", folder)("broken", one=1) == "1 two"


def test_a_text_is_the_same_when_it_is_said_again_with_other_details_in_between(folder: Path) -> None:
    texts = Texts("de", folder)
    said = [(value, texts("value", value=value)) for value in (1, "1", 1.5, "yes", True, -1, 1.0, None)]
    assert [texts("value", value=value) for value, _ in said] == [words for _, words in said]
    assert texts("broken", one=1) == "1 two"
    assert texts("broken", one=1, two=2) == "1 2"


def test_texts_kept_are_bounded(folder: Path) -> None:
    texts = Texts("en", folder)
    for number in range(MOST_KEPT + 10):
        assert texts("value", value=str(number)) == str(number)
    assert len(texts._kept) <= MOST_KEPT


def test_attributes_are_texts_too(folder: Path) -> None:
    texts = Texts("de", folder)
    assert texts("item.plural") == "things"
    assert texts("uses") == "many things"
    assert texts.has("item.plural")
    assert not texts.has("item.dual")


def test_either_falls_back_to_what_is_given(folder: Path) -> None:
    texts = Texts("de", folder)
    assert texts.either("both", "x") == "beide"
    assert texts.either("nowhere", "x") == "x"


@pytest.mark.parametrize(
    ("language", "value", "written"),
    [
        ("en", -2, "−2"),
        ("de", -2, "−2"),
        ("en", 1234.5, "1,234.5"),
        ("de", 1234.5, "1.234,5"),
        ("en", 0.126, "0.13"),
        ("de", 0.126, "0,13"),
        ("en", 2.0000001, "2"),
        ("en", -0.0001, "0"),
        ("de", -0.5, "−0,5"),
        ("en", "a-b", "a-b"),
        ("en", True, "yes"),
    ],
)
def test_values_are_written_in_the_manner_of_the_language(
    folder: Path, language: str, value: object, written: str
) -> None:
    assert Texts(language, folder)("value", value=value) == written


def test_texts_may_ask_for_another_form_of_a_number(folder: Path) -> None:
    assert Texts("en", folder)("share", share=0.25) == "25%"
    assert Texts("en", folder)("share", share=-0.25) == "−0.25"


def test_no_marks_of_isolation(folder: Path) -> None:
    assert Texts("en", folder)("value", value="x") == "x"


def test_decimals_can_be_chosen() -> None:
    assert Texts("de").number(3.14159, 1) == "3,1"
    assert Texts("en").number(3.14159, 0) == "3"
    assert Texts("en").number(-7.25) == "−7.25"
    assert Texts("en").number(89.6, 0) == "90"
    assert Texts("en").number(-0.4, 0) == "0"


@pytest.mark.parametrize(("value", "written"), [(2, "+2"), (-1, "−1"), (0, "±0")])
def test_addends_carry_their_sign(value: int, written: str) -> None:
    assert Texts("en").signed(value) == written
    assert Texts("de").signed(value) == written


@pytest.mark.parametrize(
    ("number", "english", "german"),
    [
        (1, "1 step", "1 Schritt"),
        (0, "0 steps", "0 Schritte"),
        (0.5, "0.5 steps", "0,5 Schritte"),
        (1.0000001, "1 step", "1 Schritt"),
        (12, "12 steps", "12 Schritte"),
    ],
)
def test_things_are_counted_in_singular_and_plural(number: float, english: str, german: str) -> None:
    assert Texts("en")("count-steps", number=number) == english
    assert Texts("de")("count-steps", number=number) == german


@pytest.mark.parametrize(
    ("actor", "written"),
    [
        ("Ann", "Ann waits"),
        (Texts("en").listing(["Ann"]), "Ann waits"),
        (Texts("en").listing(["Ann", "Ben"]), "Ann and Ben wait"),
        (Plural("Dock thugs"), "Dock thugs wait"),
        (3, "3 waits"),
    ],
)
def test_a_verb_agrees_with_its_name(folder: Path, actor: object, written: str) -> None:
    texts = Texts("en", folder)
    assert [texts("act", actor=actor), texts("act", actor=actor)] == [written] * 2
    assert texts("act", actor=Plural("a" * LONGEST_DETAIL + "b")).endswith("… waits"), "what is cut is no name"


@pytest.mark.parametrize("kinds", [(str, Plural), (Plural, str)])
def test_whose_name_is_said_first_decides_no_verb_of_another(folder: Path, kinds: tuple[type[str], type[str]]) -> None:
    texts = Texts("en", folder)
    said = {kind: texts("act", actor=kind("Guards")) for kind in kinds}
    assert said == {str: "Guards waits", Plural: "Guards wait"}


def test_names_in_a_row() -> None:
    assert Texts("en").listing([]) == ""
    assert Texts("en").listing(["Alice"]) == "Alice"
    assert Texts("en").listing(["Alice", "Bob"]) == "Alice and Bob"
    assert Texts("de").listing(["Alice", "Bob", "Carol"]) == "Alice, Bob und Carol"


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_entry_is_cut_out_of_its_file_as_a_whole_file_is_parsed(language: str) -> None:
    for path in all_files(language):
        whole = {
            f"-{entry.id.name}" if isinstance(entry, fluent.Term) else entry.id.name: entry
            for entry in parsed(path).body
            if isinstance(entry, fluent.Message | fluent.Term)
        }
        alone = entries_of(path.read_text(encoding="utf-8"))
        assert list(alone) == list(whole)
        for name, source in alone.items():
            (found,) = (entry for entry in parse(source).body if isinstance(entry, fluent.Message | fluent.Term))
            assert found.equals(whole[name], ignored_fields=["span", "comment"]), name


def test_texts_that_refer_to_each_other_are_found_whichever_is_asked_first(tmp_path: Path) -> None:
    source = 'last = { first.name } of { -thing(case: "own") }\nfirst = x\n    .name = end\n'
    source += "-thing = { last-thing }\nlast-thing = all\n"
    for key, written in (("last", "end of all"), ("first.name", "end"), ("last-thing", "all")):
        identifier, _, attribute = key.partition(".")
        bundle = Bundle("en", map(entries_of, [source, "last-thing = not this\n"]), {})
        assert bundle.written(bundle.pattern(identifier, attribute), {}) == (written, True)
    assert Bundle("en", [entries_of("one = { two }\ntwo = { one }\n")], {}).pattern("one") is not None


def test_a_file_is_read_once_for_the_texts_of_all_systems(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "one.ftl").write_text("one = all\n", encoding="utf-8")
    read: list[Path] = []
    whole = Path.read_text

    def reading(path: Path, encoding: str) -> str:
        read.append(path)
        return whole(path, encoding)

    monkeypatch.setattr(Path, "read_text", reading)
    texts = Texts("en", tmp_path)
    assert {texts.of(system)("one") for system in ("pb12", "d20", "fate")} == {"all"}
    assert read.count(tmp_path / "en" / "one.ftl") == 1
