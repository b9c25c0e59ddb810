"""Prints the rows of a store that the given program writes: see README.md. Needs Python 3 and nothing else."""

import json
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.request

TABLES = ["meta", "persons", "data", "sets", "tables", "seats", "log", "chat"]


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
    for table in TABLES:
        cursor = store.execute(f"SELECT * FROM {table}")
        columns = ", ".join(column[0] for column in cursor.description)
        for row in cursor:
            print(f"INSERT INTO {table} ({columns}) VALUES ({', '.join(map(literal, row))});")


def main(program):
    with tempfile.TemporaryDirectory() as folder:
        file = f"{folder}/store.sqlite"
        server = subprocess.Popen(
            [program, "serve", "--listen", "127.0.0.1:0", "--create-store", "--store", f"sqlite:{file}"], stdout=subprocess.PIPE, text=True
        )
        try:
            play(Browser(server.stdout.readline().split()[-1]))
        finally:
            server.terminate()
            server.wait()
        dump(file)


main(sys.argv[1])
