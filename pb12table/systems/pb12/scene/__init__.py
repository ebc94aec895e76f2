"""What of a state of Pb-12 is drawn, watched and looked at, as plain data.

- `face`: all of it, as the program asks for it
- `miniatures`, `status_marks`, `aims`: figures and what lies beside them
- `order`, `listed`, `sheet`, `aim_words`: what panels say
- `playback`, `sounds`: events as they are watched
- `weapons`, `hints`, `ghosts`, `pieces`: what is asked while looking
"""

from pb12table.systems.pb12.scene.face import SCENE

__all__ = ["SCENE"]
