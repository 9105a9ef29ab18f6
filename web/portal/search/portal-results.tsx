import "server-only";
import { findLink, searchedKinds } from "schemas/find-portal-kind.ts";
import type { SearchedKind } from "schemas/portal-kinds.ts";
import { getFormats } from "#formats/get-formats.ts";
import { readGuides } from "#portal/documentation/read-guides.ts";
import { searchGuides } from "#portal/documentation/search-guides.ts";
import { clientsPath } from "#portal/people/clients-path.ts";
import { nameOrder } from "#portal/projects/change-orders/name-order.ts";
import { noteBusy } from "#server/request-context.ts";
import { dashboardPath } from "#session/dashboard-path.ts";
import type { SessionUser } from "#session/session-user.ts";
import { getTexts, type Texts } from "#texts/get-texts.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { type Hit, searchPortal } from "./search-portal.ts";
import styles from "./search-results.module.css";
import { type SearchResult, SearchResults } from "./search-results.tsx";
import { takeSnippet } from "./take-snippet.ts";

/** So many of each kind at first. */
const shownAtFirst = 6;

type PortalResultsProps = {
  words: string;
  user: SessionUser;
  only?: SearchedKind;
  children?: React.ReactNode;
};

/** Everything with these words, by kind; of one kind alone when it is given. Guides go with the pages for clients. */
export async function renderPortalResults({ words, user, only, children }: PortalResultsProps) {
  const [hits, guides, { formatDate }, { search, changeOrders }] = await Promise.all([
    searchPortal(words, { user, kind: only }),
    only && only !== "client_doc" ? [] : readGuides(user.role === "owner"),
    getFormats(),
    getTexts(),
  ]);
  if (!hits) return <TooMany words={search} />;
  const toResult = (hit: Hit & { kind: SearchedKind }): SearchResult => ({
    id: hit.id,
    // Only a person may be nowhere: whoever belongs to no client stands in the list.
    href:
      findLink(hit.kind, user.role ?? "client", { ...hit, before: hit.sequence && hit.sequence + 1 }) ??
      clientsPath,
    title:
      hit.kind === "change_order" ? nameOrder(hit.title, changeOrders) : hit.title || hit.project_name || "",
    place: [
      hit.title && hit.kind !== "project" ? hit.project_name : null,
      hit.client_name,
      formatDate(hit.at),
    ]
      .filter((part) => part && part !== hit.title)
      .join(" · "),
    snippet: takeSnippet(hit.body, words.split(/[^\p{L}\p{N}]+/u).filter(Boolean)),
  });
  const groups = searchedKinds.map((kind) => {
    const results = hits
      .filter((hit): hit is Hit & { kind: SearchedKind } => hit.kind === kind)
      .map(toResult);
    const isCut = !only && results.length === shownAtFirst;
    return {
      heading: search.kinds[kind],
      results,
      ...(isCut && {
        more: `${dashboardPath(user.role, "search")}?in=${kind}&q=${encodeURIComponent(words)}`,
      }),
    };
  });
  const guideResults = searchGuides(guides, words).map(({ guide, snippet }) => ({
    id: guide._id,
    href: `/documentation/${guide.slug}`,
    title: guide.title ?? "",
    place: guide.category ?? "",
    snippet,
  }));
  return (
    <SearchResults words={words} groups={[...groups, { heading: search.guides, results: guideResults }]}>
      {children}
    </SearchResults>
  );
}

/** The words stand in the field above. */
function TooMany({ words }: { words: Texts["search"] }) {
  noteBusy();
  return (
    <Notice tone="error">
      <div className={styles.tooMany}>
        <p>{words.tooMany}</p>
        <ButtonLink href="" size="sm" variant="outline">
          {words.again}
        </ButtonLink>
      </div>
    </Notice>
  );
}
