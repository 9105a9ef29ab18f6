/** Marks an element as the selected one among its siblings. */
export function selectAmong(selected: Element | null | undefined): void {
  for (const one of selected?.parentElement?.children ?? [])
    one.toggleAttribute("data-selected", one === selected);
}
