"""Packs of others: what is in them is used, what is wrong with them is told, and nothing of them is trusted."""

from __future__ import annotations

import io
import stat
import zipfile
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from pb12table.bots.play import started
from pb12table.files import installing
from pb12table.files.content import load_content, usable_content
from pb12table.files.installing import check_pack, install_pack, make_pack, remove_pack
from pb12table.files.packs import installed_packs, pack_problems
from pb12table.files.places import user_packs_folder
from pb12table.files.problems import FileProblem
from pb12table.files.saves.loading import load_save
from pb12table.files.saves.resuming import resume
from pb12table.files.saves.save import SaveFile
from pb12table.files.scenario import load_scenario, scan_scenarios, scenario_files
from pb12table.kernel.dice import TypedDice
from pb12table.texts.describe import problem_line
from pb12table.texts.locale import Texts
from tests.files.games import play
from tests.files.packs import MANIFEST, QUAY, SVG, WEAPONS, Files, folder_of, harbour, zip_of


@pytest.fixture(autouse=True)
def a_user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA", "HOME"):
        monkeypatch.setenv(name, str(tmp_path / "data"))


def test_a_pack_that_one_user_makes_is_played_by_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    packed = tmp_path / "harbour.zip"
    made = make_pack(folder_of(harbour(), tmp_path / "mine"), packed)
    assert (made.scenarios, made.content, made.pictures) == (1, 1, 2)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "other"))
    assert "harbour-quay" not in scenario_files()
    assert install_pack(packed).pack.folder == user_packs_folder() / "harbour"
    scenario = load_scenario("harbour-quay")
    armed = [figure for figure in scenario.setup.figures if "harbour-hook" in [one.id for one in figure.weapons]]
    assert len(armed) == 2
    assert scenario.setup.backdrop.file == str(
        user_packs_folder() / "harbour" / "w6" / "scenarios" / "harbour-quay.jpg"
    )
    assert {Path(each.path).parent.name for each in scenario.setup.portraits} == {"portraits"}
    assert "harbour-quay" in [summary.id for summary in scan_scenarios()[0]]


def test_equal_folders_make_equal_packs(tmp_path: Path) -> None:
    for name in ("a", "b"):
        make_pack(folder_of(harbour(), tmp_path / name), tmp_path / f"{name}.zip")
    assert (tmp_path / "a.zip").read_bytes() == (tmp_path / "b.zip").read_bytes()


def test_a_saved_game_goes_on_when_its_pack_is_gone(tmp_path: Path) -> None:
    install_pack(folder_of(harbour(), tmp_path / "mine"))
    scenario = load_scenario("harbour-quay")
    save = SaveFile.create(tmp_path / "quay.pb12save", scenario)
    session = started(scenario.setup, 1)
    play(session, 6, save=save)
    save.close()
    remove_pack("harbour")
    assert "harbour-quay" not in scenario_files()
    assert "harbour-hook" not in load_content("w6").weapons
    resumed = resume(load_save(tmp_path / "quay.pb12save"), TypedDice())
    assert replace(resumed.state, setup=session.state.setup) == session.state
    assert [figure.weapons for figure in resumed.state.setup.figures] == [
        figure.weapons for figure in scenario.setup.figures
    ]


def test_a_new_edition_takes_the_place_of_the_old_one(tmp_path: Path) -> None:
    install_pack(folder_of(harbour(), tmp_path / "first"))
    newer = harbour() | {"pack.toml": MANIFEST.replace('edition = "1"', 'edition = "2"')}
    del newer["README.md"]
    install_pack(zip_of(newer, tmp_path / "second.zip"))
    assert installed_packs()["harbour"].form.edition == "2"
    assert not (user_packs_folder() / "harbour" / "README.md").exists()
    assert [path.name for path in user_packs_folder().iterdir()] == ["harbour"]


def test_the_pack_of_another_author_stays(tmp_path: Path) -> None:
    install_pack(folder_of(harbour(), tmp_path / "first"))
    other = harbour() | {"pack.toml": MANIFEST.replace("Ada", "Bob")}
    with pytest.raises(FileProblem, match="problem-pack-taken"):
        install_pack(folder_of(other, tmp_path / "second"))
    assert installed_packs()["harbour"].form.author == "Ada"


def test_what_is_refused_leaves_the_installed_edition_as_it_was(tmp_path: Path) -> None:
    install_pack(folder_of(harbour(), tmp_path / "first"))
    broken = harbour() | {"w6/content/weapons.toml": WEAPONS + "reach = 3"}
    with pytest.raises(FileProblem):
        install_pack(folder_of(broken, tmp_path / "second"))
    assert load_scenario("harbour-quay").setup.figures
    assert [path.name for path in user_packs_folder().iterdir()] == ["harbour"]


def test_a_broken_pack_is_told_and_left_out_and_the_others_go_on(tmp_path: Path) -> None:
    install_pack(folder_of(harbour(), tmp_path / "first"))
    other = {
        "pack.toml": MANIFEST.replace('"harbour"', '"moor"'),
        "w6/content/weapons.toml": WEAPONS.replace("harbour-", "moor-"),
    }
    install_pack(folder_of(other, tmp_path / "moor"))
    (user_packs_folder() / "moor" / "w6" / "content" / "weapons.toml").write_text("[[weapon", encoding="utf-8")
    (user_packs_folder() / "bare").mkdir()
    content, problems = usable_content("w6")
    assert "harbour-hook" in content.weapons
    assert "moor-hook" not in content.weapons
    assert [Path(each.file).relative_to(user_packs_folder()).parts[0] for each in problems] == ["moor"]
    assert "harbour-hook" in load_content("w6").weapons
    assert [Path(each.file).parent.name for each in pack_problems()] == ["bare"]
    told = [each for each in scan_scenarios()[1] if Path(each.file).is_relative_to(user_packs_folder())]
    assert [Path(each.file).relative_to(user_packs_folder()).parts[0] for each in told] == ["bare", "moor"]


def test_a_pack_may_not_need_what_only_its_author_has(tmp_path: Path) -> None:
    own = tmp_path / "data" / "pb12table" / "w6" / "content"
    folder_of({"weapons.toml": WEAPONS.replace("harbour-hook", "hook")}, own)
    files = harbour() | {"w6/scenarios/harbour-quay.toml": QUAY.replace("harbour-hook", "hook")}
    assert "hook" in load_content("w6").weapons
    with pytest.raises(FileProblem, match="problem-no-such"):
        check_pack(folder_of(files, tmp_path / "mine"))


Change = Callable[[Files], object]


def without(name: str) -> Change:
    return lambda files: files.pop(name)


def put(name: str, what: str | bytes) -> Change:
    return lambda files: files.update({name: what})


def replaced(name: str, before: str, after: str) -> Change:
    return lambda files: files.update({name: str(files[name]).replace(before, after)})


PNG_BOMB = (
    b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + (60_000).to_bytes(4, "big") * 2 + b"\x08\x06\0\0\0" + b"\0" * 64
    + b"\0\0\0\0IEND\xaeB`\x82"
)  # fmt: skip

BAD: Mapping[str, tuple[Change, str, str]] = {
    "no manifest": (without("pack.toml"), "problem-pack-none", ""),
    "a name of two words": (replaced("pack.toml", '"harbour"', '"old-harbour"'), "problem-", "name"),
    "a game there is not": (replaced("pack.toml", '["w6"]', '["chess"]'), "problem-unknown-system", "games"),
    "a game it does not list": (replaced("pack.toml", '["w6"]', '["d20"]'), "problem-pack-game", "games"),
    "another format": (replaced("pack.toml", "format = 1", "format = 7"), "problem-newer-format", "pack.toml"),
    "an id of its own": (replaced("w6/content/weapons.toml", "harbour-hook", "knife"), "problem-pack-id", "knife"),
    "what changes the program": (
        put("w6/content/weapons.toml", WEAPONS + "[order]\nx = 1\n"), "problem-pack-changes", "order"
    ),
    "a scenario of another name": (put("w6/scenarios/quay.toml", QUAY), "problem-pack-id", "quay"),
    "a scenario of another game": (put("scenarios/harbour-x.toml", QUAY), "problem-other-system", "harbour-x"),
    "a scenario without a weapon": (without("w6/content/weapons.toml"), "problem-no-such", "harbour-quay"),
    "content among scenarios": (put("w6/scenarios/harbour-w.toml", WEAPONS), "problem-pack-stray", "harbour-w"),
    "code": (put("w6/scenarios/harbour.py", "print()"), "problem-pack-stray", "harbour.py"),
    "a library": (put("w6/content/lib.so", b"\x7fELF"), "problem-pack-stray", "lib.so"),
    "a picture bomb": (put("portraits/harbour-b.png", PNG_BOMB), "problem-", "harbour-b.png"),
    "a drawing that does something": (
        put("portraits/harbour-docker.svg", SVG.replace("<rect", "<script/><rect")), "problem-drawing", "docker"
    ),
    "a picture of another name": (put("portraits/docker.svg", SVG), "problem-pack-id", "docker.svg"),
    "names that differ in size only": (put("readme.MD", "x"), "problem-pack-twice", "readme.MD"),
}  # fmt: skip


@pytest.mark.parametrize("what", BAD)
def test_what_is_wrong_with_a_pack_is_told_with_its_place(what: str, tmp_path: Path) -> None:
    change, key, place = BAD[what]
    files = harbour()
    change(files)
    with pytest.raises(FileProblem) as found:
        install_pack(zip_of(files, tmp_path / "harbour.zip"))
    assert found.value.key.startswith(key)
    assert found.value.file == str(tmp_path / "harbour.zip")
    assert place in found.value.place
    for language in ("en", "de"):
        assert place in problem_line(Texts(language), found.value)
    assert not installed_packs()
    assert not [*user_packs_folder().glob("*")]


def named(name: str, *, link: bool = False) -> bytes:
    """A .zip file in which one file has a name as it is given."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as packed:
        packed.writestr("pack.toml", MANIFEST)
        info = zipfile.ZipInfo("x")
        info.filename = name
        if link:
            info.external_attr = (stat.S_IFLNK | 0o777) << 16
        packed.writestr(info, "/etc/passwd")
    return made.getvalue()


def lying() -> bytes:
    """A .zip file whose README says that it is shorter than it is."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr("pack.toml", MANIFEST)
        packed.writestr("README.md", "x" * 100_000)
    whole = bytearray(made.getvalue())
    whole = whole.replace((100_000).to_bytes(4, "little"), (10).to_bytes(4, "little"))
    return bytes(whole)


def packed_by(way: int) -> bytes:
    """A .zip file that is packed in a certain way."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", way) as packed:
        packed.writestr("pack.toml", MANIFEST)
    return made.getvalue()


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (named("../escaped.md"), "path"),
        (named("/etc/cron.d/x.md"), "path"),
        (named("C:\\x.md"), "path"),
        (named("a/../../b.md"), "path"),
        (named("x\x1b[31m.md"), "path"),
        (named(""), "path"),
        (packed_by(zipfile.ZIP_LZMA), "zip"),
        (named("link.md", link=True), "link"),
        (lying(), "zip"),
        (b"PK\x03\x04 and no more", "zip"),
        (b"", "zip"),
    ],
)
def test_a_pack_cannot_leave_its_folder_or_lie(data: bytes, key: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.zip"
    path.write_bytes(data)
    with pytest.raises(FileProblem) as found:
        install_pack(path)
    assert found.value.key == f"problem-pack-{key}"
    assert not [*user_packs_folder().glob("*")]
    assert not [*tmp_path.rglob("escaped.md")]


def test_a_folder_with_a_link_is_no_pack(tmp_path: Path) -> None:
    folder = folder_of(harbour(), tmp_path / "mine")
    (folder / "NOTES.md").symlink_to("/etc/passwd")
    with pytest.raises(FileProblem, match="problem-pack-link"):
        check_pack(folder)


def test_packs_are_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = folder_of(harbour(), tmp_path / "mine")
    monkeypatch.setattr(installing, "MOST_FILES", 5)
    with pytest.raises(FileProblem, match="problem-pack-many"):
        check_pack(folder)
    monkeypatch.setattr(installing, "MOST_FILES", 1000)
    monkeypatch.setattr(installing, "LARGEST_PACK", 100)
    with pytest.raises(FileProblem, match="problem-pack-large"):
        check_pack(zip_of(harbour(), tmp_path / "large.zip"))


def test_a_folder_that_was_packed_as_a_whole_is_one(tmp_path: Path) -> None:
    whole = {f"my harbour/{name}": what for name, what in harbour().items()}
    assert check_pack(zip_of(whole, tmp_path / "whole.zip")).pack.name == "harbour"


def test_only_an_installed_pack_is_removed(tmp_path: Path) -> None:
    install_pack(folder_of(harbour(), tmp_path / "mine"))
    for name in ("moor", "..", ".", "", "harbour/w6"):
        with pytest.raises(FileProblem, match="problem-no-such-pack"):
            remove_pack(name)
    assert load_scenario("harbour-quay").setup.figures
    remove_pack("harbour")
    assert not [*user_packs_folder().iterdir()]
