import { expect, test } from "@playwright/test";
import { accounts, addresses } from "../../bin/stack/test-settings.ts";
import { runBackground } from "../fixtures/background.ts";
import { readRows } from "../fixtures/database.ts";
import { lake } from "../fixtures/lake.ts";
import { login } from "../fixtures/people.ts";
import { post, signInCookies } from "../fixtures/session.ts";

const name = `old-wordpress-${crypto.randomUUID().slice(0, 6)}`;
const service = "/services/wordpress-development-oshawa-whitby";

test.afterEach(() => lake.delete({ query: `*[_type == "redirect" && source match "/${name}*"]` }));

test("the owner leads an address that a visitor did not find to a page, with one click", async ({ page }) => {
  await page.goto(`/${name}/?email=ada@example.com`);
  await expect(page).toHaveURL("/");
  await page.request.get(`/${name}-for-programs`);
  await page.goto("/calls/Zk3v9QpL2mXw8RtY6uBn1cDe");
  expect((await runBackground()).status).toBe(200);
  const stored = await readRows("missed_addresses", "select=path");
  const paths = stored.map(({ path }) => String(path)).filter((path) => /wordpress-|calls/.test(path));
  expect(paths).toEqual([`/${name}`]);

  await login(page, accounts.owner, "/dashboard/owner/site");
  await page.getByRole("link", { name: "Addresses not found" }).click();
  const row = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: `/${name}` }) });
  await expect(row.getByText("Asked for once")).toBeVisible();
  await expect(row.getByRole("combobox", { name: "Lead it to" })).toHaveValue(service);
  await row.getByRole("button", { name: "Make a redirect" }).click();
  await expect(page.getByText("The address leads there from now on.")).toBeVisible();
  await expect(row).toHaveCount(0);
  const answer = async () => {
    const { status, headers } = await fetch(`${addresses.site}/${name}`, { redirect: "manual" });
    return [status, headers.get("location")];
  };
  await expect.poll(answer).toEqual([308, service]);
});

test("nobody but the owner makes redirects, and none from an address that is not on the list or to another site", async () => {
  const asked = { action: "redirect", path: "/price-list", destination: "/contact" };
  const [owner, client] = await Promise.all([signInCookies(accounts.owner), signInCookies(accounts.dana)]);
  const send = async (fields: Record<string, string>, Cookie: string) =>
    (await post("/api/owner/missed", fields, { Cookie })).status;
  expect(await send(asked, "")).toBe(401);
  expect(await send(asked, client)).toBe(403);
  for (const change of [
    { path: `/${name}` },
    { destination: "https://evil.example/" },
    { destination: "//evil.example" },
    { destination: "javascript:alert(1)" },
    { destination: "/price-list?again" },
    { path: "x".repeat(400) },
    { action: "publish" },
  ])
    expect(await send({ ...asked, ...change }, owner), JSON.stringify(change)).toBe(400);
});

test("only who has the secret sets the background work going", async () => {
  const statuses = await Promise.all(
    ["wrong", " "].map(async (secret) => (await runBackground(addresses.site, secret)).status),
  );
  expect(statuses).toEqual([401, 401]);
  const [once, twice] = await Promise.all([runBackground(), runBackground()]);
  expect(await once.json()).toMatchObject({
    done: expect.arrayContaining(["mails", "schedule", "troubles"]),
    failed: [],
  });
  expect(twice.status).toBe(200);
});
