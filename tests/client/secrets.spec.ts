import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { accounts, stackEnvironment } from "../../bin/stack/test-settings.ts";
import { inLanes } from "../fixtures/in-lanes.ts";
import { listProtected } from "../fixtures/protected-routes.ts";
import { get, openCookies, signInCookies } from "../fixtures/session.ts";

const root = resolve(import.meta.dirname, "..", "..");
const output = process.env.NEXT_DIST_DIR ?? stackEnvironment.NEXT_DIST_DIR ?? "";
const scripts = resolve(root, "web", output, "static");

function readFiles(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "latin1"));
}

test("nothing a browser receives holds a secret of the site, or a token where a script can read it", async () => {
  const data = process.env.DATA_DIR ?? stackEnvironment.DATA_DIR ?? "";
  const secrets: Record<string, string> = JSON.parse(
    readFileSync(resolve(root, data, "secrets.json"), "utf8"),
  );
  const cookies = await signInCookies(accounts.owner);
  const { session } = openCookies(cookies);
  const canaries = { ...secrets, access: session.access_token, refresh: session.refresh_token };
  expect(Object.keys(canaries).length).toBeGreaterThanOrEqual(6);

  const received = readFiles(scripts);
  const paths = ["/", "/login", "/signup", ...listProtected("page.tsx"), "/api/session", "/api/health"];
  const requests = [...paths, "/no-such-page.txt"].flatMap((path) => [
    () => get(path, cookies),
    () => get(path, cookies, { RSC: "1" }),
  ]);
  await inLanes(requests, async (send) => {
    const answer = await send();
    received.push(JSON.stringify([...answer.headers].filter(([name]) => name !== "set-cookie")));
    received.push(await answer.text());
  });
  expect(received.length).toBeGreaterThan(80);
  for (const [name, value] of Object.entries(canaries)) {
    expect(
      received.filter((text) => text.includes(value)),
      name,
    ).toEqual([]);
  }
});

test("no script for a browser holds supabase-js", () => {
  const texts = readFiles(scripts);
  expect(texts.length).toBeGreaterThan(3);
  expect(texts.filter((text) => text.includes("GoTrueClient"))).toEqual([]);
});
