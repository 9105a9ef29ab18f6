import { map } from "rxjs";
import type { DocumentLocationResolver } from "sanity/presentation";
import { findSitePath } from "./find-site-path.ts";

/** The pages on which a document is seen, above its form in the Preview tool and in the content tool. */
export const locations: DocumentLocationResolver = ({ id, type }, { documentStore }) =>
  documentStore
    .listenQuery(
      {
        fetch: `{
          "document": *[_id == $id][0]{_id, _type, slug},
          "services": *[_type == "servicePage" && references($id)]{_id, _type, title, slug}
        }`,
        // What is listened to must be a plain filter.
        listen: `*[_id in [$id, "drafts." + $id] || _type == "servicePage"]`,
      },
      { id },
      { perspective: "drafts" },
    )
    .pipe(
      map(({ document, services }: Found) => {
        const own = findSitePath(document ?? { _id: id, _type: type });
        const places = [
          ...(own ? [{ title: nameOf(own), href: own }] : []),
          ...services.flatMap((service) => {
            const href = findSitePath(service);
            return href ? [{ title: service.title ?? href, href }] : [];
          }),
        ];
        return places.length > 0
          ? { locations: places }
          : { message: "No page shows this by itself.", tone: "caution" as const };
      }),
    );

type Found = {
  document: { _id: string; _type: string } | null;
  services: { _id: string; _type: string; title?: string }[];
};

function nameOf(path: string): string {
  return path === "/" ? "Home page" : path;
}
