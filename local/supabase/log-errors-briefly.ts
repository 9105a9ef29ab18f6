import { format } from "node:util";

/**
 * Makes `console.error` print an Error as one line: the database's own errors carry the values of the query, which are
 * personal data. What a grant or a policy refused (42501) is left out, since the caller is told; so is the library's
 * reminder at each start that its storage is young.
 */
export function logErrorsBriefly(): void {
  const print = console.error;
  console.error = (...parts: unknown[]) => {
    if (parts.some((part) => part instanceof Error && "code" in part && part.code === "42501")) return;
    print(format(...parts.map((part) => (part instanceof Error ? describe(part) : part))));
  };
  const warn = console.warn;
  console.warn = (...parts: unknown[]) => {
    if (!String(parts[0]).startsWith("EXPERIMENTAL FEATURES ENABLED")) warn(...parts);
  };
}

function describe(error: Error): string {
  return "code" in error
    ? `${error.name} ${error.code}: ${error.message}`
    : `${error.name}: ${error.message}`;
}
