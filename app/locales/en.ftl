### The words of the shell. Those of games and of the terminal stand in files of their own.
home-tagline = Board games by the real rules.
home-continue = Continue
home-games = Games
home-compare = Compare mechanics
home-saved = Your last games
home-others = Other saved games
home-turn = { $player } to move
home-your-turn = Your turn
home-none = Nothing yet. Every game is saved while you play it.
home-open = Open a file …
home-play = New game
home-resume = Resume
home-damaged = damaged file
home-unopened = Cannot be opened
home-shut = The folder of saved games, { $folder }, cannot be read: { $reason }
home-players = { $range } players
home-minutes = { $range } min
home-moves = { $count ->
    [one] 1 decision
   *[other] { $count } decisions
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
bot-none = A person
level-beginner = Computer: Beginner
level-apprentice = Computer: Apprentice
level-journeyman = Computer: Journeyman
level-expert = Computer: Expert
level-master = Computer: Master
level-grandmaster = Computer: Grandmaster
bot-random = Computer: at random
bot-greedy = Computer: greedy
bot-iterations = { $count ->
    [one] Computer: 1 try
   *[other] Computer: { $count } tries
}
bot-millis = Computer: thinks { $count } ms
bot-seconds = Computer: thinks { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
new-title = New game of { $game }
new-seats = Who plays
new-who = Who plays { $seat }
new-name = Name of { $seat }
new-all = All opponents
new-all-mixed = different ones
new-level-hint = Each level is stronger than the one below it, as measured between two players. A beginner hardly thinks ahead; a master looks far, and a grandmaster thinks ten times as long as a master.
new-level-hint-unmeasured = Nobody has measured yet how strong the levels are in this game. A higher level thinks longer.
new-options = How it is set up
new-readings = More options
new-seed = Seed of luck
new-seed-hint = The same seed and the same decisions give the same game.
new-seed-bad = The seed is a whole number from 0 on.
new-reroll = Another seed
new-begin = Begin
new-cancel-hint = What is filled in stays for next time. The Escape key does the same.
new-content-wrong = The game cannot begin with these files. Mend them or take them out of the folder.
new-content-again = Read the files again
content-trial = A few hundred games are being played with the cards of these files …
cancel = Cancel
close = Close
header-home = Back to all games
header-version = begun with version { $version } of the game
undo = Take back (Ctrl+Z)
undo-nothing = There is no decision of yours to take back.
undo-secret = This cannot be taken back: something was drawn or seen since, and nobody can unsee it.
table-fit = Show the whole table
table-unfold = Click: show
table-fold = Click: hide
piece-face-down = Face down
piece-spent = Used up
piece-active = The game is here now
piece-of = Of { $seat }
piece-place = { $zone }
piece-place-of = { $zone } ({ $seat })
piece-open = Can be chosen
piece-chosen = Chosen
piece-chosen-often = Chosen { $count } times
window-turn = { $game }: { $player } to move
window-your-turn = Your turn: { $game }
choices-title = Your choices
choices-bot = The computer plays
choices-all = Show all choices again
choices-all-key = Esc key
group-main = Decide
group-pay = Pay
group-aside = At any time
group-pass = Or not
choice-idle = No effect now.
click-dead = { $thing }: nothing to be done with it now.
click-use = { $use } Now: { $now }
forced-taken = The only choice there was: { $choice }
bot-thinks = The computer is thinking …
bot-pause = Pause
bot-go-on = Go on
bot-step = One move
bot-skip = Skip to the next person
bot-paused = Paused
bot-lost = The computer came to no decision. It halts here; “Go on” or “One move” lets it think again.
bot-refused = The computer chose what cannot be chosen ({ $reason }) It halts here; “Go on” or “One move” lets it think again.
think-stop = Stop
think-stop-hint = It answers with the best it has found so far.
hint = Hint (H)
hint-title = Hint
hint-forced = There is only one choice.
hint-tries = { $count ->
    [one] 1 try, over what { $seat } can know.
   *[other] { $count } tries, over what { $seat } can know.
}
insight-close = Close (Esc)
insight-lost = The thinking came to nothing. Ask once more.
considered-open = What did it think?
considered-title = What it considered
considered-about = { $player }, decision { $ply }
considered-tries = { $count ->
    [one] 1 try, over what { $seat } could know.
   *[other] { $count } tries, over what { $seat } could know.
}
considered-anew = Thought anew for { $count ->
    [one] a second
   *[other] { $count } seconds
}: with a limit of time no thought is quite like the one before.
considered-differs = Thought anew it chooses otherwise: it was stopped then, or another version of the game was played.
considered-forced = There was only one choice.
considered-random = This bot does not think: it takes any choice.
considered-greedy = This bot does not search: it takes what looks best at the end of its turn.
considered-slip = This time it did not think. At its level it now and then takes any choice.
considered-ask = This shows what the bot holds and plans. Show it all the same?
considered-yes = Show it
considered-later = Only when the game is over: it would show one of you what the others cannot see.
weighed-result = { $mean } % ± { $reach }
weighed-won = wins for certain
weighed-drawn = a certain draw
weighed-lost = loses for certain
weighed-within = { $count ->
    [one] The game is over with it.
   *[other] The game is over within { $count } plies, whatever the other side does.
}
weighed-taken = { $choice } (taken)
weighed-row = { $choice }: { $result }, { $share } % of the tries
weighed-tries = Tried { $count } times out of { $all }.
weighed-interval = 100 % is a sure win. ± tells how sure the search is of its own figure.
weighed-interval-many = 100 % is a sure win, 50 % as good as the others on average: it is the share of the others that one is ahead of. ± tells how sure the search is of its own figure.
weighed-more = { $count ->
    [one] One more choice was tried less.
   *[other] { $count } more choices were tried less.
}
line-title = How it might go on
line-step = then { $seat }: { $choice }
belief-title = What it believed was hidden
belief-seat = { $seat } may have: { $things }
belief-thing = { $thing } ({ $share } %)
speech-turn = { $player } is to move.
speech-taken-back = The last decision was taken back.
speech-recent = Said last
speech-gained = { $thing }: { $count } more
speech-gained-of = { $thing }: { $count } more ({ $what })
log-title = What happened
log-opening = Set-up
log-earlier = { $count } earlier lines
cover-title = { $player } takes over
cover-hint = The table is covered so that nobody sees the other's hand.
cover-ready = I am ready
end-won = { $winner } wins
end-draw = A draw
end-defeat = Defeat
end-shared = { $winners } share the victory
end-by = Decided by: { $reason }.
end-rematch = Rematch
end-look = Look at the table
end-home = All games
end-turns = The greatest turns
end-turn-look = Look at this turn on the table
end-result = Show the result
replay-title = Look back
replay-first = To the beginning
replay-back = One back
replay-forward = One forward
replay-last = To the present
replay-place = Position { $ply } of { $plies }
replay-now = Back to the game
watch-title = What is happening
watch-hint = A click on the table or the space bar sees it through at once.
replay-round = Round { $round }
replay-play = Play
replay-pause = Pause
replay-eyes = Through whose eyes
replay-bystander = Bystander
replay-open = All hands open
log-headline = { $seat }: { $did }
log-times = { $did } ({ $count }×)
log-more = …
log-fold = Fold the steps away
log-unfold = Show every step
recap = Since your turn
recap-hint = Shows once more what happened since your last decision
rules-title = Rules
rules-contents = Contents
rules-search = Words or a rule's number
rules-next = Next
rules-back = Previous
rules-nothing = not found
rules-no-picture = This picture cannot be drawn.
aid-title = Player aid
aid-symbols = Symbols
aid-symbol = Symbol: { $word }
matrix-title = What the games share
matrix-about = A click on a number reads its rule. A click on the name of what several games have lays their rules beside each other.
matrix-shared = In several games
matrix-alone = In one game
matrix-things = On the table, as one whole game shows it
matrix-cell = { $game }: { $mechanic }. { $sentence } ({ $rule })
matrix-thing = { $game }: { $component }
matrix-open = Click: read { $rule }
matrix-compare = Compare: { $mechanic }
matrix-read = Read: { $mechanic }
matrix-back = Back to all mechanics
matrix-both = Both have
matrix-left = Game on the left
matrix-right = Game on the right
save-as = Save as …
save-yes = Save
save-retry = Try again
save-trouble = The game goes on, but it cannot be saved ({ $reason }). Try again, or save it elsewhere; nothing is lost while this window is open.
save-trouble-full = The game goes on, but it cannot be saved ({ $reason }). Free some space and try again, or save it elsewhere; nothing is lost while this window is open.
save-trouble-forbidden = The game goes on, but it cannot be saved ({ $reason }). You may not write there: save it elsewhere; nothing is lost while this window is open.
save-trouble-elsewhere = The game goes on, but it cannot be saved ({ $reason }). Close it there and try again, or save this one elsewhere; nothing is lost while this window is open.
unsaved-title = This game is not saved
unsaved-why = It cannot be written where it should be ({ $reason }). If you leave now, its last decisions are lost.
unsaved-elsewhere = Save it elsewhere
unsaved-leave = Leave anyway
unsaved-stay = Stay
open-title = Open a game
open-yes = Open
file-path = Path of the file
file-choose = Choose …
file-no-dialog = Your system offers no dialog for files here. Write the path of the file into the field.
live-faults = What lies in the folder cannot be used as it is. Until it can, the table stays as it was, or shows what is missing:
live-code = The code has changed since this program was built. Close the window and run the program again to play { $game } with it.
notice-away = Understood
notice-settings-broken = The settings could not be read ({ $reason }) and were set back. The old file was kept as { $file }.
notice-settings-stuck = The settings cannot be read ({ $reason }), nor can the file be put aside. The usual ones hold; changes are not saved.
notice-moved = The file of this game, { $from }, was deleted or changed by another program. The whole game is now in { $to } and goes on there.
notice-settings-unwritable = The settings cannot be saved ({ $reason }); they hold until the window is closed.
notice-damaged = The file is damaged: { $reason }. The game goes on from there in a new file; the old one stays as it is.
settings-title = Settings
settings-language = Language
settings-text = Text size
settings-theme = Colours
theme-light = Light
theme-dark = Dark
theme-system = As the system
settings-speed = How fast things happen
speed-none = At once
speed-fast = Fast
speed-normal = Normal
speed-slow = Slow
settings-volume = Sounds
settings-volume-off = Off
settings-reduce-motion = Less motion: nothing glides or flies
settings-forced = Take a choice by itself when it is the only one
settings-screen = Fill the screen (F11)
settings-notify = Tell me on the desktop when it is my turn
settings-notify-hint = In games with people elsewhere, while this window is not in front.
window-drop = Drop the file to open the game
keys-title = Keys
keys-or = or
keys-to = to
keys-table = At the table
keys-zoom = nearer or farther
keys-wheel = nearer or farther, where the pointer is
keys-drag = move the table when it is seen from near
keys-areas = from part to part of the screen; with Shift back
keys-pieces = from piece to piece, in a part of the table
keys-inspect = what is known of the piece
keys-skip = see through at once what is being shown
keys-undo = take back
keys-uncover = uncover the table between two people
keys-fold = fold away what was opened on the table
keys-choices = Choices
keys-take = take the choice of this key
keys-walk = go through the choices
keys-take-marked = take the choice you are on
keys-hint = ask for a hint, and put it away
keys-all = show all choices again
keys-replay = Looking back, or when the game is over
keys-step = one step back or forward
keys-turn = one turn back or forward
keys-ends = to the beginning, to the present
keys-play = play on and pause
keys-present = back to the game
keys-window = Everywhere
keys-rules = rules of the game; elsewhere this sheet
keys-aid = lay the player aid beside the table
keys-sheet = this sheet
keys-paste = open the game whose code you have copied, on the first screen
keys-screen = fill the screen, and back
keys-focus = to the next thing; with Shift to the one before
keys-press = press what the frame is on
keys-begin = begin a new game as it is proposed
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
fault-torn = line { $line } was cut off while it was written, and is left out
fault-unreadable = line { $line } cannot be read ({ $reason })
fault-unplayable = line { $line } cannot be played by the rules ({ $reason })
fault-empty = the file is empty
fault-too-large = the file has { $size } bytes, more than the { $limit } that one of its kind has
fault-folder = this is a folder, not a file
fault-pipe = this is a pipe, not a file
fault-socket = this is a socket, not a file
fault-device = this is a device, not a file
fault-no-text = line { $line }: byte { $byte } is no text
fault-stand-in = a byte of line 1 is no text
fault-no-bot = line 1: “{ $bot }” is no computer player of this house; a person sits at seat { $seat } instead
fault-rewritten = another program has written this file anew; nothing in it is lost
fault-busy = the game is open in another window
fault-foreign = line 1 is not the beginning of a game of Rondel ({ $reason })
fault-format = a newer Rondel wrote this file
fault-no-game = there is no game “{ $game }” here
fault-guests = who its guests are cannot be read ({ $reason })
fault-other-game = the game is called “{ $game }”, and its options are those of “{ $setup }”
fault-seats = the game is not for { $count } players
fault-fork = it leaves another game where that game never was
fault-no-option = the game has no option “{ $option }”
fault-no-value = the option “{ $option }” cannot be “{ $value }”
fault-no-content = { $file }: the game has no content file of this name
fault-over = The game is over.
fault-stuck = { $seat } decides and has no choice, which no rules may allow: the game cannot go on. What was played is saved.
fault-no-choice = There is no choice number { $number }.
fault-not-allowed = The rules do not allow this here ({ $action }).
fault-same-game = Two games call themselves “{ $game }”; no game can be played before one of them is removed.
new-content = With your own cards: { $files }
lab-title = Lab
lab-tagline = What kind of game is it? Games side by side, measured.
lab-return = Back to the lab
lab-welcome = Which game is the longest? Which leaves most to luck?
lab-welcome-how = Choose games on the left, or one game under different rules. The computer plays them many times; the figures appear here while it does.
lab-first = The first game is being played …
lab-game = Game of column { $column }
lab-seats = Seats of column { $column }
lab-bot = Who plays in column { $column }
lab-options = Options of { $column }: { $options }
lab-usual = as usual
lab-own = With my own content files
lab-add = Add a column
lab-copy = Copy column { $column }
lab-away = Remove column { $column }
lab-amount = How many games
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
lab-start = Play and measure
lab-start-hint = So many games of each column. More games, narrower intervals.
lab-stop = Stop
lab-done-of = { $done } of { $all } games
lab-done = { $done ->
    [one] 1 game
   *[other] { $done } games
}
lab-left = { $time } left
lab-broken = A game broke down while it was played. The command “rondel check” finds out which law its rules break.
lab-most-length = Longest
lab-most-choice = Most choice
lab-most-luck = Most decided by luck
lab-most-secrets = Most secrets
lab-most-drama = The lead changes most
lab-most-late = Open for longest
lab-most-comeback = Greatest comebacks
lab-most-interaction = Most interaction
lab-clearly = clearly
lab-perhaps = close
lab-clearly-hint = The interval lies apart from all others.
lab-perhaps-hint = Intervals overlap or there are few samples: more games would tell.
lab-luck-help = Here: 0 % where the stronger bot always wins, 100 % where it wins no more than the weaker one.
lab-stale = These figures are of other columns than those on the left. Play again to measure them.
lab-figures = In figures
lab-figures-help = With 95 % intervals: the true value lies within them 19 times in 20. The bars of a row share one scale.
lab-none = The game has no such thing.
lab-interval = { $value } (true value: { $low } to { $high })
lab-samples = { $count ->
    [one] from one sample
   *[other] from { $count } samples
}
lab-charts = In pictures
lab-charts-hint = Point at a bar for its numbers. Click it to see such a game from the beginning.
lab-or-more = { $axis }: { $from } or more
lab-times = counted { $count ->
    [one] once
   *[other] { $count } times
}
lab-open = Click: see game { $number }
lab-opening = Game { $number } is played once more, to be looked at …
lab-export = Save as { $format } …
lab-saved = Saved: { $file }
standing-title = How it stands
standing-close = Back to what happened
standing-victory = Wins at once
standing-end = Ends the game
standing-points = Counts at the end
standing-count = { $has } of { $needs }
standing-near = { $seat } is one step from winning: { $goal }.
standing-end-near = One step from the end: { $goal }.
standing-reached = The end has come: { $goal }. { $then }
standing-more = (and { $count } more)
keys-standing = how near everybody is to winning
home-learn = Learn
lessons-of = Learn { $game }
lesson-minutes = about { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
}
lesson-done = done
lesson-begin = Begin
lesson-again = From the beginning
lesson-resume = Go on
lesson-place = · { $step } of { $steps }
lesson-go-on = Go on
lesson-choose = Choose on the table or in the list.
lesson-choose-list = Choose in the list.
lesson-first = First the sheet of the lesson: it waits for you to go on or to answer.
lesson-back = One step back
lesson-leave = Leave
lesson-next = The next lesson
lesson-play-on = Play on from here
lesson-over-ended = That was the lesson, and the game is over.
lesson-unplayable = This lesson cannot be played: { $reason }
lesson-over = That was the lesson. You can play on from here against an apprentice.
reason-more = +{ $count } { $what }
reason-less = −{ $count } { $what }
reason-wins = Wins the game.
reason-ends = Ends the game.
reason-nothing = Nothing that counts changes at once.
coach-title = The coach
coach-ask = What would the Master do?
coach-last = I have said it three times now: about this kind of decision I fall silent. H still asks for a hint.
coach-advice = The Master would:
coach-silent = No more advice
coach-silent-hint = The coach says no more, in this game and in others. A new game lets it speak again.
new-coach = With a coach
new-coach-hint = The first times a kind of decision comes up, the coach says what it is about and what good players look at and, if you ask, what the Master would do. After three times it is silent about it.
new-watchers = Others may look on
new-watchers-hint = There is one more invitation then, for all who look on. They see what everybody sees.

## Review
review-title = Review
review-open = Review this game
review-close = Put the review away
review-progress = { $done } of { $all } decisions weighed
review-stop = Stop
review-go-on = Go on
review-curve = What could be expected over the game, from a certain loss below to a certain win above. The dots are mistakes. Click to go there.
review-own-only = While the game goes on only your own decisions are reviewed, over what you knew.
review-supposed-only = In this branch what was hidden is supposed. Only the decisions of whoever supposes it are reviewed, over what they knew.
review-balance = Where the result came from
review-start = Expected at first
review-start-hint = What the seat could expect before the first decision, from 0 % (lost) to 100 % (won).
review-own = Own decisions
review-own-hint = What the seat lost by choosing something other than the best. It is never above 0.
review-others = Others’ decisions
review-others-hint = What the decisions of others changed for the seat.
review-luck = Luck
review-luck-hint = What was drawn, dealt or came to light, apart from all decisions.
review-doubt = The engine’s own error
review-doubt-hint = What the engine thought otherwise of a position later, without luck or a decision: so far its own figures may be off.
review-result = Result
review-result-hint = What the seat got.
review-change = { $seat } { $by } %
review-decided = What decided the game
review-by-decision = { $seat }: { $choice }
review-summary = { $seat } could expect { $start } % at first and got { $result } %. What changed most of it: { $what } ({ $by } %). Luck in all: { $luck } %.
review-most-own = own decisions
review-most-others = what the others decided
review-most-luck = luck
review-most-doubt = what the engine erred about
review-by-luck-told = Luck: { $told }
review-place = position { $ply }, { $verdict }
review-by-luck = Luck, or what came to light
review-flaws = Decisions that cost most
review-faultless = No decision lost anything worth telling.
review-look = Shows the position in which it was decided.
review-here = { $seat } chose: { $choice }
review-here-best = Nothing better was found.
review-here-good = As good as the best.
review-here-cost = { $verdict }: it cost { $loss } % ± { $reach }. With the best choice { $before } % could be expected, with this one { $after } %.
review-better = Better: { $choice }
review-came = What came of it in the game:
review-for-now = For now: figures may still change until all decisions are weighed.
review-how = Each decision is weighed over what its decider knew then. 100 % is a certain win; ± tells how sure the engine is of its own figure.
verdict-best = Best
verdict-good = Good
verdict-inexact = Inexact
verdict-mistake = Mistake
verdict-blunder = Blunder

# People elsewhere
far-title = People at this table
far-waits = Waiting for { $player }.
far-waits-hint = They sit elsewhere. You may look around the table meanwhile.
far-sent = Your choice is on its way.
far-lost-host = The connection to the host is lost. It is called again and again; the game goes on as soon as it answers.
far-ended = The game cannot go on: { $reason }.
far-missing = { $player } is not connected. The game waits.
far-missing-many = Not connected: { $players }. The game waits.
far-left = { $player } has left the table.
far-stand-in = Let the computer play ({ $bot })
far-stood-in = The computer plays for { $seat }.
far-hand-back = Hand the seat back
far-asks = { $count ->
    [one] { $player } would like to take back a decision.
   *[other] { $player } would like to take back { $count } decisions.
}
far-asked = You have asked the others whether you may take back.
far-agree = Agree
far-decline = No
far-open = not there yet
far-bot = computer
far-host = at the host's
far-there = connected
far-gone = connection lost
far-gone-for-good = has left
far-late = Something else has happened meanwhile.
far-not-yours = This cannot be chosen now.
far-declined = Somebody did not agree.
far-too-often = That was too often.
far-fair = Checked: the luck was drawn with your share in it, and everything you were shown was true.
far-fair-since = Checked: everything you were shown was true. The game was dealt before you came.
far-unfair = This game was not fair: { $reason }.
far-phrases = Say …
far-say = Send
far-answer = Answer
far-say-hint = Say something to the others
far-mute = Mute
far-unmute = Hear again
phrase-hello = Hello!
phrase-luck = Good luck, and have fun!
phrase-well = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-moment = One moment, please.
phrase-game = That was a fine game.
phrase-bye = I have to go. Till next time!
far-guest = Guest (by invitation)
far-join = Join a game …
far-join-now = Join
far-invitation = The invitation you were sent:
far-name = What you are called there:
far-calling = The host is being called …
far-waiting = The game begins as soon as everybody is there.
far-foreign = This is no invitation to a table of Rondel.
far-torn = Part of the invitation is missing, or a letter of it is another. Copy all of it.
far-no-net = The network cannot be used: { $reason }
far-inviting = { $game }: invite people
far-inviting-hint = Send each of them an invitation of their own. They paste it in their Rondel under “Join a game”. The game begins when everybody is there.
far-copy = Copy invitation
far-copied = Copied
far-picture = As a QR code
far-fill = Let the computer play
far-close-table = Close the table
far-letter = Come and play { $game } with me! In Rondel, choose “Join a game” and paste this:
far-home-begins = Everybody has come
far-home-gathers = { $count ->
    [one] Waits for a guest
   *[other] Waits for { $count } guests
}
far-home-waits = Waits for the others
far-closed = This table is no longer open.
far-began = Everybody is there: { $game } begins.
far-your-turn = Your turn: { $game } with { $others }
far-go-there = To the table
far-meanwhile = Go on meanwhile
far-meanwhile-hint = The table stays open. You find it on the home screen, and are told when the game begins.
far-close-asked = Nobody can use these invitations any more then. Close the table?
far-keep-table = Keep it open
far-watchers = People who look on
far-watchers-hint = Anybody with this invitation may look on, up to eight at a time. They see what everybody sees.
far-letter-watch = Come and watch us play { $game }! In Rondel, choose “Join a game” and paste this:
far-leave = Leave the table …
far-leave-asked = Leave for good? Your seat is then free for somebody else.
far-leave-asked-watching = Stop looking on?
far-leave-now = Leave
far-away = Put it away
far-offer = Invite somebody else
far-offer-hint = Whoever uses the new invitation first has the seat from then on. Who had it cannot come back.
far-offered = { $seat } waits for somebody who is invited.
far-watched = { $count ->
    [0] Nobody looks on.
    [one] One looks on
   *[other] { $count } look on
}
far-looking-on = you look on
far-again = Another game with the same people
far-again-waits = You want another game. Still to answer: { $players }.
far-again-wanted = { $players } would like another game.
far-again-begins = Everybody wants another game. It begins …
far-nearby = Show this table on the local network
far-nearby-hint = Programs in the same network see the game and your name, and can join without an invitation being sent.
far-near = Tables near by
far-near-table = { $game } with { $host }
far-no = the host does not know you at this table, or the invitation is used up
far-protocol = the host’s Rondel is of another age and talks differently; both should have the same version
far-garbled = the host does not understand this program
far-too-many = more was said than the host takes
far-behind = the host has lost a part of the game that you know
far-table-closed = the host has closed the table
far-elsewhere = you have sat down at this table in another window
far-other-version = the host plays version { $theirs } of the game, you have { $own }
far-senseless = what the host says makes no sense
far-broken-host = the host drew its part of the luck anew
far-broken-again = the host has changed what it had committed itself to
far-broken-guest = the part of seat { $seat } in the luck is not the one that was sealed
far-broken-shares = the luck is not made of the parts that were sealed
far-broken-journal = the game that was opened cannot be played ({ $reason })
far-broken-length = { $told } things were told and { $opened } happened
far-broken-shown = what you were shown after { $ply } decisions was not so ({ $part })
far-not-open = The host does not have this table open just now, or has given your seat to somebody else. It is asked again and again.
far-no-answer = Nobody answers yet. The table must be open in the host’s program.
far-held-up = All were there and their parts of the luck are sealed, but { $players } does not open theirs. Nobody can come in their place at this table.
far-anew = Begin anew without them
far-anew-hint = Whoever is there comes along to a new table by itself; the free seat gets a new invitation. The luck is drawn anew.
far-played-for = The host lets the computer play for you. You can look on, and play on when the seat is handed back.
far-all = Invite friends
far-all-hint = Everybody but you gets an invitation, and plays along in a Rondel of their own, wherever they are.
far-relays = Help to find each other
far-relays-hint = Who helps two programs to find each other when you invite or join. A change holds once no table with people elsewhere is open, at the latest when the program starts again.
far-relays-makers = public helper servers (iroh)
far-relays-none = nobody: only whom you invite

# What if: branches and notes
branch-title = What if
branch-what-if = What if …
branch-close = Put the branches away
branch-strip = What if: from decision { $ply } on. Nothing here changes the game.
branch-back = Back to the game
branch-here = Position { $ply }: { $seat } is to decide
branch-here-over = The end of the game
branch-before = This was played in the game itself. Go back to it to try something else here.
branch-look-back = Look back to a position to try something else there.
branch-begin = Play on from here …
branch-hint = Try what would have come of something else. The game stays as it was played.
branch-go = Begin
branch-me = You
branch-who = Who plays { $seat }
branch-better = Begin with what would have been better: { $choice }
branch-supposed = Hidden things as { $seat } could suppose them
branch-supposed-hint = Otherwise everything hidden is as it really was.
branch-luck = Other luck
branch-luck-hint = Otherwise the same is drawn as in the game, as long as the same is done.
branch-while-it-lasts = While the game goes on, hidden things are as you could suppose them, and luck is another.
branch-lines = Game and branches
branch-none = No branches yet.
branch-main = As it was played
branch-new = This branch
branch-name = Name of this branch
branch-unwritten = This branch is kept with its first decision.
branch-plies = { $count } decisions
branch-won = { $seats } won: { $rule }
branch-lost = Lost: { $rule }
branch-with-luck = other luck
branch-with-supposed = supposed secrets
branch-beside = Lay beside: { $line }
branch-throw = Throw away: { $line }
branch-thrown = The branch was thrown away.
branch-bring-back = { $count ->
    [one] Bring back the branch that was thrown away
   *[other] Bring back { $count } branches that were thrown away
}
branch-brought-back = What was thrown away is back.
branch-beside-title = Side by side
branch-beside-place = How many decisions after they part
note-title = Notes
note-words = A note about this position
note-place = Decision { $ply }
note-good = Well played
note-bad = Not well played
note-question = To be thought about
note-star = To be found again
note-lost = The note could not be kept: { $reason }
keys-branch = what if: try something else from here
page-title = { $game }: a review
page-plies = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}
page-position = Decision { $ply }
page-curve = What could be expected over the game
page-curve-help = From a certain loss (0 %) to a certain win (100 %), by the number of decisions. The dots are mistakes and blunders.
page-decisions = Every decision
page-ply = No.
page-seat = Who
page-choice = Choice
page-verdict = Verdict
page-cost = It cost
share-title = Share this game
share-file = The game
share-file-hint = The whole file: it opens in Rondel on any computer, from the first decision to the last.
share-code = A code
share-code-hint = A short text for a message. It opens the position you are looking at, with all that led there: paste it on the first screen.
share-code-copy = Copy the code
share-code-copied = The code is copied, { $count } letters. Paste it into a message.
share-code-none = There is a code once the game is over. Until then it would tell everything that is hidden.
share-code-away = Whoever holds this table can copy its code once the game is over.
share-code-warning-title = The code tells everything
share-code-warning = This game is not over. Whoever reads its code can work out every hidden card and all luck to come, and so can you. Against bots that is your own business.
share-code-anyway = Copy it anyway
share-picture = A picture
share-picture-hint = The table as you see it now, with the sentence of this moment.
share-picture-copy = Copy
share-picture-save = Save …
share-picture-copied = The picture is copied.
share-film = A film
share-film-hint = Moment by moment, as you saw it. GIF opens everywhere; a name that ends in .png gives all colours.
share-film-turn = This turn …
share-film-since = Since your turn …
share-film-whole = The whole game …
share-film-none = There is a film once something has happened, of games that are held here.
share-film-long = This film would be too long. Choose a turn of it.
share-page = The review
share-page-hint = A page for any browser, with curve, pictures and every decision. It can be printed.
share-page-save = Save as a page …
share-page-none = Review the whole game first: then it can be saved as a page.
share-making-picture = The picture is being drawn …
share-making-film = The film is being drawn …
share-making-page = The page is being written …
share-file-there = A file of this name is already there. Choose another name.
share-unmade = Nothing came of it: { $reason }
code-foreign = This is not the code of a game. Such a code begins with rondelgame1.
code-later = A later version of Rondel wrote this code.
code-torn = Part of the code is missing or changed. Copy it again, from its first letter to its last.
code-long = A game this long has no code. Send its file instead.
code-version = Version { $version } of the game wrote this code. Under the rules of version { $own } it would be another game.
# The library
library-title = Game library
library-games = Games
library-statistics = Statistics
library-search = Search
library-search-hint = Search names, opponents, endings …
library-list = Games
library-game = Game
library-any-game = Every game
library-standing = Finished or not
library-standing-any = Finished or not
library-standing-over = Finished
library-standing-unfinished = Unfinished
library-score = How it went for you
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
library-reverse = Turn the order round
library-starred = with a star
library-starred-only = Only games with a star
library-bin = Bin ({ $count })
library-empty-bin = Empty the bin …
library-shown = { $count ->
    [one] 1 game
   *[other] { $count } games
}
library-chosen = { $count ->
    [one] 1 game chosen
   *[other] { $count } games chosen
}
library-waiting = { $count ->
    [one] 1 is still being looked into
   *[other] { $count } are still being looked into
}
library-in-memory = The index cannot be kept on disk; nothing of the games is lost.
library-looking = Looking through the games …
library-nothing = No game fits. Take something back of what you search for.
library-no-thread = The system gives no thread for the library. Open it again later.
library-won = You won
library-lost = You lost
library-drawn = Draw
library-winner = { $player } won
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
library-begun = Begun on { $date }
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
    [one] 1 inexact
   *[other] { $count } inexact
}
library-faultless = no mistakes
library-open = Open
library-star = Give a star
library-unstar = Take the star away
library-rename = Name …
library-practise = Practise its mistakes
library-export = Export …
library-delete = Into the bin
library-restore = Take out of the bin
library-import = Import …
library-path = Path of a file or folder
library-choose-file = Choose a file …
library-choose-folder = Choose a folder …
library-name-title = A name for this game
library-name = Name
library-name-hint = Leave it empty, and it is called after its game again.
library-name-yes = Keep
library-empty-title = { $count ->
    [one] Empty the bin? One game lies in it.
   *[other] Empty the bin? { $count } games lie in it.
}
library-empty-why = They are gone for good then, with their reviews and names.
library-empty-yes = Throw away for good
library-import-title = Import games
library-import-how = Name a file or a folder, or drop files and folders on this window. Of what is here already, only new notes, branches and reviews are taken.
library-import-yes = Import
library-export-title = { $count ->
    [one] Export a game
   *[other] Export { $count } games
}
library-export-how = They are copied into this folder, with their names, stars and reviews. Nothing that lies there is written over.
library-export-yes = Export
library-busy = the game is open in a window
library-deleted = { $count ->
    [one] The game is in the bin.
   *[other] { $count } games are in the bin.
}
library-restored = { $count ->
    [one] The game is back.
   *[other] { $count } games are back.
}
library-emptied = { $count ->
    [one] One game was thrown away for good.
   *[other] { $count } games were thrown away for good.
}
library-imported = New here: { $new }. Here already: { $known }. Refused: { $refused }.
library-exported = { $count ->
    [one] One game was copied to { $folder }.
   *[other] { $count } games were copied to { $folder }.
}
home-all = { $count ->
    [one] Game library
   *[other] Game library ({ $count })
}
statistics-how = Finished games in which you alone played at this screen.
statistics-none = There is no finished game yet in which you alone played at this screen.
statistics-all = All
statistics-games = By game
statistics-ratings = Your rating
statistics-ratings-how = On the scale of the computer’s levels at a table of two, where the Journeyman stands at 1500. The line is the range in which the true rating lies with 95 %.
statistics-opponents = By opponent
statistics-seats = By seat
statistics-months = By month
statistics-seat = Seat { $number }
statistics-person = A person elsewhere
statistics-won = won
statistics-drawn = drawn
statistics-lost = lost
statistics-interval = share of the points, a draw for half, and the range in which the true share lies with 95 %
statistics-no-games = no games
statistics-figures = { $won } – { $drawn } – { $lost }  ·  { $share } ({ $low } to { $high })
statistics-few = { $count } of { $least } games that a rating needs
statistics-rating = { $count ->
    [one] { $rating } ({ $low } to { $high }), 1 game
   *[other] { $rating } ({ $low } to { $high }), { $count } games
}
keys-library = Game library
keys-library-open = open the game library, on the first screen
keys-library-walk = through the list, also while you search
keys-library-choose = choose several
keys-library-all = choose all
keys-library-enter = open the game
keys-library-name = give the game a name
keys-library-star = give a star, or take it away; in the list
keys-library-delete = into the bin; in the list
keys-library-export = export what is chosen
keys-library-escape = take back the search; back to the first screen
practice-title = Practice
practice-window = Practice: { $game }
practice-leave = Leave practice
practice-place = Position { $at } of { $all }
practice-score = { $first } of { $all } right at first try{ $later ->
    [0] .
   *[other] , { $later } later.
}
practice-from-file = From your game of { $date }
practice-from-here = From this game
practice-from-bots = From a game of bots
practice-task-mistake = { $seat } is to decide. Find something better than in the game.
practice-then = Chosen then: { $choice } (−{ $loss } %)
practice-task-win = { $seat } is to decide, and exactly one choice wins in this turn. Find it.
practice-known = You see what { $seat } knew then. Nothing you try here changes the game.
practice-chosen = You chose: { $choice }
practice-weighing = Your choice is being weighed …
practice-right = Right!
practice-better = Better than in the game, but not yet the best.
practice-same = The same as in the game.
practice-no-better = No better than in the game.
practice-worse = Worse than in the game.
practice-missed = This does not win in this turn.
practice-wins = It wins the game.
practice-worth = { $worth } % could be expected with it, { $before } % with the choice of the game.
practice-best = Best: { $choice }
practice-values = What the choices are worth
practice-try-again = Try again
practice-show = Show me
practice-next = Next position
practice-end = End the round
practice-looking = { $games ->
    [one] The next position is being looked for: one game looked through so far.
   *[other] The next position is being looked for: { $games } games looked through so far.
}
practice-stop = Look no further
practice-over = The round is over
practice-another = Another round
practice-fault = A position cannot be set up and is passed over: { $reason }
practice-mine = { $count ->
    [one] Practise this mistake
   *[other] Practise these { $count } mistakes
}
practice-mine-hint = One position after the other is set up, and you look for something better.
practice-none-here = Nothing in this game can be practised: no mistake of yours was found in it, or its review has not weighed them deeply yet.
practice-yours = Your own mistakes
practice-yours-about = Positions from your reviewed games in which something better could have been chosen.
practice-reading = Your reviewed games are being looked through …
practice-yours-found = { $found ->
    [one] One position from
   *[other] { $found } positions from
} { $games ->
    [one] one reviewed game.
   *[other] { $games } reviewed games.
}
practice-yours-none = No game of yours that is over was reviewed yet. Open one among all games and have it reviewed: its mistakes are then practised here.
practice-yours-faultless = { $games ->
    [one] Your reviewed game holds no mistake that could be practised.
   *[other] Your { $games } reviewed games hold no mistake that could be practised.
}
practice-begin = Practise
practice-wins-title = Find the instant win
practice-wins-about = Bots play games until there are positions in which exactly one choice wins at once.
practice-wins-searching = { $game }: { $games ->
    [one] one game looked through …
   *[other] { $games } games looked through …
}
practice-wins-none = No such position was found this time.
keys-practice = Practice, after an answer
keys-practice-enter = try again, or the next position
keys-practice-show = show what would have been best

# Pages in a browser
web-title = Parts of the page
web-hand = My hand
web-table = Table
web-no-hand = Nothing on the table is yours alone.
web-on-table = On the table, to choose
web-everybody = Everybody and more
web-you = you
web-turn = decides
web-take-back = Take back
web-leave = Leave the table …
web-lost = The connection is lost. It is sought again …
web-calling = Your place is being found …
web-scan = Scan the code of your seat, or open the link you were sent.
web-nearer = Nearer
web-farther = Farther away
web-fit = Whole table
web-elsewhere = This seat is now played on another page.
web-used-up = This seat is taken, or the table is no longer there.
web-cannot = This page cannot go on. Open the link again.
web-guest = Phone in this room
web-code = For a phone
web-code-of = The code of { $seat } for a phone
web-phones = Phones in this room
web-phones-hint = Each seat has a code. Whoever scans it with the camera of a phone in the same network plays in its browser; no program is needed. Nobody outside the local network is answered.
web-inviting-hint = Scan the code of your seat with the camera of your phone. The game begins when everybody is there.
web-elsewhere-too = Invite people elsewhere too
web-all = Everybody on a phone
web-for-all-hint = This is the table for all: it shows what everybody may see.
