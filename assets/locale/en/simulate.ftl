### The sub-commands sight, odds, simulate, match and replay.

cli-not-on-table = { $found } is not on the table when this scenario begins; on it are: { $known }
cli-no-such-figure = there is no figure { $found }; on the table are: { $known }
cli-name-and-id = { $name } ({ $id })
cli-scenario-help = Id of a scenario (`pb12table scenarios` lists them), the path of a file, or - for the standard input.
cli-figure-help = Id of a figure on the table, or a ghost: profile@x,y such as human@12,8, with a height (human@12,8,3) and a facing in degrees (human@12,8:90) if wanted.
cli-ghost-no-profile = there is no profile { $found }; `pb12table profiles` lists them
cli-nobody-there = there is no figure { $found }, and nobody stands on this table; a ghost such as human@12,8 does as well
cli-ghost-unclear = { $found } is no ghost: a profile and a place such as human@12,8 are expected, with a height (human@12,8,3) and a facing (human@12,8:90) if wanted
cli-ghost-no-height = { $found } cannot stand at height { $height } there: possible is { $known }
cli-ghost-no-stand = { $found } cannot stand there: { $reason }
cli-same-figure = { $found } cannot be both observer and target
cli-without-figures = the rules of { $system } do not say which figures stand on a table, so none can be named here
cli-without-looking = in { $system } figures have no lines of sight that could be shown
cli-without-walking = in { $system } figures have no ways on foot that could be shown
cli-without-layout = the rules of { $system } do not say who walks and looks, so layouts cannot be measured
cli-without-trials = in { $system } forces cannot change sides, so layouts cannot be tried by play; `pb12table simulate` plays them as they are
cli-without-odds = the rules of { $system } do not say what attacks would come to

cli-sight-help = Say whether one figure sees another when a scenario begins, and what covers the target.
cli-sight-line = { $observer } has a sight line to { $target }.
cli-no-sight-line = { $observer } has no sight line to { $target }.
cli-sight-distance = Distance: { $distance } { $distance ->
    [one] step
   *[other] steps
}
cli-sight-outside-angle = The target lies outside the sight angle.
cli-sight-covered = Covered: { $share } %, concealment level { $level }
cli-sight-covered-only = Covered: { $share } %
cli-sight-too-little = Too little of the target is in the sight angle: { $share } % of it, uncovered; a sight line needs { $least } % ({ $rule }).
cli-sight-blockers = In the way: { $names }
cli-sight-borderline = This is a borderline case: something is only just touched.

cli-odds-help = Work out what an attack would come to when a scenario begins, before a die is thrown.
cli-odds-weapon-help = The id of the weapon, which must be in use; a game without weapons says melee, ranged or magic, or nothing.
cli-odds-ap-help = How many action points are spent.
cli-odds-melee-help = Strike with a weapon that could also shoot.
cli-odds-frequency-help = Use the weapon's frequency.
cli-odds-give-up-help = How many checks are given up to make the others easier.
cli-odds-boost-help = How much the target number is raised for more penetration.
cli-odds-facing-help = Where the attacker faces, in degrees from east, anticlockwise; else straight at the target.
cli-odds-with-help = What else is to be said of the attack where a rule system knows it, such as mode=full or walking=yes; can be given several times.
cli-odds-bad-with = { $found } says nothing of the attack: a name and a value such as mode=full are expected
cli-odds-yes-or-no = { $option } is yes or no, not { $found }
cli-odds-no-wish = { $system } has no { $option }
cli-odds-target-number =
    Target number { $number }, { $checks ->
        [one] one check
       *[other] { $checks } checks
    }
cli-odds-own-sum = The attack throws on { SIGNED($sum) }:
cli-odds-other-sum = The defence throws on { SIGNED($sum) }:
cli-odds-hits = Hits:
cli-odds-share = { "  " }{ $number }: { $share } %
cli-odds-out = The target goes out of action: { $share } %

cli-simulate-help = Let bots play a scenario against each other.
cli-simulate-games-help = How many games.
cli-simulate-seed-help = Equal seeds bring equal games.
cli-simulate-bots-help = The bot of each player in their order, or one for all: { $bots }.
cli-simulate-check-help = Replay every game from its journal and compare all digests.
cli-simulate-swap-help = The bots change places from game to game, so that each plays every player equally often.
cli-simulate-by-bot = { $bot } wins { $share } of the games; a drawn one is shared out.
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
    } broken off, because there was no end to it.
cli-simulate-checked =
    { $games ->
        [one] The game replays with equal digests.
       *[other] All { $games } games replay with equal digests.
    }
cli-simulate-drift = Game { $game } goes another way when it is replayed: { $what ->
    [question] entry { $entry } of its journal answers the question { $answered } to { $by }, but here the game asks { $whom }: { $asked }
   *[position] after entry { $entry } of its journal the game stands otherwise than when it was played
}.
cli-unknown-bot = there is no bot { $found }; there are { $known }
cli-number-of-bots = { $found } bots for { $players } players: name one for each, or one for all

cli-column-player = player
cli-column-bot = bot
cli-column-wins = won
cli-column-win-share = share (95 %)
cli-column-shared = shared

match-help = Find out which of two bots is the stronger: pairs of games with equal dice and changed seats.
match-bot-help = A bot: { $bots }.
match-other-help = The bot it meets.
match-on-help = Where they meet; can be given several times: suite (mirrored layouts), shipped (the program’s scenarios for two), or a scenario by its id or path.
match-pairs-help = How many pairs of games each layout sees at most.
match-sprt-help = Two guesses, in Elo, of how much stronger A is, such as 0,50: the match ends as soon as one of them is too unlikely (SPRT, 5 % error).
match-keep-help = Keep the games in a file as they end; the same command goes on with them after a stop.
match-html-help = Write the result as a page, too.
match-markdown-help = Print the result as a section of a document in Markdown.
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
match-bad-sprt = { $found } is no pair of guesses: two numbers from −1000 to 1000 are expected, the lower one first, such as 0,50
match-no-system = no game is played by both { $first } and { $second }
match-which-system = bots of these names play several games: say which with --system ({ $known })
match-two-players = { $found } is for { $players } players; a match needs two
match-other-system = { $found } is no scenario of { $system }
match-no-layouts = { $system } has no such layouts
match-not-kept = this is no game kept by `pb12table match`
match-other-kept = these games belong to another match: { $what ->
    [match] other bots met
    [seed] the seed is another one
    [layouts] the layouts are others, or have changed
   *[program] the program has changed since
}

cli-replay-help = Replay a save and compare every digest in it.
cli-replay-equal =
    { $file }: { $entries ->
        [one] the one entry replays
       *[other] all { $entries } entries replay
    } with equal digests.
