-- Several servers on one PostgreSQL database: who they are, and which of them has which table.

-- A server lives as long as its row is here. It renews 'until' (by the database's clock) every second; when its time is up,
-- any other may delete the row, and then it is dead for good: no number is given twice. 'place' is something that only one
-- living process can have, so that a server which starts there again need not wait; 'address' is where the others reach it.
CREATE TABLE nodes (
    id      BIGINT NOT NULL PRIMARY KEY,
    until   BIGINT NOT NULL,
    place   TEXT,
    address TEXT
);

-- The server that has the table. Only it may write to the table; every write checks that in its own transaction. The table
-- is free if there is no such row in 'nodes'.
ALTER TABLE tables ADD COLUMN node BIGINT;
