import { isRecord } from "../request/is-record.ts";
import type { LakeDocument } from "../store/lake-document.ts";
import type { Dataset } from "./document-cache.ts";

export interface Source {
  id: string;
  type: string;
  path: string;
}

export interface TaggedDataset {
  dataset: Dataset;
  sources: Source[];
}

/** The character that opens and closes a tag. It lies in a private-use plane, as do the digits between. */
export const tagBoundary = "\u{F0000}";
const firstDigit = 0xf0001;
const base = 60_000;

const known = new WeakMap<Dataset, TaggedDataset>();

/**
 * The dataset with an invisible tag of its origin after every text.
 * Evaluated with the same query, the tags in the result say which field each text came from;
 * groq-js has no source maps of its own.
 */
export function tagSources(dataset: Dataset): TaggedDataset {
  const earlier = known.get(dataset);
  if (earlier) return earlier;
  const sources: Source[] = [];
  const documents = dataset.documents.map((document) => tagDocument(document, sources));
  const byId = new Map(documents.map((document) => [document._id, document]));
  const tagged = { dataset: { documents, byId }, sources };
  known.set(dataset, tagged);
  return tagged;
}

/** The number in the first tag of a text, an index into the sources, or null without one. */
export function readTag(text: string): number | null {
  const [, digits] = text.split(tagBoundary, 2);
  if (!digits) return null;
  return [...digits].reduceRight((sum, digit) => sum * base + (digit.codePointAt(0) ?? 0) - firstDigit, 0);
}

function tagDocument(document: LakeDocument, sources: Source[]): LakeDocument {
  const id = typeof document._originalId === "string" ? document._originalId : document._id;
  const tag = (value: unknown, path: string): unknown => {
    if (typeof value === "string")
      return value + writeTag(sources.push({ id, type: document._type, path }) - 1);
    if (Array.isArray(value)) return value.map((item, index) => tag(item, path + arrayStep(item, index)));
    return isRecord(value) ? tagMembers(value, path) : value;
  };
  const tagMembers = (value: Record<string, unknown>, path: string): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(value).map(([name, member]) => [
        name,
        name.startsWith("_") ? member : tag(member, path + attributeStep(name)),
      ]),
    );
  return { ...document, ...tagMembers(document, "$") };
}

function writeTag(number: number): string {
  let digits = "";
  let rest = number;
  do {
    digits += String.fromCodePoint(firstDigit + (rest % base));
    rest = Math.floor(rest / base);
  } while (rest > 0);
  return tagBoundary + digits + tagBoundary;
}

function arrayStep(item: unknown, index: number): string {
  return isRecord(item) && typeof item._key === "string"
    ? `[?(@._key=='${escapeName(item._key)}')]`
    : `[${index}]`;
}

/** A JSONPath step to an attribute, as Sanity writes it. */
export function attributeStep(name: string): string {
  return `['${escapeName(name)}']`;
}

function escapeName(name: string): string {
  return name.replaceAll("\\", "\\\\").replaceAll("'", "\\'");
}
