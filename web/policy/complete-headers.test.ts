import { createServer } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { completeHeaders } from "./complete-headers.ts";
import { fallbackPolicy } from "./content-policy.ts";

const own = "default-src 'none'; frame-ancestors 'none'";
const answers: Record<string, Record<string, string | string[]>> = {
  "/finished": {
    "Content-Type": "text/html",
    Vary: "rsc",
    "Content-Security-Policy": ["other", own],
    ETag: '"a"',
  },
  "/data": { "Content-Type": "text/x-component", Vary: "rsc", ETag: '"a"' },
  "/unfinished": { "Content-Type": "text/html; charset=utf-8", Vary: "rsc, next-router-state-tree" },
  "/upload": { "Content-Type": "text/html" },
};
const server = createServer(({ url = "" }, response) => {
  for (const [name, value] of Object.entries(answers[url] ?? {})) response.setHeader(name, value);
  response.end("body");
});
let address = "";

beforeAll(async () => {
  completeHeaders({ "X-Content-Type-Options": "nosniff" }, "script-src 'self' 'unsafe-inline'");
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const bound = server.address();
  address = `http://127.0.0.1:${typeof bound === "object" ? bound?.port : ""}`;
});
afterAll(() => void server.close());

const policyOf = async (path: string) => (await fetch(address + path)).headers.get("content-security-policy");

test("a page keeps its own policy, one that nobody finished gets the page's fallback, all else the strictest", async () => {
  expect(await policyOf("/finished")).toBe(own);
  expect(await policyOf("/unfinished")).toBe("script-src 'self' 'unsafe-inline'");
  expect(await policyOf("/upload")).toBe(fallbackPolicy);
  expect(await policyOf("/data")).toBe(fallbackPolicy);
});

test("who has a page hears that it is unchanged, and nothing else has its ETag", async () => {
  const ask = (path: string, known: string) => fetch(address + path, { headers: { "if-none-match": known } });
  const unchanged = await ask("/finished", 'W/"b", W/"a"');
  expect([unchanged.status, await unchanged.text(), unchanged.headers.get("etag")]).toEqual([304, "", '"a"']);
  const changed = await ask("/finished", '"b"');
  expect([changed.status, await changed.text()]).toEqual([200, "body"]);
  const data = await ask("/data", '"a"');
  expect([data.status, data.headers.get("etag")]).toEqual([200, null]);
});
