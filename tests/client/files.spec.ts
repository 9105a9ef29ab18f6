import { expect, type Page, test } from "@playwright/test";
import { accounts, addresses } from "../../bin/stack/test-settings.ts";
import { readRows } from "../fixtures/database.ts";
import { login, makeClient, makeOwner } from "../fixtures/people.ts";
import { callService } from "../fixtures/service.ts";
import { get, signInCookies } from "../fixtures/session.ts";

const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const textFile = (name: string, text: string) => ({
  name,
  mimeType: "text/plain",
  buffer: Buffer.from(text),
});

async function choose(page: Page, ...files: { name: string; mimeType: string; buffer: Buffer }[]) {
  await page.getByLabel("Choose files, or drop them here").setInputFiles(files);
}

test("a client sends files, new versions and one that is refused; the owner shows one; another client finds nothing", async ({
  page,
  browser,
}) => {
  const { person, project } = await makeClient("Files");
  const path = project.path("files");
  await login(page, person, path);
  await expect(page.getByText("There are no files here yet.")).toBeVisible();
  await choose(page, textFile("plan.txt", "First"), {
    name: "photo.png",
    mimeType: "image/png",
    buffer: pixel,
  });
  await expect(page.getByRole("link", { name: "Download plan.txt, version 1" })).toBeVisible();
  await expect(page.getByRole("link", { name: "View photo.png, version 1" })).toBeVisible();
  await expect(page.getByText("2 of 2 stored")).toBeVisible();
  await choose(page, textFile("plan.txt", "Second"));
  await expect(page.getByRole("link", { name: "Download plan.txt, version 2" })).toBeVisible();
  await choose(
    page,
    { name: "poster.png", mimeType: "image/png", buffer: Buffer.from("%PDF-1.7 not a picture") },
    { name: "fake.png", mimeType: "image/png", buffer: Buffer.from("Not a picture") },
  );
  await expect(page.getByText("Stored as poster.pdf")).toBeVisible();
  await expect(page.getByRole("link", { name: "Download poster.pdf, version 1" })).toBeVisible();
  const refused = page.getByRole("listitem").filter({ hasText: "fake.png" });
  await expect(refused).toContainText("does not match its extension");

  await page.getByText("1 older version").click();
  const older = await page.getByRole("link", { name: "Download plan.txt, version 1" }).getAttribute("href");
  const download = await page.request.get(older ?? "");
  expect(await download.text()).toBe("First");
  expect(download.headers()).toMatchObject({
    "content-disposition": expect.stringContaining('attachment; filename="plan.txt"'),
    "x-content-type-options": "nosniff",
    "content-security-policy": expect.stringContaining("sandbox"),
  });

  const owner = await (await browser.newContext()).newPage();
  await login(owner, await makeOwner(), path);
  await choose(owner, textFile("internal.txt", "Only for us"), textFile("other.txt", "Also"));
  await expect(owner.getByText("Only you see this")).toHaveCount(2);
  await page.reload();
  await expect(page.getByText("internal.txt")).toHaveCount(0);
  await owner.getByRole("button", { name: "Show the selected files" }).click();
  await expect(owner.getByText("Select at least one file first.")).toBeVisible();
  for (const name of ["internal.txt", "other.txt"])
    await owner.getByLabel(`Select ${name}, version 1`).check();
  await owner.getByRole("button", { name: "Show the selected files" }).click();
  await expect(owner.getByText("2 files are shown to the client.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("link", { name: "Download internal.txt, version 1" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Download other.txt, version 1" })).toBeVisible();
  await owner.getByRole("button", { name: "Hide other.txt, version 1" }).click();
  await expect(owner.getByText("“other.txt” is hidden from the client.")).toBeVisible();
  await owner.getByRole("button", { name: "Show to the client: other.txt, version 1" }).click();
  await expect(owner.getByText("“other.txt” is shown to the client.")).toBeVisible();

  const priya = await signInCookies(accounts.priya);
  const foreign = await get(older ?? "", priya);
  const missing = await get((older ?? "").replace(/[^/]+$/, crypto.randomUUID()), priya);
  expect(foreign.status).toBe(404);
  expect([foreign.status, await foreign.text()]).toEqual([missing.status, await missing.text()]);
  expect((await get(path, priya)).status).toBe(404);
  expect((await get(older ?? "")).status).toBe(401);

  await owner.getByRole("button", { name: "Delete internal.txt, version 1" }).click();
  await owner.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(owner.getByText("“internal.txt” was deleted.")).toBeVisible();
  await expect(owner.getByRole("link", { name: /internal.txt/ })).toHaveCount(0);
  await owner.context().close();
});

test("one file that is refused stops no other, is not tried again, and the list can be cleared", async ({
  page,
}) => {
  const { person, project } = await makeClient("Several");
  await page.setViewportSize({ width: 390, height: 844 });
  await login(page, person, project.path("files"));
  const sent = [textFile("a.txt", "1"), textFile("empty.txt", ""), textFile("setup.exe", "MZ")];
  await choose(page, ...sent, { name: "photo.png", mimeType: "image/png", buffer: pixel });
  await expect(page.getByText("2 of 4 stored, 2 not stored")).toBeVisible();
  const list = page.getByRole("listitem");
  await expect(list.filter({ hasText: "empty.txt" })).toContainText("This file is empty.");
  await expect(list.filter({ hasText: "setup.exe" })).toContainText("Programs are not accepted.");
  await expect(page.getByRole("button", { name: /again/ })).toHaveCount(0);
  await expect(page.getByText("1 byte,")).toBeVisible();
  // What was refused has focus and eye, before what is new; the picture is seen, at its address alone.
  await expect(page.locator("#upload-report")).toBeFocused();
  for (const name of ["empty.txt", "setup.exe"])
    await expect(list.filter({ hasText: name })).toBeInViewport({ ratio: 1 });
  const preview = list.filter({ hasText: "photo.png" }).locator("img");
  await expect(preview).toHaveJSProperty("naturalWidth", 1);
  await page.getByRole("button", { name: "Clear the list" }).click();
  await expect(page.getByText("2 of 4 stored")).toHaveCount(0);
  await expect(page.getByLabel("Choose files, or drop them here")).toBeFocused();
  const drop = page
    .locator("form")
    .filter({ has: page.getByText("Choose files, or drop") })
    .locator("> div");
  const { x, width } = (await drop.boundingBox()) ?? { x: 0, width: 390 };
  expect(x + width).toBeLessThanOrEqual(374);
});

for (const width of [390, 1440])
  test(`of nine files, what was refused is what eye and focus meet, ${width} px wide`, async ({ page }) => {
    const { person, project } = await makeClient("Nine");
    await page.setViewportSize({ width, height: 844 });
    await login(page, person, project.path("files"));
    const refused = ["empty.txt", "setup.exe", "con.txt"];
    const sent = ["1.txt", "empty.txt", "2.txt", "3.txt", "setup.exe", "4.txt", "5.txt", "con.txt", "6.txt"];
    await page.getByLabel("Choose files, or drop them here").focus();
    await choose(page, ...sent.map((name) => textFile(name, name === "empty.txt" ? "" : `Words of ${name}`)));
    await expect(page.getByRole("status").filter({ hasText: "6 of 9 stored, 3 not stored" })).toBeInViewport({
      timeout: 60_000,
    });
    await expect(page.getByRole("link", { name: "Download 6.txt, version 1" })).toBeVisible();
    await expect(page.locator("#upload-report")).toBeFocused();
    for (const name of refused)
      await expect(page.getByRole("listitem").filter({ hasText: name })).toBeInViewport({ ratio: 1 });
    const top = await page.evaluate(() => {
      const report = document.getElementById("upload-report")?.getBoundingClientRect();
      return (
        report && document.elementFromPoint(report.x + 10, report.y + 5)?.closest("#upload-report") !== null
      );
    });
    expect(top, "nothing covers it").toBe(true);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Clear the list" })).toBeFocused();
  });

for (const width of [390, 1440])
  test(`while files go up, how far they are stays in view with the way to stop them, ${width} px wide`, async ({
    page,
  }) => {
    const { person, project } = await makeClient("In view");
    await page.setViewportSize({ width, height: 844 });
    const rows = Array.from({ length: 12 }, () => crypto.randomUUID()).map((id, place) => ({
      ...{
        id,
        project_id: project.id,
        name: `${place}.txt`,
        version: 1,
        path: id,
        mime: "text/plain",
        size: 1,
      },
      ...{ sha256: "0".repeat(64), visible: true, uploaded_by_name: "Somebody" },
    }));
    await callService("POST", "/rest/v1/project_files", rows);
    await login(page, person, project.path("files"));
    const session = await page.context().newCDPSession(page);
    const network = { offline: false, latency: 0, downloadThroughput: -1 };
    await session.send("Network.emulateNetworkConditions", { ...network, uploadThroughput: 100 * 1024 });
    await choose(page, textFile("slow.txt", "x".repeat(3_000_000)), textFile("next.txt", "Next"));
    const bar = page.getByRole("progressbar", { name: "Sent of all files" });
    const stop = page.getByRole("button", { name: "Cancel all that is on the way" });
    await expect(bar).toBeVisible();
    for (const place of [0, 0.5, 1]) {
      await page.evaluate((share) => scrollTo(0, share * document.documentElement.scrollHeight), place);
      for (const part of [bar, stop, page.getByText("0 of 2 stored, 2 on the way")])
        await expect(part).toBeInViewport({ ratio: 1 });
      await stop.click({ trial: true });
    }
    await stop.click();
    await expect(page.getByText("0 of 2 stored, 2 not stored")).toBeInViewport();
    await session.send("Network.emulateNetworkConditions", { ...network, uploadThroughput: -1 });
    expect(await readRows("project_files", `project_id=eq.${project.id}`)).toHaveLength(12);
  });

test("a client deletes an own file until the owner has downloaded it", async ({ page, request }) => {
  const { person, project } = await makeClient("Regret");
  const path = project.path("files");
  await login(page, person, path);
  await choose(page, textFile("wrong.txt", "Wrong"), textFile("late.txt", "Late"));
  await expect(page.getByText("2 of 2 stored")).toBeVisible();
  const remove = async (name: string) => {
    await page.getByRole("button", { name: `Delete ${name}, version 1` }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  };
  await remove("wrong.txt");
  await expect(page.getByText("“wrong.txt” was deleted.")).toBeVisible();
  await expect(page.getByRole("link", { name: /wrong.txt/ })).toHaveCount(0);

  const late = (await page.getByRole("link", { name: "Download late.txt" }).getAttribute("href")) ?? "";
  const owner = await signInCookies(await makeOwner());
  await expect(page.getByRole("button", { name: "Delete late.txt, version 1" })).toBeVisible();
  expect(await (await get(late, owner)).text()).toBe("Late");
  await remove("late.txt");
  await expect(page.getByText("The agency has this file by now")).toBeVisible();
  await expect(page.getByRole("link", { name: "Download late.txt" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Delete late.txt, version 1" })).toHaveCount(0);

  const [file = ""] = late.split("?");
  const ask = async (address: string, account: typeof accounts.priya, action: string) => {
    const headers = { Origin: addresses.site, Cookie: await signInCookies(account) };
    const answer = await request.post(address, { headers, data: { action } });
    return [answer.status(), await answer.text()];
  };
  const missing = file.replace(/[^/]+$/, crypto.randomUUID());
  expect(await ask(file, accounts.priya, "delete")).toEqual(await ask(missing, accounts.priya, "delete"));
  expect((await ask(file, person, "hide"))[0], "only the owner hides").toBe(404);
});

test("before the script is there, and without it, deleting a file asks first", async ({ browser }) => {
  const { project } = await makeClient("Asked");
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const path = project.path("files");
  const body = new FormData();
  body.append("file", new File(["Keep me"], "kept.txt", { type: "text/plain" }));
  await login(page, await makeOwner(), path);
  const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  const sent = await fetch(`${addresses.site}/api${path}`, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: addresses.site, Cookie: cookies },
    body,
  });
  expect(sent.status).toBeLessThan(400);
  await page.reload();
  const question = page.getByRole("alertdialog", { name: "Delete this file?" });
  await page.getByRole("button", { name: "Delete kept.txt, version 1" }).click();
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toBeHidden();
  await page.reload();
  await page.getByRole("button", { name: "Delete kept.txt, version 1" }).click();
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("“kept.txt” was deleted.")).toBeVisible();
  await context.close();
});

test("an upload is cancelled half-way, one before it began, and one that is too large never starts", async ({
  page,
}) => {
  const { person, project } = await makeClient("Cancel");
  await login(page, person, project.path("files"));
  await page.getByLabel("Choose files, or drop them here").evaluate((input: HTMLInputElement) => {
    const files = new DataTransfer();
    files.items.add(new File([new Uint8Array(51 * 1024 * 1024)], "huge.bin"));
    input.files = files.files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await expect(page.getByText("A file may have at most 50 MB.")).toBeVisible();

  const session = await page.context().newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 200 * 1024,
  });
  await choose(page, textFile("slow.txt", "x".repeat(2_000_000)), textFile("never.txt", "Never"));
  await expect(page.getByRole("progressbar", { name: "slow.txt sent" })).toBeVisible();
  await page.getByRole("button", { name: "Cancel never.txt" }).click();
  await expect(page.getByText("Cancelled. Nothing was sent.")).toBeVisible();
  await page.getByRole("button", { name: "Cancel slow.txt" }).click();
  await expect(page.getByText("Cancelled. Nothing was stored.")).toBeVisible();
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  expect(await readRows("project_files", `project_id=eq.${project.id}`)).toEqual([]);
  await page.getByRole("button", { name: "Try slow.txt again" }).click();
  await expect(page.getByRole("link", { name: "Download slow.txt, version 1" })).toBeVisible();
  expect(await readRows("project_files", `project_id=eq.${project.id}`)).toHaveLength(1);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("files are sent with a plain form, and a refusal is explained", async ({ page }) => {
    const { person, project } = await makeClient("Plain files");
    await login(page, person, project.path("files"));
    await choose(page, textFile("one.txt", "One"), textFile("two.csv", "a,b"));
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByText("The files are stored.")).toBeVisible();
    await choose(page, { name: "photo.heic", mimeType: "image/heic", buffer: pixel });
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByText("Some have another name now: photo.png.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Download two.csv, version 1" })).toBeVisible();
    await choose(page, textFile("setup.exe", "MZ"));
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Programs are not accepted." })).toBeVisible();
  });
});
