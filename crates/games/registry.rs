// Writes the registry from the dependencies of this crate. The build script and the tests include this file.

/// A game as its line in `[dependencies]` names it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The crate, which is the folder below `games/`.
    pub name: String,
    /// The game is built with the feature of its name alone.
    pub optional: bool,
    /// The feature `terminal` asks for the game's feature `tui`: the game has terminal pictures.
    pub drawn: bool,
    /// The features that the line asks for: `postcard` if the game has a picture for link previews, `schema` if it has a
    /// schema of its view.
    pub features: Vec<String>,
}

impl Entry {
    /// Whether the line asks for this feature.
    pub fn has(&self, feature: &str) -> bool {
        self.features.iter().any(|one| one == feature)
    }
}

/// The games among the dependencies: every line with a path into `games/`, in its order.
pub fn entries(manifest: &str) -> Vec<Entry> {
    let (mut section, mut found) = ("", Vec::new());
    let terminal = manifest.lines().find(|line| line.starts_with("terminal = ")).unwrap_or_default();
    for line in manifest.lines().map(str::trim) {
        if line.starts_with('[') {
            section = line;
        } else if section == "[dependencies]"
            && let Some((name, value)) = line.split_once('=')
            && value.contains("path = \"../../games/")
        {
            found.push(Entry {
                name: name.trim().into(),
                optional: value.contains("optional = true"),
                drawn: terminal.contains(&format!("\"{}/tui\"", name.trim())),
                features: value
                    .split_once("features = [")
                    .and_then(|(_, rest)| rest.split_once(']'))
                    .map(|(list, _)| list.split('"').skip(1).step_by(2).map(String::from).collect())
                    .unwrap_or_default(),
            });
        }
    }
    found
}

/// The source of the registry over these games.
pub fn registry<'a>(entries: impl Iterator<Item = &'a Entry>) -> String {
    let entries: Vec<&Entry> = entries.collect();
    let names = |wanted: fn(&Entry) -> bool| -> Vec<&str> {
        entries.iter().filter(|entry| wanted(entry)).map(|entry| entry.name.as_str()).collect()
    };
    source(
        &names(|_| true),
        &names(|entry| entry.drawn),
        &names(|entry| entry.has("postcard")),
        &names(|entry| entry.has("schema")),
    )
}

/// The source of the registry over these games. `drawn` have terminal pictures, `previewed` a picture for link previews,
/// `documented` a schema of their view.
pub fn source(games: &[&str], drawn: &[&str], previewed: &[&str], documented: &[&str]) -> String {
    let each = |line: &dyn Fn(&str, &str) -> String| -> String {
        games.iter().map(|game| line(game, &variant(game))).collect()
    };
    let n = games.len();
    let ids = each(&|game, _| format!("<{game}::Rules as Game>::ID, "));
    let variants = each(&|game, variant| format!("    /// See the crate `{game}`.\n    {variant}(Arc<{game}::Rules>),\n"));
    let arms = each(&|_, variant| format!("            $crate::Rules::{variant}($game) => $body,\n"));
    let by_id = each(&|game, variant| {
        format!("        <{game}::Rules as Game>::ID => build(overrides).map(Rules::{variant}),\n")
    });
    let bots = each(&|game, _| {
        format!("        <{game}::Rules as Game>::ID => Some(&const {{ Bots::<{game}::Rules>::new() }}),\n")
    });
    let titles = each(&|game, _| {
        format!("        <{game}::Rules as Game>::ID => Some(<{game}::Rules as Studied>::TITLE),\n")
    });
    let pictures: Vec<String> = drawn.iter().map(|game| format!("        <{game}::Rules as Game>::ID => &{game}::tui::Pictures,\n")).collect();
    let pictures = pictures.concat();
    let postcards: Vec<String> = previewed.iter().map(|game| format!("        <{game}::Rules as Game>::ID => Some({game}::postcard::postcard(view)),\n")).collect();
    let postcards = postcards.concat();
    let documents: Vec<String> = documented.iter().map(|game| format!("    /// See the crate `{game}`.\n    {}(Box<{game}::ViewDoc>),\n", variant(game))).collect();
    let documents = documents.concat();
    format!(
        "/// The ids of all games.
pub const IDS: [&str; {n}] = [{ids}];

/// The rules of one of the games.
#[derive(Clone)]
pub enum Rules {{
{variants}}}

/// Evaluates an expression with the concrete rules, an `&Arc<G>`, bound to a name.
///
/// ```
/// use games::{{Rules, with_rules}};
/// use kernel::Game;
///
/// fn families<G: Game>(game: &G) -> usize {{
///     game.describe(kernel::Lang::EN).len()
/// }}
/// for rules in Rules::all(&[]).unwrap() {{
///     assert!(with_rules!(&rules, game => families(&**game)) > 0);
/// }}
/// ```
#[macro_export]
macro_rules! with_rules {{
    ($rules:expr, $game:ident => $body:expr) => {{
        match $rules {{
{arms}        }}
    }};
}}

fn by_id(id: &str, overrides: &[TableFile]) -> Result<Rules, Problems> {{
    match id {{
{by_id}        _ => Err(Problems::one(unknown_game(id, &IDS))),
    }}
}}

/// The bots of a game, by its id.
pub fn bots(id: &str) -> Option<&'static dyn AnyBots> {{
    match id {{
{bots}        _ => None,
    }}
}}

fn titles(id: &str) -> Option<Text> {{
    match id {{
{titles}        _ => None,
    }}
}}

/// The terminal pictures of a game, by its id; plain ones for a game that draws none.
#[cfg(feature = \"terminal\")]
pub fn picture(id: &str) -> &'static dyn Picture {{
    match id {{
{pictures}        _ => &Plain,
    }}
}}

/// The table of a game as rendered pictures, from a view; `None` for a game that has none.
pub fn postcard(id: &str, view: &serde_json::Value) -> Option<Postcard> {{
    match id {{
{postcards}        _ => None,
    }}
}}

/// What a viewer may know of a game, in the words of that game.
#[cfg(feature = \"schema\")]
#[derive(utoipa::ToSchema, serde::Serialize)]
#[serde(untagged)]
pub enum GameView {{
{documents}}}
"
    )
}

/// The name of the variant: `arnak` becomes `Arnak`.
fn variant(game: &str) -> String {
    game.split('_').map(|word| word[..1].to_uppercase() + &word[1..]).collect()
}
