import assert from "node:assert/strict";
import { absent, type Claims, differs, works } from "../claim.ts";
import { make, newId } from "./content.ts";

const path = "/data/query/production";
const unfiltered = { filterResponse: false } as const;

export const queryClaims: Claims = {
  "GET /data/query/{dataset}": works(async ({ client }) => {
    const { result } = await client.request({ url: path, query: { query: "1 + 1" } });
    assert.equal(result, 2);
  }),
  "POST /data/query/{dataset}": works(async ({ client }) => {
    const body = { query: "$text", params: { text: "x".repeat(20_000) } };
    const { result } = await client.request({ url: path, method: "POST", body });
    assert.equal(result.length, 20_000);
  }),
  query: works(async ({ client }) => {
    assert.deepEqual(await client.fetch('*[_type == "author"]._id'), ["ibsen", "undset"]);
  }),
  "$ parameters": works(async ({ client }) => {
    assert.deepEqual(await client.fetch("*[_id in $ids]._id", { ids: ["ibsen"] }), ["ibsen"]);
  }),
  explain: absent(400, /not supported by the local lake/, ({ client }) =>
    client.request({ url: path, query: { query: "1", explain: "true" } }),
  ),
  perspective: works(async ({ client }) => {
    const read = (perspective: "published" | "drafts") =>
      client.fetch('*[_id == "undset"][0].name', {}, { perspective });
    assert.equal(await read("published"), "Undset");
    assert.equal(await read("drafts"), "Sigrid Undset");
  }),
  variant: absent(400, /not supported by the local lake/, ({ client }) =>
    client.fetch("1", {}, { variant: "spring" }),
  ),
  resultSourceMap: works(async ({ client }) => {
    const options = { ...unfiltered, resultSourceMap: true };
    const { resultSourceMap } = await client.fetch('*[_id == "doll"]{"name": title}', {}, options);
    assert.deepEqual(resultSourceMap, {
      documents: [{ _id: "doll", _type: "book" }],
      paths: ["$['title']"],
      mappings: {
        "$[0]['name']": { type: "value", source: { type: "documentValue", document: 0, path: 0 } },
      },
    });
  }),
  "resultSourceMap=withKeyArraySelector": works(async ({ client }) => {
    const document = await make(client, { list: [{ _key: "a", text: "One" }] });
    const options = { ...unfiltered, resultSourceMap: "withKeyArraySelector" } as const;
    const query = "*[_id == $id][0].list[].text";
    const { resultSourceMap } = await client.fetch(query, { id: document._id }, options);
    assert.deepEqual(resultSourceMap?.paths, ["$['list'][?(@._key=='a')]['text']"]);
  }),
  returnQuery: works(async ({ client }) => {
    const answer = await client.fetch("1 + 1", {}, { ...unfiltered, returnQuery: false });
    assert(!("query" in answer));
  }),
  tag: works(async ({ client }) => {
    assert.equal(await client.fetch("1 + 1", {}, { tag: "claims" }), 2);
  }),
  lastLiveEventId: works(async ({ client }) => {
    const { _id, _rev } = await make(client);
    const title = await client.fetch("*[_id == $id][0].title", { id: _id }, { lastLiveEventId: _rev });
    assert.equal(title, "One");
  }),
  "cacheMode=noStale": works(async ({ client }) => {
    assert.equal(await client.fetch("1 + 1", {}, { useCdn: true, cacheMode: "noStale" }), 2);
  }),
  "the answer: query, result, ms": works(async ({ client }) => {
    const { query, result, ms } = await client.fetch("1 + 1", {}, unfiltered);
    assert.deepEqual([query, result, typeof ms], ["1 + 1", 2, "number"]);
  }),
  "the answer: syncTags": differs("one tag for every query", async ({ client }) => {
    const tags = async (query: string) => (await client.fetch(query, {}, unfiltered)).syncTags;
    assert.equal((await tags('*[_type == "author"]'))?.length, 1);
    assert.deepEqual(await tags('*[_type == "author"]'), await tags('*[_type == "book"]'));
  }),
};

export const perspectiveClaims: Claims = {
  raw: works(async ({ client }) => {
    const names = await client.fetch('*[_type == "author"].name', {}, { perspective: "raw" });
    assert.deepEqual(names.toSorted(), ["Ibsen", "Sigrid Undset", "Undset"]);
  }),
  published: works(async ({ client }) => {
    const names = await client.fetch('*[_type == "author"].name', {}, { perspective: "published" });
    assert.deepEqual(names, ["Ibsen", "Undset"]);
  }),
  drafts: works(async ({ client }) => {
    const names = await client.fetch('*[_type == "author"].name', {}, { perspective: "drafts" });
    assert.deepEqual(names.toSorted(), ["Ibsen", "Sigrid Undset"]);
  }),
  "previewDrafts, the older name of drafts": works(async ({ client }) => {
    const query = { query: '*[_id == "undset"][0].name', perspective: "previewDrafts" };
    assert.equal((await client.request({ url: path, query })).result, "Sigrid Undset");
  }),
  "a stack of releases": works(async ({ client }) => {
    const id = newId();
    for (const prefix of ["", "drafts.", "versions.autumn.", "versions.winter."]) {
      await client.create({ _id: prefix + id, _type: "claim", title: prefix });
    }
    const read = (perspective: string[]) => client.fetch("*[_id == $id].title", { id }, { perspective });
    assert.deepEqual(await read(["winter", "autumn"]), ["versions.winter."]);
    assert.deepEqual(await read(["autumn", "drafts"]), ["versions.autumn."]);
    assert.deepEqual(await read(["spring", "drafts"]), ["drafts."]);
    assert.deepEqual(await read(["spring"]), [""]);
  }),
  _originalId: works(async ({ client }) => {
    const query = '*[_type == "author"] | order(_id)._originalId';
    assert.deepEqual(await client.fetch(query, {}, { perspective: "drafts" }), ["ibsen", "drafts.undset"]);
  }),
  "the default: published from v2025-02-19, raw before": works(async ({ client }) => {
    const count = (apiVersion: string) =>
      client.withConfig({ apiVersion }).fetch('count(*[_type == "author"])');
    assert.equal(await count("2025-02-19"), 2);
    assert.equal(await count("2024-01-01"), 3);
  }),
  "dereferencing within the perspective": works(async ({ client }) => {
    const query = '*[_id == "gynt"][0].readers[1]->name';
    assert.equal(await client.fetch(query, {}, { perspective: "drafts" }), "Sigrid Undset");
  }),
};

export const docClaims: Claims = {
  "GET /data/doc/{dataset}/{documentIds}": works(async ({ client }) => {
    const document = await make(client);
    assert.deepEqual(await client.getDocument(document._id), document);
  }),
  "several ids": works(async ({ client }) => {
    const found = await client.getDocuments(["undset", "drafts.undset"]);
    assert.deepEqual(
      found.map((document) => document?.name),
      ["Undset", "Sigrid Undset"],
    );
  }),
  "omitted: what does not exist": works(async ({ client }) => {
    assert.equal(await client.getDocument("nobody"), undefined);
    const { omitted } = await client.request({ url: "/data/doc/production/nobody,ibsen" });
    assert.deepEqual(omitted, [{ id: "nobody", reason: "existence" }]);
  }),
  includeAllVersions: works(async ({ client }) => {
    const query = { includeAllVersions: "true" };
    const { documents } = await client.request({ url: "/data/doc/production/undset", query });
    assert.deepEqual(
      documents.map(({ _id }: { _id: string }) => _id),
      ["drafts.undset", "undset"],
    );
  }),
  excludeContent: works(async ({ client }) => {
    const query = { excludeContent: "true" };
    const answer = await client.request({ url: "/data/doc/production/ibsen,nobody", query });
    assert.deepEqual(answer, { documents: [], omitted: [{ id: "nobody", reason: "existence" }] });
  }),
};
