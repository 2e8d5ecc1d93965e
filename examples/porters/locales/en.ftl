title = Porters
tagline = Everybody sees what you carry except you: supply six mountain huts together.
uses-cooperation = All porters win or lose together.
uses-hidden-information = You see every pack except those on your own back.
uses-deduction = A signal says which packs match, and so also which do not.
uses-hand-management = The packs you carry must last until the huts that need them are open.
porter-1 = Anna
porter-2 = Ben
porter-3 = Cleo
porter-4 = Dario
porter-5 = Eva
hut-meadow = Meadow Hut
hut-spring = Spring Hut
hut-pine = Pine Hut
hut-chamois = Chamois Hut
hut-eagle = Eagle Hut
hut-summit = Summit Hut
icon-bread = bread
icon-rope = rope
icon-wood = wood
icon-oil = oil
icon-wool = wool
icon-weight = weight
icon-pack = pack
icon-porter = porter
icon-ear = its porter knows
icon-no = not
icon-signal = signals
icon-sun = hours
icon-ravine = ravine
icon-valley = valley

## On the table
unknown = unknown
weight-of = weight { $weight }
both-of = { $good } { $weight }
no-pack = No pack
pack = Pack { $slot }: { $what }
shelf = Shelf for { $what }
stocked = Shelf filled with { $what }
call = Call: { $what }
lost = Lost: { $what }
zone-lost = Lost packs
hours = Hours until night
signals = Signals
depot = Packs in the depot
valley = Packs left in the valley
ravine = Packs fallen into the ravine
help-no-pack = The depot is empty, so no new pack came here.
help-own-pack = You see only what signals have told you. To carry a pack, you must know its goods or its weight.
help-pack = The ear shows what its porter knows about this pack, and the crossed circle what it is not.
help-porter = Choose another porter and then goods or a weight to send a signal.
help-shelf = The shelf asks for goods, for a weight or for both. A hut opens when the two below it are full.
help-call = Choose another porter and this call: they learn which of their packs match.
help-lost = A pack that was left behind or has fallen. There are two of each kind.
help-hours = Each turn takes one hour. When none is left, it is night, and you lose.
help-signals = Signals you share. You get one back when a hut is full or when you leave a pack behind.
help-depot = A pack that was carried or left behind is replaced from here.
help-valley = Packs that were left behind. They are lost, but each returns a signal.
help-ravine = Packs that did not fit their shelf. When the third falls, you lose.
when-pack = On your turn, choose one of your own packs and then a shelf or the valley. You must know the pack’s goods or its weight to carry it.
when-shelf = Choose one of your own packs that may fit, and then this shelf.
when-call = On your turn, choose another porter and then goods or a weight that one of their packs has.
when-valley = Choose one of your own packs and then the valley to leave it behind.
blocked-closed = This hut is still closed: the two huts below it must be full first.
blocked-signals = You have no signals left.

## Choices
signal = Signal to { $player }: { $what }
carry = Carry pack { $slot } to the { $hut }: { $what }
leave = Leave pack { $slot } behind
ask-act = Signal to another porter, carry a pack or leave one behind.
ask-without-signals = Carry a pack, or leave one behind to get a signal back.

## The log
signals-goods = { $player } tells { $to }: { $count ->
    [one] one pack holds { $what }.
   *[other] { $count } packs hold { $what }.
 }
signals-in-brief = tells { $to }: { $count } × { $what }
signals-weight = { $player } tells { $to }: { $count ->
    [one] one pack has { $what }.
   *[other] { $count } packs have { $what }.
 }
carries = { $player } carries { $what } to the { $hut }.
carries-in-brief = carries { $what } to the { $hut }
falls = { $player } carries { $what } to the { $hut }, but it does not fit. The pack falls into the ravine.
falls-in-brief = loses { $what } in the ravine
leaves = { $player } leaves { $what } in the valley.
leaves-in-brief = leaves { $what }
takes = { $player } takes a new pack.
takes-it = { $player } takes a new pack: { $what }.
fills = The { $hut } is full.
fills-in-brief = fills it

## The end
end-supplied = every hut is supplied
end-supplied-told = All six huts are supplied before night.
end-fallen = three packs have fallen
end-fallen-told = The third pack has fallen into the ravine.
end-night = night has fallen
end-night-told = Night has fallen before every hut was supplied.
goal-supplied = shelves filled
goal-supplied-step = one more shelf
goal-fallen = packs in the ravine: defeat
goal-fallen-step = one more fallen pack
goal-night = hours gone: defeat
goal-night-step = one more hour

## The player aid
aid-turn = On your turn, do one of these
aid-signal = Spend a signal: name goods or a weight to another porter.
aid-carry = Carry a pack of yours whose goods or weight you know to a free shelf.
aid-leave = Leave a pack behind and get a signal back.
aid-end = The end
aid-win = All eighteen shelves are full: you win.
aid-fallen = Three packs have fallen: you lose.
aid-night = 40 hours are over: you lose.
aid-marks = Marks on packs
aid-ear = An ear: what the porter knows about the pack.
aid-no = A crossed circle: what the pack is not, as far as its porter knows.

## The coach
coach-ask-act = If you know a pack that an open shelf needs, carry it. Otherwise, look for a signal that tells another porter about a pack they can carry at once, best of all about two. Do not use up the packs that the upper huts will ask for.
coach-ask-without-signals = Carry a pack if you know that it fits. Otherwise, leave behind a pack that you know nobody needs.

## The lesson
lesson-signals = What is on my back?
lesson-signals-about = How to read the packs, send a signal and carry a pack to a hut.
lesson-signals-learnt-1 = You see every pack except your own.
lesson-signals-learnt-2 = A signal shows which packs match, and so also which do not.
lesson-signals-learnt-3 = You may carry a pack once you know its goods or its weight.
lesson-signals-huts = Six huts need packs. Each shelf asks for goods, for a weight or, further up, for both. The three lower huts are open.
lesson-signals-packs = You are Anna. You see what Ben carries: rope 3, oil 3 and more. Ben does not see it, and you do not see your own packs.
lesson-signals-tell = Ben has two packs of oil, and the Meadow Hut asks for oil. Choose Ben and then oil to tell him.
lesson-signals-not-tell = That is allowed too. For this lesson, tell Ben about oil.
lesson-signals-marks = The ear shows what Ben knows now: these packs are oil. The crossed circle on his other packs says that they are not. The signal cost one of your eight.
lesson-signals-carry = Ben has told you that your last pack is wool, and a shelf asks for wool. Choose the pack and then the shelf.
lesson-signals-not-carry = Carry your last pack to the shelf for wool in the Meadow Hut.
lesson-signals-new = The wool is on its shelf. You took a new pack from the depot, and only Ben sees it. Three questions to finish with.
lesson-signals-may = Nothing was said about your first pack except that it is not wool. May you carry it to a hut?
lesson-signals-may-yes = Yes, at my own risk
lesson-signals-may-yes-reply = Not yet: you must know its goods or its weight.
lesson-signals-may-no = No
lesson-signals-may-no-reply = Right. If you knew its weight, you could try it on a shelf for other goods. If it did not fit, it would fall into the ravine, and the third fall loses the game.
lesson-signals-back = You have no signals left. How do you get one back?
lesson-signals-back-leave = By leaving a pack behind
lesson-signals-back-leave-reply = Right, and by filling the last shelf of a hut. But a pack that is left behind is lost.
lesson-signals-back-carry = By carrying any pack
lesson-signals-back-carry-reply = Only the pack that fills a hut returns a signal. Otherwise, leave a pack behind.
lesson-signals-keep = Ben’s rope 3 fits the shelf for rope, but the Summit Hut asks for just this pack. There are two packs of each kind. What is safer?
lesson-signals-keep-now = Use it now
lesson-signals-keep-now-reply = That saves time now. But then only one pack of rope 3 is left, and if it is lost, you cannot win.
lesson-signals-keep-wait = Keep it for the Summit Hut
lesson-signals-keep-wait-reply = Right, if another pack of rope is at hand. A pack that is kept also takes up room on a back, though.
