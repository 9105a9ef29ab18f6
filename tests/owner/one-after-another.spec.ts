import { expect, type Locator, test } from "@playwright/test";
import { readRows } from "../fixtures/database.ts";
import { login, makeClient, makeOwner } from "../fixtures/people.ts";
import { wake } from "../fixtures/wake.ts";

const expectReady = async (field: Locator) => {
  await expect(field).toHaveValue("");
  await expect(field).toBeFocused();
};

test("milestones, questions and invites are entered one after another without leaving their field", async ({
  page,
}) => {
  const client = await makeClient("Rows");
  const { project } = client;
  await login(page, await makeOwner(), project.path());
  await wake(page);
  const milestone = page.getByLabel("New milestone");
  await milestone.click();
  const milestones = ["Wireframes", "Design", "Launch"];
  for (const title of milestones) {
    await page.keyboard.type(title);
    await page.keyboard.press("Enter");
    // Nothing is waited for but the empty field.
    await expectReady(milestone);
  }
  for (const title of milestones)
    await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: title })).toBeVisible();
  await expectReady(milestone);
  // By pointer as well.
  await page.keyboard.type("Afterwards");
  await page.getByRole("form", { name: "Add a milestone" }).getByRole("button", { name: "Add" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Afterwards" })).toBeVisible();
  await expectReady(milestone);
  expect(await readRows("milestones", `project_id=eq.${project.id}`)).toHaveLength(4);

  await page.goto(project.path("feedback"));
  await wake(page);
  await page.getByText("Ask for feedback").first().click();
  const title = page.getByRole("form", { name: "Ask for feedback" }).getByLabel("Title");
  for (const asked of ["The header", "The footer"]) {
    await expectReady(title);
    await page.keyboard.type(asked);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("article", { name: asked })).toBeVisible();
  }
  await expectReady(title);

  await page.goto(`/dashboard/owner/clients/${client.id}`);
  await wake(page);
  const invite = page.getByLabel("Invite by email");
  await invite.click();
  const addresses = ["first", "second"].map((name) => `${name}-${crypto.randomUUID()}@example.com`);
  for (const address of addresses) {
    await page.keyboard.type(address);
    await page.keyboard.press("Enter");
    await expectReady(invite);
    await expect(page.getByRole("main").getByText(address).first()).toBeVisible();
  }
  await expectReady(invite);
});
