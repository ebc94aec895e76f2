"""What referee scripts may say of a game: the events of its rules, and the faces of its die."""

from pb12table.skirmish.faces.system import PlainReferee
from pb12table_my_game import rules
from pb12table_my_game.system import SYSTEM

REFEREE = PlainReferee(SYSTEM, rules, rules.SIDES)
