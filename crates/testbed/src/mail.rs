//! A mail server: it speaks SMTP (RFC 5321) with one client at a time and hands over the mails it
//! receives.

use std::net::SocketAddr;
use std::time::Duration;

use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio::time::timeout;

/// An e-mail as it was delivered.
#[derive(Clone, Debug)]
pub struct Mail {
    /// The address of `MAIL FROM`.
    pub from: String,
    /// The addresses of `RCPT TO`.
    pub to: Vec<String>,
    /// Headers and body, without the dots that SMTP adds.
    pub data: String,
}

impl Mail {
    /// The code of five groups that the mail holds.
    pub fn code(&self) -> String {
        let word =
            |word: &&str| word.len() == 24 && word.split('-').filter(|part| part.len() == 4).count() == 5;
        self.data.split_whitespace().find(word).expect("the mail holds a code").into()
    }
}

/// A mail server.
pub struct MailServer {
    /// Where it listens.
    pub address: SocketAddr,
    mails: mpsc::UnboundedReceiver<Mail>,
}

impl MailServer {
    /// Starts one on a free port.
    pub async fn start() -> MailServer {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("there is a free port");
        let address = listener.local_addr().expect("it is bound");
        let (out, mails) = mpsc::unbounded_channel();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let out = out.clone();
                tokio::spawn(async move {
                    // If a client disconnects, keep what it has sent.
                    let _ = converse(stream, &out).await;
                });
            }
        });
        MailServer { address, mails }
    }

    /// The address for `--smtp`.
    pub fn url(&self) -> String {
        format!("smtp://{}", self.address)
    }

    /// The next mail.
    pub async fn next(&mut self) -> Mail {
        let next = timeout(Duration::from_secs(30), self.mails.recv()).await;
        next.expect("a mail comes").expect("the server runs")
    }

    /// Whether no mail is waiting.
    pub fn is_empty(&mut self) -> bool {
        self.mails.is_empty()
    }
}

async fn converse(stream: TcpStream, out: &mpsc::UnboundedSender<Mail>) -> std::io::Result<()> {
    let mut stream = BufReader::new(stream);
    let mut mail = Mail { from: String::new(), to: Vec::new(), data: String::new() };
    stream.write_all(b"220 testbed ESMTP\r\n").await?;
    let mut line = String::new();
    loop {
        line.clear();
        if stream.read_line(&mut line).await? == 0 {
            return Ok(());
        }
        let command = line.trim_end().to_string();
        let verb = command.split([' ', ':']).next().unwrap_or_default().to_ascii_uppercase();
        let path = || {
            command
                .split_once('<')
                .and_then(|(_, rest)| rest.split_once('>'))
                .map(|(path, _)| path.to_string())
        };
        let answer = match verb.as_str() {
            "EHLO" => "250-testbed\r\n250 8BITMIME",
            "HELO" | "NOOP" => "250 fine",
            "MAIL" => {
                mail = Mail { from: path().unwrap_or_default(), to: Vec::new(), data: String::new() };
                "250 fine"
            }
            "RCPT" if mail.from.is_empty() => "503 MAIL comes first",
            "RCPT" => {
                mail.to.extend(path());
                "250 fine"
            }
            "DATA" if mail.to.is_empty() => "503 RCPT comes first",
            "DATA" => {
                stream.write_all(b"354 end with a dot\r\n").await?;
                loop {
                    line.clear();
                    if stream.read_line(&mut line).await? == 0 {
                        return Ok(());
                    }
                    match line.strip_prefix('.') {
                        Some("\r\n") => break,
                        Some(rest) => mail.data.push_str(rest),
                        None => mail.data.push_str(&line),
                    }
                }
                let _ = out.send(mail.clone());
                "250 taken"
            }
            "RSET" => {
                mail = Mail { from: String::new(), to: Vec::new(), data: String::new() };
                "250 fine"
            }
            "QUIT" => {
                stream.write_all(b"221 bye\r\n").await?;
                return Ok(());
            }
            _ => "502 unknown",
        };
        stream.write_all(answer.as_bytes()).await?;
        stream.write_all(b"\r\n").await?;
    }
}
