### Was der Schiedsrichter zu Skripten von Kampf W6 sagt.

referee-whole-order = die Reihenfolge muss jede Figur des Kampfes einmal nennen: { $known }
referee-no-such-act = es gibt keine Handlung { $id }; zur Wahl stehen { $known }
referee-not-carried = die Figur hat kein { $id }; sie hat { $known }
referee-no-way = das ist kein Weg; einen Weg schreibt man wie eine Antwort (walk, run oder crawl): { $reason }
