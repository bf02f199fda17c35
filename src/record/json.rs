//! How the parts of a record are written in JSON.

use super::model::{PlayerKind, Record, RecordedCall, RecordedResult, RecordedRound, SeatEntry};
use crate::engine::{Card, ChipGame, Deal, Edition, Goal, Price, Replenish, RulesDraft, Seat};
use crate::json::{Fields, FromJson, Json, Reader, ToJson, shape};

shape!(Record { format, version, rules, seats, cut, rounds, totals, winners });
shape!(SeatEntry { name, player, level: optional });
shape!(RecordedRound { dealer, deck, placements: optional, reshuffles: optional, actions, result: optional });
shape!(RecordedResult { announcer, call, racks, scores });
shape!(RulesDraft { edition, deal, run_of_three, bonus, partners, replenish, goal });
shape!(ChipGame { rounds, start, price, elimination });

impl RulesDraft {
    /// These rules with the fields that are there in place of their own.
    #[must_use]
    pub fn amended(self, fields: &mut Fields, reader: &mut Reader) -> RulesDraft {
        RulesDraft {
            edition: fields.optional("edition", reader).unwrap_or(self.edition),
            deal: fields.optional("deal", reader).unwrap_or(self.deal),
            run_of_three: fields.optional("run_of_three", reader).unwrap_or(self.run_of_three),
            bonus: fields.optional("bonus", reader).unwrap_or(self.bonus),
            partners: fields.optional("partners", reader).unwrap_or(self.partners),
            replenish: fields.optional("replenish", reader).unwrap_or(self.replenish),
            goal: fields.optional("goal", reader).unwrap_or(self.goal),
        }
    }
}

shape!(PlayerKind, "human or computer is wanted", "human" => Human, "computer" => Computer);
shape!(RecordedCall, "rack-o or eclair is wanted", "rack-o" => RackO, "eclair" => Eclair);
shape!(Deal, "standard or eclair is wanted", "standard" => Standard, "eclair" => Eclair);
shape!(Replenish, "turn-over or shuffle is wanted", "turn-over" => TurnOver, "shuffle" => Shuffle);
shape!(Price, "announcer-run or own-run is wanted", "announcer-run" => AnnouncerRun, "own-run" => OwnRun);
shape!(
    Edition,
    "an edition is wanted: milton-bradley, jumbo, winning-moves, ravensburger-fr, ravensburger-de or custom",
    "milton-bradley" => MiltonBradley,
    "jumbo" => Jumbo,
    "winning-moves" => WinningMoves,
    "ravensburger-fr" => RavensburgerFr,
    "ravensburger-de" => RavensburgerDe,
    "custom" => Custom,
);

/// What a misfit says where a card should be (R1).
pub(super) const CARD_WANTED: &str = "a card is a number from 1 to 60";

impl FromJson for Card {
    fn read(json: Json, reader: &mut Reader) -> Card {
        let number = match json {
            Json::Number(number) => u8::try_from(number).ok().and_then(Card::new),
            _ => None,
        };
        number.unwrap_or_else(|| {
            reader.miss(CARD_WANTED);
            Card::LOWEST
        })
    }
}

impl ToJson for Card {
    fn to_json(&self) -> Json {
        self.number().to_json()
    }
}

impl FromJson for Seat {
    fn read(json: Json, reader: &mut Reader) -> Seat {
        let number = match json {
            Json::Number(number) => usize::try_from(number).ok().and_then(Seat::new),
            _ => None,
        };
        number.unwrap_or_else(|| {
            reader.miss("a seat is a number from 0 to 3");
            Seat::ALL[0]
        })
    }
}

impl ToJson for Seat {
    fn to_json(&self) -> Json {
        Json::Number(self.number() as i64)
    }
}

/// One of three, by its name: `{"points": 500}`, `{"rounds": 10}` or `{"chips": {…}}`.
impl FromJson for Goal {
    fn read(json: Json, reader: &mut Reader) -> Goal {
        let mut fields = Fields::of(json, reader);
        let points = fields.optional("points", reader);
        let rounds = fields.optional("rounds", reader);
        let chips = fields.optional("chips", reader);
        match (points, rounds, chips) {
            (Some(points), None, None) => Goal::Points(points),
            (None, Some(rounds), None) => Goal::Rounds(rounds),
            (None, None, Some(chips)) => Goal::Chips(chips),
            _ => {
                reader.miss("one of points, rounds and chips is wanted");
                Goal::Points(0)
            }
        }
    }
}

impl ToJson for Goal {
    fn to_json(&self) -> Json {
        let (name, what) = match self {
            Goal::Points(points) => ("points", points.to_json()),
            Goal::Rounds(rounds) => ("rounds", rounds.to_json()),
            Goal::Chips(chips) => ("chips", chips.to_json()),
        };
        Json::object(vec![(name, Some(what))])
    }
}
