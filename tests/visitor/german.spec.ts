import { expect, test } from "@playwright/test";
import { accounts } from "../../bin/stack/test-settings.ts";
import * as de from "../../web/texts/de/de.ts";
import { findEnglish, readTexts } from "../fixtures/find-english.ts";
import { noteLoading } from "../fixtures/note-loading.ts";
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
    expect(await (await fetch(site.url)).text()).toMatch(/<html[^>]* lang="de-DE"/);
  }).toPass({ timeout: 60_000 });
});
test.afterAll(() => site?.stop());

/**
 * What is a text of the interface as well: headings and words of the demo's documents, and what the audit log's details repeat as it
 * is stored.
 */
const content = [
  ...[
    "Home",
    "Menu",
    "Home page",
    "Privacy Policy",
    "Terms of Service",
    "Cookie Settings",
    "Contact",
    "Price",
    "Payment",
  ],
  ...["Discovery call", "Approve", "Request changes", "Invoices"],
  ...["endorsements", "invoices", "approved", "sent", "open", "exempt"],
];

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
      // A page that nobody has asked for since is shown once more as it was, and made anew behind that.
      await expect(async () => {
        await page.goto(site.url + path);
        expect(await page.locator("html").getAttribute("lang"), path).toBe("de-DE");
      }).toPass();
      const english = findEnglish(await readTexts(page), content);
      if (english.length > 0) found[path] = english;
    }
    expect(found).toEqual({});
  });

for (const who of ["owner", "dana"] as const)
  test(`the sections of ${who} stand side by side on a phone`, { tag: "@slow" }, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(context, accounts[who], site.url);
    // The agency's typeface, which is narrow, is there from the second page on.
    for (const path of ["/dashboard/settings", "/dashboard"]) await page.goto(site.url + path);
    const sections = page.getByRole("navigation", { name: de.shell.dashboard });
    await expect.poll(() => sections.evaluate((nav) => nav.scrollWidth - nav.clientWidth)).toBe(0);
  });

test("a page on its way is said in German by every kind of link", { tag: "@slow" }, async ({
  page,
  context,
}) => {
  const said = await noteLoading(page);
  await signIn(context, accounts.dana, site.url);
  await page.goto(`${site.url}/dashboard/client`);
  const settings = page.getByRole("navigation", { name: de.shell.dashboard }).locator("[href$=settings]");
  await settings.click();
  await expect(page).toHaveURL(/settings$/);
  await page.getByRole("banner").locator("[href='/contact']:visible").click();
  await expect(page).toHaveURL(/contact$/);
  expect(await said()).toEqual(Array(2).fill(de.layout.loading));
});
