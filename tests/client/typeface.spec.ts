import { expect, type Page, test } from "@playwright/test";
import { login, makeClient } from "../fixtures/people.ts";
import { readTypeface } from "../fixtures/read-typeface.ts";

/** A line on which each question takes this long to be answered. */
const latencyMs = 300;

test("on the first visit behind sign-in the typeface is there, and no word moves for it", async ({
  page,
}) => {
  const { person, project } = await makeClient("Typeface");
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: latencyMs,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await noteMoves(page);
  for (const path of [project.path("updates"), "/dashboard/client"]) {
    await session.send("Network.clearBrowserCache");
    await login(page, person, path);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState("load");
    for (const selector of ["h1", "main p", "nav[aria-label=Dashboard] a"])
      expect.soft(await readTypeface(page, selector), `${path}: ${selector}`).toEqual(["Inter"]);
    const moved = await page.evaluate((): number => Reflect.get(window, "moved"));
    console.log(`${path}: layout moved by ${moved.toFixed(4)}`);
    expect.soft(moved, path).toBeLessThan(0.02);
  }
});

async function noteMoves(page: Page) {
  await page.addInitScript(() => {
    const noted = Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) noted.moved += Number(Reflect.get(entry, "value"));
    }).observe({ type: "layout-shift", buffered: true });
  });
}
