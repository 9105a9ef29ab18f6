import { readPage } from "#ui/pager/read-page.ts";
import { overviewColumns, type WaitingCard } from "./read-waiting.ts";

/** Where all of a card is, page by page. */
export function waitingPath(card: WaitingCard, page = 1): string {
  return `/dashboard/owner/waiting?of=${card}${page > 1 ? `&page=${page}` : ""}`;
}

/** Which card's list an address asks for; instead of what it does not understand it is the first page, and messages. */
export function readWaitingPlace({ of, page }: Record<string, string | string[] | undefined>) {
  const card: WaitingCard = overviewColumns.flat().find((each) => each === of) ?? "messages";
  return { card, page: readPage(page) };
}
