//! The allocator, with a count per thread, so that `temples bench` can prove that the hot path allocates nothing.
//!
//! It is mimalloc: a server with many tables allocates small blocks of very different lifetimes on all threads, for
//! which mimalloc needs less processor time than the system's allocator.
#![expect(unsafe_code, reason = "a global allocator can only be written as an unsafe implementation")]

use std::alloc::{GlobalAlloc, Layout};
use std::cell::Cell;

use mimalloc::MiMalloc;

thread_local! {
    // A constant without a destructor: reading it never allocates and is possible until the thread ends.
    static COUNT: Cell<u64> = const { Cell::new(0) };
}

/// Allocations and reallocations of the calling thread so far.
pub(crate) fn count() -> u64 {
    COUNT.get()
}

struct Counting;

#[global_allocator]
static ALLOCATOR: Counting = Counting;

// SAFETY: every call is handed to that allocator unchanged.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        COUNT.set(COUNT.get() + 1);
        // SAFETY: the caller's promises are those `MiMalloc` asks for.
        unsafe { MiMalloc.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        COUNT.set(COUNT.get() + 1);
        // SAFETY: the caller's promises are those `MiMalloc` asks for.
        unsafe { MiMalloc.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, ptr: *mut u8, layout: Layout, new_size: usize) -> *mut u8 {
        COUNT.set(COUNT.get() + 1);
        // SAFETY: the caller's promises are those `MiMalloc` asks for.
        unsafe { MiMalloc.realloc(ptr, layout, new_size) }
    }

    unsafe fn dealloc(&self, ptr: *mut u8, layout: Layout) {
        // SAFETY: the caller's promises are those `MiMalloc` asks for.
        unsafe { MiMalloc.dealloc(ptr, layout) }
    }
}
