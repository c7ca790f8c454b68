//! The user's identity at a server: logging in and out. Everything else about an account is done in the
//! browser.

use std::sync::mpsc::channel;
use std::thread;

use super::{App, Screen};
use crate::host::Lobby;
use crate::screen::Login;
use crate::words::say;

impl App {
    /// The entry of the menu: a guest logs in, an account logs out.
    pub(super) fn account(&mut self) {
        let Some(lobby) = &self.lobby else {
            return;
        };
        if lobby.account().is_none() {
            self.screen = Screen::Login(Login::default(), None);
            return;
        }
        match lobby.logout(&self.name) {
            Ok(lobby) => self.become_other(lobby),
            Err(why) => self.complain(&why),
        }
    }

    /// Asks the server, without holding up the screen.
    pub(super) fn log_in(&mut self, name: String, password: String, code: Option<String>) {
        let (Some(lobby), Screen::Login(_, task)) = (self.lobby.clone(), &mut self.screen) else {
            return;
        };
        let (done, answer) = channel();
        thread::spawn(move || {
            // Who left the form needs no answer.
            let _ = done.send(lobby.login(&name, &password, code.as_deref()));
        });
        *task = Some(answer);
    }

    /// Switches to another identity at the server.
    pub(super) fn become_other(&mut self, lobby: Lobby) {
        let lang = self.look.lang;
        let said = match lobby.account() {
            Some(name) => say!(lang, "logged-in", name = name),
            None => say!(lang, "logged-out"),
        };
        if let Some(remember) = &self.remember {
            remember(lobby.token());
        }
        self.lobby = Some(lobby);
        self.screen = self.menu(Some(said));
    }
}
