//! The origin of a request: the address for rate limits, and the page that opens a socket.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use axum::extract::{ConnectInfo, Request};
use axum::http::{HeaderMap, header};

use crate::app::App;

/// The address that a request is counted under; `None` is this machine, which is never limited.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Counted(pub(super) Option<IpAddr>);

impl Counted {
    /// That of a request.
    pub(super) fn of(app: &App, request: &Request) -> Counted {
        let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(peer)| peer.ip());
        Counted(counted(peer, request.headers(), app.config.public, app.config.behind_proxy))
    }
}

fn counted(peer: Option<IpAddr>, headers: &HeaderMap, public: bool, behind_proxy: bool) -> Option<IpAddr> {
    if !public {
        return None;
    }
    // The peer is unknown: all such callers share one limit.
    let peer = peer.unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED));
    if behind_proxy {
        // A request without the header, or with a malformed one, bypassed the proxy and is counted under
        // the peer.
        return Some(network(forwarded(headers).unwrap_or(peer)));
    }
    Some(network(peer)).filter(|address| !address.is_loopback())
}

/// The address that the proxy in front was the last to add.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let named = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    named.rsplit(',').next()?.trim().parse().ok()
}

/// The address range of one customer: a full IPv4 address, or the first 64 bits of an IPv6 address.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) if !address.is_loopback() => {
            IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & (u128::MAX << 64)))
        }
        other => other,
    }
}

/// Whether a page may open a socket: one of this server, or of a configured origin. Programs name no page.
pub(super) fn may_open(headers: &HeaderMap, known: &[String]) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    if known.iter().any(|known| known.trim_end_matches('/').eq_ignore_ascii_case(origin)) {
        return true;
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let own = origin.split_once("://").zip(host);
    own.is_some_and(|((scheme, place), host)| {
        matches!(scheme, "http" | "https") && place.eq_ignore_ascii_case(host)
    })
}

#[cfg(test)]
mod tests {
    use super::{counted, may_open};
    use axum::http::HeaderMap;
    use std::net::IpAddr;

    fn headers(all: &[(&'static str, &str)]) -> HeaderMap {
        all.iter().map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap())).collect()
    }

    #[test]
    fn an_address_is_always_counted_under_something() {
        let ip = |text: &str| text.parse::<IpAddr>().unwrap();
        let peer = Some(ip("198.51.100.7"));
        let none = headers(&[]);
        assert_eq!(counted(peer, &none, true, false), peer);
        assert_eq!(counted(Some(ip("127.0.0.1")), &none, true, false), None);
        assert_eq!(counted(peer, &none, false, false), None);
        // Behind a proxy the last address counts; without one, or with a malformed one, the peer's does, loopback
        // too.
        let named = headers(&[("x-forwarded-for", "203.0.113.9, 192.0.2.1")]);
        assert_eq!(counted(Some(ip("127.0.0.1")), &named, true, true), Some(ip("192.0.2.1")));
        for odd in ["", "unknown", "192.0.2.1, nonsense"] {
            let odd = headers(&[("x-forwarded-for", odd)]);
            assert_eq!(counted(Some(ip("127.0.0.1")), &odd, true, true), Some(ip("127.0.0.1")));
        }
        assert_eq!(counted(Some(ip("127.0.0.1")), &none, true, true), Some(ip("127.0.0.1")));
        // A network of version 6 is one caller, and version 4 in the clothes of version 6 is version 4.
        let six = |text: &str| counted(Some(ip(text)), &none, true, false);
        assert_eq!(six("2001:db8:1:2:3::4"), six("2001:db8:1:2:ffff::9"));
        assert_ne!(six("2001:db8:1:2:3::4"), six("2001:db8:1:3:3::4"));
        assert_eq!(six("::ffff:198.51.100.7"), peer);
        assert_eq!(six("::1"), None);
    }

    #[test]
    fn a_page_of_another_origin_opens_no_socket() {
        let may = |origin: Option<&str>| {
            let mut all = headers(&[("host", "games.example:8420")]);
            if let Some(origin) = origin {
                all.insert("origin", origin.parse().unwrap());
            }
            may_open(&all, &["https://club.example/".into()])
        };
        assert!(
            may(None) && may(Some("http://games.example:8420")) && may(Some("https://GAMES.example:8420"))
        );
        assert!(may(Some("https://club.example")));
        for other in [
            "https://evil.example",
            "null",
            "http://games.example",
            "https://games.example:8420.evil.example",
        ] {
            assert!(!may(Some(other)), "{other}");
        }
    }
}
