import { expect, test } from "@playwright/test";
import { accounts } from "../../bin/stack/test-settings.ts";
import { readRows } from "../fixtures/database.ts";
import { makeClient, signIn } from "../fixtures/people.ts";
import { callService } from "../fixtures/service.ts";
import { wake } from "../fixtures/wake.ts";

/** What a form came with, and what is typed over it. */
const texts: [came: string, typed: string][] = [
  ["In the drawer.", "Typed early."],
  ["In the drawer.", "In the drawer. And the key?"],
  ["In the drawer.", "T"],
  ["\nBegins with a line of its own.", "Typed\nover\nit."],
];

for (const [came, typed] of texts)
  test(`what is typed over ${JSON.stringify(came)} before React is there stays: ${JSON.stringify(typed)}`, async ({
    page,
  }) => {
    const client = await makeClient();
    const id = crypto.randomUUID();
    const doc = { id, client_id: client.id, title: "Where everything is", body: came };
    await callService("POST", "/rest/v1/client_docs", doc);
    await signIn(page.context(), accounts.owner);
    const released = Promise.withResolvers<void>();
    await page.route("**/_next/static/chunks/*.js", async (route) => {
      await released.promise;
      await route.continue();
    });
    await page.goto(`/documentation/your-site/${id}/edit`, { waitUntil: "commit" });
    const [title, text] = [page.getByLabel("Title"), page.getByLabel("Text")];
    await title.fill("Typed early");
    await text.fill(typed);
    released.resolve();
    await wake(page);
    await expect(title).toHaveValue("Typed early");
    await expect(text).toHaveValue(typed);

    await page.getByRole("button", { name: "Save the page" }).click();
    await expect(page).toHaveURL(`/documentation/your-site/${id}`);
    expect(await readRows("client_docs", `select=title,body&id=eq.${id}`)).toEqual([
      { title: "Typed early", body: typed },
    ]);
  });
