### Karten im Fenster: die Hand, das Ziehen und Fragen nach Karten.

command-show-hand = Die Hand ansehen
hand-more-ways = Weitere Möglichkeiten, die Karte zu spielen (Bild auf, Bild ab)
draw-stepper = Karten
draw-note = Welche Karten kommen, sieht nur ihr Besitzer. Ziehen lässt sich nicht frei zurücknehmen.
card-question-note = Von der Hand ist nichts zu sehen, bevor der Vorhang geöffnet wurde.
