import { expect, test } from "@playwright/test";
import { makeClient, makeColleague, makeOwner, signIn } from "../fixtures/people.ts";
import { callService } from "../fixtures/service.ts";

for (const script of ["with", "without"])
  test(`${script} script an update says beside its button whom it will reach`, async ({ browser }) => {
    const client = await makeClient("Reached");
    const context = await browser.newContext({ javaScriptEnabled: script === "with" });
    await signIn(context, await makeOwner());
    const page = await context.newPage();
    const form = page.getByRole("form", { name: "Write an update" });
    const isShown = form.getByRole("checkbox", { name: "Visible to the client" });
    const open = async () => {
      await page.goto(client.project.path("updates"));
      await expect(form.getByText("Reaches nobody: only you see it.")).toBeVisible();
      await isShown.check();
      await expect(form.getByText("Reaches nobody: only you see it.")).toBeHidden();
    };
    await open();
    await expect(form.getByText(`Reaches ${client.person.name}.`)).toBeVisible();
    await isShown.uncheck();
    await expect(form.getByText(`Reaches ${client.person.name}.`)).toBeHidden();

    const colleague = await makeColleague(client.id);
    await open();
    await expect(form.getByText(`Reaches ${client.person.name} and ${colleague.name}.`)).toBeVisible();
    // Who may not sign in reads nothing.
    await callService("PATCH", `/rest/v1/users?id=eq.${colleague.id}`, {
      disabled_at: new Date().toISOString(),
    });
    await open();
    await expect(form.getByText(`Reaches ${client.person.name}.`)).toBeVisible();

    for (const name of ["Third Person", "Fourth Person", "Fifth Person"])
      await makeColleague(client.id, name);
    await open();
    await expect(form.getByText(`Reaches 4 people at ${client.name}.`)).toBeVisible();

    await callService("DELETE", `/rest/v1/client_members?client_id=eq.${client.id}`);
    await open();
    await expect(
      form.getByText(`Reaches nobody yet: no one at ${client.name} has an account.`),
    ).toBeVisible();
    await context.close();
  });
