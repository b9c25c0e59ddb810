// The server of boardgame.io, with its store in memory.
const { Server } = require("boardgame.io/server");
const { Crumbs } = require("./crumbs.cjs");

const server = Server({ games: [Crumbs], origins: [/.*/] });
server.run({ port: Number(process.argv[2]) }, () => console.log("open"));
