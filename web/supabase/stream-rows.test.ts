import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { rowsAtOnce, streamRows } from "./stream-rows.ts";

const frame = { before: '{"at":1,"tables":{', after: "}}\n" };
/** Rows whose texts JSON has to write otherwise. */
const rowsOf = (name: string, count: number) =>
  Array.from({ length: count }, (_, n) => ({ id: `${name} ${n}`, text: `"\\\n\u2028é😀${n}` }));

const counts = [0, 1, rowsAtOnce - 1, rowsAtOnce, rowsAtOnce + 1, 2 * rowsAtOnce, 2 * rowsAtOnce + 3];

/** Tables of all these lengths in each order, and how they are read. */
function tablesFrom(first: number) {
  const tables = Object.fromEntries(
    counts.map((_, place) => [
      `t${place}`,
      rowsOf(`t${place}`, counts[(first + place) % counts.length] ?? 0),
    ]),
  );
  const asked: string[] = [];
  const read = async (name: string, skip: number) => {
    asked.push(`${name} from ${skip}`);
    return tables[name]?.slice(skip, skip + rowsAtOnce) ?? [];
  };
  return { tables, asked, read, names: Object.keys(tables) };
}

test("tables of any length arrive whole, as one JSON object", async () => {
  for (const first of counts.keys()) {
    const { tables, read, names } = tablesFrom(first);
    expect(JSON.parse(await text(streamRows({ ...frame, names, read })))).toEqual({ at: 1, tables });
  }
  expect(JSON.parse(await text(streamRows({ ...frame, names: [], read: async () => [] })))).toEqual({
    at: 1,
    tables: {},
  });
});

test("wherever reading fails the stream does too, and what came until then is no JSON", async () => {
  const { asked, read, names } = tablesFrom(2);
  await text(streamRows({ ...frame, names, read }));
  const questions = asked.length;
  expect(questions).toBeGreaterThan(12);
  for (let fails = 1; fails <= questions; fails++) {
    let question = 0;
    const failing = async (name: string, skip: number) => {
      if (++question === fails) throw new Error("The database is away");
      return read(name, skip);
    };
    let arrived = "";
    const decoder = new TextDecoder();
    const taking = (async () => {
      for await (const piece of streamRows({ ...frame, names, read: failing }))
        arrived += decoder.decode(piece);
    })();
    await expect(taking, `question ${fails}`).rejects.toThrow("The database is away");
    expect(() => JSON.parse(arrived), `question ${fails}`).toThrow();
  }
});

test("no more is read than is taken, but for one page, and nothing once nobody takes it", async () => {
  const { asked, read, names } = tablesFrom(5);
  const reader = streamRows({ ...frame, names, read }).getReader();
  for (let taken = 0; taken < 6; taken++) {
    const before = asked.length;
    await reader.read();
    await new Promise(setImmediate);
    expect(asked.length - before).toBeLessThan(2);
  }
  await reader.cancel();
  const asks = asked.length;
  await new Promise(setImmediate);
  expect(asked.length).toBe(asks);
});
