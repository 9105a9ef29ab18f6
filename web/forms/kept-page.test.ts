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
