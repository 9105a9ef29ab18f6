import { createHash } from "node:crypto";
import { expect, test } from "@playwright/test";
import { accounts } from "../../bin/stack/test-settings.ts";
import { agency, money } from "../fixtures/agency.ts";
import { readRows } from "../fixtures/database.ts";
import { findMail } from "../fixtures/find-mail.ts";
import { login, makeClient, makeOwner } from "../fixtures/people.ts";
import { get, post, signInCookies } from "../fixtures/session.ts";

test("the owner asks for feedback, the client wants changes, then approves what they saw and gets a receipt", async ({
  page,
  browser,
}) => {
  const { person, project } = await makeClient("Feedback");
  const path = project.path("feedback");
  const owner = await (await browser.newContext()).newPage();
  await login(owner, await makeOwner(), path);
  await owner.getByText("Ask for feedback").first().click();
  await owner.getByLabel("Title").fill("The new header");
  await owner.getByLabel("What to look at").fill("Is the phone number large enough?");
  await owner.getByRole("button", { name: "Add it" }).dblclick();
  await expect(owner.getByText("Only you see this")).toBeVisible();
  expect(await readRows("feedback_items", `project_id=eq.${project.id}`)).toHaveLength(1);

  await login(page, person, path);
  await expect(page.getByText("There is nothing to look at yet.")).toBeVisible();
  await owner.getByRole("button", { name: "Show to the client: The new header" }).click();
  await expect(owner.getByText("Waiting for an answer")).toBeVisible();

  await page.reload();
  await page.getByRole("link", { name: "Request changes: The new header" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Request changes?" });
  await expect(dialog).toContainText("Is the phone number large enough?");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.getByRole("link", { name: "Request changes: The new header" }).press("Enter");
  await dialog.getByLabel("What should change").fill("Larger on a phone, please.");
  await dialog.getByRole("button", { name: "Request changes" }).click();
  await expect(page.getByText(`Changes requested by ${person.name}`)).toBeVisible();
  await expect(page.getByRole("link", { name: "Approve: The new header" })).toHaveCount(0);

  await owner.reload();
  await expect(owner.getByText("Larger on a phone, please.")).toBeVisible();
  await owner.getByLabel("Edit “The new header”").first().click();
  const edit = owner.getByRole("form", { name: "Edit “The new header”" });
  await edit.getByLabel("What to look at").fill("The phone number is larger now.");
  await edit.getByRole("button", { name: "Save" }).click();
  await expect(owner.getByText("Waiting for an answer")).toBeVisible();

  await page.reload();
  await owner.getByLabel("Edit “The new header”").first().click();
  await edit.getByLabel("What to look at").fill("The phone number is larger now, and bold.");
  await edit.getByRole("button", { name: "Save" }).click();
  await expect(owner.getByText("larger now, and bold.").first()).toBeVisible();
  await page.getByRole("link", { name: "Approve: The new header" }).click();
  const approve = page.getByRole("dialog", { name: "Approve?" });
  await approve.getByRole("button", { name: "Approve" }).click();
  await expect(approve.getByRole("alert")).toContainText("This changed while you were reading it");
  await page.reload();
  await page.getByRole("link", { name: "Approve: The new header" }).click();
  await expect(approve).toContainText("and bold.");
  await approve.getByRole("button", { name: "Approve" }).dblclick();
  await expect(page.getByRole("heading", { level: 2, name: "The new header" })).toBeVisible();
  await expect(page.getByRole("article", { name: "The new header" })).toContainText(agency.agencyName);
  const sha256 = await page.locator("code").textContent();

  const json = await page.getByRole("link", { name: "receipt as JSON" }).getAttribute("href");
  const bytes = await (await page.request.get(json ?? "")).text();
  expect(createHash("sha256").update(bytes).digest("hex")).toBe(sha256);
  expect(JSON.parse(bytes)).toMatchObject({ body: "The phone number is larger now, and bold." });
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
  await expect(page.getByRole("article", { name: "The new header" })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeHidden();

  const priya = await signInCookies(accounts.priya);
  for (const foreign of [path, new URL(page.url()).pathname, json ?? ""]) {
    expect((await get(foreign, priya)).status, foreign).toBe(404);
  }
  await owner.context().close();
});

test("a change order is drafted, sent, approved without script, and added to the project; one that is over is not", async ({
  page,
  browser,
}) => {
  const { person, project } = await makeClient("Changes");
  const path = project.path("change-orders");
  await login(page, await makeOwner(), path);
  await page.getByText("Draft a change order").first().click();
  await page.getByLabel("What changes").fill("A page in French");
  await page.getByLabel("Price in dollars").fill("about a thousand");
  await page.getByLabel("Days added").fill("5");
  await page.getByRole("button", { name: "Save the draft" }).click();
  await expect(page.getByRole("form").getByRole("alert")).toContainText("in dollars, like 1,250 or 80.50");
  await page.getByLabel("Price in dollars").fill("1,250.50");
  await page.getByRole("button", { name: "Save the draft" }).dblclick();
  const order = page.getByRole("article", { name: "#1 A page in French" });
  await expect(order).toContainText(money(125_050));
  await expect(order).toContainText("Draft, only you see it");
  expect(await readRows("change_orders", `project_id=eq.${project.id}`)).toHaveLength(1);

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await login(plain, person, path);
  await expect(plain.getByText("There are no change orders.")).toBeVisible();
  await order.getByRole("button", { name: "Send to the client: A page in French" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Send" }).click();
  await expect(order).toContainText("Waiting for an answer");

  await plain.reload();
  await plain.getByRole("link", { name: "Approve: A page in French" }).click();
  await expect(plain.getByRole("heading", { name: "Approve?" })).toBeVisible();
  await plain.getByLabel("A comment").fill("Gladly.");
  const [row] = await readRows("change_orders", `project_id=eq.${project.id}`);
  await plain.getByRole("button", { name: "Approve" }).click();
  await expect(plain.getByText("Change order #1")).toBeVisible();
  await expect(plain.getByText("Gladly.")).toBeVisible();
  const late = await post(
    `/api/projects/${project.id}/change-orders/${row?.id}/decision`,
    { decision: "declined", seen: String(row?.snapshot_sha256), comment: "" },
    { Cookie: await signInCookies(person) },
  );
  expect(late.status).toBe(409);
  await plain.goto(path);
  await expect(plain.getByText(money(125_050)).first()).toBeVisible();
  await expect(plain.getByText("5 days more").first()).toBeVisible();
  await plain.goto(`/projects/${project.id}`);
  await expect(plain.getByText(money(125_050))).toBeVisible();
  await plain.context().close();

  await page.goto("/dashboard/owner");
  await expect(page.getByRole("region", { name: "Decided this week" })).toContainText(
    `${person.name} approved change order #1, ${money(125_050)}`,
  );
  const mail = await findMail(accounts.owner.email, `Change order #1 approved: ${money(125_050)}`);
  expect(mail.text).toContain(person.name);
});

test("a declined change order is mailed with its reason, revised and sent again", async ({ page }) => {
  const { person, project } = await makeClient("Declining");
  const path = project.path("change-orders");
  await login(page, accounts.owner, path);
  await page.getByText("Draft a change order").first().click();
  await page.getByLabel("What changes").fill("Extra photos");
  await page.getByLabel("Price in dollars").fill("1,200.50");
  await page.getByRole("button", { name: "Save the draft" }).click();
  await page.getByRole("button", { name: "Send to the client: Extra photos" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Send" }).click();
  const [sent] = await readRows("change_orders", `project_id=eq.${project.id}&select=id,snapshot_sha256`);
  const declined = await post(
    `/api/projects/${project.id}/change-orders/${sent?.id}/decision`,
    { decision: "declined", seen: String(sent?.snapshot_sha256), comment: "We take our own photos." },
    { Cookie: await signInCookies(person) },
  );
  expect(declined.status).toBeLessThan(400);
  const mail = await findMail(accounts.owner.email, `Change order #1 declined: ${money(120_050)}`);
  expect(mail.text).toContain("We take our own photos.");

  await page.reload();
  const revision = page.getByRole("form", { name: "Revise and send again: “Extra photos”" });
  await page.getByText("Revise and send again").click();
  await expect(revision.getByLabel("What changes")).toHaveValue("Extra photos");
  await revision.getByLabel("Price in dollars").fill("800");
  await revision.getByRole("button", { name: "Save the draft" }).dblclick();
  await expect(page.getByRole("article", { name: "#2 Extra photos" })).toContainText(money(80_000));
  await page.getByRole("button", { name: "Send to the client: Extra photos" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Send" }).click();
  await expect(
    page.getByText(`Change order #2 was sent to ${project.name.replace("'s site", "")}.`),
  ).toBeVisible();
  expect(
    await readRows(
      "change_orders",
      `project_id=eq.${project.id}&select=number,status,price_cents&order=number`,
    ),
  ).toEqual([
    { number: 1, status: "declined", price_cents: 120_050 },
    { number: 2, status: "sent", price_cents: 80_000 },
  ]);
});

test("the demo's expired change order cannot be answered any more", async ({ page }) => {
  await login(page, accounts.priya, "/projects/00000000-0000-4000-8000-000000000103/change-orders");
  const order = page.getByRole("article", { name: "#1 Before and after slider" });
  await expect(order).toContainText("Expired");
  await expect(order.getByRole("link", { name: /^Approve/ })).toHaveCount(0);
});
