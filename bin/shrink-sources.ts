import { globSync } from "node:fs";
import { join } from "node:path";
import { buildSync } from "esbuild";

/**
 * Takes from the scripts of a standalone build, in place, what the engine has no use for: comments, spaces, and letters
 * beyond Latin-1, which become escapes. V8 keeps the source of every script that is loaded, with two bytes for each letter
 * if one of them needs two: some four megabytes of a site's process.
 */
export function shrinkSources(folder: string): void {
  for (const extension of [".js", ".cjs", ".mjs"]) {
    const patterns = [`node_modules/**/*${extension}`, `web/.next*/server/**/*${extension}`];
    const files = globSync(patterns, { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile());
    buildSync({
      entryPoints: files.map(({ parentPath, name }) => join(parentPath, name)),
      outdir: folder,
      outbase: folder,
      outExtension: { ".js": extension },
      allowOverwrite: true,
      tsconfigRaw: {},
      // Esbuild writes "development" for it where it takes a script for a browser's.
      platform: "node",
      define: { "process.env.NODE_ENV": '"production"' },
      charset: "ascii",
      minifyWhitespace: true,
      minifySyntax: true,
      logLevel: "error",
    });
  }
}

if (import.meta.main) shrinkSources(process.argv[2] ?? "");
