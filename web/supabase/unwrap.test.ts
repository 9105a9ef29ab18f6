import { expect, test } from "vitest";
import { unwrap, unwrapPage } from "./unwrap.ts";

const refused = (code: string) => ({ data: null, error: { code }, count: null });

test("an answer is its data", () => {
  expect(unwrap("The names could not be read")({ data: ["Ada"], error: null })).toEqual(["Ada"]);
});

test.each([
  ["42501", "The names could not be read (42501)"],
  ["", "The names could not be read (no answer)"],
])("an error with the code %j is thrown as %j", (code, message) => {
  expect(() => unwrap("The names could not be read")(refused(code))).toThrow(message);
  expect(() => unwrapPage("The names could not be read")(refused(code))).toThrow(message);
});

test("a page has its rows and the count of all, and behind the last one it is empty", () => {
  const read = unwrapPage("The names could not be read");
  expect(read({ data: ["Ada"], error: null, count: 31 })).toEqual({ rows: ["Ada"], count: 31 });
  expect(read(refused("PGRST103"))).toEqual({ rows: [], count: 0 });
});
