import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { preferOwn, readBrand } from "./brand.ts";

/** What a bundler takes in place of what is shipped: the name that it is imported by, and the absolute path of the file. */
export function ownAliases(): Record<string, string> {
  const { theme } = readBrand();
  const files: [name: string, own: string, shipped: string][] = [
    ["schemas/brand.json", "brand.json", "schemas/brand.json"],
    ["schemas/default-region.ts", "default-region.ts", "schemas/default-region.ts"],
    ["#styles/colours.css", "colours.css", "web/styles/colours.css"],
    ...(theme === "table" ? [] : listTheme(`web/theme/${theme}`)),
  ];
  return Object.fromEntries(files.map(([name, own, shipped]) => [name, preferOwn(own, shipped)]));
}

/** Drawing by drawing, so that a folder of one's own may hold few of them. */
function listTheme(folder: string): [name: string, own: string, shipped: string][] {
  return globSync("*.{tsx,css}", { cwd: join(import.meta.dirname, "..", folder) })
    .map((path) => basename(path))
    .filter((file) => !file.endsWith(".module.css"))
    .map((file) => [`#theme/${file}`, `theme/${file}`, `${folder}/${file}`]);
}
