"""The rules of Pocket Tactics: what is agreed, what a turn may be, and how fights are decided.

Ids: rules `P001` to `P054`, rulings `PR01` to `PR37`.  A die has six sides.
"""
