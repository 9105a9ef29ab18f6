export type MenuSection = { href: string; label: string };

let shown: HTMLElement | undefined;
let cancel = () => {};

/**
 * Puts the portal's sections below the own dashboard into the menu of small screens, in the look of the services there. The page is
 * the same for everybody, so React has to find it as it came: where React is still to come, they wait for it.
 */
export function showSections(sections: MenuSection[], role: string | null): void {
  cancel();
  shown?.remove();
  shown = undefined;
  const menu = document.querySelector("#mobile-menu nav");
  const dashboard = menu?.querySelector(`[href="/dashboard/${role}"]`);
  if (!menu || !dashboard || sections.length === 0) return;
  // The dashboard's own page is the link above, and the bell is beside it.
  const others = sections.filter(({ href }) => !/^\/dashboard\/\w+(\/notifications)?$/.test(href));
  const list = document.createElement("ul");
  list.className = menu.querySelector("ul")?.className ?? "";
  list.ariaLabel = dashboard.textContent;
  list.append(...others.map(linkTo));
  const put = () => {
    dashboard.after(list);
    shown = list;
  };
  const waiting = new AbortController();
  cancel = () => waiting.abort();
  if (isReactToCome(menu)) addEventListener("hydrated", put, { once: true, signal: waiting.signal });
  else put();
}

function linkTo({ href, label }: MenuSection): HTMLElement {
  const item = document.createElement("li");
  const link = document.createElement("a");
  link.href = href;
  link.textContent = label;
  item.append(link);
  return item;
}

function isReactToCome(menu: Element): boolean {
  const isThere = Object.keys(menu).some((key) => key.startsWith("__react"));
  return !isThere && document.querySelector("script[src*='/_next/'], [data-island]") !== null;
}
