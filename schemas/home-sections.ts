/** The home page's sections below the first screen by their field names, in the order that they have unless the owner gives another. */
export const homeSections = [
  { value: "partner", title: "Service cards" },
  { value: "about", title: "Who you're dealing with" },
  { value: "featuredWork", title: "Featured client work" },
  { value: "freeCall", title: "Free discovery call" },
  { value: "portfolio", title: "Portfolio screenshots" },
  { value: "industries", title: "Industries" },
  { value: "impact", title: "The real impact" },
  { value: "showcase", title: "Concept showcase" },
  { value: "announcement", title: "Announcement" },
] as const;

export type HomeSection = (typeof homeSections)[number]["value"];
