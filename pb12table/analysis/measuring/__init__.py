"""Measuring beside something else, to be stopped at any time: `one` layout, or `both` of a comparison by turns.

How long it will take is the `estimate`; what earlier analyses have found is `known`.
"""
