import { expect, test } from "vitest";
import { isSameOrigin } from "./is-same-origin.ts";

const site = "https://agency.example";

test.each([
  [{ origin: "https://agency.example" }, true],
  [{ "sec-fetch-site": "same-origin" }, true],
  [{ origin: "https://evil.example" }, false],
  [{ origin: "https://evil.example", host: "evil.example", "x-forwarded-host": "evil.example" }, false],
  [{ origin: "http://agency.example" }, false],
  [{ origin: "https://agency.example:8443" }, false],
  [{ origin: "null" }, false],
  [{ origin: "null", "sec-fetch-site": "same-origin" }, false],
  [{ "sec-fetch-site": "same-site" }, false],
  [{ "sec-fetch-site": "none" }, false],
  [{}, false],
])("headers %j come from the site: %s", (headers, expected) => {
  expect(isSameOrigin(new Headers(Object.entries(headers)), site)).toBe(expected);
});
