### Ein Weg wird geplant: Karte, Zeichen am Weg, Reichweite.

moving-title-running = { $figure } bewegt sich weiter
moving-points = { $spent } von { $points } Bewegungspunkten
moving-cost = Kosten { $cost } AP · danach Bewegt ×{ $markers }
moving-markers = danach Bewegt ×{ $markers }
moving-explanation = Ein Klick oder Enter setzt einen Wegpunkt; dann führt Enter oder ein Klick auf den Geist den Weg aus.
moving-onward = Weiter bis zur Maus: zusammen { $points } Bewegungspunkte{ $missing ->
    [0] .
   *[other] , { $missing } zu viel.
  }
moving-note-running = Was nicht gebraucht wird, verfällt beim Anhalten.
moving-addend = { $what }: { $points } BP ({ $rule })
moving-nothing-yet = Zeige auf eine Stelle, um den billigsten Weg dorthin zu sehen.
moving-waypoints-hint = Enter oder ein Klick auf den Geist führt den Weg aus.
moving-heights = { $count } Höhen hier, jetzt { $height }: Strg und Mausrad, oder { $keys }.
moving-too-far = Zu weit: { $missing ->
    [1] 1 Bewegungspunkt fehlt
   *[other] { $missing } Bewegungspunkte fehlen
  }. Nur der helle Teil wird gegangen.
moving-too-dear = Nur der helle Teil wird gegangen: { $reason }
moving-falls = { $height ->
    [0] Die Figur findet auf diesem Weg keinen sicheren Stand und rutscht zur Seite, ohne Höhe zu verlieren.
   *[other] Die Figur fällt auf diesem Weg { $height } { $height ->
        [one] Schritt
       *[other] Schritte
    } tief{ $damage }.
}
moving-collides = Die Figur prallt auf diesem Weg gegen { $obstacle }{ $damage }.
moving-damage = {" "}und nimmt Schaden { $damage }{ $times ->
    [1] {""}
   *[other] {" "}× { $times }
  }
moving-height-label = auf { $height }
moving-full = Voller Einsatz +{ $bonus }
moving-full-note = Alle Aktionspunkte in eine Bewegung; keine freie Aktion in diesem Spielzug. R1.7.3
moving-straight = Gerade
moving-straight-note = Du zeichnest die Strecken von Hand, ohne Umweg um irgendetwas. Die Umschalttaste tut das Gleiche für einen Klick.
moving-climb = Klettern
moving-climb-note = Sich an kletterbarem Gelände festhalten, so hoch eine Option reicht. R6.1.8
moving-take-back = Zurücknehmen
moving-stop = Hier anhalten
moving-commit = Los
moving-activate-and-go = Aktivieren und los
attack-activate-first = Aktivieren · { $attack }
moving-activates-first = Erst mit „Los“ wird die Figur aktiviert; bis dahin ist nichts entschieden.
moving-note-up = ↑{ $height } · { $points } BP
moving-note-down = ↓{ $height } · { $points } BP
moving-note-across = { $points } BP
moving-note-climb = hält sich · { $points } BP
moving-note-slow = { $points } BP
moving-note-turn = { $side ->
    [left] ↺
   *[right] ↻
} { $degrees }° · { $points } BP
moving-reach-label = { $number } AP
moving-reach-points = { $points } BP
moving-reach-bonus = voller Einsatz

random-direction-title = { $player }: Wohin gerät { $figure }?
random-direction-explanation = Der Würfel überlässt dir die Richtung. Zeige dorthin und klicke.
random-direction-way = { $way } nach { $direction }
random-direction-collides = Die Figur prallt gegen { $obstacle }.
random-direction-stepper = Richtung
random-direction-commit = In diese Richtung
