-- The log is append-only, whoever holds the connection. TRUNCATE fires no row trigger, so the triggers are per statement.
CREATE FUNCTION refuse_change_of_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'the log is append-only';
END
$$;

CREATE TRIGGER log_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON log
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_log();
