import { expect, test } from "@playwright/test";
import { accounts } from "../../bin/stack/test-settings.ts";
import { agency } from "../fixtures/agency.ts";
import { login } from "../fixtures/people.ts";

test("the footer has the agency, its services, its links and this year", async ({ page }) => {
  await page.goto("/contact");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("link", { name: `${agency.agencyName}, home` }).locator("img")).toBeVisible();
  for (const name of ["X", "Blog", "Instagram", "Facebook", "YouTube"])
    await expect(footer.getByRole("link", { name, exact: true })).toHaveAttribute("href", /^https:/);
  for (const [name, href] of [
    ["Software & Automation", "/services/software-automation-durham-region"],
    ["Custom Web Development", "/services/custom-website-development-durham"],
    ["Digital Consulting", "/services/digital-consulting-durham-region"],
    ["WordPress Development", "/services/wordpress-development-oshawa-whitby"],
    ["All Work", "/work"],
    ["Brand Kit", "/brand"],
    ["Reach Out", "/contact"],
    ["Privacy Policy", "/privacy-policy"],
    ["LLMs.txt", "/llms.txt"],
  ] as const)
    await expect(footer.getByRole("link", { name })).toHaveAttribute("href", href);
  await expect(footer.getByRole("link", { name: "LLMs.txt" })).toHaveAttribute("target", "_blank");
  await expect(footer.getByRole("link", { name: "Rate us on Google" })).toHaveAttribute("href", /^https:/);
  await expect(footer.getByRole("button", { name: "Cookie Settings" })).toHaveCount(2);
  await expect(footer).toContainText("Monday to Friday, 8:00 AM to 6:00 PM");
  const year = new Intl.DateTimeFormat("en", { year: "numeric", timeZone: agency.timeZone }).format();
  await expect(footer).toContainText(`© ${year} ${agency.agencyName}`);
});

test("the cookie tile covers nothing at the end of the page", async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/contact");
    const tile = page.getByRole("button", { name: "Cookie settings", exact: true });
    await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: "instant" }));
    const fine = await page.getByRole("button", { name: "Cookie Settings", exact: true }).boundingBox();
    const corner = await tile.boundingBox();
    expect(corner?.y).toBeGreaterThan((fine?.y ?? 0) + (fine?.height ?? 0) - 1);
  }
});

for (const [account, path] of [
  [accounts.owner, "/dashboard/owner"],
  [accounts.dana, "/dashboard/client"],
] as const)
  test(`there is no footer on ${path}`, async ({ page }) => {
    await page.goto("/login");
    await expect(page.getByRole("contentinfo")).toHaveCount(1);
    await login(page, account, path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
  });
