//! What the system is asked for on behalf of long-running commands: open files, the load, the end of a process.

/// Allows this process as many open files as the system lets it have, and tells how many that are.
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

/// The load average of the last minute, where the system tells it.
pub(crate) fn load_average() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/loadavg").ok()?;
    text.split_whitespace().next()?.parse().ok()
}

/// Asks a process to end; where that cannot be asked it is ended.
pub(crate) fn ask_to_end(process: &mut std::process::Child) {
    #[cfg(unix)]
    if let Some(id) = rustix::process::Pid::from_raw(process.id() as i32)
        && rustix::process::kill_process(id, rustix::process::Signal::TERM).is_ok()
    {
        return;
    }
    // It may have ended meanwhile.
    let _ = process.kill();
}
