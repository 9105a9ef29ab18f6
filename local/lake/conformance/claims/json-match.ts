import assert from "node:assert/strict";
import { type Claims, works } from "../claim.ts";

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

export const jsonMatchClaims: Claims = {
  key: sets("name", { ...friends, name: "new" }),
  "['key']": sets("['odd key']", { ...friends, "odd key": "new" }),
  "key.key": sets("contact.state", { ...friends, contact: { state: "new" } }),
  "array[0]": sets("numbers[0]", { ...friends, numbers: ["new", 2, 3, 4] }),
  "array[-1]": sets("numbers[-1]", { ...friends, numbers: [1, 2, 3, "new"] }),
  "array[*].key": sets("friends[*].name", withNames("new", "new", "new")),
  "array[1:3]": sets("numbers[1:3]", { ...friends, numbers: [1, "new", "new", 4] }),
  "array[0, 2]": sets("numbers[0, 2]", { ...friends, numbers: ["new", 2, "new", 4] }),
  'array[_key == "a"]': sets('friends[_key == "a"].name', withNames("new", "mindy", "franklin")),
  "array[age > 35]": sets("friends[age > 35].name", withNames("new", "mindy", "franklin")),
  'array[age > 35, name == "mindy"]': sets(
    'friends[age > 35, name == "mindy"].name',
    withNames("new", "new", "franklin"),
  ),
  "array[age?]": sets("friends[age?].name", withNames("new", "new", "franklin")),
  "array[@ > 1]": sets("numbers[@ > 2]", { ...friends, numbers: [1, 2, "new", "new"] }),
  "key..key": sets("contact..short", { ...friends, contact: { state: { short: "new" } } }),
};

function withNames(...names: string[]) {
  return { ...friends, friends: friends.friends.map((friend, index) => ({ ...friend, name: names[index] })) };
}

/** Works when setting "new" at a path changes exactly what is expected. */
function sets(path: string, expected: object) {
  return works(async ({ client }) => {
    const { _id } = await client.create({ _type: "claim", ...friends });
    const {
      _id: _,
      _type,
      _rev,
      _createdAt,
      _updatedAt,
      ...content
    } = await client
      .patch(_id)
      .set({ [path]: "new" })
      .commit();
    assert.deepEqual(content, expected);
  });
}
