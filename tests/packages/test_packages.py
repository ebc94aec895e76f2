"""Packages that name a rule system: ours are found without an installation, those of others are tried and told."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from pb12table import packages as found_packages
from pb12table.files.content import broken_packages, unknown_system
from pb12table.files.problems import FileProblem
from pb12table.packages import FACES, GROUP, INTERFACE, Fault, NoSystems, Package, packages
from pb12table.systems import known
from pb12table.texts.describe import problem_line
from pb12table.texts.locale import Texts
from tests.systems.table_of_systems import DASH

OURS = ("pb12", "w6", "pocket", "d20", "fate")
FITS = f"INTERFACE = {INTERFACE}\n"


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of installed packages, with a cache of its own; packages of others are not left out."""
    folder = tmp_path / "site-packages"
    folder.mkdir()
    monkeypatch.setattr(sys, "path", [str(folder), *(place for place in sys.path if Path(place) != DASH)])
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.delenv(found_packages.SWITCH, raising=False)
    return folder


def install(folder: Path, identity: str, text: str, *, module: str = "", name: str = "", version: str = "1.0") -> Path:
    """Lay a package and what pip writes about it into a folder; return the package's."""
    module, name = module or f"of_others_{identity}".replace("-", "_"), name or f"others-{identity}"
    info = folder / f"{name.replace('-', '_')}-{version}.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
    (info / "entry_points.txt").write_text(f"[{GROUP}]\n{identity} = {module}\n")
    package = folder / module
    package.mkdir(exist_ok=True)
    (package / "__init__.py").write_text(text)
    return package


def of_others() -> list[Package]:
    return [each for each in packages() if not each.is_ours]


def test_ours_are_found_from_a_checkout_in_their_order_whatever_is_installed() -> None:
    assert tuple(each.id for each in packages() if each.is_ours) == OURS == known.SYSTEMS
    assert all(each.fault is None for each in packages() if each.is_ours)


def test_an_installed_program_finds_ours_by_their_metadata_in_the_same_order(
    elsewhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    places = {each.id: each.module for each in packages() if each.is_ours}
    info = elsewhere / "pb12table-9.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: pb12table\nVersion: 9.0\n")
    lines = [f"{name} = {place}\n" for name, place in sorted(places.items())]
    (info / "entry_points.txt").write_text(f"[{GROUP}]\n{''.join(lines)}")
    monkeypatch.setattr(found_packages, "_checkout", lambda: elsewhere / "pyproject.toml")
    assert [(each.id, each.version) for each in packages()] == [(name, "9.0") for name in OURS]


def test_a_program_that_names_no_systems_says_that_it_is_not_whole(
    elsewhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(found_packages, "_checkout", lambda: elsewhere / "pyproject.toml")
    monkeypatch.setattr(sys, "path", [str(elsewhere)])
    with pytest.raises(NoSystems, match="not whole"):
        packages()


@pytest.mark.parametrize(
    ("identity", "text", "module", "fault"),
    [
        ("raises", "x = 1 / 0\n", "", "problem-package-raises"),
        ("leaves", "import os\nos._exit(7)\n", "", "problem-package-died"),
        ("prints", f"{FITS}print('tried:null')\nraise KeyError('what')\n", "", "problem-package-raises"),
        ("quits", "raise SystemExit(0)\n", "", "problem-package-raises"),
        ("newer", f"INTERFACE = {INTERFACE + 1}\n", "", "problem-package-other-interface"),
        ("silent", "", "", "problem-package-other-interface"),
        ("empty", FITS, "", "problem-package-lacks"),
        ("pb12", FITS, "of_others", "problem-package-id-taken"),
        ("Big", FITS, "of_others", "problem-package-bad-id"),
        ("thing", FITS, "of_others:THING", "problem-package-no-package"),
    ],
)
def test_a_package_that_cannot_be_used_is_told_with_the_reason_and_nothing_else_suffers(
    elsewhere: Path, identity: str, text: str, module: str, fault: str
) -> None:
    install(elsewhere, identity, text, module=module)
    (found,) = of_others()
    assert found.fault is not None
    assert (found.id, found.fault.key) == (identity, fault)
    assert tuple(each.id for each in packages() if each.fault is None) == OURS
    for language in ("en", "de"):
        texts = Texts(language)
        problem = FileProblem("others", "", found.fault.key, **found.fault.details)
        line = problem_line(texts, problem)
        assert "problem-" not in line
        assert "{" not in line


def test_a_package_that_does_not_end_is_left_after_a_while(elsewhere: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(found_packages, "LIMIT", 0.3)
    install(elsewhere, "endless", "import time\ntime.sleep(60)\n")
    (found,) = of_others()
    assert found.fault is not None
    assert found.fault.key == "problem-package-endless"


def test_where_a_package_fails_is_told_by_its_file_and_line(elsewhere: Path) -> None:
    install(elsewhere, "raises", f"{FITS}\n\nx = 1 / 0\n")
    (found,) = of_others()
    assert found.fault == Fault(
        key="problem-package-raises", details={"what": "ZeroDivisionError: division by zero", "place": "__init__.py:4"}
    )


def test_a_package_is_tried_once_a_version_and_again_when_it_was_written_anew(elsewhere: Path, tmp_path: Path) -> None:
    marks = tmp_path / "tries"
    told = f"open({str(marks)!r}, 'a').write('x')\n1 / 0\n"
    package = install(elsewhere, "raises", told)
    for _ in range(3):
        packages()
    assert marks.read_text() == "x"
    # Another package beside it makes the list anew, but tries only what is new.
    install(elsewhere, "quits", "raise SystemExit\n")
    packages()
    assert marks.read_text() == "x"
    (package / "more.py").write_text("")
    packages()
    assert marks.read_text() == "xx"
    found_packages.try_again()
    packages()
    assert marks.read_text() == "xxx"


def test_a_cache_that_holds_nonsense_or_cannot_be_written_is_done_without(elsewhere: Path, tmp_path: Path) -> None:
    install(elsewhere, "raises", "1 / 0\n")
    (tmp_path / "cache").write_text("no folder")
    assert [each.id for each in of_others()] == ["raises"]
    (tmp_path / "cache").unlink()
    (tmp_path / "cache" / "pb12table").mkdir(parents=True)
    (tmp_path / "cache" / "pb12table" / "systems.json").write_text("[{")
    assert [each.id for each in of_others()] == ["raises"]


def test_a_checkout_that_python_looks_in_need_not_be_installed_and_counts_before_what_was(elsewhere: Path) -> None:
    install(elsewhere, "hops", "1 / 0\n", name="pb12table_Hops", version="0.1")
    checkout = elsewhere.parent / "checkout"
    checkout.mkdir()
    sys.path.insert(0, str(checkout))
    text = f'[project]\nname = "pb12table-hops"\nversion = "0.2"\n[project.entry-points."{GROUP}"]\nhops = "hops"\n'
    (checkout / "pyproject.toml").write_text(text)
    (checkout / "hops.py").write_text(FITS)
    (found,) = of_others()
    assert (found.id, found.module, found.version) == ("hops", "hops", "0.2")
    assert found.fault == Fault(key="problem-package-no-package", details={"module": "hops"})
    for broken in ("[project", "project = 1\n", "[project]\nentry-points = []\n"):
        (checkout / "pyproject.toml").write_text(broken)
        assert [each.version for each in of_others()] == ["0.1"]


def test_packages_of_others_can_be_turned_off(elsewhere: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(elsewhere, "raises", "1 / 0\n")
    assert of_others()
    monkeypatch.setenv(found_packages.SWITCH, "off")
    assert not of_others()


@pytest.mark.parametrize("module", FACES)
@pytest.mark.parametrize("is_whole", [False, True])
def test_what_a_class_leaves_to_a_system_is_missed(elsewhere: Path, module: str, is_whole: bool) -> None:
    what, kind, needed = FACES[module]
    home = {"system": "faces.system", "files": "faces.content", "scene": "scene.face"}[module]
    package = install(elsewhere, f"{module}-{is_whole}".lower(), FITS)
    body = "; ".join(f"{name} = 1" for name in needed) if is_whole else "pass"
    text = f"from pb12table.skirmish.{home} import {kind}\nclass Half({kind}):\n    {body}\n{what} = Half()\n"
    (package / f"{module}.py").write_text(text)
    fault = found_packages._lacks(f"{package.name}.{module}", what, kind, needed)
    if is_whole:
        assert fault is None
        return
    details: dict[str, str | int] = {"what": f"{what}.{needed[0]}", "module": f"{package.name}.{module}"}
    assert fault == Fault(key="problem-package-lacks", details=details)


def test_files_of_a_system_that_is_not_there_say_which_package_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = Texts("en")
    assert "pb12table-race" in problem_line(texts, unknown_system("race", "meadow.toml", "system"))
    assert "install" not in problem_line(texts, unknown_system("../race", "meadow.toml", "system"))
    broken = Package(
        id="race", module="race", distribution="others-race", version="2.0",
        fault=Fault(key="problem-package-endless", details={"seconds": 20}),
    )  # fmt: skip
    monkeypatch.setattr(known, "BROKEN", (broken,))
    assert "pb12table systems" in problem_line(texts, unknown_system("race", "meadow.toml", "system"))
    assert [problem_line(texts, each) for each in broken_packages()] == [
        "others-race 2.0: the package was not loaded after 20 seconds."
    ]
