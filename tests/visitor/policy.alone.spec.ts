import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { lookHuman } from "../fixtures/consent.ts";
import { lake } from "../fixtures/lake.ts";
import { findPolicyFaults } from "../fixtures/policy.ts";
import { publicPages } from "../fixtures/public-pages.ts";
import { submitLogin } from "../fixtures/sign-in.ts";
import { accounts, addresses, stackEnvironment } from "../fixtures/stack.ts";
import { wake } from "../fixtures/wake.ts";

/** How many answers are looked at: POLICY_RESPONSES=10000 for the whole proof. */
const count = Number(process.env.POLICY_RESPONSES ?? 400);

const others = [
  "/no-such-page",
  "/no-such-file.png",
  "/api/no-such-endpoint",
  "/api/health",
  "/api/session",
  "/api/proverb",
  "/dashboard",
  "/dashboard/no-such-section",
  "/calls/no-such-call",
  "/manifest.webmanifest",
  "/robots.txt",
  "/sitemap.xml",
  "/llms.txt",
  "/icon.svg",
  "/_next/static/no-such-chunk.js",
  "/_next/image?url=%2Ficon.svg&w=64&q=75",
  "/%E0%A4%A",
  "/brand/logos.zip",
];

test(`${count} answers, fresh, stale, new, missing, assets and API, have one policy each that covers them`, async () => {
  test.setTimeout(60_000 + count * 100);
  const home = await (await fetch(addresses.site)).text();
  const assets = [...new Set(home.match(/\/(_next\/static|built)\/[^"'\\\s]+\.(js|css|woff2)/g))];
  const fixed = [...publicPages, ...publicPages, ...assets, ...others];
  const states = new Map<string, number>();
  const faults: string[] = [];

  async function look(index: number) {
    // Every twentieth is an address that was never rendered.
    const path =
      index % 20 === 0 ? `/services/new-${index}-${Date.now()}` : (fixed[index % fixed.length] ?? "/");
    if (index % 100 === 50) await republish();
    const response = await fetch(addresses.site + path, { redirect: "manual" });
    const state = `${response.headers.get("x-nextjs-cache") ?? "-"} ${response.status}`;
    states.set(state, (states.get(state) ?? 0) + 1);
    for (const fault of await findPolicyFaults(response)) faults.push(`${path} (${state}): ${fault}`);
    await response.body?.cancel().catch(() => {});
  }

  let next = 0;
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (next < count) await look(next++);
    }),
  );
  console.log(Object.fromEntries(states));
  expect(faults).toEqual([]);
  for (const state of ["HIT 200", "MISS 404", "- 404"]) expect(states.get(state), state).toBeGreaterThan(0);
});

test("every page that is rendered for one request has a policy with a nonce: proxy.ts knows its address", async () => {
  const output = join(import.meta.dirname, "..", "..", "web", stackEnvironment.NEXT_DIST_DIR ?? "");
  const read = (name: string) => JSON.parse(readFileSync(join(output, name), "utf8"));
  const { routes, dynamicRoutes } = read("prerender-manifest.json");
  const pages = Object.entries<string>(read("app-path-routes-manifest.json"))
    .filter(
      ([file, address]) => file.endsWith("/page") && !(address in routes) && !(address in dynamicRoutes),
    )
    .map(([, address]) => address);
  expect(pages.length).toBeGreaterThan(5);
  for (const address of pages) {
    const response = await fetch(addresses.site + address.replace(/\[.*?\]/g, "none"), {
      redirect: "manual",
    });
    await response.body?.cancel();
    expect(response.headers.get("content-security-policy"), address).toContain("'nonce-");
  }
});

/** Publishes the settings as they are, so that every page becomes stale. */
async function republish(): Promise<void> {
  await lake.patch("siteSettings").set({ _type: "siteSettings" }).commit();
}

/** Everything that a browser reports as forbidden, on all pages that this page opens. */
async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction("reportViolation", (text: string) => violations.push(text));
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", (event) => {
      const { documentURI, violatedDirective, blockedURI, sourceFile, lineNumber } = event;
      Reflect.get(
        globalThis,
        "reportViolation",
      )(`${documentURI}: ${violatedDirective} ${blockedURI} ${sourceFile}:${lineNumber}`);
    });
  });
  return violations;
}

test("no browser reports a violation on any public page, asleep, awake and with the consent dialog open", async ({
  page,
}) => {
  await lookHuman(page);
  const violations = await watchViolations(page);
  for (const path of publicPages) {
    await page.goto(path);
    await expect(page.getByRole("dialog", { name: "A cookie with your visit?" })).toBeVisible();
    await wake(page);
    await page.getByRole("button", { name: "Manage preferences" }).click();
    await expect(page.getByRole("dialog", { name: "Cookie settings" })).toBeVisible();
  }
  expect(violations).toEqual([]);
});

test("no menu, lightbox, video or notice breaks the policy", async ({ page }) => {
  const violations = await watchViolations(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Services" }).click();
  await expect(page.locator("#services-menu")).toBeVisible();
  await page.keyboard.press("Escape");
  const pictures = page.getByRole("list", { name: "Pictures and clips of Voltway Home Electric" });
  await pictures.getByRole("link").first().click();
  const lightbox = page.getByRole("dialog", { name: "Lightbox" });
  await lightbox.getByRole("button", { name: "Next" }).click();
  await page.keyboard.press("Escape");
  await expect(lightbox).toBeHidden();
  await page.getByRole("link", { name: /Watch the tutorial/ }).click();
  await expect(page.getByRole("dialog", { name: "Meet Chalkline: the tutorial" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  expect(violations).toEqual([]);
});

for (const [account, paths] of [
  [
    accounts.owner,
    ["/dashboard/owner", "/dashboard/owner/messages", "/dashboard/owner/calls", "/dashboard/settings"],
  ],
  [accounts.dana, ["/dashboard/client", "/dashboard/settings", "/documentation"]],
] as const)
  test(`no portal page of ${account.name} breaks its policy`, async ({ page }) => {
    const violations = await watchViolations(page);
    await page.goto("/login");
    await submitLogin(page, account);
    await expect(page).toHaveURL(/\/dashboard\//);
    for (const path of paths) {
      const response = await page.goto(path);
      expect(response?.headers()["content-security-policy"], path).toContain("'nonce-");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.waitForLoadState("networkidle");
    }
    expect(violations).toEqual([]);
  });

test("a script, a handler and a javascript: link that somebody plants do not run", async ({ page }) => {
  for (const path of ["/", "/login"]) {
    await page.goto(path);
    const violations = await page.evaluate(async () => {
      const heard: string[] = [];
      addEventListener("securitypolicyviolation", ({ violatedDirective }) => heard.push(violatedDirective));
      const script = document.createElement("script");
      script.textContent = "globalThis.planted = 'script'";
      document.body.append(script);
      const place = document.createElement("div");
      place.innerHTML =
        "<img src='data:,' onerror=\"globalThis.planted = 'handler'\"><a href=\"javascript:globalThis.planted = 'link'\">x</a>";
      document.body.append(place);
      place.querySelector("a")?.click();
      while (heard.length < 3) await new Promise((resolve) => setTimeout(resolve, 20));
      return heard;
    });
    expect(violations.length).toBeGreaterThanOrEqual(3);
    expect(await page.evaluate(() => Reflect.get(globalThis, "planted")), path).toBeUndefined();
  }
});

test("no answer may be shown in another site's frame, and https is not promised over http", async ({
  request,
}) => {
  for (const path of ["/", "/login", "/api/health", "/icon.svg", "/no-such-file.png"]) {
    const headers = (await request.get(path, { headers: { cookie: "__prerender_bypass=forged" } })).headers();
    expect(headers["content-security-policy"], path).toContain("frame-ancestors 'none'");
    expect(headers["x-frame-options"], path).toBe("DENY");
    expect(headers["x-powered-by"], path).toBeUndefined();
    expect(headers["strict-transport-security"], path).toBeUndefined();
  }
});
