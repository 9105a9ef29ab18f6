import { shownCount } from "#ui/shown-count.ts";

let unread = 0;
let bare = "";
let written = "";
let titles: MutationObserver | undefined;

/** Keeps how many news are unread before the page's title, “(3) Files”, from now on and on whichever page comes next. */
export function countInTitle(count: number): void {
  unread = count;
  if (!titles) {
    titles = new MutationObserver(write);
    titles.observe(document.head, { childList: true, subtree: true, characterData: true });
  }
  write();
}

function write(): void {
  if (document.title !== written) bare = document.title;
  const wanted = unread > 0 ? `(${shownCount(unread)}) ${bare}` : bare;
  if (document.title !== wanted) document.title = wanted;
  // The browser reads back fewer spaces than may have been written.
  written = document.title;
}
