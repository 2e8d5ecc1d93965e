"""A bot for any game: it takes the last choice. Run it with

rondel play wisps --seats "human,command:python3 app/python/examples/bot.py"
"""

import json
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "decide":
        choice = len(message["choices"]) - 1
        print(json.dumps({"id": message["id"], "choice": choice}), flush=True)
    else:
        print(f"the game is over: {message['rewards']}", file=sys.stderr)
