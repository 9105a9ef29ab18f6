import { findKind, findLink, searchedKinds } from "schemas/find-portal-kind.ts";
import type { SearchedKind } from "schemas/portal-kinds.ts";
import type { getFormats } from "#formats/get-formats.ts";
import { clientsPath } from "#portal/people/clients-path.ts";
import { nameOrder } from "#portal/projects/change-orders/name-order.ts";
import type { Role } from "#session/session-user.ts";
import type { Texts } from "#texts/get-texts.ts";
import { plainText } from "#ui/formatted-text/plain-text.ts";
import { readAsked } from "./find-marks.ts";
import type { Hit } from "./search-portal.ts";
import { markWords, type Snippet, takeSnippet } from "./take-snippet.ts";

export type SearchResult = { id: string; href: string; title: Snippet; place: string; snippet: Snippet };

type KnownHit = Hit & { kind: SearchedKind };

export function isSearched(hit: Hit): hit is KnownHit {
  return searchedKinds.some((kind) => kind === hit.kind);
}

type Reader = {
  words: string;
  role: Role;
  texts: Texts;
  formats: Pick<Awaited<ReturnType<typeof getFormats>>, "formatDate">;
};

/** A row that was found: where it leads, what it is called, where it is, and its words with what was looked for marked. */
export function listResult(hit: KnownHit, { words, role, texts, formats }: Reader): SearchResult {
  const beginnings = [...readAsked(words), ...hit.corrected];
  const title = nameHit(hit, texts);
  return {
    id: hit.id,
    href: findPlace(hit, role),
    title: markWords(title, beginnings),
    place: describePlace(hit, title, { texts, formats }),
    snippet: takeSnippet(isText(hit.kind) ? plainText(hit.body) : hit.body, beginnings),
  };
}

/** Of several blocks, which an excerpt would run together. */
function isText(kind: SearchedKind): boolean {
  return kind === "client_doc" || kind === "guide";
}

function findPlace(hit: KnownHit, role: Role): string {
  const about = findKind(hit.about);
  return (
    findLink(hit.kind, role, { ...hit, before: hit.sequence && hit.sequence + 1 }) ??
    (about && findLink(about, role, { id: hit.about_id, client_id: hit.about_id })) ??
    // Only a person may be nowhere: whoever belongs to no client stands in the list.
    clientsPath
  );
}

function nameHit({ kind, title, project_name, client_name }: KnownHit, texts: Texts): string {
  if (kind === "change_order") return nameOrder(title, texts.changeOrders);
  return title || project_name || client_name || texts.search.kinds[kind];
}

function describePlace(
  { kind, about, project_name, client_name, at }: KnownHit,
  title: string,
  { texts: { search }, formats }: Pick<Reader, "texts" | "formats">,
): string {
  const day = formats.formatDate(at);
  const places: Record<string, string> = search.places;
  const days: Partial<Record<SearchedKind, (day: string) => string>> = search.days;
  return [
    about && places[about],
    kind === "project" ? null : project_name,
    client_name,
    // The day that it was written down, beside what is planned for another.
    kind === "milestone" ? null : (days[kind]?.(day) ?? day),
  ]
    .filter((part) => part && part !== title)
    .join(" · ");
}
