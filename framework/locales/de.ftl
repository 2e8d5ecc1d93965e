mechanic-abstract = Abstrakt
mechanic-row-building = Reihen bilden
mechanic-rondel = Rondell
mechanic-hand-management = Handkartenmanagement
mechanic-tug-of-war = Tauziehen
mechanic-sudden-death = Sofortsiege
mechanic-open-drafting = Offene Auslage
mechanic-set-collection = Sammeln
