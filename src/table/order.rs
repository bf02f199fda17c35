//! The order of a few things.

/// Sorts a few things by a number that each has; those with the same number stay in their order. The library's own sorting
/// is made for thousands, and would be compiled anew for each kind of thing: 4 kB each.
pub fn sort_few_by<T>(things: &mut [T], number: impl Fn(&T) -> i32) {
    for end in 1..things.len() {
        for at in (1..=end).rev() {
            if number(&things[at - 1]) <= number(&things[at]) {
                break;
            }
            things.swap(at - 1, at);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn those_with_the_same_number_stay_in_their_order() {
        let mut things = [(3, 'a'), (1, 'b'), (3, 'c'), (0, 'd'), (1, 'e'), (0, 'f')];
        sort_few_by(&mut things, |thing| thing.0);
        assert_eq!(things.map(|thing| thing.1), ['d', 'f', 'b', 'e', 'a', 'c']);
        let mut none: [i32; 0] = [];
        sort_few_by(&mut none, |&number| number);
    }
}
