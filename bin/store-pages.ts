import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { answers } from "./addresses.ts";
import { packageScript } from "./package-script.ts";
import { findFreePort } from "./ports.ts";
import { root } from "./settings.ts";

/**
 * Lets a site of the build in `web/<output>` render each of its static pages, so that its cache (web/delivery) has them before
 * the first visitor comes: `next build` gives them to no cache but Next's own.
 */
export async function storePages(output: string, env: NodeJS.ProcessEnv): Promise<void> {
  const port = String(await findFreePort());
  const address = `http://localhost:${port}`;
  const site = spawn(
    process.execPath,
    [packageScript("next", "dist/bin/next"), "start", "web", "--port", port],
    {
      cwd: root,
      env: { ...env, NODE_ENV: "production", PORT: port, BACKGROUND_WORK: "off" },
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  try {
    while (!(await answers(`${address}/api/health`)))
      if (site.exitCode !== null) throw new Error(`The site ended with ${site.exitCode}`);
    for (const path of readPaths(output)) {
      const { status } = await fetch(address + path, { redirect: "manual" });
      if (status >= 500) throw new Error(`${path} answers ${status}`);
    }
  } finally {
    await end(site);
  }
}

/** The addresses of all that the build has rendered. */
function readPaths(output: string): string[] {
  const manifest: { routes: object } = JSON.parse(
    readFileSync(join(root, "web", output, "prerender-manifest.json"), "utf8"),
  );
  return Object.keys(manifest.routes).filter((path) => path !== "/_global-error");
}

async function end(site: ChildProcess): Promise<void> {
  if (site.exitCode !== null || site.signalCode !== null) return;
  site.kill("SIGTERM");
  await once(site, "exit");
}

if (import.meta.main) await storePages(".next", process.env);
