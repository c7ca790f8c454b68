//! Serves on a socket until asked to end. A client must send its request in time, and cannot delay the shutdown: that
//! takes at most ten seconds, and everything acknowledged is stored.

use std::convert::Infallible;
use std::io::IoSlice;
use std::net::SocketAddr;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use axum::response::Response;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::task::JoinSet;
use tokio::time::timeout;

use crate::app::App;

/// The head of a request must be there within this time, also that of the next one on the same connection.
const HEAD: Duration = Duration::from_secs(20);
/// On shutdown, the time tables have to finish storing.
const STORING: Duration = Duration::from_secs(4);
/// After that, the time requests have to be answered.
const ANSWERING: Duration = Duration::from_secs(3);
/// Then, the time until the remaining work is abandoned.
const CLOSING: Duration = Duration::from_secs(1);
/// Pause before the next attempt when no more connections can be accepted.
const PAUSE: Duration = Duration::from_millis(100);

/// Serves until `end` resolves; then accepts nothing new, finishes what is in progress, and tells all clients to
/// reconnect.
pub async fn serve(
    app: Arc<App>,
    listener: TcpListener,
    end: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    app.begin().await;
    let router = crate::router(Arc::clone(&app));
    let (close, closing) = watch::channel(false);
    let places = Arc::new(Semaphore::new(app.config.connections));
    let mut connections = JoinSet::new();
    let mut end = pin!(end);
    loop {
        let accepted = tokio::select! {
            () = &mut end => break,
            Some(_) = connections.join_next(), if !connections.is_empty() => continue,
            accepted = listener.accept() => accepted,
        };
        match accepted {
            Ok((stream, address)) => {
                if let Ok(place) = Arc::clone(&places).try_acquire_owned() {
                    let stream = Placed { stream, _place: place };
                    connections.spawn(converse(router.clone(), stream, address, closing.clone()));
                } else {
                    app.metrics.limited.add(1);
                    // It fits into the system's send buffer; do not wait for the client.
                    let _ = stream.set_nodelay(true);
                    let _ = stream.try_write(FULL);
                }
            }
            Err(error) => {
                tracing::warn!(%error, "no connection can be taken");
                tokio::time::sleep(PAUSE).await;
            }
        }
    }
    drop(listener);
    if timeout(STORING, app.close()).await.is_err() {
        tracing::warn!("the database does not answer; tables end without it");
    }
    close.send_replace(true);
    let answered = async { while connections.join_next().await.is_some() {} };
    if timeout(ANSWERING, answered).await.is_err() {
        tracing::info!(connections = connections.len(), "connections that ask nothing are cut");
        connections.abort_all();
    }
    // Do not wait for a database connection that does not answer.
    let _ = timeout(CLOSING, app.store.close()).await;
    Ok(())
}

/// The response to a connection beyond the limit.
const FULL: &[u8] =
    b"HTTP/1.1 503 Service Unavailable\r\nContent-Type: application/json\r\nRetry-After: 5\r\n\
    Connection: close\r\nContent-Length: 94\r\n\r\n\
    {\"error\":{\"code\":\"full\",\"message\":\"the server has no room for another connection; come back\"}}";

/// A connection with its slot in the limit, also after it became a WebSocket.
struct Placed {
    stream: TcpStream,
    _place: OwnedSemaphorePermit,
}

impl AsyncRead for Placed {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<std::io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Placed {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<std::io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[IoSlice<'_>],
    ) -> Poll<std::io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(context, parts)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<std::io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<std::io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

/// Serves one connection.
async fn converse(router: Router, stream: Placed, address: SocketAddr, mut closing: watch::Receiver<bool>) {
    // Messages are small and each has a client waiting: an update must not hold back the acknowledgement behind
    // it.
    let _ = stream.stream.set_nodelay(true);
    let router = TowerToHyperService::new(router);
    let service = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(address));
        let answer = router.call(request);
        async move { answer.await as Result<Response, Infallible> }
    });
    let mut conversation = pin!(
        http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(HEAD)
            .serve_connection(TokioIo::new(stream), service)
            .with_upgrades()
    );
    tokio::select! {
        // A client that disconnects does not affect others.
        _ = conversation.as_mut() => return,
        _ = closing.wait_for(|closing| *closing) => conversation.as_mut().graceful_shutdown(),
    }
    let _ = conversation.await;
}

/// Resolves when the program is asked to end.
pub async fn signal() {
    let interrupt = async {
        let _ = tokio::signal::ctrl_c().await;
    };
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut terminate) => tokio::select! {
                () = interrupt => {}
                _ = terminate.recv() => {}
            },
            Err(_) => interrupt.await,
        }
    }
    #[cfg(not(unix))]
    interrupt.await;
}
