import { connect } from "node:net";
import { expect, test } from "@playwright/test";
import { ports } from "../../bin/stack/test-settings.ts";
import { findNginx } from "../../bin/tools/find-nginx.ts";
import { startNginx } from "../../bin/tools/start-nginx.ts";
import { startSiteStandIn } from "../fixtures/site-stand-in.ts";

test.skip(!findNginx(), "There is no nginx here, and Debian's could not be unpacked");

const port = ports.site + 71;
let nginx: Awaited<ReturnType<typeof startNginx>>;
let standIn: Awaited<ReturnType<typeof startSiteStandIn>>;

test.beforeEach(async () => {
  standIn = await startSiteStandIn(port + 1);
  nginx = await startNginx({ port, sites: [port + 1] });
});
test.afterEach(async () => {
  await nginx.stop();
  await standIn.stop();
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(nginx.url + path, { headers });

test("no token of a private link is in the log, however its address is written", async () => {
  const paths = ["/calls/", "/api/calls/", "/api/calendar/", "/unsubscribe/", "/api/unsubscribe/"];
  for (const path of [...paths, "/%75nsubscribe/", "//calls/"]) await get(`${path}canary?token=canary`);
  await get("/last");
  await expect.poll(nginx.readLog).toContain("/last");
  expect(nginx.readLog()).toContain("/api/unsubscribe/[token]");
  expect(nginx.readLog()).not.toContain("canary");
});

test("a link that ends somebody's mails never meets the cache", async () => {
  for (const path of ["/unsubscribe/token", "/subscription-success", "/subscription-portal"])
    expect((await get(path)).headers.get("x-cache"), path).toBeNull();
});

const refused: Record<string, string> = {
  "501": "POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: identity, chunked\r\n\r\n",
  "505": "GET / HTTP/2.5\r\nHost: localhost\r\n\r\n",
  "405": "TRACE / HTTP/1.1\r\nHost: localhost\r\n\r\n",
  "400": "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
  "414": `GET /${"x".repeat(40_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
  "413": "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999\r\n\r\n",
};
for (const [status, text] of Object.entries(refused)) {
  test(`what nginx itself answers with ${status} has the security headers`, async () => {
    const answer = await send(text);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    for (const header of [
      "content-security-policy: default-src 'none'",
      "x-content-type-options: nosniff",
      "x-frame-options: deny",
      "referrer-policy: strict-origin-when-cross-origin",
      "permissions-policy: camera=()",
      "cross-origin-opener-policy: same-origin",
      "content-type: application/json",
    ])
      expect(answer.toLowerCase()).toContain(header);
  });
}

test("a made-up preview cookie does not open a way around the cache for a flood", async () => {
  const ask = (cookie: string) => get("/page", { cookie });
  const answers = await Promise.all(
    Array.from({ length: 120 }, (_, index) => ask(`__prerender_bypass=forged${index}`)),
  );
  const limited = answers.filter(({ status }) => status === 429);
  expect(limited.length).toBeGreaterThan(40);
  expect(standIn.seen.length).toBeLessThan(80);
  expect(limited[0]?.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(limited[0]?.headers.get("retry-after")).toBeTruthy();
  expect((await ask("other=1")).status, "visitors are not meant").toBe(200);
});

/** Sends bytes as they are and reads the answer until the connection ends. */
function send(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    socket.setTimeout(5000, () => socket.destroy());
    socket.on("data", (data) => {
      answer += data;
      if (answer.includes("\r\n\r\n")) socket.end();
    });
    socket.on("close", () => resolve(answer));
    socket.on("error", reject);
  });
}
