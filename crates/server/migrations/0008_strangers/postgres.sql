-- Names are looked up by how they begin, which is a range only where letters are compared by their codes.
ALTER TABLE archive_players ALTER COLUMN player TYPE TEXT COLLATE "C";
