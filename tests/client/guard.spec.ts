import { expect, test } from "@playwright/test";
import { get, post, signInCookies } from "../fixtures/session.ts";
import { submitLogin } from "../fixtures/sign-in.ts";
import { accounts, addresses } from "../fixtures/stack.ts";

const elsewhere = [
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "/%09/evil.example",
  "/\t/evil.example",
  "javascript:alert(1)",
  "https:evil.example",
  "https://evil.example",
  "@evil.example",
  "/\r\nLocation: https://evil.example",
  "/.//evil.example",
];

test("whatever the remembered origin says, the sign-in stays on the site", async () => {
  for (const from of elsewhere) {
    const answer = await post("/api/sign-in", { ...accounts.dana, from }, { Accept: "text/html" });
    const next = answer.headers.get("location") ?? "";
    expect(new URL(next, addresses.site).origin, `${from} leads to ${next}`).toBe(addresses.site);
    const page = await (await get(`/login?from=${encodeURIComponent(from)}`)).text();
    expect(page).not.toMatch(/name="from" value="(?!\/[^/\\])/);
  }
});

test("a sign-out by GET or from another site does nothing", async () => {
  const cookies = await signInCookies(accounts.priya);
  expect((await get("/api/sign-out", cookies)).status).toBe(405);
  const strange: Record<string, string>[] = [
    { Origin: "https://evil.example" },
    { Origin: "null" },
    { Origin: "https://evil.example", "X-Forwarded-Host": "evil.example" },
    { Origin: addresses.site.replace("http:", "https:") },
  ];
  for (const headers of strange) {
    expect((await post("/api/sign-out", {}, { ...headers, Cookie: cookies })).status).toBe(403);
  }
  const nameless = await fetch(`${addresses.site}/api/sign-out`, {
    method: "POST",
    headers: { Cookie: cookies },
  });
  expect(nameless.status).toBe(403);
  expect((await get("/dashboard/client", cookies)).status).toBe(200);
});

test("every form of the sign-in pages is refused from another site", async () => {
  for (const name of ["sign-in", "sign-up", "send-code", "confirm", "forgot-password", "reset-password"]) {
    const answer = await post(`/api/${name}`, accounts.dana, { Origin: "https://evil.example" });
    expect(answer.status, name).toBe(403);
    expect(answer.headers.getSetCookie(), name).toEqual([]);
  }
});

test("private pages are never stored, and no variant of their address leaks them", async () => {
  const cookies = await signInCookies(accounts.dana);
  const own = await get("/dashboard/client", cookies);
  expect(own.headers.get("cache-control")).toContain("no-store");
  expect(await own.text()).toContain("Voltway");

  const skip = { "x-middleware-subrequest": "proxy:proxy:proxy:proxy:proxy" };
  const variants: [path: string, headers: Record<string, string>][] = [
    ["/dashboard/client", skip],
    ["/dashboard/client", { RSC: "1" }],
    ["/dashboard/client", { RSC: "1", "Next-Router-Prefetch": "1" }],
    ["/dashboard/client.rsc", {}],
    ["/dashboard/client.segments/_tree.segment.rsc", {}],
    ["//dashboard/client", {}],
    ["/dashboard//client", {}],
    ["/dashboard/%63lient", {}],
    ["/dashboard%2Fclient", {}],
    ["/%64ashboard/client", skip],
    ["/dashboard/client/", {}],
    ["/Dashboard/client", {}],
    ["/_next/data/x/dashboard/client.json", {}],
  ];
  for (const [path, headers] of variants) {
    const answer = await get(path, "", headers);
    const body = await answer.text();
    expect(body, `${path} ${JSON.stringify(headers)}`).not.toMatch(/Voltway Home Electric, |Hello, |Dana/);
    expect(answer.status, path).not.toBe(500);
  }
});

test("while the guard of the next page decides, a spinner turns beside Loading...", async ({ page }) => {
  await page.goto("/login");
  await submitLogin(page, accounts.dana);
  await expect(page).toHaveURL("/dashboard/client");
  await page.evaluate(() => {
    new MutationObserver(() => {
      for (const status of document.querySelectorAll<HTMLElement>("[role=status]")) {
        if (status.textContent !== "Loading..." || !status.checkVisibility()) continue;
        sessionStorage.setItem("spinner", getComputedStyle(status, "::before").animationName);
      }
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await page.getByRole("navigation", { name: "Dashboard" }).getByRole("link", { name: "Settings" }).click();
  await expect(page).toHaveURL("/dashboard/settings");
  expect(await page.evaluate(() => sessionStorage.getItem("spinner"))).toMatch(/turn/);
});

test("Back after a sign-out shows nothing private", async ({ page }) => {
  await page.goto("/login");
  await submitLogin(page, accounts.dana);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Dana");
  await page.getByRole("banner").getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/login");

  await page.goBack();

  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText("Dana")).toHaveCount(0);
});

test("a sign-out in one tab takes the others to the login, and their headers follow", async ({
  page,
  context,
}) => {
  await page.goto("/login");
  await submitLogin(page, accounts.dana);
  await expect(page).toHaveURL("/dashboard/client");
  const dashboard = await context.newPage();
  await dashboard.goto("/dashboard/client");
  const contact = await context.newPage();
  await contact.goto("/contact");
  await expect(contact.getByRole("banner").getByRole("link", { name: "Client Dashboard" })).toBeVisible();

  await page.getByRole("banner").getByRole("button", { name: "Sign out" }).click();

  await expect(dashboard).toHaveURL(/\/login/);
  await expect(contact.getByRole("banner").getByRole("link", { name: "Login / Signup" })).toBeVisible();
});
