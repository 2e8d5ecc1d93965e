title = Irrlichter
tagline = Zünde verdeckt eine Laterne an: die hellste oder die dunkelste fängt.
uses-simultaneous-selection = Alle wählen zugleich eine Laterne, und alle werden auf einmal gezeigt.
uses-hand-management = Neun Laternen müssen für acht Runden reichen: Eine helle, die brennt, ist fort.
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
unlit = { $player } hat noch nichts angezündet
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
help-great = Die hellste Laterne, die nichts blendet, fängt es.
help-small = Die dunkelste Laterne, die nichts blendet, fängt es.
help-place = Hier liegt die Laterne, die angezündet wird.
help-sign = So viele der zehn Laternen mit diesem Zeichen wurden schon gezeigt.
help-held = So viele Laternen sind noch auf dieser Hand.
help-stock = Alles, was hier gefangen wurde.
when-lantern = Du zündest in jeder Runde eine Laterne an, wenn du gefragt wirst.
when-open = Diese Laterne liegt offen, aber nur wem sie gehört, kann sie anzünden.
when-prize = Irrlichter wählt man nicht: Zünde eine Laterne an.
when-great = Die großen Irrlichter werden nacheinander gefangen, von links.
goal-points = Punkte
goal-rounds = acht Runden sind vorbei
goal-rounds-step = eine Runde
end-rounds = acht Runden sind vorbei
end-rounds-told = Acht Runden sind vorbei. { $winners ->
    [one] { $winner } hat die meisten Punkte.
   *[other] { $winner } haben die meisten Punkte, und gleich viele.
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
aid-blind = Dasselbe Zeichen blendet.
aid-great = Die hellste fängt das große Irrlicht. Fängt es niemand, bleibt es liegen.
aid-small = Die dunkelste fängt das kleine Irrlicht.
aid-open = Wer das große fing, dem wird eine Laterne offen hingelegt.
aid-signs = Die Zeichen

## The coach
coach-ask-light = Die Zahl sagt, wie hell eine Laterne ist. Ist dir dieses Irrlicht eine deiner hellsten wert? Auch die dunkelste fängt etwas. Sieh nach, welche Zeichen die anderen noch haben: Wer deines teilt, blendet dich.

## The lesson
lesson-lanterns = Hell, dunkel, geblendet
lesson-lanterns-about = Wie Laternen Irrlichter fangen und einander blenden.
lesson-lanterns-goal = Du bist Rot. Oben liegen die großen Irrlichter, eines für jede Runde; das dieser Runde ist hervorgehoben. Daneben liegt das kleine.
lesson-lanterns-hand = Unten sind deine neun Laternen. Die Zahl sagt, wie hell jede ist; das Bild ist ihr Zeichen.
lesson-lanterns-first = Zünde für das erste Irrlicht deine hellste Laterne an.
lesson-lanterns-not-first = Auch das geht. Zünde in dieser Lektion die hellste an, ganz rechts.
lesson-lanterns-shown = Alle wurden auf einmal gezeigt. Du warst am hellsten und hast das große Irrlicht gefangen; Blau war am dunkelsten und fing das kleine.
lesson-lanterns-open = Wer das große Irrlicht fängt, steht in seinem Schein: Eine deiner Laternen trägt jetzt ein Auge. Blau sieht sie, bis du sie anzündest.
lesson-lanterns-second = Versuche jetzt, am dunkelsten zu sein: Zünde deine niedrigste Zahl an.
lesson-lanterns-not-second = Zünde in dieser Lektion die niedrigste Zahl an, ganz links.
lesson-lanterns-question = Zwei Laternen mit einem Blatt treffen aufeinander, 51 und 33, und sonst spielt niemand. Wer fängt das große Irrlicht?
lesson-lanterns-nobody = Niemand
lesson-lanterns-nobody-reply = Ja: Sie blenden einander. Das Irrlicht bleibt liegen und kommt zum nächsten dazu.
lesson-lanterns-brightest = Die 51
lesson-lanterns-brightest-reply = Sie wäre die hellste, aber beide tragen ein Blatt: Sie blenden einander.
lesson-lanterns-end = Das ist alles. Achte darauf, welche Zeichen gezeigt wurden, und spiel weiter.
