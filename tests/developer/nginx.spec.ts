import { request as openRequest } from "node:http";
import { expect, test } from "@playwright/test";
import { findNginx } from "../../bin/find-nginx.ts";
import { startNginx } from "../../bin/start-nginx.ts";
import { lake } from "../fixtures/lake.ts";
import { secondSite } from "../fixtures/outage.ts";
import { signInCookies } from "../fixtures/session.ts";
import { startSiteStandIn } from "../fixtures/site-stand-in.ts";
import { accounts, ports } from "../fixtures/stack.ts";

test.skip(!findNginx(), "There is no nginx here, and Debian's could not be unpacked");

const port = ports.site + 61;
let nginx: Awaited<ReturnType<typeof startNginx>>;
const start = async (site: number) => {
  nginx = await startNginx({ port, sites: [site] });
};
test.afterEach(() => nginx?.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(nginx.url + path, { headers, redirect: "manual" });
const cacheState = async (path: string, headers: Record<string, string> = {}) => {
  const response = await get(path, headers);
  await response.text();
  return response.headers.get("x-cache");
};

test.describe("in front of a stand-in", () => {
  let standIn: Awaited<ReturnType<typeof startSiteStandIn>>;
  test.beforeEach(async () => {
    standIn = await startSiteStandIn(port + 1);
    await start(port + 1);
  });
  test.afterEach(() => standIn.stop());

  test("a page is stored for a second, then served while it is fetched anew", async () => {
    expect(await cacheState("/page")).toBe("MISS");
    expect(await cacheState("/page")).toBe("HIT");
    await expect.poll(() => cacheState("/page"), { intervals: [100] }).toBe("STALE");
    await expect.poll(() => standIn.seen.length).toBe(2);
    const response = await get("/page");
    expect(await response.text()).toContain("answer 2");
    expect(response.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");

    const atOnce = await Promise.all(Array.from({ length: 20 }, () => cacheState("/slow?wait=300")));
    expect(standIn.seen.filter(({ path }) => path.startsWith("/slow"))).toHaveLength(1);
    expect(atOnce.filter((state) => state === "MISS")).toHaveLength(1);
  });

  test("nothing that belongs to one person is stored, whatever the site says", async () => {
    const privatePaths = [
      ...["/api/session", "/dashboard", "/dashboard/client", "/dashboard.rsc", "/%64ashboard", "//dashboard"],
      ...["/projects/1", "/documentation", "/documentation/a", "/login", "/signup", "/forgot-password"],
      ...["/reset-password", "/auth/confirm?token_hash=secret", "/calls/secret", "/services/../dashboard"],
      ...[
        "/page?cookie=1",
        "/page?cache=private",
        "/page?cache=no-store",
        "/page?cache=no-cache",
        "/page?cache=",
      ],
    ];
    for (const path of privatePaths) {
      const before = standIn.seen.length;
      await cacheState(path);
      await cacheState(path);
      expect(standIn.seen.length - before, path).toBe(2);
    }
    await cacheState("/page");
    expect(await cacheState("/page", { cookie: "__prerender_bypass=1" })).toBe("BYPASS");
    expect(await cacheState("/page", { rsc: "1" })).toBe("BYPASS");
    expect(await cacheState("/preview", { cookie: "__prerender_bypass=1" })).toBe("BYPASS");
    expect(await cacheState("/preview"), "the preview was not stored").toBe("MISS");
    await expect.poll(nginx.readLog).toContain("/preview");
    expect(nginx.readLog()).not.toMatch(/secret|token_hash|127\.0\.0\.1/);
  });

  test("what has not changed is neither sent nor compressed again", async () => {
    const first = await (await get("/page?etag=same")).text();
    await expect.poll(() => cacheState("/page?etag=same"), { intervals: [100] }).toBe("STALE");
    await expect.poll(() => standIn.seen.at(-1)?.headers["if-none-match"]).toContain("same");
    await expect.poll(() => cacheState("/page?etag=same"), { intervals: [50] }).toBe("HIT");
    expect(await (await get("/page?etag=same")).text()).toBe(first);
  });

  test("pages are stored compressed, once for each kind that browsers understand", async () => {
    const kinds: Record<string, string | null> = { gzip: "gzip", "gzip, deflate": "gzip", "": null };
    const best = (await get("/kinds", { "accept-encoding": "gzip, deflate, br" })).headers.get(
      "content-encoding",
    );
    expect(["br", "gzip"]).toContain(best);
    for (const [accepted, sent] of Object.entries({ ...kinds, "br, gzip": best, "gzip;q=0": null })) {
      const response = await get("/kinds", { "accept-encoding": accepted });
      expect(response.headers.get("content-encoding"), accepted).toBe(sent);
      expect(await response.text()).toContain("/kinds answer");
    }
    const asked = () => standIn.seen.map(({ headers }) => headers["accept-encoding"]);
    expect(asked(), "the site has pages in each kind").toEqual(["br, gzip", "gzip", undefined]);
  });

  test("files and data of pages are compressed by nginx, not by the site", async () => {
    await get("/_next/static/kinds.js", { "accept-encoding": "gzip, br" });
    await get("/built/kinds.js", { "accept-encoding": "gzip" });
    await get("/kinds", { "accept-encoding": "gzip", rsc: "1" });
    expect(standIn.seen.map(({ headers }) => headers["accept-encoding"])).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test("the site learns the visitor's address as the last one, and nothing that a visitor may make up", async () => {
    for (const path of ["/page", "/api/session"]) {
      await get(path, {
        "x-forwarded-for": "6.6.6.6",
        "x-forwarded-host": "evil.example",
        "x-middleware-subrequest": "proxy",
      });
      const { headers } = standIn.seen.at(-1) ?? {};
      expect(headers?.["x-forwarded-for"]).toBe("6.6.6.6, 127.0.0.1");
      expect(headers?.["x-forwarded-host"]).toBe("localhost");
      expect(headers?.["x-middleware-subrequest"] ?? "").toBe("");
    }
  });

  test("files reach the site while they are sent, up to 50 MB; other bodies may have one", async () => {
    const path = "/api/projects/1/files";
    const upload = openRequest(nginx.url + path, { method: "POST" });
    const status = new Promise((resolve) =>
      upload.on("response", (response) => resolve(response.statusCode)),
    );
    upload.write(Buffer.alloc(200_000));
    await expect.poll(() => standIn.firstByteAt()).toBeGreaterThan(0);
    upload.end(Buffer.alloc(50_000_000 - 200_000));
    expect(await status).toBe(200);
    expect(standIn.seen.at(-1)?.bytes).toBe(50_000_000);

    const post = (to: string, bytes: number) =>
      fetch(nginx.url + to, { method: "POST", body: Buffer.alloc(bytes) });
    expect((await post("/api/contact", 900_000)).status).toBe(200);
    const tooLarge = await post("/api/contact", 1_100_000);
    expect(tooLarge.status).toBe(413);
    expect(await tooLarge.json()).toEqual({ error: "That is too large." });
    expect((await post(path, 54_000_000)).status).toBe(413);
  });

  test("a site that answers with errors, or not at all, is covered by what was stored", async () => {
    await cacheState("/page");
    await standIn.stop();
    await expect.poll(() => cacheState("/page"), { timeout: 15_000 }).toBe("STALE");
    expect((await get("/page")).status).toBe(200);

    const missing = await get("/never-stored", { accept: "text/html" });
    expect(missing.status).toBe(503);
    expect(missing.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(missing.headers.get("retry-after")).toBe("5");
    expect(await missing.text()).toContain("Back in a moment");
    const api = await get("/api/session");
    expect(api.status).toBe(503);
    expect(await api.json()).toHaveProperty("error");
    for (const refused of [get("/_nginx/restarting.html"), get("/", { "x-large": "x".repeat(40_000) })]) {
      const { status, headers } = await refused;
      expect([400, 404]).toContain(status);
      expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    }
  });
});

test("what the site sends arrives as it was sent, for visitors and for signed-in users", async () => {
  await start(ports.site);
  const cookie = await signInCookies(accounts.dana);
  for (const path of ["/", "/login", "/api/health", "/no-such-page/at-all"]) {
    const [through, direct] = await Promise.all([
      get(path),
      fetch(`http://localhost:${ports.site}${path}`, { redirect: "manual" }),
    ]);
    expect(through.status, path).toBe(direct.status);
    for (const [name, value] of direct.headers)
      if (/^(?:content-security-policy|x-(?:content|frame)|referrer|permissions|strict|cross)/.test(name))
        expect(withoutNonce(through.headers.get(name)), `${path} ${name}`).toBe(withoutNonce(value));
  }
  const dashboard = await get("/dashboard/client", { cookie });
  expect(dashboard.status).toBe(200);
  expect(dashboard.headers.get("x-cache")).toBeNull();
  expect(await dashboard.text()).toContain(accounts.dana.name);
  expect((await get("/dashboard/client")).status).toBe(307);
});

test("nobody waits for the end of a stored page", async () => {
  await start(ports.site);
  const durations: number[] = [];
  for (let round = 0; round < 30; round++) {
    const asked = performance.now();
    await (await get("/brand", { "accept-encoding": "identity" })).text();
    durations.push(performance.now() - asked);
  }
  // Linux acknowledges a lonely packet after 40 ms: who sends the rest only then makes every answer that slow.
  expect(durations.toSorted((a, b) => a - b)[15]).toBeLessThan(30);
});

test("what the site shows after a publish is visible through nginx within two seconds", async () => {
  await start(ports.site);
  const readHome = async () => (await get("/")).text();
  const query = "*[_id == 'homePage'][0].hero.headlineSecond";
  const before: string = await lake.fetch(query);
  const change = (text: string) => lake.patch("homePage").set({ "hero.headlineSecond": text }).commit();
  await readHome();
  try {
    await change("Seen through the proxy");
    const readDirectly = async () => (await fetch(`http://localhost:${ports.site}/`)).text();
    await expect.poll(readDirectly, { intervals: [50], timeout: 30_000 }).toContain("Seen through the proxy");
    const shownAt = Date.now();
    await expect.poll(readHome, { intervals: [50] }).toContain("Seen through the proxy");
    test.info().annotations.push({ type: "visible", description: `${Date.now() - shownAt} ms later` });
    expect(Date.now() - shownAt).toBeLessThan(2000);
  } finally {
    await change(before);
    await expect.poll(readHome).not.toContain("Seen through the proxy");
  }
});

test("while the site is killed and started again, visitors get every page they could get before", async () => {
  secondSite.copy();
  await secondSite.start();
  await start(Number(new URL(secondSite.url).port));
  const paths = ["/", "/contact", "/brand", "/robots.txt"];
  for (const path of paths) expect((await get(path)).status).toBe(200);

  await secondSite.kill();
  await expect.poll(() => cacheState("/"), { timeout: 15_000 }).toBe("STALE");
  for (const path of paths) expect((await get(path)).status, path).toBe(200);

  await secondSite.start();
  await expect.poll(() => cacheState("/")).toBe("HIT");
});

test.afterAll(async () => {
  await secondSite.kill();
  secondSite.remove();
});

/** A page that is rendered for one request has a nonce of its own. */
function withoutNonce(value: string | null): string | undefined {
  return value?.replace(/'nonce-\w+'/, "'nonce'");
}
