//! Why something cannot be used now, as one sentence to the player.

use kernel::Lang;
use kernel::effect::Effect;

use crate::Tikal;
use crate::ids::{Colour, members};
use crate::state::State;
use crate::why::{Rule, Thing};

impl Tikal {
    /// What a thing is called.
    pub(crate) fn say_thing(&self, state: &State, thing: Thing, lang: Lang) -> String {
        let say = |en: String, fr: String| if lang == Lang::En { en } else { fr };
        match thing {
            Thing::Tile(tile) => {
                let tile = self.tile(tile, lang);
                say(format!("Tile {tile}"), format!("Tuile {tile}"))
            }
            Thing::Node(node) => self.room_at_text(state, node, lang),
            Thing::Key(colour) => {
                let colour = self.colour(colour, lang);
                say(format!("Supply: {colour} keys"), format!("Réserve : clés {colour}s"))
            }
            Thing::Backpack(colour) => {
                let colour = self.colour(colour, lang);
                say(format!("Backpack: {colour} keys"), format!("Sac à dos : clés {colour}s"))
            }
            Thing::Pile(pile) => {
                let pile = pile + 1;
                say(format!("Treasure pile {pile}"), format!("Pile de trésors {pile}"))
            }
            Thing::Open(treasure) => {
                let treasure = self.treasure(treasure, lang);
                say(format!("Open treasure: {treasure}"), format!("Trésor visible : {treasure}"))
            }
            Thing::Treasure(treasure) => self.treasure(treasure, lang).into(),
            Thing::Price(treasure) => {
                let treasure = self.treasure(treasure, lang);
                say(format!("Price: {treasure}"), format!("Prix : {treasure}"))
            }
            Thing::Hand(kind) => self.kind(kind, lang).into(),
            Thing::Looked(stock, token) => self.token(stock, token, lang).into(),
            Thing::Spot(spot) => {
                let spot = spot + 1;
                say(format!("Spot {spot}"), format!("Emplacement {spot}"))
            }
            Thing::Tent => lang.pick("Your tent", "Votre tente").into(),
            Thing::Deck => lang.pick("Special cards", "Cartes spéciales").into(),
            Thing::Passages => lang.pick("Secret passages", "Passages secrets").into(),
            Thing::LightRooms => lang.pick("Light rooms", "Salles claires").into(),
            Thing::Sanctuary => lang.pick("Next sanctuary", "Prochain sanctuaire").into(),
            Thing::Forest => lang.pick("Forest", "Forêt").into(),
        }
    }

    /// The rule as one sentence.
    pub(crate) fn say_rule(&self, state: &State, rule: Rule, lang: Lang) -> String {
        let say = |en: String, fr: String| if lang == Lang::En { en } else { fr };
        let text = match rule {
            Rule::Short { keys, passages, instead } => {
                return self.say_short(keys, passages, instead, lang);
            }
            Rule::First => {
                let first = Self::say_prompt(state, lang);
                return say(format!("First: {first}"), format!("D'abord : {first}"));
            }
            Rule::SpotTaken(seat) => {
                let player = seat.0 + 1;
                return say(
                    format!("A flag of player {player} is on this spot."),
                    format!("Un drapeau du joueur {player} est sur cet emplacement."),
                );
            }
            Rule::WrongColour(colour) => {
                let colour = self.colour(colour, lang);
                return say(
                    format!("It must be a {colour} key while there are any."),
                    format!("Il faut une clé {colour} tant qu'il en reste."),
                );
            }
            Rule::NoTreasure(Some(treasure)) => {
                let treasure = self.treasure(treasure, lang);
                return say(
                    format!("You have none of these to deliver: {treasure}."),
                    format!("Vous n'en avez pas à livrer : {treasure}."),
                );
            }
            Rule::CardMoment(kind) => {
                let text = Effect::Do(self.tables.kinds[kind.index()].act).say(lang);
                return say(
                    format!("The card is for another moment. {text}"),
                    format!("La carte sert à un autre moment. {text}"),
                );
            }
            Rule::Sailed => {
                ("Your pirogue has sailed in this turn.", "Votre pirogue a déjà navigué pendant ce tour.")
            }
            Rule::Explored => ("Your explorer phase is over.", "Votre phase d'exploration est finie."),
            Rule::NoRoom => ("No room is discovered here yet.", "Aucune salle n'est encore découverte ici."),
            Rule::YourExplorer => (
                "Your explorer is here, and you cannot excavate.",
                "Votre explorateur est ici, et vous ne pouvez pas fouiller.",
            ),
            Rule::NoWay => (
                "No way through discovered rooms leads here.",
                "Aucun chemin n'y mène par des salles découvertes.",
            ),
            Rule::NotEmpty => (
                "Rooms are placed on empty spaces of the temple.",
                "Les salles se posent sur les espaces vides du temple.",
            ),
            Rule::SameSpot => (
                "The spot is like another one that you can take.",
                "L'emplacement est pareil à un autre que vous pouvez prendre.",
            ),
            Rule::NoneLeft => ("None is left.", "Il n'en reste plus."),
            Rule::NotStuck => (
                "A rescue key is for an explorer who can reach no room to excavate.",
                "La clé de sauvetage est pour un explorateur qui ne peut atteindre aucune salle à fouiller.",
            ),
            Rule::Given => (
                "Action tiles, spots and cards give these.",
                "Les tuiles action, les emplacements et les cartes en donnent.",
            ),
            Rule::OpensDoors => (
                "Keys in the backpack open doors by themselves and pay for the forest.",
                "Les clés du sac à dos ouvrent les portes d'elles-mêmes et paient la forêt.",
            ),
            Rule::NoTreasure(None) => {
                ("You have no treasure to deliver.", "Vous n'avez aucun trésor à livrer.")
            }
            Rule::Delivered => {
                ("This type was delivered in this delivery.", "Ce type est déjà livré dans cette livraison.")
            }
            Rule::AtSeaplane => (
                "Treasures are delivered when the pirogue passes a seaplane, or by card.",
                "Les trésors se livrent quand la pirogue passe un hydravion, ou par carte.",
            ),
            Rule::NoKeys => ("No key is left in the supply.", "Il ne reste aucune clé dans la réserve."),
            Rule::NoSpace => ("The temple has no empty space left.", "Le temple n'a plus d'espace vide."),
            Rule::TentUsed => {
                ("Your tent was used in this round.", "Votre tente a déjà servi pendant cette manche.")
            }
            Rule::TentLast => (
                "The tent is of no use in the special last turn.",
                "La tente ne sert pas pendant le tour spécial.",
            ),
            Rule::AtForest => (
                "The forest is paid for when the pirogue crosses it.",
                "La forêt se paie quand la pirogue la traverse.",
            ),
        };
        lang.pick(text.0, text.1).into()
    }

    /// "You lack a pink key on the way, or 1 secret passage."
    fn say_short(&self, keys: u8, passages: u8, instead: u8, lang: Lang) -> String {
        let and = lang.pick(" and ", " et ");
        let key = |at: u8| {
            let colour = self.colour(Colour(at), lang);
            if lang == Lang::En { format!("a {colour} key") } else { format!("une clé {colour}") }
        };
        let mut parts: Vec<String> = members(u64::from(keys)).map(key).collect();
        if passages > 0 {
            parts.push(passages_text(passages, lang));
        }
        let parts = parts.join(and);
        let or = if instead > 0 {
            let passages = passages_text(instead, lang);
            if lang == Lang::En { format!(", or {passages}") } else { format!(", ou {passages}") }
        } else {
            String::new()
        };
        if lang == Lang::En {
            format!("You lack {parts} on the way{or}.")
        } else {
            format!("Il vous manque {parts} en chemin{or}.")
        }
    }
}

fn passages_text(n: u8, lang: Lang) -> String {
    match (n, lang) {
        (1, Lang::En) => "1 secret passage".into(),
        (n, Lang::En) => format!("{n} secret passages"),
        (1, Lang::Fr) => "1 passage secret".into(),
        (n, Lang::Fr) => format!("{n} passages secrets"),
    }
}
