"""What all sub-commands share.

- What is printed: `output`, `streams`, `pages`, `listings`, `measuring_shown`
- What is typed: `numbers`, `positions`, `ghosts`, `typed_wrongly`
- What is compiled before long work: `kernels`; what breaks it off: `ctrl_c`
- Help: `help_words`, `examples`
"""
