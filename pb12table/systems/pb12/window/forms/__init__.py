"""What Pb-12 asks, as forms; `known.form` gives the form of a question.

What is more than a form, such as planning a Move, is a mode of its own.
"""
