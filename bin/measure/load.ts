import { spawn } from "node:child_process";
import { findInPackages, packagesEnvironment } from "../tools/debian-packages.ts";

const seconds = 3;

/** Asks an address as fast as it answers, for some seconds: requests per second, answered compressed. */
export async function load(url: string): Promise<number> {
  // A burst after a pause finds nothing fresh in nginx; what counts is the steady state.
  await (await fetch(url, { headers: { "Accept-Encoding": "gzip" } })).arrayBuffer();
  const wrk = findInPackages("usr/bin/wrk", ["wrk", "libluajit-5.1-2", "libluajit-5.1-common"]);
  if (!wrk) throw new Error("The load generator wrk is needed, and Debian's package could not be unpacked.");
  const args = ["-t1", "-c32", `-d${seconds}s`, "-H", "Accept-Encoding: gzip", url];
  const child = spawn(wrk, args, { env: packagesEnvironment(), stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  for await (const text of child.stdout.setEncoding("utf8")) output += text;
  const [, perSecond] = /Requests\/sec:\s+([\d.]+)/.exec(output) ?? [];
  if (!perSecond || /Non-2xx/.test(output)) throw new Error(`${url} did not answer well:\n${output}`);
  return Math.round(Number(perSecond));
}
