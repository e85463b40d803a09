"""The websockets of tables, and the life of a play.

1. `protocol` reads bytes from the client, a bounded piece at a time.
2. `session`, begun when `socket` accepted the client, takes the message, waits for the client's turn
   (`server.limits`), decodes it (`wire.from_client`) and asks the table's hub to change the table for its
   sender's seat.
3. `tables.hub` takes the table's lock; `play.table` checks the actions against the rules and draws;
   `tables.live_table` folds in the events that come of it, which nobody sees yet.
4. `storage` appends them and returns once they are durable; else the table is read from the log again.
5. `view.stream` gives each seat and spectator the entries it may know, with the bytes of its record that
   changed.
6. `tables.connection` encodes and sends them, each client at its own pace.
"""
