// The appearance of a piece: its body, its contents and its font size.

import { draw, make, seatSign } from "./told.js";

/** Minimum font size on the table, in pixels. */
const SMALLEST = 9;
/**
 * Ways to fit a face into its space: a relative font size and the parts to omit. The first way that fits is used. The heading is
 * placed between the badges in the upper corners, or below them.
 */
const WAYS = [
  ...[1.9, 1.6, 1.35, 1.15, 1, 0.86, 0.74].map((size) => [size, ""]),
  ...[1, 0.86, 0.72].map((size) => [size, "no-icon"]),
  ...[1, 0.8, 0.66].map((size) => [size, "no-lines"]),
  ...[0.86, 0.72, 0.6].map((size) => [size, "no-icon no-lines"]),
  [1, "no-words"],
];

/** Joins lines into a text for screen readers. */
export function aloud(...lines) {
  const said = lines.filter(Boolean).flatMap((line) => line.split("\n")).filter(Boolean);
  return said.reduce((before, line) => `${before}${/[.!?:]$/.test(before) ? " " : ". "}${line}`, said.shift() ?? "");
}

/** Sets an attribute if its value differs. */
export function say(element, name, value) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** Creates text that is drawn but not read by screen readers, since the label of the piece already includes it. */
const painted = (kind, words, more) => make(kind, { ...more, "data-painted": words });

export class Faces {
  constructor(state) {
    this.state = state;
    /** The way that each face was fitted, by its contents and size. */
    this.set = new Map();
  }

  /** Draws a piece. */
  dress(element, piece) {
    const { id, at, shape, tone, seat, name, about, face, count, border, turned, only_seen, is_point } = piece;
    const looks = JSON.stringify([shape, tone, seat, name, about, face, count, border, turned, at[2], at[3]]);
    if (element.looks === looks) return element;
    // For voice control, the label contains the visible text.
    const title = face.title?.replaceAll("\u00ad", "");
    const says = aloud(name, !`${name} ${about}`.includes(title) && title, about);
    Object.assign(element, { looks, says, units: [at[2], at[3]], key: null });
    element.dataset.id = id;
    element.type = "button";
    element.className = `piece ${shape} tone-${tone}`;
    if (seat !== null) element.classList.add(`seat-${seat}`);
    if (is_point) element.classList.add("point");
    if (only_seen) element.classList.add("only-seen");
    element.setAttribute("aria-label", element.says);
    const parts = [border ? this.border(border) : make("span", { class: "body" }), this.face(piece)];
    if (turned) parts.slice(border ? 1 : 0).forEach((part) => (part.style.rotate = `${turned}deg`));
    element.replaceChildren(...parts);
    element.words = element.querySelector(".words");
    return element;
  }

  border(corners) {
    const points = corners.map(([x, y]) => `${x},${y}`).join(" ");
    const line = draw("polygon", { points, class: "ring", "vector-effect": "non-scaling-stroke" });
    const body = draw("polygon", { points, class: "edge", "vector-effect": "non-scaling-stroke" });
    return draw("svg", { class: "body border", viewBox: "0 0 1 1", preserveAspectRatio: "none", "aria-hidden": "true" }, line, body);
  }

  /** Returns the URL of a drawing of the game. */
  drawing(name) {
    const { id, version } = this.state.game;
    return `icon/${id}/${version}/${name}.svg`;
  }

  image(name, kind) {
    return make("img", { class: kind, alt: "", src: this.drawing(name), draggable: "false" });
  }

  parts(parts) {
    return parts.map((part) => {
      if (part === "divider") return make("i", { class: "divider" });
      if (part.icon) return this.image(part.icon, "icon");
      return part.number !== undefined ? painted("b", part.number) : painted("span", part.words);
    });
  }

  face({ face, count, at, shape, seat }) {
    const { back, icon, title, lines, badges, behind } = face;
    if (back) return make("span", { class: "face", "aria-hidden": "true" }, this.image(back, "back"));
    const words = title || lines.length;
    const [, , w, h] = at;
    const beside = icon && count !== null && !words && w >= h * 1.35;
    const below = icon && count !== null && !words && h >= w * 1.25;
    const body = make("span", { class: `words${beside ? " beside" : ""}` });
    if (behind.length) body.append(make("span", { class: "behind" }, ...behind.map((name) => this.image(name, ""))));
    if (title) body.append(painted("span", title, { class: "heading" }));
    if (icon) body.append(this.image(icon, "main"));
    for (const line of lines) body.append(make("span", { class: "line" }, ...this.parts(line)));
    if (count !== null) body.append(painted("b", String(count), { class: beside || below || !icon ? "amount" : "bubble" }));
    const plates = badges.map(({ corner, parts }) => make("span", { class: `badge ${corner}` }, ...this.parts(parts)));
    const sign = seat !== null && (shape === "line" || shape === "polygon") && seatSign(this.state.words.shapes, seat);
    return make("span", { class: "face", "aria-hidden": "true" }, body, ...plates, sign);
  }

  /**
   * Fits the text of all pieces into their space. Only faces that were never fitted at their size are measured. They are measured
   * together, so that the browser performs only one layout per way.
   */
  fit(within, unit) {
    let open = [];
    for (const element of within.querySelectorAll(".piece")) {
      const { words, looks, units } = element;
      if (!words) continue;
      const scale = element.scale ?? unit;
      const [w, h] = units.map((length) => length * scale);
      const key = `${Math.round(w)}|${Math.round(h)}|${Math.round(unit * 100)}|${looks}`;
      if (element.key === key) continue;
      const most = Math.max(SMALLEST, Math.min(15 * unit, Math.max(8 * unit, Math.min(w, h) * 0.19)));
      element.style.setProperty("--most", `${most}px`);
      element.style.setProperty("--side", `${Math.min(w, h)}px`);
      const piece = { element, words, most, key, width: w, heading: words.querySelector(".heading"), way: 0 };
      const known = this.set.get(key);
      if (known) this.take(piece, known);
      else if (words.querySelector(".heading, .line, .amount")) open.push(piece);
      else element.key = key;
    }
    // Hidden pieces are fitted when they become visible.
    open = open.filter(({ words }) => words.clientWidth);
    for (const piece of open) piece.plates = this.plates(piece.element);
    while (open.length) {
      for (const piece of open) this.try(piece);
      const fits = open.map((piece) => this.fits(piece));
      open = open.filter((piece, number) => {
        if (fits[number] || piece.way === WAYS.length - 1) {
          this.set.set(piece.key, { way: piece.way, plates: piece.plates });
          piece.element.key = piece.key;
          return false;
        }
        piece.way += 1;
        return true;
      });
    }
    if (this.set.size > 5000) this.set.clear();
  }

  /** Returns the space that the corner badges take on each side, at the top and at the bottom. */
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

  fits({ words, plates, heading, width }) {
    if (words.scrollWidth > words.clientWidth + 1 || words.scrollHeight > words.clientHeight + 1) return false;
    if (!heading || !plates.top || words.dataset.without.includes("no-words")) return true;
    // A heading next to the badges must fit between them in one line.
    const beside = heading.offsetTop + words.offsetTop < plates.top;
    return !beside || heading.offsetWidth < width - 2 * Math.max(plates.left, plates.right) - 4;
  }

  /** Fits a face in a known way. */
  take(piece, known) {
    this.try(Object.assign(piece, known));
    piece.element.key = piece.key;
  }

  try({ words, way, plates, most, heading, width }) {
    const [size, without] = WAYS[way];
    words.style.fontSize = `${Math.max(SMALLEST, most * size)}px`;
    words.dataset.without = without;
    const between = width - 2 * Math.max(plates.left, plates.right);
    // A heading that is too long to fit between the badges is placed below them.
    const below = heading && plates.top && !without.includes("no-words") && heading.dataset.painted.length * size * most * 0.62 >= between;
    words.style.top = below ? `${plates.top + 2}px` : "";
    words.style.bottom = plates.bottom && words.querySelector(".line") && !without.includes("no-lines") ? `${plates.bottom}px` : "";
  }
}
