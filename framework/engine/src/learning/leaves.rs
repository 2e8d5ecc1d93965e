//! Reads a position as numbers: a serialiser that walks through a state and reports each number in it.
//!
//! Each number is reported with its node in a tree, whose nodes are the places where numbers can occur. The
//! receiver decides whether a branch of that tree is of interest, so a trained model visits only the numbers that
//! it uses. No memory is allocated.

use std::fmt;

use rondel_rules::leaf;
use serde::ser::{
    Error, Serialize, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant, Serializer,
};

/// The meaning of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Meaning {
    /// An amount.
    Amount,
    /// The index of an alternative, such as a variant of an enum.
    Choice,
    /// A set. Each set bit is a member.
    Set,
    /// A seat's index.
    Seat,
    /// A distance from the middle, positive on the side of the first seat.
    Track,
}

/// A step from a node of the tree to one of its children.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Step {
    /// Index among the children.
    pub(crate) index: u32,
    /// The name of a field or variant, or an empty string for an item of a list.
    pub(crate) name: &'static str,
}

/// Receives the numbers of a state.
pub(crate) trait Receiver {
    /// Returns the node at the end of a step, or `None` if the numbers below it are not needed.
    fn below(&mut self, node: u32, step: Step) -> Option<u32>;
    /// Receives a number.
    fn number(&mut self, node: u32, meaning: Meaning, value: i64);
    /// Returns the seat whose numbers are being read.
    fn scope(&mut self) -> &mut SeatScope;
}

/// The seat whose numbers are being read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SeatScope {
    /// The seat, or `None` for numbers that belong to the table.
    pub(crate) seat: Option<u32>,
    /// The number of seats at the table. Values for any further seats are skipped.
    pub(crate) seats: u32,
    /// The maximum number of seats in the game. An array of this length is assumed to have one item for each seat.
    pub(crate) most_seats: u32,
}

impl SeatScope {
    pub(crate) const fn new(seats: u32, most_seats: u32) -> Self {
        Self { seat: None, seats, most_seats }
    }
}

/// Reports every number of a state, starting from node 0.
pub(crate) fn walk(state: &impl Serialize, receiver: &mut impl Receiver) {
    let walk = Walk { receiver, node: 0, meaning: None, list: List::Plain };
    // A state is plain data, so serialising it cannot fail. Values that are not numbers are skipped.
    let _ = state.serialize(walk);
}

/// How the next list is read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum List {
    Plain,
    PerSeat,
    /// A list of seats: all items share a node.
    Members,
}

/// The serialiser for the value at one node.
struct Walk<'a, R> {
    receiver: &'a mut R,
    node: u32,
    /// The meaning of the next number, if a newtype has specified it.
    meaning: Option<Meaning>,
    list: List,
}

/// The error of a serialiser that cannot fail.
#[derive(Debug)]
pub(crate) struct Never;

impl fmt::Display for Never {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a state is plain data")
    }
}

impl std::error::Error for Never {}

impl Error for Never {
    fn custom<T: fmt::Display>(_: T) -> Self {
        Self
    }
}

type Done = Result<(), Never>;

impl<R: Receiver> Walk<'_, R> {
    fn number(self, usual: Meaning, value: i64) {
        self.receiver.number(self.node, self.meaning.unwrap_or(usual), value);
    }

    fn go(
        receiver: &mut R,
        node: u32,
        meaning: Option<Meaning>,
        step: Step,
        value: &(impl Serialize + ?Sized),
    ) -> Done {
        match receiver.below(node, step) {
            Some(node) => value.serialize(Walk { receiver, node, meaning, list: List::Plain }),
            None => Ok(()),
        }
    }
}

macro_rules! amounts {
    ($($method:ident: $kind:ty),+) => {$(
        fn $method(self, value: $kind) -> Done {
            self.number(Meaning::Amount, i64::from(value));
            Ok(())
        }
    )+};
}

impl<'a, R: Receiver> Serializer for Walk<'a, R> {
    type Ok = ();
    type Error = Never;
    type SerializeSeq = Items<'a, R>;
    type SerializeTuple = Items<'a, R>;
    type SerializeTupleStruct = Items<'a, R>;
    type SerializeTupleVariant = Items<'a, R>;
    type SerializeMap = Skipped;
    type SerializeStruct = Items<'a, R>;
    type SerializeStructVariant = Items<'a, R>;

    fn serialize_bool(self, value: bool) -> Done {
        self.number(Meaning::Choice, i64::from(value));
        Ok(())
    }
    amounts!(serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64);
    amounts!(serialize_u8: u8, serialize_u16: u16, serialize_u32: u32);

    fn serialize_u64(self, value: u64) -> Done {
        self.number(Meaning::Amount, value.cast_signed());
        Ok(())
    }
    fn serialize_f32(self, _: f32) -> Done {
        Ok(())
    }
    fn serialize_f64(self, _: f64) -> Done {
        Ok(())
    }
    fn serialize_char(self, _: char) -> Done {
        Ok(())
    }
    fn serialize_str(self, _: &str) -> Done {
        Ok(())
    }
    fn serialize_bytes(self, _: &[u8]) -> Done {
        Ok(())
    }
    fn serialize_unit(self) -> Done {
        Ok(())
    }
    fn serialize_unit_struct(self, _: &'static str) -> Done {
        Ok(())
    }

    fn serialize_none(self) -> Done {
        self.receiver.number(self.node, Meaning::Choice, 0);
        Ok(())
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Done {
        self.receiver.number(self.node, Meaning::Choice, 1);
        Self::go(self.receiver, self.node, None, Step { index: 0, name: "" }, value)
    }

    fn serialize_unit_variant(self, _: &'static str, index: u32, _: &'static str) -> Done {
        self.receiver.number(self.node, Meaning::Choice, i64::from(index));
        Ok(())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(mut self, name: &'static str, value: &T) -> Done {
        match name {
            leaf::PER_SEAT => self.list = List::PerSeat,
            leaf::SEAT_SET => self.list = List::Members,
            leaf::SEAT => self.meaning = Some(Meaning::Seat),
            leaf::CARD_SET => self.meaning = Some(Meaning::Set),
            leaf::TRACK => self.meaning = Some(Meaning::Track),
            _ => {}
        }
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        index: u32,
        name: &'static str,
        value: &T,
    ) -> Done {
        self.receiver.number(self.node, Meaning::Choice, i64::from(index));
        Self::go(self.receiver, self.node, None, Step { index, name }, value)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Items<'a, R>, Never> {
        let Self { receiver, node, meaning, list } = self;
        // Only the outermost per-seat list is read by seat. A per-seat list inside another per-seat list is read as
        // a plain list.
        let list = if receiver.scope().seat.is_some() && list == List::PerSeat { List::Plain } else { list };
        Ok(Items { receiver, node: Some(node), meaning, list, next: 0 })
    }

    fn serialize_tuple(mut self, length: usize) -> Result<Items<'a, R>, Never> {
        let scope = self.receiver.scope();
        if scope.seat.is_none() && scope.most_seats > 1 && length == scope.most_seats as usize {
            self.list = List::PerSeat;
        }
        self.serialize_seq(Some(length))
    }

    fn serialize_tuple_struct(self, _: &'static str, length: usize) -> Result<Items<'a, R>, Never> {
        self.serialize_seq(Some(length))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        index: u32,
        name: &'static str,
        _: usize,
    ) -> Result<Items<'a, R>, Never> {
        let Self { receiver, node, .. } = self;
        receiver.number(node, Meaning::Choice, i64::from(index));
        let node = receiver.below(node, Step { index, name });
        Ok(Items { receiver, node, meaning: None, list: List::Plain, next: 0 })
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Self::SerializeMap, Never> {
        Ok(Skipped)
    }

    fn serialize_struct(self, _: &'static str, length: usize) -> Result<Items<'a, R>, Never> {
        self.serialize_seq(Some(length))
    }

    fn serialize_struct_variant(
        self,
        name: &'static str,
        index: u32,
        variant: &'static str,
        length: usize,
    ) -> Result<Items<'a, R>, Never> {
        self.serialize_tuple_variant(name, index, variant, length)
    }
}

/// The serialiser for the items of a list or the fields of a structure.
pub(crate) struct Items<'a, R> {
    receiver: &'a mut R,
    /// The node of the list or structure, or `None` if no number below the node is needed.
    node: Option<u32>,
    meaning: Option<Meaning>,
    list: List,
    next: u32,
}

impl<R: Receiver> Items<'_, R> {
    #[inline]
    fn item(&mut self, name: &'static str, value: &(impl Serialize + ?Sized)) -> Done {
        let index = self.next;
        self.next += 1;
        let Some(node) = self.node else { return Ok(()) };
        match self.list {
            List::Plain => Walk::go(self.receiver, node, self.meaning, Step { index, name }, value),
            List::Members => Walk::go(self.receiver, node, self.meaning, Step { index: 0, name }, value),
            List::PerSeat => {
                if index >= self.receiver.scope().seats {
                    return Ok(());
                }
                self.receiver.scope().seat = Some(index);
                let done = Walk::go(self.receiver, node, self.meaning, Step { index: 0, name }, value);
                self.receiver.scope().seat = None;
                done
            }
        }
    }

    /// Reports the length of a list. The lengths of structures and arrays are not reported, because they never
    /// change.
    fn length(self) {
        if let (Some(node), List::Plain) = (self.node, self.list) {
            self.receiver.number(node, Meaning::Amount, i64::from(self.next));
        }
    }
}

impl<R: Receiver> SerializeSeq for Items<'_, R> {
    type Ok = ();
    type Error = Never;
    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        self.item("", value)
    }
    fn end(self) -> Done {
        self.length();
        Ok(())
    }
}

macro_rules! items {
    ($($kind:ident :: $method:ident),+) => {$(
        impl<R: Receiver> $kind for Items<'_, R> {
            type Ok = ();
            type Error = Never;
            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
                self.item("", value)
            }
            fn end(self) -> Done {
                Ok(())
            }
        }
    )+};
}

items!(
    SerializeTuple::serialize_element,
    SerializeTupleStruct::serialize_field,
    SerializeTupleVariant::serialize_field
);

macro_rules! fields {
    ($($kind:ident),+) => {$(
        impl<R: Receiver> $kind for Items<'_, R> {
            type Ok = ();
            type Error = Never;
            fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Done {
                self.item(name, value)
            }
            fn skip_field(&mut self, _: &'static str) -> Done {
                self.next += 1;
                Ok(())
            }
            fn end(self) -> Done {
                Ok(())
            }
        }
    )+};
}

fields!(SerializeStruct, SerializeStructVariant);

/// A map. Its entries are not read, because their order may differ between equal states.
pub(crate) struct Skipped;

impl SerializeMap for Skipped {
    type Ok = ();
    type Error = Never;
    fn serialize_key<T: Serialize + ?Sized>(&mut self, _: &T) -> Done {
        Ok(())
    }
    fn serialize_value<T: Serialize + ?Sized>(&mut self, _: &T) -> Done {
        Ok(())
    }
    fn end(self) -> Done {
        Ok(())
    }
}
