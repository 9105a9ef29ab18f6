import { expect, test } from "vitest";
import { drawUp, listYears, openOf } from "./draw-up.ts";
import { listEntries, type StatedInvoice } from "./list-entries.ts";

// A client's account is held against what a model of Stripe says that is owed, after whatever can happen to invoices, in any order.

const zone = "America/Toronto";
const list = (invoices: StatedInvoice[]) => listEntries(invoices, zone);
const day = 86_400_000;

/** The same numbers in each run. */
function numbersFrom(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
}

function makeAccount(seed: number) {
  const pick = numbersFrom(seed);
  /** What a client has for its next invoice, and what each took of it. */
  const held = new Map<string, number>();
  const took = new Map<StatedInvoice, number>();
  let time = Date.UTC(2023, 5, 1);
  const now = () => new Date(time).toISOString();
  const hold = (currency: string, more: number) => held.set(currency, (held.get(currency) ?? 0) + more);

  function begin(): StatedInvoice {
    const currency = pick(4) > 0 ? "CAD" : "JPY";
    const total = 100 + pick(900);
    const taken = Math.min(held.get(currency) ?? 0, total - 1);
    hold(currency, -taken);
    const invoice: StatedInvoice = {
      ...{ id: String(took.size), number: `A-${took.size}`, status: "open", currency, total },
      ...{ amount_paid: 0, amount_remaining: total - taken, credited: 0, refunded: 0, finalized_at: now() },
      ...{ paid_at: null, paid_elsewhere_on: null, ended_at: null, credits: [] },
    };
    took.set(invoice, taken);
    return invoice;
  }

  /** What is done on Stripe's own pages leaves no word here. */
  function credit(invoice: StatedInvoice, kind: string, whole: number, isNoted = pick(4) > 0) {
    if (isNoted) invoice.credits.push({ kind, whole, reason: "A word", created_at: now() });
    invoice.credited += whole;
  }

  const acts: Record<string, (invoice: StatedInvoice, part: number) => void> = {
    pay(invoice) {
      if (pick(2) > 0) invoice.paid_elsewhere_on = now().slice(0, 10);
      invoice.amount_paid += invoice.amount_remaining;
      Object.assign(invoice, { status: "paid", paid_at: now(), amount_remaining: 0 });
    },
    payInPart(invoice, part) {
      invoice.amount_paid += part - 1;
      invoice.amount_remaining -= part - 1;
    },
    writeOff(invoice, part) {
      if (invoice.status !== "open") return;
      credit(invoice, pick(2) > 0 ? "write_off" : "credit", part);
      invoice.amount_remaining -= part;
      if (invoice.amount_remaining === 0) Object.assign(invoice, { status: "paid", paid_at: now() });
    },
    giveUp: (invoice) =>
      Object.assign(invoice, { status: "uncollectible", ended_at: invoice.ended_at ?? now() }),
    void(invoice) {
      hold(invoice.currency, took.get(invoice) ?? 0);
      Object.assign(invoice, { status: "void", ended_at: invoice.ended_at ?? now() });
    },
  };

  function afterwards(invoice: StatedInvoice) {
    const left = invoice.amount_paid - invoice.refunded;
    if (left > 0 && pick(2) > 0) {
      const isElsewhere = invoice.paid_elsewhere_on !== null;
      const part = 1 + pick(left);
      credit(invoice, "refund", part, isElsewhere || undefined);
      if (!isElsewhere) invoice.refunded += part;
    } else {
      credit(invoice, "credit", 50, true);
      hold(invoice.currency, 50);
    }
  }

  for (let step = 0; step < 60; step += 1) {
    time += pick(20) * day + pick(day);
    const invoice = [...took.keys()][pick(took.size + 2)] ?? begin();
    if (invoice.status === "paid") afterwards(invoice);
    else if (invoice.status !== "void") {
      const names = Object.keys(acts);
      acts[names[pick(names.length)] ?? ""]?.(invoice, 1 + pick(invoice.amount_remaining));
    }
  }
  return { invoices: [...took.keys()], held };
}

const seeds = Array.from({ length: 100 }, (_, seed) => seed);

test("what an account ends with is what is open of its invoices, less what the client has for the next one", () => {
  for (const seed of seeds) {
    const { invoices, held } = makeAccount(seed);
    const owed = drawUp(list(invoices), null).map(({ currency, closing }) => [currency, closing]);
    const expected = [...held].map(([currency, kept]) => [currency, openOf(invoices, currency) - kept]);
    expect(Object.fromEntries(owed), `seed ${seed}`).toEqual(Object.fromEntries(expected));
  }
});

test("each year begins with what the one before ended with, and the last ends as the whole does", () => {
  for (const seed of seeds) {
    const listed = list(makeAccount(seed).invoices);
    const whole = drawUp(listed, null);
    const years = listYears(listed, "2026-01-01").reverse();
    for (const { currency, closing, entries } of whole) {
      let [known, count] = [0, 0];
      for (const year of years) {
        const account = drawUp(listed, year).find((each) => each.currency === currency);
        expect(account?.opening ?? 0, `seed ${seed}, ${year}`).toBe(known);
        known = account?.closing ?? 0;
        count += account?.entries.length ?? 0;
      }
      expect([known, count]).toEqual([closing, entries.length]);
    }
  }
});

test("entries are in order of day, and each balance is the one before with what it did", () => {
  for (const seed of seeds)
    for (const { opening, entries } of drawUp(list(makeAccount(seed).invoices), 2024)) {
      let [balance, last] = [opening, ""];
      for (const entry of entries) {
        balance += entry.charged - entry.settled;
        expect([entry.balance, entry.day >= last]).toEqual([balance, true]);
        last = entry.day;
      }
    }
});

const plain: StatedInvoice = {
  ...{ id: "1", number: "A-1", status: "open", currency: "CAD", total: 1000, amount_paid: 0 },
  ...{ amount_remaining: 1000, credited: 0, refunded: 0, finalized_at: "2026-01-01T04:59:59Z" },
  ...{ paid_at: null, paid_elsewhere_on: null, ended_at: null, credits: [] },
};
const paid = {
  status: "paid",
  amount_paid: 1000,
  amount_remaining: 0,
  paid_at: "2026-03-01T12:00:00Z",
} as const;

test.each<[string, Partial<StatedInvoice>, string[]]>([
  ["open, on the agency's day", {}, ["2025-12-31 invoice +1000 -0"]],
  ["paid by card", paid, ["2025-12-31 invoice +1000 -0", "2026-03-01 payment +0 -1000"]],
  [
    "paid by a transfer, on its day",
    { ...paid, paid_elsewhere_on: "2026-02-27" },
    ["2025-12-31 invoice +1000 -0", "2026-02-27 payment +0 -1000"],
  ],
  [
    "refunded in part, which is owed no more",
    {
      ...{ ...paid, credited: 200, refunded: 200 },
      credits: [{ kind: "refund", whole: 200, reason: "Late", created_at: "2026-04-01T12:00:00Z" }],
    },
    ["2025-12-31 invoice +1000 -0", "2026-03-01 payment +0 -1000", "2026-04-01 refund +200 -200"],
  ],
  [
    "void",
    { status: "void", ended_at: "2026-02-01T12:00:00Z" },
    ["2025-12-31 invoice +1000 -0", "2026-02-01 void +0 -1000"],
  ],
  [
    "given up, and paid after all",
    { ...paid, ended_at: "2026-02-01T12:00:00Z" },
    [
      "2025-12-31 invoice +1000 -0",
      "2026-02-01 uncollectible +0 -1000",
      "2026-03-01 payment +0 -1000",
      "2026-03-01 back +1000 -0",
    ],
  ],
  [
    "credited and returned on Stripe's own pages",
    { ...paid, credited: 300, refunded: 200 },
    [
      "2025-12-31 invoice +1000 -0",
      "2025-12-31 credit +0 -100",
      "2026-03-01 payment +0 -1000",
      "2026-03-01 refund +200 -200",
    ],
  ],
])("an invoice that is %s", (_, given, expected) => {
  const [account] = drawUp(list([{ ...plain, ...given }]), null);
  expect(
    account?.entries.map(({ day: on, kind, charged, settled }) => `${on} ${kind} +${charged} -${settled}`),
  ).toEqual(expected);
});

test("the years go from the first entry to today, and a client without invoices has this one", () => {
  expect(listYears(list([{ ...plain, ...paid }]), "2027-05-05")).toEqual([2027, 2026, 2025]);
  expect(listYears([], "2026-05-05")).toEqual([2026]);
  expect(drawUp([], 2026)).toEqual([]);
  expect(listEntries([plain], "UTC")[0]?.day).toBe("2026-01-01");
});
