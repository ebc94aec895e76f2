"""What is aimed at, and what an attack needs and promises.  R1.6.4 to R1.6.17, R1.7.8 to R1.7.16."""
