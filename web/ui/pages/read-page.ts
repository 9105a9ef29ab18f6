/** The number of a list's page from an address, 1 for anything that is none. */
export function readPage(value: unknown): number {
  return typeof value === "string" && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 1;
}
