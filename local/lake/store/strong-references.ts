import { isRecord } from "../request/is-record.ts";

/** The ids that a value refers to strongly: not weak, and inside this dataset. */
export function strongReferences(value: unknown): Set<string> {
  const targets = new Set<string>();
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (Array.isArray(next)) {
      for (const item of next) waiting.push(item);
    } else if (isRecord(next)) {
      if (typeof next._ref === "string" && next._weak !== true && !next._dataset && !next._projectId) {
        targets.add(next._ref);
      }
      for (const item of Object.values(next)) waiting.push(item);
    }
  }
  return targets;
}
