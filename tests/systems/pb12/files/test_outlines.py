"""Outlines of bases that cross themselves: told in one sentence, wherever the profile stands."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from pb12table.cli.main import run
from pb12table.files.content import content_of, load_content
from pb12table.files.problems import FileProblem
from pb12table.files.scenario import scenario_of
from pb12table.systems.pb12.files.content import check_profiles
from pb12table.texts.describe import problem_line
from pb12table.texts.locale import LANGUAGES, Texts

BOW_TIE = Path(__file__).with_name("cases") / "bow-tie-outline.toml"


def document(*, vehicle: bool = True, used: bool = True) -> dict[str, Any]:
    """The scenario with the van whose outline is a bow tie."""
    read = tomllib.loads(BOW_TIE.read_text(encoding="utf-8"))
    if not vehicle:
        del read["profile"][0]["vehicle"]
    if not used:
        read["figure"][0]["profile"] = "human"
    return read


@pytest.mark.parametrize("vehicle", [True, False])
@pytest.mark.parametrize("used", [True, False])
def test_an_outline_that_crosses_itself_is_told_with_its_place(vehicle: bool, used: bool) -> None:
    with pytest.raises(FileProblem) as problem:
        scenario_of(document(vehicle=vehicle, used=used), load_content(), Path("bow.toml"))
    assert (problem.value.place, problem.value.key) == ('profile[0] "van".outline', "problem-shape-self-crossing")
    for language in LANGUAGES:
        assert problem.value.key not in problem_line(Texts(language), problem.value)


def test_an_outline_in_a_file_of_profiles_or_of_a_figure_is_told_too() -> None:
    profile = document()["profile"][0]
    part = content_of({"format": 1, "content": "profiles", "profile": [profile]}, "van.toml")
    with pytest.raises(FileProblem) as problem:
        check_profiles(part.profiles.values(), part, "van.toml")
    assert problem.value.place == 'profile[0] "van".outline'
    own = document(used=False)
    del own["profile"]
    own["figure"][0]["profile"] = {"base": "human", "outline": profile["outline"]}
    with pytest.raises(FileProblem) as problem:
        scenario_of(own, load_content(), Path("own.toml"))
    assert problem.value.place == 'figure[0] "v".profile.outline'


def test_validate_says_it_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["validate", str(BOW_TIE)]) == 2
    said = capsys.readouterr()
    assert [line.partition(", ")[2] for line in (said.out + said.err).splitlines()] == [
        'profile[0] "van".outline: the outline crosses or touches itself at x 0, y 0.'
    ]


def test_the_other_scenarios_are_listed_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("pb12table.files.scenario.user_scenarios_folder", lambda: tmp_path)
    (tmp_path / BOW_TIE.name).write_bytes(BOW_TIE.read_bytes())
    run(["scenarios"])
    said = capsys.readouterr()
    assert "smugglers-cove" in said.out
    assert said.err.count("\n") == 1
    assert 'profile[0] "van".outline' in said.err
