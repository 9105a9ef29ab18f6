import { format } from "node:util";

/** Makes `console.error` print an Error as one line. The database's own errors carry the values of the query, which are personal data. */
export function logErrorsBriefly(): void {
  const print = console.error;
  console.error = (...parts: unknown[]) => {
    print(format(...parts.map((part) => (part instanceof Error ? describe(part) : part))));
  };
}

function describe(error: Error): string {
  return "code" in error
    ? `${error.name} ${error.code}: ${error.message}`
    : `${error.name}: ${error.message}`;
}
