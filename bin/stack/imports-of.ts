import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { root } from "./settings.ts";

/** The files of ours that a file imports, as their paths in the repository. */
export function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), "utf8");
  return [...text.matchAll(/\b(?:from|import\(?)\s*"([^"]+)"/g)].flatMap(([, address = ""]) => {
    if (address.startsWith("#")) return join("web", address.slice(1));
    if (address.startsWith(".")) return normalize(join(dirname(file), address));
    return address.startsWith("schemas/") ? address : [];
  });
}
