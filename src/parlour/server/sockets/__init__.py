"""The websockets of tables, and the life of a play.

1. `protocol` reads bytes from the client, a bounded piece at a time.
2. `socket` hands each message to the socket's session.
3. `session` waits for the client's turn (`server.limits`), decodes the message (`wire.from_client`), counts
   it (`limits`: chat, requests) and asks the table's hub to change the table for its sender's seat.
4. `tables.hub` takes the table's lock; `play.table` checks the actions against the rules and draws;
   `tables.live_table` folds in the events that come of it, which nobody sees yet.
5. `storage` appends them and returns once they are durable; else the table is read from the log again.
6. `view.stream` gives each seat and spectator the entries it may know, with the bytes of its record that
   changed.
7. `tables.connection` encodes and sends them, each client at its own pace.
"""
