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
