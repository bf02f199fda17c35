//! The styles of a page that is worked on, without another build.

use crate::{files, lower};
use anyhow::{Context, Result};
use std::path::Path;

/// Puts the styles as they are written now into the page in a folder.
pub fn renew(dist: &Path) -> Result<()> {
    let root = files::root();
    let written = files::read_text(&root.join("index.html"))?;
    let styles: String = sheets(&written).map(|sheet| files::read_text(&root.join(sheet))).collect::<Result<_>>()?;
    files::change(&dist.join("index.html"), |page| lower::lowered_page(&with_styles(page, &styles)?))?;
    lower::write_lazy(dist)
}

/// The style sheets that Trunk puts into the page, in their order.
fn sheets(page: &str) -> impl Iterator<Item = &str> {
    page.lines().filter(|line| line.contains("data-trunk") && line.contains("type=\"css\"")).filter_map(|line| {
        let (_, rest) = line.split_once("href=\"")?;
        Some(rest.split_once('"')?.0)
    })
}

fn with_styles(page: &str, styles: &str) -> Result<String> {
    let (before, rest) = page.split_once("<style>").context("there are no styles")?;
    let (_, after) = rest.split_once("</style>").context("the styles do not end")?;
    Ok(format!("{before}<style>{styles}</style>{after}"))
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop")]
mod tests {
    use super::*;

    #[test]
    fn the_style_sheets_of_the_page_are_found_in_order() {
        let page = files::read_text(&files::root().join("index.html")).unwrap();
        let sheets: Vec<&str> = sheets(&page).collect();
        assert_eq!(sheets[0], "style/tokens.css");
        assert!(sheets.len() > 20 && sheets.iter().all(|sheet| files::root().join(sheet).is_file()));
    }

    #[test]
    fn new_styles_take_the_place_of_the_old() {
        assert_eq!(with_styles("<p><style>a{}</style></p>", "b{}").unwrap(), "<p><style>b{}</style></p>");
        assert!(with_styles("<p></p>", "b{}").is_err());
    }
}
