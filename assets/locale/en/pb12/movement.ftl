path-markers = Moved markers: { $count }
refusal-no-area-driven = { $figure } is a vehicle: it is driven option by option, so no area is told.
