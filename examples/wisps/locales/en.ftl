title = Wisps
tagline = Light a lantern in secret: the brightest and the dimmest catch.
uses-simultaneous-selection = Everyone chooses a lantern at the same time, and all are revealed at once.
uses-hand-management = Nine lanterns must last for eight rounds: a bright one that is lit is gone.
uses-hidden-information = Nobody sees the lanterns of others, except those that a great wisp has lit up.
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
unlit = { $player } has lit nothing yet
hidden = Chosen lantern of { $player }
held = Hand of { $player }
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
stays = Nobody catches the great wisp. It stays, and { $worth } will be added to the next.
lit-up = The great wisp lights up { $number }, { $sign }, in the hand of { $player }.
great-wisps = great wisps
small-wisps = small wisps
help-lantern = Lanterns with the same sign blind each other. Of the others the brightest and the dimmest catch a wisp.
help-great = The brightest lantern that is not blinded catches it.
help-small = The dimmest lantern that is not blinded catches it.
help-place = The lantern this player lights lies here.
help-sign = How many of the ten lanterns with this sign have been shown so far.
help-held = The lanterns this player still has.
help-stock = Everything this player has caught.
when-lantern = You light one lantern in each round, when you are asked.
when-open = This lantern is revealed, but only its owner can light it.
when-prize = Wisps are not chosen: light a lantern.
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
icon-eye = lies open
icon-back = face-down lantern

## The player aid
aid-round = Each round
aid-choose = Everyone chooses a lantern at the same time.
aid-blind = The same sign blinds.
aid-great = The brightest catches the great wisp. If nobody does, it stays.
aid-small = The dimmest catches the small wisp.
aid-open = Whoever caught the great wisp has a lantern revealed.
aid-signs = The signs

## The coach
coach-ask-light = The number says how bright a lantern is. Is this wisp worth one of your brightest? The dimmest catches something too. Look which signs the others still have: whoever shares yours blinds you.

## The lesson
lesson-lanterns = Bright, dim, blinded
lesson-lanterns-about = How lanterns catch wisps, and how they blind each other.
lesson-lanterns-goal = You are Red. Above lie the great wisps, one for each round; that of this round stands out. Beside them is the small one.
lesson-lanterns-hand = Below are your nine lanterns. The number says how bright each is; the drawing is its sign.
lesson-lanterns-first = Light your brightest lantern for the first wisp.
lesson-lanterns-not-first = That works too. For this lesson light the brightest one, on the very right.
lesson-lanterns-shown = All were shown at once. You were brightest and caught the great wisp; Blue was dimmest and caught the small one.
lesson-lanterns-open = Whoever catches the great wisp is lit up: one of your lanterns bears an eye now. Blue sees it until you light it.
lesson-lanterns-second = Now try to be the dimmest: light your lowest number.
lesson-lanterns-not-second = For this lesson light the lowest number, on the very left.
lesson-lanterns-question = Two lanterns with a leaf meet, 51 and 33, and nobody else plays. Who catches the great wisp?
lesson-lanterns-nobody = Nobody
lesson-lanterns-nobody-reply = Yes: they blind each other. The wisp stays and is added to the next one.
lesson-lanterns-brightest = The 51
lesson-lanterns-brightest-reply = It would be brightest, but both bear a leaf: they blind each other.
lesson-lanterns-end = That is all. Watch which signs were shown, and play on.
