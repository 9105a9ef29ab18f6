import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { accounts, addresses, stackEnvironment } from "../../bin/stack/test-settings.ts";
import { lookHuman, openWithBanner, preferencesOf } from "../fixtures/consent.ts";
import { inLanes } from "../fixtures/in-lanes.ts";
import { lake } from "../fixtures/lake.ts";
import { signIn } from "../fixtures/people.ts";
import { findPolicyFaults } from "../fixtures/policy.ts";
import { kindsOfPages, publicPages } from "../fixtures/public-pages.ts";
import { wake } from "../fixtures/wake.ts";

/** How many answers the slow tier looks at: POLICY_RESPONSES=10000 for the whole proof. */
const count = Number(process.env.POLICY_RESPONSES ?? 400);
const answersBetweenPublishes = 100;

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

test("an answer has one policy that covers it: stored, new, missing, an asset or the API's", async () => {
  const { states, faults } = await lookAtAnswers([...kindsOfPages, newAddress(), ...others]);
  expect(faults).toEqual([]);
  expect(states).toEqual(expect.arrayContaining(["HIT 200", "MISS 404", "- 404"]));
});

test(`${count} answers have one policy each that covers them`, { tag: "@slow" }, async () => {
  test.setTimeout(60_000 + count * 100);
  const fixed = [...publicPages, ...publicPages, ...others];
  const seen: string[] = [];
  for (let begin = 0; begin < count; begin += answersBetweenPublishes) {
    const paths = Array.from({ length: answersBetweenPublishes }, (_, index) =>
      index % 20 === 0 ? newAddress() : (fixed[(begin + index) % fixed.length] ?? "/"),
    );
    const { states, faults } = await lookAtAnswers(paths);
    expect(faults).toEqual([]);
    seen.push(...states);
    await republish();
  }
  expect(seen).toEqual(expect.arrayContaining(["HIT 200", "MISS 404", "- 404"]));
});

/** An address that was never rendered. */
const newAddress = () => `/services/new-${crypto.randomUUID()}`;

/** Asks for the paths and the assets of the home page: their states, and what was wrong. */
async function lookAtAnswers(paths: string[]) {
  const home = await (await fetch(addresses.site)).text();
  const assets = home.match(/\/(_next\/static|built)\/[^"'\\\s]+\.(js|css|woff2)/g) ?? [];
  const states: string[] = [];
  const faults: string[] = [];
  await inLanes([...paths, ...new Set(assets)], async (path) => {
    const response = await fetch(addresses.site + path, { redirect: "manual" });
    const state = `${response.headers.get("x-nextjs-cache") ?? "-"} ${response.status}`;
    states.push(state);
    for (const fault of await findPolicyFaults(response)) faults.push(`${path} (${state}): ${fault}`);
    await response.body?.cancel().catch(() => {});
  });
  return { states, faults };
}

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
  await inLanes(pages, async (address) => {
    const url = addresses.site + address.replace(/\[.*?\]/g, "none");
    const response = await fetch(url, { redirect: "manual" });
    await response.body?.cancel();
    expect(response.headers.get("content-security-policy"), address).toContain("'nonce-");
  });
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

test("no browser reports a violation on any kind of page, asleep, awake and with the consent dialog open", ({
  page,
}) => expectNoViolations(page, kindsOfPages));

test("no browser reports a violation on any public page", { tag: "@slow" }, ({ page }) =>
  expectNoViolations(page, publicPages),
);

async function expectNoViolations(page: Page, paths: string[]): Promise<void> {
  await lookHuman(page);
  const violations = await watchViolations(page);
  for (const path of paths) {
    await openWithBanner(page, path);
    await wake(page);
    await page.getByRole("button", { name: "Manage preferences" }).click();
    await expect(preferencesOf(page)).toBeVisible();
  }
  expect(violations).toEqual([]);
}

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
    ["/dashboard/owner", "/dashboard/owner/messages", "/dashboard/owner/calls", "/dashboard/owner/settings"],
  ],
  [accounts.dana, ["/dashboard/client", "/dashboard/client/settings", "/documentation"]],
] as const)
  test(`no portal page of ${account.name} breaks its policy`, async ({ page }) => {
    const violations = await watchViolations(page);
    await signIn(page.context(), account);
    for (const path of paths) {
      const response = await page.goto(path);
      expect(response?.headers()["content-security-policy"], path).toContain("'nonce-");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await wake(page);
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
