//! Sentences for people, in English and French.

mod why;

use kernel::{Lang, Seat};

use crate::Tikal;
use crate::action::{Action, Event, Gift, Stow};
use crate::grid::{DIRECTIONS, DIRECTIONS_FR};
use crate::ids::{COLOURS, Colour, Kind, MAX_KINDS, Node, Room, TREASURES, Tile, Treasure, members};
use crate::state::{Frame, Source, State, Stock};

impl Tikal {
    fn colour(&self, colour: Colour, lang: Lang) -> &str {
        self.tables.colours[colour.index()].name.pick(lang)
    }

    fn two_keys(&self, a: Colour, b: Colour, lang: Lang) -> String {
        let (first, second) = (self.colour(a, lang), self.colour(b, lang));
        match (a == b, lang) {
            (true, Lang::En) => format!("two {first} keys"),
            (true, Lang::Fr) => format!("deux clés {first}s"),
            (false, Lang::En) => format!("a {first} and a {second} key"),
            (false, Lang::Fr) => format!("une clé {first} et une clé {second}"),
        }
    }

    fn treasure(&self, treasure: Treasure, lang: Lang) -> &str {
        self.tables.treasures[treasure.index()].name.pick(lang)
    }

    fn treasures(&self, treasure: Treasure, n: u8, lang: Lang) -> String {
        format!("{n} {}{}", self.treasure(treasure, lang), if n == 1 { "" } else { "s" })
    }

    fn kind(&self, kind: Kind, lang: Lang) -> &str {
        self.tables.kinds[kind.index()].name.pick(lang)
    }

    fn room(&self, room: Room, lang: Lang) -> &str {
        self.tables.rooms[room.index()].name.pick(lang)
    }

    fn tile(&self, tile: Tile, lang: Lang) -> String {
        let info = &self.tables.tiles[tile.index()];
        format!("{} ({})", info.id, info.effect.say(lang).trim_end_matches('.'))
    }

    fn node(&self, node: Node, lang: Lang) -> String {
        if node == Node::OUTSIDE {
            return lang.pick("outside", "l'extérieur").to_string();
        }
        if node.is_secret() {
            return self.room(self.tables.secret_room(node), lang).to_string();
        }
        self.tables.node_id(node).to_string()
    }

    /// A node with the room in it.
    fn room_at_text(&self, state: &State, node: Node, lang: Lang) -> String {
        match state.room_in(node) {
            Some(room) => format!("{} ({})", self.node(node, lang), self.room(room, lang)),
            None => self.node(node, lang),
        }
    }

    fn token(&self, stock: Stock, token: u8, lang: Lang) -> &str {
        match stock {
            Stock::Treasures(_) => self.treasure(Treasure(token), lang),
            Stock::Cards => self.kind(Kind(token), lang),
            Stock::LightRooms => self.room(Room(token), lang),
        }
    }

    pub(crate) fn say_action(&self, state: &State, action: Action, lang: Lang) -> String {
        let en = lang == Lang::En;
        let say = |english: String, french: String| if en { english } else { french };
        let fixed = |english: &str, french: &str| lang.pick(english, french).to_string();
        let colour = |c: Colour| self.colour(c, lang);
        let with_cards = |text: String, cards: u8| match (cards, lang) {
            (0, _) => text,
            (1, Lang::En) => format!("{text}, playing a passage card"),
            (1, Lang::Fr) => format!("{text}, en jouant une carte passage"),
            (n, Lang::En) => format!("{text}, playing {n} passage cards"),
            (n, Lang::Fr) => format!("{text}, en jouant {n} cartes passage"),
        };
        match action {
            Action::Wheel(n) => {
                say(format!("The wheel starts turned by {n}"), format!("La roue commence au cran {n}"))
            }
            Action::Reveal(room) => say(
                format!("The next sanctuary is the {}", self.room(room, lang)),
                format!("Prochain sanctuaire : {}", self.room(room, lang)),
            ),
            Action::Deal(tile) => say(
                format!("Deal tile {}", self.tile(tile, lang)),
                format!("Distribuer la tuile {}", self.tile(tile, lang)),
            ),
            Action::DrawTreasure(t) => say(
                format!("A {} is drawn", self.treasure(t, lang)),
                format!("Trésor pioché : {}", self.treasure(t, lang)),
            ),
            Action::DrawCard(kind) => say(
                format!("The card {} is drawn", self.kind(kind, lang)),
                format!("Carte piochée : {}", self.kind(kind, lang)),
            ),
            Action::DrawRoom(room) => say(
                format!("The {} is drawn", self.room(room, lang)),
                format!("Salle piochée : {}", self.room(room, lang)),
            ),
            Action::StartKeys(a, b) => {
                let keys = self.two_keys(a, b, lang);
                say(format!("Take {keys}"), format!("Prendre {keys}"))
            }
            Action::Take(tile) => self.say_take(state, tile, lang),
            Action::Deliver(t, n) => {
                let each = u32::from(state.price(&self.tables.wheel, t)) + u32::from(delivery_bonus(state));
                let points = each * u32::from(n);
                let what = self.treasures(t, n, lang);
                say(
                    format!("Deliver {what} for {points} points"),
                    format!("Livrer {what} pour {points} points"),
                )
            }
            Action::Skip => fixed("Do not deliver here", "Ne rien livrer ici"),
            Action::Done => fixed("Finish the delivery", "Terminer la livraison"),
            Action::Pay(c) => say(
                format!("Give a {} key to cross the forest", colour(c)),
                format!("Donner une clé {} pour traverser la forêt", colour(c)),
            ),
            Action::Lose => say(
                format!("Cross the forest without a key and lose {} points", self.tables.numbers.forest_loss),
                format!("Traverser la forêt sans clé et perdre {} points", self.tables.numbers.forest_loss),
            ),
            Action::TentKey => fixed(
                "Use the tent: take a key into the backpack",
                "Tente : prendre une clé pour le sac à dos",
            ),
            Action::TentExplore => {
                fixed("Use the tent: explore once more", "Tente : explorer une fois de plus")
            }
            Action::Play(kind) => {
                let effect = kernel::effect::Effect::Do(self.tables.kinds[kind.index()].act).say(lang);
                let effect = effect.trim_end_matches('.');
                say(
                    format!("Play {} ({effect})", self.kind(kind, lang)),
                    format!("Jouer {} ({effect})", self.kind(kind, lang)),
                )
            }
            Action::Key(c, stow) => say(
                format!("Take a {} key into the {}", colour(c), stow_text(stow, lang)),
                format!("Prendre une clé {} pour le {}", colour(c), stow_text(stow, lang)),
            ),
            Action::Pile(pile) => say(
                format!("Look at treasure pile {}", pile + 1),
                format!("Regarder la pile de trésors {}", pile + 1),
            ),
            Action::Open(t) => say(
                format!("Take the open {}", self.treasure(t, lang)),
                format!("Prendre le trésor visible : {}", self.treasure(t, lang)),
            ),
            Action::Refill(pile) => say(
                format!("Replace it from pile {}", pile + 1),
                format!("Le remplacer depuis la pile {}", pile + 1),
            ),
            Action::Card => fixed("Look at the special cards", "Regarder les cartes spéciales"),
            Action::Passage => fixed("Take a secret passage", "Prendre un passage secret"),
            Action::LightRoom => fixed("Discover a light room", "Découvrir une salle claire"),
            Action::Sanctuary => fixed("Discover a sanctuary", "Découvrir un sanctuaire"),
            Action::ScoreDoors(c) => {
                let points = self.doors_of(state, state.active, c);
                say(
                    format!("Score the {} doors for {points} points", colour(c)),
                    format!("Décompter les portes de couleur {} pour {points} points", colour(c)),
                )
            }
            Action::Decline(gift) => say(
                format!("Do without the {}", gift_text(gift, lang)),
                format!("Renoncer : {}", gift_text(gift, lang)),
            ),
            Action::KeepTreasure(t) => say(
                format!("Keep the {}", self.treasure(t, lang)),
                format!("Garder le trésor : {}", self.treasure(t, lang)),
            ),
            Action::KeepCard(kind) => say(
                format!("Keep {}", self.kind(kind, lang)),
                format!("Garder la carte : {}", self.kind(kind, lang)),
            ),
            Action::KeepRoom(room) => say(
                format!("Place the {}", self.room(room, lang)),
                format!("Poser : {}", self.room(room, lang)),
            ),
            Action::Place(room, node, turn) => {
                let names = match lang {
                    Lang::En => DIRECTIONS,
                    Lang::Fr => DIRECTIONS_FR,
                };
                let sides =
                    members(u64::from(self.tables.doors(room, turn))).map(|side| names[side as usize]);
                let sides: Vec<&str> = sides.collect();
                let (place, doors) = (self.node(node, lang), sides.join(" "));
                match (sides.len(), lang) {
                    (0, Lang::En) => format!("Place it on {place}"),
                    (0, Lang::Fr) => format!("La poser en {place}"),
                    (1, Lang::En) => format!("Place it on {place} with its door {doors}"),
                    (1, Lang::Fr) => format!("La poser en {place}, porte {doors}"),
                    (_, Lang::En) => format!("Place it on {place} with doors {doors}"),
                    (_, Lang::Fr) => format!("La poser en {place}, portes {doors}"),
                }
            }
            Action::Explore(node, cards) => {
                let place = self.room_at_text(state, node, lang);
                with_cards(say(format!("Excavate in {place}"), format!("Fouiller {place}")), cards)
            }
            Action::Walk(Node::OUTSIDE, cards) => {
                with_cards(fixed("Walk outside without excavating", "Sortir sans fouiller"), cards)
            }
            Action::Walk(node, cards) => {
                let place = self.room_at_text(state, node, lang);
                with_cards(
                    say(
                        format!("Walk to {place} without excavating"),
                        format!("Aller en {place} sans fouiller"),
                    ),
                    cards,
                )
            }
            Action::Rest => fixed("Do not explore", "Ne pas explorer"),
            Action::Stay => fixed("Stay in the room", "Rester dans la salle"),
            Action::Return(node) => {
                let place = self.node(node, lang);
                say(
                    format!("Leave through the passage, back to {place}"),
                    format!("Ressortir par le passage vers {place}"),
                )
            }
            Action::Spot(spot) => self.say_spot(state, spot, lang),
            Action::Rescue(c) => {
                let cost = self.tables.numbers.rescue_cost;
                say(
                    format!("Buy a {} key for {cost} points", colour(c)),
                    format!("Acheter une clé {} pour {cost} points", colour(c)),
                )
            }
            Action::End => fixed("End the turn", "Finir le tour"),
        }
    }

    fn say_take(&self, state: &State, tile: Tile, lang: Lang) -> String {
        let what = self.tile(tile, lang);
        let site = state.site_of(tile).map(|site| &self.tables.river[self.tables.sites[site] as usize]);
        match (site, lang) {
            (Some(site), Lang::En) => format!("Take tile {what} at {}", site.name.en),
            (Some(site), Lang::Fr) => format!("Prendre la tuile {what} sur {}", site.name.fr),
            (None, Lang::En) => format!("Take tile {what}"),
            (None, Lang::Fr) => format!("Prendre la tuile {what}"),
        }
    }

    fn say_spot(&self, state: &State, spot: u8, lang: Lang) -> String {
        let effect = match state.top() {
            Frame::ChooseSpot(node) => {
                let room = self.room_at(state, node);
                self.tables.rooms[room.index()].spots.get(spot as usize).map(|info| info.effect.say(lang))
            }
            _ => None,
        };
        match lang {
            Lang::En => format!("Take spot {}: {}", spot + 1, effect.unwrap_or_default()),
            Lang::Fr => format!("Prendre l'emplacement {} : {}", spot + 1, effect.unwrap_or_default()),
        }
    }

    pub(crate) fn say_prompt(state: &State, lang: Lang) -> String {
        let text = match state.top() {
            Frame::Over => ("The game is over.", "La partie est terminée."),
            Frame::Wheel => (
                "How is the price wheel turned at the start?",
                "Quelle est l'orientation de la roue des prix ?",
            ),
            Frame::NextSanctuary => ("Which sanctuary comes next?", "Quel est le prochain sanctuaire ?"),
            Frame::Deal => ("Which action tile is dealt next?", "Quelle tuile action est distribuée ?"),
            Frame::FirstOpen | Frame::Turn(_) => {
                ("Which treasure is turned up?", "Quel trésor est retourné ?")
            }
            Frame::Look(Stock::Treasures(_)) => {
                ("Which treasure is seen next?", "Quel trésor est vu ensuite ?")
            }
            Frame::Look(Stock::Cards) => ("Which card is seen next?", "Quelle carte est vue ensuite ?"),
            Frame::Look(Stock::LightRooms) => {
                ("Which light room is seen next?", "Quelle salle claire est vue ensuite ?")
            }
            Frame::StartKeys(_) => {
                ("Choose two keys for your backpack.", "Choisissez deux clés pour votre sac à dos.")
            }
            Frame::Before => (
                "Choose an action tile; your pirogue goes there.",
                "Choisissez une tuile action ; votre pirogue s'y rend.",
            ),
            Frame::Sail { .. } => ("The pirogue is under way.", "La pirogue est en route."),
            Frame::Delivery { types: 0, .. } => ("What do you deliver?", "Que livrez-vous ?"),
            Frame::Delivery { .. } => ("Deliver another type?", "Livrer un autre type ?"),
            Frame::Forest => (
                "Which key do you give to cross the forest?",
                "Quelle clé donnez-vous pour traverser la forêt ?",
            ),
            Frame::UseTile { .. } => {
                ("Use what the tile shows, in any order.", "Utilisez la tuile, dans l'ordre de votre choix.")
            }
            Frame::TakeKey { .. } => ("Which key do you take?", "Quelle clé prenez-vous ?"),
            Frame::ChoosePile => ("From where do you take a treasure?", "Où prenez-vous un trésor ?"),
            Frame::Refill => {
                ("Which pile replaces the open treasure?", "Quelle pile remplace le trésor visible ?")
            }
            Frame::Keep(Stock::Treasures(_)) => ("Which treasure do you keep?", "Quel trésor gardez-vous ?"),
            Frame::Keep(Stock::Cards) => ("Which card do you keep?", "Quelle carte gardez-vous ?"),
            Frame::Keep(Stock::LightRooms) => ("Which room do you place?", "Quelle salle posez-vous ?"),
            Frame::Place(_) => ("Where do you place the room?", "Où posez-vous la salle ?"),
            Frame::Explore | Frame::Rescued => ("Where does your explorer go?", "Où va votre explorateur ?"),
            Frame::Way { .. } => (
                "Where does your explorer end after excavating?",
                "Où finit votre explorateur après la fouille ?",
            ),
            Frame::ChooseSpot(_) => ("Which spot do you take?", "Quel emplacement prenez-vous ?"),
            Frame::Gain { .. } => ("The spot gives its bonus.", "L'emplacement donne son bonus."),
            Frame::After => ("Anything else before the turn ends?", "Autre chose avant la fin du tour ?"),
        };
        lang.pick(text.0, text.1).to_string()
    }

    pub(crate) fn say_event(&self, event: &Event, lang: Lang) -> String {
        let en = lang == Lang::En;
        let say = |english: String, french: String| if en { english } else { french };
        let who = |seat: Seat| format!("{} {}", lang.pick("Player", "Joueur"), seat.0 + 1);
        let colour = |c: Colour| self.colour(c, lang);
        let site = |site: u8| self.tables.river[self.tables.sites[site as usize] as usize].name.pick(lang);
        match event {
            Event::WheelSet(n) => say(
                format!("The price wheel starts turned by {n}."),
                format!("La roue des prix commence au cran {n}."),
            ),
            Event::NextSanctuary(room) => say(
                format!("Next comes the {}.", self.room(*room, lang)),
                format!("Ensuite : {}.", self.room(*room, lang)),
            ),
            Event::Dealt(tile, at) => say(
                format!("Tile {} lies at {}.", self.tile(*tile, lang), site(*at)),
                format!("La tuile {} est posée sur {}.", self.tile(*tile, lang), site(*at)),
            ),
            Event::OpenTreasure(t) => say(
                format!("A {} lies open.", self.treasure(*t, lang)),
                format!("Trésor visible : {}.", self.treasure(*t, lang)),
            ),
            Event::Turn(seat, false) => {
                say(format!("{} is to move.", who(*seat)), format!("Au tour du joueur {}.", seat.0 + 1))
            }
            Event::Turn(seat, true) => say(
                format!("{} has the special last turn.", who(*seat)),
                format!("Tour spécial du joueur {}.", seat.0 + 1),
            ),
            Event::StartKeys(seat, a, b) => {
                let keys = self.two_keys(*a, *b, lang);
                say(format!("{} takes {keys}.", who(*seat)), format!("{} prend {keys}.", who(*seat)))
            }
            Event::Took(seat, tile, at) => say(
                format!("{} takes tile {} at {}.", who(*seat), self.tile(*tile, lang), site(*at)),
                format!("{} prend la tuile {} sur {}.", who(*seat), self.tile(*tile, lang), site(*at)),
            ),
            Event::Delivered(seat, t, n, points) => {
                let what = self.treasures(*t, *n, lang);
                say(
                    format!("{} delivers {what} for {points} points.", who(*seat)),
                    format!("{} livre {what} pour {points} points.", who(*seat)),
                )
            }
            Event::WheelTurned(_) => {
                say("The price wheel turns one notch.".into(), "La roue des prix tourne d'un cran.".into())
            }
            Event::PaidForest(seat, c) => say(
                format!("{} gives a {} key for the forest.", who(*seat), colour(*c)),
                format!("{} donne une clé {} pour la forêt.", who(*seat), colour(*c)),
            ),
            Event::Played(seat, kind) => say(
                format!("{} plays {}.", who(*seat), self.kind(*kind, lang)),
                format!("{} joue {}.", who(*seat), self.kind(*kind, lang)),
            ),
            Event::Tent(seat, true) => say(
                format!("{} uses the tent for a key.", who(*seat)),
                format!("{} utilise sa tente pour une clé.", who(*seat)),
            ),
            Event::Tent(seat, false) => say(
                format!("{} uses the tent for an exploration.", who(*seat)),
                format!("{} utilise sa tente pour une exploration.", who(*seat)),
            ),
            Event::GotKey(seat, c, stow) => say(
                format!("{} takes a {} key into the {}.", who(*seat), colour(*c), stow_text(*stow, lang)),
                format!("{} prend une clé {} pour le {}.", who(*seat), colour(*c), stow_text(*stow, lang)),
            ),
            Event::Scored(seat, source, points) => {
                let why = source_text(*source, lang);
                match (*points < 0, lang) {
                    (false, Lang::En) => format!("{} scores {points} ({why}).", who(*seat)),
                    (false, Lang::Fr) => format!("{} marque {points} ({why}).", who(*seat)),
                    (true, Lang::En) => format!("{} loses {} ({why}).", who(*seat), -points),
                    (true, Lang::Fr) => format!("{} perd {} ({why}).", who(*seat), -points),
                }
            }
            Event::Looks(seat, stock, n) => {
                let what = stock_text(*stock, lang);
                say(
                    format!("{} looks at {n} of the {what}.", who(*seat)),
                    format!("{} regarde {n} {what}.", who(*seat)),
                )
            }
            Event::Saw(seat, stock, token) => self.say_token(*seat, *stock, *token, ("sees", "voit"), lang),
            Event::Kept(seat, Stock::LightRooms, Some(token)) => {
                let room = self.room(Room(*token), lang);
                say(
                    format!("{} chooses the {room}.", who(*seat)),
                    format!("{} choisit : {room}.", who(*seat)),
                )
            }
            Event::Kept(seat, stock, token) => {
                self.say_token(*seat, *stock, *token, ("keeps", "garde"), lang)
            }
            Event::TookOpen(seat, t) => say(
                format!("{} takes the open {}.", who(*seat), self.treasure(*t, lang)),
                format!("{} prend le trésor visible : {}.", who(*seat), self.treasure(*t, lang)),
            ),
            Event::Placed(room, node, _) => say(
                format!("The {} now lies in {}.", self.room(*room, lang), self.node(*node, lang)),
                format!("Posée en {} : {}.", self.node(*node, lang), self.room(*room, lang)),
            ),
            Event::GotPassage(seat) => say(
                format!("{} takes a secret passage.", who(*seat)),
                format!("{} prend un passage secret.", who(*seat)),
            ),
            Event::Declined(seat, gift) => say(
                format!("{} does without the {}.", who(*seat), gift_text(*gift, lang)),
                format!("{} renonce : {}.", who(*seat), gift_text(*gift, lang)),
            ),
            Event::Moved { seat, path, .. } => {
                let steps: Vec<String> = path
                    .iter()
                    .map(|&(node, pierced)| {
                        let place = self.node(node, lang);
                        if pierced {
                            say(format!("by passage {place}"), format!("par un passage {place}"))
                        } else {
                            place
                        }
                    })
                    .collect();
                let way = steps.join(" → ");
                say(format!("{} moves: {way}.", who(*seat)), format!("{} se déplace : {way}.", who(*seat)))
            }
            Event::Flagged(seat, node, room, spot) => say(
                format!(
                    "{} excavates in {} ({}), spot {}.",
                    who(*seat),
                    self.node(*node, lang),
                    self.room(*room, lang),
                    spot + 1
                ),
                format!(
                    "{} fouille {} ({}), emplacement {}.",
                    who(*seat),
                    self.node(*node, lang),
                    self.room(*room, lang),
                    spot + 1
                ),
            ),
            Event::Rescued(seat, c) => say(
                format!("{} buys a {} rescue key.", who(*seat), colour(*c)),
                format!("{} achète une clé de sauvetage {}.", who(*seat), colour(*c)),
            ),
            Event::RoundEnded(n) => {
                say(format!("Round {n} is scored."), format!("Décompte de la manche {n}."))
            }
            Event::ShowedKeys(seat, camp) => self.say_keys(*seat, *camp, lang),
            Event::Revealed { seat, treasures, hand } => self.say_revealed(*seat, *treasures, hand, lang),
            Event::GameEnded => say("The game is over.".into(), "La partie est terminée.".into()),
        }
    }

    fn say_keys(&self, seat: Seat, camp: [u8; COLOURS], lang: Lang) -> String {
        let some = (0..).zip(camp).filter(|&(_, n)| n > 0);
        let keys: Vec<String> =
            some.map(|(at, n)| format!("{n} {}", self.colour(Colour(at), lang))).collect();
        let (who, keys) = (seat.0 + 1, keys.join(", "));
        match (keys.is_empty(), lang) {
            (true, Lang::En) => format!("Player {who} has no camp keys."),
            (true, Lang::Fr) => format!("Joueur {who} n'a pas de clé au campement."),
            (false, Lang::En) => format!("Player {who} shows the camp keys: {keys}."),
            (false, Lang::Fr) => format!("Joueur {who} révèle les clés de son campement : {keys}."),
        }
    }

    fn say_revealed(
        &self,
        seat: Seat,
        treasures: [u8; TREASURES],
        hand: &[u8; MAX_KINDS],
        lang: Lang,
    ) -> String {
        let some = (0..).zip(treasures).filter(|&(_, n)| n > 0);
        let mut all: Vec<String> = some.map(|(at, n)| self.treasures(Treasure(at), n, lang)).collect();
        let cards = (0..).zip(hand).flat_map(|(at, &n)| std::iter::repeat_n(at, n.into()));
        all.extend(cards.map(|at| self.kind(Kind(at), lang).to_string()));
        let (who, all) = (seat.0 + 1, all.join(", "));
        match (all.is_empty(), lang) {
            (true, Lang::En) => format!("Player {who} has neither treasures nor cards left."),
            (true, Lang::Fr) => format!("Joueur {who} n'a plus ni trésor ni carte."),
            (false, Lang::En) => format!("Player {who} reveals: {all}."),
            (false, Lang::Fr) => format!("Joueur {who} révèle : {all}."),
        }
    }

    fn say_token(
        &self,
        seat: Seat,
        stock: Stock,
        token: Option<u8>,
        verb: (&str, &str),
        lang: Lang,
    ) -> String {
        let who = format!("{} {}", lang.pick("Player", "Joueur"), seat.0 + 1);
        let what = match (token, stock) {
            (Some(token), _) => self.token(stock, token, lang).to_string(),
            (None, Stock::Treasures(_)) => lang.pick("a treasure", "un trésor").to_string(),
            (None, Stock::Cards) => lang.pick("a card", "une carte").to_string(),
            (None, Stock::LightRooms) => lang.pick("a light room", "une salle claire").to_string(),
        };
        match (token, lang) {
            (None, _) => format!("{who} {} {what}.", lang.pick(verb.0, verb.1)),
            (Some(_), Lang::En) => format!("{who} {}: {what}.", verb.0),
            (Some(_), Lang::Fr) => format!("{who} {} : {what}.", verb.1),
        }
    }
}

fn delivery_bonus(state: &State) -> u8 {
    match state.top() {
        Frame::Delivery { bonus, .. } => bonus,
        _ => 0,
    }
}

fn stow_text(stow: Stow, lang: Lang) -> &'static str {
    match stow {
        Stow::Camp => lang.pick("camp", "campement"),
        Stow::Backpack => lang.pick("backpack", "sac à dos"),
    }
}

fn gift_text(gift: Gift, lang: Lang) -> &'static str {
    match gift {
        Gift::Key => lang.pick("key", "clé"),
        Gift::Treasure => lang.pick("treasure", "trésor"),
        Gift::Card => lang.pick("special card", "carte spéciale"),
        Gift::Passage => lang.pick("secret passage", "passage secret"),
    }
}

fn stock_text(stock: Stock, lang: Lang) -> String {
    match stock {
        Stock::Treasures(pile) => match lang {
            Lang::En => format!("treasures of pile {}", pile + 1),
            Lang::Fr => format!("trésors de la pile {}", pile + 1),
        },
        Stock::Cards => lang.pick("special cards", "cartes spéciales").to_string(),
        Stock::LightRooms => lang.pick("light rooms", "salles claires").to_string(),
    }
}

fn source_text(source: Source, lang: Lang) -> String {
    let category = crate::game::CATEGORIES[source as usize];
    lang.pick(category.en, category.fr).to_lowercase()
}
