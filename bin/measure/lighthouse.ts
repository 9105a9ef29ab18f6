import lighthouse from "lighthouse";
import { launchChromium } from "../tools/chromium.ts";
import { findSite, median, printRow, rounds } from "./figures.ts";

const categories = ["performance", "accessibility", "best-practices", "seo"];
const port = 9333;
const signIn = ["/login", "/signup", "/forgot-password", "/reset-password"];

/**
 * What Lighthouse's phone makes of every public page of the running product, or of the paths that are asked for, on a first
 * visit. It takes a phone for CPU_SLOWDOWN times slower than this machine, four as a rule; a phone of the middle class has an
 * index of 1000.
 */
export async function measureLighthouse(): Promise<void> {
  const siteUrl = await findSite();
  const browser = await launchChromium(`--remote-debugging-port=${port}`);
  const sitemap = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]*)/g)].map(([, address = ""]) => new URL(address).pathname);
  console.log(
    "     LCP       TBT       CLS  requests        KB   origins     index  perf/a11y/bp/seo, page; ms",
  );
  const asked = process.argv.slice(3);
  for (const path of asked.length > 0 ? asked : [...paths, ...signIn]) {
    const runs: Awaited<ReturnType<typeof audit>>[] = [];
    for (let round = 0; round < rounds; round++) runs.push(await audit(siteUrl + path));
    const columns = [0, 0, 3, 0, 1, 0, 0].map((digits, column) =>
      median(runs.map(({ figures }) => figures[column] ?? Number.NaN)).toFixed(digits),
    );
    const scores = categories.map((_, index) => median(runs.map((run) => run.scores[index] ?? 0)));
    printRow(columns, `${scores.join("/")}  ${path}`);
  }
  await browser.close();
}

async function audit(url: string) {
  const throttling = { cpuSlowdownMultiplier: Number(process.env.CPU_SLOWDOWN ?? 4) };
  const run = await lighthouse(
    url,
    { port, onlyCategories: categories, logLevel: "error" },
    { extends: "lighthouse:default", settings: { throttling } },
  );
  if (!run) throw new Error(`Lighthouse could not look at ${url}`);
  const { audits, categories: found, environment } = run.lhr;
  const { details } = audits["network-requests"] ?? {};
  const requests = details && "items" in details && Array.isArray(details.items) ? details.items : [];
  const sent = requests.filter(({ url: address }) => !String(address).startsWith("data:"));
  const timed = ["largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"];
  return {
    scores: categories.map((id) => Math.round((found[id]?.score ?? 0) * 100)),
    figures: [
      ...timed.map((id) => audits[id]?.numericValue ?? Number.NaN),
      sent.length,
      sent.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000,
      new Set(sent.map(({ url: address }) => new URL(String(address)).origin)).size,
      environment.benchmarkIndex,
    ],
  };
}
