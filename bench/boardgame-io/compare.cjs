// What a move costs two servers: that of boardgame.io and ours. Both serve the same toy game to the same number of tables, at
// which two players each make random moves as fast as they are answered; a move counts when both players have been told of it.
//
// npm install && node compare.cjs PATH-OF-FORMICARIUM [--tables N] [--seconds N]
const { spawn } = require("node:child_process");
const { mkdtempSync, readFileSync, rmSync } = require("node:fs");
const { tmpdir } = require("node:os");
const { join } = require("node:path");
const { createInterface } = require("node:readline");
const net = require("node:net");
const WebSocket = require("ws");
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { Crumbs } = require("./crumbs.cjs");

const [program, ...rest] = process.argv.slice(2);
const option = (name, usual) => (rest.includes(name) ? Number(rest[rest.indexOf(name) + 1]) : usual);
const TABLES = option("--tables", 20);
const SECONDS = option("--seconds", 10);
const WARM_UP = 2;

const pause = (seconds) => new Promise((done) => setTimeout(done, seconds * 1000));
const one = (list) => list[Math.floor(Math.random() * list.length)];

/** Seconds of processor time that a process has used. */
function cpu(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Starts a server and waits for its first line. */
async function start(command, args) {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "inherit"] });
  const line = await new Promise((done, failed) => {
    createInterface({ input: child.stdout }).once("line", done);
    child.once("exit", () => failed(new Error(`${command} does not start`)));
  });
  return { child, line };
}

function freePort() {
  return new Promise((done) => {
    const server = net.createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}

/** Lets everybody play, and returns the moves for each second of processor time of the server. */
async function measure(name, pid, play) {
  const run = { moves: 0, stopped: false };
  const playing = Array.from({ length: TABLES }, (_, n) => play(run, n));
  const failed = Promise.all(playing);
  await Promise.race([pause(WARM_UP), failed]);
  const [before, moves, began] = [cpu(pid), run.moves, Date.now()];
  await Promise.race([pause(SECONDS), failed]);
  const [used, made, took] = [cpu(pid) - before, run.moves - moves, (Date.now() - began) / 1000];
  run.stopped = true;
  await failed;
  const perSecond = made / used;
  console.log(
    `${name}: ${made} moves in ${took.toFixed(1)} s, ${used.toFixed(2)} s of processor time: ` +
      `${perSecond.toFixed(0)} moves for each second of it`,
  );
  return perSecond;
}

// boardgame.io

async function theirTable(url, run, n) {
  for (let game = 0; !run.stopped; game += 1) {
    const players = ["0", "1"].map((playerID) =>
      Client({
        game: Crumbs,
        numPlayers: 2,
        playerID,
        matchID: `table-${n}-${game}`,
        multiplayer: SocketIO({ server: url, socketOpts: { transports: ["websocket"] } }),
        debug: false,
      }),
    );
    await theirGame(run, players);
    players.forEach((player) => player.stop());
  }
}

function theirGame(run, players) {
  return new Promise((done) => {
    let at = -1;
    const next = () => {
      const states = players.map((player) => player.getState());
      if (run.stopped || states.some((state) => state?.G.over)) return done();
      // Both have been told of the last move.
      if (states.some((state) => !state || !players[0]) || states[0]._stateID !== states[1]._stateID) return;
      if (states[0]._stateID === at) return;
      if (at >= 0) run.moves += 1;
      at = states[0]._stateID;
      const { G } = states[0];
      if (G.heap > 0) {
        players[Number(G.taker)].moves.take(1 + Math.floor(Math.random() * Math.min(3, G.heap)));
      } else {
        players[one([0, 1].filter((seat) => !G.hasBid[seat]))].moves.bid(Math.floor(Math.random() * 4));
      }
    };
    // After the client has finished with what it was told.
    players.forEach((player) => player.subscribe(() => setImmediate(next)));
    players.forEach((player) => player.start());
  });
}

// Ours

async function ask(url, method, path, cookie, body) {
  const headers = { "content-type": "application/json", ...(cookie ? { cookie } : {}) };
  const answer = await fetch(url + path, { method, headers, body: body && JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return { cookie: answer.headers.get("set-cookie")?.split(";")[0], body: await answer.json() };
}

async function ourTable(url, run) {
  const cookies = [];
  for (const name of ["Ant", "Bee"]) cookies.push((await ask(url, "PUT", "/api/me", null, { name })).cookie);
  while (!run.stopped) {
    const seats = [{ kind: "me" }, { kind: "open" }];
    const table = { game: "crumbs", options: { rounds: 9 }, seats };
    const { id } = (await ask(url, "POST", "/api/tables", cookies[0], table)).body;
    await ask(url, "POST", `/api/tables/${id}/sit`, cookies[1], {});
    await ask(url, "POST", `/api/tables/${id}/start`, cookies[0]);
    await ourGame(run, `${url.replace("http", "ws")}/api/tables/${id}/ws`, cookies);
  }
}

function ourGame(run, url, cookies) {
  return new Promise((done, failed) => {
    let [requests, moved, over] = [0, null, false];
    const players = cookies.map((cookie) => ({ socket: new WebSocket(url, { headers: { cookie } }), seen: 0, last: null }));
    const end = () => {
      over = true;
      players.forEach((player) => player.socket.close());
      done();
    };
    const next = () => {
      if (over) return;
      if (run.stopped) return end();
      // Both have been told of the last move; a bid tells the other only that it was made.
      if (moved && !(moved.done && moved.seen.every(Boolean))) return;
      const able = players.filter((player) => player.last?.choices.length > 0);
      if (able.length === 0) return;
      if (moved) run.moves += 1;
      const player = one(able);
      const seat = players.indexOf(player);
      const secret = player.last.choices[0].text.startsWith("bid") && able.length === 2;
      moved = { done: false, seen: players.map((other) => other !== player && secret) };
      requests += 1;
      const actions = [one(player.last.choices).text];
      player.socket.send(JSON.stringify({ type: "act", id: requests, seat, seen: player.seen, actions }));
    };
    players.forEach((player, seat) => {
      player.socket.on("open", () => player.socket.send('{"type":"hello"}'));
      player.socket.on("error", failed);
      player.socket.on("message", (data) => {
        const message = JSON.parse(data);
        if (message.type === "seen" && message.seat === seat) {
          player.last = message;
          player.seen = message.from + message.items.length;
          if (moved) moved.seen[seat] = true;
        } else if (message.type === "done") {
          moved.done = true;
        } else if (message.type === "table" && message.status === "over") {
          return end();
        } else if (message.type === "refused") {
          return failed(new Error(JSON.stringify(message.error)));
        }
        next();
      });
    });
  });
}

async function main() {
  if (!program) throw new Error("say where the program formicarium is: node compare.cjs PATH");
  const port = await freePort();
  const theirs = await start(process.execPath, [join(__dirname, "server.cjs"), String(port)]);
  const theirMoves = await measure("boardgame.io 0.50.2, store in memory", theirs.child.pid, (run, n) =>
    theirTable(`http://127.0.0.1:${port}`, run, n),
  );
  theirs.child.kill();
  const folder = mkdtempSync(join(tmpdir(), "formicarium-compare-"));
  const store = `sqlite:${join(folder, "games.sqlite")}`;
  const flags = ["--listen", "127.0.0.1:0", "--create-store", "--store", store, "--log", "error", "--budget-factor", "0"];
  const ours = await start(program, ["serve", ...flags, "--test-seed", "1", "--test-toy"]);
  const url = ours.line.replace("Formicarium is open: ", "");
  const ourMoves = await measure("formicarium, every move on disk", ours.child.pid, (run) => ourTable(url, run));
  ours.child.kill();
  rmSync(folder, { recursive: true, force: true });
  console.log(`${(ourMoves / theirMoves).toFixed(1)} times as many`);
  process.exit(0);
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
