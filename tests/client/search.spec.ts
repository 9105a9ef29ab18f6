import { expect, test } from "@playwright/test";
import { accounts } from "../../bin/stack/test-settings.ts";
import { login, makeClient, signIn } from "../fixtures/people.ts";
import { callService } from "../fixtures/service.ts";

async function makeTalk() {
  const { person, project, ...client } = await makeClient("Seeker");
  const word = `wombat${crypto.randomUUID().slice(0, 6)}`;
  await callService("POST", "/rest/v1/messages", {
    project_id: project.id,
    author_id: person.id,
    body: `Please look at the ${word} drawings.`,
  });
  return { client, person, project, word };
}

test("a client finds a message by the beginning of a word and goes there; another client finds nothing", async ({
  page,
  browser,
}) => {
  const { person, project, word } = await makeTalk();
  await login(page, person, "/dashboard/client/search");
  await page.getByRole("searchbox", { name: "Search your projects" }).fill(`${word.slice(0, -1)} drawing`);
  await page.keyboard.press("Enter");
  const results = page.getByRole("region", { name: /^Results for/ });
  await expect(results.locator("mark").first()).toBeVisible();
  await results.getByRole("link", { name: project.name }).click();
  await expect(page.getByText(`Please look at the ${word} drawings.`)).toBeVisible();

  const other = await browser.newPage();
  await login(other, (await makeClient()).person, `/dashboard/client/search?q=${word}`);
  await expect(other.getByRole("heading", { name: `Nothing found for “${word}”` })).toBeVisible();
  await other.close();
});

test("the owner finds a client by name, and a guide, without script", async ({ browser }) => {
  const { client } = await makeTalk();
  const context = await browser.newContext({ javaScriptEnabled: false });
  await signIn(context, accounts.owner);
  const page = await context.newPage();
  await page.goto(`/dashboard/owner/search?q=${encodeURIComponent(client.name)}`);
  await page.getByRole("region", { name: "Clients" }).getByRole("link", { name: client.name }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(client.name);
  await page.goto("/dashboard/owner/search?q=approve");
  await expect(page.getByRole("region", { name: "Guides" }).getByRole("link").first()).toBeVisible();
  await context.close();
});

test("after a search the first result is one key away, from every page and by either key", async ({
  page,
}) => {
  const { person, project, word } = await makeTalk();
  await login(page, person, project.path());
  await page.waitForLoadState("networkidle");
  for (const key of ["/", "Control+k"]) {
    await page.keyboard.press(key);
    await expect(page.getByRole("searchbox", { name: "Search", exact: true })).toBeFocused();
    await page.keyboard.type(word);
    await page.keyboard.press("Enter");
    const results = page.getByRole("region", { name: `Results for “${word}”` });
    await expect(results.getByRole("heading", { level: 2 })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(results.getByRole("link").first(), key).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(page.getByText(`Please look at the ${word} drawings.`)).toBeVisible();

  await page.goto("/dashboard/client/search");
  await page.getByRole("searchbox", { name: "Search your projects" }).fill("nothingofthis");
  await page.keyboard.press("Enter");
  const nothing = page.getByRole("region", { name: "Nothing found for “nothingofthis”" });
  await expect(nothing.getByText("The first three letters of a word are enough")).toBeVisible();
});

test("a page for a client is found by its words, which are shown without their marks", async ({ page }) => {
  const { person, id } = await makeClient("Reader");
  const word = `numbat${crypto.randomUUID().slice(0, 6)}`;
  await callService("POST", "/rest/v1/client_docs", {
    client_id: id,
    title: "The café’s key",
    body: `## What belongs to you\n- The domain\n- **All** of the ${word}`,
  });
  for (const path of ["/dashboard/client/search", "/documentation"]) {
    await login(page, person, `${path}?q=${word}+cafes`);
    const result = page.getByRole("region", { name: "Client pages" }).getByRole("listitem");
    await expect(result.getByRole("paragraph"), path).toHaveText(
      `What belongs to you · The domain · All of the ${word}`,
    );
    await expect(result.locator("mark"), path).toHaveText(["café’s", word]);
  }
});

test("what nobody can look for finds nothing, and says so in the width of a phone", async ({ page }) => {
  const { person } = await makeClient("Odd");
  await page.setViewportSize({ width: 390, height: 844 });
  await login(page, person, "/dashboard/client/search");
  for (const words of ["!?", "🙂🙂", "x".repeat(100), "שלום עולם", "qz", "' & | ! :* \\"]) {
    await page.goto(`/dashboard/client/search?q=${encodeURIComponent(words)}`);
    await expect(page.getByRole("heading", { name: `Nothing found for “${words}”` })).toBeVisible();
    const { scroll, client } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      client: document.documentElement.clientWidth,
    }));
    expect(scroll, words).toBeLessThanOrEqual(client);
  }
});
