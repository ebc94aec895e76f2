"""What there is: scenarios, profiles, items, forces, rules, and whether files of them are sound."""
