import { fixedTypes } from "../../schemas/documents/all.ts";

const fixedNames = new Set<string>(fixedTypes.map(({ name }) => name));

export function isFixed(typeName: string): boolean {
  return fixedNames.has(typeName);
}

/** Takes the types whose documents neither come nor go out of what the Studio offers to create. */
export function withoutFixed<Offer>(offers: Offer[], getTypeName: (offer: Offer) => string): Offer[] {
  return offers.filter((offer) => !isFixed(getTypeName(offer)));
}
