"""What a tape measure can tell: lengths, sight, cover, contact, footing and ways on a table of prisms.

Pure geometry in steps and degrees (x east, y north, z up, angles counter-clockwise from east); no rule is known here.
"""
