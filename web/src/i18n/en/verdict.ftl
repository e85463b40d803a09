### Whether the draws of a game were fair.

held =
    { $draws ->
         [0] Checked by this browser: nothing in this game was drawn from the seed.
         [1] Checked by this browser: the one draw of the game is the one that the seed gives.
        *[other] Checked by this browser: all { $draws } draws of the game are those that the seed gives.
    }
tied = The record is of this table and ends as shown here.
forged = Not fair: draw { $draw } is not the one that the seed gives.
impossible = Not a true record: entry { $entry } is not possible there.
given = The first { $entries } entries come from another game: this seed says nothing of their draws.
series = Who begins was settled by the series, not drawn.
asked = Options left to chance were drawn before the game; this browser does not check them.
older = The game was played by version { $version } of the rules.
watched = Whether the seed was fixed before the game, only a browser that played in it can tell.
alone = That is all a record alone can tell: nothing here ties it to a table.
faults =
    .unreadable = Not a true record: it cannot be read.
    .table = Not fair: the server’s record is of another table than this page.
    .game = Not a true record: its game, options or players are not those shown here.
    .promise = Not fair: the record’s seed, or what it is made from, is not what this page shows.
    .excepted = Not fair: the record leaves out draws that this table had to make.
    .entries = Not a true record: it is not as long as the game shown here.
    .over = Not a true record: it does not end as the game did.
    .scores = Not a true record: these are not the scores that its turns give.
    .version = Not a true record: there are no rules of the version that it names.
