import { expect, type Page, test } from "@playwright/test";
import { accounts } from "../../bin/stack/test-settings.ts";
import { overview } from "../../web/texts/en/overview.ts";
import { agency, money } from "../fixtures/agency.ts";
import { readRows } from "../fixtures/database.ts";
import { login, makeAccount, makeClient } from "../fixtures/people.ts";
import { callService } from "../fixtures/service.ts";
import { post, signInCookies } from "../fixtures/session.ts";

const { rest, ...cards } = overview;

type Kind = keyof typeof rest.kinds;

/** The cards that one entry of the sentence speaks of. */
function headingsOf(kind: Kind): string[] {
  if (kind === "plans") return [cards.plans.heading, cards.paidTwice.heading];
  return [cards[kind === "clients" ? "waiting" : kind].heading];
}

/** What is said not to wait is all that has no card. Tests beside this one may fill any card. */
async function expectRestWithoutCards(page: Page) {
  const { said, headings } = await page.evaluate(() => ({
    said: [...document.querySelectorAll("main p")].map((line) => line.textContent).join("\n"),
    headings: [...document.querySelectorAll("main section")].map(({ ariaLabel }) => ariaLabel),
  }));
  const sentence = /^Nothing (?:else )?is waiting: .*$/m.exec(said)?.[0] ?? "";
  for (const kind of Object.keys(rest.kinds) as Kind[]) {
    const isAtRest = !headingsOf(kind).some((heading) => headings.includes(heading));
    expect(sentence.includes(rest.kinds[kind]), `${kind}: ${sentence}`).toBe(isAtRest);
  }
}

test("the overview names who belongs to no client, reminds a client of a decision once a day, and says what does not wait", async ({
  page,
}) => {
  const [stranger, client] = await Promise.all([makeAccount("Uma Unlinked"), makeClient()]);
  const order = {
    id: crypto.randomUUID(),
    project_id: client.project.id,
    title: `Gift cards ${client.name}`,
    price_cents: 125_000,
    currency: agency.currency,
    valid_until: "2050-01-01",
    status: "sent",
    // The overview shows what has waited longest.
    sent_at: new Date(Date.UTC(2000, 0, 1) + (Date.now() % 1e9)).toISOString(),
    expires_at: "2050-01-02T00:00:00Z",
  };
  await callService("POST", "/rest/v1/change_orders", order);
  await callService("DELETE", `/rest/v1/notifications?project_id=eq.${client.project.id}`);

  await login(page, accounts.owner, "/dashboard/owner");
  await expect(page.getByRole("region", { name: "Signed up, without a client" })).toContainText(
    stranger.email,
  );
  await expect(() => expectRestWithoutCards(page)).toPass({ timeout: 15_000 });
  const waiting = page.getByRole("region", { name: "Waiting for clients" });
  const row = waiting.getByRole("listitem").filter({ hasText: order.title });
  await expect(row).toContainText(`${client.project.name}: change order #1, ${money(125_000)}`);
  await row.getByRole("button", { name: "Remind" }).click();
  await expect(page.getByText("The client has been reminded")).toBeVisible();
  await expect(row).toContainText("Reminded just now");
  await expect(row.getByRole("button")).toHaveCount(0);

  const told = await readRows("notifications", `select=user_id,kind&project_id=eq.${client.project.id}`);
  expect(told).toEqual([{ user_id: client.person.id, kind: "change_order" }]);
  const remind = async (who: typeof accounts.owner) =>
    post("/api/owner/reminders", { subject: order.id }, { Cookie: await signInCookies(who) });
  const again = await remind(accounts.owner);
  expect([again.status, await again.text()]).toEqual([400, expect.stringContaining("less than a day ago")]);
  expect((await remind(accounts.dana)).status).toBe(403);
});

test("the overview says when the backup was proven, and in words what is wrong with it", async ({ page }) => {
  const tell = (report: object) => callService("POST", "/rest/v1/rpc/report_backup", { report });
  const none = { made_at: null, proven_at: null, bytes: null, problem: null, problem_at: null };
  const forget = () => callService("PATCH", "/rest/v1/backup_state?is_only=eq.true", none);
  await forget();
  await login(page, accounts.owner, "/dashboard/owner");
  await expect(page.getByText("Backups are not set up.")).toBeVisible();

  await tell({ outcome: "proven", bytes: 1000 });
  await page.reload();
  await expect(page.getByText(/^Backup proven .+: it was restored/)).toBeVisible();

  await tell({ outcome: "failed", problem: "no_space" });
  await page.reload();
  const trouble = page.getByRole("region", { name: "Backups" });
  await expect(trouble).toContainText("The backup did not fit on the disk.");
  await expect(trouble).toContainText(/Last proven .+\d/);
  await expect(page.getByText(/^Backup proven/)).toHaveCount(0);
  await forget();
});
