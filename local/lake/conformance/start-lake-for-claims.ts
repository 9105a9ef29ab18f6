import { serveInTest } from "../../serve-in-test.ts";
import { makeQuarters } from "../assets/quarters-in-test.ts";
import { startLakeInTest } from "../start-lake-in-test.ts";

export interface HeardHook {
  documentId: string | null;
  method: string;
  headers: Headers;
  body: string;
}

export const hookSecret = "a-secret-of-more-than-32-characters";

export type LakeInClaims = Awaited<ReturnType<typeof startLakeForClaims>>;

/** A lake with a receiver of its webhook, a picture, and a few documents for queries. */
export async function startLakeForClaims() {
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
