"""Where things lie: the program's own assets and scenarios, and the user's folder."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from platformdirs import user_cache_path, user_data_path

import pb12table
from pb12table.systems.known import UNNAMED

APPLICATION = "pb12table"


@cache
def _shipped(name: str) -> Path:
    """A folder that stands beside the package in a checkout, and inside it when installed from a wheel."""
    package = Path(pb12table.__file__).resolve().parent
    inside = package / name
    return inside if inside.is_dir() else package.parent / name


def assets_folder() -> Path:
    """The program's data and art."""
    return _shipped("assets")


def scenarios_folder() -> Path:
    """The scenarios that come with the program."""
    return _shipped("scenarios")


def user_folder() -> Path:
    """The user's own folder on this platform; made when it is missing, which may raise OSError."""
    return user_data_path(APPLICATION, appauthor=False, ensure_exists=True)


def log_file() -> Path:
    """Where faults of the program itself are written down; its folder is made, which may raise OSError."""
    return user_folder() / "pb12table.log"


def user_content_folder() -> Path:
    """Where a user's own profiles, items, terrain kinds and tables are looked for; it need not exist."""
    return user_data_path(APPLICATION, appauthor=False) / "content"


def user_scenarios_folder() -> Path:
    """Where a user's own scenarios are looked for; it need not exist."""
    return user_data_path(APPLICATION, appauthor=False) / "scenarios"


def user_forces_folder() -> Path:
    """Where a user's own forces are looked for; it need not exist."""
    return user_data_path(APPLICATION, appauthor=False) / "forces"


def user_themes_folder() -> Path:
    """Where a user's own themes are looked for; it need not exist."""
    return user_data_path(APPLICATION, appauthor=False) / "themes"


def user_system_folder(system: str) -> Path:
    """Where what a user has for another rule system than the first lies; it need not exist."""
    return user_data_path(APPLICATION, appauthor=False) / system


def forces_folder(system: str) -> Path:
    """Where a user's own forces of a rule system are looked for; it need not exist."""
    return user_forces_folder() if system == UNNAMED else user_system_folder(system) / "forces"


def of_system(folder: Path, system: str) -> Path:
    """Where in a folder of the program what is of a rule system lies: the first has the folder itself."""
    return folder if system == UNNAMED else folder / system


def saves_folder() -> Path:
    """Where games are saved; made when it is missing, which may raise OSError."""
    folder = user_folder() / "saves"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def reports_folder() -> Path:
    """Where reports on layouts are written out of the window; made when it is missing, which may raise OSError."""
    folder = user_folder() / "reports"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def cache_folder(name: str) -> Path:
    """A folder for what can be worked out again, such as `layouts`; made if it is missing, which may raise OSError."""
    folder = user_cache_path(APPLICATION, appauthor=False) / name
    folder.mkdir(parents=True, exist_ok=True)
    return folder
