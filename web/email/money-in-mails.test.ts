import { render } from "react-email";
import { payableCurrencies, unitsOf } from "schemas/currency-units.ts";
import { expect, test } from "vitest";
import { createFormats } from "#formats/create-formats.ts";
import { mails } from "./mails.ts";

// What a mail says of money is what the pages say of it, in every currency.

const locales = ["en-CA", "de-DE"] as const;
const formats = new Map(locales.map((locale) => [locale, createFormats(locale, () => "UTC")]));

const contextOf = (locale: string) => ({
  agency: {
    ...{ name: "Agency", email: "desk@agency.example", siteUrl: "https://agency.example", locale },
    promises: { contactReceived: "", callReceived: "", callConfirmed: "", callWay: "" },
  },
  subjectId: "5b0e8f0e-0000-4000-8000-000000000001",
  links: {
    call: async () => "https://agency.example/call",
    invite: async () => "https://agency.example/invite",
    unsubscribe: async () => ({
      page: "https://agency.example/end",
      oneClick: "https://agency.example/end/now",
    }),
  },
});

const payloadOf = (amount: number, currency: string) => ({
  ...{ client: "Client", client_id: "c", project: "Shop", project_id: "p", order_id: "o", title: "Poster" },
  ...{ amount, amount_cents: amount, price_cents: amount, currency, event: "failed", decision: "declined" },
  ...{ by: "Anna", reason: "", until: "2026-12-23T09:00:00Z", due_on: "2026-12-24", invoice_id: "i" },
  ...{ name: "Dana", more: 0 },
  plans: [{ amount_cents: amount, currency }],
  news: [
    {
      ...{ kind: "change_order", project: "Shop", project_id: "p", title: "Poster", events: 1 },
      ...{ decision: null, actor: "Anna", asked: { number: 3, price_cents: amount, currency } },
    },
  ],
});

const ofMoney = [
  ...["second-subscription", "second-subscription-ended", "care-plan-notice", "payment-failed"],
  ...["invoice-open", "invoice-paid", "invoice-receipt", "invoice-reminder", "order-decided", "digest"],
] as const;

async function expectSaid(name: keyof typeof mails, currency: string): Promise<void> {
  const { inOne, step } = unitsOf(currency);
  const amount = 1234 * inOne + step;
  for (const [locale, { formatMoney }] of formats) {
    const number = name.startsWith("invoice-") ? "R-7" : 3;
    const mail = await mails[name].write({ ...payloadOf(amount, currency), number }, contextOf(locale));
    const text = [mail.subject, await render(mail.content, { plainText: true })].join("\n");
    expect(text.replaceAll(/\s+/g, " "), `${name} ${currency}`).toContain(
      formatMoney(amount, currency).replaceAll(/\s+/g, " "),
    );
  }
}

const names = Object.keys(mails).filter((name): name is keyof typeof mails => Object.hasOwn(mails, name));
const told = names.filter((name) => ofMoney.some((each) => each === name));
/** One of each kind of units, and those in which Intl differs. */
const kinds = ["CAD", "JPY", "KWD", "ISK", "UGX", "HUF"];

test("the mails that tell of money are all there", () => {
  expect(told.toSorted()).toEqual([...ofMoney].toSorted());
});

test.each(told)("the mail %s says an amount as pages do, in every kind of currency", async (name) => {
  for (const currency of kinds) await expectSaid(name, currency);
});

test.each(told)(
  "the mail %s says an amount as pages do, in every currency of Stripe's list",
  {
    tags: "slow",
  },
  async (name) => {
    for (const currency of payableCurrencies) await expectSaid(name, currency);
  },
);
