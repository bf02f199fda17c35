//! Marks a function as a split point: what only it calls is loaded when it is first called. It is `async`, and its error says
//! that its part could not be loaded. With `preload(load)` there is a function `load`, too, which loads the part alone.
//!
//! Without the feature `split` the program is in one part, in which everything is there: so is a program that is worked on
//! (`make dev`).

#[cfg(feature = "split")]
macro_rules! split_point {
    ($part:ident $(, preload($load:ident))?;
    $(#[$meta:meta])* $vis:vis fn $name:ident($($argument:ident: $type:ty),*) -> $output:ty { $($body:tt)* }) => {
        #[leptos::wasm_split::wasm_split($part, fallible, $(preload($load),)? wasm_split_path = leptos::wasm_split)]
        $(#[$meta])*
        $vis fn $name($($argument: $type),*) -> $output { $($body)* }
    };
}

#[cfg(not(feature = "split"))]
macro_rules! split_point {
    ($part:ident $(, preload($load:ident))?;
    $(#[$meta:meta])* $vis:vis fn $name:ident($($argument:ident: $type:ty),*) -> $output:ty { $($body:tt)* }) => {
        $(
            $vis async fn $load() -> Result<(), leptos::wasm_split::SplitLoaderError> {
                Ok(())
            }
        )?
        $(#[$meta])*
        $vis async fn $name($($argument: $type),*) -> $output { $($body)* }
    };
}

pub(in crate::app) use split_point;
