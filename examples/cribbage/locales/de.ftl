title = Cribbage
tagline = Lege zwei Karten in den Crib, spiele bis 31 und zähle deine Hand: Wer zuerst 121 Punkte hat, gewinnt.
uses-hand-management = Du entscheidest, welche vier deiner sechs Karten du behältst.
uses-set-collection = Fünfzehner, Paare, Folgen und Karten einer Farbe bringen Punkte.
uses-simultaneous-selection = Beide Spieler wählen gleichzeitig ihre Karten für den Crib.
uses-hidden-information = Du siehst nur deine eigenen Karten, bis die anderen gespielt werden.
option-target = Punkte zum Sieg
option-target-121 = 121
option-target-61 = 61
seat-red = Rot
seat-blue = Blau
board = Steckbrett
peg-front = Vorderer Stift von { $player }: { $points }
peg-back = Hinterer Stift von { $player }: { $points }
deck = Der Stapel
no-starter = Noch keine Startkarte
zone-starter = Stapel und Startkarte
zone-crib = Crib von { $player }
zone-line = Das Ausspielen
count = Zählwert
dealer = Geber
points-of = Punkte von { $player }
held = Eine Karte in der Hand von { $player }
laid = Eine Karte von { $player } im Crib
lay = { $low } und { $high } in den Crib legen
play = { $card } spielen
go = „Go“ sagen
deal = Runde { $number } geben
deals = { $player } gibt.
deals-in-brief = gibt
starter = Die Startkarte ist { $card }.
starter-in-brief = Startkarte: { $card }
heels = Die Startkarte ist ein Bube: { $player } bekommt 2 Punkte.
heels-in-brief = 2 für den Buben
chooses = { $player } hat zwei Karten für den Crib gewählt.
chooses-it = Du legst { $low } und { $high } in den Crib.
plays = { $player } spielt { $card }. Der Zählwert ist { $count }.
plays-scores = { $player } spielt { $card }. Der Zählwert ist { $count }: { $parts }.
plays-in-brief = { $card }: { $count }
plays-scores-in-brief = { $card }: { $count } für { $points }
play-15 = { $points } für fünfzehn
play-31 = { $points } für einunddreißig
play-pairs = { $points ->
    [2] 2 für ein Paar
    [6] 6 für einen Drilling
   *[other] { $points } für einen Vierling
}
play-run = { $points } für eine Folge
goes = { $player } kann bei { $count } nicht spielen und sagt „Go“.
goes-in-brief = Go
last = { $player } bekommt 1 Punkt für die letzte Karte.
last-in-brief = 1 für die letzte Karte
shows = Hand von { $player }: { $parts }.
shows-nothing = Die Hand von { $player } bringt nichts.
shows-crib = Crib von { $player }: { $parts }.
shows-crib-nothing = Der Crib von { $player } bringt nichts.
shows-in-brief = Hand: { $points }
shows-in-words = Hand: { $parts }
shows-crib-in-brief = Crib: { $points }
shows-nothing-in-brief = Hand: 0
shows-crib-nothing-in-brief = Crib: 0
show-fifteen = fünfzehn { $sum }
show-pairs = { $number ->
    [1] ein Paar macht
    [2] zwei Paare machen
    [3] ein Drilling macht
    [4] ein Drilling und ein Paar machen
   *[other] ein Vierling macht
} { $sum }
show-runs = { $number ->
    [1] eine Folge von { $length }
    [2] eine doppelte Folge von { $length }
    [3] eine dreifache Folge von { $length }
   *[other] eine vierfache Folge von { $length }
} macht { $sum }
show-flush = { $number ->
    [4] vier
   *[other] fünf
} Karten einer Farbe machen { $sum }
show-nobs = der Bube der Startfarbe macht { $sum }
ask-lay-own = Wähle zwei Karten für deinen eigenen Crib.
ask-lay-other = Wähle zwei Karten für den Crib des Gegners.
ask-first = Der Zählwert ist 0. Spiele eine Karte.
ask-play = Der Zählwert ist { $count }. Spiele eine Karte.
ask-go = Der Zählwert ist { $count }, und keine deiner Karten passt. Sag „Go“.
ask-deal = Die Hände sind gezählt. Gib die nächsten Karten.
blocked-31 = Mit dieser Karte wäre der Zählwert { $count }, also mehr als 31.
help-peg = Der vordere Stift zeigt die Punkte, der hintere die Punkte vor der letzten Wertung. Wer noch nicht über die gelbe Linie ist, wenn der andere gewinnt, verliert doppelt.
help-card = Diese Karte zählt { $value }.
help-hidden = Diese Karte sieht nur ihr Besitzer.
help-starter = Die Startkarte zählt bei beiden Händen und im Crib mit. Ist sie ein Bube, bekommt der Geber 2 Punkte.
help-count = Die Summe der gespielten Karten. Sie darf 31 nicht überschreiten.
help-points = Die Punkte dieses Spielers. Wer zuerst das Ziel erreicht, gewinnt.
when-card = Du legst oder spielst Karten der eigenen Hand, wenn du an der Reihe bist.
when-held = Das sind nicht deine Karten.
when-laid = Die Karten im Crib werden nach dem Ausspielen gezeigt.
when-deck = Die nächsten Karten werden nach dem Zählen gegeben.
when-count = Sag hier „Go“, wenn keine deiner Karten passt.
goal-points = Punkte
goal-points-step = ein Punkt
from-play = Ausspielen
from-hands = Hände
from-cribs = Cribs
end-points = das Ziel ist erreicht
end-points-told = { $winner } erreicht das Ziel und gewinnt.
end-skunk = das Ziel ist mit mehr als 30 Punkten Vorsprung erreicht
end-skunk-told = { $winner } erreicht das Ziel mit mehr als 30 Punkten Vorsprung: ein doppelter Sieg.
icon-peg = Punkte

## The player aid
aid-play = Das Ausspielen
aid-go = Höchstens 31. Passt keine Karte: Go.
aid-last = Letzte Karte: 1. Genau einunddreißig: 2.
aid-fifteen = Genau fünfzehn: 2.
aid-pairs = Paar 2, Drilling 6, Vierling 12.
aid-run = Folge von drei oder mehr, beliebig geordnet: 1 je Karte.
aid-show = Das Zählen
aid-order = Zuerst die Hand des Nichtgebers, dann die des Gebers, dann der Crib.
aid-show-fifteen = Jede Kombination mit der Summe fünfzehn: 2.
aid-show-pair = Jedes Paar: 2.
aid-show-run = Jede Folge: 1 je Karte.
aid-flush = Vier Karten einer Farbe: 4, mit der Startkarte 5. Im Crib nur fünf.
aid-nobs = Bube in der Farbe der Startkarte: 1.
aid-end = Das Ende
aid-win = Wer das Ziel erreicht, gewinnt sofort.
aid-skunk = Mehr als 30 Punkte Vorsprung: doppelter Sieg.

## The coach
coach-ask-lay-own = Der Crib gehört dir. Gute Karten sind darin nicht verloren: Fünfen, ein Paar, zwei Karten mit der Summe fünfzehn oder Nachbarn. Behalte aber zuerst die vier Karten, die zusammen am meisten bringen.
coach-ask-lay-other = Der Crib gehört dem Gegner. Behalte die vier Karten, die am meisten bringen, und gib Karten weg, die nicht zusammenpassen, etwa einen König und eine niedrige Karte. Gib keine Fünf weg.
coach-ask-first = Beginne mit einer Karte unter fünf: Dann kommt mit der nächsten Karte niemand auf fünfzehn. Auch eine Karte eines Paars ist gut: Legt der Gegner die gleiche, machst du den Drilling.
coach-ask-play = Achte auf 15, 31, Paare und Folgen. Meide die Zählwerte 5 und 21, denn Zehner sind häufig, und hebe niedrige Karten für den Schluss auf.

## The lesson
lesson-deal = Das erste Blatt
lesson-deal-about = Der Crib, das Ausspielen bis 31 und das Zählen.
lesson-deal-learnt-1 = Zwei deiner sechs Karten kommen in den Crib des Gebers.
lesson-deal-learnt-2 = Beim Ausspielen bringen fünfzehn, einunddreißig, Paare, Folgen und die letzte Karte Punkte.
lesson-deal-learnt-3 = Beim Zählen gehört die Startkarte zu jeder Hand.
lesson-deal-goal = Wer zuerst 121 Punkte hat, gewinnt. Jeder Spieler steckt seine Punkte auf seiner eigenen Bahn dieses Bretts.
lesson-deal-lay = Du bist Rot, und Blau gibt. Der Crib gehört also Blau. Behalte die Fünf, die Zehn und die Könige: Die Zehn und jeder König machen mit der Fünf fünfzehn. Lege das Ass und die Sechs in den Crib.
lesson-deal-not-lay = Auch das ist möglich. Lege in dieser Lektion das Ass und die Sechs in den Crib.
lesson-deal-starter = Auch Blau hat zwei Karten gelegt. Dann wurde die Startkarte aufgedeckt: diese Vier. Sie zählt bei beiden Händen und im Crib mit.
lesson-deal-first = Beim Ausspielen beginnt der Nichtgeber. Spiele den Kreuz-König.
lesson-deal-not-this = Auch diese Karte passt. Spiele in dieser Lektion die leuchtende Karte.
lesson-deal-pair = Mit der Zehn von Blau ist der Zählwert 20. Spiele deine Zehn: Das Paar bringt 2 Punkte.
lesson-deal-31 = Mit dem Ass hat Blau genau 31 erreicht, das bringt 2 Punkte. Dann begann der Zählwert wieder bei 0.
lesson-deal-again = Blau hat die letzte Karte gespielt, also beginnst du. Eine Fünf wäre gewagt: Mit jeder Zehnerkarte käme Blau auf fünfzehn. Spiele den König.
lesson-deal-last = Der Zählwert ist 20. Spiele deine letzte Karte.
lesson-deal-go = Die Sieben von Blau passte bei 25 nicht, also sagte Blau „Go“, und du bekamst 1 Punkt für die letzte Karte. Dann spielte Blau die Sieben und bekam 1 Punkt für die allerletzte Karte.
lesson-deal-show = Jetzt werden die Hände gezählt. In deiner macht die Fünf mit der Zehn und mit jedem König fünfzehn: 6 Punkte. Mit dem Paar Könige sind es 8.
lesson-deal-crib = Die Hand von Blau bringt 4. Der Crib zählt für den Geber: Sechs, Sechs und Drei machen fünfzehn, und die Sechsen sind ein Paar, also auch 4 Punkte.
lesson-deal-fits = Zum Schluss drei Fragen. Der Zählwert ist 26, und du hast eine Sieben und eine Dame. Was tust du?
lesson-deal-fits-seven = Die Sieben spielen
lesson-deal-fits-seven-reply = Das wären 33. Der Zählwert darf 31 nicht überschreiten.
lesson-deal-fits-go = „Go“ sagen
lesson-deal-fits-go-reply = Richtig: Keine der beiden passt.
lesson-deal-runs = Mit der Startkarte hast du 7, 7, 8, 9 und König. Was bringen die Folgen?
lesson-deal-runs-three = 3 Punkte
lesson-deal-runs-three-reply = Jede Sieben bildet mit der Acht und der Neun eine Folge, es sind also zwei.
lesson-deal-runs-six = 6 Punkte
lesson-deal-runs-six-reply = Richtig: Jede Sieben bildet eine Folge von drei. Das Paar und die Fünfzehner kommen noch dazu.
lesson-deal-order = Beiden fehlen 4 Punkte, und beide Hände bringen mehr. Wer gewinnt beim Zählen?
lesson-deal-order-other = Der Nichtgeber
lesson-deal-order-other-reply = Richtig: Er zählt zuerst und gewinnt sofort.
lesson-deal-order-dealer = Der Geber
lesson-deal-order-dealer-reply = Der Nichtgeber zählt zuerst, erreicht das Ziel und gewinnt sofort.
