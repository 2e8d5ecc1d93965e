mechanic-abstract = Abstract
mechanic-row-building = Rijen vormen
mechanic-rondel = Rondel
mechanic-hand-management = Handbeheer
mechanic-tug-of-war = Touwtrekken
mechanic-sudden-death = Directe zege
mechanic-open-drafting = Open keuze
mechanic-set-collection = Sets verzamelen
