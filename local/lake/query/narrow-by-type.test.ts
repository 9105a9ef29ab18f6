import { evaluateSync, parse } from "groq-js";
import { expect, test } from "vitest";
import { findNarrowable, narrow } from "./narrow-by-type.ts";

const documents = Array.from({ length: 60 }, (_, n) => ({
  _id: `${n}`,
  _type: ["a", "b", "c"][n % 3] ?? "",
  _rev: "1",
  _createdAt: "",
  _updatedAt: "",
  n,
  friend: { _ref: `${(n * 7) % 60}` },
}));
const dataset = { documents, byId: new Map(documents.map((document) => [document._id, document])) };
const dereference = ({ _ref }: { _ref: string }) => dataset.byId.get(_ref) ?? null;
const evaluate = (tree: ReturnType<typeof parse>) =>
  evaluateSync(tree, { dataset: documents, dereference }).data;

test.each([
  [1, `*[_type == "a"]`],
  [1, `*["b" == _type && n > 20] | order(n desc)[0...3]{n, "friend": friend->n}`],
  [1, `*[n > 3 && (_type == "c" && n < 40)][n > 9]._id`],
  [2, `*[_type == "a" && n < 10]{n, "same": *[_type == "b" && n == ^.n + 1][0]{n, "up": ^.n}}`],
  [1, `count(*[_type == $type])`],
  [1, `*[_type == "nothing"]`],
  [0, `*[_type == "a" || n == 1]`],
  [0, `*[_type != "a"]`],
  [0, `*[_type in ["a", "b"]]._id`],
  [0, `*[friend->_type == "a"]._id`],
  [1, `*[_type == "b"][_id in *[n > 30]._id]._id`],
])("%i filters of one type are found, and the answer stays the same: %s", (count, query) => {
  const read = () => parse(query, { params: { type: "b" } });
  const tree = read();
  const filters = findNarrowable(tree);
  expect(filters).toHaveLength(count);
  narrow(filters, dataset);
  expect(evaluate(tree)).toEqual(evaluate(read()));
});
