//! Lists the files of the browser client, `web/dist`, for embedding, with the compressed forms that its build wrote
//! beside them. Without them the program still builds, and shows a page that says how to build them.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::time::Duration;
use std::{env, fs, thread};

fn main() {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let dist = root.join("../../web/dist");
    println!("cargo:rerun-if-changed={}", dist.display());
    // `make play` builds the client while the other crates compile, and makes this file when it is done.
    while env::var_os("TEMPLES_AWAIT").is_some_and(|done| !Path::new(&done).exists()) {
        thread::sleep(Duration::from_millis(100));
    }
    let mut files = Vec::new();
    gather(&dist, &dist, &mut files);
    files.sort();
    let mut list = String::from("pub(super) static FILES: &[(&str, &[u8])] = &[\n");
    for (name, path) in files {
        let path = path.display().to_string();
        let _ = writeln!(list, "    ({name:?}, include_bytes!({path:?})),");
    }
    list.push_str("];\n");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    fs::write(out.join("bundle.rs"), list).expect("the folder for generated files can be written");
}

fn gather(root: &Path, folder: &Path, files: &mut Vec<(String, PathBuf)>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for path in entries.filter_map(|entry| Some(entry.ok()?.path())) {
        if path.is_dir() {
            gather(root, &path, files);
        } else if let Ok(name) = path.strip_prefix(root) {
            let parts: Vec<String> = name.iter().map(|part| part.to_string_lossy().into_owned()).collect();
            files.push((parts.join("/"), path.clone()));
        }
    }
}
