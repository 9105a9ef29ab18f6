import { expect, test } from "vitest";
import { writePage } from "#html/page-tree.ts";
import { gatherStyles } from "./gather-styles.ts";
import { takeApart } from "./page-parts.ts";

function gather(html: string): string {
  const parts = takeApart(html);
  gatherStyles(parts);
  return writePage(parts.page);
}

const picture = (color: string) => `<img alt="" style="background-color:${color}">`;

test("style attributes stand once each, in one style element of the head", () => {
  const html = `<html><head><title>$&amp;</title></head><body>${picture("#a1b2c3")}${picture("#fff")}${picture("#a1b2c3")}<p style="--brand:#123456"></p></body></html>`;
  expect(gather(html)).toBe(
    '<html><head><title>$&amp;</title><style>[data-style="0"]{background-color:#a1b2c3}' +
      '[data-style="1"]{background-color:#fff}[data-style="2"]{--brand:#123456}</style></head>' +
      '<body><img alt="" data-style="0"><img alt="" data-style="1"><img alt="" data-style="0">' +
      '<p data-style="2"></p></body></html>',
  );
});

test("a page without them stays as it is, and no style leaves its own rule", () => {
  const html =
    '<html><head></head><body class="--brand"><p style="color:red}body{color:red">style="--brand:red"</p>' +
    '<p style="content:&quot;"></p><p style="--a:&lt;/style&gt;"></p></body></html>';
  expect(gather(html)).toBe(html);
});
