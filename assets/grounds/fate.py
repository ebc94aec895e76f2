"""The grounds of FATE."""

from __future__ import annotations

from math import pi

import numpy as np
from grounds.painting import Colour, Ground, Light, blurred


def warehouse_three() -> None:
    """A quay in the fog, a lane of cobbles, a yard, and a warehouse with a floor of planks that was written on."""
    ground = Ground("fate", "warehouse-three", (168, 164, 154))
    table, rough = ground.table, ground.noise(2.4, 0.25, 1.2)
    ground.shade(ground.noise(8.0, 1.0, 1.6), 8)
    ground.shade(ground.noise(0.5, 0.08, 0.5), 6)
    west, east = ground.x < 8.0, ground.x > 16.0
    lane = (~west & ~east & (ground.y > 10.0)).astype(np.float32)
    quay = (west & (ground.x > 1.0)).astype(np.float32) + 0 * ground.y
    yard = east.astype(np.float32) + 0 * ground.y
    hall = ground.inside(8.0, 0.0, 16.0, 10.0, 0.02)
    ground.slabs(quay, 1.4, 0.7, (116, 114, 108))
    ground.tint((150, 140, 122), lane * 0.5)
    ground.slabs(lane, 0.42, 0.32, (104, 98, 88))
    ground.tint((92, 88, 82), ground.way([(8.0, 13.0), (16.0, 13.0)], 0.3, 0.15) * 0.7)
    ground.tint((164, 146, 116), yard * 0.75)
    ground.shade(yard * rough, 9)
    for rut in (-0.7, 0.7):
        ruts = [(16.6, 4.6 + rut * 0.4), (19.0, 6.4 + rut), (20.0 + rut, 10.0), (20.0 + rut, 16.0)]
        ground.tint((124, 106, 80), ground.way(ruts, 0.4, 0.2, 0.1 * rough) * 0.7)
    for x, y, radius in ((18.4, 12.4, 0.8), (22.2, 4.4, 0.6), (13.6, 11.4, 0.5), (5.6, 2.2, 0.6)):
        ground.tint((126, 140, 148), ground.blot(x, y, radius, rough) * 0.8)
    ground.stones(120, yard, 0.04, 0.12, (178, 172, 160))
    ground.tufts(90, (118, 128, 80), yard * (ground.x > 22.6), 0.2)
    # The hall: planks across, worn where one walks; bays painted and numbered by strokes, oil, sacking and straw.
    ground.tint((182, 144, 100), hall)
    ground.slabs(hall, 2.4, 0.3, (98, 70, 44))
    ground.shade(hall * ground.noise(2.0, 0.08, 0.9, 0.1), 9)
    walked = ground.way([(8.0, 5.0), (16.0, 4.5)], 1.7, 0.8, 0.3 * rough)
    walked = np.maximum(walked, ground.way([(11.4, 10.0), (11.6, 5.0)], 1.2, 0.8, 0.3 * rough))
    ground.tint((204, 176, 134), hall * walked * 0.5)
    white: Colour = (236, 228, 206)
    for left, low in ((8.6, 0.6), (8.6, 6.8), (13.4, 6.8), (13.4, 0.6)):
        wide, high = 1.9, 2.4
        frame = ground.inside(left, low, left + wide, low + high, 0.02)
        frame -= ground.inside(left + 0.08, low + 0.08, left + wide - 0.08, low + high - 0.08, 0.02)
        ground.tint(white, frame * np.clip(0.75 + rough, 0.2, 1) * 0.75)
    for number, (x, y) in enumerate(((9.3, 1.5), (9.3, 7.7), (14.1, 7.7), (14.1, 1.5))):
        for stroke in range(number + 1):
            ground.tint(white, ground.line((x + stroke * 0.2, y), (x + stroke * 0.2, y + 0.7), 0.07) * hall * 0.6)
    for x, y, radius in ((14.4, 4.2, 0.55), (9.8, 4.0, 0.4), (12.4, 8.6, 0.35)):
        ground.tint((74, 58, 42), ground.blot(x, y, radius, rough) * hall * 0.6)
    for x, y, size in ground.places(200, hall):
        ground.dab(x, y, 0.1 + 0.1 * size, 0.013, x * 11 % pi, (228, 204, 134), 0.7, 0.015)
    # The sea beyond the edge of the quay, with its bollards and rings.
    sea = ground.depth([[(-3.0, -3.0), (1.0, -3.0), (1.0, 19.0), (-3.0, 19.0)]])
    ground.water(sea, (112, 138, 142), (64, 92, 106), 1.2)
    ground.tint((128, 124, 116), ground.inside(1.0, -1.0, 1.5, 17.0, 0.05))
    ground.tint((84, 80, 74), ground.line((1.5, -1.0), (1.5, 17.0), 0.06))
    for y in (1.6, 5.0, 8.4, 11.8, 15.0):
        ground.dab(1.34, y - 0.06, 0.24, 0.24, 0.0, (50, 48, 46), 0.6, 0.1)
        ground.dab(1.25, y, 0.2, 0.2, 0.0, (74, 72, 70))
        ground.dab(1.2, y + 0.05, 0.1, 0.1, 0.0, (126, 124, 120), 0.8, 0.06)
    fog = np.clip(ground.noise(7.0, 1.2, 1.8) + 0.35, 0, 1) * np.clip((9.0 - ground.x) / 7.0, 0, 1)
    ground.tint((214, 218, 216), fog * 0.55 * (1 - hall))
    light = Light(table, (0.62, 0.64, 0.74))
    light.sun((0.22, 0.22, 0.2), 135.0, 40.0)
    light.lamp(14.0, 4.0, 4.6, 6.0, (0.5, 0.34, 0.08))
    light.lamp(9.6, 8.6, 4.6, 5.0, (0.4, 0.28, 0.06))
    light.lamp(17.0, 12.0, 4.0, 5.0, (0.45, 0.32, 0.1))
    light.lamp(7.0, 10.6, 4.0, 5.0, (0.45, 0.32, 0.1))
    ground.save(light)


def the_doctors_roof() -> None:
    """A street and a crane far below a roof of slates, all of it dark and shining with rain."""
    ground = Ground("fate", "the-doctors-roof", (132, 132, 134))
    table, rough = ground.table, ground.noise(2.4, 0.25, 1.2)
    street = (ground.y < 5.0).astype(np.float32) + 0 * ground.x
    ground.shade(ground.noise(8.0, 1.0, 1.6), 8)
    ground.slabs(street * (ground.y < 3.4), 0.42, 0.32, (84, 82, 82))
    walk = ((ground.y >= 3.4) & (ground.y < 5.0)).astype(np.float32) + 0 * ground.x
    ground.tint((156, 154, 150), walk * 0.8)
    ground.slabs(walk, 1.0, 0.8, (100, 98, 96))
    ground.tint((74, 72, 72), ground.line((-1.0, 3.4), (21.0, 3.4), 0.12))
    stair = ((ground.x < 6.0) & (ground.y >= 5.0)).astype(np.float32)
    ground.tint((140, 128, 112), stair * 0.8)
    ground.slabs(stair, 0.9, 0.45, (92, 84, 74))
    for x, y, radius in (
        (3.4, 1.6, 0.9),
        (8.2, 2.2, 0.7),
        (14.6, 1.3, 1.0),
        (18.2, 2.4, 0.6),
        (4.2, 8.6, 0.5),
        (17.4, 17.6, 0.9),
    ):
        ground.tint((96, 110, 124), ground.blot(x, y, radius, rough) * 0.85)
        ground.tint((186, 198, 208), ground.blot(x - 0.15, y + 0.15, radius * 0.45, rough) * 0.5)
    light = Light(table, (0.5, 0.56, 0.68), 24)
    light.sun((0.2, 0.2, 0.2), 135.0, 50.0)
    for x, y, reach in ((2.0, 3.8, 5.0), (10.0, 3.8, 5.0), (18.0, 3.8, 5.0), (4.0, 11.2, 4.0)):
        light.lamp(x, y, 4.0, reach, (0.75, 0.52, 0.2))
    light.lamp(12.0, 14.6, 9.0, 7.5, (0.6, 0.42, 0.14))
    # Slates that shine, drops that fall, and rings where they have fallen.
    chance = np.random.default_rng(11)
    for x, y, long in chance.uniform((0, 0, 0.25), (table.width, table.depth, 0.7), (900, 3)):
        _streak(light, x, y, long, 0.3)
    light.parts += (
        np.clip(blurred(chance.standard_normal(light.size).astype(np.float32), 9) * 7.0 - 0.35, 0, 1) * 0.34
    )[:, :, None]
    ground.save(light)


def _streak(light: Light, x: float, y: float, long: float, bright: float) -> None:
    """A drop of rain in its fall."""
    for number in range(round(long * light.scale)):
        column, row = (
            int((x + 0.22 * number / light.scale) * light.scale),
            int(light.size[1] - (y + number / light.scale) * light.scale),
        )
        if 0 <= column < light.size[0] and 0 <= row < light.size[1]:
            light.parts[column, row] += bright


GROUNDS = (warehouse_three, the_doctors_roof)
