"""Building plans in centimetres: as one drawing, and on sheets of paper."""
