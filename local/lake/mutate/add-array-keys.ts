import { randomBytes } from "node:crypto";
import { isRecord } from "../request/is-record.ts";

/** A copy of the value in which every object in an array has a `_key` of its own. */
export function addArrayKeys(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, keyed(member)]));
}

function keyed(value: unknown): unknown {
  if (isRecord(value)) return addArrayKeys(value);
  if (!Array.isArray(value)) return value;
  const taken = new Set<string>();
  return value.map((item) => {
    if (!isRecord(item)) return keyed(item);
    let key = typeof item._key === "string" ? item._key : newKey();
    if (taken.has(key)) key = newKey();
    taken.add(key);
    return { ...addArrayKeys(item), _key: key };
  });
}

function newKey(): string {
  return randomBytes(6).toString("hex");
}
