### Einsatzgruppen: das Bild, auf dem man sie zusammenstellt, was sie wert sind, und Bögen zum Drucken.
forces-line = { $figures ->
    [one] 1 Figur
   *[other] { $figures } Figuren
} · { $points } KP{ $cards ->
    [0] { "" }
    [one] { " " }· 1 Karte
   *[other] { " " }· { $cards } Karten
}
forces-epicness = Epicness { $epicness }
forces-adds = { $value } · Epicness { $epicness }

## What forces are worth

forces-no-value-limit = Es ist kein Spielwertlimit vereinbart.
forces-is-worth = Die Einsatzgruppe hat den Spielwert { $value }.
forces-agreed = Vereinbart: { $limit }
forces-taken-points = − { $per_mille } Promille für { $points ->
    [one] einen gewählten Kommandopunkt
   *[other] { $points } gewählte Kommandopunkte
}
forces-taken-cards = − { $per_mille } Promille für { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}
forces-taken-scenario = − { $per_mille } Promille durch das Szenario
forces-must-be-below = Der Spielwert muss unter { $limit } liegen.
forces-left = Er ist { $value }: { $difference } sind übrig.
forces-too-much = Er ist { $value }: { $difference } zu viel.

## A figure

forces-attributes = Attribute
forces-attributes-hint = in Klammern: wie im Datenblatt
forces-leads = Führt das Kommando
forces-leads-tip = Führt die Einsatzgruppe zu Beginn. Das kann nur eine Figur mit einem Kommandowert ab 1.
forces-printed = Im Datenblatt: { $value }
forces-effect = { $more ->
    [yes] Eins mehr: Spielwert { $value } ({ $difference })
   *[no] Eins weniger: Spielwert { $value } ({ $difference })
}
forces-value-sum = Figur { $own } + Ausrüstung { $gear }
forces-epicness-limit-line = Epicness { $epicness }, höchstens { $limit }
forces-begins-with = Mit Status
    .tip = Ein Klick gibt ihr den Status von Beginn des Spiels an oder nimmt ihn weg.
forces-slots = { $used } von { $slots } Slots belegt
forces-ability = Fähigkeit
forces-block-slots = { $slots ->
    [0] kein Slot
    [one] 1 Slot
   *[other] { $slots } Slots
}
forces-use-tip = Wird zu Beginn eingesetzt: Ein Klick ändert es. Nur so viel, wie die Slots fassen.
forces-drop-tip = Dalassen
forces-add-item = + Gegenstand oder Fähigkeit …
forces-pick-item = Was soll sie tragen?
forces-profile-facts = B { $movement } · F { $ranged } · N { $melee }{ $command ->
    [0] { "" }
   *[other] { " " }· K { $command }
} · { $gear }
forces-no-gear = ohne Ausrüstung
forces-sort-item = { forces-block-slots }
forces-sort-ability = Fähigkeit, { forces-block-slots }

## A force

forces-command-points = Kommandopunkte
    .tip = Der gewählte KP-Wert. Jeder Punkt senkt das Spielwertlimit um 25 Promille; Kommandofiguren füllen das Konto noch weiter auf.
forces-value-reduction = Limit gesenkt (Promille)
    .tip = Was das Szenario diesem Spieler noch vom Spielwertlimit nimmt, zum Ausgleich für eine bessere Lage.
forces-leader = Kommandoführer
    .tip = Führt die Einsatzgruppe zu Beginn; das kann nur eine Figur mit Kommandowert.
forces-nobody = niemand
forces-limit-head = Spielwertlimit
forces-most-epic = höchste Epicness { $epicness }, höchstens { $limit }
forces-deck = Stapel
forces-deck-line = { $cards ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $cards } Karten
} · { $per_mille } Promille
forces-deck-hint = Jede Karte senkt das Spielwertlimit um ihre Promille, so oft wie sie im Stapel ist. Wer auf eine Karte zeigt, liest sie.
forces-card-cost = { $per_mille } Promille des Spielwertlimits · sie auszuspielen kostet { $points } KP
forces-no-cards = Alle Karten herausnehmen

## The scenario

forces-no-limit = keines
forces-round-limit = Rundenlimit
    .tip = Das Spiel endet nach dieser Spielrunde; ohne Zahl endet es nur durch Niederlage.
forces-value-limit = Spielwertlimit
    .tip = Jede Einsatzgruppe muss weniger wert sein als dies, gesenkt um ihre Kommandopunkte und Karten.
forces-epicness-limit = Epicness-Limit
    .tip = Keine Figur, kein Gegenstand und keine Karte darf darüber liegen.
forces-take-out-leader = Anführer ausschalten
    .tip = Wessen Anführer ausgeschaltet wird, ist sofort besiegt; jede Einsatzgruppe braucht einen.
forces-asked = Unterbrechungen fragen
    .tip = Wann Spieler anfangs gefragt werden, ob eine Figur unterbricht; im Spiel kann es jeder ändern.
forces-asked-never = nie
forces-asked-attacked = bei Angriffen
forces-asked-always = immer
forces-asked-near = bis { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}

## Sheets to print

sheets-overview = Übersicht
sheets-figure = Figur
sheets-gear = Ausrüstung
sheets-own = Figur allein
sheets-epicness = Epicness
sheets-total = Zusammen
sheets-figures = Datenblätter
sheets-accounts = Am Tisch
sheets-rounds = Spielrunden:
sheets-points = Kommandopunkte jeder Runde ({ $points }):
sheets-victory-points = Siegpunkte:
sheets-deck = Stapel: { $cards }
sheets-slots = Slots
sheets-damage = Schaden
sheets-melee = Nahkampf
sheets-shots = Schüsse
sheets-slots-of = { $slots ->
    [one] 1 Slot
   *[other] { $slots } Slots
}; was angekreuzt ist, wird zu Beginn eingesetzt.
sheets-beyond = Weiter als extrem, bis doppelt so weit: weitere { $more }.
sheets-modifiers = { $names }: mit Vorzeichen ein Mindestwurfmodifikator; es zählt der Wert der steuernden Figur, ohne sie 0.
sheets-points-lost = Punkte verloren
sheets-reach = Reichweite +{ $reach }
sheets-charges = Nachladen:
sheets-up-to = bis { $steps }
sheets-cm = { $cm } cm
sheets-notes = Status, Marker, Notizen:
sheets-card-costs = { $points } KP{ $action_points ->
    [0] { "" }
   *[other] { " " }· { $action_points } AP
}
forces-worth = { $value } · Epicness { $epicness }
forces-zones-hint = Zu kontrollierende und umkämpfte Gebiete bringen am Ende jeder Runde Siegpunkte. Gezeichnet werden sie im Editor, in der Palette unter „Gebiete“; dort steht auch, wem sie gehören.

forces-print-title = Wessen Bögen? Stapel sind geheim.
