"""The layout kit: a screen is described once; sizes, places, hit areas and the order of focus follow from that.

- Without pygame: `nodes` are the description, `placing` measures it and gives every node its rectangle, `placed` is
  what comes out, `text_line` is a line of text that is being edited, `parts` are common groups of nodes
- With pygame: `letters` measures words in the program's fonts, `painting` paints what was placed, `typing` leads keys,
  clipboard and input methods to a text line, `screen` is a screen that is described,
  `panel` a part of one
"""
