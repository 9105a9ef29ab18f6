import type { DocumentActionComponent } from "sanity";
import { isFixed } from "./without-fixed.ts";

const harmless: DocumentActionComponent["action"][] = [
  "publish",
  "discardChanges",
  "discardVersion",
  "restore",
];

/** A document that the site needs can be edited, published and put back, but not deleted, duplicated or taken off the site. */
export function keepFixed(actions: DocumentActionComponent[], typeName: string): DocumentActionComponent[] {
  return isFixed(typeName) ? actions.filter(({ action }) => harmless.includes(action)) : actions;
}
