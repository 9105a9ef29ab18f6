import { getPublishedId, studioPath } from "@sanity/client/csm";
import { stegaClean } from "@sanity/client/stega";
import { vercelStegaDecode } from "@vercel/stega";

/** A document before and after its last edit. */
export type Edit = { before: StoredDocument | null; after: StoredDocument };
type StoredDocument = { _id: string; [field: string]: unknown };

const last = new Map<string, StoredDocument>();

/**
 * Writes edited texts into the page where it shows them as they are stored: rendering a draft anew takes up to a second.
 * Answers whether the page shows something of the edit now, or has nothing to show of it.
 */
export function showEdit({ before: published, after }: Edit): boolean {
  const id = getPublishedId(after._id);
  const before = last.get(id) ?? published;
  last.set(id, after);
  if (!before) return false;
  if (contentOf(before) === contentOf(after)) return true;
  let isShown = false;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const source = sourceOf(text.nodeValue ?? "");
    if (source?.id !== id) continue;
    const old = studioPath.get(before, source.path);
    const next = studioPath.get(after, source.path);
    // The invisible marks behind the words stay.
    const isShownAsStored = typeof old === "string" && stegaClean(text.nodeValue) === old;
    if (!isShownAsStored || typeof next !== "string" || next === old) continue;
    text.nodeValue = text.nodeValue?.replace(old, () => next) ?? null;
    isShown = true;
  }
  return isShown;
}

/** A draft begins as a copy: what differs then is how it is stored. */
function contentOf(stored: StoredDocument): string {
  return JSON.stringify(Object.entries(stored).filter(([field]) => !field.startsWith("_")));
}

/** Which field a text comes from: the preview's client hides it in the text itself. */
function sourceOf(text: string): { id: string; path: string } | undefined {
  const { href } = vercelStegaDecode<{ href?: string }>(text) ?? {};
  const params = new URLSearchParams(href?.slice(href.lastIndexOf("?")));
  const id = params.get("id");
  const path = params.get("path");
  return id && path ? { id, path } : undefined;
}
