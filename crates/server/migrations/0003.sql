ALTER TABLE tables ADD COLUMN number BIGINT NOT NULL DEFAULT 0;
UPDATE tables SET number = COALESCE((SELECT MAX(entries.number) FROM entries WHERE entries.table_id = tables.id), 0);
