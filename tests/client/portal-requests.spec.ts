import { gzipSync } from "node:zlib";
import { expect, type Page, type Request, test } from "@playwright/test";
import { login, makeClient, makeOwner } from "../fixtures/people.ts";

/** Lighthouse's slow 4G. */
const line = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 204_800 };
const mostAuditBytes = 25_000;

test("on a slow line the press finds the page that is fetched ahead on its way", async ({ page }) => {
  const { person, project } = await makeClient("Slow line");
  await login(page, person, project.path("feedback"));
  const tabs = [project.path("updates"), project.path("files"), project.path("messages")];
  for (const path of tabs) await learnOutline(page, path);
  for (const path of tabs) {
    await page.goto(project.path("feedback"));
    await slowDown(page);
    const asked = noteRequests(page, path);
    await page.evaluate(() => performance.clearResourceTimings());
    const data = page.waitForRequest((request) => isFor(request, path) && !isOutline(request));
    await linkTo(page, path).hover();
    await data;
    await linkTo(page, path).click();
    await expectArrival(page, path);
    expect
      .soft(
        asked().filter((request) => !isOutline(request)),
        path,
      )
      .toHaveLength(1);
    const sent = (await readSizes(page)).filter(({ name }) => name.includes(`${path}?`));
    console.log(`${path}: ${sent.map(({ bytes }) => bytes).join(" + ")} bytes`);
    expect.soft(sent, "its outline was kept").toHaveLength(1);
  }
});

test("a press that overtakes the outline costs three requests at most", async ({ page }) => {
  const { person, project } = await makeClient("In a hurry");
  await login(page, person, project.path("feedback"));
  await page.waitForResponse("**/api/notifications/stream");
  await slowDown(page);
  const path = project.path("files");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const outline = page.waitForRequest((request) => isFor(request, path));
  await linkTo(page, path).hover();
  await outline;
  await linkTo(page, path).click();
  await expectArrival(page, path);
  expect(asked.filter((name) => name === path || name === "/api/notifications").length).toBeLessThanOrEqual(
    3,
  );
});

test("a finger that presses a link asks for its page once, and one that scrolls over it for nothing", async ({
  browser,
}) => {
  const { person, project } = await makeClient("By finger");
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await login(page, person, project.path());
  await page.waitForLoadState("networkidle");
  const path = project.path("files");
  const asked = noteRequests(page, path);
  await linkTo(page, path).dispatchEvent("touchstart");
  await slowDown(page);
  await linkTo(page, path).tap();
  await expectArrival(page, path);
  expect(asked()).toHaveLength(1);
  await context.close();
});

test("going on asks for the page and nothing else where there is nothing to tell", async ({ page }) => {
  await login(page, await makeOwner(), "/dashboard/owner/settings");
  await page.waitForResponse("**/api/notifications/stream");
  await page.waitForResponse("**/api/notifications/state");
  const asked: string[] = [];
  // What happens elsewhere meanwhile may be told of, and is asked for then: nothing is sent by going on.
  page.on("request", (request) => request.method() === "POST" && asked.push(new URL(request.url()).pathname));
  for (const path of ["/dashboard/owner/calls", "/dashboard/owner/settings"]) {
    await linkTo(page, path).click();
    await expectArrival(page, path);
  }
  expect(asked.filter((path) => path.startsWith("/api/"))).toEqual([]);
});

test("a page of the audit log travels in at most 25 KB, compressed as a whole", async ({ page }) => {
  await login(page, await makeOwner(), "/dashboard/owner/settings");
  const path = "/dashboard/owner/settings/audit-log";
  const asked = page.waitForRequest((request) => isFor(request, path) && !isOutline(request));
  await linkTo(page, path).click();
  const request = await asked;
  await expectArrival(page, path);
  // The browser keeps what a page came from for a moment only, so its words are asked for once more.
  const again = await page.request.get(request.url(), { headers: await request.allHeaders() });
  const whole = await again.body();
  const sent = (await readSizes(page)).find(({ name }) => name === request.url())?.bytes;
  const atOnce = gzipSync(whole).byteLength;
  console.log(`the audit log: ${whole.byteLength} bytes, ${sent} sent, at once ${atOnce}`);
  expect(whole.byteLength).toBeGreaterThan(20_000);
  expect(sent).toBeGreaterThan(atOnce / 2);
  expect(sent).toBeLessThanOrEqual(mostAuditBytes);
  expect(sent).toBeLessThanOrEqual(1.25 * atOnce);
});

/** The page is there to its end: only then a browser says what came. */
async function expectArrival(page: Page, path: string) {
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect
    .poll(async () => (await readSizes(page)).filter(({ name }) => name.includes(`${path}?`)))
    .not.toHaveLength(0);
}

const linkTo = (page: Page, path: string) => page.locator(`nav a[href="${path}"]:visible`).first();

/** Somebody was on their way to it once: the browser has its outline. */
async function learnOutline(page: Page, path: string) {
  const isData = (request: Request) => isFor(request, path) && !isOutline(request);
  const outline = page.waitForResponse((response) => isFor(response.request(), path));
  const data = page.waitForRequest(isData);
  await linkTo(page, path).hover();
  expect((await outline).headers()["cache-control"]).toBe("private, max-age=900");
  await data;
}

async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", line);
}

const isFor = (request: Request, path: string) => {
  const { pathname, searchParams } = new URL(request.url());
  return pathname === path && searchParams.has("_rsc");
};
const isOutline = (request: Request) => "next-router-prefetch" in request.headers();

/** What is asked for of this page from now on. */
function noteRequests(page: Page, path: string): () => Request[] {
  const requests: Request[] = [];
  page.on("request", (request) => {
    if (isFor(request, path)) requests.push(request);
  });
  return () => requests;
}

/** What came over the line, and what it weighed. */
function readSizes(page: Page) {
  return page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map((entry) => ({ name: entry.name, bytes: Number(Reflect.get(entry, "transferSize")) }))
      .filter(({ bytes, name }) => bytes > 0 && !name.endsWith("/stream")),
  );
}
