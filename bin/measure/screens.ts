import { isPortalPath } from "../../schemas/find-address.ts";
import { findSite, median, printRow, rounds, spread } from "./figures.ts";

const mostMs = 150;
const starts = {
  "owner@cornerpocket.example": "/dashboard/owner",
  "dana@voltway.example": "/dashboard/client",
};

/**
 * What the running server takes for each screen of the portal, from the question to the last byte, asked without a browser: one screen
 * of each kind that links lead to. Meant for data of npm run seed:portal, in both sizes.
 */
export async function measureScreens(): Promise<void> {
  const siteUrl = await findSite();
  for (const [email, start] of Object.entries(starts)) {
    const cookie = await signIn(siteUrl, email);
    console.log(`   median    lowest   highest        KB  ms of the server, ${email}`);
    const seen = new Set([kindOf(start)]);
    const paths = [start];
    // What all of them need is compiled then.
    await measureScreen(siteUrl + start, cookie);
    for (const path of paths) {
      const { html, times } = await measureScreen(siteUrl + path, cookie);
      printRow([...spread(times), (html.length / 1000).toFixed()], path, median(times) > mostMs);
      for (const found of linksOf(html)) {
        if (seen.has(kindOf(found))) continue;
        seen.add(kindOf(found));
        paths.push(found);
      }
    }
  }
}

async function signIn(siteUrl: string, email: string): Promise<string> {
  const answer = await fetch(`${siteUrl}/api/sign-in`, {
    method: "POST",
    body: new URLSearchParams({ email, password: "corner-pocket-demo" }),
    headers: { Origin: siteUrl },
    redirect: "manual",
  });
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";", 1)[0]);
  if (cookies.length === 0) throw new Error(`The sign-in of ${email} answered ${answer.status}`);
  return cookies.join("; ");
}

/** Round 0 is for the compilers. */
async function measureScreen(url: string, cookie: string) {
  const times: number[] = [];
  let html = "";
  for (let round = 0; round <= rounds; round++) {
    const startedAt = performance.now();
    const answer = await fetch(url, { headers: { cookie }, redirect: "manual" });
    html = await answer.text();
    if (round > 0) times.push(performance.now() - startedAt);
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  }
  return { html, times };
}

/** The screens that a page links to, with what they are asked for. */
function linksOf(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*\bhref="(\/[^"#]*)/g)]
    .map(([, href = ""]) => href.replaceAll("&amp;", "&"))
    .filter((href) => isPortalPath(href.split("?", 1)[0] ?? ""));
}

/** Screens that differ in ids and in what is asked for alone are of one kind; what they are asked by is part of it. */
function kindOf(path: string): string {
  const { pathname, searchParams } = new URL(path, "http://localhost");
  return `${pathname.replaceAll(/[\da-f-]{36}/g, "[id]")} ${[...searchParams.keys()].sort()}`;
}
