//! The words of `temples admin`.

use clap::{Args, Subcommand};

/// Options of `admin`.
#[derive(Args, Debug)]
pub(crate) struct AdminArgs {
    /// The database of the server: sqlite:FILE or postgres://…
    #[arg(long, value_name = "URL", env = "TEMPLES_DATABASE", hide_env_values = true)]
    pub database: String,
    /// Who does it, for the audit log [default: the user of this machine]
    #[arg(long = "as", value_name = "NAME")]
    pub who: Option<String>,
    /// Print one JSON document instead of text
    #[arg(long)]
    pub json: bool,
    /// What to do.
    #[command(subcommand)]
    pub task: AdminTask,
}

/// What a host does.
#[derive(Subcommand, Debug)]
pub(crate) enum AdminTask {
    /// List unanswered reports
    Reports {
        /// Those with an answer too
        #[arg(long)]
        all: bool,
    },
    /// Answer a report; its author can read the answer
    Answer {
        /// The id of the report
        report: String,
        /// The answer
        text: String,
    },
    /// Find people by a part of their name, or by their id
    People {
        /// The part of the name
        #[arg(default_value = "")]
        name: String,
    },
    /// List the open tables that a person made
    Tables {
        /// The id of the person
        person: String,
    },
    /// List the banned people
    Bans,
    /// Ban a person
    Ban {
        /// The id of the person
        person: String,
        /// For how many days [default: for good]
        #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=36_500))]
        days: Option<u32>,
        /// Why; the person reads it
        #[arg(long)]
        reason: String,
    },
    /// Lift a ban
    Unban {
        /// The id of the person
        person: String,
    },
    /// Remove a table for all players; its log stays in the database
    RemoveTable {
        /// The id of the table
        table: String,
        /// Why
        #[arg(long)]
        reason: String,
    },
    /// Forget a person: name, sessions, password, ratings
    RemovePerson {
        /// The id of the person
        person: String,
        /// Why
        #[arg(long)]
        reason: String,
    },
    /// Send a member of a table away; the running server does it
    Kick {
        /// The id of the table
        table: String,
        /// The number of the member
        member: u16,
        /// They may not come back
        #[arg(long)]
        block: bool,
    },
    /// Let a member of a table speak no more; the running server does it
    Mute {
        /// The id of the table
        table: String,
        /// The number of the member
        member: u16,
        /// Let them speak again
        #[arg(long)]
        off: bool,
    },
    /// Close a table to all but its members; the running server does it
    Lock {
        /// The id of the table
        table: String,
        /// Open it again
        #[arg(long)]
        off: bool,
    },
    /// End a game without a result; the running server does it
    End {
        /// The id of the table
        table: String,
    },
    /// Show the result of an order to a table
    Order {
        /// The id that was printed
        order: String,
    },
    /// List what was done, the newest first
    Log {
        /// How many lines
        #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=10_000))]
        most: u32,
    },
}
