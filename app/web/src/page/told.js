// Everything around the table: the players, the current decision, the history, the goals and the result.

/** Creates an element with text and children. */
export function make(kind, { words, ...more } = {}, ...children) {
  const made = document.createElement(kind);
  for (const [name, value] of Object.entries(more)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "class") made.className = value;
    else made.setAttribute(name, value === true ? "" : value);
  }
  if (words !== undefined) made.textContent = words;
  made.append(...children.filter(Boolean));
  return made;
}

const SVG = "http://www.w3.org/2000/svg";

export function draw(kind, attributes, ...children) {
  const drawn = document.createElementNS(SVG, kind);
  for (const [name, value] of Object.entries(attributes)) drawn.setAttribute(name, value);
  drawn.append(...children);
  return drawn;
}

/** Returns the coloured shape of a seat. */
export function seatSign(shapes, seat) {
  const corners = shapes?.[seat] ?? [];
  const body = corners.length
    ? draw("polygon", { points: corners.map(([x, y]) => `${x},${y}`).join(" ") })
    : draw("circle", { r: 0.9 });
  return draw("svg", { class: `sign seat-${seat}`, viewBox: "-1.15 -1.15 2.3 2.3", "aria-hidden": "true" }, body);
}

/** Returns the time on a clock, as the window shows it. Begun seconds count in full. */
function clockTime(milliseconds) {
  const seconds = Math.ceil(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (number) => String(number).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

export class Told {
  constructor({ at, state, word, say, point }) {
    Object.assign(this, { at, state, word, say, point });
    this.heard = 0;
    this.listen();
  }

  icon(name, size = "") {
    const { id, version } = this.state.game;
    return make("img", { class: `icon ${size}`, alt: "", src: `icon/${id}/${version}/${name}.svg`, draggable: "false" });
  }

  listen() {
    const { at, say } = this;
    at("choices").addEventListener("click", (event) => {
      const number = event.target.closest("[data-choice]")?.dataset.choice;
      if (number !== undefined) say({ choose: [this.state.ask.decision, Number(number)] });
    });
    for (const event of ["pointerover", "focusin"]) {
      at("choices").addEventListener(event, (moved) => {
        const things = moved.target.closest("[data-things]")?.dataset.things;
        this.point(things ? things.split(" ") : []);
      });
    }
    for (const event of ["pointerleave", "focusout"]) at("choices").addEventListener(event, () => this.point([]));
    at("more").addEventListener("click", () => {
      at("leave-asked").hidden = true;
      at("resign-asked").hidden = true;
      at("everybody").showModal();
    });
    at("phrases").addEventListener("click", (event) => {
      const number = event.target.closest("[data-phrase]")?.dataset.phrase;
      if (number !== undefined) say({ phrase: Number(number) });
    });
    at("say").addEventListener("submit", (event) => {
      event.preventDefault();
      say({ say: at("words").value });
      at("words").value = "";
    });
    at("take-back").addEventListener("click", () => {
      say("take_back");
      at("everybody").close();
    });
    at("resign").addEventListener("click", () => {
      at("resign-asked").hidden = false;
      at("leave-asked").hidden = true;
    });
    at("resign-now").addEventListener("click", () => {
      say("resign");
      at("everybody").close();
    });
    at("leave").addEventListener("click", () => {
      at("leave-asked").hidden = false;
      at("resign-asked").hidden = true;
    });
    at("show-end").addEventListener("click", () => {
      at("everybody").close();
      at("end").showModal();
    });
    at("end").addEventListener("close", () => at("end").returnValue === "again" && say("again"));
    at("asks").addEventListener("click", (event) => {
      const agrees = event.target.closest("[data-agrees]")?.dataset.agrees;
      if (agrees) say({ agree: agrees === "yes" });
    });
  }

  /** Updates the texts that the host does not send again after a change of language. */
  speak() {
    const phrases = this.state.words.phrases.map((words, number) => make("button", { words, "data-phrase": String(number) }));
    this.at("phrases").replaceChildren(...phrases);
  }

  hear(news) {
    const is = (...parts) => parts.some((part) => part in news);
    if (is("clocks")) this.clocksAt = performance.now();
    if (is("company", "words", "clocks")) this.company();
    if (is("ask", "standing", "words")) this.asked();
    if (is("notice")) this.notice();
    if (is("turns")) this.turns();
    if (is("goals")) this.goals();
    if (is("talk")) this.talk(news.talk);
    if (is("end", "standing")) this.end(is("end"));
  }

  company() {
    const left = (seat) => this.state.clocks?.[1].left[seat];
    const seats = this.state.company.map(({ name, icon, player, who, remark, own, decides }, seat) => {
      const time = left(seat) != null && clockTime(left(seat));
      const says = [name, player, own && this.word("web-you"), remark, decides && this.word("web-turn"), time];
      return make(
        "li",
        { class: decides ? "decides" : "", "aria-label": says.filter(Boolean).join(", ") },
        seatSign(this.state.words.shapes, seat),
        icon && this.icon(icon),
        make("span", { class: own ? "name own" : "name", title: who, words: who }),
        remark && make("span", { class: "remark", words: remark }),
        left(seat) != null && make("span", { class: "clock" }),
      );
    });
    this.at("company").replaceChildren(...seats);
    this.clocks();
  }

  /** Shows the time left to each player. Clocks that run are updated until the next change of the table. */
  clocks() {
    clearTimeout(this.clockTimer);
    const clocks = this.state.clocks?.[1];
    if (!clocks) return;
    const since = performance.now() - this.clocksAt;
    const runs = (seat) => clocks.running.includes(seat);
    for (const [seat, element] of [...this.at("company").children].entries()) {
      const clock = element.querySelector(".clock");
      if (!clock) continue;
      const left = Math.max(0, clocks.left[seat] - (runs(seat) ? since : 0));
      clock.textContent = clockTime(left);
      clock.classList.toggle("runs", runs(seat));
      clock.classList.toggle("short", left <= 10_000);
    }
    if (clocks.running.length) this.clockTimer = setTimeout(() => this.clocks(), 250);
  }

  asked() {
    const { ask, standing, scene } = this.state;
    this.at("resign").hidden = !standing?.may_resign;
    this.at("resign-asked").hidden ||= !standing?.may_resign;
    const prompt = ask?.prompt || standing?.waits || (standing?.looks_on ? this.word("far-looking-on") : "");
    if (this.at("prompt").textContent !== prompt) this.at("prompt").textContent = prompt;
    document.body.classList.toggle("asked", Boolean(ask));
    const asks = this.at("asks");
    asks.hidden = !standing?.asks;
    asks.replaceChildren(
      ...(standing?.asks
        ? [
            make("p", { words: standing.asks }),
            make("button", { words: this.word("far-agree"), "data-agrees": "yes", class: "primary" }),
            make("button", { words: this.word("far-decline"), "data-agrees": "no" }),
          ]
        : []),
    );
    const groups = (ask?.groups ?? []).map(({ title, choices }) =>
      make(
        "div",
        { role: "group", "aria-label": title ?? this.word("choices-title") },
        title && make("h3", { words: title }),
        make("ul", {}, ...choices.map((choice) => make("li", {}, this.choice(choice)))),
      ),
    );
    if (ask?.chosen.length) {
      const clear = make("button", { words: this.word("choices-all"), class: "clear" });
      clear.addEventListener("click", () => this.say("clear"));
      groups.unshift(clear);
    }
    const withheld = (ask?.withheld ?? []).map(({ label, icon, reason }) =>
      make("li", { class: "withheld" }, icon && this.icon(icon), make("span", { words: label }), make("small", { words: reason })),
    );
    if (withheld.length) groups.push(make("ul", {}, ...withheld));
    const list = this.at("choices");
    const focused = document.activeElement?.dataset?.choice;
    list.replaceChildren(...groups);
    this.place(list);
    if (focused !== undefined) (list.querySelector(`[data-choice="${focused}"]`) ?? this.at("prompt")).focus();
    if (scene && standing?.phase === "over") list.replaceChildren();
  }

  /** Places a short list of choices before the hand and a long one after it, both visually and in tab order. */
  place(list) {
    const isLong = list.querySelectorAll("[data-choice]").length > 8;
    if (isLong && !list.previousElementSibling) this.at("hand").append(list);
    if (!isLong && list.previousElementSibling) this.at("hand").prepend(list);
  }

  choice({ number, label, icons, remark, things }) {
    return make(
      "button",
      { "data-choice": String(number), "data-things": things.join(" "), class: remark ? "idle" : "" },
      ...icons.map((name) => this.icon(name)),
      make("span", { words: label }),
      remark && make("small", { words: remark }),
    );
  }

  notice() {
    const { notice } = this.state;
    const said = notice && !notice.thing && notice.text;
    this.at("notice").hidden = !said;
    this.at("notice").textContent = said || "";
  }

  turns() {
    const list = this.at("turn-list");
    const turns = this.state.turns.map(({ seat, headline, lines }) =>
      make(
        "li",
        {},
        seat !== null && seatSign(this.state.words.shapes, seat),
        make("strong", { words: headline }),
        lines.length > 1 && make("ul", {}, ...lines.map((words) => make("li", { words }))),
      ),
    );
    list.replaceChildren(...turns.reverse());
    // Announces new entries to screen readers.
    const all = this.state.turns.flatMap(({ lines }) => lines);
    const last = all.slice(-3).join(" ");
    if (last && last !== this.lastHeard) {
      const before = this.lastLines ?? [];
      const kept = before.length ? all.lastIndexOf(before.at(-1)) + 1 : all.length - 1;
      const fresh = all.slice(Math.max(kept, all.length - 4));
      this.at("heard").replaceChildren(...fresh.map((words) => make("p", { words })));
      [this.lastHeard, this.lastLines] = [last, all];
      if (document.body.dataset.tab !== "turns") {
        document.querySelector('[data-tab="turns"]').classList.add("calls");
      }
    }
  }

  goals() {
    const { warnings, goals } = this.state.goals;
    const shown = warnings.map((words) => make("p", { class: "warning", words }));
    let before;
    for (const { brings, text, icon, counts } of goals) {
      if (brings !== before) shown.push(make("h3", { words: brings }));
      before = brings;
      const columns = counts.map(([seat, name, count]) =>
        make(
          "li",
          { "aria-label": [name, count].filter(Boolean).join(": ") },
          seat !== null && seatSign(this.state.words.shapes, seat),
          make("span", { words: count, "aria-hidden": "true" }),
        ),
      );
      const heading = make("p", {}, icon && this.icon(icon), make("strong", { words: text }));
      shown.push(make("div", { class: "goal" }, heading, make("ul", {}, ...columns)));
    }
    this.at("goal-list").replaceChildren(...shown);
  }

  talk(talk) {
    const said = talk.map(([seat, words]) => make("li", {}, seatSign(this.state.words.shapes, seat), make("span", { words })));
    this.at("talk").replaceChildren(...said);
    const last = talk.at(-1)?.[1];
    if (last && this.talked !== undefined && talk.length !== this.talked) {
      this.at("heard").append(make("p", { words: last }));
      if (!this.at("everybody").open) {
        this.at("notice").textContent = last;
        this.at("notice").hidden = false;
      }
    }
    this.talked = talk.length;
  }

  end(isNew) {
    const { end, standing } = this.state;
    this.at("show-end").hidden = !end;
    if (!end) return;
    this.at("end-told").textContent = end.told;
    const head = make("tr", {}, make("td"), ...end.columns.map((words) => make("th", { scope: "col", words })));
    const lines = end.lines.map(([what, points]) =>
      make("tr", {}, make("th", { scope: "row", words: what }), ...points.map((words) => make("td", { words: String(words) }))),
    );
    this.at("end-sheet").replaceChildren(...(end.lines.length ? [head, ...lines] : []));
    this.at("end-again").textContent = standing?.again ?? "";
    this.at("again").hidden = Boolean(standing?.looks_on);
    if (isNew && !this.at("end").open) this.at("end").showModal();
  }
}
