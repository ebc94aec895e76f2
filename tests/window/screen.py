"""A real window on a display of its own: starting the program, and mouse, keys and pictures from outside."""

import ctypes
import ctypes.util
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
TOOLS: Final = ("Xvfb", "xdotool", "import")
START_SECONDS: Final = 60.0
STEP_SECONDS: Final = 0.05


def missing_tools() -> tuple[str, ...]:
    """The outside programs that are needed and not installed (`import` is ImageMagick's)."""
    return tuple(tool for tool in TOOLS if shutil.which(tool) is None)


def wait_until(condition: Callable[[], bool], seconds: float) -> bool:
    """Ask again and again until the condition holds; False when it did not within the given time."""
    deadline = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > deadline:
            return False
        time.sleep(STEP_SECONDS)
    return True


@dataclass(slots=True)
class Display:
    """A running Xvfb; `name` is what DISPLAY wants, such as `:1`."""

    name: str
    server: subprocess.Popen[bytes]

    def close(self) -> None:
        """End the server."""
        end(self.server)


def open_display(width: int, height: int) -> Display:
    """Start Xvfb on a display number that it picks itself.

    Raises RuntimeError when the server ends instead of opening a display.
    """
    reading, writing = os.pipe()
    # Without -noreset the server begins anew when its last window closes, and refuses whoever comes just then.
    screen = f"{width}x{height}x24"
    command = ["Xvfb", "-displayfd", str(writing), "-noreset", "-screen", "0", screen, "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=(writing,), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as pipe:
        number = pipe.readline().strip()
    if not number:
        end(server)
        raise RuntimeError("Xvfb opened no display")
    return Display(f":{number}", server)


def private_environment(home: Path, display: str) -> dict[str, str]:
    """An environment whose settings and saves all land below `home` and whose window opens on `display`.

    As for people, no driver of SDL is named: the program must find the screen by itself.
    """
    environment = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("SDL_", "XDG_", "PYGAME_", "LC_", "WAYLAND_"))
    }
    folders = {
        "HOME": home,
        "XDG_DATA_HOME": home / "data",
        "XDG_CONFIG_HOME": home / "config",
        "XDG_STATE_HOME": home / "state",
        "XDG_CACHE_HOME": home / "cache",
        "XDG_RUNTIME_DIR": home / "run",
    }
    for folder in folders.values():
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return (
        environment
        | {name: str(folder) for name, folder in folders.items()}
        | {
            "DISPLAY": display,
            "LANG": "C.UTF-8",
            "LANGUAGE": "en",
            "PYTHONPATH": str(ROOT),
            "SDL_AUDIODRIVER": "dummy",
        }
    )


@dataclass(slots=True)
class Window:
    """The window of a running program; positions are pixels from its upper left corner."""

    process: subprocess.Popen[bytes]
    environment: Mapping[str, str]
    errors: Path
    identity: str = field(default="")

    def title(self) -> str:
        """What stands in the title bar."""
        return self._xdotool("getwindowname", self.identity)

    def size(self) -> tuple[int, int]:
        """Width and height in pixels, without frame."""
        lines = self._xdotool("getwindowgeometry", "--shell", self.identity).splitlines()
        values = dict(line.split("=", 1) for line in lines)
        return int(values["WIDTH"]), int(values["HEIGHT"])

    def move(self, x: int, y: int) -> None:
        """Put the mouse there."""
        # Not with --sync, which never returns when the mouse stands there already.
        self._xdotool("mousemove", "--window", self.identity, str(x), str(y))
        time.sleep(STEP_SECONDS)

    def click(self, x: int, y: int, button: int = 1) -> None:
        """Press and release a button there: 1 left, 2 middle, 3 right, 4 and 5 the wheel up and down."""
        self._at_another_place_first(x, y)
        self.move(x, y)
        self._xdotool("mousedown", str(button))
        time.sleep(STEP_SECONDS)
        self._xdotool("mouseup", str(button))

    def drag(self, start: tuple[int, int], end: tuple[int, int], button: int = 1) -> None:
        """Press at the start, go to the end in a few steps, release."""
        self.move(*start)
        self._xdotool("mousedown", str(button))
        for part in range(1, 6):
            x = start[0] + (end[0] - start[0]) * part // 5
            y = start[1] + (end[1] - start[1]) * part // 5
            self._xdotool("mousemove", "--window", self.identity, str(x), str(y))
            time.sleep(STEP_SECONDS)
        self._xdotool("mouseup", str(button))

    def key(self, name: str) -> None:
        """Press and release a key by its X name, such as `Escape`, `Return`, `F1`, `ctrl+z`."""
        self._xdotool("key", "--delay", "60", name)

    def write(self, text: str) -> None:
        """Type a text of plain ASCII characters."""
        self._xdotool("type", "--delay", "40", text)

    def screenshot(self, path: Path) -> Path:
        """Save what the window shows as PNG."""
        command = ["import", "-window", self.identity, str(path)]
        subprocess.run(command, env=dict(self.environment), check=True, timeout=60)
        return path

    def close(self) -> None:
        """Ask the program to close the window, as the button in the title bar does."""
        ask_to_close(self.environment["DISPLAY"], int(self.identity))

    def wait_for_end(self, seconds: float = 20.0) -> int | None:
        """The exit code, or None when the program still runs after that time."""
        try:
            return self.process.wait(timeout=seconds)
        except subprocess.TimeoutExpired:
            return None

    def error_text(self) -> str:
        """What the program wrote to stderr so far."""
        return self.errors.read_text(encoding="utf-8", errors="replace")

    def _at_another_place_first(self, x: int, y: int) -> None:
        # A mouse that already stands there would send no movement, and the program no hover.
        self._xdotool("mousemove", "--window", self.identity, str(x + 3), str(y + 3))

    def _xdotool(self, *arguments: str) -> str:
        return xdotool(self.environment, arguments).strip()


def start(command: Sequence[str], home: Path, display: str) -> Window:
    """Start a program and wait for its window; the keyboard then belongs to it.

    Raises RuntimeError with what the program wrote to stderr when it ends first or shows no window in time.
    """
    environment = private_environment(home, display)
    errors = home / "stderr.txt"
    with errors.open("wb") as stream:
        process = subprocess.Popen(
            command, env=environment, cwd=home, stdin=subprocess.DEVNULL, stdout=stream, stderr=stream
        )
    window = Window(process, environment, errors)
    search = ("search", "--onlyvisible", "--pid", str(process.pid))

    def appeared() -> bool:
        if process.poll() is not None:
            return True
        window.identity = xdotool(environment, search, may_fail=True).partition("\n")[0]
        return window.identity != ""

    in_time = wait_until(appeared, START_SECONDS)
    if not in_time or not window.identity:
        end(process)
        raise RuntimeError(f"no window; the program says: {window.error_text() or 'nothing'}")
    # There is no window manager that would do it.
    xdotool(environment, ("windowfocus", "--sync", window.identity))
    return window


def program(*arguments: str) -> tuple[str, ...]:
    """The command line of the real program, with further arguments."""
    return (sys.executable, "-m", "pb12table", "play", *arguments)


def xdotool(environment: Mapping[str, str], arguments: Sequence[str], *, may_fail: bool = False) -> str:
    """Run xdotool and return what it prints; `may_fail` for a search that finds nothing."""
    done = subprocess.run(
        ["xdotool", *arguments],
        env=dict(environment),
        check=not may_fail,
        capture_output=True,
        text=True,
        timeout=60,
    )
    return done.stdout


def end(process: subprocess.Popen[bytes]) -> None:
    """End a process, by force when it does not listen."""
    if process.poll() is None:
        process.terminate()
        try:
            process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


class _ClientMessage(ctypes.Structure):
    """XClientMessageEvent of Xlib with five longs of data."""

    _fields_ = (
        ("type", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("window", ctypes.c_ulong),
        ("message_type", ctypes.c_ulong),
        ("format", ctypes.c_int),
        ("data", ctypes.c_long * 5),
        ("room", ctypes.c_long * 24),  # XSendEvent reads a whole XEvent, which is larger
    )


def ask_to_close(display: str, window: int) -> None:
    """Send WM_DELETE_WINDOW, which a window manager sends when the close button is pressed.

    xdotool of Debian 12 can only destroy windows. Raises RuntimeError when the display cannot be opened.
    """
    client_message, current_time = 33, 0
    library = ctypes.CDLL(ctypes.util.find_library("X11") or "libX11.so.6")
    library.XOpenDisplay.restype = ctypes.c_void_p
    library.XInternAtom.restype = ctypes.c_ulong
    library.XInternAtom.argtypes = (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int)
    library.XSendEvent.argtypes = (
        ctypes.c_void_p,
        ctypes.c_ulong,
        ctypes.c_int,
        ctypes.c_long,
        ctypes.c_void_p,
    )
    library.XCloseDisplay.argtypes = (ctypes.c_void_p,)
    connection = library.XOpenDisplay(display.encode())
    if not connection:
        raise RuntimeError(f"cannot open display {display}")
    event = _ClientMessage(type=client_message, send_event=1, display=connection, window=window, format=32)
    event.message_type = library.XInternAtom(connection, b"WM_PROTOCOLS", 0)
    event.data[0] = library.XInternAtom(connection, b"WM_DELETE_WINDOW", 0)
    event.data[1] = current_time
    library.XSendEvent(connection, window, 0, 0, ctypes.byref(event))
    library.XCloseDisplay(connection)
