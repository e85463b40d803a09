title = What is stored about you
intro = There are no accounts and no trackers, and nothing here is loaded from elsewhere.
here = In this browser
hereText = Your name, your settings, the secrets of your seats, your progress in lessons and puzzles, and the games that you play alone. Clearing the site’s data in your browser removes all of it.
server = On this server
tables = Of each table: the names that people chose, every move and draw, and when it came.
chat = What was said in the chat of a table.
seats = Of the secret of a seat only a fingerprint, from which the secret cannot be found.
address = Your network address is used while you are connected, to keep one visitor from using up what is there for all. It is stored with no table. Who runs the server may keep logs of their own.
seen = Who sees it
seenText = Who sits at a table sees its names, moves and chat; so does whoever has its link, but for what the game hides. Open tables stand on the home page. Who runs the server can see everything that is stored on it.
long = For how long
purged = { $days ->
    [one] Tables where nothing has happened for a day are deleted.
   *[other] Tables where nothing has happened for { $days } days are deleted.
 }
kept = Tables are kept until whoever runs the server deletes them.
asked = They can be deleted at your request; copies made for safety may hold them a little longer.
contact = Whom to ask:
