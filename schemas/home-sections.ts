/** The home page's sections below the first screen by their field names, in the order that they have unless the owner gives another. */
export const homeSections = [
  "partner",
  "about",
  "featuredWork",
  "freeCall",
  "portfolio",
  "industries",
  "impact",
  "showcase",
  "announcement",
] as const;

export type HomeSection = (typeof homeSections)[number];
