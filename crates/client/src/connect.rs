//! Connections: names become addresses, addresses connections, and `https` puts TLS around them.

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;
use std::sync::{Arc, LazyLock};
use std::task::{Context, Poll};

use hyper::Uri;
use hyper_rustls::{HttpsConnector, MaybeHttpsStream};
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::client::legacy::connect::dns::Name;
use hyper_util::rt::TokioIo;
use rustls::{ClientConfig, RootCertStore};
use tokio::net::TcpStream;
use tower_service::Service;

/// A plain or an encrypted connection.
pub type Connection = MaybeHttpsStream<TokioIo<TcpStream>>;

type Failure = Box<dyn std::error::Error + Send + Sync>;
type Later<T, E> = Pin<Box<dyn Future<Output = Result<T, E>> + Send>>;

/// Makes connections, to any address or to some alone.
#[derive(Clone)]
pub(crate) struct Connector {
    inner: HttpsConnector<HttpConnector<Names>>,
    pinned: Option<Arc<[IpAddr]>>,
}

impl Connector {
    pub(crate) fn new(pinned: Option<Arc<[IpAddr]>>) -> Connector {
        let mut plain = HttpConnector::new_with_resolver(Names { pinned: pinned.clone() });
        // The connector around it looks at the scheme.
        plain.enforce_http(false);
        plain.set_nodelay(true);
        Connector { inner: HttpsConnector::from((plain, Arc::clone(&TLS))), pinned }
    }

    /// Whether a host that is written as a number may be called. Names are looked up in [`Names`].
    fn allows(&self, address: &Uri) -> bool {
        let number = address.host().and_then(|host| host.trim_matches(['[', ']']).parse::<IpAddr>().ok());
        match (&self.pinned, number) {
            (Some(pinned), Some(number)) => pinned.contains(&number),
            (None, _) | (_, None) => true,
        }
    }
}

impl Service<Uri> for Connector {
    type Response = Connection;
    type Error = Failure;
    type Future = Later<Connection, Failure>;

    fn poll_ready(&mut self, context: &mut Context<'_>) -> Poll<Result<(), Failure>> {
        self.inner.poll_ready(context)
    }

    fn call(&mut self, address: Uri) -> Self::Future {
        if !self.allows(&address) {
            return Box::pin(async { Err("the address is not one of those it is pinned to".into()) });
        }
        self.inner.call(address)
    }
}

/// TLS by `ring`. Trusted are the authorities in the program, so that it needs no files of the system, and those of the
/// system, so that its owner can add one.
static TLS: LazyLock<Arc<ClientConfig>> = LazyLock::new(|| {
    let mut roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .expect("ring has the default versions of TLS")
        .with_root_certificates(roots)
        .with_no_client_auth();
    Arc::new(config)
});

/// The addresses of names: those of the system, or fixed ones.
#[derive(Clone)]
pub(crate) struct Names {
    pinned: Option<Arc<[IpAddr]>>,
}

impl Service<Name> for Names {
    type Response = std::vec::IntoIter<SocketAddr>;
    type Error = io::Error;
    type Future = Later<Self::Response, io::Error>;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<Result<(), io::Error>> {
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, name: Name) -> Self::Future {
        let pinned = self.pinned.clone();
        Box::pin(async move {
            // The connector sets the port.
            let found: Vec<SocketAddr> = match pinned {
                Some(pinned) => pinned.iter().map(|&number| SocketAddr::new(number, 0)).collect(),
                None => tokio::net::lookup_host((name.as_str(), 0)).await?.collect(),
            };
            Ok(found.into_iter())
        })
    }
}
