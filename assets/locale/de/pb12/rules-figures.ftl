### Was die Regeln über Figuren und Schaden sagen, siehe rules-basics.ftl.

## Figuren

rule-r1-4-1 = Das Datenblatt fasst alles über eine Figur zusammen. Es liegt rechts neben dem Spielfeld; jeder Wert zeigt, woraus er besteht.
rule-r1-4-2 = Aktionspunkte (AP) bezahlen Aktionen; ein durchschnittlicher Mensch hat 3. Beim Aktivieren werden sie aufgefüllt (R1.6.1). Ein Wert unter null macht die Figur Handlungsunfähig (R1.10.3).
rule-r1-4-3 = Bewegung (B) sagt, wie flink und gewandt eine Figur ist: So viele Bewegungspunkte gibt jeder AP der Aktion Bewegung (R1.7.2). Ein durchschnittlicher Mensch hat 3. Unter 1 ist eine Figur Statisch (R1.10.7).
rule-r1-4-4 = Vertikale Bewegung (vB) ist die Höhe, die eine Figur auf einmal hinauf- oder hinabkommt, in Schritten; ein durchschnittlicher Mensch hat 1. Sie steht hinter der Bewegung: 3/1.
rule-r1-4-5 = Stärke (S) ist Körperkraft; bei vielen Waffen erhöht sie den Schaden (R1.8.5). Ein durchschnittlicher Mensch hat 3; unter null wird die Figur Handlungsunfähig (R1.10.3).
rule-r1-4-6 = Widerstandskraft (W) sagt, wie zäh eine Figur ist: Sie wird von jedem Schadenswurf abgezogen (R1.5.2). Ein durchschnittlicher Mensch hat 3; unter null wird die Figur Handlungsunfähig (R1.10.3).
rule-r1-4-7 = Initiative (I) sagt, wie wach eine Figur ist. Sie ist der Radius von Wahrnehmung und Kommunikation, hilft gegen Panik (R1.4.27) und begrenzt Helfer im Nahkampf (R1.7.15) und Kommandos (R2.1.2). Ein durchschnittlicher Mensch hat 3; nur mit mehr als 0 lässt sich eine Figur direkt aktivieren.
rule-r1-4-8 = Virtù (V) ist Mut und Wille; Panikproben brauchen sie (R1.4.27). Ein durchschnittlicher Mensch hat 3. Unter null ist die Figur Handlungsunfähig (R1.10.3) und gerät in der Statusphase in Panik (R1.3.16).
rule-r1-4-9 = Kommando (K) ist die Gabe zu führen. Mit mehr als 0 ist eine Figur eine Kommandofigur; solange sie handlungsfähig ist, zählt ihr Wert zum KP-Wert ihres Spielers. Ein durchschnittlicher Mensch hat 0.
rule-r1-4-10 = Fernkampf (F) ist Geschick mit Waffen, die aus der Ferne treffen: Der Mindestwurf von Schüssen geht von 12 − F aus (R1.7.10). Ohne Übung ist es 0.
rule-r1-4-11 = Nahkampf (N) ist Geschick im Handgemenge: Der Mindestwurf von Hieben geht von 12 − N aus (R1.7.15). Ohne Übung ist es 0.
rule-r1-4-12 = Die Defensivwerte sagen, wie schwer eine Figur zu treffen ist, im Nahkampf (DN) und aus der Ferne (DF). Sie zählen zum Mindestwurf des Angreifers und sind meist 0. Sie stehen hinter dem Können: Nahkampf 3/0.
rule-r1-4-13 = Technik (T) ist Geschick mit Gerät, Schlössern und Vehikeln. Ohne Übung ist sie 0.
rule-r1-4-14 = Panzerung (P) hält Schaden ab, soweit die Durchschlagskraft der Waffe sie nicht aufhebt (R1.5.2). Ein durchschnittlicher Mensch hat 0.
rule-r1-4-15 = Schadenspunkte sind, was eine Figur aushält: freie, leichte und schwere. Ihre Zahl ist die Schadenskapazität. Ein durchschnittlicher Mensch hat 0 freie, 1 leichten und 1 schweren, also 2.
rule-r1-4-16 = Die Schadenswirkungstabelle, I bis VI, sagt, wie viele Punkte ein Schadenswurf die Figur kostet (R1.5.3). Höhere kosten mehr; ein durchschnittlicher Mensch hat IV.
rule-r1-4-17 = Slots geben an, wie viel Ausrüstung eine Figur zugleich verwenden kann; ein Mensch mit beiden Händen hat 2 (R1.8.17).
rule-r1-4-18 = So weit weg darf das Ziel eines Hiebes höchstens sein; ein durchschnittlicher Mensch reicht 2 Schritte, und manche Waffe verlängert das (R1.8.6).
rule-r1-4-19 = So weit kann sich eine Figur ohne Hilfsmittel verständigen: Es ist ihre Initiative in Schritten. In diesem Umkreis breitet sich auch Panik aus (R1.10.5).
rule-r1-4-20 = So weit bekommt eine Figur alles um sich herum mit: Es ist ihre Initiative in Schritten.
rule-r1-4-21 = So weit kann eine Figur andere führen: Es ist Initiative mal Kommando, in Schritten.
rule-r1-4-22 = Jede Figur blickt in eine Richtung. Sie wirkt nur auf das, was zu jeder Seite höchstens 15° mal ihren Sichtwinkel davon abliegt: mit 6, wie bei Menschen, auf die Hälfte ringsum.
rule-r1-4-23 = Eine Linie von einer Figur zu einem Punkt ist eine Sichtlinie, wenn sie im Sichtwinkel liegt (R1.4.22) und ihr nichts im Weg ist.
rule-r1-4-24 = Eine Figur sieht eine andere, wenn sie zu irgendeinem Punkt von ihr eine Sichtlinie hat. Wie viel verdeckt ist, ergibt den Sichtschutz (R1.6.16).
rule-r1-4-25 = Spielwert und Epicness einer Figur folgen aus all ihren Attributen und ihrer Ausrüstung; das Programm rechnet sie aus. Gegenstände und Fähigkeiten kommen dazu (R1.8.18).
rule-r1-4-26 = Die Probe auf ein Attribut hat den Mindestwurf 12 minus den Wert: Bei Virtù 4 muss eine 8 fallen.
rule-r1-4-27 = Eine Panikprobe ist eine Probe auf Virtù, die Initiative erleichtert: Mindestwurf 12 − V − I und was sonst gilt. Misslingt sie, ist die Figur Panisch (R1.10.5). Kommandoführer können sie übernehmen (R2.2.9).
rule-r1-4-28 = Manche Probe kann eine andere Figur machen, oder die Figur selbst mit einem anderen Attribut. Die erste wird dann nicht gewürfelt; es zählt, was die Stellvertretung würfelt.
rule-r1-4-29 = Eine Figur steht sicher, wo ihr Körper aufliegt und nicht in der Luft hängt. Kommt sie an eine Stelle ohne sicheren Stand, so fällt sie (R1.4.30).
rule-r1-4-30 = Eine fallende Figur stürzt senkrecht, bis sie sicher steht. Sie erhält Schaden der Stärke H, der gefallenen Schritte, mit Durchschlagskraft 12: 3 Schritte sind 3/12.

## Schaden

rule-r1-5-1 = Schaden verbraucht Punkte: erst freie, die nichts bewirken, dann leichte, dann schwere. Ein leichter macht die Figur Leicht verwundet (R1.10.4), ein schwerer Schwer verwundet (R1.10.6). Ist einer fällig und keiner mehr da, ist die Figur Ausgeschaltet (R1.10.1).
rule-r1-5-2 = Der Schadenswurf ist Würfel + S − W − max(P − D; 0): S und D sind Stärke und Durchschlagskraft der Waffe, W und P Widerstandskraft und Panzerung des Ziels. 3/2 gegen W 4 und P 1 ergibt mit einer 9 eine 8; auf Tabelle IV kostet das 2 Punkte.
rule-r1-5-3 = Ein Ergebnis unter 1 kostet nichts, eines über 12 zählt als 12. Sonst kostet Tabelle k so viele Punkte: Ergebnis · k / 12, abgerundet. Eine 8 kostet auf Tabelle IV also 2, auf Tabelle VI 4.
rule-r1-5-4 = Ein Schadenscode ist Stärke / Durchschlagskraft, etwa 3/2.
rule-r1-5-5 = Prallt eine Figur auf etwas, hält sie an, und beide nehmen Schaden, so oft, wie beide zusammen Bewegt-Marker haben (V). Auf der Seite mit der kleineren Schadenskapazität ist die Stärke V + S, auf der anderen V − S, wobei S der doppelte Unterschied der Kapazitäten ist; Durchschlagskraft 0.
rule-r1-5-6 = Bei einer Zufallsbewegung gibt ein Würfel die Richtung, von der Ausrichtung aus: 6 und 7 geradeaus, 5 und 8 halb rechts und halb links, und so fort, 2 und 11 nach hinten; bei 1 wählt der erste Gegenspieler, bei 12 der eigene Spieler. Die Figur kommt so viele Schritte weit, wie ihre Bewegung groß ist, kann anprallen (R1.5.5) und fallen (R1.4.30). Bei Bewegung 0 geschieht nichts.
