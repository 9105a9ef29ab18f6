import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { packageScript } from "./stack/package-script.ts";
import { root } from "./stack/settings.ts";

const projects = [".", "schemas", "studio", "local", "supabase", "web", "tests"];
const steps: [string, string[]][] = [
  ["format and lint", [packageScript("@biomejs/biome", "bin/biome"), "check", "--error-on-warnings"]],
  ["types", [packageScript("typescript", "bin/tsc"), "-b", ...projects]],
  ["imports", [join(root, "bin", "check-imports.ts")]],
  ["names in tests", [join(root, "bin", "check-demo-words.ts")]],
  ["unused code", [packageScript("knip", "bin/knip.js"), "--no-progress"]],
];

for (const [name, args] of steps) {
  const startedAt = Date.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: "utf8" });
  console.log(`${status === 0 ? "✓" : "✗"} ${name} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`);
  if (status !== 0) {
    console.error(stdout + stderr);
    process.exit(1);
  }
}
