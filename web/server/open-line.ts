import "server-only";

// Proxies close a line on which nothing is said for a minute.
const beatMs = 25_000;
const lines = new Set<() => void>();
let isEndFollowed = false;
let isEnding = false;

export type Line = { say: (event: string, data?: string) => void; end: () => void };

/**
 * A stream of server-sent events. `follow` feeds it and answers how to stop that, or null where there is nothing to follow:
 * then there is no stream. It ends with its reader and with the process.
 */
export async function openLine(
  follow: (line: Line) => Promise<(() => void) | null>,
): Promise<ReadableStream<Uint8Array> | null> {
  if (isEnding) return null;
  const { readable, writable } = new TransformStream<string, string>();
  const writer = writable.getWriter();
  const write = (text: string) => void writer.write(text).catch(end);
  const beat = setInterval(() => write(": still here\n\n"), beatMs);
  let stop: (() => void) | null = null;

  function end() {
    clearInterval(beat);
    lines.delete(end);
    stop?.();
    writer.close().catch(() => {});
  }

  stop = await follow({ say: (event, data = "") => write(`event: ${event}\ndata: ${data}\n\n`), end });
  if (!stop || isEnding) {
    end();
    return null;
  }
  writer.closed.catch(end);
  lines.add(end);
  if (!isEndFollowed) process.once("SIGTERM", endAll);
  isEndFollowed = true;
  write(": listening\n\n");
  return readable.pipeThrough(new TextEncoderStream());
}

/** The answer that carries a line. */
export function lineResponse(line: ReadableStream<Uint8Array>): Response {
  return new Response(line, {
    headers: {
      "cache-control": "private, no-store, no-transform",
      "content-type": "text/event-stream",
      "x-accel-buffering": "no",
    },
  });
}

/** An open line would keep a process that is told to stop, and so would one that its page takes up again. */
function endAll(): void {
  isEnding = true;
  for (const end of lines) end();
}
