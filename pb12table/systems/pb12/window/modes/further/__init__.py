"""Command actions, entering the table, actions that a scenario brings."""
