import { map } from "rxjs";
import type { DocumentLocationResolver } from "sanity/presentation";
import { findSitePath } from "./find-site-path.ts";

/** The pages on which a document is seen, above its form in the Preview tool and in the content tool. */
export const locations: DocumentLocationResolver = ({ id, type }, { documentStore }) =>
  documentStore
    .listenQuery(
      {
        fetch: `{
          "document": coalesce(*[_id == "drafts." + $id][0], *[_id == $id][0]){_id, _type, slug},
          "isOnHome": defined(*[_id == "homePage" && references($id)][0]),
          "sections": *[_id == "homePage"][0].sections,
          "isInDraft": defined(*[_id == "drafts.homePage" && references($id)][0]),
          "others": *[_type in ["servicePage", "caseStudy"] && !(_id in path("drafts.**")) && references($id)]
            | order(_type asc){_id, _type, "title": coalesce(client, title), slug}
        }`,
        // What is listened to must be a plain filter.
        listen: `*[_id in [$id, "drafts." + $id] || _type in ["homePage", "servicePage", "caseStudy"]]`,
      },
      { id },
      { perspective: "raw" },
    )
    .pipe(
      map(({ document, isOnHome, sections, isInDraft, others }: Found) => {
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
        return places.length > 0
          ? { locations: places }
          : { message: isInDraft ? inDraftOnly : "No page shows this by itself.", tone: "caution" as const };
      }),
    );

const alwaysOnHome = ["homePage", "siteSettings"];
const inDraftOnly = "The draft of the home page shows this; visitors see it once that is published.";

type Found = {
  document: { _id: string; _type: string } | null;
  isOnHome: boolean;
  sections: string[] | null;
  isInDraft: boolean;
  others: { _id: string; _type: string; title?: string }[];
};

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
