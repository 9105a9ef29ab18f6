import { findSite, median } from "./figures.ts";
import { measureClicks } from "./portal-clicks.ts";

const limitMs = 300;
const visits = 15;
const password = "corner-pocket-demo";
const project = "/projects/00000000-0000-4000-8000-000000000101";
const projectScreens = ["", "/updates", "/feedback", "/change-orders", "/files", "/messages"].map(
  (tab) => project + tab,
);
const voltway = "/dashboard/owner/clients/00000000-0000-4000-8000-0000000000a1";
const ownerSections = [
  "",
  "/messages",
  "/calls",
  "/clients",
  "/projects",
  "/projects?search=gallery&page=2",
  "/site",
];
const settings = ["", "/agency", "/audit-log"].map((part) => `/dashboard/settings${part}`);
const screens = {
  "owner@cornerpocket.example": [
    ...ownerSections.map((section) => `/dashboard/owner${section}`),
    ...[voltway, `${voltway}/view`, ...settings, ...projectScreens],
  ],
  "dana@voltway.example": ["/dashboard/client", ...projectScreens, "/documentation"],
};

/**
 * How long the running portal takes to answer each screen, wholly, without a browser, and what following a link takes in one;
 * the medians must stay below the limits. Meant for data of npm run seed:portal.
 */
export async function measurePortal(): Promise<void> {
  const siteUrl = await findSite();
  await measureAnswers(siteUrl);
  await measureClicks(siteUrl, async (context, email) => {
    const cookies = (await signIn(siteUrl, email)).split("; ");
    await context.addCookies(
      cookies.map((cookie) => {
        const [name = "", ...value] = cookie.split("=");
        return { name, value: value.join("="), url: siteUrl };
      }),
    );
  });
}

async function measureAnswers(siteUrl: string): Promise<void> {
  console.log(`median ms  slowest ms  who    screen (${visits} times each)`);
  for (const [email, paths] of Object.entries(screens)) {
    const Cookie = await signIn(siteUrl, email);
    for (const path of paths) {
      const times = await visit(siteUrl + path, Cookie);
      const isSlow = !(median(times) <= limitMs);
      if (isSlow) process.exitCode = 1;
      const columns = [median(times), Math.max(...times)].map((time) => String(time).padStart(9));
      console.log(
        `${columns.join("   ")}  ${email.split("@")[0]?.padEnd(5)}  ${path}${isSlow ? "  TOO SLOW" : ""}`,
      );
    }
  }
}

async function signIn(siteUrl: string, email: string): Promise<string> {
  const response = await fetch(`${siteUrl}/api/sign-in`, {
    method: "POST",
    headers: { Origin: siteUrl, Accept: "application/json" },
    body: new URLSearchParams({ email, password }),
  });
  if (!response.ok) throw new Error(`The sign-in of ${email} answered ${response.status}`);
  const cookies = response.headers.getSetCookie();
  return cookies.map((line) => line.split(";")[0]).join("; ");
}

/** In milliseconds. The first visit only warms the screen up. */
async function visit(url: string, Cookie: string): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round <= visits; round++) {
    const startedAt = performance.now();
    const response = await fetch(url, { headers: { Cookie }, redirect: "manual" });
    await response.text();
    if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
    if (round > 0) times.push(Math.round(performance.now() - startedAt));
  }
  return times;
}
