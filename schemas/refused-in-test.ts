/** A value that no schema has, one of another kind, and one that only says that it is something else. */
export const refused: Record<string, unknown> = {
  null: null,
  "an empty object": {},
  "a number": 5,
  "a text": "unknown",
  "an unknown kind": { _key: "unknown", _type: "unknown", text: "unknown" },
  "a list of null": [null],
};
