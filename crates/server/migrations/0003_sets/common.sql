-- Component data that somebody saved under a name, for new tables to choose. A set may be changed and deleted; a table
-- keeps the data it was made with, which stay in 'data' under their hash. 'files' is a JSON object of file names and text.
CREATE TABLE sets (
    game    TEXT   NOT NULL,
    name    TEXT   NOT NULL,
    hash    TEXT   NOT NULL,
    files   TEXT   NOT NULL,
    person  TEXT   NOT NULL REFERENCES persons (id),
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    PRIMARY KEY (game, name)
);
CREATE INDEX sets_by_person ON sets (person);
