"""Makes the errors loud that `Texts` keeps from people: a detail or a term that a text lacks."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from fluent.runtime import FluentBundle


@contextmanager
def every_text_gets_what_it_needs() -> Iterator[None]:
    """Fails at the end when a text was formatted without something it speaks of."""
    errors: list[Exception] = []
    format_pattern = FluentBundle.format_pattern

    def watched(self: FluentBundle, pattern: Any, args: dict[str, Any] | None = None) -> Any:
        text, found = format_pattern(self, pattern, args)
        errors.extend(found)
        return text, found

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(FluentBundle, "format_pattern", watched)
        yield
    assert not errors
