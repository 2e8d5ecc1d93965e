//! Converts any serialisable value to a tree that is fast to build and to compare. Used to compute the differences
//! between views.

use std::borrow::Cow;
use std::fmt;

use serde::ser::{self, Serialize};
use serde_json::{Map, Number, Value};

/// A JSON value. Numbers keep their original type, and only changed numbers are formatted.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Tree {
    Null,
    Bool(bool),
    Whole(u64),
    Negative(i64),
    /// The bits of an `f32`, so that NaN equals itself.
    Short(u32),
    /// The bits of an `f64`.
    Long(u64),
    Text(String),
    List(Vec<Tree>),
    Fields(Vec<(Name, Tree)>),
}

/// The name of a field.
pub(super) type Name = Cow<'static, str>;

impl Tree {
    /// Converts a value to a tree.
    ///
    /// # Panics
    /// Panics if JSON cannot represent the value, for example a map with lists as keys. Views contain no such values.
    pub(super) fn of(value: &impl Serialize) -> Self {
        value.serialize(Grow).expect("a view is plain data")
    }

    /// Converts the tree to a JSON value, with numbers in their shortest form.
    pub(super) fn value(&self) -> Value {
        match self {
            Self::Null => Value::Null,
            Self::Bool(yes) => Value::Bool(*yes),
            Self::Whole(number) => Value::from(*number),
            Self::Negative(number) => Value::from(*number),
            Self::Short(bits) => short(f32::from_bits(*bits)),
            Self::Long(bits) => Number::from_f64(f64::from_bits(*bits)).map_or(Value::Null, Value::Number),
            Self::Text(text) => Value::String(text.clone()),
            Self::List(items) => Value::Array(items.iter().map(Self::value).collect()),
            Self::Fields(fields) => {
                Value::Object(fields.iter().map(|(name, tree)| (name.to_string(), tree.value())).collect::<Map<_, _>>())
            }
        }
    }

    /// Returns whether the value contains other values.
    pub(super) fn is_nested(&self) -> bool {
        matches!(self, Self::List(_) | Self::Fields(_))
    }
}

/// Converts a number to its shortest form, such as `0.1`, instead of its value in double precision.
fn short(number: f32) -> Value {
    let written = serde_json::to_string(&number).expect("a number");
    serde_json::from_str(&written).expect("what was just written")
}

/// Error returned when a value cannot be converted to a tree.
#[derive(Debug)]
pub(super) struct NoTree(String);

impl fmt::Display for NoTree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for NoTree {}

impl ser::Error for NoTree {
    fn custom<T: fmt::Display>(words: T) -> Self {
        Self(words.to_string())
    }
}

/// Serialises values as trees.
struct Grow;

/// The items of a list, with the name of the enum variant that contains the list, if any.
struct Items(Option<&'static str>, Vec<Tree>);

/// The fields of an object, with the name of the enum variant that contains the object, if any, and the name of
/// the next field.
struct Fields(Option<&'static str>, Vec<(Name, Tree)>, Name);

fn variant(name: Option<&'static str>, tree: Tree) -> Tree {
    match name {
        Some(name) => Tree::Fields(vec![(Cow::Borrowed(name), tree)]),
        None => tree,
    }
}

type Grown = Result<Tree, NoTree>;

macro_rules! numbers {
    ($($method:ident: $number:ty => $tree:expr),* $(,)?) => {$(
        fn $method(self, number: $number) -> Grown {
            Ok($tree(number.into()))
        }
    )*};
}

/// Converts a signed number.
fn signed(number: i64) -> Tree {
    u64::try_from(number).map_or(Tree::Negative(number), Tree::Whole)
}

impl ser::Serializer for Grow {
    type Ok = Tree;
    type Error = NoTree;
    type SerializeSeq = Items;
    type SerializeTuple = Items;
    type SerializeTupleStruct = Items;
    type SerializeTupleVariant = Items;
    type SerializeMap = Fields;
    type SerializeStruct = Fields;
    type SerializeStructVariant = Fields;

    numbers! {
        serialize_u8: u8 => Tree::Whole, serialize_u16: u16 => Tree::Whole, serialize_u32: u32 => Tree::Whole,
        serialize_u64: u64 => Tree::Whole,
        serialize_i8: i8 => signed, serialize_i16: i16 => signed, serialize_i32: i32 => signed, serialize_i64: i64 => signed,
    }

    fn serialize_bool(self, yes: bool) -> Grown {
        Ok(Tree::Bool(yes))
    }

    fn serialize_f32(self, number: f32) -> Grown {
        Ok(Tree::Short(number.to_bits()))
    }

    fn serialize_f64(self, number: f64) -> Grown {
        Ok(Tree::Long(number.to_bits()))
    }

    fn serialize_char(self, letter: char) -> Grown {
        Ok(Tree::Text(letter.to_string()))
    }

    fn serialize_str(self, text: &str) -> Grown {
        Ok(Tree::Text(text.to_owned()))
    }

    fn serialize_bytes(self, bytes: &[u8]) -> Grown {
        Ok(Tree::List(bytes.iter().map(|byte| Tree::Whole((*byte).into())).collect()))
    }

    fn serialize_none(self) -> Grown {
        Ok(Tree::Null)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Grown {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Grown {
        Ok(Tree::Null)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Grown {
        Ok(Tree::Null)
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, name: &'static str) -> Grown {
        Ok(Tree::Text(name.to_owned()))
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Grown {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        value: &T,
    ) -> Grown {
        Ok(variant(Some(name), value.serialize(self)?))
    }

    fn serialize_seq(self, length: Option<usize>) -> Result<Items, NoTree> {
        Ok(Items(None, Vec::with_capacity(length.unwrap_or(0))))
    }

    fn serialize_tuple(self, length: usize) -> Result<Items, NoTree> {
        self.serialize_seq(Some(length))
    }

    fn serialize_tuple_struct(self, _: &'static str, length: usize) -> Result<Items, NoTree> {
        self.serialize_seq(Some(length))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        length: usize,
    ) -> Result<Items, NoTree> {
        Ok(Items(Some(name), Vec::with_capacity(length)))
    }

    fn serialize_map(self, length: Option<usize>) -> Result<Fields, NoTree> {
        Ok(Fields(None, Vec::with_capacity(length.unwrap_or(0)), Cow::Borrowed("")))
    }

    fn serialize_struct(self, _: &'static str, length: usize) -> Result<Fields, NoTree> {
        self.serialize_map(Some(length))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        length: usize,
    ) -> Result<Fields, NoTree> {
        Ok(Fields(Some(name), Vec::with_capacity(length), Cow::Borrowed("")))
    }
}

macro_rules! lists {
    ($($which:ident: $method:ident),*) => {$(
        impl ser::$which for Items {
            type Ok = Tree;
            type Error = NoTree;

            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), NoTree> {
                self.1.push(value.serialize(Grow)?);
                Ok(())
            }

            fn end(self) -> Grown {
                Ok(variant(self.0, Tree::List(self.1)))
            }
        }
    )*};
}

lists!(
    SerializeSeq: serialize_element,
    SerializeTuple: serialize_element,
    SerializeTupleStruct: serialize_field,
    SerializeTupleVariant: serialize_field
);

macro_rules! objects {
    ($($which:ident),*) => {$(
        impl ser::$which for Fields {
            type Ok = Tree;
            type Error = NoTree;

            fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<(), NoTree> {
                self.1.push((Cow::Borrowed(name), value.serialize(Grow)?));
                Ok(())
            }

            fn end(self) -> Grown {
                Ok(variant(self.0, Tree::Fields(self.1)))
            }
        }
    )*};
}

objects!(SerializeStruct, SerializeStructVariant);

impl ser::SerializeMap for Fields {
    type Ok = Tree;
    type Error = NoTree;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), NoTree> {
        self.2 = Cow::Owned(match key.serialize(Grow)? {
            Tree::Text(name) => name,
            Tree::Whole(number) => number.to_string(),
            Tree::Negative(number) => number.to_string(),
            other => return Err(NoTree(format!("{other:?} cannot be the name of a field"))),
        });
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), NoTree> {
        let name = std::mem::take(&mut self.2);
        self.1.push((name, value.serialize(Grow)?));
        Ok(())
    }

    fn end(self) -> Grown {
        Ok(variant(self.0, Tree::Fields(self.1)))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde::Serialize;

    use super::*;

    #[derive(Serialize)]
    enum Kind {
        Plain,
        One(u8),
        Two(i8, f32),
        Named { left: Option<f64>, right: () },
    }

    #[derive(Serialize)]
    struct All {
        kinds: Vec<Kind>,
        short: [f32; 3],
        names: BTreeMap<u16, &'static str>,
        letter: char,
        #[serde(skip_serializing_if = "Option::is_none")]
        nothing: Option<bool>,
        wrapped: std::num::Wrapping<i64>,
        pair: (bool, String),
    }

    #[test]
    fn a_tree_says_what_json_says() {
        let all = All {
            kinds: vec![Kind::Plain, Kind::One(9), Kind::Two(-3, 0.1), Kind::Named { left: Some(0.1), right: () }],
            short: [0.1, 1.0, f32::NAN],
            names: [(3, "three")].into(),
            letter: 'ß',
            nothing: None,
            wrapped: std::num::Wrapping(-1),
            pair: (true, "beer".to_owned()),
        };
        let written: Value =
            serde_json::from_str(&serde_json::to_string(&all).expect("plain data")).expect("as written");
        assert_eq!(Tree::of(&all).value(), written);
        assert_eq!(Tree::of(&written).value(), written, "and of what was read");
    }

    #[test]
    fn what_json_does_not_have_is_no_tree() {
        let odd: BTreeMap<Vec<u8>, u8> = [(vec![1], 1)].into();
        assert!(odd.serialize(Grow).is_err());
    }
}
