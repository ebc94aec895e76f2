"""What holds for every test of the command line: it speaks English unless a test wants another language."""

import pytest

from pb12table.console.output import LANGUAGE_VARIABLES


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in LANGUAGE_VARIABLES:
        monkeypatch.delenv(variable, raising=False)
