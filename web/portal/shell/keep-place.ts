const storedAs = "places";
/** More pages are not gone back to. */
const mostPlaces = 100;
const patienceMs = 10_000;
/** The browser scrolls to what it remembers a moment later. */
const settleMs = 300;

/**
 * Remembers how far down each entry of the history was left, until the tab is closed, since the browser's own memory is short: it
 * gives up where a page that comes back is not yet as long as it was. `arrive` is told when another entry is shown: one that was
 * gone back to is scrolled to where it was left, however late its parts come, unless its reader scrolls first.
 */
export function keepPlace(): { arrive: (isBack: boolean) => boolean; stop: () => void } {
  const places = readPlaces();
  const ends = new AbortController();
  const listen = { signal: ends.signal, passive: true };
  let entry = nameEntry();
  let stopGoing = () => {};
  let isGoing = false;

  function note(): void {
    // What is scrolled before another entry is shown is no place of either.
    if (isGoing || nameEntry() !== entry) return;
    places.delete(entry);
    places.set(entry, scrollY);
  }

  function goTo(top: number): void {
    const going = new AbortController();
    const growth = new ResizeObserver(go);
    let timer = setTimeout(stop, patienceMs);
    let isThere = false;
    function go() {
      if (Math.abs(scrollY - top) >= 2) scrollTo({ top, behavior: "instant" });
      if (isThere || Math.abs(scrollY - top) >= 2) return;
      isThere = true;
      clearTimeout(timer);
      timer = setTimeout(stop, settleMs);
    }
    function stop() {
      isGoing = false;
      going.abort();
      growth.disconnect();
      clearTimeout(timer);
      note();
    }
    stopGoing();
    stopGoing = stop;
    isGoing = true;
    for (const act of ["wheel", "touchstart", "pointerdown", "keydown"])
      addEventListener(act, stop, { signal: going.signal, passive: true });
    addEventListener("scroll", () => isThere && go(), { signal: going.signal, passive: true });
    growth.observe(document.body);
    go();
  }

  function arrive(isBack: boolean): boolean {
    stopGoing();
    entry = nameEntry();
    const top = isBack ? places.get(entry) : undefined;
    if (top === undefined) return false;
    goTo(top);
    return true;
  }

  const leave = () => {
    // Public pages begin at their top when they come back, and say so of the page that is left.
    history.scrollRestoration = "auto";
    sessionStorage.setItem(storedAs, JSON.stringify([...places].slice(-mostPlaces)));
  };
  addEventListener("scroll", note, listen);
  addEventListener("pagehide", leave, listen);
  addEventListener("pageshow", ({ persisted }) => persisted && arrive(true), listen);

  // The browser has gone there itself as far as the page went then, unless it was told not to: who is not at the top then has scrolled.
  const hasScrolled = history.scrollRestoration === "manual" && scrollY > 0;
  history.scrollRestoration = "auto";
  if (wasHereBefore() && !hasScrolled && !location.hash) arrive(true);
  return {
    arrive,
    stop: () => {
      stopGoing();
      ends.abort();
    },
  };
}

/** Browsers that do not name the entries remember one place for an address. */
function nameEntry(): string {
  return window.navigation?.currentEntry?.key ?? location.href;
}

function wasHereBefore(): boolean {
  const [load] = performance.getEntriesByType("navigation");
  return load instanceof PerformanceNavigationTiming && ["reload", "back_forward"].includes(load.type);
}

function readPlaces(): Map<string, number> {
  const stored: unknown = JSON.parse(sessionStorage.getItem(storedAs) ?? "[]");
  return new Map(Array.isArray(stored) ? stored.filter(isPlace) : []);
}

function isPlace(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === "string" && typeof value[1] === "number";
}
