import { readFileSync } from "node:fs";
import { join } from "node:path";
import { answers } from "./addresses.ts";
import { packageScript } from "./package-script.ts";
import { findFreePort } from "./ports.ts";
import { createProcesses } from "./processes.ts";
import { root } from "./settings.ts";

/**
 * Lets a site of the build in `web/<output>` render each of its static pages, so that its cache (web/delivery) has them before
 * the first visitor comes: `next build` gives them to no cache but Next's own.
 */
export async function storePages(
  processes: ReturnType<typeof createProcesses>,
  output: string,
  env: Record<string, string>,
): Promise<void> {
  const port = String(await findFreePort());
  const address = `http://localhost:${port}`;
  const stop = await processes.start(
    {
      name: "site",
      args: [
        ...[
          "--import",
          join(root, "bin", "stack", "exit-with-parent.mjs"),
          packageScript("next", "dist/bin/next"),
        ],
        ...["start", "web", "--port", port],
      ],
      env: { ...env, NODE_ENV: "production", PORT: port, BACKGROUND_WORK: "off" },
    },
    () => answers(`${address}/api/health`),
  );
  try {
    for (const path of readPaths(output)) {
      const { status } = await fetch(address + path, { redirect: "manual" });
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
