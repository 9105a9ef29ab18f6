import { expect, test } from "@playwright/test";
import { accounts } from "../../bin/stack/test-settings.ts";
import { readRows } from "../fixtures/database.ts";
import { holdScripts } from "../fixtures/hold-scripts.ts";
import { makeClient, signIn } from "../fixtures/people.ts";
import { callService } from "../fixtures/service.ts";
import { wake } from "../fixtures/wake.ts";

const plan = { name: "plan.txt", mimeType: "text/plain", buffer: Buffer.from("A plan") };

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
    const release = await holdScripts(page);
    await page.goto(`/documentation/your-site/${id}/edit`, { waitUntil: "commit" });
    const [title, text] = [page.getByLabel("Title"), page.getByLabel("Text")];
    await title.fill("Typed early");
    await text.fill(typed);
    release();
    await wake(page);
    await expect(title).toHaveValue("Typed early");
    await expect(text).toHaveValue(typed);

    await page.getByRole("button", { name: "Save the page" }).click();
    await expect(page).toHaveURL(`/documentation/your-site/${id}`);
    expect(await readRows("client_docs", `select=title,body&id=eq.${id}`)).toEqual([
      { title: "Typed early", body: typed },
    ]);
  });

test("files that are chosen before React is there are sent", async ({ page }) => {
  const { person, project } = await makeClient();
  await signIn(page.context(), person);
  const release = await holdScripts(page);
  await page.goto(project.path("files"), { waitUntil: "commit" });
  await page.getByLabel("Choose files, or drop them here").setInputFiles(plan);
  release();
  await expect(page.getByRole("link", { name: "Download plan.txt, version 1" })).toBeVisible();
  await expect(page.getByText("1 of 1 stored")).toBeVisible();
});

test("a message that is written before React is there goes with its file, also after a reload", async ({
  page,
}) => {
  const { person, project } = await makeClient();
  await signIn(page.context(), person);
  let release = await holdScripts(page);
  await page.goto(project.path("messages"), { waitUntil: "commit" });
  const [message, files] = [page.getByLabel("Your message"), page.locator("#message-files")];
  await message.fill("Typed early");
  release();
  await wake(page);
  await page.unrouteAll();

  release = await holdScripts(page);
  await page.reload({ waitUntil: "commit" });
  await files.setInputFiles(plan);
  release();
  await expect(page.getByRole("list", { name: "Attached files" })).toContainText("plan.txt");
  await expect(message).toHaveValue("Typed early");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("link", { name: /plan\.txt/ })).toBeVisible();
  expect(await readRows("messages", `select=body&project_id=eq.${project.id}`)).toEqual([
    { body: "Typed early" },
  ]);
});
