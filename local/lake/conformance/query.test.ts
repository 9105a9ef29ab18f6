import { assert, describe, expect } from "vitest";
import { make, newId } from "./content.ts";
import { test } from "./lake-test.ts";

const path = "/data/query/production";
const unfiltered = { filterResponse: false } as const;

describe("HTTP API: Query (sanity.io/docs/http-reference/query)", () => {
  test("GET /data/query/{dataset}", async ({ client }) => {
    const { result } = await client.request({ url: path, query: { query: "1 + 1" } });
    expect(result).toBe(2);
  });

  test("POST /data/query/{dataset}", async ({ client }) => {
    const body = { query: "$text", params: { text: "x".repeat(20_000) } };
    const { result } = await client.request({ url: path, method: "POST", body });
    expect(result.length).toBe(20_000);
  });

  test("query", async ({ client }) => {
    expect(await client.fetch('*[_type == "author"]._id')).toEqual(["ibsen", "undset"]);
  });

  test("$ parameters", async ({ client }) => {
    expect(await client.fetch("*[_id in $ids]._id", { ids: ["ibsen"] })).toEqual(["ibsen"]);
  });

  test("perspective", async ({ client }) => {
    const read = (perspective: "published" | "drafts") =>
      client.fetch('*[_id == "undset"][0].name', {}, { perspective });
    expect(await read("published")).toBe("Undset");
    expect(await read("drafts")).toBe("Sigrid Undset");
  });

  test("resultSourceMap", async ({ client }) => {
    const options = { ...unfiltered, resultSourceMap: true };
    const { resultSourceMap } = await client.fetch('*[_id == "doll"]{"name": title}', {}, options);
    expect(resultSourceMap).toEqual({
      documents: [{ _id: "doll", _type: "book" }],
      paths: ["$['title']"],
      mappings: {
        "$[0]['name']": { type: "value", source: { type: "documentValue", document: 0, path: 0 } },
      },
    });
  });

  test("resultSourceMap=withKeyArraySelector", async ({ client }) => {
    const document = await make(client, { list: [{ _key: "a", text: "One" }] });
    const options = { ...unfiltered, resultSourceMap: "withKeyArraySelector" } as const;
    const query = "*[_id == $id][0].list[].text";
    const { resultSourceMap } = await client.fetch(query, { id: document._id }, options);
    expect(resultSourceMap?.paths).toEqual(["$['list'][?(@._key=='a')]['text']"]);
  });

  test("returnQuery", async ({ client }) => {
    const answer = await client.fetch("1 + 1", {}, { ...unfiltered, returnQuery: false });
    assert(!("query" in answer));
  });

  test("tag", async ({ client }) => {
    expect(await client.fetch("1 + 1", {}, { tag: "claims" })).toBe(2);
  });

  test("lastLiveEventId", async ({ client }) => {
    const { _id, _rev } = await make(client);
    const title = await client.fetch("*[_id == $id][0].title", { id: _id }, { lastLiveEventId: _rev });
    expect(title).toBe("One");
  });

  test("cacheMode=noStale", async ({ client }) => {
    expect(await client.fetch("1 + 1", {}, { useCdn: true, cacheMode: "noStale" })).toBe(2);
  });

  test("the answer: query, result, ms", async ({ client }) => {
    const { query, result, ms } = await client.fetch("1 + 1", {}, unfiltered);
    expect([query, result, typeof ms]).toEqual(["1 + 1", 2, "number"]);
  });

  test("the answer: syncTags — differs: one tag for every query", async ({ client }) => {
    const tags = async (query: string) => (await client.fetch(query, {}, unfiltered)).syncTags;
    expect((await tags('*[_type == "author"]'))?.length).toBe(1);
    expect(await tags('*[_type == "author"]')).toEqual(await tags('*[_type == "book"]'));
  });
});

describe("Perspectives (sanity.io/docs/perspectives)", () => {
  test.for([
    ["raw", ["Ibsen", "Sigrid Undset", "Undset"]],
    ["published", ["Ibsen", "Undset"]],
    ["drafts", ["Ibsen", "Sigrid Undset"]],
  ] as const)("%s", async ([perspective, expected], { client }) => {
    const names = await client.fetch('*[_type == "author"].name', {}, { perspective });
    expect(names.toSorted()).toEqual(expected);
  });

  test("previewDrafts, the older name of drafts", async ({ client }) => {
    const query = { query: '*[_id == "undset"][0].name', perspective: "previewDrafts" };
    expect((await client.request({ url: path, query })).result).toBe("Sigrid Undset");
  });

  test("a stack of releases", async ({ client }) => {
    const id = newId();
    for (const prefix of ["", "drafts.", "versions.autumn.", "versions.winter."]) {
      await client.create({ _id: prefix + id, _type: "claim", title: prefix });
    }
    const read = (perspective: string[]) => client.fetch("*[_id == $id].title", { id }, { perspective });
    expect(await read(["winter", "autumn"])).toEqual(["versions.winter."]);
    expect(await read(["autumn", "drafts"])).toEqual(["versions.autumn."]);
    expect(await read(["spring", "drafts"])).toEqual(["drafts."]);
    expect(await read(["spring"])).toEqual([""]);
  });

  test("_originalId", async ({ client }) => {
    const query = '*[_type == "author"] | order(_id)._originalId';
    expect(await client.fetch(query, {}, { perspective: "drafts" })).toEqual(["ibsen", "drafts.undset"]);
  });

  test("the default: published from v2025-02-19, raw before", async ({ client }) => {
    const count = (apiVersion: string) =>
      client.withConfig({ apiVersion }).fetch('count(*[_type == "author"])');
    expect(await count("2025-02-19")).toBe(2);
    expect(await count("2024-01-01")).toBe(3);
  });

  test("dereferencing within the perspective", async ({ client }) => {
    const query = '*[_id == "gynt"][0].readers[1]->name';
    expect(await client.fetch(query, {}, { perspective: "drafts" })).toBe("Sigrid Undset");
  });
});

describe("HTTP API: Doc (sanity.io/docs/http-reference/doc)", () => {
  test("GET /data/doc/{dataset}/{documentIds}", async ({ client }) => {
    const document = await make(client);
    expect(await client.getDocument(document._id)).toEqual(document);
  });

  test("several ids", async ({ client }) => {
    const found = await client.getDocuments(["undset", "drafts.undset"]);
    expect(found.map((document) => document?.name)).toEqual(["Undset", "Sigrid Undset"]);
  });

  test("omitted: what does not exist", async ({ client }) => {
    expect(await client.getDocument("nobody")).toBeUndefined();
    const { omitted } = await client.request({ url: "/data/doc/production/nobody,ibsen" });
    expect(omitted).toEqual([{ id: "nobody", reason: "existence" }]);
  });

  test("includeAllVersions", async ({ client }) => {
    const query = { includeAllVersions: "true" };
    const { documents } = await client.request({ url: "/data/doc/production/undset", query });
    expect(documents.map(({ _id }: { _id: string }) => _id)).toEqual(["drafts.undset", "undset"]);
  });

  test("excludeContent", async ({ client }) => {
    const query = { excludeContent: "true" };
    const answer = await client.request({ url: "/data/doc/production/ibsen,nobody", query });
    expect(answer).toEqual({ documents: [], omitted: [{ id: "nobody", reason: "existence" }] });
  });
});
