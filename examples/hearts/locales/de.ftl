title = Hearts
tagline = Nimm keine Herzkarten und hüte dich vor der Pik-Dame – oder nimm sie alle.
uses-trick-taking = Die höchste Karte der angespielten Farbe gewinnt den Stich, den man meist gar nicht will.
uses-simultaneous-selection = Alle wählen gleichzeitig drei Karten, die sie weitergeben.
uses-hidden-information = Du siehst nur die eigene Hand und weißt noch, was du weitergegeben hast.
option-length = Länge der Partie
option-length-fifty = Bis 50 Punkte
option-length-hundred = Bis 100 Punkte
option-length-one = Eine Runde
seat-red = Rot
seat-blue = Blau
seat-green = Grün
seat-yellow = Gelb
seat-purple = Violett
seat-teal = Türkis
zone-trick = Der Stich
zone-last = Der letzte Stich
zone-passing = Karten zum Weitergeben
place = Platz von { $player } im Stich
slot = Platz für eine Karte zum Weitergeben
held = Verdeckte Karten von { $player }
total = Punkte von { $player } vor dieser Runde
label-total = Stand
taken = Punkte, die { $player } in dieser Runde genommen hat
broken = Herz
is-broken = Herz ist gebrochen
not-broken = Herz ist nicht gebrochen
passing = Weitergeben in dieser Runde
pass-left = Weitergeben: nach links
pass-right = Weitergeben: nach rechts
pass-across = Weitergeben: gegenüber
pass-nobody = kein Weitergeben
help-card = Bediene, wenn du kannst. Die höchste Karte der angespielten Farbe gewinnt den Stich.
help-place = Hier liegt die Karte, die dieser Spieler zum Stich spielt.
help-slot = Wähle drei Karten deiner Hand zum Weitergeben.
help-broken = Niemand darf Herz anspielen, bevor in dieser Runde ein Herz gefallen ist.
help-passing = Nach links, nach rechts, zu viert zum Spieler gegenüber, und dann gar nicht.
help-total = Die Punkte der Runden vor dieser. Die wenigsten gewinnen.
help-taken = Jedes Herz zählt einen Punkt, die Pik-Dame dreizehn.
help-held = Nur dieser Spieler sieht diese Karten. Karten, von denen du weißt, dass er sie hat, liegen offen daneben.
when-card = Wähle eine Karte deiner eigenen Hand, wenn du an der Reihe bist.
blocked-first = Wer die Kreuz-2 hat, spielt sie zum ersten Stich aus.
blocked-suit = Du hast Karten der angespielten Farbe und musst deshalb bedienen.
blocked-points = Zum ersten Stich darf nichts gespielt werden, was Punkte zählt.
blocked-hearts = Herz ist noch nicht gebrochen.
pass = { $card } an { $to } weitergeben
play = { $card } spielen
ask-pass = { $count ->
    [one] Wähle noch eine Karte für { $to }.
   *[other] Wähle { $count } Karten für { $to }.
}
ask-first = Spiele die Kreuz-2 aus.
ask-lead = Spiele zum nächsten Stich aus.
ask-follow = Bediene { $suit }.
ask-discard = Du hast kein { $suit }: Spiele eine beliebige Karte.
ask-discard-first = Du hast kein { $suit }: Spiele eine beliebige Karte, die keine Punkte zählt.
chooses = { $player } hat drei Karten zum Weitergeben gewählt.
chooses-them = Du wählst { $first }, { $second } und { $third } für { $to }.
passes = { $player } gibt drei Karten an { $to } weiter.
passes-them = { $player } gibt dir { $first }, { $second } und { $third }.
plays = { $player } spielt { $card }.
plays-in-brief = { $card }
breaks = { $player } spielt { $card }: Herz ist gebrochen.
breaks-in-brief = { $card } bricht Herz
takes = { $player } nimmt den Stich.
takes-points = { $player } nimmt den Stich mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}.
shoots = { $player } hat alle Herzkarten und die Pik-Dame genommen: ein Durchmarsch!
counting = Ende der Runde
scores = { $player }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} in dieser Runde, { $all } insgesamt.
goal-points = Punkte
goal-limit = Punkte, die die Partie beenden
goal-limit-step = ein Punkt
goal-deal = gespielte Karten der Runde
goal-deal-step = eine Karte
end-limit = die Punktgrenze ist erreicht
end-limit-told = Die Punktgrenze ist erreicht. { $winners ->
    [one] { $winner } hat die wenigsten Punkte.
   *[other] { $winner } liegen mit gleich wenigen Punkten gemeinsam vorn.
}
end-deal = die Runde ist zu Ende
end-deal-told = Die Runde ist zu Ende. { $winners ->
    [one] { $winner } hat die wenigsten Punkte.
   *[other] { $winner } liegen mit gleich wenigen Punkten gemeinsam vorn.
}

## The player aid
aid-tricks = Stiche
aid-first = Die Kreuz-2 eröffnet den ersten Stich.
aid-follow = Bediene, wenn du kannst; sonst spiele eine beliebige Karte.
aid-win = Die höchste Karte der angespielten Farbe gewinnt den Stich; wer ihn hat, spielt aus.
aid-broken = Spiele kein Herz an, bevor ein Herz gefallen ist.
aid-bloodless = Spiele zum ersten Stich keine Punkte.
aid-points = Punkte
aid-heart = Jedes Herz zählt einen Punkt.
aid-queen = Die Pik-Dame zählt dreizehn.
aid-moon = Wer alle 26 Punkte nimmt, bekommt keinen, und alle anderen bekommen 26.
aid-least = Die wenigsten Punkte gewinnen.

aid-suits = Die Farben

## The coach
coach-ask-pass = Gib Karten weiter, die Stiche nehmen müssten: Dame, König und Ass in Pik, wenn du nicht viele Pik hast, hohe Herzkarten, und die letzten Karten einer kurzen Farbe. Ohne eine Farbe kannst du schlechte Karten abwerfen, wenn sie angespielt wird. Niedrige Pik solltest du behalten.
coach-ask-lead = Niedrige Karten sind sicher. Hast du weder die Pik-Dame noch ein höheres Pik, dann spiele Pik, bis die Dame fällt. Merke dir, wer welche Farbe nicht bedienen konnte.
coach-ask-follow = Meist ist die höchste Karte richtig, die noch unter der besten des Stichs bleibt: Sie nimmt nichts, und du bist eine hohe Karte los. Spielst du als Letzter und liegen keine Punkte im Stich, dann nimm ihn mit deiner höchsten Karte.
coach-ask-discard = Jetzt darfst du abwerfen, was wehtut: zuerst die Pik-Dame, dann König und Ass in Pik, solange sie aussteht, hohe Herzkarten, oder die letzten Karten einer Farbe.
coach-ask-discard-first = Zum ersten Stich darf niemand Punkte spielen. Wirf ein hohes Pik ab oder die letzten Karten einer kurzen Farbe.

## The lesson
lesson-tricks = Stiche ohne Herz
lesson-tricks-about = Wie man Karten weitergibt, bedient und Punkte vermeidet.
lesson-tricks-learnt-1 = Gib Karten weiter, die schlechte Stiche nähmen.
lesson-tricks-learnt-2 = Bediene; die höchste Karte der Farbe nimmt den Stich.
lesson-tricks-learnt-3 = Kannst du nicht bedienen, wirf ab, was wehtut.
lesson-tricks-learnt-4 = Ein Herz zählt 1 Punkt, die Pik-Dame 13.
lesson-tricks-goal = Du bist Rot. Jedes Herz, das du nimmst, zählt hier einen Punkt, und die Pik-Dame zählt dreizehn. Wer die wenigsten Punkte hat, gewinnt.
lesson-tricks-queen = Zuerst geben alle drei Karten nach links weiter. Du hast die Pik-Dame: Gib sie Blau.
lesson-tricks-not-that = Auch das kann eine gute Wahl sein. Wähle in dieser Lektion die leuchtende Karte.
lesson-tricks-ace = Hohe Karten nehmen Stiche, und darin können Punkte liegen. Gib auch das Kreuz-Ass weiter.
lesson-tricks-king = Und den Kreuz-König, damit du bald kein Kreuz mehr hast.
lesson-tricks-got = Diese drei Karten hat Gelb dir gegeben.
lesson-tricks-gave = Du weißt, wo deine drei Karten sind: Blau hat sie. Sie liegen hier offen, aber nur für dich.
lesson-tricks-follow = Blau hat die Kreuz-2 ausgespielt, wie immer im ersten Stich. Du musst bedienen und spielst als Letzter. Der Bube bleibt unter der Dame: Spiele ihn, denn so leicht wirst du ihn nicht wieder los.
lesson-tricks-not-follow = Auch das ist erlaubt. Spiele in dieser Lektion die höhere der beiden, die den Stich trotzdem nicht nimmt.
lesson-tricks-low = Gelb hat den Stich genommen und spielt Karo an. Nach dir kommen noch zwei. Bleib niedrig: Spiele die Karo-2.
lesson-tricks-not-low = Das ginge. Spiele in dieser Lektion die Karo-2.
lesson-tricks-broken = Blau spielt das Kreuz-Ass an. Grün hat kein Kreuz und spielt ein Herz: Jetzt ist Herz gebrochen und darf angespielt werden.
lesson-tricks-discard = Du musstest dein letztes Kreuz spielen, und Blau spielt wieder Kreuz an. Jetzt darfst du jede Karte spielen, und Blau nimmt sie: Spiele die Herz-9.
lesson-tricks-not-discard = Das ist erlaubt. Gib Blau in dieser Lektion die Herz-9.
lesson-tricks-taken = Blau hat drei Herzkarten genommen: drei Punkte in dieser Runde. Zum Schluss drei Fragen.
lesson-tricks-wins = Die Karo-7 wurde angespielt. Es folgen die Karo-10 und das Kreuz-Ass. Welche Karte gewinnt den Stich?
lesson-tricks-wins-ten = Die Karo-10
lesson-tricks-wins-ten-reply = Richtig: Nur Karten der angespielten Farbe können den Stich gewinnen.
lesson-tricks-wins-ace = Das Kreuz-Ass
lesson-tricks-wins-ace-reply = Das Ass hat eine andere Farbe und kann den Stich nicht gewinnen. Die Karo-10 gewinnt ihn.
lesson-tricks-first = Im ersten Stich hast du kein Kreuz. Darfst du die Pik-Dame spielen?
lesson-tricks-first-no = Nein
lesson-tricks-first-no-reply = Richtig: Zum ersten Stich keine Punkte, außer wenn du nichts anderes hast.
lesson-tricks-first-yes = Ja
lesson-tricks-first-yes-reply = Zum ersten Stich darf weder Herz noch die Pik-Dame gespielt werden, außer wenn du nichts anderes hast.
lesson-tricks-moon = Du nimmst alle dreizehn Herzkarten und die Pik-Dame. Was geschieht?
lesson-tricks-moon-all = Die anderen bekommen je 26 Punkte
lesson-tricks-moon-all-reply = Richtig: Das ist ein Durchmarsch, und du selbst bekommst keine Punkte.
lesson-tricks-moon-bad = Ich bekomme 26 Punkte
lesson-tricks-moon-bad-reply = Nicht, wenn du alle nimmst: Dann bekommst du keine und alle anderen je 26.
