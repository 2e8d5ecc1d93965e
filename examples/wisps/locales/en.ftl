title = Wisps
tagline = Choose a lantern in secret: the brightest and the dimmest catch wisps.
uses-simultaneous-selection = Everyone chooses a lantern at the same time, and all are revealed at once.
uses-hand-management = Nine lanterns must last for eight rounds, and a bright one is gone once you light it.
uses-hidden-information = Nobody sees the other players’ lanterns, except those that a great wisp has lit up.
seat-red = Red
seat-blue = Blue
seat-green = Green
seat-yellow = Yellow
seat-purple = Purple
seat-teal = Teal
gain = +{ $worth }
lantern = Lantern { $number }, { $sign }
light = Light { $number }, { $sign }
great = Great wisp, worth { $worth }
small = Small wisp, worth { $worth }
shown = { $sign }: { $count } of ten shown
unlit = { $player } has not lit a lantern yet
hidden = { $player }’s chosen lantern
held = { $player }’s hand
stock = { $points ->
    [one] { $player } has 1 point
   *[other] { $player } has { $points } points
}
ask-light = Choose a lantern. The great wisp is worth { $worth }.
chooses = { $player } chooses a lantern.
chooses-it = You choose { $number }.
shows = { $player } lights { $number }, { $sign }.
shows-blinded = { $player } lights { $number }, { $sign }, and is blinded.
catches-great = { $player } is brightest with { $number } and catches the great wisp: { $worth }.
catches-small = { $player } is dimmest with { $number } and catches the small wisp: { $worth }.
stays = Nobody catches the great wisp. It stays, and { $worth } is added to the next one.
lit-up = The great wisp lights up { $number }, { $sign }, in { $player }’s hand.
great-wisps = great wisps
small-wisps = small wisps
help-lantern = Lanterns with the same sign blind each other. Of the others, the brightest and the dimmest each catch a wisp.
help-great = The brightest lantern that is not blinded catches this wisp.
help-small = The dimmest lantern that is not blinded catches this wisp.
help-place = This player’s lantern for the round goes here.
help-sign = How many of the ten lanterns with this sign have been shown so far.
help-held = The lanterns this player still has.
help-stock = Everything this player has caught.
when-lantern = You light one lantern each round, when you are asked to.
when-open = This lantern is revealed, but only its owner can light it.
when-prize = You cannot choose a wisp. Light a lantern to catch one.
when-great = The great wisps are caught one after the other, from the left.
goal-points = points
goal-rounds = eight rounds are over
goal-rounds-step = one more round
end-rounds = eight rounds are over
end-rounds-told = Eight rounds are over. { $winners ->
    [one] { $winner } has the most points.
   *[other] { $winner } are tied for the most points.
}
icon-star = star
icon-moon = moon
icon-leaf = leaf
icon-drop = drop
icon-flower = flower
icon-fish = fish
icon-wisp = great wisp
icon-spark = small wisp
icon-eye = revealed
icon-back = face-down lantern

## The player aid
aid-round = Each round
aid-choose = Everyone chooses a lantern at the same time.
aid-blind = Lanterns with the same sign blind each other.
aid-great = The brightest catches the great wisp. If nobody does, it stays.
aid-small = The dimmest catches the small wisp.
aid-open = Whoever catches the great wisp has a lantern revealed.
aid-signs = The signs

## The coach
coach-ask-light = The number shows how bright a lantern is. Is this wisp worth one of your brightest? The dimmest lantern catches something too. Check which signs the others still have: a lantern with the same sign blinds yours.

## The lesson
lesson-lanterns = Bright, dim, blinded
lesson-lanterns-about = How lanterns catch wisps, and how they blind each other.
lesson-lanterns-goal = You are Red. At the top are the great wisps, one for each round; the one for this round is highlighted. Next to them is the small wisp.
lesson-lanterns-hand = Below are your nine lanterns. The number on each shows how bright it is; the drawing is its sign.
lesson-lanterns-first = Light your brightest lantern for the first wisp.
lesson-lanterns-not-first = That works too. For this lesson, light the brightest one, on the far right.
lesson-lanterns-shown = All lanterns were revealed at once. Yours was the brightest and caught the great wisp; Blue’s was the dimmest and caught the small one.
lesson-lanterns-open = The great wisp lights up whoever catches it: one of your lanterns now has an eye. Blue can see it until you light it.
lesson-lanterns-second = Now try to be the dimmest: light your lowest number.
lesson-lanterns-not-second = For this lesson, light the lowest number, on the far left.
lesson-lanterns-question = Two players light lanterns with a leaf, 51 and 33, and nobody else plays. Which one catches the great wisp?
lesson-lanterns-nobody = Neither
lesson-lanterns-nobody-reply = Right: they blind each other. The wisp stays and is added to the next one.
lesson-lanterns-brightest = The 51
lesson-lanterns-brightest-reply = It would be the brightest, but both lanterns have a leaf, so they blind each other.
lesson-lanterns-end = That is all you need to know. Keep track of which signs have been shown, and play on.
