"""A scenario's document is written as TOML: anew, or over a file whose comments and order stay."""

from __future__ import annotations

import copy
import random
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pb12table.files.content import load_content
from pb12table.files.places import scenarios_folder
from pb12table.files.problems import FileProblem
from pb12table.files.scenario import load_scenario, scenario_of
from pb12table.files.writing import scenario_text, write_scenario

FILES = sorted(scenarios_folder().glob("*.toml"))

YARD = """# A yard.

format = 1   # always
system = "pb12"
name = "Yard"

[table]
width = 20.0      # twenty steps
depth = 10

# -- players ------------------------

[[player]]
id = "alice"
name = "Alice"
command_points = 2

# -- terrain ------------------------

# The wall.
[[terrain]]
id = "wall"
kind = "wall"
line = [
    [1.0, 2.0],
    [3.0, 4.0],   # its end
]
colour = "red"    # known to another program

# The hut.
[[terrain]]
id = "hut"
kind = "hut"
rectangle = [8.0, 3.0, 3.0, 3.0]
note = '''
[[terrain]]
not a header
'''

[editor]
grid = 0.5
"""


def yard() -> dict[str, Any]:
    return tomllib.loads(YARD)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_an_unchanged_document_leaves_its_file_as_it_is(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert scenario_text(tomllib.loads(text), text) == text


@pytest.mark.format("scenario")
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_document_written_anew_is_the_same_scenario(path: Path, tmp_path: Path) -> None:
    document = tomllib.loads(path.read_text(encoding="utf-8"))
    text = scenario_text(document)
    assert tomllib.loads(text) == document
    copied = tmp_path / path.name
    copied.write_text(text, encoding="utf-8")
    assert load_scenario(copied).document == load_scenario(path).document


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_document_a_save_carries_can_be_written_too(path: Path) -> None:
    whole = load_scenario(path).document
    text = scenario_text(whole)
    again = scenario_of(tomllib.loads(text), load_content(), path)
    assert again.document == whole


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
@pytest.mark.parametrize("seed", range(6))
def test_after_any_editing_the_data_are_right_and_comments_are_there(path: Path, seed: int) -> None:
    text = path.read_text(encoding="utf-8")
    document, chance = tomllib.loads(text), random.Random(seed)
    for _ in range(12):
        edit(document, chance)
    written = scenario_text(document, text)
    assert tomllib.loads(written) == document
    sections = [line for line in text.splitlines() if line.startswith("# -- ")]
    assert [line for line in written.splitlines() if line.startswith("# -- ")] == sections


def edit(document: dict[str, Any], chance: random.Random) -> None:
    """One change as an editor makes it: a value, a new piece, one less, another order, a key of its own."""
    key = chance.choice(["terrain", "zone", "figure"])
    elements = document[key]
    match chance.randrange(7):
        case 0:
            chance.choice(elements)["turned"] = round(chance.uniform(0, 90), 3)
        case 1:
            del elements[chance.randrange(len(elements))]
        case 2:
            more = {"id": f"new-{chance.randrange(10**9)}", "kind": "wall", "line": [[1.0, 2.0], [3.5, 4.0]]}
            elements.insert(chance.randrange(len(elements) + 1), more)
        case 3:
            chance.shuffle(elements)
        case 4:
            document["table"]["width"] = chance.randrange(40, 90) / 2
        case 5:
            document.setdefault("editor", {})[f"key-{chance.randrange(5)}"] = chance.random() < 0.5
        case _:
            document["name"] = f"Name {chance.randrange(100)}"


def test_only_the_changed_value_is_written_anew() -> None:
    document = yard()
    document["table"]["width"] = 22.0
    assert scenario_text(document, YARD) == YARD.replace("width = 20.0 ", "width = 22.0 ")


def test_keys_of_others_and_their_comments_survive_a_change_beside_them() -> None:
    document = yard()
    document["terrain"][0]["kind"] = "low-wall"
    document["terrain"][1]["height"] = 4
    written = scenario_text(document, YARD)
    assert 'colour = "red"    # known to another program' in written
    assert "# its end" in written
    assert "[editor]\ngrid = 0.5" in written
    assert tomllib.loads(written) == document


def test_a_number_that_is_as_great_is_no_change() -> None:
    document = yard()
    document["table"]["depth"] = 10.0
    assert scenario_text(document, YARD) == YARD


def test_a_truth_is_not_the_number_one() -> None:
    document = {**yard(), "format": True}
    assert "format = true" in scenario_text(document, YARD)


def test_a_piece_that_goes_takes_its_own_comment_along_and_no_other() -> None:
    document = yard()
    del document["terrain"][0]
    written = scenario_text(document, YARD)
    assert "# The wall." not in written
    assert "# The hut." in written
    assert "# -- terrain ---" in written


def test_all_pieces_may_go() -> None:
    document = yard()
    del document["terrain"]
    written = scenario_text(document, YARD)
    assert tomllib.loads(written) == document
    assert "# -- terrain ---" in written


def test_a_new_piece_stands_behind_the_one_it_follows() -> None:
    document = yard()
    document["terrain"].insert(1, {"id": "new", "kind": "fence", "line": [[0.0, 0.0], [1.0, 1.0]]})
    written = scenario_text(document, YARD)
    assert written.index('"wall"') < written.index('"new"') < written.index("# The hut.")


def test_a_piece_that_comes_and_goes_leaves_the_file_as_it_was() -> None:
    document = tomllib.loads(YARD)
    for section in ("player", "terrain", "zone"):
        entries = document.get(section, [])
        longer = scenario_text({**document, section: [*entries, {"id": "more"}]}, YARD)
        assert tomllib.loads(longer)[section][-1] == {"id": "more"}
        assert scenario_text(document, longer) == YARD


def test_pieces_in_another_order_take_their_comments_along() -> None:
    document = yard()
    document["terrain"].reverse()
    written = scenario_text(document, YARD)
    assert [piece["id"] for piece in tomllib.loads(written)["terrain"]] == ["hut", "wall"]
    assert written.index("# The hut.") < written.index('"hut"') < written.index("# The wall.")


def test_a_table_the_file_did_not_have_comes_to_its_usual_place() -> None:
    document = {**yard(), "rules": {"round_limit": 6}, "zone": [{"id": "gate", "kind": "entry"}], "minutes": 30}
    written = scenario_text(document, YARD)
    assert written.index("minutes") < written.index("[table]") < written.index("[rules]") < written.index("[[player]]")
    assert written.index("[[player]]") < written.index("[[zone]]") < written.index("[[terrain]]")


def test_what_cannot_be_taken_apart_is_written_anew_and_right() -> None:
    odd = 'format = 1\nname = "x"\n[[a]]\nid = "1"\n[b]\nc = 1\n[a.d]\ne = 2\n'
    document = tomllib.loads(odd)
    document["b"]["c"] = 3
    assert tomllib.loads(scenario_text(document, odd)) == document


def test_dotted_and_quoted_keys_survive() -> None:
    odd = 'table.width = 3.0\n"table".depth = 4.0 # deep\n["zone z"]\n"a b" = [{ x = 1 }]\n'
    document = tomllib.loads(odd)
    document["table"]["width"] = 5.0
    written = scenario_text(document, odd)
    assert tomllib.loads(written) == document
    assert "# deep" in written


def test_line_ends_of_another_system_stay() -> None:
    there = YARD.replace("\n", "\r\n")
    document = yard()
    document["table"]["width"] = 22.0
    assert scenario_text(document, there) == scenario_text(document, YARD).replace("\n", "\r\n")


def test_nothing_is_written_for_none() -> None:
    assert "height" not in scenario_text({"terrain": [{"id": "a", "height": None}]})


def test_small_numbers_have_no_exponent() -> None:
    assert scenario_text({"a": 0.00001, "b": 1e-4, "c": 0.25}) == "a = 0.00001\nb = 0.0001\nc = 0.25\n"


NAMES = st.text(st.characters(codec="utf-8", exclude_categories=["Cs", "Cc"]), max_size=8)
NUMBERS = st.integers(-(2**40), 2**40) | st.floats(allow_nan=False, allow_infinity=False)
VALUES = st.recursive(
    st.booleans() | NUMBERS | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(NAMES, inner, max_size=3),
    max_leaves=12,
)


@given(st.dictionaries(NAMES, VALUES, max_size=6))
def test_any_plain_data_come_back(document: dict[str, Any]) -> None:
    assert tomllib.loads(scenario_text(document)) == document


@given(st.dictionaries(NAMES, VALUES, max_size=5), st.dictionaries(NAMES, VALUES, max_size=5))
def test_any_file_can_be_changed_to_any_other(first: dict[str, Any], second: dict[str, Any]) -> None:
    assert tomllib.loads(scenario_text(second, scenario_text(first))) == second


@pytest.mark.parametrize("original", ["a = " + "[" * 5000 + "]" * 5000, f"a = {'9' * 5000}", "= nothing", "\0"])
def test_over_a_file_that_cannot_be_read_the_document_is_written_anew(original: str) -> None:
    assert scenario_text(yard(), original) == scenario_text(yard())


def test_writing_replaces_a_file_and_keeps_its_comments(tmp_path: Path) -> None:
    path = tmp_path / "yard.toml"
    path.write_text(YARD, encoding="utf-8")
    document = yard()
    document["minutes"] = 12
    write_scenario(path, document)
    assert tomllib.loads(path.read_text(encoding="utf-8")) == document
    assert "# twenty steps" in path.read_text(encoding="utf-8")
    assert [found.name for found in tmp_path.iterdir()] == ["yard.toml"]


def test_what_cannot_be_written_is_a_problem_and_changes_nothing(tmp_path: Path) -> None:
    with pytest.raises(FileProblem):
        write_scenario(tmp_path / "nowhere" / "yard.toml", yard())
    assert not list(tmp_path.iterdir())


def test_the_document_itself_is_not_touched() -> None:
    document = yard()
    before = copy.deepcopy(document)
    scenario_text(document, YARD)
    assert document == before
