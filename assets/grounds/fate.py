"""The grounds of FATE."""

from __future__ import annotations

from math import cos, pi, sin

import numpy as np
from grounds.painting import DRY, FRESH, SAND, Colour, Ground, Light, Point, blurred


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


def the_ferrymans_purse() -> None:
    """A tavern between river and lane: boards, a tiled kitchen, spilled beer, reeds, cobbles and lamplight."""
    ground = Ground("fate", "the-ferrymans-purse", (166, 158, 132), 30)
    table, rough = ground.table, ground.noise(2.4, 0.25, 1.2)
    ground.grass((138, 148, 92), (170, 164, 116), 120)
    bank = ground.depth([[(-3.0, -3.0), (3.4, -3.0), (3.4, 15.0), (-3.0, 15.0)]]) + 0.12 * rough
    ground.tint((150, 128, 94), np.clip((ground.x - 3.2) / 0.6, 0, 1) * np.clip((6.4 - ground.x) / 0.6, 0, 1) * 0.6)
    ground.water(bank, (124, 152, 146), (56, 92, 106), 1.4)
    ground.reeds(120, np.clip(1.0 - np.abs(bank + 0.15) / 0.4, 0, 1) * (np.abs(ground.y - 6.0) > 2.0))
    lane = np.clip((ground.x - 14.0) / 0.05, 0, 1) + 0 * ground.y
    ground.tint((158, 154, 146), lane)
    ground.slabs(lane, 0.42, 0.32, (108, 104, 96))
    ground.tint((96, 92, 86), ground.way([(18.0, -1.0), (18.0, 13.0)], 0.26, 0.12) * 0.7)
    for x, y, radius in ((15.4, 2.4, 0.5), (17.2, 7.6, 0.45), (15.6, 10.4, 0.4)):
        ground.tint((122, 136, 144), ground.blot(x, y, radius, 0.4 * rough) * 0.8)
    hall = ground.inside(5.9, 0.9, 14.1, 11.1, 0.03)
    ground.tint((172, 130, 86), hall)
    ground.slabs(hall, 1.9, 0.27, (96, 68, 42))
    ground.shade(hall * ground.noise(1.8, 0.08, 0.9, 0.1), 9)
    kitchen = ground.inside(5.9, 7.5, 14.1, 11.1, 0.03)
    ground.tint((188, 156, 126), kitchen)
    ground.slabs(kitchen, 0.5, 0.5, (118, 84, 62))
    walked = ground.way([(6.0, 6.0), (14.0, 6.0)], 1.3, 0.8, 0.3 * rough)
    walked = np.maximum(walked, ground.way([(10.0, 6.0), (10.0, 9.2), (7.4, 9.4), (12.6, 9.4)], 1.0, 0.6, 0.2 * rough))
    ground.tint((204, 172, 126), hall * walked * 0.5)
    for x, y, radius in ((8.3, 4.4, 0.45), (11.7, 3.4, 0.5), (9.4, 9.2, 0.35), (7.9, 2.9, 0.5), (12.2, 3.2, 0.4)):
        ground.tint((96, 66, 38), ground.blot(x, y, radius, 0.5 * rough) * hall * 0.55)
    for x, y, size in ground.places(240, hall):
        ground.dab(x, y, 0.1 + 0.1 * size, 0.013, x * 11 % pi, (228, 204, 134), 0.7, 0.015)
    _stools(ground, [(8.6, 3.9), (8.6, 4.6), (11.4, 4.5), (11.4, 3.9), (9.4, 3.2), (10.6, 5.2)], 0.2)
    light = Light(table, (0.66, 0.68, 0.78))
    light.sun((0.18, 0.18, 0.16), 135.0, 42.0)
    for x, y, reach in ((10.0, 4.2, 4.6), (10.0, 9.2, 4.2), (14.5, 7.4, 3.6), (5.5, 4.8, 3.4)):
        light.lamp(x, y, 3.0, reach, (0.5, 0.35, 0.12))
    ground.save(light)


def the_harbour_ball() -> None:
    """A terrace of flags with lawns, a ballroom, a dais of two colours, a card room with its carpet."""
    ground = Ground("fate", "the-harbour-ball", (190, 182, 164), 30)
    table = ground.table
    terrace = (ground.x < 6.0).astype(np.float32) + 0 * ground.y
    ground.tint((198, 192, 178), terrace)
    ground.slabs(terrace, 1.0, 1.0, (146, 140, 126))
    paved = ground.pixels.copy()
    ground.grass(FRESH, DRY, 0)
    lawn = np.zeros(ground.size, np.float32)
    for ring in (
        [(-1.0, -1.0), (5.0, -1.0), (5.0, 2.2), (-1.0, 2.2)],
        [(-1.0, 13.7), (5.0, 13.7), (5.0, 17.0), (-1.0, 17.0)],
    ):
        lawn = np.maximum(lawn, np.clip(ground.depth([ring]) / 0.06, 0, 1))
    lawn = np.maximum(lawn, np.clip((1.7 - np.hypot(ground.x - 2.6, ground.y - 8.0)) / 0.06, 0, 1))
    ground.pixels = paved * (1 - lawn[:, :, None]) + ground.pixels * lawn[:, :, None]
    ground.flowers(160, lawn)
    hall = ground.inside(6.0, -1.0, 16.0, 10.0, 0.02)
    ground.tint((186, 140, 88), hall)
    ground.slabs(hall, 1.2, 0.24, (110, 76, 44))
    dais = ground.inside(6.0, 10.0, 16.0, 17.0, 0.02)
    ground.tint((206, 198, 182), dais)
    dark = np.mod(np.floor(ground.x / 0.8) + np.floor(ground.y / 0.8), 2) == 0
    ground.tint((150, 62, 58), dais * dark * 0.75)
    ground.tint((142, 36, 40), ground.inside(9.6, 6.8, 12.4, 11.2, 0.03))
    ground.tint((206, 166, 92), ground.inside(9.7, 6.8, 9.8, 11.2, 0.02) + ground.inside(12.2, 6.8, 12.3, 11.2, 0.02))
    cards = ground.inside(16.0, -1.0, 23.0, 17.0, 0.02)
    ground.tint((150, 108, 70), cards)
    ground.slabs(cards, 1.8, 0.26, (92, 62, 38))
    for grown, colour in ((0.0, (38, 70, 58)), (0.16, (198, 164, 96)), (0.26, (48, 88, 72))):
        ground.tint(colour, ground.inside(16.9 + grown, 1.4 + grown, 21.2 - grown, 13.6 - grown))
    weave = ground.inside(17.3, 1.8, 20.8, 13.2, 0.05)
    ground.shade(weave * np.sin(ground.x * 12) * np.sin(ground.y * 12), 9)
    for y in (4.0, 11.0):
        _stools(
            ground,
            [(19 + 1.3 * cos(turn * pi / 2 + 0.6), y + 1.3 * sin(turn * pi / 2 + 0.6)) for turn in range(4)],
            0.2,
        )
    chance = ground.places(26, cards)
    for x, y, size in chance:
        if np.hypot(x - 19.0, min(abs(y - 4.0), abs(y - 11.0))) < 2.2:
            ground.dab(x, y, 0.1, 0.07, size * pi, (240, 236, 224), 0.95, 0.02)
    light = Light(table, (0.70, 0.70, 0.80))
    light.sun((0.12, 0.13, 0.16), 135.0, 42.0)
    for x, y, reach in ((11.0, 5.0, 6.0), (9.0, 13.0, 4.0), (13.0, 13.0, 4.0), (19.0, 7.6, 5.0), (5.4, 3.0, 3.0),
                        (5.4, 7.2, 3.0), (2.6, 11.0, 3.4)):  # fmt: skip
        light.lamp(x, y, 4.0, reach, (0.42, 0.32, 0.14))
    ground.save(light)


def the_opening_night() -> None:
    """A theatre: a red carpet between its benches, tiles in the foyer, bare boards in the wings, limelight."""
    ground = Ground("fate", "the-opening-night", (128, 112, 96), 30)
    table, rough = ground.table, ground.noise(2.4, 0.25, 1.2)
    ground.shade(ground.noise(6.0, 0.8, 1.6), 7)
    stalls = ground.inside(4.0, 2.0, 16.0, 11.0, 0.02)
    ground.tint((168, 124, 80), stalls)
    ground.slabs(stalls, 1.8, 0.26, (98, 68, 42))
    for west, east in ((4.3, 5.3), (14.7, 15.7)):
        ground.tint((132, 34, 38), ground.inside(west, 2.0, east, 10.6, 0.03))
    ground.tint((132, 34, 38), ground.inside(4.0, 9.2, 15.7, 10.4, 0.03))
    ground.tint((132, 34, 38), ground.inside(1.4, 5.4, 5.3, 6.6, 0.03))
    foyer = ground.inside(-1.0, -1.0, 4.0, 11.0, 0.02)
    carpet = ground.inside(0.6, 5.3, 4.0, 6.7, 0.03)
    ground.tint((214, 204, 184), foyer)
    dark = np.mod(np.floor(ground.x / 0.5) + np.floor(ground.y / 0.5), 2) == 0
    ground.tint((92, 84, 82), foyer * dark * 0.8)
    ground.tint((140, 36, 40), carpet)
    wings = np.maximum(ground.inside(-1.0, 11.0, 4.0, 19.0, 0.02), ground.inside(4.0, 16.0, 21.0, 19.0, 0.02))
    ground.tint((150, 118, 84), wings)
    ground.slabs(wings, 2.2, 0.3, (88, 64, 42))
    ground.shade(wings * ground.noise(1.8, 0.08, 0.9, 0.1), 9)
    for number in range(4):
        y = 16.4 + 0.36 * number
        ground.tint((206, 184, 138), ground.line((5.0 + number, y), (14.0 + number, y + 0.3 * rough[0, 0]), 0.07) * 0.8)
    back = ground.inside(4.0, -1.0, 16.0, 2.0, 0.02)
    ground.tint((172, 160, 140), back)
    ground.slabs(back, 0.9, 0.9, (124, 112, 94))
    boxes = ground.inside(16.0, -1.0, 21.0, 19.0, 0.02)
    ground.tint((112, 56, 54), boxes * 0.85)
    ground.slabs(boxes, 1.8, 0.3, (74, 36, 36))
    for x, y, size in ground.places(60, np.maximum(stalls, foyer)):
        ground.dab(x, y, 0.1, 0.07, size * pi, (238, 232, 214), 0.9, 0.02)
    light = Light(table, (0.58, 0.56, 0.66))
    light.sun((0.10, 0.10, 0.12), 135.0, 42.0)
    for x in (5.6, 7.8, 10.0, 12.2, 14.4):
        light.lamp(x, 11.3, 2.2, 4.4, (0.46, 0.36, 0.16))
    for x, y, reach in ((10.0, 6.4, 5.4), (2.0, 3.2, 4.6), (2.0, 8.6, 4.0), (1.6, 14.4, 3.6), (18.2, 9.0, 5.0)):
        light.lamp(x, y, 4.6, reach, (0.42, 0.30, 0.12))
    ground.save(light)


def three_boats_one_chest() -> None:
    """A sandbank with its ripples, pools and weed, the sea on three sides of it, and what a wreck has lost."""
    ground = Ground("fate", "three-boats-one-chest", SAND, 30)
    rough, broad = ground.noise(2.4, 0.25, 1.2), ground.noise(7.0, 1.0, 1.6)
    dry = ground.depth([[(7.4, 6.4), (16.6, 6.4), (16.6, 24.0), (7.4, 24.0)]])
    shore = -dry + 0.5 * broad + 0.12 * rough
    ground.shade(ground.noise(9.0, 1.0, 1.6), 8)
    ground.shade(np.sin((ground.y + 0.35 * broad + 0.2 * rough) * 11.0), 6)
    ground.shade(ground.noise(0.8, 0.1, 0.6, 0.4), 6)
    ground.tint((172, 152, 114), np.clip(1.0 + (shore + 0.3 * rough) / 1.2, 0, 1) * 0.85)
    line = np.clip(1.0 - np.abs(shore + 1.5 + 0.6 * rough) / 0.09, 0, 1)
    ground.tint((104, 92, 66), line * 0.5 * np.clip(0.5 + ground.noise(0.6, 0.08, 0.6), 0, 1))
    for x, y, radius in ((10.6, 9.4, 0.8), (13.6, 12.0, 0.7), (9.0, 13.4, 0.5), (14.9, 10.2, 0.5)):
        ground.tint((160, 142, 108), ground.blot(x, y, radius * 1.35, 0.5 * rough) * 0.7)
        ground.tint((132, 164, 164), ground.blot(x, y, radius, 0.5 * rough) * 0.8)
    ground.tint((150, 128, 94), ground.blot(12.0, 10.4, 0.9, 0.5 * rough) * 0.75)
    sand = np.clip(dry / 0.6, 0, 1)
    ground.stones(110, sand, 0.04, 0.15, (178, 172, 162))
    for x, y, size in ground.places(90, sand):
        ground.dab(x, y, 0.05 + 0.03 * size, 0.035, x * 5 % pi, (244, 232, 214), 0.95, 0.02)
    for x, y, size in ground.places(60, sand):
        ground.dab(x, y, 0.2 + 0.2 * size, 0.03, x * 5 % pi, (74, 84, 50), 0.8)
        ground.dab(x + 0.05, y + 0.04, 0.16, 0.025, x * 5 % pi + 0.7, (92, 98, 56), 0.8)
    for number in range(9):
        x, y = 8.6 + (number * 2.9) % 7.0, 13.2 + (number * 0.77) % 1.6
        ground.dab(x + 0.05, y - 0.06, 0.62, 0.09, number * 1.9, (110, 92, 66), 0.6, 0.06)
        ground.dab(x, y, 0.6, 0.08, number * 1.9, (128, 98, 68))
    ground.water(shore, (150, 186, 172), (72, 126, 140), 2.4)
    ground.save()


def _stools(ground: Ground, places: list[Point], reach: float) -> None:
    """Stools about a table."""
    for x, y in places:
        ground.dab(x + 0.06, y - 0.06, reach, reach, 0.0, (60, 42, 28), 0.5, 0.08)
        ground.dab(x, y, reach, reach, 0.0, (126, 86, 52))
        ground.dab(x - 0.03, y + 0.03, reach * 0.6, reach * 0.6, 0.0, (156, 112, 72), 0.8, 0.06)


GROUNDS = (
    warehouse_three, the_doctors_roof, the_ferrymans_purse, the_harbour_ball, the_opening_night, three_boats_one_chest,
)  # fmt: skip
