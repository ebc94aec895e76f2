"""The grounds of Kampf W6."""

from __future__ import annotations

from math import pi

import numpy as np
from grounds.painting import Colour, Ground, Light


def yard() -> None:
    """A yard of worn asphalt behind a shed."""
    ground = Ground("w6/tutorials", "yard", (158, 155, 148))
    rough = ground.noise(3.0, 0.3, 1.2)
    ground.shade(ground.noise(6.0, 0.8, 1.6), 8)
    ground.shade(ground.noise(0.5, 0.06, 0.4), 7)
    ground.tint((104, 101, 96), np.clip(1.0 - np.abs(ground.noise(4.0, 0.25, 1.5)) / 0.014, 0, 1) * 0.5)
    verge = np.clip((ground.depth([[(-1, 8.6), (17, 8.6), (17, 11), (-1, 11)]]) + 0.3 * rough) / 0.3, 0, 1)
    ground.tint((146, 154, 100), verge)
    ground.tufts(160, (120, 134, 80), verge)
    for x in (2.0, 4.5, 7.0):
        ground.tint((222, 218, 206), ground.line((x, 0.2), (x, 3.0), 0.1) * np.clip(0.7 + rough, 0.2, 1) * 0.8)
    for x, y, radius in ((3.2, 1.6, 0.4), (12.8, 5.2, 0.5), (8.0, 7.4, 0.35)):
        ground.tint((92, 88, 84), ground.blot(x, y, radius, rough) * 0.6)
    ground.worn((138, 132, 120), ground.table.of("building", "low-wall"), 0.4, 0.5)
    ground.save()


def petrol_station() -> None:
    """Asphalt with worn paint, slabs of concrete on the forecourt, verges at the sides, and oil."""
    ground = Ground("w6", "petrol-station", (150, 149, 145))
    fine, rough = ground.noise(0.5, 0.06, 0.4), ground.noise(4.0, 0.3, 1.3)
    ground.shade(ground.noise(9.0, 1.0, 1.6), 9)
    ground.shade(fine, 7)
    mended = ground.inside(3.2, 10.6, 7.9, 12.4, 0.06) + ground.inside(22.1, 10.2, 25.0, 12.9, 0.06)
    ground.tint((134, 133, 131), mended * 0.7)
    # The forecourt, slab by slab.
    slabs = ground.inside(10.2, 4.4, 19.8, 11.0)
    ground.tint((182, 178, 168), slabs * (0.9 + 0.1 * rough))
    joint = np.minimum(np.abs(np.mod(ground.x - 10.2, 2.4) - 1.2), np.abs(np.mod(ground.y - 4.4, 2.2) - 1.1))
    along, across = np.mod(ground.x - 10.2, 2.4) - 1.2, np.mod(ground.y - 4.4, 2.2) - 1.1
    edge = np.maximum(np.abs(along) - 1.17, np.abs(across) - 1.07)
    ground.tint((140, 136, 128), slabs * np.clip(edge / 0.03, 0, 1))
    del joint
    # Kerbs of the pumps, and the way past them.
    for west in (12.15, 16.15):
        kerb = ground.inside(west, 5.5, west + 1.7, 8.5, 0.05)
        ground.tint((206, 202, 190), kerb)
        ground.tint((120, 116, 108), kerb * (1 - ground.inside(west + 0.06, 5.56, west + 1.64, 8.44, 0.02)))
    worn = np.clip(0.75 + 0.5 * rough, 0.25, 1.0)
    for x in (11.2, 14.6, 15.4, 18.8):
        ground.tint((226, 190, 92), ground.line((x, 5.0), (x, 9.4), 0.09) * worn)
    # Bays for cars, in white.
    for x in (6.6, 11.55, 18.45, 23.4):
        ground.tint((224, 222, 214), ground.line((x, 7.6), (x, 10.4), 0.1) * worn * 0.85)
    for west in (6.6, 18.45):
        ground.tint((224, 222, 214), ground.line((west, 10.4), (west + 4.95, 10.4), 0.1) * worn * 0.85)
    # A walk round the shop.
    ground.tint((170, 164, 154), ground.inside(9.9, 11.9, 20.1, 19.0, 0.04) * 0.95)
    tiles = np.maximum(np.abs(np.mod(ground.x, 0.6) - 0.3), np.abs(np.mod(ground.y, 0.6) - 0.3))
    tiled = ground.inside(9.9, 11.9, 20.1, 19.0, 0.04)
    ground.tint((140, 134, 124), tiled * np.clip((tiles - 0.28) / 0.02, 0, 1) * 0.8)
    # Verges.
    for west, south, east, north in ((10.9, 1.2, 19.1, 2.8), (-1.0, 18.6, 8.6, 21.0), (21.4, 18.6, 31.0, 21.0)):
        verge = ground.inside(west, south, east, north, 0.12) * np.clip(1.0 + rough * 0.4, 0.0, 1.0)
        ground.tint((142, 152, 98), verge)
        ground.tint((112, 126, 76), verge * np.clip(fine, 0, 1))
    # Cracks and oil.
    crack = np.abs(ground.noise(5.0, 0.25, 1.5))
    ground.tint((96, 94, 92), np.clip(1.0 - crack / 0.012, 0, 1) * 0.55 * (1.0 - slabs))
    for x, y, radius in (
        (14.1, 6.6, 0.5), (15.9, 7.7, 0.4), (18.2, 6.9, 0.35), (9.0, 7.2, 0.45), (21.4, 7.3, 0.4), (4.5, 11.2, 0.3),
    ):  # fmt: skip
        ground.tint((92, 88, 84), ground.blot(x, y, radius, rough) * 0.6)
    light = Light(ground.table, (0.38, 0.43, 0.64))
    light.sun((0.1, 0.12, 0.16), 135.0, 42.0)
    white: Colour = (0.86, 0.86, 0.72)
    for x in (13.0, 17.0):
        for y in (5.4, 8.6):
            light.lamp(x, y, 4.5, 7.5, (0.42, 0.42, 0.34))
        light.lamp(x, 7.0, 3.0, 3.2, white)
    for x in (12.6, 15.0, 17.4):
        light.lamp(x, 12.5, 2.6, 4.0, (0.5, 0.4, 0.2))
    for x in (6.5, 23.5):
        light.lamp(x, 16.4, 5.0, 6.5, (0.62, 0.46, 0.2))
    light.lamp(15.0, 15.5, 6.0, 4.2, (0.3, 0.24, 0.2))
    ground.save(light)


def quarry() -> None:
    """Stone dust and gravel, tracks of lorries across the middle, darker where the rock was blasted."""
    ground = Ground("w6", "quarry", (196, 187, 170), 30)
    coarse, fine, rough = ground.noise(12.0, 2.0, 1.6), ground.noise(0.4, 0.06, 0.3), ground.noise(3.0, 0.3, 1.2)
    ground.shade(coarse, 12)
    ground.shade(rough, 8)
    ground.shade(fine, 9)
    ground.tint((172, 158, 136), np.clip(coarse * 1.2 - 0.15, 0, 1) * 0.7)
    ground.tint((160, 156, 148), np.clip(ground.noise(7.0, 0.8, 1.4) - 0.35, 0, 1))
    # The way of the lorries: two ruts that swing past the hut, once on each side.
    for turn in (1.0, -1.0):
        from_middle = ground.x - 24.0
        middle = 16.0 + turn * (2.9 * np.exp(-((from_middle / 8.0) ** 2)) + 0.5 * np.sin(from_middle * 0.16))
        for rut in (-0.55, 0.55):
            away = np.abs(ground.y - middle - rut)
            ground.tint((168, 152, 128), np.clip((0.3 - away) / 0.14, 0, 1) * (0.62 + 0.25 * rough))
            tread = np.abs(np.mod(ground.x * 2.4 + turn, 1.0) - 0.5) < 0.17
            ground.tint((150, 136, 114), np.clip((0.2 - away) / 0.08, 0, 1) * tread * 0.5)
    # Stones that have rolled down.
    chance = np.random.default_rng(7)
    for x, y in chance.uniform((0.0, 0.0), (24.0, 32.0), (260, 2)):
        size = chance.uniform(0.05, 0.16)
        angle = chance.uniform(0, pi)
        for px, py in ((x, y), (48.0 - x, 32.0 - y)):
            ground.stone(px, py, size, angle)
    ground.save()


GROUNDS = (yard, petrol_station, quarry)
