//! The texts of what is shared: links, and everything that can be saved as a file.

use super::table::Phrases;
use super::texts::phrases;
use crate::record::{Fault, Problem};

phrases! {
    /// The texts of links and files.
    SharingPhrases:

    // A match from a file
    bad_file_title;
    opened_title;
    already_begun;
    go_on_with_it;
    opened_line(names: &str, over: bool, rounds: usize);
    bad_file_line(why: &str, rule: &str);
    at_round(round: usize, why: &str);
    at_action(round: usize, action: usize, why: &str);
    bad_too_long(kilobytes: usize);
    bad_unreadable;
    bad_format(format: &str);
    bad_version(version: i32);
    bad_newer(word: &str);
    bad_rules(why: &str);
    bad_name;
    bad_cards;
    bad_dealer;
    bad_round;
    bad_token(token: &str);
    bad_refused(why: &str);
    bad_draw;
    bad_placings;
    bad_stock;
    bad_result;

    // Sharing: links, and everything that can be saved as a file
    share_of;
    share_table;
    share_table_what;
    share_round;
    share_match;
    share_watch_what;
    share_result;
    share_result_what;
    share_me;
    share_scores(what: &str, scores: &str);
    share_day(day: &str);
    share_day_again(day: &str);
    share_rounds(rounds: usize);
    share_text;
    share_copy;
    share_copied;
    share_not_copied;
    share_send;
    share_not_sent;
    share_code;
    share_nothing;
    link_table;
    link_day;
    link_day_what(day: &str);
    link_streak(days: u32, best: u32);
    link_played(points: i32);
    link_again;
    link_play;
    link_learn;
    link_special(what: &str);
    link_watch;
    watch_friend;
    link_result;
    link_result_what(scores: &str);
    compare_title;
    compare_line(state: &str, by: i32);
    compare_friend;
    compare_deal(nth: usize);
    compare_answer;
    day_share;
    day_again(points: i32);
    day_next(hours: usize, minutes: usize);
    link_bad;
    link_damaged;
    link_version;
    link_no_day;
    profile_title;
    profile_holds(what: &str);
    profile_nothing;
    profile_counted(what: &str);
    profile_days(days: usize);
    profile_match(names: &str, rounds: usize);
    profile_matches(count: usize);
    profile_how;
    profile_add;
    profile_replace;
    profile_bad;
    profile_full;
}

impl SharingPhrases {
    /// What is in a file with everything: of each match its players, and how many of its rounds are finished. What there is
    /// none of is not mentioned.
    pub fn profile_contents(
        &self,
        rounds: u32,
        matches: u32,
        days: usize,
        games: &[(Vec<String>, usize)],
        table: &Phrases,
    ) -> String {
        fn list(items: &[Option<String>], table: &Phrases) -> Option<String> {
            let items: Vec<&str> = items.iter().flatten().map(String::as_str).collect();
            (!items.is_empty()).then(|| table.list(&items))
        }
        let saved = match games {
            [] => None,
            [(names, rounds)] => {
                let names: Vec<&str> = names.iter().map(|name| table.called(name)).collect();
                Some(self.profile_match(&table.within(&table.list(&names)), *rounds))
            }
            games => Some(self.profile_matches(games.len())),
        };
        let counted = [
            (rounds > 0).then(|| self.share_rounds(rounds as usize)),
            (matches > 0).then(|| table.profile_played(matches)),
            (days > 0).then(|| self.profile_days(days)),
        ];
        let counted = list(&counted, table).map(|counted| self.profile_counted(&counted));
        list(&[saved, counted], table)
            .map_or_else(|| self.profile_nothing().to_owned(), |what| self.profile_holds(&what))
    }

    /// What is wrong with a file, where, and which rule it breaks.
    pub fn bad_file(&self, fault: &Fault, table: &Phrases) -> String {
        let why = self.problem(&fault.problem, table);
        let why = match (fault.round, fault.action) {
            (Some(round), Some(action)) => self.at_action(round, action, &why),
            (Some(round), None) => self.at_round(round, &why),
            _ => why,
        };
        self.bad_file_line(&why, fault.problem.rule().unwrap_or("none"))
    }

    fn problem(&self, problem: &Problem, table: &Phrases) -> String {
        match problem {
            Problem::TooLong(most) => self.bad_too_long(most / 1024),
            Problem::Unreadable(_) => self.bad_unreadable().into(),
            Problem::Format(format) => self.bad_format(&format.chars().take(40).collect::<String>()),
            Problem::Version(version) => self.bad_version(i32::try_from(*version).unwrap_or(i32::MAX)),
            Problem::Newer(word) => self.bad_newer(word),
            Problem::Rules(fault) => self.bad_rules(table.rules_fault(*fault)),
            Problem::LongName => self.bad_name().into(),
            Problem::NoCard(_) | Problem::Match(_) => self.bad_cards().into(),
            Problem::Dealer { .. } => self.bad_dealer().into(),
            Problem::RoundAfterEnd { .. } | Problem::RoundUnfinished => self.bad_round().into(),
            Problem::Token(token) => self.bad_token(&token.chars().take(40).collect::<String>()),
            Problem::Label(label) => self.bad_token(&label.to_string()),
            Problem::Refused(refusal) => self.bad_refused(table.refusal(*refusal)),
            Problem::OpenDraw => self.bad_draw().into(),
            Problem::PlacingsWithoutEclair | Problem::PlacingsMissing | Problem::ActionsBeforePlacing => {
                self.bad_placings().into()
            }
            Problem::ReshufflesWithoutShuffle | Problem::ReshuffleMissing | Problem::ReshuffleUnused => {
                self.bad_stock().into()
            }
            Problem::ResultTooEarly | Problem::ResultMissing | Problem::DoesNotFollow { .. } => {
                self.bad_result().into()
            }
        }
    }
}
