"""The websockets of tables, and the life of a play.

1. `protocol` reads bytes from the client, at most as many frames at a time as its address may send.
2. `socket` decodes a message (`wire.from_client`), charges the client and waits for its turn (`limits`).
3. `session` looks up the seat that sent it and asks the table's hub to change the table.
4. `tables.hub` takes the table's lock; `play.table` checks the actions against the rules and draws.
5. `storage` appends the events and returns once they are durable.
6. `tables.live_table` folds them in; `view.stream` gives each seat and spectator the entries it may know,
   with the bytes of its record that changed.
7. `tables.connection` encodes and sends them, each client at its own pace.
"""
