### Die Wörter der Regeln. Begriffe (mit Strich) stehen in anderen Texten; `form: "plural"` gibt die Mehrzahl,
### `form: "dative"` den dritten Fall der Mehrzahl, wo er anders lautet.

## Spiel, Spieler, Spielfeld

-table = Spielfeld
-game-round = { $form ->
    [plural] Spielrunden
   *[singular] Spielrunde
}
-turn = { $form ->
    [plural] Spielzüge
   *[singular] Spielzug
}
-turn-order = Zugfolge
-staging-area = Bereitstellungsraum
-victory-point = { $form ->
    [plural] Siegpunkte
   *[singular] Siegpunkt
}

## Messen und Proben

-step = { $form ->
    [plural] Schritte
   *[singular] Schritt
}
-base-point = Basispunkt

## Schaden, Aktionen, Bausteine, Statūs

-damage-point = { $form ->
    [plural] Schadenspunkte
   *[singular] Schadenspunkt
}

## Zahlen und Aufzählungen

shown-number = { $value }
shown-addend = { SIGNED($value) }
shown-list = { $first } und { $last }
count-steps = { $number ->
    [one] { $number } { -step }
   *[other] { $number } { -step(form: "plural") }
}
count-victory-points = { $number ->
    [one] { $number } { -victory-point }
   *[other] { $number } { -victory-point(form: "plural") }
}

## Himmelsrichtungen einer Ausrichtung, von Osten gegen den Uhrzeigersinn

facing-words = { $exact ->
    [yes] nach { $direction }
   *[no] etwa nach { $direction }
}
facing-degrees = { $degrees }° (Osten 0°, Norden 90°)
direction-0 = Osten
direction-1 = Nordosten
direction-2 = Norden
direction-3 = Nordwesten
direction-4 = Westen
direction-5 = Südwesten
direction-6 = Süden
direction-7 = Südosten

## Regeln

rule-in-german = Im Regelbuch: { $name }
rule-in-english = Auf Englisch: { $name }
rule-is-played = Diese Regel wird gespielt.
rule-is-definition = Diese Regel sagt, was ein Wort oder ein Wert bedeutet; auszuführen ist nichts.
rule-is-left-out = Diese Regel wird nicht gespielt: { $reason }.
rule-why = Warum: { $reason }
rule-belongs-to = Regeln, zu denen sie gehört
rule-has-rulings = Festlegungen dazu

## Phasen und Orte

phase-initiative = Initiativephase
    .help = Alle bieten verdeckt Kommandopunkte und würfeln; die höchste Initiative wählt den ersten oder den letzten Platz in der Zugfolge.
phase-turns = Spielzugphase
    .help = Alle nehmen nacheinander Spielzüge, bis niemand mehr Kommandopunkte hat oder alle abgebrochen haben.
phase-status = Statusphase
    .help = Die Effekte der Status treten ein: Panische Figuren versuchen sich zu fangen, und Ausgeschaltete erschrecken, wer in der Nähe steht.
place-staging = im { -staging-area }
place-table = auf dem { -table }
place-removed = aus dem Spiel

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
    .help = So viele Kommandopunkte mehr hat ihr Spieler in jeder Spielrunde, solange die Figur handlungsfähig ist. Mal Initiative ergibt er den Kommandoradius.
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
    .help = So viel Ausrüstung kann die Figur gleichzeitig einsetzen: Die Slots von allem Eingesetzten zählen zusammen.
attribute-melee-reach = Nahkampfreichweite
    .short = Reichweite
    .help = Höchstens so viele Schritte entfernt darf sein, wen die Figur im Nahkampf angreift.
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

## Statūs; `.help` sagt, was der Status bewirkt

status-out-of-action = Ausgeschaltet
    .help = Durch einen Marker ersetzt. In der Statusphase verlangt er von denen, die nahe stehen, eine Panikprobe.
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

range-near = nah
range-short = kurz
range-medium = mittel
range-long = lang
range-extreme = extrem
range-beyond-extreme = weiter als extrem
range-out-of-range = außer Reichweite

## Gebiete

zone-entry = Eintrittszone
zone-exit = Austrittszone
zone-difficult = Schwieriges Gebiet
zone-rough = Unwegsames Gebiet
zone-dark = Dunkles Gebiet
zone-hold = Zu kontrollierendes Gebiet
zone-contest = Umkämpftes Gebiet
zone-of = { $zone } ({ $players })

## Namen im vierten Fall; Anführungszeichen, weil sie sich nicht beugen lassen

figure-object = „{ $name }“
piece-object = „{ $name }“

## Arten von Gelände; `.object` im vierten Fall, nach „durch“ und „gegen“

kind-terrain = Gelände
    .object = das Gelände
kind-wall = Mauer
    .object = die Mauer
kind-low-wall = niedrige Mauer
    .object = die niedrige Mauer
kind-rampart = Wehrmauer
    .object = die Wehrmauer
kind-palisade = Palisade
    .object = die Palisade
kind-fence = Zaun
    .object = den Zaun
kind-railing = Geländer
    .object = das Geländer
kind-hedge = Hecke
    .object = die Hecke
kind-building = Haus
    .object = das Haus
kind-tower = Turm
    .object = den Turm
kind-hut = Hütte
    .object = die Hütte
kind-ruin = Mauerrest
    .object = den Mauerrest
kind-rubble = Trümmerhaufen
    .object = den Trümmerhaufen
kind-column = Säule
    .object = die Säule
kind-hill = Hügel
    .object = den Hügel
kind-cliff = Klippe
    .object = die Klippe
kind-platform = Plattform
    .object = die Plattform
kind-quay = Terrasse
    .object = die Terrasse
kind-bridge = Brücke
    .object = die Brücke
kind-stairs = Treppe
    .object = die Treppe
kind-ramp = Rampe
    .object = die Rampe
kind-crates = Kisten
    .object = die Kisten
kind-barrel = Fass
    .object = das Fass
kind-boat = Boot
    .object = das Boot
kind-ship = Schiff
    .object = das Schiff
kind-mast = Mast
    .object = den Mast
kind-cart = Karren
    .object = den Karren
kind-stall = Marktstand
    .object = den Marktstand
kind-well = Brunnen
    .object = den Brunnen
kind-statue = Standbild
    .object = das Standbild
kind-rock = Felsblock
    .object = den Felsblock
kind-tree = Baum
    .object = den Baum
kind-woods = Gehölz
    .object = das Gehölz
kind-scrub = Gestrüpp
    .object = das Gestrüpp
kind-reeds = Schilf
    .object = das Schilf
kind-smoke = Rauch
    .object = den Rauch
kind-water = Wasser
    .object = das Wasser
kind-road = Weg
    .object = den Weg

## Modifikatoren, wie sie in einer Summe stehen

modifier-line = { SIGNED($value) }  { $what }  { $rule }
modifier-line-start = { $value }  { $what }  { $rule }
modifier-part = {"    "}· { $part }
modifier-with-source = { $what } ({ $source })

modifier-base = Ausgangswert jeder Probe
modifier-printed = gedruckt
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

refusal-line = { $what }  { $rule }
refusal-not-an-option = Das ist keine der möglichen Antworten.
refusal-in-the-way = Etwas ist im Weg.
refusal-in-the-way-by = Versperrt durch { $object }.
refusal-game-over = Das Spiel ist vorbei.
refusal-done = { $figure } ist in dieser Spielrunde fertig.
refusal-incapacitated = { $figure } ist Handlungsunfähig.
