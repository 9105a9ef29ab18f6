/** How many rows are read at once. */
export const rowsAtOnce = 500;

type Rows = {
  before: string;
  /** Of what is exported, each a key of the object. */
  names: string[];
  after: string;
  /** A page of what has a name; one that is not full is the last. */
  read: (name: string, skip: number) => Promise<unknown[]>;
};

/**
 * A JSON object that arrives while it is read, of which no more than a page is held: `before`, then each name with its rows, then
 * `after`. What cannot be read on the way breaks it off, so that whoever got it cannot take it for whole.
 */
export function streamRows(rows: Rows): ReadableStream<Uint8Array> {
  const text = write(rows);
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await text.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await text.return();
    },
  });
}

async function* write({ before, names, after, read }: Rows): AsyncGenerator<string, void> {
  yield before;
  for (const [index, name] of names.entries()) {
    yield `${index > 0 ? "," : ""}\n${JSON.stringify(name)}:[`;
    for (let skip = 0; ; skip += rowsAtOnce) {
      const page = await read(name, skip);
      const lines = page.map((row) => `\n${JSON.stringify(row)}`).join(",");
      yield skip > 0 && page.length > 0 ? `,${lines}` : lines;
      if (page.length < rowsAtOnce) break;
    }
    yield "]";
  }
  yield after;
}
