import assert from "node:assert/strict";
import { isRecord } from "../../request/is-record.ts";
import { assertRefused, type Claims, differs, works } from "../claim.ts";
import { gives } from "./groq-gives.ts";

export const groqTypeClaims: Claims = {
  "boolean, null": gives(["[true, false, null]", [true, false, null]]),
  "integer, float": gives(["[1, -2.5, 1e3]", [1, -2.5, 1000]]),
  string: gives(['"words"', "words"]),
  array: gives(['[1, "a", [2]]', [1, "a", [2]]]),
  object: gives(['{"a": {"b": 1}}', { a: { b: 1 } }]),
  pair: gives(['select(false => "a", true => "b")', "b"]),
  range: gives(["[2 in 1..3, 3 in 1...3]", [true, false]]),
  datetime: gives(['dateTime("2026-01-01T01:00:00+01:00")', "2026-01-01T00:00:00Z"]),
  "types that do not go together: null": gives([
    '[1 + "a", -"a", [1] + 1, 1 + null]',
    [null, null, null, null],
  ]),
  "infinity and not a number: null": gives(["[1 / 0, 0 / 0]", [null, null]]),
  "integers beyond 2⁵³": differs("rounded to 53 bits", async ({ client }) => {
    assert.equal(await client.fetch("9007199254740993 == 9007199254740992"), true);
  }),
  path: gives(['["drafts.a" in path("drafts.*"), "a.b.c" in path("a.**")]', [true, true]]),
};

export const groqSyntaxClaims: Claims = {
  "every JSON value is a query": gives(['{"a": [1, true, null, "\\u00e9"]}', { a: [1, true, null, "é"] }]),
  "quoted strings and escapes": gives([`['it\\'s', "a\\"b", "\\n\\u00e9\\u{e9}"]`, ["it's", 'a"b', "\néé"]]),
  "\\u{…} beyond U+FFFF": differs("groq-js cuts the number off", async ({ client }) => {
    assert.equal(await client.fetch(`"\\u{1F3B1}"`), "\uf3b1");
    assert.equal(await client.fetch('"🎱"'), "🎱");
  }),
  "trailing commas": gives(["[1, 2,]", [1, 2]], ['{"a": 1,}', { a: 1 }]),
  "// comments": gives(["1 // one\n + 1 // and one", 2]),
  "* (everything)": gives(['count(*[_type == "author"])', 2]),
  "@ (this)": gives(["[1, 2, 3][@ > 1]", [2, 3]]),
  "^ (parent)": gives(['[{"a": 1, "b": [{"c": 2}]}]{"sums": b[]{"sum": c + ^.a}}', [{ sums: [{ sum: 3 }] }]]),
  "^.^ (grandparent)": gives([
    '[{"a": 1, "b": [{"c": [{"d": 2}]}]}]{"b": b[]{"c": c[]{"sum": d + ^.^.a}}}',
    [{ b: [{ c: [{ sum: 3 }] }] }],
  ]),
  ".attribute and ['attribute']": gives([`[{"a b": {"c": 1}}][0]["a b"].c`, 1]),
  parameters: gives([
    "[$text, $number, $list[0], $object.a]",
    ["a", 2, 3, 4],
    {
      text: "a",
      number: 2,
      list: [3],
      object: { a: 4 },
    },
  ]),
  "parameters in slices": gives(["[1, 2, 3, 4][$from..$to]", [2, 3], { from: 1, to: 2 }]),
  "a query that does not parse: the place of the error": works(async ({ client }) => {
    await assert.rejects(client.fetch("*[_type == "), (error) => {
      assert(error instanceof Error && "details" in error && isRecord(error.details));
      const { type, description, query, start, end } = error.details;
      assert.match(String(description), /Unexpected end of query/);
      assert.deepEqual([type, query, start, end], ["queryParseError", "*[_type == ", 11, 11]);
      return true;
    });
  }),
  "a parameter that is missing: an error": works(({ client }) =>
    assertRefused(client.fetch("*[_id == $missing]"), 400, /param \$missing referenced/),
  ),
};

export const groqPipelineClaims: Claims = {
  filter: gives(['*[_type == "book" && year < 1870].title', ["Peer Gynt"]]),
  "filters one after another": gives(["[1, 2, 3, 4][@ > 1][@ < 4]", [2, 3]]),
  "element access": gives(["[1, 2, 3][1]", 2], ["[1][5]", null]),
  "element access from the end": gives(["[1, 2, 3][-1]", 3]),
  "slice ..": gives(["[1, 2, 3, 4][1..2]", [2, 3]]),
  "slice ...": gives(["[1, 2, 3, 4][1...3]", [2, 3]]),
  "slice with negative ends": gives(["[1, 2, 3, 4][-3..-2]", [2, 3]]),
  "array traversal []": gives(['[{"a": [{"b": 1}, {"b": 2}]}][].a[].b', [1, 2]]),
  projection: gives(['*[_id == "doll"]{title}', [{ title: "A Doll's House" }]]),
  "projection with renamed and computed attributes": gives([
    '*[_id == "doll"][0]{"name": title, "next": year + 1}',
    { name: "A Doll's House", next: 1880 },
  ]),
  "projection within a projection": gives([
    '*[_id == "doll"][0]{author{_ref}, "readers": readers[]{_key}}',
    { author: { _ref: "ibsen" }, readers: [{ _key: "ibsen" }] },
  ]),
  "spread ... in a projection": gives(['[{"a": 1, "b": 2}]{..., "b": 3}', [{ a: 1, b: 3 }]]),
  "conditional attributes =>": gives([
    '[{"a": 1}, {"a": 2}]{a, a > 1 => {"big": true}}',
    [{ a: 1 }, { a: 2, big: true }],
  ]),
  "naked projection": gives(['*[_type == "author"].name', ["Ibsen", "Undset"]]),
  "| before a projection": gives(['[{"a": 1}] | {"b": a}', [{ b: 1 }]]),
  "score()": gives(['*[_type == "book"] | score(title match "gynt")[_score > 0].title', ["Peer Gynt"]]),
  "order()": gives(['*[_type == "book"] | order(year).year', [1867, 1879, 1900]]),
  "order() by several, asc and desc": gives([
    '[{"a": 1, "b": 1}, {"a": 2, "b": 1}, {"a": 1, "b": 2}] | order(a desc, b asc)',
    [
      { a: 2, b: 1 },
      { a: 1, b: 1 },
      { a: 1, b: 2 },
    ],
  ]),
};

export const groqJoinClaims: Claims = {
  "dereference ->": gives(['*[_id == "doll"][0]{"by": author->name}', { by: "Ibsen" }]),
  "dereference an array []->": gives(['*[_id == "gynt"][0].readers[]->name', ["Ibsen", "Undset"]]),
  "dereference across several": gives([
    '*[_type == "book" && _id != "lost"].author->name',
    ["Ibsen", "Ibsen"],
  ]),
  "dereferencing what is missing": gives(['*[_id == "lost"][0]{"by": author->name}', { by: null }]),
  "join by a subquery and ^": gives([
    '*[_id == "ibsen"][0]{"books": *[_type == "book" && author._ref == ^._id] | order(year).title}',
    { books: ["Peer Gynt", "A Doll's House"] },
  ]),
  "reverse references": gives(['*[_type == "book" && references("ibsen")]._id', ["doll", "gynt"]]),
};

export const groqOperatorClaims: Claims = {
  "&&": gives(["[true && true, true && false, false && null, true && null]", [true, false, false, null]]),
  "||": gives(["[true || null, false || false, false || null]", [true, false, null]]),
  "!": gives(["[!true, !false, !null]", [false, true, null]]),
  "==": gives(['[1 == 1, "a" == "b", null == null, [1] == [1]]', [true, false, true, false]]),
  "!=": gives(["[1 != 1, 1 != 2]", [false, true]]),
  "> and >=": gives(['[2 > 1, 1 >= 1, "b" > "a"]', [true, true, true]]),
  "< and <=": gives(['[2 < 1, 1 <= 1, "b" < "a"]', [false, true, false]]),
  "comparing different types": gives(['[1 < "a", 1 == "1"]', [null, false]]),
  "in an array": gives(['["a" in ["a", "b"], "c" in ["a", "b"]]', [true, false]]),
  "in a range": gives(["[1 in 1..2, 2 in 1...2]", [true, false]]),
  "in path()": gives(['*[_id in path("do*")]._id', []], ['"a.b" in path("a.*")', true]),
  "match a word": gives(['["Corner Pocket" match "pocket", "Corner Pocket" match "pock"]', [true, false]]),
  "match with a wildcard": gives([
    '["Corner Pocket" match "pock*", "Corner Pocket" match "*ner"]',
    [true, true],
  ]),
  "match several words": gives([
    '["Corner Pocket" match "pocket corner", "Corner Pocket" match ["corner", "table"]]',
    [true, false],
  ]),
  "match in an array": gives(['["left pocket", "right side"] match "side"', true]),
  asc: gives(['[{"a": 2}, {"a": 1}] | order(a asc)', [{ a: 1 }, { a: 2 }]]),
  desc: gives(['[{"a": 1}, {"a": 2}] | order(a desc)', [{ a: 2 }, { a: 1 }]]),
  "+ on numbers": gives(["1 + 2", 3]),
  "+ on strings": gives(['"a" + "b"', "ab"]),
  "+ on arrays": gives(["[1] + [2]", [1, 2]]),
  "+ on objects": gives(['{"a": 1, "b": 1} + {"b": 2}', { a: 1, b: 2 }]),
  "+ and - on a datetime": gives([
    '[dateTime("2026-01-01T00:00:00Z") + 60, dateTime("2026-01-01T00:00:00Z") - 60]',
    ["2026-01-01T00:01:00Z", "2025-12-31T23:59:00Z"],
  ]),
  "- between datetimes": gives(['dateTime("2026-01-01T00:01:00Z") - dateTime("2026-01-01T00:00:00Z")', 60]),
  "-": gives(["3 - 1", 2]),
  "*": gives(["3 * 2", 6]),
  "/": gives(["3 / 2", 1.5]),
  "%": gives(["7 % 4", 3]),
  "**": gives(["2 ** 3", 8]),
  "unary + and -": gives(["[+1, -(1 + 1)]", [1, -2]]),
  "... in an array": gives(["[...[1, 2], 3]", [1, 2, 3]]),
  precedence: gives(["[1 + 2 * 3, (1 + 2) * 3, 2 ** 3 ** 2, true || false && false]", [7, 9, 512, true]]),
};
