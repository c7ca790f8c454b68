// Lists the boards among the component tables. The build script and a test include this file.

/// The table of a board as the build finds it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    /// The file in `content/`.
    pub file: String,
    /// Its place among the boards: saved games and hashes count the boards in this order.
    pub order: u32,
    /// It lays reconstructed values over the table of the same board.
    pub over: bool,
}

/// The files of boards among these, by name and text, in the order that they state: a board, then the reconstructed
/// values laid over it.
pub fn boards(files: &[(String, String)]) -> Result<Vec<Found>, String> {
    let mut found: Vec<Found> = Vec::new();
    for (file, text) in files {
        let Some(key) = file.strip_prefix("board_").and_then(|rest| rest.strip_suffix(".toml")) else {
            continue;
        };
        let base = key.strip_suffix("_reconstructed").map(|key| format!("board_{key}.toml"));
        let stated = match &base {
            Some(base) => files.iter().find(|(other, _)| other == base).map(|(_, text)| text.as_str()),
            None => Some(text.as_str()),
        };
        let order = stated.and_then(order).ok_or_else(|| {
            let file = base.as_ref().unwrap_or(file);
            format!("{file}: the board needs a line with its place among the boards, such as `order = 5`")
        })?;
        found.push(Found { file: file.clone(), order, over: base.is_some() });
    }
    found.sort_by(|a, b| (a.order, a.over, &a.file).cmp(&(b.order, b.over, &b.file)));
    for pair in found.windows(2) {
        if pair[0].order == pair[1].order && !pair[1].over {
            return Err(format!(
                "{} and {} have the same place among the boards",
                pair[0].file, pair[1].file
            ));
        }
    }
    Ok(found)
}

/// The place that a file states before its first list.
fn order(text: &str) -> Option<u32> {
    let line =
        text.lines().take_while(|line| !line.ends_with('[')).find_map(|line| line.strip_prefix("order"));
    line?.trim_start().strip_prefix('=')?.trim().parse().ok()
}

/// The schemas of these files as an expression.
pub fn source(boards: &[Found]) -> String {
    let line = |Found { file, over, .. }: &Found| {
        let columns = if *over { "OVER_BOARD" } else { "WHOLE_BOARD" };
        format!("    schema!({file:?}, None, {columns}),\n")
    };
    format!("&[\n{}]\n", boards.iter().map(line).collect::<String>())
}
