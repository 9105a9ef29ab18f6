import { test as base, expect } from "vitest";
import { serveInTest } from "../../serve-in-test.ts";
import { makeQuarters } from "../assets/images/quarters-in-test.ts";
import { startLakeInTest } from "../start-lake-in-test.ts";

/** Vitest's `test` with one lake for all files of a worker; see `startLake` for what is in it. */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a fixture needs.
  .extend("lake", { scope: "worker" }, async ({}, { onCleanup }) => {
    const lake = await startLake();
    onCleanup(lake.stop);
    return lake;
  })
  .extend("client", ({ lake }) => lake.client)
  .extend("url", ({ lake }) => lake.url);

/** Passes when the lake refuses with this status and a message like this. */
export async function expectRefused(work: Promise<unknown>, status: number, message = /./): Promise<void> {
  await expect(work).rejects.toMatchObject({
    statusCode: status,
    message: expect.stringMatching(message),
  });
}

export interface HeardHook {
  documentId: string | null;
  method: string;
  headers: Headers;
  body: string;
}

export const hookSecret = "a-secret-of-more-than-32-characters";

export type Lake = Awaited<ReturnType<typeof startLake>>;

/** A lake with a receiver of its webhook, a picture, and a few documents for queries. */
async function startLake() {
  const hooks: HeardHook[] = [];
  const refusedOnce = new Set<string | null>();
  const receiver = await serveInTest(async (request) => {
    const { method, headers } = request;
    const documentId = headers.get("sanity-document-id");
    hooks.push({ documentId, method, headers, body: await request.text() });
    return new Response(null, { status: refusedOnce.delete(documentId) ? 503 : 200 });
  });
  const lake = await startLakeInTest({
    LAKE_WEBHOOK_URL: `${receiver.url}/hook`,
    LAKE_WEBHOOK_SECRET: hookSecret,
    LAKE_WEBHOOK_FILTER: "_type != 'unheard' || delta::changedAny(title)",
    LAKE_WEBHOOK_PROJECTION: `{_id, title, "was": before().title, "is": after().title, "operation": delta::operation()}`,
  });
  const { client } = lake;
  const picture = await client.assets.upload("image", await makeQuarters(), { filename: "quarters.png" });
  await client
    .transaction()
    .create({ _id: "ibsen", _type: "author", name: "Ibsen" })
    .create({ _id: "undset", _type: "author", name: "Undset" })
    .create({ _id: "drafts.undset", _type: "author", name: "Sigrid Undset" })
    .create({ _id: "doll", _type: "book", title: "A Doll's House", year: 1879, ...by("ibsen") })
    .create({ _id: "gynt", _type: "book", title: "Peer Gynt", year: 1867, ...by("ibsen", "undset") })
    .create({
      _id: "lost",
      _type: "book",
      title: "Lost",
      year: 1900,
      author: { _ref: "nobody", _weak: true },
    })
    .commit();
  return {
    ...lake,
    picture,
    hooks,
    /** The ids of documents whose next webhook the receiver answers with 503. */
    refusedOnce,
    stop: async () => {
      await lake.stop();
      await receiver.close();
    },
  };
}

function by(author: string, ...others: string[]) {
  const refer = (_ref: string) => ({ _type: "reference", _ref, _key: _ref });
  return { author: refer(author), readers: [author, ...others].map(refer) };
}
