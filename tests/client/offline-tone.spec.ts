import { expect, type Page, test } from "@playwright/test";
import { login, makeClient } from "../fixtures/people.ts";
import { wake } from "../fixtures/wake.ts";

test("that there is no connection is said in another tone than what was done, light and dark", async ({
  page,
}) => {
  const { person, project } = await makeClient("Tones");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await login(page, person, project.path());
    await wake(page);
    const done = await readTone(page, { text: "It was saved." });
    const trouble = await readTone(page, { text: "It was not saved.", tone: "trouble" });
    await page.context().setOffline(true);
    await page.getByRole("navigation", { name: "Project" }).getByRole("link", { name: "Files" }).click();
    await expect(page.getByRole("status").filter({ hasText: "You are offline." })).toBeVisible();
    const offline = await colourOf(page, "You are offline.");
    await page.context().setOffline(false);
    expect(new Set([done, trouble, offline]).size, `${done}, ${trouble}, ${offline}`).toBe(3);
  }
});

async function readTone(page: Page, said: { text: string; tone?: string }): Promise<string> {
  await page.evaluate((detail) => dispatchEvent(new CustomEvent("say", { detail })), said);
  return colourOf(page, said.text);
}

function colourOf(page: Page, text: string): Promise<string> {
  return page
    .getByRole("status")
    .filter({ hasText: text })
    .locator("> div")
    .evaluate((toast) => /rgba?\([^)]*\)|color\([^)]*\)/.exec(getComputedStyle(toast).boxShadow)?.[0] ?? "");
}
