"""How each kind of terrain looks: which painter, which texture, which colours."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from pb12table.table.terrain import Piece
from pb12table.window.kit.palette import Colour

Form = Literal[
    "stone", "tower", "roof", "thatch", "hill", "rock", "water", "woods", "tree", "hedge", "scrub", "smoke", "crates",
    "barrel", "fence", "palisade", "boards", "boat", "steps", "slope", "ruin", "column", "well", "awning", "road",
    "car", "flat-roof", "sheet-roof", "pump", "wagon", "bench",
    "glass",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Style:
    """A painter, a tint multiplied in (255 leaves the texture as it is), the ink of the outline, how dark
    the shadow is."""

    form: Form
    tint: Colour = (255, 255, 255)
    ink: Colour = (52, 42, 34)
    shadow: float = 1.0
    outlined: bool = True


STYLES: Final[dict[str, Style]] = {
    "wall": Style("stone", (250, 244, 234), (58, 50, 44)),
    "building": Style("roof", (255, 250, 244), (66, 32, 24)),
    "house": Style("roof", (255, 250, 244), (66, 32, 24)),
    "warehouse": Style("roof", (214, 214, 214), (48, 36, 32)),
    "tower": Style("tower", (255, 248, 232), (58, 50, 44)),
    "rampart": Style("tower", (255, 248, 232), (58, 50, 44)),
    "hut": Style("thatch", (255, 250, 240), (70, 52, 28)),
    "column": Style("column", (255, 252, 244), (66, 60, 54)),
    "statue": Style("column", (246, 250, 240), (66, 60, 54)),
    "well": Style("well", (255, 255, 255), (58, 52, 48)),
    "stall": Style("awning", (255, 255, 255), (74, 40, 32)),
    "palisade": Style("palisade", (232, 214, 190), (58, 40, 26)),
    "rubble": Style("ruin", (236, 228, 212), (78, 68, 58)),
    "mast": Style("barrel", (226, 206, 180), (52, 36, 24)),
    "scrub": Style("scrub", (252, 250, 214), (70, 82, 42), 0.4, False),
    "reeds": Style("scrub", (255, 246, 178), (86, 88, 40), 0.4, False),
    "smoke": Style("smoke", (255, 255, 255), (90, 90, 90), 0.0, False),
    "road": Style("road", (255, 255, 255), (110, 98, 76), 0.0, False),
    "ruin": Style("ruin", (244, 240, 228), (66, 58, 50)),
    "hill": Style("hill", (255, 255, 255), (86, 92, 52)),
    "bank": Style("hill", (236, 178, 152), (84, 60, 42)),
    "ridge": Style("hill", (255, 255, 255), (86, 92, 52)),
    "cliff": Style("rock", (236, 226, 208), (70, 60, 52)),
    "rock": Style("rock", (255, 250, 244), (66, 60, 56)),
    "boulder": Style("rock", (255, 250, 244), (66, 60, 56)),
    "platform": Style("boards", (250, 240, 226), (66, 46, 30)),
    "quay": Style("stone", (232, 226, 214), (62, 56, 50)),
    "bridge": Style("boards", (238, 222, 200), (60, 42, 28)),
    "door": Style("boards", (214, 170, 122), (52, 34, 20), 0.8),
    "window": Style("glass", (214, 236, 248), (44, 66, 84), 0.3),
    "portcullis": Style("fence", (150, 154, 160), (40, 42, 46), 0.3),
    "one-way-wall": Style("glass", (196, 206, 226), (60, 54, 84), 0.6),
    "floor": Style("boards", (226, 204, 172), (70, 52, 36)),
    "roof": Style("roof", (240, 214, 204), (66, 32, 24)),
    "duckboards": Style("boards", (222, 208, 190), (62, 46, 32), 0.0),
    "pier": Style("boards", (228, 216, 200), (60, 42, 28)),
    "jetty": Style("boards", (228, 216, 200), (60, 42, 28)),
    "ship": Style("boards", (240, 224, 200), (56, 40, 28)),
    "boat": Style("boat", (228, 204, 176), (56, 40, 28)),
    "table": Style("boards", (196, 148, 104), (54, 36, 22), 0.7),
    "cupboard": Style("boards", (152, 112, 82), (44, 28, 18)),
    "stairs": Style("steps", (244, 238, 228), (62, 56, 50)),
    "ladder": Style("fence", (206, 164, 112), (60, 38, 22), 0.4),
    "ramp": Style("slope", (244, 230, 208), (72, 58, 44)),
    "crates": Style("crates", (255, 244, 226), (70, 46, 26)),
    "crate": Style("crates", (255, 244, 226), (70, 46, 26)),
    "barrel": Style("barrel", (240, 220, 196), (58, 38, 24)),
    "barrels": Style("barrel", (240, 220, 196), (58, 38, 24)),
    "cart": Style("crates", (240, 226, 206), (70, 46, 26)),
    "car": Style("car", (255, 255, 255), (30, 28, 30)),
    "pump": Style("pump", (255, 255, 255), (60, 34, 30)),
    "wagon": Style("wagon", (232, 222, 214), (40, 30, 24)),
    "shop": Style("flat-roof", (255, 252, 246), (58, 54, 50)),
    "shed": Style("sheet-roof", (255, 255, 255), (52, 48, 46)),
    "terrace": Style("bench", (255, 246, 232), (84, 74, 62)),
    "fence": Style("fence", (222, 200, 172), (66, 46, 30), 0.7),
    "wire": Style("fence", (196, 200, 206), (60, 62, 66), 0.5),
    "railing": Style("fence", (222, 200, 172), (66, 46, 30), 0.7),
    "hedge": Style("hedge", (236, 246, 224), (40, 54, 30), 1.0, False),
    "bush": Style("hedge", (236, 246, 224), (40, 54, 30), 1.0, False),
    "tree": Style("tree", (255, 255, 255), (38, 52, 30), 0.8, False),
    "woods": Style("woods", (255, 255, 255), (48, 66, 36), 0.62, False),
    "forest": Style("woods", (255, 255, 255), (48, 66, 36), 0.62, False),
    "water": Style("water", (255, 255, 255), (62, 88, 96), 0.0),
    "pond": Style("water", (255, 255, 255), (62, 88, 96), 0.0),
    "river": Style("water", (255, 255, 255), (62, 88, 96), 0.0),
    "sea": Style("water", (255, 255, 255), (62, 88, 96), 0.0),
}
"""By a word of the kind's name; a kind may be called "stone-wall" or "harbour-crates"."""

SOLID: Final = Style("stone", (246, 240, 230))


def style_of(piece: Piece) -> Style:
    """The look of a piece: by the words of its kind from the last one back, else by what it is for."""
    words = piece.kind.replace("_", "-").split("-")[::-1]
    if piece.is_ramp:
        return next((STYLES[word] for word in ("hill", "stairs") if word in words), STYLES["ramp"])
    for word in words:
        if word in STYLES:
            return STYLES[word]
    if piece.translucent > 0:
        return STYLES["woods"]
    if piece.passable:
        return STYLES["scrub"] if piece.blocks_sight else STYLES["road"]
    return SOLID
