import { expect, test } from "@playwright/test";
import { startSite } from "../fixtures/start-site.ts";

const seed = 20_261_129;

/** Kinds of which the home page shows a text, with its field. */
const texts: Record<string, string> = {
  siteSettings: "tagline",
  serviceCard: "description",
  industry: "description",
  testimonial: "role",
};

/** Minimal standard generator: a run that fails can be had again. */
function numbersFrom(start: number) {
  let state = start;
  return (below: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

/** Whether the turns that a page shows of its documents are those of one moment; `history` says which documents each turn published. */
function isOfOneMoment(shown: ReadonlyMap<string, number>, history: readonly ReadonlySet<string>[]): boolean {
  return history.some((_, moment) =>
    [...shown].every(
      ([id, turn]) => turn === history.findLastIndex((ids, index) => index <= moment && ids.has(id)),
    ),
  );
}

test("whichever message of a publish comes, and when, no page shows a part of what was published together", () =>
  publishInAnyOrder(6));

test("nor after thirty publishes", { tag: "@slow" }, () => publishInAnyOrder(30));

async function publishInAnyOrder(turns: number): Promise<void> {
  test.setTimeout(120_000 + turns * 10_000);
  const site = await startSite({ hasOwnLake: true, isLakeSilent: true, hasProxy: true });
  site.proxy.refuse(/publish/); // They are not written down in the stack's database.
  const below = numbersFrom(seed);
  const { content } = site.lake;
  const known = await content.fetch<{ _id: string; _type: string }[]>("*[_type in $types]{_id, _type}", {
    types: Object.keys(texts),
  });
  const history: Set<string>[] = [];
  const messages: { turn: number; message: { _id: string; _type: string; _rev: string } }[] = [];
  const publish = async (documents: typeof known) => {
    const turn = history.length;
    const transaction = content.transaction();
    for (const { _id, _type } of documents)
      transaction.patch(_id, { set: { [texts[_type] ?? ""]: `Turn ${turn} of ${_id}.` } });
    history.push(new Set(documents.map(({ _id }) => _id)));
    const { transactionId } = await transaction.commit();
    for (const { _id, _type } of documents)
      messages.push({ turn, message: { _id, _type, _rev: transactionId } });
  };
  const look = async () => {
    const html = await (await fetch(site.url)).text();
    return new Map(
      known.flatMap(({ _id }) => {
        const found = html.match(new RegExp(`Turn (\\d+) of ${_id}\\.`));
        return found ? [[_id, Number(found[1])]] : [];
      }),
    );
  };

  const wrong: unknown[] = [];
  let seen = 0;
  let isOver = false;
  let visits = Promise.resolve();
  try {
    await publish(known);
    for (const { message } of messages.splice(0)) expect((await site.tell(message)).status).toBe(200);
    await expect.poll(async () => (await look()).size).toBeGreaterThan(8);
    const ids = [...(await look()).keys()];
    const shown = known.filter(({ _id }) => ids.includes(_id));
    visits = (async () => {
      while (!isOver) {
        const found = await look();
        seen += 1;
        if (!isOfOneMoment(found, history)) wrong.push(Object.fromEntries(found));
      }
    })();
    while (history.length < turns) {
      await publish(shown.filter(() => below(2) === 0));
      // None of them, one, or several, of this turn or of one before.
      const told = messages.filter(() => below(3) === 0).sort(() => below(3) - 1);
      for (const each of told) {
        messages.splice(messages.indexOf(each), 1);
        expect((await site.tell({ ...each.message, operation: "update" })).status).toBe(200);
      }
      for (const { turn, message } of told)
        await expect
          .poll(async () => (await look()).get(message._id), { timeout: 60_000 })
          .toBeGreaterThanOrEqual(turn);
    }
  } finally {
    isOver = true;
    await visits;
    await site.stop();
  }
  test.info().annotations.push({ type: "pages seen", description: String(seen) });
  expect(seen).toBeGreaterThan(turns);
  expect(wrong).toEqual([]);
}
