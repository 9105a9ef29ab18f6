import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { readRows } from "../fixtures/database.ts";
import { login, makeClient, makeOwner, type Person } from "../fixtures/people.ts";
import { askSignInService } from "../fixtures/service.ts";
import { openCookies, signInCookies } from "../fixtures/session.ts";
import { submitLogin } from "../fixtures/sign-in.ts";

// A session that ended elsewhere, in the middle of a form: what was typed stays, the way back in is there, and the form is sent again
// from where it is.

/** Ends every session of somebody, as they may from another device. */
async function endSessions(person: Person) {
  const { access_token } = openCookies(await signInCookies(person)).session;
  const { status } = await askSignInService("POST", "logout?scope=global", {}, access_token).catch(() => ({
    status: 204,
  }));
  expect(status).toBe(204);
}

/** Follows the way that a refused form offers, in its own tab, and comes back. */
async function signInElsewhere(page: Page, context: BrowserContext, person: Person, path: string) {
  const link = page.getByRole("link", { name: "Sign in (opens a new tab)" });
  await expect(link).toHaveCount(1);
  const opened = context.waitForEvent("page");
  await link.focus();
  await page.keyboard.press("Enter");
  const tab = await opened;
  await submitLogin(tab, person);
  await expect(tab).toHaveURL(path);
  await tab.close();
  await page.bringToFront();
}

for (const width of [390, 1440])
  test(`a message with a file, and files, are sent after signing in beside them, ${width} px wide`, async ({
    page,
    context,
  }) => {
    const { person, project } = await makeClient("Back again");
    await page.setViewportSize({ width, height: 844 });
    const file = { name: "plan.txt", mimeType: "text/plain", buffer: Buffer.from("Plan") };
    await login(page, person, project.path("messages"));
    await page.getByLabel("Your message").fill("Written before the session ended");
    await page.getByLabel("Attach files").setInputFiles([file]);
    await endSessions(person);
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "You are signed out." })).toBeInViewport();
    await expect(page.getByText("The site does not answer.")).toHaveCount(0);
    await signInElsewhere(page, context, person, project.path("messages"));
    await expect(page.getByLabel("Your message")).toHaveValue("Written before the session ended");
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("log").getByText("Written before the session ended")).toBeVisible();
    await expect(page.getByRole("log").getByRole("link", { name: "Download plan.txt" })).toBeVisible();
    await expect(page.getByText("You are signed out.")).toHaveCount(0);

    await page.goto(project.path("files"));
    await endSessions(person);
    await page.getByLabel("Choose files, or drop them here").setInputFiles([file]);
    await expect(page.getByText("0 of 1 stored, 1 not stored")).toBeVisible();
    await signInElsewhere(page, context, person, project.path("files"));
    await page.getByRole("button", { name: "Try plan.txt again" }).click();
    await expect(page.getByText("1 of 1 stored")).toBeVisible();
    expect(await readRows("project_files", `project_id=eq.${project.id}&version=eq.1`)).toHaveLength(1);
  });

test("an update keeps its words, and is stored from where it is", async ({ page, context }) => {
  const { project } = await makeClient("Update");
  const owner = await makeOwner();
  await login(page, owner, project.path("updates"));
  await page.getByLabel("Title").first().fill("Written before");
  await page.getByLabel("Text").first().fill("The session ended");
  await endSessions(owner);
  await page
    .getByRole("button", { name: /^Save|^Post|^Add/ })
    .first()
    .click();
  await expect(page.getByText("You are signed out.")).toBeVisible();
  await signInElsewhere(page, context, owner, project.path("updates"));
  await page
    .getByRole("button", { name: /^Save|^Post|^Add/ })
    .first()
    .click();
  await expect(page.getByText("You are signed out.")).toHaveCount(0);
  await expect
    .poll(() => readRows("project_updates", `project_id=eq.${project.id}`))
    .toMatchObject([{ title: "Written before" }]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the page that keeps the words has the way back in, and sends them again", async ({
    page,
    context,
  }) => {
    const { person, project } = await makeClient("Plain");
    await login(page, person, project.path("messages"));
    await page.getByLabel("Your message").fill("Kept <words>");
    await endSessions(person);
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByLabel("What you wrote")).toHaveValue("Kept <words>");
    await signInElsewhere(page, context, person, project.path("messages"));
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("log").getByText("Kept <words>")).toBeVisible();
  });
});
