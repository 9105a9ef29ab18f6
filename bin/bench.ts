import { mkdtempSync, rmSync } from "node:fs";
import { cpus, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import lighthouse from "lighthouse";
import { chromium } from "playwright";
import { ports, stackEnvironment } from "../tests/fixtures/stack.ts";
import { answers } from "./addresses.ts";
import { chromiumFlags, findChromium } from "./chromium.ts";
import { startPlainNext } from "./plain-next.ts";
import { readSettings } from "./settings.ts";
import { serveStaticCopy } from "./static-copy.ts";

// Prints what Lighthouse's phone makes of the home page and a service page, beside the same pages as plain files and an
// empty Next page, in turns. The tests' stack (`node bin/test-stack.ts`) must be running; what serving costs is printed by
// `npm run measure:server`. Lighthouse takes a phone for CPU_SLOWDOWN times slower than this machine, four as a rule; how fast
// the machine itself is, its index tells: a phone of the middle class has 1000.

const rounds = Number(process.env.ROUNDS ?? 5);
const slowdown = Number(process.env.CPU_SLOWDOWN ?? 4);
const paths = ["/", "/services/custom-website-development-durham"];
const categories = ["performance", "accessibility", "best-practices", "seo"];

Object.assign(process.env, stackEnvironment);
const settings = readSettings();
if (!(await answers(`${settings.siteUrl}/api/health`)))
  throw new Error(`No site answers at ${settings.siteUrl}: run node bin/test-stack.ts first.`);
const folder = mkdtempSync(join(tmpdir(), "bench-"));
const copyPort = ports.site + 65;
const plainPort = ports.site + 66;
const debugPort = ports.site + 67;
const copy = await serveStaticCopy(folder, paths, settings, copyPort);
const plain = startPlainNext(plainPort);
while (!(await answers(`http://127.0.0.1:${plainPort}`)))
  await new Promise((resolve) => setTimeout(resolve, 100));
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...chromiumFlags, `--remote-debugging-port=${debugPort}`],
});

const targets = [
  ...paths.flatMap((path) => [
    [`site ${path}`, settings.siteUrl + path],
    [`files ${path}`, `http://localhost:${copyPort}${path}`],
  ]),
  ["empty Next page", `http://localhost:${plainPort}`],
];
const results = new Map<string, Figures[]>();
for (let round = 0; round < rounds; round++)
  for (const [name = "", url = ""] of targets)
    results.set(name, [...(results.get(name) ?? []), await audit(url)]);

const [{ model = "unknown processor" } = {}] = cpus();
console.log(`${cpus().length} × ${model}, ${Math.round(totalmem() / 2 ** 30)} GB; Node ${process.version}`);
const index = median([...results.values()].flat().map((each) => each.index));
console.log(`Chromium ${browser.version()}, Lighthouse's phone; medians of ${rounds}`);
console.log(
  `Lighthouse's index of this machine ${Math.round(index)}, the phone taken for ${slowdown} times slower\n`,
);
for (const [name, figures] of results) console.log(`${name}\n  ${summarise(figures)}`);
for (const path of paths)
  for (const figure of ["lcp", "bytes"] as const)
    console.log(`${path}: ${figure} of the site : of the files = ${ratio(path, figure)}`);

await browser.close();
plain.kill("SIGTERM");
copy.close();
rmSync(folder, { recursive: true, force: true });
process.exit();

type Figures = Awaited<ReturnType<typeof audit>>;

async function audit(url: string) {
  const run = await lighthouse(
    url,
    { port: debugPort, onlyCategories: categories, logLevel: "error" },
    { extends: "lighthouse:default", settings: { throttling: { cpuSlowdownMultiplier: slowdown } } },
  );
  if (!run) throw new Error(`Lighthouse could not look at ${url}`);
  const { lhr } = run;
  const value = (id: string) => Math.round((lhr.audits[id]?.numericValue ?? Number.NaN) * 1000) / 1000;
  const bytes: Record<string, number> = {};
  const { details } = lhr.audits["network-requests"] ?? {};
  const requests = details && "items" in details && Array.isArray(details.items) ? details.items : [];
  for (const { resourceType = "Other", transferSize = 0 } of requests)
    bytes[resourceType] = (bytes[resourceType] ?? 0) + transferSize;
  return {
    index: lhr.environment.benchmarkIndex,
    scores: categories.map((id) => Math.round((lhr.categories[id]?.score ?? 0) * 100)),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    requests: requests.length,
    bytes: Object.values(bytes).reduce((sum, size) => sum + size, 0),
    kinds: bytes,
  };
}

function summarise(figures: Figures[]): string {
  const [first] = figures;
  const scores = categories.map((_, index) => median(figures.map((each) => each.scores[index] ?? 0)));
  const kinds = Object.keys(first?.kinds ?? {}).map(
    (kind) => `${kind} ${kilobytes(median(figures.map((each) => each.kinds[kind] ?? 0)))}`,
  );
  const of = (name: "lcp" | "tbt" | "cls" | "requests" | "bytes") =>
    median(figures.map((each) => each[name]));
  return [
    scores.join("/"),
    `LCP ${Math.round(of("lcp"))} ms, TBT ${Math.round(of("tbt"))} ms, CLS ${of("cls")}`,
    `${of("requests")} requests, ${kilobytes(of("bytes"))} KB (${kinds.join(", ")})`,
  ].join("; ");
}

function ratio(path: string, figure: "lcp" | "bytes"): string {
  const of = (name: string) => median((results.get(`${name} ${path}`) ?? []).map((each) => each[figure]));
  return (of("site") / of("files")).toFixed(2);
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
