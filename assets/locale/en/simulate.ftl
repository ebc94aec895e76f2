### The sub-commands sight, odds, simulate, match and replay.

cli-not-on-table = { $found } is not on the table at the start of this scenario; choose from: { $known }
cli-no-such-figure = there is no figure { $found }; choose from: { $known }
cli-name-and-id = { $name } ({ $id })
cli-scenario-help = Id of a scenario (`pb12table scenarios` lists them), the path of a file, or - for the standard input.
cli-figure-help = Id of a figure on the table, or a ghost: profile@x,y such as human@12,8, optionally with a height (human@12,8,3) and a facing in degrees (human@12,8:90).
cli-ghost-no-profile = there is no profile { $found }; `pb12table profiles` lists them
cli-nobody-there = there is no figure { $found }, and the table is empty; you can use a ghost such as human@12,8
cli-ghost-unclear = { $found } is not a ghost: give a profile and a place such as human@12,8, optionally with a height (human@12,8,3) and a facing (human@12,8:90)
cli-ghost-no-height = { $found } cannot stand at height { $height } there: possible is { $known }
cli-ghost-no-stand = { $found } cannot stand there: { $reason }
cli-same-figure = { $found } cannot be both observer and target
cli-without-figures = the rules of { $system } do not say which figures are on a table, so you cannot name any here
cli-without-looking = in { $system }, figures have no lines of sight to show
cli-without-walking = in { $system }, figures have no routes on foot to show
cli-without-layout = the rules of { $system } do not say who walks and looks, so the program cannot measure layouts
cli-without-trials = in { $system }, forces cannot change sides, so games cannot compare the sides of a layout; `pb12table simulate` plays it as it is
cli-without-odds = the rules of { $system } give no odds for attacks

cli-sight-help = Show whether one figure sees another at the start of a scenario, and what covers the target.
cli-sight-line = { $observer } has a sight line to { $target }.
cli-no-sight-line = { $observer } has no sight line to { $target }.
cli-sight-distance = Distance: { $distance } { $distance ->
    [one] step
   *[other] steps
}
cli-sight-outside-angle = The target is outside the sight angle.
cli-sight-covered = Covered: { $share } %, cover level { $level }
cli-sight-covered-only = Covered: { $share } %
cli-sight-too-little = Too little of the target is in the sight angle and uncovered: { $share } % of it; a sight line needs { $least } % ({ $rule }).
cli-sight-blockers = In the way: { $names }
cli-sight-borderline = This is a borderline case: something is only just touched.

cli-odds-help = Work out the odds of an attack at the start of a scenario, before anybody rolls.
cli-odds-weapon-help = The id of the weapon, which must be in use; in a game without weapons: melee, ranged, magic, or nothing.
cli-odds-ap-help = How many action points to spend.
cli-odds-melee-help = Strike with a weapon that could also shoot.
cli-odds-frequency-help = Use the weapon's frequency.
cli-odds-give-up-help = How many checks to give up to make the others easier.
cli-odds-boost-help = How far to raise the target number for more penetration.
cli-odds-facing-help = Where the attacker faces, in degrees anticlockwise from east; without it, straight at the target.
cli-odds-with-help = Further details of the attack in some rule systems, such as mode=full or walking=yes; can be given several times.
cli-odds-bad-with = { $found } says nothing about the attack: give a name and a value such as mode=full
cli-odds-yes-or-no = { $option } must be yes or no, not { $found }
cli-odds-no-wish = { $system } has no { $option }
cli-odds-target-number =
    Target number { $number }, { $checks ->
        [one] one check
       *[other] { $checks } checks
    }
cli-odds-own-sum = The attack rolls with { SIGNED($sum) }:
cli-odds-other-sum = The defence rolls with { SIGNED($sum) }:
cli-odds-hits = Hits:
cli-odds-share = { "  " }{ $number }: { $share } %
cli-odds-out = The target is taken out: { $share } %

cli-simulate-help = Let bots play a scenario against each other.
cli-simulate-games-help = How many games to play.
cli-simulate-seed-help = The same seed makes the same games.
cli-simulate-bots-help = A bot for each player, in the players' order, or one for all: { $bots }.
cli-simulate-check-help = Replay every game from its journal and compare all digests.
cli-simulate-swap-help = Let the bots swap seats from game to game, so that each plays every side equally often.
cli-simulate-saves-help = Write the saves of the games, at most { $most }, into this folder; it is made if it is missing.
cli-simulate-saved =
    { $games ->
        [one] One game is
       *[other] { $games } games are
    } saved in { $folder }.
cli-simulate-otherwise = { $kind } see it otherwise: { $player } won { $share } of their { $games } games.
cli-simulate-by-bot = { $bot } wins { $share } of the games; a draw counts for all in equal parts.
cli-simulate-share = { $value } % ({ $low }–{ $high } %)
cli-simulate-progress = Games
cli-simulate-summary =
    { $games ->
        [one] One game
       *[other] { $games } games
    } in { $seconds } s; on average { $rounds } rounds and { $decisions } decisions.
cli-simulate-unfinished =
    { $games ->
        [one] One game was
       *[other] { $games } games were
    } broken off because no end came.
cli-simulate-checked =
    { $games ->
        [one] The game replays with equal digests.
       *[other] All { $games } games replay with equal digests.
    }
cli-simulate-drift = Game { $game } comes out differently when replayed: { $what ->
    [question] entry { $entry } of its journal answers the question { $answered } to { $by }, but here the game asks { $whom }: { $asked }
   *[position] after entry { $entry } of its journal, the game is not as it was when first played
}.
cli-unknown-bot = there is no bot { $found }; choose from { $known }
cli-number-of-bots = { $found } bots for { $players } players: name one for each, or one for all

cli-column-player = player
cli-column-bot = bot
cli-column-wins = won
cli-column-win-share = share (95 %)
cli-column-shared = shared

match-help = Find out which of two bots is stronger, in pairs of games with the same dice and swapped seats.
match-bot-help = A bot: { $bots }.
match-other-help = Its opponent.
match-on-help = Where they play; can be given several times: suite (mirrored layouts), shipped (the scenarios for two that come with the game; usual where it has no suite), or a scenario by its id, its game and id (w6/depot), or its path.
match-pairs-help = How many pairs of games to play at most on each layout.
match-sprt-help = Two guesses of how much stronger A is, in Elo, with a comma between them, such as 0,50 for 0 and 50: the match ends as soon as one of them is too unlikely (SPRT, 5 % error).
match-keep-help = Write the games to a file as they end; after an interruption, the same command continues from there.
match-html-help = Also write the result to a page.
match-markdown-help = Print the result as a section of a Markdown document.
match-progress = Pairs
match-summary = { $games ->
    [one] One game
   *[other] { $games } games
}: { $first } wins { $share } of the decided games against { $second }.
match-sprt = { $result ->
    [upper] The test is over: { $first } is stronger by { $upper } Elo rather than by { $lower }
    [lower] The test is over: { $first } is stronger by { $lower } Elo rather than by { $upper }
   *[open] The test is still open between { $lower } and { $upper } Elo
} (evidence { $evidence }, bounds ±{ $bound }).
match-all-layouts = all layouts
match-nobody = nobody
match-endings = Won by { $who }: { $endings }.
match-column-layout = layout
match-column-games = games
match-column-won = { $bot } won
match-column-share = share of { $bot } (95 %)
match-column-rounds = rounds
match-column-time = ms per choice, { $bot }
match-bad-sprt = { $found } is not a pair of guesses: give two numbers from −1000 to 1000 with a comma between them, the lower one first, such as 0,50
match-no-system = there is no game that both { $first } and { $second } play
match-which-system = bots of these names play several games: choose one with --system ({ $known })
match-two-players = { $found } is for { $players } players; a match needs two
match-other-system = { $found } is not a scenario of { $system }
match-no-layouts = { $system } has no such layouts
match-not-kept = this is not a game that this command has saved
match-other-kept = these games belong to another command: { $what ->
    [match] other bots played
    [learn] other bots played
    [seed] the seed is different
    [layouts] the layouts are different, or have changed
    [rules] the rules have changed
   *[program] the program has changed since then
}

cli-replay-help = Replay a save and compare all digests in it.
cli-replay-equal =
    { $file }: { $entries ->
        [one] the one entry replays
       *[other] all { $entries } entries replay
    } with equal digests.

learn-help = Learn from games of one or several bots how likely a player is to win, and write the weights to a file.
learn-system-help = The game: its id.
learn-games-help = How many games to learn from; each fifth of them is judged by what the others teach.
learn-bot-help = The bots that play, with commas between them: { $bots }; at each seat one of them, chosen at random for each game.
learn-keep-help = Write the games to a file as they end; the same command continues from there, and learns from them again if only the numbers of a state have changed.
learn-to-help = Write the weights to this file instead of the one that the program uses.
learn-show-help = Show the weights file instead of learning.
learn-progress = Games
learn-nothing = { $system } does not say what could be learned from
learn-too-few = too few of { $games } games came to an end; play more
learn-made = Learned from { $positions } positions in { $games } games between { $bot } (seed { $seed }, { $program }).
learn-loss = Log loss in games held back: { $loss }; of strength left alone: { $plain }; of equal chances: { $even }.
learn-error = The predictions are off by { $error } on average: { $prices ->
    [yes] good enough to price decisions.
   *[no] not good enough to price decisions.
}
learn-column-tenth = predicted
learn-column-positions = positions
learn-column-told = predicted on average
learn-column-won = won
measure-help = Measure how even the scenarios that come with the program are, what decides them and how long they take.
measure-scenarios-help = The scenarios to play, by their ids; without any all of them. The numbers of the others stay as they are.
measure-games-help = How many games to play of each; 0 plays none and only tells what is known.
measure-bot-help = The bot on all seats, if not the first of the game’s own.
measure-output-help = Write the table to a Markdown file instead of printing it.
measure-not-shipped = { $found } is none of the scenarios that come with the program
measure-title = How good the scenarios are
measure-goals = One player by program has played each scenario against itself. Of two equal sides each should win 40 to 60 % of the games that somebody wins, of two that differ on purpose 35 to 65 %; more sides accordingly, around equal parts. The scenario’s goal should decide at least as many games as the heading of a game says, not the last one standing or the last round. What people would take is reckoned from the number of decisions; it should not differ from what the card says by more than half as much again. **✗** marks what misses. Percentages have 95 % intervals. `pb12table measure SCENARIO -o docs/scenarios.md` measures a scenario again and writes this page.
measure-summary = { $all } scenarios, { $measured } measured as they are, { $sound } of them without a fault. At least { $least } % of games should be decided by the goal.
measure-limit = , { $rounds } rounds at most
measure-played = { $games } of `{ $bot }`, seed { $seed }
measure-column-name = scenario
measure-column-kind = kind
measure-column-players = players
measure-column-told = minutes on the card
measure-column-minutes = minutes reckoned
measure-column-rounds = rounds
measure-column-decisions = decisions
measure-column-wins = wins
measure-column-goal = decided by the goal
measure-column-endings = endings
measure-column-games = games
mission-first = first game
mission-battle = battle
mission-ground = fight for ground
mission-fetch = fetch and carry
mission-escape = escape
mission-escort = escort
mission-raid = raid
mission-hold = hold out
mission-ambush = ambush
mission-indoors = two storeys indoors
mission-night = night
mission-talk = war of words
mission-land = build the land
