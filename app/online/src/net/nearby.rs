//! Announcements between programs on a local network, made only at the user's request. They use a dedicated
//! discovery service and never leave the local network. A program that announces nothing cannot be found, and
//! a program that does not search does not listen.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use futures_util::StreamExt as _;
use iroh::address_lookup::{AddressLookup as _, EndpointData};
use iroh::{Endpoint, EndpointAddr, EndpointId};
use iroh_mdns_address_lookup::{DiscoveryEvent, MdnsAddressLookup};
use tokio::task::JoinHandle;

use super::address::Address;
use super::transport::NetError;

/// Name of the discovery service on the local network.
const SERVICE: &str = "rondel";

/// A message announced on the local network until this value is dropped.
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

/// The announcements of other programs on the local network. Listening ends when this value is dropped.
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
                        // Programs that announce nothing are ignored.
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

    /// Returns the current announcements with the addresses of their programs.
    pub fn shown(&self) -> Vec<(Address, String)> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner).values().cloned().collect()
    }
}

impl Drop for Nearby {
    fn drop(&mut self) {
        self.listening.abort();
    }
}
