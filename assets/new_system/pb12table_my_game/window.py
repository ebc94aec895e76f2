"""The window: both questions have texts and become forms by themselves, and the die falls as all dice do."""

from pb12table.window.play.face import WindowFace


class MyGameWindow(WindowFace):
    """What is asked with mouse and keys otherwise than the program would is a `form` here."""


WINDOW = MyGameWindow()
