-- Component data by their hash. A table names the hash in its header and opens with these files for ever, whatever data
-- the program carries by then. 'files' is a JSON object of file names and their text.
CREATE TABLE data (
    hash    TEXT   NOT NULL PRIMARY KEY,
    game    TEXT   NOT NULL,
    name    TEXT   NOT NULL,
    files   TEXT   NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX data_by_game ON data (game);
