"""Makes the sounds of assets/sounds; run it again after a change:

    .venv/bin/python assets/make_sounds.py

Every sound is worked out from sines and seeded noise, in one channel of 16 bits and 22,050 values a second, so the same
files come out on every machine.
"""

from __future__ import annotations

import wave
import zlib
from collections.abc import Callable
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

RATE = 22050
FOLDER = Path(__file__).resolve().parent / "sounds"

Wave = NDArray[np.float64]


def times(seconds: float) -> Wave:
    """The moments of a sound, in seconds."""
    return np.arange(int(seconds * RATE)) / RATE


def noise(name: str, seconds: float) -> Wave:
    """White noise, the same for the same name."""
    return np.random.default_rng(zlib.crc32(name.encode())).uniform(-1.0, 1.0, int(seconds * RATE))


def band(sound: Wave, low: float, high: float) -> Wave:
    """What a sound holds between two frequencies, with soft edges; 0 and inf leave an end open."""
    spectrum = np.fft.rfft(sound)
    pitch = np.fft.rfftfreq(len(sound), 1.0 / RATE)
    gain = 1.0 / (1.0 + (pitch / high) ** 6)
    if low > 0.0:
        gain = gain / (1.0 + (low / np.maximum(pitch, 1e-9)) ** 6)
    return np.fft.irfft(spectrum * gain, len(sound))


def fading(seconds: float, half: float, rise: float = 0.001) -> Wave:
    """A loudness that rises at once and is halved every `half` seconds."""
    at = times(seconds)
    return np.minimum(at / rise, 1.0) * 0.5 ** (at / half)


def swelling(seconds: float, peak: float) -> Wave:
    """A loudness that swells up to a peak (a share of the time) and sinks again."""
    at = times(seconds) / seconds
    return np.where(at < peak, at / peak, (1.0 - at) / (1.0 - peak)) ** 2


def tone(seconds: float, pitch: float, half: float, glide: float = 1.0) -> Wave:
    """A sine that fades; its pitch moves to `glide` times itself."""
    at = times(seconds)
    phase = np.cumsum(pitch * glide ** (at / seconds)) / RATE
    return np.sin(2.0 * np.pi * phase) * fading(seconds, half, 0.003)


def ringing(seconds: float, pitch: float, half: float, partials: tuple[tuple[float, float], ...]) -> Wave:
    """Several sines, each at a multiple of the pitch with a loudness of its own; higher ones fade sooner."""
    return np.sum([tone(seconds, pitch * multiple, half / multiple) * loud for multiple, loud in partials], axis=0)


def mixed(seconds: float, *parts: tuple[float, Wave, float]) -> Wave:
    """Parts laid over each other: when each begins, in seconds, and how loud it is."""
    sound = np.zeros(int(seconds * RATE))
    for begin, part, loud in parts:
        first = int(begin * RATE)
        last = min(first + len(part), len(sound))
        sound[first:last] += part[: last - first] * loud
    return sound


BELL = ((0.5, 0.25), (1.0, 1.0), (1.19, 0.5), (1.5, 0.35), (2.0, 0.6), (2.74, 0.3), (3.76, 0.15))
STEEL = ((1.0, 0.7), (1.48, 0.6), (2.09, 0.8), (2.56, 0.4), (3.42, 0.35), (4.17, 0.2))
WOOD = ((1.0, 1.0), (2.57, 0.45), (4.95, 0.2))


def click(name: str, pitch: float, loud: float = 1.0) -> Wave:
    """A small hard thing on wood."""
    knock = ringing(0.09, pitch, 0.011, WOOD)
    return loud * (knock + 0.6 * band(noise(name, 0.09), 900.0, 5200.0) * fading(0.09, 0.006))


def thump(name: str, pitch: float, seconds: float = 0.3) -> Wave:
    """Something heavy and soft."""
    low = tone(seconds, pitch, 0.05, 0.55)
    return low + 0.5 * band(noise(name, seconds), 60.0, 420.0) * fading(seconds, 0.035)


def dice() -> Wave:
    moments = (0.0, 0.07, 0.125, 0.21, 0.26, 0.34, 0.39, 0.43, 0.46)
    clicks = (
        (at, click(f"dice {at}", 1250.0 + 410.0 * ((number * 5) % 4), 1.0), 0.95 - 0.085 * number)
        for number, at in enumerate(moments)
    )
    return mixed(0.58, *clicks)


def shot() -> Wave:
    crack = band(noise("crack", 0.7), 350.0, 6500.0) * fading(0.7, 0.022)
    boom = band(noise("boom", 0.7), 40.0, 320.0) * fading(0.7, 0.075)
    echo = band(noise("echo", 0.7), 150.0, 1400.0) * swelling(0.7, 0.3)
    return mixed(0.7, (0.0, crack, 1.0), (0.0, boom, 2.6), (0.0, tone(0.3, 95.0, 0.05, 0.5), 0.7), (0.0, echo, 0.09))


def bow() -> Wave:
    string = ringing(0.32, 138.0, 0.05, ((1.0, 1.0), (2.0, 0.7), (3.0, 0.5), (4.0, 0.35), (5.0, 0.2)))
    flight = band(noise("arrow", 0.3), 1800.0, 5200.0) * swelling(0.3, 0.2)
    return mixed(0.42, (0.0, click("nock", 700.0), 0.5), (0.0, string, 0.5), (0.06, flight, 0.5))


def throw() -> Wave:
    return band(noise("throw", 0.36), 500.0, 2300.0) * swelling(0.36, 0.45)


def blade() -> Wave:
    swing = band(noise("swing", 0.2), 1200.0, 4200.0) * swelling(0.2, 0.75)
    clang = ringing(0.5, 1470.0, 0.09, STEEL)
    scrape = band(noise("scrape", 0.2), 2600.0, 8000.0) * fading(0.2, 0.03)
    return mixed(0.62, (0.0, swing, 0.5), (0.13, clang, 0.33), (0.13, scrape, 0.4))


def blow() -> Wave:
    swing = band(noise("fist", 0.16), 500.0, 1700.0) * swelling(0.16, 0.75)
    return mixed(0.42, (0.0, swing, 0.5), (0.11, thump("blow", 150.0), 0.9))


def blast() -> Wave:
    boom = band(noise("blast", 1.3), 25.0, 260.0) * fading(1.3, 0.17, 0.006)
    roar = band(noise("roar", 1.3), 150.0, 2400.0) * fading(1.3, 0.09, 0.004)
    stones = band(noise("stones", 1.3), 1500.0, 5000.0) * np.maximum(noise("falling", 1.3), 0.0) ** 14
    debris = stones * swelling(1.3, 0.4)
    return mixed(1.3, (0.0, boom, 3.0), (0.0, roar, 1.1), (0.0, tone(0.6, 70.0, 0.12, 0.4), 0.9), (0.0, debris, 1.6))


def steps() -> Wave:
    def foot(name: str) -> Wave:
        return band(noise(name, 0.1), 180.0, 1500.0) * fading(0.1, 0.014) + 0.5 * tone(0.1, 105.0, 0.016, 0.7)

    return mixed(0.28, (0.0, foot("left"), 0.8), (0.15, foot("right"), 0.65))


def wheels() -> Wave:
    rumble = band(noise("rumble", 0.5), 50.0, 380.0) * swelling(0.5, 0.4)
    rattle = [
        (0.05 + 0.08 * number, click(f"spoke {number}", 430.0 + 60.0 * (number % 3)), 0.22) for number in range(5)
    ]
    return mixed(0.5, (0.0, rumble, 1.5), *rattle)


def fall() -> Wave:
    down = band(noise("down", 0.4), 400.0, 1800.0) * swelling(0.4, 0.8)
    return mixed(0.75, (0.0, down, 0.45), (0.36, thump("landing", 120.0), 1.0))


def crash() -> Wave:
    boards = [(0.01 + 0.03 * number, click(f"board {number}", 380.0 + 90.0 * number), 0.4) for number in range(4)]
    return mixed(0.4, (0.0, thump("crash", 135.0), 0.9), *boards)


def hit() -> Wave:
    smack = band(noise("smack", 0.2), 350.0, 2600.0) * fading(0.2, 0.016)
    return mixed(0.34, (0.0, smack, 1.0), (0.0, tone(0.25, 210.0, 0.04, 0.5), 0.8))


def miss() -> Wave:
    whine = tone(0.34, 2100.0, 0.1, 0.55) * swelling(0.34, 0.3)
    air = band(noise("past", 0.34), 1500.0, 4000.0) * swelling(0.34, 0.35)
    return mixed(0.36, (0.0, whine, 0.25), (0.0, air, 0.6))


def out() -> Wave:
    return mixed(
        1.0, (0.0, thump("drum", 88.0, 0.5), 1.0), (0.0, tone(0.7, 74.0, 0.13, 0.85), 0.7),
        (0.32, thump("drum again", 70.0, 0.5), 0.9), (0.32, tone(0.65, 58.0, 0.13, 0.85), 0.7),
    )  # fmt: skip


def fright() -> Wave:
    """A breath that is drawn in fright, and a heart that beats twice."""
    breath = band(noise("fright", 0.32), 900.0, 3800.0) * swelling(0.32, 0.75)
    return mixed(0.8, (0.0, breath, 0.8), (0.3, thump("heart", 62.0), 0.9), (0.48, thump("heart", 54.0), 0.7))


def card() -> Wave:
    slide = band(noise("slide", 0.2), 1600.0, 6500.0) * swelling(0.2, 0.7)
    return mixed(0.27, (0.0, slide, 0.6), (0.17, click("laid", 900.0), 0.45))


def reload() -> Wave:
    return mixed(0.44, (0.0, click("open", 1500.0), 0.7), (0.12, click("ramrod", 2300.0), 0.4),
                 (0.27, click("shut", 1150.0), 0.9))  # fmt: skip


def turn() -> Wave:
    return mixed(0.3, (0.0, ringing(0.14, 780.0, 0.028, WOOD), 0.8), (0.12, ringing(0.16, 1040.0, 0.03, WOOD), 0.8))


def bell(pitch: float = 830.0) -> Wave:
    return ringing(1.5, pitch, 0.28, BELL)


def round_bell() -> Wave:
    return mixed(1.7, (0.0, bell(), 0.6), (0.24, bell(), 0.6))


def points() -> Wave:
    notes = (1046.5, 1318.5, 1568.0)
    return mixed(0.9, *((0.09 * number, ringing(0.7, note, 0.16, ((1.0, 1.0), (2.0, 0.4), (3.0, 0.15))), 0.5)
                        for number, note in enumerate(notes)))  # fmt: skip


def defeat() -> Wave:
    notes = (392.0, 311.1, 233.1)
    horn = ((1.0, 1.0), (2.0, 0.6), (3.0, 0.35), (4.0, 0.15))
    return mixed(1.4, *((0.26 * number, ringing(0.85, note, 0.25, horn), 0.5) for number, note in enumerate(notes)))


def end() -> Wave:
    return mixed(2.4, (0.0, bell(830.0), 0.55), (0.24, bell(830.0), 0.55), (0.75, bell(1108.0), 0.55))


def cloth(name: str, pitch: float) -> Wave:
    """A small hard thing on cloth over wood: a dull knock."""
    return 0.8 * tone(0.12, pitch, 0.018, 0.7) + 0.7 * band(noise(name, 0.12), 150.0, 1500.0) * fading(0.12, 0.012)


def dice_cloth() -> Wave:
    """One heavy die that bounces and rolls out on cloth."""
    moments = (0.0, 0.11, 0.19, 0.25, 0.3)
    knocks = ((at, cloth(f"felt {at}", 330.0 - 22.0 * number), 0.95 - 0.15 * number)
              for number, at in enumerate(moments))  # fmt: skip
    rolling = band(noise("rolls", 0.2), 120.0, 700.0) * swelling(0.2, 0.2)
    return mixed(0.56, *knocks, (0.32, rolling, 0.35))


def dice_cup() -> Wave:
    """Many dice shaken in a cup of leather, and tipped out."""
    shaken = ((0.055 * number, cloth(f"cup {number}", 560.0 + 90.0 * (number % 3)), 0.5) for number in range(5))
    pitches = (1050.0 + 310.0 * ((number * 3) % 5) for number in range(13))
    tipped = ((0.32 + 0.024 * number, click(f"tipped {number}", pitch), 0.9 - 0.05 * number)
              for number, pitch in enumerate(pitches))  # fmt: skip
    return mixed(0.74, *shaken, *tipped)


def dice_board() -> Wave:
    """Some small dice on a board of card."""
    taps = ((at, band(click(f"board {at}", 820.0 + 130.0 * (number % 4)), 200.0, 3200.0), 0.9 - 0.08 * number)
            for number, at in enumerate((0.0, 0.04, 0.1, 0.13, 0.19, 0.22, 0.28)))  # fmt: skip
    return mixed(0.42, *taps)


def dice_fudge() -> Wave:
    """Four light dice on cloth."""
    taps = ((at, cloth(f"fudge {at}", 720.0 + 120.0 * ((number * 3) % 4)), 0.9 - 0.07 * number)
            for number, at in enumerate((0.0, 0.03, 0.075, 0.1, 0.19, 0.23, 0.27, 0.31)))  # fmt: skip
    return mixed(0.46, *taps)


def shot_pistol() -> Wave:
    """A modern shot: sharp and short."""
    crack = band(noise("pistol", 0.42), 700.0, 8500.0) * fading(0.42, 0.012)
    boom = band(noise("barrel", 0.42), 70.0, 420.0) * fading(0.42, 0.04)
    echo = band(noise("street", 0.42), 300.0, 1600.0) * swelling(0.42, 0.25)
    return mixed(0.42, (0.0, crack, 1.0), (0.0, boom, 1.9), (0.0, echo, 0.07))


def shot_burst() -> Wave:
    return mixed(0.62, *((0.075 * number, shot_pistol(), 0.8) for number in range(4)))


def shot_pump() -> Wave:
    """A pump gun, and the next round that is pumped in."""
    slide = band(noise("slide back", 0.1), 900.0, 4200.0) * swelling(0.1, 0.6)
    pump = (
        (0.42, slide, 0.25),
        (0.5, click("back", 760.0), 0.35),
        (0.58, slide, 0.25),
        (0.66, click("forth", 1040.0), 0.4),
    )
    return mixed(0.86, (0.0, shot(), 1.0), *pump)


def bow_crossbow() -> Wave:
    """A trigger, a string of steel, and a bolt."""
    prod = ringing(0.2, 96.0, 0.03, ((1.0, 1.0), (2.3, 0.5), (3.9, 0.3)))
    bolt = band(noise("bolt", 0.2), 2200.0, 6200.0) * swelling(0.2, 0.15)
    return mixed(
        0.4,
        (0.0, click("trigger", 1700.0), 0.5),
        (0.03, prod, 0.9),
        (0.04, click("nut", 520.0), 0.6),
        (0.06, bolt, 0.5),
    )


def spell() -> Wave:
    """A voice of glass that rises, and a breath."""
    glass = (ringing(0.5, 620.0 * 1.26**number, 0.12, ((1.0, 1.0), (2.76, 0.4))) for number in range(4))
    breath = band(noise("breath", 0.6), 1200.0, 5200.0) * swelling(0.6, 0.6)
    return mixed(0.75, *((0.08 * number, note, 0.45) for number, note in enumerate(glass)), (0.0, breath, 0.35))


def charm() -> Wave:
    """A spell that harms nobody: the glass sinks."""
    glass = (ringing(0.5, 1240.0 / 1.19**number, 0.12, ((1.0, 1.0), (2.76, 0.4))) for number in range(4))
    return mixed(0.75, *((0.07 * number, note, 0.45) for number, note in enumerate(glass)))


def blade_air() -> Wave:
    """A blow that meets nothing."""
    return band(noise("whoosh", 0.26), 600.0, 3200.0) * swelling(0.26, 0.6)


def hop() -> Wave:
    """A piece put down on a board of card."""
    return mixed(0.24, (0.06, cloth("piece", 240.0), 0.9), (0.06, click("foot", 620.0), 0.35))


def tile() -> Wave:
    """A thick tile of card that slides to its place."""
    slide = band(noise("tile", 0.16), 500.0, 3000.0) * swelling(0.16, 0.6)
    return mixed(0.34, (0.0, slide, 0.45), (0.14, cloth("laid tile", 300.0), 0.9), (0.15, click("edge", 480.0), 0.5))


def taken() -> Wave:
    """A piece that is knocked over and swept off the board."""
    sweep = band(noise("swept", 0.3), 400.0, 2600.0) * swelling(0.3, 0.4)
    knocks = ((0.0, click("knocked", 560.0), 0.9), (0.09, click("over", 430.0), 0.6), (0.46, cloth("heap", 260.0), 0.8))
    return mixed(0.62, *knocks, (0.16, sweep, 0.5))


def splash() -> Wave:
    """Somebody goes under."""
    water = band(noise("water", 0.7), 300.0, 2400.0) * fading(0.7, 0.09, 0.02)
    bubbles = ((0.3 + 0.11 * number, tone(0.09, 300.0 + 70.0 * number, 0.03, 1.7), 0.35) for number in range(3))
    return mixed(0.78, (0.0, thump("plunge", 110.0), 0.6), (0.0, water, 1.0), *bubbles)


def bid() -> Wave:
    """A stone of glass laid down among others."""
    stone = ringing(0.16, 2350.0, 0.03, ((1.0, 1.0), (1.72, 0.5), (2.9, 0.25)))
    return mixed(0.26, (0.0, cloth("laid", 380.0), 0.7), (0.0, stone, 0.35), (0.07, stone, 0.16))


def spin() -> Wave:
    """A coin that spins faster and faster, and falls."""
    beats, at = [], 0.0
    for number in range(14):
        beats.append((at, ringing(0.08, 2900.0 + 40.0 * number, 0.018, ((1.0, 1.0), (1.5, 0.4))), 0.5))
        at += 0.075 * 0.9**number
    return mixed(0.8, *beats)


def wound() -> Wave:
    """A card that is torn."""
    tear = band(noise("tear", 0.34), 1500.0, 7000.0) * np.maximum(noise("fibres", 0.34), 0.0) ** 3
    return mixed(0.42, (0.0, tear * swelling(0.34, 0.7), 1.0), (0.3, thump("slapped", 170.0, 0.12), 0.5))


SOUNDS: dict[str, tuple[Callable[[], Wave], float]] = {
    "dice": (dice, 0.55), "shot": (shot, 0.9), "bow": (bow, 0.6), "throw": (throw, 0.5), "blade": (blade, 0.6),
    "blow": (blow, 0.7), "blast": (blast, 0.95), "steps": (steps, 0.3), "wheels": (wheels, 0.45), "fall": (fall, 0.75),
    "crash": (crash, 0.7), "hit": (hit, 0.75), "miss": (miss, 0.35), "out": (out, 0.85), "card": (card, 0.4),
    "reload": (reload, 0.5), "turn": (turn, 0.3), "round": (round_bell, 0.5), "points": (points, 0.45),
    "defeat": (defeat, 0.6), "end": (end, 0.6), "fright": (fright, 0.55), "dice-cloth": (dice_cloth, 0.6),
    "dice-cup": (dice_cup, 0.55), "dice-board": (dice_board, 0.5), "dice-fudge": (dice_fudge, 0.5),
    "shot-pistol": (shot_pistol, 0.85), "shot-burst": (shot_burst, 0.85), "shot-pump": (shot_pump, 0.9),
    "bow-crossbow": (bow_crossbow, 0.6), "spell": (spell, 0.45), "charm": (charm, 0.4), "blade-air": (blade_air, 0.4),
    "hop": (hop, 0.45), "tile": (tile, 0.5), "taken": (taken, 0.6), "splash": (splash, 0.6), "bid": (bid, 0.45),
    "spin": (spin, 0.4), "wound": (wound, 0.55),
}  # fmt: skip
"""Each sound by its name, and how loud its loudest moment is, of 1."""


def written(sound: Wave, loudest: float) -> bytes:
    """The values of a sound as 16 bits each: without a hum below hearing, ending in silence, as loud as wanted."""
    clean = band(sound, 28.0, 9500.0)
    tail = min(len(clean), int(0.02 * RATE))
    clean[-tail:] *= np.linspace(1.0, 0.0, tail)
    return (clean * (loudest / np.abs(clean).max()) * 32767.0).round().astype("<i2").tobytes()


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, (make, loudest) in SOUNDS.items():
        with wave.open(str(FOLDER / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(written(make(), loudest))


if __name__ == "__main__":
    main()
