path-markers = Bewegt-Marker: { $count }
refusal-no-area-driven = { $figure } ist ein Vehikel und wird Option für Option gefahren; eine Fläche gibt es dafür nicht.
