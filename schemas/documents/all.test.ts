import { describe, expect, it } from "vitest";
import { listTypes, schemaTypes, singletonTypes } from "./all.ts";

describe("every field that an owner fills in", () => {
  it.each(schemaTypes.flatMap((type) => findFields(type, type.name)))(
    "$path has a description",
    ({ field }) => {
      expect(field).toHaveProperty("description", expect.stringMatching(/\S.{8,}[.”]$/));
    },
  );
});

describe("every list", () => {
  it.each(listTypes)("$name can be scheduled and sorted", (type) => {
    expect(type.fields.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["publishFrom", "publishUntil"]),
    );
    expect(type.orderings?.length).toBeGreaterThan(0);
  });
});

describe("every document", () => {
  it.each([...singletonTypes, ...listTypes])("$name has an icon, a description and a preview", (type) => {
    expect(type).toMatchObject({ icon: expect.anything(), description: expect.stringMatching(/\.$/) });
    expect(type.preview).toBeDefined();
  });
});

type FoundField = { path: string; field: object };

/** Walks into fields, array members and the annotations of text, as they are written in the schema. */
function findFields(type: object, path: string): FoundField[] {
  const fields = readList(type, "fields").map((field) => ({ path: `${path}.${readName(field)}`, field }));
  const inner = [...readList(type, "of"), ...readList(type, "marks"), ...readList(type, "annotations")];
  return [
    ...fields,
    ...fields.flatMap(({ field, path }) => findFields(field, path)),
    ...inner.flatMap((part) => findFields(part, `${path}[${readName(part)}]`)),
  ];
}

function readList(type: object, key: string): object[] {
  const value: unknown = Object.entries(type).find(([name]) => name === key)?.[1];
  return [value].flat().filter((part) => typeof part === "object" && part !== null);
}

function readName(type: object): string {
  return "name" in type ? String(type.name) : "type" in type ? String(type.type) : "?";
}
