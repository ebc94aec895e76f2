"""Universal VTT maps written by hand, to the published field list."""

from __future__ import annotations

import json
import struct
import zlib
from base64 import b64encode
from io import BytesIO
from typing import Any

import pygame

Plain = dict[str, Any]


def points(*places: tuple[float, float]) -> list[dict[str, float]]:
    return [{"x": x, "y": y} for x, y in places]


def picture(width: int = 150, height: int = 100, sort: str = "png") -> bytes:
    file = BytesIO()
    pygame.image.save(pygame.Surface((width, height)), file, f"x.{sort}")
    return file.getvalue()


def bomb(width: int = 60_000, height: int = 60_000) -> bytes:
    """A small PNG that claims to be huge."""

    def chunk(sort: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + sort + data + struct.pack(">I", zlib.crc32(sort + data))

    header = struct.pack(">IIBBBBB", width, height, 1, 0, 0, 0, 0)
    parts = (b"IHDR", header), (b"IDAT", zlib.compress(bytes(64))), (b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(sort, data) for sort, data in parts)


def house(**changes: Any) -> Plain:
    """Every field of the format: 15 by 10 cells from (10, 5) on, with one house, a pillar and two doors.

    The house stands at cells (12..18, 7..12), its closed door in the north wall at x 14.5..15.5, an open one in the
    south wall; the pillar at (20..21, 8..9).
    """
    return {
        "format": 0.3,
        "resolution": {
            "map_origin": {"x": 10, "y": 5},
            "map_size": {"x": 15, "y": 10},
            "pixels_per_grid": 10,
        },
        "line_of_sight": [
            points((14.5, 7), (12, 7), (12, 12), (14.5, 12)),
            points((15.5, 12), (18, 12), (18, 7), (15.5, 7)),
        ],
        "objects_line_of_sight": [points((20, 8), (21, 8), (21, 9), (20, 9), (20, 8))],
        "portals": [
            {
                "position": {"x": 15, "y": 7},
                "bounds": points((14.5, 7), (15.5, 7)),
                "rotation": 0,
                "closed": True,
                "freestanding": False,
            },
            {
                "position": {"x": 15, "y": 12},
                "bounds": points((14.5, 12), (15.5, 12)),
                "rotation": 3.141593,
                "closed": False,
                "freestanding": False,
            },
        ],
        "environment": {"baked_lighting": True, "ambient_light": "ffffffff"},
        "lights": [
            {
                "position": {"x": 15, "y": 9.5},
                "range": 4,
                "intensity": 1,
                "color": "ffeccd8b",
                "shadows": True,
            }
        ],
        "image": b64encode(picture()).decode("ascii"),
    } | changes


def text(plain: Plain) -> bytes:
    return json.dumps(plain).encode()
