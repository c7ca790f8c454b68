//! A table on a minimal test server: the messages on the wire, and the effect of a lost connection.

use std::cell::RefCell;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::rc::Rc;
use std::sync::{Arc, Mutex};
use std::thread;

use client::Message;
use client::tungstenite::handshake::server::{Request, Response};
use client::tungstenite::{self, WebSocket};
use games::Rules;
use kernel::{Game, Lang};
use ratatui::crossterm::event::KeyCode;
use serde_json::{Value, json};
use table::{AnyTable, Audience, ClientId, Command, New, Options, Seed, Sender};
use tui::host::Lobby;
use tui::{Remember, Start};

use crate::support::Rig;

const ME: ClientId = ClientId(5);

/// The server's state and the requests it received.
struct Desk {
    table: Box<dyn AnyTable>,
    /// Where each socket was to begin.
    sockets: Vec<String>,
    /// Number of sockets to cut after their first command, before any message is sent.
    cut: usize,
    /// Paths and bodies of all requests.
    asked: Vec<(String, String)>,
}

type Shared = Arc<Mutex<Desk>>;

fn serve(cut: usize) -> (String, Shared) {
    let rules = Rules::by_id("arnak", &[]).unwrap();
    let new = New {
        setup: json!({"players": 1, "board": "bird", "rival": {"red": 1}}),
        options: Options::default(),
        owner: ME,
        seed: Seed(7),
        at: 0,
    };
    let mut table = table::open(&rules, new).unwrap();
    for command in [
        Command::Join { name: "Ann".into(), lang: Lang::EN },
        Command::TakeSeat { seat: kernel::Seat(0) },
        Command::Start,
    ] {
        table.handle(Sender::Client(ME), &command, 0).unwrap();
    }
    let desk = Arc::new(Mutex::new(Desk { table, sockets: Vec::new(), cut, asked: Vec::new() }));
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}", listener.local_addr().unwrap());
    let shared = Arc::clone(&desk);
    thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let desk = Arc::clone(&shared);
            thread::spawn(move || answer(stream, &desk));
        }
    });
    (url, desk)
}

/// Answers one connection.
fn answer(stream: TcpStream, desk: &Shared) {
    let mut head = [0; 64];
    let seen = stream.peek(&mut head).unwrap_or_default();
    if String::from_utf8_lossy(&head[..seen]).contains("/socket") {
        return talk(stream, desk);
    }
    let mut reader = BufReader::new(stream);
    loop {
        let (mut first, mut length, mut token) = (String::new(), 0, false);
        if reader.read_line(&mut first).unwrap_or_default() == 0 {
            return;
        }
        loop {
            let mut line = String::new();
            reader.read_line(&mut line).unwrap();
            let line = line.trim().to_ascii_lowercase();
            if line.is_empty() {
                break;
            }
            if let Some(n) = line.strip_prefix("content-length: ") {
                length = n.parse().unwrap();
            }
            token |= line == "authorization: bearer secret";
        }
        let mut body = vec![0; length];
        reader.read_exact(&mut body).unwrap();
        let path = first.split(' ').nth(1).unwrap_or_default().to_string();
        let (status, body) = respond(&path, String::from_utf8(body).unwrap(), token, desk);
        let stream = reader.get_mut();
        let wait = if status == 429 { "retry-after: 3600\r\n" } else { "" };
        write!(stream, "HTTP/1.1 {status} X\r\n{wait}content-length: {}\r\n\r\n{body}", body.len()).unwrap();
    }
}

fn respond(path: &str, body: String, token: bool, desk: &Shared) -> (u16, String) {
    let mut desk = desk.lock().unwrap();
    desk.asked.push((path.to_string(), body));
    let path = path.strip_prefix("/api/v1").unwrap();
    if path == "/session" {
        return (200, json!({"person": {"id": "p", "name": "Ann"}, "token": "secret"}).to_string());
    }
    if path == "/login" {
        let body: Value = serde_json::from_str(&desk.asked.last().unwrap().1).unwrap();
        return log_in(&body);
    }
    if !token {
        return (401, json!({"error": {"code": "who", "message": "say who you are"}}).to_string());
    }
    let document = match path {
        "/tables?scope=mine" => json!({"tables": [{
            "id": "t1", "game": "arnak", "setup": {"players": 1, "board": "bird"}, "status": "playing",
            "seats": [{"who": "human", "member": 0, "name": "Ann", "forfeited": false}],
        }]}),
        "/tables?scope=public" => json!({"tables": []}),
        "/tables" => json!({"id": "t1"}),
        "/logout" => json!({}),
        "/tables/t1/hint" => {
            let pass = json!({"text": "pass", "meaning": "Pass", "visits": 9, "score": 40.5, "win": 0.5, "lead": 2.0});
            json!({"candidates": [pass], "line": ["pass"], "simulations": 9})
        }
        path if path.starts_with("/games/arnak/components") => components(),
        "/tables/t1/record" => return (200, desk.table.record(Some(ME)).unwrap()),
        other => return (404, json!({"error": {"message": format!("no {other}")}}).to_string()),
    };
    (200, document.to_string())
}

/// An account with two-factor codes, and one whose guesser must wait.
fn log_in(body: &Value) -> (u16, String) {
    let refused = |status, code: &str, message: &str| {
        (status, json!({"error": {"code": code, "message": message}}).to_string())
    };
    match (body["name"].as_str(), body["password"].as_str(), body["code"].as_str()) {
        (Some("Slow"), ..) => refused(429, "too_many_guesses", "too many wrong guesses"),
        (_, Some("right"), None) => refused(401, "code_needed", "a code is needed"),
        (Some("Ada"), Some("right"), Some("123456")) => {
            (200, json!({"person": {"name": "Ada", "account": true}, "token": "ada"}).to_string())
        }
        _ => refused(401, "wrong_password", "name or password is wrong"),
    }
}

fn components() -> Value {
    let arnak = arnak::Arnak::build(&[]).unwrap();
    let component = |one: kernel::content::Component| {
        let numbers: serde_json::Map<String, Value> =
            one.numbers.into_iter().map(|(name, value)| (name, value.into())).collect();
        let name = if one.id == "camp_coins" {
            "Nowhere".into()
        } else {
            one.name.replace("Coin Camp", "Server Camp")
        };
        json!({"family": one.family, "id": one.id, "name": name, "numbers": numbers, "text": one.text,
            "icons": one.icons, "confidence": one.confidence})
    };
    json!({"components": arnak.describe(Lang::EN).into_iter().map(component).collect::<Vec<_>>()})
}

fn tell(socket: &mut WebSocket<TcpStream>, update: &table::Update) -> bool {
    let mut message = serde_json::to_value(update).unwrap();
    message["type"] = "update".into();
    socket.send(Message::text(message.to_string())).is_ok()
}

/// The socket of the table.
#[expect(clippy::result_large_err, reason = "the shape of the callback")]
fn talk(stream: TcpStream, desk: &Shared) {
    let mut query = String::new();
    let seen = |request: &Request, response: Response| {
        query = request.uri().query().unwrap_or_default().to_string();
        Ok(response)
    };
    let Ok(mut socket) = tungstenite::accept_hdr(stream, seen) else {
        return;
    };
    let part = |name: &str| query.split('&').find_map(|part| part.strip_prefix(name)).unwrap();
    let from = part("from=").parse().unwrap();
    let mut lang = Lang::find(part("lang=")).unwrap();
    let update = {
        let mut desk = desk.lock().unwrap();
        desk.sockets.push(query);
        desk.table.resync(Some(ME), from, lang)
    };
    if !tell(&mut socket, &update) {
        return;
    }
    while let Ok(message) = socket.read() {
        let Message::Text(text) = message else {
            continue;
        };
        let mut desk = desk.lock().unwrap();
        let asked: Value = serde_json::from_str(&text).unwrap();
        if asked["do"] == "lang" {
            lang = serde_json::from_value(asked["lang"].clone()).unwrap();
            tell(&mut socket, &desk.table.resync(Some(ME), 0, lang));
            continue;
        }
        let command: Command = serde_json::from_value(asked).unwrap();
        let outputs = desk.table.handle(Sender::Client(ME), &command, 0);
        if desk.cut > 0 {
            desk.cut -= 1;
            return;
        }
        match outputs {
            Ok(outputs) => {
                for output in outputs.iter().filter(|output| output.to == Audience::Client(ME)) {
                    tell(&mut socket, &output.update);
                }
            }
            Err(why) => {
                let refused = json!({"type": "refused", "code": "x", "message": why.to_string()});
                socket.send(Message::text(refused.to_string())).unwrap();
            }
        }
    }
}

fn sit_down(url: &str) -> Rig {
    let lobby = Lobby::enter(url, Some("stale"), "Ann", Lang::EN).unwrap();
    assert_eq!(lobby.token(), "secret", "an unknown token makes a new guest");
    let mut rig = Rig::at(Start::Menu, Lang::EN, (100, 30), None, Some(lobby));
    rig.key(KeyCode::Down);
    rig.enter();
    while !rig.shows("being played") {
        rig.app.pump();
    }
    rig.enter();
    rig.wait();
    rig
}

#[test]
fn a_table_of_a_server_is_played_like_any_other() {
    let (url, desk) = serve(0);
    let mut rig = sit_down(&url);
    assert!(rig.shows("Server Camp"), "the components are those of the server");
    let before = rig.step();
    rig.letters("/play funding");
    rig.enter();
    while rig.step() == before {
        rig.app.pump();
    }
    rig.letters("u");
    while rig.step() != before {
        rig.app.pump();
    }
    rig.letters("h");
    while !rig.shows("40.5 points") {
        rig.app.pump();
    }
    rig.enter();
    assert!(rig.shows("▸ Pass for the rest of the round"));
    assert!(desk.lock().unwrap().asked.iter().any(|(path, _)| path.ends_with("/hint")));
}

#[test]
fn the_language_changes_at_a_table_of_a_server() {
    let (url, desk) = serve(0);
    let mut rig = sit_down(&url);
    rig.letters("/play funding");
    rig.enter();
    until(&mut rig, "gains 1 coin");
    rig.letters("L");
    until(&mut rig, "erhält 1 Münze");
    assert!(!rig.shows("gains 1 coin"), "the log is in the new language: {}", rig.picture());
    let asked = desk.lock().unwrap().asked.last().unwrap().0.clone();
    assert!(asked.ends_with("/components?lang=de"), "the components too: {asked}");
}

/// The menu of a server with the login form, and the stored tokens.
fn at_the_form(url: &str) -> (Rig, Rc<RefCell<Vec<String>>>) {
    let lobby = Lobby::enter(url, None, "Ann", Lang::EN).unwrap();
    let kept = Rc::new(RefCell::new(Vec::new()));
    let keeper = Rc::clone(&kept);
    let remember: Remember = Box::new(move |token| keeper.borrow_mut().push(token.into()));
    let mut rig = Rig::remembering(Start::Menu, lobby, remember);
    assert!(rig.shows("you are a guest there"));
    rig.key(KeyCode::Down);
    rig.key(KeyCode::Down);
    rig.enter();
    (rig, kept)
}

fn fill_in(rig: &mut Rig, name: &str, password: &str) {
    rig.letters(name);
    rig.enter();
    rig.letters(password);
    rig.enter();
}

fn until(rig: &mut Rig, text: &str) {
    while !rig.shows(text) {
        rig.app.pump();
    }
}

#[test]
fn a_login_asks_for_the_second_factor_and_is_remembered() {
    let (url, desk) = serve(0);
    let (mut rig, kept) = at_the_form(&url);
    fill_in(&mut rig, "Ada", "right");
    until(&mut rig, "Your account asks for a second step");
    assert!(!rig.shows("right"), "a password is not shown");
    rig.letters("123 456");
    rig.enter();
    until(&mut rig, "You are logged in as Ada.");
    assert_eq!(*kept.borrow(), ["ada"]);
    let sent = desk.lock().unwrap().asked.last().unwrap().1.clone();
    assert!(sent.replace(' ', "").contains("\"code\":\"123456\""), "{sent}");
}

#[test]
fn a_wrong_password_gets_a_sentence_and_a_slowed_login_counts() {
    let (url, _) = serve(0);
    let (mut rig, kept) = at_the_form(&url);
    fill_in(&mut rig, "Ada", "wrong");
    until(&mut rig, "name or password is wrong");
    rig.key(KeyCode::Esc);
    rig.key(KeyCode::Down);
    rig.key(KeyCode::Down);
    rig.enter();
    fill_in(&mut rig, "Slow", "any");
    until(&mut rig, "You can try again in");
    assert!(rig.shows("too many wrong guesses"));
    assert!(kept.borrow().is_empty());
}

#[test]
fn a_lost_connection_is_made_again_and_nothing_is_missed() {
    let (url, desk) = serve(1);
    let mut rig = sit_down(&url);
    let before = rig.step();
    rig.letters("/play funding");
    rig.enter();
    while rig.step() == before {
        rig.app.pump();
    }
    let sockets = desk.lock().unwrap().sockets.clone();
    assert_eq!(sockets.len(), 2);
    assert!(sockets[0].contains("from=0") && !sockets[1].contains("from=0&"), "{sockets:?}");
    let log = rig.picture();
    assert_eq!(log.matches("gains 1 coin").count(), 1, "told once: {log}");
}

#[test]
fn an_address_that_is_none_and_a_server_that_is_silent_get_a_sentence() {
    let wrong = Lobby::enter("games.example", None, "Ann", Lang::EN).err().unwrap();
    assert!(wrong.to_string().contains("is not the address of a server"), "{wrong}");
    let free = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let silent = Lobby::enter(&format!("http://{free}"), None, "Ann", Lang::EN).err().unwrap();
    assert!(silent.to_string().contains("cannot be reached"), "{silent}");
}
