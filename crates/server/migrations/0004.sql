-- The component tables that games began with, once for each set of them: every file of a game, compressed.
CREATE TABLE content (
    game TEXT NOT NULL,
    hash TEXT NOT NULL,
    files TEXT NOT NULL,
    PRIMARY KEY (game, hash)
);
