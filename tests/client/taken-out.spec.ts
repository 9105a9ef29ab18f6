import { expect, test } from "@playwright/test";
import { readRows } from "../fixtures/database.ts";
import { login, makeClient, makeOwner } from "../fixtures/people.ts";
import { callService } from "../fixtures/service.ts";

test("whoever is taken out of a client while writing is told so, keeps the words, and is nobody new", async ({
  browser,
  page,
}) => {
  const client = await makeClient("Taken");
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await login(page, client.person, client.project.path("messages"));
  const box = page.getByRole("textbox", { name: "Your message" });
  await box.fill("The hall is booked for Friday");
  await page.waitForLoadState("networkidle");
  await callService("DELETE", `/rest/v1/client_members?user_id=eq.${client.person.id}`);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("you no longer belong to its client")).toBeVisible();
  const kept = page.getByRole("textbox", { name: "What you were writing" });
  await expect(kept.or(box)).toHaveValue("The hall is booked for Friday");
  await page.goto(client.project.path("messages"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This project is no longer yours to see");
  await expect(kept).toHaveValue("The hall is booked for Friday");
  expect(errors).toEqual([]);
  await page.getByRole("link", { name: "Your dashboard" }).click();
  await expect(page.getByText("You no longer belong to a client here")).toBeVisible();
  await expect(page.getByText("links yours")).toHaveCount(0);

  const owner = await browser.newPage();
  await login(owner, await makeOwner(), "/dashboard/owner/clients");
  const row = owner.getByRole("listitem").filter({ hasText: client.person.email });
  // Whoever waits to be linked stands before them.
  await expect(async () => {
    if (await row.isVisible()) return;
    await owner
      .getByRole("navigation", { name: "Pages of people" })
      .getByRole("link", { name: "Next" })
      .click();
    await expect(row).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(row).toContainText(/taken out of a client/);
  expect(
    await readRows(
      "outbox",
      `select=id&template=eq.unlinked-people&payload->>people=like.*${client.person.email}*`,
    ),
  ).toEqual([]);
  await owner.close();
});
