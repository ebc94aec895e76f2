"""The grounds of Kampf W6."""

from __future__ import annotations

from math import cos, pi, sin

import numpy as np
from grounds.painting import EARTH, Colour, Ground, Light, Point, Ring, meadow


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


def allotments() -> None:
    """Gardens before sunrise: cinder paths along the hedges, beds dug in rows, two old ones gone to weed, a wet tap."""
    ground = meadow("w6", "allotments", tufts=520)
    rough, fine = ground.noise(2.2, 0.25, 1.2), ground.noise(0.5, 0.06, 0.4)
    paths = [
        [(3.1, -1.0), (3.1, 19.0)],
        [(22.9, -1.0), (22.9, 19.0)],
        [(3.1, 9.0), (5.6, 11.4), (9.6, 9.2), (13.0, 9.0), (16.4, 9.2), (20.4, 11.4), (22.9, 9.0)],
        [(13.0, 6.4), (13.0, 11.8)],
    ]
    for points in paths:
        cinders = ground.way(points, 1.3, 0.3, 0.2 * rough)
        ground.tint((150, 142, 130), cinders * 0.85)
        ground.shade(cinders * fine, 12)
    ground.worn(EARTH, ground.table.of("shed", "barrels", "compost-bank"), 0.7, 0.7)
    # What is dug and planted: rows of cabbage and lettuce, a board to kneel on between them.
    for west, south, east, north in ((5.4, 3.8, 8.4, 6.8), (5.2, 11.6, 8.6, 13.6), (5.4, 1.2, 8.4, 2.4)):
        for left, right in ((west, east), (26.0 - east, 26.0 - west)):
            bed = np.clip((ground.depth([_box(left, south, right, north)]) + 0.1 * rough) / 0.15, 0, 1)
            ground.tint((118, 90, 62), bed * 0.9)
            ground.shade(bed * np.sin(ground.y * 2 * pi / 0.6), 13)
            for row in range(round((north - south) / 0.6)):
                for number in range(round((right - left - 0.4) / 0.42)):
                    x, y = left + 0.35 + 0.42 * number, south + 0.3 + 0.6 * row
                    tone = ((104, 140, 70), (128, 158, 84), (92, 122, 82))[row % 3]
                    _plant(ground, x, y, 0.15, tone)
    # The two old beds in which somebody has begun to dig.
    for south, north in ((12.0, 17.5), (0.5, 6.0)):
        bed = np.clip((ground.depth([_box(9.5, south, 16.5, north)]) + 0.3 * rough - 0.2) / 0.3, 0, 1)
        ground.tint((134, 106, 74), bed * np.clip(0.75 + 0.6 * rough, 0.35, 1))
        ground.shade(bed * np.sin((ground.x + 0.1 * ground.y) * 2 * pi / 0.7), 8)
        ground.tufts(170, (120, 136, 74), bed, 0.2)
        ground.flowers(120, bed)
        for number in range(7):
            x, y = 10.4 + 0.9 * number, south + 1.2 + (number * 1.7) % 2.6
            if np.hypot(x - 13.0, y - 15.8) < 2.2:
                continue
            ground.dab(x, y, 0.42, 0.34, number * 1.3, (82, 62, 44), 0.9, 0.12)
            ground.dab(x + 0.5, y + 0.18, 0.34, 0.26, number * 2.1, (164, 130, 92), 0.9, 0.12)
    mud = ground.blot(13.0, 9.0, 1.6, 0.5 * rough)
    ground.tint((118, 96, 70), mud * 0.7)
    ground.tint((136, 150, 152), ground.blot(13.5, 8.3, 0.6, 0.4 * rough) * 0.75)
    ground.flowers(240, np.clip(1.0 + ground.depth(ground.table.of("hedge")) / 1.0, 0, 1))
    light = Light(ground.table, (0.70, 0.74, 0.86))
    light.sun((0.34, 0.24, 0.06), 52.0, 36.0)
    ground.save(light)


def boarding_house() -> None:
    """A street of setts with its pavement, a house with boards and tiles, a coal yard, a garden with a washing line."""
    ground = meadow("w6", "boarding-house", 30, tufts=620)
    rough, fine = ground.noise(2.4, 0.25, 1.2), ground.noise(0.5, 0.06, 0.4)
    street = np.maximum(ground.inside(-1.0, -1.0, 3.6, 25.0, 0.05), ground.inside(3.0, 8.6, 10.2, 17.2, 0.05))
    ground.tint((150, 146, 140), street)
    ground.slabs(street, 0.42, 0.32, (112, 108, 102))
    for south, north in ((-1.0, 8.6), (17.2, 25.0)):
        kerb = ground.inside(3.5, south, 3.8, north, 0.03)
        ground.tint((196, 192, 182), kerb)
        ground.tint((104, 100, 96), ground.line((3.45, south), (3.45, north), 0.1) * 0.8)
    yard = np.clip((ground.depth([_box(12.0, -2.0, 25.6, 8.2)]) + 0.35 * rough) / 0.4, 0, 1)
    ground.tint((158, 146, 126), yard * 0.9)
    ground.shade(yard * fine, 10)
    ground.tint((70, 66, 62), ground.blot(17.0, 4.2, 3.1, rough) * 0.45)
    ground.tint((176, 152, 116), ground.way([(24.0, 16.0), (25.2, 17.6), (24.6, 21.6), (20.0, 22.6), (9.0, 22.4)],
                                            1.0, 0.5, 0.25 * rough) * 0.75)  # fmt: skip
    step = ground.inside(8.6, 12.2, 10.2, 13.8, 0.04)
    ground.tint((192, 188, 178), step)
    ground.slabs(step, 0.8, 0.8, (140, 136, 128))
    # Boards in the west, with a carpet; the kitchen's tiles in the east.
    house = ground.inside(9.9, 7.9, 24.1, 18.1, 0.03)
    ground.tint((168, 126, 84), house)
    boards = house * (ground.x < 17.0)
    ground.slabs(boards, 1.8, 0.26, (104, 74, 46))
    ground.shade(boards * ground.noise(1.8, 0.08, 0.9, 0.1), 8)
    _carpet(ground, 14.1, 12.55, 2.2, 1.5)
    tiles = house * (ground.x >= 17.0)
    ground.tint((206, 200, 184), tiles)
    dark = np.mod(np.floor(ground.x / 0.5) + np.floor(ground.y / 0.5), 2) == 0
    ground.tint((136, 96, 82), tiles * dark * 0.7)
    beds = ground.inside(27.2, 9.6, 30.6, 11.0, 0.15) + ground.inside(27.2, 12.4, 30.6, 13.8, 0.15)
    ground.tint((112, 86, 60), beds * 0.9)
    ground.flowers(420, np.clip(beds, 0, 1))
    ground.tint((226, 222, 210), ground.line((28.0, 16.4), (32.0, 19.0), 0.05))
    for share in (0.2, 0.4, 0.55, 0.8):
        x, y = 28.0 + 4.0 * share, 16.4 + 2.6 * share
        ground.dab(x + 0.12, y - 0.12, 0.32, 0.15, 0.57, (70, 78, 54), 0.5, 0.1)
        ground.dab(x, y, 0.32, 0.14, 0.57, ((232, 228, 218), (176, 190, 206))[round(share * 10) % 4 // 2], 1.0)
    ground.worn(EARTH, ground.table.of("shed", "low-wall"), 0.6, 0.6)
    ground.litter(ground.table.of("tree"), 60)
    ground.leaves(260, np.maximum(ground.blot(7.4, 20.4, 2.6, rough), ground.blot(28.5, 5.0, 3.0, rough)))
    ground.flowers(160, np.clip(ground.x - 26.0, 0, 1) + 0 * ground.y)
    ground.save()


def market_for_three() -> None:
    """A square of setts in rings about a fountain, straw and leaves of vegetables, three streets, and grass outside."""
    ground = meadow("w6", "market-for-three", 28, tufts=520)
    rough, fine = ground.noise(2.4, 0.25, 1.2), ground.noise(0.5, 0.06, 0.4)
    away = np.hypot(ground.x - 16.0, ground.y - 16.0)
    square = np.clip((11.4 - away + 0.3 * rough) / 0.4, 0, 1)
    for turn in (0.0, 2 * pi / 3, 4 * pi / 3):

        def at(x: float, y: float, turn: float = turn) -> Point:
            return 16 + (x - 16) * cos(turn) - (y - 16) * sin(turn), 16 + (x - 16) * sin(turn) + (y - 16) * cos(turn)

        points = [at(11.6, -6.0), at(11.4, 2.0), at(11.9, 8.0)]
        for x in (11.9, 20.0):
            points = [at(16.0, -6.0), at(16.0, 2.4), at(x, 4.6), at(x, 8.2)]
            ground.tint((176, 154, 118), ground.way(points, 2.0, 0.5, 0.3 * rough) * 0.85)
    ground.worn(EARTH, ground.table.of("building", "wall", "low-wall"), 0.9, 0.75)
    ground.tint((178, 170, 154), square)
    turning = np.arctan2(ground.y - 16.0, ground.x - 16.0)
    ring = np.floor(away / 0.45)
    parts = np.maximum(np.floor(2 * pi * (ring + 0.5) * 0.45 / 0.55), 1)
    place = (turning / (2 * pi) + 0.5) * parts + 0.5 * np.mod(ring, 2)
    mixed = np.sin(np.floor(place) * 12.9898 + ring * 78.233) * 43758.547
    ground.shade(square * (mixed - np.floor(mixed) - 0.5), 20)
    joint = np.minimum(np.mod(away, 0.45), np.mod(place, 1.0) * 0.55)
    ground.tint((132, 122, 104), square * np.clip((0.055 - joint) / 0.03, 0, 1) * 0.7)
    for radius in (3.0, 7.2, 11.0):
        ground.tint((206, 200, 186), square * np.clip((0.2 - np.abs(away - radius)) / 0.04, 0, 1) * 0.85)
    ground.tint((118, 132, 138), np.clip((1.75 - away + 0.2 * rough) / 0.3, 0, 1) * 0.55)
    ground.tint((120, 110, 94), square * np.clip(-rough * 1.4 - 0.35, 0, 1) * 0.45)
    ground.shade(square * fine, 5)
    stalls = np.clip(1.0 + ground.depth(ground.table.of("stall", "cart")) / 1.6, 0, 1)
    for x, y, size in ground.places(420, stalls):
        ground.dab(x, y, 0.12 + 0.1 * size, 0.014, x * 11 % pi, (226, 200, 128), 0.8, 0.015)
    for x, y, size in ground.places(170, stalls):
        tone = ((124, 150, 76), (176, 84, 58), (206, 150, 70), (146, 164, 92))[int(x * 53 + y * 17) % 4]
        ground.dab(x, y, 0.07 + 0.03 * size, 0.06, size * pi, tone, 0.9, 0.02)
    ground.flowers(200, 1 - square)
    ground.save()


def night_post() -> None:
    """A yard of setts by night with tracks of vans, a hall of boards with bays for the towns, coal, and few lamps."""
    ground = Ground("w6", "night-post", (162, 158, 150), 28)
    rough, fine = ground.noise(2.4, 0.25, 1.2), ground.noise(0.5, 0.06, 0.4)
    ground.shade(ground.noise(8.0, 1.0, 1.6), 9)
    ground.slabs(np.ones(ground.size, np.float32), 0.5, 0.36, (126, 120, 110))
    road = ground.inside(-1.0, -1.0, 3.6, 25.0, 0.1)
    ground.tint((132, 130, 128), road)
    ground.shade(road * fine, 8)
    for number in range(7):
        ground.tint((216, 212, 200), ground.line((1.7, 1.0 + 3.6 * number), (1.7, 2.6 + 3.6 * number), 0.12) * 0.7)
    ground.tint((98, 96, 92), ground.line((3.6, -1.0), (3.6, 25.0), 0.14))
    for points in ([(3.6, 12.0), (10.0, 12.0), (16.0, 12.0)], [(28.0, 12.0), (34.0, 12.6), (41.0, 13.0)],
                   [(8.0, 12.0), (7.4, 9.0), (10.2, 6.0), (15.0, 4.0), (31.0, 4.2), (32.5, 9.0)]):  # fmt: skip
        for rut in (-0.6, 0.6):
            track = ground.way([(x, y + rut) for x, y in points], 0.4, 0.25, 0.1 * rough)
            ground.tint((112, 106, 98), track * 0.5)
    verge = np.clip((ground.depth([_box(14.0, -2.0, 42.0, 2.3)]) + 0.3 * rough) / 0.3, 0, 1)
    ground.tint((138, 146, 98), verge)
    ground.tufts(260, (116, 128, 78), verge)
    ground.tint((58, 56, 54), ground.blot(21.5, 21.5, 2.9, rough) * 0.6)
    ground.stones(120, ground.blot(21.5, 21.5, 3.4, rough), 0.05, 0.13, (74, 72, 70))
    hall = ground.inside(15.9, 5.9, 28.1, 18.1, 0.03)
    ground.tint((176, 138, 96), hall)
    ground.slabs(hall, 2.2, 0.3, (104, 76, 48))
    ground.shade(hall * ground.noise(2.0, 0.08, 0.9, 0.1), 8)
    walked = ground.way([(16.0, 12.0), (20.0, 13.8), (24.4, 13.6), (28.0, 12.0)], 1.5, 0.8, 0.3 * rough)
    ground.tint((204, 176, 134), hall * walked * 0.5)
    for west, south in ((17.0, 13.6), (17.0, 8.8), (24.6, 13.6), (20.2, 8.8)):
        frame = ground.inside(west, south, west + 1.8, south + 1.5, 0.02)
        frame -= ground.inside(west + 0.08, south + 0.08, west + 1.72, south + 1.42, 0.02)
        ground.tint((232, 222, 190), frame * np.clip(0.75 + rough, 0.2, 1) * 0.8)
    for x, y, size in ground.places(70, hall):
        ground.dab(x, y, 0.11, 0.075, size * pi, (236, 230, 212), 0.9, 0.02)
    for x, y, radius in ((8.6, 9.4, 0.9), (13.0, 20.0, 0.7), (30.0, 11.8, 0.6), (6.6, 17.8, 0.6), (36.6, 8.0, 0.8)):
        ground.tint((112, 126, 138), ground.blot(x, y, radius, 0.4 * rough) * 0.75)
    bell = ground.inside(30.5, 14.0, 33.0, 21.0, 0.04)
    ground.tint((186, 182, 172), bell * 0.75)
    ground.slabs(bell, 1.0, 1.0, (128, 124, 116))
    light = Light(ground.table, (0.44, 0.49, 0.70))
    light.sun((0.15, 0.17, 0.2), 135.0, 42.0)
    warm: Colour = (0.74, 0.5, 0.18)
    for x, y, height, reach in (
        (19.0, 12.0, 3.4, 6.4), (25.4, 12.0, 3.4, 6.4), (15.5, 9.8, 3.0, 4.4), (28.6, 14.0, 3.0, 4.4),
        (32.5, 17.6, 2.8, 5.0), (18.6, 18.6, 2.8, 4.0), (25.6, 5.4, 2.8, 4.0), (4.4, 12.0, 4.0, 5.4),
    ):  # fmt: skip
        light.lamp(x, y, height, reach, warm)
    ground.save(light)


def the_witness() -> None:
    """A lane of setts between old houses, gutters, gardens behind hedges, a school yard, and flags at the station."""
    ground = meadow("w6", "the-witness", 30, tufts=420)
    rough, fine = ground.noise(2.4, 0.25, 1.2), ground.noise(0.5, 0.06, 0.4)
    lane = np.clip((ground.depth([_box(-2.0, 7.6, 33.0, 12.0), _box(17.2, -2.0, 20.4, 22.0)]) + 0.05 * rough) / 0.1,
                   0, 1)  # fmt: skip
    town = np.clip((ground.depth([_box(10.4, -2.0, 33.0, 22.0)]) + 0.3 * rough) / 0.4, 0, 1)
    ground.tint((182, 166, 138), town * 0.9)
    ground.shade(town * fine, 9)
    ground.tint((164, 158, 148), lane)
    ground.slabs(lane, 0.42, 0.32, (120, 114, 104))
    ground.tint((120, 112, 98), lane * np.clip(-rough * 1.4 - 0.35, 0, 1) * 0.5)
    for y in (8.1, 11.5):
        gutter = ground.line((-1.0, y), (17.2, y), 0.16) + ground.line((20.4, y), (32.0, y), 0.16)
        ground.tint((106, 102, 96), np.clip(gutter, 0, 1) * 0.7)
    school = ground.inside(20.6, 1.6, 28.2, 7.4, 0.06)
    ground.tint((168, 164, 156), school)
    ground.slabs(school, 1.2, 1.2, (136, 132, 124))
    for number in range(5):
        x, y = 26.6, 2.1 + 0.55 * number
        frame = ground.inside(x, y, x + 0.5, y + 0.5, 0.02) - ground.inside(
            x + 0.06, y + 0.06, x + 0.44, y + 0.44, 0.02
        )
        ground.tint((240, 236, 224), frame * 0.85)
    flags = ground.inside(28.5, -1.0, 32.0, 21.0, 0.04)
    ground.tint((190, 188, 182), flags)
    ground.slabs(flags, 1.0, 1.0, (138, 136, 130))
    ground.tint((96, 100, 112), ground.line((28.5, -1.0), (28.5, 21.0), 0.14) * 0.8)
    for west, south, east, north in ((3.6, 1.0, 9.0, 2.8), (3.6, 16.6, 7.4, 18.8)):
        bed = np.clip((ground.depth([_box(west, south, east, north)]) + 0.1 * rough) / 0.15, 0, 1)
        ground.tint((118, 90, 62), bed * 0.9)
        ground.shade(bed * np.sin(ground.y * 2 * pi / 0.6), 12)
        for row in range(3):
            for number in range(round((east - west - 0.4) / 0.45)):
                _plant(ground, west + 0.35 + 0.45 * number, south + 0.4 + 0.6 * row, 0.15, (110, 144, 74))
    ground.worn((154, 140, 116), ground.table.of("building", "shed", "low-wall"), 0.5, 0.6)
    ground.tint((196, 172, 118), ground.blot(21.3, 9.8, 1.6, rough) * 0.7)
    ground.stones(60, ground.blot(21.3, 9.8, 2.0, rough), 0.05, 0.13)
    for x, y, radius in ((7.6, 9.0, 0.5), (10.2, 10.9, 0.4), (26.4, 11.0, 0.4)):
        ground.tint((76, 70, 66), ground.blot(x, y, radius, rough) * 0.5)
    ground.leaves(240, ground.blot(9.2, 17.4, 3.0, rough))
    ground.flowers(160, 1 - town)
    ground.save()


def two_depots() -> None:
    """A depot of slabs with worn lanes and oil, the same after half a turn; gravel between, grass at the long edges."""
    ground = Ground("w6", "two-depots", (160, 157, 149), 26)
    rough, fine = ground.noise(3.0, 0.3, 1.2), ground.noise(0.5, 0.06, 0.4)
    ground.shade(ground.noise(9.0, 1.2, 1.6), 9)
    ground.shade(fine, 7)
    ground.tint((104, 101, 96), np.clip(1.0 - np.abs(ground.noise(4.0, 0.25, 1.5)) / 0.012, 0, 1) * 0.45)
    halves = (
        [(4.6, 14.6), (15.4, 14.6), (15.4, 24.4), (4.6, 24.4)],
        [(13.4, 3.6), (20.6, 3.6), (20.6, 8.4), (13.4, 8.4)],
    )
    for ring in halves:
        for turned in (ring, [(40.0 - x, 28.0 - y) for x, y in ring]):
            slabs = np.clip((ground.depth([turned]) + 0.05 * rough) / 0.12, 0, 1)
            ground.tint((186, 181, 170), slabs * 0.7)
            ground.slabs(slabs, 1.6, 1.2, (128, 124, 116))
    middle = np.clip(
        (ground.depth([[(17.0, 12.0), (23.0, 12.0), (23.0, 16.0), (17.0, 16.0)]]) + 0.3 * rough) / 0.5, 0, 1
    )
    ground.tint((172, 162, 142), middle * 0.8)
    ground.stones(420, middle, 0.03, 0.09, (190, 184, 172))
    for edge in (
        [(-1.0, -1.0), (41.0, -1.0), (41.0, 1.4), (-1.0, 1.4)],
        [(-1.0, 26.6), (41.0, 26.6), (41.0, 29.0), (-1.0, 29.0)],
    ):
        verge = np.clip((ground.depth([edge]) + 0.35 * rough) / 0.35, 0, 1)
        ground.tint((146, 154, 100), verge)
        ground.tufts(260, (120, 134, 80), verge)
    for number in range(5):
        x = 5.6 + 2.0 * number
        for start, end in (((x, 15.0), (x, 16.6)), ((40.0 - x, 13.0), (40.0 - x, 11.4))):
            ground.tint((226, 222, 208), ground.line(start, end, 0.1) * np.clip(0.7 + rough, 0.2, 1) * 0.75)
    for x, y, radius in ((17.4, 6.0, 0.7), (9.0, 9.0, 0.5), (5.2, 19.0, 0.6), (19.6, 24.0, 0.4)):
        for px, py in ((x, y), (40.0 - x, 28.0 - y)):
            ground.tint((92, 88, 84), ground.blot(px, py, radius, rough) * 0.55)
    ground.worn((138, 132, 120), ground.table.of("shed", "wall", "crates"), 0.5, 0.5)
    ground.stones(220, np.clip(ground.depth(ground.table.of("rubble")) + 1.0, 0, 1), 0.05, 0.2, (176, 168, 156))
    ground.save()


def _box(west: float, south: float, east: float, north: float) -> Ring:
    return [(west, south), (east, south), (east, north), (west, north)]


def _plant(ground: Ground, x: float, y: float, reach: float, tone: Colour) -> None:
    """A head of cabbage or lettuce."""
    ground.dab(x + 0.03, y - 0.03, reach, reach * 0.9, 0.0, (70, 58, 40), 0.6, 0.06)
    ground.dab(x, y, reach, reach * 0.9, 0.0, tone, 0.95)
    ground.dab(x - 0.03, y + 0.03, reach * 0.5, reach * 0.4, 0.0, (tone[0] * 1.2, tone[1] * 1.15, tone[2] * 1.2), 0.9)


def _carpet(ground: Ground, x: float, y: float, wide: float, deep: float) -> None:
    """A carpet about a place, with a border."""
    for grown, colour in ((0.0, (122, 42, 40)), (0.14, (206, 166, 92)), (0.22, (134, 50, 46))):
        ground.tint(colour, ground.inside(x - wide + grown, y - deep + grown, x + wide - grown, y + deep - grown))


GROUNDS = (
    yard, petrol_station, quarry, allotments, boarding_house, market_for_three, night_post, the_witness,
    two_depots,
)  # fmt: skip
