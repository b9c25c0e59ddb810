-- The browsers in which somebody is known. A cookie names the person and a secret, of which only the hash is here, so that each
-- browser can be listed and signed out. Cookies from before have no secret: all of a person's share one row.
CREATE TABLE sessions (
    hash    TEXT   NOT NULL PRIMARY KEY,
    person  TEXT   NOT NULL REFERENCES persons (id),
    device  TEXT   NOT NULL,
    created BIGINT NOT NULL,
    seen    BIGINT NOT NULL
);
CREATE INDEX sessions_by_person ON sessions (person);
INSERT INTO sessions (hash, person, device, created, seen)
    SELECT 'person ' || id, id, '', created, created FROM persons WHERE kind = 'human';

-- The code with which a person who has lost every browser comes back. It works until it is replaced.
CREATE TABLE recovery (
    person  TEXT   NOT NULL PRIMARY KEY REFERENCES persons (id),
    hash    TEXT   NOT NULL UNIQUE,
    created BIGINT NOT NULL
);

-- Who created the token of a program, and may revoke it.
ALTER TABLE tokens ADD COLUMN owner TEXT REFERENCES persons (id);
CREATE INDEX tokens_by_person ON tokens (person);
CREATE INDEX tokens_by_owner ON tokens (owner);
