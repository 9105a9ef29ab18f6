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

/** To the next row: where one is open, that one is; else it has the focus. */
function move(by: 1 | -1): boolean {
  const rows = findRows();
  if (rows.length === 0) return false;
  const current = findCurrentRow();
  const next = current ? rows[rows.indexOf(current) + by] : rows[0];
  if (!next) return true;
  next.scrollIntoView({ block: "nearest", behavior: "instant" });
  const isBeside = rows.some((row) => row.querySelector("[aria-current]"));
  if (isBeside) linkOf(next)?.click();
  else linkOf(next)?.focus({ preventScroll: true });
  return true;
}

function press(element: HTMLElement | null | undefined): boolean {
  element?.click();
  return Boolean(element);
}

/** Presses what has this key; where nothing in view has, the row with the focus is selected first, which shows what can be done. */
function act(key: string): boolean {
  const hasSelected = document.querySelector("[data-worked-row] input:checked") !== null;
  const row = document.activeElement?.closest<HTMLElement>("[data-worked-row]");
  // What was asked for before is not done yet: the row would only be selected.
  if (row?.closest("form")?.ariaBusy === "true") return true;
  if (row && !hasSelected && !row.querySelector("[aria-current]")) boxOf(row)?.click();
  const target = findTarget(key);
  if (!target) {
    if (row && !hasSelected && boxOf(row)?.checked) boxOf(row)?.click();
    return false;
  }
  if (target instanceof HTMLButtonElement) leaveSelected();
  return lead(target);
}

/** The focus stays in the list, at the row that takes the place of those that go. */
function leaveSelected(): void {
  const focused = document.activeElement?.closest<HTMLElement>("[data-worked-row]");
  if (!focused || !boxOf(focused)?.checked) return;
  const rows = findRows();
  const at = rows.indexOf(focused);
  const stays = (row: HTMLElement) => !boxOf(row)?.checked;
  linkOf(rows.slice(at).find(stays) ?? rows.slice(0, at).findLast(stays))?.focus();
}

function findTarget(key: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>("[aria-keyshortcuts]")].find(
    (element) =>
      element.ariaKeyShortcuts?.split(" ").includes(key) &&
      element.checkVisibility({ visibilityProperty: true }),
  );
}

/** Presses a button; folds out what is folded, and leads to its first field. */
function lead(target: HTMLElement): boolean {
  const folded = target.closest("details");
  if (target.tagName !== "SUMMARY" || !folded) return press(target);
  folded.open = true;
  const first = folded.querySelector<HTMLElement>("[data-first-focus]");
  first?.focus();
  first?.scrollIntoView({ block: "nearest", behavior: "instant" });
  return true;
}
