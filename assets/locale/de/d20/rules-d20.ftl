### Was die Regeln des W20-Kampfs sagen, in eigenen Worten: ein Text für jede Regel aus `rules/rules.toml`, unter ihrer Kennung. Kennungen
### anderer Regeln werden zu Links.

## Verstecken und Wahrnehmen

rule-d001 = Wer sucht, entdeckt eine versteckte Kreatur nur, wenn der Wurf gelingt (D076). Was nicht gefunden wird, bleibt versteckt.
rule-d002 = Eine Kreatur darf sich verstecken (D074), solange kein Feind sie sehen kann. Vor Feinden, die sie deutlich sehen, geht das nie.
rule-d003 = Versteckt ist man immer vor bestimmten Beobachtern, mit der Summe des Heimlichkeitswurfs. Für den, der die Kreatur bemerkt oder sieht, ist es vorbei; für die anderen gilt es weiter.
rule-d004 = Ein Ruf, ein Angriff und Ähnliches verraten den Ort: Danach, ob Treffer oder nicht, ist die Kreatur vor niemandem mehr versteckt. Sie muss sich neu verstecken (D074).
rule-d005 = Eine unsichtbare Kreatur kann nicht gesehen werden (D089) und darf sich darum immer verstecken.
rule-d006 = Auch eine unsichtbare Kreatur verrät sich durch Spuren und Geräusche: Sie muss leise sein (D004), und die passive Wahrnehmung gilt auch gegen sie (D009).
rule-d007 = Die passive Wahrnehmung ist 10 + Weisheitsmodifikator, bei Geübten mit Übungsbonus. Mit Weisheit 15, geübt und Bonus 2 sind das 14.
rule-d008 = Vorteil auf Wahrnehmung, etwa durch eine feine Nase, erhöht den passiven Wert um 5, Nachteil senkt ihn um 5; beides zusammen hebt sich auf.
rule-d009 = Die Heimlichkeitssumme wird mit der passiven Wahrnehmung jedes Beobachters verglichen (D007), ohne dass gesucht wird. Ist der passive Wert höher, bemerkt er die Kreatur.
rule-d010 = Ein Spieler sagt, was mit einem Gegenstand geschieht, etwa einem Hebel; was dabei herauskommt, sagt der Gegenstand oder die Spielleitung.
rule-d011 = Ein Weisheitswurf (Wahrnehmung) findet verborgene Türen, Fallen und Hinweise.
rule-d012 = Zum Suchen gehört der Ort, an dem gesucht wird. Anderswo ist nichts zu finden, was der Würfel auch zeigt.
rule-d013 = Eine Kreatur hält die Luft 1 + Konstitutionsmodifikator Minuten an, mindestens 30 Sekunden. Eine Minute sind 10 Runden.
rule-d014 = Ohne Atem oder mit zugedrückter Kehle (D091) handelt eine Kreatur noch so viele Züge, wie ihr Konstitutionsmodifikator sagt, mindestens 1. Zu Beginn des Zugs danach fällt sie auf 0 Trefferpunkte und stirbt (D084).
rule-d015 = Ist ihr Atem verbraucht, wird eine Kreatur nicht stabil und erhält keine Trefferpunkte zurück, solange sie keine Luft hat.

## Der Ablauf eines Kampfes

rule-d016 = Eine Runde dauert etwa 6 Sekunden, und jede Kreatur hat darin einen Zug. Runde folgt auf Runde, bis eine Seite geschlagen ist (D093).
rule-d017 = Überraschung, Standorte, Initiative, dann Zug um Zug; danach die nächste Runde.
rule-d018 = Orte und Blickrichtungen ergeben sich aus der Marschreihenfolge oder aus dem, was vorher gesagt wurde. Ein Szenario nennt sie, und in den eigenen Eintrittszonen darf man noch umstellen.
rule-d019 = Wo keine Seite schleicht, bemerken sich alle und niemand ist überrascht.
rule-d020 = Die Heimlichkeitssumme jeder schleichenden Kreatur wird mit der passiven Wahrnehmung jedes Gegners verglichen (D009). Wer keine Bedrohung bemerkt, ist überrascht.
rule-d021 = Eine überraschte Kreatur bewegt sich in ihrem ersten Zug nicht, greift nicht an und hat keine Reaktion, bevor dieser Zug vorbei ist.
rule-d022 = Auf einer Seite können die einen überrascht sein und die anderen nicht.
rule-d023 = Zu Beginn macht jede Kreatur einen Geschicklichkeitswurf; die Summe ist ihre Initiative.
rule-d024 = Einfache Kreaturen einer Art und gleichartige Monster eines Spielers würfeln einmal für alle, ebenso abgesprochene Gruppen (DR46). Sie handeln an derselben Stelle der Reihenfolge, nacheinander, wie ihr Spieler sagt.
rule-d025 = Die höchste Initiative handelt zuerst, und die Reihenfolge bleibt in jeder Runde gleich.
rule-d026 = Bei Gleichstand ordnet ein Spieler die eigenen Kreaturen, zwischen Spielern einer Seite der erste Platz, zwischen den Seiten die Spielleitung.
rule-d027 = Als Option wird bei Gleichstand zwischen den Seiten gestochen: Der höhere Würfel kommt zuerst, bei gleichen wird noch einmal gewürfelt.

## Der Zug

rule-d028 = In ihrem Zug bewegt sich eine Kreatur bis zu ihrer Bewegungsrate und hat eine Aktion, in beliebiger Reihenfolge.
rule-d029 = Die Bewegungsrate zu Fuß steht auf dem Bogen der Kreatur, in Metern.
rule-d030 = Kurze Worte und Gesten kosten nichts. Bewusstlose sagen nichts.
rule-d031 = Einmal im Zug darf eine Kreatur nebenbei etwas mit einem Gegenstand tun, in der Bewegung oder der Aktion: eine Tür öffnen, eine Waffe ziehen. Wege führen also durch geschlossene Türen.
rule-d032 = Ein zweiter Gegenstand im selben Zug braucht die Aktion „Gegenstand benutzen“ (D077).
rule-d033 = Magische und besondere Gegenstände brauchen immer eine Aktion.
rule-d034 = Die Spielleitung oder der Gegenstand selbst kann eine Aktion verlangen: eine klemmende Tür, die Kurbel einer Zugbrücke.
rule-d035 = Jeder Teil eines Zugs darf entfallen. Wer unschlüssig ist, denkt an Ausweichen (D072) oder Vorbereiten (D075).
rule-d036 = Eine Bonusaktion gibt es nur, wenn ein Merkmal oder Ähnliches sie gewährt.
rule-d037 = Eine Kreatur hat höchstens eine Bonusaktion im Zug; welche und wann, sagt ihr Spieler.
rule-d038 = Was Aktionen verhindert, verhindert auch Bonusaktionen.
rule-d039 = Eine Reaktion antwortet auf einen Auslöser, im eigenen Zug oder im Zug anderer. Am häufigsten ist der Gelegenheitsangriff (D058).
rule-d040 = Nach einer Reaktion hat eine Kreatur bis zum Beginn ihres nächsten Zugs keine weitere.
rule-d041 = Eine Reaktion folgt direkt auf ihren Auslöser, wenn nichts anderes gesagt ist. Danach geht der unterbrochene Zug weiter.

## Bewegung

rule-d042 = Eine Kreatur bewegt sich in ihrem Zug bis zu ihrer Bewegungsrate, weniger weit oder gar nicht.
rule-d043 = Springen, Klettern und Schwimmen sind Bewegung und lassen sich frei mit Gehen mischen.
rule-d044 = Jeder Meter, gleich auf welche Art, wird abgezogen, bis die Bewegungsrate verbraucht ist.
rule-d045 = Eine Kreatur nimmt ein Feld dieser Seitenlänge ein: winzig 0,75 m, klein und mittelgroß 1,5 m, groß 3 m, riesig 4,5 m, gigantisch 6 m.
rule-d046 = Eine Kreatur darf sich vor ihrer Aktion bewegen und danach weitergehen.
rule-d047 = Zwischen mehreren Waffenangriffen einer Aktion darf eine Kreatur sich bewegen.
rule-d048 = Wer mehrere Bewegungsraten hat, wechselt frei: Es bleibt die neue Rate minus alles, was in diesem Zug verbraucht wurde. Bei 0 oder weniger geht es auf diese Art nicht weiter.
rule-d049 = In schwierigem Gelände kostet jeder Meter einen mehr: Möbel, Geröll, Unterholz, steile Treppen, Schnee, flacher Sumpf.
rule-d050 = Mehrere Ursachen an einem Ort zählen einmal.
rule-d051 = Der Bereich jeder anderen Kreatur ist schwieriges Gelände.
rule-d052 = Sich hinzuwerfen kostet nichts.
rule-d053 = Aufstehen kostet die halbe Bewegungsrate in ganzen Metern: 4 m von 9 m. Darüber muss Platz sein.
rule-d054 = Wer zu wenig Bewegung übrig hat oder die Bewegungsrate 0, kann nicht aufstehen.
rule-d055 = Den Bereich einer freundlichen Kreatur darf man durchqueren.
rule-d056 = Den Bereich eines Feindes darf man nur durchqueren, wenn er mindestens zwei Größen größer oder kleiner ist.
rule-d057 = Keine Kreatur beendet ihre Bewegung freiwillig im Bereich einer anderen, ob Freund oder Feind.
rule-d058 = Wer im eigenen Zug die Reichweite eines Feindes verlässt, löst einen Gelegenheitsangriff aus (D078).
rule-d059 = Fliegende Kreaturen sind wendig, können aber abstürzen (D083).

## Würfe und Angriffe

rule-d060 = Der Modifikator eines Attributs ist die Hälfte von Wert minus 10, abgerundet: 15 ergibt +2, 8 ergibt −1.
rule-d061 = Ein Wurf ist ein zwanzigseitiger Würfel plus Modifikator, bei Geübten mit Übungsbonus, und muss eine Schwierigkeit erreichen. Im Vergleich gewinnt die höhere Summe; ein Gleichstand ändert nichts.
rule-d062 = Bei Vorteil würfelt man mit zwei Würfeln und nimmt den höheren, bei Nachteil den niedrigeren. Beide Arten heben sich auf, wie viele es auch sind.
rule-d063 = Ein zwanzigseitiger Würfel plus Angriffsbonus muss die Rüstungsklasse des Ziels erreichen. Jeder Angriff ist ein Wurf. Bloße Hände sind eine Waffe, die alle haben.
rule-d064 = Eine gewürfelte 20 trifft und ist kritisch, eine 1 verfehlt, gleich wie die Summe ist.
rule-d065 = Die Würfel der Waffe und ihr Bonus gehen von den Trefferpunkten ab, nie weniger als 0. Bei einem kritischen Treffer würfelt man mit doppelt so vielen Würfeln.
rule-d066 = Jenseits der normalen Reichweite gilt Nachteil, jenseits der großen ist kein Angriff möglich. Ein handlungsfähiger Feind innerhalb von 1,5 m, der nicht vor dem Schützen versteckt ist, gibt Nachteil auf Fernkampfangriffe, wenn er und der Schütze einander sehen.
rule-d067 = Wer vor dem Ziel versteckt, unsichtbar oder verdunkelt ist (D089), greift mit Vorteil an; ein Ziel, das es für den Angreifer ist, gibt Nachteil. Deckung tut beides nicht. Den Ort eines versteckten Ziels muss man raten, mit Nachteil, wo es auch ist (DR41).
rule-d068 = Ist ein Ziel zur Hälfte verdeckt, hat es +2 auf Rüstungsklasse und Geschicklichkeitsrettungswürfe, zu drei Vierteln +5. Ein ganz verdecktes Ziel kann nicht angegriffen werden.
rule-d069 = Die Aktionen sind Angriff, Spurt, Lösen, Ausweichen, Helfen, Verstecken, Vorbereiten, Suchen, Gegenstand benutzen und die der Merkmale. Stoßen, Packen und Befreien sind eine Option (D091).
rule-d070 = Beim Spurt zählt in diesem Zug jede Bewegungsrate doppelt.
rule-d071 = Nach dem Lösen löst die Bewegung dieses Zugs keine Gelegenheitsangriffe aus.
rule-d072 = Bis zum nächsten Zug haben Angriffe von denen, die die ausweichende Kreatur sieht, Nachteil und ihre Geschicklichkeitsrettungswürfe Vorteil. Kampfunfähig oder mit Bewegungsrate 0 endet das.
rule-d073 = Der nächste Angriff eines Verbündeten auf einen Feind innerhalb von 1,5 m um den Helfer hat Vorteil, bis der nächste Zug des Helfers beginnt oder begonnen hätte (DR51).
rule-d074 = Die Aktion Verstecken ist ein Heimlichkeitswurf, dessen Summe gilt. Erlaubt ist sie, wo D002 es sagt.
rule-d075 = Die Kreatur nennt einen Auslöser und eine Handlung, einen Angriff oder eine Bewegung, und führt sie als Reaktion aus, wenn der Auslöser vor ihrem nächsten Zug eintritt.
rule-d076 = Die Aktion Suchen sucht an einem Ort nach versteckten Kreaturen (D001) oder verborgenen Dingen (D011).
rule-d077 = Mit dieser Aktion benutzt man einen zweiten Gegenstand, einen, der eine Aktion verlangt, oder etwas Mitgeführtes.
rule-d078 = Ein Feind, der die Kreatur sieht, macht als Reaktion einen Nahkampfangriff, kurz bevor sie aus eigener Bewegung seine Reichweite verlässt; mit bloßen Händen nur, wenn er nichts hält. Lösen, Stöße und Stürze lösen keinen aus, und ein versteckter Feind macht keinen, wenn sein Spieler es nicht gesagt hat (DR43).
rule-d079 = Angriffe auf eine liegende Kreatur haben innerhalb von 1,5 m Vorteil, sonst Nachteil, und ihre eigenen haben Nachteil. Sie kann nur kriechen (D080) und ist ein Drittel so hoch.

## Klettern, Springen, Fallen

rule-d080 = Ohne eigene Rate dafür kostet jeder Meter Klettern, Schwimmen oder Kriechen einen mehr, zusätzlich zu schwierigem Gelände (D049).
rule-d081 = Ein Weitsprung reicht Stärkewert × 0,3 m nach 3 m Anlauf, aus dem Stand oder nach einem Anlauf in andere Richtung halb so weit; ein Hochsprung (3 + Stärkemodifikator) × 0,3 m. Springen zählt als Bewegung.
rule-d082 = Ein Sturz verursacht 1W6 Schaden je volle 3 m, höchstens 20W6. Wer dabei Schaden nimmt, liegt am Boden.
rule-d083 = Ein Flieger, der in der Luft liegt, die Bewegungsrate 0 hat oder kampfunfähig ist, stürzt (D082), wenn er nicht schwebt.

## Sterben und Helfen

rule-d084 = Bei 0 Trefferpunkten ist eine Kreatur bewusstlos, liegt und stirbt. Ist der übrige Schaden mindestens so hoch wie ihr Maximum, ist sie tot.
rule-d085 = Eine sterbende Kreatur würfelt zu Beginn ihres Zugs mit einem zwanzigseitigen Würfel: Ab 10 geschafft, darunter misslungen, 1 zählt als zwei misslungene, 20 bringt 1 Trefferpunkt. Drei geschafft: stabil. Drei misslungen: tot.
rule-d086 = Ein Treffer zählt als ein misslungener Todesrettungswurf, ein kritischer als zwei. Treffer aus höchstens 1,5 m sind kritisch.
rule-d087 = Als Aktion macht ein Weisheitswurf (Heilkunde) gegen 10 eine sterbende Kreatur stabil. Jede Heilung bringt sie zu Bewusstsein und löscht ihre Todesrettungswürfe.
rule-d088 = Kampfunfähig: keine Aktion, Bonusaktion oder Reaktion. Bewusstlos: ebenso, dazu liegend, Bewegungsrate 0, leere Hände; Angriffe auf die Kreatur haben Vorteil. Gepackt: Bewegungsrate 0.
rule-d089 = Eine unsichtbare Kreatur sieht niemand. Ab 1,5 m sieht niemand eine Kreatur durch Nebel, und keine, die im Dunkeln steht; aus dem Dunkeln heraus sieht man.
rule-d090 = Ein Rettungswurf ist ein zwanzigseitiger Würfel plus Attributsmodifikator, bei Geübten mit Übungsbonus, gegen eine Schwierigkeit. Wo es so gesagt ist, halbiert ein Erfolg den Schaden, abgerundet; Deckung vor der Explosion zählt. Flächenschaden wird einmal gewürfelt, wer auch darin steht (DR41).
rule-d091 = Statt eines Angriffs: Athletik gegen das Bessere von Athletik und Akrobatik eines Ziels, das höchstens eine Größe größer ist. Ein Stoß wirft es um oder 1,5 m weg; ein Griff hält es bei Bewegungsrate 0, bis es sich durch so einen Vergleich befreit, und kann es mit einem Merkmal würgen (D014).
rule-d092 = Als Option sind Orte Felder von 1,5 m; eine Diagonale kostet 1,5 m und führt nie an einer festen Ecke vorbei.
rule-d093 = Eine Seite ohne Kreaturen bei Bewusstsein auf dem Tisch verliert. Ein Ziel des Szenarios gewinnt am Ende des Zugs, und nach der letzten Runde sagt das Szenario, wer gewonnen hat.
rule-d094 = Ein Merkmal braucht eine Aktion, eine Bonusaktion oder eine Reaktion, oder es gilt immer. Manche lassen sich nur einige Male nutzen.
rule-d095 = Eine Kreatur, die einen Schritt in einer Austrittszone ihres Spielers beendet, ist geflohen und zählt für Fluchtziele.

## Was nicht gespielt wird

rule-d096 = Zauber: sie wirken, durch Konzentration halten, Rettungswürfe gegen sie. Mit ihnen fehlen Bonusaktionen und Reaktionen, die nur Zauber geben (D036, D039).
rule-d097 = Was Klassen, Völker und Stufen von Helden geben, und Erfahrung. Merkmale (D094) stehen stattdessen auf dem Bogen jeder Kreatur.
rule-d098 = Kurze und lange Rasten, die Trefferpunkte und Anwendungen zurückgeben. Ein Kampf beginnt, wie sein Szenario sagt, und was verbraucht ist, bleibt verbraucht (D094).
rule-d099 = Geblendet, taub, bezaubert, verängstigt, vergiftet, festgesetzt, gelähmt, versteinert, betäubt und erschöpft. Nur die von D079, D088 und D089 gelten hier.
rule-d100 = Schadensarten und Kreaturen, die gegen manche resistent, immun oder anfällig sind oder zeitweilige Trefferpunkte haben. Aller Schaden ist gleich (D065).
rule-d101 = Gespräche, Reisen, Erkunden außerhalb von Runden und Fallen, die keinen Ort auf dem Tisch haben.
