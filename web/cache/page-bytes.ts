import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { ofProcess } from "../server/of-process.ts";

type Listener = (bytes?: Buffer) => void;

/** A page in each form that browsers ask for. The compressed ones are made for the first who asks: some 10 ms for 300 KB. */
class EncodedPage {
  readonly identity: Buffer;
  #gzip: Buffer | undefined;
  #br: Buffer | undefined;

  constructor(html: string) {
    this.identity = Buffer.from(html);
  }

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
}

/** By their ETags. server/send-encoded-pages.ts, which is bundled apart, reads it under the same name. */
const kept = ofProcess("kept pages", () => new Map<string, WeakRef<EncodedPage>>());
const forgotten = new FinalizationRegistry<string>((etag) => {
  if (!kept.get(etag)?.deref()) kept.delete(etag);
});

/** The same for the same ETag, for as long as Next keeps a page with it. */
function encodedPage(html: string, etag: unknown): EncodedPage {
  const known = typeof etag === "string" ? kept.get(etag)?.deref() : undefined;
  if (known) return known;
  const page = new EncodedPage(html);
  if (typeof etag !== "string") return page;
  kept.set(etag, new WeakRef(page));
  forgotten.register(page, etag);
  return page;
}

/**
 * A finished page's HTML, as Next sends it with the least work. It hashes, counts and encodes a text for each answer, and leads
 * a Buffer through a web stream; what has `pipe` and `on` it takes for a Node stream and waits for its pieces
 * (next/dist/server/pipe-readable.js). This one gives all at once, to each that asks, as often as it is asked.
 */
export class PageBytes {
  /** Read by Next: there is always more to give. */
  readonly destroyed = false;
  readonly #page: EncodedPage;
  #take: Listener | undefined;

  constructor(html: string, etag: unknown) {
    this.#page = encodedPage(html, etag);
  }

  /** Next's memory cache counts it. */
  get length(): number {
    return this.#page.identity.length;
  }

  /** Next adds all its listeners in one go, first the one for data. */
  on(event: string, listener: Listener): this {
    if (event === "data") this.#take = listener;
    if (event === "end") {
      const take = this.#take;
      queueMicrotask(() => {
        take?.(this.#page.identity);
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
    yield this.#page.identity;
  }

  toString(): string {
    return this.#page.identity.toString();
  }
}
