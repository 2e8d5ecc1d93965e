title = Irrlichter
tagline = Wähle verdeckt eine Laterne: Die hellste und die dunkelste fangen Irrlichter.
uses-simultaneous-selection = Alle wählen zugleich eine Laterne, und alle werden auf einmal gezeigt.
uses-hand-management = Neun Laternen müssen für acht Runden reichen, und eine helle ist fort, sobald du sie anzündest.
uses-hidden-information = Niemand sieht die Laternen der anderen, außer denen, die ein großes Irrlicht beschienen hat.
seat-red = Rot
seat-blue = Blau
seat-green = Grün
seat-yellow = Gelb
seat-purple = Lila
seat-teal = Türkis
gain = +{ $worth }
lantern = Laterne { $number }, { $sign }
light = { $number } anzünden, { $sign }
great = Großes Irrlicht, { $worth } wert
small = Kleines Irrlicht, { $worth } wert
shown = { $sign }: { $count } von zehn gezeigt
unlit = { $player } hat noch keine Laterne angezündet
hidden = Gewählte Laterne von { $player }
held = Hand von { $player }
stock = { $points ->
    [one] { $player } hat 1 Punkt
   *[other] { $player } hat { $points } Punkte
}
ask-light = Wähle eine Laterne. Das große Irrlicht ist { $worth } wert.
chooses = { $player } wählt eine Laterne.
chooses-it = Du wählst { $number }.
shows = { $player } zündet { $number } an, { $sign }.
shows-blinded = { $player } zündet { $number } an, { $sign }, und wird geblendet.
catches-great = { $player } ist mit { $number } am hellsten und fängt das große Irrlicht: { $worth }.
catches-small = { $player } ist mit { $number } am dunkelsten und fängt das kleine Irrlicht: { $worth }.
stays = Niemand fängt das große Irrlicht. Es bleibt liegen, und { $worth } kommen zum nächsten dazu.
lit-up = Das große Irrlicht bescheint { $number }, { $sign }, in der Hand von { $player }.
great-wisps = große Irrlichter
small-wisps = kleine Irrlichter
help-lantern = Laternen mit demselben Zeichen blenden einander. Von den anderen fangen die hellste und die dunkelste ein Irrlicht.
help-great = Die hellste Laterne, die nicht geblendet wird, fängt dieses Irrlicht.
help-small = Die dunkelste Laterne, die nicht geblendet wird, fängt dieses Irrlicht.
help-place = Hier liegt die Laterne dieser Farbe für die Runde.
help-sign = So viele der zehn Laternen mit diesem Zeichen wurden schon gezeigt.
help-held = So viele Laternen sind noch auf dieser Hand.
help-stock = Alles, was hier gefangen wurde.
when-lantern = Du zündest in jeder Runde eine Laterne an, wenn du gefragt wirst.
when-open = Diese Laterne liegt offen, aber nur ihr Besitzer kann sie anzünden.
when-prize = Irrlichter kannst du nicht wählen. Zünde eine Laterne an, um eines zu fangen.
when-great = Die großen Irrlichter werden nacheinander gefangen, von links.
goal-points = Punkte
goal-rounds = acht Runden sind vorbei
goal-rounds-step = eine Runde
end-rounds = acht Runden sind vorbei
end-rounds-told = Acht Runden sind vorbei. { $winners ->
    [one] { $winner } hat die meisten Punkte.
   *[other] { $winner } liegen mit gleich vielen Punkten gemeinsam vorn.
}
icon-star = Stern
icon-moon = Mond
icon-leaf = Blatt
icon-drop = Tropfen
icon-flower = Blume
icon-fish = Fisch
icon-wisp = großes Irrlicht
icon-spark = kleines Irrlicht
icon-eye = liegt offen
icon-back = verdeckte Laterne

## The player aid
aid-round = In jeder Runde
aid-choose = Alle wählen zugleich eine Laterne.
aid-blind = Gleiche Zeichen blenden einander.
aid-great = Die hellste fängt das große Irrlicht. Fängt es niemand, bleibt es liegen.
aid-small = Die dunkelste fängt das kleine Irrlicht.
aid-open = Wer das große Irrlicht fängt, muss eine Laterne offen zeigen.
aid-signs = Die Zeichen

## The coach
coach-ask-light = Die Zahl zeigt, wie hell eine Laterne ist. Ist dir dieses Irrlicht eine deiner hellsten wert? Auch die dunkelste fängt etwas. Sieh nach, welche Zeichen die anderen noch haben: Eine Laterne mit demselben Zeichen blendet deine.

## The lesson
lesson-lanterns = Hell, dunkel, geblendet
lesson-lanterns-about = Wie Laternen Irrlichter fangen und einander blenden.
lesson-lanterns-learnt-1 = Die hellste Laterne fängt das große Irrlicht, die dunkelste das kleine.
lesson-lanterns-learnt-2 = Laternen mit demselben Zeichen blenden einander und fangen nichts.
lesson-lanterns-learnt-3 = Wer das große Irrlicht fängt, muss eine Laterne offen zeigen.
lesson-lanterns-goal = Du bist Rot. Die großen Irrlichter liegen in einer Reihe, eines für jede Runde; das dieser Runde ist hervorgehoben. Neben der Reihe liegt das kleine Irrlicht.
lesson-lanterns-hand = Du hast neun Laternen auf der Hand. Die Zahl auf jeder zeigt, wie hell sie ist; das Bild ist ihr Zeichen. Laternen mit demselben Zeichen blenden einander und fangen nichts.
lesson-lanterns-first = Zünde für das erste Irrlicht deine hellste Laterne an.
lesson-lanterns-not-first = Auch das geht. Zünde in dieser Lektion die hellste an, ganz rechts.
lesson-lanterns-shown = Alle Laternen wurden auf einmal gezeigt. Deine war die hellste und hat das große Irrlicht gefangen; die von Blau war die dunkelste und fing das kleine.
lesson-lanterns-open = Wer das große Irrlicht fängt, steht in seinem Schein: Eine deiner Laternen trägt jetzt ein Auge. Blau kann sie sehen, bis du sie anzündest.
lesson-lanterns-second = Versuche jetzt, am dunkelsten zu sein: Zünde deine niedrigste Zahl an.
lesson-lanterns-not-second = Zünde in dieser Lektion die niedrigste Zahl an, ganz links.
lesson-lanterns-end = Deine Laterne war die dunkelste, also hast du das kleine Irrlicht gefangen. Achte darauf, welche Zeichen schon gezeigt wurden. Zum Schluss drei Fragen.
lesson-lanterns-question = Zwei Spieler zünden Laternen mit einem Blatt an, 51 und 33, und sonst spielt niemand. Welche fängt das große Irrlicht?
lesson-lanterns-nobody = Keine von beiden
lesson-lanterns-nobody-reply = Richtig: Sie blenden einander. Das Irrlicht bleibt liegen und kommt zum nächsten dazu.
lesson-lanterns-brightest = Die 51
lesson-lanterns-brightest-reply = Sie wäre die hellste, aber beide tragen ein Blatt: Sie blenden einander.
lesson-lanterns-stars = Drei Laternen werden gezeigt: 58 und 40 mit einem Stern und 12 mit einem Fisch. Welche fängt das große Irrlicht?
lesson-lanterns-stars-high = Die 58
lesson-lanterns-stars-high-reply = Sie ist die hellste, aber der andere Stern blendet sie.
lesson-lanterns-stars-low = Die 12
lesson-lanterns-stars-low-reply = Richtig: Die zwei Sterne blenden einander, und die einzige übrige Laterne fängt beide Irrlichter.
lesson-lanterns-stars-none = Keine
lesson-lanterns-stars-none-reply = Die 12 wird nicht geblendet, also ist sie die hellste von denen, die übrig sind.
lesson-lanterns-eye = Eine deiner Laternen trägt ein Auge. Was bedeutet das?
lesson-lanterns-eye-must = Ich muss sie als Nächste anzünden
lesson-lanterns-eye-must-reply = Du wählst weiterhin frei; die anderen wissen nur, dass du sie hast.
lesson-lanterns-eye-blind = Sie ist geblendet
lesson-lanterns-eye-blind-reply = Geblendet wird eine Laterne nur von einer mit demselben Zeichen in derselben Runde.
lesson-lanterns-eye-seen = Die anderen sehen sie
lesson-lanterns-eye-seen-reply = Richtig: Ein großes Irrlicht hat sie beschienen, und alle sehen sie, bis du sie anzündest.
