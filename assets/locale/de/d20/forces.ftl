### Truppen des d20-Kampfs: Seiten, auf denen sie zusammengestellt werden, Listen und Bögen zum Ausdrucken.

## A creature

forces-start-staged = an einem freien Platz
forces-staged = an einem freien Platz
forces-stage = Irgendwo
    .tip = Sie beginnt an einem freien Platz in einer Eintrittszone ihres Spielers oder bei den eigenen Leuten.
forces-set-up = Hier hinstellen
    .tip = Sie kommt dorthin, wo sie beginnen würde; im Editor kannst du sie versetzen.
forces-may-sneak = Darf sich vorher verstecken
    .tip = Vor dem Kampf wird gefragt, ob die Kreatur sich versteckt. Dort, wo sie beginnt, darf sie niemand sehen.
forces-begins-with-points = Beginnt mit Trefferpunkten
    .tip = Weniger als alle, wenn die Kreatur verletzt beginnt; ohne Zahl alle.
forces-abilities = Attribute
forces-proficiency = Übungsbonus
forces-speed = Bewegungsrate
forces-size = Größe
forces-printed-value = Im Profil: { $value }
forces-deals-and-stands = teilt { NUMBER($deals, minimumFractionDigits: 1) } im Zug aus · hält { NUMBER($stands, minimumFractionDigits: 1) } aus
forces-attacks-hint = Der erste ist am Anfang des Kampfs in der Hand.
forces-attack-worth = Die Zahl ist der mittlere Schaden eines solchen Angriffs gegen Rüstungsklasse 14.
forces-bonuses = Angriffsbonus
forces-damage = Schaden
    .tip = Würfel und eine Zahl, etwa 2d6+3.
forces-features = Merkmale
forces-items = Gegenstände
forces-take-feature = + Merkmal …
forces-which-feature = Was soll die Kreatur können?
forces-ranges = { $normal }/{ $long } m
forces-uses = { $uses ->
    [one] einmal
    [2] zweimal
   *[other] { $uses }-mal
} im Kampf
forces-deals = { NUMBER($damage, minimumFractionDigits: 1) } Schaden
forces-creature-facts = RK { $armour } · { $points } Trefferpunkte · { $speeds } · { $gear }

## A force

forces-monsters = Monster
    .tip = Würfeln Monster und andere Kreaturen die gleiche Initiative, so entscheidet die Spielleitung, wer zuerst kommt.

## What is agreed

forces-option-round-limit = Runden
    .tip = Nach dieser Runde entscheiden die Ziele oder die Seite, die darunter steht.
forces-option-winner-at-limit = Dann gewinnt
    .tip = Wer nach der letzten Runde gewinnt, wenn kein Ziel entschieden hat. Steht hier niemand, so ist es ein Unentschieden.
forces-option-hide-from = Verstecken
    .tip = Vor wem eine Kreatur verborgen sein muss, um sich zu verstecken.
forces-option-tie = Gleiche Initiative
    .tip = Wer zwischen Seiten entscheidet, die das Gleiche würfeln.
forces-option-arbiter = Spielleitung
    .tip = Jemand am Tisch kann entscheiden, was die Regeln offenlassen. Sonst steht es im Szenario.
forces-option-grid = Felder
    .tip = Kreaturen stehen in Feldern von 1,5 m und ziehen von Feld zu Feld.
forces-option-surprised-may-act = Überraschte dürfen handeln
    .tip = Überraschte Kreaturen bewegen sich im ersten Zug nicht und greifen nicht an. Mit dieser Option dürfen sie anderes tun.
forces-option-shove-grapple = Stoßen und Packen
    .tip = Statt eines Angriffs darf eine Kreatur andere stoßen und festhalten.
forces-option-open-ready = Offen vorbereiten
    .tip = Alle sehen, worauf eine Kreatur wartet.
forces-option-group-initiative = Ein Wurf je Art
    .tip = Wessen Kreaturen einer Art gemeinsam Initiative würfeln. Üblich: einfache und die eines Spielers, der Monster führt.
forces-option-group-stealth = Gemeinsam verstecken
    .tip = Kreaturen einer Art und eines Spielers würfeln gemeinsam auf Heimlichkeit.
forces-groups-usual = einfache und Monster
forces-groups-all = alle einer Art
forces-groups-none = jede für sich
forces-hide-all = vor allen Feinden
forces-hide-each = vor jedem einzeln
forces-tie-arbiter = die Spielleitung
forces-tie-roll = ein weiterer Wurf
forces-arbiter-policy = das Szenario
forces-arbiter-seat = jemand am Tisch

## Lists and sheets

forces-column-hit-points = TP
forces-column-has = Angriffe und Merkmale
forces-kind-weapon = Waffe
forces-kind-feature = Merkmal
forces-head-bonus = Angriffsbonus
forces-head-damage = Schaden
forces-saves-passed = Todesrettungswürfe gelungen
forces-saves-failed = misslungen
forces-trained = Geübt:
forces-trained-saves = Rettungswürfe:
forces-creature-notes = Zustände, in der Hand, Notizen:
sheets-step = ein Meter = { $cm } cm
