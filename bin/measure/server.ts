import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { findFreePort } from "../../process/find-free-port.ts";
import { findInPackages, packagesEnvironment } from "../tools/debian-packages.ts";
import { startNginx } from "../tools/start-nginx.ts";
import { findSite, median, printRow, rounds, spread } from "./figures.ts";

const lowestRatio = 0.75;

/** How many home pages a second the running site serves, bare and behind the shipped nginx, beside a static file of that nginx. */
export async function measureServer(): Promise<void> {
  const siteUrl = await findSite();
  const html = await (await fetch(siteUrl)).text();
  const folder = mkdtempSync(join(tmpdir(), "measure-server-"));
  writeFileSync(join(folder, "page.html"), html);
  writeFileSync(join(folder, "page.html.gz"), gzipSync(html, { level: 6 }));
  const port = await findFreePort(2);
  const nginx = await startNginx({
    port,
    sites: [Number(new URL(siteUrl).port)],
    more: `server { listen 127.0.0.1:${port + 1}; root ${folder}; gzip_static on; default_type text/html; }`,
  });
  const rates: [file: number, nginx: number, site: number][] = [];
  // In turns. Round 0 is for the compilers: what is asked for often has been compiled then.
  for (let round = 0; round <= rounds; round++) {
    const file = await load(`http://127.0.0.1:${port + 1}/page.html`);
    rates[round] = [file, await load(nginx.url), await load(siteUrl)];
  }
  await nginx.stop();
  rmSync(folder, { recursive: true, force: true });

  const [, ...counted] = rates;
  console.log("   median    lowest   highest  requests a second of the home page, gzip");
  for (const [index, name] of ["static file, nginx", "site behind nginx", "site alone"].entries())
    printRow(spread(counted.map((round) => round[index] ?? Number.NaN)), name);
  const ratios = counted.map(([file, behind]) => behind / file);
  printRow(spread(ratios, 2), "site behind nginx : static file", median(ratios) < lowestRatio);
}

/** Asks an address as fast as it answers, for three seconds: requests per second, answered compressed. */
async function load(url: string): Promise<number> {
  // A burst after a pause finds nothing fresh in nginx; what counts is the steady state.
  await (await fetch(url, { headers: { "Accept-Encoding": "gzip" } })).arrayBuffer();
  const wrk = findInPackages("usr/bin/wrk", ["wrk", "libluajit-5.1-2", "libluajit-5.1-common"]);
  if (!wrk) throw new Error("The load generator wrk is needed, and Debian's package could not be unpacked.");
  const args = ["-t1", "-c32", "-d3s", "-H", "Accept-Encoding: gzip", url];
  const child = spawn(wrk, args, { env: packagesEnvironment(), stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  for await (const text of child.stdout.setEncoding("utf8")) output += text;
  const [, perSecond] = /Requests\/sec:\s+([\d.]+)/.exec(output) ?? [];
  if (!perSecond || /Non-2xx/.test(output)) throw new Error(`${url} did not answer well:\n${output}`);
  return Number(perSecond);
}
