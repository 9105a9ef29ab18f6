import type { DocumentLocationsState } from "sanity/presentation";
import { hasOwnPages, ownPath } from "../../schemas/requests/own-path.ts";
import { findSitePath } from "./find-site-path.ts";

export type Found = {
  document: { _id: string; _type: string; slug?: { current?: string } | null } | null;
  isPublished: boolean;
  isOnHome: boolean;
  sections: string[] | null;
  isInDraft: boolean;
  others: { _id: string; _type: string; title?: string }[];
};

/** Says on which pages a document is seen, of what the dataset knows about it. */
export function describeLocations({ id, type }: { id: string; type: string }, found: Found) {
  const { document, isOnHome, sections, isInDraft, others, isPublished } = found;
  const path = findSitePath(document ?? { _id: id, _type: type });
  const isSeenOnHome = isOnHome && isSwitchedOn(type, sections);
  const own = path === "/" && !alwaysOnHome.includes(type) && !isSeenOnHome ? undefined : path;
  const paths = type === "caseStudy" && own ? [own, "/work", isSeenOnHome && "/"] : [own];
  const places = [
    ...paths.flatMap((href) => (href ? [{ title: names[href] ?? href, href }] : [])),
    ...others.flatMap((other) => {
      const href = findSitePath(other);
      return href ? [{ title: other.title ?? href, href }] : [];
    }),
  ];
  const locations = places.length > 0 && { locations: places };
  if (hasOwnPages(type) && !isPublished) {
    const message = `Not published yet. Its own page will be ${own ?? ownPath(type, "…")}`;
    return { ...locations, message } satisfies DocumentLocationsState;
  }
  if (type === "siteSettings") return { ...locations, message: "Used on every page" };
  const nowhere = isInDraft ? inDraftOnly : "No page shows this by itself.";
  return locations || { message: nowhere, tone: "caution" as const };
}

const alwaysOnHome = ["homePage", "siteSettings"];
const inDraftOnly = "The draft of the home page shows this; visitors see it once that is published.";

/** The one section of the home page that shows documents of a type. Case studies stand in the first screen too. */
const sectionOf: Record<string, string> = {
  serviceCard: "partner",
  industry: "industries",
  testimonial: "impact",
  showcasePage: "showcase",
  announcement: "announcement",
};

function isSwitchedOn(type: string, sections: string[] | null): boolean {
  const section = sectionOf[type];
  return !section || !sections?.length || sections.includes(section);
}

const names: Record<string, string> = { "/": "Home page", "/work": "All work" };
