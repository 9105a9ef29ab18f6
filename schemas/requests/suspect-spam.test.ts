import { expect, test } from "vitest";
import { type Fate, honest, hostile } from "./requests-to-judge.ts";
import { honeypotName, judgeRequest } from "./suspect-spam.ts";

const now = 1_800_000_000_000;
type Sent = (typeof honest)["told"][number];

const judge = ({ name, words = "Could you call me?", email = "someone@mailbox.example", ...sent }: Sent) =>
  judgeRequest(
    {
      name,
      email,
      words,
      isTrapped: sent.isTrapped ?? false,
      openedAt: sent.isFast ? now - 500 : now - 60_000,
    },
    now,
  );

function fateOf(sent: Sent): Fate {
  const { verdict, acknowledge } = judge(sent);
  return verdict !== "clear" ? verdict : acknowledge ? "confirmed" : "told";
}

const rows = (list: Record<string, Sent[]>) =>
  Object.entries(list).flatMap(([fate, all]) =>
    all.map((sent) => ({ fate, sent, said: JSON.stringify(sent) })),
  );

test.each(rows(honest))("honest: $said is $fate", ({ fate, sent }) => {
  expect(fateOf(sent)).toBe(fate);
  expect(judge(sent).reasons).toEqual(sent.because ?? []);
});

test.each(rows(hostile))("hostile: $said is $fate", ({ fate, sent }) => {
  expect(fateOf(sent)).toBe(fate);
  expect(judge(sent).reasons).not.toEqual([]);
});

test("there are at least sixty of each, and no honest one among the hostile", () => {
  for (const list of [honest, hostile]) expect(rows(list).length).toBeGreaterThanOrEqual(60);
  const said = new Set(rows(honest).map(({ said }) => said));
  expect(said.size).toBe(rows(honest).length);
});

test("nothing that is said without a time, or with one of another clock, is suspected for it", () => {
  const request = { name: "Ada", email: "ada@example.com", words: "Hello", isTrapped: false };
  for (const openedAt of [now + 60_000, now - 2000, Number.NaN])
    expect(judgeRequest({ ...request, openedAt }, now)).toEqual({
      reasons: [],
      verdict: "clear",
      acknowledge: true,
    });
  expect(judgeRequest(request, now)).toEqual({ reasons: [], verdict: "clear", acknowledge: false });
  for (const openedAt of [now, now - 1999])
    expect(judgeRequest({ ...request, openedAt }, now).reasons).toEqual(["too fast"]);
});

test("more signs never make it better for a request", () => {
  const order = ["confirmed", "told", "doubtful", "spam"];
  for (const { sent } of [...rows(honest), ...rows(hostile)])
    for (const sign of [
      { isTrapped: true },
      { isFast: true },
      { words: `${sent.words ?? ""} https://evil.example` },
    ])
      expect(
        order.indexOf(fateOf({ ...sent, ...sign })),
        JSON.stringify([sent, sign]),
      ).toBeGreaterThanOrEqual(order.indexOf(fateOf(sent)));
});

test("any text is judged soon, however long and odd it is", () => {
  const parts = [
    "a",
    "a.",
    "a-",
    ".",
    "@",
    "http://",
    "[",
    "(",
    " dot ",
    "。",
    "\u200b",
    "é",
    "1.",
    "<",
    "字",
  ];
  for (const part of parts) {
    const text = part.repeat(10_000 / part.length);
    const start = performance.now();
    judgeRequest({ name: text.slice(0, 200), email: `${"a".repeat(200)}@b`, words: text, isTrapped: false });
    expect(performance.now() - start, JSON.stringify(part)).toBeLessThan(300);
  }
});

test("no word of the trap's name is one that browsers or password managers fill in", () => {
  const filled =
    /name|mail|phone|tel|mobile|fax|addr|street|line|city|town|zip|post|code|state|county|province|region|country|company|org|firm|business|url|uri|web|site|home|page|link|user|login|account|pass|pwd|pin|otp|token|card|cc|cvc|cvv|iban|bank|birth|bday|date|day|month|year|age|sex|gender|title|salut|nick|lang|note|comment|message|subject|search|query/i;
  expect(honeypotName).not.toMatch(filled);
});
