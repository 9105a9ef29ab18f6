import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";

const slugs = [
  "software-automation-durham-region",
  "custom-website-development-durham",
  "digital-consulting-durham-region",
  "wordpress-development-oshawa-whitby",
];

for (const slug of slugs) {
  test(`the page of ${slug} has all its parts`, async ({ page }) => {
    const { title, outcome, deliverables, process, prices, proof, questions, serviceArea, callsToAction } =
      JSON.parse(
        readFileSync(new URL(`../../content/documents/servicePage/${slug}.json`, import.meta.url), "utf8"),
      );
    await page.goto(`/services/${slug}`);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(main).toContainText(outcome);
    await expect(main.locator("#audience li").first()).toBeVisible();
    for (const { title: name } of deliverables)
      await expect(main.locator("#deliverables").getByRole("heading", { name })).toBeVisible();
    for (const { title: name, duration } of process)
      await expect(main.locator("#process li").filter({ hasText: name }).first()).toContainText(duration);
    for (const { what, from } of prices) {
      const line = main.locator("#pricing dl > div").filter({ hasText: what });
      await expect(line).toContainText(`$${from.toLocaleString("en")}`);
    }
    const project = main.locator("#proof article");
    await expect(project).toContainText(proof);
    const client = (await project.getByRole("heading").textContent()) ?? "";
    await expect(project.getByRole("link", { name: client })).toHaveAttribute("href", /^\/work\//);
    await expect(main.locator("#proof figcaption")).toContainText(client);
    for (const place of serviceArea) await expect(main.locator("#service-area")).toContainText(place);
    for (const { label, href } of callsToAction)
      await expect(main.getByRole("link", { name: label }).first()).toHaveAttribute("href", href);

    const [first] = questions;
    await main.getByText(first.question).click();
    await expect(main.getByText(first.answer)).toBeVisible();
  });
}
