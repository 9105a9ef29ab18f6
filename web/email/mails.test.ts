import { render } from "react-email";
import { expect, test } from "vitest";
import { callMails } from "./call-mails.tsx";
import { contactNotice, contactReceived } from "./contact-mails.tsx";

const agency = {
  name: "Corner Pocket",
  email: "hello@agency.example",
  siteUrl: "https://agency.example",
  locale: "en-CA",
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

test("the owner answers the visitor, the visitor answers the agency", () => {
  expect(contactNotice(message, agency).replyTo).toEqual({ name: "Ada <b>", address: "ada@example.com" });
  expect(contactReceived(agency).replyTo?.address).toBe("hello@agency.example");
});

test.each(Object.entries(callMails))("%s says the time on the agency's clock", async (template, write) => {
  const mail = write(call, agency, link);
  const text = await render(mail.content, { plainText: true });
  expect(text).toContain("Sunday, November 1, 2026 at 8:00 a.m. Eastern Time");
  const isForOwner = template.endsWith("-notice");
  expect(text.includes(link)).toBe(!isForOwner);
  expect(mail.calendar === undefined).toBe(isForOwner);
  if (mail.calendar) expect(mail.calendar.text).toContain("SEQUENCE:2");
});
