"""A program for the arena that reads and writes lines of JSON, and plays any legal action.

    parlour arena 36 'cmd:python docs/examples/model.py' greedy --games 2 --transcripts games

Put a model where the random choice is: `game["rules"]`, `game["notation"]` and the message are its prompt.
"""

import json
import random
import sys

games = {}
for line in sys.stdin:
    message = json.loads(line)
    key = message["game"], message["seat"]
    if message["t"] == "game":  # a game begins: its rules, how a turn is written, the seat to play
        games[key] = message
    elif message["t"] == "turn":
        game = games[key]
        prompt = "\n\n".join([game["rules"], game["notation"], message["board"], *message["news"]])
        if message["refusal"]:
            prompt += f"\n\nYour last answer was refused: {message['refusal']['sentence']}"
        turn = random.choice(message["legal"])
        answer = {"turn": f"I play {turn}.", "tokens": len(prompt) // 4, "prompt": prompt}
        print(json.dumps(answer), flush=True)
    elif message["t"] == "over":
        del games[key]
