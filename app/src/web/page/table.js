// The table: zones and pieces where the host says they lie, and the hand, where one's own things lie large.

import { draw, make, seatSign } from "/told.js";

/** No word on a table is smaller, in dots. */
const SMALLEST = 9;
const NEAREST = 5;
/** No thing in the hand is higher, in dots. */
const HIGHEST = 130;
/**
 * The ways to set a face into its room: how large its words are, and what is left out; the first that fits is taken. Words stand
 * between the plates in the upper corners, or below them.
 */
const WAYS = [
  ...[1.9, 1.6, 1.35, 1.15, 1, 0.86, 0.74].map((size) => [size, ""]),
  ...[1, 0.86, 0.72].map((size) => [size, "no-icon"]),
  ...[1, 0.8, 0.66].map((size) => [size, "no-lines"]),
  ...[0.86, 0.72, 0.6].map((size) => [size, "no-icon no-lines"]),
  [1, "no-words"],
];

const still = matchMedia("(prefers-reduced-motion: reduce)");

export class Table {
  constructor({ at, state, word, say }) {
    Object.assign(this, { at, state, word, say });
    this.zoom = 1;
    this.unit = 1;
    /** What folds out is chosen by whoever looks. */
    this.out = null;
    /** How the face of each piece was set last, by what stands on it and its size. */
    this.set = new Map();
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

  /** Two fingers bring the table nearer; one moves it, as any page. */
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

  /** The arrow keys lead from thing to thing as one reads them. */
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

  /** Everything that lies on the table, by its name. */
  index() {
    this.pieces = new Map();
    for (let place = 0; place < this.state.zones; place++) {
      for (const piece of this.zone(place).pieces) this.pieces.set(piece.id, { ...piece, zone: place });
    }
  }

  /** How large a unit of the table is, in dots. */
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
      // Names on a map that cannot be read hide what lies there.
      this.felt.classList.toggle("tiny", unit < 0.6);
      if (this.drawn) this.fit(this.felt, unit);
    }
    this.tellRoom();
  }

  tellRoom(again = false) {
    const room = this.at("room");
    const size = [room.clientWidth, room.clientHeight];
    if (size[0] < 16 || size[1] < 16 || (!again && String(size) === String(this.told))) return;
    this.told = size;
    this.say({ room: size });
  }

  shown() {
    this.measure();
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

  /** Lays out the zones that have changed. */
  lay(places) {
    const { scene, zones } = this.state;
    const [width, height] = scene.size;
    // On a table of another shape everything lies elsewhere, and nothing has moved.
    const before = String(this.size) === String(scene.size) ? this.pieces : new Map();
    this.size = scene.size;
    this.index();
    this.felt.style.setProperty("--backdrop", scene.backdrop ? `url("${this.drawing(scene.backdrop)}")` : "none");
    this.felt.classList.toggle("drawn", Boolean(scene.backdrop));
    const wide = width / height / scene.backdrop_shape;
    this.felt.style.backgroundSize = `${100 * Math.max(1, 1 / wide)}% ${100 * Math.max(1, wide)}%`;
    const known = new Map([...this.felt.children].map((zone) => [zone.dataset.zone, zone]));
    for (const [place, zone] of known) if (Number(place) >= zones) zone.remove();
    // In the order in which one reads them.
    const shown = scene.order.map((place) => known.get(String(place)) ?? make("div", { class: "zone", "data-zone": String(place), role: "group" }));
    shown.forEach((zone, number) => this.felt.children[number] !== zone && this.felt.insertBefore(zone, this.felt.children[number] ?? null));
    for (const element of shown) {
      const place = Number(element.dataset.zone);
      if (places.includes(place) || !element.firstChild) this.layZone(element, place, before);
    }
    this.drawn = true;
    this.fold();
    this.fit(this.felt, this.unit);
  }

  layZone(element, place, before) {
    const zone = this.zone(place);
    const { scene, company } = this.state;
    const owner = zone.owner !== null ? company[zone.owner]?.name : null;
    const name = [zone.name, owner !== zone.name && owner].filter(Boolean).join(", ");
    if (name) element.setAttribute("aria-label", name);
    else element.removeAttribute("aria-label");
    element.className = `zone ${zone.owner !== null ? `seat-${zone.owner}` : ""}`;
    const old = new Map([...element.querySelectorAll(":scope > .piece")].map((piece) => [piece.dataset.id, piece]));
    const parts = [];
    if (zone.framed) {
      parts.push(this.placed(make("div", { class: zone.folded_into ? "mat covers" : "mat" }), zone.at, scene.size, zone.layer));
    }
    if (zone.regions.length) parts.push(...this.regions(zone, scene.size));
    for (const piece of zone.pieces) {
      const own = old.get(piece.id) ?? this.felt.querySelector(`.piece[data-id="${CSS.escape(piece.id)}"]`) ?? make("button", { class: "piece" });
      parts.push(this.piece(own, piece, scene.size));
      this.glide(own, before.get(piece.id), piece);
    }
    if (zone.title && zone.name) {
      const title = make("span", { class: zone.title.above ? "title above" : "title", "aria-hidden": "true" });
      if (zone.owner !== null) title.append(seatSign(this.state.words.shapes, zone.owner));
      title.append(zone.name);
      const [x, y] = zone.at;
      title.style.maxWidth = `calc(var(--u) * ${zone.title.room})`;
      parts.push(this.placed(title, [x, y, 0, 0], scene.size, zone.layer + 60));
    }
    const focused = document.activeElement;
    element.replaceChildren(...parts);
    if (focused?.dataset?.id && element.contains(focused)) focused.focus({ preventScroll: true });
  }

  placed(element, [x, y, w, h], [width, height], layer) {
    element.style.left = `${(100 * x) / width}%`;
    element.style.top = `${(100 * y) / height}%`;
    if (w) element.style.width = `${(100 * w) / width}%`;
    if (h) element.style.height = `${(100 * h) / height}%`;
    element.style.zIndex = String(layer + 1);
    return element;
  }

  drawing(name) {
    const { id, version } = this.state.game;
    return `/icon/${id}/${version}/${name}.svg`;
  }

  /** The regions of a map: their grounds, and their names. */
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
        tabindex: "0",
        "aria-label": [name, about].filter(Boolean).join(". ").replaceAll("\n", ". "),
      });
      area.addEventListener("keydown", (event) => ["Enter", " "].includes(event.key) && this.tap(id));
      ground.append(area);
      const words = make("span", { class: "region-name", words: name, "aria-hidden": "true" });
      if (owner !== null) words.prepend(seatSign(this.state.words.shapes, owner));
      parts.push(this.placed(words, [label[0], label[1], 0, 0], size, zone.layer + 50));
    }
    return parts;
  }

  /** Draws a piece; one that lies on the table has its place there. */
  piece(element, piece, size) {
    const { id, at, shape, tone, seat, name, about, face, count, layer, border, turned, only_seen } = piece;
    if (size) this.placed(element, at, size, layer);
    const looks = JSON.stringify([shape, tone, seat, name, about, face, count, border, turned, at[2], at[3]]);
    if (element.looks === looks) return element;
    element.looks = looks;
    element.dataset.id = id;
    element.type = "button";
    element.className = `piece ${shape} tone-${tone}`;
    if (seat !== null) element.classList.add(`seat-${seat}`);
    if (only_seen) element.classList.add("only-seen");
    element.says = [name, about].filter(Boolean).join(". ").replaceAll("\n", ". ");
    element.setAttribute("aria-label", element.says);
    const parts = [border ? this.border(border) : make("span", { class: "body" })];
    parts.push(this.face(piece));
    if (turned) parts.slice(border ? 1 : 0).forEach((part) => (part.style.rotate = `${turned}deg`));
    element.replaceChildren(...parts);
    return element;
  }

  border(corners) {
    const points = corners.map(([x, y]) => `${x},${y}`).join(" ");
    const line = draw("polygon", { points, class: "ring", "vector-effect": "non-scaling-stroke" });
    const body = draw("polygon", { points, class: "edge", "vector-effect": "non-scaling-stroke" });
    return draw("svg", { class: "body border", viewBox: "0 0 1 1", preserveAspectRatio: "none", "aria-hidden": "true" }, line, body);
  }

  image(name, kind) {
    return make("img", { class: kind, alt: "", src: this.drawing(name), draggable: "false" });
  }

  parts(parts) {
    return parts.map((part) => {
      if (part === "divider") return make("i", { class: "divider" });
      if (part.icon) return this.image(part.icon, "icon");
      if (part.number !== undefined) return make("b", { words: part.number });
      return make("span", { words: part.words });
    });
  }

  face({ face, count, at, shape, tone, seat }) {
    const { back, icon, title, lines, badges, behind } = face;
    if (back) return make("span", { class: "face", "aria-hidden": "true" }, this.image(back, "back"));
    const words = title || lines.length;
    const [, , w, h] = at;
    const beside = icon && count !== null && !words && w >= h * 1.35;
    const below = icon && count !== null && !words && h >= w * 1.25;
    const body = make("span", { class: `words${beside ? " beside" : ""}` });
    if (behind.length) body.append(make("span", { class: "behind" }, ...behind.map((name) => this.image(name, ""))));
    if (title) body.append(make("span", { class: "heading", words: title }));
    if (icon) body.append(this.image(icon, "main"));
    for (const line of lines) body.append(make("span", { class: "line" }, ...this.parts(line)));
    if (count !== null) body.append(make("b", { class: beside || below || !icon ? "amount" : "bubble", words: String(count) }));
    const plates = badges.map(({ corner, parts }) => make("span", { class: `badge ${corner}` }, ...this.parts(parts)));
    const sign = seat !== null && (shape === "line" || shape === "polygon") && seatSign(this.state.words.shapes, seat);
    return make("span", { class: "face", "aria-hidden": "true" }, body, ...plates, sign);
  }

  /** Sets the words of all pieces into the room there is for them. */
  fit(within, unit) {
    const open = [];
    for (const element of within.querySelectorAll(".piece")) {
      const words = element.querySelector(".words");
      if (!words || !element.looks) continue;
      const [w, h] = [element.clientWidth, element.clientHeight];
      if (!w || !h) continue;
      const most = Math.max(SMALLEST, Math.min(15 * unit, Math.max(8 * unit, Math.min(w, h) * 0.19)));
      const key = `${w}|${h}|${Math.round(unit * 100)}|${element.looks}`;
      element.style.setProperty("--most", `${most}px`);
      element.style.setProperty("--side", `${Math.min(w, h)}px`);
      const known = this.set.get(key);
      if (known) this.setWay(words, known, most);
      else if (words.querySelector(".heading, .line, .amount")) open.push({ element, words, most, key, way: 0 });
    }
    // All are measured before any is changed, so that the page is laid out once for each way.
    for (const piece of open) piece.plates = this.plates(piece.element);
    let left = open;
    while (left.length) {
      for (const { words, most, way, plates } of left) this.setWay(words, { way, plates }, most);
      const fits = left.map((piece) => this.fits(piece));
      left = left.filter((piece, number) => {
        if (fits[number] || piece.way === WAYS.length - 1) {
          this.set.set(piece.key, { way: piece.way, plates: piece.plates });
          return false;
        }
        piece.way += 1;
        return true;
      });
    }
    if (this.set.size > 5000) this.set.clear();
  }

  /** How much room the plates in the corners take at each side, above and below. */
  plates(element) {
    const room = { left: 0, right: 0, top: 0, bottom: 0 };
    for (const badge of element.querySelectorAll(".badge")) {
      const upper = badge.classList.contains("top-left") || badge.classList.contains("top-right");
      const left = badge.classList.contains("top-left") || badge.classList.contains("bottom-left");
      if (upper) room[left ? "left" : "right"] = badge.offsetWidth;
      room[upper ? "top" : "bottom"] = badge.offsetHeight;
    }
    return room;
  }

  fits({ words, plates, element }) {
    if (words.scrollWidth > words.clientWidth + 1 || words.scrollHeight > words.clientHeight + 1) return false;
    const heading = words.querySelector(".heading");
    if (!heading || !plates.top || words.dataset.without.includes("no-words")) return true;
    // A heading beside the plates is one line between them.
    const beside = heading.offsetTop + words.offsetTop < plates.top;
    return !beside || heading.offsetWidth < element.clientWidth - 2 * Math.max(plates.left, plates.right) - 4;
  }

  setWay(words, { way, plates }, most) {
    const [size, without] = WAYS[way];
    words.style.fontSize = `${Math.max(SMALLEST, most * size)}px`;
    words.dataset.without = without;
    const below = plates.top && words.querySelector(".heading") && !without.includes("no-words") && !this.isShort(words, plates, size * most);
    words.style.top = below ? `${plates.top + 2}px` : "";
    words.style.bottom = plates.bottom && words.querySelector(".line") && !without.includes("no-lines") ? `${plates.bottom}px` : "";
  }

  /** Whether a heading has room between the plates. */
  isShort(words, plates, size) {
    const letters = words.querySelector(".heading").textContent.length;
    return letters * size * 0.62 < words.parentElement.clientWidth - 2 * Math.max(plates.left, plates.right);
  }

  /** What lies elsewhere than before glides there. */
  glide(element, before, piece) {
    if (still.matches || !this.drawn || !element.animate || !before) return;
    const [dx, dy] = [before.at[0] - piece.at[0], before.at[1] - piece.at[1]].map((way) => way * this.unit);
    if (Math.abs(dx) + Math.abs(dy) < 1) return;
    const from = `translate(${dx}px, ${dy}px)`;
    element.animate([{ transform: from, zIndex: 9999 }, { transform: "none", zIndex: 9999 }], { duration: 420, easing: "ease-in-out" });
  }

  /** Shows what was folded out, and nothing else that is folded away. */
  fold() {
    if (this.out && !this.pieces.get(this.out)?.opens) this.out = null;
    for (const element of this.felt.children) {
      const { folded_into } = this.zone(Number(element.dataset.zone));
      element.hidden = Boolean(folded_into && folded_into !== this.out);
    }
    for (const piece of this.felt.querySelectorAll(".piece")) {
      if (this.pieces.get(piece.dataset.id)?.opens) piece.setAttribute("aria-expanded", String(piece.dataset.id === this.out));
    }
  }

  /** One's own things, and those elsewhere that can be chosen, large. */
  hand() {
    const { seat, ask, scene } = this.state;
    const things = this.at("things");
    const open = new Set([...(ask?.open ?? []), ...(ask?.chosen ?? []).map(([id]) => id)]);
    const shown = [];
    const own = seat === null ? [] : scene.order.filter((place) => this.zone(place).owner === seat && this.zone(place).pieces.length);
    // What one holds comes before what lies there.
    const held = (place) => (["fan", "row"].includes(this.zone(place).kind) ? 0 : 1);
    own.sort((one, other) => held(one) - held(other));
    const here = new Set();
    for (const place of own) {
      const zone = this.zone(place);
      zone.pieces.forEach((piece) => here.add(piece.id));
      const spread = this.spread(zone);
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
    for (const spread of things.children) this.fit(spread, Number(spread.dataset.unit) || 1);
    if (focused) things.querySelector(`[data-id="${CSS.escape(focused)}"]`)?.focus();
  }

  /** A zone by itself: things that lie on each other as they lie, and all others in lines, each large enough to be read and tapped. */
  spread(zone, flows = false) {
    const { owner, kind, at } = zone;
    const name = zone.name ?? (flows ? null : this.around(zone));
    // An empty space says nothing by itself.
    const pieces = zone.pieces.filter(({ shape, face, id }) => shape !== "space" || face.icon || face.title || face.lines.length || this.state.ask?.open.includes(id));
    if (!pieces.length) return null;
    const width = this.at("things").clientWidth || innerWidth - 24;
    const lies = !flows && (["track", "ring", "grid", "map"].includes(kind) || pieces.some((piece) => piece.layer !== pieces[0].layer));
    const spread = make("div", { class: `spread ${owner !== null ? `seat-${owner}` : ""}`, role: "group" });
    if (name) {
      spread.setAttribute("aria-label", name);
      spread.append(make("h3", { words: name }));
    }
    const box = make("div", { class: lies ? "as-it-lies" : "in-lines" });
    spread.append(box);
    const sides = pieces.map(({ at: [, , w, h] }) => Math.min(w, h)).sort((one, other) => one - other);
    const usual = sides[Math.floor(sides.length / 2)] || 1;
    let unit;
    if (lies) {
      unit = Math.min(width / at[2], 64 / usual, 2.4);
      unit = Math.max(unit, Math.min(width / at[2], 0.4));
      box.style.width = `${at[2] * unit}px`;
      box.style.height = `${at[3] * unit}px`;
    } else {
      unit = Math.min(Math.max(76 / usual, 0.7), 2);
    }
    for (const piece of pieces) {
      const own = this.piece(make("button"), piece);
      const [x, y, w, h] = piece.at;
      const scale = lies ? unit : Math.min(unit, width / w, HIGHEST / h);
      own.style.width = `${w * scale}px`;
      own.style.height = `${h * scale}px`;
      if (lies) {
        own.style.left = `${(x - at[0]) * unit}px`;
        own.style.top = `${(y - at[1]) * unit}px`;
        own.style.zIndex = String(piece.layer - pieces[0].layer + 8);
      }
      box.append(own);
    }
    spread.style.setProperty("--u", `${unit}px`);
    spread.dataset.unit = String(unit);
    return spread;
  }

  /** The name of the smallest zone of the same owner round one without a name. */
  around({ at: [x, y, w, h], owner }) {
    const zones = [...Array(this.state.zones).keys()].map((place) => this.zone(place));
    const holds = (zone) => {
      const [left, top, width, height] = zone.at;
      return zone.name && zone.owner === owner && left <= x + 1 && top <= y + 1 && left + width >= x + w - 1 && top + height >= y + h - 1;
    };
    const size = (zone) => zone.at[2] * zone.at[3];
    return zones.filter(holds).sort((one, other) => size(one) - size(other))[0]?.name;
  }

  /** Points at things, as the choice does that a finger or the keyboard is on. */
  point(things) {
    this.pointed = things;
    this.mark();
  }

  /** Marks what can be chosen and what was. */
  mark() {
    const ask = this.state.ask;
    const open = new Set(ask?.open ?? []);
    const chosen = new Map(ask?.chosen ?? []);
    const pointed = new Set(this.pointed);
    // What lies folded away is marked at what folds it out.
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
      element.classList.toggle("chosen", Boolean(is.chosen));
      element.classList.toggle("pointed", is.pointed);
      if (is.chosen > 1) element.dataset.times = String(is.chosen);
      else delete element.dataset.times;
      if (is.chosen) element.setAttribute("aria-pressed", "true");
      else element.removeAttribute("aria-pressed");
      const says = [element.says, is.chosen && this.word("piece-chosen"), is.open && this.word("piece-open")];
      element.setAttribute("aria-label", says.filter(Boolean).join(". "));
    }
    for (const region of document.querySelectorAll(".region")) {
      const fields = region.dataset.fields.split(" ");
      region.classList.toggle("open", fields.some((field) => open.has(field)));
    }
    document.querySelector('[data-tab="table"]').classList.toggle("calls", glows && document.body.dataset.tab !== "table");
  }

  /** Looks closely at a thing that was tapped and cannot be chosen. */
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
      const own = this.piece(make("span"), { ...piece, about: "", name: "" });
      own.removeAttribute("aria-label");
      own.setAttribute("aria-hidden", "true");
      own.style.width = `${w * unit}px`;
      own.style.height = `${h * unit}px`;
      picture.style.setProperty("--u", `${unit}px`);
      picture.append(own);
      delete own.dataset.id;
      this.fit(picture, unit);
    }
  }
}
