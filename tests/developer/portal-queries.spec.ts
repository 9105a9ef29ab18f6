import { expect, test } from "@playwright/test";
import { accounts } from "../../bin/stack/test-settings.ts";
import { type Site, startSite } from "../fixtures/start-site.ts";

const voltway = "00000000-0000-4000-8000-0000000000a1";
const bookingBoard = "00000000-0000-4000-8000-000000000101";
const tabs = ["", "/updates", "/feedback", "/change-orders", "/files", "/messages"];
const projectScreens = tabs.map((tab) => `/projects/${bookingBoard}${tab}`);
const mark = "Counted";

const invoice = "00000000-0000-4000-8000-000000000e01";

const shared = [
  "/documentation",
  "/documentation?q=invoice",
  `/invoices/${invoice}`,
  `/statement/${voltway}`,
];

const screens = {
  owner: [
    ...shared,
    ...[
      "",
      "/notifications",
      "/messages",
      "/messages?status=new&open=00000000-0000-4000-8000-0000000000b1",
      "/messages/saved-replies",
      "/calls",
      "/clients",
      "/projects",
      "/projects?search=o",
      "/projects?status=mine",
      "/waiting?of=clients",
      "/site",
      "/search?q=counted",
    ].map((section) => `/dashboard/owner${section}`),
    ...["", "/edit", "/view"].map((page) => `/dashboard/owner/clients/${voltway}${page}`),
    "/dashboard/owner/invoices?status=all",
    `/dashboard/owner/invoices/new?client=${voltway}`,
    "/dashboard/owner/settings/invoices",
    "/dashboard/owner/settings/audit-log",
    ...projectScreens,
  ],
  dana: [
    ...shared,
    "/dashboard/client",
    "/dashboard/client/notifications",
    "/dashboard/client/projects",
    "/dashboard/client/search?q=counted",
    "/subscription-portal",
    ...projectScreens,
  ],
};

let site: Site;
test.beforeAll(async () => {
  site = await startSite({ hasOwnDatabase: true, hasProxy: true });
});
test.afterAll(() => site?.stop());

test("no screen of the portal asks the database more often when there are more rows", {
  tag: "@slow",
}, async () => {
  const visits = await openScreens();
  const before: Record<string, number> = {};
  // A job of the site's may ask meanwhile.
  for (const { screen, visit } of visits)
    before[screen] = Math.min(await site.proxy.counting(visit), await site.proxy.counting(visit));
  expect(Object.keys(before).length).toBeGreaterThan(10);

  await addRows();
  const after: Record<string, number> = {};
  for (const { screen, visit } of visits) {
    after[screen] = await site.proxy.counting(visit);
    // Reading for the first time is noted, which is a request of its own.
    if (after[screen] !== before[screen]) after[screen] = await site.proxy.counting(visit);
  }
  expect(after).toEqual(before);
  for (const [screen, count] of Object.entries(after)) expect(count, screen).toBeLessThan(25);
});

/** The screens that each of the two may see, which have been seen once: their caches are warm. */
async function openScreens() {
  const visits: { screen: string; visit: () => Promise<number> }[] = [];
  for (const who of ["owner", "dana"] as const) {
    const cookie = await site.signIn(accounts[who]);
    for (const path of screens[who]) {
      const visit = async () => {
        const response = await fetch(site.url + path, { headers: { Cookie: cookie }, redirect: "manual" });
        await response.text();
        return response.status;
      };
      if ((await visit()) === 200) visits.push({ screen: `${who} ${path}`, visit });
    }
  }
  return visits;
}

const many = <Row>(most: number, row: (n: number) => Row) => Array.from({ length: most }, (_, n) => row(n));

async function addRows(): Promise<void> {
  const id = (n: number) => `00000000-0000-4000-8009-${String(n).padStart(12, "0")}`;
  const rows = {
    clients: many(30, (n) => ({ id: id(n), name: `${mark} client ${n}` })),
    projects: many(40, (n) => ({
      id: id(n),
      name: `${mark} project ${n}`,
      client_id: n < 20 ? voltway : id(n - 20),
      next_step: "Look at it",
      next_step_side: "client",
    })),
    milestones: many(60, (n) => ({
      project_id: n < 20 ? bookingBoard : id(n - 20),
      title: `${mark} ${n}`,
      due_on: "2026-01-01",
    })),
    project_updates: many(60, (n) => ({
      project_id: n < 30 ? bookingBoard : id(n - 30),
      title: `${mark} ${n}`,
    })),
    invoices: many(40, (n) => ({
      ...{ id: id(n), client_id: voltway, project_id: bookingBoard, currency: "CAD", bill_to: mark },
      ...{
        status: n % 2 ? "paid" : "open",
        number: `${mark}-${n}`,
        total: 100,
        amount_remaining: n % 2 ? 0 : 100,
      },
      ...{ finalized_at: "2026-01-01T12:00:00Z", updated_at: "2040-01-01T12:00:00Z" },
    })),
    invoice_lines: many(60, (n) => ({
      ...{
        invoice_id: n < 20 ? invoice : id(n - 20),
        position: n + 2,
        source: "milestone",
        source_id: id(n),
      },
      ...{ description: `${mark} ${n}`, amount: 100 },
    })),
    invoice_credits: many(30, (n) => ({
      ...{ invoice_id: n < 10 ? invoice : id(n), kind: "write_off", status: "done" },
      ...{ currency: "CAD", amount: 1, reason: `${mark} ${n}` },
    })),
    feedback_items: many(30, (n) => ({ project_id: bookingBoard, title: `${mark} ${n}` })),
    contact_messages: many(30, (n) => ({
      name: `${mark} ${n}`,
      email: "counted@example.com",
      message: "Hello",
    })),
  };
  for (const [table, values] of Object.entries(rows))
    await site.rest(table, { method: "POST", body: JSON.stringify(values) });
}
