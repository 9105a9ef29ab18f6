import { expect, test } from "@playwright/test";
import { accounts } from "../../bin/stack/test-settings.ts";
import { findEnglish, readTexts } from "../fixtures/find-english.ts";
import { signIn } from "../fixtures/people.ts";
import { portalPages } from "../fixtures/portal-pages.ts";
import { publicPages } from "../fixtures/public-pages.ts";
import { type Site, startSite } from "../fixtures/start-site.ts";

let site: Site;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startSite({ hasOwnLake: true, hasOwnDatabase: true });
  await site.lake.content.patch("siteSettings").set({ locale: "de-DE", currency: "EUR" }).commit();
  await expect(async () => {
    expect(await (await fetch(site.url)).text()).toContain('<html lang="de-DE"');
  }).toPass({ timeout: 60_000 });
});
test.afterAll(() => site?.stop());

/** What stands in the demo's content and is a text of the interface as well. */
const content: string[] = [];

for (const [who, paths] of [
  ["public", publicPages],
  ...Object.entries(portalPages).map(([person, pages]) => [person, pages] as const),
] as const)
  test(`no page of the ${who} kind says a sentence of the English catalogue`, { tag: "@slow" }, async ({
    page,
    context,
  }) => {
    test.setTimeout(240_000);
    const account = who === "client" ? accounts.dana : who === "owner" ? accounts.owner : undefined;
    if (account) await signIn(context, account, site.url);
    const found: Record<string, string[]> = {};
    for (const path of paths) {
      await page.goto(site.url + path);
      expect(await page.locator("html").getAttribute("lang"), path).toBe("de-DE");
      const english = findEnglish(await readTexts(page), content);
      if (english.length > 0) found[path] = english;
    }
    expect(found).toEqual({});
  });
