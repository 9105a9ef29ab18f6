import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./settings.ts";

/** What each room may import, by the rows of README.md and in their order; `web` alone is the files in that folder. */
export function readLaw(): Map<string, string[]> {
  const law = new Map<string, string[]>();
  const readme = readFileSync(join(root, "README.md"), "utf8");
  for (const [, names = "", imports = ""] of readme.matchAll(/^\| (`[a-z].*?) \|.*\| (.*?) \|$/gm))
    for (const [, name = ""] of names.matchAll(/`([^`]+?)\/`/g))
      law.set(
        name,
        imports.split(", ").filter((one) => one !== "–"),
      );
  return law;
}

/** The files of all rooms, as their paths in the repository. */
export function listRoomFiles(): string[] {
  return globSync("{bin,content,local,ops,process,schemas,studio,supabase,tests,web}/**/*.{ts,tsx,mjs}", {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|built|\.[^/]+)$/.test(path),
  });
}

/** A section's shape stands in its folder and belongs to schemas/. */
export function roomOf(path: string): string {
  if (isSchemaOfSection(path)) return "schemas";
  const [room = "", inner = "", ...rest] = path.split("/");
  if (path.startsWith("web/env")) return "web/env";
  return room === "web" && rest.length > 0 ? `${room}/${inner}` : room;
}

export function isSchemaOfSection(path: string): boolean {
  return /^web\/sections\/.+\.schema\.ts$/.test(path);
}
