"""Ways that cost what they are long: exact lengths, fractions kept, where `search` counts steps begun."""
