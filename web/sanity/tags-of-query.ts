import { anyTypeTag, contentTag, documentTag, listTag, placeTag } from "./content-tag.ts";
import { isDocumentType } from "./document-types.ts";
import { readFilters } from "./read-filters.ts";

type Parameters = Record<string, unknown>;

const longestTag = 200;

/**
 * The tags of what a query asks for, read from its text: one document by its id, the one of a type that has a place, or those of a
 * type. Where it follows a reference it asks for nothing by itself: what is published is published with what points at it
 * (web/publishing/find-tags.ts).
 */
export function tagsOfQuery(query: string, parameters: Parameters): string[] {
  const tags = readFilters(query).flatMap((conditions) => tagsOfFilter(conditions, parameters));
  return [...new Set([contentTag, ...tags])];
}

function tagsOfFilter(conditions: readonly string[], parameters: Parameters): string[] {
  const readField = (field: string) => {
    const condition = conditions.find((one) => one.startsWith(`${field} == `));
    return condition && readValue(condition.slice(field.length + 4), parameters);
  };
  if (conditions.some((condition) => /^_id == [\^*]/.test(condition))) return [];
  const id = readField("_id");
  if (id !== undefined) return [documentTag(id)];
  const types = readTypes(conditions.join(" && "), parameters);
  const slug = readField("slug.current");
  const [type] = types;
  const place = type && slug !== undefined && types.length === 1 ? placeTag(type, slug) : undefined;
  if (place && place.length < longestTag) return [place];
  return types.length > 0 ? types.map(listTag) : [anyTypeTag];
}

/** A text in quotes, or the parameter of this name; undefined for anything else. */
function readValue(text: string, parameters: Parameters): string | undefined {
  const [, literal, name = ""] = /^(?:"([^"]*)"|\$(\w+))$/.exec(text) ?? [];
  const value = literal ?? parameters[name];
  return typeof value === "string" ? value : undefined;
}

function readTypes(text: string, parameters: Parameters) {
  const compared = Array.from(text.matchAll(/\b_type == (\S+)/g), ([, value = ""]) =>
    readValue(value.replace(/\)+$/, ""), parameters),
  );
  const listed = Array.from(text.matchAll(/\b_type in \[([^\]]*)\]/g), ([, list = ""]) =>
    Array.from(list.matchAll(/"([^"]*)"/g), ([, value]) => value),
  );
  return [...new Set([...compared, ...listed.flat()])].filter(isDocumentType);
}
