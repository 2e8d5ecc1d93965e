cli-seed = The seed of this game is { $seed }.
cli-to-move = { $seat } is to decide.
cli-asked = { $seat }: { $prompt }
cli-help = Type the number of a choice; h gives a hint, u takes back, q leaves, ? shows this.
cli-far-help = Type the number of a choice. u asks to take back, y agrees and n declines, s and words says them to everybody, w shows who is there, q leaves until later, ? shows this.
cli-taken-back = Something was taken back.
cli-thinks = { $seat } thinks …
cli-unclear = Type a number from 1 to { $count }, or ? for help.
cli-undo-nothing = You have not decided anything yet.
cli-undo-secret = That cannot be taken back: a card was drawn or a secret seen since.
cli-hand-over = Pass the keyboard to { $seat }; press Enter when only they look.
cli-left = You have left the table.
cli-won = { $seat } wins: { $reason }.
cli-draw = Nobody wins alone ({ $seats }): { $reason }.
cli-defeat = Lost ({ $seats }): { $reason }.
cli-verified = Every line is as it was played; plies: { $plies }.
cli-unsaved = The game goes on, but it cannot be saved ({ $reason }).
cli-stuck = { $seat } decides and has no choice, which no rules may allow: the game cannot go on.
cli-refused = { $seat } chose what cannot be chosen, so the game cannot go on
cli-saved-late = The game is saved after all.
cli-saved-elsewhere = The game could not be saved where it should be ({ $reason }). It is saved here: { $file }
cli-lost = The game is not saved ({ $reason }), and it could not be written elsewhere either: { $places }.
cli-moved = The file { $from } was deleted or changed by another program. The whole game is now in { $to } and goes on there.

# What a bot found out about a position.
cli-considered = { $bot } after { $count ->
    [one] one iteration
   *[other] { $count } iterations
}:
cli-considered-none = { $bot } does not weigh its choices, or has only one.
cli-considered-slip = { $bot } does not think here: now and then this level takes any choice.
cli-won-surely = wins for certain
cli-drawn-surely = a certain draw
cli-lost-surely = loses for certain
cli-expects = It expects:
cli-believes = What { $seat } may have:

# What decided a game. Values are hundredths of a won game.
cli-review-by = Each decision weighed with { $count } iterations over what its decider knew; figures are hundredths of a won game.
cli-review-nothing = There was nothing to choose.
cli-review-balance = { $seat }: expected { $start } at first; own decisions { $own }, decisions of others { $others }, luck { $luck }, doubt of the search { $doubt }; got { $result }.
cli-review-course = What could be expected over the game:
cli-review-decided = What decided the game:
cli-review-swing = { "  " }ply { $ply }, a decision of { $seat }: { $changes }
cli-review-luck = { "  " }ply { $ply }, luck or what came to light: { $changes }
cli-review-faultless = No decision lost anything worth telling.
cli-review-best = ply { $ply }, { $seat }: { $choice } ({ $verdict })
cli-review-choice = ply { $ply }, { $seat }: { $choice } ({ $verdict }, lost { $loss })
cli-review-better = { "    " }better: { $choice }
cli-review-better-line = { "    " }better: { $choice }, and then perhaps { $line }
cli-verdict-best = best
cli-verdict-good = good
cli-verdict-inexact = inexact
cli-verdict-mistake = mistake
cli-verdict-blunder = blunder
cli-practice = Exactly one choice wins at once. Which?
cli-practice-position = { $number }. { $seat } is to decide, among { $choices } choices:
cli-practice-answer = { "    " }answer: { $line }
