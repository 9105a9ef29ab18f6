import { expect, type Page, test } from "@playwright/test";
import { accounts } from "../../bin/stack/test-settings.ts";
import { findFaults } from "../fixtures/find-faults.ts";
import { login, makeClient, makeColleague } from "../fixtures/people.ts";
import { callService } from "../fixtures/service.ts";

const ownerId = "00000000-0000-4000-8000-000000000001";
const phone = { width: 390, height: 844 };

test.use({ viewport: phone });

const menuOf = (page: Page) => page.getByRole("dialog", { name: "Menu" });

async function openMenu(page: Page) {
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(menuOf(page)).toHaveCSS("opacity", "1");
}

/** One page on which React starts once it is used, and one on which it never does. */
const publicPages = ["/contact", "/privacy-policy"];

for (const [who, label, sections] of [
  [
    "owner",
    "Owner Dashboard",
    ["Messages", "Calls", "Clients", "Projects", "Invoices", "Documentation", "Site", "Settings"],
  ],
  ["dana", "Client Dashboard", ["Projects", "Documentation", "Billing", "Settings"]],
] as const)
  test(`the phone's menu of public pages has the portal's sections for ${who}, and survives React`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    for (const path of publicPages) {
      await login(page, accounts[who], path);
      await openMenu(page);
      const list = menuOf(page).getByRole("list", { name: label });
      await expect(list.getByRole("link")).toHaveText([...sections]);
      await page.keyboard.press("Escape");
      await page.keyboard.press("Shift");
      await expect(page.locator("html:not([data-scripts])")).toBeAttached();
      await openMenu(page);
      await expect(list.getByRole("link")).toHaveText([...sections]);
    }
    await menuOf(page).getByRole("link", { name: "Projects" }).click();
    await expect(page).toHaveURL(/\/dashboard\/\w+\/projects$|\/projects\//);
    expect(errors).toEqual([]);
  });

test("a visitor's menu has nothing of the portal, and a colleague's nothing of money", async ({ page }) => {
  await page.goto("/contact");
  await openMenu(page);
  await expect(menuOf(page).getByRole("link", { name: "Documentation" })).toHaveCount(0);
  await expect(menuOf(page).getByRole("list")).toHaveCount(1);
  const client = await makeClient("Menus");
  await login(page, await makeColleague(client.id), "/contact");
  await openMenu(page);
  const list = menuOf(page).getByRole("list", { name: "Client Dashboard" });
  await expect(list.getByRole("link")).toHaveText(["Projects", "Documentation", "Settings"]);
});

test("with news the open menu has no fault, here and in the portal, and its entries stand in one line", async ({
  page,
}) => {
  const { person, project } = await makeClient("Aligned");
  await callService("POST", "/rest/v1/project_updates", {
    project_id: project.id,
    title: "News",
    body: "Have a look.",
    visible: true,
    published_at: new Date().toISOString(),
    author_id: ownerId,
  });
  for (const path of ["/dashboard/client", "/contact"]) {
    await login(page, person, path);
    await openMenu(page);
    await expect(menuOf(page).getByRole("link", { name: /Notifications.* 1 / })).toBeVisible();
    expect.soft(await findFaults(page, [{ width: phone.width, colorScheme: "light" }]), path).toEqual([]);
    const lefts = await menuOf(page)
      .locator("nav > a, nav > button, nav > form > button")
      .evaluateAll((entries) =>
        entries
          .filter((entry) => entry.checkVisibility() && !entry.matches("[href='/contact']"))
          .map((entry) => {
            const range = document.createRange();
            range.selectNodeContents(entry);
            return Math.round(range.getBoundingClientRect().left);
          }),
      );
    // A button's edge is as wide.
    expect.soft(Math.max(...lefts) - Math.min(...lefts), `${path}: ${lefts}`).toBeLessThanOrEqual(2);
  }
});
