import { expect, test } from "@playwright/test";
import { accounts, addresses } from "../../bin/stack/test-settings.ts";
import { login, makeAccount, newAddressOfVisitor } from "../fixtures/people.ts";
import { get, post, signInCookies } from "../fixtures/session.ts";

// How else an address can be written is tested beside the rule, in same-site-path.test.ts.
const elsewhere = [
  "//evil.example",
  "/\\evil.example",
  "https://evil.example",
  "/\r\nLocation: https://evil.example",
];

test("the sign-in leads back to the remembered page, and whatever that says, stays on the site", async () => {
  const account = await makeAccount();
  const signIn = (fields: Record<string, string>, headers: Record<string, string>) =>
    post(
      "/api/sign-in",
      { ...account, ...fields },
      {
        Accept: "text/html",
        "X-Forwarded-For": newAddressOfVisitor(),
        ...headers,
      },
    );
  const ways = {
    field: (from: string, fields = {}) => signIn({ from, ...fields }, {}),
    address: (from: string, fields = {}) =>
      signIn(fields, { Referer: `${addresses.site}/login?from=${encodeURIComponent(from)}` }),
  };
  const guide = "/documentation/change-orders?q=a#decline";
  for (const [way, signInFrom] of Object.entries(ways)) {
    for (const from of elsewhere) {
      const next = (await signInFrom(from)).headers.get("location") ?? "";
      expect(new URL(next, addresses.site).origin, `${from} by ${way} leads to ${next}`).toBe(addresses.site);
    }
    expect((await signInFrom(guide)).headers.get("location"), way).toBe(guide);
    for (const from of [guide, "//evil.example"]) {
      const refused = await signInFrom(from, { password: "wrong" });
      expect(refused.status).toBe(401);
      const value = from === guide ? guide : "";
      expect(await refused.text(), way).toContain(`name="from" value="${value}"`);
    }
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

test("while the guard of the next page decides, a spinner turns beside Loading...", async ({ page }) => {
  await login(page, accounts.dana, "/dashboard/client");
  await page.evaluate(() => {
    new MutationObserver(() => {
      for (const status of document.querySelectorAll<HTMLElement>("[role=status]")) {
        if (status.textContent !== "Loading..." || !status.checkVisibility()) continue;
        sessionStorage.setItem("spinner", getComputedStyle(status, "::before").animationName);
      }
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await page.getByRole("navigation", { name: "Dashboard" }).getByRole("link", { name: "Settings" }).click();
  await expect(page).toHaveURL("/dashboard/client/settings");
  expect(await page.evaluate(() => sessionStorage.getItem("spinner"))).toMatch(/turn/);
});

test("Back after a sign-out shows nothing private", async ({ page }) => {
  await login(page, accounts.dana, "/dashboard/client");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Dana");
  await page.goto("/dashboard/client/settings");
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
  await login(page, accounts.dana, "/dashboard/client");
  const dashboard = await context.newPage();
  await dashboard.goto("/dashboard/client");
  const contact = await context.newPage();
  await contact.goto("/contact");
  await expect(contact.getByRole("banner").getByRole("link", { name: "Client Dashboard" })).toBeVisible();

  await page.getByRole("banner").getByRole("button", { name: "Sign out" }).click();

  await expect(dashboard).toHaveURL(/\/login/);
  await expect(contact.getByRole("banner").getByRole("link", { name: "Login / Signup" })).toBeVisible();
});
