import type { ContentSourceMap } from "@sanity/client";
import { isRecord } from "../request/is-record.ts";
import { attributeStep, readTag, type Source, tagBoundary } from "./tag-sources.ts";

/**
 * The API's `resultSourceMap` of a result, read from the same result with tags.
 * A text is left out where the two do not agree.
 */
export function mapSources(result: unknown, tagged: unknown, sources: Source[]): ContentSourceMap {
  const map: ContentSourceMap = { documents: [], paths: [], mappings: {} };
  const documents = new Map<string, number>();
  const paths = new Map<string, number>();
  const walk = (value: unknown, other: unknown, place: string): void => {
    if (Array.isArray(value) && Array.isArray(other)) {
      for (const [index, item] of value.entries()) walk(item, other[index], `${place}[${index}]`);
    } else if (isRecord(value) && isRecord(other)) {
      for (const [name, member] of Object.entries(value))
        walk(member, other[name], place + attributeStep(name));
    } else if (typeof value === "string" && typeof other === "string") {
      const source = sources[readTag(other) ?? -1];
      if (!source || !other.startsWith(value + tagBoundary)) return;
      const document = numberOf(documents, source.id);
      map.documents[document] = { _id: source.id, _type: source.type };
      const path = numberOf(paths, source.path);
      map.paths[path] = source.path;
      map.mappings[place] = { type: "value", source: { type: "documentValue", document, path } };
    }
  };
  walk(result, tagged, "$");
  return map;
}

function numberOf(known: Map<string, number>, key: string): number {
  const number = known.get(key) ?? known.size;
  known.set(key, number);
  return number;
}
