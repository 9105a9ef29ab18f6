import { afterAll, expect, test } from "vitest";
import { startLakeInTest } from "../start-lake-in-test.ts";

const lake = await startLakeInTest({ LAKE_QUERY_MILLISECONDS: "2500" });
const slug = (current: string) => ({ _type: "slug", current });
await lake.client
  .transaction()
  .create({ _id: "voltway", _type: "caseStudy", title: "Voltway Home Electric", slug: slug("voltway") })
  .create({ _id: "drafts.voltway", _type: "caseStudy", title: "Voltway, rewired", slug: slug("voltway") })
  .create({
    _id: "alder",
    _type: "caseStudy",
    title: "Alder & Oak",
    slug: slug("alder"),
    next: { _ref: "voltway" },
  })
  .create({ _id: "drafts.new", _type: "caseStudy", title: "Not out yet" })
  .commit();
afterAll(() => lake.stop());

const titles = '*[_type == "caseStudy"] | order(title) {_id, _originalId, title}';

test("each perspective sees its own documents", async () => {
  const see = (perspective: "raw" | "published" | "drafts") => lake.client.fetch(titles, {}, { perspective });
  expect(await see("published")).toEqual([
    { _id: "alder", _originalId: null, title: "Alder & Oak" },
    { _id: "voltway", _originalId: null, title: "Voltway Home Electric" },
  ]);
  expect(await see("drafts")).toEqual([
    { _id: "alder", _originalId: "alder", title: "Alder & Oak" },
    { _id: "new", _originalId: "drafts.new", title: "Not out yet" },
    { _id: "voltway", _originalId: "drafts.voltway", title: "Voltway, rewired" },
  ]);
  expect(await see("raw")).toHaveLength(4);
});

test("without a perspective old API versions see everything and new ones what is published", async () => {
  const count = async (version: string) => {
    const query = encodeURIComponent('count(*[_type == "caseStudy"])');
    const response = await fetch(`${lake.url}/${version}/data/query/production?query=${query}`);
    return JSON.parse(await response.text()).result;
  };
  expect(await count("v2021-10-21")).toBe(4);
  expect(await count("v1")).toBe(4);
  expect(await count("v2025-02-19")).toBe(2);
  expect(await count("vX")).toBe(2);
});

test("the Studio's search finds words by their beginnings, in scores and filters", async () => {
  const query =
    "*[[@, _id] match text::query($q)] | score(boost(title match text::query($q), 5)) {_id, _score}";
  expect(await lake.client.fetch(query, { q: "home volt*" })).toMatchObject([{ _id: "voltway" }]);
  expect(await lake.client.fetch("*[@ match text::query($q)]._id", { q: "casestudy -electric" })).toEqual([
    "alder",
  ]);
  expect(await lake.client.fetch("*[@ match text::query($q)]._id", { q: "lectric" })).toEqual([]);
});

test("a source map says which field of which document each text came from", async () => {
  const query = '*[slug.current == $slug][0]{title, "next": next->title, "made": "up"}';
  const options = { filterResponse: false, resultSourceMap: true, perspective: "drafts" } as const;
  const { result, resultSourceMap } = await lake.client.fetch(query, { slug: "alder" }, options);
  expect(result).toEqual({ title: "Alder & Oak", next: "Voltway, rewired", made: "up" });
  expect(resultSourceMap?.documents).toEqual([
    { _id: "alder", _type: "caseStudy" },
    { _id: "drafts.voltway", _type: "caseStudy" },
  ]);
  expect(resultSourceMap?.paths).toEqual(["$['title']"]);
  expect(Object.keys(resultSourceMap?.mappings ?? {})).toEqual(["$['title']", "$['next']"]);
});

test("a query that would never end is ended, while others are answered and writes go on", async () => {
  const numbers = JSON.stringify(Array.from({ length: 40 }, (_, index) => index));
  const query = Array.from({ length: 8 }).reduce<string>((inner) => `count(${numbers}[${inner} > 0])`, "1");
  let outcome: unknown;
  const endless = lake.client.fetch(query).then(
    () => (outcome = "answered"),
    (error: { statusCode: number }) => (outcome = error.statusCode),
  );
  await lake.client.create({ _type: "t" });
  expect(await lake.client.fetch('count(*[_type == "caseStudy"])')).toBe(2);
  expect(outcome).toBeUndefined();
  await endless;
  expect(outcome).toBe(408);
  expect(await lake.client.fetch('count(*[_type == "caseStudy"])')).toBe(2);
});

test("a query sees every write that was acknowledged before it", async () => {
  for (let round = 0; round < 20; round++) {
    await lake.client.createOrReplace({ _id: "counter", _type: "counter", round });
    expect(await lake.client.fetch('*[_id == "counter"][0].round')).toBe(round);
  }
});
