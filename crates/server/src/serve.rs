//! Serving on a socket until told to end.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::serve::ListenerExt;
use tokio::net::TcpListener;

use crate::app::App;

/// Serves until `end` resolves; then nothing new begins, what is under way is finished, and everybody is told to come
/// back.
pub async fn serve(
    app: Arc<App>,
    listener: TcpListener,
    end: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    app.begin();
    let service = crate::router(Arc::clone(&app)).into_make_service_with_connect_info::<SocketAddr>();
    let closing = Arc::clone(&app);
    // Messages are small and somebody waits for each: an update must not hold back the acknowledgement behind it.
    let listener = listener.tap_io(|stream| {
        let _ = stream.set_nodelay(true);
    });
    axum::serve(listener, service)
        .with_graceful_shutdown(async move {
            end.await;
            closing.close().await;
        })
        .await?;
    app.store.close().await;
    Ok(())
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
