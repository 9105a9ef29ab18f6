import { join } from "node:path";
import { answers } from "./addresses.ts";
import { packageScript } from "./package-script.ts";
import type { Processes } from "./processes.ts";
import { root } from "./settings.ts";

/** Preloaded into servers that are not ours. */
export const exitWithParent = ["--import", join(root, "bin", "stack", "exit-with-parent.mjs")];

/** Has Next.js serve web/ on a port of this machine. Resolves when the site answers, with the function that stops it. */
export function startSite(
  processes: Processes,
  command: "dev" | "start",
  port: number,
  env: Record<string, string>,
): Promise<() => Promise<void>> {
  const next = [packageScript("next", "dist/bin/next"), command, "web"];
  const args = [...exitWithParent, ...next, "--port", String(port), "--hostname", "127.0.0.1"];
  return processes.start({ name: "site", args, env }, () => answers(`http://127.0.0.1:${port}/api/health`));
}
