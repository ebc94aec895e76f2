"""What all sub-commands share.

- What is printed: `output`, `streams`, `pages`, `listings`, `measuring_shown`
- What is typed: `numbers`, `positions`, `ghosts`, `typed_wrongly`
- Help: `help_words`, `examples`
"""
