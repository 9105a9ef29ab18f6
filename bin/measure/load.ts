import { createServer } from "node:http";
import type { Browser } from "playwright";
import { findFreePort } from "../../process/find-free-port.ts";
import { launchHeadlessShell } from "../tools/chromium.ts";
import { findSite, median, printRow, rounds } from "./figures.ts";
import { loadPage } from "./load-page.ts";
import { port, runLighthouse } from "./run-lighthouse.ts";

const usual = ["/", "/contact", "/work/lakeshore-wander", "/services/digital-consulting-durham-region"];
/** What does not depend on the machine. */
const most = { styles: 40, layouts: 34, cls: 0.01 };

type Figures = Awaited<ReturnType<typeof loadPage>>;

/**
 * What a phone does to show pages of the running product, or those asked for, to somebody who has never been there, with the dialog
 * about cookies. An empty page stands beside them and, with BESIDE_URL, pages of other sites (with spaces between them), in
 * turns. TRACES names a folder that keeps the last round's traces.
 */
export async function measureLoad(): Promise<void> {
  const siteUrl = await findSite();
  const empty = await serveEmptyPage();
  const asked = process.argv.slice(3);
  const own = (asked.length > 0 ? asked : usual).map((path) => siteUrl + path);
  const beside = process.env.BESIDE_URL?.split(" ").map((address) => new URL(address).href) ?? [];
  const runs = new Map([empty.url, ...beside, ...own].map((url): [string, Figures[]] => [url, []]));
  // Seen as a person's browser: a test's is not asked about cookies.
  const browser = await launchHeadlessShell(
    "--disable-blink-features=AutomationControlled",
    `--remote-debugging-port=${port}`,
  );
  const { environment } = await runLighthouse(empty.url);
  console.log(`Lighthouse's index of the machine: ${environment.benchmarkIndex.toFixed()}`);
  for (let round = 0; round < rounds; round++) await takeTurns(browser, runs);
  await browser.close();
  empty.close();
  console.log(
    "  main ms    styles        ms   layouts        ms      long  blocking       LCP       CLS        KB  requests  medians",
  );
  for (const [url, found] of runs) printMedians(url, found, own.includes(url));
}

/** In another order each time: what a page leaves to do, its follower pays for. */
async function takeTurns(browser: Browser, runs: Map<string, Figures[]>): Promise<void> {
  const inAnyOrder = [...runs].map((run, index) => ({ run, index, place: Math.random() }));
  inAnyOrder.sort((one, other) => one.place - other.place);
  for (const { run, index } of inAnyOrder) run[1].push(await loadPage(browser, run[0], `${index}`));
}

/** Styles and layouts are how often, and how long together. */
function printMedians(url: string, found: readonly Figures[], isHeldTo: boolean): void {
  const of = (name: keyof Figures) => median(found.map((figures) => figures[name]));
  const columns = [
    of("mainMs").toFixed(),
    of("styles").toFixed(),
    of("styleMs").toFixed(),
    of("layouts").toFixed(),
    of("layoutMs").toFixed(),
    of("longTasks").toFixed(),
    of("blockingMs").toFixed(),
    of("lcpMs").toFixed(),
    of("cls").toFixed(3),
    of("kb").toFixed(1),
    of("requests").toFixed(),
  ];
  const isBeyond = of("styles") > most.styles || of("layouts") > most.layouts || of("cls") > most.cls;
  printRow(columns, url, isHeldTo && isBeyond);
}

/** What the browser and the line cost by themselves. */
async function serveEmptyPage() {
  const server = createServer((_request, response) => {
    response.setHeader("Content-Type", "text/html");
    response.end('<!doctype html><html lang="en"><title>Empty</title><p>Nothing.</p></html>');
  });
  const free = await findFreePort();
  await new Promise<void>((resolve) => server.listen(free, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${free}/`, close: () => server.close() };
}
