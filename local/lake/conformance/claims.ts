import type { SanityClient } from "@sanity/client";

type Client = SanityClient;

/** What hosted Sanity documents and how the lake stands to it; `see` shows it through the official client. */
export type Claim = {
  area: "Query" | "Mutation" | "Action" | "Listening" | "Asset" | "Absent";
  what: string;
  verdict: "works" | "differs" | "absent";
  note?: string;
  /** Resolves to true when the lake behaves as claimed. */
  see: (client: Client) => Promise<boolean>;
};

const id = () => `claim-${crypto.randomUUID()}`;
const make = (client: Client, fields: object = {}) =>
  client.create({ _id: id(), _type: "claim", title: "One", count: 1, list: ["a", "b"], ...fields });
const isRefused = (work: Promise<unknown>) =>
  work.then(
    () => false,
    () => true,
  );

const queries: [what: string, query: string, expected: unknown][] = [
  ["filters, comparisons and boolean logic", `count([{"a":1},{"a":2}][a > 1 && !(a == 3)])`, 1],
  ["projections, spread and conditional fields", `{...{"a":1}, true => {"b":2}}`, { a: 1, b: 2 }],
  ["slices and element access", `[1,2,3][0..1]`, [1, 2]],
  ["order() and pipes", `[{"a":2},{"a":1}] | order(a asc)`, [{ a: 1 }, { a: 2 }]],
  ["score() and boost()", `([{"a":"x"},{"a":"y"}] | score(a == "y"))[0].a`, "y"],
  [
    "coalesce(), select(), defined(), count()",
    `[coalesce(null, 1), select(true => 2), defined(3)]`,
    [1, 2, true],
  ],
  ["string:: functions", `string::startsWith("abc", "a")`, true],
  ["array:: functions", `array::unique([1,1,2])`, [1, 2]],
  ["math:: functions", `math::sum([1,2])`, 3],
  ["pt::text()", `pt::text([{"_type":"block","children":[{"_type":"span","text":"Hi"}]}])`, "Hi"],
  ["dateTime() and now()", `dateTime("2026-01-01T00:00:00Z") < dateTime(now())`, true],
  ["match with a prefix", `"Corner Pocket" match "pock*"`, true],
];

export const claims: Claim[] = [
  ...queries.map(
    ([what, query, expected]): Claim => ({
      area: "Query",
      what,
      verdict: "works",
      see: async (client) => JSON.stringify(await client.fetch(query)) === JSON.stringify(expected),
    }),
  ),
  {
    area: "Query",
    what: "references: dereferencing and references()",
    verdict: "works",
    see: async (client) => {
      const target = await make(client);
      const source = await make(client, { to: { _type: "reference", _ref: target._id } });
      const found = await client.fetch("*[references($id)][0]{_id, 'title': to->title}", { id: target._id });
      return found._id === source._id && found.title === "One";
    },
  },
  {
    area: "Query",
    what: "perspectives: published, drafts and raw",
    verdict: "works",
    see: async (client) => {
      const { _id } = await make(client);
      await client.create({ _id: `drafts.${_id}`, _type: "claim", title: "Draft" });
      const read = (perspective: "published" | "drafts" | "raw") =>
        client.fetch("*[_id in [$id, 'drafts.' + $id]].title", { id: _id }, { perspective });
      return (
        (await read("published")).join() === "One" &&
        (await read("drafts")).join() === "Draft" &&
        (await read("raw")).length === 2
      );
    },
  },
  {
    area: "Query",
    what: "content source maps",
    verdict: "works",
    see: async (client) => {
      const { _id } = await make(client);
      const answer = await client.fetch(
        "*[_id == $id][0]{title}",
        { id: _id },
        { filterResponse: false, resultSourceMap: true },
      );
      return answer.resultSourceMap?.documents[0]?._id === _id;
    },
  },
  {
    area: "Mutation",
    what: "create, createIfNotExists, createOrReplace, delete",
    verdict: "works",
    see: async (client) => {
      const { _id } = await make(client);
      const kept = await client.createIfNotExists({ _id, _type: "claim", title: "Two" });
      const replaced = await client.createOrReplace({ _id, _type: "claim", title: "Three" });
      const isTaken = await isRefused(client.create({ _id, _type: "claim" }));
      await client.delete(_id);
      return (
        kept.title === "One" && replaced.title === "Three" && isTaken && !(await client.getDocument(_id))
      );
    },
  },
  {
    area: "Mutation",
    what: "patches: set, setIfMissing, inc, insert and ifRevisionId",
    verdict: "works",
    see: async (client) => {
      const document = await make(client);
      const patched = await client
        .patch(document._id)
        .ifRevisionId(document._rev)
        .set({ title: "Two" })
        .setIfMissing({ more: true })
        .inc({ count: 2 })
        .insert("after", "list[-1]", ["c"])
        .commit();
      const isStale = await isRefused(
        client.patch(document._id).ifRevisionId(document._rev).unset(["more"]).commit(),
      );
      return (
        patched.title === "Two" && patched.more && patched.count === 3 && patched.list.length === 3 && isStale
      );
    },
  },
  {
    area: "Mutation",
    what: "transactions are whole or nothing",
    verdict: "works",
    see: async (client) => {
      const first = id();
      const work = client
        .transaction()
        .create({ _id: first, _type: "claim" })
        .patch(id(), { set: { a: 1 } });
      return (await isRefused(work.commit())) && !(await client.getDocument(first));
    },
  },
  {
    area: "Mutation",
    what: "strong references keep their target",
    verdict: "works",
    see: async (client) => {
      const target = await make(client);
      await make(client, { to: { _type: "reference", _ref: target._id } });
      return isRefused(client.delete(target._id));
    },
  },
  {
    area: "Mutation",
    what: "deleting by query",
    verdict: "differs",
    note: "sees the state before its transaction",
    see: async (client) => {
      const { _id } = await make(client);
      await client.delete({ query: "*[_id == $id]", params: { id: _id } });
      return !(await client.getDocument(_id));
    },
  },
  {
    area: "Action",
    what: "document.publish, unpublish and discard",
    verdict: "works",
    see: async (client) => {
      const publishedId = id();
      const draftId = `drafts.${publishedId}`;
      await client.create({ _id: draftId, _type: "claim", title: "Draft" });
      await client.action({ actionType: "sanity.action.document.publish", draftId, publishedId });
      const isPublished = (await client.getDocument(publishedId))?.title === "Draft";
      await client.action({ actionType: "sanity.action.document.unpublish", draftId, publishedId });
      const isTakenDown =
        !(await client.getDocument(publishedId)) && Boolean(await client.getDocument(draftId));
      await client.action({ actionType: "sanity.action.document.discard", draftId });
      return isPublished && isTakenDown && !(await client.getDocument(draftId));
    },
  },
  {
    area: "Listening",
    what: "mutation events with the result",
    verdict: "works",
    see: async (client) => {
      const mine = id();
      const heard = new Promise<boolean>((resolve) => {
        const listening = client
          .listen("*[_id == $id]", { id: mine }, { includeResult: true, events: ["welcome", "mutation"] })
          .subscribe((event) => {
            if (event.type === "welcome") void client.create({ _id: mine, _type: "claim" });
            if (event.type !== "mutation") return;
            listening.unsubscribe();
            resolve(event.documentId === mine && event.transition === "appear" && event.result?._id === mine);
          });
      });
      return heard;
    },
  },
  {
    area: "Asset",
    what: "uploads of files",
    verdict: "works",
    see: async (client) => {
      const asset = await client.assets.upload("file", Buffer.from("words"), { filename: "words.txt" });
      return (await (await fetch(asset.url)).text()) === "words";
    },
  },
  {
    area: "Absent",
    what: "releases",
    verdict: "absent",
    note: "answers 400",
    see: (client) =>
      isRefused(client.action({ actionType: "sanity.action.release.create", releaseId: "r1", metadata: {} })),
  },
  {
    area: "Absent",
    what: "geo:: functions",
    verdict: "absent",
    note: "refused as unknown",
    see: (client) => isRefused(client.fetch("geo::distance(1, 2)")),
  },
];
