"""The referee: plays scripts of positions, dice and answers by any rules, and says what did not come as expected.

- A script: `forms`, `script`
- Playing it: `running`, `dice`
- What it says: `looks`, `telling`, `report`
"""
