-- Whoever says something at a table is not heard by those who have blocked them.
CREATE INDEX blocks_by_blocked ON blocks (blocked);
