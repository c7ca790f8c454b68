//! System calls: open files, the load, signals to a process, files private to their owner.

use std::fs::File;
use std::path::{Path, PathBuf};

/// Raises this process's limit of open files as far as the system allows, and returns it.
pub(crate) fn raise_limit() -> u64 {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
        let raised = Rlimit { current: maximum, maximum };
        let now = if setrlimit(Resource::Nofile, raised).is_ok() { maximum } else { current };
        now.unwrap_or(u64::MAX)
    }
    #[cfg(not(unix))]
    u64::MAX
}

/// The load average of the last minute, where the system provides it.
pub(crate) fn load_average() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/loadavg").ok()?;
    text.split_whitespace().next()?.parse().ok()
}

/// Asks a process to end; kills it where the system has no such request.
pub(crate) fn ask_to_end(process: &mut std::process::Child) {
    #[cfg(unix)]
    if let Some(id) = rustix::process::Pid::from_raw(process.id() as i32)
        && rustix::process::kill_process(id, rustix::process::Signal::TERM).is_ok()
    {
        return;
    }
    // It may have ended in the meantime.
    let _ = process.kill();
}

/// Stops a process without ending it; `false` where that cannot be done.
pub(crate) fn stop(process: &std::process::Child) -> bool {
    #[cfg(unix)]
    return signal(process, rustix::process::Signal::STOP);
    #[cfg(not(unix))]
    {
        let _ = process;
        false
    }
}

/// Lets a stopped process continue.
pub(crate) fn go_on(process: &std::process::Child) {
    #[cfg(unix)]
    signal(process, rustix::process::Signal::CONT);
    #[cfg(not(unix))]
    let _ = process;
}

#[cfg(unix)]
fn signal(process: &std::process::Child, signal: rustix::process::Signal) -> bool {
    rustix::process::Pid::from_raw(process.id() as i32)
        .is_some_and(|id| rustix::process::kill_process(id, signal).is_ok())
}

/// Makes a file that only its owner can read; it must not exist.
pub(crate) fn make_private(path: &Path) -> std::io::Result<File> {
    let mut options = File::options();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// Creates a folder and its parents, accessible only to their owner. An existing one is left
/// unchanged.
pub(crate) fn make_private_folder(path: &Path) -> std::io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)
}

/// A temporary database.
pub(crate) struct Scratch(PathBuf);

impl Scratch {
    /// A new one in the folder for temporary files.
    pub(crate) fn new(name: &str) -> Scratch {
        Scratch(std::env::temp_dir().join(format!("temples-{name}-{}.db", std::process::id())))
    }

    /// Its address.
    pub(crate) fn url(&self) -> String {
        format!("sqlite:{}", self.0.display())
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        for ending in ["", "-wal", "-shm"] {
            let _ = std::fs::remove_file(format!("{}{ending}", self.0.display()));
        }
    }
}
