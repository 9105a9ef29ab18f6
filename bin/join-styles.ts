import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { addressOfJoined, fileOf, findSheets } from "../web/cache/join-styles.ts";

/** Writes the stylesheets that each of a build's pages asks for into one file beside them: see `web/cache/join-styles.ts`. */
export function joinStylesOfBuild(distDir: string): void {
  for (const page of globSync("server/app/**/*.html", { cwd: distDir })) {
    const sheets = findSheets(readFileSync(join(distDir, page), "utf8"));
    if (sheets.length < 2) continue;
    const texts = sheets.map((address) => readFileSync(fileOf(distDir, address), "utf8"));
    writeFileSync(fileOf(distDir, addressOfJoined(sheets)), texts.join("\n"));
  }
}

if (import.meta.main) joinStylesOfBuild(process.argv[2] ?? "");
