import { expect, test } from "vitest";
import { settlementOf } from "./settlement-of.ts";

type Billed = Parameters<typeof settlementOf>[0];

const open: Billed = {
  ...{
    status: "open",
    currency: "CAD",
    total: 1200,
    amount_paid: 0,
    amount_remaining: 1200,
    credited: 0,
    refunded: 0,
  },
  ...{ paid_at: null, invoice_credits: [] },
};
const paid = {
  status: "paid",
  amount_paid: 1200,
  amount_remaining: 0,
  paid_at: "2026-03-01T12:00:00Z",
} as const;
const credit = (kind: string, amount: number, created_at: string, change_order_id: string | null = null) => ({
  id: `${kind} ${created_at}`,
  ...{ kind, amount, created_at, change_order_id, status: "done", reason: kind },
  ...{ currency: "CAD", tax_percent: 20 },
});
const [early, late] = ["2026-02-01T12:00:00Z", "2026-04-01T12:00:00Z"];

const cases: [string, Partial<Billed>, string][] = [
  ["open", {}, "left 1200"],
  ["paid", paid, "paid 1200, left 0"],
  [
    "open, and credited with an order's tax",
    { amount_remaining: 1074, credited: 126, invoice_credits: [credit("credit", 105, early, "an order")] },
    "credit 126 credit, left 1074",
  ],
  [
    "paid but for what was written off",
    { ...paid, amount_paid: 1185, credited: 15, invoice_credits: [credit("write_off", 15, early)] },
    "credit 15 write_off, paid 1185, left 0",
  ],
  ["paid in part from what the client had", { ...paid, amount_paid: 1000 }, "balance 200, paid 1000, left 0"],
  [
    "refunded, and credited for the next one",
    {
      ...{ ...paid, credited: 300, refunded: 200 },
      invoice_credits: [credit("refund", 200, late), credit("credit", 100, late)],
    },
    "paid 1200, left 0, refund 200 refund, kept 100 credit",
  ],
  [
    "credited, refunded and kept on Stripe's own pages",
    { ...paid, amount_paid: 1100, credited: 350, refunded: 200 },
    "credit 100 -, paid 1100, left 0, refund 200 -, kept 50 -",
  ],
  [
    "asked to be credited, and refused",
    { invoice_credits: [{ ...credit("credit", 5, early), status: "refused" }] },
    "left 1200",
  ],
  ["void", { status: "void" }, "left 0"],
  ["given up", { status: "uncollectible" }, "left 1200"],
];

test.each(cases)("an invoice that is %s", (_, given, expected) => {
  const { credits, fromBalance, paid: sum, left, refunds, kept } = settlementOf({ ...open, ...given });
  const say = (name: string, taken: typeof credits) =>
    taken.map(({ amount, reason }) => `${name} ${amount} ${reason ?? "-"}`);
  const said = [
    ...say("credit", credits),
    ...(fromBalance > 0 ? [`balance ${fromBalance}`] : []),
    ...(sum > 0 ? [`paid ${sum}`] : []),
    `left ${left}`,
    ...say("refund", refunds),
    ...say("kept", kept),
  ];
  expect(said.join(", ")).toBe(expected);
});

test("what was credited before, paid and left is the total, whatever an invoice is", () => {
  for (const [name, given] of cases) {
    const invoice = { ...open, ...given };
    const { credits, fromBalance, paid: sum, left } = settlementOf(invoice);
    const all = credits.reduce((known, { amount }) => known + amount, fromBalance + sum + left);
    expect(all, name).toBe(invoice.status === "void" ? 0 : invoice.total);
  }
});
