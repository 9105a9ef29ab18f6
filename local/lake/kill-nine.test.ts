import { expect, test } from "vitest";
import { startLakeInTest } from "./start-lake-in-test.ts";

const writers = 4;

test("every acknowledged write is there after the lake is killed in the middle of writing", () =>
  killAndCount(1));

test("every acknowledged write is there after twenty kills", { tags: "slow" }, () => killAndCount(20));

async function killAndCount(rounds: number): Promise<void> {
  const lake = await startLakeInTest();
  const acknowledged = new Map<string, string>();
  const half: string[] = [];
  const write = async (round: number, writer: number): Promise<void> => {
    for (let count = 0; lake.isRunning(); count++) {
      const ids = [`r${round}-w${writer}-${count}-a`, `r${round}-w${writer}-${count}-b`] as const;
      try {
        const text = "x".repeat(1000);
        const transaction = lake.client.transaction();
        for (const _id of ids) transaction.create({ _id, _type: "written", text });
        const { transactionId } = await transaction.commit({ timeout: 2000 });
        for (const id of ids) acknowledged.set(id, transactionId);
      } catch {
        half.push(...ids);
        return;
      }
    }
  };
  for (let round = 0; round < rounds; round++) {
    const writing = Array.from({ length: writers }, (_, writer) => write(round, writer));
    const before = acknowledged.size;
    const patiently = { interval: 5, timeout: 20_000 };
    await expect.poll(() => acknowledged.size, patiently).toBeGreaterThan(before + 20 + round);
    await lake.kill();
    await Promise.all(writing);
    await lake.restart();
  }
  const query = '*[_type == "written"]{_id, _rev}';
  const found: { _id: string; _rev: string }[] = await lake.client.fetch(query);
  const revisions = new Map(found.map(({ _id, _rev }) => [_id, _rev]));
  for (const [id, revision] of acknowledged) expect(revisions.get(id)).toBe(revision);
  for (let index = 0; index < half.length; index += 2) {
    expect(revisions.has(half[index] ?? "")).toBe(revisions.has(half[index + 1] ?? ""));
  }
  console.log(`${rounds} kills: ${acknowledged.size} documents acknowledged, ${found.length} found`);
  await lake.stop();
}
