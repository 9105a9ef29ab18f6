import { indexInView, itemsOf } from "../carousel/items.ts";
import { keepOthersInert } from "../carousel/keep-others-inert.ts";
import { selectAmong } from "../selection/select-among.ts";
import { followWheel } from "./follow-wheel.ts";

/**
 * Makes links and panels tabs after the ARIA pattern: one stop for Tab, arrows, Home and End. Which one is chosen stands in
 * `data-selected`; where all panels lie in one frame, scrolling it chooses too.
 */
export function enhanceTabs(root: HTMLElement): void {
  const [list, frame] = itemsOf(root);
  if (!list || !frame) return;
  const tabs = itemsOf(list);
  const panels = itemsOf(frame);

  list.role = "tablist";
  list.ariaLabel = root.dataset.tabs ?? "";
  list.addEventListener("dragstart", (event) => event.preventDefault());
  for (const [index, panel] of panels.entries()) {
    const id = `${panel.id}-tab`;
    tabs[index]?.setAttribute("id", id);
    tabs[index]?.setAttribute("aria-controls", panel.id);
    panel.setAttribute("aria-labelledby", id);
    panel.role = "tabpanel";
  }

  const select = (index: number) => {
    for (const one of [tabs[index], panels[index]]) selectAmong(one);
  };
  const turn = (by: number) => {
    const tab = tabs[indexInView(frame) + by];
    tab?.click();
    return tab !== undefined;
  };
  const describe = () => {
    for (const tab of tabs) {
      const isSelected = tab.dataset.selected !== undefined;
      tab.role = "tab";
      tab.ariaSelected = String(isSelected);
      tab.tabIndex = isSelected ? 0 : -1;
      if (isSelected) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
    }
  };
  new MutationObserver(describe).observe(list, { subtree: true, attributeFilter: ["data-selected"] });
  const linked = panels.findIndex(({ id }) => `#${id}` === location.hash);
  if (!list.querySelector("[data-selected]")) select(Math.max(linked, 0));
  describe();

  list.addEventListener("keydown", (event) => {
    const index = tabs.findIndex((tab) => tab.matches(":focus"));
    const next = tabs[indexAfterKey(event.key, index, tabs.length) ?? -1];
    if (index < 0 || !next || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    next.click();
    next.focus();
  });
  if (root.dataset.scrolled === undefined) return;

  keepOthersInert(frame);
  frame.addEventListener("scroll", () => select(indexInView(frame)), { passive: true });
  followWheel(frame, turn);
  frame.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.target !== frame) return;
    const by = { PageDown: 1, ArrowDown: 1, ArrowRight: 1, PageUp: -1, ArrowUp: -1, ArrowLeft: -1 }[
      event.key
    ];
    if (by && turn(by)) event.preventDefault();
  });
}

function indexAfterKey(key: string, index: number, count: number): number | undefined {
  if (key === "ArrowRight" || key === "ArrowDown") return (index + 1) % count;
  if (key === "ArrowLeft" || key === "ArrowUp") return (index - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (key === " ") return index;
}
