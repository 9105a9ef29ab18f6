import { expect, test } from "vitest";
import * as en from "#texts/en/en.ts";
import { keptPage } from "./kept-page.ts";

test("what was typed comes back as words, with the key of the attempt", async () => {
  const response = keptPage("https://agency.example/api/x?y=1", {
    status: 503,
    error: 'Not <now> "please"',
    values: { body: "</textarea><script>alert(1)</script> & more", key: '"><b>' },
    typed: ["body"],
    page: "/projects/1/messages",
    locale: "en-CA",
    texts: en.forms.kept,
  });
  expect(response.status).toBe(503);
  const html = await response.text();
  expect(html).toContain("Not &lt;now&gt; &quot;please&quot;");
  expect(html).toContain("\n&lt;/textarea&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; more</textarea>");
  expect(html).toContain('name="key" value="&quot;&gt;&lt;b&gt;"');
  expect(html).toContain('action="/api/x"');
  expect(html).not.toContain("<script");
});

test("a secret does not come back: it is asked for again, by its name", async () => {
  const response = keptPage("https://agency.example/api/x", {
    status: 400,
    error: "Not so",
    values: { body: "Words", current: "my password", version: "2" },
    typed: ["body"],
    secrets: { current: "Current password" },
    page: "/projects",
    locale: "en-CA",
    texts: en.forms.kept,
  });
  const html = await response.text();
  expect(html).not.toContain("my password");
  expect(html).toMatch(/Current password<br><input type="password" name="current" required/);
  expect(html.match(/name="current"/g)).toHaveLength(1);
  expect(html).toContain('name="version" value="2"');
});
