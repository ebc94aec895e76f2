"""Learning by doing: a tutorial beside a running game.

- `lesson`: the course of a tutorial on a game screen: what is said, let through, shown and pointed at
- `box`: its box at the bottom of the left column, and the lights around what it points at
- `beginning`, `offering`: tutorials to begin, or to go on with, and the choice of them
- `notes`: how far somebody has come in each tutorial, kept between two evenings
"""
