import { existsSync } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { preferOwn, readBrand } from "./brand.ts";

export interface EditionDocument {
  _id: string;
  _type: string;
  [field: string]: unknown;
}

/**
 * The first edition as it lies on disk, one document per file, media still named by `_sanityAsset`: the demo agency's or the empty
 * one, with an agency's own documents (`own/documents`) in place of those that have their ids.
 */
export async function readDocuments(): Promise<EditionDocument[]> {
  const documents = new Map<string, EditionDocument>();
  for (const folder of listFolders()) {
    for await (const path of glob("**/*.json", { cwd: folder })) {
      const document = await readDocument(join(folder, path));
      documents.set(document._id, document);
    }
  }
  return [...documents.values()].sort((a, b) => a._id.localeCompare(b._id));
}

async function readDocument(path: string): Promise<EditionDocument> {
  const document = parse(await readFile(path, "utf8"), path);
  if (!isDocument(document)) throw new Error(`${path} has no _id or no _type.`);
  return document;
}

function parse(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${path} is not JSON: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

/** The later a folder, the more it counts. */
function listFolders(): string[] {
  const { edition, region } = readBrand();
  const written = join(import.meta.dirname, "empty", region.locale.slice(0, 2));
  const empty = existsSync(written) ? written : join(import.meta.dirname, "empty", "en");
  const shipped = join(import.meta.dirname, "documents");
  const own = preferOwn("documents", "content/documents");
  return [...new Set([edition === "demo" ? shipped : empty, ...(own === shipped ? [] : [own])])];
}

function isDocument(value: unknown): value is EditionDocument {
  if (typeof value !== "object" || value === null) return false;
  return (
    "_id" in value && typeof value._id === "string" && "_type" in value && typeof value._type === "string"
  );
}
