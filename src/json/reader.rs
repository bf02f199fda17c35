//! From a tree to a value and back.

use super::tree::Json;
use core::fmt;

/// What does not fit: where it stands in the tree, and what was wanted there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Misfit {
    path: Vec<Step>,
    wanted: &'static str,
}

impl Misfit {
    /// What was wanted.
    pub const fn wanted(&self) -> &'static str {
        self.wanted
    }

    /// Which value of this list it is or is in, counted from 0; `depth` is how deep in the tree the list is, 0 for a list
    /// that is a field of the outermost object.
    pub fn place_in(&self, list: &str, depth: usize) -> Option<usize> {
        match self.path.get(depth..)? {
            [Step::Field(name), Step::Place(place), ..] if *name == list => Some(*place),
            _ => None,
        }
    }
}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (nth, step) in self.path.iter().enumerate() {
            match step {
                Step::Field(name) if nth == 0 => f.write_str(name)?,
                Step::Field(name) => write!(f, ".{name}")?,
                Step::Place(place) => write!(f, "[{place}]")?,
            }
        }
        if !self.path.is_empty() {
            f.write_str(": ")?;
        }
        f.write_str(self.wanted)
    }
}

impl core::error::Error for Misfit {}

/// One step from a value to one within it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Step {
    Field(&'static str),
    Place(usize),
}

/// Goes through a tree and remembers where it is and the first thing that did not fit. Reading goes on after that, with
/// blanks for what is not there: so a type reads all its fields in a row, and nothing half read has to be cleared away.
#[derive(Default)]
pub struct Reader {
    pub(super) path: Vec<Step>,
    misfit: Option<Misfit>,
}

impl Reader {
    /// Remembers that what was wanted is not here.
    #[cold]
    pub fn miss(&mut self, wanted: &'static str) {
        if self.misfit.is_some() {
            return;
        }
        self.misfit = Some(Misfit { path: self.path.clone(), wanted });
    }

    /// Out of a value again.
    #[inline(never)]
    pub(super) fn leave(&mut self) {
        self.path.pop();
    }

    /// What was read, if everything was there.
    ///
    /// # Errors
    /// The first [`Misfit`].
    pub fn finish<T>(self, value: T) -> Result<T, Misfit> {
        match self.misfit {
            Some(misfit) => Err(misfit),
            None => Ok(value),
        }
    }
}

/// A value that can be read from a tree.
pub trait FromJson: Sized {
    /// Reads the value. Where the tree is not of its shape, the reader remembers it and the value is a blank.
    fn read(json: Json, reader: &mut Reader) -> Self;

    /// Reads the value.
    ///
    /// # Errors
    /// [`Misfit`] when the tree is not of its shape.
    fn from_json(json: Json) -> Result<Self, Misfit> {
        let mut reader = Reader::default();
        let value = Self::read(json, &mut reader);
        reader.finish(value)
    }
}

/// A value that can be written as a tree.
pub trait ToJson {
    /// The tree.
    fn to_json(&self) -> Json;
}

/// The fields of an object, taken out one by one.
#[derive(Debug)]
pub struct Fields(Vec<(String, Json)>);

impl Fields {
    /// The fields of this object.
    pub fn of(json: Json, reader: &mut Reader) -> Fields {
        match json {
            Json::Object(fields) => Fields(fields),
            _ => {
                reader.miss("an object is wanted");
                Fields(Vec::new())
            }
        }
    }

    /// Looks at the first field of this name without taking it.
    pub fn glance(&self, name: &str) -> Option<&Json> {
        self.0.iter().find(|(field, _)| field == name).map(|(_, json)| json)
    }

    /// Takes the field of this name out, `null` where there is none, and goes into it. Two of them do not fit.
    #[inline(never)]
    fn enter(&mut self, name: &'static str, needed: bool, reader: &mut Reader) -> Json {
        reader.path.push(Step::Field(name));
        let mut found = self.0.iter_mut().filter(|(field, _)| field == name).map(|(_, json)| json);
        let json = found.next().map_or(Json::Null, |json| core::mem::replace(json, Json::Null));
        if found.next().is_some() {
            reader.miss("is there twice");
        } else if needed && json == Json::Null {
            reader.miss("is missing");
        }
        json
    }

    /// Takes the value of a field, if it is there and not `null`.
    pub fn optional<T: FromJson>(&mut self, name: &'static str, reader: &mut Reader) -> Option<T> {
        let value = match self.enter(name, false, reader) {
            Json::Null => None,
            json => Some(T::read(json, reader)),
        };
        reader.leave();
        value
    }

    /// Takes the value of a field.
    pub fn take<T: FromJson>(&mut self, name: &'static str, reader: &mut Reader) -> T {
        let json = self.enter(name, true, reader);
        let value = T::read(json, reader);
        reader.leave();
        value
    }

    /// The name of a field that nobody has taken, if any: for readers that know them all.
    pub fn left_over(&self) -> Option<&str> {
        self.0.iter().find(|(_, json)| *json != Json::Null).map(|(name, _)| name.as_str())
    }
}
