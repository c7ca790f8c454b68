CREATE TABLE bot_ratings (
    person BIGINT NOT NULL,
    game TEXT NOT NULL,
    players BIGINT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    changed_at BIGINT NOT NULL,
    PRIMARY KEY (person, game, players)
);
CREATE INDEX bot_ratings_best ON bot_ratings (game, players, rating);

INSERT INTO bot_ratings (person, game, players, rating, deviation, volatility, games, changed_at)
SELECT person, game, players, rating, deviation, volatility, games, changed_at FROM ratings
WHERE NOT EXISTS (
    SELECT 1 FROM results own JOIN results other ON other.table_id = own.table_id AND other.seat <> own.seat
    WHERE own.person = ratings.person AND own.game = ratings.game AND own.players = ratings.players
    AND own.rating_after IS NOT NULL AND other.person IS NOT NULL
);
DELETE FROM ratings WHERE EXISTS (
    SELECT 1 FROM bot_ratings WHERE bot_ratings.person = ratings.person AND bot_ratings.game = ratings.game
    AND bot_ratings.players = ratings.players
);

CREATE TABLE owners (
    table_id TEXT PRIMARY KEY,
    person BIGINT NOT NULL
);
CREATE INDEX owners_person ON owners (person);

CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    reporter BIGINT NOT NULL,
    person BIGINT,
    table_id TEXT,
    text TEXT NOT NULL,
    answer TEXT,
    answered_at BIGINT
);
CREATE INDEX reports_reporter ON reports (reporter, at);

CREATE TABLE bans (
    person BIGINT PRIMARY KEY,
    at BIGINT NOT NULL,
    until BIGINT,
    reason TEXT NOT NULL
);

CREATE TABLE removed (
    table_id TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    reason TEXT NOT NULL
);

CREATE TABLE orders (
    id TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    table_id TEXT NOT NULL,
    command TEXT NOT NULL,
    outcome TEXT
);

CREATE TABLE audit (
    id TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    who TEXT NOT NULL,
    what TEXT NOT NULL,
    about TEXT NOT NULL,
    note TEXT NOT NULL
);
