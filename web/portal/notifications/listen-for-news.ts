import { pollNow } from "#ui/poll/poll-while-visible.ts";

const pauseMs = 60_000;
/** Where a browser keeps few lines to a site, what the page still fetches comes first. */
const settleMs = 1500;

/**
 * Lets the page's polls ask at once when the site says that there is news. A hidden page does not listen; a lost line is
 * taken up again, at once by the browser and, after a refusal, a minute later. Returns what ends it.
 */
export function listenForNews(): () => void {
  let source: EventSource | undefined;
  let timer = setTimeout(listen, settleMs);

  function listen() {
    stop();
    if (document.visibilityState === "hidden") return;
    const opened = new EventSource("/api/notifications/stream");
    source = opened;
    // What came before the line was open is not told on it.
    opened.addEventListener("open", pollNow);
    opened.addEventListener("news", pollNow);
    opened.addEventListener("error", () => {
      if (opened.readyState === EventSource.CLOSED && source === opened) timer = setTimeout(listen, pauseMs);
    });
  }
  function stop() {
    clearTimeout(timer);
    source?.close();
    source = undefined;
  }

  document.addEventListener("visibilitychange", listen);
  return () => {
    document.removeEventListener("visibilitychange", listen);
    stop();
  };
}
