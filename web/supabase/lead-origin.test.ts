import { expect, test } from "vitest";
import { leadOrigin } from "./lead-origin.ts";

const site = "https://agency.example";
const nothing = { source_path: null, referrer_host: null, campaign: null };

function origin(sent: { form?: string; before?: string; landing?: string }) {
  const headers = new Headers();
  if (sent.form) headers.set("Referer", sent.form);
  if (sent.before) headers.set("Form-Referrer", sent.before);
  if (sent.landing) headers.set("Form-Landing", sent.landing);
  return leadOrigin(headers, site);
}

test("the page that led to the form is told, not the form's own", () => {
  const form = `${site}/contact`;
  expect(origin({ form, before: `${site}/services/wordpress?x=1`, landing: `${site}/` })).toEqual({
    ...nothing,
    source_path: "/services/wordpress",
  });
  expect(origin({ form, before: form, landing: `${site}/brand` }).source_path).toBe("/brand");
  expect(origin({ form }).source_path).toBe("/contact");
});

test("another site is told by its name alone", () => {
  const sent = { form: `${site}/contact`, before: "https://www.google.com/search?q=ada+lovelace" };
  expect(origin(sent)).toEqual({ ...nothing, source_path: "/contact", referrer_host: "www.google.com" });
});

test("a campaign is read from the page where the visit began, or from the form's own address", () => {
  const landing = `${site}/?utm_source=newsletter&utm_medium=email&utm_campaign=Herbst%202026&fbclid=abc`;
  expect(origin({ form: `${site}/contact`, before: `${site}/brand`, landing }).campaign).toBe(
    "newsletter / email / Herbst 2026",
  );
  expect(origin({ form: `${site}/contact?utm_campaign=card` }).campaign).toBe("card");
});

test.each([
  [{ form: "https://evil.example/contact" }],
  [{ before: "javascript:alert(1)", landing: "data:text/html,x" }],
  [{ before: "http://203.0.113.9/", landing: "https://agency.example.evil.example/a" }],
  [{ before: "http://[2001:db8::1]/" }],
  [{ before: "android-app://com.google.android.gm/" }],
  [{ before: `https://${"a".repeat(300)}.example/` }],
  [{ landing: `${site}/calls/Zk3v9QpL2mXw8RtY6uBn1cDe?utm_source=ada@example.com` }],
  [{ landing: `${site}/auth/confirm?token_hash=x&utm_campaign=%3Cscript%3E` }],
  [{ landing: `${site}/${"a".repeat(3000)}` }],
])("%j tells nothing", (sent) => {
  expect(origin(sent)).toEqual(nothing);
});
