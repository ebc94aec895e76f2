"""What pytest needs to know while it tests a rule system: no window is opened, the user's folders are left alone."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

# Before anybody imports pygame.
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")


def pytest_configure(config: pytest.Config) -> None:
    """Make known how tests say which law they show."""
    config.addinivalue_line("markers", "law(name): the law of all games that the test shows, such as replay")


@pytest.fixture(scope="session", autouse=True)
def home_of_tests(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Let the program read and write the folders of a user who has nothing yet."""
    home = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        for name in ("user_data_path", "user_cache_path"):
            patch.setattr(f"pb12table.files.places.{name}", lambda *_, **__: home)
        yield
