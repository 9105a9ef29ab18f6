import assert from "node:assert/strict";
import { absent, assertRefused, type Claims, differs, works } from "../claim.ts";
import { gives, unsupported } from "./groq-gives.ts";

export const groqGlobalClaims: Claims = {
  "after()": unsupported("after()"),
  "anywhere()": unsupported('*[anywhere(_key == "a")]'),
  "before()": unsupported("before()"),
  "boost()": gives([
    '[{"a": "x"}, {"a": "y"}] | score(a match "x", boost(a match "y", 5)) | order(_score desc).a',
    ["y", "x"],
  ]),
  "coalesce()": gives(["coalesce(null, 1, 2)", 1], ["coalesce(null)", null]),
  "count()": gives(["count([1, null, 2])", 3]),
  "dateTime()": gives([
    '[dateTime("2026-01-01T00:00:00Z"), dateTime("soon")]',
    ["2026-01-01T00:00:00Z", null],
  ]),
  "defined()": gives(["[defined(1), defined(null)]", [true, false]]),
  "geo()": unsupported('geo({"type": "Point", "coordinates": [1, 2]})'),
  "identity()": works(async ({ client }) => {
    const me = await client.users.getById("me");
    assert.equal(await client.fetch("identity()"), me.id);
  }),
  "length()": gives(['[length("abc"), length([1, 2]), length(1)]', [3, 2, null]]),
  "lower()": gives(['lower("ABC")', "abc"]),
  "now()": works(async ({ client }) => {
    const now = Date.parse(await client.fetch<string>("now()"));
    assert(Math.abs(now - Date.now()) < 60_000);
  }),
  "path()": gives(['*[_id in path("*") && _type == "author"]._id', ["ibsen", "undset"]]),
  "pt()": unsupported("pt([])"),
  "references()": gives(
    ['*[_type == "book" && references("undset")]._id', ["gynt"]],
    ['*[_type == "book" && references(["undset", "nobody"])]._id', ["gynt", "lost"]],
  ),
  "round()": gives(["[round(1.5), round(-1.5), round(3.14159, 2)]", [2, -2, 3.14]]),
  "select()": gives(['select(1 > 2 => "a", 2 > 1 => "b", "c")', "b"], ["select(false => 1)", null]),
  "string()": gives(["[string(1), string(true), string([1])]", ["1", "true", null]]),
  "upper()": gives(['upper("abc")', "ABC"]),
  "global:: before a name": gives(["global::count([1, 2])", 2]),
  "a function that does not exist: an error": works(({ client }) =>
    assertRefused(client.fetch("nowhere::nothing(1)"), 400, /nowhere/),
  ),
};

const blocks =
  '[{"_type": "block", "children": [{"_type": "span", "text": "Hi "}, {"_type": "span", "text": "you"}]}]';

// The lake evaluates without promises, which is several times faster.
const asyncOnly = "groq-js has it for asynchronous evaluation only";

export const groqNamespaceClaims: Claims = {
  "array::compact()": gives(["array::compact([1, null, 2])", [1, 2]]),
  "array::intersects()": gives([
    "[array::intersects([1, 2], [2]), array::intersects([1], [2])]",
    [true, false],
  ]),
  "array::join()": gives(['array::join(["a", "b"], ", ")', "a, b"]),
  "array::unique()": gives([
    "[array::unique([1, 1, 2]), array::unique([null, 1, null])]",
    [
      [1, 2],
      [null, 1, null],
    ],
  ]),
  "dateTime::now()": gives(["dateTime::now() > dateTime('2026-01-01T00:00:00Z')", true]),
  "delta::changedAny()": unsupported("*[delta::changedAny(title)]"),
  "delta::changedOnly()": unsupported("*[delta::changedOnly(title)]"),
  "delta::operation()": unsupported("delta::operation()"),
  "diff::changedAny()": unsupported('diff::changedAny({"a": 1}, {"a": 2}, a)', asyncOnly),
  "diff::changedOnly()": unsupported('diff::changedOnly({"a": 1}, {"a": 2}, a)', asyncOnly),
  "documents::get()": unsupported("*[_type == 'nothing']{'a': documents::get(media)}"),
  "documents::incomingGlobalDocumentReferenceCount()": unsupported(
    "*[documents::incomingGlobalDocumentReferenceCount() > 0]",
  ),
  "documents::incomingRefCount()": unsupported("*[documents::incomingRefCount() > 0]"),
  "geo::contains()": unsupported("*[_type == 'nothing' && geo::contains($area, place)]"),
  "geo::distance()": unsupported("*[_type == 'nothing' && geo::distance(a, b) < 100]"),
  "geo::intersects()": unsupported("*[_type == 'nothing' && geo::intersects(a, b)]"),
  "geo::latLng()": unsupported("geo::latLng(1, 2)"),
  "math::avg()": gives(["math::avg([1, 2, null])", 1.5]),
  "math::max()": gives(["math::max([1, 2])", 2]),
  "math::min()": gives(["math::min([1, 2])", 1]),
  "math::sum()": gives(["math::sum([1, 2])", 3]),
  "media::aspect()": unsupported('*[_type == "nothing" && media::aspect(image, "wide")]'),
  "pt::text()": gives([`pt::text(${blocks})`, "Hi you"]),
  "releases::all()": differs("is always empty: there are no releases", async ({ client }) => {
    assert.deepEqual(await client.fetch("releases::all()"), []);
  }),
  "sanity::dataset()": gives(["sanity::dataset()", "production"]),
  "sanity::partOfRelease()": works(async ({ client }) => {
    await client.createIfNotExists({ _id: "versions.summer.doll", _type: "book", title: "Summer" });
    const query = '*[sanity::partOfRelease("summer")]._id';
    assert.deepEqual(await client.fetch(query, {}, { perspective: "raw" }), ["versions.summer.doll"]);
  }),
  "sanity::partOfVariant()": absent(400, /partOfVariant/, ({ client }) =>
    client.fetch('*[sanity::partOfVariant("a")]'),
  ),
  "sanity::projectId()": gives(["sanity::projectId()", "local"]),
  "sanity::versionOf()": works(async ({ client }) => {
    const query = '*[sanity::versionOf("undset")]._id';
    assert.deepEqual(await client.fetch(query, {}, { perspective: "raw" }), ["drafts.undset", "undset"]);
  }),
  "string::lower()": gives(['string::lower("ABC")', "abc"]),
  "string::split()": gives(['string::split("a-b", "-")', ["a", "b"]]),
  "string::startsWith()": gives(['string::startsWith("abc", "ab")', true]),
  "string::upper()": gives(['string::upper("abc")', "ABC"]),
  "text::query()": differs(
    "finds words and their beginnings, without ranking or stemming",
    async ({ client }) => {
      const find = (words: string) => client.fetch("*[@ match text::query($words)]._id", { words });
      assert.deepEqual(await find("doll* -gynt"), ["doll"]);
      assert.deepEqual(await find("dolls"), []);
    },
  ),
  "text::semanticSimilarity()": unsupported(
    '*[_type == "nothing"] | score(text::semanticSimilarity("words"))',
  ),
  "user::attributes()": unsupported('*[_type == "nothing" && user::attributes().a == 1]'),
};

export const groqCustomClaims: Claims = {
  "fn with a projection": gives([
    'fn ex::brief($book) = $book{title}; *[_id == "doll"]{"book": ex::brief(@)}',
    [{ book: { title: "A Doll's House" } }],
  ]),
  "fn with an array": gives([
    'fn ex::keys($list) = $list[]{_key}; *[_id == "gynt"]{"keys": ex::keys(readers)}',
    [{ keys: [{ _key: "ibsen" }, { _key: "undset" }] }],
  ]),
  "fn that dereferences": gives([
    'fn ex::by($who) = $who->{name}; *[_id == "doll"]{"by": ex::by(author)}',
    [{ by: { name: "Ibsen" } }],
  ]),
};
