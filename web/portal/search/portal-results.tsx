import "server-only";
import { searchedKinds } from "schemas/find-portal-kind.ts";
import type { SearchedKind } from "schemas/portal-kinds.ts";
import { getFormats } from "#formats/get-formats.ts";
import { noteBusy } from "#server/request-context.ts";
import { dashboardPath } from "#session/dashboard-path.ts";
import type { SessionUser } from "#session/session-user.ts";
import { getTexts, type Texts } from "#texts/get-texts.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { isCorrected, listCorrected } from "./list-corrected.ts";
import { isSearched, listResult } from "./list-result.ts";
import { mostOfKind, searchPortal } from "./search-portal.ts";
import styles from "./search-results.module.css";
import { type ResultGroup, resultsId, SearchResults } from "./search-results.tsx";

/** So many of each kind at first. */
const shownAtFirst = 6;

type PortalResultsProps = {
  words: string;
  user: SessionUser;
  kinds?: readonly SearchedKind[];
  children?: React.ReactNode;
};

/** Everything with these words, by kind, and after all of it what has similar ones; more of some kinds alone when they are given. */
export async function renderPortalResults({ words, user, kinds, children }: PortalResultsProps) {
  const [hits, formats, texts] = await Promise.all([
    searchPortal(words, { user, kinds }),
    getFormats(),
    getTexts(),
  ]);
  const { search } = texts;
  if (!hits) return <TooMany words={search} />;
  const found = hits.filter(isSearched);
  const isMixed = found.some(isCorrected) && !found.every(isCorrected);

  const listGroup = (kind: SearchedKind, isSimilar: boolean): ResultGroup => {
    const name = search.kinds[kind];
    const ofKind = found.filter((hit) => hit.kind === kind);
    const shown = ofKind.filter((hit) => isCorrected(hit) === isSimilar);
    const isLast = shown.at(-1) === ofKind.at(-1);
    const isCut = isLast && !kinds && ofKind.length === shownAtFirst;
    const href = `${dashboardPath(user.role, "search")}?in=${kind}&q=${encodeURIComponent(words)}#${resultsId}`;
    return {
      heading: isMixed && isSimilar ? search.similar(name) : name,
      results: shown.map((hit) => listResult(hit, { words, role: user.role ?? "client", texts, formats })),
      note: isLast && kinds && ofKind.length === mostOfKind ? search.newest(mostOfKind) : null,
      more: isCut ? { href, words: search.all(name) } : null,
    };
  };
  const groups = [false, true].flatMap((isSimilar) =>
    searchedKinds.map((kind) => listGroup(kind, isSimilar)),
  );
  return (
    <SearchResults words={words} corrected={listCorrected(found)} groups={groups}>
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
