//! A wall clock that is wrong, under a real program: `clock.c` is compiled and loaded before the C library of the process under
//! test. Clocks that only measure how time passes stay true.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use crate::service::folder;

/// A wall clock that can be set.
pub struct WrongClock {
    folder: PathBuf,
}

impl WrongClock {
    /// A clock that is right.
    pub fn new() -> WrongClock {
        let clock = WrongClock { folder: folder("clock") };
        fs::write(clock.control(), 0i64.to_ne_bytes()).expect("a file can be written");
        let source = clock.folder.join("clock.c");
        fs::write(&source, include_str!("clock.c")).expect("a file can be written");
        let compiled = Command::new("cc")
            .args(["-O1", "-shared", "-fPIC", "-o"])
            .args([&clock.library(), &source])
            .arg("-ldl")
            .output()
            .expect("this test needs cc, the C compiler with which Rust links");
        assert!(compiled.status.success(), "{}", String::from_utf8_lossy(&compiled.stderr));
        clock
    }

    /// Sets it to this many seconds ahead of the true time, also in programs that are already
    /// running.
    pub fn set(&self, ahead: i64) {
        // In place: programs have the file mapped.
        use std::io::Write;
        let mut file = fs::OpenOptions::new().write(true).open(self.control()).expect("the file is there");
        file.write_all(&ahead.to_ne_bytes()).expect("a file can be written");
    }

    /// Gives this clock to a program.
    pub fn under(&self, command: &mut Command) {
        command.env("LD_PRELOAD", self.library()).env("CLOCK_CONTROL", self.control());
    }

    fn library(&self) -> PathBuf {
        self.folder.join("libclock.so")
    }

    fn control(&self) -> PathBuf {
        self.folder.join("control")
    }
}

impl Default for WrongClock {
    fn default() -> Self {
        Self::new()
    }
}

impl Drop for WrongClock {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.folder);
    }
}
