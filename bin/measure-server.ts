import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { lake } from "../tests/fixtures/lake.ts";
import { ports, stackEnvironment } from "../tests/fixtures/stack.ts";
import { answers } from "./addresses.ts";
import { startBackends } from "./backends.ts";
import { buildWhatChanged } from "./builds.ts";
import { siteEnvironment } from "./environment.ts";
import { load } from "./load.ts";
import { startPlainNext } from "./plain-next.ts";
import { createProcesses } from "./processes.ts";
import { readSettings } from "./settings.ts";
import { assembleSite, startAssembledSite } from "./site-image.ts";
import { startNginx } from "./start-nginx.ts";

// Prints what serving costs: the production image's site, bare and behind the shipped nginx, beside the same page as a
// static file and an empty Next page, in turns; then what it holds in memory, after a start at which every page was old and
// after one at which none was. Uses the tests' stack when it runs, else starts what it needs of it.

const rounds = Number(process.env.ROUNDS ?? 5);
Object.assign(process.env, stackEnvironment);
const settings = readSettings();
const folder = mkdtempSync(join(tmpdir(), "measure-server-"));
const processes = createProcesses();
const sitePort = ports.site + 62;
const plainPort = ports.site + 63;
const nginxPort = ports.site + 64;
const siteUrl = `http://127.0.0.1:${sitePort}`;
const plainUrl = `http://127.0.0.1:${plainPort}`;

if (!(await answers(`${settings.siteUrl}/api/health`))) {
  await startBackends(processes, settings);
  await buildWhatChanged(processes, settings);
}
assembleSite(join(folder, "image"), { output: settings.siteOutput });
// Every page shows something of the site's settings: after this none that the build has stored is up to date.
await lake.patch("siteSettings").set({ measuredAt: Date.now() }).commit();
await lake.patch("siteSettings").unset(["measuredAt"]).commit();
const old = await startSite();
const memoryWhenOld = [await readIdle(old.site.pid)];
for (const encoding of ["identity", "gzip"]) await load(siteUrl, { pid: old.site.pid ?? 0, encoding });
memoryWhenOld.push(readMemory(old.site.pid, "VmHWM"), await readVisited(old.site.pid));
await stopSite(old.site);

const { site, startMs } = await startSite();
const idle = await readIdle(site.pid);

const html = await (await fetch(siteUrl)).text();
const static_ = join(folder, "static");
writeFileSync(`${static_}.html`, html);
writeFileSync(`${static_}.html.gz`, gzipSync(html, { level: 6 }));
const nginx = await startNginx({
  port: nginxPort,
  sites: [sitePort],
  more: `server { listen 127.0.0.1:${nginxPort + 1}; root ${folder}; gzip_static on; default_type text/html; }`,
});
const plain = startPlainNext(plainPort);
await until(plainUrl);

const targets = {
  "static file, nginx": {
    url: `http://127.0.0.1:${nginxPort + 1}/static.html`,
    pid: nginx.pid,
    encoding: "gzip",
  },
  "site behind nginx": { url: nginx.url, pid: nginx.pid, encoding: "gzip" },
  "empty Next page": { url: plainUrl, pid: plain.pid, encoding: "identity" },
  "site alone": { url: siteUrl, pid: site.pid, encoding: "identity" },
  "empty Next page, gzip": { url: plainUrl, pid: plain.pid, encoding: "gzip" },
  "site alone, gzip": { url: siteUrl, pid: site.pid, encoding: "gzip" },
};
const results: Record<string, { perSecond: number; cpuMicroseconds: number }[]> = {};
// Round 0 is for the compilers: of each process, what is asked for often has been compiled then.
for (let round = 0; round <= rounds; round++)
  for (const [name, { url, pid = 0, encoding }] of Object.entries(targets)) {
    const figures = await load(url, { pid, encoding });
    if (round > 0) results[name] = [...(results[name] ?? []), figures];
  }

console.log(`\nHome page: ${html.length} characters; ${rounds} rounds; median (lowest – highest)`);
for (const [name, figures] of Object.entries(results))
  console.log(
    `${name.padEnd(22)} ${spread(figures.map(({ perSecond }) => perSecond))} requests/s   ` +
      `${spread(figures.map(({ cpuMicroseconds }) => cpuMicroseconds))} µs of CPU each`,
  );
for (const [one, other] of [
  ["site behind nginx", "static file, nginx"],
  ["site alone", "empty Next page"],
  ["site alone, gzip", "empty Next page, gzip"],
]) {
  const ratios = (results[one ?? ""] ?? []).map(
    ({ perSecond }, round) => perSecond / (results[other ?? ""]?.[round]?.perSecond ?? 1),
  );
  console.log(`${one} : ${other} = ${spread(ratios, 2)}`);
}
console.log(`Start until it answers: ${startMs} ms`);
const peak = readMemory(site.pid, "VmHWM");
printMemory("every page was old", memoryWhenOld);
printMemory("no page was old", [idle, peak, await readVisited(site.pid)]);

await stopSite(site);
plain.kill("SIGTERM");
await nginx.stop();
await processes.stopAll();
rmSync(folder, { recursive: true, force: true });
process.exit();

async function startSite() {
  const startedAt = performance.now();
  const site = startAssembledSite(join(folder, "image"), {
    ...siteEnvironment(settings),
    PORT: String(sitePort),
    HOSTNAME: "127.0.0.1",
  });
  site.stdout?.resume();
  site.stderr?.pipe(process.stderr);
  await until(siteUrl);
  return { site, startMs: Math.round(performance.now() - startedAt) };
}

async function stopSite(site: ChildProcess): Promise<void> {
  const ended = once(site, "exit");
  site.kill("SIGTERM");
  await ended;
}

/** What the process holds when its work, the pages it renders and a collection of what they left are over. */
async function readIdle(pid: number | undefined): Promise<number> {
  await pause(20_000);
  return readMemory(pid, "VmRSS");
}

async function readVisited(pid: number | undefined): Promise<number> {
  const sitemap = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
  for (const [, address = ""] of sitemap.matchAll(/<loc>([^<]*)<\/loc>/g))
    await (await fetch(siteUrl + new URL(address).pathname)).arrayBuffer();
  return readIdle(pid);
}

function printMemory(start: string, [idle, peak, visited]: (number | undefined)[]): void {
  console.log(
    `Memory after a start at which ${start}: ${idle} MB idle, ${peak} MB at peak, ` +
      `${visited} MB 20 seconds after every page was visited`,
  );
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

async function until(url: string): Promise<void> {
  while (!(await answers(url))) await pause(10);
}

function readMemory(pid: number | undefined, field: string): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1000);
}

function spread(values: number[], digits = 0): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (index: number) => (sorted[index] ?? 0).toFixed(digits);
  return `${at(Math.floor(sorted.length / 2))} (${at(0)} – ${at(sorted.length - 1)})`;
}
