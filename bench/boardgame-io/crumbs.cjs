// Crumbs, the toy game of game-core, for boardgame.io: nine rounds of secret bids and of taking crumbs in turns.
const { ActivePlayers, INVALID_MOVE, PlayerView } = require("boardgame.io/core");

const ROUNDS = 9;

function bid({ G, playerID, random }, number) {
  if (G.heap > 0 || G.over || G.players[playerID].bid !== null || !(number >= 0 && number <= 3)) return INVALID_MOVE;
  G.players[playerID].bid = number;
  const bids = [G.players[0].bid, G.players[1].bid];
  G.hasBid[playerID] = true;
  if (bids.includes(null)) return;
  G.heap = 4 + random.D6();
  G.taker = bids[1] > bids[0] ? "1" : "0";
}

function take({ G, playerID }, crumbs) {
  if (G.over || G.taker !== playerID || !(crumbs >= 1 && crumbs <= Math.min(3, G.heap))) return INVALID_MOVE;
  G.heap -= crumbs;
  G.taker = playerID === "0" ? "1" : "0";
  if (G.heap > 0) return;
  G.won[playerID] += 1;
  G.round += 1;
  G.over = G.round === ROUNDS;
  G.taker = null;
  G.hasBid = [false, false];
  G.players = { 0: { bid: null }, 1: { bid: null } };
}

exports.Crumbs = {
  name: "crumbs",
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({
    players: { 0: { bid: null }, 1: { bid: null } },
    hasBid: [false, false],
    heap: 0,
    taker: null,
    won: [0, 0],
    round: 0,
    over: false,
  }),
  playerView: PlayerView.STRIP_SECRETS,
  turn: { activePlayers: ActivePlayers.ALL },
  // The server decides: a client does not know the other bid, or what the die will show.
  moves: { bid: { move: bid, client: false }, take: { move: take, client: false } },
};
