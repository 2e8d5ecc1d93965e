cli-seed = The seed of this game is { $seed }.
cli-to-move = { $seat } to move.
cli-asked = { $seat }: { $prompt }
cli-help = Type the number of a choice; h gives a hint, u undoes, resign ends the game as a loss, q quits, ? shows this help.
cli-far-help = Type the number of a choice. u asks for an undo, y agrees and n declines, s followed by a message sends it to everyone, w shows who is here, resign ends a game of two as a loss, q leaves for now, ? shows this help.
cli-taken-back = A move was undone.
cli-thinks = { $seat } is thinking …
cli-unclear = Type a number from 1 to { $count }, or ? for help.
cli-undo-nothing = You have no move to undo.
cli-undo-secret = This cannot be undone: something has been drawn or revealed since.
cli-cannot-resign = Nobody can resign here.
cli-resign-asked = Type “resign” once more to resign: { $winner } then wins the game.
cli-hand-over = Pass the keyboard to { $seat }; press Enter when nobody else is looking.
cli-bot-chooses = { $seat }: { $choice }
cli-luck-card = Which card is drawn? ({ $options })
cli-luck-die = What does the die show? ({ $options })
cli-luck-item = Which of the shuffled items comes next, by its number before the shuffle? ({ $options })
cli-luck-number = Which number does chance decide on? ({ $options })
cli-time-left = Time left: { $time }
cli-time-up = { $seat }: your time is up. The computer decides.
cli-left = You have left the table.
cli-won = { $seat } wins: { $reason }.
cli-won-team = { $seats } win: { $reason }.
cli-won-together = Won together ({ $seats }): { $reason }.
cli-lost-together = Lost together ({ $seats }): { $reason }.
cli-scored = The game is over: { $reason }.
cli-score = Score: { $count }.
cli-draw = Draw: { $reason }.
cli-shared = { $seats } share the victory: { $reason }.
cli-defeat = Defeat ({ $seats }): { $reason }.
cli-verified = Every line matches the game as played; plies: { $plies }.
cli-unsaved = The game continues but cannot be saved ({ $reason }).
cli-stuck = { $seat } is to move, but no move is possible. This is an error in the rules, so the game cannot continue.
cli-refused = { $seat } chose an illegal move, so the game cannot continue
cli-saved-late = The game has now been saved.
cli-saved-elsewhere = The game could not be saved in its usual place ({ $reason }). It has been saved here instead: { $file }
cli-lost = The game is not saved ({ $reason }). Saving it in these places failed too: { $places }.
cli-moved = Another program deleted or changed the file { $from }. The whole game has been saved in { $to } and continues there.

# What a bot found out about a position.
cli-considered = { $bot } after { $count ->
    [one] one iteration
   *[other] { $count } iterations
}:
cli-considered-none = { $bot } does not evaluate its choices, or has only one.
cli-considered-slip = { $bot } does not think about this move: at its level it sometimes plays a random one.
cli-percent = { $value }%
cli-won-surely = certain win
cli-drawn-surely = certain draw
cli-lost-surely = certain loss
cli-expects = Likely continuation:
cli-believes = What { $seat } may have:

# What decided a game. Values are hundredths of the best result.
cli-review-by = Each move analysed with { $count } iterations, based on what the player knew; figures are in hundredths of the best result.
review-everyone = everyone
cli-review-nothing = There were no choices to review.
cli-review-balance = { $seat }: expected { $start } at the start; own moves { $own }, moves of others { $others }, luck { $luck }, engine error { $doubt }; result { $result }.
cli-review-course = Expected result over the game:
cli-review-decided = What decided the game:
cli-review-swing = { "  " }ply { $ply }, a move by { $seat }: { $changes }
cli-review-luck = { "  " }ply { $ply }, luck or something revealed: { $changes }
cli-review-faultless = No costly moves.
cli-review-best = ply { $ply }, { $seat }: { $choice } ({ $verdict })
cli-review-choice = ply { $ply }, { $seat }: { $choice } ({ $verdict }, lost { $loss })
cli-review-better = { "    " }better: { $choice }
cli-review-better-line = { "    " }better: { $choice }, then perhaps { $line }
cli-verdict-best = best
cli-verdict-good = good
cli-verdict-inexact = inaccuracy
cli-verdict-mistake = mistake
cli-verdict-blunder = blunder
cli-practice = Exactly one choice wins immediately. Which?
cli-practice-position = { $number }. { $seat } to move, with { $choices } choices:
cli-practice-answer = { "    " }answer: { $line }
