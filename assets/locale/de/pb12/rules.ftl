### Wörter der Regeln von Pb-12.

## Spiel, Spieler, Spielfeld

-command-point = { $form ->
    [plural] Kommandopunkte
   *[singular] Kommandopunkt
}
-table = Spielfeld
-turn-order = Zugfolge
-staging-area = Bereitstellungsraum
-victory-point = { $form ->
    [plural] Siegpunkte
   *[singular] Siegpunkt
}

## Schaden, Aktionen, Bausteine, Statūs

-movement-option = { $form ->
    [plural] Bewegungsoptionen
   *[singular] Bewegungsoption
}
-resource-point = { $form ->
    [plural] Ressourcenpunkte
   *[singular] Ressourcenpunkt
}
-charge-point = { $form ->
    [plural] Ladungspunkte
   *[singular] Ladungspunkt
}
-damage-point = { $form ->
    [plural] Schadenspunkte
   *[singular] Schadenspunkt
}

## Zahlen und Aufzählungen

count-action-points = { $number } AP
count-movement-points = { $number } BP
count-command-points = { $number ->
    [one] { $number } { -command-point }
   *[other] { $number } { -command-point(form: "plural") }
}
count-damage-points = { $number ->
    [one] { $number } { -damage-point }
   *[other] { $number } { -damage-point(form: "plural") }
}
count-resource-points = { $number ->
    [one] { $number } { -resource-point }
   *[other] { $number } { -resource-point(form: "plural") }
}
count-charge-points = { $number ->
    [one] { $number } { -charge-point }
   *[other] { $number } { -charge-point(form: "plural") }
}
count-victory-points = { $number ->
    [one] { $number } { -victory-point }
   *[other] { $number } { -victory-point(form: "plural") }
}

## Regeln

left-out-not-yet = in dieser Version noch nicht enthalten

## Phasen und Orte

phase-logistics = Logistikphase
    .help = Alle füllen ihre Kommandopunkte auf. Wer einen Stapel hat, kann Karten ziehen.
phase-initiative = Initiativephase
    .help = Alle bieten verdeckt Kommandopunkte und würfeln; die höchste Initiative wählt den ersten oder den letzten Platz in der Zugfolge.
phase-turns = Spielzugphase
    .help = Alle nehmen nacheinander Spielzüge, bis niemand mehr Kommandopunkte hat oder alle abgebrochen haben.
phase-status = Statusphase
    .help = Die Effekte der Status treten ein: Panische Figuren versuchen sich zu fangen, und Ausgeschaltete erschrecken alle in der Nähe.
place-staging = im { -staging-area }
place-table = auf dem { -table }
place-removed = aus dem Spiel

## Statūs; `.help` sagt, was der Status bewirkt

status-distracted = Abgelenkt
    .help = Aktionspunkte nur für Statusänderung; keine Kommandoaktionen.
status-threatened = Bedroht
    .help = Keine Bewegung, keine Bewegungspunkte. Alle Aktionsproben außer bei Nahkampfangriffen: Mindestwurf +4.
status-camouflaged = Getarnt
    .help = Defensiver Fernkampf +1, bis ein Gegner so nahe kommt, dass er die Figur wahrnimmt.
status-delayed = Verzögert
    .help = Darf unterbrechen: legt alle Marker ab und handelt sofort mit einem Aktionspunkt je Marker. Endet, sobald Aktionspunkte verbraucht werden.
status-out-of-action = Ausgeschaltet
    .help = Durch einen Marker ersetzt. In der Statusphase müssen alle in der Nähe eine Panikprobe machen.
status-moved = Bewegt
    .help = Defensiver Fernkampf +1 je Marker nach dem ersten. Endet, sobald die Figur Aktionspunkte verbraucht, bei Vehikeln nur durch eine Bewegung.
status-incapacitated = Handlungsunfähig
    .help = Keine Aktionen, kein Verbrauch von Aktionspunkten.
status-lightly-wounded = Leicht verwundet
    .help = Ein Aktionspunkt weniger.
status-severely-wounded = Schwer verwundet
    .help = Ein Aktionspunkt weniger, und jede Probe erhält Mindestwurf +2.
status-panicked = Panisch
    .help = Kann nicht handeln. In der Statusphase entscheidet eine Virtù-Probe: wieder gefasst oder Ausgeschaltet.
status-static = Statisch
    .help = Verliert alle Bewegt-Marker; Angriffsproben gegen die Figur erhalten Mindestwurf −1.
status-exhausted = Erschöpft
    .help = Ein Aktionspunkt weniger. In der Statusphase kann eine Widerstandskraft-Probe das beenden.

## Spielzüge, Aktionen, Bewegungsoptionen; `.help` sagt, was sie bewirken

turn-activate = Aktivieren
    .help = Eine Figur erhält ihre Aktionspunkte und handelt.
turn-relocate-in = Eintreten
    .help = Verlegen: eine Figur aus dem Bereitstellungsraum in einer Eintrittszone aufstellen.
turn-relocate-out = Austreten
    .help = Verlegen: eine Figur aus einer Austrittszone in den Bereitstellungsraum ziehen.
turn-wait = Abwarten
    .help = Den anderen den Vortritt lassen.
turn-break-off = Abbrechen
    .help = Die Spielrunde ist für dich zu Ende: keine deiner Figuren kommt noch zum Zug. Kostet nichts.

action-move = Bewegung
    .help = Jeder Aktionspunkt gibt so viele Bewegungspunkte wie der Bewegungswert. Gibt einen Bewegt-Marker.
action-adjust = Korrekturbewegung
    .help = Ein Bewegungspunkt. Einmal je Spielrunde frei, sonst für 1 AP.
action-ranged-attack = Fernkampfangriff
    .help = Eine Probe je Aktionspunkt, mit einer eingesetzten Fernkampfwaffe.
action-melee-attack = Nahkampfangriff
    .help = Eine Probe je Aktionspunkt, mit einer eingesetzten Nahkampfwaffe.
action-aim = Zielwahl
    .help = Der nächste Fernkampfangriff dieser Spielrunde darf dieses Ziel wählen, auch wenn andere näher sind.
action-concentrate = Konzentrieren
    .help = Alle Proben der nächsten Aktion dieses Spielzugs erhalten Mindestwurf −2.
action-re-equip = Umdisponieren
    .help = Neu wählen, welche Bausteine eingesetzt sind.
action-reload = Nachladen
    .help = Ein Ladungspunkt füllt die Ressourcenpunkte eines Bausteins auf.
action-change-status = Statusänderung
    .help = Einen wählbaren Status annehmen oder ablegen: Abgelenkt und Bedroht für 1 AP, Verzögert für 2 AP je Marker.
action-threaten = Bedrohen
    .help = Alle Gegner in Reichweite einer Nahkampfwaffe und in Sicht werden Bedroht. Frei einmal je Spielrunde oder für 1 AP.
action-ram = Rammen
    .help = Kollision mit dem, was die Figur berührt; eine gerammte Figur bewegt sich danach zufällig.
action-let-act = Andere Figur handeln lassen
    .help = Der Spielzug geht mit einer anderen aktiven Figur weiter.
action-end-turn = Spielzug beenden
    .help = Keine weitere Aktion in diesem Spielzug; übrige Aktionspunkte verfallen.
option-horizontal = Horizontal bewegen
    .help = Bis zu ein Schritt in der Ebene.
option-vertical = Vertikal bewegen
    .help = Um höchstens die vertikale Bewegung hinauf oder hinab und bis zu ein Schritt weit.
option-land = Landen
    .help = Um höchstens die vertikale Bewegung gerade nach unten.
option-climb = Klettern
    .help = Sich an kletterbarem Gelände festhalten: dort sicherer Stand bis zur nächsten Bewegung.
option-random = Zufallsbewegung
    .help = Ein Würfel bestimmt den Weg.
option-stop = Anhalten
    .help = Die Bewegung beenden; übrige Bewegungspunkte verfallen.

## Bausteine

strength-mode-none = ohne Stärke
strength-mode-half = plus halbe Stärke
strength-mode-full = plus volle Stärke
range-near = nah
range-short = kurz
range-medium = mittel
range-long = lang
range-extreme = extrem
range-beyond-extreme = weiter als extrem
range-out-of-range = außer Reichweite

## Modifikatoren, wie sie in einer Summe stehen

modifier-weapon-damage = Schaden der Waffe
modifier-half-strength = halbe Stärke
modifier-full-strength = volle Stärke
modifier-static-target = Ziel ist Statisch
modifier-concentrated = konzentriert
modifier-helping-card = ausgespielte Karte
modifier-melee-modifier = Nahkampfmodifikator
modifier-unseen-attacker = Ziel sieht den Angriff nicht kommen
modifier-supporter = könnte das Ziel ebenfalls schlagen
modifier-block-defence = Schutz durch Ausrüstung
modifier-block-armour-seen = Panzerung durch Ausrüstung, Schadensquelle gesehen
modifier-block-armour-unseen = Panzerung durch Ausrüstung, Schadensquelle nicht gesehen
modifier-damage-strength = Stärke des Schadens
modifier-divergence = Abweichung
modifier-fall-height = gefallene Schritte
modifier-collision-speed = Bewegt-Marker bei der Kollision
modifier-capacity-difference = doppelter Unterschied der Schadenskapazität
modifier-armour-left = Panzerung weniger Durchschlagskraft
modifier-penetration = Durchschlagskraft
modifier-panic-initiative = Initiative
modifier-out-of-action-markers = { $value ->
    [one] ein Ausgeschaltet-Marker in der Nähe
   *[other] Ausgeschaltet-Marker in der Nähe
}
modifier-chosen-command-points = vor dem Spiel gewählt
modifier-difficult-zone = schwieriges Gebiet
modifier-dark-zone = Dunkelheit
modifier-rough-zone = unwegsames Gebiet
modifier-attribute-action-points = Aktionspunkte
modifier-attribute-movement = Bewegung
modifier-attribute-vertical-movement = vertikale Bewegung
modifier-attribute-strength = Stärke
modifier-attribute-toughness = Widerstandskraft
modifier-attribute-initiative = Initiative
modifier-attribute-nerve = Virtù
modifier-attribute-command = Kommando
modifier-attribute-ranged = Fernkampf
modifier-attribute-ranged-defence = defensiver Fernkampf
modifier-attribute-melee = Nahkampf
modifier-attribute-melee-defence = defensiver Nahkampf
modifier-attribute-tech = Technik
modifier-attribute-armour = Panzerung
modifier-attribute-slots = Slots
modifier-attribute-melee-reach = Nahkampfreichweite
modifier-attribute-sight-angle = Sichtwinkel
modifier-attribute-damage-table = Schadenswirkungstabelle
modifier-severely-wounded = Schwer verwundet
modifier-lightly-wounded = Leicht verwundet
modifier-boost = mehr Durchschlagskraft
modifier-bundled = aufgegebene Proben
modifier-range-near = Entfernung nah
modifier-range-short = Entfernung kurz
modifier-range-medium = Entfernung mittel
modifier-range-long = Entfernung lang
modifier-range-extreme = Entfernung extrem
modifier-beyond-extreme = weiter als extrem
modifier-ranged-defence = defensiver Fernkampf des Ziels
modifier-melee-defence = defensiver Nahkampf des Ziels
modifier-support = { $count ->
    [one] Hilfe durch { $count } weitere Figur
   *[other] Hilfe durch { $count } weitere Figuren
}
modifier-covered = { $value ->
    [1] bis zu einem Viertel verdeckt
    [2] bis zur Hälfte verdeckt
    [3] bis zu drei Vierteln verdeckt
   *[other] fast ganz verdeckt
}
modifier-covered-by = { modifier-covered } durch { $object }
modifier-hides-a-part = verdeckt einen Teil
modifier-translucent = Sicht getrübt
modifier-translucent-by = Sicht durch { $object }
modifier-effect = eine Wirkung, die gerade gilt
modifier-frequency = höhere Frequenz
# Der erste Marker zählt nicht.
modifier-moved = Bewegt ×{ $markers }
modifier-armour = Panzerung
modifier-toughness = Widerstandskraft
modifier-command-figure = Kommandofigur
modifier-option-horizontal = horizontal bewegen
modifier-option-vertical = vertikal bewegen
modifier-option-land = landen
modifier-option-climb = klettern

## Ablehnungen: der eine entscheidende Grund

refusal-cannot-act-now = { $figure } kann jetzt nicht handeln.
refusal-no-such-target = Auf dem Spielfeld gibt es dieses Ziel nicht.
refusal-outside-sight-angle = { $target } ist außerhalb des Sichtwinkels.
refusal-no-sight-line = Keine Sichtlinie: { $target }.
refusal-no-sight-line-by = { $target } ist verdeckt durch { $object }.
refusal-nearer-target = Ein Ziel ist viel näher: dieses { $distance } { $distance ->
    [one] Schritt
   *[other] Schritte
}, höchstens { $limit }.
refusal-out-of-reach = Diese Stelle ist { $distance } { $distance ->
    [one] Schritt
   *[other] Schritte
} entfernt, die Reichweite ist { $reach }.
refusal-out-of-reach-of = { $target }: { $distance } { $distance ->
    [one] Schritt
   *[other] Schritte
}, Reichweite { $reach }.
refusal-weapon-not-in-use = { $block } ist für solch einen Angriff nicht eingesetzt.
refusal-no-resources = { $block } ist leer; erst nachladen.
refusal-used-up = { $block } ist leer und hat keinen Ladungspunkt mehr.
refusal-no-frequency = { $block } kann die Zahl der Proben nicht vervielfachen.
refusal-negative-boost = Die Durchschlagskraft lässt sich nicht senken.
refusal-too-many-given-up = { $most ->
    [0] Es gibt keine Probe, die aufgegeben werden könnte.
    [one] Höchstens { $most } Probe kann aufgegeben werden.
   *[other] Höchstens { $most } Proben können aufgegeben werden.
}
refusal-too-far-down = Zu tief: höchstens { $most ->
    [one] { $most } Schritt
   *[other] { $most } Schritte
} auf einmal.
refusal-longer-than-a-step = Länger als ein Schritt: { $length } { $length ->
    [one] Schritt
   *[other] Schritte
}.
refusal-too-high = Zu hoch: höchstens { $most ->
    [one] { $most } Schritt
   *[other] { $most } Schritte
} hinauf oder hinab auf einmal.
refusal-not-enough-movement-points = Zu wenig Bewegungspunkte: { $cost } nötig, { $left } übrig.
refusal-not-in-the-air = Dafür braucht es erst sicheren Stand.
refusal-no-room-that-high = Hier ist kein Platz, so weit hinauf oder hinab zu kommen.
refusal-no-room-to-turn = Für diese Ausrichtung ist hier kein Platz.
refusal-no-room-to-turn-by = Für diese Ausrichtung ist hier kein Platz: versperrt durch { $object }.
refusal-no-stand-facing-there = So ausgerichtet hätte die Figur keinen sicheren Stand.
refusal-nothing-to-land-on = Hier ist nichts Tieferes zum Landen.
refusal-nothing-to-climb = Die Figur berührt hier nichts, woran sie klettern könnte.
refusal-behind-a-fall = Der Weg endet vor dieser Stelle: Die Figur fällt.
refusal-no-way = Dorthin führt kein Weg.
refusal-no-drive = Es wurde keine Fahrt dorthin gefunden: geradeaus, rückwärts und auf der Stelle gedreht. Es kann trotzdem eine geben; die Optionen lassen sich einzeln wählen.
refusal-edge-of-the-table = Hier endet das Spielfeld.
refusal-no-such-declaration = Das lässt sich nicht ansagen.
refusal-not-a-number = Das ist keine Zahl.
refusal-no-command-points = Kein Kommandopunkt mehr.
refusal-not-your-figure = { $figure } ist keine deiner Figuren.
refusal-not-on-the-table = { $figure } ist nicht auf dem Spielfeld.
refusal-no-initiative = { $figure } hat keine Initiative und kann nicht direkt aktiviert werden.
refusal-not-in-exit-zone = { $figure } steht in keiner deiner Austrittszonen.
refusal-not-in-staging-area = { $figure } ist nicht im Bereitstellungsraum.
refusal-no-safe-stand = An dieser Stelle gibt es keinen sicheren Stand.
refusal-no-safe-stand-by = Dort ist kein Platz zum Stehen: belegt durch { $object }.
refusal-not-in-entry-zone = Diese Stelle liegt in keiner deiner Eintrittszonen.
refusal-at-least-one-action-point = Mindestens ein Aktionspunkt ist nötig.
refusal-not-enough-action-points = { $left ->
    [0] Keine AP mehr
   *[other] Nur noch { $left } AP
 }, nötig: { $cost }.
refusal-owes-an-action = Auf die freie Aktion muss erst eine Aktion folgen.
refusal-not-active = Das kann nur eine aktive Figur.
refusal-renounced-free-actions = Freie Aktionen für weitere Bewegung aufgegeben.
refusal-free-action-used = Die freie Aktion dieser Spielrunde ist verbraucht.
refusal-no-action-beside-it = Braucht eine Aktion direkt davor oder danach.
refusal-not-all-action-points = Weitere Bewegung kostet alle { $received } AP des Spielzugs.
refusal-no-such-block = Diesen Baustein hat die Figur nicht.
refusal-not-enough-slots = Zu wenig Slots: { $needed } nötig, { $slots } vorhanden.
refusal-block-not-in-use = { $block } ist nicht eingesetzt.
refusal-no-charges = { $block } hat keine Ladung mehr.
refusal-never-reloaded = { $block }: kein Nachladen möglich.
refusal-needs-no-reloading = { $block } braucht kein Nachladen.
refusal-not-in-the-game = Schon nicht mehr im Spiel.
refusal-done = { $figure } ist in dieser Spielrunde fertig.
refusal-incapacitated = { $figure } ist Handlungsunfähig.

## Würfe und Proben, nach ihrem Zweck

dice-nerve-check = Virtù-Probe
dice-panic-check = Panikprobe
dice-ranged-check = Fernkampf-Probe
dice-melee-check = Nahkampf-Probe
dice-damage-roll = Schadenswurf
dice-random-movement = Zufallsbewegung
dice-initiative-roll = Initiativewurf
dice-initiative-tie = Stechen um die Initiative

## Wirkungen in der Statusphase

effect-nerve = { $figure }: Virtù-Probe, um sich zu fangen
effect-markers = { $figure }: Panikprobe, Ausgeschaltete in der Nähe

## Attribute; `.short` ist die Abkürzung auf dem Datenblatt

attribute-action-points = Aktionspunkte
    .short = AP
    .help = Damit bezahlt die Figur in ihrem Spielzug ihre Aktionen.
attribute-movement = Bewegung
    .short = B
    .help = So viele Bewegungspunkte bringt jeder Aktionspunkt einer Bewegung; ein Schritt auf ebenem Boden kostet einen.
attribute-vertical-movement = Vertikale Bewegung
    .short = vB
    .help = So viele Schritte kommt die Figur auf einmal hinauf oder hinunter, für 2 Bewegungspunkte.
attribute-strength = Stärke
    .short = S
    .help = Macht Hiebe härter: Bei Nahkampfwaffen zählt sie halb oder ganz zur Stärke des Schadens.
attribute-toughness = Widerstandskraft
    .short = W
    .help = Senkt das Ergebnis jedes Schadenswurfs gegen die Figur.
attribute-initiative = Initiative
    .short = I
    .help = So viele Schritte weit nimmt die Figur wahr und verständigt sie sich. Senkt den Mindestwurf von Panikproben. Mit so vielen Abgelenkt-Markern reagiert sie nicht mehr.
attribute-nerve = Virtù
    .short = V
    .help = Für Virtù-Proben wie die Panikprobe: Der Mindestwurf beginnt bei 12 − Virtù.
attribute-command = Kommando
    .short = K
    .help = Solange die Figur handlungsfähig ist, hat ihr Spieler in jeder Spielrunde so viele Kommandopunkte mehr. Mal Initiative ergibt er den Kommandoradius.
attribute-ranged = Fernkampf
    .short = F
    .help = Für Fernkampfangriffe: Der Mindestwurf jeder Probe beginnt bei 12 − Fernkampf.
attribute-ranged-defence = Defensiver Fernkampf
    .short = DF
    .help = Erhöht den Mindestwurf von Fernkampfangriffen auf die Figur.
attribute-melee = Nahkampf
    .short = N
    .help = Für Nahkampfangriffe: Der Mindestwurf jeder Probe beginnt bei 12 − Nahkampf.
attribute-melee-defence = Defensiver Nahkampf
    .short = DN
    .help = Erhöht den Mindestwurf von Nahkampfangriffen auf die Figur.
attribute-tech = Technik
    .short = T
    .help = Für Proben mit Ausrüstung, Gelände und Vehikeln: Der Mindestwurf beginnt bei 12 − Technik.
attribute-armour = Panzerung
    .short = P
    .help = Senkt das Ergebnis von Schadenswürfen gegen die Figur, soweit die Durchschlagskraft des Schadens sie nicht aufhebt.
attribute-slots = Slots
    .short = Slots
    .help = So viel Ausrüstung kann die Figur zugleich einsetzen: Die Slots von allem Eingesetzten zählen zusammen.
attribute-melee-reach = Nahkampfreichweite
    .short = Reichweite
    .help = So viele Schritte darf das Ziel eines Nahkampfangriffs höchstens entfernt sein.
attribute-sight-angle = Sichtwinkel
    .short = Sicht
    .help = Wie weit die Figur nach jeder Seite ihrer Ausrichtung sieht: 15° je Punkt.
attribute-damage-table = Schadenswirkungstabelle
    .short = Tabelle
    .help = Wie viele Schadenspunkte das Ergebnis eines Schadenswurfs kostet: auf Tabelle I am wenigsten, auf VI am meisten.
damage-points-free = Freie Schadenspunkte
    .short = frei
    .help = Werden zuerst verbraucht und haben keine Folgen.
damage-points-light = Leichte Schadenspunkte
    .short = leicht
    .help = Werden nach den freien verbraucht: Eine Figur ist dann Leicht verwundet, ein Vehikel Leicht beschädigt.
damage-points-heavy = Schwere Schadenspunkte
    .short = schwer
    .help = Werden zuletzt verbraucht: Eine Figur ist dann Schwer verwundet, ein Vehikel Schwer beschädigt. Sind alle verbraucht, schaltet einer mehr eine Figur aus und zerstört ein Vehikel.
