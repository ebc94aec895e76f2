"""How Ctrl C breaks off a command: with exit code 130, without a traceback, and always.

Python raises KeyboardInterrupt wherever it is. Libraries in C that import something lose it there or take it for a
fault, and in a callback or while memory is given back it is printed and forgotten. So while the program is still being
read it just ends (`end_at_once`); later an import is finished first (`hear`), and what was lost is raised again.
"""

from __future__ import annotations

import _thread
import os
import signal
import sys
import threading
from types import FrameType
from typing import Final

BROKEN_OFF: Final = 128 + signal.SIGINT
"""The exit code after Ctrl C."""
SOON: Final = 0.03
"""After so many seconds Ctrl C is heard again that came during an import."""
IMPORTING: Final = "<frozen importlib._bootstrap>"
"""What Python calls the code that imports."""


def end_at_once() -> None:
    """Let Ctrl C end the process as it is from now on: there is nothing yet that should be let go of.

    Nothing changes where Ctrl C is not heard, as in the background of a shell.
    """
    sys.unraisablehook = _raised_again
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, _end)


def hear() -> None:
    """Let Ctrl C raise KeyboardInterrupt from now on, after the import that goes on, where it has ended all so far."""
    if signal.getsignal(signal.SIGINT) is _end:
        signal.signal(signal.SIGINT, _break_off)


def ignore() -> None:
    """Ignore Ctrl C from now on: nothing is left to break off, and the interpreter need not report it at its end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _end(_number: int, _frame: FrameType | None) -> None:
    os._exit(BROKEN_OFF)


def _break_off(_number: int, frame: FrameType | None) -> None:
    while frame is not None:
        if frame.f_code.co_filename == IMPORTING:
            _press_soon()
            return
        frame = frame.f_back
    raise KeyboardInterrupt


def _raised_again(lost: sys.UnraisableHookArgs) -> None:
    """Let Ctrl C be heard once more that was lost where nothing can be raised."""
    if issubclass(lost.exc_type, KeyboardInterrupt):
        _press_soon()
    else:
        sys.__unraisablehook__(lost)


def _press_soon() -> None:
    again = threading.Timer(SOON, _press)
    again.daemon = True
    again.start()


def _press() -> None:
    """Press Ctrl C once more; what the first thread waits for in the system is interrupted by that, too."""
    first = threading.main_thread().ident
    if hasattr(signal, "pthread_kill") and first is not None:
        signal.pthread_kill(first, signal.SIGINT)
    else:
        _thread.interrupt_main()
