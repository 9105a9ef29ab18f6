import type { ReactNode } from "react";
import { render } from "react-email";
import { expect, test } from "vitest";
import { callMails } from "./call-mails.tsx";
import { contactNotice, contactReceived, contactReply } from "./contact-mails.tsx";
import { digestMail } from "./digest-mail.tsx";

const agency = {
  name: "The Agency",
  email: "hello@agency.example",
  siteUrl: "https://agency.example",
  locale: "en-CA",
  promises: {
    contactReceived: "You hear from me by tomorrow.",
    callReceived: "I confirm it today.",
    callConfirmed: "",
    callWay: "",
  },
};
const message = {
  id: "5b0e8f0e-0000-4000-8000-000000000002",
  name: "Ada <b>",
  email: "ada@example.com",
  phone: null,
  message: "One\n\n<script>alert(1)</script>\r\n\u202eright to left\u202c 😀",
};
const call = {
  id: "5b0e8f0e-0000-4000-8000-000000000001",
  name: "Ben",
  email: "ben@example.com",
  phone: null,
  notes: "Notes",
  timeZone: "America/Toronto",
  startsAt: new Date("2026-11-01T13:00:00Z"),
  endsAt: new Date("2026-11-01T13:30:00Z"),
  sequence: 2,
  why: "asked" as const,
};
const link = "https://agency.example/calls/token";

test("what visitors wrote is shown as text, line by line, in both parts of a mail", async () => {
  const mail = contactNotice(message, agency);
  const html = await render(mail.content);
  expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(html).not.toContain("<script>");
  const text = await render(mail.content, { plainText: true });
  expect(text).toContain("One\n\n<script>alert(1)</script>\n\u202eright to left\u202c 😀");
});

test("a reply has one greeting, and its lines as they were written", async () => {
  const read = ({ content }: { content: ReactNode }) => render(content, { plainText: true });
  const reply = "Hello Ada,\nhappy to help.\n\nOlive";
  const greeted = await read(contactReply({ ...message, reply }, agency));
  expect(greeted).toContain(reply);
  expect(greeted.match(/hello/gi)).toHaveLength(1);
  expect(await read(contactReply({ ...message, reply: "Yes\nand no" }, agency))).toContain(
    "Hello Ada,\n\nYes\nand no",
  );
});

test("an alert says what failed in the owner's words, and how often", async () => {
  const { mails } = await import("./mails.ts");
  const told = [
    { kind: "error", what: "POST /api/contact: 503", times: 3 },
    { kind: "mail", what: "contact-reply", times: 1 },
    { kind: "publish", what: "homePage", times: 1 },
  ];
  const links = {
    call: async (id: string) => id,
    invite: async (id: string) => id,
    unsubscribe: async () => ({ page: "", oneClick: "" }),
  };
  const alert = mails["operations-alert"];
  const mail = await alert.write({ troubles: told, more: 2 }, { agency, subjectId: "", links });
  expect(mail.subject).toBe("Some things went wrong on your site");
  const text = await render(mail.content, { plainText: true });
  for (const words of ["POST /api/contact: 503, 3 times", "Your reply", "Home page", "And 2 more"])
    expect(text).toContain(words);
  const slow = [{ kind: "slow", what: "GET /", times: 1 }];
  const { subject } = await alert.write({ troubles: slow, more: 0 }, { agency, subjectId: "", links });
  expect(subject).toBe("Your site is slow");
});

test("mails promise what the owner wrote down, and nothing where that is empty", async () => {
  const read = ({ content }: { content: ReactNode }) => render(content, { plainText: true });
  expect(await read(contactReceived(agency))).toContain("You hear from me by tomorrow.");
  for (const name of ["call-received", "call-changed"] as const)
    expect(await read(callMails[name](call, agency, link))).toContain("I confirm it today.");
  const silent = {
    ...agency,
    promises: { contactReceived: "", callReceived: "", callConfirmed: "", callWay: "" },
  };
  for (const mail of [contactReceived(silent), callMails["call-confirmed"](call, silent, link)])
    expect(await read(mail)).not.toMatch(/\b(I|me|we|us)\b/i);
});

test.each(["not free", "asked", "proposed", "confirmed"] as const)(
  "a proposal because of “%s” asks to accept it, and says that a time is taken only where it is",
  async (why) => {
    const { content, calendar } = callMails["call-proposed"]({ ...call, why }, agency, link);
    const text = await render(content, { plainText: true });
    expect(text).toMatch(/^Accept or change this time/m);
    expect(text).not.toContain("Change or cancel");
    expect(text.includes("is not free")).toBe(why === "not free");
    expect(text).toMatch(/proposed instead/);
    expect(calendar?.text.replaceAll(/\r?\n /g, "")).toContain("proposed instead");
  },
);

test.each([
  ["(905) 555-0144", "", "You will be called at (905) 555-0144."],
  [null, "", "How you reach each other follows by email before the call."],
  [null, "I send you a link.", "I send you a link."],
])(
  "a mail that confirms a call, and its calendar entry, say who rings whom: %#",
  async (phone, way, said) => {
    const written = { ...agency, promises: { ...agency.promises, callWay: way } };
    const { content, calendar } = callMails["call-confirmed"]({ ...call, phone }, written, link);
    expect(await render(content, { plainText: true })).toContain(said);
    expect(calendar?.text.replaceAll(/\r?\n /g, "")).toContain(said);
  },
);

const piece = {
  kind: "change_order",
  project: "Shop",
  project_id: "p",
  title: "In French",
  events: 1,
  decision: null,
  actor: "Olive",
};
const order = { number: 3, price_cents: 125_000, currency: "CAD" };
const item = { number: null, price_cents: null, currency: null };

test.each([
  ["Please approve: Change order #3, $1,250.00", [{ ...piece, asked: order }]],
  [
    "Please approve: Change order #3, a credit of $5.00",
    [{ ...piece, asked: { ...order, price_cents: -500 } }],
  ],
  [
    "Please approve: Change order #3, no change in price",
    [{ ...piece, asked: { ...order, price_cents: 0 } }],
  ],
  ["Please review: In French", [{ ...piece, kind: "feedback", asked: item }]],
  [
    "Please approve: Change order #3, $1,250.00, and 1 more",
    [
      { ...piece, kind: "feedback", asked: item },
      { ...piece, asked: order },
    ],
  ],
  ["Nadia approved: In French", [{ ...piece, decision: "approved" as const, actor: "Nadia" }]],
  ["News about Shop", [{ ...piece, kind: "update" }, piece]],
])("the mail about news is called “%s”", (subject, news) => {
  const links = { page: "https://agency.example/end", oneClick: "https://agency.example/end/now" };
  expect(digestMail({ name: "Dana", more: 0, news }, agency, links).subject).toBe(subject);
});

test("what anybody can have mailed to any address repeats no word of theirs", async () => {
  const words = { name: "canary", phone: "canary", message: "canary", notes: "canary" };
  for (const mail of [
    contactReceived(agency),
    callMails["call-received"]({ ...call, ...words }, agency, link),
  ]) {
    expect(mail.subject).toBeTruthy();
    const { content, ...rest } = mail;
    expect(JSON.stringify(rest)).not.toContain("canary");
    expect(await render(content)).not.toContain("canary");
  }
});

test("what a person typed is sent as theirs, everything else as a program's", async () => {
  const { mails } = await import("./mails.ts");
  const typed = Object.entries(mails).filter(([, { author }]) => author === "person");
  expect(typed.map(([name]) => name)).toEqual(["contact-notice", "contact-reply", "call-notice"]);
});

test("the owner answers the visitor, the visitor answers the agency", () => {
  expect(contactNotice(message, agency).replyTo).toEqual({ name: "Ada <b>", address: "ada@example.com" });
  expect(contactReceived(agency).replyTo?.address).toBe("hello@agency.example");
});

test.each(Object.entries(callMails))("%s says the time on the agency's clock", async (template, write) => {
  const mail = write(call, agency, link);
  const text = await render(mail.content, { plainText: true });
  expect(text).toContain("Sunday, November 1, 2026 at 8:00 AM Eastern Time");
  const isForOwner = template.endsWith("-notice");
  expect(text.includes(link)).toBe(!isForOwner);
  expect(mail.calendar === undefined).toBe(isForOwner);
  if (mail.calendar) expect(mail.calendar.text).toContain("SEQUENCE:2");
});

const links = {
  call: async (id: string) => id,
  invite: async (id: string) => id,
  unsubscribe: async () => ({ page: "", oneClick: "" }),
};
const changed = { was: "3000", becomes: "6819" };

test.each([
  [changed, null, "The bank account on invoices was changed", ["ends in 3000", "ends in 6819"]],
  [
    { ...changed, was: null },
    null,
    "The bank account on invoices was changed",
    ["Before: none", "ends in 6819"],
  ],
  [
    { ...changed, becomes: null },
    null,
    "The bank account on invoices was changed",
    ["ends in 3000", "Now: none"],
  ],
  [
    null,
    { was: null, becomes: "Us & Co\nHere" },
    "Who invoices are from was changed",
    ["none", "Us & Co\nHere"],
  ],
  [
    changed,
    { was: "A", becomes: "B" },
    "The bank account on invoices was changed",
    ["6819", "Who invoices are from"],
  ],
])(
  "an owner reads what invoices say instead of %j and %j, and what to do",
  async (account, sender, subject, words) => {
    const { mails } = await import("./mails.ts");
    for (const by of ["Olive", null]) {
      const mail = await mails["invoice-sender-changed"].write(
        { by, account, sender },
        { agency, subjectId: "", links },
      );
      expect(mail.subject).toBe(subject);
      const text = await render(mail.content, { plainText: true });
      for (const part of [...words, "sign out all other devices", "/dashboard/owner/settings/invoices"])
        expect(text).toContain(part);
      expect(text.includes("Olive")).toBe(by !== null);
    }
  },
);
