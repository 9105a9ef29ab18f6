import { expect, type Page, test } from "@playwright/test";
import { callService } from "../fixtures/service.ts";
import { get, signInCookies } from "../fixtures/session.ts";
import { submitLogin } from "../fixtures/sign-in.ts";
import { type Account, accounts, addresses } from "../fixtures/stack.ts";

const danasProject = "00000000-0000-4000-8000-000000000101";
const priyasProject = "00000000-0000-4000-8000-000000000103";
const archived = "00000000-0000-4000-8000-000000000104";
const page = (project: string) => `/projects/${project}/messages`;
const api = (project: string) => `/api/projects/${project}/messages`;
const log = (page: Page) => page.getByRole("log", { name: "Messages" });

async function open(page: Page, account: Account, path: string) {
  await page.goto(`/login?from=${encodeURIComponent(path)}`);
  await submitLogin(page, account);
  await expect(page).toHaveURL(path);
}

/** What a test wrote goes again, with what it told others. */
test.afterEach(async () => {
  await callService("DELETE", "/rest/v1/messages?body=like.Trial*");
  await callService("DELETE", "/rest/v1/notifications?title=like.Trial*");
});

test("two people talk: each sees the other's words without a reload, and nobody else does", async ({
  page: dana,
  browser,
}) => {
  const context = await browser.newContext({ baseURL: addresses.site });
  const rowan = await context.newPage();
  await Promise.all([
    open(dana, accounts.dana, page(danasProject)),
    open(rowan, accounts.owner, page(danasProject)),
  ]);
  const words = `Trial <b>${Date.now()}</b>\nsee https://voltway.example/quote, please`;
  await dana.getByLabel("Your message").fill(words);
  await dana.getByRole("button", { name: "Send" }).dblclick();
  await expect(log(dana).getByText("see https://voltway.example")).toHaveCount(1);
  await expect(dana.getByLabel("Your message")).toHaveValue("");

  const arrived = log(rowan).getByRole("listitem").last();
  await expect(arrived).toContainText(words.split("\n")[0] ?? "", { timeout: 10_000 });
  await expect(arrived).toContainText("Dana Whitfield");
  await expect(arrived.getByRole("link")).toHaveAttribute("href", "https://voltway.example/quote");
  await rowan.getByLabel("Your message").fill("Trial answer");
  await rowan.keyboard.press("Control+Enter");
  await expect(log(dana).getByText("Trial answer")).toBeVisible({ timeout: 10_000 });
  await expect(log(dana).getByRole("listitem").last()).toContainText("Rowan Hale");

  const stored = await callService("GET", "/rest/v1/messages?select=id&body=like.Trial*");
  expect(stored).toHaveLength(2);
  const priya = await signInCookies(accounts.priya);
  const [foreign, missing] = await Promise.all([
    get(api(danasProject), priya),
    get(api(crypto.randomUUID()), priya),
  ]);
  expect([foreign.status, await foreign.text()]).toEqual([missing.status, await missing.text()]);
  expect(foreign.status).toBe(404);
  expect((await get(page(danasProject), priya)).status).toBe(404);
  await context.close();
});

test("a message that cannot be sent stays in the box, and is stored once when it is sent again", async ({
  page: dana,
}) => {
  await open(dana, accounts.dana, page(danasProject));
  const box = dana.getByLabel("Your message");
  await box.fill("Trial that is lost on the way back");
  // The site stores it, and its answer never arrives.
  await dana.route(`**${api(danasProject)}`, async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    await route.fetch();
    await route.abort();
  });
  await dana.getByRole("button", { name: "Send" }).click();
  await expect(dana.locator("form").getByRole("alert")).toContainText("Your text is still here");
  await expect(box).toHaveValue("Trial that is lost on the way back");
  await dana.unroute(`**${api(danasProject)}`);
  await dana.getByRole("button", { name: "Send" }).click();
  await expect(box).toHaveValue("");
  expect(await callService("GET", "/rest/v1/messages?select=id&body=like.Trial that*")).toHaveLength(1);
});

test("nobody writes into a foreign, missing or archived project, nor without words", async ({ request }) => {
  const headers = { Origin: addresses.site, Cookie: await signInCookies(accounts.priya) };
  const send = async (project: string, body: unknown) => {
    const data = { body, client_key: crypto.randomUUID() };
    const answer = await request.post(api(project), { headers, data });
    return [answer.status(), (await answer.json()).error];
  };
  expect(await send(danasProject, "Trial")).toEqual(await send(crypto.randomUUID(), "Trial"));
  expect(await send("x", "Trial")).toEqual([404, "There is no such project."]);
  expect(await send(archived, "Trial")).toEqual([
    409,
    "This project is archived. It can be read, not changed.",
  ]);
  expect(await send(priyasProject, " \n ")).toEqual([400, "Please write something first."]);
  expect(await send(priyasProject, "x".repeat(4001))).toEqual([400, "Please use at most 4000 characters."]);
  expect(await send(priyasProject, "a\0b")).toEqual([400, "Please leave out unreadable characters."]);
  expect(await send(priyasProject, "x".repeat(20_000))).toEqual([413, "The request is larger than 16 KB."]);
  expect(await send(priyasProject, ["list"])).toEqual([400, "Please send text."]);
  expect(await callService("GET", "/rest/v1/messages?select=id&body=eq.Trial")).toEqual([]);
});

test("without script a message is sent, and what was refused comes back to send again", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: addresses.site });
  const priya = await context.newPage();
  await open(priya, accounts.priya, page(priyasProject));
  await priya.getByLabel("Your message").fill("Trial without script");
  await priya.getByRole("button", { name: "Send" }).click();
  await expect(priya).toHaveURL(`${page(priyasProject)}#newest`);
  await expect(log(priya).getByRole("listitem").last()).toContainText("Trial without script");

  await priya.goto(page(archived));
  await expect(priya.getByLabel("Your message")).toHaveCount(0);
  const refused = await priya.request.post(api(archived), {
    headers: { Origin: addresses.site },
    form: { body: "Kept <words>", client_key: crypto.randomUUID() },
  });
  expect(refused.status()).toBe(409);
  expect(await refused.text()).toMatch(/archived[\s\S]*Kept &#60;words&#62;<\/textarea>/);
  await context.close();
});

test("a long conversation opens at its end and shows what is older when asked", async ({ page: dana }) => {
  const project = "00000000-0000-4000-8000-000000000102";
  const rows = Array.from({ length: 120 }, (_, index) => ({
    project_id: project,
    author_id: "00000000-0000-4000-8000-000000000001",
    body: `Trial number ${index + 1}`,
  }));
  await callService("POST", "/rest/v1/messages", rows);
  await open(dana, accounts.dana, page(project));
  await expect(log(dana).getByText("Trial number 120", { exact: true })).toBeInViewport();
  await expect(log(dana).getByText(/^Trial number/)).toHaveCount(50);
  for (const count of [100, 120]) {
    await dana.getByRole("link", { name: "Show older messages" }).click();
    await expect(log(dana).getByText(/^Trial number/)).toHaveCount(count);
  }
  await expect(dana.getByRole("link", { name: "Show older messages" })).toHaveCount(0);
});

test("a hidden page asks for nothing, and asks at once when it is looked at again", async ({
  page: dana,
}) => {
  await open(dana, accounts.dana, page(danasProject));
  const asked: string[] = [];
  dana.on("request", (request) => {
    if (request.url().includes("/messages?after=")) asked.push(request.url());
  });
  await expect.poll(() => asked.length, { timeout: 10_000 }).toBeGreaterThan(0);
  await dana.clock.install();
  await setVisibility(dana, "hidden");
  const before = asked.length;
  await dana.clock.runFor(60_000);
  expect(asked.length).toBe(before);
  const answered = dana.waitForResponse((response) => response.url().includes("/messages?after="));
  await setVisibility(dana, "visible");
  expect((await answered).status()).toBe(200);
});

function setVisibility(page: Page, state: "hidden" | "visible") {
  return page.evaluate((value) => {
    Object.defineProperty(document, "visibilityState", { value, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
}
