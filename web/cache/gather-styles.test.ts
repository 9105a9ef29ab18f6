import { expect, test } from "vitest";
import { gatherPreviews } from "./gather-previews.ts";

const picture = (data: string) =>
  `<img alt="" style="background-image:url(&quot;data:image/jpeg;base64,${data}&quot;)"/>`;

test("previews stand once each, in one style element of the head", () => {
  const html = `<html><head><title>$&</title></head><body>${picture("a+/=")}${picture("b")}${picture("a+/=")}</body></html>`;
  expect(gatherPreviews(html)).toBe(
    '<html><head><title>$&</title><style>[data-preview="0"]{background-image:url(data:image/jpeg;base64,a+/=)}' +
      '[data-preview="1"]{background-image:url(data:image/jpeg;base64,b)}</style></head>' +
      '<body><img alt="" data-preview="0"/><img alt="" data-preview="1"/><img alt="" data-preview="0"/></body></html>',
  );
});

test("a page without previews, and other style attributes, stay as they are", () => {
  const html =
    '<html><head></head><body style="--brand:#123456">style="background-image:url(x)"</body></html>';
  expect(gatherPreviews(html)).toBe(html);
});
