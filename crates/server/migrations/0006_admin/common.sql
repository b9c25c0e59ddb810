-- What administrators did, numbered 1, 2, 3 .. in the order in which it was committed, never changed and never removed. Running
-- servers read it every few seconds and do what follows from it for tables in memory. A row 'delete_table' is also the only thing
-- that lets the log of that table go.
CREATE TABLE admin_acts (
    n      BIGINT NOT NULL PRIMARY KEY,
    at     BIGINT NOT NULL,
    what   TEXT   NOT NULL,
    target TEXT   NOT NULL,
    reason TEXT   NOT NULL
);
CREATE INDEX admin_acts_by_target ON admin_acts (target, what);

-- Who may not come in ('ban'), may not chat ('mute') or was deleted ('gone'). The target is person:ID or address:NETWORK;
-- without 'until' it is for ever.
CREATE TABLE admin_bans (
    target TEXT   NOT NULL,
    kind   TEXT   NOT NULL CHECK (kind IN ('ban', 'mute', 'gone')),
    at     BIGINT NOT NULL,
    until  BIGINT,
    reason TEXT   NOT NULL,
    PRIMARY KEY (target, kind)
);
