"""Forces of the d20 fight: what they are worth, the pages on which they are put together, and sheets to print.

- `face`: what the program asks for; `listings`: what creatures, weapons, features and items there are
- What is shown and set: `figure_page` with what a creature `carried`, `force_page`, `offers` to pick from
- How a creature is changed in a scenario's document: `members`; on paper: `printed`; in short: `words`
"""
