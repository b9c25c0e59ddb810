-- The first schema. Only BIGINT and TEXT, and only SQL that SQLite and PostgreSQL read alike.
-- Times are milliseconds since 1970; yes and no are 1 and 0; JSON is text, since nobody but the program looks into it.

-- Facts about the store itself: 'schema' (which migrations ran), the key that signs cookies, and the like.
CREATE TABLE meta (
    key   TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);

-- Whoever may sit at a table. Nobody registers: a person is made by the first visit, a program by its owner.
CREATE TABLE persons (
    id      TEXT   NOT NULL PRIMARY KEY,
    name    TEXT   NOT NULL,
    kind    TEXT   NOT NULL CHECK (kind IN ('human', 'program')),
    created BIGINT NOT NULL
);

-- What proves to be a person. Only hashes, so that nobody who reads the store can speak for a program.
CREATE TABLE tokens (
    hash    TEXT   NOT NULL PRIMARY KEY,
    person  TEXT   NOT NULL REFERENCES persons (id),
    created BIGINT NOT NULL
);

-- Codes that carry a person to another browser: used once, and not for long.
CREATE TABLE transfers (
    code_hash TEXT   NOT NULL PRIMARY KEY,
    person    TEXT   NOT NULL REFERENCES persons (id),
    expires   BIGINT NOT NULL
);
CREATE INDEX transfers_by_expiry ON transfers (expires);

-- A table is its header (what was agreed before the game) and its log. The summary is for lists only: it can be rebuilt.
-- 'changed' grows with every change and so tells two versions of a row apart.
CREATE TABLE tables (
    id      TEXT   NOT NULL PRIMARY KEY,
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    status  TEXT   NOT NULL CHECK (status IN ('open', 'running', 'over', 'abandoned')),
    public  BIGINT NOT NULL CHECK (public IN (0, 1)),
    game    TEXT   NOT NULL,
    host    TEXT   NOT NULL REFERENCES persons (id),
    header  TEXT   NOT NULL,
    summary TEXT,
    -- When the table has something to do by itself: a clock reaches zero, a bot is to move.
    wake    BIGINT
);
CREATE INDEX tables_by_wake ON tables (wake);
CREATE INDEX tables_for_the_lobby ON tables (public, status, changed);
CREATE INDEX tables_by_host ON tables (host);

-- Who sits where. One person may hold several seats; a seat of a bot has no row.
CREATE TABLE seats (
    table_id TEXT   NOT NULL REFERENCES tables (id),
    seat     BIGINT NOT NULL,
    person   TEXT   NOT NULL REFERENCES persons (id),
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_by_person ON seats (person);

-- Everything that happened at a table, numbered 0, 1, 2 .. without gaps, never changed and never removed:
-- a taken-back action is another entry. Triggers refuse everything but INSERT.
CREATE TABLE log (
    table_id TEXT   NOT NULL REFERENCES tables (id),
    seq      BIGINT NOT NULL CHECK (seq >= 0),
    at       BIGINT NOT NULL,
    seat     BIGINT,
    kind     TEXT   NOT NULL,
    body     TEXT   NOT NULL,
    PRIMARY KEY (table_id, seq)
);

-- What people say at a table. The name is the one they had when they said it.
CREATE TABLE chat (
    table_id TEXT   NOT NULL REFERENCES tables (id),
    n        BIGINT NOT NULL,
    at       BIGINT NOT NULL,
    person   TEXT   NOT NULL REFERENCES persons (id),
    seat     BIGINT,
    name     TEXT   NOT NULL,
    text     TEXT   NOT NULL,
    PRIMARY KEY (table_id, n)
);
