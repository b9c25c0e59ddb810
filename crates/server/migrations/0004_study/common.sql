-- What people write down and find out about games. Nothing here is part of a game: a table is still its header and its log.

-- Notes that somebody wrote at a table for nobody else to read. 'at' is how many log items their writer had seen; 'n' counts
-- each person's notes at a table.
CREATE TABLE notes (
    table_id TEXT   NOT NULL REFERENCES tables (id),
    person   TEXT   NOT NULL REFERENCES persons (id),
    n        BIGINT NOT NULL,
    at       BIGINT NOT NULL,
    changed  BIGINT NOT NULL,
    text     TEXT   NOT NULL,
    PRIMARY KEY (table_id, person, n)
);

-- What the bots found in a record, by the hash of the record, so that a game is looked through once. 'body' is JSON. It can
-- be computed again.
CREATE TABLE reviews (
    record   TEXT   NOT NULL PRIMARY KEY,
    table_id TEXT   REFERENCES tables (id),
    made     BIGINT NOT NULL,
    body     TEXT   NOT NULL
);
CREATE INDEX reviews_by_table ON reviews (table_id);

-- Who tried the daily game, at which table. 'day' is YYYY-MM-DD; 'result' is JSON, and NULL until the game is over.
CREATE TABLE daily (
    day      TEXT   NOT NULL,
    game     TEXT   NOT NULL,
    players  BIGINT NOT NULL,
    person   TEXT   NOT NULL REFERENCES persons (id),
    table_id TEXT   NOT NULL REFERENCES tables (id),
    result   TEXT,
    PRIMARY KEY (day, game, players, person)
);
CREATE INDEX daily_by_day ON daily (day, game);
CREATE INDEX daily_by_table ON daily (table_id);

-- The first answer of each person to a puzzle.
CREATE TABLE puzzle_tries (
    puzzle TEXT   NOT NULL,
    person TEXT   NOT NULL REFERENCES persons (id),
    at     BIGINT NOT NULL,
    answer TEXT   NOT NULL,
    PRIMARY KEY (puzzle, person)
);
