-- A hash names one content for ever.
CREATE TRIGGER data_is_never_changed BEFORE UPDATE ON data
BEGIN
    SELECT RAISE(ABORT, 'component data are never changed');
END;
