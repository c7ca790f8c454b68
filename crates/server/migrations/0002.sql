ALTER TABLE results ADD COLUMN board TEXT;

CREATE TABLE taken (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    family TEXT NOT NULL,
    component TEXT NOT NULL,
    times BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat, family, component)
);
