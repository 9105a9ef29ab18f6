import { expect, type Locator, type Page, test } from "@playwright/test";
import { accounts } from "../../bin/stack/test-settings.ts";
import { agency } from "../fixtures/agency.ts";
import { login, makeClient } from "../fixtures/people.ts";
import { askSignInService, callService } from "../fixtures/service.ts";

// Every screen that says whose turn a project is, for each state that a project can be in, against the one view of what waits.

const step = "Send us the sketches";
const states = [
  ["agency", step, "open", ""],
  ["client", step, "open", ""],
  ["client", step, "open", "said"],
  ["agency", "", "open", ""],
  ["agency", step, "archived", ""],
  ["client", step, "archived", ""],
  ["client", step, "archived", "said"],
  ["client", "", "archived", ""],
] as const;

async function addProjects({ id: client_id, person, project }: Awaited<ReturnType<typeof makeClient>>) {
  await callService("DELETE", `/rest/v1/projects?id=eq.${project.id}`);
  const word = `Sketchbook${crypto.randomUUID().slice(0, 8)}`;
  const projects = states.map(([next_step_side, next_step, ends, said], place) => ({
    id: crypto.randomUUID(),
    client_id,
    name: `${word} ${place}`,
    status: "waiting",
    next_step,
    next_step_side,
    archived_at: ends === "archived" ? new Date().toISOString() : null,
    step_done_at: said ? new Date().toISOString() : null,
    step_done_by: said ? person.id : null,
  }));
  await callService("POST", "/rest/v1/projects", projects);
  return { word, projects };
}

type Waiting = { kind: string; side: "agency" | "client"; project_id: string; total: number };

/** The view, asked as the owner. */
async function askView(which: object): Promise<Waiting[]> {
  const { token } = await askSignInService("POST", "token?grant_type=password", accounts.owner);
  const rows = await callService("POST", "/rest/v1/rpc/list_waiting", which, token);
  return Array.isArray(rows) ? rows : [];
}

/** What the view says of the projects: whose turn each is, and whether its client did their part. */
async function readView(client: string): Promise<Map<string, Waiting>> {
  const waiting = await askView({ of_client: client, most: 50 });
  return new Map(
    waiting.flatMap((row) =>
      row.kind === "project" || row.kind === "done_step" ? [[row.project_id, row]] : [],
    ),
  );
}

const wordsOf = (reader: "owner" | "client", client: string, item: Waiting | undefined): string[] => {
  if (!item) return [];
  if (item.kind === "done_step")
    return [reader === "owner" ? `${client} says this is done` : "Marked as done"];
  if (reader === "owner") return [item.side === "agency" ? "Your turn" : `${client}’s turn`];
  return [item.side === "client" ? "Your turn" : "The agency’s turn"];
};

/** What a part of a page says of turns. */
async function turnsIn(part: Locator, client: string): Promise<string[]> {
  await expect(part).toBeVisible();
  const text = (await part.textContent()) ?? "";
  return [
    "Your turn",
    "The agency’s turn",
    `${client}’s turn`,
    `${client} says this is done`,
    "Marked as done",
    "Waiting for an answer",
  ].filter((words) => text.includes(words));
}

test("every screen says of every project whose turn it is as the view of what waits does, and of an archived one nothing", async ({
  page,
}) => {
  const client = await makeClient("Turns");
  const { word, projects } = await addProjects(client);
  const view = await readView(client.id);
  expect([...view.values()].map(({ kind, side }) => `${side} ${kind}`).sort()).toEqual([
    "agency done_step",
    "agency project",
    "client project",
  ]);
  const open = projects.filter(({ archived_at }) => !archived_at);
  const archived = projects.filter(({ archived_at }) => archived_at);
  const main = page.locator("main");
  const row = (name: string) =>
    page.getByRole("article").filter({ has: page.getByText(name, { exact: true }) });
  const item = (region: string, name: string) =>
    page.getByRole("region", { name: region, exact: true }).getByRole("listitem").filter({ hasText: name });
  const turnsOf = async (part: Locator) =>
    (await turnsIn(part, client.name)).filter((words) => words !== "Waiting for an answer");
  const told: Record<string, string[]> = {};
  const expected: Record<string, string[]> = {};
  const compare = async (
    reader: "owner" | "client",
    screen: string,
    project: { id: string; name: string },
    part: Locator,
  ) => {
    told[`${reader}, ${screen}: ${project.name}`] = await turnsOf(part);
    expected[`${reader}, ${screen}: ${project.name}`] = wordsOf(reader, client.name, view.get(project.id));
  };

  await login(page, accounts.owner, "/dashboard/owner");
  for (const [status, listed] of [
    ["open", open],
    ["archived", archived],
    ["mine", projects.filter(({ id }) => view.get(id)?.side === "agency")],
    ["theirs", projects.filter(({ id }) => view.get(id)?.side === "client")],
  ] as const) {
    await page.goto(`/dashboard/owner/projects?search=${word}&status=${status}`);
    await expect(page.getByRole("article")).toHaveCount(listed.length);
    for (const project of listed) await compare("owner", `list of ${status}`, project, row(project.name));
  }
  await page.goto(`/dashboard/owner/clients/${client.id}`);
  for (const project of open) {
    const part = page.getByRole("region", { name: "Projects", exact: true }).getByRole("listitem");
    await compare("owner", "client's page", project, part.filter({ hasText: project.name }));
  }
  for (const [side, heading] of [
    ["agency", "For you"],
    ["client", `For ${client.name}`],
  ] as const) {
    const names = await page
      .locator("div", { has: page.getByRole("heading", { name: heading, exact: true }) })
      .last()
      .getByRole("listitem")
      .allInnerTexts();
    const waits = projects.filter(({ id }) => view.get(id)?.side === side);
    expect(names, heading).toHaveLength(waits.length);
    for (const { name } of waits) expect(names.join(), heading).toContain(name);
  }
  await page.goto(`/dashboard/owner/clients/${client.id}/view`);
  for (const project of open) await compare("client", "looked at", project, row(project.name));
  for (const project of projects) {
    await page.goto(`/projects/${project.id}`);
    await compare("owner", "project", project, main);
    if (project.archived_at) expect(await turnsIn(main, client.name), project.name).toEqual([]);
  }
  const shownSteps = async (search: string) => {
    const shown: boolean[] = [];
    for (const { id, name } of projects) {
      await page.goto(`${search}?q=${name}`);
      const found = page.locator("main li").filter({ has: page.locator(`a[href="/projects/${id}"]`) });
      await expect(found).toBeVisible();
      shown.push(((await found.textContent()) ?? "").includes(step));
    }
    return shown;
  };
  const hasStep = projects.map(({ id }) => view.has(id));
  expect(await shownSteps("/dashboard/owner/search")).toEqual(hasStep);

  await page.context().clearCookies();
  await login(page, client.person, "/dashboard/client");
  for (const project of open) await compare("client", "dashboard", project, row(project.name));
  await expect(page.getByRole("region", { name: "Needs you" }).getByRole("listitem")).toHaveCount(1);
  for (const project of projects.filter(({ id }) => view.get(id)?.side === "client"))
    await compare("client", "needs", project, item("Needs you", project.name));
  await page.goto("/dashboard/client/projects");
  for (const project of open) await compare("client", "projects", project, row(project.name));
  for (const project of projects) {
    await page.goto(`/projects/${project.id}`);
    await compare("client", "project", project, main);
  }
  expect(await shownSteps("/dashboard/client/search")).toEqual(hasStep);
  expect(told).toEqual(expected);
  expect(Object.keys(told).length).toBeGreaterThan(35);
});

test("the owner's overview counts what is the agency's turn as the view does", async ({ page }) => {
  const client = await makeClient("Overview turns");
  await addProjects(client);
  await login(page, accounts.owner, "/dashboard/owner");
  for (const [of, kind] of [
    ["confirms", "done_step"],
    ["steps", "project"],
  ] as const) {
    const heading = of === "confirms" ? "Steps to confirm" : "Your next steps";
    // Other tests bring and settle some meanwhile.
    await expect(async () => {
      const [first] = await askView({ of_side: "agency", of_kinds: [kind], most: 1 });
      await page.goto(`/dashboard/owner/waiting?of=${of}`);
      const views = page.getByRole("navigation", { name: "What waits, by kind" });
      await expect(
        views.getByRole("link", { name: `${heading} ${first?.total}`, exact: true }),
      ).toBeVisible();
    }).toPass();
  }
});

test("in an archived project nothing waits for an answer, and no milestone is late", async ({ page }) => {
  const client = await makeClient("Over");
  const project_id = client.project.id;
  const rows = {
    feedback_items: { project_id, title: "The colours", visible: true },
    change_orders: {
      project_id,
      title: "A page more",
      price_cents: 100,
      currency: agency.currency,
      valid_until: "2050-01-01",
      status: "sent",
      sent_at: "2026-01-01T00:00:00Z",
      expires_at: "2050-01-02T00:00:00Z",
    },
    milestones: { project_id, title: "Sign-off", due_on: "2026-01-01" },
  };
  for (const [table, row] of Object.entries(rows)) await callService("POST", `/rest/v1/${table}`, row);
  const look = async (feedback: string, order: string, milestone: string) => {
    await page.goto(client.project.path("feedback"));
    await expect(page.getByRole("article", { name: "The colours" })).toContainText(feedback);
    await page.goto(client.project.path("change-orders"));
    await expect(page.getByRole("article", { name: "A page more" })).toContainText(order);
    await page.goto(client.project.path());
    await expect(page.locator("main li", { hasText: "Sign-off" })).toHaveAttribute("data-state", milestone);
  };
  await login(page, client.person, "/dashboard/client");
  await look("Waiting for an answer", "Waiting for an answer", "late");
  await callService("PATCH", `/rest/v1/projects?id=eq.${project_id}`, {
    archived_at: new Date().toISOString(),
  });
  await look("Not answered", "Not decided", "ahead");
});

async function isNothingOnScreen(page: Page) {
  await expect(page.getByText("Nothing is waiting for anybody right now.")).toBeVisible();
}

test("from a project without a next step the owner is led to writing one, its client is not", async ({
  page,
}) => {
  const client = await makeClient("Nothing next");
  await login(page, accounts.owner, client.project.path());
  await isNothingOnScreen(page);
  await page.getByRole("link", { name: "Write the next step" }).click();
  await expect(page.getByLabel("Next step")).toBeVisible();
  await page.context().clearCookies();
  await login(page, client.person, client.project.path());
  await isNothingOnScreen(page);
  await expect(page.getByRole("link", { name: "Write the next step" })).toHaveCount(0);
});
