import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { answers } from "../stack/addresses.ts";
import { startBackends } from "../stack/backends.ts";
import { buildWhatChanged } from "../stack/builds.ts";
import { siteEnvironment } from "../stack/environment.ts";
import { createProcesses } from "../stack/processes.ts";
import { readSettings } from "../stack/settings.ts";
import { ports, stackEnvironment } from "../stack/test-settings.ts";
import { findInPackages, packagesEnvironment } from "../tools/debian-packages.ts";
import { startNginx } from "../tools/start-nginx.ts";
import { assembleSite, startAssembledSite } from "../verify/site-image.ts";
import { rounds, spread } from "./figures.ts";

const loadSeconds = 3;
const [sitePort, nginxPort] = [ports.site + 62, ports.site + 64];

/**
 * What serving the home page costs: the production image's site, bare and behind the shipped nginx, beside the same page as a
 * static file, in turns. Uses the tests' stack when it runs, else starts what it needs of it.
 */
export async function measureServer(): Promise<void> {
  Object.assign(process.env, stackEnvironment);
  const settings = readSettings();
  const folder = mkdtempSync(join(tmpdir(), "measure-server-"));
  const processes = createProcesses();
  if (!(await answers(`${settings.siteUrl}/api/health`))) {
    await startBackends(processes, settings);
    await buildWhatChanged(processes, settings);
  }
  assembleSite(join(folder, "image"), { output: settings.siteOutput });
  const startedAt = performance.now();
  const site = startAssembledSite(join(folder, "image"), {
    ...siteEnvironment(settings),
    PORT: String(sitePort),
    HOSTNAME: "127.0.0.1",
  });
  site.stdout?.resume();
  site.stderr?.pipe(process.stderr);
  const siteUrl = `http://127.0.0.1:${sitePort}`;
  while (!(await answers(siteUrl))) await new Promise((resolve) => setTimeout(resolve, 10));
  console.log(`Start until it answers: ${Math.round(performance.now() - startedAt)} ms`);

  const html = await (await fetch(siteUrl)).text();
  writeFileSync(join(folder, "static.html"), html);
  writeFileSync(join(folder, "static.html.gz"), gzipSync(html, { level: 6 }));
  const fileServer = `server { listen 127.0.0.1:${nginxPort + 1}; root ${folder}; gzip_static on; default_type text/html; }`;
  const nginx = await startNginx({ port: nginxPort, sites: [sitePort], more: fileServer });

  const targets = {
    "static file, nginx": `http://127.0.0.1:${nginxPort + 1}/static.html`,
    "site behind nginx": nginx.url,
    "site alone": siteUrl,
  };
  const rates: Record<string, number[]> = {};
  // Round 0 is for the compilers: what is asked for often has been compiled then.
  for (let round = 0; round <= rounds; round++)
    for (const [name, url] of Object.entries(targets)) {
      const perSecond = await load(url);
      if (round > 0) rates[name] = [...(rates[name] ?? []), perSecond];
    }
  console.log(`Home page of ${html.length} characters, gzip; ${rounds} rounds; median (lowest – highest)`);
  for (const [name, values] of Object.entries(rates))
    console.log(`${name.padEnd(20)} ${spread(values)} requests/s`);
  const files = rates["static file, nginx"] ?? [];
  const ratios =
    rates["site behind nginx"]?.map((value, round) => value / (files[round] ?? Number.NaN)) ?? [];
  console.log(`site behind nginx : static file = ${spread(ratios, 2)}`);

  site.kill("SIGTERM");
  await nginx.stop();
  await processes.stopAll();
  rmSync(folder, { recursive: true, force: true });
}

/** Asks an address as fast as it answers, for some seconds: requests per second, answered compressed. */
async function load(url: string): Promise<number> {
  // A burst after a pause finds nothing fresh in nginx; what counts is the steady state.
  await (await fetch(url, { headers: { "Accept-Encoding": "gzip" } })).arrayBuffer();
  const wrk = findInPackages("usr/bin/wrk", ["wrk", "libluajit-5.1-2", "libluajit-5.1-common"]);
  if (!wrk) throw new Error("The load generator wrk is needed, and Debian's package could not be unpacked.");
  const args = ["-t1", "-c32", `-d${loadSeconds}s`, "-H", "Accept-Encoding: gzip", url];
  const child = spawn(wrk, args, { env: packagesEnvironment(), stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  for await (const text of child.stdout.setEncoding("utf8")) output += text;
  const [, perSecond] = /Requests\/sec:\s+([\d.]+)/.exec(output) ?? [];
  if (!perSecond || /Non-2xx/.test(output)) throw new Error(`${url} did not answer well:\n${output}`);
  return Math.round(Number(perSecond));
}
