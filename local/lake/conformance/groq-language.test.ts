import { describe, expect } from "vitest";
import { type Evaluation, expectResult } from "./expect-result.ts";
import { expectRefused, test } from "./lake-test.ts";

describe("GROQ: data types (sanity.io/docs/specifications/groq-data-types)", () => {
  test.for<Evaluation>([
    ["boolean, null", "[true, false, null]", [true, false, null]],
    ["integer, float", "[1, -2.5, 1e3]", [1, -2.5, 1000]],
    ["string", '"words"', "words"],
    ["array", '[1, "a", [2]]', [1, "a", [2]]],
    ["object", '{"a": {"b": 1}}', { a: { b: 1 } }],
    ["pair", 'select(false => "a", true => "b")', "b"],
    ["range", "[2 in 1..3, 3 in 1...3]", [true, false]],
    ["datetime", 'dateTime("2026-01-01T01:00:00+01:00")', "2026-01-01T00:00:00Z"],
    ["types that do not go together: null", '[1 + "a", -"a", [1] + 1, 1 + null]', [null, null, null, null]],
    ["infinity and not a number: null", "[1 / 0, 0 / 0]", [null, null]],
    ["path", '["drafts.a" in path("drafts.*"), "a.b.c" in path("a.**")]', [true, true]],
  ])("%s", expectResult);

  test("integers beyond 2⁵³ — differs: rounded to 53 bits", async ({ client }) => {
    expect(await client.fetch("9007199254740993 == 9007199254740992")).toBe(true);
  });
});

describe("GROQ: syntax (sanity.io/docs/specifications/groq-syntax)", () => {
  test.for<Evaluation>([
    ["every JSON value is a query", '{"a": [1, true, null, "\\u00e9"]}', { a: [1, true, null, "é"] }],
    ["quoted strings and escapes", `['it\\'s', "a\\"b", "\\n\\u00e9\\u{e9}"]`, ["it's", 'a"b', "\néé"]],
    ["trailing commas", "[1, 2,]", [1, 2]],
    ["trailing commas", '{"a": 1,}', { a: 1 }],
    ["// comments", "1 // one\n + 1 // and one", 2],
    ["* (everything)", 'count(*[_type == "author"])', 2],
    ["@ (this)", "[1, 2, 3][@ > 1]", [2, 3]],
    ["^ (parent)", '[{"a": 1, "b": [{"c": 2}]}]{"sums": b[]{"sum": c + ^.a}}', [{ sums: [{ sum: 3 }] }]],
    [
      "^.^ (grandparent)",
      '[{"a": 1, "b": [{"c": [{"d": 2}]}]}]{"b": b[]{"c": c[]{"sum": d + ^.^.a}}}',
      [{ b: [{ c: [{ sum: 3 }] }] }],
    ],
    [".attribute and ['attribute']", `[{"a b": {"c": 1}}][0]["a b"].c`, 1],
    [
      "parameters",
      "[$text, $number, $list[0], $object.a]",
      ["a", 2, 3, 4],
      {
        text: "a",
        number: 2,
        list: [3],
        object: { a: 4 },
      },
    ],
    ["parameters in slices", "[1, 2, 3, 4][$from..$to]", [2, 3], { from: 1, to: 2 }],
  ])("%s", expectResult);

  test("\\u{…} beyond U+FFFF — differs: groq-js cuts the number off", async ({ client }) => {
    expect(await client.fetch(`"\\u{1F3B1}"`)).toBe("\uf3b1");
    expect(await client.fetch('"🎱"')).toBe("🎱");
  });

  test("a query that does not parse: the place of the error", async ({ client }) => {
    const query = "*[_type == ";
    const description = expect.stringMatching(/Unexpected end of query/);
    await expect(client.fetch(query)).rejects.toMatchObject({
      statusCode: 400,
      details: { type: "queryParseError", description, query, start: 11, end: 11 },
    });
  });

  test("a parameter that is missing: an error", ({ client }) =>
    expectRefused(client.fetch("*[_id == $missing]"), 400, /param \$missing referenced/));
});

describe("GROQ: pipeline components (sanity.io/docs/specifications/groq-pipeline-components)", () => {
  test.for<Evaluation>([
    ["filter", '*[_type == "book" && year < 1870].title', ["Peer Gynt"]],
    ["filters one after another", "[1, 2, 3, 4][@ > 1][@ < 4]", [2, 3]],
    ["element access", "[1, 2, 3][1]", 2],
    ["element access", "[1][5]", null],
    ["element access from the end", "[1, 2, 3][-1]", 3],
    ["slice ..", "[1, 2, 3, 4][1..2]", [2, 3]],
    ["slice ...", "[1, 2, 3, 4][1...3]", [2, 3]],
    ["slice with negative ends", "[1, 2, 3, 4][-3..-2]", [2, 3]],
    ["array traversal []", '[{"a": [{"b": 1}, {"b": 2}]}][].a[].b', [1, 2]],
    ["projection", '*[_id == "doll"]{title}', [{ title: "A Doll's House" }]],
    [
      "projection with renamed and computed attributes",
      '*[_id == "doll"][0]{"name": title, "next": year + 1}',
      { name: "A Doll's House", next: 1880 },
    ],
    [
      "projection within a projection",
      '*[_id == "doll"][0]{author{_ref}, "readers": readers[]{_key}}',
      { author: { _ref: "ibsen" }, readers: [{ _key: "ibsen" }] },
    ],
    ["spread ... in a projection", '[{"a": 1, "b": 2}]{..., "b": 3}', [{ a: 1, b: 3 }]],
    [
      "conditional attributes =>",
      '[{"a": 1}, {"a": 2}]{a, a > 1 => {"big": true}}',
      [{ a: 1 }, { a: 2, big: true }],
    ],
    ["naked projection", '*[_type == "author"].name', ["Ibsen", "Undset"]],
    ["| before a projection", '[{"a": 1}] | {"b": a}', [{ b: 1 }]],
    ["score()", '*[_type == "book"] | score(title match "gynt")[_score > 0].title', ["Peer Gynt"]],
    ["order()", '*[_type == "book"] | order(year).year', [1867, 1879, 1900]],
    [
      "order() by several, asc and desc",
      '[{"a": 1, "b": 1}, {"a": 2, "b": 1}, {"a": 1, "b": 2}] | order(a desc, b asc)',
      [
        { a: 2, b: 1 },
        { a: 1, b: 1 },
        { a: 1, b: 2 },
      ],
    ],
  ])("%s", expectResult);
});

describe("GROQ: references and joins (sanity.io/docs/content-lake/how-queries-work)", () => {
  test.for<Evaluation>([
    ["dereference ->", '*[_id == "doll"][0]{"by": author->name}', { by: "Ibsen" }],
    ["dereference an array []->", '*[_id == "gynt"][0].readers[]->name', ["Ibsen", "Undset"]],
    ["dereference across several", '*[_type == "book" && _id != "lost"].author->name', ["Ibsen", "Ibsen"]],
    ["dereferencing what is missing", '*[_id == "lost"][0]{"by": author->name}', { by: null }],
    [
      "join by a subquery and ^",
      '*[_id == "ibsen"][0]{"books": *[_type == "book" && author._ref == ^._id] | order(year).title}',
      { books: ["Peer Gynt", "A Doll's House"] },
    ],
    ["reverse references", '*[_type == "book" && references("ibsen")]._id', ["doll", "gynt"]],
  ])("%s", expectResult);
});

describe("GROQ: operators (sanity.io/docs/groq-operators)", () => {
  test.for<Evaluation>([
    ["&&", "[true && true, true && false, false && null, true && null]", [true, false, false, null]],
    ["||", "[true || null, false || false, false || null]", [true, false, null]],
    ["!", "[!true, !false, !null]", [false, true, null]],
    ["==", '[1 == 1, "a" == "b", null == null, [1] == [1]]', [true, false, true, false]],
    ["!=", "[1 != 1, 1 != 2]", [false, true]],
    ["> and >=", '[2 > 1, 1 >= 1, "b" > "a"]', [true, true, true]],
    ["< and <=", '[2 < 1, 1 <= 1, "b" < "a"]', [false, true, false]],
    ["comparing different types", '[1 < "a", 1 == "1"]', [null, false]],
    ["in an array", '["a" in ["a", "b"], "c" in ["a", "b"]]', [true, false]],
    ["in a range", "[1 in 1..2, 2 in 1...2]", [true, false]],
    ["in path()", '*[_id in path("do*")]._id', []],
    ["in path()", '"a.b" in path("a.*")', true],
    ["match a word", '["Corner Table" match "table", "Corner Table" match "tabl"]', [true, false]],
    ["match with a wildcard", '["Corner Table" match "tab*", "Corner Table" match "*ner"]', [true, true]],
    [
      "match several words",
      '["Corner Table" match "table corner", "Corner Table" match ["corner", "pocket"]]',
      [true, false],
    ],
    ["match in an array", '["left pocket", "right side"] match "side"', true],
    ["asc", '[{"a": 2}, {"a": 1}] | order(a asc)', [{ a: 1 }, { a: 2 }]],
    ["desc", '[{"a": 1}, {"a": 2}] | order(a desc)', [{ a: 2 }, { a: 1 }]],
    ["+ on numbers", "1 + 2", 3],
    ["+ on strings", '"a" + "b"', "ab"],
    ["+ on arrays", "[1] + [2]", [1, 2]],
    ["+ on objects", '{"a": 1, "b": 1} + {"b": 2}', { a: 1, b: 2 }],
    [
      "+ and - on a datetime",
      '[dateTime("2026-01-01T00:00:00Z") + 60, dateTime("2026-01-01T00:00:00Z") - 60]',
      ["2026-01-01T00:01:00Z", "2025-12-31T23:59:00Z"],
    ],
    ["- between datetimes", 'dateTime("2026-01-01T00:01:00Z") - dateTime("2026-01-01T00:00:00Z")', 60],
    ["-", "3 - 1", 2],
    ["*", "3 * 2", 6],
    ["/", "3 / 2", 1.5],
    ["%", "7 % 4", 3],
    ["**", "2 ** 3", 8],
    ["unary + and -", "[+1, -(1 + 1)]", [1, -2]],
    ["... in an array", "[...[1, 2], 3]", [1, 2, 3]],
    ["precedence", "[1 + 2 * 3, (1 + 2) * 3, 2 ** 3 ** 2, true || false && false]", [7, 9, 512, true]],
  ])("%s", expectResult);
});
