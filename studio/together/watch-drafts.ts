import { debounceTime, merge, type Observable, of, switchMap } from "rxjs";
import type { SanityClient, SanityDocument } from "sanity";
import { listTypes, singletonTypes } from "../../schemas/documents/all.ts";

/** More are shown once some of these are published. */
export const mostDrafts = 200;

const filter = `_id in path("drafts.**") && _type in $types`;
const params = { types: [...singletonTypes, ...listTypes].map(({ name }) => name) };
const perspective = "raw";

/** What is not published yet, with what is, the last edited first, as it changes. */
export function watchDrafts(client: SanityClient): Observable<Draft[]> {
  const changes = client.listen(`*[${filter}]`, params, { includeResult: false, visibility: "query" });
  return merge(of(null), changes).pipe(
    debounceTime(300),
    switchMap(() =>
      client.observable.fetch<Draft[]>(
        `*[${filter}] | order(_updatedAt desc)[0...${mostDrafts}]{
          "draft": @,
          "published": *[_id == string::split(^._id, "drafts.")[1]][0]
        }`,
        params,
        { perspective },
      ),
    ),
  );
}

export type Draft = { draft: SanityDocument; published: SanityDocument | null };
