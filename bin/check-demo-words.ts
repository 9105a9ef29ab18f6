import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findDemoWords } from "./lint/find-demo-words.ts";
import { root } from "./stack/settings.ts";

// Tests read names from the edition, whoever it is of. Those of content/ are about the demo edition, and may say its own.

const files = globSync(
  [
    "{bin,local,ops,process,schemas,studio,supabase,web}/**/*.test.{ts,tsx}",
    "{tests,supabase/tests}/**/*.{ts,mjs,sql}",
  ],
  { cwd: root, exclude: (path) => /(^|\/)(node_modules|built|\.[^/]+)$/.test(path) },
);
for (const file of new Set(files))
  for (const found of findDemoWords(readFileSync(join(root, file), "utf8"))) {
    console.error(`${file}:${found} is the demo edition's: read it from there, or take another name`);
    process.exitCode = 1;
  }
