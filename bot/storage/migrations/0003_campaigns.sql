-- Scenario files of servers, line-ups chosen in secret, campaigns with their logs and what they post.

CREATE TABLE server_scenarios (
  guild INTEGER NOT NULL,
  id TEXT NOT NULL,
  ruleset TEXT NOT NULL,
  body TEXT NOT NULL,
  person TEXT NOT NULL,
  added_at INTEGER NOT NULL,
  PRIMARY KEY (guild, id)
) STRICT, WITHOUT ROWID;

-- done: the side has closed its choice; revealed: both have, and the game's scenario holds what they chose
CREATE TABLE line_ups (
  game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  side TEXT NOT NULL,
  person TEXT NOT NULL,
  picks TEXT NOT NULL,
  done INTEGER NOT NULL,
  PRIMARY KEY (game, side)
) STRICT, WITHOUT ROWID;

CREATE TABLE campaigns (
  id TEXT PRIMARY KEY,
  guild INTEGER NOT NULL,
  number INTEGER NOT NULL,
  channel INTEGER NOT NULL,
  gm TEXT NOT NULL,
  language TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('active', 'over')),
  created_at INTEGER NOT NULL,
  made_by TEXT UNIQUE,
  UNIQUE (guild, number)
) STRICT;

CREATE TABLE campaign_events (
  campaign TEXT NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
  n INTEGER NOT NULL,
  at INTEGER NOT NULL,
  cause TEXT NOT NULL,
  person TEXT NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (campaign, n)
) STRICT, WITHOUT ROWID;

CREATE INDEX campaign_causes ON campaign_events (campaign, cause);

-- which games are battles of which campaign
CREATE TABLE campaign_games (
  game TEXT PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
  campaign TEXT NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- forces that a game master has put together for a battle not yet opened
CREATE TABLE campaign_forces (
  campaign TEXT NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
  scenario TEXT NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (campaign, scenario)
) STRICT, WITHOUT ROWID;

CREATE TABLE campaign_outbox (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  campaign TEXT NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
  channel INTEGER NOT NULL,
  kind TEXT NOT NULL,
  payload TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  error TEXT NOT NULL DEFAULT ''
) STRICT;
