import { shownCount } from "#ui/shown-count.ts";

let unread = 0;
let counted = 0;
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
  const { title } = document;
  // Between two pages there is none. What this wrote itself is written once, or its own writing would call it again for ever.
  if (title === "" || (title === written && unread === counted)) return;
  if (title !== written) bare = title;
  document.title = unread > 0 ? `(${shownCount(unread)}) ${bare}` : bare;
  counted = unread;
  // The browser reads back fewer spaces than may have been written.
  written = document.title;
}
