import { type HomeSection, homeSections } from "schemas/home-sections.ts";

/** What stands on the home page below the first screen: what the owner has listed, each once; without a list all, in the usual order. */
export function orderSections(listed: readonly string[] | null | undefined): HomeSection[] {
  const known = [...new Set(listed)].flatMap((name) => homeSections.filter((section) => section === name));
  return known.length > 0 ? known : [...homeSections];
}
