card_row = Kartenreihe
cards_left = { $n ->
    [one] Zeitalter { $age } · noch { $n } Karte
   *[other] Zeitalter { $age } · noch { $n } Karten
    }
no_deck = keine Karten mehr
leaves = { $n ->
    [one] die erste Karte verschwindet im nächsten Zug
   *[other] die ersten { $n } Karten verschwinden im nächsten Zug
    }
civil_action = { $n ->
    [one] { $n } Zivilaktion
   *[other] { $n } Zivilaktionen
    }
military_action = { $n ->
    [one] { $n } Militäraktion
   *[other] { $n } Militäraktionen
    }
civil_left = noch { $n } von { $of } Zivilaktionen
military_left = noch { $n } von { $of } Militäraktionen
civil = zivil
military = militärisch
empty_slot = leer
slot = Platz
cost_to_take = Nehmen kostet
not_now = gerade nicht
why_building = schon eins im Bau
why_hand_full = Hand ist voll
why_leader_age = ein Anführer je Zeitalter
why_in_hand = auf der Hand
why_in_play = im Spiel
actions_short = { $n ->
    [one] { $n } Aktion zu wenig
   *[other] { $n } Aktionen zu wenig
    }
culture = Kultur
science = Wissenschaft
strength = Stärke
happiness = Zufriedenheit
food = Nahrung
resources = Rohstoffe
# The words of the cards' texts that are drawn as signs on the cards, in all their forms.
said_culture = Kultur
said_science = Wissenschaft
said_strength = Stärke
said_happiness = zufriedene Gesichter, zufriedenes Gesicht, zufriedenem Gesicht, zufriedenen Gesichter
said_food = Nahrung
said_resources = Rohstoffe, Rohstoffen, Rohstoff
said_civil = Zivilaktionen, Zivilaktion
said_military = Militäraktionen, Militäraktion
said_blue = blaue Steine, blauer Stein, blauen Stein
rank = { $nth } von { $of }
first_place = 1.
second_place = 2.
third_place = 3.
fourth_place = 4.
of_needed = von { $n }
per_turn = je Zug
eats = Verbrauch
lost_to_corruption = Korruption
produced = Ertrag
stored = Vorrat
points = Punkte
needed = benötigt
for_units = nur für Einheiten
uprising = Aufstand
uprising_hint = Mehr unzufriedene als unbeschäftigte Arbeiter: die Produktion fällt aus.
famine_hint = Zu wenig Nahrung: Was fehlt, kostet Kultur.
discontent = { $n ->
    [one] { $n } unzufriedener Arbeiter
   *[other] { $n } unzufriedene Arbeiter
    }
farm = Farmen
mine = Minen
lab = Labore
temple = Tempel
library = Bibliotheken
theater = Theater
arena = Arenen
infantry = Infanterie
cavalry = Kavallerie
artillery = Artillerie
air_force = Luftwaffe
government = Regierungsform
technologies = Technologien
special = Spezialtechnologie
leader = Anführer
wonder = Wunder
action = Aktionskarte
event = Ereignis
territory = Territorium
colonies = Kolonien
aggression = Aggression
pact = Pakt
war = Krieg
tactics = Taktik
bonus = Bonuskarte
one_farm = Farm
one_mine = Mine
one_lab = Labor
one_temple = Tempel
one_library = Bibliothek
one_theater = Theater
one_arena = Arena
one_infantry = Infanterie
one_cavalry = Kavallerie
one_artillery = Artillerie
one_air_force = Luftwaffe
age = Zeitalter { $age }
science_cost = Wissenschaft
revolution_cost = Wissenschaft, Revolution
peaceful_cost = Wissenschaft, friedlich
build_cost = Baukosten
build_printed = Baukosten, gedruckt
stages = Teile
next_stage = nächster Teil { $n }
in_progress = im Bau
workers = Arbeiter
tokens = Blaue Steine
worth = wert { $n }
civil_actions = Zivilaktionen
military_actions = Militäraktionen
urban_limit = Gebäude je Art
urban_limit_short = bis zu { $n } Gebäude je Art
army = Armee
army_bonus = Stärke je Armee
army_obsolete = mit veralteten Einheiten
armies = { $n ->
    [one] { $n } Armee, +{ $bonus } Stärke
   *[other] { $n } Armeen, +{ $bonus } Stärke
    }
no_armies = keine vollständige Armee
defence = Verteidigung
colonization = Kolonisation
ravaged_short = Ruine
with_partner = mit { $name }
side = als { $side }
war_on = gegen { $name }
war_by = von { $name }
population = Bevölkerung
next_costs = nächster kostet { $n } Nahrung
nobody_left = niemand mehr da
eats_n = verbraucht { $n }
idle = { $n ->
    [one] { $n } unbeschäftigter Arbeiter
   *[other] { $n } unbeschäftigte Arbeiter
    }
blue_bank = Blauer Vorrat
yellow_bank = Gelber Vorrat
no_corruption = keine Korruption
corruption_n = Korruption { $n }
happiness_title = Zufriedenheit
needed_n = { $n } benötigt
tokens_in_bank = Steine im Vorrat
beyond = +{ $n }
hand = Hand
civil_hand = Zivilkarten
military_hand = Militärkarten
hand_limit = { $n } von { $of }
no_cards = Keine Karten auf der Hand.
hidden_hand = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
    }
taken_now = in diesem Zug genommen
events = Ereignisse
current_events = Gegenwärtige Ereignisse
future_events = Zukünftige Ereignisse
past_events = Vergangene Ereignisse
civil_deck = Zivilkarten
military_deck = Militärkarten
discards = Ablage
none = keine
known_to_me = Dir bekannt
open_events = Am Ende gewertet
revealed = Wird ausgeführt
tracks = Leisten
tracks_hint = Kultur, Wissenschaft und Stärke aller
culture_over_time = Kultur im Lauf der Zeit
in_play = Regierungsform, Anführer, Wunder und mehr
show = zeigen
whose_civ = Wessen Zivilisation
civ_of = Zivilisation von { $name }
back_to_mine = Zurück zu meiner
resigned = ausgeschieden
auction = Versteigerung
passed = gepasst
still_in = bietet noch
bids = bietet { $n }
bid_of = Gebot { $n }
largest_force = Größte Streitmacht
pays = Zahlt mit
attack = Angriff
defend = Verteidigung
sacrificed = geopfert
strength_now = Stärke
attacker_wins = der Angriff gelingt
defender_holds = die Verteidigung hält
even = gleich stark
advantage = Vorsprung { $n }
offer = Angebotener Pakt
last_round = letzte Runde
round = Runde { $n }
simple = Einstiegsspiel
advanced = Fortgeschrittenenspiel
full = Expertenspiel
attacked_by = Angegriffen von
lost_actions = { $n ->
    [one] Rebellion: im nächsten Zug { $n } Zivilaktion weniger
   *[other] Rebellion: im nächsten Zug { $n } Zivilaktionen weniger
    }
skips_politics = Keine politische Aktion im nächsten Zug
start_player = Startspieler
yes = ja
final_scoring = Schlusswertung
