"""Prints the rows of a store that the given program writes: see README.md. Needs Python 3 and nothing else."""

import json
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.request

# In this order each row comes after those it names.
TABLES = [
    "meta", "persons", "tokens", "sessions", "recovery", "data", "sets", "tables", "seats", "log", "chat", "notes", "reviews",
    "daily", "puzzle_tries", "archive", "archive_players", "blocks", "reports", "admin_acts", "admin_bans",
]
# Seals the secrets of games that are not over; the tests have the same.
KEY = "07" * 32


class Browser:
    def __init__(self, origin):
        self.origin, self.cookie = origin, None

    def ask(self, method, path, body=None):
        request = urllib.request.Request(self.origin + path, method=method)
        if self.cookie:
            request.add_header("Cookie", self.cookie)
        if body is not None:
            request.data = json.dumps(body).encode()
        with urllib.request.urlopen(request) as answer:
            cookie = answer.headers.get("Set-Cookie")
            self.cookie = cookie.split(";")[0] if cookie else self.cookie
            return json.load(answer)

    def table(self, game, seats, start):
        new = {"game": game, "seats": seats, "public": True, "start": start}
        return self.ask("POST", "/api/tables", new)["id"]


def play(browser):
    bot, me, free = {"kind": "bot", "level": "random"}, {"kind": "me"}, {"kind": "open"}
    browser.ask("PUT", "/api/me", {"name": "Iris"})
    over = [browser.table(game, [bot, bot], True) for game in ("myrmes", "march")]
    running = browser.table("myrmes", [me, bot], True)
    browser.table("march", [me, free], False)
    browser.ask("PUT", "/api/games/march/data/mine", {"base": "own", "corrections": [], "date": "2026-11-18"})
    for _ in range(2):
        seen = browser.ask("GET", f"/api/tables/{running}/seats/0")
        act = {"seen": len(seen["items"]), "actions": [seen["choices"][0]["text"]]}
        browser.ask("POST", f"/api/tables/{running}/seats/0/act", act)
    browser.ask("POST", f"/api/tables/{running}/notes", {"text": "a note", "at": 1})
    browser.ask("POST", "/api/bots", {"name": "Antbot"})
    # Somebody else, whom she blocks.
    bruno = Browser(browser.origin)
    bruno.ask("PUT", "/api/me", {"name": "Bruno"})
    other = bruno.table("march", [me, free], False)
    browser.ask("POST", "/api/blocks", {"table": other, "seat": 0})
    while any(browser.ask("GET", f"/api/tables/{id}")["status"] != "over" for id in over):
        time.sleep(0.1)


def literal(value):
    if value is None:
        return "NULL"
    return str(value) if isinstance(value, int) else "'" + value.replace("'", "''") + "'"


def dump(file):
    store = sqlite3.connect(file)
    schema = store.execute("SELECT value FROM meta WHERE key = 'schema'").fetchone()[0]
    print(f"-- A store as the program of schema {schema.split()[-1]} wrote it. Nobody edits it: it stands for stores that exist.")
    known = {row[0] for row in store.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    for table in [table for table in TABLES if table in known]:
        cursor = store.execute(f"SELECT * FROM {table}")
        columns = ", ".join(column[0] for column in cursor.description)
        for row in cursor:
            print(f"INSERT INTO {table} ({columns}) VALUES ({', '.join(map(literal, row))});")


def main(program):
    with tempfile.TemporaryDirectory() as folder:
        file, key = f"{folder}/store.sqlite", f"{folder}/key"
        with open(key, "w") as keys:
            keys.write(KEY + "\n")
        server = subprocess.Popen(
            [program, "serve", "--listen", "127.0.0.1:0", "--create-store", "--store", f"sqlite:{file}", "--secrets-key-file", key], stdout=subprocess.PIPE, text=True
        )
        try:
            play(Browser(server.stdout.readline().split()[-1]))
        finally:
            server.terminate()
            server.wait()
        dump(file)


main(sys.argv[1])
