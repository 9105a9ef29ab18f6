import type { ExprNode } from "groq-js";
import { isRecord } from "../request/is-record.ts";
import { tagBoundary } from "./tag-sources.ts";

const readsText = new Set(["AccessAttribute", "AccessElement", "Deref", "Group", "Select", "This"]);
const returnsText = new Set(["lower", "upper", "string", "coalesce"]);
const comparesArguments = new Set(["order", "dateTime", "startsWith"]);

/** Rewrites a parsed query in place so that its comparisons and orderings see texts without their source tags. */
export function ignoreTags(node: unknown): void {
  if (Array.isArray(node)) {
    node.forEach(ignoreTags);
  } else if (isRecord(node) && node.type !== "Value") {
    Object.values(node).forEach(ignoreTags);
    if (node.type === "OpCall") wrapMembers(node, ["left", "right"], node.op === "in");
    if (node.type === "InRange" || node.type === "Asc" || node.type === "Desc")
      wrapMembers(node, ["base"], false);
    if (comparesArguments.has(String(node.name)) && Array.isArray(node.args)) {
      node.args = node.args.map((argument) => wrap(argument, false));
    }
  }
}

function wrapMembers(node: Record<string, unknown>, names: string[], rightIsArray: boolean): void {
  for (const name of names) node[name] = wrap(node[name], rightIsArray && name === "right");
}

function wrap(node: unknown, isArray: boolean): unknown {
  if (!isExpression(node)) return node;
  const isText = readsText.has(node.type) || (node.type === "FuncCall" && returnsText.has(node.name));
  if (!isText) return node;
  if (isArray)
    return { type: "Map", base: { type: "ArrayCoerce", base: node }, expr: untagged({ type: "This" }) };
  return untagged(node);
}

function untagged(node: ExprNode): ExprNode {
  const boundary: ExprNode = { type: "Value", value: tagBoundary };
  const parts: ExprNode = { type: "FuncCall", namespace: "string", name: "split", args: [node, boundary] };
  const first: ExprNode = { type: "AccessElement", base: parts, index: 0 };
  return { type: "FuncCall", namespace: "global", name: "coalesce", args: [first, node] };
}

function isExpression(node: unknown): node is ExprNode {
  return isRecord(node) && typeof node.type === "string";
}
