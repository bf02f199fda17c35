//! Ratings as they are shown.

use super::rating::Rating;

/// A line rises and falls by no less than so many points from its lowest to its highest: a small change looks small.
const LEAST_SPAN: f64 = 300.0;
/// A line has no more points than this: of a longer course the last ones.
const MOST: usize = 60;

/// Points in full tens: they are not known more exactly.
pub fn in_tens(points: f64) -> i32 {
    (points / 10.0).round() as i32 * 10
}

impl Rating {
    /// Between which points it most likely lies, in full tens.
    pub fn range(self) -> (i32, i32) {
        (in_tens(self.points - self.interval), in_tens(self.points + self.interval))
    }
}

/// The end of a course that a line shows.
pub fn shown_course(course: &[f64]) -> &[f64] {
    course.get(course.len().saturating_sub(MOST)..).unwrap_or(course)
}

/// A course as a line within this width and height, from left to right, the better the higher up (towards 0).
pub fn line(course: &[f64], width: f64, height: f64) -> Vec<(f64, f64)> {
    let course = shown_course(course);
    let lowest = course.iter().copied().fold(f64::INFINITY, f64::min);
    let highest = course.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let span = (highest - lowest).max(LEAST_SPAN);
    let middle = f64::midpoint(lowest, highest);
    let step = width / course.len().saturating_sub(1).max(1) as f64;
    let spot = |(nth, points): (usize, &f64)| (nth as f64 * step, height * (0.5 - (points - middle) / span));
    course.iter().enumerate().map(spot).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rating_is_shown_in_tens() {
        assert_eq!([686.0, 1443.0, 1045.0].map(in_tens), [690, 1440, 1050]);
        assert_eq!(Rating { points: 1068.0, interval: 61.0 }.range(), (1010, 1130));
    }

    #[test]
    fn a_line_goes_from_left_to_right_and_up_where_it_gets_better() {
        assert_eq!(line(&[1000.0, 1300.0, 1600.0], 400.0, 100.0), [(0.0, 100.0), (200.0, 50.0), (400.0, 0.0)]);
        assert_eq!(line(&[1000.0], 400.0, 100.0), [(0.0, 50.0)]);
        assert!(line(&[], 400.0, 100.0).is_empty());
    }

    #[test]
    fn a_small_change_looks_small_and_a_long_course_has_an_end() {
        let flat = line(&[1000.0, 1003.0], 400.0, 100.0);
        assert!((flat[0].1 - flat[1].1 - 1.0).abs() < 1e-9, "{flat:?}");
        let long: Vec<f64> = (0..500).map(f64::from).collect();
        assert_eq!((line(&long, 400.0, 100.0).len(), shown_course(&long)[0]), (MOST, 440.0));
    }
}
