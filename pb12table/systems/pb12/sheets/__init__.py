"""Forces of Pb-12: what they are worth, what is shown and set of them, and their sheets of paper.

- `face`: what the program asks for; `worth`: values and limits in words and as plain data; `listings`: what there is
- What is shown and set: `figure_page`, `gear`, `force_page`, `offers` to pick from
- What a scenario brings of its own (`own_entries`) is built on: `item_page`, `profile_page`, `card_page`
  (in words: `card_words`)
- How a figure is changed in a scenario's document: `members`
- On paper: `printed`, with the `data_sheet` of each figure
"""

from pb12table.systems.pb12.sheets.face import FORCES

__all__ = ["FORCES"]
