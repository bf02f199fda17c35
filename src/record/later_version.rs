//! Telling a record of a later version from one that is damaged.

use super::fault::{Fault, Problem};
use super::json::Header;
use super::model::{FORMAT, Record, VERSION};

/// The word of a later version that made reading fail with this fault of serde: a name or a rule that is not known here.
pub(super) fn later_word(fault: &serde_json::Error) -> Option<String> {
    let told = fault.to_string();
    let named = told.strip_prefix("unknown variant `").or_else(|| told.strip_prefix("unknown field `"))?;
    named.split_once('`').map(|(word, _)| word.chars().take(40).collect())
}

/// The fault of a record in a file, where a later version has written it; `None` where something else is wrong with the file.
pub fn newer(fault: &serde_json::Error) -> Option<Fault> {
    later_word(fault).map(|word| Problem::Newer(word).anywhere())
}

/// Whether a text that cannot be read is a record of a later version of the game: of another version of the format, or with
/// something in it that is not known here. It is to be kept as it is.
pub fn is_later(text: &str) -> bool {
    let header = serde_json::from_str::<Header>(text).ok();
    let is_one = header.as_ref().is_some_and(|header| header.format.as_deref() == Some(FORMAT));
    let version = header.and_then(|header| header.version);
    let is_newer = version.is_some_and(|version| version > i64::from(VERSION));
    is_one && (is_newer || serde_json::from_str::<Record>(text).is_err_and(|fault| later_word(&fault).is_some()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record(version: u32, rules: &str) -> String {
        format!(
            r#"{{"format":"{FORMAT}","version":{version},"rules":{{"edition":"jumbo","deal":"standard","run_of_three":true,"bonus":false,"partners":false,"replenish":"shuffle",{rules}}},"seats":[],"cut":[],"rounds":[],"totals":[],"winners":[]}}"#
        )
    }

    #[test]
    fn what_a_later_version_has_written_is_told_from_what_is_damaged() {
        let known = record(1, r#""goal":{"points":500}"#);
        assert!(serde_json::from_str::<Record>(&known).is_ok() && !is_later(&known));
        for (rules, word) in [
            (r#""goal":{"points":500},"turns":20"#, "turns"),
            (r#""goal":{"tricks":500}"#, "tricks"),
            (r#""goal":{"chips":{"rounds":1,"start":5,"price":"dealer-run","elimination":true}}"#, "dealer-run"),
        ] {
            let text = record(1, rules);
            assert!(is_later(&text), "{rules}");
            let fault = serde_json::from_str::<Record>(&text).err();
            assert_eq!(fault.and_then(|fault| later_word(&fault)).as_deref(), Some(word));
        }
        assert!(is_later(&known.replace("jumbo", "parker")));
        assert!(is_later(&record(2, r#""goal":{"points":500}"#)));
        assert!(is_later(r#"{"format":"rack-o-record","version":7,"moves":[]}"#));
        let wrong = [
            &known[..known.len() / 2],
            &known.replace("jumbo\"", "jumbo\",\"bonus\":true,\"edition\":\"jumbo\""),
            "",
            "{}",
        ];
        for wrong in wrong.into_iter().chain([&*known.replace("rack-o-record", "chess").replace("jumbo", "parker")]) {
            assert!(!is_later(wrong), "{wrong}");
        }
    }
}
