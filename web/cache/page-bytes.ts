type Listener = (bytes?: Buffer) => void;

/**
 * A finished page's HTML, as Next sends it with the least work. It hashes, counts and encodes a text for each answer, and leads
 * a Buffer through a web stream; what has `pipe` and `on` it takes for a Node stream and waits for its pieces
 * (next/dist/server/pipe-readable.js). This one gives all at once, to each that asks, as often as it is asked.
 */
export class PageBytes {
  /** Read by Next: there is always more to give. */
  readonly destroyed = false;
  readonly #bytes: Buffer;
  #take: Listener | undefined;

  constructor(html: string) {
    this.#bytes = Buffer.from(html);
  }

  /** Next's memory cache counts it. */
  get length(): number {
    return this.#bytes.length;
  }

  /** Next adds all its listeners in one go, first the one for data. */
  on(event: string, listener: Listener): this {
    if (event === "data") this.#take = listener;
    if (event === "end") {
      const take = this.#take;
      queueMicrotask(() => {
        take?.(this.#bytes);
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
    yield this.#bytes;
  }

  toString(): string {
    return this.#bytes.toString();
  }
}
