//! The component tables that games began with. A set of them is stored once, under its hash, and never changes.

use std::io::{Read, Write};

use base64ct::{Base64, Encoding};
use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use kernel::content::TableFile;
use sqlx::Row;

use super::{Store, StoreError, Stored};

/// Maximum unpacked size of a set of tables, in bytes: anything larger is damaged.
const MOST: u64 = 16 << 20;

impl Store {
    /// Stores a set of tables, unless it is there.
    pub(crate) async fn keep_content(&self, game: &str, hash: u64, files: &[TableFile]) -> Stored<()> {
        let sql =
            "INSERT INTO content (game, hash, files) VALUES ($1, $2, $3) ON CONFLICT (game, hash) DO NOTHING";
        sqlx::query(sql).bind(game).bind(word(hash)).bind(pack(files)?).execute(&self.write).await?;
        Ok(())
    }

    /// The set of tables of a game with this hash.
    pub(crate) async fn content(&self, game: &str, hash: u64) -> Stored<Option<Vec<TableFile>>> {
        let row = sqlx::query("SELECT files FROM content WHERE game = $1 AND hash = $2")
            .bind(game)
            .bind(word(hash))
            .fetch_optional(&self.read)
            .await?;
        row.map(|row| unpack(&row.try_get::<String, _>(0)?)).transpose()
    }
}

fn word(hash: u64) -> String {
    format!("{hash:016x}")
}

fn pack(files: &[TableFile]) -> Stored<String> {
    let pairs: Vec<(&str, &str)> =
        files.iter().map(|file| (file.name.as_str(), file.text.as_str())).collect();
    let mut packed = DeflateEncoder::new(Vec::new(), Compression::default());
    packed.write_all(&serde_json::to_vec(&pairs)?).map_err(damaged)?;
    Ok(Base64::encode_string(&packed.finish().map_err(damaged)?))
}

fn unpack(text: &str) -> Stored<Vec<TableFile>> {
    let packed = Base64::decode_vec(text).map_err(damaged)?;
    let mut json = Vec::new();
    DeflateDecoder::new(&*packed).take(MOST).read_to_end(&mut json).map_err(damaged)?;
    let pairs: Vec<(String, String)> = serde_json::from_slice(&json)?;
    Ok(pairs.into_iter().map(|(name, text)| TableFile { name, text }).collect())
}

fn damaged(error: impl std::fmt::Display) -> StoreError {
    StoreError::Damaged(format!("component tables: {error}"))
}

#[cfg(test)]
mod tests {
    use super::{pack, unpack};
    use kernel::content::TableFile;

    #[test]
    fn tables_are_small_and_come_back_as_they_were() {
        let text = "rows = [{ id = \"é\" }]\n".repeat(1000);
        let files = [TableFile { name: "toy/tiles.toml".into(), text }];
        let packed = pack(&files).expect("it can be packed");
        assert!(packed.len() * 20 < files[0].text.len(), "{} characters", packed.len());
        assert_eq!(unpack(&packed).expect("it can be unpacked"), files);
        assert!(unpack(&packed[..packed.len() / 2]).is_err(), "a cut text is no set of tables");
        assert!(unpack("…").is_err());
    }
}
