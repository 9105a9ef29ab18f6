import type { Commit } from "../store/lake-document.ts";
import type { Store } from "../store/store.ts";
import { EventStream } from "./event-stream.ts";

const keepAliveMilliseconds = 15_000;

/** The open event streams: they hear of commits, are kept alive, and end with the server. */
export class OpenStreams {
  readonly #streams = new Map<EventStream, (commit: Commit) => void>();
  readonly #stop: () => void;

  constructor(store: Store) {
    const forget = store.onCommit((commit) => this.#announce(commit));
    const timer = setInterval(() => {
      for (const stream of this.#streams.keys()) stream.comment();
    }, keepAliveMilliseconds);
    this.#stop = () => {
      forget();
      clearInterval(timer);
    };
  }

  open(): EventStream {
    const stream = new EventStream(() => this.#streams.delete(stream));
    this.#streams.set(stream, () => {});
    return stream;
  }

  onCommit(stream: EventStream, listener: (commit: Commit) => void): void {
    if (this.#streams.has(stream)) this.#streams.set(stream, listener);
  }

  close(): void {
    this.#stop();
    for (const stream of [...this.#streams.keys()]) stream.close();
  }

  #announce(commit: Commit): void {
    for (const [stream, listener] of [...this.#streams]) {
      try {
        listener(commit);
      } catch (error) {
        stream.fail(error);
      }
    }
  }
}
