import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { WebhookQueue } from "./webhook-queue.ts";

const change = { transactionId: "", timestamp: "", operation: "update" as const, before: null, after: null };

/** The same numbers for the same seed. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) % below;
  };
}

test("of each document its oldest message may be sent, those of the last published first, whatever waits and is busy", () => {
  for (let seed = 1; seed <= 400; seed++) {
    const random = createRandom(seed);
    const queue = new WebhookQueue(new DatabaseSync(":memory:"));
    const names = Array.from({ length: 1 + random(6) }, (_, index) => `document-${index}`);
    const told: { id: string; documentId: string; due: number }[] = [];
    const count = random(20);
    for (let index = 0; index < count; index++) {
      const documentId = names[random(names.length)] ?? "";
      queue.add({ id: `${index}`, documentId, change: { ...change, documentId } });
      told.push({ id: `${index}`, documentId, due: 0 });
    }
    for (const job of queue.findDue([], 0, 100)) {
      const known = told.find(({ id }) => id === job.id);
      if (random(3) > 0 || !known) continue;
      known.due = 1 + random(4);
      queue.postpone(job, known.due);
    }
    const busy = names.filter(() => random(4) === 0);
    const now = random(5);
    const limit = random(5);

    const documents = names
      .filter((name) => !busy.includes(name))
      .map((name) => told.filter(({ documentId }) => documentId === name))
      .filter((messages) => messages.length > 0)
      .sort((one, other) => Number(other.at(-1)?.id) - Number(one.at(-1)?.id));
    const oldest = documents.flatMap(([first]) => first ?? []);
    const sent = oldest.filter(({ due }) => due <= now).map(({ id }) => id);
    expect(
      queue.findDue(busy, now, limit).map(({ id }) => id),
      `seed ${seed}`,
    ).toEqual(sent.slice(0, limit));
    const next = oldest.length > 0 ? Math.min(...oldest.map(({ due }) => due)) : undefined;
    expect(queue.findNextTime(busy), `seed ${seed}`).toBe(next);
  }
});
