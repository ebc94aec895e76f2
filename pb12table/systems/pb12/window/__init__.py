"""What the window knows of Pb-12: what is asked and how, and how its statuses and vehicles look.

- `face`: what the program asks of all this
- `forms`: its questions as forms; `in_question`: which figure a question is about
- `modes`: its questions that are more than a form; `previews`: what would become of an action
- `play`: what is done for people without asking them, and told between decisions; `cards`: hands
- `blast_view`: what an explosion would do; `keys`: of its own commands
"""
