import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findFreePort } from "../../process/find-free-port.ts";
import { createProcesses, type Processes } from "./processes.ts";
import { root } from "./settings.ts";
import { startSite } from "./start-site.ts";

/**
 * Lets a site of the build in `web/<output>` render each of its static pages, so that its cache (web/delivery) has them before
 * the first visitor comes: `next build` gives them to no cache but Next's own.
 */
export async function storePages(
  processes: Processes,
  output: string,
  env: Record<string, string>,
): Promise<void> {
  const port = await findFreePort();
  const stop = await startSite(processes, "start", port, {
    ...env,
    NODE_ENV: "production",
    PORT: String(port),
    BACKGROUND_WORK: "off",
  });
  try {
    for (const path of readPaths(output)) {
      const { status } = await fetch(`http://localhost:${port}${path}`, { redirect: "manual" });
      if (status >= 500) throw new Error(`${path} answers ${status}`);
    }
  } finally {
    await stop();
  }
}

/** The addresses of all that the build has rendered. */
function readPaths(output: string): string[] {
  const manifest: { routes: object } = JSON.parse(
    readFileSync(join(root, "web", output, "prerender-manifest.json"), "utf8"),
  );
  return Object.keys(manifest.routes).filter((path) => path !== "/_global-error");
}

if (import.meta.main) await storePages(createProcesses(), ".next", {});
