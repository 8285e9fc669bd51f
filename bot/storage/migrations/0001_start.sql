-- The first schema: people, games, events, deadlines, outbox, posts, settings, dice secrets and free rolls.

CREATE TABLE people (
  person TEXT PRIMARY KEY,
  user_id INTEGER NOT NULL UNIQUE,
  name TEXT NOT NULL
) STRICT;

-- tables and scenarios, once and by hash
CREATE TABLE contents (
  hash TEXT PRIMARY KEY,
  body BLOB NOT NULL
) STRICT;

CREATE TABLE games (
  id TEXT PRIMARY KEY,
  number INTEGER NOT NULL,
  guild INTEGER NOT NULL,
  channel INTEGER NOT NULL,
  ruleset TEXT NOT NULL,
  scenario TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('lobby', 'active', 'over', 'abandoned')),
  options TEXT NOT NULL,
  opener TEXT NOT NULL,
  seats TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  last_order_at INTEGER NOT NULL,
  gm TEXT NOT NULL,
  invited TEXT NOT NULL,
  version INTEGER NOT NULL,
  commitment TEXT NOT NULL,
  rematch_of TEXT NOT NULL,
  tables_hash TEXT NOT NULL REFERENCES contents (hash),
  scenario_hash TEXT NOT NULL REFERENCES contents (hash),
  opened_by TEXT UNIQUE,
  UNIQUE (guild, number)
) STRICT;

CREATE UNIQUE INDEX one_open_game_in_a_channel ON games (channel) WHERE status IN ('lobby', 'active');
CREATE INDEX games_of_a_channel ON games (channel, created_at);

CREATE TABLE events (
  game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  version INTEGER NOT NULL,
  at INTEGER NOT NULL,
  cause TEXT NOT NULL,
  actor TEXT NOT NULL,
  person TEXT NOT NULL,
  schema INTEGER NOT NULL DEFAULT 1,
  body TEXT NOT NULL,
  PRIMARY KEY (game, version)
) STRICT, WITHOUT ROWID;

-- what each command id has caused: a repeated delivery finds its outcome here
CREATE TABLE commands (
  game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  cause TEXT NOT NULL,
  first INTEGER NOT NULL,
  last INTEGER NOT NULL,
  PRIMARY KEY (game, cause)
) STRICT, WITHOUT ROWID;

CREATE TABLE secrets (
  game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  epoch INTEGER NOT NULL,
  secret TEXT NOT NULL,
  PRIMARY KEY (game, epoch)
) STRICT, WITHOUT ROWID;

-- held: the game is paused; done: has fired and must not fire again
CREATE TABLE deadlines (
  game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  id TEXT NOT NULL,
  due_at INTEGER NOT NULL,
  held INTEGER NOT NULL DEFAULT 0,
  done INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (game, kind, id)
) STRICT, WITHOUT ROWID;

CREATE INDEX deadlines_by_time ON deadlines (due_at) WHERE held = 0 AND done = 0;

CREATE TABLE outbox (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  first INTEGER NOT NULL,
  last INTEGER NOT NULL,
  payload TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  error TEXT NOT NULL DEFAULT '',
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE posts (
  message INTEGER PRIMARY KEY,
  game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  role TEXT NOT NULL,
  key TEXT NOT NULL,
  channel INTEGER NOT NULL,
  first INTEGER NOT NULL,
  last INTEGER NOT NULL,
  posted_at INTEGER NOT NULL,
  closed INTEGER NOT NULL
) STRICT;

CREATE INDEX posts_of_a_game ON posts (game, role, closed);

CREATE TABLE guilds (
  guild INTEGER PRIMARY KEY,
  settings TEXT NOT NULL DEFAULT '{}',
  left_at INTEGER
) STRICT;

CREATE TABLE small_values (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- one secret per server and day for rolls outside games
CREATE TABLE free_days (
  guild INTEGER NOT NULL,
  day TEXT NOT NULL,
  id TEXT NOT NULL UNIQUE,
  secret TEXT NOT NULL,
  commitment TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (guild, day)
) STRICT, WITHOUT ROWID;

CREATE TABLE free_rolls (
  day_id TEXT NOT NULL REFERENCES free_days (id) ON DELETE CASCADE,
  n INTEGER NOT NULL,
  at INTEGER NOT NULL,
  cause TEXT NOT NULL,
  person TEXT NOT NULL,
  count INTEGER NOT NULL,
  sides INTEGER NOT NULL,
  modifier INTEGER NOT NULL,
  faces TEXT NOT NULL,
  source TEXT NOT NULL,
  PRIMARY KEY (day_id, n),
  UNIQUE (day_id, cause)
) STRICT, WITHOUT ROWID;
