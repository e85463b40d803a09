// boardgame.io's server, which keeps matches in memory: node server.cjs PORT
const { Server } = require('boardgame.io/server');

Server({ games: [require('./game.cjs')], origins: [/localhost/] }).run({ port: Number(process.argv[2]) });
