import { expect, test } from "vitest";
import { fillFailure, fillPage } from "./fill-page.ts";

const page = `<main><form action="/api/search"><input name="name"/></form>
<form class="f" action="/api/contact" method="post"><input id="n" required="" name="name" value="old"/>
<input name="website"/><textarea name="message" rows="4"></textarea>
<div id="failed" class="hidden">No</div></form></main><script src="/a.js" async=""></script>
<script>self.__next_f.push("<form")</script><link rel="preload" as="script" href="/a.js"/>`;

test("what was typed stands in the fields again, escaped, and the answer is visible", () => {
  const html = fillPage(page, {
    action: "/api/contact",
    fields: { name: '"><script>alert(1)</script> $&', message: "\nTwo </textarea> lines\n& more" },
    shown: "failed",
  });
  expect(html).toContain(
    '<input id="n" required="" name="name" value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; $&amp;">',
  );
  expect(html).toContain(
    '<textarea name="message" rows="4">\n\nTwo &lt;/textarea&gt; lines\n&amp; more</textarea>',
  );
  expect(html).toContain('<input name="website">');
  expect(html).toContain('<form action="/api/search"><input name="name"></form>');
  expect(html).not.toContain('id="failed" class');
  expect(html).not.toMatch(/<script|as="script"/);
});

test("the field that the answer is about is marked, tied to the answer, and has the focus", () => {
  const hinted = page.replace('name="website"', 'name="website" aria-describedby="hint"');
  const fill = (broken: string) =>
    fillPage(hinted, { action: "/api/contact", fields: { name: "Ada" }, shown: "rule-1", broken });
  expect(fill("name")).toContain(
    '<input id="n" required="" name="name" value="Ada" aria-describedby="rule-1" aria-invalid="true" autofocus="">',
  );
  expect(fill("website")).toContain(
    '<input name="website" aria-describedby="rule-1 hint" aria-invalid="true" autofocus="">',
  );
  expect(fill("website").match(/aria-invalid/g)).toHaveLength(1);
  expect(fill("message")).toContain(
    '<textarea name="message" rows="4" aria-describedby="rule-1" aria-invalid="true" autofocus="">',
  );
});

test("a failure of an account's form stands where its failures are said, with what is offered after it", () => {
  const html = fillFailure(
    `<form action="/api/sign-in"><div class="n" role="alert" hidden=""></div><input name="email"/>
<input name="password" type="password"/><button data-after="unconfirmed" formaction="/api/send-code" hidden="">Send</button>
<button data-after="other" hidden="">Other</button></form><script src="/a.js"></script>`,
    {
      action: "/api/sign-in",
      fields: { email: "ada@example.com" },
      text: "Not <yet> $&",
      reason: "unconfirmed",
    },
  );
  expect(html).toContain('<div class="n" role="alert">Not &lt;yet&gt; $&amp;</div>');
  expect(html).toContain('<input name="email" value="ada@example.com">');
  expect(html).toContain('<input name="password" type="password">');
  expect(html).toContain('<button data-after="unconfirmed" formaction="/api/send-code">');
  expect(html).toContain('<button data-after="other" hidden="">');
  expect(html).not.toContain("<script");
});

test("a page without the form is an error", () => {
  expect(() => fillPage("<p>Oops</p>", { action: "/api/contact", fields: {}, shown: "failed" })).toThrow(
    "The page has no form for /api/contact",
  );
});
