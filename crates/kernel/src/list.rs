//! A list of small values inside the state itself: no heap, compared by content.

use std::ops::{Deref, DerefMut};

/// Up to `N` values in place.
#[derive(Clone, Copy, Debug)]
pub struct List<T, const N: usize> {
    len: u8,
    items: [T; N],
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// An empty list.
    pub fn new() -> Self {
        List { len: 0, items: [T::default(); N] }
    }

    /// Adds at the end. The capacity is a bound proved by the rules that use it.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[self.len as usize] = item;
        self.len += 1;
    }

    /// Takes the last.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        if self.len == 0 {
            return None;
        }
        self.len -= 1;
        let item = self.items[self.len as usize];
        self.items[self.len as usize] = T::default();
        Some(item)
    }

    /// Inserts before position `at`.
    pub fn insert(&mut self, at: usize, item: T) {
        let len = self.len as usize;
        assert!(at <= len && len < N, "a list holds what its rules allow");
        self.items.copy_within(at..len, at + 1);
        self.items[at] = item;
        self.len += 1;
    }

    /// Takes out position `at`, closing the gap.
    pub fn remove(&mut self, at: usize) -> T {
        let len = self.len as usize;
        assert!(at < len, "only what is in a list is taken out");
        let item = self.items[at];
        self.items.copy_within(at + 1..len, at);
        self.len -= 1;
        self.items[self.len as usize] = T::default();
        item
    }

    /// Empties the list.
    pub fn clear(&mut self) {
        *self = Self::new();
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];
    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..self.len as usize]
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..self.len as usize]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = Self::new();
        for item in items {
            list.push(item);
        }
        list
    }
}
