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
lesson-village-goal = You are Red. The numbers show how much the villages are worth. Whoever has the most causeways at a village owns it.
lesson-village-first = Build your first causeway from the village in the middle to the one above it on the left.
lesson-village-not-first = That may be a good place too. For this lesson, build from the middle to the village above it on the left.
lesson-village-two = Your causeway counts at two villages: you now have the most at both its ends. Blue builds at the middle village too.
lesson-village-tie = Now you and Blue have one causeway each at the middle village, so it belongs to nobody. Build a second one there, to the left.
lesson-village-not-tie = For this lesson, build from the middle to the village on its left.
lesson-village-question = Blue also builds a second causeway at the middle. Who owns the village?
lesson-village-nobody = Nobody
lesson-village-nobody-reply = Right: as long as you are tied, nobody scores its points.
lesson-village-mine = I do, because I was there first
lesson-village-mine-reply = It does not matter who was there first, only who has more.
lesson-village-end = Six causeways can meet at the middle village, and four are built. Play on, and have the most there at the end.
