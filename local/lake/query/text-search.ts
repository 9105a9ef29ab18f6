import { isRecord } from "../request/is-record.ts";

export interface TextQuery {
  required: string[];
  excluded: string[];
}

/** Reads the language of `text::query()`: words, prefixes ending in `*`, "exact phrases", and -exclusions. */
export function readTextQuery(text: string): TextQuery {
  const tokens = text.toLowerCase().match(/-?"[^"]*"|\S+/g) ?? [];
  const required: string[] = [];
  const excluded: string[] = [];
  for (const token of tokens) {
    const isExcluded = token.startsWith("-");
    const term = (isExcluded ? token.slice(1) : token).replaceAll('"', "").trim();
    if (term !== "" && term !== "*") (isExcluded ? excluded : required).push(term);
  }
  return { required, excluded };
}

/** Whether the strings anywhere in a value contain all that the query requires and nothing that it excludes. */
export function matchesText(value: unknown, { required, excluded }: TextQuery): boolean {
  const text = collectText(value);
  return required.every((term) => contains(text, term)) && !excluded.some((term) => contains(text, term));
}

function contains(text: string, term: string): boolean {
  const words = term
    .replace(/\*$/, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  if (words.length === 0) return true;
  const end = term.endsWith("*") ? "" : " ";
  return text.includes(` ${words.join(" ")}${end}`);
}

function collectText(value: unknown): string {
  const parts: string[] = [];
  const collect = (item: unknown): void => {
    if (typeof item === "string") parts.push(item);
    else if (Array.isArray(item)) item.forEach(collect);
    else if (isRecord(item)) Object.values(item).forEach(collect);
  };
  collect(value);
  const words = parts
    .join(" ")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);
  return ` ${words.filter(Boolean).join(" ")} `;
}
