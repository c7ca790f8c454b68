CREATE TABLE people (
    id BIGINT PRIMARY KEY,
    name TEXT NOT NULL,
    lang TEXT NOT NULL,
    account TEXT UNIQUE,
    password TEXT,
    webhook TEXT,
    created_at BIGINT NOT NULL
);

CREATE TABLE sessions (
    id TEXT PRIMARY KEY,
    hash TEXT NOT NULL,
    person BIGINT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    only_table TEXT,
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL
);
CREATE INDEX sessions_person ON sessions (person);

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    players BIGINT NOT NULL,
    name TEXT NOT NULL,
    public BIGINT NOT NULL,
    made TEXT NOT NULL,
    status TEXT NOT NULL,
    summary TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    changed_at BIGINT NOT NULL,
    wake_at BIGINT,
    next_table TEXT
);
CREATE INDEX tables_public ON tables (public, changed_at);
CREATE INDEX tables_wake ON tables (wake_at);

CREATE TABLE entries (
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    change TEXT NOT NULL,
    hash TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY,
    number BIGINT NOT NULL,
    snapshot TEXT NOT NULL
);

CREATE TABLE members (
    table_id TEXT NOT NULL,
    person BIGINT NOT NULL,
    PRIMARY KEY (table_id, person)
);
CREATE INDEX members_person ON members (person);

CREATE TABLE seat_keys (
    id TEXT PRIMARY KEY,
    hash TEXT NOT NULL,
    table_id TEXT NOT NULL,
    person BIGINT NOT NULL
);
CREATE INDEX seat_keys_person ON seat_keys (person);

CREATE TABLE results (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    game TEXT NOT NULL,
    players BIGINT NOT NULL,
    person BIGINT,
    level TEXT,
    score BIGINT NOT NULL,
    rank BIGINT NOT NULL,
    rating_before DOUBLE PRECISION,
    rating_after DOUBLE PRECISION,
    ended_at BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX results_person ON results (person, ended_at);

CREATE TABLE ratings (
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
CREATE INDEX ratings_best ON ratings (game, players, rating);

CREATE TABLE analyses (
    table_id TEXT NOT NULL,
    lang TEXT NOT NULL,
    document TEXT NOT NULL,
    PRIMARY KEY (table_id, lang)
);
