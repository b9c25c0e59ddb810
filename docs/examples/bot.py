"""A bot for Formicarium: takes the kind of action it likes best, and among equals draws one.

    formicarium match myrmes --players 2 --a "cmd:python3 docs/examples/bot.py" --b random

For every decision with more than one legal action it reads one line of JSON and answers with one line.
See docs/bots.md.
"""

import json
import random
import sys

# The first words of actions, from the best liked to the least; what is not named comes before "stop" and "pass".
LIKES = {
    "myrmes": ["objective", "level", "hunt", "place", "newborn", "work", "leave", "take", "step", "quarry"],
    "march": ["play", "collect", "inhabit", "larva", "march", "explore", "forage", "attack", "step", "rest"],
}
# Never if there is anything else to do.
LAST = {"stop", "pass", "done", "sacrifice", "lose", "discard"}


def score(game, seat, view, text):
    """How much an action is liked: larger is better."""
    words = text.split()
    likes = LIKES.get(game, [])
    if words[0] in LAST:
        return -1
    value = len(likes) - likes.index(words[0]) if words[0] in likes else 0
    if game == "myrmes":
        if words[0] == "place":
            # The last character of a pheromone's name is its number of hexes.
            tile = words[1].split("/")[0]
            value += int(tile[-1]) if tile[-1].isdigit() else 4
        if words[0] == "nurses":
            # One nurse alone brings forth a larva, but no worker and no soldier.
            wanted = {"workers": 2, "atelier": 1}.get(words[1], 0)
            value -= abs(int(words[2]) - wanted)
        if words[0] == "work" and view["phase"] == "workers":
            value -= 3
    return value


def main():
    for line in sys.stdin:
        asked = json.loads(line)
        texts = [each["text"] for each in asked["legal"]]
        values = [score(asked["game"], asked["seat"], asked["view"], text) for text in texts]
        best = [text for text, value in zip(texts, values) if value == max(values)]
        print(json.dumps({"text": random.choice(best)}), flush=True)


if __name__ == "__main__":
    random.seed(1)
    main()
