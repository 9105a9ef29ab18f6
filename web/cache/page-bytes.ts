import { brotliCompressSync, constants, gzipSync } from "node:zlib";

type Listener = (bytes?: Buffer) => void;

const key = Symbol.for("corner-pocket kept pages");
/** By their ETags. Of the whole process: Next loads this file more than once, and server/send-encoded-pages.ts is bundled apart. */
const known: Map<string, WeakRef<PageBytes>> = Reflect.get(globalThis, key) ?? new Map();
Reflect.set(globalThis, key, known);
const forgotten = new FinalizationRegistry<string>((etag) => {
  if (!known.get(etag)?.deref()) known.delete(etag);
});

/**
 * A finished page's HTML, as Next sends it with the least work. It hashes, counts and encodes a text for each answer, and leads
 * a Buffer through a web stream; what has `pipe` and `on` it takes for a Node stream and waits for its pieces
 * (next/dist/server/pipe-readable.js). This one gives all at once, to each that asks, as often as it is asked.
 */
export class PageBytes {
  /** Read by Next: there is always more to give. */
  readonly destroyed = false;
  readonly identity: Buffer;
  #gzip: Buffer | undefined;
  #br: Buffer | undefined;
  #take: Listener | undefined;

  /** With its ETag the page can be found for as long as Next keeps it. */
  constructor(html: string, etag: unknown) {
    this.identity = Buffer.from(html);
    if (typeof etag !== "string") return;
    known.set(etag, new WeakRef(this));
    forgotten.register(this, etag);
  }

  /** Next's memory cache counts it. */
  get length(): number {
    return this.identity.length;
  }

  /** Made once, for the first visitor who asks for it: some 10 ms for a page of 300 KB. */
  get gzip(): Buffer {
    this.#gzip ??= gzipSync(this.identity);
    return this.#gzip;
  }

  get br(): Buffer {
    const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = constants;
    this.#br ??= brotliCompressSync(this.identity, {
      params: { [BROTLI_PARAM_QUALITY]: 5, [BROTLI_PARAM_LGWIN]: 18 },
    });
    return this.#br;
  }

  /** Next adds all its listeners in one go, first the one for data. */
  on(event: string, listener: Listener): this {
    if (event === "data") this.#take = listener;
    if (event === "end") {
      const take = this.#take;
      queueMicrotask(() => {
        take?.(this.identity);
        listener();
      });
    }
    return this;
  }

  pipe(): void {}
  pause(): void {}
  resume(): void {}
  destroy(): void {}

  /** Node writes what can be gone through to a file. */
  *[Symbol.iterator](): Generator<Buffer> {
    yield this.identity;
  }

  toString(): string {
    return this.identity.toString();
  }
}
