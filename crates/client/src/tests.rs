//! Against servers on this machine.

use std::io::{BufRead, BufReader, Write};
use std::net::{SocketAddr, TcpListener};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::json;

use super::*;

const PATIENCE: Duration = Duration::from_mins(1);

/// The requests of each connection, heads and bodies as they came.
type Heard = Arc<Mutex<Vec<Vec<String>>>>;

/// A server that gives every client the same answer.
fn serve(answer: &'static str) -> (SocketAddr, Heard) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port is free");
    let (address, heard) = (listener.local_addr().expect("it has an address"), Heard::default());
    let shared = Arc::clone(&heard);
    thread::spawn(move || {
        for (number, stream) in listener.incoming().flatten().enumerate() {
            shared.lock().expect("no test failed").push(Vec::new());
            let shared = Arc::clone(&shared);
            thread::spawn(move || {
                let mut reader = BufReader::new(stream);
                while let Some(request) = request(&mut reader) {
                    shared.lock().expect("no test failed")[number].push(request);
                    write!(reader.get_mut(), "{answer}").expect("the client listens");
                }
            });
        }
    });
    (address, heard)
}

fn request(reader: &mut impl BufRead) -> Option<String> {
    let (mut text, mut length) = (String::new(), 0);
    while !text.ends_with("\r\n\r\n") {
        let before = text.len();
        if reader.read_line(&mut text).ok()? == 0 {
            return None;
        }
        if let Some(number) = text[before..].to_ascii_lowercase().strip_prefix("content-length:") {
            length = number.trim().parse().ok()?;
        }
    }
    let mut body = vec![0; length];
    reader.read_exact(&mut body).ok()?;
    Some(text + &String::from_utf8(body).ok()?)
}

#[tokio::test]
async fn a_request_has_its_headers_and_body_and_connections_are_kept() {
    let (address, heard) = serve("HTTP/1.1 418 X\r\nretry-after: 7\r\ncontent-length: 2\r\n\r\nno");
    let client = Client::new(PATIENCE);
    for _ in 0..3 {
        let call = client.post(format!("http://{address}/a?b=c")).bearer("secret").json(&json!({ "x": 1 }));
        let answer = call.send().await.expect("the server answers");
        assert_eq!(
            (answer.status().as_u16(), &answer.headers()["retry-after"]),
            (418, &"7".parse().unwrap())
        );
        assert_eq!(answer.text().await.expect("there is a body"), "no");
    }
    let heard = heard.lock().expect("no test failed");
    assert_eq!(heard.iter().map(Vec::len).collect::<Vec<_>>(), [3], "one connection for all three");
    let request = heard[0][0].to_ascii_lowercase();
    assert!(
        request.starts_with("post /a?b=c http/1.1\r\n") && request.ends_with("\r\n\r\n{\"x\":1}"),
        "{request}"
    );
    for line in
        ["authorization: bearer secret", "content-type: application/json", &format!("host: {address}")]
    {
        assert!(request.contains(&format!("\r\n{line}\r\n")), "{line}: {request}");
    }
}

#[tokio::test]
async fn a_redirect_is_an_answer_and_is_not_followed() {
    let (private, heard) = serve("HTTP/1.1 200 X\r\ncontent-length: 0\r\n\r\n");
    let moved = format!("HTTP/1.1 307 X\r\nlocation: http://{private}/\r\ncontent-length: 0\r\n\r\n");
    let (address, _) = serve(moved.leak());
    let answer = Client::new(PATIENCE).get(format!("http://{address}/")).send().await.expect("it answers");
    assert_eq!(answer.status().as_u16(), 307);
    assert!(heard.lock().expect("no test failed").is_empty(), "nobody called the other server");
}

#[tokio::test]
async fn a_pinned_client_calls_its_addresses_alone() {
    let (address, heard) = serve("HTTP/1.1 200 X\r\ncontent-length: 0\r\n\r\n");
    let client = Client::pinned(PATIENCE, &[address]);
    let named = format!("http://games.example:{}/", address.port());
    assert!(client.get(&named).send().await.expect("its address is known").status().is_success());
    assert!(heard.lock().expect("no test failed")[0][0].contains("host: games.example:"));
    assert!(client.get(format!("http://{address}/")).send().await.is_ok(), "the same by number");
    let elsewhere = Client::pinned(PATIENCE, &[SocketAddr::from(([192, 0, 2, 1], 1))]);
    let refused = elsewhere.get(format!("http://{address}/")).send().await.expect_err("not this one");
    assert!(refused.to_string().contains("pinned"), "{refused}");
    let refused = elsewhere.get(format!("http://{address}/")).socket().await.expect_err("not this one");
    assert!(refused.to_string().contains("pinned"), "{refused}");
}

#[tokio::test]
async fn who_does_not_answer_is_late_and_who_is_not_there_is_said_so() {
    // Connections are accepted by the system, and no program answers.
    let silent = TcpListener::bind("127.0.0.1:0").expect("a port is free");
    let address = silent.local_addr().expect("it has an address");
    let hasty = Client::new(Duration::from_millis(20));
    let late = hasty.get(format!("http://{address}/")).send().await.expect_err("nobody answers");
    assert_eq!(late, Error::Late);
    let late = hasty.get(format!("http://{address}/")).socket().await.expect_err("nobody answers");
    assert_eq!(late, Error::Late);
    // The head comes, and the body never does.
    let (half, _) = serve("HTTP/1.1 200 X\r\ncontent-length: 9\r\n\r\nhalf");
    let answer = Client::new(Duration::from_millis(500)).get(format!("http://{half}/")).send().await;
    assert_eq!(answer.expect("the head came").text().await, Err(Error::Late));
    drop(silent);
    let gone =
        Client::new(PATIENCE).get(format!("http://{address}/")).send().await.expect_err("nobody is there");
    assert!(gone.to_string().contains("refused"), "{gone}");
    for odd in ["games.example", "ftp://games.example/", "http://"] {
        assert!(matches!(Client::new(PATIENCE).get(odd).send().await, Err(Error::Failed(_))), "{odd}");
    }
}

#[tokio::test]
#[expect(clippy::result_large_err, reason = "the shape of the callback")]
async fn a_socket_has_the_headers_of_its_request_and_talks_both_ways() {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port is free");
    let address = listener.local_addr().expect("it has an address");
    let server = thread::spawn(move || {
        let (stream, _) = listener.accept().expect("somebody calls");
        let mut token = String::new();
        let look = |request: &tungstenite::handshake::server::Request, response| {
            token = request.headers()["authorization"].to_str().expect("it is text").to_string();
            Ok(response)
        };
        let mut socket = tungstenite::accept_hdr(stream, look).expect("it is a socket");
        let message = socket.read().expect("something is said");
        socket.send(message).expect("the client listens");
        token
    });
    let client = Client::new(PATIENCE);
    let mut socket =
        client.get(format!("http://{address}/socket")).bearer("secret").socket().await.expect("it opens");
    socket.send(Message::text("hello")).await.expect("the server listens");
    assert_eq!(socket.next().await.expect("it answers").expect("it is well"), Message::text("hello"));
    assert_eq!(server.join().expect("the server is well"), "Bearer secret");
}

#[tokio::test]
async fn a_server_without_tls_is_no_https_server() {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port is free");
    let address = listener.local_addr().expect("it has an address");
    thread::spawn(move || {
        let (mut stream, _) = listener.accept().expect("somebody calls");
        write!(stream, "HTTP/1.1 200 X\r\ncontent-length: 0\r\n\r\n").expect("the client listens");
    });
    let client = Client::new(PATIENCE);
    assert!(matches!(client.get(format!("https://{address}/")).send().await, Err(Error::Failed(_))));
}
