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

## Eigene Waffen, Gegenstände und Fähigkeiten

item-shelf = Eigene Waffen und Gegenstände
item-about = Bau Waffen, Gegenstände und Fähigkeiten für dieses Szenario, und gib sie seinen Figuren. Behalte eine für alle Szenarien, und Figuren überall können sie haben.
own-new = + Bauen …
    .tip = Bau eine Waffe, einen Gegenstand oder eine Fähigkeit für dieses Szenario, und behalte sie für andere, wenn du magst.
item-new-title = Was willst du bauen?
own-copy = + Nehmen …
    .tip = Nimm, was es schon gibt: Ändere, was du selbst behalten hast, oder die Kopie von etwas anderem.
item-copy-title = Welches? Zuerst, was du behalten hast
own-yours = deins: hier ändern
item-form-blade = Eine Nahkampfwaffe
item-form-gun = Eine Schusswaffe mit gezählten Schüssen
item-form-thrown = Etwas zum Werfen
item-form-bomb = Eine Bombe mit Radius
item-form-armour = Rüstung oder Schild
item-form-ability = Eine Fähigkeit
own-ask-name = Wie heißt es?
own-twin = „{ $text }“ heißt schon etwas anderes.
own-no-name = Es braucht einen Namen.
item-kind = Art
    .tip = Einen Gegenstand kann man ablegen, verlieren und aufheben; eine Fähigkeit bleibt bei ihrer Figur.
item-kind-item = Gegenstand
item-kind-ability = Fähigkeit
item-held = Gezeichnet als
    .tip = Womit eine Figur gezeichnet wird, die es im Einsatz hat; keine Regel fragt danach.
item-held-none = nichts
item-held-blade = Klinge
item-held-bow = Bogen
item-held-long-gun = Langwaffe
item-held-pistol = Pistole
item-held-shield = Schild
item-held-spear = Spieß
item-sound = Klingt wie
    .tip = Wie ein Angriff damit klingt; keine Regel fragt danach.
item-sound-usual = wie üblich
item-sound-blade = Klinge
item-sound-blast = Explosion
item-sound-blow = Schlag
item-sound-bow = Bogen
item-sound-shot = Schuss
item-sound-throw = Wurf
item-strength-mode = Stärke der Figur
    .tip = Wie viel von der Stärke der Figur zum Schaden zählt.
item-strength-mode-none = zählt nicht dazu
item-strength-mode-half = zählt halb dazu
item-strength-mode-full = zählt ganz dazu
item-strikes = Schaden und Nahkampf
item-damage-strength = Schaden: Stärke
    .tip = Die erste Zahl des Schadenscodes: wie stark ein Treffer ist.
item-damage-penetration = Schaden: Durchschlagskraft
    .tip = Die zweite Zahl des Schadenscodes: durch wie viel Panzerung er geht.
item-melee-modifier = Nahkampfmodifikator
    .tip = Ändert den Zielwert von Nahkampfangriffen; weniger ist besser. Mit einer Zahl, auch 0, ist es eine Nahkampfwaffe.
item-melee-reach = Nahkampfreichweite
    .tip = Um so viele Schritte verlängert es die Nahkampfreichweite der Figur.
item-success-multiplier = Erfolge zählen
    .tip = So oft zählt jede geschaffte Probe.
item-frequency-multiplier = Frequenz: mal
    .tip = So oft die Proben, die die Aktionspunkte erlauben, jede mit dem Modifikator der Frequenz.
item-frequency-modifier = Frequenz: Modifikator
    .tip = Ändert den Zielwert der vervielfachten Proben.
item-slots = Slots
    .tip = So viele Slots der Figur belegt es im Einsatz; ein durchschnittlicher Mensch hat 2.
item-shots = Auf Entfernung
item-range-factor = Reichweitenfaktor
    .tip = Mit ihm werden die Grenzen aller Reichweiten malgenommen.
item-near = Nah
    .tip = Ändert den Zielwert auf nahe Entfernung; weniger ist besser. Mit irgendeiner Zahl ist es eine Fernkampfwaffe; ohne eine scheitert dort jede Probe.
item-short = Kurz
    .tip = Ändert den Zielwert auf kurze Entfernung; ohne Zahl scheitert dort jede Probe.
item-medium = Mittel
    .tip = Ändert den Zielwert auf mittlere Entfernung; ohne Zahl scheitert dort jede Probe.
item-long = Lang
    .tip = Ändert den Zielwert auf lange Entfernung; ohne Zahl scheitert dort jede Probe.
item-extreme = Extrem
    .tip = Ändert den Zielwert auf extreme Entfernung; ohne Zahl scheitert dort jede Probe.
item-radius = Zielradius
    .tip = Trifft alles, was höchstens so viele Schritte vom Zielpunkt entfernt ist.
item-resources = Schüsse
    .tip = So viele Proben, bis man nachladen muss; ohne Zahl hat es kein Ende.
item-charges = Ladungen
    .tip = So oft kann man nachladen. Was man nachladen kann, hat mindestens einen Schuss.
item-guards = Schutz
item-armour-seen = Panzerung
    .tip = Panzerung gegen Schaden, dessen Quelle die Figur sieht.
item-armour-unseen = Panzerung, ungesehen
    .tip = Panzerung gegen Schaden, dessen Quelle die Figur nicht sieht.
item-melee-defence = Defensiver Nahkampf
    .tip = Kommt zum Zielwert von Nahkampfangriffen auf die Figur dazu.
item-ranged-defence = Defensiver Fernkampf
    .tip = Kommt zum Zielwert von Fernkampfangriffen auf die Figur dazu.
item-more = Weiteres
item-deputy = Legt Proben ab
    .tip = Proben, die die Figur damit ablegen darf: für andere Figuren ihres Spielers, oder eigene mit einem anderen Attribut.
item-deputy-none = keine
item-deputy-panic-others = Panikproben anderer
item-deputy-nerve-others = Virtù-Proben anderer
item-deputy-panic-own = eigene Panikproben
item-deputy-nerve-own = eigene Virtù-Proben
item-deputy-attribute = mit
own-value = Aufgedruckter Wert
    .tip = Ein eigener Wert statt dessen, der sich aus den Teilen ergibt; leer: berechnet.
own-value-reckoned = berechnet
item-actions = Gemacht für
own-optional = Leer oder –: hat es nicht.
item-says = Was es tut
item-sum = Woher sein Wert kommt
item-part-melee = Im Nahkampf: { $value }
item-part-ranged = Auf Entfernung: { $value }
item-part-guards = Schutz: { $value }
item-part-deputy = Proben: { $value }
item-part-slots = Die belegten Slots: { $value }
item-part-printed = Aufgedruckt: { $value }
item-part-whole = Wert: { $value }
item-carriers = Getragen von
item-nobody = noch niemandem
item-give = Geben …
item-give-title = Wer bekommt es?
own-where = Gibt es
own-where-here = nur in diesem Szenario
own-where-kept = in diesem Szenario und für alle anderen
own-where-changed = in diesem Szenario; für alle anderen so wie vorher
own-keep-here = Für alle Szenarien behalten
own-keep-changed = Änderung für alle behalten
own-keep =
    .tip = Schreibt es zu deinen eigenen Inhalten; von dort können Figuren jedes Szenarios es bekommen.
own-drop = Nicht mehr für andere
    .tip = Nimmt es aus deinen eigenen Inhalten; Szenarien, die es selbst mitbringen, behalten es.
own-duplicate = Kopieren …
own-discard = Löschen
item-gone = Nimmt es aus dem Szenario und den Figuren weg, die es tragen.
profile-gone = Nimmt es aus dem Szenario, mit allen Figuren dieser Art.

## Eigene Arten von Figuren und Fahrzeugen

profile-shelf = Eigene Figuren und Fahrzeuge
profile-about = Bau Arten von Figuren, Wagen, Boote, Geschütze und Reittiere für dieses Szenario: Sie stehen sofort bei den Profilen. Behalte eines für alle Szenarien, dann gilt das überall.
profile-new-title = Was willst du bauen?
profile-copy-title = Welches? Zuerst, was du behalten hast
profile-form-figure = Eine Figur zu Fuß
profile-form-wagon = Ein Wagen
profile-form-boat = Ein Boot
profile-form-gun = Ein Geschütz mit Bedienung
profile-form-animal = Ein Reittier
profile-gear = Ausrüstung { $number }
profile-headgear = Gezeichnet mit
    .tip = Was der Spielstein auf dem Kopf trägt; keine Regel fragt danach.
profile-headgear-bare = bloßem Kopf
profile-headgear-bandana = Kopftuch
profile-headgear-broad-hat = breitem Hut
profile-headgear-cap = Mütze
profile-headgear-fur = Pelzmütze
profile-headgear-goggles = Schutzbrille
profile-headgear-helmet = Helm
profile-headgear-hood = Kapuze
profile-headgear-iron-hat = Eisenhut
profile-headgear-long-hair = langem Haar
profile-headgear-tricorn = Dreispitz
profile-looks = Gezeichnet als
    .tip = Wie das Fahrzeug auf dem Tisch aussieht; keine Regel fragt danach.
profile-looks-wagon = Wagen
profile-looks-boat = Boot
profile-looks-gun = Geschütz
profile-looks-animal = Reittier
profile-used = Im Spiel
profile-attributes = Attribute
profile-body = Körper
profile-model-height = Höhe
    .tip = Wie hoch das Modell ist, in Schritten.
profile-base-point = Basispunkt
    .tip = In welchem Anteil seiner Höhe der Punkt liegt, von dem aus gemessen wird.
profile-radius = Radius der Basis
    .tip = Die halbe Breite der Basis, in Schritten.
profile-floor = Boden
    .tip = Wie hoch über dem Grund Passagiere stehen, in Schritten; ohne Zahl oben auf dem Modell.
profile-modifier-ranged = Fernkampf, Modifikator
    .tip = Mit einer Zahl ändert es den Zielwert der steuernden Figur, deren eigener Wert dann gilt.
profile-modifier-melee = Nahkampf, Modifikator
    .tip = Mit einer Zahl ändert es den Zielwert der steuernden Figur, deren eigener Wert dann gilt.
profile-modifier-tech = Technik, Modifikator
    .tip = Mit einer Zahl ändert es den Zielwert der steuernden Figur, deren eigener Wert dann gilt.
profile-plan = Plan
profile-above = von oben, vorn ist rechts
profile-beside = von der rechten Seite
profile-legend = Braunes steht im Weg, nur Umrissenes nicht. Grün sind die Plätze für Passagiere, an den Punkten wird gesteuert; ein Kästchen ist einen Schritt breit.
profile-places = Was wo ist
profile-places-hint = Ein Umriss oder Platz sind vier Zahlen in Schritten: wo die hintere rechte Ecke vom Basispunkt aus liegt, nach vorn und nach links, dann Länge und Breite, etwa „-1 -0,5 2 1“. Ein Steuerpunkt sind zwei: nach vorn, nach links.
profile-outline = Umriss
profile-round = rund
profile-corners = { $number } Ecken
profile-steering = Steuerpunkt
    .tip = Nach vorn, nach links und vielleicht wie hoch, in Schritten vom Basispunkt. Leer nimmt ihn weg.
profile-area = Passagiere
profile-add-steering = + Steuerpunkt
profile-add-area = + Platz für Passagiere
profile-add-part = + Teil
profile-part = Teil { $number }
profile-part-place = Liegt bei
    .tip = Hinten, rechts, Länge und Breite, in Schritten vom Basispunkt, etwa „-1 -0,5 2 1“. Leer nimmt es weg.
profile-part-base = Beginnt bei
profile-on-floor = dem Boden
profile-part-height = Höhe
profile-part-open = Offen
    .tip = Offenes ist niemandem im Weg und verdeckt nichts.
profile-abilities = Fähigkeiten
profile-add-abilities = + Fähigkeit …
profile-items = Trägt
profile-add-items = + Gegenstand …
