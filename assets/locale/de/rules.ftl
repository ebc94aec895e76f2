### Die Wörter der Regeln. Begriffe (mit Strich) stehen in anderen Texten; `form: "plural"` gibt die Mehrzahl,
### `form: "dative"` den dritten Fall der Mehrzahl, wo er anders lautet.

## Spiel, Spieler, Spielfeld

-game-round = { $form ->
    [plural] Spielrunden
   *[singular] Spielrunde
}
-turn = { $form ->
    [plural] Spielzüge
   *[singular] Spielzug
}

## Messen und Proben

-step = { $form ->
    [plural] Schritte
   *[singular] Schritt
}
-base-point = Basispunkt

## Zahlen und Aufzählungen

shown-number = { $value }
shown-addend = { SIGNED($value) }
shown-list = { $first } und { $last }
count-steps = { $number ->
    [one] { $number } { -step }
   *[other] { $number } { -step(form: "plural") }
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
rule-is-played = Das Programm spielt diese Regel.
rule-is-definition = Diese Regel erklärt ein Wort oder einen Wert; zu spielen gibt es daran nichts.
rule-is-left-out = Das Programm spielt diese Regel nicht: { $reason }.
rule-why = Warum: { $reason }
rule-belongs-to = Regeln, zu denen sie gehört
rule-has-rulings = Festlegungen dazu
rule-named-by = Wird genannt von

## Gebiete

zone-entry = Eintrittszone
zone-exit = Austrittszone
zone-difficult = Schwieriges Gebiet
zone-rough = Unwegsames Gebiet
zone-dark = Dunkles Gebiet
zone-fog = Nebel
zone-deep = Tiefes Wasser
zone-airless = Gebiet ohne Luft
zone-scene = Handlungszone
zone-hold = Zu haltendes Gebiet
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
kind-door = Tür
    .object = die Tür
kind-window = Fenster
    .object = das Fenster
kind-portcullis = Fallgitter
    .object = das Fallgitter
kind-one-way-wall = Einwegwand
    .object = die Einwegwand
kind-floor = Boden
    .object = den Boden
kind-roof = Dach
    .object = das Dach
kind-stairs = Treppe
    .object = die Treppe
kind-ladder = Leiter
    .object = die Leiter
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
kind-forest = Wald
    .object = den Wald
kind-ruins = Ruinenfeld
    .object = das Ruinenfeld
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

## Ablehnungen: der eine entscheidende Grund

refusal-line = { $what }  { $rule }
refusal-not-an-option = Das ist keine der möglichen Antworten.
refusal-in-the-way = Etwas ist im Weg.
refusal-in-the-way-by = Versperrt durch { $object }.
refusal-game-over = Das Spiel ist vorbei.
