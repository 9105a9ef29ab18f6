import { expect, test } from "@playwright/test";
import { accounts, addresses } from "../../bin/stack/test-settings.ts";
import { login, makeAccount, signIn } from "../fixtures/people.ts";
import { callService } from "../fixtures/service.ts";
import { get, signInCookies } from "../fixtures/session.ts";

const danasPage = "00000000-0000-4000-8000-0000000d0c02";
const priyasPage = "00000000-0000-4000-8000-0000000d0c12";

test("a client finds a guide by a word, reads it and says that it helped", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Documentation" }).click();
  await expect(page).toHaveURL("/login?from=%2Fdocumentation");
  const account = await makeAccount();
  await login(page, account, "/documentation");
  await expect(page.getByRole("region", { name: "Working together" }).getByRole("link")).not.toHaveCount(0);

  await page.getByRole("searchbox", { name: "Search the documentation" }).fill("aproval");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: /for “aproval”/ })).toBeVisible();
  await expect(page.locator("mark").first()).toHaveText(/approv/i);
  await page.getByRole("link", { name: "Approve work" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Approve work" })).toBeVisible();
  await expect(page.getByText(/^Last updated \w{3} \d{1,2}, \d{4}$/)).toBeVisible();
  await page
    .getByRole("navigation", { name: "On this page" })
    .getByRole("link", { name: "Saying no" })
    .click();
  await expect(page).toHaveURL("/documentation/approve-work#saying-no");
  await expect(page.getByRole("heading", { name: "Saying no" })).toBeInViewport();

  const rating = page.getByRole("region", { name: "Was this helpful?" });
  await rating.getByRole("button", { name: "Yes" }).click();
  await expect(rating.getByRole("status")).toHaveText("Thank you. Glad it did.");
  await rating.getByRole("button", { name: "No" }).click();
  await expect(rating.getByRole("button", { name: "No" })).toHaveAttribute("aria-pressed", "true");
  expect(
    await callService(
      "GET",
      `/rest/v1/article_ratings?select=is_helpful&article_id=eq.docArticle-approve-work&user_id=eq.${account.id}`,
    ),
  ).toEqual([{ is_helpful: false }]);
});

test("a client learns nothing of the owner's guides and of another client's pages", async () => {
  const cookies = await signInCookies(accounts.dana);
  const list = await (await get("/documentation", cookies)).text();
  expect(list).toContain("Change the calculator&#x27;s prices");
  for (const secret of ["Running the business", "Invite a client", "Add a room to the gallery"])
    expect(list).not.toContain(secret);

  for (const words of ["case study permission", "gallery photographer licence", "Make a client"]) {
    const found = await (await get(`/documentation?q=${encodeURIComponent(words)}`, cookies)).text();
    expect(found, words).not.toMatch(/href="\/documentation\/(?:add-a-case|answer-m|invite|your-site)/);
  }
  const missing = await get("/documentation/no-such-guide", cookies);
  const foreign = [
    "/documentation/invite-a-client",
    `/documentation/your-site/${priyasPage}`,
    `/documentation/your-site/${danasPage}/edit`,
    "/documentation/your-site/new",
  ];
  expect(missing.status).toBe(404);
  const words = screenOf(await missing.text());
  expect(words).toContain("The requested page could not be found.");
  for (const path of foreign) {
    const answer = await get(path, cookies);
    expect(answer.status, path).toBe(404);
    expect(screenOf(await answer.text()), path).toBe(words);
  }
  expect((await get(`/documentation/your-site/${danasPage}`, cookies)).status).toBe(200);
});

/** The words between the tags: how many tags mark the pieces of a streamed page depends on when they arrive. */
function screenOf(html: string): string {
  const [main = ""] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
  return main
    .replace(/<script[\s\S]*?<\/script>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
}

test("rating a guide that is not for the reader is refused like a missing one", async ({ request }) => {
  const headers = { Origin: addresses.site, Cookie: await signInCookies(accounts.dana) };
  const rate = (slug: string, helpful: string) =>
    request.post(`/api/documentation/${slug}/rating`, { headers, data: { helpful } });
  const foreign = await rate("invite-a-client", "yes");
  const missing = await rate("no-such-guide", "yes");
  expect(foreign.status()).toBe(404);
  expect(await foreign.json()).toEqual(await missing.json());
  expect((await rate("approve-work", "perhaps")).status()).toBe(400);
});

test("the documentation works without script, and nobody sees it without signing in", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/documentation/change-orders");
  await expect(page).toHaveURL("/login?from=%2Fdocumentation%2Fchange-orders");
  await signIn(context, accounts.priya);
  await page.goto("/documentation?q=gallery");
  await expect(page.getByRole("link", { name: "Add a room to the gallery" })).toBeVisible();
  await page.getByRole("link", { name: "Show everything" }).click();
  await expect(page.getByRole("region", { name: "Your site" }).getByRole("link")).toHaveCount(2);
  await context.close();
});
