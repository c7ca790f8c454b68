//! A disk that fails on demand under a real program. `disk.c` is compiled and loaded before the C library of the
//! process under test; this file tells it which calls fail. It knows files and bytes, not databases.

use std::fs;
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use crate::service::folder;

/// The fault to inject.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u32)]
pub enum Fault {
    /// `ENOSPC` on writing.
    Full = 1,
    /// `EIO` on writing.
    WriteFails = 2,
    /// `EIO` on syncing; the data to be synced is lost, and a later sync does not bring it back.
    SyncFails = 3,
    /// Only half of the data is written.
    ShortWrite = 4,
    /// `EROFS` on writing and on opening for writing.
    ReadOnly = 5,
}

impl Fault {
    /// All of them.
    pub const ALL: [Fault; 5] =
        [Fault::Full, Fault::WriteFails, Fault::SyncFails, Fault::ShortWrite, Fault::ReadOnly];
}

/// For how long.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Span {
    /// This many calls.
    Calls(i64),
    /// So long after the first call that fails.
    Time(Duration),
    /// Until [`Disk::heal`].
    Ever,
}

/// Which written but unsynced bytes survive a power cut.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Survives {
    /// None of them.
    Nothing,
    /// Some sectors, chosen by a seed.
    Some(u64),
}

/// The smallest part of a file that is written atomically.
const SECTOR: usize = 512;
/// Where the control file has its count of failed calls.
const HITS: u64 = 32;

/// A folder whose files are on a disk that can fail.
pub struct Disk {
    folder: PathBuf,
    shadows: PathBuf,
    control: PathBuf,
    /// Its files are removed with it.
    owned: bool,
}

impl Disk {
    /// An empty disk that works.
    pub fn new() -> Disk {
        let base = folder("disk");
        let disk = Disk {
            folder: base.join("files"),
            shadows: base.join("synced"),
            control: base.join("control"),
            owned: true,
        };
        for folder in [&disk.folder, &disk.shadows] {
            fs::create_dir_all(folder).expect("a test folder can be created");
        }
        fs::write(&disk.control, [0; 40]).expect("a file can be written");
        let source = base.join("disk.c");
        fs::write(&source, include_str!("disk.c")).expect("a file can be written");
        let compiled = Command::new("cc")
            .args(["-O1", "-shared", "-fPIC", "-o"])
            .args([&disk.library(), &source])
            .args(["-ldl", "-lpthread"])
            .output()
            .expect("this test needs cc, the C compiler with which Rust links");
        assert!(compiled.status.success(), "{}", String::from_utf8_lossy(&compiled.stderr));
        disk
    }

    /// The disk that this process itself is on, if it is on one.
    pub fn underneath() -> Option<Disk> {
        let path = |name: &str| std::env::var_os(name).map(PathBuf::from);
        let (folder, shadows, control) = (path("DISK_FOLDER")?, path("DISK_SHADOWS")?, path("DISK_CONTROL")?);
        Some(Disk { folder, shadows, control, owned: false })
    }

    /// Where a file of this name is.
    pub fn file(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    /// Puts a program on this disk.
    pub fn under(&self, command: &mut Command) {
        command
            .env("LD_PRELOAD", self.library())
            .env("DISK_FOLDER", &self.folder)
            .env("DISK_SHADOWS", &self.shadows)
            .env("DISK_CONTROL", &self.control);
    }

    /// Lets calls fail from now on.
    pub fn fail(&self, fault: Fault, span: Span) {
        self.fail_after(0, fault, span);
    }

    /// Lets calls fail after this many successful ones.
    pub fn fail_after(&self, works: u32, fault: Fault, span: Span) {
        let (calls, millis) = match span {
            Span::Calls(calls) => (calls, -1),
            Span::Time(time) => (-1, i64::try_from(time.as_millis()).expect("a short time")),
            Span::Ever => (-1, -1),
        };
        // Whose call fails is decided by the first field, so it is written last.
        self.write(0, &0u32.to_ne_bytes());
        self.write(4, &works.to_ne_bytes());
        for (at, field) in [calls, millis, 0, 0].into_iter().enumerate() {
            self.write(8 + 8 * at as u64, &field.to_ne_bytes());
        }
        self.write(0, &(fault as u32).to_ne_bytes());
    }

    /// From now on every call works.
    pub fn heal(&self) {
        self.write(0, &0u32.to_ne_bytes());
    }

    /// How many calls have failed since [`Disk::fail`].
    pub fn hits(&self) -> i64 {
        let mut file = fs::File::open(&self.control).expect("the control file is there");
        let mut bytes = [0; 8];
        file.seek(SeekFrom::Start(HITS)).and_then(|_| file.read_exact(&mut bytes)).expect("it has a count");
        i64::from_ne_bytes(bytes)
    }

    /// Discards what a power cut would. The programs on this disk must have been killed.
    pub fn cut_power(&self, survives: Survives) {
        for entry in fs::read_dir(&self.folder).expect("the folder is there").flatten() {
            let (path, name) = (entry.path(), entry.file_name());
            let written = fs::read(&path).expect("it is a file");
            match fs::read(self.shadows.join(&name)) {
                // Shared memory, or no part of it was ever synced.
                Err(_) => fs::remove_file(&path).expect("it is a file"),
                Ok(synced) => {
                    let left = match survives {
                        Survives::Nothing => synced,
                        Survives::Some(seed) => mixed(&written, &synced, seed),
                    };
                    fs::write(&path, &left).expect("the disk of the test works");
                    fs::write(self.shadows.join(&name), &left).expect("the disk of the test works");
                }
            }
        }
    }

    fn write(&self, at: u64, bytes: &[u8]) {
        let mut file =
            fs::File::options().write(true).open(&self.control).expect("the control file is there");
        file.seek(SeekFrom::Start(at)).and_then(|_| file.write_all(bytes)).expect("it can be written");
    }

    fn library(&self) -> PathBuf {
        self.base().join("disk.so")
    }

    fn base(&self) -> &Path {
        self.folder.parent().expect("it is in a folder")
    }
}

impl Default for Disk {
    fn default() -> Self {
        Self::new()
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        if self.owned && !std::thread::panicking() {
            let _ = fs::remove_dir_all(self.base());
        }
    }
}

/// A file of which some sectors are as written and the others as synced.
fn mixed(written: &[u8], synced: &[u8], seed: u64) -> Vec<u8> {
    let mut left = vec![0; written.len().max(synced.len())];
    left[..synced.len()].copy_from_slice(synced);
    let mut state = seed;
    for (at, sector) in written.chunks(SECTOR).enumerate() {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        if state >> 63 == 1 {
            left[at * SECTOR..at * SECTOR + sector.len()].copy_from_slice(sector);
        }
    }
    left
}

#[cfg(test)]
mod tests {
    use super::{SECTOR, mixed};

    #[test]
    fn a_mixed_file_has_sectors_of_both() {
        let left = mixed(&vec![1; 64 * SECTOR], &vec![2; 32 * SECTOR], 7);
        assert_eq!(left.len(), 64 * SECTOR);
        let sectors: Vec<u8> = left.chunks(SECTOR).map(|sector| sector[0]).collect();
        assert!(left.chunks(SECTOR).all(|sector| sector.iter().all(|byte| *byte == sector[0])));
        assert!(sectors[..32].contains(&1) && sectors[..32].contains(&2), "{sectors:?}");
        assert!(sectors[32..].contains(&1) && sectors[32..].contains(&0), "{sectors:?}");
    }
}
