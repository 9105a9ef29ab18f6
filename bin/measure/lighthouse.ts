import { launchChromium } from "../tools/chromium.ts";
import { findSite, median, printRow, rounds } from "./figures.ts";
import { categories, port, runLighthouse } from "./run-lighthouse.ts";

const signIn = ["/login", "/signup", "/forgot-password", "/reset-password"];

/**
 * What Lighthouse's phone makes of every public page of the running product, or of the paths that are asked for, on a first
 * visit. It takes a phone for four times slower than this machine; a phone of the middle class has an index of 1000.
 */
export async function measureLighthouse(): Promise<void> {
  const siteUrl = await findSite();
  const browser = await launchChromium(`--remote-debugging-port=${port}`);
  const sitemap = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]*)/g)].map(([, address = ""]) => new URL(address).pathname);
  console.log("      LCP       TBT       CLS     bytes  requests   origins     index  scores, page");
  const asked = process.argv.slice(3);
  for (const path of asked.length > 0 ? asked : [...paths, ...signIn]) {
    const runs: number[][] = [];
    for (let round = 0; round < rounds; round++) runs.push(await audit(siteUrl + path));
    const medians = (runs[0] ?? []).map((_, index) => median(runs.map((run) => run[index] ?? Number.NaN)));
    const columns = medians.slice(4).map((value) => String(Number(value.toFixed(value < 1 ? 3 : 0))));
    printRow(columns, `${medians.slice(0, 4).join("/")} ${path}`);
  }
  await browser.close();
}

/** The four scores, and the columns above. */
async function audit(url: string): Promise<number[]> {
  const { audits, categories: found, environment } = await runLighthouse(url);
  const sent = audits["network-requests"].details.items.filter(
    ({ url: address }) => !address.startsWith("data:"),
  );
  const ids = [
    "largest-contentful-paint",
    "total-blocking-time",
    "cumulative-layout-shift",
    "total-byte-weight",
  ];
  return [
    ...categories.map((id) => Math.round((found[id]?.score ?? 0) * 100)),
    ...ids.map((id) => audits[id]?.numericValue ?? Number.NaN),
    sent.length,
    new Set(sent.map(({ url: address }) => new URL(address).origin)).size,
    environment.benchmarkIndex,
  ];
}
