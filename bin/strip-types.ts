import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";

/**
 * Writes the TypeScript files of a folder into another one as `.mjs`. Node would strip the types by itself, but keeps the
 * compiler that does it in memory, some twenty megabytes, for as long as the process lives.
 */
export function stripTypes(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of globSync("*.ts", { cwd: from })) {
    if (name.endsWith(".test.ts")) continue;
    const script = stripTypeScriptTypes(readFileSync(join(from, name), "utf8"));
    writeFileSync(join(to, name.replace(/\.ts$/, ".mjs")), script.replaceAll('.ts"', '.mjs"'));
  }
}

if (import.meta.main) {
  const [from = "", to = ""] = process.argv.slice(2);
  stripTypes(from, to);
}
