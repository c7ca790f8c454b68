//! One table and its clients: it is opened, played at its pace by the clients that are offered actions, and
//! replaced by a new one when the game is over.

use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use kernel::SplitMix;
use serde_json::{Value, json};
use tokio::sync::{Semaphore, mpsc};
use tokio::time::{sleep, sleep_until};

use super::api::Api;
use super::socket::{Heard, Incoming, Socket};
use super::tally::Tally;

/// An answer that takes longer is none.
const PATIENCE: Duration = Duration::from_secs(30);
/// Attempts to restore a lost connection, with a longer pause each time.
const TRIES: u32 = 8;
/// Queue length of incoming messages.
const QUEUE: usize = 64;

/// The kind of table.
#[derive(Clone, Debug)]
pub(super) struct Seating {
    pub(super) game: String,
    pub(super) setup: Value,
    /// How many clients sit there.
    pub(super) clients: usize,
    /// The level of a bot on the last seat.
    pub(super) bot: Option<String>,
    /// The mean time between two actions at the table.
    pub(super) pause: Duration,
}

/// The task that keeps one table going.
pub(super) struct Player {
    pub(super) api: Api,
    pub(super) seating: Seating,
    pub(super) number: u64,
    pub(super) seed: u64,
    pub(super) tally: Arc<Tally>,
    /// Limits how many tables open at a time.
    pub(super) opening: Arc<Semaphore>,
}

/// An action that is not answered yet.
struct Waiting {
    id: u64,
    client: usize,
    sent: Instant,
}

/// A table that is being played.
struct OpenTable {
    id: String,
    sockets: Vec<Socket>,
    heard: mpsc::Receiver<Heard>,
    /// For sockets that are opened again.
    ear: mpsc::Sender<Heard>,
    /// By client: the step and how many actions are offered.
    offers: Vec<Option<(u32, u32)>>,
    waiting: Option<Waiting>,
    over: bool,
}

impl Player {
    /// Plays until it is stopped; signals when the first table is open.
    pub(super) async fn run(self, opened: mpsc::Sender<()>) -> anyhow::Result<()> {
        let mut rng = SplitMix::new(self.seed);
        let mut tokens = Vec::new();
        let mut first = Some(opened);
        loop {
            let mut table = {
                let _room = self.opening.acquire().await.context("the run has ended")?;
                if tokens.is_empty() {
                    for client in 0..self.seating.clients {
                        tokens.push(self.api.guest(&format!("Client {}.{client}", self.number)).await?);
                    }
                }
                self.open(&tokens).await?
            };
            if let Some(opened) = first.take() {
                let _ = opened.send(()).await;
            }
            self.play(&mut table, &tokens, &mut rng).await?;
            self.tally.game();
        }
    }

    /// Creates a table, seats all players, starts, and opens the sockets.
    async fn open(&self, tokens: &[String]) -> anyhow::Result<OpenTable> {
        let Seating { game, setup, clients, bot, .. } = &self.seating;
        let mut seats = vec![json!({ "who": "me" })];
        seats.resize(*clients, json!({ "who": "open" }));
        seats.extend(bot.iter().map(|level| json!({ "who": "bot", "level": level })));
        let new = json!({ "game": game, "setup": setup, "seats": seats, "start": *clients == 1 });
        let id = self.api.table(&tokens[0], &new).await?;
        for (seat, token) in tokens.iter().enumerate().skip(1) {
            let name = format!("Client {}.{seat}", self.number);
            self.api.command(token, &id, &json!({ "do": "join", "name": name })).await?;
            self.api.command(token, &id, &json!({ "do": "take_seat", "seat": seat })).await?;
        }
        if *clients > 1 {
            self.api.command(&tokens[0], &id, &json!({ "do": "start" })).await?;
        }
        let (ear, heard) = mpsc::channel(QUEUE);
        let mut sockets = Vec::new();
        for (client, token) in tokens.iter().enumerate() {
            sockets.push(Socket::open(&self.api, token, &id, client, ear.clone()).await?);
        }
        Ok(OpenTable { id, sockets, heard, ear, offers: vec![None; *clients], waiting: None, over: false })
    }

    /// Plays a table to its end.
    async fn play(&self, table: &mut OpenTable, tokens: &[String], rng: &mut SplitMix) -> anyhow::Result<()> {
        let mut due = Instant::now() + self.pause(rng);
        let mut id = 0;
        while !table.over || table.waiting.is_some() {
            let acting = table.waiting.is_none() && table.offers.iter().any(Option::is_some);
            let alarm = table.waiting.as_ref().map_or(due, |waiting| waiting.sent + PATIENCE);
            tokio::select! {
                biased;
                heard = table.heard.recv() => {
                    // The table keeps a sender, so the channel never ends.
                    let Some(heard) = heard else { break };
                    if self.hear(table, heard, tokens).await? {
                        due = Instant::now().max(due + self.pause(rng));
                    }
                }
                () = sleep_until(alarm.into()), if acting || table.waiting.is_some() => {
                    if table.waiting.is_some() {
                        bail!("an action at table {} was not answered within {} s", table.id, PATIENCE.as_secs());
                    }
                    id += 1;
                    act(table, id, rng).await;
                }
            }
        }
        Ok(())
    }

    /// Between half and one and a half times the pause, so that tables do not synchronise.
    fn pause(&self, rng: &mut SplitMix) -> Duration {
        self.seating.pause * (500 + rng.below(1000)) / 1000
    }

    /// Processes a message to a client; `true` when its action was answered.
    async fn hear(&self, table: &mut OpenTable, heard: Heard, tokens: &[String]) -> anyhow::Result<bool> {
        let Heard { client, at, told } = heard;
        match told {
            Incoming::Update { step, over, offer } => {
                table.over |= over;
                if let Some(count) = offer {
                    table.offers[client] = (count > 0).then_some((step, count));
                }
                Ok(false)
            }
            Incoming::Ack { id } => {
                let Some(waiting) = table.waiting.take_if(|waiting| waiting.id == id) else {
                    return Ok(false);
                };
                self.tally.acknowledged(at.saturating_duration_since(waiting.sent));
                Ok(true)
            }
            Incoming::Refused { id, code } => {
                self.tally.refused(&code);
                table.sockets[client].send(json!({ "do": "resync", "from": 0 }).to_string()).await;
                Ok(table.waiting.take_if(|waiting| Some(waiting.id) == id).is_some())
            }
            Incoming::Closed => {
                self.tally.reconnected();
                table.offers[client] = None;
                // The server's next message shows whether the action was stored.
                let lost = table.waiting.take_if(|waiting| waiting.client == client).is_some();
                table.sockets[client] = self.connect_again(table, client, &tokens[client]).await?;
                Ok(lost)
            }
        }
    }

    async fn connect_again(&self, table: &OpenTable, client: usize, token: &str) -> anyhow::Result<Socket> {
        let mut tries = 0;
        loop {
            match Socket::open(&self.api, token, &table.id, client, table.ear.clone()).await {
                Ok(socket) => return Ok(socket),
                Err(error) if tries == TRIES => {
                    return Err(error.context("the server went away and did not come back"));
                }
                Err(_) => {
                    sleep(Duration::from_millis(100 << tries)).await;
                    tries += 1;
                }
            }
        }
    }
}

/// Lets the client that is offered something choose.
async fn act(table: &mut OpenTable, id: u64, rng: &mut SplitMix) {
    let Some((client, (step, count))) =
        table.offers.iter().enumerate().find_map(|(client, offer)| Some((client, (*offer)?)))
    else {
        return;
    };
    // The offer is used up; the next update brings a new one.
    table.offers[client] = None;
    let text = json!({ "id": id, "do": "act", "step": step, "action": rng.below(count) }).to_string();
    table.waiting = Some(Waiting { id, client, sent: Instant::now() });
    table.sockets[client].send(text).await;
}
