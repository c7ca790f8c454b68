//! Tests of Tikal II, in one program so that it links once.
#![allow(missing_docs, reason = "tests are read by their names")]

mod conformance;
