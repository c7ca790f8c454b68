//! Override folders as people make them, right and wrong.

use std::fs;
use std::path::PathBuf;

use games::IDS;
use games::content::read_folder;

fn folder(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).expect("a test folder can be created");
    path
}

#[test]
fn tables_are_read_in_order_with_the_names_errors_use() {
    let root = folder("good");
    let game = root.join(IDS[0]);
    fs::create_dir(&game).expect("a test folder can be created");
    fs::write(game.join("b.toml"), "two = 2\n").expect("a test file can be written");
    fs::write(game.join("a.toml"), "one = 1\n").expect("a test file can be written");
    let files = read_folder(&root).expect("a good folder");
    let read: Vec<(&str, &str)> = files.iter().map(|file| (file.name.as_str(), file.text.as_str())).collect();
    assert_eq!(
        read,
        [
            (format!("{}/a.toml", IDS[0]).as_str(), "one = 1\n"),
            (format!("{}/b.toml", IDS[0]).as_str(), "two = 2\n")
        ]
    );
}

#[test]
fn everything_that_is_no_table_of_a_game_is_named() {
    let root = folder("bad");
    let game = root.join(IDS[0]);
    fs::create_dir(&game).expect("a test folder can be created");
    fs::create_dir(game.join("sub.toml")).expect("a test folder can be created");
    fs::create_dir(root.join("chess")).expect("a test folder can be created");
    fs::write(root.join("loose.toml"), "").expect("a test file can be written");
    fs::write(game.join("readme.md"), "").expect("a test file can be written");
    fs::write(game.join("bytes.toml"), [0xff]).expect("a test file can be written");
    let problems = read_folder(&root).expect_err("a bad folder").say(kernel::Lang::EN);
    assert_eq!(problems.len(), 5, "{problems:#?}");
    for word in ["chess", "loose.toml", "sub.toml", "readme.md", "bytes.toml"] {
        assert!(problems.iter().any(|problem| problem.contains(word)), "{word} in {problems:#?}");
    }
}

#[test]
fn a_folder_without_tables_is_a_mistake() {
    let root = folder("empty");
    assert_eq!(read_folder(&root).expect_err("nothing in it").0.len(), 1);
    assert_eq!(read_folder(&root.join("absent")).expect_err("no folder").0.len(), 1);
}
