### Streitkräfte von FATE: Seiten zum Zusammenstellen, Listen und Bögen zum Drucken.

## Was Dinge können

fate-force-thrown = { $zones ->
    [one] 1 Zone weit geworfen
   *[other] { $zones } Zonen weit geworfen
}
fate-force-least = { $zones ->
    [one] nicht in der eigenen Zone
   *[other] ab { $zones } Zonen
}
fate-force-blasts = trifft alle in einer Zone, einmal
fate-force-kind-physical = körperlich
fate-force-kind-social = sozial
fate-force-kind-mental = geistig
fate-force-group = { $number ->
    [one] 1 Scherge
   *[other] { $number } Schergen
}, { $word } { $quality }, { $kind }

## Eine Figur

forces-start-staged = an einem freien Platz
forces-staged = an einem freien Platz
forces-stage = Irgendwo
    .tip = Sie beginnt an einem freien Platz bei den eigenen Figuren oder in der ersten Zone, in der Platz ist.
forces-set-up = Hier hinstellen
    .tip = Sie kommt dorthin, wo sie beginnen würde; im Editor kannst du sie versetzen.
fate-force-alone = allein { $own } + Kameraden { $more }
fate-force-skills = Fertigkeiten
fate-force-own = Aspekte und Kniffe
fate-force-account = Konto
fate-force-points = FATE-Punkte
fate-force-one-more = Einer mehr: wert { $value } ({ $difference })
fate-force-weapons = Waffen
fate-force-take-weapon = + Waffe …
fate-force-which-weapon = Welche Waffe?
fate-force-companions = Kameraden
fate-force-take-companion = + Kamerad …
fate-force-which-companion = Welcher Kamerad?
fate-force-leave = Zurücklassen

## Eine Streitkraft

fate-force-short = { $characters ->
    [0] keine Charaktere
    [one] 1 Charakter
   *[other] { $characters } Charaktere
}, { $minions ->
    [0] keine Schergen
    [one] 1 Scherge
   *[other] { $minions } Schergen
}
fate-force-worth = Was sie wert ist
fate-force-worth-of = wert { $value }
fate-force-line = { $name }: { $value }
fate-force-total = Zusammen: { $value }
fate-force-sides = Die Seiten
fate-force-side = Seite
fate-force-ratio = { $even ->
    [yes] { $name }: { $ratio }-mal so stark. Das gilt als ausgeglichen.
   *[no] { $name }: { $ratio }-mal so stark.
}
fate-force-rough = Ein grobes Maß: Überzahl, Zonen und Aspekte zählen nicht mit.

## Was vereinbart ist

fate-option-conflict = Konflikt
fate-option-initiative = Initiative
fate-option-by-skill = nach Fertigkeit
fate-option-by-rotating = reihum
fate-option-stress-boxes = Stresskästchen
fate-option-exchange-limit = Runden
fate-option-sprint-difficulty = Schwierigkeit eines Sprints
fate-option-grit = Gegner geben nach ihrer Entschlossenheit auf
fate-option-even-split = Gruppen werden gleichmäßig geteilt
fate-option-cover-aspect = Deckung ist ein Aspekt
fate-option-area-attacks = Bomben treffen ganze Zonen
fate-option-long-conflict = Kann ein langer Konflikt werden
fate-option-duel = Gilt als Duell

## Listen und Bögen

fate-force-column-good-at = gut in
fate-force-column-boxes = Kästchen
fate-force-column-points = FATE-Punkte
fate-force-column-gear = Ausrüstung
fate-force-column-sort = Art
fate-force-column-does = was es kann
fate-force-sort-weapon = Waffe
fate-force-sort-companion = Kamerad
fate-force-counted = Am Tisch gezählt
fate-force-cards = Charaktere und Gruppen
fate-force-unusual = Schergen sind für Gegner da, Kameraden für Helden: ein Hinweis, keine Regel.
