import { catchError, distinctUntilChanged, map, type Observable, of, startWith } from "rxjs";
import type { DocumentStore } from "sanity";
import brand from "../../schemas/brand.json";
import { findUnready, type OpeningFacts, type Unready } from "../../schemas/find-unready.ts";
import { openingFacts } from "../../schemas/opening-facts.ts";

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
