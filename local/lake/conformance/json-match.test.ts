import { describe, expect } from "vitest";
import { test } from "./lake-test.ts";

const friends = {
  name: "fred",
  "odd key": "odd",
  numbers: [1, 2, 3, 4],
  friends: [
    { _key: "a", name: "mork", age: 40 },
    { _key: "b", name: "mindy", age: 32 },
    { _key: "c", name: "franklin" },
  ],
  contact: { state: { short: "WY" } },
};

describe("JSONMatch (sanity.io/docs/json-match)", () => {
  test.for<[what: string, path: string, expected: object]>([
    ["key", "name", { ...friends, name: "new" }],
    ["['key']", "['odd key']", { ...friends, "odd key": "new" }],
    ["key.key", "contact.state", { ...friends, contact: { state: "new" } }],
    ["array[0]", "numbers[0]", { ...friends, numbers: ["new", 2, 3, 4] }],
    ["array[-1]", "numbers[-1]", { ...friends, numbers: [1, 2, 3, "new"] }],
    ["array[*].key", "friends[*].name", withNames("new", "new", "new")],
    ["array[1:3]", "numbers[1:3]", { ...friends, numbers: [1, "new", "new", 4] }],
    ["array[0, 2]", "numbers[0, 2]", { ...friends, numbers: ["new", 2, "new", 4] }],
    ['array[_key == "a"]', 'friends[_key == "a"].name', withNames("new", "mindy", "franklin")],
    ["array[age > 35]", "friends[age > 35].name", withNames("new", "mindy", "franklin")],
    [
      'array[age > 35, name == "mindy"]',
      'friends[age > 35, name == "mindy"].name',
      withNames("new", "new", "franklin"),
    ],
    ["array[age?]", "friends[age?].name", withNames("new", "new", "franklin")],
    ["array[@ > 1]", "numbers[@ > 2]", { ...friends, numbers: [1, 2, "new", "new"] }],
    ["key..key", "contact..short", { ...friends, contact: { state: { short: "new" } } }],
  ])("%s", async ([, path, expected], { client }) => {
    const { _id } = await client.create({ _type: "claim", ...friends });
    const patch = client.patch(_id).set({ [path]: "new" });
    const { _id: _, _type, _rev, _createdAt, _updatedAt, ...content } = await patch.commit();
    expect(content).toEqual(expected);
  });
});

function withNames(...names: string[]) {
  return { ...friends, friends: friends.friends.map((friend, index) => ({ ...friend, name: names[index] })) };
}
