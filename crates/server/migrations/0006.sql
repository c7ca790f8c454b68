-- What a member's name looks like, so that no other name is taken for it; and the same of guests, who may share it.
ALTER TABLE people ADD COLUMN looks TEXT;
ALTER TABLE people ADD COLUMN guest_looks TEXT;
ALTER TABLE people ADD COLUMN webhook_secret TEXT;
ALTER TABLE people ADD COLUMN recovery TEXT;
ALTER TABLE people ADD COLUMN email TEXT;
ALTER TABLE people ADD COLUMN totp TEXT;
ALTER TABLE people ADD COLUMN totp_on BIGINT NOT NULL DEFAULT 0;
ALTER TABLE people ADD COLUMN totp_last BIGINT;
CREATE UNIQUE INDEX people_looks ON people (looks);
CREATE INDEX people_guest_looks ON people (guest_looks);
CREATE INDEX people_email ON people (email);

ALTER TABLE sessions ADD COLUMN only_seat BIGINT;
ALTER TABLE sessions ADD COLUMN link TEXT;
ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT '';
ALTER TABLE sessions ADD COLUMN seen_at BIGINT;

-- A link opened everything that its person had at a table; from now on it opens one seat. The old ones end.
DELETE FROM sessions WHERE only_table IS NOT NULL;
DROP TABLE seat_keys;
CREATE TABLE seat_links (
    id TEXT PRIMARY KEY,
    hash TEXT NOT NULL,
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    person BIGINT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    label TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    used_at BIGINT
);
CREATE INDEX seat_links_person ON seat_links (person, table_id);

CREATE TABLE mail_codes (
    id TEXT PRIMARY KEY,
    hash TEXT NOT NULL,
    person BIGINT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    purpose TEXT NOT NULL,
    email TEXT NOT NULL,
    expires_at BIGINT NOT NULL
);
CREATE INDEX mail_codes_person ON mail_codes (person, purpose);
