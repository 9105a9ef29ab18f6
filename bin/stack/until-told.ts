/** One press of Ctrl-C arrives more than once: from the terminal, from npm, and from the bootstrap. */
const samePressMs = 500;

/**
 * Resolves when this process is told to end: by a signal, by the end of whoever started it, or by nobody reading what it prints.
 * `again` is called when it is told once more, later.
 */
export function untilToldToEnd(again: () => void): Promise<void> {
  let toldAt = 0;
  return new Promise((resolve) => {
    const hear = () => {
      if (toldAt > 0 && Date.now() - toldAt > samePressMs) again();
      toldAt ||= Date.now();
      resolve();
    };
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, hear);
    process.on("disconnect", hear);
    for (const stream of [process.stdout, process.stderr]) stream.on("error", hear);
  });
}
