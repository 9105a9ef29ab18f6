import { expect, type Page, test } from "@playwright/test";
import { addresses } from "../../bin/stack/test-settings.ts";
import { login, makeClient, makeOwner, newAddressOfVisitor, type Person } from "../fixtures/people.ts";
import { callService } from "../fixtures/service.ts";
import { signInCookies } from "../fixtures/session.ts";

type Client = Awaited<ReturnType<typeof makeClient>>;

const ownerId = "00000000-0000-4000-8000-000000000001";

const publish = ({ project }: Client, title: string) =>
  callService("POST", "/rest/v1/project_updates", {
    project_id: project.id,
    title,
    body: "Have a look.",
    visible: true,
    published_at: new Date().toISOString(),
    author_id: ownerId,
  });

const bell = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Notifications/ });

/** A page that listens, on which nothing is new. */
async function openListening(page: Page, person: Person, path: string) {
  const line = page.waitForResponse("**/api/notifications/stream");
  await login(page, person, path);
  expect((await line).status()).toBe(200);
}

async function measure(page: Page, client: Client, unread: number): Promise<number> {
  await publish(client, `News ${unread}`);
  const startedAt = performance.now();
  const shown = unread > 99 ? "99+" : String(unread);
  await page.waitForFunction(
    (count) => document.querySelector("[data-unread-link] > span:last-child")?.textContent === count,
    shown,
    { polling: 20 },
  );
  return Math.round(performance.now() - startedAt);
}

test("news on another page rings the bell long before the page would ask by itself", async ({ page }) => {
  const client = await makeClient("At once");
  await openListening(page, client.person, client.project.path("files"));
  const ms = await measure(page, client, 1);
  console.log(`The bell rang ${ms} ms after the news were stored`);
  await expect(bell(page)).toHaveAccessibleName("Notifications, 1 unread");
  expect(ms).toBeLessThan(6000);
});

test("of ten news in a row half ring within two seconds", { tag: "@slow" }, async ({ page }) => {
  test.slow();
  const client = await makeClient("Ten");
  await openListening(page, client.person, client.project.path("files"));
  const times: number[] = [];
  for (let unread = 1; unread <= 10; unread++) times.push(await measure(page, client, unread));
  const median = times.toSorted((a, b) => a - b)[5] ?? Number.POSITIVE_INFINITY;
  console.log(`The bell rang after ${times.join(", ")} ms: median ${median} ms`);
  expect(median).toBeLessThan(2000);
});

test("what a visitor sends is on the owner's overview without a reload", async ({ page }) => {
  await openListening(page, await makeOwner(), "/dashboard/owner");
  const name = `Visitor ${crypto.randomUUID().slice(0, 8)}`;
  const startedAt = performance.now();
  await callService("POST", "/rest/v1/contact_messages", {
    name,
    email: `${crypto.randomUUID()}@example.com`,
    message: "Could you help us?",
  });
  await expect(page.getByRole("main").getByText(name).first()).toBeVisible({ timeout: 6000 });
  console.log(`The message was there after ${Math.round(performance.now() - startedAt)} ms`);
});

test("a line tells of nobody else's news, and of what visitors send only owners", async () => {
  const [one, other] = await Promise.all([makeClient("One"), makeClient("Other")]);
  const lines = await Promise.all(
    [one.person, other.person, await makeOwner()].map(async (person) => listen(await signInCookies(person))),
  );
  const heard = () => lines.map(({ events }) => events());
  // What is there before somebody listens is told to nobody.
  await expect.poll(() => lines.every(({ isOpen }) => isOpen())).toBe(true);
  await expect
    .poll(
      async () => {
        await publish(one, `News ${Date.now()}`);
        return heard()[0];
      },
      { intervals: [2500] },
    )
    .toBeGreaterThan(0);
  expect(heard()[1]).toBe(0);
  await callService("POST", "/rest/v1/contact_messages", {
    name: "A visitor",
    email: `${crypto.randomUUID()}@example.com`,
    message: "Could you help us?",
  });
  await expect.poll(() => heard()[2]).toBeGreaterThan(0);
  expect(heard()[1]).toBe(0);
  for (const { close } of lines) close();
});

test("nobody listens without a session, nor on more than two dozen lines", async () => {
  const { person } = await makeClient("Many lines");
  const Cookie = await signInCookies(person);
  const lines = await Promise.all(Array.from({ length: 24 }, () => listen(Cookie)));
  await expect.poll(() => lines.every(({ isOpen }) => isOpen())).toBe(true);
  const url = `${addresses.site}/api/notifications/stream`;
  expect((await fetch(url, { headers: { Cookie } })).status).toBe(503);
  expect((await fetch(url)).status).toBe(401);
  for (const { close } of lines) close();
  await expect
    .poll(async () => {
      const again = await listen(Cookie);
      again.close();
      return again.isOpen();
    })
    .toBe(true);
});

/** Holds a line, and counts what is said on it. */
async function listen(Cookie: string) {
  const end = new AbortController();
  const response = await fetch(`${addresses.site}/api/notifications/stream`, {
    headers: { Cookie, "X-Forwarded-For": newAddressOfVisitor() },
    signal: end.signal,
  });
  let text = "";
  const isOpen = () => response.ok;
  void (async () => {
    for await (const chunk of response.body ?? []) text += Buffer.from(chunk).toString();
  })().catch(() => {});
  return { isOpen, events: () => text.split("event: news").length - 1, close: () => end.abort() };
}
