# Eine Bewegung planen: die Karte, die Zeichen am Weg, die Reichweite.
moving-planning = Der Weg dorthin wird gesucht …
moving-would-be-lost = Ein Weg ist geplant: { $go } geht ihn, noch einmal { $again } gibt ihn auf ({ $action }).
moving-would-be-lost-for = Ein Weg ist geplant: { $go } geht ihn, noch ein Klick auf { $figure } gibt ihn auf.
moving-goes-first = Der Weg wird noch berechnet und kommt zuerst; Esc gibt ihn auf.
key-group-path = Verlauf des Weges
command-straight-legs = Strecken gerade oder auf dem billigsten Weg
command-climb = Klettern: sich an der Wand festhalten
command-stand-higher = Zur höheren Stelle unter der Maus
command-stand-lower = Zur tieferen Stelle unter der Maus
