import { expect, test } from "@playwright/test";
import { findAddress } from "../../schemas/find-address.ts";
import { agency } from "../fixtures/agency.ts";
import { kindsOfPages, publicPages } from "../fixtures/public-pages.ts";
import { startSite } from "../fixtures/start-site.ts";

const files = ["/manifest.webmanifest", "/llms.txt", "/sitemap.xml", "/robots.txt", "/link-preview/home"];
/** Of a document, which is not there either. */
const missing = /^\/(services|work)\/.|-policy$|-of-service$/;

/** A page of the owner's own is then an address like any other: it leads home. */
function statusOf(path: string): number {
  if (findAddress(path)?.document === "page") return 307;
  return missing.test(path) ? 404 : 200;
}

test("with nothing in the dataset every page renders, and says nothing of the demo", {
  tag: "@slow",
}, async ({ browser }) => {
  const site = await startSite({ hasOwnLake: true });
  try {
    await site.lake.content.delete({ query: `*[!(_type match "sanity.*")]` });
    const page = await browser.newPage({ javaScriptEnabled: false });
    for (const path of [...publicPages, ...files]) {
      const url = site.url + path;
      await expect(async () => {
        const response = await fetch(url, { redirect: "manual" });
        expect(response.status, path).toBe(statusOf(path));
        expect(await response.text(), path).not.toContain(agency.agencyName);
      }).toPass();
    }
    for (const path of kindsOfPages) {
      await page.goto(site.url + path);
      await expect(page.getByRole("main"), path).toBeVisible();
    }
  } finally {
    await site.stop();
  }
});
