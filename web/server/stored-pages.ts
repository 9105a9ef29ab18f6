import { processSingleton } from "./process-singleton.ts";

/** What the site's store of pages knows of them, by their addresses, for what sees publishes through to them. */
export type StoredPages = {
  /** The pages that show a document, in whichever revision. */
  listShowing: (id: string) => string[];
  /** Beside `chosen`, one page for each answer of the content service that a publish of these tags makes old. */
  listAsking: (tags: readonly string[], chosen: readonly string[]) => string[];
  /** Whether a page was made from an answer that a publish of these tags makes old; undefined of a page that is not known. */
  isMadeFrom: (path: string, tags: readonly string[]) => boolean | undefined;
  /** Whether it has heard that these tags were published at this time (milliseconds since 1970) or later. */
  hasHeard: (tags: readonly string[], time: number) => boolean;
  /** One page for each answer, of several pages, that a publish made old and that nobody has asked for again. */
  listUnasked: () => string[];
  /** Whether a page is stored and nothing was published since that it has to be rendered anew for. */
  isFresh: (path: string) => boolean;
  /** The pages that whoever comes next has rendered anew, those that were made last first. */
  listOld: () => string[];
};

const none: StoredPages = {
  listShowing: () => [],
  listAsking: () => [],
  isMadeFrom: () => undefined,
  hasHeard: () => true,
  listUnasked: () => [],
  isFresh: () => false,
  listOld: () => [],
};

const known = () => processSingleton("stored pages", () => ({ pages: none }));

/** The store says what it knows; it is another bundle of this process. */
export function offerStoredPages(pages: StoredPages): void {
  known().pages = pages;
}

/** Nothing where the site's store is another one's: there no page is known, and none is found. */
export function storedPages(): StoredPages {
  return known().pages;
}
