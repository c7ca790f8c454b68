//! Calls webhooks. A public server never calls a private address: not by name, not by number, not after a redirect.

use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use client::Client;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use url::Url;

use super::TurnNotice;
use crate::error::Error;

/// Time-out for the receiver.
const PATIENCE: Duration = Duration::from_secs(5);
/// The longest address, in bytes.
const LONGEST: usize = 500;

/// Validates an address; on a public server it must be a public one.
pub(crate) fn check(address: &str, public: bool) -> Result<String, Error> {
    let wrong = || Error::BadWebhook;
    let url = Url::parse(address.trim()).map_err(|_| wrong())?;
    let plain = matches!(url.scheme(), "http" | "https")
        && url.username().is_empty()
        && url.password().is_none()
        && url.as_str().len() <= LONGEST;
    let host = url.host_str().ok_or_else(wrong)?;
    let number = host.trim_matches(['[', ']']).parse::<IpAddr>();
    let reachable = !public || number.map_or(!is_local_name(host), is_public);
    if plain && reachable { Ok(url.into()) } else { Err(wrong()) }
}

fn is_local_name(host: &str) -> bool {
    let host = host.trim_end_matches('.').to_ascii_lowercase();
    host == "localhost" || [".localhost", ".local", ".internal"].iter().any(|end| host.ends_with(end))
}

/// Whether an address is globally routable.
fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(v4) => {
            let [a, b, c, _] = v4.octets();
            let shared = a == 100 && (64..128).contains(&b);
            let reserved =
                a == 0 || a >= 240 || (a == 192 && b == 0 && c == 0) || (a == 198 && b & 0xfe == 18);
            !(v4.is_private()
                || v4.is_loopback()
                || v4.is_link_local()
                || v4.is_multicast()
                || v4.is_documentation()
                || shared
                || reserved)
        }
        IpAddr::V6(v6) => {
            let first = v6.segments()[0];
            let embedded = v6.to_ipv4_mapped().or_else(|| match v6.segments() {
                // The addresses of translation and tunnels hold an IPv4 address.
                [0x64, 0xff9b, 0, 0, 0, 0, high, low] | [0x2002, high, low, _, _, _, _, _] => {
                    let [[a, b], [c, d]] = [high.to_be_bytes(), low.to_be_bytes()];
                    Some([a, b, c, d].into())
                }
                _ => None,
            });
            match embedded {
                Some(v4) => is_public(v4.into()),
                // Global unicast addresses begin with 001.
                None => first & 0xe000 == 0x2000 && !(first == 0x2001 && v6.segments()[1] == 0x0db8),
            }
        }
    }
}

/// Lets the receiver verify that a notice is authentic and recent.
fn signature(secret: &str, now: u64, body: &str) -> String {
    let mut mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).expect("a key of any length is fine");
    mac.update(format!("{now}.{body}").as_bytes());
    let hash = mac.finalize().into_bytes();
    hash.iter().fold(format!("t={now},v1="), |text, byte| text + &format!("{byte:02x}"))
}

/// Calls the address; `None` if it was not reached.
pub(super) async fn send(
    address: &str,
    public: bool,
    notice: &TurnNotice,
    secret: Option<&str>,
    now: u64,
) -> Option<()> {
    let url = Url::parse(&check(address, public).ok()?).ok()?;
    let host = url.host_str()?.trim_matches(['[', ']']).to_string();
    let port = url.port_or_known_default()?;
    let found: Vec<SocketAddr> =
        tokio::time::timeout(PATIENCE, tokio::net::lookup_host((host.as_str(), port)))
            .await
            .ok()?
            .ok()?
            .collect();
    // One private address among several is a trick.
    if found.is_empty() || (public && !found.iter().all(|address| is_public(address.ip()))) {
        return None;
    }
    // The client is pinned to the addresses that were checked, and follows no redirect.
    let body = serde_json::to_string(notice).ok()?;
    let client = Client::pinned(PATIENCE, &found);
    let mut request = client.post(&url).header("content-type", "application/json");
    if let Some(secret) = secret {
        request = request.header("x-temples-signature", signature(secret, now, &body));
    }
    request.body(body).send().await.ok()?.status().is_success().then_some(())
}

#[cfg(test)]
mod tests {
    use super::{check, signature};

    /// Computed with OpenSSL.
    #[test]
    fn a_notice_is_signed() {
        let right = "043e30e1e15664dc97494d18e4110984bcbd2c4e6f3e19de9569dc1ea6d9b03e";
        assert_eq!(signature("key", 12, "{}"), format!("t=12,v1={right}"));
    }

    #[test]
    fn a_public_server_calls_public_addresses_alone() {
        for fine in
            ["https://example.org/hook?x=1", "http://93.184.216.34:8080/", "http://[2606:4700::1111]/"]
        {
            assert!(check(fine, true).is_ok(), "{fine}");
        }
        for bad in [
            "ftp://example.org/",
            "file:///etc/passwd",
            "http://localhost/",
            "http://foo.localhost./",
            "http://127.0.0.1/",
            "http://2130706433/",
            "http://10.1.2.3/",
            "http://192.168.1.1/",
            "http://169.254.169.254/latest/meta-data",
            "http://100.64.0.1/",
            "http://0.0.0.0/",
            "http://[::1]/",
            "http://[::ffff:10.0.0.1]/",
            "http://[64:ff9b::a00:1]/",
            "http://[fd00::1]/",
            "http://[fe80::1]/",
            "https://user:secret@example.org/",
            "not an address",
        ] {
            assert!(check(bad, true).is_err(), "{bad}");
        }
        assert!(check("http://127.0.0.1:9/", false).is_ok());
        assert!(check("ftp://127.0.0.1/", false).is_err());
    }
}
