import { expect, test } from "@playwright/test";
import { accounts } from "../../bin/stack/test-settings.ts";
import { readRows } from "../fixtures/database.ts";
import { login, makeAccount, makeClient, makeOwner, newAddressOfVisitor } from "../fixtures/people.ts";
import { callService } from "../fixtures/service.ts";
import { signInCookies } from "../fixtures/session.ts";
import { type Site, startSite } from "../fixtures/start-site.ts";

// As a database that takes requests and does not answer.
const everything = /./;

let site: Site;
test.beforeAll(async () => {
  site = await startSite({ hasProxy: true });
});
test.afterAll(() => site?.stop());

test("while the database hangs the portal says Oops! with a reference, and Try again works once it is back", async ({
  page,
}) => {
  await login(page, accounts.dana, "/dashboard/client", site.url);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toContainText("Dana");
  const release = site.proxy.hold(everything);
  try {
    await page.reload();
    const screen = page.getByRole("main");
    await expect(screen.getByRole("heading", { level: 1 })).toHaveText("Oops!");
    await expect(screen.getByText("An unexpected error occurred.")).toBeVisible();
    await expect(screen.getByText(/reference/i)).toBeVisible();
    await expect(screen.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
    await expect(screen.getByRole("link", { name: "Contact" })).toHaveAttribute("href", "/contact");
  } finally {
    release();
  }
  await expect(async () => {
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(heading).toContainText("Dana", { timeout: 3000 });
  }).toPass();
});

test("an export that the database breaks off does not look whole, and the next one is", async () => {
  const [owner, dana] = await Promise.all([signInCookies(accounts.owner), signInCookies(accounts.dana)]);
  const take = (path: string, cookie: string) => fetch(site.url + path, { headers: { cookie } });
  const exports = [
    { path: "/api/owner/export", cookie: owner, refused: /\/rpc\/export_rows/ },
    { path: "/api/account/export", cookie: dana, refused: /\/rest\/v1\/rpc\/my_data$/ },
  ];
  for (const { path, cookie, refused } of exports) {
    site.proxy.refuse(refused, { after: 3 });
    try {
      const answer = await take(path, cookie);
      expect(answer.status, path).toBe(200);
      await expect(answer.text(), path).rejects.toThrow();
    } finally {
      site.proxy.refuse(null);
    }
    expect(Object.keys(await (await take(path, cookie)).json()), path).toContain("exported_at");
  }
});

test("while the database hangs the login is there, says so once it is sent or to who was signed in, and keeps what was typed", async () => {
  const cookie = await signInCookies(accounts.priya);
  const typed = new URLSearchParams({ email: "ada@example.com", password: "whatever it was" });
  const headers = { Origin: site.url, Accept: "text/html" };
  const release = site.proxy.hold(everything);
  try {
    const [login, returning, sent] = await Promise.all([
      fetch(`${site.url}/login`),
      fetch(`${site.url}/login`, { headers: { cookie } }),
      fetch(`${site.url}/api/sign-in`, { method: "POST", headers, body: typed }),
    ]);
    expect([login.status, returning.status, sent.status]).toEqual([200, 200, 503]);
    const said = /<div[^>]* role="alert"[^>]*(?<! hidden="")>This does not work at the moment\./;
    expect(await login.text()).not.toMatch(said);
    expect(await returning.text()).toMatch(said);
    const filled = await sent.text();
    expect(filled).toMatch(said);
    expect(filled).toContain('value="ada@example.com"');
  } finally {
    release();
  }
});

test("a file sent while the database hangs is refused in plain words, and Try again stores it once", async ({
  page,
}) => {
  const { person, project } = await makeClient("Outage");
  await login(page, person, project.path("files"), site.url);
  const files = page.getByLabel("Choose files, or drop them here");
  await expect(files).toBeAttached();
  const release = site.proxy.hold(everything);
  try {
    const file = { name: "plan.txt", mimeType: "text/plain", buffer: Buffer.from("The plan") };
    await files.setInputFiles(file);
    await expect(page.getByText("The file could not be stored, and nothing of it was kept.")).toBeVisible();
  } finally {
    release();
  }
  expect(await readRows("project_files", `project_id=eq.${project.id}`)).toEqual([]);
  await page.getByRole("button", { name: "Try plan.txt again" }).click();
  await expect(page.getByRole("link", { name: "Download plan.txt, version 1" })).toBeVisible();
});

const order = { title: "More", reason: "", price: "1", days_delta: "0", valid_until: "2099-01-01" };

for (const [what, path, fields, unread] of [
  ["milestone", "projects/:id/milestones", { title: "Copy", due_on: "" }, /milestones\?select=/],
  ["update", "projects/:id/updates", { title: "Copy", body: "😀".repeat(2000) }, /project_updates\?select=/],
  [
    "feedback item",
    "projects/:id/feedback",
    { title: "Copy", body: "😀".repeat(2000), link_url: "" },
    /feedback_items\?select=/,
  ],
  ["change order", "projects/:id/change-orders", order, /change_orders\?select=/],
  ["client", "clients", { name: "Twice", website: "", time_zone: "" }, /clients\?select=/],
] as const) {
  test(`a form that is sent twice is not called another one while the first ${what} cannot be looked up`, {
    // All of them look by one function; the client's form is another.
    tag: what === "milestone" || what === "client" ? [] : "@slow",
  }, async () => {
    const { project } = await makeClient("Twice");
    const send = await ownerForm({ ...fields, requestKey: crypto.randomUUID() });
    const endpoint = `/api/owner/${path.replace(":id", project.id)}`;
    expect((await send(endpoint)).status).toBe(200);
    site.proxy.refuse(unread);
    expect(await send(endpoint)).toEqual({
      status: 503,
      error: expect.stringContaining("could not be saved"),
    });
    site.proxy.refuse(null);
    expect((await send(endpoint)).status).toBe(200);
  });
}

test("a change order that cannot be read is not called gone", async () => {
  const { project } = await makeClient("Unread");
  const id = crypto.randomUUID();
  const draft = { id, project_id: project.id, title: "More", price_cents: 100, valid_until: "2099-01-01" };
  await callService("POST", "/rest/v1/change_orders", { ...draft, currency: "CAD" });
  const send = await ownerForm({ action: "send", version: "1" });
  const endpoint = `/api/owner/projects/${project.id}/change-orders/${id}`;
  site.proxy.refuse(/change_orders\?select=/);
  expect((await send(endpoint)).status).toBe(503);
  site.proxy.refuse(null);
  expect((await send(endpoint)).status).toBe(200);
});

test("an owner whose role cannot be read is told of an outage, not that this is for somebody else", async () => {
  const send = await ownerForm({});
  site.proxy.refuse(/users\?select=role/);
  expect((await send("/api/owner/clients")).status).toBe(503);
  expect((await send("/api/owner/notes")).status).toBe(503);
  const cookie = await site.signIn(await makeOwner());
  const open = () => fetch(`${site.url}/dashboard/owner`, { headers: { cookie }, redirect: "manual" });
  expect((await open()).status, "not led elsewhere").toBeGreaterThanOrEqual(500);
  site.proxy.refuse(null);
  expect((await open()).status).toBe(200);
  expect((await send("/api/owner/clients")).status).toBe(400);
});

test("a person searches twice at once, two more wait, and the others are told so with their words kept", async () => {
  const { person } = await makeClient("Seekers");
  const cookie = await site.signIn(person);
  const search = async () => {
    const answer = await fetch(`${site.url}/dashboard/client/search?q=wombat`, {
      headers: { cookie },
      redirect: "manual",
    });
    return { status: answer.status, again: answer.headers.get("retry-after"), text: await answer.text() };
  };
  const release = site.proxy.hold(/rpc\/search_portal/);
  const searches = Array.from({ length: 7 }, search);
  const told: number[] = [];
  for (const each of searches) void each.then(({ status }) => told.push(status));
  try {
    await expect.poll(() => told, { timeout: 10_000 }).toEqual([503, 503, 503, 503, 503]);
  } finally {
    release();
  }
  const answers = await Promise.all(searches);
  const refused = answers.filter(({ status }) => status === 503);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  for (const { again, text } of refused) {
    expect(Number(again)).toBeGreaterThan(0);
    expect(text).toContain("Many searches are running at the moment.");
    expect(text).toContain('value="wombat"');
  }
  expect((await search()).status).toBe(200);
});

test("eight searches run at once for all people together, whoever asks", { tag: "@slow" }, async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => makeClient("Seekers")));
  const cookies: string[] = [];
  for (const { person } of people) cookies.push(await site.signIn(person));
  const release = site.proxy.hold(/rpc\/search_portal/);
  const searches = cookies.flatMap((cookie) =>
    [1, 2].map(
      async () =>
        (await fetch(`${site.url}/dashboard/client/search?q=wombat`, { headers: { cookie } })).status,
    ),
  );
  const told: number[] = [];
  for (const each of searches) void each.then((status) => told.push(status));
  await expect.poll(() => told, { timeout: 10_000 }).toEqual([503, 503, 503, 503]);
  release();
  expect((await Promise.all(searches)).filter((status) => status === 200)).toHaveLength(8);
});

for (const [what, held, count] of [
  ["password is looked at", /auth\/v1\/token/, 50],
  ["account is looked at", /auth\/v1\/user/, 4],
] as const)
  test(`a sign-in that is not answered before the ${what} leaves no session in the browser`, async () => {
    const { email, password } = await makeAccount("Early");
    const release = site.proxy.hold(held);
    const headers = {
      Origin: site.url,
      Accept: "application/json",
      "X-Forwarded-For": newAddressOfVisitor(),
    };
    const send = async () => {
      const body = new URLSearchParams({ email, password });
      const answer = await fetch(`${site.url}/api/sign-in`, { method: "POST", headers, body });
      const { reason }: { reason?: string } = await answer.json();
      const set = answer.headers.getSetCookie().filter((line) => /^(portal-session|signed-in)/.test(line));
      return { status: answer.status, reason, set, again: Number(answer.headers.get("retry-after")) };
    };
    const answers = await Promise.all(Array.from({ length: count }, send)).finally(release);
    expect(
      answers.filter(({ status, set, again }) => status !== 503 || set.length > 0 || again === 0),
    ).toEqual([]);
    // Four at a time; forty wait for a while, and the others hear at once.
    const busy = answers.filter(({ reason }) => reason === "busy");
    expect(busy).toHaveLength(count - 4);
    expect((await send()).status).toBe(200);
  });

async function ownerForm(fields: Record<string, string>) {
  const cookie = await site.signIn(await makeOwner());
  return async (endpoint: string) => {
    const response = await fetch(site.url + endpoint, {
      method: "POST",
      headers: { cookie, Origin: site.url, "Content-Type": "application/json" },
      body: JSON.stringify(fields),
    });
    const { error }: { error?: string } = await response.json();
    return { status: response.status, error };
  };
}
