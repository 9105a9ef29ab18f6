import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";

const here = import.meta.dirname;

const mediaFolder = join(here, "../../media");
export const cacheFolder = join(here, "../.cache");
export const typefaceFolder = join(here, "../node_modules/@fontsource");

export function ensureFolderOf(file: string): string {
  mkdirSync(dirname(file), { recursive: true });
  return file;
}

export function mediaFile(path: string): string {
  return ensureFolderOf(join(mediaFolder, path));
}
