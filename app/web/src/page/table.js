// The table, with zones and pieces at the positions sent by the host, and the hand, which shows the user's own pieces enlarged.

import { Faces, aloud, say } from "./faces.js";
import { draw, make, seatSign } from "./told.js";

const NEAREST = 5;
/** Maximum height of a piece in the hand, in pixels. */
const HIGHEST = 130;

/** Puts children in order without moving those that are already in place. */
function arrange(parent, children) {
  children.forEach((child, number) => parent.children[number] !== child && parent.insertBefore(child, parent.children[number] ?? null));
  while (parent.children.length > children.length) parent.lastChild.remove();
}

const still = matchMedia("(prefers-reduced-motion: reduce)");

export class Table {
  constructor({ at, state, word, say }) {
    Object.assign(this, { at, state, word, say });
    this.zoom = 1;
    this.unit = 1;
    /** Id of the piece whose zones the user has unfolded. */
    this.out = null;
    this.faces = new Faces(state);
    this.pointed = [];
    this.felt = at("felt");
    this.listen();
  }

  listen() {
    const tap = (event) => {
      const piece = event.target.closest("[data-id]");
      if (piece) this.tap(piece.dataset.id);
    };
    this.felt.addEventListener("click", (event) => !this.dragged && tap(event));
    this.at("things").addEventListener("click", tap);
    this.at("nearer").addEventListener("click", () => this.zoomTo(this.zoom * 1.4));
    this.at("farther").addEventListener("click", () => this.zoomTo(this.zoom / 1.4));
    this.at("fit").addEventListener("click", () => this.zoomTo(1));
    for (const marks of [this.felt, this.at("things")]) {
      marks.addEventListener("keydown", (event) => this.walk(event, marks));
    }
    new ResizeObserver(() => this.measure()).observe(this.at("room"));
    this.pinch();
  }

  /** Zooms with two fingers. One finger scrolls as usual. */
  pinch() {
    const room = this.at("room");
    const fingers = new Map();
    let from = null;
    const apart = () => {
      const [one, other] = [...fingers.values()];
      return Math.hypot(one.x - other.x, one.y - other.y);
    };
    room.addEventListener("pointerdown", (event) => {
      this.dragged = false;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      from = fingers.size === 2 ? { apart: apart(), zoom: this.zoom } : null;
    });
    room.addEventListener("pointermove", (event) => {
      if (!fingers.has(event.pointerId)) return;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (from && fingers.size === 2) {
        this.dragged = true;
        const [one, other] = [...fingers.values()];
        this.zoomTo((from.zoom * apart()) / from.apart, (one.x + other.x) / 2, (one.y + other.y) / 2);
      }
    });
    for (const end of ["pointerup", "pointercancel", "pointerleave"]) {
      room.addEventListener(end, (event) => {
        fingers.delete(event.pointerId);
        from = null;
      });
    }
    room.addEventListener(
      "wheel",
      (event) => {
        if (!event.ctrlKey) return;
        event.preventDefault();
        this.zoomTo(this.zoom * Math.exp(-event.deltaY * 0.01), event.clientX, event.clientY);
      },
      { passive: false },
    );
  }

  /** Moves the focus with the arrow keys in reading order. Tab stops only at elements that can be chosen (see `mark`). */
  walk(event, within) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    const things = [...within.querySelectorAll("[data-id]")].filter((thing) => thing.offsetParent !== null || thing.ownerSVGElement);
    const next = things[things.indexOf(event.target) + step];
    if (next) {
      event.preventDefault();
      next.focus();
    }
  }

  tap(id) {
    const piece = this.pieces?.get(id);
    if (piece?.opens && !this.state.ask?.open.includes(id)) {
      this.out = this.out === id ? null : id;
      this.fold();
      return;
    }
    this.tapped = id;
    this.say({ tap: id });
  }

  hear(news) {
    const { scene, zones } = this.state;
    if ("words" in news) this.drawn = null;
    if ("notice" in news) this.look(news.notice);
    if (!scene) return;
    const places = [...Array(zones).keys()].filter((place) => `zone-${place}` in news || !this.drawn);
    if ("scene" in news || places.length || "zones" in news) {
      this.measure(false);
      this.lay(places);
    }
    if (places.length || "ask" in news || "zones" in news) {
      this.hand();
      this.mark();
    }
  }

  zone(place) {
    return this.state[`zone-${place}`];
  }

  /** Indexes all pieces on the table by id. */
  index() {
    this.pieces = new Map();
    for (let place = 0; place < this.state.zones; place++) {
      for (const piece of this.zone(place).pieces) this.pieces.set(piece.id, { ...piece, zone: place });
    }
  }

  /** Updates the size of a table unit in pixels. */
  measure(again = true) {
    const { scene } = this.state;
    if (!scene) return;
    const room = this.at("room");
    if (!room.clientWidth) return;
    const [width, height] = scene.size;
    const fit = Math.min(room.clientWidth / width, room.clientHeight / height);
    const unit = fit * this.zoom;
    if (unit !== this.unit || again) {
      this.unit = unit;
      this.felt.style.width = `${width * unit}px`;
      this.felt.style.height = `${height * unit}px`;
      this.felt.style.setProperty("--u", `${unit}px`);
      // Names that are too small to read only obscure the map.
      this.felt.classList.toggle("tiny", unit < 0.6);
      if (this.drawn) this.faces.fit(this.felt, unit);
    }
    this.tellRoom();
  }

  /** Reports the space for the table, which determines its layout. If the hand is visible instead, its space is reported. */
  tellRoom(again = false) {
    const room = this.at("room").clientWidth ? this.at("room") : this.at("hand");
    const size = [room.clientWidth, room.clientHeight];
    if (size[0] < 16 || size[1] < 16 || (!again && String(size) === String(this.told))) return;
    this.told = size;
    this.say({ room: size });
  }

  /** Updates sizes after another part of the page became visible. */
  shown() {
    this.measure();
    this.fitHand();
  }

  zoomTo(zoom, x, y) {
    const room = this.at("room");
    const before = this.unit;
    this.zoom = Math.min(NEAREST, Math.max(1, zoom));
    this.at("zoom").classList.toggle("near", this.zoom > 1);
    const box = room.getBoundingClientRect();
    const [dx, dy] = [(x ?? box.x + box.width / 2) - box.x, (y ?? box.y + box.height / 2) - box.y];
    const [left, top] = [(room.scrollLeft + dx) / before, (room.scrollTop + dy) / before];
    this.measure();
    room.scrollTo(left * this.unit - dx, top * this.unit - dy);
  }

  /** Lays out the changed zones. */
  lay(places) {
    const { scene, zones } = this.state;
    const [width, height] = scene.size;
    // If the table has another shape, all positions differ, and moves must not be animated.
    const before = String(this.size) === String(scene.size) ? this.pieces : new Map();
    this.size = scene.size;
    this.index();
    this.felt.style.setProperty("--backdrop", scene.backdrop ? `url("${this.faces.drawing(scene.backdrop)}")` : "none");
    this.felt.classList.toggle("drawn", Boolean(scene.backdrop));
    const wide = width / height / scene.backdrop_shape;
    this.felt.style.backgroundSize = `${100 * Math.max(1, 1 / wide)}% ${100 * Math.max(1, wide)}%`;
    const known = new Map([...this.felt.children].map((zone) => [zone.dataset.zone, zone]));
    for (const [place, zone] of known) if (Number(place) >= zones) zone.remove();
    this.known = new Map([...this.felt.querySelectorAll(".piece")].map((piece) => [piece.dataset.id, piece]));
    // In reading order.
    const shown = scene.order.map((place) => known.get(String(place)) ?? make("div", { class: "zone", "data-zone": String(place), role: "group" }));
    arrange(this.felt, shown);
    for (const element of shown) {
      const place = Number(element.dataset.zone);
      if (places.includes(place) || !element.firstChild) this.layZone(element, place, before);
    }
    this.drawn = true;
    this.fold();
    this.faces.fit(this.felt, this.unit);
  }

  layZone(element, place, before) {
    const zone = this.zone(place);
    const { scene, company } = this.state;
    const owner = zone.owner !== null ? company[zone.owner]?.name : null;
    const name = [zone.name, owner !== zone.name && owner].filter(Boolean).join(", ");
    if (name) element.setAttribute("aria-label", name);
    else element.removeAttribute("aria-label");
    element.className = `zone ${zone.owner !== null ? `seat-${zone.owner}` : ""}`;
    const parts = [...this.ground(element, zone)];
    for (const piece of zone.pieces) {
      const own = this.faces.dress(this.known.get(piece.id) ?? make("button"), piece);
      parts.push(this.placed(own, piece.at, scene.size, piece.layer));
      this.glide(own, before.get(piece.id), piece);
    }
    if (element.banner) parts.push(element.banner);
    const focused = document.activeElement;
    arrange(element, parts);
    if (focused?.dataset?.id && element.contains(focused)) focused.focus({ preventScroll: true });
  }

  /** Returns the elements below the pieces of a zone (its mat and regions) and updates its title. Redraws them only if they changed. */
  ground(element, zone) {
    const { size } = this.state.scene;
    const looks = JSON.stringify([{ ...zone, pieces: [] }, size]);
    if (element.looks === looks) return element.ground;
    element.looks = looks;
    element.ground = [];
    element.banner = null;
    if (zone.framed) {
      element.ground.push(this.placed(make("div", { class: zone.folded_into ? "mat covers" : "mat" }), zone.at, size, zone.layer));
    }
    if (zone.regions.length) element.ground.push(...this.regions(zone, size));
    if (zone.title && zone.name) {
      const title = make("span", { class: zone.title.above ? "title above" : "title", "aria-hidden": "true" });
      if (zone.owner !== null) title.append(seatSign(this.state.words.shapes, zone.owner));
      title.append(zone.name);
      const [x, y] = zone.at;
      title.style.maxWidth = `calc(var(--u) * ${zone.title.room})`;
      element.banner = this.placed(title, [x, y, 0, 0], size, zone.layer + 60);
    }
    return element.ground;
  }

  placed(element, [x, y, w, h], [width, height], layer) {
    element.style.left = `${(100 * x) / width}%`;
    element.style.top = `${(100 * y) / height}%`;
    if (w) element.style.width = `${(100 * w) / width}%`;
    if (h) element.style.height = `${(100 * h) / height}%`;
    element.style.zIndex = String(layer + 1);
    return element;
  }

  /** Returns the areas and names of the regions of a map. */
  regions(zone, size) {
    const ground = draw("svg", { class: "regions", viewBox: `0 0 ${size[0]} ${size[1]}`, preserveAspectRatio: "none" });
    const parts = [this.placed(ground, [0, 0, ...size], size, zone.layer + 1)];
    for (const { id, name, about, border, label, owner, fields } of zone.regions) {
      const area = draw("polygon", {
        points: border.map(([x, y]) => `${x},${y}`).join(" "),
        class: owner !== null ? `region seat-${owner}` : "region",
        "data-id": id,
        "data-fields": fields.join(" "),
        role: "button",
        "aria-label": aloud(name, about),
      });
      area.addEventListener("keydown", (event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        this.tap(id);
      });
      ground.append(area);
      const words = make("span", { class: "region-name", words: name, "aria-hidden": "true" });
      if (owner !== null) words.prepend(seatSign(this.state.words.shapes, owner));
      parts.push(this.placed(words, [label[0], label[1], 0, 0], size, zone.layer + 50));
    }
    return parts;
  }

  /** Animates a piece from its previous position. */
  glide(element, before, piece) {
    if (still.matches || !this.drawn || !element.animate || !before) return;
    const [dx, dy] = [before.at[0] - piece.at[0], before.at[1] - piece.at[1]].map((way) => way * this.unit);
    if (Math.abs(dx) + Math.abs(dy) < 1) return;
    const from = `translate(${dx}px, ${dy}px)`;
    element.animate([{ transform: from, zIndex: 9999 }, { transform: "none", zIndex: 9999 }], { duration: 420, easing: "ease-in-out" });
  }

  /** Shows the unfolded zones and hides the folded ones. */
  fold() {
    if (this.out && !this.pieces.get(this.out)?.opens) this.out = null;
    for (const element of this.felt.children) {
      const { folded_into } = this.zone(Number(element.dataset.zone));
      element.hidden = Boolean(folded_into && folded_into !== this.out);
    }
    for (const piece of this.felt.querySelectorAll(".piece")) {
      if (this.pieces.get(piece.dataset.id)?.opens) say(piece, "aria-expanded", String(piece.dataset.id === this.out));
      else piece.removeAttribute("aria-expanded");
    }
  }

  /** Shows the user's own pieces, and all others that can be chosen, enlarged. */
  hand() {
    const { seat, ask, scene } = this.state;
    const things = this.at("things");
    const open = new Set([...(ask?.open ?? []), ...(ask?.chosen ?? []).map(([id]) => id)]);
    const shown = [];
    this.held = new Map([...things.querySelectorAll(".piece")].map((piece) => [piece.dataset.id, piece]));
    const own = seat === null ? [] : scene.order.filter((place) => this.zone(place).owner === seat && this.zone(place).pieces.length);
    // Pieces in the hand come before those on the user's mats.
    const held = (place) => (["fan", "row"].includes(this.zone(place).kind) ? 0 : 1);
    own.sort((one, other) => held(one) - held(other));
    const here = new Set();
    for (const place of own) {
      const zone = this.zone(place);
      zone.pieces.forEach((piece) => here.add(piece.id));
      const spread = this.spread(zone);
      // Zones with the same name share a heading.
      if (spread && spread.ariaLabel === shown.at(-1)?.ariaLabel) spread.querySelector("h3")?.remove();
      if (spread) shown.push(spread);
    }
    const elsewhere = [...this.pieces.values()].filter((piece) => (open.has(piece.id) || open.has(piece.clicks)) && !here.has(piece.id));
    if (elsewhere.length) {
      const zone = { name: this.word("web-on-table"), owner: null, kind: "row", pieces: elsewhere, at: [0, 0, 1, 1], regions: [] };
      shown.unshift(this.spread(zone, true));
    }
    if (!shown.length && seat !== null) shown.push(make("p", { class: "faint", words: this.word("web-no-hand") }));
    const focused = document.activeElement?.closest?.("#things") ? document.activeElement.dataset.id : null;
    things.replaceChildren(...shown);
    this.fitHand();
    if (focused) things.querySelector(`[data-id="${CSS.escape(focused)}"]`)?.focus();
  }

  fitHand() {
    for (const spread of this.at("things").children) this.faces.fit(spread, Number(spread.dataset.unit) || 1);
  }

  /** Shows a single zone. Maps, tracks and stacked pieces keep their arrangement; others flow in lines, large enough to read and tap. */
  spread(zone, flows = false) {
    const { owner, kind } = zone;
    const name = zone.name ?? (flows ? null : this.around(zone));
    const width = this.at("things").clientWidth || innerWidth - 24;
    const lies = !flows && (["track", "ring", "grid", "map"].includes(kind) || zone.pieces.some((piece) => piece.layer !== zone.pieces[0].layer));
    // An empty space is omitted, as is an icon of its future contents, unless the zone keeps its arrangement.
    const tells = ({ icon, title, lines, badges }) => title || lines.length || badges.length || (icon && lies);
    const pieces = zone.pieces.filter(({ shape, face, count, id }) => shape !== "space" || count !== null || tells(face) || this.state.ask?.open.includes(id));
    if (!pieces.length) return null;
    const spread = make("div", { class: `spread ${owner !== null ? `seat-${owner}` : ""}`, role: "group" });
    if (name) {
      spread.setAttribute("aria-label", name);
      spread.append(make("h3", { words: name }));
    }
    const box = make("div", { class: lies ? "as-it-lies" : "in-lines" });
    spread.append(box);
    const sides = pieces.map(({ at: [, , w, h] }) => Math.min(w, h)).sort((one, other) => one - other);
    const usual = sides[Math.floor(sides.length / 2)] || 1;
    // Only the area that the pieces occupy is shown.
    const [left, top] = [0, 1].map((side) => Math.min(...pieces.map(({ at }) => at[side])));
    const [wide, high] = [0, 1].map((side) => Math.max(...pieces.map(({ at }) => at[side] + at[side + 2])) - [left, top][side]);
    let unit;
    if (lies) {
      unit = Math.min(width / wide, 64 / usual, 2.4);
      unit = Math.max(unit, Math.min(width / wide, 0.4));
      box.style.width = `${wide * unit}px`;
      box.style.height = `${high * unit}px`;
    } else {
      unit = Math.min(Math.max(76 / usual, 0.7), 2);
    }
    // Width available to each of two pieces in a line, without margins and gap.
    const half = (width - 24) / 2;
    let before = 0;
    for (const piece of pieces) {
      const own = this.faces.dress(this.held.get(piece.id) ?? make("button"), piece);
      const [x, y, w, h] = piece.at;
      // A large piece before smaller ones starts a new line.
      if (!lies && w > 2.5 * usual && before && before <= 2.5 * usual) box.append(make("i", { class: "break" }));
      before = w;
      let scale = lies ? unit : Math.min(unit, width / w, HIGHEST / h);
      // A piece slightly wider than half a line is shrunk, so that two fit.
      if (!lies && w * scale > half && w * scale * 0.8 < half) scale = half / w;
      own.scale = scale;
      own.style.width = `${w * scale}px`;
      own.style.height = `${h * scale}px`;
      own.style.left = lies ? `${(x - left) * unit}px` : "";
      own.style.top = lies ? `${(y - top) * unit}px` : "";
      own.style.zIndex = lies ? String(piece.layer - pieces[0].layer + 8) : "";
      box.append(own);
    }
    spread.style.setProperty("--u", `${unit}px`);
    spread.dataset.unit = String(unit);
    return spread;
  }

  /** Returns the name of the smallest enclosing zone of the same owner, for a zone without a name. */
  around({ at: [x, y, w, h], owner }) {
    const zones = [...Array(this.state.zones).keys()].map((place) => this.zone(place));
    const holds = (zone) => {
      const [left, top, width, height] = zone.at;
      return zone.name && zone.owner === owner && left <= x + 1 && top <= y + 1 && left + width >= x + w - 1 && top + height >= y + h - 1;
    };
    const size = (zone) => zone.at[2] * zone.at[3];
    return zones.filter(holds).sort((one, other) => size(one) - size(other))[0]?.name;
  }

  /** Highlights elements, such as those of the choice under the pointer or with the keyboard focus. */
  point(things) {
    this.pointed = things;
    this.mark();
  }

  /** Marks the elements that can be chosen and those already chosen. */
  mark() {
    const ask = this.state.ask;
    const open = new Set(ask?.open ?? []);
    const idle = new Set(ask?.idle ?? []);
    const aside = new Set(ask?.aside ?? []);
    const chosen = new Map(ask?.chosen ?? []);
    const pointed = new Set(this.pointed);
    // For folded pieces, the piece that unfolds them is marked.
    const openers = new Set();
    for (const piece of this.pieces?.values() ?? []) {
      const into = this.zone(piece.zone).folded_into;
      if (into && into !== this.out && (open.has(piece.id) || open.has(piece.clicks))) openers.add(into);
    }
    let glows = false;
    for (const element of document.querySelectorAll(".piece")) {
      const { id } = element.dataset;
      const clicks = this.pieces?.get(id)?.clicks ?? id;
      const is = { open: open.has(clicks) || openers.has(id), chosen: chosen.get(clicks), pointed: pointed.has(clicks) };
      glows ||= is.open;
      element.classList.toggle("open", is.open);
      element.classList.toggle("idle", is.open && idle.has(clicks));
      element.classList.toggle("aside", is.open && aside.has(clicks));
      element.classList.toggle("chosen", Boolean(is.chosen));
      element.classList.toggle("pointed", is.pointed);
      if (is.chosen > 1) element.dataset.times = String(is.chosen);
      else delete element.dataset.times;
      if (is.chosen) say(element, "aria-pressed", "true");
      else element.removeAttribute("aria-pressed");
      say(element, "aria-label", aloud(element.says, is.chosen && this.word("piece-chosen"), is.open && this.word("piece-open")));
    }
    for (const region of document.querySelectorAll(".region")) {
      const fields = region.dataset.fields.split(" ");
      region.classList.toggle("open", fields.some((field) => open.has(field)));
    }
    for (const within of [this.felt, this.at("things")]) {
      const all = [...within.querySelectorAll("[data-id]")];
      const stops = all.filter((thing) => thing.classList.contains("open"));
      const first = stops.length ? null : all.find((thing) => !thing.closest("[hidden]"));
      for (const thing of all) say(thing, "tabindex", thing === first || stops.includes(thing) ? "0" : "-1");
    }
    document.querySelector('[data-tab="table"]').classList.toggle("calls", glows && document.body.dataset.tab !== "table");
  }

  /** Shows a close-up of a tapped element that cannot be chosen. */
  look(notice) {
    const dialog = this.at("look");
    if (!notice?.thing) return;
    const piece = this.pieces?.get(notice.thing);
    const region = [...Array(this.state.zones).keys()].flatMap((place) => this.zone(place).regions).find(({ id }) => id === notice.thing);
    const known = piece ?? region;
    if (!known) return;
    const picture = this.at("look-picture");
    picture.replaceChildren();
    picture.hidden = !piece;
    this.at("look-name").textContent = known.name;
    this.at("look-words").textContent = [notice.text, known.about].filter(Boolean).join("\n");
    this.at("look-rule").textContent = notice.rule ?? "";
    if (!dialog.open) dialog.showModal();
    if (piece) {
      const [, , w, h] = piece.at;
      const unit = Math.min((dialog.clientWidth - 48) / w, 220 / h, 3.2);
      const own = this.faces.dress(make("span"), { ...piece, about: "", name: "" });
      own.removeAttribute("aria-label");
      own.setAttribute("aria-hidden", "true");
      own.style.width = `${w * unit}px`;
      own.style.height = `${h * unit}px`;
      picture.style.setProperty("--u", `${unit}px`);
      picture.append(own);
      delete own.dataset.id;
      own.scale = unit;
      this.faces.fit(picture, unit);
    }
  }
}
