-- The game master's desk: acts that wait for a confirmation, and orders that wait for the game master.

CREATE TABLE drafts (
  id TEXT PRIMARY KEY,
  game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  person TEXT NOT NULL,
  version INTEGER NOT NULL,
  body TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE held_orders (
  game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  seat TEXT NOT NULL,
  cause TEXT NOT NULL,
  person TEXT NOT NULL,
  body TEXT NOT NULL,
  told TEXT NOT NULL,
  held_at INTEGER NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('waiting', 'returned')),
  note TEXT NOT NULL,
  reasons TEXT NOT NULL,
  PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
