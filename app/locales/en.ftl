### Text of the app itself. Games and the terminal client have files of their own.
home-tagline = Board games, played by the real rules.
home-continue = Continue
home-games = Games
home-compare = Compare mechanics
home-saved = Recent games
home-others = Other saved games
home-turn = { $player } to move
home-your-turn = Your turn
home-none = No games yet. Every game is saved as you play.
home-tools = Tools
home-open = Open a file …
home-play = New game
home-resume = Resume
home-damaged = damaged file
home-unopened = Cannot be opened
home-shut = The saved games folder, { $folder }, cannot be read: { $reason }
home-players = { $range } players
home-minutes = { $range } min
home-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
age-now = just now
age-minutes = { $count ->
    [one] a minute ago
   *[other] { $count } minutes ago
}
age-hours = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
}
age-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}
players-count = { $count ->
    [one] 1 player
   *[other] { $count } players
}
player-number = Player { $number }
bot-none = Human
level-name-beginner = Beginner
level-beginner = Computer: Beginner
level-name-apprentice = Apprentice
level-apprentice = Computer: Apprentice
level-name-journeyman = Journeyman
level-journeyman = Computer: Journeyman
level-name-expert = Expert
level-expert = Computer: Expert
level-name-master = Master
level-master = Computer: Master
level-name-grandmaster = Grandmaster
level-grandmaster = Computer: Grandmaster
bot-random = Computer: Random
bot-greedy = Computer: Greedy
bot-iterations = { $count ->
    [one] Computer: 1 iteration
   *[other] Computer: { $count } iterations
}
bot-millis = Computer: thinks for { $count } ms
bot-seconds = Computer: thinks for { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
bot-random-short = Random
bot-greedy-short = Greedy
bot-seconds-short = Thinks for { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
new-title = New game: { $game }
new-seats = Players
new-occupant = Player for { $seat }
new-who = Who plays { $seat }
new-with = { $seat } · with { $partners }
new-add = Add { $seat }
new-name = Name of { $seat }
new-computer = Computer
new-others = Other
new-other-computers = Other computer players
new-person-about = A person at this screen. If several people play, the screen is covered between turns whenever there is something to hide.
new-guest-about = Gets an invitation and plays on their own computer, wherever they are.
new-all = Use for all computer players
level-about-beginner = Barely thinks ahead and overlooks a lot. For your very first games.
level-about-apprentice = Sees its own next turn and misses fewer chances.
level-about-journeyman = Plans ahead. A fair opponent once you know the rules.
level-about-expert = Plans well and punishes mistakes.
level-about-master = Looks far ahead. A tough opponent for experienced players.
level-about-grandmaster = Thinks ten times as long as a Master.
new-level-hint-unmeasured = The strength of the levels has not been measured for this game yet. Higher levels think longer.
new-level-hint-untrained = With your own cards, the computer plays a little weaker than usual: it was trained with the game’s original cards.
new-options = Setup
new-option = { $option }: { $value }
new-readings = More options
new-seed = Seed
new-seed-hint = The same seed and the same moves give the same game.
new-seed-bad = Enter a whole number, 0 or higher.
new-reroll = New seed
new-own-luck = Own dice
new-own-luck-hint = You roll real dice, also for the computer, and enter what they show.
new-clock = Clock
new-clock-is = Clock: { $clock }
clock-none = No clock
clock-per-decision = { $time } per decision
clock-per-game = { $time } per player
clock-with-increment = { $time } per player, { $increment } more after each decision
clock-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
clock-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
clock-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
clock-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
clock-left = { $player }: { $time } left
clock-rule = When a player’s time is up, the computer decides for them: for this decision, or until the end of the game if the time is for the whole game.
clock-rule-lose = Whoever runs out of time loses the game.
clock-loses = Whoever runs out of time loses
clock-up = { $player }’s time is up. The computer decides.
new-begin = Start
new-summary = { $players } · about { $range } min
new-cancel-hint = Your entries are kept for next time. You can also press Esc.
new-content-wrong = The game cannot start with these files. Fix them or remove them from the folder.
new-content-again = Reload files
content-trial = Testing the cards in these files in a few hundred games …
cancel = Cancel
close = Close
header-home = Back to all games
header-version = started with version { $version } of the game
luck-die = What does the die show?
luck-card = Which card is drawn?
luck-item = Which item comes next?
luck-number = Which number comes up?
luck-cause = { $player }: { $choice }
luck-deal = The start of the game, roll { $number }
luck-waits = Roll your dice and enter what they show.
luck-chance = Leave the rest to chance
resign = Resign
resign-open = Resign …
resign-title = Resign?
resign-asked = { $player } resigns, and { $winner } wins the game.
undo = Undo (Ctrl+Z)
undo-nothing = You have no move to undo.
undo-secret = This cannot be undone: something has been drawn or revealed since.
table-fit = Show whole table
table-enlarge = Enlarge this part of the table
table-unfold = Click to show
table-fold = Click to hide
piece-face-down = Face down
piece-spent = Used up
piece-active = Active now
piece-of = Belongs to { $seat }
piece-place = { $zone }
piece-place-of = { $zone } ({ $seat })
piece-open = Can be chosen
piece-chosen = Chosen
piece-chosen-often = Chosen { $count } times
window-turn = { $game }: { $player } to move
window-your-turn = Your turn: { $game }
choices-title = Your choices
choices-bot = The computer’s turn
choices-on-map = Choose on the map
choices-on-board = Choose on the board
choices-chosen = { $chosen } of { $all } chosen
choices-all = Show all
choices-all-key = Esc key
group-main = Choose
group-pay = Pay
group-aside = At any time
group-pass = Or skip
choice-idle-asked = This has no effect now. Choose it again to do it anyway.
choice-idle = No effect now.
click-dead = { $thing }: nothing to do here right now.
click-use = Now: { $now } { $use }
bot-thinks = The computer is thinking …
bot-pause = Pause
bot-go-on = Resume
bot-step = One move
bot-skip = Skip to next human player
bot-paused = Paused
bot-lost = The computer failed to choose a move. It is paused; choose “Resume” or “One move” to let it try again.
bot-refused = The computer chose an illegal move: { $reason } It is paused; choose “Resume” or “One move” to let it try again.
think-stop = Stop
think-stop-hint = Use the best move found so far.
hint = Hint (H)
hint-title = Hint
hint-forced = There is only one choice.
hint-tries = { $count ->
    [one] 1 iteration, using only what { $seat } can know.
   *[other] { $count } iterations, using only what { $seat } can know.
}
insight-close = Close (Esc)
insight-lost = The search gave no result. Try again.
considered-open = Why this move?
considered-title = Moves considered
considered-about = { $player }, move { $ply }
considered-tries = { $count ->
    [one] 1 iteration, using only what { $seat } could know.
   *[other] { $count } iterations, using only what { $seat } could know.
}
considered-anew = Searched again for { $count ->
    [one] one second
   *[other] { $count } seconds
}. With a time limit, no two searches are quite the same.
considered-differs = The new search chose a different move. Either the original search was stopped early, or the game was played with another version of the program.
considered-forced = There was only one choice.
considered-random = This bot does not think: it plays random moves.
considered-greedy = This bot does not look ahead: it plays whatever looks best at the end of its turn.
considered-slip = The bot did not think about this move. At its level it sometimes plays a random one.
considered-ask = This reveals the bot’s hand and plans. Show it anyway?
considered-yes = Show it
considered-later = Available once the game is over. Until then, the bot’s reasons would give away hidden information.
percent = { $value }%
weighed-result = { $mean }% ± { $reach }
weighed-won = certain win
weighed-drawn = certain draw
weighed-lost = certain loss
weighed-within = { $count ->
    [one] This ends the game.
   *[other] The game ends within { $count } moves, whatever the other side does.
}
weighed-equal = The first { $count } are equally good, as far as the search can tell.
weighed-taken = { $choice } (played)
weighed-row = { $choice }: { $result }, { $share }% of iterations
weighed-tries = Tried in { $count } of { $all } iterations.
weighed-interval = 100% is the best possible result. ± is the margin of error of the search.
weighed-interval-many = The figure is the share of opponents you can expect to finish ahead of: 100% is a certain win, 50% an average result. ± is the margin of error of the search.
weighed-more = { $count ->
    [one] One more choice got fewer iterations.
   *[other] { $count } more choices got fewer iterations.
}
line-title = Likely continuation
line-step = then { $seat }: { $choice }
belief-title = Guesses about hidden information
belief-seat = { $seat } may have: { $things }
belief-thing = { $thing } ({ $share }%)
speech-turn = { $player } to move.
speech-taken-back = The last move was undone.
speech-recent = Latest announcements
speech-gained = { $thing }: { $count } more
speech-gained-of = { $thing }: { $count } more ({ $what })
log-title = Log
log-opening = Setup
log-earlier = { $count } earlier lines
cover-title = Pass to { $player }
cover-hint = The table is covered so that nobody sees another player’s hand.
cover-ready = I’m ready
list-last = { $rest } and { $last }
end-won = { $winner } wins
end-won-team = { $winners } win
end-won-together = Won together
end-lost-together = Lost together
end-score = { $count ->
    [one] 1 point
   *[other] { $count } points
}
end-draw = Draw
end-defeat = Defeat
end-shared = { $winners } share the victory
end-by = Decided by: { $reason }.
end-again = Play again
end-rematch = Rematch
end-look = View table
end-home = All games
end-turns = Key turns
end-you-won = You win!
end-you-lost = You lose
end-strongest = Your best decision
end-strongest-told = { $turn } – ahead of the next best choice by { $by }%
end-strongest-none = No decision stood out.
end-costliest = Your costliest decision
end-costliest-told = { $turn } (−{ $loss }%). Better: { $better }
end-led = { $winner } led from start to finish.
end-turned = { $winner } took the lead for good at move { $ply }. { $turn }
end-turn-look = View this turn on the table
end-result = Show result
replay-title = Replay
replay-first = Go to start
replay-back = Step back
replay-forward = Step forward
replay-last = Go to latest
replay-place = Position { $ply } of { $plies }
replay-now = Back to the game
watch-title = Happening now
watch-hint = Click the table or press Space to skip ahead.
replay-round = Round { $round }
replay-play = Play
replay-pause = Pause
replay-eyes = View as
replay-bystander = Spectator
replay-open = All hands visible
log-headline = { $seat }: { $did }
log-times = { $did } ({ $count }×)
log-more = { $count } more steps
log-fold = Collapse steps
log-unfold = Show all steps
your-turn = Your turn
recap = Since your last turn
recap-hint = Replays what has happened since your last move
rules-title = Rules
rules-contents = Contents
rules-search = Text or rule number
rules-next = Next
rules-back = Previous
rules-nothing = not found
rules-no-picture = This picture cannot be shown.
aid-title = Player aid
aid-symbols = Symbols
aid-symbol = Symbol: { $word }
matrix-title = What the games share
matrix-about = Click a rule number to read the rule. Click a name shared by several games to compare their rules side by side.
matrix-shared = In several games
matrix-alone = In one game only
matrix-things = Components used during a game
matrix-cell = { $game }: { $mechanic }. { $sentence } ({ $rule })
matrix-thing = { $game }: { $component }
matrix-open = Click to read { $rule }
matrix-compare = Compare: { $mechanic }
matrix-read = Read: { $mechanic }
matrix-back = Back to all mechanics
matrix-both = In both games
matrix-left = Left game
matrix-right = Right game
save-as = Save as …
save-yes = Save
save-retry = Try again
save-trouble = The game continues but cannot be saved ({ $reason }). Try again, or save it elsewhere; nothing is lost while this window stays open.
save-trouble-full = The game continues but cannot be saved ({ $reason }). Free some disk space and try again, or save it elsewhere; nothing is lost while this window stays open.
save-trouble-forbidden = The game continues but cannot be saved ({ $reason }). You do not have permission to write there. Save it elsewhere; nothing is lost while this window stays open.
save-trouble-elsewhere = The game continues but cannot be saved ({ $reason }). Close it in the other window and try again, or save it elsewhere; nothing is lost while this window stays open.
unsaved-title = This game is not saved
unsaved-why = The game cannot be saved in its usual place ({ $reason }). If you leave now, the latest moves will be lost.
unsaved-elsewhere = Save elsewhere
unsaved-leave = Leave anyway
unsaved-stay = Stay
open-title = Open a game
open-yes = Open
file-path = File path
file-choose = Browse …
file-no-dialog = No file dialog is available on this system. Type the path of the file instead.
live-faults = Until you fix the errors below, the table stays as it was, or marks what is missing. Errors in the files of this folder:
live-code = The code has changed since this program was built. Close the window and run the program again to play { $game } with the changes.
notice-away = Got it
notice-settings-broken = The settings could not be read ({ $reason }) and were reset. The old file was kept as { $file }.
notice-settings-stuck = The settings cannot be read ({ $reason }), and the file cannot be moved aside. Default settings are in use, and changes will not be saved.
notice-moved = Another program deleted or changed this game’s file, { $from }. The whole game has been saved in { $to } and continues there.
notice-settings-unwritable = The settings cannot be saved ({ $reason }). They apply until you close the window.
notice-damaged = The file is damaged: { $reason }. The game continues from the last intact move in a new file; the old one is left unchanged.
settings-title = Settings
settings-language = Language
settings-text = Text size
settings-theme = Theme
theme-light = Light
theme-dark = Dark
theme-system = Match system
settings-speed = Animation speed
speed-none = Instant
speed-fast = Fast
speed-normal = Normal
speed-slow = Slow
settings-volume = Sound
settings-volume-off = Off
settings-reduce-motion = Reduce motion (no animations)
settings-forced = Play forced and obvious moves automatically
settings-screen = Full screen (F11)
settings-notify = Desktop notification when it is my turn
settings-notify-hint = Shown in online games while this window is in the background.
window-drop = Drop the file to open the game
keys-title = Shortcuts
keys-or = or
keys-to = to
keys-table = At the table
keys-zoom = zoom in or out
keys-wheel = zoom in or out at the pointer
keys-drag = move the table when zoomed in
keys-areas = next area of the screen; with Shift, previous
keys-pieces = move from piece to piece within an area of the table
keys-inspect = show details of the piece
keys-skip = skip the animation
keys-undo = undo
keys-uncover = uncover the table for the next player
keys-fold = collapse whatever is expanded on the table
keys-choices = Choices
keys-take = make the choice with this key
keys-pass = pass or end the step
keys-walk = move through the choices
keys-take-marked = make the selected choice
keys-hint = show or hide a hint
keys-all = show all choices
keys-replay = In a replay, or when the game is over
keys-step = one step back or forward
keys-turn = one turn back or forward
keys-ends = to the start or the latest position
keys-play = play or pause
keys-present = back to the game
keys-window = Everywhere
keys-rules = game rules; outside a game, this list
keys-aid = show the player aid beside the table
keys-sheet = this list
keys-paste = on the home screen: open a game from a copied code
keys-screen = full screen on or off
keys-focus = next control; with Shift, previous
keys-press = activate the focused control
keys-begin = start the new game with the settings shown
keys-close = close a dialog or the rules; leave the lab
key-escape = Esc
key-space = Space
key-enter = Enter
key-control = Ctrl
key-wheel = Wheel
key-right-click = Right click
key-drag = Drag
key-page-up = Page up
key-page-down = Page down
key-home = Home
key-end = End
key-tab = Tab
key-shift = Shift
key-delete = Delete
fault-torn = line { $line } was cut off while being written and has been ignored
fault-unreadable = line { $line } cannot be read ({ $reason })
fault-unplayable = line { $line } contains an illegal move ({ $reason })
fault-empty = the file is empty
fault-too-large = the file has { $size } bytes; at most { $limit } are allowed
fault-folder = this is a folder, not a file
fault-pipe = this is a pipe, not a file
fault-socket = this is a socket, not a file
fault-device = this is a device, not a file
fault-no-text = line { $line }: byte { $byte } is not valid UTF-8 text
fault-stand-in = line 1 contains bytes that are not valid UTF-8
fault-no-bot = line 1: “{ $bot }” is not a known computer player; a human takes seat { $seat } instead
fault-rewritten = another program has rewritten this file, but nothing has been lost
fault-busy = the game is open in another window
fault-foreign = line 1 is not the start of a Rondel game ({ $reason })
fault-format = this file was written by a newer version of Rondel
fault-no-game = unknown game “{ $game }”
fault-guests = the game’s guest list cannot be read ({ $reason })
fault-other-game = the game is “{ $game }”, but its options are for “{ $setup }”
fault-seats = { $count ->
    [one] the game cannot be played alone
   *[other] the game does not support { $count } players
}
fault-fork = this game is a variation of another game, but branching point { $number } is invalid
fault-branch = no variation can begin at this position
fault-no-option = the game has no option “{ $option }”
fault-no-value = the option “{ $option }” cannot be “{ $value }”
fault-no-content = { $file }: the game has no content file with this name
fault-over = The game is over.
fault-clock = Only in games of two players against each other can a player lose by running out of time.
fault-forfeit = Nobody can resign in this game.
fault-stuck = { $seat } is to move, but no move is possible. This is an error in the rules, so the game cannot continue. Everything played so far is saved.
fault-no-choice = There is no choice number { $number }.
fault-not-allowed = The rules do not allow this here ({ $action }).
fault-luck-impossible = Result { $number } of the given luck cannot happen.
fault-luck-many = At most { $count } results of luck can be given at once.
fault-luck-guests = At a table with guests, dice and cards cannot be entered by hand.
fault-luck-unused = { $count ->
    [one] One more result was given than random events have happened.
   *[other] { $count } more results were given than random events have happened.
}
fault-same-game = Two games are both called “{ $game }”. Remove one of them to play.
new-content = With your own cards: { $files }
lab-title = Lab
lab-tagline = What kind of game is it? Compare games by the numbers.
lab-return = Back to the lab
lab-welcome = Which game is the longest? Which depends most on luck?
lab-welcome-how = Choose games on the left, or one game with different options. The computer plays them many times; the figures appear here as it plays.
lab-first = Playing the first game …
lab-game = Game in column { $column }
lab-seats = Seats in column { $column }
lab-bot = Who plays in column { $column }
lab-options = Options in { $column }: { $options }
lab-usual = default
lab-own = With my own content files
lab-add = Add a column
lab-copy = Copy column { $column }
lab-away = Remove column { $column }
lab-amount = Number of games
lab-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}
lab-seconds = { $count } seconds
lab-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
lab-seed = Seed
lab-seed-hint = The same seed gives the same games and the same figures.
lab-start = Run
lab-start-hint = Number of games per column. More games give narrower intervals.
lab-stop = Stop
lab-done-of = { $done } of { $all } games
lab-done = { $done ->
    [one] 1 game
   *[other] { $done } games
}
lab-left = { $time } left
lab-broken = A game crashed during play. Run “rondel check” to find out what is wrong with its rules.
lab-most-length = Longest
lab-most-choice = Most choice
lab-most-luck = Most luck
lab-most-secrets = Most secrets
lab-most-drama = Most lead changes
lab-most-late = Decided latest
lab-most-comeback = Biggest comebacks
lab-most-interaction = Most interaction
lab-clearly = clear
lab-perhaps = close
lab-clearly-hint = Its interval does not overlap any other.
lab-perhaps-hint = The intervals overlap or there are few samples. Run more games for a clear answer.
lab-luck-help = 0% means that the stronger bot always wins; 100% means that it wins no more often than the weaker one.
lab-stale = The columns on the left have changed since these figures were measured. Run again to update them.
lab-figures = Figures
lab-figures-help = A 95% interval contains the true value 19 times out of 20. The bars in a row share one scale.
lab-none = Not applicable to this game.
lab-interval = { $value } (true value: { $low } to { $high })
lab-samples = { $count ->
    [one] from one sample
   *[other] from { $count } samples
}
lab-charts = Charts
lab-charts-hint = Hover over a bar for its numbers. Click it to watch one of its games from the start.
lab-or-more = { $axis }: { $from } or more
lab-times = counted { $count ->
    [one] once
   *[other] { $count } times
}
lab-open = Click to see game { $number }
lab-opening = Preparing game { $number } for viewing …
lab-export = Save as { $format } …
lab-saved = Saved: { $file }
standing-title = Goals
standing-close = Back to the log
standing-victory = Instant win
standing-end = Ends the game
standing-points = Scores at the end
standing-count = { $has } of { $needs }
standing-near-win = { $seat } needs { $step } to win ({ $count }).
standing-near-win-together = Everyone wins after { $step } ({ $count }).
standing-near-end = { $seat } needs { $step } to end the game ({ $count }).
standing-near-end-together = The game ends after { $step } ({ $count }).
standing-near-win-goal = { $seat } is one step from winning: { $goal } ({ $count }).
standing-near-win-together-goal = One step from winning: { $goal } ({ $count }).
standing-near-end-goal = { $seat } is one step from ending the game: { $goal } ({ $count }).
standing-near-end-together-goal = One step from the end of the game: { $goal } ({ $count }).
standing-reached = End of the game triggered: { $goal }. { $then }
standing-reached-by = { $seat } has triggered the end of the game: { $goal }. { $then }
standing-more = (and { $count } more)
keys-standing = show how close everyone is to winning
home-learn = Learn
home-learn-some = Learn { $done }/{ $count }
home-next-lesson = Next lesson: { $game } – { $lesson }
lessons-of = Learn { $game }
lesson-minutes = about { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
}
lesson-done = done
lesson-begin = Start
lesson-again = Restart
lesson-resume = Resume
lesson-place = { $step } of { $steps }
lesson-go-on = Continue
lesson-choose = Choose on the table or from the list.
lesson-choose-list = Choose from the list.
lesson-answer = Choose an answer.
lesson-watch = Watch the table.
lesson-learnt = What you have learned
lesson-first = Continue the lesson or answer its question first.
lesson-lit = In this step, click what is lit.
lesson-back = Previous step
lesson-leave = Leave
lesson-next = Next lesson
lesson-play-on = Play from here
lesson-over-ended = Lesson complete. The game is over.
lesson-unplayable = This lesson cannot be played: { $reason }
lesson-over = Lesson complete. You can play on from here against an Apprentice.
reason-more = +{ $count } { $what }
reason-less = −{ $count } { $what }
reason-wins = Wins the game.
reason-ends = Ends the game.
reason-nothing = No immediate gain or loss.
coach-title = Coach
coach-ask = What would the Master do?
coach-last = You have now faced this kind of decision three times, so I will not comment on it again. Press H for a hint.
coach-advice = The Master’s advice
coach-silent = Turn off
coach-silent-hint = Turns the coach off, in this game and all others. You can turn it on again in a new game.
new-coach = Coach
new-coach-hint = The first three times a kind of decision comes up, the coach explains what it is about and what good players look for. You can also ask what the Master would do.
new-watchers = Allow spectators
new-watchers-hint = Adds an invitation for spectators. They see only what everyone sees.

## Review
review-title = Review
review-open = Review this game
review-close = Close review
review-previous = Previous mistake
review-next = Next mistake
review-progress = { $done } of { $all } moves analysed
review-stop = Stop
review-go-on = Resume
review-curve = Expected result over the game, from the worst result at the bottom to the best at the top. Dots mark mistakes. Click to go to a position.
review-own-only = While the game is in progress, only your own moves are reviewed, based on what you knew.
review-supposed-only = In this variation, hidden information is guessed from what one player knew. Only that player’s moves are reviewed.
review-balance = Result breakdown
review-start = Expected at start
review-start-hint = The result the player could expect before the first move, from 0% (the worst result) to 100% (the best).
review-own = Own moves
review-own-hint = What the player lost by not making the best move. Never above 0.
review-others = Others’ moves
review-others-hint = How the other players’ moves changed the player’s result.
review-luck = Luck
review-luck-hint = The effect of what was drawn, dealt or revealed, apart from anyone’s moves.
review-doubt = Corrected estimate
review-doubt-hint = The change that no luck or move explains: the engine corrected an earlier evaluation. Its figures may be off by this much.
review-result = Result
review-result-hint = The player’s actual result.
review-change = { $seat } { $by }%
review-everyone = Everyone
review-decided = What decided the game
review-by-decision = { $seat }: { $choice }
review-summary = { $seat } could expect { $start }% at the start and got { $result }%. Biggest factor: { $what } ({ $by }%). Total luck: { $luck }%.
review-summary-plain = { $seat } could expect { $start }% at the start and got { $result }%. Biggest factor: { $what }.
review-most-own = own moves
review-most-others = others’ moves
review-most-luck = luck
review-by-luck-told = Luck, or something revealed: { $told }
review-place = position { $ply }, { $verdict }
review-by-luck = Luck, or something revealed
review-flaws = Costliest moves
review-faultless = No costly moves.
review-look = Shows the position where this decision was made.
review-here = { $seat } chose: { $choice }
review-here-title = { $seat } chose:
review-here-best = No better move was found.
review-here-good = As good as the best move.
review-here-cost = { $verdict }: this move cost { $loss }% ± { $reach }. Expected result with the best move: { $before }%, with this one: { $after }%.
review-better = Better: { $choice }
review-better-title = Better:
review-try = Try it
review-came = What happened in the game:
review-for-now = Provisional: figures may change until all moves are analysed.
review-how = Each move is judged by what the player knew at the time. 100% is the best possible result; ± is the engine’s margin of error.
verdict-best = Best
verdict-good = Good
verdict-inexact = Inaccuracy
verdict-mistake = Mistake
verdict-blunder = Blunder

# People elsewhere
far-title = Players at this table
far-waits = Waiting for { $player }.
far-waits-hint = This player is online. Meanwhile you can look around the table.
far-sent = Sending your choice …
far-lost-host = Connection to the host lost. Reconnecting; the game continues as soon as the host answers.
far-unsaved = A game you are hosting cannot be saved ({ $reason }). It is paused until its file can be written.
far-host-unsaved = The host’s computer cannot save the game; its disk may be full. The game is paused until saving works again.
far-host-saved = The host’s computer can save the game again. The game continues.
far-ended = The game cannot continue: { $reason }.
far-missing = { $player } is not connected. The game is waiting.
far-missing-many = Not connected: { $players }. The game is waiting.
far-left = { $player } has left the table.
far-stand-in = Let the computer play ({ $bot })
far-stood-in = The computer plays for { $seat }.
far-hand-back = Give the seat back
far-asks = { $count ->
    [one] { $player } would like to undo a move.
   *[other] { $player } would like to undo { $count } moves.
}
far-asked = You asked for an undo. Waiting for the others to agree.
far-agree = Agree
far-decline = Decline
far-open = not joined yet
far-bot = computer
far-host = host
far-there = connected
far-gone = connection lost
far-gone-for-good = has left
far-late = Too late: the game has moved on.
far-not-yours = You cannot choose this now.
far-declined = Another player declined.
far-too-often = Too many requests. Wait a moment.
far-fair = Verified: your share was used for the random seed, and everything you were shown was true.
far-fair-since = Verified: everything you were shown was true. The game was dealt before you joined.
far-unfair = This game was not fair: { $reason }.
far-phrases = Chat …
far-say = Send
far-answer = Reply
far-say-hint = Say something to the others
far-mute = Mute
far-unmute = Unmute
phrase-hello = Hello!
phrase-luck = Good luck, have fun!
phrase-well = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-moment = One moment, please.
phrase-game = Good game!
phrase-bye = I have to go. See you next time!
far-guest = Guest (by invitation)
far-join = Join a game …
far-join-now = Join
far-invitation = Your invitation:
far-name = Your name:
far-calling = { $seconds ->
    [0] Connecting to the host …
   *[other] Connecting to the host … ({ $seconds } s)
 }
far-waiting = The game starts as soon as everyone is here.
far-foreign = This is not a Rondel invitation.
far-torn = The invitation is incomplete or has a typo. Copy all of it.
far-several = The text contains several invitations. Paste only the one you want.
far-second = Another copy of Rondel on this computer is already online with the same folder. Use that copy for online games.
far-own = This is an invitation to your own table. Send it to another player.
far-no-net = The network is not available: { $reason }
far-inviting = { $game }: invite players
far-inviting-hint = Send each player their own invitation. In Rondel, they choose “Join a game” and paste it. The game starts when everyone is here.
far-copy = Copy invitation
far-copied = Copied
far-picture = QR code
far-fill = Let the computer play
far-close-table = Close table
far-letter = Come and play { $game } with me! In Rondel, choose “Join a game” and paste this:
far-home-begins = Everyone is here
far-home-gathers = { $count ->
    [one] Waiting for a guest
   *[other] Waiting for { $count } guests
}
far-home-waits = Waiting for the others
far-closed = This table is no longer open.
far-began = Everyone is here: { $game } is starting.
far-your-turn = Your turn: { $game } with { $others }
far-go-there = Go to table
far-meanwhile = Wait in background
far-meanwhile-hint = The table stays open. You can find it on the home screen, and you will be notified when the game starts.
far-close-asked = The invitations will stop working. Close the table?
far-keep-table = Keep it open
far-watchers = Spectators
far-watchers-hint = Anyone with this invitation can watch, up to eight people at a time. They see only what everyone sees.
far-letter-watch = Come and watch us play { $game }! In Rondel, choose “Join a game” and paste this:
far-leave = Leave table …
far-leave-asked = Leave for good? Your seat will be free for someone else.
far-leave-asked-watching = Stop watching?
far-leave-now = Leave
far-away = Dismiss
far-offer = Invite someone else
far-offer-hint = The first person to use the new invitation gets the seat. The previous player cannot come back.
far-offered = { $seat }: waiting for an invited player.
far-watched = { $count ->
    [0] No spectators
    [one] One spectator
   *[other] { $count } spectators
}
far-looking-on = spectating
far-again = Play again with the same players
far-again-waits = You want to play again. Waiting for { $players } to answer.
far-again-wanted = { $players } would like to play again.
far-again-begins = Everyone wants to play again. Starting …
far-nearby = Show this table on the local network
far-nearby-hint = Anyone running Rondel on the same network sees the game and your name, and can join without an invitation.
far-near = Nearby tables
far-near-table = { $game } with { $host }
far-no = the host does not recognise you at this table, or the invitation has already been used
far-protocol = the host’s version of Rondel is not compatible with yours; you both need the same version
far-garbled = the host did not understand a message from this program
far-too-many = too many messages were sent to the host
far-behind = the host has lost part of the game that you have already seen
far-table-closed = the host has closed the table
far-elsewhere = you have joined this table in another window
far-other-version = the host has version { $theirs } of the game, but you have { $own }
far-senseless = the host sent something invalid
far-broken-host = the host changed its share of the random seed
far-broken-again = the host changed what it had committed to
far-broken-guest = seat { $seat }’s share of the random seed is not the one that was sealed
far-broken-shares = the random seed does not match the sealed shares
far-broken-journal = the revealed game cannot be replayed ({ $reason })
far-broken-length = { $told } events were reported but { $opened } happened
far-broken-shown = what you were shown after { $ply } moves was false ({ $part })
far-not-open = The host does not have the table open right now, or your seat was given to someone else. Retrying …
far-no-answer = No answer yet. The host must have the table open in Rondel.
far-held-up = Everyone has joined, but the game cannot start: { $players } did not reveal their share of the random seed. Nobody can take their place at this table.
far-anew = Restart without them
far-anew-hint = Everyone present moves to a new table automatically, and there is a new invitation for each empty seat. A new random seed is drawn.
far-played-for = The host is letting the computer play for you. You can watch, and play again once you get your seat back.
far-all = Invite friends
far-all-hint = Everyone but you gets an invitation and plays on their own computer, wherever they are.
far-relays = Connection servers
far-relays-hint = These servers help two programs find each other when you invite someone or join a game. Changes take effect once no online table is open, or when you restart the program.
far-relays-makers = public servers (iroh)
far-relays-none = none (direct connections only)

# What if: branches and notes
branch-title = What if
branch-what-if = What if …
branch-close = Close variations
branch-strip = What if: variation from move { $ply }. Nothing here changes the game.
branch-back = Back to the game
branch-here = Position { $ply }: { $seat } to move
branch-here-over = End of the game
branch-before = This was played in the game itself. Return to the game to try something else here.
branch-look-back = Go back to a position in the replay to try something else there.
branch-begin = Play from here …
branch-hint = See what would have happened. The game itself is not changed.
branch-unsaved = The game could not be saved, so no variation can begin.
branch-go = Start
branch-me = You
branch-who = Who plays { $seat }
branch-better = Start with the better move: { $choice }
branch-supposed = Guess hidden information from what { $seat } knew
branch-supposed-hint = Otherwise all hidden information is as it was in the game.
branch-luck = Different luck
branch-luck-hint = Otherwise the same things are drawn as in the game, as long as the moves are the same.
branch-while-it-lasts = While the game is in progress, hidden information is guessed from what you know, and all random draws are new.
branch-lines = Game and variations
branch-none = No variations yet.
branch-main = Game as played
branch-new = This variation
branch-name = Name of this variation
branch-unwritten = This variation is saved once its first move is made.
branch-plies = { $count } moves
branch-won = { $seats } won: { $rule }
branch-lost = Lost: { $rule }
branch-score = Over: { $rule }
branch-with-luck = different luck
branch-with-supposed = guessed secrets
branch-beside = Compare with: { $line }
branch-throw = Delete: { $line }
branch-thrown = The variation was deleted.
branch-bring-back = { $count ->
    [one] Restore the deleted variation
   *[other] Restore { $count } deleted variations
}
branch-brought-back = All deleted variations have been restored.
branch-beside-title = Side by side
branch-beside-place = Moves since the lines diverged
note-title = Notes
note-words = Note on this position
note-place = Move { $ply }
note-good = Good move
note-bad = Bad move
note-question = Needs thought
note-star = Bookmark
note-lost = The note could not be saved: { $reason }
keys-branch = what if: try something else from here
page-title = { $game }: review
page-plies = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
page-position = Move { $ply }
page-curve = Expected result over the game
page-curve-help = From the worst result (0%) to the best (100%), move by move. The dots are mistakes and blunders.
page-decisions = All moves
page-ply = No.
page-seat = Player
page-choice = Choice
page-verdict = Verdict
page-cost = Cost
share-title = Share this game
share-file = Game file
share-file-hint = The complete game file, with every move. It opens in Rondel on any computer.
share-code = Code
share-code-hint = A short text to send in a message. Anyone who pastes it on the home screen sees the position you are looking at now, with all the moves before it.
share-code-copy = Copy code
share-code-copied = Code copied ({ $count } characters). Paste it into a message.
share-code-none = Available once the game is over. Until then the code would reveal all hidden information.
share-code-away = The host of this table can copy the code once the game is over.
share-code-warning-title = The code reveals everything
share-code-warning = This game is not over. Anyone who reads its code, including you, can work out every hidden card and everything still to be drawn. If you are playing only against bots, that is up to you.
share-code-anyway = Copy anyway
share-picture = Picture
share-picture-hint = The table as you see it now, with a caption for this moment.
share-picture-copy = Copy
share-picture-save = Save …
share-picture-copied = Picture copied.
share-film = Film
share-film-hint = The game step by step, as you saw it. GIF files open everywhere; to keep all colours, choose a file name ending in .png.
share-film-turn = This turn …
share-film-since = Since your last turn …
share-film-whole = The whole game …
share-film-none = Available for games saved on this computer, once something has happened.
share-film-long = This film would be too long. Choose a single turn.
share-page = Review
share-page-hint = A printable page for any browser, with the result curve, pictures and every move.
share-page-save = Save as a page …
share-page-none = Review the whole game first; then you can save the review as a page.
share-making-picture = Creating the picture …
share-making-film = Creating the film …
share-making-page = Creating the page …
share-file-there = A file with this name already exists. Choose another name.
share-unmade = Creation failed: { $reason }
code-foreign = This is not a game code. Game codes begin with rondelgame1.
code-later = This code was written by a newer version of Rondel.
code-torn = The code is incomplete or has been changed. Copy the whole code again.
code-several = The text contains several game codes. Paste only the one you want.
code-long = This game is too long for a code. Send its file instead.
code-luck = Cards or dice of this game were entered by hand, and a code has no room for them. Send the game’s file instead.
code-version = This code was written by version { $version } of the game. Under the rules of version { $own } it would be a different game.
# The library
library-title = Game library
library-games = Games
library-statistics = Statistics
library-search = Search
library-search-hint = Search names, opponents, endings …
library-list = Games
library-game = Game
library-any-game = Any game
library-standing = Status
library-standing-any = Any status
library-standing-over = Finished
library-standing-unfinished = Unfinished
library-score = Result
library-score-any = Any result
library-score-won = You won
library-score-drawn = You drew
library-score-lost = You lost
library-level = Opponent
library-level-any = Any opponent
library-sort = Order
library-sort-played = Last played
library-sort-game = By game
library-sort-length = Longest
library-sort-result = Best results
library-reverse = Reverse order
library-starred = starred
library-starred-only = Starred games only
library-bin = Bin ({ $count })
library-empty-bin = Empty the bin …
library-shown = { $count ->
    [one] 1 game
   *[other] { $count } games
}
library-chosen = { $count ->
    [one] 1 game selected
   *[other] { $count } games selected
}
library-waiting = { $count ->
    [one] 1 game still loading
   *[other] { $count } games still loading
}
library-in-memory = The library index cannot be saved to disk; your games are not affected.
library-looking = Loading the games …
library-nothing = No games match. Try a broader search.
library-unreadable = The folder { $folder } cannot be read ({ $reason }). Its games are not shown.
library-no-thread = The library could not be started. Try again later.
library-won = You won
library-lost = You lost
library-drawn = Draw
library-winner = { $player } won
library-won-together = Won together
library-lost-together = Lost together
library-winners = { $players } won
library-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
library-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
day = { $day } { month }
month = { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] June
    [7] July
    [8] Aug
    [9] Sept
    [10] Oct
    [11] Nov
   *[12] Dec
} { $year }
# The twelve months, for dates in searches.
month-names = January February March April May June July August September October November December
library-begun = Started on { $date }
library-played = Last played on { $date }
library-judged = Review: { $told }
library-blunders = { $count ->
    [one] 1 blunder
   *[other] { $count } blunders
}
library-mistakes = { $count ->
    [one] 1 mistake
   *[other] { $count } mistakes
}
library-inexact = { $count ->
    [one] 1 inaccuracy
   *[other] { $count } inaccuracies
}
library-faultless = no mistakes
library-open = Open
library-star = Add star
library-unstar = Remove star
library-rename = Rename …
library-practise = Practise mistakes
library-export = Export …
library-delete = Move to bin
library-restore = Restore from bin
library-import = Import …
library-path = Path of a file or folder
library-choose-file = Choose file …
library-choose-folder = Choose folder …
library-name-title = Name this game
library-name = Name
library-name-hint = Leave empty to use the board game’s name.
library-name-yes = Save
library-empty-title = { $count ->
    [one] Empty the bin? It contains one game.
   *[other] Empty the bin? It contains { $count } games.
}
library-empty-why = This deletes the games for good, with their reviews and names.
library-empty-yes = Delete for good
library-import-title = Import games
library-import-how = Enter a file or a folder, or drop files and folders on this window. For games that are already here, only new notes, variations and reviews are added.
library-import-yes = Import
library-export-title = { $count ->
    [one] Export a game
   *[other] Export { $count } games
}
library-export-how = The games are copied to this folder, with their names, stars and reviews. Existing files are not overwritten.
library-export-yes = Export
library-busy = the game is open in another window
library-deleted = { $count ->
    [one] The game was moved to the bin.
   *[other] { $count } games were moved to the bin.
}
library-restored = { $count ->
    [one] The game was restored.
   *[other] { $count } games were restored.
}
library-emptied = { $count ->
    [one] One game was deleted for good.
   *[other] { $count } games were deleted for good.
}
library-imported = New: { $new }. Already here: { $known }. Rejected: { $refused }.
library-exported = { $count ->
    [one] One game was copied to { $folder }.
   *[other] { $count } games were copied to { $folder }.
}
home-all = { $count ->
    [one] Game library
   *[other] Game library ({ $count })
}
statistics-how = Finished games in which you were the only person at this screen.
statistics-none = There are no finished games yet in which you were the only person at this screen.
statistics-all = All
statistics-games = By game
statistics-ratings = Your rating
statistics-ratings-how = Measured on the scale of the computer’s levels in two-player games, with the Journeyman at 1500. The line shows the range that contains the true rating with 95% confidence.
statistics-opponents = By opponent
statistics-seats = By seat
statistics-months = By month
statistics-seat = Seat { $number }
statistics-person = Online player
statistics-won = won
statistics-drawn = drawn
statistics-lost = lost
statistics-interval = share of points (a draw counts half) and the range that contains the true share with 95% confidence
statistics-no-games = no games
statistics-figures = { $won } – { $drawn } – { $lost }  ·  { $share } ({ $low } to { $high })
statistics-few = { $count } of the { $least } games needed for a rating
statistics-rating = { $count ->
    [one] { $rating } ({ $low } to { $high }), 1 game
   *[other] { $rating } ({ $low } to { $high }), { $count } games
}
keys-library = Game library
keys-library-open = on the home screen: open the game library
keys-library-walk = move through the list, even while searching
keys-library-choose = select several
keys-library-all = select all
keys-library-enter = open the game
keys-library-name = rename the game
keys-library-star = add or remove a star (in the list)
keys-library-delete = move to the bin (in the list)
keys-library-export = export the selected games
keys-library-escape = clear the search, or go back to the home screen
practice-title = Practice
practice-window = Practice: { $game }
practice-leave = Leave practice
practice-place = Position { $at } of { $all }
practice-score = { $first } of { $all } right on the first try{ $later ->
    [0] .
   *[other] , { $later } later.
}
practice-from-file = From your game of { $date }
practice-from-here = From this game
practice-from-bots = From a game between bots
practice-task-mistake = { $seat } to move. Find a better move than the one played in the game.
practice-then = Played in the game: { $choice } (−{ $loss }%)
practice-task-win = { $seat } to move. Exactly one choice wins the game this turn. Find it.
practice-known = You see what { $seat } knew at the time. Nothing you try here changes the game.
practice-chosen = You chose: { $choice }
practice-weighing = Evaluating your choice …
practice-right = Right!
practice-better = Better than in the game, but not the best.
practice-same = The same as in the game.
practice-no-better = No better than in the game.
practice-worse = Worse than in the game.
practice-missed = That does not win the game this turn.
practice-wins = This wins the game.
practice-worth = Expected result: { $worth }%, or { $before }% with the choice made in the game.
practice-best = Best: { $choice }
practice-values = How the choices compare
practice-try-again = Try again
practice-show = Show me
practice-next = Next position
practice-end = End round
practice-looking = { $games ->
    [one] Looking for the next position: one game searched so far.
   *[other] Looking for the next position: { $games } games searched so far.
}
practice-stop = Stop searching
practice-over = Round over
practice-another = Another round
practice-fault = A position could not be set up and was skipped: { $reason }
practice-mine = { $count ->
    [one] Practise this mistake
   *[other] Practise these { $count } mistakes
}
practice-mine-hint = The positions come up one by one. Find a better move in each.
practice-none-here = There is nothing to practise in this game: the review found no mistakes of yours or has not analysed them deeply enough yet.
practice-yours = Your own mistakes
practice-yours-about = Positions in which you had a better choice, from your reviewed games.
practice-reading = Searching your reviewed games …
practice-yours-found = { $found ->
    [one] One position from
   *[other] { $found } positions from
} { $games ->
    [one] one reviewed game.
   *[other] { $games } reviewed games.
}
practice-yours-none = None of your finished games has been reviewed yet. Open one from the game library and review it: you can then practise its mistakes here.
practice-yours-faultless = { $games ->
    [one] Your reviewed game contains no mistake to practise.
   *[other] Your { $games } reviewed games contain no mistake to practise.
}
practice-begin = Practise
practice-wins-title = Find the instant win
practice-wins-about = Bots play games to find positions in which exactly one choice wins immediately.
practice-wins-searching = { $game }: { $games ->
    [one] one game searched …
   *[other] { $games } games searched …
}
practice-wins-none = No such position was found this time.
keys-practice = Practice, after an answer
keys-practice-enter = try again, or the next position
keys-practice-show = show the best choice

# Pages in a browser
web-title = Page sections
web-hand = My hand
web-table = Table
web-no-hand = You have no hidden pieces.
web-on-table = Choices on the table
web-everybody = Players and more
web-you = you
web-turn = to move
web-take-back = Undo
web-resign-asked = Your opponent wins the game.
web-leave = Leave table …
web-lost = Connection lost. Reconnecting …
web-calling = Connecting to your seat …
web-silent = No answer yet. Rondel must be running on the host’s computer, with the table open. Trying again every few seconds …
web-torn = This link is incomplete. Copy all of it, or scan your seat’s code.
web-scan = Scan your seat’s code, or open the link you were sent.
web-nearer = Zoom in
web-farther = Zoom out
web-fit = Whole table
web-elsewhere = This seat is now being played on another page.
web-used-up = This seat is taken, or the table no longer exists.
web-cannot = Something went wrong on this page. Open the link again.
web-guest = Phone in this room
web-code = Phone code
web-code-of = Phone code for { $seat }
web-phones = Phones in this room
web-phones-hint = Each seat has a code. Scan it with a phone on the same network to play in the phone’s browser; no app is needed. Nobody outside the local network can connect.
web-inviting-hint = Scan your seat’s code with your phone’s camera. The game starts when everyone is here.
web-elsewhere-too = Invite people online too
web-all = Everyone on a phone
web-for-all-hint = This is the shared table: it shows what everyone may see.

# Other programs as opponents
programs-title = Other programs as opponents
programs-hint = A program reads lines of JSON with everything its seat may know, and answers with the number of a choice. The documentation explains how to write such a program.
programs-name = Name
programs-command = Command, such as python3 bot.py
programs-add = Add
programs-add-hint = Enter a name and a command.
programs-same = There is already a program with this name.
programs-remove = Remove
programs-remove-named = Remove { $name }
programs-restore = Restore
programs-restore-named = Restore { $name }
programs-time = Time limit of { $name }
programs-time-hint = Time limit for each decision
programs-no-guests = Other programs cannot play with guests. Choose other players for the programs’ seats or for the guests’ seats.
program-named = { $name } (program)
program-replaced = { $name } cannot play: { $reason } { $bot } takes over.
program-unknown = you have no program with this name.
program-command = the command cannot be read.
program-start = it cannot be started ({ $reason }).
program-thinks = { $name } is thinking …
program-ended-said = it has ended: “{ $line }”.
program-ended = it has ended.
program-ended-status = it has ended ({ $status }).
program-late = it did not answer within { $seconds } s.
program-flood = it wrote too much.
program-nonsense = it wrote “{ $line }”, which is not an answer.
program-unasked = it answered question { $number }, which was not asked.
program-illegal = it chose { $choice }, but there are { $count } choices, numbered from 0.

# Planning the next turn
plan-open = Plan my next turn
plan-hint = Try out your next decisions on a copy of the game while other players take their turns. Your decisions are then made on your turn, as long as they are still possible and the pieces they concern have not changed.
plan-none = Your next turn cannot be planned: the game might end before then.
plan-about = You are planning on a copy of the game. Other players' moves and everything hidden are only guesses, and nothing is played yet. On your turn, your decisions are made one by one, as long as they are still possible and the pieces they concern have not changed.
plan-use = { $count ->
    [0] Use this plan
    [one] Use this plan ({ $count } decision)
   *[other] Use this plan ({ $count } decisions)
}
plan-discard = Discard plan
plan-made = Planned for your turn
plan-stopped = Your plan stops here. Something has changed for “{ $choice }”.
plan-ends = Your turn ends here.
