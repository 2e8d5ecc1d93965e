title = Causeways
tagline = Build causeways through the marsh. Whoever has the most at a village owns it.
uses-route-building = Each causeway must meet one of your own at a village, so your routes grow through the marsh.
uses-area-majority = A village belongs to whoever has more causeways at it than any other player.
seat-red = Red
seat-blue = Blue
seat-green = Green
seat-yellow = Yellow
ask-first = Build your first causeway, wherever you like.
ask-build = Build a causeway that meets one of your own.
village-named = { $row ->
    [1] A
    [2] B
    [3] C
    [4] D
   *[other] E
}{ $place }
village = Village { $village }, worth { $worth }
village-of = { $player }’s village { $village }, worth { $worth }
place = Free path between { $one } and { $other }
causeway = { $player }’s causeway between { $one } and { $other }
build = Build between { $one } and { $other }
builds-between = { $player } builds a causeway between { $one } and { $other }.
builds = builds { $one } – { $other }{ $points ->
    [0] {""}
    [one] , gains 1 point
   *[other] , gains { $points } points
}{ $taken ->
    [0] {""}
   *[other] , others lose { $taken }
}
left = { $player }’s causeways left
points = { $player }’s points
villages = { $count ->
    [one] 1 village
   *[other] { $count } villages
}
villages-worth = villages worth { $worth }
sum = points
help-place = A causeway can be built here.
help-village = Whoever has the most causeways here owns the village and scores its points at the end.
help-left = Causeways this player can still build.
help-points = Total worth of the villages this player owns now.
when-place = You can build only where your causeways lead, and where there is no causeway yet.
when-village = You cannot choose a village. Build a causeway to it instead.
goal-points = points
goal-built = all causeways are built
goal-built-step = one more causeway
end-built = nobody can build any more
end-built-told = Nobody can build any more. { $winners ->
    [one] { $winner } has the most points.
   *[other] { $winner } are tied for the most points.
}
icon-causeway = causeway
icon-village = village

## The player aid
aid-turn = On your turn
aid-turn-build = Build one causeway that meets one of your own.
aid-end = At the end
aid-end-village = Whoever has the most causeways at a village scores its points. If there is a tie, nobody does.

## The coach
coach-ask-first = Your first causeway decides where you can build. Look for villages that are worth a lot and are close together.
coach-ask-build = A causeway counts at both its ends. Look for a village where one more causeway gives you the majority, or takes it from someone.

## The lesson
lesson-village = Whose village is it?
lesson-village-about = How causeways win villages.
lesson-village-learnt-1 = Whoever has the most causeways at a village owns it; in a tie, nobody does.
lesson-village-learnt-2 = A causeway counts at both its ends.
lesson-village-learnt-3 = Every causeway after your first must meet one of your own at a village.
lesson-village-goal = You are Red. The numbers show how much the villages are worth. Whoever has the most causeways at a village owns it.
lesson-village-first = Build your first causeway from the village in the middle to the one above it on the left. Every later causeway must meet one of your own at a village.
lesson-village-not-first = That may be a good place too. For this lesson, build from the middle to the village above it on the left.
lesson-village-two = Your causeway counts at two villages: you now have the most at both its ends. Blue builds at the middle village too.
lesson-village-tie = Now you and Blue have one causeway each at the middle village, so it belongs to nobody. Build a second one there, to the left.
lesson-village-not-tie = For this lesson, build from the middle to the village on its left.
lesson-village-end = Blue also builds a second causeway at the middle village, so four of its six paths are now taken. Three questions to finish with.
lesson-village-question = You and Blue have two causeways each at the middle village. Who owns it?
lesson-village-nobody = Nobody
lesson-village-nobody-reply = Right: as long as you are tied, nobody scores its points.
lesson-village-mine = I do, because I was there first
lesson-village-mine-reply = It does not matter who was there first, only who has more.
lesson-village-one = At a village worth 4, there is only one causeway, and it is yours. How many points is that at the end?
lesson-village-one-each = 1, one for each causeway
lesson-village-one-each-reply = Causeways only decide who owns the village; the owner gets all 4 points.
lesson-village-one-worth = 4
lesson-village-one-worth-reply = Right: nobody has more causeways there than you, so the village is yours with all its points.
lesson-village-one-none = None
lesson-village-one-none-reply = There is no minimum: whoever has the most owns the village, even with one causeway.
lesson-village-where = Where may you build your next causeway?
lesson-village-where-meets = Where it meets one of mine at a village
lesson-village-where-meets-reply = Right: only the first may be built anywhere.
lesson-village-where-anywhere = Between any two neighbouring villages
lesson-village-where-anywhere-reply = That is true only of your first; all later ones must meet one of your own.
lesson-village-where-last = Only where my last one ends
lesson-village-where-last-reply = Any of your causeways will do, not just the last one.
