### Was die Regeln über Aktionen und Ausrüstung sagen, siehe rules-basics.ftl.

## Aktionen

rule-r1-6-1 = Beim Aktivieren werden die Aktionspunkte einer Figur aufgefüllt; damit bezahlt sie Aktionen.
rule-r1-6-2 = Vor jeder ihrer Aktionen darf sich eine Figur ohne Kosten beliebig drehen. Vehikel dürfen das nicht (R3.0.15).
rule-r1-6-3 = Am Ende jedes Spielzugs verfallen alle übrigen Aktionspunkte.
rule-r1-6-4 = Eine Aktion beginnt mit ihrem Ziel: einem Punkt auf dem Spielfeld oder einer Figur; bei einer Figur zählt ihr Basispunkt. Wo eine andere Regel das Ziel bestimmt, gibt es nichts zu wählen.
rule-r1-6-5 = Jede Aktion sagt, welche Proben sie macht und was jeder Erfolg bringt. Proben dürfen entfallen: Nach jeder fragt das Programm, ob es weitergeht. Bricht eine Figur mit Stärke 5 für 2 AP eine Tür auf, würfelt sie zweimal gegen 7.
rule-r1-6-6 = Ein Erfolgsmultiplikator zählt jede gelungene Probe so oft: Bei ×2 macht eine gelungene 2 Erfolge.
rule-r1-6-7 = Eine Frequenz m×/+f darf die Zahl der Proben mit m malnehmen; jede wird dann um f schwerer. Mit 3×/+1 machen zwei AP 6 Proben statt 2, um eins schwerer.
rule-r1-6-8 = Von mehreren Proben darf man vor dem ersten Wurf einige aufgeben; jede macht die übrigen um 1 leichter. Von 4 Proben auf 7 bleiben, gibt man zwei auf, 2 Proben auf 5.
rule-r1-6-9 = Mit einem Zielradius wirkt jeder Erfolg auf alle Figuren, die so viele Schritte vom Zielpunkt entfernt sind oder näher.
rule-r1-6-10 = Eine misslungene Probe mit Zielradius geht daneben, macht aber trotzdem einen Erfolg: Ein Würfel auf einer Tabelle verkleinert Radius und Stärke und lässt vielleicht nur einen Ausschnitt übrig (R1.6.11). Bei Radius oder Stärke 0 geschieht nichts. War der Mindestwurf über 12, gilt das nicht.
rule-r1-6-11 = Wirkt ein Treffer nur in einem Ausschnitt von 90°, 180° oder 270°, so dreht ihn der erste Gegenspieler in der Zugfolge um den Zielpunkt. Nur Figuren darin werden getroffen.
rule-r1-6-12 = Ein Angriff ist eine Aktion mit einer Waffe, die zuerst gewählt wird. Von ihr kommen Multiplikator (R1.6.6), Frequenz (R1.6.7) und Zielradius (R1.6.9).
rule-r1-6-13 = Ein Angriff macht eine Probe für jeden AP, den er kostet. Jeder Erfolg schadet dem Ziel, oder allen im Radius, mit dem Schadenscode der Waffe (R1.5.2).
rule-r1-6-14 = Ein Angriff ohne Zielradius kann mehr Durchschlagskraft bekommen: Für je +1 auf den Mindestwurf gibt es +1 Durchschlagskraft, so oft man will.
rule-r1-6-15 = Wird auf eine leere Stelle gezielt, an der keine Figur ist, sind alle Proben um 4 schwerer.
rule-r1-6-16 = Was einen Teil des Ziels verdeckt, macht es schwerer zu treffen: bis ein Viertel +1, bis zur Hälfte +2, bis drei Viertel +3, mehr +4; was ganz verdeckt ist, sieht man nicht. Stufen aus mehreren Quellen werden zusammengezählt.
rule-r1-6-17 = Deckung ist Sichtschutz, der Schaden abhält. Liegt sie zwischen der Mitte einer Explosion und einer Figur, senkt sie die Schadensstärke um ihre Stufe; eine ganz verdeckte Figur nimmt keinen Schaden.
rule-r1-6-18 = Eine freie Aktion kostet keine Aktionspunkte. Eine aktive Figur darf in jeder Runde eine machen, gleich vor oder nach einer anderen Aktion; für 1 AP gibt es sie auch als gewöhnliche Aktion.
rule-r1-6-19 = „Auxiliar“ heißen Aktionen, die Figuren in Kommandoaktionen zusätzlich machen dürfen (R2.1.1), etwa Zielen oder Nachladen.

## Basisaktionen

rule-r1-7-1 = Die Aktionen dieses Kapitels kann jede Figur. Ausrüstung, Fähigkeiten und Szenarien können weitere bringen.
rule-r1-7-2 = Eine Bewegung kostet 1 AP oder mehr und gibt Bewegung mal AP Bewegungspunkte (BP). Damit geht es vorwärts (R1.7.4), hinauf (R1.7.5) und hinunter (R1.7.6). Die Figur erhält einen Bewegt-Marker (R1.10.2), darf sich nach jedem Schritt drehen und fällt, wenn sie am Ende nicht sicher steht (R1.4.30).
rule-r1-7-3 = Gibt eine Figur alle AP, die sie in diesem Spielzug bekam, für eine einzige Bewegung aus, so kann sie auf ihre freien Aktionen in diesem Zug verzichten und hat dafür noch einmal Bewegung an BP.
rule-r1-7-4 = Für 1 BP bis zu 1 Schritt vorwärts. Je sechs davon in einer Aktion bringen einen weiteren Bewegt-Marker. Steht die Figur danach nicht sicher, fällt sie (R1.4.30).
rule-r1-7-5 = Für 2 BP so weit hinauf oder hinunter, wie die vertikale Bewegung (vB) reicht, und dabei bis zu 1 Schritt zur Seite. Nur aus sicherem Stand.
rule-r1-7-6 = Für 1 BP senkrecht hinunter, so weit die vertikale Bewegung (vB) reicht. Steht die Figur danach nicht sicher, fällt sie (R1.4.30).
rule-r1-7-7 = Eine freie Auxiliaraktion: Die Figur bekommt 1 BP für eine Bewegungsoption.
rule-r1-7-8 = Ein Fernkampfangriff kostet 1 AP oder mehr und braucht eine eingesetzte Fernkampfwaffe. Für jeden AP gibt es eine Probe auf Fernkampf (R1.7.10); jeder Erfolg schadet dem Ziel.
rule-r1-7-9 = Zum Ziel eines Schusses muss eine Sichtlinie führen, und es darf höchstens 1,5-mal so weit weg sein wie das nächste sichtbare. Um ein ferneres zu nehmen, hilft Zielwahl (R1.7.16).
rule-r1-7-10 = Ein Schuss hat den Mindestwurf 12 − F, dazu was die Waffe für die Entfernung sagt (R1.1.15), DF des Ziels, Sichtschutz (R1.6.16) und was sonst gilt. Sagt die Waffe für diese Entfernung nichts, misslingen alle Proben.
rule-r1-7-11 = Eine Waffe mit einer Zahl für extreme Entfernung reicht doppelt so weit, bis 32 R: mit dieser Zahl und 4 mehr.
rule-r1-7-12 = Für 1 AP werden alle Proben der nächsten Aktion der Figur in diesem Spielzug um 2 leichter.
rule-r1-7-13 = Ein Nahkampfangriff kostet 1 AP oder mehr und braucht eine eingesetzte Nahkampfwaffe. Für jeden AP gibt es eine Probe auf Nahkampf (R1.7.15); jeder Erfolg schadet dem Ziel.
rule-r1-7-14 = Das Ziel eines Hiebes muss in Nahkampfreichweite sein (R1.4.18), die Zugabe der Waffe mitgezählt, und eine Sichtlinie muss zu ihm führen.
rule-r1-7-15 = Ein Hieb hat den Mindestwurf 12 − N, dazu den Modifikator der Waffe, DN des Ziels und Sichtschutz. Um 1 leichter wird er durch jede andere Figur desselben Spielers, die das Ziel auch schlagen könnte (höchstens Initiative des Angreifers), und um 1, wenn das Ziel den Angreifer nicht sieht.
rule-r1-7-16 = Für 1 AP zielt eine Figur auf ein Ziel, das sie sieht. Ihr nächster Fernkampfangriff in dieser Runde darf ihm gelten, auch wenn andere näher sind (R1.7.9).

## Ausrüstung und Fähigkeiten

rule-r1-8-1 = Bausteine sind, was eine Figur über ihre Attribute hinaus hat: Gegenstände, die man ablegen oder verlieren kann, und Fähigkeiten. Womit man angreifen kann, ist eine Waffe.
rule-r1-8-2 = Die Regeln eines Bausteins gelten nur, solange er eingesetzt ist. Was eingesetzt ist, wird vor dem Spiel bestimmt und durch Umdisponieren neu (R1.8.3).
rule-r1-8-3 = Für 1 AP bestimmt eine Figur neu, welche ihrer Bausteine eingesetzt sind, soweit ihre Slots reichen (R1.8.17).
rule-r1-8-4 = Bausteine haben eigene Attribute. Nicht jeder hat alle; was fehlt, steht nicht da oder ist ein Strich.
rule-r1-8-5 = Der Schaden einer Waffe ist ein Code (R1.5.4). Bei manchen kommt die ganze oder die halbe Stärke der Figur dazu, abgerundet: +1/0 mit halber Stärke ist bei S 5 ein 3/0.
rule-r1-8-6 = Eine Waffe kann die Nahkampfreichweite der Figur verlängern (R1.4.18), wenn sie verwendet wird. Meist tut sie es nicht.
rule-r1-8-7 = Der Nahkampfmodifikator einer Waffe kommt zum Mindestwurf ihrer Hiebe (R1.7.15). Ein Baustein, der einen hat, ist eine Nahkampfwaffe.
rule-r1-8-8 = Eine Fernkampfwaffe hat einen Reichweitenfaktor und einen Modifikator für jede Entfernung, auf die sie taugt (R1.1.15). Wo keiner steht, kann sie nicht treffen (R1.7.10).
rule-r1-8-9 = Die Panzerung eines Bausteins hat zwei Zahlen: gegen Schaden, dessen Quelle die Figur sieht, und gegen allen anderen. Die passende jedes eingesetzten Bausteins zählt zu P (R1.4.14).
rule-r1-8-10 = Was alle eingesetzten Bausteine gegen Treffer helfen, im Nahkampf und aus der Ferne, zählt zu DN und DF (R1.4.12).
rule-r1-8-11 = Ein Baustein kann für die Aktionen mit ihm eine Frequenz haben (R1.6.7); sonst ist sie 1×/+0.
rule-r1-8-12 = Ein Baustein kann für die Aktionen mit ihm einen Zielradius haben (R1.6.9).
rule-r1-8-13 = Ein Baustein kann für die Aktionen mit ihm einen Erfolgsmultiplikator haben (R1.6.6); sonst ist er ×1.
rule-r1-8-14 = Hat ein Baustein Ressourcenpunkte, wie eine Pistole Schüsse, so verbraucht jede Probe mit ihm einen, auch eine aufgegebene (R1.6.8). Ohne Punkt gibt es keine Probe. Aufgefüllt werden sie zu Beginn und durch Nachladen (R1.8.16).
rule-r1-8-15 = Ein Ressourcencode L×R bedeutet L Ladungen zu je R Ressourcenpunkten: 2×3 sind zwei Magazine mit je drei Schuss.
rule-r1-8-16 = Für 1 AP wird ein eingesetzter Baustein nachgeladen: Eine Ladung ist weg, und seine Ressourcenpunkte sind wieder voll.
rule-r1-8-17 = Jeder Baustein braucht Slots; die eingesetzten dürfen zusammen nicht mehr brauchen, als die Figur hat (R1.4.17). Was übrig ist, sind freie Slots.
rule-r1-8-18 = Der Wert eines Bausteins kommt zu dem seiner Figur; die Grenze der Epicness (R1.1.20) gilt für Figur und Bausteine einzeln. 8.000 mit Epicness 8 und ein Gegenstand zu 1.000 mit Epicness 5 sind 9.000.
