### Was nur Pb-12 in Befehlen und beim Ansehen eines Spiels zu sagen hat.

cli-column-protection = Schutz
cli-damage-half = { $code } + halbe S
cli-damage-full = { $code } + volle S
cli-column-ranged = Reichweite: nah bis extrem
cli-column-resources = Ladungen × Schuss
cli-column-damage-points = frei/leicht/schwer
path-markers = Bewegt-Marker: { $count }
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
plan-strike = den Anführer mit der ganzen Gruppe zuschlagen lassen
plan-wait = warten, bis andere gehandelt haben
plan-alone = eine Figur allein handeln lassen
stake-victory = Im Mittel sind bis dahin { $best } statt { $given } Siegpunkte erreicht.
stake-zones = Im Mittel brächten dann { $best } statt { $given } Gebiete Punkte.
plan-together = den Augenblick abwarten, in dem alle gemeinsam zuschlagen
plan-singly = sofort handeln, einer nach dem anderen
plan-be-first = als Erster zuschlagen
plan-keep-points = die Kommandopunkte behalten und anderen den Vortritt lassen
plan-ward-off = sich verteidigen
plan-react = mit der aufgesparten Zeit handeln
plan-play-card = eine Karte spielen
plan-let-be = nicht unterbrechen
reach-driven = Ein Vehikel kann all das Option für Option erreichen. Vielleicht kommt es noch weiter: dicht an Hindernisse heran, über Rampen und mit anderen Drehungen.
