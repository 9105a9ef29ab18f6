import { LakeError } from "../request/lake-error.ts";

export interface StreamEvent {
  event?: string;
  id?: string;
  data: unknown;
}

/** How much a reader may leave unread, in bytes, before its stream is ended and it must resume. */
const maxUnread = 16 * 1024 * 1024;
const encoder = new TextEncoder();

/** One open event stream. `closed` is called once, whoever ends it. */
export class EventStream {
  readonly response: Response;
  readonly #closed: () => void;
  #controller: ReadableStreamDefaultController<Uint8Array> | null = null;

  constructor(closed: () => void) {
    this.#closed = closed;
    const body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.#controller = controller;
        },
        cancel: () => this.#end(),
      },
      new ByteLengthQueuingStrategy({ highWaterMark: 0 }),
    );
    this.response = new Response(body, {
      headers: {
        "content-type": "text/event-stream; charset=utf-8",
        "cache-control": "no-cache, no-transform",
      },
    });
    this.comment();
  }

  send({ event, id, data }: StreamEvent): void {
    const lines = [...(event ? [`event: ${event}`] : []), ...(id ? [`id: ${id}`] : [])];
    this.#write(`${[...lines, `data: ${JSON.stringify(data)}`].join("\n")}\n\n`);
  }

  /** Keeps the connection alive. */
  comment(): void {
    this.#write(":\n\n");
  }

  /** Ends a stream that cannot be served with the `channelError` that says why. */
  fail(error: unknown): void {
    if (!(error instanceof LakeError)) throw error;
    this.send({ event: "channelError", data: error.body });
    this.close();
  }

  close(): void {
    this.#controller?.close();
    this.#end();
  }

  #write(text: string): void {
    if (!this.#controller) return;
    this.#controller.enqueue(encoder.encode(text));
    if ((this.#controller.desiredSize ?? 0) < -maxUnread) this.close();
  }

  #end(): void {
    if (!this.#controller) return;
    this.#controller = null;
    this.#closed();
  }
}
