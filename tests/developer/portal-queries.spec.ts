import { expect, test } from "@playwright/test";
import { callService } from "../fixtures/service.ts";
import { accounts } from "../fixtures/stack.ts";
import { startWatchedSite } from "../fixtures/watched-site.ts";

const voltway = "00000000-0000-4000-8000-0000000000a1";
const bookingBoard = "00000000-0000-4000-8000-000000000101";
const tabs = ["", "/updates", "/feedback", "/change-orders", "/files", "/messages"];
const projectScreens = tabs.map((tab) => `/projects/${bookingBoard}${tab}`);
const mark = "Counted";

const shared = ["/documentation", "/dashboard/notifications"];

const screens = {
  owner: [
    ...shared,
    ...["", "/messages", "/calls", "/clients", "/projects", "/projects?search=o", "/site"].map(
      (section) => `/dashboard/owner${section}`,
    ),
    `/dashboard/owner/clients/${voltway}/view`,
    ...projectScreens,
  ],
  dana: [...shared, "/dashboard/client", ...projectScreens],
};

let site: Awaited<ReturnType<typeof startWatchedSite>>;
test.beforeAll(async () => {
  site = await startWatchedSite();
});
test.afterAll(async () => {
  await removeRows();
  await site.stop();
});

test("no screen of the portal asks the database more often when there are more rows", async () => {
  test.setTimeout(180_000);
  const before = await countRequests();
  await addRows();
  const after = await countRequests();
  expect(Object.keys(before).length).toBeGreaterThan(10);
  expect(after).toEqual(before);
  for (const [screen, count] of Object.entries(after)) expect(count, screen).toBeLessThan(25);
});

/** How often each screen asks, once its caches are warm. */
async function countRequests(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const who of ["owner", "dana"] as const) {
    const cookie = await signIn(accounts[who]);
    const visit = async (path: string) => {
      const response = await fetch(site.url + path, { headers: { Cookie: cookie }, redirect: "manual" });
      await response.text();
      return response.status;
    };
    for (const path of screens[who]) {
      if ((await visit(path)) !== 200) continue;
      // Reading for the first time is noted, which is a request of its own.
      const visits = [await site.counting(() => visit(path)), await site.counting(() => visit(path))];
      counts[`${who} ${path}`] = Math.min(...visits);
    }
  }
  return counts;
}

async function signIn({ email, password }: { email: string; password: string }): Promise<string> {
  const response = await fetch(`${site.url}/api/sign-in`, {
    method: "POST",
    headers: { Origin: site.url, Accept: "application/json" },
    body: new URLSearchParams({ email, password }),
  });
  expect(response.status).toBe(200);
  return response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
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
    feedback_items: many(30, (n) => ({ project_id: bookingBoard, title: `${mark} ${n}` })),
    contact_messages: many(30, (n) => ({
      name: `${mark} ${n}`,
      email: "counted@example.com",
      message: "Hello",
    })),
  };
  for (const [table, values] of Object.entries(rows)) await callService("POST", `/rest/v1/${table}`, values);
}

async function removeRows(): Promise<void> {
  for (const table of ["feedback_items", "project_updates", "milestones"])
    await callService("DELETE", `/rest/v1/${table}?title=like.${mark}*`);
  for (const table of ["projects", "clients", "contact_messages"])
    await callService("DELETE", `/rest/v1/${table}?name=like.${mark}*`);
}
