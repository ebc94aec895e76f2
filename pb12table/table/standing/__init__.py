"""Standing and falling: safe stand (`stands`, `support`), over which edge a way leads (`edges`), and where a
fall ends (`falling`, `rests`).
"""
