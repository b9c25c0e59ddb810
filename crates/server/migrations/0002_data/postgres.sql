-- A hash names one content for ever.
CREATE FUNCTION refuse_change_of_data() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'component data are never changed';
END
$$;

CREATE TRIGGER data_is_never_changed BEFORE UPDATE ON data
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_data();
