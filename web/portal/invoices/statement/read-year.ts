/** The year that an address asks for; null where it asks for none that there is. */
export function readYear(asked: string | string[] | null | undefined): number | null {
  return typeof asked === "string" && /^(19|20|21)\d\d$/.test(asked) ? Number(asked) : null;
}
