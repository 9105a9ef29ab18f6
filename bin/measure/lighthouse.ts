import lighthouse from "lighthouse";
import { chromium } from "playwright";
import { chromiumFlags, findChromium } from "../chromium.ts";
import { findSite, median, rounds } from "./figures.ts";
import { startPlainNext } from "./plain-next.ts";

const categories = ["performance", "accessibility", "best-practices", "seo"];
const [debugPort, plainPort] = [9333, 9334];
const signIn = ["/login", "/signup", "/forgot-password", "/reset-password"];

/**
 * What Lighthouse's phone makes of every public page of the running product on a first visit, beside an empty page of the same
 * Next. It takes a phone for CPU_SLOWDOWN times slower than this machine, four as a rule; a phone of the middle class has an
 * index of 1000.
 */
export async function measureLighthouse(): Promise<void> {
  const siteUrl = await findSite();
  const plain = await startPlainNext(plainPort);
  const args = [...chromiumFlags, `--remote-debugging-port=${debugPort}`];
  const browser = await chromium.launch({ executablePath: findChromium(), args });
  const sitemap = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]*)/g)].map(([, address = ""]) => new URL(address).pathname);
  const urls = [...paths, ...signIn].map((path) => siteUrl + path);
  console.log("perf/a11y/bp/seo   LCP ms  TBT ms    CLS  requests      KB  origins  index  page");
  for (const url of [...urls, `http://localhost:${plainPort}/`]) {
    const runs: Awaited<ReturnType<typeof audit>>[] = [];
    for (let round = 0; round < rounds; round++) runs.push(await audit(url));
    const of = (read: (run: (typeof runs)[number]) => number) => median(runs.map(read));
    const scores = categories.map((_, index) => of((run) => run.scores[index] ?? 0)).join("/");
    const columns = [
      of((run) => run.lcp)
        .toFixed()
        .padStart(9),
      of((run) => run.tbt)
        .toFixed()
        .padStart(7),
      of((run) => run.cls)
        .toFixed(3)
        .padStart(6),
      String(of((run) => run.requests)).padStart(9),
      (of((run) => run.bytes) / 1000).toFixed(1).padStart(7),
      String(of((run) => run.origins)).padStart(8),
      of((run) => run.index)
        .toFixed()
        .padStart(6),
    ];
    console.log(`${scores.padEnd(15)} ${columns.join(" ")}  ${url}`);
  }
  await browser.close();
  plain.kill("SIGTERM");
}

async function audit(url: string) {
  const throttling = { cpuSlowdownMultiplier: Number(process.env.CPU_SLOWDOWN ?? 4) };
  const run = await lighthouse(
    url,
    { port: debugPort, onlyCategories: categories, logLevel: "error" },
    { extends: "lighthouse:default", settings: { throttling } },
  );
  if (!run) throw new Error(`Lighthouse could not look at ${url}`);
  const { audits, categories: found, environment } = run.lhr;
  const { details } = audits["network-requests"] ?? {};
  const requests = details && "items" in details && Array.isArray(details.items) ? details.items : [];
  const sent = requests.filter(({ url: address }) => !String(address).startsWith("data:"));
  return {
    scores: categories.map((id) => Math.round((found[id]?.score ?? 0) * 100)),
    lcp: audits["largest-contentful-paint"]?.numericValue ?? Number.NaN,
    tbt: audits["total-blocking-time"]?.numericValue ?? Number.NaN,
    cls: audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN,
    requests: sent.length,
    bytes: sent.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    origins: new Set(sent.map(({ url: address }) => new URL(String(address)).origin)).size,
    index: environment.benchmarkIndex,
  };
}
