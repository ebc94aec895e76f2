"""The work of an analysis: spread over a `crew` of processes or a `cluster` of machines, and its `progress`."""
