"""Short texts that are equal for equal content."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec


def digest_of(content: Any) -> str:
    """The digest of plain data or frozen dataclasses of it, the same in every process."""
    return hashlib.sha256(msgspec.json.encode(content, order="deterministic")).hexdigest()[:24]
