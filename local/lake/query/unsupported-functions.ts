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
export function findUnsupportedFunction({ type, namespace, name }: Record<string, unknown>): string | null {
  if (type !== "FuncCall") return null;
  const fullName = `${namespace}::${name}`;
  return unsupported.has(String(namespace)) || unsupported.has(fullName) ? `${fullName}()` : null;
}
