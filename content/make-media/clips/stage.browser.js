// What a directed page may use: easing, a cursor that travels, and typed text.
globalThis.stage = (() => {
  const cursor = document.createElement("div");
  cursor.innerHTML =
    '<svg width="34" height="34" viewBox="0 0 24 24"><path d="M5 2l14 13-6.5.6 3.6 7-2.7 1.3-3.5-7L5 21z" fill="#111" stroke="#fff" stroke-width="1.5"/></svg>';
  cursor.style.cssText =
    "position:fixed;left:0;top:0;z-index:99;filter:drop-shadow(0 3px 5px rgb(0 0 0/.35))";
  document.body.append(cursor);
  const ring = document.createElement("div");
  ring.style.cssText =
    "position:fixed;z-index:98;width:56px;height:56px;margin:-28px;border-radius:50%;border:4px solid #fff;background:rgb(0 0 0/.14);opacity:0";
  document.body.append(ring);
  const clamp = (value) => Math.min(1, Math.max(0, value));
  const ease = (value) => value * value * (3 - 2 * value);
  const between = (time, from, to) => ease(clamp((time - from) / (to - from)));
  let now = 0;
  let spot = { x: 1100, y: 640 };

  const place = (target) => {
    if (Array.isArray(target)) return { x: target[0], y: target[1] };
    const box = document.querySelector(target).getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };

  return {
    between,
    begin(time) {
      now = time;
      spot = { x: 1100, y: 640 };
      ring.style.opacity = 0;
    },
    /** Moves the cursor to a place between two moments; later calls start where this one ended. */
    travel(target, from, to) {
      if (now >= from) {
        const goal = place(target);
        const share = between(now, from, to);
        spot = { x: spot.x + (goal.x - spot.x) * share, y: spot.y + (goal.y - spot.y) * share };
      }
      cursor.style.transform = `translate(${spot.x - 6}px, ${spot.y - 3}px)`;
    },
    click(moment) {
      const share = clamp((now - moment) / 0.4);
      if (now < moment || share >= 1) return;
      ring.style.left = `${spot.x}px`;
      ring.style.top = `${spot.y}px`;
      ring.style.opacity = 1 - share;
      ring.style.transform = `scale(${0.4 + share})`;
    },
    type(selector, text, from, perLetter = 0.07) {
      const count = Math.max(0, Math.min(text.length, Math.floor((now - from) / perLetter)));
      const caret = now >= from && count < text.length ? "|" : "";
      if (now >= from) document.querySelector(selector).textContent = text.slice(0, count) + caret;
    },
    scroll(...moves) {
      let top = 0;
      for (const [to, from, until] of moves) top += (to - top) * between(now, from, until);
      window.scrollTo(0, top);
    },
  };
})();
