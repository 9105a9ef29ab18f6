import { expect, type Page, test } from "@playwright/test";
import { accounts, addresses } from "../../bin/stack/test-settings.ts";
import { newAddress } from "../fixtures/mail.ts";
import { login, makeClient, newAddressOfVisitor } from "../fixtures/people.ts";
import { callService } from "../fixtures/service.ts";
import { wake } from "../fixtures/wake.ts";

const overview = "/dashboard/owner";
const region = (page: Page, name: string) => page.getByRole("region", { name });
const aDayThatPassed = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
const nameIt = (word: string) => `${word} ${crypto.randomUUID().slice(0, 8)}`;

test("a lead that writes is on top of an open overview without a reload, the oldest last, and no row goes that is written into", async ({
  page,
  request,
}) => {
  const oldest = { id: crypto.randomUUID(), name: nameIt("Olga") };
  const waiting = Array.from({ length: 6 }, (_, index) => ({
    name: nameIt("Wanda"),
    email: newAddress("waits"),
    message: "Are you there?",
    created_at: new Date(Date.now() - (72 + index) * 3_600_000).toISOString(),
  }));
  const old = { email: newAddress("old"), message: "Hello?", created_at: "1999-01-01T00:00:00Z" };
  for (const message of [...waiting, { ...old, ...oldest }])
    await callService("POST", "/rest/v1/contact_messages", message);

  await login(page, accounts.owner, overview);
  const card = region(page, "Messages to answer");
  await expect(card.getByRole("list").first().locator("> li").last()).toContainText(oldest.name);
  await expect(card.getByText(oldest.name)).toBeVisible();
  await callService("DELETE", `/rest/v1/contact_messages?id=eq.${oldest.id}`);
  // Who has waited for two days does not leave the card for who is newer.
  await card.getByText(/for two days or longer$/).click();
  for (const { name } of waiting) await expect(card.getByText(name)).toBeVisible();

  const write = async (name: string) => {
    await request.post("/api/contact", {
      headers: { Origin: addresses.site, "X-Forwarded-For": newAddressOfVisitor() },
      data: { name, email: newAddress("new"), message: "We need a shop." },
    });
    return name;
  };
  const nora = await write(nameIt("Nora"));
  await expect(card.getByText(nora)).toBeVisible({ timeout: 20_000 });

  // No lead takes away the row that somebody writes into.
  const row = card.getByRole("listitem").filter({ hasText: nora });
  await row.getByText("Reply", { exact: true }).click();
  await row.getByLabel("Your reply").fill("Gladly, and");
  const others = [];
  for (let more = 0; more < 6; more++) others.push(await write(nameIt("Otto")));
  for (let polls = 0; polls < 2; polls++)
    await page.waitForResponse((answer) => answer.url().endsWith("/api/notifications/state"));
  await expect(row.getByLabel("Your reply")).toHaveValue("Gladly, and");
  await expect(card.getByText(others.at(-1) ?? "")).toHaveCount(0);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  // Whoever else writes meanwhile is newer still.
  await expect(async () => {
    await expect(card.getByText(await write(nameIt("Omar")))).toBeVisible({ timeout: 12_000 });
  }).toPass();
});

/** What stands in every page of a list. */
async function readPages(page: Page, name: string): Promise<string[]> {
  const rows: string[] = [];
  for (let number = 1; ; number++) {
    if (number > 1) await expect(page).toHaveURL(new RegExp(`&page=${number}$`));
    const items = page.getByRole("list", { name }).getByRole("listitem");
    await expect(items.first()).toBeVisible();
    rows.push(...(await items.allInnerTexts()));
    const next = page.getByRole("link", { name: "Next", exact: true });
    if ((await next.count()) === 0) return rows;
    await next.click();
  }
}

test("what a card has no room for is one press away, whole and counted, and its projects are found by what waits", async ({
  page,
}) => {
  const { project } = await makeClient("Late");
  const titles = Array.from({ length: 7 }, () => nameIt("Sketches"));
  for (const title of titles)
    await callService("POST", "/rest/v1/milestones", {
      project_id: project.id,
      title,
      due_on: aDayThatPassed,
    });
  for (const title of titles)
    await callService("POST", "/rest/v1/feedback_items", {
      ...{ project_id: project.id, title, visible: true, status: "changes_requested" },
    });

  await login(page, accounts.owner, overview);
  for (const name of ["Overdue milestones", "Changes requested"]) {
    await page.goto(overview);
    await region(page, name)
      .getByRole("link", { name: new RegExp(`^${name}: and \\d+ more$`) })
      .click();
    await expect(page).toHaveURL(/\/dashboard\/owner\/waiting\?of=/);
    const view = page.getByRole("link", { name: new RegExp(`^${name} \\d+$`) });
    await expect(view).toHaveAttribute("aria-current", "page");
    const rows = await readPages(page, name);
    await expect(view).toHaveText(`${name} ${rows.length}`);
    for (const title of titles) expect(rows.filter((row) => row.includes(title))).toHaveLength(1);
  }

  await page.goto(overview);
  await region(page, "Overdue milestones").getByRole("link", { name: "Projects that are late" }).click();
  const views = page.getByRole("navigation", { name: "Projects by what waits" });
  await expect(views.getByRole("link", { name: /^Overdue \d+$/ })).toHaveAttribute("aria-current", "page");
  const found = page.getByRole("article").filter({ hasText: project.name });
  await expect(found).toBeVisible();
  await views.getByRole("link", { name: /^Your turn \d+$/ }).click();
  await expect(found).toBeVisible();
  await views.getByRole("link", { name: /^Their turn \d+$/ }).click();
  await expect(page).toHaveURL(/status=theirs$/);
  await expect(found).toHaveCount(0);
});

test("no card moves to another column when one opens, and the calm line stands by itself", async ({
  page,
}) => {
  const { project } = await makeClient("Places");
  await callService("POST", "/rest/v1/milestones", {
    ...{ project_id: project.id, title: "Sketches", due_on: aDayThatPassed },
  });
  await callService("POST", "/rest/v1/contact_messages", {
    ...{ name: nameIt("Wanda"), email: newAddress("waits"), message: "Hello" },
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await login(page, accounts.owner, overview);
  await wake(page);
  await expect(page.getByText(/^First: /)).toBeInViewport();
  const readPlaces = () =>
    page
      .locator("main section[aria-label]")
      .evaluateAll((cards) => cards.map((card) => [card.ariaLabel, card.getBoundingClientRect().left]));
  const before = await readPlaces();
  expect(new Set(before.map(([, left]) => left)).size).toBeGreaterThan(1);
  await region(page, "Messages to answer").getByText("Reply", { exact: true }).first().click();
  await expect(region(page, "Messages to answer").getByLabel("Your reply").first()).toBeVisible();
  expect(await readPlaces()).toEqual(before);

  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const line = page.getByText(/^(Nothing else is waiting: |Backup)/).first();
    const gap = await line.evaluate((element) => {
      const cards = [...document.querySelectorAll("main section[aria-label]:not([data-news])")];
      const bottom = Math.max(...cards.map((card) => card.getBoundingClientRect().bottom));
      return element.getBoundingClientRect().top - bottom;
    });
    expect(gap, `${width} px`).toBeGreaterThanOrEqual(16);
  }
});
