-- The log of a table goes only together with the table, and only if an administrator's act says so.
DROP TRIGGER log_forgets_nothing;

CREATE TRIGGER log_forgets_nothing BEFORE DELETE ON log
WHEN NOT EXISTS (SELECT 1 FROM admin_acts WHERE target = OLD.table_id AND what = 'delete_table')
BEGIN
    SELECT RAISE(ABORT, 'the log is append-only');
END;

CREATE TRIGGER admin_acts_keep_their_words BEFORE UPDATE ON admin_acts
BEGIN
    SELECT RAISE(ABORT, 'acts of administrators are never changed');
END;

CREATE TRIGGER admin_acts_forget_nothing BEFORE DELETE ON admin_acts
BEGIN
    SELECT RAISE(ABORT, 'acts of administrators are never changed');
END;
