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

# -- Worauf ein Zug oder eine Aktion des Programms aus sein kann: warum es getan hat, was es tat.

plan-act = jemanden handeln lassen
plan-enter = jemanden auf den Tisch bringen
plan-stay = dort bleiben
plan-reload = nachladen
plan-re-equip = andere Waffen in die Hand nehmen
plan-delay = abwarten, bis jemand kommt
plan-lead = ein Kommando geben
plan-fight-and-go = angreifen und dann gehen
plan-go-and-fight = gehen und dann angreifen
plan-go = an einen besseren Ort gehen
plan-strike = den Anführer mit der ganzen Gruppe zuschlagen lassen
plan-wait = warten, bis andere gehandelt haben
plan-alone = eine Figur allein handeln lassen
