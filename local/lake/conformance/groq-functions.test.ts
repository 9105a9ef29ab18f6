import { describe, expect } from "vitest";
import { type Evaluation, expectResult } from "./expect-result.ts";
import { expectRefused, test } from "./lake-test.ts";

describe("GROQ: global functions (sanity.io/docs/specifications/groq-functions)", () => {
  test.for<Evaluation>([
    [
      "boost()",
      '[{"a": "x"}, {"a": "y"}] | score(a match "x", boost(a match "y", 5)) | order(_score desc).a',
      ["y", "x"],
    ],
    ["coalesce()", "coalesce(null, 1, 2)", 1],
    ["coalesce()", "coalesce(null)", null],
    ["count()", "count([1, null, 2])", 3],
    ["dateTime()", '[dateTime("2026-01-01T00:00:00Z"), dateTime("soon")]', ["2026-01-01T00:00:00Z", null]],
    ["defined()", "[defined(1), defined(null)]", [true, false]],
    ["length()", '[length("abc"), length([1, 2]), length(1)]', [3, 2, null]],
    ["lower()", 'lower("ABC")', "abc"],
    ["path()", '*[_id in path("*") && _type == "author"]._id', ["ibsen", "undset"]],
    ["references()", '*[_type == "book" && references("undset")]._id', ["gynt"]],
    ["references()", '*[_type == "book" && references(["undset", "nobody"])]._id', ["gynt", "lost"]],
    ["round()", "[round(1.5), round(-1.5), round(3.14159, 2)]", [2, -2, 3.14]],
    ["select()", 'select(1 > 2 => "a", 2 > 1 => "b", "c")', "b"],
    ["select()", "select(false => 1)", null],
    ["string()", "[string(1), string(true), string([1])]", ["1", "true", null]],
    ["upper()", 'upper("abc")', "ABC"],
    ["global:: before a name", "global::count([1, 2])", 2],
  ])("%s", expectResult);

  test("identity()", async ({ client }) => {
    const me = await client.users.getById("me");
    expect(await client.fetch("identity()")).toBe(me.id);
  });

  test("now()", async ({ client }) => {
    const now = Date.parse(await client.fetch<string>("now()"));
    expect(Math.abs(now - Date.now())).toBeLessThan(60_000);
  });

  test("a function that does not exist: an error", ({ client }) =>
    expectRefused(client.fetch("nowhere::nothing(1)"), 400, /nowhere/));
});

const blocks =
  '[{"_type": "block", "children": [{"_type": "span", "text": "Hi "}, {"_type": "span", "text": "you"}]}]';

describe("GROQ: functions in namespaces (sanity.io/docs/specifications/groq-functions)", () => {
  test.for<Evaluation>([
    ["array::compact()", "array::compact([1, null, 2])", [1, 2]],
    ["array::intersects()", "[array::intersects([1, 2], [2]), array::intersects([1], [2])]", [true, false]],
    ["array::join()", 'array::join(["a", "b"], ", ")', "a, b"],
    [
      "array::unique()",
      "[array::unique([1, 1, 2]), array::unique([null, 1, null])]",
      [
        [1, 2],
        [null, 1, null],
      ],
    ],
    ["dateTime::now()", "dateTime::now() > dateTime('2026-01-01T00:00:00Z')", true],
    ["math::avg()", "math::avg([1, 2, null])", 1.5],
    ["math::max()", "math::max([1, 2])", 2],
    ["math::min()", "math::min([1, 2])", 1],
    ["math::sum()", "math::sum([1, 2])", 3],
    ["pt::text()", `pt::text(${blocks})`, "Hi you"],
    ["sanity::dataset()", "sanity::dataset()", "production"],
    ["sanity::projectId()", "sanity::projectId()", "local"],
    ["string::lower()", 'string::lower("ABC")', "abc"],
    ["string::split()", 'string::split("a-b", "-")', ["a", "b"]],
    ["string::startsWith()", 'string::startsWith("abc", "ab")', true],
    ["string::upper()", 'string::upper("abc")', "ABC"],
  ])("%s", expectResult);

  test("releases::all() — differs: is always empty: there are no releases", async ({ client }) => {
    expect(await client.fetch("releases::all()")).toEqual([]);
  });

  test("sanity::partOfRelease()", async ({ client }) => {
    await client.createIfNotExists({ _id: "versions.summer.doll", _type: "book", title: "Summer" });
    const query = '*[sanity::partOfRelease("summer")]._id';
    expect(await client.fetch(query, {}, { perspective: "raw" })).toEqual(["versions.summer.doll"]);
  });

  test("sanity::versionOf()", async ({ client }) => {
    const query = '*[sanity::versionOf("undset")]._id';
    expect(await client.fetch(query, {}, { perspective: "raw" })).toEqual(["drafts.undset", "undset"]);
  });

  test("text::query() — differs: finds words and their beginnings, without ranking or stemming", async ({
    client,
  }) => {
    const find = (words: string) => client.fetch("*[@ match text::query($words)]._id", { words });
    expect(await find("doll* -gynt")).toEqual(["doll"]);
    expect(await find("dolls")).toEqual([]);
  });
});

describe("GROQ: custom functions (sanity.io/docs/content-lake/custom-groq-functions)", () => {
  test.for<Evaluation>([
    [
      "fn with a projection",
      'fn ex::brief($book) = $book{title}; *[_id == "doll"]{"book": ex::brief(@)}',
      [{ book: { title: "A Doll's House" } }],
    ],
    [
      "fn with an array",
      'fn ex::keys($list) = $list[]{_key}; *[_id == "gynt"]{"keys": ex::keys(readers)}',
      [{ keys: [{ _key: "ibsen" }, { _key: "undset" }] }],
    ],
    [
      "fn that dereferences",
      'fn ex::by($who) = $who->{name}; *[_id == "doll"]{"by": ex::by(author)}',
      [{ by: { name: "Ibsen" } }],
    ],
  ])("%s", expectResult);
});
