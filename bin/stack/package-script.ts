import { join } from "node:path";
import { root } from "./settings.ts";

/** A package's own script, to run it under this Node instead of the machine's. */
export function packageScript(packageName: string, script: string): string {
  return join(root, "node_modules", packageName, script);
}
