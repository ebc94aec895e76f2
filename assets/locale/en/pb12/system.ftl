# The rule system itself

system-name = Pb-12
