//! Names, guesses, passwords, sessions, recovery and two-factor codes.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use hmac::{Hmac, KeyInit, Mac};
use serde_json::{Value, json};
use server::{Config, Mailer, OwnBots};
use sha1::Sha1;
use testbed::{MailServer, Method};

use crate::client::{Client, Server, database};
use crate::people::account;

async fn start(config: Config) -> Server {
    let rules = games::Rules::all(&[]).expect("the games load");
    let brains = Arc::new(OwnBots::new(&rules).expect("there are bots"));
    Server::with(&database().await, config, brains).await
}

fn password(name: &str) -> String {
    format!("{name} has a password")
}

async fn log_in(server: &Server, login: Value) -> Client {
    let mut client = server.nobody();
    client.token = Some(client.post("/login", login).await.ok()["token"].as_str().unwrap().into());
    client
}

#[tokio::test]
async fn names_are_normal_and_nobody_passes_for_a_member() {
    let server = Server::new().await;
    let guest = server.guest("  Ａｄａ   Guest2 ").await;
    assert_eq!(guest.get("/me").await.ok()["name"], "Ada Guest2");
    let nobody = server.nobody();
    for (name, code) in
        [("A\u{200b}da", "bad_name"), ("\u{430}da", "mixed_name"), ("Bob (guest)", "name_taken")]
    {
        assert_eq!(nobody.post("/session", json!({ "name": name })).await.refused(409), code, "{name}");
        let register = json!({ "name": name, "password": "correct horse" });
        assert_eq!(nobody.post("/accounts", register).await.refused(409), code, "{name}");
    }
    let paul = account(&server, "Paul").await;
    for alike in ["Paul", "paul ", "PauI", "P\u{ff41}ul"] {
        assert_eq!(
            nobody.post("/session", json!({ "name": alike })).await.refused(409),
            "name_taken",
            "{alike}"
        );
        let rename = guest.call(Method::PATCH, "/me", Some(json!({ "name": alike }))).await;
        assert_eq!(rename.refused(409), "name_taken", "{alike}");
        let register = json!({ "name": alike, "password": "correct horse" });
        assert_eq!(nobody.post("/accounts", register).await.refused(409), "name_taken", "{alike}");
    }
    // Nor at a table, where members have their own names.
    let table = guest.table(json!({ "game": "tikal" })).await;
    let join = json!({ "do": "join", "name": "PauI" });
    assert_eq!(guest.command(&table, join.clone()).await.refused(409), "name_taken");
    let mut socket = guest.socket(&table, "").await;
    assert_eq!(socket.ask(1, join.clone()).await["code"], "name_taken");
    paul.command(&table, json!({ "do": "join", "name": "Somebody Else" })).await.ok();
    let members = paul.get(&format!("/tables/{table}/update")).await.ok()["table"]["members"].clone();
    assert_eq!(members[1]["name"], "Paul");
    paul.call(Method::PATCH, "/me", Some(json!({ "name": "PAUL" }))).await.ok();
}

#[tokio::test]
async fn a_guest_whose_name_a_member_takes_plays_on_under_a_marked_one() {
    let server = Server::new().await;
    let guest = server.guest("Ada").await;
    let seats = json!([{ "who": "me" }, { "who": "me" }]);
    let table = guest.table(json!({ "game": "tikal", "seats": seats, "start": true })).await;
    let mut socket = guest.socket(&table, "").await;
    socket.wait("update").await;
    account(&server, "Ada").await;
    assert_eq!(guest.get("/me").await.ok()["name"], "Ada (guest)");
    let told = socket.wait("update").await;
    assert_eq!(told["table"]["members"][0]["name"], "Ada (guest)");
    let act = json!({ "do": "act", "step": told["step"], "action": 0 });
    guest.command(&table, act).await.ok();
    // The name that was given is kept, here and at other tables.
    guest.post("/session", json!({ "name": "Ada (guest)" })).await.ok();
    let other = guest.table(json!({ "game": "tikal" })).await;
    guest.command(&other, json!({ "do": "join", "name": "Ada (guest)" })).await.ok();
    assert_eq!(guest.post("/session", json!({ "name": "Ada" })).await.refused(409), "name_taken");
}

#[tokio::test]
async fn who_guesses_waits_and_the_owner_of_the_name_does_not() {
    static STEADY: AtomicU64 = AtomicU64::new(0);
    let config = Config {
        public: true,
        behind_proxy: true,
        steady: || STEADY.load(Ordering::Relaxed),
        ..Config::default()
    };
    let server = start(config).await;
    let http = server.nobody().http;
    let call = |path: &str, from: String, body: Value| {
        let url = format!("http://{}/api/v1{path}", server.address);
        let request = http.post(url).header("content-type", "application/json").body(body.to_string());
        async move { request.header("x-forwarded-for", from).send().await.unwrap() }
    };
    let right = json!({ "name": "Ada", "password": "correct horse" });
    assert_eq!(call("/accounts", "203.0.113.1".into(), right.clone()).await.status(), 200);
    let wrong = json!({ "name": "Ada", "password": "correct cow" });
    // A crowd of others.
    for at in 0..30 {
        let from = format!("198.51.100.{}", at % 6);
        assert_eq!(call("/login", from, wrong.clone()).await.status(), 401, "{at}");
    }
    assert_eq!(call("/login", "203.0.113.1".into(), right.clone()).await.status(), 200, "the owner comes in");
    // Each of them has guessed five times; one more costs two seconds, the next four.
    for wait in [2, 4] {
        assert_eq!(call("/login", "198.51.100.0".into(), wrong.clone()).await.status(), 401);
        let refused = call("/login", "198.51.100.0".into(), right.clone()).await;
        assert_eq!(
            (refused.status().as_u16(), &refused.headers()["retry-after"]),
            (429, &wait.to_string().parse().unwrap())
        );
        assert!(refused.text().await.unwrap().contains("too_many_guesses"));
        STEADY.fetch_add(wait * 1000, Ordering::Relaxed);
    }
    assert_eq!(call("/login", "198.51.100.0".into(), right.clone()).await.status(), 200);
    // One network of version 6 is one guesser, whatever it guesses.
    for at in 0..6 {
        let recover =
            json!({ "name": "Ada", "recovery_code": "0000-0000-0000-0000-0000", "password": "correct cow" });
        assert_eq!(call("/recover", format!("2001:db8:1:2::{at}"), recover).await.status(), 401);
    }
    assert_eq!(call("/login", "2001:db8:1:2::ffff".into(), right.clone()).await.status(), 429);
    assert_eq!(call("/login", "2001:db8:1:3::ffff".into(), right).await.status(), 200);
}

#[tokio::test]
async fn a_new_password_ends_other_sessions() {
    let server = Server::new().await;
    let ada = account(&server, "Ada").await;
    let login = json!({ "name": "Ada", "password": password("Ada") });
    let (other, third) = (log_in(&server, login.clone()).await, log_in(&server, login.clone()).await);
    let listed = ada.get("/me/sessions").await.ok()["sessions"].as_array().unwrap().clone();
    assert_eq!(listed.len(), 3);
    assert_eq!(listed.iter().filter(|session| session["current"] == true).count(), 1);
    assert!(listed.iter().all(|session| session["created"].is_u64() && session["seen"].is_u64()));
    let current = |client: Client| async move {
        let listed = client.get("/me/sessions").await.ok()["sessions"].as_array().unwrap().clone();
        listed.iter().find(|session| session["current"] == true).unwrap()["id"].as_str().unwrap().to_string()
    };
    let id = current(third.clone()).await;
    let stranger = account(&server, "Bea").await;
    let path = format!("/me/sessions/{id}");
    assert_eq!(stranger.call(Method::DELETE, &path, None).await.refused(404), "no_such_session");
    assert_eq!(ada.call(Method::DELETE, &path, None).await.status.as_u16(), 204);
    assert_eq!(third.get("/me").await.refused(401), "no_session");

    let table = other.table(json!({ "game": "tikal" })).await;
    let mut socket = other.socket(&table, "").await;
    socket.wait("update").await;
    let change = |old: &str, new: &str| json!({ "old": old, "new": new });
    assert_eq!(
        ada.post("/me/password", change("nonsense", "a new password")).await.refused(401),
        "wrong_password"
    );
    assert_eq!(
        ada.post("/me/password", change(&password("Ada"), "short")).await.refused(400),
        "bad_password"
    );
    let changed = ada.post("/me/password", change(&password("Ada"), "a new password")).await;
    assert_eq!(changed.status.as_u16(), 204, "{}", changed.text);
    assert_eq!(socket.wait("goodbye").await["reason"], "signed_out");
    assert_eq!(other.get("/me").await.refused(401), "no_session");
    ada.get("/me").await.ok();
    assert_eq!(server.nobody().post("/login", login).await.refused(401), "wrong_password");
    log_in(&server, json!({ "name": "Ada", "password": "a new password" })).await;
    let guest = server.guest("Guest One").await;
    assert_eq!(
        guest.post("/me/password", change("nonsense", "a new password")).await.refused(403),
        "no_account"
    );
    assert_eq!(guest.get("/me/sessions").await.ok()["sessions"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn a_recovery_code_works_once() {
    let server = Server::new().await;
    let ada = server.guest("Ada").await;
    let made = ada.post("/accounts", json!({ "name": "Ada", "password": password("Ada") })).await.ok();
    let first = made["recovery_code"].as_str().unwrap().to_string();
    assert!(!ada.get("/me/export").await.text.contains(&first));
    assert_eq!(
        ada.post("/me/recovery-code", json!({ "password": "nonsense" })).await.refused(401),
        "wrong_password"
    );
    let renewed = ada.post("/me/recovery-code", json!({ "password": password("Ada") })).await.ok();
    let code = renewed["recovery_code"].as_str().unwrap().to_string();
    let recover = |code: &str| json!({ "name": "ada", "recovery_code": code, "password": "a new password" });
    let nobody = server.nobody();
    assert_eq!(nobody.post("/recover", recover(&first)).await.refused(401), "wrong_code", "it was renewed");
    let unknown = json!({ "name": "Nobody", "recovery_code": code, "password": "a new password" });
    assert_eq!(nobody.post("/recover", unknown).await.refused(401), "wrong_code");
    let typed = code.to_uppercase().replace('-', " ");
    let answer = nobody.post("/recover", recover(&typed)).await.ok();
    assert_ne!(answer["recovery_code"], code.as_str());
    assert_eq!(nobody.post("/recover", recover(&code)).await.refused(401), "wrong_code", "it is used up");
    assert_eq!(ada.get("/me").await.refused(401), "no_session", "all sessions ended");
    log_in(&server, json!({ "name": "Ada", "password": "a new password" })).await;
}

/// The code that an app shows at this time, by the RFC: a second hand beside the server's.
fn app_code(secret: &str, now: u64) -> String {
    let digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
    let bits = secret.chars().flat_map(|c| {
        let digit = digits.find(c).expect("a digit of Base32");
        (0..5).rev().map(move |at| ((digit >> at) & 1) as u8)
    });
    let bits: Vec<u8> = bits.collect();
    let key: Vec<u8> =
        bits.chunks_exact(8).map(|byte| byte.iter().fold(0, |all, bit| (all << 1) | bit)).collect();
    let mut mac = Hmac::<Sha1>::new_from_slice(&key).expect("any key is fine");
    mac.update(&(now / 30_000).to_be_bytes());
    let hash = mac.finalize().into_bytes();
    let at = (hash[19] & 15) as usize;
    let number = u32::from_be_bytes([hash[at], hash[at + 1], hash[at + 2], hash[at + 3]]) & 0x7fff_ffff;
    format!("{:06}", number % 1_000_000)
}

#[tokio::test]
async fn two_factor_codes_are_asked_for_and_good_once() {
    static STEADY: AtomicU64 = AtomicU64::new(0);
    let server = start(Config { steady: || STEADY.load(Ordering::Relaxed), ..Config::default() }).await;
    let ada = server.guest("Ada").await;
    let made = ada.post("/accounts", json!({ "name": "Ada", "password": password("Ada") })).await.ok();
    let proof = json!({ "password": password("Ada") });
    assert_eq!(
        ada.post("/me/two-factor/confirm", json!({ "code": "123456" })).await.refused(409),
        "two_factor_off"
    );
    assert_eq!(
        ada.post("/me/two-factor", json!({ "password": "nonsense" })).await.refused(401),
        "wrong_password"
    );
    let begun = ada.post("/me/two-factor", proof.clone()).await.ok();
    let secret = begun["secret"].as_str().unwrap().to_string();
    assert!(begun["uri"].as_str().unwrap().starts_with("otpauth://totp/Lost%20Temples:Ada?secret="));
    let login = |code: Option<String>| json!({ "name": "Ada", "password": password("Ada"), "code": code });
    let nobody = server.nobody();
    nobody.post("/login", login(None)).await.ok();
    let code = app_code(&secret, server.app.now());
    let off = |code: &str| if code == "111111" { "222222" } else { "111111" };
    assert_eq!(
        ada.post("/me/two-factor/confirm", json!({ "code": off(&code) })).await.refused(401),
        "wrong_code"
    );
    assert_eq!(ada.post("/me/two-factor/confirm", json!({ "code": code })).await.status.as_u16(), 204);
    assert_eq!(ada.get("/me").await.ok()["two_factor"], true);
    assert_eq!(ada.post("/me/two-factor", proof).await.refused(409), "two_factor_on");

    assert_eq!(nobody.post("/login", login(None)).await.refused(401), "code_needed");
    assert_eq!(nobody.post("/login", login(Some(code))).await.refused(401), "wrong_code", "it was used");
    let wrong = json!({ "name": "Ada", "password": "nonsense" });
    assert_eq!(nobody.post("/login", wrong).await.refused(401), "wrong_password");
    STEADY.fetch_add(30_000, Ordering::Relaxed);
    let code = app_code(&secret, server.app.now());
    nobody.post("/login", login(Some(code.clone()))).await.ok();
    assert_eq!(nobody.post("/login", login(Some(code))).await.refused(401), "wrong_code");
    // The clock of the app is a step ahead of ours; two steps are too many.
    let early = app_code(&secret, server.app.now() + 60_000);
    assert_eq!(nobody.post("/login", login(Some(early))).await.refused(401), "wrong_code");
    let next = app_code(&secret, server.app.now() + 30_000);
    nobody.post("/login", login(Some(next))).await.ok();

    STEADY.fetch_add(90_000, Ordering::Relaxed);
    let disable = |password: String, code: String| json!({ "password": password, "code": code });
    let code = app_code(&secret, server.app.now());
    let refused = ada.post("/me/two-factor/disable", disable("nonsense".into(), code.clone())).await;
    assert_eq!(refused.refused(401), "wrong_password");
    let disabled = ada.post("/me/two-factor/disable", disable(password("Ada"), code)).await;
    assert_eq!(disabled.status.as_u16(), 204, "{}", disabled.text);
    nobody.post("/login", login(None)).await.ok();

    // A user who lost the device gets in with the recovery code.
    let begun = ada.post("/me/two-factor", json!({ "password": password("Ada") })).await.ok();
    STEADY.fetch_add(30_000, Ordering::Relaxed);
    let code = app_code(begun["secret"].as_str().unwrap(), server.app.now());
    assert_eq!(ada.post("/me/two-factor/confirm", json!({ "code": code })).await.status.as_u16(), 204);
    let recover =
        json!({ "name": "Ada", "recovery_code": made["recovery_code"], "password": password("Ada") });
    assert_eq!(nobody.post("/recover", recover).await.ok()["person"]["two_factor"], false);
    nobody.post("/login", login(None)).await.ok();
}

#[tokio::test]
async fn wrong_two_factor_codes_make_everybody_with_the_password_wait() {
    static STEADY: AtomicU64 = AtomicU64::new(0);
    let server = start(Config { steady: || STEADY.load(Ordering::Relaxed), ..Config::default() }).await;
    let ada = account(&server, "Ada").await;
    let begun = ada.post("/me/two-factor", json!({ "password": password("Ada") })).await.ok();
    let secret = begun["secret"].as_str().unwrap().to_string();
    let code = app_code(&secret, server.app.now());
    assert_eq!(ada.post("/me/two-factor/confirm", json!({ "code": code })).await.status.as_u16(), 204);
    let login = |code: &str| json!({ "name": "Ada", "password": password("Ada"), "code": code });
    for _ in 0..6 {
        assert_eq!(server.nobody().post("/login", login("nonsense")).await.refused(401), "wrong_code");
    }
    STEADY.fetch_add(1000, Ordering::Relaxed);
    assert_eq!(server.nobody().post("/login", login("nonsense")).await.refused(429), "too_many_guesses");
    STEADY.fetch_add(30_000, Ordering::Relaxed);
    let code = app_code(&secret, server.app.now());
    server.nobody().post("/login", login(&code)).await.ok();
}

#[tokio::test]
async fn an_account_is_recovered_by_e_mail() {
    static STEADY: AtomicU64 = AtomicU64::new(0);
    let mut mails = MailServer::start().await;
    let mail = Mailer::new(&mails.url(), "Temples <temples@example.org>").expect("a good address");
    let config = Config { mail: Some(mail), steady: || STEADY.load(Ordering::Relaxed), ..Config::default() };
    let server = start(config).await;
    let (ada, bea) = (account(&server, "Ada").await, account(&server, "Bea").await);
    assert_eq!(ada.get("/games").await.ok()["mail"], true);
    let put = |email: &str, password: String| Some(json!({ "email": email, "password": password }));
    let bad = ada.call(Method::PUT, "/me/email", put("nonsense", password("Ada"))).await;
    assert_eq!(bad.refused(400), "bad_email");
    let wrong = ada.call(Method::PUT, "/me/email", put("ada@example.org", "nonsense".into())).await;
    assert_eq!(wrong.refused(401), "wrong_password");
    let nobody = server.nobody();
    let ask = json!({ "email": "ada@EXAMPLE.org" });
    // No account has the address yet: the response is the same.
    assert_eq!(nobody.post("/recover/mail", ask.clone()).await.status.as_u16(), 202);
    let sent = ada.call(Method::PUT, "/me/email", put("ada@example.org", password("Ada"))).await;
    assert_eq!(sent.status.as_u16(), 202, "{}", sent.text);
    let mail = mails.next().await;
    assert_eq!(
        (mail.from.as_str(), mail.to.clone()),
        ("temples@example.org", vec!["ada@example.org".to_string()])
    );
    assert!(mails.is_empty(), "what nobody confirmed is not written to");
    assert!(ada.get("/me").await.ok().get("email").is_none());
    let code = json!({ "code": mail.code() });
    assert_eq!(bea.post("/me/email/confirm", code.clone()).await.refused(401), "wrong_code");
    assert_eq!(ada.post("/me/email/confirm", code.clone()).await.ok()["email"], "ada@example.org");
    assert_eq!(ada.post("/me/email/confirm", code).await.refused(401), "wrong_code", "it is used up");
    let profile = bea.get(&format!("/people/{}", ada.person)).await;
    assert!(!profile.text.contains("example.org"), "others do not see it");

    assert_eq!(nobody.post("/recover/mail", ask.clone()).await.status.as_u16(), 202);
    let mail = mails.next().await;
    let recover = |code: String| json!({ "code": code, "password": "a new password" });
    assert_eq!(
        nobody.post("/recover/mail/confirm", recover("nonsense".into())).await.refused(401),
        "wrong_code"
    );
    // It is good for half an hour.
    STEADY.fetch_add(30 * 60_000, Ordering::Relaxed);
    assert_eq!(nobody.post("/recover/mail/confirm", recover(mail.code())).await.refused(401), "wrong_code");
    assert_eq!(nobody.post("/recover/mail", ask.clone()).await.status.as_u16(), 202);
    let first = mails.next().await;
    assert_eq!(nobody.post("/recover/mail", ask).await.status.as_u16(), 202);
    let mail = mails.next().await;
    assert_eq!(nobody.post("/recover/mail/confirm", recover(first.code())).await.refused(401), "wrong_code");
    let answer = nobody.post("/recover/mail/confirm", recover(mail.code())).await.ok();
    assert_eq!(answer["person"]["id"], ada.person.as_str());
    assert_eq!(nobody.post("/recover/mail/confirm", recover(mail.code())).await.refused(401), "wrong_code");
    assert_eq!(ada.get("/me").await.refused(401), "no_session");
    let ada = log_in(&server, json!({ "name": "Ada", "password": "a new password" })).await;
    assert_eq!(ada.call(Method::DELETE, "/me/email", None).await.status.as_u16(), 204);
    assert!(ada.get("/me").await.ok().get("email").is_none());
}

#[tokio::test]
async fn a_server_without_mail_says_so_and_one_that_cannot_send_too() {
    let server = Server::new().await;
    let ada = account(&server, "Ada").await;
    assert_eq!(ada.get("/games").await.ok()["mail"], false);
    let email = json!({ "email": "ada@example.org", "password": password("Ada") });
    assert_eq!(ada.call(Method::PUT, "/me/email", Some(email.clone())).await.refused(409), "no_mail");
    let ask = json!({ "email": "ada@example.org" });
    assert_eq!(server.nobody().post("/recover/mail", ask).await.refused(409), "no_mail");
    // A port without a listener.
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let closed = listener.local_addr().unwrap();
    drop(listener);
    let mail = Mailer::new(&format!("smtp://{closed}"), "temples@example.org").ok();
    let server = start(Config { mail, sweep: Duration::from_secs(2), ..Config::default() }).await;
    let ada = account(&server, "Ada").await;
    assert_eq!(ada.call(Method::PUT, "/me/email", Some(email)).await.refused(503), "mail_failed");
}
