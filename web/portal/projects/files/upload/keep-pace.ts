type Bytes = AsyncIterable<Uint8Array<ArrayBuffer>>;

type Pace = {
  /** For the whole, as long as it is not known to bring files. */
  limitMs: number;
  bringsFiles: () => boolean;
  /** How many bytes a second are asked for now. */
  askedPerSecond: () => number;
  now?: () => number;
};

/** The sender is slower than it may be, or takes longer. */
export class SlowForm extends Error {}

const windowMs = 30_000;
const tickMs = 500;
const longestMs = 60 * 60_000;

/**
 * A form's body as it arrives, as long as its sender keeps the pace: with files so many bytes for each second of any thirty, and
 * an hour for the whole. Of those seconds only the ones in which the body is waited for count: what its reader takes is not the
 * sender's. Throws a SlowForm.
 */
export async function* keepPace(
  body: Bytes,
  { limitMs, bringsFiles, askedPerSecond, now = () => performance.now() }: Pace,
): Bytes {
  const chunks = body[Symbol.asyncIterator]();
  const startedAt = now();
  const pace = createWindow();
  try {
    let coming = chunks.next();
    for (;;) {
      const waitedFrom = now();
      const chunk = await withinTick(coming);
      const bytes = chunk?.value?.byteLength ?? 0;
      pace.add({ ms: now() - waitedFrom, bytes, asked: askedPerSecond() });
      if (chunk?.done) return;
      const isLate = now() - startedAt > (bringsFiles() ? longestMs : limitMs);
      if (isLate || pace.isBehind()) throw new SlowForm("The form comes too slowly");
      if (!chunk) continue;
      yield chunk.value;
      coming = chunks.next();
    }
  } finally {
    // It may be in the middle of waiting for a chunk that never comes.
    chunks.return?.()?.catch(() => {});
  }
}

/** What comes at once, else null. */
async function withinTick<Chunk>(coming: Promise<Chunk>): Promise<Chunk | null> {
  let timer: NodeJS.Timeout | undefined;
  const tick = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, tickMs, null);
  });
  try {
    return await Promise.race([coming, tick]);
  } finally {
    clearTimeout(timer);
  }
}

/** The latest thirty seconds, in parts. */
function createWindow() {
  const parts: { ms: number; bytes: number; needed: number }[] = [];
  const sum = (field: "ms" | "bytes" | "needed") => parts.reduce((total, part) => total + part[field], 0);

  return {
    add({ ms, bytes, asked }: { ms: number; bytes: number; asked: number }): void {
      let latest = parts.at(-1);
      if (!latest || latest.ms >= tickMs) {
        latest = { ms: 0, bytes: 0, needed: 0 };
        parts.push(latest);
      }
      latest.ms += ms;
      latest.bytes += bytes;
      latest.needed += (ms / 1000) * asked;
      while (sum("ms") - (parts[0]?.ms ?? 0) >= windowMs) parts.shift();
    },

    isBehind: () => sum("ms") >= windowMs && sum("bytes") < sum("needed"),
  };
}
