import { expect, test } from "vitest";
import { findContactMessageError } from "./contact-message.ts";
import { isMailAddress, needsInternationalMail } from "./is-mail-address.ts";

const users = [
  "ada",
  "ada.lovelace+x",
  "jörg",
  "用户",
  "अजय",
  "сидоров",
  "ahmed.عربي",
  '"ada lovelace"',
  "δοκιμή",
  "o'neil",
  "ada-🙂",
];
const domains = [
  "example.com",
  "exämple.de",
  "例子.广告",
  "उदाहरण.परीक्षा",
  "παράδειγμα.δοκιμή",
  "مثال.إختبار",
  "sub.straße.example",
  "[127.0.0.1]",
  "[IPv6:::1]",
  "localhost",
];

test("every user of every domain in any script can be written to", () => {
  for (const user of users)
    for (const domain of domains) {
      const email = `${user}@${domain}`;
      expect(isMailAddress(email), email).toBe(true);
      expect(findContactMessageError({ name: "Ada", email, phone: "", message: "Hello" }), email).toBeNull();
    }
});

const wrong = [
  "",
  "ada",
  "@example.com",
  "ada@",
  "ada@@example.com",
  "ada @example.com",
  "ada@exam ple.com",
  ".ada@example.com",
  "ada.@example.com",
  "a..b@example.com",
  "ada@-example.com",
  "ada@example-.com",
  "ada@.com",
  "ada@example..com",
  "ada@[300.1.1.1]",
  "ada@[IPv6:zz]",
  "ada\n@example.com",
  "ada@exam\u0000ple.com",
  '"ada@example.com',
  "ada,bob@example.com",
  "ada<x>@example.com",
  `${"ä".repeat(33)}@example.com`,
  `ada@${"ä".repeat(63)}.com`,
  "ada\u2028@example.com",
  "ada@\ud800.com",
];

test.each(wrong)("%j is no address", (email) => {
  expect(isMailAddress(email)).toBe(false);
});

test("only a name in other letters needs a mail server that knows them", () => {
  expect(needsInternationalMail("jörg@example.de")).toBe(true);
  expect(needsInternationalMail("joerg@exämple.de")).toBe(false);
});
