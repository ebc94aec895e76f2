"""Any question that is no more than a form: its card, its keys, its picture, and the one mode that shows it."""
