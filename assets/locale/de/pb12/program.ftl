### Was nur Pb-12 in Befehlen und beim Ansehen eines Spiels zu sagen hat.

cli-column-protection = Schutz
cli-damage-half = { $code } + halbe S
cli-damage-full = { $code } + volle S
cli-column-ranged = Reichweite: nah bis extrem
cli-column-resources = Ladungen × Schuss
cli-column-damage-points = frei/leicht/schwer
path-markers = Bewegt-Marker: { $count }
refusal-no-area-driven = { $figure } ist ein Vehikel und wird Option für Option gefahren; eine Fläche gibt es dafür nicht.
refusal-no-weapon-in-use = { $figure } setzt keine Waffe { $weapon } ein; es gibt { $known }.
cli-odds-damage-points = Schadenspunkte:
watch-hands = Hände
watch-hands-note = was alle halten
watch-hands-secret = Geheim, bis es zu Ende ist.
