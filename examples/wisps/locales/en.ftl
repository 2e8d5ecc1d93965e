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
help-lantern = Lanterns with the same sign blind each other. Of the lanterns that are not blinded, the brightest and the dimmest each catch a wisp.
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
lesson-lanterns-learnt-1 = The brightest lantern catches the great wisp, the dimmest the small one.
lesson-lanterns-learnt-2 = Lanterns with the same sign blind each other and catch nothing.
lesson-lanterns-learnt-3 = Whoever catches the great wisp has a lantern revealed.
lesson-lanterns-goal = You are Red. The great wisps lie in a row, one for each round; the one for this round is highlighted. The small wisp is next to the row.
lesson-lanterns-hand = You have nine lanterns in your hand. The number on each shows how bright it is; the drawing is its sign. Lanterns with the same sign blind each other and catch nothing.
lesson-lanterns-first = Light your brightest lantern for the first wisp.
lesson-lanterns-not-first = That works too. For this lesson, light the brightest one, on the far right.
lesson-lanterns-shown = All lanterns were revealed at once. Yours was the brightest and caught the great wisp; Blue’s was the dimmest and caught the small one.
lesson-lanterns-open = The great wisp lights up whoever catches it: one of your lanterns now has an eye. Blue can see it until you light it.
lesson-lanterns-second = Now try to be the dimmest: light your lowest number.
lesson-lanterns-not-second = For this lesson, light the lowest number, on the far left.
lesson-lanterns-end = Your lantern was the dimmest, so you caught the small wisp. Keep track of which signs have been shown. Three questions to finish with.
lesson-lanterns-question = Two players light lanterns with a leaf, 51 and 33, and nobody else plays. Which one catches the great wisp?
lesson-lanterns-nobody = Neither
lesson-lanterns-nobody-reply = Right: they blind each other. The wisp stays and is added to the next one.
lesson-lanterns-brightest = The 51
lesson-lanterns-brightest-reply = It would be the brightest, but both lanterns have a leaf, so they blind each other.
lesson-lanterns-stars = Three lanterns are revealed: 58 and 40 with a star, and 12 with a fish. Who catches the great wisp?
lesson-lanterns-stars-high = The 58
lesson-lanterns-stars-high-reply = It is the brightest, but the other star blinds it.
lesson-lanterns-stars-low = The 12
lesson-lanterns-stars-low-reply = Right: the two stars blind each other, so the only lantern left catches both wisps.
lesson-lanterns-stars-none = None of them
lesson-lanterns-stars-none-reply = The 12 is not blinded, so it is the brightest of those that are left.
lesson-lanterns-eye = One of your lanterns has an eye. What does that mean?
lesson-lanterns-eye-must = I must light it next
lesson-lanterns-eye-must-reply = You still choose freely; the others only know that you have it.
lesson-lanterns-eye-blind = It is blinded
lesson-lanterns-eye-blind-reply = Lanterns blind each other only if they have the same sign and are lit in the same round.
lesson-lanterns-eye-seen = The others can see it
lesson-lanterns-eye-seen-reply = Right: a great wisp has revealed it, and everyone can see it until you light it.
