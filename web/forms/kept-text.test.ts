import { expect, test } from "vitest";
import { keptText } from "./kept-text.ts";

test("what was typed comes back as words, with the key of the attempt", async () => {
  const response = keptText("https://agency.example/api/x?y=1", {
    status: 503,
    error: 'Not <now> "please"',
    values: { body: "</textarea><script>alert(1)</script> & more", key: '"><b>' },
    typed: ["body"],
    page: "/projects/1/messages",
  });
  expect(response.status).toBe(503);
  const html = await response.text();
  expect(html).toContain("Not &#60;now&#62; &#34;please&#34;");
  expect(html).toContain(
    "\n&#60;/textarea&#62;&#60;script&#62;alert(1)&#60;/script&#62; &#38; more</textarea>",
  );
  expect(html).toContain('name="key" value="&#34;&#62;&#60;b&#62;"');
  expect(html).toContain('action="/api/x"');
  expect(html).not.toContain("<script");
});
