### Wörter der Regeln von Pb-12.

system-name = Pb-12

## Spiel, Spieler, Spielfeld

-command-point = { $form ->
    [plural] Kommandopunkte
   *[singular] Kommandopunkt
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

## Regeln

left-out-not-yet = in dieser Version noch nicht enthalten

## Phasen und Orte

phase-logistics = Logistikphase
    .help = Alle füllen ihre Kommandopunkte auf. Wer einen Stapel hat, kann Karten ziehen.

## Statūs; `.help` sagt, was der Status bewirkt

status-distracted = Abgelenkt
    .help = Aktionspunkte nur für Statusänderung; keine Kommandoaktionen.
status-threatened = Bedroht
    .help = Keine Bewegung, keine Bewegungspunkte. Alle Aktionsproben außer bei Nahkampfangriffen: Mindestwurf +4.
status-camouflaged = Getarnt
    .help = Defensiver Fernkampf +1, bis ein Gegner so nahe kommt, dass er die Figur wahrnimmt.
status-delayed = Verzögert
    .help = Darf unterbrechen: legt alle Marker ab und handelt sofort mit einem Aktionspunkt je Marker. Endet, sobald Aktionspunkte verbraucht werden.

## Spielzüge, Aktionen, Bewegungsoptionen; `.help` sagt, was sie bewirken

turn-activate = Aktivieren
    .help = Eine Figur erhält ihre Aktionspunkte und handelt.
turn-relocate-in = Eintreten
    .help = Verlegen: eine Figur aus dem Bereitstellungsraum in einer Eintrittszone aufstellen.
turn-relocate-out = Austreten
    .help = Verlegen: eine Figur aus einer Austrittszone in den Bereitstellungsraum ziehen.
turn-wait = Abwarten
    .help = Die anderen machen lassen.
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

## Bausteine

strength-mode-none = ohne Stärke
strength-mode-half = plus halbe Stärke
strength-mode-full = plus volle Stärke

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
refusal-nothing-to-climb = Hier ist nichts Kletterbares in Kontakt.
refusal-behind-a-fall = Der Weg endet vor dieser Stelle: Die Figur fällt.
refusal-no-way = Dorthin führt kein Weg.
refusal-driven-by-hand = Vehikel werden Option für Option gefahren: geradeaus, gedreht oder rückwärts.
refusal-edge-of-the-table = Hier endet der Tisch.
refusal-no-such-declaration = Das lässt sich nicht erklären.
refusal-not-a-number = Das ist keine Zahl.
refusal-no-command-points = Kein Kommandopunkt mehr.
refusal-not-your-figure = { $figure } ist keine deiner Figuren.
refusal-not-on-the-table = { $figure } ist nicht auf dem Spielfeld.
refusal-no-initiative = { $figure } hat keine Initiative und kann nicht direkt aktiviert werden.
refusal-not-in-exit-zone = In keiner deiner Austrittszonen: { $figure }.
refusal-not-in-staging-area = Nicht im Bereitstellungsraum: { $figure }.
refusal-no-safe-stand = An dieser Stelle gibt es keinen sicheren Stand.
refusal-no-safe-stand-by = Dort ist kein Platz zum Stehen: belegt durch { $object }.
refusal-not-in-entry-zone = Diese Stelle liegt in keiner deiner Eintrittszonen.
refusal-at-least-one-action-point = Mindestens ein Aktionspunkt ist nötig.
refusal-not-enough-action-points = Zu wenig AP ({ $left } statt { $cost }).
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
