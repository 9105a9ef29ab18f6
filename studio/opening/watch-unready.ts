import { catchError, distinctUntilChanged, map, type Observable, of, startWith } from "rxjs";
import type { DocumentStore } from "sanity";
import brand from "../../schemas/brand.json";
import { findUnready, type OpeningFacts, type Unready } from "../../schemas/find-unready.ts";

const openingFacts = `{
  "agencyName": *[_id == "siteSettings"][0].agencyName,
  "ownerName": *[_id == "siteSettings"][0].ownerName,
  "hasPortrait": defined(*[_id == "siteSettings"][0].portrait.asset),
  "services": count(*[_type == "serviceCard" && !(_id in path("drafts.**")) && href in *[_type == "servicePage" && !(_id in path("drafts.**"))]{"href": "/services/" + slug.current}.href]),
  "home": *[_id == "homePage"][0]{
    sections,
    "texts": [
      {"section": "hero", "text": hero.headlineFirst},
      {"section": "hero", "text": hero.headlineSecond},
      {"section": "hero", "text": coalesce(hero.promise, *[_id == "siteSettings"][0].tagline)},
      {"section": "partner", "text": partner.intro},
      {"section": "about", "text": pt::text(about.body)},
      {"section": "featuredWork", "text": select(count(featuredWork.caseStudies) > 0 => featuredWork.intro)},
      {"section": "freeCall", "text": freeCall.text}
    ]
  },
  "legalPages": *[_type == "legalPage" && !(_id in path("drafts.**"))]{version, "text": pt::text(body) + " " + summary}
}`;

// What is listened to must be a plain filter.
const openingTypes = `*[_type in ["siteSettings", "homePage", "serviceCard", "servicePage", "legalPage"]]`;

/** What is published of the content that an agency needs before it opens, as it changes. The desk waits for none of it. The demo never opens. */
export function watchUnready(documents: DocumentStore): Observable<Unready[]> {
  if (brand.edition === "demo") return of([]);
  return documents
    .listenQuery(
      { fetch: openingFacts, listen: openingTypes },
      {},
      { apiVersion: "2025-02-19", perspective: "published" },
    )
    .pipe(
      map((facts: OpeningFacts) => findUnready(facts)),
      catchError(() => of([])),
      startWith([]),
      distinctUntilChanged((one, other) => one.join() === other.join()),
    );
}
