import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { cleanName } from "./clean-name.ts";
import { cleanPhone, looksLikePhone } from "./phone.ts";

const marks = [
  "\u200e",
  "\u200f",
  "\u061c",
  "\u202a",
  "\u202b",
  "\u202c",
  "\u202d",
  "\u202e",
  "\u2066",
  "\u2067",
  "\u2068",
  "\u2069",
  "\u200b",
  "\u2060",
  "\ufeff",
  "\u00ad",
];
const names = [
  "Dana",
  "J. de Boer",
  "Ana\u00a0Lúcia",
  "דנה כהן",
  "می‌خواهم",
  "क्‍ष",
  "李小龍",
  "葛󠄀城",
  "👩‍💻 Ada",
  "🏴󠁧󠁢󠁥󠁮󠁧󠁿 Ann",
  "O’Neil",
  "ﷺ",
  "ⵣ",
  "Ng",
  "١٢٣",
];

test("a name keeps every letter and loses the marks around and inside it", () => {
  for (const name of names) {
    expect(cleanName(name)).toBe(name);
    for (const mark of marks) {
      expect(cleanName(mark + name + mark)).toBe(name);
      expect(cleanName(` ${mark}${name}\n`)).toBe(name);
      const [first = "", ...rest] = name;
      expect(cleanName([first, mark, ...rest].join(""))).toBe(name);
    }
  }
  expect(cleanName("Dana\r\nBcc: x\t\u2028y")).toBe("Dana Bcc: x y");
});

test("what shows nothing is no name", () => {
  const nothing = [
    ...marks,
    "\u200c",
    "\u200d",
    "\u2800",
    "\u3164",
    "\u115f",
    "\ufe0f",
    "\u{e0020}",
    "\u{e0100}",
    " ",
    "\u00a0",
    "\u3000",
    "\n",
    "\u0007",
  ];
  for (const one of nothing) for (const other of nothing) expect(cleanName(one + other)).toBe("");
});

test("digits of every script are a phone number, and are dialled as 0 to 9", () => {
  const all = Array.from({ length: 0xffff }, (_, code) => code).filter((code) =>
    /\p{Nd}/u.test(String.fromCharCode(code)),
  );
  const zeros = all.filter((_, place) => place % 10 === 0);
  expect(zeros.length).toBeGreaterThan(35);
  for (const zero of zeros) {
    const number = [0, 5, 5, 1, 2, 3, 4, 9].map((digit) => String.fromCharCode(zero + digit)).join("");
    expect(looksLikePhone(number)).toBe(true);
    expect(cleanPhone(`\u202a+${number}\u202c`)).toBe("+05512349");
    expect(looksLikePhone(number.slice(0, 6))).toBe(false);
  }
});

/** What takes several lines, a choice, a key, a date or an address; all other texts that people send name something. */
const noNames = new Set(
  "action amount answer bill_to billing_address body comment date destination due_on email file from invoice_from locale live_url link_url message next_step_side paid_on password path pay_to phone price quote reason reply requestKey request_key client_key client_id startTime status terms time_zone valid_until version website wording words".split(
    " ",
  ),
);

test("every text of a request that names something is cleaned", async () => {
  const cleaned: string[] = [];
  for (const file of globSync("*.ts", { cwd: import.meta.dirname })) {
    if (file.endsWith(".test.ts")) continue;
    const exported: Record<string, unknown> = await import(join(import.meta.dirname, file));
    for (const value of Object.values(exported))
      for (const [field, rule] of fieldsOf(value)) {
        if (!takesText(rule) || noNames.has(field)) continue;
        expect(rule.safeParse("\u202eDana\u2069").data, `${file}: ${field}`).toBe("Dana");
        cleaned.push(`${file}: ${field}`);
      }
  }
  expect(cleaned.length).toBeGreaterThan(10);
});

function fieldsOf(value: unknown): [string, z.ZodType][] {
  if (value instanceof z.ZodPipe) return fieldsOf(value.in);
  if (value instanceof z.ZodDiscriminatedUnion) return value.options.flatMap(fieldsOf);
  if (value instanceof z.ZodObject) return Object.entries(value.shape);
  if (typeof value === "function" && value.name === "changeOrderRequest") return fieldsOf(value(".", "CAD"));
  return [];
}

const takesText = (rule: z.ZodType) => rule.safeParse("Dana").success;
