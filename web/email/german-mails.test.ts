import { render } from "react-email";
import { expect, test } from "vitest";
import * as de from "#texts/de/de.ts";
import * as en from "#texts/en/en.ts";
import { mails } from "./mails.ts";

const context = {
  agency: {
    name: "Nordlicht",
    email: "moin@nordlicht.example",
    siteUrl: "https://nordlicht.example",
    locale: "de-DE",
    promises: { contactReceived: "", callReceived: "", callConfirmed: "", callWay: "" },
  },
  subjectId: "5b0e8f0e-0000-4000-8000-000000000001",
  links: {
    call: async () => "https://nordlicht.example/calls/token",
    invite: async () => "https://nordlicht.example/auth/invite/token",
    unsubscribe: async () => ({
      page: "https://nordlicht.example/end",
      oneClick: "https://nordlicht.example/end/now",
    }),
  },
};

const call = {
  name: "Ole Hansen",
  email: "ole@hansen.example",
  phone: null,
  notes: null,
  time_zone: "Europe/Berlin",
  starts_at: "2026-11-23T09:00:00Z",
  ends_at: "2026-11-23T09:30:00Z",
  sequence: 1,
};
const piece = {
  project: "Laden",
  project_id: "p",
  title: "Plakat",
  events: 1,
  decision: null,
  actor: "Anna",
};
const order = { number: 3, price_cents: 120_000, currency: "EUR" };
const payload = {
  ...call,
  message: "Moin",
  reply: "Gern.",
  client: "Hansen",
  people: [{ name: "Ole", email: "ole@hansen.example" }],
  more: 2,
  troubles: [{ kind: "error", what: "/kontakt", times: 2 }],
  news: [
    { ...piece, kind: "change_order", asked: order },
    { ...piece, kind: "message" },
  ],
  requests: [
    { kind: "message", id: "m", name: "Ole" },
    { kind: "call", id: "c", name: "Anna" },
  ],
  client_id: "c",
  plans: [{ amount_cents: 18_900, currency: "eur" }],
  amount_cents: 21_357,
  currency: "eur",
  event: "failed",
  until: "2026-12-23T09:00:00Z",
  project: "Laden",
  project_id: "p",
  order_id: "o",
  number: 3,
  title: "Plakat",
  price_cents: 120_000,
  decision: "declined",
  by: "Anna",
  reason: "Zu teuer.",
  account: { was: "3000", becomes: null },
  sender: { was: null, becomes: "Nordlicht" },
  opens_with: "password",
  left: 3,
  browser: "Firefox",
  system: "Windows",
  at: "2026-11-23T09:00:00Z",
  is_done: false,
};

const english = listTexts(en.mails).filter((text) => text.split(" ").length > 2);

function listTexts(texts: unknown): string[] {
  if (typeof texts === "string") return [texts];
  if (typeof texts === "function")
    return listTexts(texts(...Array.from({ length: texts.length }, () => "…")));
  if (typeof texts !== "object" || texts === null) return [];
  return Object.values(texts).flatMap(listTexts);
}

/** The number of an invoice is text, that of an order is none. */
const ofInvoice = {
  ...payload,
  invoice_id: "8f6f5f4c",
  number: "R-7",
  amount: 120_000,
  due_on: "2026-12-24",
};

test.each(Object.entries(mails))(
  "the mail %s is German from subject to calendar",
  async (name, { write }) => {
    const { subject, content, calendar } = await write(
      name.startsWith("invoice-") ? ofInvoice : payload,
      context,
    );
    const html = await render(content);
    const text = [subject, await render(content, { plainText: true }), calendar?.text].join("\n");
    expect(html).toContain('lang="de-DE"');
    expect(text).toMatch(/\b(der|die|das|Sie|Ihre?|ist|hat|Neue[sr]?|Erstgespräch)\b/);
    const parts = english
      .flatMap((sentence) => sentence.split("…"))
      .filter((part) => part.trim().split(" ").length > 2);
    expect(parts.filter((part) => text.includes(part.trim()))).toEqual([]);
  },
);

test("a call is told by a German clock, a change order with a German price", async () => {
  const { content } = await mails["call-confirmed"].write(payload, context);
  expect(await render(content, { plainText: true })).toContain(
    "Montag, 23. November 2026 um 10:00 Uhr, Mitteleuropäische Zeit",
  );
  const digest = await mails.digest.write(payload, context);
  expect(digest.subject).toBe(de.mails.digest.subjects.approve(3, "1.200,00\u00a0€"));
});
