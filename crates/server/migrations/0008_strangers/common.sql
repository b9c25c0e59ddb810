-- Finished games as the archive searches them. Everything here follows from 'tables' and can be made again.
CREATE TABLE archive (
    table_id TEXT   NOT NULL PRIMARY KEY REFERENCES tables (id),
    -- Whether everybody may find it.
    public   BIGINT NOT NULL CHECK (public IN (0, 1)),
    game     TEXT   NOT NULL,
    ended    BIGINT NOT NULL,
    -- The highest score; NULL if the game has none.
    best     BIGINT
);
CREATE INDEX archive_by_end ON archive (public, ended, table_id);
CREATE INDEX archive_by_game ON archive (public, game, ended, table_id);

-- Who played them. 'player' is the name in the form that names are compared in.
CREATE TABLE archive_players (
    table_id TEXT   NOT NULL REFERENCES archive (table_id),
    seat     BIGINT NOT NULL,
    player   TEXT   NOT NULL,
    score    BIGINT,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX archive_players_by_name ON archive_players (player, table_id);

-- For lists that go on where the last page ended.
CREATE INDEX tables_by_game ON tables (public, status, game, changed, id);

-- Whom a person does not want to hear or to meet.
CREATE TABLE blocks (
    person  TEXT   NOT NULL REFERENCES persons (id),
    blocked TEXT   NOT NULL REFERENCES persons (id),
    created BIGINT NOT NULL,
    PRIMARY KEY (person, blocked)
);

-- What people told the operator about a line of chat. 'lines' has the line and those before it as they were, as JSON.
CREATE TABLE reports (
    id       TEXT   NOT NULL PRIMARY KEY,
    at       BIGINT NOT NULL,
    table_id TEXT   NOT NULL REFERENCES tables (id),
    n        BIGINT NOT NULL,
    person   TEXT   NOT NULL REFERENCES persons (id),
    about    TEXT   NOT NULL REFERENCES persons (id),
    note     TEXT   NOT NULL,
    lines    TEXT   NOT NULL,
    -- When an operator has dealt with it.
    resolved BIGINT,
    UNIQUE (table_id, n, person)
);
CREATE INDEX reports_by_time ON reports (at, id);
