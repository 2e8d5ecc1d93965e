// The page of a guest: its connection to the host, and the dispatch of incoming state to the parts of the page.

import { DOOR } from "./door.js";
import { Table } from "./table.js";
import { Told } from "./told.js";

const at = (id) => document.getElementById(id);
const RETRY = [300, 600, 1200, 2500, 5000];
const CLAIM = "rondel claim";
/** Number of failed attempts after which the page reports that nobody answers. */
const SILENT_TRIES = 3;

/** Storage that persists between visits, or until the page is closed if the browser does not allow it. */
const kept = {
  own: new Map(),
  get(key) {
    try {
      return localStorage.getItem(key) ?? this.own.get(key) ?? null;
    } catch {
      return this.own.get(key) ?? null;
    }
  },
  set(key, value) {
    this.own.set(key, value);
    try {
      localStorage.setItem(key, value);
    } catch {
      // For example in a private window: the value lasts until the page is closed.
    }
  },
};

/** Returns the number that proves ownership of a seat. A second seat at the same table, in another tab, has its own. */
function claim(seat) {
  const key = seat > 1 ? `${CLAIM} ${seat}` : CLAIM;
  let known = kept.get(key);
  if (!known) {
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    known = btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
    kept.set(key, known);
  }
  return known;
}

/** Returns the number of the seat of an invitation, among the seats that this browser has at the table. */
function seatNumber(table, secret) {
  const key = `rondel seats ${table}`;
  const seats = JSON.parse(kept.get(key) ?? "[]");
  const begin = secret.slice(0, 6);
  if (!seats.includes(begin)) {
    seats.push(begin);
    kept.set(key, JSON.stringify(seats));
  }
  return seats.indexOf(begin) + 1;
}

/** Parses the fragment of a link: table, secret and seat number in this browser; null if it is incomplete. */
function readAddress(text) {
  const found = /^([\w-]{43})(?:\.([\w-]*))?(?:~(\d))?/.exec(text.trim());
  if (!found) return null;
  const [, table, secret, seat] = found;
  // Characters that follow a link in a text are ignored.
  if (secret !== undefined && secret.length < 43) return null;
  return { table, secret: secret?.slice(0, 43), seat: Number(seat ?? 1) };
}

/** The state received from the host, by part. */
const state = { words: { words: {} }, company: [], turns: [], talk: [], zones: 0 };
const word = (key) => state.words.words[key] ?? "";

const line = {
  socket: null,
  tries: 0,
  table: null,
  secret: null,
  seat: 1,
  /** Whether the user has entered a name and wants to join. */
  wanted: false,
  ended: false,

  open() {
    if (this.ended || !this.wanted || this.socket) return;
    const address = new URL("live", location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => {
      const languages = kept.get("rondel language") ? [kept.get("rondel language")] : [...navigator.languages];
      const name = kept.get("rondel name") ?? "";
      const hello = { table: this.table, claim: claim(this.seat), name, languages };
      if (this.secret) hello.secret = this.secret;
      socket.send(JSON.stringify(hello));
      table.tellRoom(true);
    };
    socket.onmessage = (event) => {
      this.tries = 0;
      lose(false);
      hear(JSON.parse(event.data));
    };
    socket.onclose = () => {
      if (this.socket !== socket) return;
      this.socket = null;
      if (this.ended) return;
      lose(true);
      if (!entered && this.tries + 1 >= SILENT_TRIES) at("door-words").textContent = DOOR[doorLanguage()]["web-silent"];
      const pause = RETRY[Math.min(this.tries++, RETRY.length - 1)];
      setTimeout(() => this.open(), pause);
    };
  },

  say(deed) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(deed));
  },

  /** Connects to a table, given as `TABLE` or `TABLE.SECRET`. */
  goTo(address) {
    Object.assign(this, address);
    this.tries = 0;
    this.ended = false;
    this.wanted = true;
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.open();
  },
};

const table = new Table({ at, state, word, say: (deed) => line.say(deed) });
const told = new Told({ at, state, word, say: (deed) => line.say(deed), point: (things) => table.point(things) });

/** Returns the fragment for a table without its secret. */
const placeOf = (table) => (line.seat > 1 ? `#${table}~${line.seat}` : `#${table}`);

let lost;
function lose(isLost) {
  clearTimeout(lost);
  if (isLost) {
    // Short interruptions are not shown.
    lost = setTimeout(() => (at("lost").hidden = false), 700);
  } else {
    at("lost").hidden = true;
  }
}

function hear(news) {
  if (news.ended) {
    line.ended = !news.ended.again;
    door(news.ended.told);
    return;
  }
  if (news.next) {
    history.replaceState(null, "", placeOf(news.next));
    at("end").close();
    line.goTo({ table: news.next, secret: undefined, seat: line.seat });
    return;
  }
  Object.assign(state, news);
  const is = (part) => part in news;
  if (is("words")) speak();
  if (is("unsaved")) tellUnsaved(state.unsaved);
  if (is("game")) {
    at("title").textContent = state.game.title;
    document.title = state.game.title;
  }
  // The players may arrive after the state of the table.
  if (is("scene") || is("standing") || is("company")) {
    const seated = state.standing && (state.standing.phase !== "gathering" || state.company.length > 0);
    if (seated) enter();
  }
  table.hear(news);
  told.hear(news);
  if (is("standing") || is("seat")) {
    document.body.classList.toggle("looks-on", Boolean(state.standing?.looks_on));
    if (state.standing?.looks_on && tab === "hand") show("table");
  }
  if (is("ask") && state.ask) callUp();
}

/** Shows that the host cannot save the game, or hides it if there is no message. */
function tellUnsaved(message) {
  for (const place of document.querySelectorAll(".unsaved")) {
    place.textContent = message ?? "";
    place.hidden = !message;
  }
}

let called = 0;
/** Signals that it is the user's turn: the phone vibrates once if the page is hidden. */
function callUp() {
  if (called === state.ask.decision) return;
  called = state.ask.decision;
  if (document.hidden) navigator.vibrate?.(80);
}

function speak() {
  document.documentElement.lang = state.words.language;
  for (const thing of document.querySelectorAll("[data-word]")) thing.textContent = word(thing.dataset.word);
  for (const thing of document.querySelectorAll("[data-label]")) {
    thing.setAttribute("aria-label", word(thing.dataset.label));
    if (thing.tagName === "BUTTON") thing.title = word(thing.dataset.label);
  }
  const languages = at("language");
  languages.replaceChildren(
    ...state.words.languages.map((language) => {
      const name = new Intl.DisplayNames([language], { type: "language" }).of(language);
      return new Option(name, language, false, language === state.words.language);
    }),
  );
  told.speak();
}

let entered = false;
function enter() {
  if (entered) return;
  entered = true;
  at("door").hidden = true;
  at("game").hidden = false;
  show(tab);
  // The secret has been used; an address without it can be seen by others safely.
  history.replaceState(null, "", placeOf(line.table));
  table.tellRoom(true);
}

function door(words) {
  entered = false;
  at("game").hidden = true;
  at("door").hidden = false;
  at("join").hidden = true;
  tellUnsaved(null);
  at("door-words").textContent = words;
}

let tab = "hand";
function show(next) {
  tab = next;
  document.body.dataset.tab = next;
  for (const button of at("tabs").children) {
    const own = button.dataset.tab === next;
    button.setAttribute("aria-pressed", String(own));
    if (own) button.classList.remove("calls");
  }
  table.shown();
}

at("tabs").addEventListener("click", (event) => {
  const next = event.target.closest("[data-tab]")?.dataset.tab;
  if (next) show(next);
});
at("join").addEventListener("submit", (event) => {
  event.preventDefault();
  kept.set("rondel name", at("name").value.trim());
  at("join").hidden = true;
  line.wanted = true;
  line.open();
});
at("language").addEventListener("change", (event) => {
  kept.set("rondel language", event.target.value);
  line.say({ language: event.target.value });
});
at("leave-now").addEventListener("click", () => {
  line.ended = true;
  line.say("leave");
  at("everybody").close();
  door(DOOR[doorLanguage()]["web-scan"]);
  history.replaceState(null, "", " ");
});
for (const event of ["visibilitychange", "online", "pageshow"]) {
  // A phone that wakes up reconnects immediately.
  addEventListener(event, () => !document.hidden && line.open(), true);
}

/** Returns the language of the join screen, which is shown before the host responds and after the user leaves. */
function doorLanguage() {
  const own = [kept.get("rondel language"), ...navigator.languages].filter(Boolean).map((tag) => tag.slice(0, 2));
  return own.find((tag) => tag in DOOR) ?? "en";
}

function arrive() {
  const language = doorLanguage();
  const words = DOOR[language];
  document.documentElement.lang = language;
  for (const thing of at("join").querySelectorAll("[data-word]")) thing.textContent = words[thing.dataset.word];
  const text = location.hash.slice(1);
  if (!text) {
    door(words["web-scan"]);
    return;
  }
  const address = readAddress(text);
  if (!address) {
    door(words["web-torn"]);
    return;
  }
  Object.assign(line, address);
  at("name").value = kept.get("rondel name") ?? "";
  if (line.secret) {
    line.seat = seatNumber(line.table, line.secret);
    // The browser may be used by a different person than last time.
    door("");
    at("join").hidden = false;
    at("name").select();
  } else {
    door(words["web-calling"]);
    line.wanted = true;
    line.open();
  }
}

addEventListener("hashchange", () => {
  const address = readAddress(location.hash.slice(1));
  const isElsewhere = address?.table !== line.table || address?.secret || (address && address.seat !== line.seat);
  if (isElsewhere) location.reload();
});
arrive();
