import { expect, test } from "@playwright/test";
import { readRows } from "../fixtures/database.ts";
import { login, makeClient, makeOwner } from "../fixtures/people.ts";
import { callService } from "../fixtures/service.ts";

test("“Ask a question” leads a client to a message in their project, with several to the choice of one", async ({
  page,
}) => {
  const client = await makeClient("Asking");
  await login(page, client.person, "/dashboard/client");
  await page.getByRole("link", { name: "Ask a question" }).click();
  await expect(page).toHaveURL(`${client.project.path("messages")}#message`);
  await expect(page.getByRole("textbox", { name: "Your message" })).toBeFocused();

  const another = { id: crypto.randomUUID(), name: `${client.name}'s shop`, client_id: client.id };
  await callService("POST", "/rest/v1/projects", another);
  await page.goto("/dashboard/client");
  await page.getByText("Ask a question").click();
  const choice = page.getByRole("group").filter({ hasText: "Which project is it about?" });
  await expect(choice.getByRole("link")).toHaveText([another.name, client.project.name]);
  await choice.getByRole("link", { name: another.name }).click();
  await expect(page).toHaveURL(`/projects/${another.id}/messages#message`);
});

for (const script of ["with", "without"])
  test(`${script} script a client asks for a call without typing who they are, and it stands at the client`, async ({
    browser,
  }) => {
    const client = await makeClient("Calling");
    await callService("PATCH", `/rest/v1/users?id=eq.${client.person.id}`, { phone: "905 555 0177" });
    const context = await browser.newContext({ javaScriptEnabled: script === "with" });
    const page = await context.newPage();
    // Where script is off, a part of the dashboard that comes late is never shown.
    await login(page, client.person, script === "with" ? "/dashboard/client" : "/dashboard/client/call");
    if (script === "with") await page.getByRole("link", { name: "Book a call" }).click();
    await expect(page).toHaveURL("/dashboard/client/call");
    await expect(page.getByLabel("Name")).toHaveValue(client.person.name);
    await expect(page.getByLabel("Email")).toHaveValue(client.person.email);
    await expect(page.getByLabel("Phone")).toHaveValue(/905.?555.?0177/);
    // The next Monday but one.
    const day = new Date(Date.now() + 14 * 86_400_000);
    day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7));
    await page.getByLabel("Date").fill(day.toISOString().slice(0, 10));
    await page.getByLabel("Start time").fill("10:15");
    await page.getByRole("button", { name: "Request this time" }).click();
    await expect(page.getByText("Thanks! We'll be in touch to confirm a time.")).toBeVisible();
    await page.goto("/dashboard/client");
    await expect(page.getByRole("region", { name: "Next call" })).toContainText("You asked for this time.");
    await context.close();
    await expect
      .poll(() => readRows("discovery_calls", `select=name&email=eq.${client.person.email}`))
      .toEqual([{ name: client.person.name }]);

    const owner = await browser.newPage();
    await login(owner, await makeOwner(), `/dashboard/owner/clients/${client.id}`);
    const requests = owner.getByRole("region", { name: "Contact form and calls" });
    await expect(requests.getByRole("link", { name: client.person.name })).toBeVisible();
    await owner.close();
  });
