import type { DocumentActionComponent } from "sanity";
import { isSingleton } from "./without-singletons.ts";

const harmless: DocumentActionComponent["action"][] = [
  "publish",
  "discardChanges",
  "discardVersion",
  "restore",
];

/** A singleton can be edited, published and put back, but not deleted, duplicated or taken off the site. */
export function keepSingletons(
  actions: DocumentActionComponent[],
  typeName: string,
): DocumentActionComponent[] {
  return isSingleton(typeName) ? actions.filter(({ action }) => harmless.includes(action)) : actions;
}
