//! Lowers the page's styles to what the oldest supported browsers understand: the sources use nesting and colour
//! mixing. The build fails on what cannot be lowered.

mod spaced;

use crate::files;
use anyhow::{Context, Result, anyhow, bail};
use lightningcss::printer::PrinterOptions;
use lightningcss::stylesheet::{MinifyOptions, ParserOptions, StyleSheet};
use lightningcss::targets::{Browsers, Targets};
use lightningcss::visitor::Visit;
use rack_o::lazy_parts::LazyPart;
use spaced::Spaced;
use std::path::Path;

/// The oldest supported browsers, by major and minor version. This is the one place where they are listed.
const OLDEST: Browsers = Browsers {
    chrome: Some(version(109, 0)),
    edge: Some(version(109, 0)),
    firefox: Some(version(128, 0)),
    safari: Some(version(16, 4)),
    ios_saf: Some(version(16, 4)),
    android: None,
    ie: None,
    opera: None,
    samsung: None,
};

/// Functions that an old browser does not know and that cannot be rewritten when they contain a variable.
const UNKNOWN: [&str; 2] = ["color-mix(", "light-dark("];

const fn version(major: u32, minor: u32) -> u32 {
    major << 16 | minor << 8
}

/// Lowers the styles in a folder's page, and writes those of the parts that are loaded later.
pub fn lower(dist: &Path) -> Result<()> {
    files::change(&dist.join("index.html"), lowered_page)?;
    write_lazy(dist)
}

/// Writes the styles of the parts that are loaded later, lowered.
pub fn write_lazy(dist: &Path) -> Result<()> {
    let mut folders: Vec<&str> = LazyPart::ALL.iter().flat_map(|part| part.styles).copied().collect();
    folders.sort_unstable();
    folders.dedup();
    folders.into_iter().try_for_each(|name| {
        let folder = files::root().join("style").join("lazy").join(name);
        let styles = lowered(&joined(&folder)?).with_context(|| folder.display().to_string())?;
        files::write(&dist.join(format!("{name}.css")), styles)
    })
}

/// All style sheets of a folder in one, in alphabetical order.
fn joined(folder: &Path) -> Result<String> {
    let sheets = files::all(folder)?.into_iter().filter(|path| path.extension().is_some_and(|it| it == "css"));
    sheets.map(|path| files::read_text(&path)).collect()
}

/// The page with a single style element, lowered: Trunk makes one per style sheet, with only whitespace between them.
pub fn lowered_page(page: &str) -> Result<String> {
    let page = with_one_style(page);
    let (before, rest) = page.split_once("<style>").context("there are no styles")?;
    let (styles, after) = rest.split_once("</style>").context("the styles do not end")?;
    Ok(format!("{before}<style>{}</style>{after}", lowered(styles)?))
}

/// The page with adjacent style elements merged.
fn with_one_style(page: &str) -> String {
    let mut parts = page.split("</style>");
    let mut joined = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        match part.trim_start().strip_prefix("<style>") {
            Some(more) => joined.push_str(more),
            None => joined.extend(["</style>", part]),
        }
    }
    joined
}

/// The styles as the oldest supported browsers understand them, minified.
fn lowered(styles: &str) -> Result<String> {
    let targets = Targets::from(OLDEST);
    let mut sheet = StyleSheet::parse(styles, ParserOptions::default()).map_err(|error| anyhow!("{error}"))?;
    sheet.minify(MinifyOptions { targets, ..MinifyOptions::default() }).map_err(|error| anyhow!("{error}"))?;
    let Ok(()) = sheet.visit(&mut Spaced);
    let code = sheet.to_css(PrinterOptions { minify: true, targets, ..PrinterOptions::default() })?.code;
    if let Some(at) = UNKNOWN.iter().find_map(|unknown| code.find(unknown)) {
        bail!("this cannot be lowered: {}", code[at..].chars().take(80).collect::<String>());
    }
    Ok(code)
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop")]
mod tests {
    use super::*;

    #[test]
    fn nested_rules_stand_by_themselves() {
        assert_eq!(lowered(".a { color: red; & .b { color: #00f } &:hover { top: 0 } }").unwrap(), {
            ".a{color:red}.a .b{color:#00f}.a:hover{top:0}"
        });
    }

    #[test]
    fn colours_of_day_and_night_follow_the_scheme() {
        let code = lowered(":root { color-scheme: light dark; --a: light-dark(#fff, #000) } .b { color-scheme: dark }")
            .unwrap();
        assert!(code.contains("@media (prefers-color-scheme:dark){:root{"), "{code}");
        assert!(code.contains("--a:var(--lightningcss-light,#fff)var(--lightningcss-dark,#000)"), "{code}");
        assert!(code.contains(".b{--lightningcss-light: ;--lightningcss-dark:initial;color-scheme:dark}"), "{code}");
    }

    #[test]
    fn colours_are_mixed_here_and_what_had_a_prefix_has_it() {
        let code = lowered(".a { color: color-mix(in srgb, #fff 50%, #000); mask: url(a) }").unwrap();
        assert_eq!(code, ".a{color:gray;-webkit-mask:url(a);mask:url(a)}");
    }

    #[test]
    fn after_a_variable_there_is_a_space_where_something_follows_it() {
        let spaced = ".a{inset:var(--b) var(--c) 0;margin:max(var(--b),var(--c)) var(--d,1px)}";
        assert_eq!(lowered(spaced).unwrap(), spaced);
        let close = ".a{inset:var(--b)var(--c)0;margin:max(var(--b),var(--c)) var(--d,1px)}";
        assert_eq!(lowered(close).unwrap(), spaced);
    }

    #[test]
    fn what_cannot_be_lowered_is_refused() {
        assert!(lowered(".a { color: color-mix(in srgb, var(--b) 50%, #000) }").is_err());
        assert!(lowered(".a { color: ").is_ok());
        assert!(lowered("}").is_err());
    }

    #[test]
    fn the_page_has_one_style_element() {
        assert_eq!(
            lowered_page("<p><style>a{b:c}</style>\n<style>d{e:f}</style></p>").unwrap(),
            "<p><style>a{b:c}d{e:f}</style></p>"
        );
        assert!(lowered_page("<p></p>").is_err());
    }
}
