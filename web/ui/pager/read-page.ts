/** The page that an address asks for, from 1. */
export function readPage(value: unknown): number {
  const page = typeof value === "string" ? Number(value) : 1;
  return Number.isSafeInteger(page) && page > 1 && page < 100_000 ? page : 1;
}
