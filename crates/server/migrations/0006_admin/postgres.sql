-- The log of a table goes only together with the table, and only if an administrator's act says so.
DROP TRIGGER log_is_append_only ON log;

CREATE TRIGGER log_is_append_only BEFORE UPDATE OR TRUNCATE ON log
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_log();

CREATE FUNCTION refuse_deletion_from_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NOT EXISTS (SELECT 1 FROM admin_acts WHERE target = OLD.table_id AND what = 'delete_table') THEN
        RAISE EXCEPTION 'the log is append-only';
    END IF;
    RETURN OLD;
END
$$;

CREATE TRIGGER log_forgets_nothing BEFORE DELETE ON log
    FOR EACH ROW EXECUTE FUNCTION refuse_deletion_from_log();

CREATE FUNCTION refuse_change_of_admin_acts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'acts of administrators are never changed';
END
$$;

CREATE TRIGGER admin_acts_are_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON admin_acts
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_admin_acts();
