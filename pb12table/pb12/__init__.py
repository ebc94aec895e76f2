"""The rulebook of Pb-12 as coroutines; knows the kernel and the table only."""
