import { expect, test } from "vitest";
import type { Decimal } from "./parse-amount.ts";
import { noTaxRate, supplyDays, taxKinds, taxRateOfLine, taxRateRequest } from "./tax-rate.ts";

const form = { name: "VAT", kind: "standard", percent: "20", note: "" };
const read = (more: object, decimal: Decimal = ".") => {
  const { success, data, error } = taxRateRequest(decimal).safeParse({ ...form, ...more });
  return success ? data : error?.issues[0]?.message;
};

test.each([
  ["20", 20, 20],
  ["20 %", 20, 20],
  ["", 0, 0],
  ["0", 0, 0],
  ["100", 100, 100],
  ["9.975", 9.975, null],
  ["9,975", null, 9.975],
  ["0.0001", 0.0001, null],
  ["0.00001", null, null],
  ["100.0001", null, null],
  ["101", null, null],
  ["-1", null, null],
  ["1e2", null, null],
  ["twenty", null, null],
  [undefined, 0, 0],
])("%s is a percentage where people write a point, or a comma", (percent, withPoint, withComma) => {
  for (const [decimal, expected] of [
    [".", withPoint],
    [",", withComma],
  ] as const)
    expect(read({ percent }, decimal)).toEqual(
      expected === null ? "taxPercent" : expect.objectContaining({ percent: expected }),
    );
});

test("of what has no tax a sentence says why, and no percentage counts; of what has one no sentence does", () => {
  for (const kind of taxKinds)
    for (const note of [undefined, "", " \n", "Because."])
      for (const percent of ["20", "nonsense"]) {
        const isStandard = kind === "standard";
        const refusal = isStandard ? percent === "nonsense" && "taxPercent" : !note?.trim() && "taxNote";
        expect(read({ kind, note, percent }), `${kind}, ${note}, ${percent}`).toEqual(
          refusal ||
            (isStandard
              ? { kind, name: "VAT", percent: 20, note: "", as_default: false }
              : { kind, name: "VAT", percent: 0, note: "Because.", as_default: false }),
        );
      }
  expect(read({ name: " " })).toBe("taxName");
  expect(read({ as_default: "on" })).toMatchObject({ as_default: true });
});

test("a line's rate is one of those, none, or the default where nothing is said", () => {
  const id = "00000000-0000-4000-8000-000000000e11";
  expect([id, noTaxRate, undefined].map((given) => taxRateOfLine.parse(given))).toEqual([
    id,
    null,
    undefined,
  ]);
  for (const given of ["", "x", null, 5]) expect(taxRateOfLine.safeParse(given).success).toBe(false);
});

test("the days of supply are none, one, or two in order", () => {
  const days = [undefined, "", "2026-02-30", "1969-12-31", "2026-03-01", "2026-03-02"];
  for (const supplied_from of days)
    for (const supplied_on of days) {
      const [from, on] = [supplied_from || undefined, supplied_on || undefined];
      const isWrong = [from, on].some((day) => day === "2026-02-30" || day === "1969-12-31");
      const { success, data, error } = supplyDays.safeParse({ supplied_from, supplied_on });
      const message = success ? data : error?.issues[0]?.message;
      const isOrdered = from === undefined || (on !== undefined && from <= on);
      expect(message, `${supplied_from} to ${supplied_on}`).toEqual(
        isWrong ? "supplyDay" : isOrdered ? { supplied_from: from, supplied_on: on } : "supplyOrder",
      );
    }
});
