import { type ArrayElementNode, type ExprNode, GroqSyntaxError, type OpCallNode, parse } from "groq-js";
import { contentError, type LakeError } from "../request/lake-error.ts";
import type { LakeDocument } from "../store/lake-document.ts";
import { matchesText, readTextQuery } from "./text-search.ts";
import { visitNodes } from "./visit-nodes.ts";

/**
 * Parses a query with its parameters, and puts in what groq-js leaves out: `match text::query(…)` becomes a
 * test on the ids that `documents` gives for it. Throws a 400 queryParseError with start and end.
 */
export function parseQuery(
  query: string,
  params: Record<string, unknown>,
  documents: () => LakeDocument[],
): ExprNode {
  let tree: ExprNode;
  try {
    // A comment that ends the query without a line break does not parse in groq-js.
    tree = parse(`${query}\n`, { params });
  } catch (error) {
    throw queryError(query, error);
  }
  visitNodes(tree, (node) => {
    if (node.type === "Parameter") throw missingParameter(query, String(node.name));
    if (isOpCall(node) && node.op === "match") replaceTextQuery(node, documents);
    const unsupported = findUnsupportedFunction(node);
    if (unsupported) throw queryError(query, new Error(`${unsupported} is not supported by the local lake`));
  });
  return tree;
}

/** A 400 queryParseError for whatever parsing or evaluating a query threw. */
export function queryError(query: string, error: unknown): LakeError {
  const description = error instanceof Error ? error.message : String(error);
  const start = error instanceof GroqSyntaxError ? error.position : 0;
  const end = error instanceof GroqSyntaxError ? Math.min(error.position + 1, query.length) : query.length;
  return contentError(400, "queryParseError", description, { query, start, end });
}

function missingParameter(query: string, name: string): LakeError {
  const start = Math.max(query.indexOf(`$${name}`), 0);
  const description = `param $${name} referenced, but not provided`;
  return contentError(400, "queryParseError", description, { query, start, end: start + name.length + 1 });
}

function replaceTextQuery(node: OpCallNode, documents: () => LakeDocument[]): void {
  const { left, right } = node;
  if (right.type !== "FuncCall" || right.namespace !== "text" || right.name !== "query") return;
  const [argument] = right.args;
  const text = readTextQuery(argument?.type === "Value" ? String(argument.value) : "");
  const isWholeDocument =
    left.type === "This" ||
    (left.type === "Array" && left.elements.some(({ value }: ArrayElementNode) => value.type === "This"));
  if (isWholeDocument) {
    const found = documents().filter((document) => matchesText(document, text));
    node.op = "in";
    node.left = { type: "AccessAttribute", name: "_id" };
    node.right = { type: "Value", value: found.map(({ _id }) => _id) };
  } else {
    node.right = { type: "Value", value: text.required.length > 0 ? text.required : ["*"] };
  }
}

function isOpCall(node: object): node is OpCallNode {
  return "type" in node && node.type === "OpCall";
}

/** Namespaces and functions that groq-js parses but does not evaluate, or only with what a webhook has. */
const unsupported = new Set([
  "delta",
  "diff",
  "documents",
  "geo",
  "media",
  "text",
  "user",
  "global::anywhere",
]);

/**
 * The function that a node of a parsed query calls when the lake cannot evaluate it, or null.
 * Refused before evaluation: on a dataset without matches nothing would be called, and the query would seem to work.
 */
function findUnsupportedFunction({ type, namespace, name }: Record<string, unknown>): string | null {
  if (type !== "FuncCall") return null;
  const fullName = `${namespace}::${name}`;
  return unsupported.has(String(namespace)) || unsupported.has(fullName) ? `${fullName}()` : null;
}
