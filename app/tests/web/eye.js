// Inspection of a page for the tests: the visible elements, and the points at which they can be tapped.
globalThis.eye = {
  all: (selector) => [...document.querySelectorAll(selector)].filter((element) => element.getClientRects().length > 0),

  /** Returns a point at which an element can be tapped, preferably its centre, or null if it is completely covered. */
  spot(thing) {
    if (!thing?.getClientRects().length) return null;
    thing.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const { left, top, width, height } = thing.getBoundingClientRect();
    const shares = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95];
    for (const down of shares) {
      for (const along of shares) {
        const [x, y] = [left + width * along, top + height * down];
        const there = document.elementFromPoint(x, y);
        if (there && (there === thing || thing.contains(there))) return { x, y };
      }
    }
    return null;
  },

  /** Starts to measure the time from the end of a tap until the decision or a message changes. */
  watch() {
    let tapped;
    const note = () => (tapped = performance.now());
    addEventListener("touchend", note, { once: true, capture: true });
    addEventListener("keydown", note, { once: true, capture: true });
    this.answer = new Promise((answered) => {
      const end = (came) => {
        changes.disconnect();
        clearTimeout(late);
        answered(came ? performance.now() - (tapped ?? performance.now()) : null);
      };
      const late = setTimeout(end, 1500, false);
      const changes = new MutationObserver(() => end(true));
      for (const id of ["choices", "prompt", "things", "notice"]) {
        changes.observe(document.getElementById(id), { childList: true, subtree: true, characterData: true });
      }
      for (const dialog of document.querySelectorAll("dialog")) changes.observe(dialog, { attributeFilter: ["open"] });
      changes.observe(document.getElementById("felt"), { attributeFilter: ["aria-expanded"], subtree: true });
    });
    return true;
  },

  /** Returns the actions that are currently possible. */
  now() {
    const open = document.querySelector("dialog[open]");
    const ids = (selector) => [...document.querySelectorAll(selector)].filter((thing) => !thing.closest("[hidden]")).map((thing) => thing.dataset.id);
    return {
      dialog: open?.id ?? null,
      told: document.getElementById("end-told").textContent,
      tab: document.body.dataset.tab ?? null,
      choices: document.querySelectorAll("[data-choice]").length,
      hand: ids("#things .piece.open"),
      table: ids("#felt .piece.open:not(.only-seen), #felt .region.open"),
    };
  },

  /** Returns the elements on the table with their positions, relative to its size, and their names. With `aloud`, the names are the
   * computed accessible ones, which is slow. */
  things(aloud) {
    const felt = document.getElementById("felt").getBoundingClientRect();
    const found = {};
    for (const piece of this.all("#felt .piece, #felt .region")) {
      const { left, top, width, height } = piece.getBoundingClientRect();
      found[piece.dataset.id] = {
        at: [(left - felt.left) / felt.width, (top - felt.top) / felt.height, width / felt.width, height / felt.height],
        name: aloud ? piece.computedName : piece.ariaLabel,
        role: aloud ? piece.computedRole : "button",
        title: piece.querySelector(".heading")?.dataset.painted.replaceAll("\u00ad", "") ?? null,
      };
    }
    const room = document.getElementById("room");
    return { room: [room.clientWidth, room.clientHeight], found };
  },

  tells() {
    const shown = [...document.querySelectorAll("main, #game, dialog")].filter((part) => part.getClientRects().length > 0);
    return `${document.title}: ${shown.map((part) => part.innerText.replaceAll(/\s+/g, " ").slice(0, 900)).join(" | ")}`;
  },
};
