import { expect, test } from "@playwright/test";
import { readRows } from "../fixtures/database.ts";
import { findFaults } from "../fixtures/find-faults.ts";
import { findMail } from "../fixtures/find-mail.ts";
import { login, makeAccount, makeClient, makeOwner } from "../fixtures/people.ts";
import { callService } from "../fixtures/service.ts";
import { post, signInCookies } from "../fixtures/session.ts";

const ownerId = "00000000-0000-4000-8000-000000000001";

test("the way to unread news is called what stands on it", async ({ page }) => {
  const { person, project } = await makeClient("Unread");
  await callService("POST", "/rest/v1/project_updates", {
    project_id: project.id,
    title: "News",
    body: "Have a look.",
    visible: true,
    published_at: new Date().toISOString(),
    author_id: ownerId,
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await login(page, person, "/dashboard/client");
  await page.getByRole("button", { name: "Menu" }).click();
  const link = page.getByRole("dialog").getByRole("link", { name: /^Notifications/ });
  await expect(link).toHaveAccessibleName("Notifications, 1 unread");
  await expect(link).toHaveText(/^Notifications\s1$/);
  expect(await findFaults(page, [{ width: 390, colorScheme: "light" }])).toEqual([]);
});

test("deleting a message says so", async ({ page }) => {
  const { person, project } = await makeClient("Deleting");
  await login(page, person, project.path("messages"));
  await page.getByRole("textbox", { name: "Your message" }).fill("Never mind");
  await page.getByRole("button", { name: "Send" }).click();
  await page
    .getByRole("log")
    .getByRole("button", { name: /^Delete what you wrote/ })
    .click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Your message was deleted." })).toBeVisible();
});

test("offline is said in a tone of its own, in both schemes", async ({ page, context }) => {
  const { person } = await makeClient("Offline");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await login(page, person, "/dashboard/client");
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await page.route("**/api/health", (route) => route.abort());
    await page.getByRole("navigation", { name: "Dashboard" }).getByRole("link", { name: "Settings" }).click();
    const said = page.getByText("You are offline.").locator("xpath=..");
    await expect(said).toHaveAttribute("data-tone", "offline");
    const edge = (name: string) =>
      page.evaluate((token) => {
        const probe = document.body.appendChild(document.createElement("i"));
        probe.style.color = `var(${token})`;
        const { color } = getComputedStyle(probe);
        probe.remove();
        return color;
      }, name);
    await expect(said).toHaveCSS("box-shadow", `${await edge("--highlight")} 4px 0px 0px 0px inset`);
    expect(await edge("--highlight")).not.toBe(await edge("--accent"));
    await context.setOffline(false);
  }
});

test("a renewed invite is said to be sent again", async ({ page }) => {
  const client = await makeClient("Renewing");
  const email = `again-${crypto.randomUUID().slice(0, 8)}@example.com`;
  await login(page, await makeOwner(), `/dashboard/owner/clients/${client.id}`);
  await page.getByLabel("Invite by email").fill(email);
  await page.getByRole("button", { name: "Send the invite" }).click();
  await expect(page.getByText(`The invite to ${email} is on its way.`)).toBeVisible();
  const row = page.getByRole("listitem").filter({ hasText: email });
  await row.getByRole("button", { name: "Send again" }).click();
  await expect(page.getByText("The invite was sent again. It is good for 14 days from today.")).toBeVisible();
});

test("a link of an invite that leads nowhere says so to whoever is signed in", async ({ page }) => {
  const [guest, client] = await Promise.all([makeAccount("Gil Guest"), makeClient("Inviting")]);
  await login(page, guest, "/auth/invite/made-up");
  await expect(page).toHaveURL("/dashboard/client?invite=unknown");
  await expect(page.getByText("That link leads to no invite.")).toBeVisible();

  const email = `other-${crypto.randomUUID().slice(0, 8)}@example.com`;
  const owner = await signInCookies(await makeOwner());
  await post(
    `/api/owner/clients/${client.id}/invites`,
    { email, requestKey: crypto.randomUUID() },
    { Cookie: owner },
  );
  const mail = await findMail(email, `You are invited to follow ${client.name}'s projects`);
  const [link = ""] = /http\S+\/auth\/invite\/[\w-]+/.exec(mail.text) ?? [];
  await page.goto(link);
  await expect(page.getByText("That invite was sent to another address.")).toBeVisible();
});

for (const script of ["with", "without"])
  test(`${script} script a no asks before it throws away words that were typed`, async ({ browser }) => {
    const { person, project } = await makeClient("Typing");
    const owner = await signInCookies(await makeOwner());
    await post(`/api/owner${project.path()}/endorsement`, { action: "ask" }, { Cookie: owner });
    const context = await browser.newContext({ javaScriptEnabled: script === "with" });
    const page = await context.newPage();
    await login(page, person, project.path());
    const words = page.getByLabel(/What would you tell someone/);
    const no = page.getByRole("button", { name: "No, thank you" });
    const question = page.getByRole("alertdialog", { name: "Decline without your words?" });
    await words.fill("They answered every call.");
    await no.click();
    await question.getByRole("button", { name: "Keep writing" }).click();
    await expect(question).toBeHidden();
    await expect(words).toHaveValue("They answered every call.");
    const stored = () => readRows("endorsements", `select=answered_at,quote&project_id=eq.${project.id}`);
    expect(await stored()).toEqual([{ answered_at: null, quote: "" }]);
    // A browser that cannot ask sends the no with the words.
    const unasked = { version: "1", wording: "en-1", answer: "no", quote: "They answered every call." };
    const Cookie = await signInCookies(person);
    const refused = await post(`/api${project.path()}/endorsement`, unasked, { Cookie });
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain("Nothing was sent, since you wrote a few words.");

    await no.click();
    await question.getByRole("button", { name: "Decline" }).click();
    await expect(page.getByText("Thank you! The agency has been told what you said.")).toBeVisible();
    expect(await stored()).toEqual([{ answered_at: expect.any(String), quote: "" }]);
    await context.close();
  });

test("the button under an update says who will see it", async ({ page }) => {
  const { project } = await makeClient("Switching");
  await login(page, await makeOwner(), project.path("updates"));
  const form = page.getByRole("form", { name: "Write an update" });
  await expect(form.getByRole("button", { name: "Save the update for yourself", exact: true })).toBeVisible();
  await form.getByRole("checkbox", { name: "Visible to the client" }).check();
  await expect(
    form.getByRole("button", { name: "Save the update and show it to the client", exact: true }),
  ).toBeVisible();
});
