### Was die Regeln von Pocket Tactics sagen, in unseren eigenen Worten: ein Text zu jeder Regel von `rules/rules.toml`, unter
### ihrer Nummer. Nummern anderer Regeln werden zu Verweisen.

## Vor dem Spiel

rule-p001 = Jeder Spieler hat sechs Würfel, drei rote und drei grüne; nie fallen mehr als drei einer Farbe auf einmal.
rule-p002 = Jeder Spieler wählt eine Fraktion, und der Würfel entscheidet, wer anfängt.
rule-p003 = Eine Armee sind die sechs Einheiten eines Standard-Sets oder beliebige für zusammen höchstens 50 Punkte. Eine andere Grenze darf man ausmachen.
rule-p004 = Statt den Plan gemeinsam zu bauen (P005), kann einer ausgelegt werden, der für alle gerecht ist: eine Karte des Szenarios.
rule-p005 = Zum Bauen sucht sich jeder Spieler 6 Kacheln aus; alle kommen in einen Beutel und werden gemischt.
rule-p006 = Ein Merkmal für die Mitte wird bestimmt, wenn man will durch Zufall, dann wählt jeder Spieler eines. Merkmale sind die massiven Kacheln: Wald, Hochland, Dorf, Stadt, Teich.
rule-p007 = Die erste gezogene Kachel bekommt das Merkmal der Mitte (P006).
rule-p008 = Reihum zieht jeder Spieler eine Kachel und legt sie beliebig an die anderen an, bis der Beutel leer ist.
rule-p009 = Dann legt jeder Spieler sein Merkmal auf eine Kachel, so weit wie möglich von der Mitte und von jedem anderen Merkmal weg.
rule-p010 = In derselben Folge setzen die Spieler bis zu drei Einheiten, immer eine, auf oder neben ihr Merkmal. Mindestens eine muss es sein.
rule-p011 = Auf einer Kachel steht nie mehr als eine Einheit.
rule-p012 = Wer die letzte Einheit gesetzt hat, ist zuerst am Zug; dann geht es reihum.

## Was Einheiten können

rule-p013 = Eine schnelle Einheit darf beim Bewegen bis zu n Kacheln weiter.
rule-p014 = Eine fliegende Einheit darf beim Bewegen bis zu n Kacheln weiter und über Gegner springen wie über Freunde (P020).
rule-p015 = Eine Einheit mit Fernangriff greift bis zu n Kacheln weiter an: Ihre Reichweite ist 1 + n, von Kachel zu Kachel über gemeinsame Kanten gezählt.
rule-p016 = Ein Fernangriff braucht Sicht. Merkmale, nur Wasser nicht, und gegnerische Einheiten dazwischen versperren sie, außer Angreifer oder Ziel fliegt. Leerräume versperren sie immer.
rule-p017 = Ein Ziel, dessen eigene Reichweite nicht zum Angreifer zurückreicht, wirft seine roten Würfel nicht; seine grünen wie immer.

## Ein Zug

rule-p018 = Ein Zug ist genau eines davon: bewegen (P019), angreifen (P027, P029), stationieren (P024), zurückziehen (P025), Sonderfunktion (P054).
rule-p019 = Eine Einheit geht auf eine freie Kachel neben ihr.
rule-p020 = Über einen Freund auf der nächsten Kachel darf eine Einheit auf eine freie Kachel neben ihm springen.
rule-p021 = Eine Einheit springt höchstens einmal im Zug.
rule-p022 = Merkmale und Kacheln können Bewegung ändern, wie auf ihren Karten steht; manche beenden sie.
rule-p023 = Wo keine Kachel liegt, kann niemand hin.
rule-p024 = Eine Einheit aus der Reserve, nie eine gefangene, kommt auf eine freie Kachel neben einem Merkmal, das der Spieler kontrolliert. Ein Merkmal kontrolliert, wessen Einheit darauf steht.
rule-p025 = Als Zug geht eine Einheit in ein Merkmal nebenan, das eine eigene hält, und so zurück in die Reserve.
rule-p026 = Eine Einheit, die ein Merkmal hält, darf hineingehen, zurück in die Reserve; ihr Spieler kontrolliert es dann nicht mehr.

## Angriffe

rule-p027 = Im Nahkampf greift eine Einheit einen Gegner auf der nächsten Kachel an. Siegt sie, rückt sie dorthin vor.
rule-p028 = Der Angreifer sagt, ob es Nahkampf oder Magie ist; Magie können nur Einheiten dieses Typs.
rule-p029 = Im Fernkampf (P015) wählt der Angreifer eine Kachel in Reichweite und bleibt, wo er ist.
rule-p030 = Beide Einheiten werfen ihre roten Würfel (OFF, zum Angreifen) und ihre grünen (DEF, zum Verteidigen), je keinen bis drei, wie auf ihren Karten steht.
rule-p031 = Alle Würfel beider Einheiten fallen zugleich.
rule-p032 = Ein Bonus ist eine Zahl mit einem Plus. Er gehört zu den roten oder den grünen Würfeln oder zu beliebigen; es gibt ihn von Karten, Fähigkeiten und Gelände.
rule-p033 = Vom Angreifer an nutzen die Spieler abwechselnd je einen Bonus. Jeder hebt einen eigenen Würfel um seinen Wert, aber nie über 6.
rule-p034 = Dann werfen die Spieler, vom Angreifer an, abwechselnd je einen eigenen Würfel neu, so oft sie dürfen (P035, P036).
rule-p035 = Jeder Freund neben einer kämpfenden Einheit gibt ihr einen Neuwurf. Fähigkeiten und Gelände können weitere geben.
rule-p036 = Auf ihrem bevorzugten Terrain hat eine Einheit einen Neuwurf. Welches das ist, steht auf ihrer Karte.
rule-p037 = Die roten Würfel jedes Spielers werden mit den grünen des anderen verglichen, beide vom höchsten abwärts, Paar für Paar.
rule-p038 = Das erste ungleiche Paar entscheidet: Ist Rot höher, ist der Gegner besiegt.
rule-p039 = Ist in diesem Paar Grün höher, ist der Angriff misslungen und die Einheit sicher.
rule-p040 = Ist ein Paar gleich, entscheidet das nächste.
rule-p041 = Ein roter Würfel, für den kein grüner mehr da ist, besiegt auch; ein übriger grüner heißt sicher.
rule-p042 = Ein Beispiel: Rot 6, 1 und Grün 3, 1 gegen Rot 3 und Grün 4, 2: Der Angriff gelingt (6 über 4), die Antwort nicht (3 gegen 3, und dann ist nichts mehr gegen die grüne 1 da).
rule-p043 = Besiegte Einheiten verlassen den Plan für immer und kommen zu den Eroberungen des Siegers.
rule-p044 = In einem Kampf können beide Einheiten einander besiegen.

## Gelände und mehr

rule-p045 = Die Typen einer Einheit bewirken von selbst nichts; Fähigkeiten und Gelände beziehen sich darauf.
rule-p046 = Manche Kacheln und Merkmale sind Gefahren: Sie tun Einheiten etwas an, die hineingehen.
rule-p047 = Eine Gefahr verschont Einheiten, die dort stationiert werden, und solche, deren bevorzugtes Terrain sie ist (P036).
rule-p048 = Eine Einheit, die ins Wasser geht, würfelt: Bei 1 bis 3 ertrinkt sie und ist eine Eroberung des Gegners.
rule-p049 = Eine Einheit, die eine im Wasser angreifen will, muss erst die Wasserprobe bestehen (P048).
rule-p050 = Eine Kachel mit einem Merkmal darauf zählt nur als dieses; die Gefahren des Bodens sind verdeckt.
rule-p051 = Beim 5-Test wirft eine Einheit ihre roten oder ihre grünen Würfel: Einer muss 5 oder mehr zeigen. Misslingt ein roter, misslingt die Aktion; misslingt ein grüner, ist die Einheit besiegt.

## Sieg

rule-p052 = Ein Spieler gewinnt, sobald kein Gegner mehr eine Einheit handeln lassen oder stationieren kann.
rule-p053 = Ein Spieler gewinnt in dem Augenblick, in dem er alle Merkmale des Plans kontrolliert.
rule-p054 = Auf manchen Karten stehen Sonderfunktionen, die ein Zug für sich sind (P018).
