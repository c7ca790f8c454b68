//! Accounts: passwords, sessions, recovery, e-mail and two-factor codes. What holds a secret is never printed.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::Person;

/// A login.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Login {
    /// The name of the account.
    pub name: String,
    /// The password.
    pub password: String,
    /// The two-factor code, where the account has that turned on.
    pub code: Option<String>,
}

impl std::fmt::Debug for Login {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Login").field("name", &self.name).finish_non_exhaustive()
    }
}

/// An account was made, or recovered.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct AccountMade {
    /// The person.
    pub person: Person,
    /// For `Authorization: Bearer`.
    pub token: String,
    /// The code that sets a new password once. It is shown this once.
    pub recovery_code: String,
}

/// A new password.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PasswordChange {
    /// The present password.
    pub old: String,
    /// The new one: 8 to 200 characters.
    #[schema(min_length = 8, max_length = 200)]
    pub new: String,
}

impl std::fmt::Debug for PasswordChange {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("PasswordChange").finish_non_exhaustive()
    }
}

/// The password, for what needs more than a session.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PasswordProof {
    /// The password of the account.
    pub password: String,
}

impl std::fmt::Debug for PasswordProof {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("PasswordProof").finish_non_exhaustive()
    }
}

/// A new recovery code.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct RecoveryCode {
    /// The code that sets a new password once. It is shown this once; earlier codes no longer work.
    pub recovery_code: String,
}

/// The caller's sessions.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct SessionList {
    /// The sessions, the last used first.
    pub sessions: Vec<SessionInfo>,
}

/// One session.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct SessionInfo {
    /// Its id, by which it is ended.
    pub id: String,
    /// The device according to its User-Agent; may be empty.
    pub device: String,
    /// The start, in milliseconds since 1970.
    pub created: u64,
    /// The last use, accurate to some minutes.
    pub seen: u64,
    /// Whether it is the session of this request.
    pub current: bool,
    /// The one seat it opens, if it began with a seat link.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub only: Option<super::OnlySeat>,
}

/// A new password by the recovery code.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Recovery {
    /// The name of the account.
    pub name: String,
    /// The recovery code.
    pub recovery_code: String,
    /// The new password: 8 to 200 characters.
    #[schema(min_length = 8, max_length = 200)]
    pub password: String,
}

impl std::fmt::Debug for Recovery {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Recovery").field("name", &self.name).finish_non_exhaustive()
    }
}

/// An e-mail address for the account.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct EmailChange {
    /// The address.
    #[schema(max_length = 254)]
    pub email: String,
    /// The password of the account.
    pub password: String,
}

impl std::fmt::Debug for EmailChange {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("EmailChange").finish_non_exhaustive()
    }
}

/// A code that was mailed.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MailedCode {
    /// The code.
    pub code: String,
}

impl std::fmt::Debug for MailedCode {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("MailedCode").finish_non_exhaustive()
    }
}

/// A request to recover an account by e-mail.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MailRecovery {
    /// The confirmed address of the account.
    #[schema(max_length = 254)]
    pub email: String,
}

impl std::fmt::Debug for MailRecovery {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("MailRecovery").finish_non_exhaustive()
    }
}

/// A new password by a code that was mailed.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MailedRecovery {
    /// The code of the e-mail.
    pub code: String,
    /// The new password: 8 to 200 characters.
    #[schema(min_length = 8, max_length = 200)]
    pub password: String,
    /// The two-factor code, where the account has that turned on.
    pub two_factor: Option<String>,
}

impl std::fmt::Debug for MailedRecovery {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("MailedRecovery").finish_non_exhaustive()
    }
}

/// The data for an authenticator app, shown only once.
#[derive(Clone, Serialize, ToSchema)]
pub struct TwoFactorSecret {
    /// The secret in Base32, to type.
    pub secret: String,
    /// The same as an `otpauth` address, for a QR code.
    pub uri: String,
}

/// A two-factor code.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TwoFactorCode {
    /// Six digits of the authenticator app.
    pub code: String,
}

impl std::fmt::Debug for TwoFactorCode {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("TwoFactorCode").finish_non_exhaustive()
    }
}

/// Turns two-factor codes off.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TwoFactorOff {
    /// The password of the account.
    pub password: String,
    /// Six digits of the authenticator app.
    pub code: String,
}

impl std::fmt::Debug for TwoFactorOff {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("TwoFactorOff").finish_non_exhaustive()
    }
}
