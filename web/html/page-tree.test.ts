import { expect, test } from "vitest";
import { describePage } from "./describe-in-test.ts";
import { readPage, writePage } from "./page-tree.ts";
import { makePages } from "./pages-in-test.ts";

const written = (html: string) => writePage(readPage(html));
const inBody = (html: string) => `<!DOCTYPE html><html lang="en"><head></head><body>${html}</body></html>`;

test("a page that was put together is the tree that came in, to browsers with and without script, for any page", () => {
  for (const { html, name } of makePages(500)) {
    const again = written(html);
    for (const hasScript of [false, true])
      expect(describePage(again, { hasScript }), name).toEqual(describePage(html, { hasScript }));
    expect(written(again), name).toBe(again);
  }
});

test.each([
  ["a text area's first line break", "<textarea>\n\nTwo</textarea>"],
  ["that of a pre, too", "<pre>\n\n\nThree</pre>"],
  ["but none that a parser leaves alone", "<p>\nOne</p><svg><textarea>\nOne</textarea></svg>"],
  [
    "React's marks",
    '<p>a<!-- -->b<!--$--><i></i><!--/$--></p><!--$?--><template id="B:0"></template><!--/$-->',
  ],
  [
    "names in a drawing",
    '<svg viewBox="0 0 1 1"><linearGradient xlink:href="#a"/><foreignObject><p>a</p></foreignObject></svg>',
  ],
  ["what is text in a script", "<script>if (a < b && c) d('<\\/script>', '&amp;')</script>"],
  ["and in a style", '<style>a>b::after{content:"<&"}</style>'],
  ["a template's content", '<template><p style="color:red">a<!-- -->b</p></template>'],
  ["what is for browsers without script", '<noscript><p class="a">No &amp; script</p></noscript>'],
  ["characters with a name", '<p title="&quot;&lt;&amp;amp;">&lt;b&gt; &amp;nbsp; \u00a0</p>'],
  ["a carriage return that was spelt out", '<p title="a&#13;b">a&#13;\nb</p>'],
])("what is put together keeps %s", (_, html) => {
  expect(describePage(written(inBody(html)))).toEqual(describePage(inBody(html)));
});
