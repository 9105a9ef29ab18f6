import { expect, type Page, test } from "@playwright/test";
import { accounts, addresses } from "../../bin/stack/test-settings.ts";
import { findFaults, lookFor } from "../fixtures/find-faults.ts";
import { login, makeClient } from "../fixtures/people.ts";
import { callService } from "../fixtures/service.ts";
import { get, signInCookies } from "../fixtures/session.ts";

const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

type Client = Awaited<ReturnType<typeof makeClient>>;

const api = (project: string) => `/api/projects/${project}/messages`;
const log = (page: Page) => page.getByRole("log", { name: "Messages" });

const stored = ({ project }: Client) =>
  callService("GET", `/rest/v1/messages?select=id&project_id=eq.${project.id}`);

/** An open conversation asks every five seconds; nothing is asked before its page is awake. */
async function sees(page: Page, words: string) {
  await expect(async () => {
    await page.clock.fastForward(5000);
    await expect(log(page).getByText(words)).toBeVisible({ timeout: 1000 });
  }).toPass();
}

test("two people talk: each sees the other's words without a reload, and nobody else does", async ({
  page,
  browser,
}) => {
  const client = await makeClient();
  const tab = client.project.path("messages");
  const owner = await browser.newPage();
  await Promise.all([page.clock.install(), owner.clock.install()]);
  await Promise.all([login(page, client.person, tab), login(owner, accounts.owner, tab)]);
  const words = `Trial <b>${Date.now()}</b>\nsee https://voltway.example/quote, please`;
  await page.getByLabel("Your message").fill(words);
  await page.getByRole("button", { name: "Send" }).dblclick();
  await expect(log(page).getByText("see https://voltway.example")).toHaveCount(1);
  await expect(page.getByLabel("Your message")).toHaveValue("");
  await expect(page.getByLabel("Your message")).toBeFocused();
  await expect(log(page).getByText("Sent", { exact: true })).toBeVisible();

  await sees(owner, words.split("\n")[0] ?? "");
  const arrived = log(owner).getByRole("listitem").last();
  await expect(arrived).toContainText(client.person.name);
  await expect(arrived.getByRole("link")).toHaveAttribute("href", "https://voltway.example/quote");
  await owner.getByLabel("Your message").fill("Trial answer");
  await owner.keyboard.press("Control+Enter");
  await sees(page, "Trial answer");
  await expect(log(page).getByRole("listitem").last()).toContainText(accounts.owner.name);
  await sees(page, `Seen by ${accounts.owner.name}`);

  expect(await stored(client)).toHaveLength(2);
  const priya = await signInCookies(accounts.priya);
  const [foreign, missing] = await Promise.all([
    get(api(client.project.id), priya),
    get(api(crypto.randomUUID()), priya),
  ]);
  expect([foreign.status, await foreign.text()]).toEqual([missing.status, await missing.text()]);
  expect(foreign.status).toBe(404);
  expect((await get(tab, priya)).status).toBe(404);
  await owner.close();
});

test("a message that cannot be sent stays in the box, and is stored once when it is sent again", async ({
  page,
}) => {
  const client = await makeClient();
  const address = `**${api(client.project.id)}`;
  await login(page, client.person, client.project.path("messages"));
  const box = page.getByLabel("Your message");
  await box.fill("Trial that is lost on the way back");
  // The site stores it, and its answer never arrives.
  await page.route(address, async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    await route.fetch();
    await route.abort();
  });
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.locator("form").getByRole("alert")).toContainText("Your text is still here");
  await expect(box).toHaveValue("Trial that is lost on the way back");
  await page.unroute(address);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(box).toHaveValue("");
  expect(await stored(client)).toHaveLength(1);
});

test("its author edits and deletes a message, and the other side sees both without a reload", async ({
  page,
  browser,
}) => {
  const client = await makeClient();
  const tab = client.project.path("messages");
  const owner = await browser.newPage();
  await owner.clock.install();
  await Promise.all([login(page, client.person, tab), login(owner, accounts.owner, tab)]);
  await page.getByLabel("Your message").fill("Trail with a mistake");
  await page.getByRole("button", { name: "Send" }).click();
  await sees(owner, "Trail with a mistake");
  await expect(owner.getByText("Edit", { exact: true })).toHaveCount(0);

  await page.getByText("Edit", { exact: true }).click();
  await page.getByLabel("Your words").fill("Trial without one");
  await page.getByRole("button", { name: "Save" }).click();
  const message = log(page).getByRole("listitem").last();
  await expect(message).toContainText("edited");
  await expect(message).toBeFocused();
  await sees(owner, "Trial without one");
  await expect(log(owner).getByText("edited")).toBeVisible();

  await page.getByRole("button", { name: /^Delete what you wrote/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(message).toContainText("Message deleted");
  await expect(message).toBeFocused();
  await sees(owner, "Message deleted");
  await expect(log(owner).getByText("Trial without one")).toHaveCount(0);
  await owner.close();
});

test("a message brings a picture and a page, of which nothing runs, and one that is refused keeps everything", async ({
  page,
  browser,
}) => {
  const client = await makeClient();
  const tab = client.project.path("messages");
  await login(page, client.person, tab);
  const attach = (...names: string[]) =>
    page.getByLabel("Attach files").setInputFiles(
      names.map((name) => ({
        name,
        mimeType: "image/png",
        buffer: name.endsWith("png") ? pixel : Buffer.from("<script>alert(1)</script>"),
      })),
    );
  await page.getByLabel("Your message").fill("See these");
  await attach("loft.png", "setup.exe");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.locator("form").getByRole("alert")).toContainText(
    "setup.exe: Programs are not accepted.",
  );
  await expect(page.getByLabel("Your message")).toHaveValue("See these");
  expect(
    await callService("GET", `/rest/v1/project_files?select=id&project_id=eq.${client.project.id}`),
  ).toEqual([]);
  await page.getByRole("button", { name: "Remove setup.exe" }).click();
  await attach("page.html");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("list", { name: "Attached files" })).toHaveCount(0);
  await page.getByLabel("Your message").fill("Thank you");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("button", { name: /^Delete what you wrote/ })).toHaveCount(2);
  await page.getByText("Edit", { exact: true }).last().click();
  expect(await findFaults(page, [lookFor(0), lookFor(1)])).toEqual([]);

  const owner = await browser.newPage();
  await login(owner, accounts.owner, tab);
  const message = log(owner).getByRole("listitem").filter({ hasText: "See these" });
  await expect(message.getByRole("img", { name: "loft.png" })).toHaveJSProperty("naturalWidth", 1);
  await expect(message.getByRole("img")).toHaveCount(1);
  const href = (await message.getByRole("link", { name: "Download page.html" }).getAttribute("href")) ?? "";
  const served = await owner.request.get(href.replace("?download", ""));
  expect(served.headers()).toMatchObject({
    "content-disposition": expect.stringContaining("attachment"),
    "content-type": "application/octet-stream",
  });
  await owner.goto(client.project.path("files"));
  await expect(owner.getByRole("link", { name: /^Download loft.png, sent in a message on / })).toBeVisible();
  await owner.close();
});

test("what is being written survives a reload, and is refused, not cut, when it is too long", async ({
  page,
}) => {
  const client = await makeClient();
  await login(page, client.person, client.project.path("messages"));
  const box = page.getByLabel("Your message");
  const long = "x".repeat(4001);
  await box.fill(long);
  await expect(page.getByText("1 character too many")).toBeVisible();
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.locator("form").getByRole("alert")).toContainText("Shorten this one by 1");
  await expect(box).toHaveValue(long);
  await page.reload();
  await expect(box).toHaveValue(long);
  await box.fill(long.slice(1));
  await expect(page.getByText("4000 of 4000 characters")).toBeVisible();
  await page.getByRole("button", { name: "Send" }).click();
  await expect(box).toHaveValue("");
  await page.reload();
  await expect(log(page).getByText(long.slice(1))).toBeVisible();
  await expect(box).toHaveValue("");
});

test("nobody writes into a foreign, missing or archived project, nor without words", async ({ request }) => {
  const [own, foreign] = await Promise.all([makeClient(), makeClient()]);
  const headers = { Origin: addresses.site, Cookie: await signInCookies(own.person) };
  const send = async (project: string, body: unknown) => {
    const data = { body, client_key: crypto.randomUUID() };
    const answer = await request.post(api(project), { headers, data });
    return [answer.status(), (await answer.json()).error];
  };
  expect(await send(foreign.project.id, "Trial")).toEqual(await send(crypto.randomUUID(), "Trial"));
  expect(await send("x", "Trial")).toEqual([
    404,
    expect.stringMatching(/^Nothing was sent: this project is not there/),
  ]);
  expect(await send(own.project.id, " \n ")).toEqual([400, "Please write something first."]);
  expect(await send(own.project.id, "x".repeat(4001))).toEqual([400, "Please use at most 4000 characters."]);
  expect(await send(own.project.id, "a\0b")).toEqual([400, "Please leave out unreadable characters."]);
  expect(await send(own.project.id, "x".repeat(20_000))).toEqual([413, "The request is larger than 16 KB."]);
  expect(await send(own.project.id, ["list"])).toEqual([400, "Please send text."]);
  await archive(own);
  expect(await send(own.project.id, "Trial")).toEqual([
    409,
    "This project is archived. It can be read, not changed.",
  ]);
  expect([await stored(own), await stored(foreign)]).toEqual([[], []]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a message is sent, and what was refused comes back to send again", async ({ page }) => {
    const client = await makeClient();
    const tab = client.project.path("messages");
    await login(page, client.person, tab);
    await page.getByLabel("Your message").fill("Trial without script");
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page).toHaveURL(`${tab}#newest`);
    await expect(log(page).getByRole("listitem").last()).toContainText("Trial without script");

    const file = { name: "plan.txt", mimeType: "text/plain", buffer: Buffer.from("Plan") };
    await page.getByLabel("Attach files").setInputFiles([file]);
    await page.getByRole("button", { name: "Send" }).click();
    await expect(log(page).getByRole("link", { name: "Download plan.txt" })).toBeVisible();
    const message = log(page).getByRole("listitem").filter({ hasText: "Trial without script" });
    await message.getByText("Edit", { exact: true }).click();
    await message.getByLabel("Your words").fill("Trial, edited");
    await message.getByRole("button", { name: "Save" }).click();
    await expect(log(page).getByRole("listitem").filter({ hasText: "Trial, edited" })).toContainText(
      "edited",
    );
    await log(page)
      .getByRole("button", { name: /^Delete what you wrote/ })
      .last()
      .click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(log(page).getByText("Message deleted")).toBeVisible();
    await expect(page.getByRole("link", { name: "Download plan.txt" })).toHaveCount(0);

    await archive(client);
    await page.goto(tab);
    await expect(page.getByLabel("Your message")).toHaveCount(0);
    const refused = await page.request.post(api(client.project.id), {
      headers: { Origin: addresses.site },
      form: { body: "Kept <words>", client_key: crypto.randomUUID() },
    });
    expect(refused.status()).toBe(409);
    expect(await refused.text()).toMatch(/archived[\s\S]*Kept &lt;words&gt;<\/textarea>/);
  });
});

test("a long conversation opens at its end and shows what is older when asked", async ({ page }) => {
  const client = await makeClient();
  const rows = Array.from({ length: 120 }, (_, index) => ({
    project_id: client.project.id,
    author_id: "00000000-0000-4000-8000-000000000001",
    body: `Trial number ${index + 1}`,
  }));
  await callService("POST", "/rest/v1/messages", rows);
  await login(page, client.person, client.project.path("messages"));
  await expect(log(page).getByText("Trial number 120", { exact: true })).toBeInViewport();
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await expect(page.getByRole("button", { name: "Send" })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("contentinfo")).not.toBeInViewport();
    await expect(log(page).getByText("Trial number 120", { exact: true })).toBeInViewport();
  }
  await expect(log(page).getByText(/^Trial number/)).toHaveCount(50);
  for (const count of [100, 120]) {
    await page.getByRole("link", { name: "Show older messages" }).click();
    await expect(log(page).getByText(/^Trial number/)).toHaveCount(count);
  }
  await expect(page.getByRole("link", { name: "Show older messages" })).toHaveCount(0);
});

test("a hidden page asks for nothing, and asks at once when it is looked at again", async ({ page }) => {
  const client = await makeClient();
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/messages?after=")) asked.push(request.url());
  });
  await page.clock.install();
  await login(page, client.person, client.project.path("messages"));
  await expect
    .poll(async () => {
      await page.clock.fastForward(5000);
      return asked.length;
    })
    .toBeGreaterThan(0);
  await setVisibility(page, "hidden");
  const before = asked.length;
  await page.clock.runFor(60_000);
  expect(asked.length).toBe(before);
  const answered = page.waitForResponse((response) => response.url().includes("/messages?after="));
  await setVisibility(page, "visible");
  expect((await answered).status()).toBe(200);
});

function archive({ project }: Client) {
  return callService("PATCH", `/rest/v1/projects?id=eq.${project.id}`, {
    archived_at: new Date().toISOString(),
  });
}

function setVisibility(page: Page, state: "hidden" | "visible") {
  return page.evaluate((value) => {
    Object.defineProperty(document, "visibilityState", { value, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
}
