-- The log is append-only, whoever holds the connection.
CREATE TRIGGER log_keeps_its_words BEFORE UPDATE ON log
BEGIN
    SELECT RAISE(ABORT, 'the log is append-only');
END;

CREATE TRIGGER log_forgets_nothing BEFORE DELETE ON log
BEGIN
    SELECT RAISE(ABORT, 'the log is append-only');
END;

-- INSERT OR REPLACE removes the old row without asking the trigger above.
CREATE TRIGGER log_replaces_nothing BEFORE INSERT ON log
WHEN EXISTS (SELECT 1 FROM log WHERE table_id = NEW.table_id AND seq = NEW.seq)
BEGIN
    SELECT RAISE(ABORT, 'the log is append-only');
END;
