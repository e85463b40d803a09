title = What is stored about you
intro = There are no accounts and no trackers, and nothing here is loaded from elsewhere.
here = In this browser
hereText = Your name, your settings, the secrets of your seats, your progress in lessons and puzzles, the games that you play alone, and how your tables last stood. Clearing the site’s data in your browser removes all of it.
server = On this server
tables = Of each table: the names that people chose, every move and draw, and when it came.
chat = What was said in the chat of a table.
seats = Of the secret of a seat only a fingerprint, from which the secret cannot be found.
person = Of you as a person: a fingerprint of the key that your browser made at your first seat, which tables you have had seats at, what your devices call themselves, and, so that it follows you to each of them, your progress in lessons, puzzles and days and the settings you chose. The page for you lists and deletes all that.
push = If a device of yours tells you of turns: where its browser’s maker takes messages for it, and in which language. That service sees when a message comes, not what it says.
watchers = Who watches and writes in the chat has the name that they gave in its lines; who only watches is not stored.
channel = If whoever makes a table wants its turns told to a channel elsewhere: the address of that channel.
address = Your network address is used while you are connected, to keep one visitor from using up what is there for all. It is stored with no table. Who runs the server may keep logs of their own.
seen = Who sees it
seenText = Who sits at a table sees its names, moves and chat; so does whoever has its link, but for what the game hides. Open tables stand on the home page. Who runs the server can see everything that is stored on it.
long = For how long
purged = { $days ->
    [one] Tables where nothing has happened for a day are deleted.
   *[other] Tables where nothing has happened for { $days } days are deleted.
 }
kept = Tables are kept until whoever runs the server deletes them.
asked = On your page you can delete everything yourself; whoever runs the server can do it at your request. Copies made for safety may hold it a little longer.
mine = My page
contact = Whom to ask:
