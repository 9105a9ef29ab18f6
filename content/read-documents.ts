import { glob, readFile } from "node:fs/promises";

export interface EditionDocument {
  _id: string;
  _type: string;
  [field: string]: unknown;
}

/** The first edition as it lies in content/documents: one document per file, media still named by `_sanityAsset`. */
export async function readDocuments(): Promise<EditionDocument[]> {
  const documents: EditionDocument[] = [];
  for await (const path of glob("documents/**/*.json", { cwd: import.meta.dirname })) {
    const document: unknown = JSON.parse(await readFile(`${import.meta.dirname}/${path}`, "utf8"));
    if (!isDocument(document)) throw new Error(`content/${path} has no _id or no _type.`);
    documents.push(document);
  }
  return documents.sort((a, b) => a._id.localeCompare(b._id));
}

function isDocument(value: unknown): value is EditionDocument {
  if (typeof value !== "object" || value === null) return false;
  return (
    "_id" in value && typeof value._id === "string" && "_type" in value && typeof value._type === "string"
  );
}
