/** Does what a single key means on the page that is shown; says whether it meant anything. */
export function pressKey(key: string): boolean {
  if (key === "j") return move(1);
  if (key === "k") return move(-1);
  if (key === "o") return press(linkOf(findCurrentRow()));
  if (key === "x") return press(boxOf(findCurrentRow()));
  return act(key);
}

function findRows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("[data-worked-row]")];
}

/** The row that has the focus, else the one that is open beside the list. */
function findCurrentRow(): HTMLElement | undefined {
  const focused = document.activeElement?.closest<HTMLElement>("[data-worked-row]");
  return focused ?? findRows().find((row) => row.querySelector("[aria-current]"));
}

const linkOf = (row: HTMLElement | undefined) => row?.querySelector("a");
const boxOf = (row: HTMLElement | undefined) => row?.querySelector<HTMLInputElement>("input[type=checkbox]");

const hasSelected = () => document.querySelector("[data-worked-row] input:checked") !== null;

/** To the next row: where one is open, that one is, unless some are selected; else it has the focus. */
function move(by: 1 | -1): boolean {
  const rows = findRows();
  if (rows.length === 0) return false;
  const current = findCurrentRow();
  const next = current ? rows[rows.indexOf(current) + by] : rows[0];
  if (!next) return true;
  next.scrollIntoView({ block: "nearest", behavior: "instant" });
  const isBeside = rows.some((row) => row.querySelector("[aria-current]"));
  if (isBeside && !hasSelected()) linkOf(next)?.click();
  else linkOf(next)?.focus({ preventScroll: true });
  return true;
}

function press(element: HTMLElement | null | undefined): boolean {
  element?.click();
  return Boolean(element);
}

/** Presses what has this key. Of a list in which nothing is selected the row with the focus is, which shows what can be done with it. */
function act(key: string): boolean {
  const targets = [
    ...document.querySelectorAll<HTMLElement>("[aria-keyshortcuts]:is(button, summary)"),
  ].filter(({ ariaKeyShortcuts }) => ariaKeyShortcuts?.split(" ").includes(key));
  const row = document.activeElement?.closest<HTMLElement>("[data-worked-row]");
  const list = row?.closest("form");
  if (row && list && targets.some((target) => list.contains(target))) {
    // What was asked for before is not done yet.
    if (list.ariaBusy === "true") return true;
    if (!hasSelected() && !row.querySelector("[aria-current]")) boxOf(row)?.click();
  }
  const target = targets.find((element) => element.checkVisibility());
  if (!target) return false;
  const after = findRowAfter(row);
  const folded = target.closest("details");
  if (target.tagName === "SUMMARY" && folded) return fold(folded, after);
  linkOf(after)?.focus();
  return press(target);
}

/** The row that takes the place of those that are selected and go. */
function findRowAfter(row: HTMLElement | null | undefined): HTMLElement | undefined {
  if (!row || !boxOf(row)?.checked) return undefined;
  const rows = findRows();
  const at = rows.indexOf(row);
  const stays = (one: HTMLElement) => !boxOf(one)?.checked;
  return rows.slice(at).find(stays) ?? rows.slice(0, at).findLast(stays);
}

/** Folds out, and leads to what is first there; folds in where the focus is inside. Afterwards the focus is in the list again. */
function fold(folded: HTMLDetailsElement, after: HTMLElement | undefined): boolean {
  const first = folded.querySelector<HTMLElement>("[data-first-focus]");
  if (folded.open && folded.contains(document.activeElement) && !first?.matches("textarea")) {
    folded.querySelector("summary")?.focus();
    folded.open = false;
    return true;
  }
  folded.open = true;
  first?.focus();
  first?.scrollIntoView({ block: "nearest", behavior: "instant" });
  const goBack = () => {
    if (folded.open) return;
    folded.removeEventListener("toggle", goBack);
    linkOf(after)?.focus();
  };
  if (after) folded.addEventListener("toggle", goBack);
  return true;
}
