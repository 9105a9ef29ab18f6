import { isRecord } from "../request/is-record.ts";

/** Calls back for every node of a parsed query, parents first. What stands inside of a value is data and no node. */
export function visitNodes(value: unknown, callback: (node: Record<string, unknown>) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) visitNodes(item, callback);
  } else if (isRecord(value)) {
    callback(value);
    if (value.type === "Value") return;
    for (const child of Object.values(value)) visitNodes(child, callback);
  }
}
