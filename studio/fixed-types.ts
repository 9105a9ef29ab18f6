import type { DocumentActionComponent } from "sanity";
import { fixedTypes } from "../schemas/documents/all.ts";

const fixedNames = new Set<string>(fixedTypes.map(({ name }) => name));

const harmless: DocumentActionComponent["action"][] = [
  "publish",
  "discardChanges",
  "discardVersion",
  "restore",
];

/** Takes the types whose documents neither come nor go out of what the Studio offers to create. */
export function withoutFixed<Offer>(offers: Offer[], getTypeName: (offer: Offer) => string): Offer[] {
  return offers.filter((offer) => !fixedNames.has(getTypeName(offer)));
}

/** A document that the site needs can be edited, published and put back, but not deleted, duplicated or taken off the site. */
export function keepFixed(actions: DocumentActionComponent[], typeName: string): DocumentActionComponent[] {
  return fixedNames.has(typeName) ? actions.filter(({ action }) => harmless.includes(action)) : actions;
}
