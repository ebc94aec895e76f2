"""How any question is asked with mouse and keys, whatever the rules.

- `base`: what a mode is, and the screen as modes know it; `cards`: decision card and bar as plain data; `sum_lines`
- `choosing`: which mode belongs to a question; `height_choice`, `reach_at_rest`: while a way is planned; `walking`
- `ended`, `thinking`: nobody is asked; `giving_up`: what was planned is not lost by one key
- `assistant`: what is done for people without asking them; `throws`: dice as they are watched; `news`: what is told
  between decisions; `sight_lines`: who sees whom, as it is drawn
- `face`: what the window asks of a rule system
"""
