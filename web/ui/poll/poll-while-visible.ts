/**
 * Asks again and again while somebody looks at the page: `seconds` after each answer, and at once when the page is looked
 * at again, the line comes back or `pollNow` is called. A hidden page asks nothing. Returns what ends it.
 */
export function pollWhileVisible(ask: () => Promise<void>, seconds: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  let isAskedMeanwhile = false;
  let isStopped = false;

  async function round() {
    clearTimeout(timer);
    isAskedMeanwhile = isAsking;
    if (isAsking || isStopped || document.visibilityState === "hidden") return;
    isAsking = true;
    await ask().catch((error: unknown) => console.warn("A poll failed:", error));
    isAsking = false;
    if (isAskedMeanwhile) void round();
    else wait();
  }
  function wait() {
    clearTimeout(timer);
    if (!isStopped && document.visibilityState === "visible") timer = setTimeout(round, seconds * 1000);
  }
  function look() {
    if (document.visibilityState === "visible") void round();
    else clearTimeout(timer);
  }

  wait();
  document.addEventListener("visibilitychange", look);
  window.addEventListener("online", look);
  window.addEventListener(askedNow, look);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", look);
    window.removeEventListener("online", look);
    window.removeEventListener(askedNow, look);
  };
}

/** Lets every poll of the page ask at once. */
export function pollNow(): void {
  window.dispatchEvent(new Event(askedNow));
}

const askedNow = "poll-now";
