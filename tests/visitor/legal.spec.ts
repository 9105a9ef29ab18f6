import { expect, test } from "@playwright/test";
import { cookieTable } from "../../web/layout/consent/cookie-table.ts";
import * as en from "../../web/texts/en/en.ts";
import { lake } from "../fixtures/lake.ts";
import { startSite } from "../fixtures/start-site.ts";

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
  const read = async (what: string) => {
    const text = await (await request.get("/privacy-policy")).text();
    return new RegExp(`${what}</dt><dd[^>]*>([^<]+)<`).exec(text)?.[1];
  };
  const spam = () => read("taken for spam");
  expect(await spam()).toBe("30 days");
  await lake.patch("siteSettings").set({ "retention.spam": 14 }).commit();
  await expect.poll(spam, { intervals: [200] }).toBe("14 days");
  expect(await read("that may be spam")).toMatch(/^14 days after .+; 1 year if neither happens$/);
  await lake.patch("siteSettings").set({ "retention.spam": 30 }).commit();
});

test("an imprint is there while it is published, and nobody is asked about cookies without a question", async () => {
  const site = await startSite({ hasOwnLake: true });
  const { content } = site.lake;
  const ask = async (path: string) => {
    const response = await fetch(site.url + path);
    return { status: response.status, text: await response.text() };
  };
  const links = async () => {
    const files = await Promise.all(["/contact", "/sitemap.xml", "/llms.txt"].map(ask));
    return files.map(({ text }) => /href="\/imprint"|\d\/imprint/.test(text));
  };
  const none = [false, false, false];
  try {
    expect((await ask("/imprint")).status).toBe(404);
    expect(await links()).toEqual(none);

    const { _rev, ...terms } = (await content.getDocument("legalPage-terms-of-service")) ?? {};
    const slug = { _type: "slug", current: "imprint" };
    const imprint = { ...terms, _id: "legalPage-imprint", _type: "legalPage", title: "Imprint", slug };
    await content.create(imprint);
    const answers: { status: number; text: string }[] = [];
    const status = async () => answers[answers.push(await ask("/imprint")) - 1]?.status;
    await expect.poll(status).toBe(200);
    // Of the very first one: no part of it may still say that there is nothing.
    const { text = "" } = answers.at(-1) ?? {};
    expect(/<title>([^<]*)/.exec(text)?.[1]).toMatch(/^Imprint/);
    expect(text).not.toMatch(/<meta name="robots"[^>]*noindex/);
    await expect.poll(links).toEqual([true, true, true]);

    await content.delete("legalPage-imprint");
    await expect.poll(() => ask("/imprint").then(({ status }) => status)).toBe(404);
    await expect.poll(links).toEqual(none);

    const asked = () =>
      ask("/privacy-policy").then(({ text }) => /id="cookie-consent"|data-act="settings"|_gid/.test(text));
    expect(await asked()).toBe(true);
    await content.patch("promises").unset(["consentQuestion"]).commit();
    await expect.poll(asked).toBe(false);
    const plays = () =>
      ask("/privacy-policy").then(({ text }) => text.includes(en.privacy.processors.names.youtube.does));
    expect(await plays()).toBe(true);
    await content.patch("announcement-chalkline").unset(["tutorialVideoId"]).commit();
    await expect.poll(plays).toBe(false);
  } finally {
    await site.stop();
  }
});
