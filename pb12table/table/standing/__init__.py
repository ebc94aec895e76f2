"""Standing and falling: safe stand (`stands`, `support`), and where a fall ends (`falling`, `rests`)."""
