mechanic-pattern-building = Pattern building
mechanic-rondel = Rondel
mechanic-hand-management = Hand management
mechanic-tug-of-war = Tug of war
mechanic-sudden-death = Instant wins
mechanic-open-drafting = Open drafting
mechanic-set-collection = Set collection
mechanic-tableau-building = Tableau building
mechanic-worker-placement = Worker placement
mechanic-market = Market
mechanic-income = Income
mechanic-take-that = Take that
mechanic-variable-powers = Variable player powers
mechanic-auction = Auction
mechanic-area-majority = Area majority
mechanic-route-building = Route building
mechanic-simultaneous-selection = Simultaneous choices
mechanic-hidden-information = Hidden information
mechanic-deduction = Deduction
mechanic-multi-use-cards = Multi-use cards
mechanic-end-game-bonuses = End-game bonuses
mechanic-solo = Solo game
mechanic-grid-movement = Grid movement
mechanic-cooperation = Cooperation
mechanic-enclosure = Enclosure
mechanic-bluffing = Bluffing
mechanic-dice-rolling = Dice rolling
mechanic-player-elimination = Player elimination
mechanic-trick-taking = Trick-taking
mechanic-team-play = Team play
component-cards = Cards
component-hand = Hand of cards
component-face-down = Face-down cards
component-display = Shared face-up cards
component-own-boards = Player boards
component-stores = Resources
component-pawns = Pawns and markers
component-discs = Discs
component-grid = Grid of squares
component-ring = Ring of spaces
component-map = Map with regions

list-last = { $rest } and { $last }

# Repeats a choice that the rules of a game do not announce
chosen = Chosen: “{ $choice }”

# A player resigns, or loses because the time is up
resigns = { $seat } resigns.
resigns-in-brief = resigns
runs-out-of-time = { $seat } runs out of time.
runs-out-of-time-in-brief = runs out of time
end-resignation = resignation
end-resignation-told = { $winner } wins: the other player resigned.
end-time = time
end-time-told = { $winner } wins: the other player ran out of time.

# Playing cards. The suits are numbered from clubs (0) to spades (3), the ranks from the ace (1) to the king (13)
icon-suit-clubs = clubs
icon-suit-diamonds = diamonds
icon-suit-hearts = hearts
icon-suit-spades = spades
icon-card-back = face-down card
card-letter = { $rank ->
    [1] A
    [11] J
    [12] Q
    [13] K
   *[other] { $rank }
}
card-name = { $rank ->
    [1] ace
    [11] jack
    [12] queen
    [13] king
   *[other] { $rank }
} of { $suit ->
    [0] clubs
    [1] diamonds
    [2] hearts
   *[other] spades
}
