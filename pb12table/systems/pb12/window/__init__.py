"""What the window knows of Pb-12: what is asked and how, and how its statuses and vehicles look.

- `forms`: its questions as forms, `form` the one of a question
- `play`: what is done for people without asking them, `assistant` for one running game
- `blast_view`: what an explosion would do; `status_marks`, `vehicle_art`: what is drawn
"""

from pb12table.systems.pb12.window.forms.known import form
from pb12table.systems.pb12.window.play.assistant import Pb12Assistant as assistant  # noqa: N813 -- it makes one

__all__ = ["assistant", "form"]
