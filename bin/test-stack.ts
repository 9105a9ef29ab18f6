import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { lockDirectory } from "../process/lock-directory.ts";
import { hashInputs } from "./stack/builds.ts";
import { readSettings } from "./stack/settings.ts";
import { stackEnvironment } from "./stack/test-settings.ts";

// The product on its test ports as the browser tests start it: with new data, or with `--keep` on what the last one left,
// unless the database's or the first edition's files have changed since. New data also mean another build of the site.
Object.assign(process.env, stackEnvironment);
const { dataDirectory } = readSettings();
const stamp = join(dataDirectory, "inputs.sha256");
const inputs = hashInputs(
  ["supabase", "content/documents", "content/media", "local/supabase", "local/lake"],
  {},
);
const isKept = process.argv.includes("--keep") && existsSync(stamp) && readFileSync(stamp, "utf8") === inputs;

lockDirectory(dataDirectory)();
if (!isKept) {
  rmSync(dataDirectory, { recursive: true, force: true });
  mkdirSync(dataDirectory, { recursive: true });
  writeFileSync(stamp, inputs);
}
await import("./start.ts");
