### Was der W20-Kampf erzählt: Ereignisse, Summen, Ablehnungen, Namen seiner Wörter.

## Wörter

system-name = W20-Kampf
size-tiny = winzig
size-small = klein
size-medium = mittelgroß
size-large = groß
size-huge = riesig
size-gargantuan = gigantisch
ability-strength = Stärke
    .short = Stä
ability-dexterity = Geschicklichkeit
    .short = Ges
ability-constitution = Konstitution
    .short = Kon
ability-intelligence = Intelligenz
    .short = Int
ability-wisdom = Weisheit
    .short = Wei
ability-charisma = Charisma
    .short = Cha
skill-athletics = Athletik
skill-acrobatics = Akrobatik
skill-stealth = Heimlichkeit
skill-medicine = Heilkunde
skill-perception = Wahrnehmung
skill-persuasion = Überzeugen
mode-walk = zu Fuß
mode-fly = fliegend
mode-swim = schwimmend
mode-climb = kletternd
condition-prone = liegend
condition-invisible = unsichtbar
condition-incapacitated = kampfunfähig
condition-unconscious = bewusstlos
condition-grappled = gepackt
life-up = auf den Beinen
life-dying = stirbt
life-stable = stabil
life-dead = tot
life-out = aus dem Kampf
life-fled = entkommen
cover-none = keine Deckung
    .short = frei
cover-half = halbe Deckung
    .short = halb
cover-three-quarters = Dreivierteldeckung
    .short = ¾
cover-total = volle Deckung
    .short = voll
trigger-comes-into-reach = ein Feind kommt in Reichweite
trigger-comes-into-sight = ein Feind kommt in Sicht
trigger-leaves-cover = ein Feind verlässt seine Deckung
trigger-attacks = ein Feind greift an
trigger-acts = eine bestimmte Kreatur handelt
trigger-comes-into-reach-of = { $figure } kommt in Reichweite
trigger-comes-into-sight-of = { $figure } kommt in Sicht
trigger-leaves-cover-of = { $figure } verlässt die Deckung
trigger-attacks-of = { $figure } greift an
trigger-acts-of = { $figure } handelt
readied-attack = angreifen
readied-move = sich bewegen
strength-watchful = wachsam
strength-stealthy = leise
length-metres = { $number } m
count-hit-points = { $number ->
    [one] 1 Trefferpunkt
   *[other] { $number } Trefferpunkte
}

## Würfel

dice-initiative = Initiative
dice-attack = Angriff
dice-backstab = Meucheln
dice-damage = Schaden
dice-death = Todesrettungswurf
dice-stealth = Heimlichkeit, verdeckt
dice-search = Suche
dice-stabilise = Heilkunde
dice-heal = Heilung
dice-mend = Heilung
dice-rally = Anfeuern
dice-save = Rettungswurf
dice-drag-down = Rettungswurf
dice-burst = Schaden
dice-fall = Sturz
dice-shove = Stoß
dice-choke = Würgegriff
dice-grapple = Griff
dice-escape = Befreien
dice-contest = Vergleich

## Summen

modifier-attack-bonus = Angriffsbonus
modifier-armour-class = Rüstungsklasse
modifier-proficiency = Übungsbonus
modifier-ability-strength = Stärke
modifier-ability-dexterity = Geschicklichkeit
modifier-ability-constitution = Konstitution
modifier-ability-intelligence = Intelligenz
modifier-ability-wisdom = Weisheit
modifier-ability-charisma = Charisma
modifier-cover = Deckung
modifier-cover-half = halbe Deckung
modifier-cover-three-quarters = Dreivierteldeckung
modifier-scripted = wie im Skript angegeben
modifier-rallied = angefeuert
modifier-unseen-attacker = Angreifer nicht zu sehen
modifier-unseen-target = Ziel nicht zu sehen
modifier-at-a-place = Angriff auf einen Ort
modifier-unconscious = Ziel bewusstlos
modifier-prone-target = Ziel liegt
modifier-prone-attacker = Angreifer liegt
modifier-helped = Hilfe
modifier-long-range = große Reichweite
modifier-foe-beside = ein Feind neben dem Schützen
modifier-dodging = weicht aus
modifier-guarded = geschützt
modifier-keen = scharfer Sinn
modifier-dull = stumpfer Sinn
modifier-with-rule = { $what } ({ $rule })
leaning-advantage = Vorteil: { $what }
leaning-disadvantage = Nachteil: { $what }
leaning-cancelled = Beides hebt sich auf: ein Würfel.
sum-faces = { $faces ->
   *[other] Gewürfelt: { $faces }; es gilt { $face }.
}
sum-total = Zusammen { $total }
sum-against = { $total } gegen { $number }

## Ereignisse

event-fight-began = Der Kampf beginnt.
event-creature-placed = { $figure } geht in Stellung.
event-creature-made-way = { $figure } macht jemandem Platz, der dort beginnt.
event-surprise-determined = { $surprised ->
    [yes] { $figure } bemerkt keine Bedrohung und ist überrascht.
   *[no] { $figure } bemerkt eine Bedrohung.
}
event-initiative-rolled = { $tie ->
    [yes] { $who } { VERB($who, "würfelt", "würfeln") } { $face } im Stechen.
   *[no] { $who } { VERB($who, "würfelt", "würfeln") } { $face }: Initiative { $total }.
}
event-order-set = Reihenfolge: { $order }
event-round-began = Runde { $game_round } beginnt.
event-turn-began = { $figure } ist am Zug.
leave-choose-sneakers = { $player } lässt niemanden schleichen
event-turn-ended = { $figure } beendet den Zug.
event-creature-moved = { $used ->
    [none] { $figure } { $deeds }.
   *[other] { $figure } { $deeds } ({ $used } Bewegung verbraucht).
}
gone-crawl = kriecht { $way }
gone-climb = klettert { $way }
gone-swim = schwimmt { $way }
gone-fly = fliegt { $way }
gone-jump = springt { $way }
gone-dragged = wird { $way } mitgezogen
gone-walk = geht { $way }
event-something-moved = Etwas hat sich bewegt.
event-speed-switched = { $figure } bewegt sich weiter { $how }: noch { $room }.
event-fell-prone = { $willing ->
    [yes] { $figure } wirft sich hin.
   *[no] { $figure } geht zu Boden.
}
event-stood-up = { $figure } steht auf ({ $way }).
event-stopped = { $reason ->
    [bumped] { $figure } stößt auf { $by }.
    [held] { $figure } wird festgehalten.
   *[down] { $figure } kommt nicht weiter.
}
event-action-taken = { $bonus ->
    [yes] { $figure } nutzt die Bonusaktion: { $name }.
   *[no] { $figure } nutzt die Aktion { $name }.
}
event-ready-set = { $waits ->
    [none] { $figure } wartet auf etwas.
   *[other] { $figure } wartet: { $waits }.
}
event-ready-lost = { $figure } hat vergeblich gewartet.
event-spoke = { $figure } ruft.
event-weapon-drawn = { $figure } zieht eine Waffe: { $weapon }.
event-weapon-dropped = { $figure } lässt eine Waffe fallen: { $weapon }.
event-object-used = { $opened ->
    [yes] { $figure } öffnet: { $thing }.
    [no] { $figure } schließt: { $thing }.
   *[none] { $figure } benutzt: { $thing }. { $outcome }
}
event-item-used = { $rest ->
    [none] { $figure } benutzt { $item } für { $target }.
   *[other] { $figure } benutzt { $item } für { $target }; noch { $rest }.
}
event-feature-used = { $rest ->
    [none] { $figure } nutzt: { $feature }.
   *[other] { $figure } nutzt: { $feature }; noch { $rest }.
}
event-check-rolled = { $passed ->
    [yes] { $figure } schafft den Wurf ({ $name }): { $total } gegen { $difficulty }.
    [no] { $figure } misslingt der Wurf ({ $name }): { $total } gegen { $difficulty }.
   *[none] { $figure } würfelt { $total } ({ $name }).
}
event-save-rolled = { $passed ->
    [yes] { $figure } schafft den Rettungswurf ({ $name }): { $total } gegen { $difficulty }.
   *[no] { $figure } misslingt der Rettungswurf ({ $name }): { $total } gegen { $difficulty }.
}
event-hid-from = { $number ->
    [0] { $figure } will sich verstecken (Heimlichkeit { $total }), doch alle bemerken es.
   *[other] { $figure } versteckt sich vor { $observers } (Heimlichkeit { $total }).
}
event-went-out-of-sight = { $figure } ist nicht mehr zu sehen.
event-noticed = { $how ->
    [search] { $observer } findet { $figure }.
    [bump] { $observer } stößt auf { $figure }.
    [sight] { $observer } sieht { $figure }.
   *[passive] { $observer } bemerkt { $figure }.
}
event-place-revealed = { $figure } hat sich verraten.
event-search-made = { $found ->
    [yes] { $where ->
        [around] { $figure } sucht: Dort versteckt sich jemand.
       *[place] { $figure } sucht und findet: { $finding }.
    }
   *[no] { $figure } sucht und findet nichts.
}
event-attack-declared = { $kind ->
    [opportunity] { $figure } nutzt die Gelegenheit und greift { $target } an ({ $weapon }).
    [ready] { $figure } hat darauf gewartet und greift { $target } an ({ $weapon }).
   *[other] { $figure } greift { $target } an ({ $weapon }).
}
event-attack-rolled = { $outcome ->
    [critical] { $figure } trifft { $target } kritisch: { $total } gegen { $armour_class }.
    [hit] { $figure } trifft { $target }: { $total } gegen { $armour_class }.
   *[miss] { $figure } verfehlt { $target }: { $total } gegen { $armour_class }.
}
event-attack-missed = { $figure } trifft nichts.
event-damage-dealt = { $halved ->
    [yes] { $figure } erleidet { $damage } Schaden (die Hälfte): noch { $points }.
   *[no] { $figure } erleidet { $damage } Schaden: noch { $points }.
}
event-dropped-to0 = { $life ->
    [dead] { $figure } ist tot.
    [out] { $figure } ist aus dem Kampf.
   *[dying] { $figure } liegt im Sterben.
}
event-death-save-rolled = { $counts ->
    [yes] { $figure } würfelt { $face } beim Todesrettungswurf: { $passed } geschafft, { $failed } misslungen.
   *[no] { $figure } würfelt { $face } beim Todesrettungswurf, was ohne Luft nicht zählt.
}
event-death-save-failed = { $figure } wird im Sterben getroffen: { $failed } Todesrettungswürfe misslungen.
event-stabilised = { $figure } ist stabil.
event-healed = { $figure } erhält { $gained } zurück: { $points }.
event-died = { $figure } stirbt.
event-condition-gained = { $figure } ist { $name }.
event-condition-lost = { $figure } ist nicht mehr { $name }.
event-pushed = { $figure } wird { $way } weggestoßen.
event-contest-rolled = { $won ->
    [yes] { $figure } gewinnt gegen { $other } ({ $name }): { $total } zu { $other_total }.
   *[no] { $figure } gewinnt nicht gegen { $other } ({ $name }): { $total } zu { $other_total }.
}
event-opportunity-provoked = { $figure } verlässt die Reichweite von { $foe }.
event-reaction-used = { $kind ->
    [guard] { $figure } reagiert und schützt vor { $trigger }.
    [ready] { $figure } reagiert wie vorbereitet auf { $trigger }.
   *[opportunity] { $figure } reagiert auf { $trigger }.
}
event-reaction-passed = { $figure } lässt { $trigger } ziehen.
event-breath-held = { $figure } hält die Luft an: noch { $left ->
    [one] 1 Zug
   *[other] { $left } Züge
}.
event-breath-ran-out = { $figure } geht die Luft aus: noch { $left ->
    [one] 1 Zug
   *[other] { $left } Züge
}.
event-fell = { $figure } stürzt { $way }.
event-piece-thrown-down = Etwas stürzt hinunter: { $piece }.
event-fled = { $figure } entkommt.
event-goal-reached = Die Seite „{ $side }“ erreicht ihr Ziel: { $goal }.
event-judgement-given = { $allowed ->
    [yes] Die Spielleitung sagt ja: { $what }.
   *[no] Die Spielleitung sagt nein: { $what }.
}
event-player-gave-up = { $player } gibt auf.
event-game-ended = { $won ->
    [none] Niemand gewinnt: { $how }
   *[other] Sieg für { $won }: { $how }
}
judged-surprise = { $figure } kann überrascht werden
judged-object = { $thing } zu benutzen kostet eine Aktion

## Ausgänge

outcome-last-side = nur eine Seite hat noch eine Kreatur bei Bewusstsein auf dem Tisch.
outcome-all-out = keine Seite hat noch eine Kreatur bei Bewusstsein auf dem Tisch.
outcome-goal = das Ziel ist erreicht.
outcome-round-limit = die letzte Runde ist vorbei.
search-place = { $name } · hier oder daneben suchen
search-place-tip = { $name }: Durchsuchen kann man das im Kreis oder weniger als { $most } m daneben.
briefing-conscious = Eine Seite gewinnt, wenn keine andere eine Kreatur bei Bewusstsein auf dem Tisch hat.
briefing-goal = Die Seite „{ $side }“ gewinnt mit diesem Ziel: { $goal }.
briefing-goals-count = Ein Ziel zählt erst am Ende eines Zuges.
briefing-limit-side = Die Seite „{ $side }“ gewinnt nach Runde { $number }.
briefing-limit = Nach Runde { $number } ist es unentschieden.
briefing-hide = Hier kann man sich verstecken: Alle sehen nur, was die eigenen Kreaturen bemerken.
standing-side = { $up } von { $all } auf den Beinen
round-over = Runde { $number } ist vorbei.
round-news = Runde { $number } – { $news }.
round-down = außer Gefecht: { $figures }
round-away = entkommen: { $figures }
fate-whole = unverletzt
fate-hurt = { $left } von { $most } Trefferpunkten
fate-dying = stirbt
fate-stable = stabil mit 0 Trefferpunkten
fate-fled = entkommen

## Warum etwas nicht geht

refusal-enough-for-a-turn = Das reicht für sechs Sekunden.
refusal-action-used = Die Aktion dieses Zugs ist verbraucht.
refusal-always-an-action = Das kostet immer eine Aktion.
refusal-an-ally-needed = Dafür brauchst du einen Verbündeten.
refusal-below-the-ground = Das liegt unter der Erde.
refusal-bonus-used = Die Bonusaktion dieses Zugs ist verbraucht.
refusal-cannot-sneak = { $figure } kann hier nicht schleichen: Entweder sieht es jemand, oder das Szenario lässt es nicht zu.
refusal-cannot-stand-up = Aufstehen kostet { $length } m, so viel ist nicht übrig.
refusal-creature-in-the-way = { $figure } ist im Weg.
refusal-creature-in-the-way-by = { $object } versperrt den Weg.
refusal-empty-handed = Die Hände sind leer.
refusal-gave-up = Du hast aufgegeben.
refusal-held-already = { $figure } ist schon gepackt.
refusal-in-hand = Schon in der Hand: { $weapon }.
refusal-in-the-air = In der Luft geht es nur fliegend weiter.
refusal-incapacitated = Die Kreatur ist kampfunfähig.
refusal-interaction-used = Die freie Interaktion dieses Zugs ist verbraucht; eine zweite kostet die Aktion.
refusal-is-prone = Die Kreatur liegt schon am Boden.
refusal-is-seen = { $figure } sieht die Kreatur.
refusal-jump-too-high = { $rise } m sind für einen Sprung zu hoch.
refusal-jump-too-long = { $length } m sind für einen Sprung zu weit; möglich sind { $most } m.
refusal-lies-elsewhere = { $weapon } liegt woanders.
refusal-no-action = Dafür ist keine Aktion mehr da.
refusal-no-air = Ohne Luft erholt sich { $figure } nicht.
refusal-no-ground-there = Der Sprung würde nicht auf festem Boden enden.
refusal-no-movement-left = Dafür ist keine Bewegung übrig.
refusal-no-room = { $figure } hat dort keinen Platz.
refusal-does-not-choke = Die Kreatur kann nicht würgen.
refusal-no-room-to-drag = Es ist kein Platz, { $figure } mitzuziehen.
refusal-no-room-to-stand = Zum Aufstehen ist kein Platz.
refusal-no-room-to-stand-by = Zum Aufstehen ist kein Platz: { $object } ist im Weg.
refusal-no-speed = Die Kreatur kann sich nicht bewegen: Ihre Bewegungsrate ist 0.
refusal-no-stand = { $figure } findet dort keinen Halt.
refusal-no-stop-inside = Wo { $figure } steht, darf keine Kreatur ihre Bewegung beenden.
refusal-no-such-action = So eine Aktion gibt es nicht.
refusal-no-such-declaration = Das lässt sich nicht ansagen.
refusal-no-such-feature = So ein Merkmal hat die Kreatur nicht.
refusal-no-such-item = Das hat die Kreatur nicht: { $item }.
refusal-no-such-place = So einen Ort zum Durchsuchen gibt es nicht.
refusal-no-such-speed = Dafür hat die Kreatur keine Bewegungsrate.
refusal-no-such-thing = So einen Gegenstand gibt es nicht.
refusal-no-such-weapon = Das hat die Kreatur nicht: { $weapon }.
refusal-no-way = Ein Weg muss irgendwohin führen.
refusal-not-agreed = Stoßen und Packen gehören nicht zu diesem Spiel.
refusal-not-dying = { $figure } stirbt nicht.
refusal-not-held = Diese Kreatur wird nicht festgehalten.
refusal-not-hurt = { $figure } ist nicht verletzt.
refusal-not-in-hand = Nicht in der Hand: { $weapon }.
refusal-not-in-the-entry = { $figure } muss in der eigenen Eintrittszone beginnen.
refusal-not-in-the-water = Hier ist kein Wasser zum Schwimmen.
refusal-not-prone = Die Kreatur steht schon.
refusal-not-readied = Das war nicht vorbereitet.
refusal-not-there = Dafür ist niemand da.
refusal-not-thrown = Damit kann man weder schießen noch werfen: { $weapon }.
refusal-not-your-creature = Das ist keine deiner Kreaturen.
refusal-nothing-to-use = Das lässt sich so nicht benutzen.
refusal-off-the-grid = Das ist nicht die Mitte eines Felds.
refusal-off-the-table = Der Weg führt vom Spielfeld.
refusal-other-side = { $figure } ist auf einer anderen Seite.
refusal-out-of-reach = Außer Reichweite: Der Abstand muss kleiner als { $most } m sein.
refusal-own-side = { $figure } ist auf deiner eigenen Seite.
refusal-place-needed = Nenn einen Ort.
refusal-placed-twice = Eine Kreatur kannst du nur einmal aufstellen.
refusal-prone-does-not-fly = Im Liegen kann man nicht fliegen.
refusal-prone-does-not-jump = Im Liegen kann man nicht springen.
refusal-surprised = Die Kreatur ist überrascht.
refusal-takes-an-action = { $thing } zu benutzen kostet die Aktion „Gegenstand benutzen“.
refusal-target-needed = Nenn ein Ziel.
refusal-target-or-place = Greif entweder ein Ziel oder einen Ort an, nicht beides.
refusal-too-far = Es ist weiter weg als { $most } m.
refusal-too-large = { $figure } ist dafür zu groß.
refusal-too-near-the-edge = Das ist zu nah am Rand des Wassers.
refusal-total-cover = Das Ziel hat volle Deckung.
refusal-used-already = Schon benutzt: { $thing }.
refusal-used-up = Das ist verbraucht.
refusal-way-too-long = Der Weg kostet { $length } m; übrig sind { $most } m.
refusal-which-place = Suche entweder an einem Ort des Szenarios oder um einen Punkt, nicht beides.
refusal-who-acts = Nenn die Kreatur, auf die sie wartet.

## Gelände

kind-ledge = Felsstufe
    .object = eine Felsstufe
kind-plank = Planke
    .object = eine Planke
kind-parapet = Brüstung
    .object = eine Brüstung
game-report-steps = Meter
left-out-not-in-the-source = die Einsteigerregeln, die hier gelten, erwähnen es höchstens
left-out-outside-a-fight = das gehört zwischen die Kämpfe

## Wie ein Zug heißt, den das Programm betrachtet hat

plan-use = einen Gegenstand bedienen
plan-grapple = einen Feind packen
plan-escape = sich befreien
plan-feature = ein Merkmal nutzen
plan-tend = jemanden versorgen
plan-search = suchen
plan-hide = sich verstecken
plan-ready = etwas vorbereiten
plan-dash = spurten
plan-fall-back = sich lösen
plan-dodge = ausweichen
plan-stand = aufstehen
plan-lie = sich hinwerfen
plan-draw = eine Waffe ziehen
stake-down = Im Mittel liegen { $best } statt { $given } eigene Kreaturen mit 0 Trefferpunkten da.
stake-dropped = Im Mittel liegen { $best } statt { $given } Gegner mit 0 Trefferpunkten da.
stake-away = Im Mittel sind { $best } statt { $given } eigene Kreaturen entkommen.
review-blind = Bewertet werden Kreaturen, Trefferpunkte, Zustände und wie weit die Ziele in Luftlinie sind. Deckung, Wände auf dem Weg und wer neben wem steht, zählen erst, wenn Schaden daraus wird.
