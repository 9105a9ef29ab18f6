import { once } from "node:events";
import { createServer } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askOnce, followRequests, noteUnanswered } from "#server/request-context.ts";
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
let complete = () => {};
const isComplete = new Promise<void>((resolve) => {
  complete = resolve;
});
let early: Promise<Response>;

const server = createServer(async ({ url = "" }, response) => {
  if (url === "/early") await isComplete;
  if (url.startsWith("/failed")) {
    // As a page does: Supabase is asked later, and the answer begins later still.
    await new Promise((resolve) => setTimeout(resolve, 5));
    if (url === "/failed-unanswered") noteUnanswered();
    response.statusCode = 500;
  }
  if (url === "/who") {
    const ask = () => askOnce("who", async () => crypto.randomUUID());
    const first = await ask();
    await new Promise((resolve) => setTimeout(resolve, 5));
    response.setHeader("X-Who", `${first} ${await ask()}`);
  }
  if (url === "/beyond") {
    response.statusCode = 500;
    response.setHeader("Content-Range", "bytes */5");
  }
  for (const [name, value] of Object.entries(answers[url] ?? {})) response.setHeader(name, value);
  response.end("body");
});
let address = "";

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const bound = server.address();
  address = `http://127.0.0.1:${typeof bound === "object" ? bound?.port : ""}`;
  const isAsked = once(server, "request");
  early = fetch(`${address}/early`);
  await isAsked;
  followRequests();
  completeHeaders({ "X-Content-Type-Options": "nosniff" }, "script-src 'self' 'unsafe-inline'");
  complete();
});
afterAll(() => void server.close());

const policyOf = async (path: string) => (await fetch(address + path)).headers.get("content-security-policy");

test("who asked before the site was ready gets the headers too", async () => {
  const { headers } = await early;
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("content-security-policy")).toBe(fallbackPolicy);
});

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

test("an error page that Supabase's silence is behind is 503 and says when to try again, any other is 500", async () => {
  const paths = Array.from({ length: 20 }, (_, index) =>
    index % 2 === 0 ? "/failed" : "/failed-unanswered",
  );
  const responses = await Promise.all(paths.map((path) => fetch(address + path)));
  for (const [index, { status, headers }] of responses.entries()) {
    const isUnanswered = index % 2 === 1;
    expect(status).toBe(isUnanswered ? 503 : 500);
    expect(headers.get("retry-after")).toBe(isUnanswered ? "5" : null);
  }
});

test("what is asked twice in a request is asked once, and no other request gets the answer", async () => {
  const answers = await Promise.all(
    Array.from({ length: 30 }, async () => (await fetch(`${address}/who`)).headers.get("x-who") ?? ""),
  );
  for (const [first, second] of answers.map((answer) => answer.split(" "))) expect(second).toBe(first);
  expect(new Set(answers).size).toBe(30);
});

test("a range that the file does not have is 416", async () => {
  expect((await fetch(`${address}/beyond`)).status).toBe(416);
});
