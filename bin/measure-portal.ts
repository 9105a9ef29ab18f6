import { answers } from "./addresses.ts";
import { readSettings } from "./settings.ts";

// Prints how long the running portal takes to answer each screen, wholly, without a browser; the median must stay below
// the limit. Meant for data of npm run seed:portal.
const limitMs = 300;
const rounds = 15;
const { siteUrl } = readSettings();
const password = "corner-pocket-demo";

const project = "/projects/00000000-0000-4000-8000-000000000101";
const projectScreens = ["", "/updates", "/feedback", "/change-orders", "/files", "/messages"].map(
  (tab) => project + tab,
);
const voltway = "/dashboard/owner/clients/00000000-0000-4000-8000-0000000000a1";
const screens = [
  {
    email: "owner@cornerpocket.example",
    paths: [
      ...["", "/messages", "/calls", "/clients", "/projects", "/projects?search=gallery&page=2", "/site"].map(
        (section) => `/dashboard/owner${section}`,
      ),
      ...[
        voltway,
        `${voltway}/view`,
        "/dashboard/settings",
        "/dashboard/settings/agency",
        "/dashboard/settings/audit-log",
      ],
      ...projectScreens,
    ],
  },
  { email: "dana@voltway.example", paths: ["/dashboard/client", ...projectScreens, "/documentation"] },
];

if (!(await answers(`${siteUrl}/api/health`))) {
  console.error(`No site answers at ${siteUrl}: run npm start first, or set SITE_URL.`);
  process.exit(1);
}
console.log(`median ms  slowest ms  who    screen (${rounds} times each)`);
for (const { email, paths } of screens) {
  const cookie = await signIn(email);
  const [who = ""] = email.split("@");
  for (const path of paths) {
    const times = await measure(path, cookie);
    if (times === null) {
      console.log(`${"–".padStart(9)}  ${"–".padStart(10)}  ${who.padEnd(5)}  ${path} is not there`);
      continue;
    }
    const median = times[Math.floor(times.length / 2)] ?? 0;
    if (median > limitMs) process.exitCode = 1;
    const slowest = times.at(-1) ?? 0;
    console.log(
      `${String(median).padStart(9)}  ${String(slowest).padStart(10)}  ${who.padEnd(5)}  ${path}${median > limitMs ? "  TOO SLOW" : ""}`,
    );
  }
}

async function signIn(email: string): Promise<string> {
  const response = await fetch(`${siteUrl}/api/sign-in`, {
    method: "POST",
    headers: { Origin: siteUrl, Accept: "application/json" },
    body: new URLSearchParams({ email, password }),
  });
  if (!response.ok) throw new Error(`The sign-in of ${email} answered ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}

/** The times in milliseconds, the fastest first; null where the screen does not exist. The first visit only warms it up. */
async function measure(path: string, cookie: string): Promise<number[] | null> {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const startedAt = performance.now();
    const response = await fetch(siteUrl + path, { headers: { Cookie: cookie }, redirect: "manual" });
    await response.text();
    if (response.status !== 200) return null;
    if (round > 0) times.push(Math.round(performance.now() - startedAt));
  }
  return times.sort((one, other) => one - other);
}
