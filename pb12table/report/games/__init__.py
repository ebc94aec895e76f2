"""A game that was played, as a `page`: its `course` round by round, and the rules that it names, `named_rules`."""
