import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { findFreePort } from "../../process/find-free-port.ts";
import { statusForHost } from "../status-for-host-in-test.ts";
import { serveStudio } from "./serve-studio.ts";

const directory = mkdtempSync(join(tmpdir(), "studio-"));
mkdirSync(join(directory, "static"));
writeFileSync(join(directory, "index.html"), "<title>Studio</title>");
writeFileSync(join(directory, "static", "sanity-DkX3_9aZ.js"), "export {}");
writeFileSync(join(directory, "static", "favicon.svg"), "<svg/>");
const port = await findFreePort();
const stop = await serveStudio(directory, port);
afterAll(async () => {
  await stop();
  rmSync(directory, { recursive: true });
});

async function get(path: string) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  const type = response.headers.get("content-type");
  return {
    status: response.status,
    type,
    cache: response.headers.get("cache-control"),
    body: await response.text(),
  };
}

test.each([
  "/",
  "/structure/siteSettings",
  "/intent/edit/id=drafts.home;type=homePage/",
  "/presentation?preview=/a.b",
])("%s is the Studio's page, asked for anew each time", async (path) => {
  expect(await get(path)).toMatchObject({
    status: 200,
    type: "text/html;charset=utf-8",
    cache: "no-cache",
    body: "<title>Studio</title>",
  });
});

test("files named after their content are kept for ever, others are not, missing ones are 404", async () => {
  expect(await get("/static/sanity-DkX3_9aZ.js")).toMatchObject({
    status: 200,
    type: "text/javascript",
    cache: "public, max-age=31536000, immutable",
  });
  expect(await get("/static/favicon.svg")).toMatchObject({ status: 200, cache: "no-cache" });
  expect((await get("/static/sanity-GONE0000.js")).status).toBe(404);
  expect((await get("/..%2f..%2fetc%2fpasswd")).body).not.toContain("root:");
});

test("another host name and other methods are refused", async () => {
  expect(await statusForHost(`http://127.0.0.1:${port}/`, "evil.example")).toBe(403);
  expect((await fetch(`http://127.0.0.1:${port}/`, { method: "POST" })).status).toBe(405);
});

test("a folder without a built Studio is refused in words", async () => {
  await expect(serveStudio(join(directory, "static"), port)).rejects.toThrow(/There is no built Studio/);
});

test("the process says when it is ready and ends with its parent; a taken port is an error in words", async () => {
  const main = join(import.meta.dirname, "main.ts");
  const env = { ...process.env, STUDIO_DIRECTORY: directory };
  const taken = fork(main, { env: { ...env, STUDIO_PORT: String(port) }, silent: true });
  let complaint = "";
  taken.stderr?.on("data", (data) => {
    complaint += data;
  });
  expect(await once(taken, "exit")).toEqual([1, null]);
  expect(complaint).toContain(`address already in use 127.0.0.1:${port}`);
  for (const end of ["disconnect", "SIGTERM"] as const) {
    const child = fork(main, { env: { ...env, STUDIO_PORT: String(await findFreePort()) }, silent: true });
    expect((await once(child, "message"))[0]).toEqual({ ready: true });
    const exited = once(child, "exit");
    if (end === "disconnect") child.disconnect();
    else child.kill(end);
    expect(await exited).toEqual([0, null]);
  }
});
