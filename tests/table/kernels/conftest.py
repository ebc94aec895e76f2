"""Compiled kernels for the tests that ask for them; all others run the plain code."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pb12table.files.kernels import prepare_kernels
from pb12table.table.kernels import loader, registry


@pytest.fixture
def kernels(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The kernels are compiled, once for each edition into the user's cache, and used in this test."""
    pytest.importorskip("numba")
    monkeypatch.delenv(loader.SWITCH, raising=False)
    assert prepare_kernels() is None
    assert registry.are_ready()
    yield
    registry.let_go()
