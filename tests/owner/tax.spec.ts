import { expect, test } from "@playwright/test";
import { accounts } from "../../bin/stack/test-settings.ts";
import { login } from "../fixtures/people.ts";
import { callService } from "../fixtures/service.ts";
import { wake } from "../fixtures/wake.ts";

const settings = "/dashboard/owner/settings/invoices";
test.afterAll(() => callService("DELETE", "/rest/v1/tax_rates?name=like.Test*"));

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test("the owner adds a tax rate, is told what is wrong with one, and takes it out of use", async ({
      page,
    }) => {
      const name = `Test ${javaScriptEnabled ? "with" : "without"}`;
      await login(page, accounts.owner, settings);
      await page.getByText("Add a rate").click();
      const fill = async (percent: string) => {
        await page.getByLabel("Name").fill(name);
        await page.getByLabel("Percentage").fill(percent);
        await page.getByRole("button", { name: "Add the rate" }).click();
      };
      await fill("120");
      await expect(page.getByText("Please enter a percentage from 0 to 100")).toBeVisible();
      if (!javaScriptEnabled) {
        await page.goto(settings);
        await page.getByText("Add a rate").click();
      }
      await fill("7.7");
      await expect(page.getByText(`${name} was added.`)).toBeVisible();
      const rate = page.getByRole("listitem").filter({ hasText: `${name}, 7.7%` });
      await expect(rate).not.toContainText("Default");
      await page.getByRole("button", { name: `Take out of use: ${name}, 7.7%` }).click();
      await expect(page.getByText(`${name} is out of use.`)).toBeVisible();
      await expect(rate).toHaveCount(0);
    });
  });

test("who sees a client's money says where its invoices go, and the owner finds it at the client", async ({
  page,
  browser,
}) => {
  await login(page, accounts.dana, "/subscription-portal");
  const form = page.getByRole("form", { name: "Address on invoices" });
  const before = await form.getByLabel("Address").inputValue();
  const changed = `${before}\nUnit ${Date.now()}`;
  const owner = await browser.newPage();
  const client = "/dashboard/owner/clients/00000000-0000-4000-8000-0000000000a1/edit";
  await login(owner, accounts.owner, client);
  // What somebody types on stays, with what it was typed over, when news of others renew the page.
  const seen = owner.getByRole("form", { name: "Address on invoices" });
  await wake(owner);
  await seen.getByLabel("Address").fill(before);
  await form.getByLabel("Address").fill(changed);
  await form.getByRole("button", { name: "Save the address" }).click();
  await expect(page.getByText(/^The address of .* is saved\.$/)).toBeVisible();
  await expect(form.getByLabel("Address")).toHaveValue(changed);

  await seen.getByRole("button", { name: "Save the address" }).click();
  await expect(owner.getByRole("alert").filter({ hasText: "Someone else" })).toContainText(
    changed.split("\n").at(-1) ?? "",
  );
  await seen.getByRole("button", { name: "Save the address" }).click();
  await expect(owner.getByText(/^The address of .* is saved\.$/)).toBeVisible();
  await owner.close();
});
