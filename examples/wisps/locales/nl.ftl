title = Dwaallichten
tagline = Kies in het geheim een lantaarn: de helderste en de zwakste vangen dwaallichten.
uses-simultaneous-selection = Iedereen kiest tegelijk een lantaarn, en ze worden allemaal in één keer getoond.
uses-hand-management = Negen lantaarns moeten genoeg zijn voor acht rondes, en een heldere is weg zodra je hem aansteekt.
uses-hidden-information = Niemand ziet de lantaarns van een ander, behalve die waar een groot dwaallicht op heeft geschenen.
seat-red = Rood
seat-blue = Blauw
seat-green = Groen
seat-yellow = Geel
seat-purple = Paars
seat-teal = Turquoise
gain = +{ $worth }
lantern = Lantaarn { $number }, { $sign }
light = { $number } aansteken, { $sign }
great = Groot dwaallicht, { $worth } waard
small = Klein dwaallicht, { $worth } waard
shown = { $sign }: { $count } van tien getoond
unlit = { $player } heeft nog geen lantaarn aangestoken
hidden = Gekozen lantaarn van { $player }
held = Hand van { $player }
stock = { $points ->
    [one] { $player } heeft 1 punt
   *[other] { $player } heeft { $points } punten
}
ask-light = Kies een lantaarn. Het grote dwaallicht is { $worth } waard.
chooses = { $player } kiest een lantaarn.
chooses-it = Je kiest { $number }.
shows = { $player } steekt { $number } aan, { $sign }.
shows-blinded = { $player } steekt { $number } aan, { $sign }, en wordt verblind.
catches-great = { $player } is met { $number } het helderst en vangt het grote dwaallicht: { $worth }.
catches-small = { $player } is met { $number } het zwakst en vangt het kleine dwaallicht: { $worth }.
stays = Niemand vangt het grote dwaallicht. Het blijft liggen, en { $worth } komt bij het volgende.
lit-up = Het grote dwaallicht beschijnt { $number }, { $sign }, in de hand van { $player }.
great-wisps = grote dwaallichten
small-wisps = kleine dwaallichten
help-lantern = Lantaarns met hetzelfde teken verblinden elkaar. Van de andere vangen de helderste en de zwakste een dwaallicht.
help-great = De helderste lantaarn die niet wordt verblind, vangt dit dwaallicht.
help-small = De zwakste lantaarn die niet wordt verblind, vangt dit dwaallicht.
help-place = Hier ligt de lantaarn van deze speler voor de ronde.
help-sign = Zoveel van de tien lantaarns met dit teken zijn al getoond.
help-held = Zoveel lantaarns heeft deze speler nog.
help-stock = Alles wat deze speler heeft gevangen.
when-lantern = Je steekt elke ronde één lantaarn aan, als het je wordt gevraagd.
when-open = Deze lantaarn ligt open, maar alleen de eigenaar kan hem aansteken.
when-prize = Dwaallichten kun je niet kiezen. Steek een lantaarn aan om er een te vangen.
when-great = De grote dwaallichten worden na elkaar gevangen, van links af.
goal-points = punten
goal-rounds = acht rondes zijn voorbij
goal-rounds-step = één ronde
end-rounds = acht rondes zijn voorbij
end-rounds-told = Acht rondes zijn voorbij. { $winners ->
    [one] { $winner } heeft de meeste punten.
   *[other] { $winner } staan met evenveel punten samen bovenaan.
}
icon-star = ster
icon-moon = maan
icon-leaf = blad
icon-drop = druppel
icon-flower = bloem
icon-fish = vis
icon-wisp = groot dwaallicht
icon-spark = klein dwaallicht
icon-eye = ligt open
icon-back = gedekte lantaarn

## The player aid
aid-round = In elke ronde
aid-choose = Iedereen kiest tegelijk een lantaarn.
aid-blind = Gelijke tekens verblinden elkaar.
aid-great = De helderste vangt het grote dwaallicht. Vangt niemand het, dan blijft het liggen.
aid-small = De zwakste vangt het kleine dwaallicht.
aid-open = Wie het grote dwaallicht vangt, moet een lantaarn open tonen.
aid-signs = De tekens

## The coach
coach-ask-light = Het getal toont hoe helder een lantaarn is. Is dit dwaallicht een van je helderste waard? Ook de zwakste vangt iets. Kijk welke tekens de anderen nog hebben: een lantaarn met hetzelfde teken verblindt die van jou.

## The lesson
lesson-lanterns = Helder, zwak, verblind
lesson-lanterns-about = Hoe lantaarns dwaallichten vangen en elkaar verblinden.
lesson-lanterns-learnt-1 = De helderste lantaarn vangt het grote dwaallicht, de zwakste het kleine.
lesson-lanterns-learnt-2 = Lantaarns met hetzelfde teken verblinden elkaar en vangen niets.
lesson-lanterns-learnt-3 = Wie het grote dwaallicht vangt, moet een lantaarn open tonen.
lesson-lanterns-goal = Jij bent Rood. De grote dwaallichten liggen op een rij, één voor elke ronde; dat van deze ronde is gemarkeerd. Naast de rij ligt het kleine dwaallicht.
lesson-lanterns-hand = Je hebt negen lantaarns in je hand. Het getal op elke toont hoe helder die is; de tekening is het teken. Lantaarns met hetzelfde teken verblinden elkaar en vangen niets.
lesson-lanterns-first = Steek voor het eerste dwaallicht je helderste lantaarn aan.
lesson-lanterns-not-first = Dat kan ook. Steek in deze les de helderste aan, helemaal rechts.
lesson-lanterns-shown = Alle lantaarns werden in één keer getoond. Die van jou was de helderste en heeft het grote dwaallicht gevangen; die van Blauw was de zwakste en ving het kleine.
lesson-lanterns-open = Wie het grote dwaallicht vangt, staat in zijn schijnsel: een van je lantaarns draagt nu een oog. Blauw ziet hem tot je hem aansteekt.
lesson-lanterns-second = Probeer nu de zwakste te zijn: steek je laagste getal aan.
lesson-lanterns-not-second = Steek in deze les het laagste getal aan, helemaal links.
lesson-lanterns-end = Je lantaarn was de zwakste, dus je hebt het kleine dwaallicht gevangen. Let op welke tekens al zijn getoond. Tot slot drie vragen.
lesson-lanterns-question = Twee spelers steken lantaarns met een blad aan, 51 en 33, en verder speelt niemand. Welke vangt het grote dwaallicht?
lesson-lanterns-nobody = Geen van beide
lesson-lanterns-nobody-reply = Juist: ze verblinden elkaar. Het dwaallicht blijft liggen en komt bij het volgende.
lesson-lanterns-brightest = De 51
lesson-lanterns-brightest-reply = Die zou het helderst zijn, maar ze dragen allebei een blad: ze verblinden elkaar.
lesson-lanterns-stars = Drie lantaarns worden getoond: 58 en 40 met een ster en 12 met een vis. Welke vangt het grote dwaallicht?
lesson-lanterns-stars-high = De 58
lesson-lanterns-stars-high-reply = Die is het helderst, maar de andere ster verblindt hem.
lesson-lanterns-stars-low = De 12
lesson-lanterns-stars-low-reply = Juist: de twee sterren verblinden elkaar, en de enige lantaarn die overblijft, vangt beide dwaallichten.
lesson-lanterns-stars-none = Geen enkele
lesson-lanterns-stars-none-reply = De 12 wordt niet verblind, dus die is de helderste van wat overblijft.
lesson-lanterns-eye = Een van je lantaarns draagt een oog. Wat betekent dat?
lesson-lanterns-eye-must = Ik moet hem als volgende aansteken
lesson-lanterns-eye-must-reply = Je kiest nog steeds vrij; de anderen weten alleen dat je hem hebt.
lesson-lanterns-eye-blind = Hij is verblind
lesson-lanterns-eye-blind-reply = Alleen lantaarns met hetzelfde teken in dezelfde ronde verblinden elkaar.
lesson-lanterns-eye-seen = De anderen zien hem
lesson-lanterns-eye-seen-reply = Juist: een groot dwaallicht heeft hem beschenen, en iedereen ziet hem tot je hem aansteekt.
