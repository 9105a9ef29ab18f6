import { expect, type Page, test } from "@playwright/test";
import { addresses } from "../../bin/stack/test-settings.ts";
import { heic, jpeg, png, psd, tiff } from "../../schemas/requests/uploads-in-test/bytes.ts";
import { type HonestFile, honestFiles } from "../../schemas/requests/uploads-in-test/honest.ts";
import { type HostileFile, hostileFiles } from "../../schemas/requests/uploads-in-test/hostile.ts";
import { readRows } from "../fixtures/database.ts";
import { login, makeClient } from "../fixtures/people.ts";
import { callService } from "../fixtures/service.ts";
import { get, signInCookies } from "../fixtures/session.ts";

// Files as people send them, and as nobody should, all the way: sent, listed, looked at small, downloaded.

/** The pictures that a browser may show as they are. */
const shown = /^image\/(png|jpeg|gif|webp|avif)$/;
const previewed = /^image\/(png|jpeg|gif|webp|avif|heic|tiff|vnd\.adobe\.photoshop)$/;

async function makeSender(name: string) {
  const { id, person, project } = await makeClient(name);
  const cookies = await signInCookies(person);
  const path = project.path("files");
  const send = (fileName: string, bytes: Buffer<ArrayBuffer>) => {
    const form = new FormData();
    form.append("requestKey", crypto.randomUUID());
    form.append("file", new File([bytes], fileName));
    const headers = { Cookie: cookies, Origin: addresses.site, Accept: "application/json" };
    return fetch(`${addresses.site}/api${path}`, { method: "POST", headers, body: form });
  };
  const readFiles = () => readRows("project_files", `project_id=eq.${project.id}&order=created_at`);
  const folder = `${id}/${project.id}`;
  return { person, project, cookies, path, folder, send, readFiles };
}

/** Sends one and looks at what became of it from every side. */
async function keeps(
  sender: Awaited<ReturnType<typeof makeSender>>,
  [, name, bytes, kept = name]: HonestFile,
) {
  const answer = await sender.send(name, bytes);
  expect([answer.status, name]).toEqual([200, name]);
  const { files } = await answer.json();
  expect(files[0].name).toBe(kept);
  const [row] = await readRows("project_files", `id=eq.${files[0].id}`);
  expect(row).toMatchObject({ name: kept, size: bytes.length });
  const address = `/api${sender.path}/${files[0].id}`;

  const isShown = shown.test(String(row?.mime));
  for (const query of ["", "?download"]) {
    const file = await get(address + query, sender.cookies);
    const isInline = isShown && query === "";
    expect(Buffer.from(await file.arrayBuffer()).equals(bytes), `${name}: its bytes`).toBe(true);
    expect(Object.fromEntries(file.headers), name).toMatchObject({
      "content-type": isInline ? row?.mime : "application/octet-stream",
      "content-disposition": expect.stringMatching(isInline ? /^inline;/ : /^attachment;/),
      "content-security-policy": expect.stringMatching(/^sandbox;/),
      "x-content-type-options": "nosniff",
    });
  }

  const preview = await get(`${address}?preview`, sender.cookies);
  const isPreviewed = previewed.test(String(row?.mime));
  expect([preview.status, name]).toEqual([isPreviewed ? 200 : 404, name]);
  if (!isPreviewed) return;
  expect(preview.headers.get("content-type")).toBe("image/webp");
  expect(preview.headers.get("cache-control")).toBe("private, no-store");
  expect(Buffer.from(await preview.arrayBuffer()).toString("latin1", 8, 12)).toBe("WEBP");
}

async function refuses(sender: Awaited<ReturnType<typeof makeSender>>, [, name, bytes]: HostileFile) {
  const answer = await sender.send(name, bytes);
  expect([answer.status, name]).toEqual([422, name]);
  expect(await answer.json()).toEqual({ error: expect.any(String) });
}

test("one of each family of files is kept, or refused, whichever way one looks", async () => {
  const sender = await makeSender("Families");
  const [honest, hostile] = [oneOfEach(honestFiles), oneOfEach(hostileFiles)];
  for (const file of honest) await keeps(sender, file);
  for (const file of hostile) await refuses(sender, file);
  expect(await sender.readFiles()).toHaveLength(honest.length);
  const page = await (await get(sender.path, sender.cookies)).text();
  for (const [, name, , kept = name] of honest) expect(page).toContain(`Download ${kept}, version 1`);
});

function oneOfEach<File extends HonestFile | HostileFile>(files: File[]): File[] {
  return files.filter(([family], place) => files.findIndex(([other]) => other === family) === place);
}

test("all the files of all families are", { tag: "@slow" }, async () => {
  test.setTimeout(600_000);
  const sender = await makeSender("Everything");
  for (const file of honestFiles) await keeps(sender, file);
  for (const file of hostileFiles) await refuses(sender, file);
  expect(await sender.readFiles()).toHaveLength(honestFiles.length);
});

/** The addresses of files that a page asks for while `act` goes on. */
async function filesAskedFor(page: Page, act: () => Promise<unknown>): Promise<string[]> {
  const asked: string[] = [];
  const note = (request: { url(): string }) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/api\/projects\/[^/]+\/files\/./.test(pathname)) asked.push(search);
  };
  page.on("request", note);
  await act();
  page.off("request", note);
  return asked;
}

test("lists show pictures small, an iPhone's, a printer's and Photoshop's among them, and never load one whole", async ({
  page,
}) => {
  const sender = await makeSender("Pictures");
  const wide = { width: 15_000, height: 15_000 };
  const pictures: [name: string, bytes: Buffer<ArrayBuffer>, width: number][] = [
    ["IMG_0001.JPG", heic, 600],
    ["poster.tiff", tiff(), 16],
    ["design.psd", psd(1200, 600), 800],
    ["photo.png", jpeg, 16],
    ["half.png", png.subarray(0, 100), 384],
    ["enormous.png", pngHead(wide), 384],
  ];
  const body = new FormData();
  body.append("client_key", crypto.randomUUID());
  body.append("body", "See these");
  for (const [name, bytes] of pictures) body.append("file", new File([bytes], name));
  const sent = await fetch(`${addresses.site}/api${sender.project.path("messages")}`, {
    method: "POST",
    headers: { Cookie: sender.cookies, Origin: addresses.site, Accept: "application/json" },
    body,
  });
  expect(sent.status).toBe(200);

  for (const tab of ["files", "messages"]) {
    const asked = await filesAskedFor(page, async () => {
      await login(page, sender.person, sender.project.path(tab));
      const shownPictures = page.locator("main img");
      await expect(shownPictures).toHaveCount(pictures.length);
      for (const picture of await shownPictures.all()) await picture.scrollIntoViewIfNeeded();
      const widths = () =>
        shownPictures.evaluateAll((all) =>
          all.map((each) => (each instanceof HTMLImageElement ? each.naturalWidth : 0)).sort((a, b) => a - b),
        );
      // One is made after the other, each for up to half a minute.
      await expect
        .poll(widths, { timeout: 60_000 })
        .toEqual(pictures.map(([, , width]) => width).sort((a, b) => a - b));
    });
    expect(new Set(asked), tab).toEqual(new Set(["?preview"]));
  }

  await page.goto(sender.path);
  const view = page.getByRole("link", { name: /^View IMG_0001.heic, sent in a message on / });
  expect(await view.getAttribute("href")).toMatch(/\?preview$/);
  const objects = () =>
    callService("POST", "/storage/v1/object/list/project-files", { prefix: sender.folder, limit: 100 });
  expect(await objects(), "each is made once and lies beside its picture").toHaveLength(2 * pictures.length);
});

test("whoever may not see a picture does not see it small, and what is no picture has no preview", async () => {
  const sender = await makeSender("Whose");
  const { files } = await (await sender.send("photo.png", png)).json();
  const { files: others } = await (await sender.send("plan.txt", Buffer.from("Plan"))).json();
  const address = `/api${sender.path}/${files[0].id}?preview`;
  expect((await get(address, sender.cookies)).status).toBe(200);
  const stranger = await makeSender("Stranger");
  const foreign = await get(address, stranger.cookies);
  const missing = await get(address.replace(files[0].id, crypto.randomUUID()), stranger.cookies);
  expect([foreign.status, await foreign.text()]).toEqual([404, await missing.text()]);
  expect((await get(address)).status).toBe(401);
  expect((await get(address.replace(files[0].id, others[0].id), sender.cookies)).status).toBe(404);

  const headers = { Cookie: sender.cookies, Origin: addresses.site, Accept: "application/json" };
  const deleted = await fetch(`${addresses.site}${address.replace("?preview", "")}`, {
    method: "POST",
    headers: { ...headers, "Content-Type": "application/json" },
    body: JSON.stringify({ action: "delete" }),
  });
  expect(deleted.ok).toBe(true);
  const objects = await callService("POST", "/storage/v1/object/list/project-files", {
    prefix: sender.folder,
  });
  expect(objects, "its preview went with it").toHaveLength(1);
  expect((await get(address, sender.cookies)).status).toBe(404);
});

/** The beginning of a picture of this size: enough to be refused for it. */
function pngHead({ width, height }: { width: number; height: number }): Buffer<ArrayBuffer> {
  const bytes = Buffer.from(png);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}
