//! Reports to the host of the server.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A report to the host.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewReport {
    /// The table where it happened.
    pub table: Option<String>,
    /// The member of that table it is about.
    #[schema(maximum = 65535)]
    pub member: Option<u16>,
    /// The person it is about, where no table is named.
    pub person: Option<String>,
    /// A description of 1 to 1000 characters.
    #[schema(min_length = 1, max_length = 1000)]
    pub text: String,
}

/// A report and the answer of the host.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Report {
    /// Its id.
    pub id: String,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// The person it is about.
    pub person: Option<String>,
    /// The table it is about.
    pub table: Option<String>,
    /// What happened.
    pub text: String,
    /// The host's answer.
    pub answer: Option<String>,
    /// When.
    pub answered: Option<u64>,
}

/// A report of the caller.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ReportList {
    /// The reports, the latest first.
    pub reports: Vec<Report>,
}
