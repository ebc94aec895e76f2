### Was die Regeln von Pocket Tactics sagen, in unseren eigenen Worten: ein Text zu jeder Regel von `rules/rules.toml`, unter
### ihrer Nummer. Nummern anderer Regeln werden zu Verweisen.

## Vor dem Spiel

rule-p001 = Jeder Spieler hat sechs Würfel, drei rote und drei grüne; nie werden mehr als drei einer Farbe auf einmal geworfen.
rule-p002 = Jeder Spieler wählt eine Fraktion, und der Würfel entscheidet, wer anfängt.
rule-p003 = Eine Armee besteht aus den sechs Einheiten eines Standard-Sets oder aus beliebigen für zusammen höchstens 50 Punkte. Die Spieler dürfen eine andere Grenze ausmachen.
rule-p004 = Statt das Spielfeld gemeinsam zu bauen (P005), können die Spieler eines auslegen, das für alle gerecht ist: das Spielfeld des Szenarios.
rule-p005 = Zum Bauen sucht sich jeder Spieler 6 Plättchen aus; alle kommen in einen Beutel und werden gemischt.
rule-p006 = Die Spieler bestimmen ein Merkmal für die Mitte, auf Wunsch durch Zufall, dann wählt jeder eines. Merkmale sind die massiven Plättchen: Wald, Hochland, Dorf, Stadt, Teich.
rule-p007 = Das erste gezogene Plättchen bekommt das Merkmal für die Mitte (P006).
rule-p008 = Reihum zieht jeder Spieler ein Plättchen und legt es beliebig an die anderen an, bis der Beutel leer ist.
rule-p009 = Dann legt jeder Spieler sein Merkmal auf ein Plättchen, so weit wie möglich von der Mitte und von jedem anderen Merkmal weg.
rule-p010 = In derselben Reihenfolge setzen die Spieler bis zu drei Einheiten, immer eine, auf oder neben ihr Merkmal. Mindestens eine muss es sein.
rule-p011 = Auf einem Plättchen steht nie mehr als eine Einheit.
rule-p012 = Wer die letzte Einheit gesetzt hat, ist zuerst am Zug; dann geht es reihum.

## Was Einheiten können

rule-p013 = Eine schnelle Einheit darf beim Bewegen bis zu n Plättchen weiter ziehen.
rule-p014 = Eine fliegende Einheit darf beim Bewegen bis zu n Plättchen weiter ziehen und über Gegner springen wie über Verbündete (P020).
rule-p015 = Eine Einheit mit Fernangriff greift bis zu n Plättchen weiter an: Ihre Reichweite ist 1 + n, von Plättchen zu Plättchen über gemeinsame Kanten gezählt.
rule-p016 = Ein Fernangriff braucht Sicht. Merkmale außer Wasser und gegnerische Einheiten dazwischen versperren sie, es sei denn, Angreifer oder Ziel fliegt. Lücken versperren sie immer.
rule-p017 = Ein Ziel, dessen eigene Reichweite nicht zum Angreifer zurückreicht, wirft seine roten Würfel nicht, seine grünen aber wie immer.

## Ein Zug

rule-p018 = Ein Zug ist genau eines davon: bewegen (P019), angreifen (P027, P029), stationieren (P024), zurückziehen (P025), Sonderfunktion (P054).
rule-p019 = Eine Einheit geht auf ein freies Plättchen neben sich.
rule-p020 = Über einen Verbündeten auf dem nächsten Plättchen darf eine Einheit auf ein freies Plättchen neben ihm springen.
rule-p021 = Eine Einheit springt höchstens einmal im Zug.
rule-p022 = Merkmale und Plättchen können Bewegungen ändern, wie auf ihren Karten steht; manche beenden sie.
rule-p023 = Wo kein Plättchen liegt, kann niemand hin.
rule-p024 = Eine Einheit aus der Reserve, nie eine gefangene, kommt auf ein freies Plättchen neben einem Merkmal, das der Spieler kontrolliert. Wessen Einheit auf einem Merkmal steht, der kontrolliert es.
rule-p025 = Als Zug geht eine Einheit in ein Merkmal nebenan, das eine eigene hält, und kehrt so in die Reserve zurück.
rule-p026 = Eine Einheit, die ein Merkmal hält, darf hineingehen, zurück in die Reserve; ihr Spieler kontrolliert es dann nicht mehr.

## Angriffe

rule-p027 = Im Nahkampf greift eine Einheit einen Gegner auf dem nächsten Plättchen an. Siegt sie, rückt sie dorthin vor.
rule-p028 = Der Angreifer sagt, ob es Nahkampf oder Magie ist; Magie beherrschen nur Einheiten dieses Typs.
rule-p029 = Im Fernkampf (P015) wählt der Angreifer ein Plättchen in Reichweite und bleibt, wo er ist.
rule-p030 = Beide Einheiten werfen ihre roten Würfel (OFF, zum Angreifen) und ihre grünen (DEF, zum Verteidigen), je bis zu drei, wie auf ihren Karten steht.
rule-p031 = Beide Einheiten werfen alle ihre Würfel zugleich.
rule-p032 = Ein Bonus ist eine Zahl mit einem Plus. Er gehört zu den roten oder den grünen Würfeln oder zu beliebigen; Karten, Fähigkeiten und Gelände geben welche.
rule-p033 = Vom Angreifer an nutzen die Spieler abwechselnd je einen Bonus. Jeder hebt einen eigenen Würfel um seinen Wert, aber nie über 6.
rule-p034 = Dann werfen die Spieler, vom Angreifer an, abwechselnd je einen eigenen Würfel neu, so oft sie Neuwürfe haben (P035, P036).
rule-p035 = Jeder Verbündete neben einer kämpfenden Einheit gibt ihr einen Neuwurf. Fähigkeiten und Gelände können weitere geben.
rule-p036 = Auf ihrem bevorzugten Terrain hat eine Einheit einen Neuwurf. Welches das ist, steht auf ihrer Karte.
rule-p037 = Vergleicht die roten Würfel jedes Spielers mit den grünen des anderen, beide vom höchsten abwärts, Paar für Paar.
rule-p038 = Das erste ungleiche Paar entscheidet: Ist Rot höher, ist der Gegner besiegt.
rule-p039 = Ist in diesem Paar Grün höher, ist der Angriff misslungen und die Einheit sicher.
rule-p040 = Ist ein Paar gleich, entscheidet das nächste.
rule-p041 = Ein roter Würfel, gegen den kein grüner mehr da ist, besiegt auch; bleibt ein grüner übrig, ist die Einheit sicher.
rule-p042 = Ein Beispiel: Rot 6, 1 und Grün 3, 1 gegen Rot 3 und Grün 4, 2: Der Angriff gelingt (6 über 4), die Antwort nicht (3 gegen 3, und dann ist nichts mehr gegen die grüne 1 da).
rule-p043 = Besiegte Einheiten verlassen das Spielfeld für immer; der Sieger erobert sie.
rule-p044 = In einem Kampf können beide Einheiten einander besiegen.

## Gelände und mehr

rule-p045 = Die Typen einer Einheit bewirken von selbst nichts; Fähigkeiten und Gelände beziehen sich darauf.
rule-p046 = Manche Plättchen und Merkmale sind Gefahren: Sie tun Einheiten etwas an, die hineingehen.
rule-p047 = Eine Gefahr verschont Einheiten, die dort stationiert werden, und solche, deren bevorzugtes Terrain sie ist (P036).
rule-p048 = Eine Einheit, die ins Wasser geht, würfelt: Bei 1 bis 3 ertrinkt sie, und der Gegner erobert sie.
rule-p049 = Eine Einheit, die eine andere im Wasser angreifen will, muss erst die Wasserprobe bestehen (P048).
rule-p050 = Ein Plättchen mit einem Merkmal darauf zählt nur als dieses; es verdeckt die Gefahren des Bodens.
rule-p051 = Beim 5-Test wirft eine Einheit ihre roten oder ihre grünen Würfel: Einer muss 5 oder mehr zeigen. Misslingt ein roter, misslingt die Aktion; misslingt ein grüner, ist die Einheit besiegt.

## Sieg

rule-p052 = Ein Spieler gewinnt, sobald kein Gegner mehr eine Einheit handeln lassen oder stationieren kann.
rule-p053 = Ein Spieler gewinnt in dem Augenblick, in dem er alle Merkmale des Spielfelds kontrolliert.
rule-p054 = Auf manchen Karten stehen Sonderfunktionen; eine zu nutzen ist ein eigener Zug (P018).
