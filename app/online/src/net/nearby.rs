//! What programs on one local network show each other, where their people want it. Nothing of it leaves that network: it goes by a
//! name service of its own. There is no other: who shows nothing is not to be found there, and who looks for nothing does not listen.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use futures_util::StreamExt as _;
use iroh::address_lookup::{AddressLookup as _, EndpointData};
use iroh::{Endpoint, EndpointAddr, EndpointId};
use iroh_mdns_address_lookup::{DiscoveryEvent, MdnsAddressLookup};
use tokio::task::JoinHandle;

use super::address::Address;
use super::transport::NetError;

/// What the programs of this house call themselves on a local network.
const SERVICE: &str = "rondel";

/// Words that everybody on the local network sees, until this is dropped.
pub struct Advertisement {
    _lookup: MdnsAddressLookup,
}

impl Advertisement {
    pub(super) fn new(endpoint: &Endpoint, words: &str) -> Result<Self, NetError> {
        let nobody = |error: &dyn std::fmt::Display| NetError::Bind(error.to_string());
        let lookup = MdnsAddressLookup::builder().service_name(SERVICE).build(endpoint.id());
        let lookup = lookup.map_err(|error| nobody(&error))?;
        let words = words.parse().map_err(|error| nobody(&error))?;
        let addresses = endpoint.addr().addrs.into_iter().collect();
        lookup.publish(&EndpointData::new(addresses).with_user_data(words));
        Ok(Self { _lookup: lookup })
    }
}

/// What others on the local network show, for as long as this is kept.
pub struct Nearby {
    seen: Arc<Mutex<BTreeMap<EndpointId, (Address, String)>>>,
    listening: JoinHandle<()>,
}

impl Nearby {
    pub(super) fn new(endpoint: &Endpoint, wake: impl Fn() + Send + 'static) -> Result<Self, NetError> {
        let lookup = MdnsAddressLookup::builder().service_name(SERVICE).advertise(false).build(endpoint.id());
        let lookup = lookup.map_err(|error| NetError::Bind(error.to_string()))?;
        let seen = Arc::<Mutex<BTreeMap<EndpointId, (Address, String)>>>::default();
        let (own, noted) = (endpoint.id(), seen.clone());
        let listening = tokio::spawn(async move {
            let mut news = lookup.subscribe().await;
            while let Some(event) = news.next().await {
                let mut seen = noted.lock().unwrap_or_else(PoisonError::into_inner);
                match event {
                    DiscoveryEvent::Discovered { endpoint_info: info, .. } if info.endpoint_id != own => {
                        let mut address = EndpointAddr::new(info.endpoint_id);
                        address.addrs.extend(info.data.addrs().cloned());
                        // Whoever shows nothing is of no interest.
                        match info.data.user_data() {
                            Some(words) => {
                                drop(seen.insert(info.endpoint_id, (Address(address), words.to_string())));
                            }
                            None => drop(seen.remove(&info.endpoint_id)),
                        }
                    }
                    DiscoveryEvent::Expired { endpoint_id } => drop(seen.remove(&endpoint_id)),
                    _ => {}
                }
                drop(seen);
                wake();
            }
        });
        Ok(Self { seen, listening })
    }

    /// Who shows what just now.
    pub fn shown(&self) -> Vec<(Address, String)> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner).values().cloned().collect()
    }
}

impl Drop for Nearby {
    fn drop(&mut self) {
        self.listening.abort();
    }
}
