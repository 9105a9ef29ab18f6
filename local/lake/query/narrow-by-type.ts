import type { ExprNode } from "groq-js";
import { isRecord } from "../request/is-record.ts";
import type { LakeDocument } from "../store/lake-document.ts";
import type { Dataset } from "./document-cache.ts";
import { visitNodes } from "./visit-nodes.ts";

type Narrowable = { filter: Record<string, unknown>; type: string };

const known = new WeakMap<LakeDocument[], Map<string, LakeDocument[]>>();

/** The filters of a query that can only find documents of one type: `*[_type == "a" && …]`. */
export function findNarrowable(tree: ExprNode): Narrowable[] {
  const found: Narrowable[] = [];
  visitNodes(tree, (node) => {
    if (node.type !== "Filter" || !isRecord(node.base) || node.base.type !== "Everything") return;
    const type = findType(node.expr);
    if (type !== undefined) found.push({ filter: node, type });
  });
  return found;
}

/** Lets these filters go through the documents of their type alone: groq-js goes through all of them at each `*`. */
export function narrow(filters: readonly Narrowable[], { documents }: Dataset): void {
  for (const { filter, type } of filters)
    filter.base = { type: "Value", value: groupByType(documents).get(type) ?? [] };
}

function groupByType(documents: LakeDocument[]): Map<string, LakeDocument[]> {
  const groups = known.get(documents) ?? Map.groupBy(documents, ({ _type }) => _type);
  known.set(documents, groups);
  return groups;
}

/** The type that a condition asks for on its own or as a part of an `&&`. */
function findType(condition: unknown): string | undefined {
  if (!isRecord(condition)) return;
  if (condition.type === "Group") return findType(condition.base);
  if (condition.type === "And") return findType(condition.left) ?? findType(condition.right);
  if (condition.type !== "OpCall" || condition.op !== "==") return;
  const sides = [condition.left, condition.right].filter(isRecord);
  const isOfType = sides.some(
    ({ type, name, base }) => type === "AccessAttribute" && name === "_type" && !base,
  );
  const value = sides.find(({ type }) => type === "Value")?.value;
  if (isOfType && typeof value === "string") return value;
}
