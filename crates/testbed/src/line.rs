//! A line between a program and `PostgreSQL` that can be cut at the worst moment: around a COMMIT.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, AtomicU32, Ordering};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

/// A COMMIT as a client sends it.
const COMMIT: &[u8] = b"COMMIT\0";

/// When the line is cut.
const NEVER: u8 = 0;
const BEFORE: u8 = 1;
const AFTER: u8 = 2;

/// A proxied connection that forwards both directions.
pub struct Line {
    address: SocketAddr,
    cut: Arc<AtomicU8>,
    cuts: Arc<AtomicU32>,
}

impl Line {
    /// A line to the server on this port of this machine.
    pub async fn to(port: u16) -> Line {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("there is a free port");
        let address = listener.local_addr().expect("it is bound");
        let (cut, cuts) = (Arc::new(AtomicU8::new(NEVER)), Arc::new(AtomicU32::new(0)));
        let line = Line { address, cut: Arc::clone(&cut), cuts: Arc::clone(&cuts) };
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let (cut, cuts) = (Arc::clone(&cut), Arc::clone(&cuts));
                tokio::spawn(async move {
                    if let Ok(server) = TcpStream::connect(("127.0.0.1", port)).await {
                        forward(client, server, &cut, &cuts).await;
                    }
                });
            }
        });
        line
    }

    /// The port to connect to.
    pub fn port(&self) -> u16 {
        self.address.port()
    }

    /// The next connection that sends a COMMIT is cut after the server has answered it and before the client gets it.
    pub fn cut_after_commit(&self) {
        self.cut.store(AFTER, Ordering::SeqCst);
    }

    /// Cuts the next connection that sends a COMMIT, before the server receives it.
    pub fn cut_before_commit(&self) {
        self.cut.store(BEFORE, Ordering::SeqCst);
    }

    /// How often the line was cut.
    pub fn cuts(&self) -> u32 {
        self.cuts.load(Ordering::SeqCst)
    }
}

/// Forwards until one side ends or the line is cut; then both connections end.
async fn forward(mut client: TcpStream, mut server: TcpStream, cut: &AtomicU8, cuts: &AtomicU32) {
    let (mut up, mut down) = (vec![0; 64 * 1024], vec![0; 64 * 1024]);
    loop {
        tokio::select! {
            said = client.read(&mut up) => {
                let Ok(length @ 1..) = said else { return };
                let said = &up[..length];
                let when = if said.windows(COMMIT.len()).any(|part| part == COMMIT) {
                    cut.swap(NEVER, Ordering::SeqCst)
                } else {
                    NEVER
                };
                if when != NEVER {
                    cuts.fetch_add(1, Ordering::SeqCst);
                }
                if when == BEFORE || server.write_all(said).await.is_err() {
                    return;
                }
                if when == AFTER {
                    let _ = server.read(&mut down).await;
                    return;
                }
            }
            answered = server.read(&mut down) => {
                let Ok(length @ 1..) = answered else { return };
                if client.write_all(&down[..length]).await.is_err() {
                    return;
                }
            }
        }
    }
}
