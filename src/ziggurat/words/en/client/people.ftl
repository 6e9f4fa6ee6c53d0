## profiles, finished games, ratings

profile_of = { $name }
since = Here since { $date }
guest = guest
rating = Rating
rating_value = { $rating } ± { $spread }
rating_title = Most likely { $rating }; in 19 of 20 cases between { $low } and { $high }.
rated_games = { $n ->
    [one] one rated game
   *[other] { $n } rated games
}
no_ratings = No rated games yet. A game is rated when all who play it agreed to that beforehand.
results = Results
played = Played
won = Won
opponents = Opponents
opponent = Opponent
ahead = Ahead
behind = Behind
no_results = No finished games yet.
games = Games
any_game = Any game
player_name = A player's name begins with
from = From
until = Until
outcome = Outcome
any_outcome = Any
outcome_won = Won
outcome_lost = Not won
outcome_agreed = Ended by agreement
outcome_resigned = Given up
outcome_hint = Won and not won are the named player's, or yours when nobody is named.
search = Search
found = { $n ->
    [0] Nothing found
    [one] One game
   *[other] { $n } games
}
how_agreed = ended by agreement
how_resigned = given up
counted = rated
strongest = People and bots on one scale, by what they are at least worth. “±” is how far off a rating may be.
