"""Small scenarios for plans and maps."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from pb12table.files.content import load_content
from pb12table.files.scenario import Scenario, scenario_of

YARD: dict[str, Any] = {
    "format": 1,
    "system": "pb12",
    "name": {"en": "Yard & <Gate>", "de": "Hof & <Tor>"},
    "table": {"width": 20.0, "depth": 10.0, "step_cm": 2.5},
    "zone": [{"id": "gate", "kind": "entry", "rectangle": [0.0, 0.0, 4.0, 4.0]}],
    "terrain": [
        {"id": "house", "kind": "building", "rectangle": [8.0, 3.0, 4.0, 2.0], "height": 3.0},
        {"id": "court", "kind": "wall", "line": [[14.0, 2.0], [14.0, 6.0], [17.0, 6.0]], "thickness": 0.4},
        {"id": "thin", "kind": "wall", "line": [[1.0, 8.0], [5.0, 8.0]], "thickness": 0.0},
        {"id": "tower", "kind": "tower", "circle": [17.0, 8.5, 1.0]},
        {"id": "ring", "kind": "ruin", "polygon": [[6.0, 6.0], [9.0, 6.0], [9.0, 9.0], [6.0, 9.0]],
         "holes": [[[7.0, 7.0], [8.0, 7.0], [8.0, 8.0], [7.0, 8.0]]]},
        {"id": "fence", "kind": "fence", "line": [[1.0, 5.0], [4.0, 5.0]]},
        {"id": "stairs", "kind": "stairs", "rectangle": [12.0, 3.0, 2.0, 1.0], "height": 2.0, "rises": 180.0},
        {"id": "plank", "kind": "bridge", "rectangle": [8.0, 0.5, 4.0, 1.0], "base": 2.8, "height": 0.2},
        {"id": "wood", "kind": "woods", "rectangle": [15.0, 0.5, 3.0, 1.0]},
        {"id": "lane", "kind": "road", "rectangle": [0.0, 1.0, 8.0, 1.0]},
    ],
}  # fmt: skip


def scenario(**changes: Any) -> Scenario:
    """The yard, with other values for some of its keys."""
    return scenario_of({**YARD, **changes}, load_content(), Path("yard.toml"))
