import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { listProtected } from "../fixtures/protected-routes.ts";
import { get, openCookies, signInCookies } from "../fixtures/session.ts";
import { accounts, stackEnvironment } from "../fixtures/stack.ts";

const root = resolve(import.meta.dirname, "..", "..");

function readFiles(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "latin1"));
}

test("nothing a browser receives holds a secret of the site, or a token where a script can read it", async () => {
  const data = process.env.DATA_DIR ?? stackEnvironment.DATA_DIR ?? "";
  const output = process.env.NEXT_DIST_DIR ?? stackEnvironment.NEXT_DIST_DIR ?? "";
  const secrets: Record<string, string> = JSON.parse(
    readFileSync(resolve(root, data, "secrets.json"), "utf8"),
  );
  const cookies = await signInCookies(accounts.owner);
  const { session } = openCookies(cookies);
  const canaries = { ...secrets, access: session.access_token, refresh: session.refresh_token };
  expect(Object.keys(canaries).length).toBeGreaterThanOrEqual(6);

  const received = readFiles(resolve(root, "web", output, "static"));
  for (const path of [
    "/",
    "/login",
    "/signup",
    ...listProtected("page.tsx"),
    "/api/session",
    "/api/health",
    "/no-such-page.txt",
  ]) {
    for (const rsc of ["0", "1"]) {
      const answer = await get(path, cookies, rsc === "1" ? { RSC: rsc } : {});
      received.push(JSON.stringify([...answer.headers].filter(([name]) => name !== "set-cookie")));
      received.push(await answer.text());
    }
  }
  expect(received.length).toBeGreaterThan(80);
  for (const [name, value] of Object.entries(canaries)) {
    expect(
      received.filter((text) => text.includes(value)),
      name,
    ).toEqual([]);
  }
});

test("no page sends supabase-js to a browser", async ({ page }) => {
  const addresses = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") addresses.add(request.url());
  });
  for (const path of ["/", "/login", "/signup"]) await page.goto(path);
  const scripts = await Promise.all([...addresses].map(async (address) => (await fetch(address)).text()));
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter((text) => text.includes("GoTrueClient"))).toEqual([]);
});
