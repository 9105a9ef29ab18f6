import { expect, test } from "@playwright/test";
import { cookieTable } from "../../web/layout/consent/cookie-table.ts";
import { en } from "../../web/texts/en/en.ts";
import { lake } from "../fixtures/lake.ts";

for (const [path, title] of [
  ["/terms-of-service", "Terms of Service"],
  ["/privacy-policy", "Privacy Policy"],
] as const) {
  test(`${path} has version, date, contents, summary and change log`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    const contents = page.getByRole("navigation", { name: "On this page" });
    await expect(contents).toContainText("Version 1.0");
    await expect(contents.locator("time")).toHaveAttribute("datetime", "2026-01-05");
    await expect(page.getByRole("region", { name: "In plain words" })).not.toBeEmpty();
    await expect(page.getByRole("region", { name: "What changed" })).toContainText("First version.");
    await expect(page.getByText(/demonstration text/).first()).toBeVisible();

    const links = contents.getByRole("link");
    expect(await links.count()).toBeGreaterThan(8);
    for (const link of await links.all()) {
      const id = decodeURIComponent(((await link.getAttribute("href")) ?? "").slice(1));
      await expect(page.locator(`[id="${id}"]`), id).toHaveText((await link.textContent()) ?? "");
    }
  });

  test(`${path} prints as a plain text`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("body > header")).toBeHidden();
    await expect(page.locator("body > footer")).toBeHidden();
  });
}

test("the privacy policy lists every cookie of the consent dialog and opens its settings", async ({
  page,
}) => {
  await page.goto("/privacy-policy");
  const rows = page.getByRole("table").locator("tbody tr");
  await expect(rows).toHaveCount(cookieTable.length);
  for (const { name } of cookieTable) {
    const { purpose, duration } = en.consent.cookies[name];
    const row = rows.filter({ has: page.getByText(name, { exact: true }) });
    await expect(row).toContainText(purpose);
    await expect(row).toContainText(duration);
  }
  await page.getByRole("main").getByRole("button", { name: "Cookie Settings" }).click();
  await expect(page.getByText("Save preferences")).toBeVisible();
});

test("a number of the privacy policy changes by changing the setting alone", async ({ request }) => {
  const spam = async () => {
    const text = await (await request.get("/privacy-policy")).text();
    return /taken for spam<\/dt><dd[^>]*>([^<]+)</.exec(text)?.[1];
  };
  expect(await spam()).toBe("30 days");
  await lake.patch("siteSettings").set({ "retention.spam": 14 }).commit();
  await expect.poll(spam, { intervals: [200] }).toBe("14 days");
  await lake.patch("siteSettings").set({ "retention.spam": 30 }).commit();
});
