import type { Shape } from "schemas/shape.ts";
import { expect, test } from "vitest";
import { fitValue } from "./fit-value.ts";

const text: Shape = { any: ["string", "null"] };
const settings: Shape = {
  object: {
    _id: { is: "siteSettings" },
    timeZone: text,
    currency: text,
    hours: { any: ["null", { list: { object: { _key: "string", opens: text } } }] },
    callHours: { any: ["null", { object: { opens: text } }] },
  },
};
const good = {
  _id: "siteSettings",
  timeZone: "Europe/Berlin",
  currency: "EUR",
  hours: [],
  callHours: { opens: "09:00" },
};

test.each([
  ["timeZone", "Nowhere/At-All"],
  ["timeZone", 5],
  ["currency", "euro"],
  ["currency", { code: "EUR" }],
  ["hours", "always"],
  ["callHours", []],
])("the setting %s keeps what it was where %o is written, and is empty where nothing was", (field, value) => {
  const written = { ...good, [field]: value };
  expect(fitValue(written, settings, good)).toEqual({ value: good, misfits: [field] });
  expect(fitValue(written, settings)).toEqual({ value: { ...good, [field]: null }, misfits: [field] });
});

test("so does a setting within another", () => {
  const written = { ...good, callHours: { opens: "25:00" } };
  expect(fitValue(written, settings, good)).toEqual({ value: good, misfits: ["callHours.opens"] });
});

test("in a document of which there are several nothing is kept", () => {
  const service: Shape = { object: { _id: "string", title: text } };
  const last = { _id: "one", title: "Websites" };
  expect(fitValue({ _id: "one", title: {} }, service, last)).toEqual({
    value: { _id: "one", title: null },
    misfits: ["title"],
  });
});

test("of a list the members are left out that do not fit, and the others keep their order", () => {
  const list: Shape = { list: { object: { _key: "string", label: text } } };
  const written = [
    null,
    { _key: "a", label: "A" },
    {},
    5,
    "x",
    [null],
    { _key: "b", label: {} },
    { _key: 7 },
  ];
  expect(fitValue(written, list)).toEqual({
    value: [
      { _key: "a", label: "A" },
      { _key: "b", label: null },
    ],
    misfits: ["[0]", "[2]", "[3]", "[4]", "[5]", "[6].label", "[7]._key", "[7]"],
  });
});

test("an object of several kinds is one that is known", () => {
  const chapters: Shape = {
    list: {
      any: [
        { object: { _type: { is: "text" }, body: text } },
        { object: { _type: { is: "clip" }, url: text } },
      ],
    },
  };
  const known = [
    { _type: "clip", url: "a" },
    { _type: "text", body: "b" },
  ];
  expect(fitValue([...known, { _type: "song", body: "c" }, { body: "d" }], chapters)).toEqual({
    value: known,
    misfits: ["[2]", "[3]"],
  });
});

test("where nothing is left that fits, nothing is answered", () => {
  expect(() => fitValue("text", { list: "string" })).toThrow("does not fit");
});
