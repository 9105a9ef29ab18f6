import { findAddress } from "../find-address.ts";

export type NeededDocument = { type: string; slug: string; path: string };

/**
 * The document, or the redirect from the same path, without which a link of this site leads to nothing. Undefined where the site has a page
 * of its own, and for links that lead elsewhere.
 */
export function neededDocument(href: string | undefined): NeededDocument | undefined {
  const path = href?.startsWith("/") ? href.replace(/[?#].*$/, "").replace(/(?<=.)\/$/, "") : undefined;
  if (!path) return;
  const { path: kind = "", document, isReserved } = findAddress(path) ?? {};
  const isOwn = document !== undefined && (kind.endsWith("/[slug]") || document === "legalPage");
  if (kind && !isReserved && !isOwn) return;
  return { type: document ?? "", slug: path.split("/").at(-1) ?? "", path };
}
