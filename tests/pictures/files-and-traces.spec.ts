import { join } from "node:path";
import { type Browser, expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { type Account, accounts } from "../../bin/stack/test-settings.ts";
import { heic, jpeg, pdf, psd, tiff, zip } from "../../schemas/requests/uploads-in-test/bytes.ts";
import { looksAt, setLook } from "../fixtures/find-faults.ts";
import { makeClient, makeOwner, signIn } from "../fixtures/people.ts";
import { signInCookies } from "../fixtures/session.ts";

// Takes pictures of files with their previews, of a search that is told to wait, and of what an owner does and keeps:
// PICTURES=<folder> npx playwright test --project=pictures files-and-traces

const folder = process.env.PICTURES ?? "";
const looks = looksAt(390, 1440);

async function openAs(browser: Browser, person: Account): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  await signIn(context, person);
  return context.newPage();
}

async function takeEach(page: Page, name: string) {
  for (const look of looks) {
    await setLook(page, look);
    // What is lazy is fetched when it comes near.
    await page.evaluate(() => {
      for (const image of document.images) image.loading = "eager";
    });
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
    await page.screenshot({
      path: join(folder, `${name}-${look.width}-${look.colorScheme}.png`),
      fullPage: true,
      animations: "disabled",
    });
  }
}

function keyOf(path: string): Record<string, string> {
  return { [path === "messages" ? "client_key" : "requestKey"]: crypto.randomUUID() };
}

async function drawPhotograph(width: number, height: number, hue: number) {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="hsl(${hue} 60% 70%)"/><circle cx="40%" cy="45%" r="30%" fill="hsl(${hue + 40} 70% 45%)"/></svg>`;
  return await sharp(Buffer.from(drawing)).jpeg().toBuffer();
}

test("files and messages, on the first visit and the hundredth", async ({ browser }) => {
  test.setTimeout(600_000);
  const client = await makeClient("Pictures");
  const page = await openAs(browser, client.person);
  await page.goto(client.project.path("files"));
  await takeEach(page, "files-first");

  const chosen = page.getByLabel("Choose files, or drop them here");
  const wide = await drawPhotograph(2400, 900, 20);
  const tall = await drawPhotograph(900, 2400, 200);
  const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });
  await chosen.setInputFiles([
    file("IMG_0412.heic", "image/heic", Buffer.from(jpeg)),
    file(
      "A wide one with a rather long name from the trade fair in Kelowna, second day.jpg",
      "image/jpeg",
      wide,
    ),
    file("tall.png", "image/png", tall),
    file("IMG_0413.HEIC", "image/heic", Buffer.from(heic)),
    file("print.tif", "image/tiff", Buffer.from(tiff())),
    file("artwork.psd", "image/vnd.adobe.photoshop", Buffer.from(psd())),
    file("quote.pdf", "application/pdf", Buffer.from(pdf)),
    file("all.zip", "application/zip", Buffer.from(zip({ "a.txt": "A" }))),
    file("setup.exe", "application/octet-stream", Buffer.from("MZ\x90\0")),
  ]);
  await expect(page.getByText("Stored as").first()).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText("8 of 9 stored, 1 not stored")).toBeVisible({ timeout: 60_000 });
  await takeEach(page, "files-uploaded");
  await page.reload();
  await takeEach(page, "files-listed");

  const cookies = await signInCookies(client.person);
  const origin = new URL(page.url()).origin;
  const send = (path: string, fields: Record<string, string>, files: File[]) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...keyOf(path), ...fields })) form.append(name, value);
    for (const each of files) form.append("file", each);
    return fetch(`${origin}/api${client.project.path(path)}`, {
      method: "POST",
      headers: { Cookie: cookies, Origin: origin, Accept: "application/json" },
      body: form,
    });
  };
  await page.goto(client.project.path("messages"));
  await takeEach(page, "messages-first");
  const picture = (name: string, bytes: Buffer) => new File([new Uint8Array(bytes)], name);
  const said = await send("messages", { body: "Here are the pictures from yesterday." }, [
    picture("wide.jpg", wide),
    picture("tall.jpg", tall),
    picture("IMG_0413.HEIC", Buffer.from(heic)),
    picture("quote.pdf", Buffer.from(pdf)),
  ]);
  expect(said.status).toBe(200);
  await page.reload();
  await takeEach(page, "messages-pictures");

  for (let count = 0; count < 24; count++) {
    const bytes = count % 3 === 0 ? wide : count % 3 === 1 ? tall : Buffer.from(pdf);
    const name = count % 3 === 2 ? `offer-${count}.pdf` : `site-visit-${count}.jpg`;
    await send("files", {}, [picture(name, bytes)]);
    if (count < 12)
      await send("messages", { body: `Number ${count + 1}, have a look.` }, [picture(name, bytes)]);
  }
  await page.goto(client.project.path("files"));
  await takeEach(page, "files-hundredth");
  await page.goto(client.project.path("messages"));
  await takeEach(page, "messages-hundredth");
});

test("what is asked to wait, and what leaves a trace", async ({ browser }) => {
  test.setTimeout(600_000);
  const owner = await makeOwner("Pat Owner");
  const page = await openAs(browser, owner);
  await page.goto("/dashboard/owner/search");
  const address = page.url();
  const cookies = await signInCookies(owner);
  const flood: Promise<Response>[] = [];
  await expect(async () => {
    for (let count = 0; count < 60; count++)
      flood.push(fetch(`${address}?q=the`, { headers: { Cookie: cookies } }));
    await page.goto(`${address}?q=the`);
    await expect(page.getByText("Many searches are running")).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  await takeEach(page, "search-wait");
  await Promise.allSettled(flood);
  await page.goto("/dashboard/owner/settings/agency");
  await takeEach(page, "settings-agency");
  for (const path of ["messages.csv", "export"]) await page.request.get(`/api/owner/${path}`);
  await page.goto("/dashboard/owner/clients/00000000-0000-4000-8000-0000000000a1/view");
  await takeEach(page, "client-view");
  await page.goto("/dashboard/owner/settings/audit-log");
  await takeEach(page, "audit-log");
  await page.goto("/dashboard/owner");
  await takeEach(page, "overview");
  await page.goto("/dashboard/owner/site");
  await takeEach(page, "site");
  await page.goto("/privacy-policy");
  await takeEach(page, "privacy");
  const dana = await openAs(browser, accounts.dana);
  await dana.goto("/dashboard/settings");
  await takeEach(dana, "settings-client");
});
