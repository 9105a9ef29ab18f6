import { expect, type Page, test } from "@playwright/test";
import { accounts } from "../../bin/stack/test-settings.ts";
import { login, makeClient } from "../fixtures/people.ts";
import { callService } from "../fixtures/service.ts";
import { wake } from "../fixtures/wake.ts";

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const tab = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Project" }).getByRole("link", { name });

async function makeLongList() {
  const { project } = await makeClient("Long");
  const rows = Array.from({ length: 200 }, (_, position) => ({
    ...{ project_id: project.id, title: `Step ${position}`, position },
  }));
  await callService("POST", "/rest/v1/milestones", rows);
  return project;
}

test("Back, Forward and a reload lead to where a list of 200 rows was left, also after one was worked off", async ({
  page,
}) => {
  const project = await makeLongList();
  await login(page, accounts.owner, project.path());
  await wake(page);
  const leaveAt = async (y: number) => {
    await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), y);
    await expect.poll(() => scrollY(page)).toBe(y);
    // A reader is slower than a program: what is scrolled is told with the next frame.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  };
  // As a press on a link that is out of sight would scroll to it first.
  const follow = (name: string) => tab(page, name).dispatchEvent("click");

  await leaveAt(5000);
  await follow("Files");
  await expect(page).toHaveURL(project.path("files"));
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.goBack();
  await expect(page.getByRole("button", { name: "Mark as reached: “Step 199”" })).toBeVisible();
  await expect.poll(() => scrollY(page)).toBe(5000);
  await page.goForward();
  await expect(page).toHaveURL(project.path("files"));
  await page.goBack();
  await expect.poll(() => scrollY(page)).toBe(5000);

  // What was worked off makes Next forget every page that it has.
  await page.getByRole("button", { name: "Mark as reached: “Step 100”" }).dispatchEvent("click");
  await expect(page.getByText("1 of 200 reached")).toBeVisible();
  await leaveAt(5200);
  await follow("Files");
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => scrollY(page)).toBe(5200);

  await page.reload();
  await expect.poll(() => scrollY(page)).toBe(5200);
  // A document that is left for a public page is come back to in the same way.
  await page.goto("/contact");
  await page.goBack();
  await expect.poll(() => scrollY(page)).toBe(5200);
  // And a link to it begins at its top.
  await page.goto(project.path("files"));
  await wake(page);
  await tab(page, "Overview").click();
  await expect(page.getByRole("button", { name: "Mark as reached: “Step 199”" })).toBeVisible();
  expect(await scrollY(page)).toBe(0);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("Back and a reload lead to where a long list was left", async ({ page }) => {
    const project = await makeLongList();
    await login(page, accounts.owner, project.path());
    await page.mouse.move(600, 500);
    const left = 3000;
    // A list that did not come within five seconds is one line, and no place in it can be left or found.
    await expect(async () => {
      // Not a reload: that would begin where the last attempt ended.
      await page.goto("about:blank");
      await page.goto(project.path());
      await page.mouse.wheel(0, left);
      await expect.poll(() => scrollY(page)).toBe(left);
      await page.reload();
      await expect(page.getByText("The milestones could not be loaded.")).toHaveCount(0);
    }).toPass({ timeout: 90_000 });
    await expect.poll(() => scrollY(page)).toBe(left);
    await page.goto(project.path("files"));
    expect(await scrollY(page)).toBe(0);
    await page.goBack();
    await expect.poll(() => scrollY(page)).toBe(left);
  });
});
