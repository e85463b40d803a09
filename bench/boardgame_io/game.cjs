// An empty game: 225 cells, and a turn is one of them.
module.exports = {
  name: 'cells',
  setup: () => ({ cells: Array(225).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    click: ({ G, playerID }, cell) => {
      G.cells[cell] = playerID;
    },
  },
};
