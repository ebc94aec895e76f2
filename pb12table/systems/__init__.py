"""The rule systems that can be played on the table, one folder each, and `known`, the one list of them."""
